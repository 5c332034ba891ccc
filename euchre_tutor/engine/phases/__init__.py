"""What may be done in each phase of a hand, and what it leads to.

A phase is two functions: ``legal`` lists its actions and ``after`` answers the next state.
A ruleset chooses phases by name; a new kind of phase is a new row in PHASES.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..actions import Action
from ..ruleset import Phase, Seat
from ..state import State, changed
from . import auction, exchange, play, renege, turned
from .illegal import IllegalAction, Reason

__all__ = ["PHASES", "IllegalAction", "PhaseRules", "Reason", "apply", "legal_actions"]


@dataclass(frozen=True, slots=True)
class PhaseRules:
    """The actions of the seat to act, and the state after one of them."""

    legal: Callable[[State], tuple[Action, ...]]
    after: Callable[[State, Action], State]


PHASES: Mapping[Phase, PhaseRules] = {
    Phase.BENNY: PhaseRules(turned.benny_actions, turned.after_benny),
    Phase.ORDER: PhaseRules(turned.order_actions, turned.after_call),
    Phase.CALL: PhaseRules(turned.call_actions, turned.after_call),
    Phase.DEALER_CARD: PhaseRules(turned.dealer_card_actions, turned.after_dealer_card),
    Phase.DEALER_DISCARD: PhaseRules(turned.dealer_discard_actions, turned.after_dealer_discard),
    Phase.MAKER_ALONE: PhaseRules(turned.alone_actions, turned.after_maker_alone),
    Phase.MERGE: PhaseRules(turned.merge_actions, turned.after_merge),
    Phase.DEFENDER_ALONE: PhaseRules(turned.alone_actions, turned.after_defender_alone),
    Phase.CLAIM: PhaseRules(auction.claim_actions, auction.after_claim),
    Phase.BID: PhaseRules(auction.bid_actions, auction.after_bid),
    Phase.NAME: PhaseRules(auction.name_actions, auction.after_name),
    Phase.EXCHANGE: PhaseRules(exchange.exchange_actions, exchange.after_exchange),
    Phase.PLAY: PhaseRules(play.play_actions, play.after_play),
    Phase.CLAIMS: PhaseRules(renege.claims_actions, renege.after_claims),
}


def legal_actions(state: State, by: Seat | None = None) -> tuple[Action, ...]:
    """Every action open to the seat to act; none once the hand is over.

    With ``by``: what that seat may do out of turn, which is only about reneges (rule book 1.6).
    """
    if by is not None:
        return renege.out_of_turn(state, by)
    return PHASES[state.phase].legal(state) if state.phase is not Phase.OVER else ()


def apply(state: State, action: Action, by: Seat | None = None) -> State:
    """The state after the seat to act, or the seat ``by``, does this.

    IllegalAction says who may not do what, in which phase, and why not.
    """
    seat = state.to_act if by is None else by
    if by is not None and action in renege.out_of_turn(state, by):
        return _noted(renege.after_out_of_turn(state, action, by), seat, action)
    if seat != state.to_act or action not in legal_actions(state):
        raise IllegalAction(state, action, seat)
    return _noted(PHASES[state.phase].after(state, action), seat, action)


def _noted(state: State, seat: Seat, action: Action) -> State:
    return changed(state, history=(*state.history, (seat, action)))
