"""What each action is called where it is done in the hand: order, assist and accept, and all the others."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.actions import (
    Action,
    Alone,
    Ask,
    Bid,
    CallRenege,
    Decline,
    Moon,
    Name,
    Order,
    Pickup,
    With,
)
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import State
from ..engine.views import View
from ..speech import mark, say
from .names import action_name, bid_name, capital, seat_name, suit_name

At = State | View  # what everybody sees of a hand is read from both alike

ORDER, ASSIST, TAKE, ACCEPT = "order", "assist", "take", "accept"
ORDERS: Mapping[tuple[str, bool], str] = {
    (ORDER, False): mark("Order it up"),
    (ORDER, True): mark("Order it up and play alone"),
    (ASSIST, False): mark("Assist"),
    (ASSIST, True): mark("Assist and play alone"),
    (TAKE, False): mark("Take it up"),
    (TAKE, True): mark("Take it up and play alone"),
    (ACCEPT, False): mark("Accept it"),
    (ACCEPT, True): mark("Accept it and play alone"),
}
MAKER_WITH = {True: mark("Play with your partner"), False: mark("Not alone")}


def spoken(action: Action, at: At, by: Seat | None = None) -> str:
    """What a button for this action says, or what was said; ``by`` is who says it, else whoever is to act."""
    seat = at.to_act if by is None else by
    match action:
        case Order():
            return say(ORDERS[way_to_order(seat, at), action.alone])
        case Ask() | Moon() | Bid():
            return _call(action, at.rules)
        case Name() if at.phase is Phase.BENNY:
            return say("{suit} for the joker", suit=capital(suit_name(action.trump)))
        case Pickup():
            return say("Take it")
        case Decline():
            return say("Leave the dummy") if at.phase is Phase.MERGE else say("Leave it")
        case Alone():
            return say("Defend alone") if at.phase is Phase.DEFENDER_ALONE else say("Play alone")
        case With():
            return _with(at)
        case CallRenege():
            who = seat_name(action.seat, at.seat if isinstance(at, View) else None, at.rules.seats)
            return say("Say that {seat} reneged in trick {trick}", seat=who, trick=action.trick)
        case _:
            return action_name(action)


def way_to_order(seat: Seat, at: At) -> str:
    """How this seat makes the turned suit trump: it orders the card up, assists, takes or accepts it.

    The dealer takes the card, or accepts it where everybody plays for himself (rule book 6.2, 7.1);
    the second to speak, in a game of four the dealer's partner, assists.
    """
    if seat == at.dealer:
        return TAKE if at.rules.partnerships else ACCEPT
    return ASSIST if (seat - at.dealer) % at.rules.seats == 2 else ORDER


def call_name(action: Action, rules: Ruleset) -> str:
    """A bid as one says it in a sentence, with its suit where that is named with it."""
    bid = bid_name(action, rules.hand_size)
    suit = getattr(action, "trump", None)
    return say("{bid} in {suit}", bid=bid, suit=suit_name(suit)) if suit is not None else bid


def _call(action: Bid | Ask | Moon, rules: Ruleset) -> str:
    """A number is bid in figures; the bids of every trick are said in words."""
    if isinstance(action, Ask) and rules.hand_size != 6:
        return capital(call_name(action, rules))
    return action_name(action)


def _with(at: At) -> str:
    if at.phase is Phase.DEFENDER_ALONE:
        return say("Defend together")
    return say(MAKER_WITH[at.rules.partnerships])
