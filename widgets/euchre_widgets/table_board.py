"""The table as the browser draws it: status, seats, trick, own hand, last trick and score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from euchre_tutor.engine import (
    Ask,
    Bid,
    Card,
    Kind,
    Match,
    Moon,
    Phase,
    Ranking,
    Seat,
    Trick,
    View,
    tricks_won,
)
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import action_name, by_seat, card_name, seat_name, suit_name
from euchre_tutor.tutor.questions.tricks import THEY_TAKE, YOU_TAKE

from .table_texts import minus
from .wire import PLAIN, CardJson, CardMark, Look, SuitLetter, capital, card_json, suit_letter

PLACES = ("s", "w", "n", "e")  # the viewer's own place first, then clockwise
DRAWN = ("n", "e", "s", "w")  # the order in which the board draws them


class CellJson(TypedDict):
    """One of the four status cells, always in the same order."""

    label: str
    suit: SuitLetter | None
    value: str
    lit: bool


class ChipJson(TypedDict):
    """A small sign beside a name."""

    text: str
    lit: bool


class SeatJson(TypedDict):
    """A player: of the cards only how many there are."""

    place: str
    name: str
    chips: list[ChipJson]
    count: int
    cards: str
    out: bool


class SpotJson(TypedDict):
    """A place in the trick: a card, or what stands there until one comes."""

    place: str
    name: str
    card: CardJson | None
    said: str
    turn: bool
    out: bool


def place_of(seat: Seat, view: View) -> str:
    """Where the seat is drawn, the viewer's own at the bottom."""
    return PLACES[(seat - view.seat) % 4]


def chairs(view: View) -> list[Seat]:
    """The chairs in the order in which the board draws them."""
    by_place = {place_of(seat, view): seat for seat in range(view.rules.chairs)}
    return [by_place[place] for place in DRAWN if place in by_place]


# ---- status


def status(view: View) -> list[CellJson]:
    """Trump, led suit, high bidder, dealer."""
    order = view.order
    led = order.suit_of(view.trick[0][1]) if view.trick else None
    trump = capital(suit_name(order.trump)) if order.trump is not None else _unnamed(view)
    who = seat_name(view.dealer, view.seat)
    return [
        CellJson(label=say("Trump"), suit=suit_letter(order.trump), value=trump, lit=order.trump is not None),
        CellJson(label=say("Led"), suit=suit_letter(led), value=_led(view, order), lit=False),
        CellJson(label=say("High bidder"), suit=None, value=_high(view), lit=False),
        CellJson(label=say("Dealer"), suit=None, value=who, lit=False),
    ]


def _unnamed(view: View) -> str:
    return say("not named") if view.phase is Phase.OVER else say("not named yet")


def _led(view: View, order: Ranking) -> str:
    if view.trick:
        led = order.suit_of(view.trick[0][1])
        return capital(suit_name(led)) if led is not None else say("nothing yet")
    if view.phase in (Phase.CLAIMS, Phase.OVER):
        return say("nothing more")
    if view.phase is not Phase.PLAY:
        return say("nothing yet")
    return by_seat(view.to_act, view.seat, mark("Your lead"), mark("{seat} leads"))


def _high(view: View) -> str:
    calls = [(seat, call) for seat, call in view.auction if isinstance(call, Bid | Ask | Moon)]
    if not calls:
        return say("nobody") if view.phase is Phase.OVER else say("nobody yet")
    seat, call = calls[-1]
    contract = {Kind.ASK: Ask(), Kind.MOON: Moon()}
    shown = contract.get(view.contract.kind, Bid(view.contract.tricks)) if view.contract else call
    words = {"ASK": mark("{seat}, six with help"), "MOON": mark("{seat}, moon")}
    text = words.get(str(shown).split()[0], mark("{seat}, bid {n}"))
    return say(text, seat=seat_name(seat, view.seat), n=getattr(shown, "tricks", 0))


# ---- seats and trick


