"""Ideas of the auction: whose the bid is, what it takes to go higher, and how often a bid fails."""

from __future__ import annotations

from ...engine.actions import Ask, Bid, Moon, Pass
from ...engine.cards import Suit
from ...engine.rankings import ranking
from ...engine.ruleset import Phase
from ...solver.bidding import failing, prize
from ...solver.situations import rung_of
from ...solver.values import chance_error
from ...speech import mark
from ..auctions import enough, high_bid, last_to_call
from .idea import Facts, Idea
from .spot import Spot


def _partners(spot: Spot) -> bool:
    high = high_bid(spot.view)
    rules = spot.view.rules
    return high is not None and rules.partnerships and high[0] == rules.partner(spot.view.seat)


def _leaves_partner(spot: Spot) -> Facts | None:
    if spot.view.phase is not Phase.BID or not isinstance(spot.action, Pass) or not _partners(spot):
        return None
    return {"seat": spot.view.rules.partner(spot.view.seat)}


def _over_partner(spot: Spot) -> Facts | None:
    if spot.view.phase is not Phase.BID or not isinstance(spot.action, Bid | Ask | Moon):
        return None
    return {"seat": spot.view.rules.partner(spot.view.seat)} if _partners(spot) else None


def _fails_often(spot: Spot) -> Facts | None:
    """A bid that surely fails in more than half of the deals."""
    one, action = spot.estimate, spot.action
    if one is None or one.chance is None or not isinstance(action, Bid) or not _below(spot, 0.5):
        return None
    keeps = spot.view.rules.set_bidder_keeps_tricks
    return None if keeps else {"share": 1 - one.chance, "cost": action.tricks}


def _below(spot: Spot, even: float) -> bool:
    """Whether the chance is under this by two of its errors."""
    one = spot.estimate
    assert one is not None and one.chance is not None
    return one.chance + 2 * chance_error(one.chance, one.worlds) < even


def _even(spot: Spot) -> float | None:
    """The chance at which a bid of every trick neither wins nor loses, counted for one's own score."""
    rules, action, one = spot.view.rules, spot.action, spot.estimate
    if one is None or one.chance is None or not isinstance(action, Ask | Moon):
        return None
    rung = rung_of(rules, action)
    pays, costs = prize(rules, rung), failing(rules, rung)
    return costs / (pays + costs) if pays + costs and not rules.set_bidder_keeps_tricks else None


def _gamble_pays(spot: Spot) -> Facts | None:
    even, one = _even(spot), spot.estimate
    if even is None or one is None or one.chance is None:
        return None
    pays = one.chance - 2 * chance_error(one.chance, one.worlds) > even
    return {"share": one.chance, "even": even} if pays else None


def _gamble_costs(spot: Spot) -> Facts | None:
    even, one = _even(spot), spot.estimate
    if even is None or one is None or one.chance is None or not _below(spot, even):
        return None
    return {"share": one.chance, "even": even}


def _was_enough(spot: Spot) -> Facts | None:
    less = enough(spot.view, spot.action)
    return {"call": less} if less is not None else None


def _lowest_last(spot: Spot) -> Facts | None:
    """The last to call makes the lowest bid there is."""
    action, legal = spot.action, spot.view.legal
    if spot.view.phase is not Phase.BID or not isinstance(action, Bid) or not last_to_call(spot.view):
        return None
    bids = [one.tricks for one in legal if isinstance(one, Bid)]
    return {} if action.tricks == min(bids) < max(bids) else None


def _thrown_in(spot: Spot) -> Facts | None:
    view = spot.view
    if view.phase is not Phase.BID or not isinstance(spot.action, Pass) or high_bid(view) is not None:
        return None
    return {} if last_to_call(view) else None


def _too_high(spot: Spot) -> Facts | None:
    """Opponents have made it dear to bid."""
    view, high = spot.view, high_bid(spot.view)
    if view.phase is not Phase.BID or not isinstance(spot.action, Pass) or high is None or _partners(spot):
        return None
    bids = [one.tricks for one in view.legal if isinstance(one, Bid)]
    return {"n": min(bids), "seat": high[0]} if bids and min(bids) > view.rules.min_bid else None


def _short_everywhere(spot: Spot) -> Facts | None:
    """A pass on a hand with few trumps, whatever trump is."""
    view = spot.view
    if view.phase is not Phase.BID or not isinstance(spot.action, Pass):
        return None
    most = max(sum(map(ranking(view.rules, suit).is_trump, view.hand)) for suit in Suit)
    return {"n": most} if 3 * most <= view.rules.hand_size else None


AUCTION = (
    Idea(
        "short_everywhere",
        mark("Pass a hand without a long suit"),
        "for",
        46,
        _short_everywhere,
        mark("You hold no more than {n} trumps, whichever suit is trump."),
        about=("length",),
    ),
    Idea(
        "leaves_partner",
        mark("Your partner's bid is your side's bid"),
        "for",
        58,
        _leaves_partner,
        mark("{seat} has the bid, and plays it for your side."),
        about=("partner",),
    ),
    Idea(
        "over_partner",
        mark("A bid over your partner must be worth it"),
        "against",
        57,
        _over_partner,
        mark("Your side has the bid already: {seat} made it."),
        about=("partner",),
    ),
    Idea(
        "fails_often",
        mark("A bid that fails costs its number"),
        "against",
        66,
        _fails_often,
        mark("The bid fails in {share} % of the deals, and then costs {cost}."),
    ),
    Idea(
        "gamble_pays",
        mark("Know the break-even of every trick"),
        "for",
        67,
        _gamble_pays,
        mark("It is made in {share} % of the deals; for your own score it breaks even at {even} %."),
        about=("gamble",),
    ),
    Idea(
        "gamble_costs",
        mark("Below the break-even a bid of every trick costs"),
        "against",
        67,
        _gamble_costs,
        mark("It is made in only {share} % of the deals; for your own score it breaks even at {even} %."),
        about=("gamble",),
    ),
    Idea(
        "was_enough",
        mark("Bid no more than is needed"),
        "against",
        52,
        _was_enough,
        mark("{call} was enough: nobody can bid after you."),
        about=("enough",),
        instead="call",
    ),
    Idea(
        "lowest_last",
        mark("The last to call need not bid high"),
        "for",
        43,
        _lowest_last,
        mark("Nobody can bid after you, so the lowest bid is enough."),
        about=("enough",),
    ),
    Idea(
        "thrown_in",
        mark("When all pass, nobody scores"),
        "for",
        54,
        _thrown_in,
        mark("If you pass too, the hand is thrown in and nobody scores."),
    ),
    Idea(
        "too_high",
        mark("A high bid of the others costs them if it fails"),
        "for",
        41,
        _too_high,
        mark("Over {seat}'s bid you would have to undertake {n} tricks at least."),
    ),
)
