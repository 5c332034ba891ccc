"""What is worth doing in a View: every legal action by its worth, and the ideas that speak for it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..engine.actions import Action
from ..engine.views import View
from ..solver.estimates import Estimate, Study, study, too_close
from .reasons import ideas_of


@dataclass(frozen=True, slots=True)
class Ranked:
    """One action in its place: its worth in points, own side minus opponents, and how sure that is."""

    action: Action
    points: float
    error: float
    estimate: Estimate
    ideas: tuple[str, ...]  # ids of IDEAS
    close: bool  # not to be told from the best


@dataclass(frozen=True, slots=True)
class Advice:
    """The actions from the best on."""

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


def advise(
    view: View, rng: random.Random, worlds: int | None = None, budget_ms: float | None = None
) -> Advice:
    """The legal actions ranked, from so many worlds or as many as fit the time; errors as of ``estimate``."""
    return advice_from(view, study(view, rng, budget_ms, worlds))


def advice_from(view: View, found: Study) -> Advice:
    """The advice that follows from a study made already, such as one grown in slices."""
    ordered = sorted(found.estimates, key=lambda one: -one.points)
    ranked = [
        Ranked(one.action, one.points, one.error, one, ideas_of(view, one), too_close(ordered[0], one))
        for one in ordered
    ]
    return Advice(tuple(ranked), found)
