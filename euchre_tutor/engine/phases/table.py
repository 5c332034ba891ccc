"""Going round the table: the steps that every phase shares."""

from __future__ import annotations

from collections.abc import Set

from ..actions import Action
from ..cards import CardSet
from ..ruleset import Ruleset, Seat
from ..state import Shown, State, changed


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is not sitting out."""
    return next_playing(state.rules, state.sitting_out, seat)


def next_playing(rules: Ruleset, out: Set[Seat], seat: Seat) -> Seat:
    """The next seat clockwise but for these that sit out."""
    following = (seat + 1) % rules.seats
    return next_playing(rules, out, following) if following in out else following


def left_of(state: State, seat: Seat) -> Seat:
    """The next seat clockwise, whether it plays or not."""
    return (seat + 1) % state.rules.seats


def from_left(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, this one last."""
    return tuple((seat + 1 + i) % state.rules.seats for i in range(state.rules.seats))


def said(state: State, action: Action) -> State:
    """The action noted as a call of the seat to act."""
    return changed(state, calls=(*state.calls, (state.to_act, action)))


def set_at(piles: tuple[CardSet, ...], chair: int, cards: CardSet) -> tuple[CardSet, ...]:
    """The piles with this chair's replaced."""
    return (*piles[:chair], cards, *piles[chair + 1 :])


def take(state: State, seat: Seat, cards: CardSet) -> State:
    """The cards added to the seat's hand."""
    return changed(state, hands=set_at(state.hands, seat, state.hands[seat] + cards))


def drop(state: State, seat: Seat, cards: CardSet) -> State:
    """The cards gone from the seat's hand."""
    return changed(state, hands=set_at(state.hands, seat, state.hands[seat] - cards))


def lay(state: State, seat: Seat, cards: CardSet) -> State:
    """The cards put face down before the seat."""
    return changed(state, laid=set_at(state.laid, seat, state.laid[seat] + cards))


def sit_out(state: State, seat: Seat) -> State:
    """The seat puts its cards face down and takes no more turns."""
    laid = lay(drop(state, seat, state.hands[seat]), seat, state.hands[seat])
    return changed(laid, sitting_out=laid.sitting_out | {seat})


def allies(state: Shown, seat: Seat) -> frozenset[Seat]:
    """The seats that stand together with this one in this hand (rule book 6.5 for three players)."""
    if not state.rules.allied or state.contract is None:
        return state.rules.side(seat)
    maker = frozenset({state.contract.seat})
    return maker if seat in maker else frozenset(range(state.rules.seats)) - maker
