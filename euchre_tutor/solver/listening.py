"""Worlds in which the calls that were heard are likely, by the rule of thumb."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.ruleset import Ruleset, Seat
from ..engine.views import View
from .bidding import Plan, level, rung
from .rollouts import Dealt, Kernel
from .situations import call_rungs, heard
from .worlds import Frame

DOUBT = (1.0, 1 / 8, 1 / 64)  # how likely a call is that is none, one, or more rungs from the thumb's


def likely_worlds(kernel: Kernel, view: View, fixed: Frame, rng: random.Random, number: int) -> Dealt:
    """At most so many worlds, those rarer in which the others would have called otherwise.

    Where the calls are very unlikely there are fewer, and the error of what is counted in them is larger.
    """
    calls = call_rungs(view)
    if all(seat == view.seat for seat, _ in calls):
        return kernel.deal(view.rules, view.dealer, fixed, rng, number)
    for times in kernel.pools:
        pool = kernel.deal(view.rules, view.dealer, fixed, rng, number * times)
        weights = _weights(view, calls, pool)
        rows = [row for row, weight in enumerate(weights) if weight == 1 or rng.random() < weight]
        if len(rows) >= number:
            break
    return pool.chosen(rows[:number] or range(number))


def _weights(view: View, calls: Sequence[tuple[Seat, int]], pool: Dealt) -> list[float]:
    """How likely the others' calls are in each world."""
    weights = [1.0] * pool.count
    plans = {seat: pool.plans(seat) for seat in {seat for seat, _ in calls} - {view.seat}}
    for number, (seat, made) in enumerate(calls):
        if seat == view.seat:
            continue
        known: dict[Plan, float] = {}
        for row, one in enumerate(plans[seat]):
            if one not in known:
                known[one] = _likely(view.rules, view.dealer, calls[:number], seat, made, one)
            weights[row] *= known[one]
    return weights


def _likely(
    rules: Ruleset, dealer: Seat, before: Sequence[tuple[Seat, int]], seat: Seat, made: int, mine: Plan
) -> float:
    turn = heard(rules, dealer, before, seat)
    least = max(turn.floor, level(rules, turn.high) + 1) - 1  # a pass is one below the lowest bid open
    expected = rung(rules, mine, turn)
    return DOUBT[min(abs(max(expected, least) - max(made, least)), len(DOUBT) - 1)]
