"""Which suit a card belongs to and which card beats which, once trump is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .cards import JOKER, RANKS, Card, CardSet, Suit
from .ruleset import Ruleset, pack

TRUMP = 100  # added to the strength of every trump, so that any trump beats any plain card
_RIGHT, _LEFT, _BEST = 110, 109, 111


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards under one trump; trump None is the time before it is named."""

    trump: Suit | None
    suits: dict[Card, Suit | None]
    strengths: dict[Card, int]

    def suit_of(self, card: Card) -> Suit | None:
        """The effective suit (rule book 1.4); None for a joker before trump is named."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """A number that orders the cards of one suit, and puts every trump above every plain card."""
        return self.strengths[card]

    def winner(self, cards: Sequence[Card]) -> int:
        """The index of the card that takes a trick played in this order (rule book 1.5).

        Of two identical cards the one played first wins.
        """
        led = self.suits[cards[0]]
        worth = [self.strengths[c] if self.suits[c] in (led, self.trump) else -1 for c in cards]
        return worth.index(max(worth))

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump: printed in the suit, the left bower, or the joker."""
        return self.trump is not None and self.suits[card] == self.trump

    def is_right(self, card: Card) -> bool:
        """Whether the card is the right bower: the jack of trump."""
        return self.trump is not None and self.strengths[card] == _RIGHT

    def is_left(self, card: Card) -> bool:
        """Whether the card is the left bower: the other jack of trump's colour."""
        return self.trump is not None and self.strengths[card] == _LEFT

    def followers(self, hand: CardSet, suit: Suit | None) -> CardSet:
        """The cards of the hand that belong to the suit."""
        return CardSet(tuple(card for card in hand if self.suits[card] == suit))

    def sort(self, hand: CardSet) -> tuple[Card, ...]:
        """The hand as one holds it: trumps first, then suit by suit, each high to low."""

        def place(card: Card) -> tuple[bool, int, int]:
            suit = self.suits[card]
            return not self.is_trump(card), -1 if suit is None else -suit, -self.strengths[card]

        return tuple(sorted(hand, key=place))


def ranking(rules: Ruleset, trump: Suit | None) -> Ranking:
    """The order of the ruleset's cards when this suit is trump (rule book 1.4)."""
    return _ranking(trump)


@cache
def _ranking(trump: Suit | None) -> Ranking:
    cards = (*pack(32), JOKER)
    return Ranking(trump, {c: _suit(c, trump) for c in cards}, {c: _strength(c, trump) for c in cards})


def _suit(card: Card, trump: Suit | None) -> Suit | None:
    if card == JOKER or _is_left(card, trump):
        return trump
    return card.suit


def _is_left(card: Card, trump: Suit | None) -> bool:
    return trump is not None and card == Card.of("J", trump.sister)


def _strength(card: Card, trump: Suit | None) -> int:
    if card == JOKER:
        return _BEST
    if trump is not None and card == Card.of("J", trump):
        return _RIGHT
    if _is_left(card, trump):
        return _LEFT
    return RANKS.index(card.rank) + TRUMP * (card.suit == trump)
