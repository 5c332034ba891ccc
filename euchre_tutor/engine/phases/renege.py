"""Reneges at a table that does not prevent them: taking back, calling, proving (rule book 1.6)."""

from __future__ import annotations

from ..actions import Action, CallRenege, Pass, Retract
from ..ruleset import Phase, Seat
from ..state import State, changed
from .flow import advance, askers, enter_claims
from .table import allies, said, set_at


def reneged(state: State, seat: Seat, trick: int) -> bool:
    """Whether the seat failed to follow in this trick, counted from 1, while it could have.

    Read from the cards: it kept a card of the suit led.
    """
    played = dict(state.tricks[trick - 1])
    suits, led = state.order.suits, state.tricks[trick - 1][0][1]
    if seat not in played or suits[played[seat]] == suits[led]:
        return False
    later = [card for t in state.tricks[trick:] for s, card in t if s == seat]
    return any(suits[card] == suits[led] for card in (*state.hands[seat], *later))


def out_of_turn(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat may do about reneges, whoever is on turn."""
    if state.rules.renege_mode == "prevent" or state.phase not in (Phase.PLAY, Phase.CLAIMS):
        return ()
    if not 0 <= seat < state.rules.seats:
        return ()
    return (*([Retract()] if may_retract(state, seat) else []), *open_calls(state, seat))


def may_retract(state: State, seat: Seat) -> bool:
    """Whether the seat's card in the open trick is illegal and may still be taken back."""
    until, at = state.rules.renege_correctable, len(state.tricks)
    if until == "never" or not state.trick or seat not in dict(state.trick):
        return False
    in_time = until == "trick_complete" or state.trick[-1][0] == seat
    return in_time and reneged(state, seat, at)


def open_calls(state: State, caller: Seat) -> list[Action]:
    """The seats and tricks that the caller may still accuse."""
    made = {action for seat, action in state.calls if seat == caller}
    side = allies(state, caller)
    pairs = [(s, n) for n, t in enumerate(state.complete_tricks, 1) for s, _ in sorted(t) if s not in side]
    calls = [CallRenege(s, n) for s, n in pairs if (s, n) not in state.charged]
    return [call for call in calls if call not in made]


# ---- doing it


def after_out_of_turn(state: State, action: Action, seat: Seat) -> State:
    """Take the card back, or hear the call."""
    noted = changed(state, calls=(*state.calls, (seat, action)))
    if isinstance(action, Retract):
        return _take_back(noted, seat)
    assert isinstance(action, CallRenege)
    return _hear(noted, action, seat)


def _take_back(state: State, seat: Seat) -> State:
    """The seat's card and all later ones of the trick go back, seen by everybody."""
    at = [s for s, _ in state.trick].index(seat)
    hands, exposed = state.hands, state.exposed
    for s, card in state.trick[at:]:
        hands = set_at(hands, s, hands[s].with_card(card))
        exposed = set_at(exposed, s, exposed[s].with_card(card))
    kept = state.trick[:at]
    tricks = (*state.complete_tricks, kept) if kept else state.complete_tricks
    return changed(
        state, hands=hands, exposed=exposed, tricks=tricks, to_act=seat, retracted=state.retracted | {seat}
    )


def _hear(state: State, call: CallRenege, caller: Seat) -> State:
    """A proven call is charged at once; a wrong one costs the caller what the rules say."""
    if not reneged(state, call.seat, call.trick):
        return _fine(state, caller, state.rules.false_call_penalty)
    charged = changed(state, charged=(*state.charged, (call.seat, call.trick)))
    if state.rules.renege_resolution != "lose_hand":
        charged = _charge(charged, call.seat)
    if state.rules.renege_resolution != "penalty_continue":
        return changed(charged, phase=Phase.OVER)
    return enter_claims(charged) or charged if state.phase is Phase.CLAIMS else charged


def _charge(state: State, offender: Seat) -> State:
    points = state.rules.renege_penalty
    if state.rules.renege_pays == "offender_minus":
        return _fine(state, offender, points)
    innocent = frozenset(range(state.rules.seats)) - allies(state, offender)
    return _add_points(state, innocent, points)


def _fine(state: State, seat: Seat, points: int) -> State:
    return _add_points(state, state.rules.side(seat), -points)


def _add_points(state: State, seats: frozenset[Seat], points: int) -> State:
    penalties = tuple(have + points * (seat in seats) for seat, have in enumerate(state.penalties))
    return changed(state, penalties=penalties)


# ---- the last round of claims


def claims_actions(state: State) -> tuple[Action, ...]:
    """Pass, or call a renege."""
    return (Pass(), *open_calls(state, state.to_act))


def after_claims(state: State, action: Action) -> State:
    """A pass goes on to the next opponent; a proven call starts the round again."""
    if not isinstance(action, Pass):
        return after_out_of_turn(state, action, state.to_act)
    asked = askers(state)
    later = asked[asked.index(state.to_act) + 1 :]
    passed = said(state, action)
    return changed(passed, to_act=later[0]) if later else advance(passed)
