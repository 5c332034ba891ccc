"""A session as text: rules, seed and words, so that no card the learner has not seen is in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ..engine.actions import Action, Cards
from ..engine.match import Match
from ..engine.notation import write_match
from ..engine.phases import legal_actions
from ..engine.ruleset import Ruleset, Seat
from ..engine.state import State

if TYPE_CHECKING:
    from .session import Session

FIRST = "euchre_tutor table 1"
PRACTICE, COUNTS = "practice", "match"
REVEALED, AFTER_REVEAL, LOOKED = "revealed", "after_reveal", "looked"


def write_session(session: Session) -> str:
    """The match so far and where the learner stands in it; ``read_session`` reads it back.

    Deals come from the seed, and cards laid away unseen are numbers in the list of what was legal.
    """
    now = session.now
    known = ((REVEALED, now.revealed), (AFTER_REVEAL, now.after_reveal), (LOOKED, now.looked))
    marks = [word for word, on in known if on]
    mode = PRACTICE if session.practice else COUNTS
    head = [f"seed {session.seed}", f"seat {session.seat}", f"players {session.players}"]
    head.append(" ".join(["mode", mode, *marks]))
    hands = [*now.written, hand_words(now.states, session.seat)]
    return "\n".join([FIRST, *rules_lines(session.rules), *head, *hands]) + "\n"


def rules_lines(rules: Ruleset) -> list[str]:
    """The game and its house rules, a line each."""
    text = write_match(Match(rules, (0,) * rules.seats, 0))
    return [line for line in text.splitlines() if line.startswith(("game ", "option "))]


def hand_words(states: Sequence[State], viewer: Seat) -> str:
    """One hand, given state by state, as lines of words."""
    moves = [(before, *after.history[-1]) for before, after in pairwise(states)]
    words = [f"{seat} {_word(before, seat, action, viewer)}" for before, seat, action in moves]
    return "\n".join(["hand", *words])


def _word(before: State, seat: Seat, action: Action, viewer: Seat) -> str:
    if not isinstance(action, Cards) or seat == viewer:
        return str(action)
    return f"{type(action).__name__.upper()} #{legal_actions(before).index(action) + 1}"
