"""Where a session stands, and what of a hand can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from ..engine.actions import Pass
from ..engine.match import Match
from ..engine.phases import legal_actions
from ..engine.ruleset import Seat
from ..engine.state import State
from .seen import has_kept, has_seen


class Refused(ValueError):
    """What the table does not do now, with the reason in words for the learner."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a session stands: hands counted so far, this hand from its deal, and what was taken back."""

    match: Match  # before this hand
    states: tuple[State, ...]
    written: tuple[str, ...] = ()  # the words of the hands counted
    undone: tuple[tuple[State, ...], ...] = ()  # what redo() puts back, the next one last
    claimed: int = 0  # how many states there were when the rest was claimed; 0 when it was not
    revealed: bool = False  # hidden cards of this hand were shown
    after_reveal: bool = False  # something was taken back after that, so the hand proves nothing
    looked: bool = False  # the learner took up a dummy of this hand that might have stayed unseen


def decided(now: Moment, seat: Seat) -> list[int]:
    """Where in this hand the learner chose something; of a claimed rest only its beginning."""
    found = list[int]()
    for at, (before, after) in enumerate(pairwise(now.states)):
        late = now.claimed and at >= now.claimed
        if after.history[-1][0] == seat and not late and legal_actions(before) != (Pass(),):
            found.append(at)
    return found


def cut(now: Moment, at: int, seat: Seat) -> Moment:
    """The moment with the hand as it stood after so many actions; marked where cards were seen after that."""
    looked = now.looked or has_kept(now.states[at:], seat)
    seen = now.revealed or has_seen(now.states[at:], seat, looked)
    left = now.states[: at + 1]
    return replace(
        now, states=left, claimed=0, undone=(), after_reveal=now.after_reveal or seen, looked=looked
    )
