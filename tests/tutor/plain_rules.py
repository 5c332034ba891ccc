"""The rules of a trick once more, in the shortest words and without the engine, to check the answers by."""

from __future__ import annotations

SISTER = {"C": "S", "S": "C", "D": "H", "H": "D"}
ORDER = "9TJQKA"


def suit(card: str, trump: str | None) -> str:
    """The suit a card belongs to: the left bower belongs to trump, and so does the joker."""
    return trump if trump and card in ("JK", "J" + SISTER[trump]) else card[1]


def height(card: str, trump: str | None) -> int:
    """How high a card stands, trumps above all: right bower, left bower, ace down."""
    if trump and card == "J" + trump:
        return 22
    if trump and card == "J" + SISTER[trump]:
        return 21
    return ORDER.index(card[0]) + (10 if card[1] == trump else 0)


def winner(cards: list[str], trump: str | None) -> int:
    """The place of the card that takes the trick."""
    counting = [c for c in cards if trump and suit(c, trump) == trump]
    counting = counting or [c for c in cards if suit(c, trump) == suit(cards[0], trump)]
    return cards.index(max(counting, key=lambda card: height(card, trump)))


def legal(hand: list[str], lead: str, trump: str | None) -> set[str]:
    """The cards that may be played after this lead."""
    return {c for c in hand if suit(c, trump) == suit(lead, trump)} or set(hand)


def points(call: str, tricks: int) -> tuple[int, int]:
    """What the callers and the others score."""
    six = {"ASK": 12, "MOON": 24}
    if call in six:
        return (six[call], 0) if tricks == 6 else (-6, 6 - tricks)
    bid = int(call[4:])
    return (tricks if tricks >= bid else -bid), 6 - tricks
