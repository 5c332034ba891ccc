"""Ideas for the lead: sure tricks, drawing trumps, and suits that somebody has run out of."""

from __future__ import annotations

from ...speech import mark, say_count
from ..claims import sure_card
from .idea import Facts, Idea
from .spot import Spot


def _rest_is_ours(spot: Spot) -> Facts | None:
    if len(spot.view.hand) < 2 or spot.lead is None or sure_card(spot.view) != spot.lead:
        return None
    return {"card": spot.lead, "n": len(spot.view.hand)}


def _sure(spot: Spot) -> Facts | None:
    return {"card": spot.lead} if spot.lead is not None and spot.sure(spot.lead) else None


def _master(spot: Spot) -> Facts | None:
    """The highest of its plain suit, where a trump may still beat it."""
    card, suit = spot.lead, spot.plain_lead
    if card is None or suit is None or spot.sure(card) or not spot.master(card):
        return None
    return {"card": card, "suit": suit}


def _draws(spot: Spot) -> Facts | None:
    """A trump led by the side that has to make the contract, while trumps may be out against it."""
    if spot.lead is None or spot.plain_lead is not None or not spot.declaring:
        return None
    feared = spot.trumps_of(spot.foes_later)
    return {"n": len(feared)} if feared else None


def _last_out(spot: Spot) -> Facts | None:
    """The top trump led, where one trump alone is out."""
    out = spot.trumps_out
    if spot.lead is None or spot.plain_lead is not None or len(out) != 1 or not spot.sure(spot.lead):
        return None
    return {"card": spot.lead, "other": out[0]}


def _draws_partner(spot: Spot) -> Facts | None:
    """A trump led in defence, while another defender may have one."""
    if spot.lead is None or spot.plain_lead is not None or spot.declaring:
        return None
    seats = [seat for seat in spot.later if seat in spot.side and spot.trumps_of((seat,))]
    return {"card": spot.lead, "seat": seats[0]} if seats else None


def _into_void(spot: Spot) -> Facts | None:
    """A plain suit that an opponent has run out of, who may still have a trump."""
    suit = spot.plain_lead
    seats = [seat for seat in spot.foes_later if suit is not None and spot.void(seat, suit)]
    seats = [seat for seat in seats if spot.trumps_of((seat,))]
    return {"seat": seats[0], "none": suit} if seats else None


def _partner_void(spot: Spot) -> Facts | None:
    """A plain suit that a partner has run out of, who may still have a trump."""
    suit = spot.plain_lead
    if suit is None or spot.lead is None or spot.sure(spot.lead) or _into_void(spot):
        return None
    seats = [seat for seat in spot.later if seat in spot.side and spot.void(seat, suit)]
    seats = [seat for seat in seats if spot.trumps_of((seat,))]
    return {"seat": seats[0], "none": suit} if seats else None


def _beaten(spot: Spot) -> Facts | None:
    """A plain card with higher ones of its suit out."""
    if spot.lead is None or spot.plain_lead is None:
        return None
    higher = spot.above(spot.lead, spot.out)
    return {"card": spot.lead, "n": len(higher)} if higher else None


def _low_trump(spot: Spot) -> Facts | None:
    """A trump that is not the highest left."""
    if spot.lead is None or spot.plain_lead is not None:
        return None
    higher = [c for c in spot.above(spot.lead, spot.out) if c in spot.trumps_out]
    return {"card": spot.lead, "n": len(higher)} if higher else None


def _missed(spot: Spot) -> Facts | None:
    """A sure trick that was not led, for a card that is none."""
    if spot.lead is None or spot.sure(spot.lead):
        return None
    sure = [card for card in spot.choices if spot.sure(card)]
    return {"other": sure[0]} if sure else None


def _under(spot: Spot) -> Facts | None:
    """A plain card led while the hand has the highest of the suit."""
    if spot.lead is None or spot.plain_lead is None or spot.master(spot.lead):
        return None
    higher = [card for card in spot.above(spot.lead, spot.view.hand) if spot.master(card)]
    return {"card": spot.lead, "high": max(higher, key=spot.order.strength)} if higher else None


def _singleton(spot: Spot) -> Facts | None:
    """The only card of a plain suit, which one can trump afterwards."""
    suit = spot.plain_lead
    if suit is None or spot.of_suit(suit, spot.left) or not spot.trumps(spot.left):
        return None
    return {"card": spot.lead, "one": suit} if spot.of_suit(suit, spot.out) else None


