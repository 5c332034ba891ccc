"""From one phase to the next: a phase is entered, or skipped when it finds nothing to do."""

from __future__ import annotations

from ..rankings import ranking
from ..ruleset import Phase
from ..state import Kind, State, changed
from .table import from_left, sit_out


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
            return changed(state, to_act=state.dealer)
        case Phase.CLAIM | Phase.BID:
            return changed(state, to_act=(state.dealer + 1) % state.rules.seats)
        case Phase.EXCHANGE:
            return _enter_exchange(state)
        case Phase.PLAY:
            return _enter_play(state)
        case Phase.CLAIMS:
            return enter_claims(state)
        case _:  # naming trump keeps the declarer on turn, and nobody is on turn when it is over
            return changed(state, to_act=state.contract.seat) if state.contract else state


def _enter_exchange(state: State) -> State | None:
    contract = state.contract
    if contract is None or contract.kind is not Kind.ASK:
        return None
    first = state.rules.ask_order == "discard_first"
    return changed(state, to_act=contract.seat if first else state.rules.partner(contract.seat))


def _enter_play(state: State) -> State:
    """The declarer leads; a moon's partner sits out at once (rule book 3)."""
    contract = state.contract
    assert contract is not None
    alone = contract.kind is Kind.MOON and state.rules.partnerships
    seated = sit_out(state, state.rules.partner(contract.seat)) if alone else state
    return changed(seated, to_act=contract.seat)


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
    return tuple(s for s in seats if any(s not in state.rules.side(o) for o in suspects))


def possible_offenders(state: State) -> frozenset[int]:
    """The seats that played a card of another suit than the one led."""
    assert state.contract is not None
    suits = ranking(state.rules, state.contract.trump).suits
    plays = [(seat, suits[card], suits[trick[0][1]]) for trick in state.tricks for seat, card in trick]
    return frozenset(seat for seat, suit, led in plays if suit != led)
