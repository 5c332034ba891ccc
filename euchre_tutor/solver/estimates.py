"""The worth of every legal action of a View, by many deals of the cards that its seat does not see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter
from typing import Protocol

from ..engine.ruleset import Phase, Ruleset
from ..engine.views import View
from .calls import CallStudy
from .cards import CardStudy
from .hands import HandStudy
from .plays import PlayStudy
from .rollouts import NUMPY, Kernel, kernel
from .turned_study import TurnedStudy
from .values import Estimate, HandOutlook, NoEstimate, Study, SuitOutlook, gap, too_close

__all__ = [
    "NUMPY",
    "Estimate",
    "HandOutlook",
    "NoEstimate",
    "Study",
    "SuitOutlook",
    "estimate",
    "gap",
    "has_estimates",
    "in_slices",
    "study",
    "too_close",
]


def has_estimates(rules: Ruleset, phase: Phase = Phase.BID) -> bool:
    """Whether deals of this game can be played out and counted for the decisions of this phase."""
    return phase not in (Phase.CLAIMS, Phase.OVER)


_CARDS = (Phase.EXCHANGE, Phase.PLAY)


class Growing(Protocol):
    """The study of one view, over ever more worlds."""

    count: int

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        ...

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a step of 50 ms."""
        ...

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more."""
        ...

    def study(self) -> Study:
        """What all the worlds so far say."""
        ...


def estimate(
    view: View, rng: random.Random, budget_ms: float | None = None, worlds: int | None = None
) -> tuple[Estimate, ...]:
    """The worth of every legal action of the seat on turn, in the order of ``view.legal``.

    ``worlds`` deals of the unseen cards (by default 1,000, fewer without numpy and of cards to play), or
    as many as fit into ``budget_ms``, one slice at least. Where so few deals are possible that all of
    them are looked at, the estimates of cards are exact. Of cards that do not follow suit there is none,
    where reneging is allowed. NoEstimate where there is nothing honest to say, ValueError out of turn.
    """
    return study(view, rng, budget_ms, worlds).estimates


def study(
    view: View,
    rng: random.Random,
    budget_ms: float | None = None,
    worlds: int | None = None,
    by: Kernel | None = None,
) -> Study:
    """The estimates, and the hand's outlook in each suit while trump is open, from the same worlds."""
    means = by or kernel()
    growing = _growing(view, means)
    if budget_ms is not None:
        _fill(growing, rng, budget_ms / 1000, growing.slice(means), worlds)
    else:
        growing.add(rng, _number(worlds, growing))
    return growing.study()


def in_slices(
    view: View, rng: random.Random, worlds: int | None = None, by: Kernel | None = None
) -> Iterator[Study]:
    """The study, growing: each one is of all the worlds so far, after a slice of at most 50 ms."""
    means = by or kernel()
    growing = _growing(view, means)
    left = _number(worlds, growing)
    while left > 0:
        before, step = growing.count, growing.slice(means)
        growing.add(rng, min(left, step))
        left -= step
        if growing.count == before:
            return
        yield growing.study()


def _number(worlds: int | None, growing: Growing) -> int:
    """How many worlds to play; ValueError for none."""
    if worlds is not None and worlds < 1:
        raise ValueError(f"{worlds} worlds: expected one at least")
    return growing.usual() if worlds is None else worlds


def _fill(growing: Growing, rng: random.Random, seconds: float, slice_: int, most: int | None) -> None:
    """Slice after slice, until another would not fit into the time, or there are enough."""
    end, longest = perf_counter() + seconds, 0.0
    while True:
        start, before = perf_counter(), growing.count
        growing.add(rng, slice_)
        longest = max(longest, perf_counter() - start)
        # What is counted up at the end takes about as long as a slice.
        enough = growing.count == before or (most is not None and growing.count >= most)
        if enough or perf_counter() + 2 * longest > end:
            return


def _growing(view: View, means: Kernel) -> Growing:
    if not view.on_turn:
        raise ValueError(f"seat {view.seat} is not on turn")
    if not has_estimates(view.rules, view.phase):
        raise NoEstimate(view.phase)
    if view.rules.turns_up and view.phase not in _CARDS:
        return TurnedStudy(view, means)
    if view.phase in (Phase.BID, Phase.NAME):
        return CallStudy(view, means)
    if view.phase in (Phase.CLAIM, Phase.DEALER_DISCARD):
        return HandStudy(view, means)
    if view.phase is Phase.EXCHANGE:
        return PlayStudy(view, means)
    if view.phase is Phase.PLAY:
        return CardStudy(view, means)
    raise NoEstimate(view.phase)
