"""The cards in play as bits, suit by suit with a gap between, for exact play with all hands open.

A Layout has the plain suits side by side, rank by rank. Here every suit lies by itself, the trumps on
top and an empty place between two suits: so one addition finds all the cards of a hand that touch, that
is, between which nobody else holds a card. They are equal, and only one of them need be tried; rank by
rank that would take a loop over each hand at every trick. A pack of 24 or 25 cards fits into 28 bits,
which Python handles as one digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..engine.cards import Card, Suit
from ..engine.ruleset import Ruleset
from .layout import Layout, layout


@dataclass(frozen=True, slots=True)
class Strip:
    """Which bit each card is under one trump."""

    cards: Mapping[int, Card]
    bits: Mapping[Card, int]  # of equal cards the higher one
    suits: tuple[int, ...]  # all cards of each suit, the shortest plain suit first, the trumps last
    split: int  # of two equal cards in two hands the lower one

    def hand(self, cards: Iterable[Card]) -> int:
        """The cards as one number, where none is there twice."""
        return sum(map(self.bits.__getitem__, cards))


def strip(rules: Ruleset, trump: Suit) -> Strip:
    """The places of a single pack under this trump."""
    if (rules.deck, trump) not in _made:
        columns = _columns(layout(rules, trump))
        _made[rules.deck, trump] = _placed([[(card, (0,)) for card in column] for column in columns])[0]
    return _made[rules.deck, trump]


_made: dict[tuple[int, Suit], Strip] = {}


def twin_strip(
    rules: Ruleset, trump: Suit, piles: Sequence[Sequence[Card]]
) -> tuple[Strip, list[dict[int, Card]]]:
    """The places of the cards of these piles, some of them twice, and each pile by its bits.

    Two equal cards of different piles lie between gaps: neither touches what is above or below them.
    """
    holders: dict[Card, tuple[int, ...]] = {}
    for number, pile in enumerate(piles):
        for card in pile:
            holders[card] = (*holders.get(card, ()), number)
    columns = _columns(layout(rules, trump))
    placed, owners = _placed([[(card, holders.get(card, ())) for card in column] for column in columns])
    found: list[dict[int, Card]] = [{} for _ in piles]
    for bit, owner in owners.items():
        found[owner][bit] = placed.cards[bit]
    return placed, found


def _columns(lay: Layout) -> list[list[Card]]:
    """The cards suit by suit, each from the lowest up."""
    order = sorted(lay.bits, key=lay.bits.__getitem__)
    plain = [[card for card in order if lay.bits[card] & suit] for suit in lay.suits]
    return [*sorted(plain, key=len), [card for card in order if lay.bits[card] & lay.trumps]]


def _placed(
    columns: Sequence[Sequence[tuple[Card, tuple[int, ...]]]],
) -> tuple[Strip, dict[int, int]]:
    """A place for each holder of each card, and whose it is."""
    cards: dict[int, Card] = {}
    owners: dict[int, int] = {}
    suits, split, bit = [], 0, 1
    for column in columns:
        first = len(cards)
        for card, holders in column:
            apart = len(set(holders)) > 1
            bit <<= apart
            split |= bit * apart
            for holder in holders:
                cards[bit], owners[bit] = card, holder
                bit <<= 1
            bit <<= apart
        suits.append(sum(list(cards)[first:]))
        bit <<= 1
    return Strip(cards, {card: bit for bit, card in cards.items()}, tuple(suits), split), owners
