"""The table as the browser draws it: status, chairs and trick."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import (
    Ask,
    Bid,
    Card,
    Keep,
    Kind,
    Moon,
    Phase,
    Ranking,
    Seat,
    Swap,
    Trick,
    View,
)
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, card_name, chair_name, seat_name, suit_name
from euchre_tutor.tutor.spoken import spoken

from .table_cards import may_leave
from .table_chips import ChipJson, chips
from .table_choices import swaps
from .table_turned import CALLING
from .wire import CardJson, CardMark, Copies, Look, SuitLetter, capital, card_json, suit_letter

PLACES = ("s", "w", "n", "e")  # the viewer's own place first, then clockwise
DRAWN = ("n", "e", "s", "w")  # the order in which the board draws them


class CellJson(TypedDict):
    """One of the four status cells, always in the same order."""

    label: str
    suit: SuitLetter | None
    value: str
    lit: bool


class SeatJson(TypedDict):
    """A chair: of its cards only how many there are. Nobody sits at a ghost's or a dummy's."""

    place: str
    name: str
    chips: list[ChipJson]
    count: int
    cards: str
    out: bool
    empty: bool
    note: str  # what the cards of an empty chair are


class SpotJson(TypedDict):
    """A place in the trick: a card, or what stands there until one comes."""

    place: str
    name: str
    card: CardJson | None
    said: str
    turn: bool
    out: bool


def place_of(chair: Seat, view: View) -> str:
    """Where the chair is drawn, the viewer's own at the bottom, the only other player opposite."""
    rules = view.rules
    if rules.seats > 2:
        return PLACES[(chair - view.seat) % 4]
    if chair < rules.seats:
        return "s" if chair == view.seat else "n"
    return "e" if len(rules.dummies) < 2 or chair - rules.seats == view.seat else "w"


def chairs(view: View) -> list[Seat]:
    """The chairs in the order in which the board draws them."""
    by_place = {place_of(seat, view): seat for seat in range(view.rules.chairs)}
    return [by_place[place] for place in DRAWN if place in by_place]


def players(view: View) -> list[Seat]:
    """The chairs at which somebody sits, in drawing order."""
    return [chair for chair in chairs(view) if chair < view.rules.seats]


# ---- status


def status(view: View) -> list[CellJson]:
    """Trump, led suit, high bidder, dealer."""
    order = view.order
    led = order.suit_of(view.trick[0][1]) if view.trick else None
    trump = capital(suit_name(order.trump)) if order.trump is not None else _unnamed(view)
    who = seat_name(view.dealer, view.seat, view.rules.seats)
    return [
        CellJson(label=say("Trump"), suit=suit_letter(order.trump), value=trump, lit=order.trump is not None),
        CellJson(label=say("Led"), suit=suit_letter(led), value=_led(view, order), lit=False),
        _undertaker(view),
        CellJson(label=say("Dealer"), suit=None, value=who, lit=False),
    ]


def _undertaker(view: View) -> CellJson:
    """Who has undertaken the hand: the high bidder, or in turn-up games the maker."""
    if view.rules.turns_up:
        return CellJson(label=say("Maker"), suit=None, value=_maker(view), lit=False)
    return CellJson(label=say("High bidder"), suit=None, value=_high(view), lit=False)


def _maker(view: View) -> str:
    contract = view.contract
    if contract is None:
        return say("nobody") if view.phase is Phase.OVER else say("nobody yet")
    name = seat_name(contract.seat, view.seat, view.rules.seats)
    return say("{seat}, alone", seat=name) if contract.alone else name


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
    return by_seat(view.to_act, view.seat, mark("Your lead"), mark("{seat} leads"), seats=view.rules.seats)


def _high(view: View) -> str:
    calls = [(seat, call) for seat, call in view.auction if isinstance(call, Bid | Ask | Moon)]
    if not calls:
        return say("nobody") if view.phase is Phase.OVER else say("nobody yet")
    seat, call = calls[-1]
    contract = {Kind.ASK: Ask(), Kind.MOON: Moon()}
    shown = contract.get(view.contract.kind, Bid(view.contract.tricks)) if view.contract else call
    words = {"ASK": mark("{seat}, all with help"), "MOON": mark("{seat}, moon")}
    if view.rules.hand_size == 6:
        words["ASK"] = mark("{seat}, six with help")
    text = words.get(str(shown).split()[0], mark("{seat}, bid {n}"))
    return say(text, seat=seat_name(seat, view.seat, view.rules.seats), n=getattr(shown, "tricks", 0))


# ---- seats and trick


def seats(view: View, looked: bool = False) -> list[SeatJson]:
    """Everybody at the table and the chairs that nobody sits at, in drawing order.

    ``looked`` when the learner has taken a dummy up that might have been left.
    """
    drawn = list[SeatJson]()
    for chair in chairs(view):
        drawn.append(_seat(chair, view) if chair < view.rules.seats else _empty(chair, view, looked))
    return drawn


