"""Whole matches of every game through a session: taken back, put back, branched, saved and read again."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import RULESETS, Action, CallRenege, Option, Retract, Ruleset, State, view
from euchre_tutor.engine.phases.play import trick_winner
from euchre_tutor.engine.phases.table import allies
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import hand_words, write_session
from euchre_tutor.tutor.session import Session
from tests.engine.mixes import mixes

CARD = re.compile(r"\b(?:[7-9TJQKA][CDHS]|JK)\b")
LONG = 1_500  # decisions; a match that takes more does not end
OFTEN = 150  # decisions that are taken back and saved now and then
SHORT: dict[str, Option] = {  # players without a plan would else never get there
    "target": 3,
    "score_floor": 0,
    "going_out": "highest_total",
    "defenders_score_tricks": True,
    "false_call_penalty": 0,
}


def tables() -> Iterator[tuple[str, Ruleset]]:
    """Every game by its seed and its club, with reneges allowed, and under a few mixes of options."""
    for name, rules in RULESETS.items():
        yield name, rules
        yield f"{name} club", rules.with_preset("club")
        yield f"{name} reneges", rules.with_options(renege_mode="allow")
        for number, mix in enumerate(mixes(rules)[3::31]):
            yield f"{name} {number}", mix


TABLES = dict(tables())


def decide(session: Session, rng: random.Random) -> Action:
    """One of the learner's choices: now and then about a renege, where that is allowed."""
    seen = session.view
    about = [action for action in seen.legal if isinstance(action, CallRenege | Retract)]
    on_turn = [action for action in seen.legal if action not in about]
    return rng.choice(about if about and (not on_turn or rng.random() < 0.2) else on_turn)


def check(session: Session) -> None:
    """The text holds the whole session, and no card that the learner did not see."""
    text = write_session(session)
    again = read_session(text)
    assert (again.states, again.match.scores) == (session.states, session.match.scores)
    assert write_session(again) == text
    told = set(CARD.findall(hand_words(session.states, session.seat)))
    assert told <= seen_cards(session.states, session.seat)


def seen_cards(states: tuple[State, ...], seat: int) -> set[str]:
    """Every card that the seat has seen in the hand."""
    known: set[str] = set()
    for state in states:
        seen = view(state, seat)
        for pile in (seen.hand, seen.pool, seen.laid, seen.played, *seen.exposed):
            known.update(map(str, pile))
        known.update([str(state.upcard)] if state.upcard else [])
    return known


def taken_back(session: Session) -> None:
    """Back, forth, and a branch that leaves no trace."""
    before = session.states
    if session.why_not_undo():
        return
    session.undo()
    assert session.states == before[: len(session.states)] and len(session.states) < len(before)
    branch = session.branch()
    branch.act(branch.view.legal[0])
    session.redo()
    assert session.states == before
    again = session.branch()
    again.deal_again()
    assert again.states == before[:1] and session.states == before


@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_played_to_its_end(table: str) -> None:
    rules, rng = TABLES[table], random.Random(table)
    rules = rules.with_options(**{name: value for name, value in SHORT.items() if name in rules.options})
    session = Session(rules, seed=5, seat=len(table) % rules.seats, players="random")
    for turn in range(LONG):
        session.to_my_turn()
        if session.is_over and session.winners:
            break
        if session.is_over:
            session.next_hand()
            continue
        session.act(decide(session, rng))
        if turn % 7 == 0 and turn < OFTEN:
            taken_back(session)
            check(session)
    assert session.winners
    check(session)


def claimed(session: Session) -> None:
    """The rest, which is certain: every trick is taken by the learner's side."""
    before, side = len(session.view.complete_tricks), allies(session.view, session.seat)
    session.claim_rest()
    last = session.states[-1]
    assert session.is_over
    assert all(trick_winner(last, trick) in side for trick in last.complete_tricks[before:])


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_has_a_hint_and_nothing_is_claimed_out_of_hand(table: str) -> None:
    rules, rng = TABLES[table], random.Random(table)
    session = Session(rules, seed=7, seat=0, players="thumb")
    for _ in range(2):
        while not session.is_over:
            session.to_my_turn()
            if session.is_over:
                break
            assert session.hint()
            if not session.why_no_claim():
                claimed(session.branch())
            session.act(decide(session, rng))
        if session.winners:
            break
        session.next_hand()
