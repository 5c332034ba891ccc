"""Deals that a view allows: who did not follow has none left, but only where that is proven."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, Phase, Play, State, apply, deal, parse_action, ranking, view
from euchre_tutor.solver.worlds import frame


def after_a_discard(mode: str, seed: int) -> tuple[State, int] | None:
    """A hand of legal plays up to a card that did not follow suit, and who threw it."""
    state = deal(RULESETS["bid"].with_options(renege_mode=mode), 3, random.Random(seed))
    for word in ("BID 3", "PASS", "PASS", "PASS", "NAME H"):
        state = apply(state, parse_action(word))
    order = ranking(state.rules, state.contract.trump if state.contract else None)
    while state.phase is Phase.PLAY:
        seat, led = state.to_act, order.suit_of(state.trick[0][1]) if state.trick else None
        following = order.followers(state.hands[seat], led) if led else state.hands[seat]
        card = (following or state.hands[seat]).cards[0]
        state = apply(state, Play(card))
        if led and order.suit_of(card) != led and len(state.complete_tricks) < 5:
            return state, seat
    return None


@pytest.mark.parametrize("mode, proves", [("prevent", True), ("allow", False)])
def test_a_card_of_another_suit_proves_a_void_only_where_reneges_are_prevented(
    mode: str, proves: bool
) -> None:
    found = [hand for seed in range(30) if (hand := after_a_discard(mode, seed))]
    assert len(found) > 10
    for state, thrower in found:
        fixed = frame(view(state, (thrower + 1) % 4))
        assert bool(fixed.barred[thrower]) <= proves
    assert any(frame(view(state, (thrower + 1) % 4)).barred[thrower] for state, thrower in found) == proves
