"""What is worth doing in a View: every legal action by its worth, and the ideas that speak for it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.actions import Action
from ..engine.views import View
from ..solver.estimates import Estimate, Study, study
from .ideas import Found, found
from .verdicts import tells_apart, verdict

MOST = 3  # ideas said of one decision


@dataclass(frozen=True, slots=True)
class Ranked:
    """One action in its place: its worth in points, own side minus opponents, and how sure that is."""

    action: Action
    points: float
    error: float
    estimate: Estimate
    close: bool  # not to be told from the best


@dataclass(frozen=True, slots=True)
class Advice:
    """The actions of one view, from the best on."""

    view: View
    ranked: tuple[Ranked, ...]
    study: Study

    @property
    def best(self) -> Ranked:
        """The action worth most."""
        return self.ranked[0]

    def of(self, action: Action) -> Ranked:
        """The action in its place; KeyError where nothing is known of it."""
        for one in self.ranked:
            if one.action == action:
                return one
        raise KeyError(str(action))

    def ideas(self, action: Action) -> tuple[Found, ...]:
        """What tells of the action, in step with the figures, the strongest first, three at most.

        Of an action that costs nothing what speaks for it. Else what speaks against it and not against
        the best, then what speaks for the best and not for it. Nothing is held up as better that is not.
        """
        mine = self.of(action)
        own = found(self.view, mine.action, mine.estimate)
        if mine.close:
            return _distinct(one for one in own if one.idea.stance == "for")[:MOST]
        best = found(self.view, self.best.action, self.best.estimate)
        against = _distinct(one for one in _only(own, best, "against") if self._bears(one, mine))[: MOST - 1]
        return _distinct((*against, *_only(best, own, "for")))[:MOST]

    def _bears(self, one: Found, mine: Ranked) -> bool:
        """Whether what the idea holds up as better is better by the figures too."""
        instead = one.instead
        found = [other for other in self.ranked if other.action == instead]
        return instead is None or any(
            tells_apart(self.view, other.estimate, mine.estimate) for other in found
        )


def _only(some: tuple[Found, ...], others: tuple[Found, ...], stance: str) -> list[Found]:
    """The ideas of this stance that are not true of the other action as well."""
    shared = {one.idea.id for one in others}
    return [one for one in some if one.idea.stance == stance and one.idea.id not in shared]


def _distinct(some: Iterable[Found]) -> tuple[Found, ...]:
    """Of those about the same thing the first alone."""
    said, kept = set[str](), list[Found]()
    for one in some:
        about = one.idea.about or (one.idea.id,)
        if not said.intersection(about):
            kept.append(one)
            said.update(about)
    return tuple(kept)


def advise(
    view: View, rng: random.Random, worlds: int | None = None, budget_ms: float | None = None
) -> Advice:
    """The legal actions ranked, from so many worlds or as many as fit the time; errors as of ``estimate``."""
    return advice_from(view, study(view, rng, budget_ms, worlds))


def advice_from(view: View, found: Study) -> Advice:
    """The advice that follows from a study made already, such as one grown in slices."""
    ordered = sorted(found.estimates, key=lambda one: -one.points)
    ranked = [
        Ranked(one.action, one.points, one.error, one, verdict(view, one, ordered[0]) in ("best", "fine"))
        for one in ordered
    ]
    return Advice(view, tuple(ranked), found)
