"""What is said of a finished hand: the outcome that the score counts, also after a proven renege."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, CallRenege, Phase, State, apply, deal, legal_actions
from euchre_tutor.tutor.tell import result_lines


def ended_by_a_renege(resolution: str, seed: int) -> State:
    """A hand of random plays in which the first renege is called and proven at once."""
    loose = RULESETS["bid"].with_options(renege_mode="allow", renege_resolution=resolution)
    rng = random.Random(seed)
    state = deal(loose, 0, rng)
    while state.phase is not Phase.OVER:
        state = called(state) or apply(state, rng.choice(legal_actions(state)))
    return state


def called(state: State) -> State | None:
    """The state after a call that is proven, if there is one to make."""
    for seat in range(4):
        for action in legal_actions(state, by=seat):
            after = apply(state, action, by=seat) if isinstance(action, CallRenege) else state
            if len(after.charged) > len(state.charged):
                return after
    return None


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_a_renege_ended_is_neither_made_nor_set(seed: int) -> None:
    state = ended_by_a_renege("penalty_end_hand", seed)
    first = result_lines(state, 0)[0]
    assert (first == "A proven renege has ended the hand: only the penalty counts.") == bool(state.charged)


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_lost_by_a_renege_says_why_it_counts(seed: int) -> None:
    state = ended_by_a_renege("lose_hand", seed)
    if not state.charged:
        assert "renege" not in result_lines(state, 0)[0]
        return
    assert state.contract is not None
    offender, bidders = state.charged[-1][0], state.rules.side(state.contract.seat)
    ending = "they are set." if offender in bidders else "so the bid counts as made."
    assert "by a renege" in result_lines(state, 0)[0] and result_lines(state, 0)[0].endswith(ending)