def _seat(seat: Seat, view: View) -> SeatJson:
    count = view.cards_left[seat]
    return SeatJson(
        place=place_of(seat, view),
        name=seat_name(seat, view.seat, view.rules.seats),
        chips=chips(seat, view),
        count=count,
        cards=say_count("{n} card", "{n} cards", count),
        out=seat in view.sitting_out,
        empty=False,
        note="",
    )


def _empty(chair: Seat, view: View, looked: bool) -> SeatJson:
    """A ghost hand or a dummy: dashed outlines, since nobody sits there."""
    up = _is_in_hand(chair, view, looked)
    count = 0 if up else view.cards_left[chair]
    return SeatJson(
        place=place_of(chair, view),
        name=chair_name(chair, view.rules, view.seat),
        chips=[],
        count=count,
        cards=say_count("{n} card, face down", "{n} cards, face down", count),
        out=False,
        empty=True,
        note=say("you took it up") if up else _of_empty(chair, view),
    )


def _is_in_hand(chair: Seat, view: View, looked: bool) -> bool:
    """Whether the learner holds the dummy of this chair open beside the own cards, to choose from both."""
    own = len(view.rules.dummies) < 2 or chair - view.rules.seats == view.seat
    up = looked or not may_leave(view)
    return own and up and view.phase is Phase.MERGE and view.on_turn


def _of_empty(chair: Seat, view: View) -> str:
    """What the cards of an empty chair are at the moment."""
    if not view.rules.turns_up:
        return _of_ghost(view)
    kept = [seat for seat, action in view.calls if isinstance(action, Keep)]
    if view.cards_left[chair]:
        waits = view.phase not in (Phase.PLAY, Phase.CLAIMS, Phase.OVER)
        return say("face down") if waits else say("face down, out of play")
    takers = [seat for seat in kept if len(view.rules.dummies) < 2 or chair - view.rules.seats == seat]
    took = mark("you took it up"), mark("taken up by {seat}")
    return by_seat(takers[-1], view.seat, *took, seats=view.rules.seats) if takers else ""


def _of_ghost(view: View) -> str:
    """What the ghost hand is: out of play only once nobody can take it any more."""
    swapped = any(isinstance(action, Swap) for _, action in view.calls)
    if view.phase is Phase.BID and swaps(view) and (view.rules.ghost_swap == "chain" or not swapped):
        return say("face down")
    return say("dead, out of play") if swapped else say("face down, out of play")


def spots(view: View, trick: Trick, copies: Copies, *, open_trick: bool) -> list[SpotJson]:
    """The trick to show, the open one or the one just taken; in the auction what each has said."""
    cards = _trick_cards(view, trick, copies)
    return [
        SpotJson(
            place=place_of(seat, view),
            name=seat_name(seat, view.seat, view.rules.seats),
            card=cards.get(seat),
            said=_said(seat, view),
            turn=open_trick and view.phase is not Phase.OVER and view.to_act == seat,
            out=seat in view.sitting_out,
        )
        for seat in players(view)
    ]


def _trick_cards(view: View, trick: Trick, copies: Copies) -> dict[Seat, CardJson]:
    """The cards of the trick by seat, marked: who led, who wins so far."""
    order, found = view.order, dict[Seat, CardJson]()
    winner = trick[order.winner([card for _, card in trick])][0] if trick else None
    for at, (seat, card) in enumerate(trick):
        marks: tuple[CardMark, ...] = ("led",) if at == 0 else ()
        marks += ("winning",) if seat == winner else ()
        found[seat] = card_json(card, order, _played(card, seat, view, marks), copies.of(card))
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
    return Look(
        marks=marks,
        name=by_seat(seat, view.seat, you, other, seats=view.rules.seats, card=card_name(card, view.order)),
    )


def _said(seat: Seat, view: View) -> str:
    """What the player has said last, in this round of calling."""
    if view.phase not in (Phase.BID, *CALLING):
        return ""
    said = view.auction[view.rules.seats :] if view.phase is Phase.CALL else view.auction
    calls = [action for who, action in said if who == seat]
    return spoken(calls[-1], view, seat) if calls else ""


def cramped(view: View) -> bool:
    """Whether the own cards need the room that an empty trick would take: a dummy's too, or twelve."""
    before = view.phase not in (Phase.PLAY, Phase.CLAIMS, Phase.OVER)
    return view.phase is Phase.MERGE or (before and view.rules.hand_size > 8)


def blind(view: View) -> str:
    """How many own cards lie there that may not be looked at yet; "" when there are none."""
    if view.hand or view.phase is not Phase.BENNY:
        return ""
    count = view.cards_left[view.seat]
    return say_count("{n} card, face down", "{n} cards, face down", count)
