"""Worlds in which the calls that were heard are likely, by the rule of thumb."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from operator import mul
from typing import Protocol, Self, TypeVar

from ..engine.ruleset import Seat
from ..engine.views import View
from .bidding import Plan, going, level, rung
from .measures import measures
from .rollouts import Dealt, Kernel
from .situations import call_rungs, heard
from .swaps import signs
from .worlds import Frame

# How likely a call is that is none, one, or more rungs from the thumb's: people hold back more often than
# they overreach.
BELOW, ABOVE = (1.0, 1 / 4, 1 / 16), (1.0, 1 / 16, 1 / 256)


def likely_worlds(kernel: Kernel, view: View, fixed: Frame, rng: random.Random, number: int) -> Dealt:
    """At most so many worlds, and half as many at least, those rarer in which the others call otherwise.

    Where nearly all worlds speak against the calls, the rule of thumb is trusted less: the differences
    between the likeliest worlds are levelled until there are enough of them.
    """
    calls = call_rungs(view)
    if all(seat == view.seat for seat, _ in calls) and not signs(view):
        return kernel.deal(view.rules, view.dealer, fixed, rng, number)
    return chosen_by(
        lambda many: kernel.deal(view.rules, view.dealer, fixed, rng, many),
        lambda pool: weights(view, calls, pool),
        kernel.pools,
        rng,
        number,
    )


class Pool(Protocol):
    """Worlds of some sort."""

    def chosen(self, rows: Sequence[int]) -> Self:
        """These worlds alone."""
        ...


Worlds = TypeVar("Worlds", bound=Pool)


def chosen_by(
    deal: Callable[[int], Worlds],
    weigh: Callable[[Worlds], list[float]],
    pools: Sequence[int],
    rng: random.Random,
    number: int,
) -> Worlds:
    """At most so many worlds out of a pool so many times as large, the likelier the heavier they weigh."""
    for times in pools:
        pool = deal(number * times)
        heavy = weigh(pool)
        if sum(heavy) >= number * max(heavy):
            break
    scale = _scale(heavy, number)
    if min(heavy) * scale >= 1:
        return pool if times == 1 else pool.chosen(range(number))
    rows = [row for row, weight in enumerate(heavy) if rng.random() < weight * scale]
    return pool.chosen(rows[:number] or range(number))


def _scale(weights: Sequence[float], number: int) -> float:
    """What to multiply the weights by, so that taken as chances they give enough worlds."""
    counts, scale = Counter(weights), 1 / max(weights)
    while sum(n * min(1.0, weight * scale) for weight, n in counts.items()) < 0.6 * number:
        scale *= 2
    return scale


def weights(view: View, calls: Sequence[tuple[Seat, int]], pool: Dealt) -> list[float]:
    """How likely the others' calls are in each world."""
    weights = [1.0] * pool.count
    for seat in sorted({seat for seat, _ in calls} - {view.seat}):
        plans = pool.plans(seat)
        far = going(plans)
        examples = dict(zip(far, plans, strict=True))
        likely = {code: _likely(view, calls, seat, one) for code, one in examples.items()}
        weights = list(map(mul, weights, map(likely.__getitem__, far)))
    for chair, weak in signs(view):
        unlike = [(value < measures(view.rules).unknown) != weak for value in pool.best(chair)]
        weights = [w * (ABOVE if weak else BELOW)[off] for w, off in zip(weights, unlike, strict=True)]
    return weights


def _likely(view: View, calls: Sequence[tuple[Seat, int]], seat: Seat, mine: Plan) -> float:
    """How likely the seat with this plan makes the calls that it has made."""
    likely, rules = 1.0, view.rules
    for number, (caller, made) in enumerate(calls):
        if caller == seat:
            turn = heard(rules, view.dealer, calls[:number], seat)
            least = max(turn.floor, level(rules, turn.high) + 1) - 1  # a pass is one below what is open
            off = max(made, least) - max(rung(rules, mine, turn), least)
            likely *= (ABOVE if off > 0 else BELOW)[min(abs(off), 2)]
    return likely
