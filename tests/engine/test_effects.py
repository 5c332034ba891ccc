"""No option without effect: each value of each game's options changes a hand, its score or the match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import zip_longest

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Match,
    Option,
    Pass,
    Phase,
    Ruleset,
    State,
    apply,
    deal_from,
    dealing_order,
    legal_actions,
    new_match,
    score,
    shuffled,
)
from tests.engine.helpers import random_step
from tests.engine.mixes import values

HANDS, FEW = 1_500, 60  # tried until one differs
# What must be there as well for the option to be met at all.
BESIDE: dict[str, dict[str, Option]] = {
    "stick_min_bid": {"stick_the_dealer": True},
    "ask_made": {"ask_fail": "symmetric"},
    "moon_made": {"moon_fail": "symmetric"},
    "bonus_scale": {"ask_fail": "symmetric"},
    "ask_fail": {"ask_made": 20},
    "anf_aces": {"ace_no_face": True},
    "anf_when": {"ace_no_face": True},
    "anf_dealer": {"ace_no_face": True},
    "anf_joker_is_face": {"ace_no_face": True, "joker": True},
    "joker_discard": {"joker": True},
    "benny_upcard": {"joker": True},
    "allow_turned_down_suit": {"stick_the_dealer": True},
    "lone_defender_points": {"defend_alone": True},
    "both_alone_leader": {"defend_alone": True},
    **{
        f"renege_{name}": {"renege_mode": "allow"}
        for name in ("correctable", "penalty", "pays", "resolution")
    },
    "false_call_penalty": {"renege_mode": "allow"},
    "score_floor": {"renege_mode": "allow", "renege_pays": "offender_minus"},  # else nobody loses in some
}
# A trick of three or two cards is complete before these could differ.
ALIKE = {
    ("ghost", "renege_correctable", "next_card"),
    ("cutthroat", "renege_correctable", "next_card"),
    ("two_handed", "renege_correctable", "next_card"),
    ("two_handed", "renege_correctable", "never"),
}
CASES = [
    (game, name, other)
    for game, rules in RULESETS.items()
    for name, listed in values(rules).items()
    for other in listed
    if other != rules.option(name)
]


def a_deal(rules: Ruleset, dealer: int, seed: int) -> State:
    """A hand; where Ace No Face may be claimed, the dealer's left holds no court card."""
    pack = shuffled(rules.cards, random.Random(seed))
    if not rules.ace_no_face:
        return deal_from(rules, dealer, pack)
    left = (dealer + 1) % rules.seats
    plain = [card for card in pack if card.rank not in ("J", "Q", "K")][: rules.hand_size]
    rest = [card for card in pack if card not in plain]
    rest += [card for card in plain if pack.count(card) > plain.count(card)]
    return deal_from(
        rules, dealer, [(plain if s == left else rest).pop() for s in dealing_order(rules, dealer)]
    )


def course(rules: Ruleset, seed: int, scores: int) -> Iterator[object]:
    """Everything that anybody notices of one hand and the match around it."""
    rng = random.Random(seed)
    match = new_match(rules, random.Random(seed))
    yield match.dealer
    match = Match(rules, (scores,) * rules.seats, seed % rules.seats)
    state = a_deal(rules, match.dealer, seed)
    while state.phase is not Phase.OVER:
        yield state.phase, state.to_act, legal_actions(state), state.penalties
        yield tuple(legal_actions(state, by=seat) for seat in range(rules.seats))
        state = step(state, rng, timid=seed % 7 == 4)
    after = match.after(state)
    yield score(state), after.scores, after.dealer, after.winners


def step(state: State, rng: random.Random, timid: bool) -> State:
    """Anything at all, or oftener the lowest thing, so that bids are made; the timid pass at first."""
    actions = legal_actions(state)
    if timid and Pass() in actions and len(state.history) < 2 * state.rules.seats:
        return apply(state, Pass())
    if rng.random() < 0.7:
        return apply(state, actions[int(rng.random() * len(actions[:2]))])
    return random_step(state, rng)


@pytest.mark.parametrize(("game", "name", "other"), CASES)
def test_the_value_changes_something(game: str, name: str, other: Option) -> None:
    beside = {k: v for k, v in BESIDE.get(name, {}).items() if k in RULESETS[game].options}
    before = RULESETS[game].with_options(**beside)
    after = before.with_options(**{name: other})
    differs = any(
        differ(before, after, seed) for seed in range(FEW if (game, name, other) in ALIKE else HANDS)
    )
    assert differs != ((game, name, other) in ALIKE)


def differ(before: Ruleset, after: Ruleset, seed: int) -> bool:
    """Whether anybody notices under which of the two this hand is played."""
    start = (before.target - 1) * (seed % 3 > 0)
    pairs = zip_longest(course(before, seed, start), course(after, seed, start))
    return any(one != two for one, two in pairs)
