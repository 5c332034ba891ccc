"""Cards that a file does not tell: made up so that, where it is possible, nobody has reneged by them."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card, CardSet, Suit
from ..rankings import Ranking
from ..ruleset import Seat
from ..state import Trick


def voids(tricks: Sequence[Trick], order: Ranking) -> dict[Seat, set[Suit | None]]:
    """The suits that each seat did not follow: what it still holds should have none of them."""
    found: dict[Seat, set[Suit | None]] = {}
    for trick in tricks:
        led = order.suit_of(trick[0][1])
        for seat, card in trick:
            if order.suit_of(card) != led:
                found.setdefault(seat, set()).add(led)
    return found


def fill(slots: Sequence[set[Suit | None]], cards: CardSet, order: Ranking | None) -> list[Card]:
    """A card for each slot, none of a suit that is barred there; any card where that cannot be."""
    pool = list(cards)
    owner: dict[int, int] = {}  # the slot that has this card of the pool

    def place(slot: int, tried: set[int]) -> bool:
        """Find the slot a card, moving others to other cards where that helps."""
        for at, card in enumerate(pool):
            barred = order is not None and order.suit_of(card) in slots[slot]
            if barred or at in tried:
                continue
            tried.add(at)
            if at not in owner or place(owner[at], tried):
                owner[at] = slot
                return True
        return False

    if not all(place(slot, set()) for slot in range(len(slots))):
        return pool[: len(slots)]
    chosen = {slot: pool[at] for at, slot in owner.items()}
    return [chosen[slot] for slot in range(len(slots))]
