"""Play at random for as long as it is told: every mix of options, and a learner who does anything at all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CardSet,
    Match,
    Phase,
    Ruleset,
    State,
    deal,
    legal_actions,
    new_match,
    read_hand,
    read_match,
    score,
    write_hand,
    write_match,
)
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Refused, Session
from tests.engine.helpers import played_out, random_states
from tests.engine.mixes import mixes
from tests.soak.clock import rounds

HANDS = 6  # of a match at random, which by itself might never end
STEPS = 80  # of a learner in one sitting
Deed = Callable[[Session, random.Random], Session]


def any_rules(rng: random.Random) -> Ruleset:
    """One registered game under one mix of its options."""
    return rng.choice(mixes(RULESETS[rng.choice(sorted(RULESETS))]))


def check_state(state: State) -> None:
    """What holds in every state: no card is lost, and there is something to do until the end."""
    played = CardSet.of(card for trick in state.tricks for _, card in trick)
    assert sum((*state.hands, *state.laid), played) == CardSet(state.rules.cards)
    assert bool(legal_actions(state)) == (state.phase is not Phase.OVER)


@pytest.mark.soak
def test_hands_at_random_end_with_every_card_accounted_for() -> None:
    for rng in rounds("hands"):
        rules = any_rules(rng)
        states = list(random_states(deal(rules, rng.randrange(rules.seats), rng), rng))
        for state in states:
            check_state(state)
        score(states[-1])
        one = rng.choice(states)
        assert read_hand(write_hand(one)) == one


@pytest.mark.soak
def test_matches_at_random_add_up_and_can_be_written_down() -> None:
    for rng in rounds("matches"):
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


def others(session: Session, rng: random.Random) -> Session:
    """One step of the others, the same deal again, or the rest claimed."""
    rng.choice([session.step, session.deal_again, session.claim_rest, session.next_hand])()
    return session


DEEDS: tuple[Deed, ...] = (act, act, act, act, undo, redo, reload, others)


@pytest.mark.soak
def test_a_learner_who_does_anything_meets_only_refusals_in_words() -> None:
    for rng in rounds("learner"):
        rules = any_rules(rng)
        session = Session(rules, seed=rng.randrange(10**6), seat=rng.randrange(rules.seats))
        for _ in range(STEPS):
            try:
                session = rng.choice(DEEDS)(session, rng)
            except Refused as refused:
                assert str(refused)
            check_state(session.states[-1])
