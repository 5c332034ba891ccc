"""Ideas for trumping: when it is sure, what it costs, and how a hand comes to it."""

from __future__ import annotations

from ...engine.actions import Discard, Play
from ...engine.cards import Card
from ...speech import mark
from .following import ruffs
from .idea import Facts, Idea
from .spot import Spot


def _ruff(spot: Spot) -> Card | None:
    """The trump that is played on a plain lead."""
    return spot.reply if spot.reply is not None and ruffs(spot, spot.reply) else None


def _sure(spot: Spot) -> Facts | None:
    card = _ruff(spot)
    if card is None or spot.ours or not spot.sure(card):
        return None
    return {"card": card, "none": spot.led}


def _low(spot: Spot) -> Facts | None:
    """The lowest trump that takes the trick so far, where it may be trumped over."""
    card = _ruff(spot)
    if card is None or spot.ours or not spot.takes(card) or spot.sure(card):
        return None
    lower = [c for c in spot.trumps(spot.choices) if spot.takes(c) and spot.above(c, [card])]
    higher = [c for c in spot.trumps(spot.choices) if spot.above(card, [c])]
    return {"card": card, "none": spot.led} if higher and not lower else None


def _may_be_overruffed(spot: Spot) -> Facts | None:
    """An opponent yet to play has run out of the suit led too, and may have a higher trump."""
    card = _ruff(spot)
    if card is None or not spot.takes(card):
        return None
    seats = [seat for seat in spot.foes_later if spot.void(seat, spot.led)]
    higher = spot.above(card, spot.out)
    seats = [seat for seat in seats if any(spot.may_hold(seat, c) for c in higher)]
    return {"seat": seats[0], "none": spot.led, "card": card} if seats else None


def _on_partner(spot: Spot) -> Facts | None:
    """A partner's safe trick is trumped."""
    card, best = _ruff(spot), spot.best
    if card is None or best is None or not spot.ours_surely or not spot.takes(card):
        return None
    return {"seat": best[0], "other": best[1], "card": card}


def _useless(spot: Spot) -> Facts | None:
    """A trump under the trump that wins, while a plain card could go."""
    card = _ruff(spot)
    if card is None or spot.takes(card) or all(map(spot.order.is_trump, spot.choices)):
        return None
    return {"card": card}


def _makes_void(spot: Spot) -> Facts | None:
    """The last card of a plain suit goes, so that the suit can be trumped when others lead it."""
    card = spot.card
    thrown = spot.reply is not None and card is not None and spot.order.suit_of(card) != spot.led
    if card is None or spot.order.is_trump(card) or not (thrown or isinstance(spot.action, Discard)):
        return None
    suit = spot.order.suit_of(card)
    if suit is None or spot.of_suit(suit, spot.left) or not spot.trumps(spot.left):
        return None
    return {"card": card, "none": suit} if spot.of_suit(suit, spot.out) else None


def _unguards(spot: Spot) -> Facts | None:
    """The last trump beside the second best goes, so that the best can catch it."""
    card = spot.card
    if card is None or not isinstance(spot.action, Play | Discard) or not spot.order.is_trump(card):
        return None
    stays = spot.trumps(spot.left)
    if len(stays) != 1 or spot.above(stays[0], [card]):
        return None
    higher = spot.above(stays[0], spot.out)
    if len(higher) != 1 or all(map(spot.order.is_trump, spot.choices or [*spot.view.hand])):
        return None
    return {"card": card, "low": stays[0], "high": higher[0]}


def _keeps_guard(spot: Spot) -> Facts | None:
    """A plain card goes, and a small trump stays beside the second best."""
    card = spot.reply if spot.reply is not None else spot.card if isinstance(spot.action, Discard) else None
    mine = spot.trumps(spot.left)
    if card is None or spot.order.is_trump(card) or len(mine) != 2:
        return None
    higher = spot.above(mine[0], spot.out)
    if len(higher) != 1 or (spot.reply is not None and not any(map(spot.order.is_trump, spot.choices))):
        return None
    return {"card": mine[1], "other": mine[0], "high": higher[0]}


def _declines(spot: Spot) -> Facts | None:
    """A trump could have been put on the opponents' trick, where nobody yet to play can beat it."""
    card = spot.reply
    if card is None or spot.ours or spot.order.is_trump(card) or spot.led == spot.order.suit_of(card):
        return None
    sure = [c for c in spot.trumps(spot.choices) if ruffs(spot, c) and spot.sure(c)]
    return {"low": sure[-1]} if sure else None


TRUMPING = (
    Idea(
        "sure_ruff",
        mark("A missing suit lets you trump"),
        "for",
        73,
        _sure,
        mark("You hold {none}: the {card} trumps the trick, and nobody can beat it."),
        about=("sure",),
    ),
    Idea(
        "low_ruff",
        mark("Trump with a low one"),
        "for",
        44,
        _low,
        mark("You hold {none}: the {card} is your cheapest trump that wins so far."),
        about=("cheap",),
    ),
    Idea(
        "overruff",
        mark("Look who else can trump"),
        "against",
        60,
        _may_be_overruffed,
        mark("{seat} plays after you, has shown {none} too, and may beat the {card} with a higher trump."),
        about=("beats",),
    ),
    Idea(
        "trumps_partner",
        mark("Do not trump your partner's trick"),
        "against",
        76,
        _on_partner,
        mark("The trick was safe with {seat}'s {other}: the {card} trumps it for nothing."),
        about=("partner",),
    ),
    Idea(
        "useless_trump",
        mark("A trump below another takes nothing"),
        "against",
        63,
        _useless,
        mark("The {card} is a trump and does not take this trick; a plain card could have gone."),
    ),
    Idea(
        "makes_void",
        mark("Empty a suit to trump it later"),
        "for",
        50,
        _makes_void,
        mark("Without the {card} you hold {none}, so you can trump when it is led."),
        about=("void",),
    ),
    Idea(
        "unguards",
        mark("Guard the second best trump"),
        "against",
        58,
        _unguards,
        mark("Without the {card} no other trump stands beside the {low}, and the {high} may be out."),
        about=("left",),
    ),
    Idea(
        "keeps_guard",
        mark("A small trump guards a high one"),
        "for",
        49,
        _keeps_guard,
        mark("The {card} stays beside the {other}, so the {high}, if it is led, need not catch it."),
        about=("left",),
    ),
    Idea(
        "declines_ruff",
        mark("Trump when it is sure"),
        "against",
        71,
        _declines,
        mark("The {low} would have trumped this trick, and nobody could have beaten it."),
        about=("sure",),
        instead="low",
    ),
)
