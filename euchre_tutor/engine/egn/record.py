"""What one deal of a file says, read but not yet played: the turned card, hands, calls and tricks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..actions import Action, Name, Order, Pass
from ..cards import JOKER, Card, Suit
from ..ruleset import Seat
from .cards import CARD, read_call, read_card
from .text import Place

SEATS, MOST_CALLS, MOST_TRICKS, MOST_CARDS = 4, 16, 10, 10  # the notation's own bounds
BIDDING, PLAYING = "EUCHRE_BIDDING", "TRICK_PLAY"


@dataclass(frozen=True, slots=True)
class Record:
    """The decisions of one deal, and the cards that the file tells of; None for a card that it does not."""

    place: Place
    dealer: Seat
    upcard: Card
    hands: tuple[tuple[Card | None, ...], ...] = ()  # as dealt; () where the file has none
    calls: tuple[Action, ...] = ()  # without alone
    alone: bool = False
    lone_defender: Seat = -1
    discard: Card | None = None
    tricks: tuple[tuple[Card, ...], ...] = field(default=())

    @property
    def names_turned_down(self) -> bool:
        """Whether the suit that was turned down was named in the second round."""
        return any(isinstance(call, Name) and call.trump == self.upcard.suit for call in self.calls)

    @property
    def alone_is_said_late(self) -> bool:
        """Whether the dealer laid a card away although the partner plays alone, so had not said so yet."""
        maker = (self.dealer + len(self.calls)) % SEATS
        ordered = bool(self.calls) and isinstance(self.calls[-1], Order)
        return self.alone and ordered and maker == (self.dealer + 2) % SEATS and self.discard is not None


def read_record(place: Place) -> Record:
    """Read one deal; NotationError says which part of it is wrong."""
    start = place.get("initialState")
    upcard = read_card(start.get("upCard"))
    if upcard is None or upcard == JOKER:
        raise start.get("upCard").fail("the turned card must be one of a suit", "a card such as Jh")
    bidding, playing = _phases(place)
    calls = _calls(bidding)
    trump = _trump(calls, upcard)
    return Record(
        place,
        dealer=start.get("dealer").whole(0, SEATS - 1),
        upcard=upcard,
        hands=_hands(start.get("playerCards", [])),
        calls=calls,
        alone=any(phase.get("isAlone", False).flag() for phase in (bidding, playing)),
        lone_defender=bidding.get("aloneDefender", -1).whole(-1, SEATS - 1),
        discard=_discard(bidding, trump),
        tricks=_tricks(playing.get("tricks", []), trump),
    )


def _phases(place: Place) -> tuple[Place, Place]:
    """The bidding and the play; either may be missing."""
    found = {kind: replace(place, value={}) for kind in (BIDDING, PLAYING)}
    kinds = []
    for phase in place.get("phases", []).items(2):
        kind = phase.get("type")
        if kind.value not in (BIDDING, PLAYING) or kind.value in kinds:
            kind.refuse(f"{BIDDING} and then {PLAYING}")
        kinds.append(kind.value)
        found[str(kind.value)] = phase
    return found[BIDDING], found[PLAYING]


def _hands(place: Place) -> tuple[tuple[Card | None, ...], ...]:
    return tuple(tuple(read_card(card) for card in hand.items(MOST_CARDS)) for hand in place.items(SEATS))


def _calls(bidding: Place) -> tuple[Action, ...]:
    if any(bidding.get("cardExchanges", []).items(SEATS)):
        raise bidding.get("cardExchanges").fail("cards are not exchanged in this game", "no exchange")
    return tuple(read_call(call) for call in bidding.get("calls", []).items(MOST_CALLS))


def _trump(calls: tuple[Action, ...], upcard: Card) -> Suit | None:
    called = next((call for call in calls if not isinstance(call, Pass)), None)
    if isinstance(called, Order):
        return upcard.suit
    return called.trump if isinstance(called, Name) else None


def _discard(bidding: Place, trump: Suit | None) -> Card | None:
    discard = bidding.get("discard")
    return None if discard.value is None else read_card(discard, trump)


def _tricks(place: Place, trump: Suit | None) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(_played(card, trump) for card in trick.items(MOST_CARDS)) for trick in place.items(MOST_TRICKS)
    )


def _played(place: Place, trump: Suit | None) -> Card:
    card = read_card(place, trump)
    if card is None:
        raise place.fail("a card that is not known cannot be played again", CARD)
    return card