def seats(view: View) -> list[SeatJson]:
    """Everybody at the table, in drawing order."""
    return [_seat(seat, view) for seat in chairs(view)]


def _seat(seat: Seat, view: View) -> SeatJson:
    count = view.cards_left[seat]
    return SeatJson(
        place=place_of(seat, view),
        name=seat_name(seat, view.seat),
        chips=_chips(seat, view),
        count=count,
        cards=say_count("{n} card", "{n} cards", count),
        out=seat in view.sitting_out,
    )


def _chips(seat: Seat, view: View) -> list[ChipJson]:
    high = view.contract is not None and view.contract.seat == seat
    chips = [(high, _undertaken(view), True), (seat == view.dealer, say("Dealer"), False)]
    chips.append((seat in view.sitting_out, say("Sits out"), False))
    return [ChipJson(text=text, lit=lit) for on, text, lit in chips if on]


def _undertaken(view: View) -> str:
    """The contract as a chip says it, in as few letters as there are."""
    contract = view.contract
    if contract is None:
        return ""
    words = {Kind.ASK: mark("Six, helped"), Kind.MOON: mark("Moon")}
    return say(words.get(contract.kind, mark("Bid {tricks}")), tricks=contract.tricks)


def spots(view: View, trick: Trick, *, open_trick: bool) -> list[SpotJson]:
    """The trick to show, the open one or the one just taken; in the auction what each has said."""
    order, cards = view.order, dict(trick)
    winner = trick[order.winner([card for _, card in trick])][0] if trick else None
    found = []
    for seat in chairs(view):
        marks: tuple[CardMark, ...] = ("led",) if trick and trick[0][0] == seat else ()
        marks += ("winning",) if seat == winner else ()
        card = cards.get(seat)
        found.append(
            SpotJson(
                place=place_of(seat, view),
                name=seat_name(seat, view.seat),
                card=None if card is None else card_json(card, order, _played(card, seat, view, marks)),
                said=_said(seat, view),
                turn=open_trick and view.phase is not Phase.OVER and view.to_act == seat,
                out=seat in view.sitting_out,
            )
        )
    return found


def _played(card: Card, seat: Seat, view: View, marks: tuple[CardMark, ...]) -> Look:
    texts = {
        ("led",): (mark("{card}, led by you"), mark("{card}, led by {seat}")),
        ("winning",): (mark("{card}, yours, winning so far"), mark("{card}, from {seat}, winning so far")),
        ("led", "winning"): (
            mark("{card}, led by you, winning so far"),
            mark("{card}, led by {seat}, winning so far"),
        ),
    }
    you, other = texts.get(marks, (mark("{card}, yours"), mark("{card}, from {seat}")))
    return Look(marks=marks, name=by_seat(seat, view.seat, you, other, card=card_name(card, view.order)))


def _said(seat: Seat, view: View) -> str:
    calls = [action for who, action in view.auction if who == seat]
    return action_name(calls[-1]) if calls and view.phase is Phase.BID else ""


# ---- the side


def last_trick(view: View, tricks: Sequence[Trick]) -> dict[str, Any] | None:
    """The last of these tricks, with who took it."""
    if not tricks:
        return None
    trick, order = tricks[-1], view.order
    at = order.winner([card for _, card in trick])
    seat, best = trick[at]
    cards = [
        {
            "name": seat_name(s, view.seat),
            "card": card_json(card, order, Look(marks=("lit",)) if s == seat else PLAIN),
        }
        for s, card in trick
    ]
    return {"text": by_seat(seat, view.seat, YOU_TAKE, THEY_TAKE, card=card_name(best)), "cards": cards}


def score_rows(view: View, match: Match) -> dict[str, Any]:
    """The totals of the match, and the tricks of this hand against those needed."""
    rules = view.rules
    sides = sorted(rules.sides, key=lambda side: view.seat not in side)
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
    first, *rest = sorted(side, key=lambda seat: seat != view.seat)
    names = [seat_name(first, view.seat), *(seat_name(seat, view.seat) for seat in rest)]
    return " + ".join(names)
