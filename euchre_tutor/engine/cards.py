"""Suits, cards and multisets of cards (a double deck has two of each card)."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

RANKS = "789TJQKA"  # low to high, as printed and in every plain suit
SUIT_LETTERS = "CDHS"
FACES = "JQK"  # the picture cards


class Suit(enum.IntEnum):
    """A printed or effective suit, in the order in which cards are written."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit in notation: C, D, H or S."""
        return SUIT_LETTERS[self]

    @property
    def sister(self) -> Suit:
        """The other suit of the same colour, whose jack is the left bower (rule book 1.4)."""
        return Suit(3 - self)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read C, D, H or S; NotationError for anything else."""
        if len(text) != 1 or text not in SUIT_LETTERS:
            raise NotationError(f"not a suit: {text!r}", expected="one of C, D, H, S")
        return cls(SUIT_LETTERS.index(text))


class NotationError(ValueError):
    """A text that cannot be read: says what, where and what was expected.

    line and column count from 1; both are 0 for a text of a single word.
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0, expected: str = "") -> None:
        place = f"line {line}, column {column}: " if line else ""
        hope = f"; expected {expected}" if expected else ""
        super().__init__(f"{place}{message}{hope}")
        self.message, self.line, self.column, self.expected = message, line, column, expected

    def at(self, line: int, column: int) -> NotationError:
        """The same complaint about a word that stands at this place of a longer text."""
        return NotationError(self.message, line=line, column=column, expected=self.expected)


class Card(int):
    """One card, as a small number: suit by suit, low to high, the joker last."""

    __slots__ = ()

    @property
    def suit(self) -> Suit | None:
        """The printed suit, None for the joker; in play ask the Ranking, which knows the bowers."""
        return None if self == JOKER else Suit(self // len(RANKS))

    @property
    def rank(self) -> str:
        """7, 8, 9, T, J, Q, K or A; JK for the joker."""
        return "JK" if self == JOKER else RANKS[self % len(RANKS)]

    def __str__(self) -> str:
        return "JK" if self == JOKER else self.rank + SUIT_LETTERS[self // len(RANKS)]

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @classmethod
    def of(cls, rank: str, suit: Suit) -> Card:
        """The card of this rank and printed suit."""
        return cls(suit * len(RANKS) + RANKS.index(rank))

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as ``JS`` or ``JK`` (rule book 1.2); NotationError for anything else."""
        if text == "JK":
            return JOKER
        if len(text) != 2 or text[0] not in RANKS or text[1] not in SUIT_LETTERS:
            raise NotationError(
                f"not a card: {text!r}", expected="a rank of 789TJQKA and a suit of CDHS, or JK"
            )
        return cls.of(text[0], Suit.parse(text[1]))


JOKER = Card(len(RANKS) * len(SUIT_LETTERS))


@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable multiset of cards, iterated suit by suit, low to high, the joker last."""

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        # sorted here and nowhere else, so that sets of the same cards are equal however they were built
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The cards, in any order and with any copies."""
        return cls(tuple(cards))

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards parted by spaces; NotationError names the first that is none."""
        return cls.of(map(Card.parse, text.split()))

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def count(self, card: Card) -> int:
        """How many copies of the card are here."""
        return self.cards.count(card)

    def __and__(self, other: CardSet) -> CardSet:
        return self - (self - other)

    def __or__(self, other: CardSet) -> CardSet:
        return self + (other - self)

    def __add__(self, other: CardSet) -> CardSet:
        return CardSet.of(self.cards + other.cards)

    def __sub__(self, other: CardSet) -> CardSet:
        left = list(self.cards)
        for card in other.cards:
            if card in left:
                left.remove(card)
        return CardSet(tuple(left))

    def with_card(self, card: Card) -> CardSet:
        """One copy of the card more."""
        return CardSet.of((*self.cards, card))

    def without(self, card: Card) -> CardSet:
        """One copy of the card less; nothing happens when there is none."""
        if card not in self.cards:
            return self
        at = self.cards.index(card)
        return CardSet(self.cards[:at] + self.cards[at + 1 :])

    def distinct(self) -> tuple[Card, ...]:
        """Each card once, however many copies are held."""
        return tuple(dict.fromkeys(self.cards))

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


NO_CARDS = CardSet()
