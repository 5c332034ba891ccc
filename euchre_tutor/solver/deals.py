"""Cards dealt at random to piles that may not take each of them: uniform, counted, and one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate, combinations
from math import comb, prod
from typing import TypeVar

from ..engine.cards import Card
from ..engine.state import shuffled

Rooms = tuple[int, ...]
Bars = frozenset[Card]
Piles = tuple[tuple[Card, ...], ...]
Key = TypeVar("Key")
One = TypeVar("One")


class Deals:
    """Every way to deal the cards to piles of given sizes, none getting a card that is barred there.

    Each way is as likely as another. Two equal cards are two cards, as they are when packs are shuffled.
    """

    def __init__(
        self, cards: Sequence[Card], sizes: Sequence[int], barred: Sequence[frozenset[Card]]
    ) -> None:
        assert sum(sizes) == len(cards) and len(sizes) == len(barred)
        present = frozenset(cards)
        self._sizes = tuple(sizes)
        self._lots = _grouped([bars & present for bars in barred], range(len(sizes)))
        bars = list(self._lots)
        self._rooms = tuple(sum(sizes[pile] for pile in piles) for piles in self._lots.values())
        open_to = [tuple(lot for lot, out in enumerate(bars) if card not in out) for card in cards]
        groups = _grouped(open_to, cards)
        # the cards that may lie in few places first: then there are few ways to go on from each
        self._groups = sorted(groups.items(), key=lambda group: len(group[0]))
        self._known: dict[tuple[int, Rooms], list[tuple[int, Rooms]]] = {}

    @cached_property
    def count(self) -> int:
        """How many ways there are; 0 where the cards cannot be dealt so."""
        inside = [_splits([self._sizes[pile] for pile in piles]) for piles in self._lots.values()]
        return self._ways(0, self._rooms) * prod(inside)

    # ---- how many of each group go to each lot

    def _ways(self, group: int, rooms: Rooms) -> int:
        """The ways to deal this group and those after it to what room there is."""
        if group == len(self._groups):
            return 1
        return sum(ways for ways, _ in self._shares(group, rooms))

    def _shares(self, group: int, rooms: Rooms) -> list[tuple[int, Rooms]]:
        """How the group may be shared out among the lots, each with its number of ways."""
        if (group, rooms) not in self._known:
            lots, cards = self._groups[group]
            found = []
            for share in _shared(len(cards), [rooms[lot] if lot in lots else 0 for lot in range(len(rooms))]):
                left = tuple(room - taken for room, taken in zip(rooms, share, strict=True))
                found.append((_splits(share) * self._ways(group + 1, left), share))
            self._known[group, rooms] = [one for one in found if one[0]]
        return self._known[group, rooms]

    # ---- at random

    def one(self, rng: random.Random) -> Piles:
        """The cards of each pile in one way, at random; only where there are ways."""
        rooms, lots = self._rooms, [list[Card]() for _ in self._rooms]
        for group, (_, cards) in enumerate(self._groups):
            share = _drawn(self._shares(group, rooms), rng)
            start, mixed = 0, shuffled(cards, rng)
            for lot, taken in zip(lots, share, strict=True):
                lot += mixed[start : start + taken]
                start += taken
            rooms = tuple(room - taken for room, taken in zip(rooms, share, strict=True))
        return self._cut(lots, rng)

    def _cut(self, lots: Sequence[Sequence[Card]], rng: random.Random) -> Piles:
        """Each lot cut into its piles; mixed before, where it was put together from groups."""
        dealt: list[tuple[Card, ...]] = [()] * len(self._sizes)
        for piles, cards in zip(self._lots.values(), lots, strict=True):
            mixed = len(piles) > 1 and len(self._groups) > 1
            lot, start = shuffled(cards, rng) if mixed else cards, 0
            for pile in piles:
                dealt[pile] = tuple(lot[start : start + self._sizes[pile]])
                start += self._sizes[pile]
        return tuple(dealt)

    # ---- one by one

    def all(self) -> Iterator[Piles]:
        """Every way once."""
        yield from self._from(0, self._rooms, [()] * len(self._rooms))

    def _from(self, group: int, rooms: Rooms, lots: Sequence[tuple[Card, ...]]) -> Iterator[Piles]:
        if group == len(self._groups):
            yield from self._all_cut(lots)
            return
        for _, share in self._shares(group, rooms):
            left = tuple(room - taken for room, taken in zip(rooms, share, strict=True))
            for parts in _parted(self._groups[group][1], share):
                more = [lot + part for lot, part in zip(lots, parts, strict=True)]
                yield from self._from(group + 1, left, more)

    def _all_cut(self, lots: Sequence[tuple[Card, ...]]) -> Iterator[Piles]:
        ways: list[dict[int, tuple[Card, ...]]] = [{}]
        for piles, lot in zip(self._lots.values(), lots, strict=True):
            cuts = list(_parted(lot, [self._sizes[pile] for pile in piles]))
            ways = [way | dict(zip(piles, cut, strict=True)) for way in ways for cut in cuts]
        for way in ways:
            yield tuple([way[pile] for pile in range(len(self._sizes))])


def _grouped(keys: Sequence[Key], ones: Sequence[One]) -> dict[Key, list[One]]:
    """What has the same key together, in the order in which the keys come up."""
    groups: dict[Key, list[One]] = {}
    for key, one in zip(keys, ones, strict=True):
        groups.setdefault(key, []).append(one)
    return groups


def _splits(sizes: Sequence[int]) -> int:
    """The ways to part cards into piles of these sizes."""
    return prod(comb(total, size) for total, size in zip(accumulate(sizes), sizes, strict=True))


def _shared(number: int, rooms: Sequence[int]) -> Iterator[Rooms]:
    """The ways to write the number as a sum with a part for each room, none larger than that."""
    if not rooms:
        if not number:
            yield ()
        return
    for part in range(max(0, number - sum(rooms[1:])), min(number, rooms[0]) + 1):
        for others in _shared(number - part, rooms[1:]):
            yield (part, *others)


def _parted(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[Piles]:
    """Every way to part the cards into piles of these sizes."""
    if not sizes:
        yield ()
        return
    places = range(len(cards))
    for taken in combinations(places, sizes[0]):
        first = tuple([cards[place] for place in taken])
        rest = [cards[place] for place in places if place not in taken]
        for others in _parted(rest, sizes[1:]):
            yield (first, *others)


def _drawn(shares: Sequence[tuple[int, Rooms]], rng: random.Random) -> Rooms:
    """One of the shares, each as likely as it has ways."""
    if len(shares) == 1:
        return shares[0][1]
    number = rng.random() * sum(ways for ways, _ in shares)
    for ways, share in shares:
        number -= ways
        if number < 0:
            return share
    return shares[-1][1]
