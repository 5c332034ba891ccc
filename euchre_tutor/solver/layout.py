"""Cards as bits of one integer, for one trump: built from the Ranking, read by everything that must be fast.

Plain cards lie rank by rank, the three plain suits side by side, and the trumps above them all by
strength. So the lowest bit of a hand is its cheapest card, shifting by three goes down one rank in
every plain suit at once, and a comparison of two cards of one suit is one of two numbers.

In a double deck each card has two places side by side. A card alone stands in the upper one, what lies
outside a hand in the lower one: so the first of two equal cards is the higher, whoever has yet to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..engine.cards import RANKS, Card, CardSet, Suit
from ..engine.rankings import ranking
from ..engine.ruleset import Ruleset

PLAIN_SUITS = 3
_LOWER = int("01" * 31, 2)  # every second bit of a number of 62: the lower places of twins
_UPPER = _LOWER << 1


@dataclass(frozen=True, slots=True)
class Layout:
    """Which bit each card is under one trump."""

    trump: Suit
    bits: Mapping[Card, int]  # of twins the upper place
    cards: Mapping[int, Card]
    plain: int  # all plain cards
    trumps: int
    suits: tuple[int, int, int]  # the plain suits
    first_trump: int  # the place of the lowest trump
    copies: int = 1  # of each card

    @property
    def pack(self) -> int:
        """All cards."""
        return self.plain | self.trumps

    def hand(self, cards: Iterable[Card]) -> int:
        """The cards as one number."""
        if self.copies == 1:
            return sum(map(self.bits.__getitem__, cards))
        held = 0
        for card in cards:
            bit = self.bits[card]
            held |= bit >> 1 if held & bit else bit
        return held

    def outside(self, known: Iterable[Card]) -> int:
        """All the cards but these."""
        return self.pack & ~self.hand(known)

    def joined(self, one: int, other: int) -> int:
        """Two hands as one."""
        both = one & other if self.copies == 2 else 0
        return one | other | both >> 1

    def less(self, hand: int, cards: int) -> int:
        """The hand without these cards, as far as they are in it."""
        if self.copies == 1:
            return hand & ~cards
        twin = hand & _LOWER
        return (hand & ~cards & _UPPER) | (twin & ~cards) << 1 | twin & ~(cards >> 1)

    def lifted(self, bits: int) -> int:
        """The hand that is made up of some of the bits of another one: of twins the lower alone goes up."""
        if self.copies == 1:
            return bits
        upper, lower = bits & _UPPER, bits & _LOWER
        return upper | lower << 1 | lower & upper >> 1

    def suit_of(self, bit: int) -> int:
        """All the cards of this card's suit."""
        if bit & self.trumps:
            return self.trumps
        return next(suit for suit in self.suits if suit & bit)


def layout(rules: Ruleset, trump: Suit) -> Layout:
    """The places of the ruleset's cards under this trump."""
    return _layout(rules.deck, rules, trump)


_made: dict[tuple[int, Suit], Layout] = {}


def _layout(deck: int, rules: Ruleset, trump: Suit) -> Layout:
    if (deck, trump) not in _made:
        _made[deck, trump] = _build(rules, trump)
    return _made[deck, trump]


def _build(rules: Ruleset, trump: Suit) -> Layout:
    rank, cards = ranking(rules, trump), CardSet(rules.cards).distinct()
    copies = len(rules.cards) // len(cards)
    ranks = [r for r in RANKS if any(card.rank == r for card in cards)]
    columns = [suit for suit in Suit if suit != trump]
    trumps = sorted(filter(rank.is_trump, cards), key=rank.strength)
    plain = {
        card: PLAIN_SUITS * ranks.index(card.rank) + columns.index(suit)
        for card in cards
        if (suit := rank.suit_of(card)) is not None and suit != trump
    }
    first = PLAIN_SUITS * len(ranks)
    places = plain | {card: first + i for i, card in enumerate(trumps)}
    bits = {card: 1 << copies * place + copies - 1 for card, place in places.items()}
    suits = [sum(_all(bits[c], copies) for c in plain if rank.suit_of(c) == suit) for suit in columns]
    return Layout(
        trump=trump,
        bits=bits,
        cards={bit >> lower: card for card, bit in bits.items() for lower in range(copies)},
        plain=sum(suits),
        trumps=sum(_all(bits[card], copies) for card in trumps),
        suits=(suits[0], suits[1], suits[2]),
        first_trump=copies * first,
        copies=copies,
    )


def _all(bit: int, copies: int) -> int:
    """Every place of the card that has its upper place here."""
    return bit | bit >> copies - 1
