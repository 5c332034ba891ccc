"""Which cards to keep from a hand and a dummy, all hands open: the ones that take the most tricks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from ..engine.cards import Card, CardSet
from .open_cards import strip
from .open_hands import OpenTable
from .open_search import lowest_of


def best_kept(
    table: OpenTable, hands: Sequence[Iterable[Card]], pool: Iterable[Card], number: int
) -> tuple[CardSet, int]:
    """So many cards of the pool for the declarer, and the tricks that his side takes with them.

    Hands: what every chair holds; the declarer's is not looked at. Of choices that take equally many the
    one with the highest trumps. Only for packs in which no card is twice; ValueError for a smaller pool.
    """
    pool = tuple(pool)
    if len(pool) < number:
        raise ValueError(f"{number} cards cannot be kept of {len(pool)}")
    kept, most = CardSet(), -1
    for cards in _choices(table, hands, pool, number):
        held = [cards if seat == table.declarer else hand for seat, hand in enumerate(hands)]
        if table.ends_with(held, most + 1):
            kept, most = CardSet.of(cards), table.tricks(held)
        if most == table.taken + number:
            break
    return kept, most


def _choices(
    table: OpenTable, hands: Sequence[Iterable[Card]], pool: Sequence[Card], number: int
) -> Iterator[tuple[Card, ...]]:
    """The choices that differ, the highest first: cards that touch are equal, whichever are kept."""
    known = strip(table.rules, table.trump)
    own = known.hand(pool)
    others = sum(known.hand(hands[seat]) for seat in table.seats if seat != table.declarer)
    starts = lowest_of(own, sum(known.suits) & ~(own | others))
    order = sorted(pool, key=known.bits.__getitem__, reverse=True)
    # a run of touching cards is told by where it starts
    runs = {card: (starts & 2 * known.bits[card] - 1).bit_length() for card in order}
    tried = set()
    for cards in combinations(order, number):
        alike = tuple(runs[card] for card in cards)
        if alike not in tried:
            tried.add(alike)
            yield cards
