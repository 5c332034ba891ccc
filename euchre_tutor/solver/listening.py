"""Worlds in which the calls that were heard are likely, by the rule of thumb."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from ..engine.ruleset import Seat
from ..engine.views import View
from .bidding import Plan, going, level, rung
from .rollouts import Dealt, Kernel
from .situations import call_rungs, heard
from .worlds import Frame

# How likely a call is that is none, one, or more rungs from the thumb's: people hold back more often than
# they overreach.
BELOW, ABOVE = (1.0, 1 / 4, 1 / 16), (1.0, 1 / 16, 1 / 256)


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
        most = max(weights)
        rows = [row for row, weight in enumerate(weights) if weight == most or rng.random() * most < weight]
        if len(rows) >= number:
            break
    return pool.chosen(rows[:number] or range(number))


def _weights(view: View, calls: Sequence[tuple[Seat, int]], pool: Dealt) -> list[float]:
    """How likely the others' calls are in each world; the same wherever all go equally far."""
    seats = sorted({seat for seat, _ in calls} - {view.seat})
    plans = [pool.plans(seat) for seat in seats]
    codes = list(zip(*map(going, plans), strict=True))
    known: dict[tuple[int, ...], float] = {}
    for row, code in enumerate(codes):
        if code not in known:
            known[code] = _likely(view, calls, dict(zip(seats, (some[row] for some in plans), strict=True)))
    return [known[code] for code in codes]


def _likely(view: View, calls: Sequence[tuple[Seat, int]], plans: Mapping[Seat, Plan]) -> float:
    """How likely seats with these plans make the calls that they have made."""
    likely, rules = 1.0, view.rules
    for number, (seat, made) in enumerate(calls):
        if seat in plans:
            turn = heard(rules, view.dealer, calls[:number], seat)
            least = max(turn.floor, level(rules, turn.high) + 1) - 1  # a pass is one below what is open
            off = max(made, least) - max(rung(rules, plans[seat], turn), least)
            likely *= (ABOVE if off > 0 else BELOW)[min(abs(off), 2)]
    return likely
