"""Engine values as the JSON the browser draws: the only translation, twin of front/model.d.ts.

A card that is face down is ``null`` here: nothing of it may reach the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, TypedDict

from euchre_tutor.engine import Card, Ranking, Suit
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.names import card_aloud, suit_name

SuitLetter = Literal["C", "D", "H", "S"]
CardMark = Literal["led", "winning", "selected", "lit", "gone", "laid"]

SPOKEN_MARKS: dict[str, str] = {
    "led": mark("{card}, led"),
    "winning": mark("{card}, winning so far"),
    "selected": mark("{card}, selected"),
    "gone": mark("{card}, gone"),
    "laid": mark("{card}, laid away"),
}


class WhyNotJson(TypedDict):
    """Why a card may not be played now: the suit that must be followed, if that is why, and a sentence."""

    suit: SuitLetter | None
    text: str


class CardJson(TypedDict):
    """One card that may be seen."""

    id: str
    rank: str
    suit: SuitLetter | None
    bower: Literal["R", "L"] | None
    trump: SuitLetter | None
    name: str
    marks: list[CardMark]
    why: WhyNotJson | None


class SuitJson(TypedDict):
    """A suit with its name; no trump has no letter."""

    suit: SuitLetter | None
    name: str


@dataclass(frozen=True)
class Look:
    """How a card stands at the moment: marks, and why not, for the cards that may not be played."""

    marks: tuple[CardMark, ...] = ()
    why: WhyNotJson | None = None
    name: str = field(default="")  # spoken instead of the card's own name and marks


PLAIN = Look()


def card_json(card: Card, ranking: Ranking | None = None, look: Look = PLAIN, copy: int = 0) -> CardJson:
    """One open card. ``copy`` is 1 for the second of twins; without a ranking it is as printed."""
    trump = belongs_to(card, ranking)
    return CardJson(
        id=card_id(card, copy),
        rank=card.rank,
        suit=suit_letter(card.suit),
        bower=bower_of(card, ranking),
        trump=trump,
        name=look.name or spoken(card, ranking, look),
        marks=list(look.marks),
        why=look.why,
    )


def cards_json(
    cards: Iterable[Card],
    ranking: Ranking | None = None,
    look: Callable[[Card], Look] | None = None,
    copies: Copies | None = None,
) -> list[CardJson]:
    """Open cards in the order given, each twin with an id of its own.

    ``copies`` have numbered the cards that are seen elsewhere at once.
    """
    seen = copies or Copies()
    return [card_json(card, ranking, look(card) if look else PLAIN, seen.of(card)) for card in cards]


class Copies:
    """Numbers the copies of one card that are seen at once, so that twins have ids of their own."""

    def __init__(self) -> None:
        self._seen: dict[Card, int] = {}

    def of(self, card: Card) -> int:
        """The number of this copy: 0 for the first."""
        copy = self._seen.get(card, 0)
        self._seen[card] = copy + 1
        return copy


def card_id(card: Card, copy: int = 0) -> str:
    """What the browser knows a card by."""
    return str(card) + (f"#{copy + 1}" if copy else "")


def card_of(identity: object, cards: Iterable[Card]) -> Card | None:
    """The card among these that a browser's card id names, or None for anything else it sent."""
    name = str(identity).partition("#")[0]
    return next((card for card in cards if str(card) == name), None)


def suit_json(suit: Suit | None) -> SuitJson:
    """A suit to choose or to show, its name with a capital; None is no trump."""
    return SuitJson(suit=suit_letter(suit), name=capital(suit_name(suit)))


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def suit_letter(suit: Suit | None) -> SuitLetter | None:
    """The letter of a suit, None for none."""
    letters: tuple[SuitLetter, ...] = ("C", "D", "H", "S")
    return None if suit is None else letters[suit]


def bower_of(card: Card, ranking: Ranking | None) -> Literal["R", "L"] | None:
    """R or L for a bower of this trump."""
    if ranking is None:
        return None
    if ranking.is_right(card):
        return "R"
    return "L" if ranking.is_left(card) else None


def belongs_to(card: Card, ranking: Ranking | None) -> SuitLetter | None:
    """Trump, for a card that belongs to it beyond its print: a bower or the joker."""
    if ranking is None or ranking.trump is None:
        return None
    special = bower_of(card, ranking) or card.suit is None
    return suit_letter(ranking.suit_of(card)) if special else None


def spoken(card: Card, ranking: Ranking | None, look: Look = PLAIN) -> str:
    """The whole name for a reader aloud: the card, its part, its marks, and why not."""
    name = card_aloud(card, ranking)
    for shown in look.marks:
        if shown in SPOKEN_MARKS:
            name = say(SPOKEN_MARKS[shown], card=name)
    return say("{card}, not now: {why}", card=name, why=look.why["text"]) if look.why else name
