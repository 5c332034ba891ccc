"""Everything a player can do, each with its word: ``parse_action(str(action)) == action``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .cards import NO_CARDS, Card, CardSet, NotationError, Suit
from .ruleset import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing more, or nothing at all."""

    def __str__(self) -> str:
        return "PASS"


@dataclass(frozen=True, slots=True)
class Bid:
    """Undertake this many tricks; the suit is said only where trump is named with the bid."""

    tricks: int
    trump: Suit | None = None

    def __str__(self) -> str:
        return f"BID {self.tricks}" + _suffix(self.trump)


@dataclass(frozen=True, slots=True)
class Ask:
    """Undertake all tricks alone, after one card of help from the partner."""

    trump: Suit | None = None

    def __str__(self) -> str:
        return "ASK" + _suffix(self.trump)


@dataclass(frozen=True, slots=True)
class Moon:
    """Undertake all tricks alone, without help."""

    trump: Suit | None = None

    def __str__(self) -> str:
        return "MOON" + _suffix(self.trump)


@dataclass(frozen=True, slots=True)
class Name:
    """Name trump."""

    trump: Suit
    alone: bool = False

    def __str__(self) -> str:
        return f"NAME {self.trump.letter}" + " ALONE" * self.alone


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay cards away face down; no cards in a view that does not know them."""

    cards: CardSet = NO_CARDS

    def __str__(self) -> str:
        return f"DISCARD {self.cards}".rstrip()


@dataclass(frozen=True, slots=True)
class Give:
    """Give the asking partner cards; no cards in a view that does not know them."""

    cards: CardSet = NO_CARDS

    def __str__(self) -> str:
        return f"GIVE {self.cards}".rstrip()


@dataclass(frozen=True, slots=True)
class Swap:
    """Lay one's own cards down for the ghost hand, unseen."""

    def __str__(self) -> str:
        return "SWAP"


@dataclass(frozen=True, slots=True)
class Order:
    """Make the turned card's suit trump: order it up, assist, or take it up."""

    alone: bool = False

    def __str__(self) -> str:
        return "ORDER" + " ALONE" * self.alone


@dataclass(frozen=True, slots=True)
class Pickup:
    """The dealer takes the turned card."""

    def __str__(self) -> str:
        return "PICKUP"


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the turned card, or the dummy, where it lies."""

    def __str__(self) -> str:
        return "DECLINE"


@dataclass(frozen=True, slots=True)
class Alone:
    """Play or defend without help."""

    def __str__(self) -> str:
        return "ALONE"


@dataclass(frozen=True, slots=True)
class With:
    """Play or defend with the help that there is."""

    def __str__(self) -> str:
        return "WITH"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of one's own cards and the dummy's; no cards in a view that does not know them."""

    cards: CardSet = NO_CARDS

    def __str__(self) -> str:
        return f"KEEP {self.cards}".rstrip()


@dataclass(frozen=True, slots=True)
class Claim:
    """Show an Ace No Face hand and have the cards dealt again."""

    def __str__(self) -> str:
        return "CLAIM"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"PLAY {self.card}"


@dataclass(frozen=True, slots=True)
class Retract:
    """Take one's own illegal card back while that is still allowed."""

    def __str__(self) -> str:
        return "RETRACT"


@dataclass(frozen=True, slots=True)
class CallRenege:
    """Say that the seat failed to follow suit in this trick, counted from 1."""

    seat: Seat
    trick: int

    def __str__(self) -> str:
        return f"CALL_RENEGE {self.seat} {self.trick}"


Auction = Pass | Bid | Ask | Moon | Swap | Name | Order | Claim
Cards = Discard | Give | Keep  # what is said of cards that only some may see
Choice = Pickup | Decline | Alone | With
Action = Auction | Cards | Choice | Play | Retract | CallRenege
Call = Bid | Ask | Moon
Move = tuple[Seat, Action]

LONGEST_WORD = 200  # characters; a keeping of ten cards has 34

_BARE: Mapping[str, Action] = {
    str(action): action
    for action in (Pass(), Swap(), Order(), Pickup(), Decline(), Alone(), With(), Claim(), Retract())
}


def _suffix(trump: Suit | None) -> str:
    return "" if trump is None else f" {trump.letter}"


def parse_action(word: str) -> Action:
    """Read an action's word; cards may stand in any order.

    NotationError names the part that cannot be read and what was expected.
    """
    if len(word) > LONGEST_WORD:
        raise NotationError("the action is too long", expected=f"at most {LONGEST_WORD} characters")
    verb, *rest = word.split() or [""]
    if verb in _BARE and not rest:
        return _BARE[verb]
    if verb not in _READERS or (not rest and verb not in ("ASK", "MOON")):
        raise NotationError(f"not an action: {word[:40]!r}", expected="a word such as PASS, BID 4 or PLAY JH")
    return _READERS[verb](rest)


def _read_bid(rest: list[str]) -> Action:
    _at_most(rest, 2)
    return Bid(_whole(rest[0]), Suit.parse(rest[1]) if rest[1:] else None)


def _read_ask(rest: list[str]) -> Action:
    _at_most(rest, 1)
    return Ask(Suit.parse(rest[0]) if rest else None)


def _read_moon(rest: list[str]) -> Action:
    _at_most(rest, 1)
    return Moon(Suit.parse(rest[0]) if rest else None)


def _read_name(rest: list[str]) -> Action:
    _at_most(rest, 2)
    if rest[1:] not in ([], ["ALONE"]):
        raise NotationError(f"not part of NAME: {rest[1]!r}", expected="ALONE or nothing")
    return Name(Suit.parse(rest[0]), alone=bool(rest[1:]))


def _read_order(rest: list[str]) -> Action:
    _at_most(rest, 1)
    if rest != ["ALONE"]:
        raise NotationError(f"not part of ORDER: {rest[0]!r}", expected="ALONE or nothing")
    return Order(alone=True)


def _read_play(rest: list[str]) -> Action:
    _at_most(rest, 1)
    return Play(Card.parse(rest[0]))


def _read_call_renege(rest: list[str]) -> Action:
    if len(rest) != 2:
        raise NotationError("CALL_RENEGE is incomplete or too long", expected="a seat and a trick")
    return CallRenege(_whole(rest[0]), _whole(rest[1]))


_READERS: Mapping[str, Callable[[list[str]], Action]] = {
    "BID": _read_bid,
    "ASK": _read_ask,
    "MOON": _read_moon,
    "NAME": _read_name,
    "ORDER": _read_order,
    "DISCARD": lambda rest: Discard(CardSet.parse(" ".join(rest))),
    "GIVE": lambda rest: Give(CardSet.parse(" ".join(rest))),
    "KEEP": lambda rest: Keep(CardSet.parse(" ".join(rest))),
    "PLAY": _read_play,
    "CALL_RENEGE": _read_call_renege,
}


def _at_most(rest: list[str], most: int) -> None:
    if len(rest) > most:
        raise NotationError(f"one word too many: {rest[most]!r}", expected="the end of the action")


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise NotationError(f"not a number: {text[:20]!r}", expected="a whole number")
    return int(text)
