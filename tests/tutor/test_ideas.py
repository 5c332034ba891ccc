"""Ideas: each comes up, is true in every deal that the seat may think of, and is said in every language."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Ask,
    Bid,
    Claim,
    Decline,
    Moon,
    Pass,
    Phase,
    Ruleset,
    Suit,
    deal,
    view,
)
from euchre_tutor.solver.estimates import Estimate
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.ideas import IDEAS, Found, found, idea_title
from tests.solver.tables import at_hand
from tests.tutor.idea_case import Case
from tests.tutor.idea_tables import TABLES, Position, positions, tables, worlds
from tests.tutor.idea_truth import CHECKS

MANY = 12  # hands of each table in the long run
LOOKED_AT = 6  # actions of one decision: a dummy can be merged in hundreds of ways
SEEN = 70  # of the ideas come up in the short run


def guessed(position: Position, action: Action, rng: random.Random) -> Estimate | None:
    """Figures for a bid, as a count might give them: the ideas must follow them, whatever they are."""
    if position.view.phase is not Phase.BID or not isinstance(action, Bid | Ask | Moon):
        return None
    trump = action.trump if action.trump is not None else rng.choice(tuple(Suit))
    return Estimate(
        action=action,
        points=0.0,
        error=0.1,
        worlds=400,
        exact=False,
        own_points=0.0,
        own_error=0.1,
        trump=trump,
        chance=rng.random(),
    )


def some(legal: Sequence[Action], rng: random.Random) -> list[Action]:
    """A few of the actions: a dummy can be merged in hundreds of ways."""
    few = rng.sample(legal, min(LOOKED_AT, len(legal)))
    return [*few, *(action for action in legal if action == Decline() and action not in few)]


def told(rules: Ruleset, seeds: range) -> Iterator[tuple[Position, Found]]:
    """Every idea that is true of some actions of these hands."""
    rng = random.Random(seeds.start)
    for seed in seeds:
        for position in positions(rules, seed):
            for action in some(position.view.legal, rng):
                for one in found(position.view, action, guessed(position, action, rng)):
                    yield position, one


Told = list[tuple[Position, Found]]


@cache
def few() -> Told:
    """A hand of each table."""
    return [pair for number, rules in enumerate(tables()) for pair in told(rules, range(number, number + 1))]


def check(pairs: Iterable[tuple[Position, Found]], others: int) -> Counter[str]:
    """How often each idea was told; AssertionError for one that is not so in some deal."""
    rng, seen = random.Random(1), Counter[str]()
    for position, one in pairs:
        seen[one.idea.id] += 1
        for world in worlds(position, rng, others):
            case = Case(world, position.view.seat, one.spot.action, one.spot.trump, dict(one.facts))
            assert CHECKS[one.idea.id](case), (one.idea.id, str(one.spot.action), one.sentence, position.view)
    return seen


def test_there_are_enough_and_each_is_checked() -> None:
    assert len(IDEAS) >= 40 and set(CHECKS) == set(IDEAS)


def test_most_come_up_and_are_true_whatever_the_others_hold() -> None:
    seen = check(few(), others=2)
    assert len(seen) >= SEEN, set(IDEAS) - set(seen)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_each_is_true_over_thousands_of_positions(name: str) -> None:
    for number, options in enumerate(TABLES[name]):
        rules = RULESETS[name].with_options(**options)
        check(told(rules, range(10_000 * number, 10_000 * number + MANY)), others=4)


@pytest.mark.slow
def test_each_comes_up() -> None:
    seen = {"claims"}  # comes up once in forty deals of one table: told below
    for seed in range(60):
        if seen != set(IDEAS):
            seen |= {one.idea.id for rules in tables() for _, one in told(rules, range(seed, seed + 1))}
    assert seen == set(IDEAS), set(IDEAS) - seen


def test_a_hand_that_may_be_claimed() -> None:
    rules = RULESETS["bid"].with_options(ace_no_face=True)
    seen = view(at_hand(rules, 1, "9C TC 9D TD 9S AS"), 1)
    assert [one.idea.id for one in found(seen, Claim())] == ["claims"]
    assert not found(seen, Pass())


def test_nothing_is_told_of_a_hand_that_is_not_looked_at() -> None:
    rules = RULESETS["cutthroat"].with_options(joker=True)
    state = next(
        state for seed in range(200) if (state := deal(rules, 0, random.Random(seed))).phase is Phase.BENNY
    )
    seen = view(state, state.to_act)
    assert not seen.hand and not any(found(seen, action) for action in seen.legal)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_can_be_said(code: str) -> None:
    with speaking(code):
        said = {one.idea.id: one.sentence for _, one in few()}
        assert all(text and "{" not in text and text[0] == text[0].upper() for text in said.values())
        assert all(map(idea_title, (*IDEAS, "close")))
