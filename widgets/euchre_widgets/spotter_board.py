"""The tricks of a finished hand as a board: a row for each player, a column for each trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from euchre_tutor.engine import Ruleset, Seat, State
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.names import card_name, seat_name
from euchre_tutor.tutor.reneges import Spot, card_at, led_at
from euchre_tutor.tutor.replay import clockwise_from

from .wire import CardJson, CardMark, Copies, Look, SuitJson, card_id, card_json, suit_json


class CellJson(TypedDict):
    """One card on the board, or nothing for a player who sat out; ``guilty``: shown to be a renege."""

    card: CardJson | None
    guilty: bool


class RowJson(TypedDict):
    """All that one player played."""

    who: str
    cells: list[CellJson]


class BoardJson(TypedDict):
    """The board: rows of players, and the suit led to each trick once that is no riddle any more."""

    rows: list[RowJson]
    led: list[SuitJson | None]


@dataclass(frozen=True)
class Sight:
    """Who looks on, which card is suspected, which reneges lie open, and whether the search is over."""

    viewer: Seat
    suspect: Spot | None
    shown: tuple[Spot, ...]
    done: bool


def board_json(state: State, sight: Sight) -> BoardJson:
    """The board; before the end every card is as printed, since which suit it is in is the question."""
    numbers, ids = range(1, len(state.tricks) + 1), ids_at(state)
    rows = [
        RowJson(
            who=seat_name(seat, sight.viewer, state.rules.seats),
            cells=[_cell(state, Spot(seat, n), sight, ids[Spot(seat, n)]) for n in numbers],
        )
        for seat in clockwise_from(sight.viewer, state.rules)
        if seat not in state.sitting_out
    ]
    led = [suit_json(led_at(state, n)) if sight.done else None for n in numbers]
    return BoardJson(rows=rows, led=led)


def ids_at(state: State) -> dict[Spot, str]:
    """What the browser knows each card by, in the order played: twins have ids of their own."""
    copies = Copies()
    return {
        Spot(seat, n): card_id(card, copies.of(card))
        for n, trick in enumerate(state.tricks, 1)
        for seat, card in trick
    }


def spot_named(spot: Spot, viewer: Seat | None, rules: Ruleset) -> str:
    """Trick 3, West."""
    return say("Trick {trick}, {seat}", trick=spot.trick, seat=seat_name(spot.seat, viewer, rules.seats))


def _cell(state: State, spot: Spot, sight: Sight, identity: str) -> CellJson:
    card, leads = card_at(state, spot), state.tricks[spot.trick - 1][0][0] == spot.seat
    marks: list[CardMark] = ["led"] if leads else []
    marks += ["selected"] if spot == sight.suspect else []
    look = Look(marks=tuple(marks), name=_name(state, spot, sight, leads))
    order = state.order if sight.done else None
    drawn = CardJson(**{**card_json(card, order, look), "id": identity})
    return CellJson(card=drawn, guilty=spot in sight.shown)


def _name(state: State, spot: Spot, sight: Sight, leads: bool) -> str:
    name = card_name(card_at(state, spot), state.order if sight.done else None)
    text = mark("{spot}: {card}, led") if leads else mark("{spot}: {card}")
    text = mark("{spot}: {card}, a renege") if spot in sight.shown else text
    return say(text, spot=spot_named(spot, sight.viewer, state.rules), card=name)
