"""Why an action is refused, as a reason that any language can put into words."""

from __future__ import annotations

import enum

from ..actions import (
    Action,
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
    Pass,
    Play,
    Retract,
    Swap,
)
from ..cards import Card, CardSet, Suit
from ..ruleset import Phase, Seat
from ..state import State
from .auction import claims_open, high_call, is_stuck, least_bid, level
from .exchange import gift_pool, is_asker
from .play import led_suit
from .turned import callable_suits, merge_pool


class Reason(enum.Enum):
    """The rule that an illegal action breaks."""

    HAND_OVER = "the hand is over"
    NOT_YOUR_TURN = "another seat is to act"
    WRONG_PHASE = "this is not done in this phase"
    NOT_HELD = "the card is not held"
    MUST_FOLLOW = "a card of the suit led is held and must be played"
    NOT_HIGHER = "a call must be higher than the last one"
    TOO_LOW = "a bid must be at least the lowest one"
    TOO_MANY = "all tricks are undertaken by ASK or MOON, not by a number"
    DEALER_STUCK = "all others have passed, so the dealer may not pass"
    NOT_QUALIFIED = "the hand is not an Ace No Face hand"
    MUST_GIVE_BEST = "the best trump held must be given"
    TRUMP_WITH_BID = "trump is named with the bid here, or not with it there"
    WRONG_NUMBER = "another number of cards is to be chosen"
    SWAP_CLOSED = "the ghost hand cannot be taken now"
    TURNED_DOWN = "the suit that was turned down may not be named"
    ALONE_LATER = "alone is not said with the call here"
    MUST_BURY_OWN = "the turned card may not be laid away"
    DUMMY_REQUIRED = "the dummy must be taken up"
    NOTHING_TO_RETRACT = "no illegal card of this seat can be taken back now"
    NOT_CALLABLE = "this renege cannot be called, or has been already"


class IllegalAction(ValueError):
    """Who may not do what, in which phase, and why not."""

    def __init__(self, state: State, action: Action, seat: Seat) -> None:
        self.seat, self.action, self.phase, self.rules = seat, action, state.phase, state.rules
        self.reason = why_not(state, action, seat)
        self.suit: Suit | None = led_suit(state) if state.phase is Phase.PLAY else None
        self.least = least_bid(state)
        where = f"in the {state.phase.value} phase"
        super().__init__(f"seat {seat} may not {action} {where}: {self.reason.value}")


def why_not(state: State, action: Action, seat: Seat) -> Reason:
    """The reason why this illegal action is refused."""
    if state.phase is Phase.OVER:
        return Reason.HAND_OVER
    if isinstance(action, Retract):
        return Reason.NOTHING_TO_RETRACT
    if isinstance(action, CallRenege):
        return Reason.NOT_CALLABLE
    if seat != state.to_act:
        return Reason.NOT_YOUR_TURN
    return _in_phase(state, action)


def _in_phase(state: State, action: Action) -> Reason:
    match state.phase, action:
        case Phase.BID, Pass():
            return Reason.DEALER_STUCK if is_stuck(state) else Reason.WRONG_PHASE
        case Phase.BID, Swap():
            return Reason.SWAP_CLOSED
        case Phase.CALL, Pass():
            return Reason.DEALER_STUCK
        case Phase.ORDER | Phase.CALL, Order() | Name():
            return _about_turned(state, action)
        case Phase.BID, Bid() | Ask() | Moon():
            return _about_call(state, action)
        case Phase.CLAIM | Phase.BID, Claim():
            return Reason.NOT_QUALIFIED if claims_open(state) else Reason.WRONG_PHASE
        case Phase.PLAY, Play():
            return _about_card(state, action.card)
        case Phase.DEALER_DISCARD | Phase.DEALER_CARD, Discard():
            return _about_discard(state, action)
        case Phase.EXCHANGE, Discard() | Give():
            return _about_exchange(state, action)
        case Phase.MERGE, Decline() | Keep():
            return _about_merge(state, action)
        case _:
            return Reason.WRONG_PHASE


def _about_merge(state: State, action: Decline | Keep) -> Reason:
    if isinstance(action, Decline):
        return Reason.DUMMY_REQUIRED
    return _about_cards(action.cards, merge_pool(state), state.rules.hand_size)


def _about_turned(state: State, action: Order | Name) -> Reason:
    if isinstance(action, Order) != (state.phase is Phase.ORDER):
        return Reason.WRONG_PHASE
    if isinstance(action, Name) and action.trump not in callable_suits(state):
        return Reason.TURNED_DOWN
    return Reason.ALONE_LATER


def _about_discard(state: State, action: Discard) -> Reason:
    if state.phase is Phase.DEALER_CARD and not state.upcard_taken:
        return Reason.WRONG_PHASE
    reason = _about_cards(action.cards, state.hands[state.to_act], 1)
    return Reason.MUST_BURY_OWN if reason is Reason.MUST_GIVE_BEST else reason


def _about_call(state: State, call: Bid | Ask | Moon) -> Reason:
    if (call.trump is not None) != (state.rules.name_trump == "with_bid"):
        return Reason.TRUMP_WITH_BID
    if isinstance(call, Bid) and call.tricks >= state.rules.hand_size:
        return Reason.TOO_MANY
    high = high_call(state)
    if high is not None and level(state.rules, call) <= level(state.rules, high[1]):
        return Reason.NOT_HIGHER
    return Reason.TOO_LOW if level(state.rules, call) < least_bid(state) else Reason.WRONG_PHASE


def _about_card(state: State, card: Card) -> Reason:
    return Reason.MUST_FOLLOW if card in state.hands[state.to_act] else Reason.NOT_HELD


def _about_exchange(state: State, action: Discard | Give) -> Reason:
    if is_asker(state) != isinstance(action, Discard):
        return Reason.WRONG_PHASE
    pool = state.hands[state.to_act] if isinstance(action, Discard) else gift_pool(state)
    return _about_cards(action.cards, pool, state.rules.ask_cards)


def _about_cards(cards: CardSet, pool: CardSet, wanted: int) -> Reason:
    if len(cards) != wanted:
        return Reason.WRONG_NUMBER
    return Reason.NOT_HELD if (pool & cards) != cards else Reason.MUST_GIVE_BEST
