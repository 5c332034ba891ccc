"""Ideas for playing or defending alone: what it pays at this table, and what it takes."""

from __future__ import annotations

from ...engine.actions import Alone, Name, Order, With
from ...engine.ruleset import Phase
from ...speech import mark
from .idea import Facts, Idea
from .spot import Spot


def _goes_alone(spot: Spot) -> bool:
    """Whether the action makes its seat play alone as maker."""
    said = isinstance(spot.action, Order | Name) and spot.action.alone
    return said or (isinstance(spot.action, Alone) and spot.view.phase is Phase.MAKER_ALONE)


def _alone_pays(spot: Spot) -> Facts | None:
    rules = spot.view.rules
    if not _goes_alone(spot) or rules.maker_alone_march <= rules.march:
        return None
    return {"n": rules.hand_size, "points": rules.maker_alone_march, "usual": rules.march}


def _alone_same(spot: Spot) -> Facts | None:
    rules = spot.view.rules
    if not _goes_alone(spot) or rules.maker_alone_march > rules.march:
        return None
    return {"n": rules.hand_size, "points": rules.maker_alone_march, "usual": rules.march}


def _alone_no_more(spot: Spot) -> Facts | None:
    """Fewer tricks than all pay a lone maker what they pay everybody."""
    rules = spot.view.rules
    if not _goes_alone(spot) or rules.maker_alone_march <= rules.march:
        return None
    return {"n": rules.hand_size}


def _with_help(spot: Spot) -> Facts | None:
    """A maker with help, where going alone pays no more."""
    rules = spot.view.rules
    if not isinstance(spot.action, With) or spot.view.phase is not Phase.MAKER_ALONE:
        return None
    return None if rules.maker_alone_march > rules.march else {"n": rules.hand_size, "points": rules.march}


def _lone_defence(spot: Spot) -> bool:
    return isinstance(spot.action, Alone) and spot.view.phase is Phase.DEFENDER_ALONE


def _sweep(spot: Spot) -> Facts | None:
    rules = spot.view.rules
    return {"n": rules.hand_size} if _lone_defence(spot) and rules.sweep_alone else None


def _defence_pays(spot: Spot) -> Facts | None:
    rules, contract = spot.view.rules, spot.view.contract
    if contract is None or not _lone_defence(spot) or rules.sweep_alone:
        return None
    usual = rules.lone_euchre_points if contract.alone else rules.euchre
    pays = rules.lone_defender_points
    return {"points": pays, "usual": usual} if pays > usual else None


def _together(spot: Spot) -> Facts | None:
    view = spot.view
    if not isinstance(spot.action, With) or view.phase is not Phase.DEFENDER_ALONE:
        return None
    others = sorted(seat for seat in spot.side if seat != view.seat and seat not in view.sitting_out)
    return {"seat": others[0]} if others else None


ALONE = (
    Idea(
        "alone_pays",
        mark("Alone pays more if you take every trick"),
        "for",
        48,
        _alone_pays,
        mark("Alone, all {n} tricks pay {points} points instead of {usual}."),
        about=("alone",),
    ),
    Idea(
        "alone_same",
        mark("Look what going alone pays at this table"),
        "against",
        62,
        _alone_same,
        mark("Alone, all {n} tricks pay {points} points; with help they pay {usual}."),
        about=("alone",),
    ),
    Idea(
        "alone_no_more",
        mark("Alone wins nothing without every trick"),
        "against",
        40,
        _alone_no_more,
        mark("Alone, anything less than all {n} tricks pays no more than with help."),
        about=("alone",),
    ),
    Idea(
        "with_help",
        mark("Take help where it costs nothing"),
        "for",
        60,
        _with_help,
        mark("With help all {n} tricks pay {points} points; alone they pay no more."),
        about=("alone",),
    ),
    Idea(
        "lone_sweep",
        mark("A lone defender needs every trick to gain"),
        "against",
        55,
        _sweep,
        mark("A lone defence pays more only if you take all {n} tricks."),
        about=("alone",),
    ),
    Idea(
        "lone_defence_pays",
        mark("A lone defence can pay more"),
        "for",
        50,
        _defence_pays,
        mark("If the maker fails, a lone defence pays {points} points instead of {usual}."),
        about=("alone",),
    ),
    Idea(
        "together",
        mark("Two defenders stand together"),
        "for",
        45,
        _together,
        mark("With {seat} beside you the tricks of both count against the maker."),
        about=("alone",),
    ),
)