def _own_trumps_last(spot: Spot) -> Facts | None:
    """Nobody else has a trump."""
    mine = spot.trumps(spot.view.hand)
    if spot.lead is None or spot.trumps_out or not mine:
        return None
    return {"n": len(mine)}


def _no_trump_left(spot: Spot) -> Facts | None:
    """Nobody at all has a trump any more, so that the highest of a suit takes the trick."""
    suit = spot.plain_lead
    if suit is None or spot.trumps_out or spot.trumps(spot.view.hand) or spot.lead is None:
        return None
    return {"card": spot.lead, "suit": suit} if spot.sure(spot.lead) else None


LEADING = (
    Idea(
        "rest_is_ours",
        mark("Count when the rest is yours"),
        "for",
        95,
        _rest_is_ours,
        mark("Nobody against you can take any of the {n} tricks left: lead the {card} first."),
        about=("sure",),
    ),
    Idea(
        "sure_lead",
        mark("Cash a card that nobody can beat"),
        "for",
        72,
        _sure,
        mark("The {card} takes the trick for certain: nobody can hold a card that beats it."),
        about=("sure",),
    ),
    Idea(
        "no_trump_left",
        mark("With the trumps gone, high cards stand"),
        "for",
        74,
        _no_trump_left,
        mark(
            "Nobody can hold a trump any more, and the {card} is the highest of {suit}: it takes the trick."
        ),
        about=("sure", "gone"),
    ),
    Idea(
        "last_out",
        mark("Count the trumps that are out"),
        "for",
        73,
        _last_out,
        mark("Only one trump can still be out, the {other}, and the {card} beats it."),
        about=("sure", "gone"),
    ),
    Idea(
        "master_lead",
        mark("Lead the highest of a plain suit"),
        "for",
        60,
        _master,
        mark("No card of {suit} still out beats the {card}: only a trump can take the trick from it."),
        about=("master",),
    ),
    Idea(
        "draw_trumps",
        mark("Draw trumps when you have to make the bid"),
        "for",
        56,
        _draws,
        lambda n: say_count(
            "{n} trump may still be out against you: a trump lead draws it.",
            "{n} trumps may still be out against you: a trump lead draws one from each hand that has any.",
            n,
        ),
        about=("gone",),
    ),
    Idea(
        "draws_partner",
        mark("A defender's trump lead also hits the other defender"),
        "against",
        42,
        _draws_partner,
        mark("You are defending: the {card} also takes a trump from {seat}, if there is one in that hand."),
    ),
    Idea(
        "into_void",
        mark("Do not lead what an opponent can trump"),
        "against",
        65,
        _into_void,
        mark("{seat} has shown {none}, plays after you, and may still have a trump."),
    ),
    Idea(
        "partner_void",
        mark("Lead what your partner can trump"),
        "for",
        50,
        _partner_void,
        mark("{seat} has shown {none}, and can trump it with any trump left there."),
    ),
    Idea(
        "beaten_lead",
        mark("A low plain card gives the lead away"),
        "against",
        48,
        _beaten,
        lambda n, card: say_count(
            "{n} card still out beats the {card} in its own suit.",
            "{n} cards still out beat the {card} in its own suit.",
            n,
            card=card,
        ),
    ),
    Idea(
        "low_trump_lead",
        mark("Know which trumps are above yours"),
        "against",
        47,
        _low_trump,
        lambda n, card: say_count(
            "{n} trump above the {card} may still be out.",
            "{n} trumps above the {card} may still be out.",
            n,
            card=card,
        ),
    ),
    Idea(
        "missed_lead",
        mark("Take the tricks that are sure"),
        "against",
        70,
        _missed,
        mark("The {other} would have taken a trick for certain."),
        about=("sure",),
        instead="other",
    ),
    Idea(
        "led_under",
        mark("Do not lead below the highest of the suit"),
        "against",
        61,
        _under,
        mark("You hold the {high}, which no other card of its suit beats, and lead the lower {card}."),
        about=("master",),
        instead="high",
    ),
    Idea(
        "short_lead",
        mark("Lead a single card to trump the suit later"),
        "for",
        46,
        _singleton,
        mark("The {card} is your only card of its suit: afterwards you can trump {one}."),
        about=("void",),
    ),
    Idea(
        "own_trumps_last",
        mark("Know when your trumps are the last"),
        "for",
        58,
        _own_trumps_last,
        mark("Nobody else can hold a trump any more: you have {n}."),
        about=("gone",),
    ),
)
