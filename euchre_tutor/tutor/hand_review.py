"""A hand looked back on: each decision of a seat judged once more from what it could know then."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ..engine.actions import Action
from ..engine.phases import legal_actions
from ..engine.ruleset import Phase, Seat
from ..engine.state import State
from ..engine.views import View, view
from ..solver.estimates import NoEstimate, Study, in_slices
from .advice import advice_from
from .feedback import Feedback, review
from .punished import Line, punished
from .replay import replayed
from .verdicts import WRONG

WORST = 3


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, with what is to be said of it."""

    at: int  # states[at] of the hand is where it was made, and where it can be played again from
    view: View
    action: Action
    feedback: Feedback
    line: Line | None  # how a wrong card was punished


@dataclass(frozen=True, slots=True)
class HandReview:
    """The decisions judged so far, in their order, and how many are still to come."""

    decisions: tuple[Decision, ...] = ()
    due: int = 0

    @property
    def worst(self) -> tuple[Decision, ...]:
        """What cost most first, three at most: only what certainly cost something."""
        wrong = [one for one in self.decisions if one.feedback.verdict in WRONG]
        return tuple(sorted(wrong, key=lambda one: -one.feedback.cost)[:WORST])

    @property
    def cost(self) -> float:
        """The points given away by what was wrong."""
        return sum(one.feedback.cost for one in self.decisions if one.feedback.verdict in WRONG)


def hand_review(state: State, seat: Seat, seed: int | str, worlds: int | None = None) -> HandReview:
    """The whole review of a hand as far as it was played; the same for the same seed.

    ``worlds`` deals for each decision, as many as the solver takes by itself where none are named.
    """
    *_, last = reviewing(replayed(state), seat, seed, worlds)
    return last


def reviewing(
    states: Sequence[State], seat: Seat, seed: int | str, worlds: int | None = None, upto: int | None = None
) -> Iterator[HandReview]:
    """The review, growing: after each slice of the count what there is of it so far, at least once.

    ``states`` are those of the hand from its deal on; what was done from ``upto`` on is not looked at.
    """
    places = decisions(states[:upto], seat)
    found = HandReview(due=len(places))
    yield found
    for at in places:
        for one in _judged(states, at, seat, seed, worlds):
            found = found if one is None else replace(found, decisions=(*found.decisions, one))
            yield found
        found = replace(found, due=found.due - 1)
        yield found


def decisions(states: Sequence[State], seat: Seat) -> list[int]:
    """Where in the hand the seat, on turn, had to choose between two things at least."""
    found = list[int]()
    for at, (before, after) in enumerate(pairwise(states)):
        mine = before.to_act == seat == after.history[-1][0] and before.phase is not Phase.CLAIMS
        if mine and len(legal_actions(before)) > 1:
            found.append(at)
    return found


def _judged(
    states: Sequence[State], at: int, seat: Seat, seed: int | str, worlds: int | None
) -> Iterator[Decision | None]:
    """The decision once all is counted; None while it is, and where there is nothing to be said."""
    seen, action = view(states[at], seat), states[at + 1].history[-1][1]
    rng, studies = random.Random(f"{seed}:review {at}"), list[Study]()
    try:
        for study in in_slices(seen, rng, worlds):
            studies = [study]
            yield None
    except NoEstimate:
        return
    advice = advice_from(seen, *studies)
    if not any(one.action == action for one in advice.ranked):
        return  # a card that did not follow suit: nothing is known of it
    told = review(seen, action, advice)
    yield None
    line = punished(seen, action, advice.best.action, rng) if told.verdict in WRONG else None
    yield Decision(at, seen, action, told, line)
