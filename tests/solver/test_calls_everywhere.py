"""Calls, swaps and suits of every game with an auction: what they are worth is what comes of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Ask,
    Bid,
    Claim,
    Discard,
    Moon,
    Name,
    Pass,
    Phase,
    Ruleset,
    State,
    Swap,
    apply,
    deal,
    legal_actions,
    score,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import Estimate, estimate, study
from euchre_tutor.solver.payoffs import against
from tests.solver.same_figures import both_kernels_agree, hidden_cards_change_nothing
from tests.solver.test_estimates import OneWorld
from tests.solver.test_every_table import tables

THUMB = PLAYERS["thumb"]()
AUCTIONS = [name for name, rules in RULESETS.items() if not rules.turns_up]
any_auction = pytest.mark.parametrize("game", AUCTIONS)
BEFORE_PLAY = (Phase.DEALER_DISCARD, Phase.CLAIM, Phase.BID, Phase.NAME)


def calling(rules: Ruleset, seed: int) -> Iterator[State]:
    """States before the play of one hand, gone on with by thumb, now and then by chance."""
    rng = random.Random(seed)
    state = deal(rules, seed % rules.seats, rng)
    while state.phase in BEFORE_PLAY:
        yield state
        usual, some = THUMB.choose(view(state, state.to_act)), rng.choice(legal_actions(state))
        state = apply(state, some if rng.random() < 0.2 else usual)


def outcome(state: State, one: Estimate) -> float:
    """How far the seat to act comes out ahead if it does this, and all go on by thumb; it names this suit."""
    seat, rules = state.to_act, state.rules
    state = apply(state, one.action)
    while state.phase is not Phase.OVER:
        action = THUMB.choose(view(state, state.to_act))
        if state.phase is Phase.NAME and state.to_act == seat and one.trump is not None:
            action = Name(one.trump)
        state = apply(state, action)
    mine, theirs = against(score(state), rules, seat)
    return mine - theirs


def certain(rules: Ruleset, action: Action) -> bool:
    """Whether nobody but the rule of thumb decides after this."""
    if rules.ace_no_face and not isinstance(action, Name):
        return False  # others' claims are left out
    return isinstance(action, Name | Discard | Swap) or rules.bidding_rounds == 1


@any_auction
@pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_in_one_world_a_call_is_worth_what_comes_of_it(game: str, share: int) -> None:
    kinds = set()
    for seed, rules in enumerate(tables(game)[::share]):
        for state in list(calling(rules, seed))[:: 1 + (game == "double_deck")]:
            by = OneWorld(tuple(map(tuple, state.hands)))
            for one in study(view(state, state.to_act), random.Random(1), worlds=1, by=by).estimates:
                if certain(rules, one.action):
                    assert one.points == outcome(state, one), (seed, str(rules), state.auction, one)
                    kinds.add(type(one.action))
    if share == 1:
        expected = {Bid, Moon, Pass, Name}
        assert kinds >= expected | ({Ask} if RULESETS[game].partnerships else {Swap})


@any_auction
def test_every_call_has_its_estimate_in_order(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:4]):
        for state in calling(rules, seed):
            found = estimate(view(state, state.to_act), random.Random(1), worlds=30)
            assert [one.action for one in found] == list(view(state, state.to_act).legal)
            for one in found:
                assert one.exact == isinstance(one.action, Claim)
                assert len(one.samples) == one.worlds > 0 and one.error >= 0


@any_auction
def test_both_kernels_say_the_same_within_their_errors(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:3]):
        seen = next(view(s, s.to_act) for s in calling(rules, seed) if s.phase is Phase.BID)
        both_kernels_agree(seen, 60)


@any_auction
def test_hidden_cards_change_no_figure(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:4]):
        for state in calling(rules, seed):
            hidden_cards_change_nothing(state, seed, 40)


def test_a_ghost_hand_is_taken_where_the_own_one_is_poor() -> None:
    rules = RULESETS["ghost"]
    for seed in range(12):
        seen = view(deal(rules, seed % 3, random.Random(seed)), (seed + 1) % 3)
        found = {str(one.action): one.points for one in estimate(seen, random.Random(1))}
        without = max(points for word, points in found.items() if word != "SWAP")
        if abs(found["SWAP"] - without) > 1:
            assert (found["SWAP"] > without) == (THUMB.choose(seen) == Swap())
