"""A million hands at random: every game, every mix of options, and a learner who does anything at all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from euchre_tutor.engine import (
    RULESETS,
    Match,
    Ruleset,
    deal,
    legal_actions,
    new_match,
    read_match,
    write_match,
)
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Refused, Session
from tests.engine import invariants
from tests.engine.helpers import played_out, random_states
from tests.engine.machine import Table
from tests.engine.mixes import mixes
from tests.engine.test_retold import compare, strictly
from tests.soak.clock import soak

HANDS_IN_ALL, MATCHES, SITTINGS, TABLES = 1_000_000, 3_000, 3_000, 200
HANDS = 6  # of a match at random, which by itself might never end
STEPS = 80  # of a learner in one sitting
CLOSELY = 100  # one hand of so many is looked at in every way
Deed = Callable[[Session, random.Random], Session]


def any_rules(rng: random.Random, games: tuple[str, ...] = tuple(RULESETS)) -> Ruleset:
    """One of these games under one mix of its options."""
    return rng.choice(mixes(RULESETS[rng.choice(games)]))


@pytest.mark.soak
@pytest.mark.parametrize("game", RULESETS)
def test_a_million_hands_at_random_hold_in_every_state(game: str) -> None:
    soak("hands", HANDS_IN_ALL // len(RULESETS) + 1, lambda rng: one_hand(any_rules(rng, (game,)), rng), 6)


def one_hand(rules: Ruleset, rng: random.Random) -> None:
    """A hand to its end; now and then views, words, texts, and the rule book's telling are looked at."""
    closely = rng.randrange(CLOSELY) == 0
    for state in random_states(deal(rules, rng.randrange(rules.seats), rng), rng):
        invariants.check_cards(state)
        if closely:
            invariants.check_choices(state)
            invariants.check_views(state, rng)
            invariants.check_refusals(state, rng, rng.sample([*invariants.any_words(state, rng)], 5))
    invariants.check_score(state)
    if closely:
        invariants.check_text(state)
        compare(strictly(rules, rng), rng)


@pytest.mark.soak
def test_matches_at_random_add_up_and_can_be_written_down() -> None:
    soak("matches", MATCHES, one_match)


def one_match(rng: random.Random) -> None:
    """Some hands of a match."""
    match = new_match(any_rules(rng), rng)
    for _ in range(HANDS):
        if match.winners:
            break
        match = one_more(match, rng)
    assert read_match(write_match(match)) == match


def one_more(match: Match, rng: random.Random) -> Match:
    """The match after one more hand played at random."""
    after = match.after(played_out(match.next_deal(rng), rng))
    assert len(after.hands) == len(match.hands) + 1
    return after


@pytest.mark.soak
def test_anything_happens_at_a_table() -> None:
    soak("machine", TABLES, some_tables)


def some_tables(rng: random.Random) -> None:
    """The stateful machine, further than the quick tests take it."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    long = settings(
        max_examples=10,
        stateful_step_count=60,
        deadline=None,
        database=None,
        suppress_health_check=checks,
        phases=[Phase.generate, Phase.shrink],
    )
    run_state_machine_as_test(Table, settings=long)


# ---- a learner


def act(session: Session, rng: random.Random) -> Session:
    """Whatever is legal; the others go on, and a finished hand is followed by the next."""
    session.to_my_turn()
    if session.is_over:
        session.next_hand()
    else:
        session.act(rng.choice(legal_actions(session.states[-1])))
    return session


def undo(session: Session, rng: random.Random) -> Session:
    """Take back, and now and then put it back, which must lead to the same state."""
    before = session.states
    session.undo()
    assert len(session.states) < len(before) and session.states == before[: len(session.states)]
    if rng.random() < 0.5:
        session.redo()
        assert session.states == before
    return session


def redo(session: Session, rng: random.Random) -> Session:
    """Put back what was taken back."""
    session.redo()
    return session


def reload(session: Session, rng: random.Random) -> Session:
    """Save and load: nothing is lost."""
    again = read_session(write_session(session))
    assert (again.states, again.match) == (session.states, session.match)
    return again


def branch(session: Session, rng: random.Random) -> Session:
    """Go another way for a while: what happens there does not happen here."""
    before, elsewhere = session.now, session.branch()
    for _ in range(rng.randint(1, 4)):
        elsewhere = deed(elsewhere, rng)
    assert session.now == before
    return rng.choice([session, elsewhere])


def others(session: Session, rng: random.Random) -> Session:
    """One step of the others, the same deal again, or the rest claimed."""
    rng.choice([session.step, session.deal_again, session.claim_rest, session.next_hand])()
    return session


DEEDS: tuple[Deed, ...] = (act, act, act, act, undo, redo, reload, others)


def deed(session: Session, rng: random.Random) -> Session:
    """One of them, or a refusal in words."""
    try:
        return rng.choice(DEEDS)(session, rng)
    except Refused as refused:
        assert str(refused)
        return session


@pytest.mark.soak
def test_a_learner_who_does_anything_meets_only_refusals_in_words() -> None:
    soak("learner", SITTINGS, one_sitting)


def one_sitting(rng: random.Random) -> None:
    """A learner at one table of one game."""
    rules = any_rules(rng)
    session = Session(rules, seed=rng.randrange(10**6), seat=rng.randrange(rules.seats))
    for _ in range(STEPS):
        session = branch(session, rng) if rng.random() < 0.05 else deed(session, rng)
        invariants.check_cards(session.states[-1])
        invariants.check_view(session.states[-1], session.seat, rng)
