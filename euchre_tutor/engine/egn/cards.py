"""The notation's own signs for cards and calls."""

from __future__ import annotations

import re

from ..actions import Action, Name, Order, Pass
from ..cards import JOKER, Card, Suit
from .text import Place

PATTERN = re.compile(r"[78N9TJQKAX][SsHhCcDdxtngh]|[LRB]")
CARD = "a card such as Jh, Tc, L, R or B"
UNKNOWN_RANK, UNKNOWN_SUITS = "X", "xtng"  # h is hearts: the fourth general suit cannot be told from it


def write_card(card: Card) -> str:
    """The card as the notation has it: Jh; the joker is B."""
    return "B" if card == JOKER else card.rank + str(card)[1].lower()


def read_card(place: Place, trump: Suit | None = None) -> Card | None:
    """The card, bowers by their part in this trump; None for one that is not known, wholly or in part."""
    text = place.value
    if not isinstance(text, str) or not PATTERN.fullmatch(text):
        place.refuse(CARD)
    if text == "B":
        return JOKER
    if text in "LR":
        return _bower(place, text, trump)
    if text[0] == UNKNOWN_RANK or text[1] in UNKNOWN_SUITS:
        return None
    return Card.of(text[0].replace("N", "9"), Suit.parse(text[1].upper()))


def _bower(place: Place, text: str, trump: Suit | None) -> Card | None:
    if trump is None:
        raise place.fail(f"{text} stands where there is no trump", "a card with its suit")
    return Card.of("J", trump if text == "R" else trump.sister)


def write_call(action: Action) -> str:
    """The call without its alone, which stands elsewhere."""
    if isinstance(action, Name):
        return action.trump.letter.lower()
    return "Order" if isinstance(action, Order) else "Pass"


def read_call(place: Place) -> Action:
    """Pass, Order or a suit, without its alone; no trump and a call that is not known cannot be played on."""
    text = place.value
    if text == "Pass":
        return Pass()
    if text == "Order":
        return Order()
    if not isinstance(text, str) or text not in ("s", "h", "d", "c"):
        place.refuse("Pass, Order, s, h, d or c")
    return Name(Suit.parse(text.upper()))
