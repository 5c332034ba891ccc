"""Ideas for the turned card, the second round, and the dealer's choice."""

from __future__ import annotations

from ...engine.actions import Decline, Name, Order, Pass, Pickup
from ...engine.cards import Suit
from ...engine.phases.turned import turned_suit
from ...engine.rankings import ranking
from ...engine.ruleset import Phase
from ...speech import mark
from .idea import Facts, Idea
from .spot import Spot


def _taken(spot: Spot) -> Facts | None:
    """The dealer takes the turned card up."""
    view = spot.view
    if not isinstance(spot.action, Order) or view.upcard is None or view.seat != view.dealer:
        return None
    n = min(view.rules.hand_size, len(spot.trumps(view.hand)) + 1)
    return {"card": view.upcard, "n": n, "suit": spot.trump}


def _to_partner(spot: Spot) -> Facts | None:
    view, action = spot.view, spot.action
    if not isinstance(action, Order) or action.alone or view.upcard is None or view.dealer == view.seat:
        return None
    return {"card": view.upcard, "seat": view.dealer} if view.dealer in view.rules.side(view.seat) else None


def _to_opponent(spot: Spot) -> Facts | None:
    view = spot.view
    if not isinstance(spot.action, Order) or view.upcard is None or view.dealer in view.rules.side(view.seat):
        return None
    return {"card": view.upcard, "seat": view.dealer}


def _better_suit(spot: Spot) -> Facts | None:
    """Another suit, should all pass, has more trumps in this hand than the turned one."""
    view = spot.view
    turned = turned_suit(view)
    if view.phase is not Phase.ORDER or not isinstance(spot.action, Pass) or turned is None:
        return None
    counts = {suit: sum(map(ranking(view.rules, suit).is_trump, view.hand)) for suit in Suit}
    best = max((suit for suit in Suit if suit != turned), key=lambda suit: counts[suit])
    if counts[best] <= counts[turned]:
        return None
    return {"suit": best, "n": counts[best], "suit2": turned, "m": counts[turned]}


def _not_for_them(spot: Spot) -> Facts | None:
    """A pass that does not give the turned card to an opponent who deals."""
    view = spot.view
    if view.phase is not Phase.ORDER or not isinstance(spot.action, Pass) or view.upcard is None:
        return None
    mine = view.dealer in view.rules.side(view.seat)
    return None if mine else {"card": view.upcard, "seat": view.dealer}


def _turned_trumps(spot: Spot) -> Facts | None:
    """How many trumps of the turned suit the hand passes with, where the card is for another."""
    view, turned = spot.view, turned_suit(spot.view)
    if view.phase is not Phase.ORDER or not isinstance(spot.action, Pass) or turned is None:
        return None
    order = ranking(view.rules, turned)
    n, every = (sum(map(order.is_trump, cards)) for cards in (view.hand, view.rules.cards))
    return {"suit": turned, "n": n, "all": every} if view.seat != view.dealer else None


def _weak_turned(spot: Spot) -> Facts | None:
    found = _turned_trumps(spot)
    return found if found is not None and found["n"] == 1 else None


def _no_turned(spot: Spot) -> Facts | None:
    found = _turned_trumps(spot)
    return {"suit": found["suit"], "all": found["all"]} if found is not None and not found["n"] else None


def _no_left(spot: Spot) -> Facts | None:
    """The card turned down would be the left bower of the suit named."""
    view = spot.view
    if view.phase is not Phase.CALL or not isinstance(spot.action, Name) or view.upcard is None:
        return None
    return {"card": view.upcard, "suit": spot.trump} if spot.order.is_left(view.upcard) else None


# ---- the dealer's choice


def _counts(spot: Spot) -> Facts | None:
    """How many trumps the dealer plays with, with the turned card and without it."""
    view = spot.view
    held = len(spot.trumps(view.hand))
    if view.phase is not Phase.DEALER_CARD or view.upcard is None or held == view.rules.hand_size:
        return None
    return {"card": view.upcard, "n": held + 1, "m": held}


def _takes(spot: Spot) -> Facts | None:
    return _counts(spot) if isinstance(spot.action, Pickup) else None


def _leaves(spot: Spot) -> Facts | None:
    return _counts(spot) if isinstance(spot.action, Decline) else None


WITH_IT = mark("With the {card} you can play with {n} trumps, without it with {m}.")

TURNED = (
    Idea(
        "taken_up",
        mark("The dealer plays with one trump more"),
        "for",
        53,
        _taken,
        mark("You take up the {card} for a card of your own, and can play with {n} trumps."),
        about=("turned",),
    ),
    Idea(
        "to_partner",
        mark("The turned card strengthens the dealer's side"),
        "for",
        52,
        _to_partner,
        mark("The {card} is for {seat}, who plays on your side."),
        about=("turned",),
    ),
    Idea(
        "to_opponent",
        mark("Do not hand an opponent a trump"),
        "against",
        56,
        _to_opponent,
        mark("The {card} is for {seat}, who plays against you."),
        about=("turned",),
    ),
    Idea(
        "better_suit",
        mark("Wait when another suit is better"),
        "for",
        44,
        _better_suit,
        mark("In {suit} you hold {n} trumps, in {suit2} {m}: if all pass, {suit} can be named."),
        about=("length",),
    ),
    Idea(
        "not_for_them",
        mark("Leave an opponent's card where it lies"),
        "for",
        43,
        _not_for_them,
        mark("Ordered up, the {card} would be for {seat}, who plays against you."),
        about=("turned",),
    ),
    Idea(
        "weak_turned",
        mark("Pass when the turned suit is not yours"),
        "for",
        47,
        _weak_turned,
        mark("With {suit} as trump you hold no more than {n} of the {all} trumps."),
        about=("length",),
    ),
    Idea(
        "no_turned",
        mark("Pass a suit that you do not hold"),
        "for",
        48,
        _no_turned,
        mark("With {suit} as trump you hold none of the {all} trumps."),
        about=("length",),
    ),
    Idea(
        "no_left",
        mark("Remember what was turned down"),
        "for",
        54,
        _no_left,
        mark("The {card} of {suit} was turned down: nobody holds it."),
    ),
    Idea(
        "takes_turned",
        mark("Take the turned trump"),
        "for",
        60,
        _takes,
        WITH_IT,
        about=("turned",),
    ),
    Idea(
        "leaves_turned",
        mark("A trump left lying is a trump fewer"),
        "against",
        60,
        _leaves,
        WITH_IT,
        about=("turned",),
    ),
)
