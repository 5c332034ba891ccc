"""The card turned up after the deal, the stock under it, and what became of it."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import Decline, Name, Order, Phase, Seat, Suit
from euchre_tutor.engine.cards import JOKER
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, suit_name
from euchre_tutor.tutor.spoken import At

from .wire import CardJson, Look, card_json

CALLING = (Phase.BENNY, Phase.ORDER, Phase.CALL)


class TurnedJson(TypedDict):
    """The turned card: in the middle of the table while it is called for, beside it afterwards."""

    card: CardJson
    text: str
    middle: bool
    stock: int
    stock_label: str


def turned(view: At, viewer: Seat | None) -> TurnedJson | None:
    """The card turned up after the deal, as told to the viewer; None in games without one."""
    if view.upcard is None:
        return None
    down, stock = _is_down(view), _stock(view)
    return TurnedJson(
        card=card_json(view.upcard, view.order, Look(marks=("laid",) if down else ())),
        text=_text(view, viewer),
        middle=in_the_middle(view),
        stock=stock,
        stock_label=say_count("{n} card face down under it", "{n} cards face down under it", stock),
    )


def in_the_middle(view: At) -> bool:
    """Whether the turned card is still what the talk is about."""
    return view.phase in CALLING or (view.phase is Phase.DEALER_CARD and not view.upcard_taken)


def _is_down(view: At) -> bool:
    """Whether the card lies face down again, out of play, though everybody knows it."""
    if view.upcard_taken or view.phase in (Phase.BENNY, Phase.ORDER, Phase.DEALER_CARD):
        return False
    return view.phase is not Phase.OVER or view.contract is not None or bool(view.auction)


def _stock(view: At) -> int:
    """How many cards were never dealt, the turned one not counted."""
    rules = view.rules
    return len(rules.cards) - rules.hand_size * rules.seats - sum(rules.dummies) - 1


def _text(view: At, viewer: Seat | None) -> str:
    """What became of the card."""
    seats = view.rules.seats
    if view.upcard_taken:
        return by_seat(view.dealer, viewer, mark("You took it up"), mark("{seat} took it up"), seats=seats)
    if not _is_down(view):
        return _turned_up(view)
    if any(isinstance(action, Decline) and seat == view.dealer for seat, action in view.calls):
        return by_seat(view.dealer, viewer, mark("You left it"), mark("{seat} left it"), seats=seats)
    return say("Not taken up") if ordered(view) else say("Turned down")


def _turned_up(view: At) -> str:
    suit = turned_suit(view)
    if view.upcard == JOKER and suit is not None:
        return say("Turned up, for {suit}", suit=suit_name(suit))
    return say("Turned up")


def ordered(view: At) -> bool:
    """Whether somebody made the turned card's suit trump."""
    return any(isinstance(action, Order) for _, action in view.auction)


def turned_suit(view: At) -> Suit | None:
    """The suit that the turned card stands for; a joker's is the one the dealer named, None before that."""
    if view.upcard is None or view.upcard.suit is not None:
        return view.upcard.suit if view.upcard is not None else None
    return next((call.trump for _, call in view.calls if isinstance(call, Name)), None)
