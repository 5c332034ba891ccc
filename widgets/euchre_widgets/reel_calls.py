"""The calls before the play, seat by seat, with the last that each has said in the round."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import Action, Bid, Phase, Seat, State
from euchre_tutor.tutor.names import action_name, seat_name
from euchre_tutor.tutor.spoken import At, spoken

CALLING = (Phase.BID, Phase.ORDER, Phase.CALL)


class CallJson(TypedDict):
    """One call of the auction; ``now`` is whose call is due."""

    who: str
    call: str
    now: bool


def calls_json(state: State, viewer: Seat | None) -> list[CallJson]:
    """Every seat from the dealer's left with its last call, of two rounds the later one."""
    players = state.rules.seats
    seats = [(state.dealer + 1 + step) % players for step in range(players)]
    said = {seat: call_word(action, state, seat) for seat, action in round_of(state)}
    return [
        CallJson(
            who=seat_name(seat, viewer, players),
            call=said.get(seat, ""),
            now=state.phase in CALLING and seat == state.to_act,
        )
        for seat in seats
    ]


def round_of(state: State) -> tuple[tuple[Seat, Action], ...]:
    """What was said in the round of calling that is on, or was the last."""
    later = state.auction[state.rules.seats :] if state.rules.turns_up else ()
    begun = later or state.phase is Phase.CALL
    return later if begun else state.auction


def call_word(action: Action, at: At | None = None, by: Seat | None = None) -> str:
    """A call as a short word: 3, Pass, Six with help, Assist."""
    if isinstance(action, Bid) and action.trump is None:
        return str(action.tricks)
    return action_name(action) if at is None else spoken(action, at, by)
