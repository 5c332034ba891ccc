"""From one phase to the next: a phase is entered, or skipped when it finds nothing to do."""

from __future__ import annotations

from collections.abc import Set

from ..actions import Order
from ..cards import JOKER, CardSet
from ..rankings import ranking
from ..ruleset import Phase, Ruleset, Seat
from ..state import Contract, Kind, State, changed
from .table import allies, from_left, left_of, next_playing, set_at, sit_out, take


def advance(state: State) -> State:
    """The state at the beginning of the next phase that has something to do."""
    stages = state.rules.stages
    following = stages[stages.index(state.phase) + 1]
    entered = _enter(changed(state, phase=following))
    return advance(changed(state, phase=following)) if entered is None else entered


def _enter(state: State) -> State | None:
    """The phase with its first seat on turn; None when there is nothing to do in it."""
    match state.phase:
        case Phase.DEALER_DISCARD:
            too_many = len(state.hands[state.dealer]) > state.rules.hand_size
            return changed(state, to_act=state.dealer) if too_many else None
        case Phase.CLAIM | Phase.BID:
            return changed(state, to_act=left_of(state, state.dealer))
        case Phase.ORDER | Phase.CALL:
            return None if state.contract else changed(state, to_act=left_of(state, state.dealer))
        case Phase.DEALER_CARD:
            return _enter_dealer_card(state)
        case Phase.MERGE:
            return None if state.contract and state.contract.alone else _to_maker(state)
        case Phase.DEFENDER_ALONE:
            return _enter_defence(state)
        case Phase.EXCHANGE:
            return _enter_exchange(state)
        case Phase.PLAY:
            return _enter_play(state)
        case Phase.CLAIMS:
            return enter_claims(state)
        case _:  # the declarer names trump or goes alone, and nobody is on turn when it is over
            return _to_maker(state)


def _to_maker(state: State) -> State:
    return changed(state, to_act=state.contract.seat) if state.contract else state


def _enter_exchange(state: State) -> State | None:
    contract = state.contract
    if contract is None or contract.kind is not Kind.ASK:
        return None
    first = state.rules.ask_order == "discard_first"
    return changed(state, to_act=contract.seat if first else state.rules.partner(contract.seat))


def _enter_dealer_card(state: State) -> State | None:
    """The dealer may decline the turned card, or has it and lays one away (rule book 5.2, 6.3)."""
    contract, dealer = state.contract, state.dealer
    if contract is None or not taken_up(state) or dealer in state.sitting_out:
        return None
    if state.rules.dealer_may_decline and contract.seat != dealer:
        return changed(state, to_act=dealer)
    took = take_upcard(state)
    late = state.rules.merge_pool == "before_discard" and contract.seat == dealer
    return advance(took) if late else took


def taken_up(state: State) -> bool:
    """Whether trump is the turned card's suit because somebody called it, so that it goes to the dealer."""
    ordered = any(isinstance(call, Order) for _, call in state.auction)
    return ordered or (state.upcard == JOKER and state.rules.benny_upcard == "dealer_names")


def take_upcard(state: State) -> State:
    """The dealer holds the turned card as well; everybody has seen it."""
    assert state.upcard is not None
    seen = set_at(state.exposed, state.dealer, state.exposed[state.dealer].with_card(state.upcard))
    took = take(state, state.dealer, CardSet((state.upcard,)))
    return changed(took, exposed=seen, upcard_taken=True, to_act=state.dealer)


def _enter_defence(state: State) -> State | None:
    """The defenders are asked from the maker's left; partners only against a lone maker (5.4, 6.8)."""
    contract = state.contract
    if contract is None or (state.rules.partnerships and not contract.alone):
        return None
    return changed(state, to_act=defenders(state)[0])


def defenders(state: State) -> tuple[Seat, ...]:
    """The seats against the maker, from the maker's left."""
    assert state.contract is not None
    maker = state.contract.seat
    return tuple(seat for seat in from_left(state, maker) if seat not in allies(state, maker))


def _enter_play(state: State) -> State:
    """A moon's partner sits out at once (rule book 3), and somebody leads."""
    contract = state.contract
    assert contract is not None
    alone = contract.kind is Kind.MOON and state.rules.partnerships
    seated = sit_out(state, state.rules.partner(contract.seat)) if alone else state
    return changed(seated, to_act=leader(state.rules, state.dealer, seated.sitting_out, contract))


def leader(rules: Ruleset, dealer: Seat, out: Set[Seat], contract: Contract) -> Seat:
    """Who leads to the first trick while these sit out.

    The declarer of a bid; in turn-up games the dealer's left, or by who is alone (rule book 5.5, 6.9).
    """
    if not rules.turns_up:
        return contract.seat
    maker, defender = contract.seat, contract.lone_defender
    left_of_dealer = next_playing(rules, out, dealer)
    if contract.alone and defender is not None:
        both = {"maker": maker, "defender": defender}
        return both.get(rules.both_alone_leader, left_of_dealer)
    if rules.loner_lead == "left_of_loner" and (contract.alone or defender is not None):
        return next_playing(rules, out, maker if defender is None else defender)
    return left_of_dealer


def enter_claims(state: State) -> State | None:
    """Ask every opponent of a possible offender, from the dealer's left (rule book 1.6)."""
    asked = askers(state)
    return changed(state, to_act=asked[0]) if asked else None


def askers(state: State) -> tuple[int, ...]:
    """The seats asked in the last round of claims, in their order; none where reneges are prevented.

    A possible offender is whoever was seen not to follow suit: that is public, so asking tells nothing.
    """
    if state.rules.renege_mode == "prevent":
        return ()
    suspects = possible_offenders(state)
    seats = from_left(state, state.dealer)
    return tuple(s for s in seats if any(s not in allies(state, o) for o in suspects))


def possible_offenders(state: State) -> frozenset[int]:
    """The seats that played a card of another suit than the one led."""
    assert state.contract is not None
    suits = ranking(state.rules, state.contract.trump).suits
    plays = [(seat, suits[card], suits[trick[0][1]]) for trick in state.tricks for seat, card in trick]
    return frozenset(seat for seat, suit, led in plays if suit != led)
