"""The worth of each card that may be played: in the same worlds, with all hands open and by rule of thumb.

With all hands open everybody plays his best, but knows too much; by rule of thumb nobody knows more than
his own cards, but plays no better than that. A card is worth the mean of the two.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.actions import Play
from ..engine.cards import Card
from ..engine.views import View
from .hearing import Hearing
from .open_hands import at_table
from .payoffs import Points
from .pays import Pays
from .plays import PlayStudy
from .rollouts import Kernel
from .values import Study, of_points, of_weighted
from .worlds import World, every_world, frame

OPEN = 0.5  # how much the play with all hands open weighs in a world
USUAL = {6: 50, 5: 80}  # worlds, where nothing else is asked, by the tricks that are left
MOST_ALL = 250  # so many worlds are all looked at
SLICES = {6: 6, 5: 12, 4: 30, 3: 80}  # worlds that fit into 50 ms, by the tricks that are left


def opens_hands(view: View) -> bool:
    """Whether play with all hands open says something: two sides, and not too many tricks of twins."""
    assert view.contract is not None
    sides = not Pays(view).apart or view.seat == view.contract.seat
    hands = [view.rules.cards[:left] for left in view.cards_left]
    return sides and not at_table(view).too_long(hands)


class CardStudy:
    """The cards of one view in the play; grows by more worlds, up to all that there are if these are few."""

    def __init__(self, view: View, kernel: Kernel, share: float = OPEN) -> None:
        self._view, self._frame, self._pays = view, frame(view), Pays(view)
        self._table, self._thumb = at_table(view), PlayStudy(view, kernel)
        self._hearing = Hearing(kernel, view, self._frame)
        self._cards = [action for action in self._thumb.lawful() if isinstance(action, Play)]
        self._points: dict[Play, list[Points]] = {action: [] for action in self._cards}
        self._share, self._weights = share if opens_hands(view) else 0.0, list[float]()
        self._known: dict[World, dict[Card, int]] = {}
        self.count = 0

    @property
    def complete(self) -> bool:
        """Whether all worlds are looked at in one step."""
        return bool(self._share) and self._frame.deals.count <= MOST_ALL

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return USUAL.get(max(self._view.cards_left), 200) if self._share else self._thumb.usual()

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a short step."""
        return SLICES.get(max(self._view.cards_left), 100) if self._share else kernel.slice

    # ---- more worlds

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more, the same for every card; all of them once if they are few."""
        if self._weights:
            return
        if self.complete:
            every = list(every_world(self._frame))
            self._weights = self._hearing.weights(every, rng)
            some: Sequence[World] = self._hearing.settled(every)
        else:
            some = self._hearing.worlds(rng, number)
        opened = self._opened(some) if self._share else []
        for action, points in self._points.items():
            points += self._after(action, some, opened)
        self.count += len(some)

    def _opened(self, some: Sequence[World]) -> list[dict[Card, int]]:
        """What each card comes to with all hands open, in each of the worlds; in equal ones reckoned once."""
        keys = [tuple([tuple(sorted(world[seat])) for seat in self._table.seats]) for world in some]
        for key, world in zip(keys, some, strict=True):
            if key not in self._known:
                self._known[key] = self._table.cards(world)
        return [self._known[key] for key in keys]

    def _after(self, action: Play, some: Sequence[World], opened: Sequence[dict[Card, int]]) -> list[Points]:
        """The points of one's own side and of the others in each of the worlds, after the card."""
        best = [self._pays.of_tricks(found[action.card]) for found in opened]
        if best and (self._weights or self._share == 1):
            return best
        thumb = self._thumb.after(action, some)
        return [_mixed(self._share, *both) for both in zip(best, thumb, strict=True)] if best else thumb

    # ---- what they say

    def study(self) -> Study:
        """What all the worlds so far say."""
        if self._weights:
            found = [of_weighted(action, self._points[action], self._weights) for action in self._cards]
        else:
            found = [of_points(action, self._points[action]) for action in self._cards]
        return Study(tuple(found), None)


def _mixed(share: float, best: Points, thumb: Points) -> Points:
    """So much of the one, the rest of the other."""
    (own, others), (mine, theirs) = best, thumb
    return share * own + (1 - share) * mine, share * others + (1 - share) * theirs
