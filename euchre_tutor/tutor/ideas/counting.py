"""Ideas of the count: the trick that decides the contract, and what each trick more is worth."""

from __future__ import annotations

from ...engine.state import Contract, Kind
from ...speech import mark
from .idea import Facts, Idea
from .spot import Spot


def _needed(spot: Spot) -> int:
    """How many tricks one's own side still needs, to make the contract or to break it."""
    contract = spot.view.contract
    assert contract is not None
    mine, _ = spot.won
    need = contract.tricks if spot.declaring else spot.view.rules.hand_size - contract.tricks + 1
    return need - mine


def _decides(spot: Spot) -> bool:
    return spot.gains and _needed(spot) == 1


def _makes(spot: Spot) -> Facts | None:
    contract = spot.view.contract
    if contract is None or not spot.declaring or not _decides(spot):
        return None
    return {"n": contract.tricks}


def _against(spot: Spot) -> Contract | None:
    """The contract of the others that this trick breaks."""
    return None if spot.declaring or not _decides(spot) else spot.view.contract


def _sets(spot: Spot) -> Facts | None:
    contract = _against(spot)
    if contract is None or contract.tricks == spot.view.rules.hand_size:
        return None
    return {"seat": contract.seat, "n": contract.tricks}


def _stops_all(spot: Spot) -> Facts | None:
    contract = _against(spot)
    if contract is None or contract.tricks < spot.view.rules.hand_size:
        return None
    return {"seat": contract.seat, "n": contract.tricks}


def _lets_it_go(spot: Spot) -> Facts | None:
    """A card was there that takes the deciding trick for certain."""
    if not spot.playing or spot.view.contract is None or _needed(spot) != 1 or spot.gains:
        return None
    sure = [card for card in spot.choices if spot.sure(card)]
    if not sure or spot.ours_surely:
        return None
    return {"other": min(sure, key=spot.order.strength)}


def _still_possible(spot: Spot) -> bool:
    """Whether the contract can yet be broken by one's own side, or made."""
    _, theirs = spot.won
    contract = spot.view.contract
    assert contract is not None
    size = spot.view.rules.hand_size
    return theirs <= (size - contract.tricks if spot.declaring else contract.tricks - 1)


def _bids_points(spot: Spot) -> Contract | None:
    """The contract, where each trick of a bid is a point."""
    contract = spot.view.contract
    return contract if contract is not None and contract.kind is Kind.BID and spot.gains else None


def _one_more(spot: Spot) -> Facts | None:
    """The bid is made, and every further trick counts."""
    contract = _bids_points(spot)
    if contract is None or not spot.declaring or _needed(spot) > 0:
        return None
    return {"n": contract.tricks}


def _lost_already(spot: Spot) -> Facts | None:
    """The bid is lost, and a trick only keeps a point from the others."""
    rules, contract = spot.view.rules, _bids_points(spot)
    if contract is None or not spot.declaring or _still_possible(spot):
        return None
    return {} if rules.defenders_score_tricks and not rules.set_bidder_keeps_tricks else None


def _defenders_point(spot: Spot) -> Facts | None:
    """A defender's trick is a point whatever becomes of the bid."""
    if _bids_points(spot) is None or spot.declaring or not spot.view.rules.defenders_score_tricks:
        return None
    return {}


def _march(spot: Spot) -> int:
    """What all tricks pay the maker; nil where no more than the usual point, or they are bid for."""
    contract, rules = spot.view.contract, spot.view.rules
    if contract is None or contract.kind is not Kind.TURN_UP:
        return 0
    pays = rules.maker_alone_march if contract.alone else rules.march
    return pays if pays > 1 else 0


def _marches(spot: Spot) -> Facts | None:
    if not spot.gains or not spot.declaring or spot.won[1] or _needed(spot) > 0 or not _march(spot):
        return None
    return {"n": spot.view.rules.hand_size, "points": _march(spot)}


def _stops_march(spot: Spot) -> Facts | None:
    """The makers have every trick so far, and three at least."""
    if not spot.gains or spot.declaring or spot.won[0] or _still_possible(spot) or not _march(spot):
        return None
    return {"n": spot.view.rules.hand_size, "points": _march(spot)}


COUNTING = (
    Idea(
        "makes_now",
        mark("Count to the number that was bid"),
        "for",
        85,
        _makes,
        mark("This trick is certain, and with it the contract is made: {n} tricks."),
        about=("decides",),
    ),
    Idea(
        "sets_now",
        mark("Count the tricks that set the bid"),
        "for",
        85,
        _sets,
        mark("This trick is certain, and with it {seat} can no longer take {n}."),
        about=("decides",),
    ),
    Idea(
        "stops_all",
        mark("One trick stops a bid of every trick"),
        "for",
        88,
        _stops_all,
        mark("One trick is enough against a bid of all {n}, and this one is certain."),
        about=("decides",),
    ),
    Idea(
        "lets_it_go",
        mark("Take the trick that decides"),
        "against",
        86,
        _lets_it_go,
        mark("The {other} would have taken the trick that decides the contract, for certain."),
        about=("sure", "decides"),
        instead="other",
    ),
    Idea(
        "one_more",
        mark("Every trick above the bid counts"),
        "for",
        31,
        _one_more,
        mark("The bid of {n} is made already: each trick more is a point more."),
        about=("worth",),
    ),
    Idea(
        "lost_already",
        mark("After a lost bid, keep points from the others"),
        "for",
        33,
        _lost_already,
        mark("The bid is lost already, but a trick of yours is one that the others do not score."),
        about=("worth",),
    ),
    Idea(
        "defenders_point",
        mark("A defender's trick is a point"),
        "for",
        30,
        _defenders_point,
        mark("This trick is a point for you, whether the bid is made or not."),
        about=("worth",),
    ),
    Idea(
        "marches",
        mark("All the tricks pay more"),
        "for",
        36,
        _marches,
        mark("Every trick so far is yours, and all {n} pay {points} points instead of 1."),
        about=("worth",),
    ),
    Idea(
        "stops_march",
        mark("One trick keeps the makers from them all"),
        "for",
        59,
        _stops_march,
        mark(
            "One trick of yours keeps the maker's side from all {n}, which pay {points} points instead of 1."
        ),
        about=("worth",),
    ),
)
