"""One call in a sentence: what was said, taken, laid away or kept, as far as the onlooker saw it."""

from __future__ import annotations

from typing import Any

from ..engine.actions import (
    Action,
    Alone,
    Ask,
    Bid,
    CallRenege,
    Claim,
    Decline,
    Discard,
    Give,
    Keep,
    Moon,
    Name,
    Order,
    Pickup,
    Retract,
    Swap,
    With,
)
from ..engine.cards import Card
from ..engine.ruleset import Phase, Seat
from ..engine.state import State
from ..speech import mark, say, say_count
from .names import by_seat, card_name, cards_name, seat_name, suit_name
from .spoken import ACCEPT, ASSIST, ORDER, TAKE, call_name, way_to_order

Pair = tuple[str, str]  # what is said to the one who did it, and of another

CALLS: Pair = mark("You bid {bid}."), mark("{seat} bids {bid}.")
PASS: Pair = mark("You pass."), mark("{seat} passes.")
CLAIM_NOT: Pair = mark("You claim nothing."), mark("{seat} claims nothing.")
CALL_NOT: Pair = mark("You call no renege."), mark("{seat} calls no renege.")
NAMES: Pair = mark("You make {suit} trump."), mark("{seat} makes {suit} trump.")
FOR_THE_JOKER: Pair = (
    mark("You name {suit} for the joker, unseen."),
    mark("{seat} names {suit} for the joker, unseen."),
)
LAYS: Pair = mark("You lay away {cards}, face down."), mark("{seat} lays away {cards}, face down.")
GIVES: Pair = mark("You give {cards}."), mark("{seat} gives {cards}.")
KEEPS: Pair = (
    mark("You take up the dummy and keep the {cards}."),
    mark("{seat} takes up the dummy and keeps the {cards}."),
)
KEEPS_UNSEEN: Pair = (
    mark("You take up the dummy and keep {n} cards."),
    mark("{seat} takes up the dummy and keeps {n} cards."),
)
CLAIMS: Pair = mark("You show ace no face: the {cards}."), mark("{seat} shows ace no face: the {cards}.")
RETRACTS: Pair = mark("You take the card back."), mark("{seat} takes the card back.")
ACCUSES: Pair = (
    mark("You say that {who} reneged in trick {trick}."),
    mark("{seat} says that {who} reneged in trick {trick}."),
)
ACCUSES_YOU = mark("{seat} says that you reneged in trick {trick}.")
SWAPS: Pair = (
    mark("You lay your cards down and take the ghost hand, unseen."),
    mark("{seat} lays the hand down and takes the ghost hand, unseen."),
)
ORDERS: dict[str, Pair] = {
    ORDER: (mark("You order up the {card}."), mark("{seat} orders up the {card}.")),
    ASSIST: (mark("You assist with the {card}."), mark("{seat} assists with the {card}.")),
    TAKE: (mark("You take up the {card}."), mark("{seat} takes up the {card}.")),
    ACCEPT: (mark("You accept the {card}."), mark("{seat} accepts the {card}.")),
}
PICKS_UP: Pair = mark("You take the {card} into the hand."), mark("{seat} takes the {card} into the hand.")
DECLINES: Pair = mark("You leave the {card} on the table."), mark("{seat} leaves the {card} on the table.")
LEAVES_DUMMY: Pair = mark("You leave the dummy unseen."), mark("{seat} leaves the dummy unseen.")
ALONE: Pair = mark("You play alone."), mark("{seat} plays alone.")
DEFENDS: Pair = mark("You defend alone."), mark("{seat} defends alone.")
NOT_ALONE: Pair = mark("You do not play alone."), mark("{seat} does not play alone.")
DEFENDS_NOT: Pair = mark("You do not defend alone."), mark("{seat} does not defend alone.")
PASSES = {Phase.CLAIM: CLAIM_NOT, Phase.CLAIMS: CALL_NOT}


def call_told(before: State, action: Action, seat: Seat, viewer: Seat | None) -> str:
    """What the seat has done, when the action holds just the cards that the viewer saw."""
    texts, values = _worded(before, action, seat, viewer)
    return by_seat(seat, viewer, *texts, seats=before.rules.seats, **values)


Worded = tuple[Pair, dict[str, Any]]


def _worded(before: State, action: Action, seat: Seat, viewer: Seat | None) -> Worded:
    match action:
        case Bid() | Ask() | Moon():
            return CALLS, {"bid": call_name(action, before.rules)}
        case Name():
            texts = FOR_THE_JOKER if before.phase is Phase.BENNY else NAMES
            return texts, {"suit": suit_name(action.trump)}
        case Discard():
            return LAYS, {"cards": _cards(action, before)}
        case Give():
            return GIVES, {"cards": _cards(action, before)}
        case Claim():
            return CLAIMS, {"cards": cards_name(before.hands[seat] + before.laid[seat])}
        case CallRenege():
            texts = (ACCUSES[0], ACCUSES_YOU) if action.seat == viewer else ACCUSES
            who = seat_name(action.seat, viewer, before.rules.seats)
            return texts, {"who": who, "trick": action.trick}
        case Order() | Pickup() | Decline() | Keep():
            return _about_upcard(before, action, seat)
        case _:
            return _plain(before, action), {}


def _about_upcard(before: State, action: Order | Pickup | Decline | Keep, seat: Seat) -> Worded:
    """The turned card called, taken or left; the dummy taken or left."""
    if isinstance(action, Keep):
        if action.cards:
            return KEEPS, {"cards": cards_name(action.cards)}
        return KEEPS_UNSEEN, {"n": before.rules.hand_size}
    if isinstance(action, Decline) and before.phase is Phase.MERGE:
        return LEAVES_DUMMY, {}
    values: dict[str, Any] = {"card": upcard_name(before)}
    if isinstance(action, Order):
        return ORDERS[way_to_order(seat, before)], values
    return (PICKS_UP if isinstance(action, Pickup) else DECLINES), values


def upcard_name(state: State) -> str:
    """The turned card in words."""
    assert isinstance(state.upcard, Card)
    return card_name(state.upcard)


def _plain(before: State, action: Action) -> Pair:
    defending = before.phase is Phase.DEFENDER_ALONE
    texts: dict[type[Action], Pair] = {
        Retract: RETRACTS,
        Swap: SWAPS,
        Alone: DEFENDS if defending else ALONE,
        With: DEFENDS_NOT if defending else NOT_ALONE,
    }
    return texts.get(type(action)) or PASSES.get(before.phase, PASS)


def _cards(action: Discard | Give, before: State) -> str:
    """The cards laid away or given; where they stayed hidden, how many."""
    if action.cards:
        return say("the {cards}", cards=cards_name(action.cards))
    more = before.phase is Phase.EXCHANGE and before.rules.ask_cards > 1
    return say_count("a card", "{n} cards", before.rules.ask_cards if more else 1)
