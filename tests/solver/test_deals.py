"""Cards dealt to piles that may not take each of them: all the ways, each as likely as another."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product

import pytest

from euchre_tutor.engine import Card, CardSet
from euchre_tutor.solver.deals import Deals

A, B, C, D, E, F = CardSet.parse("9C TC JC 9D TD JD").cards
NONE: frozenset[Card] = frozenset()

CASES = [
    ([A, B, C, D], (2, 2), (NONE, NONE)),
    ([A, B, C, D], (2, 1, 1), ({A, B}, NONE, NONE)),
    ([A, B, C, D, E], (2, 2, 1), ({A, B}, {D}, NONE)),
    ([A, B, C, D, E, F], (2, 2, 0, 2), ({A, B}, {D, E}, NONE, {A})),
    ([A, B, C, D, E, F], (1, 1, 1, 1, 1, 1), ({A}, {B}, NONE, NONE, {A, F}, {C, D, E})),
    ([A, A, B, B, C], (2, 2, 1), ({A}, NONE, NONE)),
    ([A, B, C], (1, 2), ({A, B, C}, NONE)),
]
each_case = pytest.mark.parametrize("cards, sizes, barred", CASES)
Places = tuple[int, ...]
Bars = tuple[frozenset[Card], ...]


def every_way(cards: list[Card], sizes: tuple[int, ...], barred: Bars) -> list[Places]:
    """The pile of each card, in every way that is allowed: tried one by one."""
    piles = [pile for pile, size in enumerate(sizes) for _ in range(size)]
    ways = sorted(set(permutations(piles)))
    return [
        way for way in ways if not any(card in barred[pile] for card, pile in zip(cards, way, strict=True))
    ]


def dealt(cards: list[Card], way: Places, piles: int) -> tuple[CardSet, ...]:
    """What lies in each pile."""
    return tuple(
        CardSet.of(c for c, at in zip(cards, way, strict=True) if at == pile) for pile in range(piles)
    )


@each_case
def test_every_way_is_found_and_counted(cards: list[Card], sizes: tuple[int, ...], barred: Bars) -> None:
    deals = Deals(cards, sizes, [frozenset(bars) for bars in barred])
    ways = every_way(cards, sizes, barred)
    want = Counter(dealt(cards, way, len(sizes)) for way in ways)
    assert deals.count == len(ways)
    assert Counter(tuple(map(CardSet.of, piles)) for piles in deals.all()) == want


@each_case
def test_one_way_is_as_likely_as_another(cards: list[Card], sizes: tuple[int, ...], barred: Bars) -> None:
    deals, rng = Deals(cards, sizes, [frozenset(bars) for bars in barred]), random.Random(1)
    want = Counter(dealt(cards, way, len(sizes)) for way in every_way(cards, sizes, barred))
    if not want:
        return
    number = 60 * len(want)
    found = Counter(tuple(map(CardSet.of, deals.one(rng))) for _ in range(number))
    assert set(found) <= set(want)
    each = number / want.total()
    off = sum((found[way] - each * times) ** 2 / (each * times) for way, times in want.items())
    free = len(want) - 1
    assert off < free + 5 * (2 * free) ** 0.5 + 5


def test_the_groups_may_be_many() -> None:
    rng = random.Random(4)
    pack = list(CardSet.parse("9C TC JC QC KC 9D TD JD"))
    for _ in range(20):
        cards = rng.sample(pack, 6)
        barred = [frozenset(c for c in cards if rng.random() < 0.3) for _ in range(4)]
        sizes = rng.choice([size for size in product(range(4), repeat=4) if sum(size) == 6])
        deals = Deals(cards, sizes, barred)
        assert deals.count == len(every_way(cards, sizes, tuple(barred))) == len(list(deals.all()))
