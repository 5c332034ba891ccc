"""The worth of every legal action of a View, by thousands of deals played out by rule of thumb."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..engine.views import View
from .values import Estimate, HandOutlook, NoEstimate, Study, SuitOutlook, gap, too_close

__all__ = [
    "Estimate",
    "HandOutlook",
    "NoEstimate",
    "Study",
    "SuitOutlook",
    "estimate",
    "gap",
    "in_slices",
    "study",
    "too_close",
]


def estimate(
    view: View, rng: random.Random, budget_ms: float | None = None, worlds: int | None = None
) -> tuple[Estimate, ...]:
    """The worth of every legal action of the seat on turn, in the order of ``view.legal``.

    ``worlds`` deals of the unseen cards (by default 1,000, fewer without numpy), or as many as fit
    into ``budget_ms``. NoEstimate where there is nothing honest to say, ValueError out of turn.
    """
    return study(view, rng, budget_ms, worlds).estimates


def study(view: View, rng: random.Random, budget_ms: float | None = None, worlds: int | None = None) -> Study:
    """The estimates, and the hand's outlook in each suit while trump is open, from the same worlds."""
    raise NoEstimate(view.phase)


def in_slices(view: View, rng: random.Random, worlds: int | None = None) -> Iterator[Study]:
    """The study, growing: each one is of all the worlds so far, after a slice of at most 50 ms."""
    yield study(view, rng, None, worlds)
