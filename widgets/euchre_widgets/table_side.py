"""Beside the board: the last trick, the score, and cards out of play that the learner knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from euchre_tutor.engine import CardSet, Match, Seat, Trick, View, tricks_won
from euchre_tutor.speech import say
from euchre_tutor.tutor.names import by_seat, card_name, seat_name
from euchre_tutor.tutor.questions.tricks import THEY_TAKE, YOU_TAKE

from .table_texts import minus
from .wire import PLAIN, CardJson, Copies, Look, card_json, cards_json


class AwayJson(TypedDict):
    """Cards out of play, with what they are."""

    title: str
    cards: list[CardJson]


def last_trick(view: View, tricks: Sequence[Trick], copies: Copies) -> dict[str, Any] | None:
    """The last of these tricks, with who took it."""
    if not tricks:
        return None
    trick, order = tricks[-1], view.order
    at = order.winner([card for _, card in trick])
    seat, best = trick[at]
    cards = [
        {
            "name": seat_name(s, view.seat, view.rules.seats),
            "card": card_json(card, order, Look(marks=("lit",)) if s == seat else PLAIN, copies.of(card)),
        }
        for s, card in trick
    ]
    seats = view.rules.seats
    text = by_seat(seat, view.seat, YOU_TAKE, THEY_TAKE, seats=seats, card=card_name(best))
    return {"text": text, "cards": cards}


def away(view: View) -> list[AwayJson]:
    """Cards that the learner knows and that are out of play: laid away, or left as the ghost hand."""
    ghost, order = view.rules.seats, view.order
    left = view.exposed[ghost] if view.rules.chairs > ghost else CardSet()
    rows = [(say("Laid away"), view.laid), (say("The ghost hand, which was yours"), left)]
    laid = Look(marks=("laid",))
    return [
        AwayJson(title=title, cards=cards_json(order.sort(cards), order, lambda card: laid))
        for title, cards in rows
        if cards
    ]


def score_rows(view: View, match: Match) -> dict[str, Any]:
    """The totals of the match, and the tricks of this hand against those needed."""
    rules = view.rules
    sides = sorted(rules.sides, key=lambda side: min((seat - view.seat) % rules.seats for seat in side))
    won = tricks_won(view)
    need = view.contract.tricks if view.contract else 0
    label = say("Tricks, {n} needed", n=need) if need else say("Tricks")
    return {
        "head": [_side(side, view) for side in sides],
        "rows": [
            {
                "label": say("Match, to {n}", n=rules.target),
                "values": [minus(match.scores[side[0]]) for side in sides],
            },
            {"label": label, "values": [str(sum(won[s] for s in side)) for side in sides]},
        ],
    }


def _side(side: tuple[Seat, ...], view: View) -> str:
    seats = sorted(side, key=lambda seat: seat != view.seat)
    return " + ".join(seat_name(seat, view.seat, view.rules.seats) for seat in seats)
