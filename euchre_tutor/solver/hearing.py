"""Worlds in the middle of a hand in which what was called, taken and kept before is likely."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

from ..engine.views import View
from .listening import weights
from .pasts import Pasts
from .rollouts import Kernel
from .situations import call_rungs
from .turned_past import weights as turned_weights
from .worlds import Frame, World, worlds

SECOND = 1 / 16  # how likely a suit is named that is not the hand's best by rule of thumb
SWEEPS = 3  # exchanges of two cards tried in each world, where too few of those dealt agree with the calls


class Hearing:
    """What was heard before the play of one view, and how likely it makes the worlds that it leaves open."""

    def __init__(self, kernel: Kernel, view: View, fixed: Frame) -> None:
        self._kernel, self._view, self._frame = kernel, view, fixed
        self._pasts = Pasts(view, fixed)
        piles = zip(range(len(fixed.need)), fixed.known, fixed.need, strict=True)
        self._places = [(pile, len(have) + i) for pile, have, need in piles for i in range(need)]

    def worlds(self, rng: random.Random, number: int) -> Sequence[World]:
        """About so many worlds, never more, those rarer in which others act otherwise.

        Where few of the worlds dealt agree with the calls, these are taken several times, and cards are
        then exchanged in them: always if that makes the calls likelier, now and then if it does not.
        """
        if all(seat == self._view.seat for seat, _ in self._view.calls):
            return list(islice(worlds(self._frame, rng), number))
        pool, found = list[World](), list[float]()
        for times in self._kernel.pools:
            more = list(islice(worlds(self._frame, rng), number * times - len(pool)))
            pool, found = pool + more, found + self.weights(more, rng)
            if sum(found) >= number * max(found):
                break
        if sum(found) < number * max(found):
            return self.settled(self._exchanged([pool[row] for row in _drawn(found, rng, number)], rng))
        top = max(found)
        rows = [row for row, weight in enumerate(found) if rng.random() * top < weight]
        return self.settled([pool[row] for row in rows[:number]])

    def settled(self, some: Sequence[World]) -> list[World]:
        """The worlds with the best cards kept where a seat had the choice."""
        return [self._pasts.settled(world)[0] for world in some]

    def weights(self, some: Sequence[World], rng: random.Random) -> list[float]:
        """How likely what was kept and what was called makes each of the worlds, once they are settled."""
        settled = [self._pasts.settled(world) for world in some]
        hands = [self._pasts.called_on(world, rng) for world, _ in settled]
        return [share * said for (_, share), said in zip(settled, self._by_calls(hands), strict=True)]

    def _by_calls(self, hands: Sequence[World]) -> list[float]:
        """How likely the calls are with these hands."""
        view = self._view
        if view.rules.turns_up:
            return turned_weights(view, self._kernel.turned_as(view.rules, view.dealer, hands))
        dealt = self._kernel.take(view.rules, view.dealer, hands)
        said = weights(view, call_rungs(view), dealt)
        contract = view.contract
        if contract is None or contract.seat == view.seat:
            return said
        plans = dealt.plans(contract.seat)
        return [
            w * (1.0 if mine.trump == contract.trump else SECOND) for w, mine in zip(said, plans, strict=True)
        ]

    # ---- walking from world to world

    def _exchanged(self, some: Sequence[World], rng: random.Random) -> list[World]:
        """The worlds after a walk that stays longest where the calls are likeliest."""
        now, likely = list(some), self.weights(some, rng)
        for _ in range(SWEEPS):
            tried = [self._other(world, rng) for world in now]
            found = self.weights(tried, rng)
            for row, (before, after) in enumerate(zip(likely, found, strict=True)):
                if rng.random() * before < after:
                    now[row], likely[row] = tried[row], after
        return now

    def _other(self, world: World, rng: random.Random) -> World:
        """The world with two cards exchanged, if they may lie there."""
        (one, i), (other, j) = (self._places[int(rng.random() * len(self._places))] for _ in range(2))
        here, there, out = world[one][i], world[other][j], self._frame.barred
        if one == other or here in out[other] or there in out[one]:
            return world
        piles = list(world)
        piles[one] = (*world[one][:i], there, *world[one][i + 1 :])
        piles[other] = (*world[other][:j], here, *world[other][j + 1 :])
        return tuple(piles) if self._frame.holds(piles) else world


def _drawn(weights: Sequence[float], rng: random.Random, number: int) -> list[int]:
    """So many rows, each as often as it weighs, as nearly as can be."""
    rows, row, step = list[int](), 0, sum(weights) / number
    reached, wanted = weights[0], rng.random() * step
    for _ in range(number):
        while reached < wanted and row + 1 < len(weights):
            row += 1
            reached += weights[row]
        rows.append(row)
        wanted += step
    return rows
