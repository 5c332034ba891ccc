"""Why a call is worth what it is: true sentences about the hand, the auction and the figures."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Action, Ask, Bid, Moon, Pass
from ..engine.cards import JOKER, Card, Suit
from ..engine.rankings import Ranking, ranking
from ..engine.ruleset import Phase
from ..engine.state import Kind
from ..engine.views import View
from ..solver.bidding import ask_rung, failing, moon_rung, prize
from ..solver.estimates import Estimate
from ..solver.situations import turn_of
from ..speech import mark, say, say_count
from .amounts import decimal, percent
from .auctions import enough, high_bid, last_to_call
from .names import NUMBERS, action_name, bid_name, seat_name, suit_name, suit_none

BOWERS = {
    (True, True): mark("Both bowers are among them."),
    (True, False): mark("The right bower is among them; the left is not."),
    (False, True): mark("The left bower is among them; the right is not."),
    (False, False): mark("No bower is among them."),
}
RISKY = 0.5  # a bid is called risky that fails more often than it is made


def rank_in(view: View, suit: Suit) -> Ranking:
    """The order of the cards with this trump."""
    return ranking(view.rules, suit)


# ---- the hand


def hand_sentences(view: View, suit: Suit) -> Iterator[str]:
    """Trumps, bowers, aces beside them and suits missing, with this trump."""
    rank = rank_in(view, suit)
    trumps = [card for card in view.hand if rank.is_trump(card)]
    yield say_count(
        "With {suit} as trump you hold {n} trump.",
        "With {suit} as trump you hold {n} trumps.",
        len(trumps),
        suit=suit_name(suit),
    )
    if trumps:
        yield _bowers(view, rank, trumps)
    if JOKER in trumps:
        yield say("The joker beats every other trump.")
    aces = sum(card.rank == "A" and not rank.is_trump(card) for card in view.hand)
    if aces:
        yield say_count("You hold {n} ace beside them.", "You hold {n} aces beside them.", aces)
    if trumps:
        yield from _void_sentences(view, rank)


def _bowers(view: View, rank: Ranking, trumps: list[Card]) -> str:
    """Which bowers are among the trumps; where there are four, how many."""
    right, left = sum(map(rank.is_right, trumps)), sum(map(rank.is_left, trumps))
    if len(set(view.rules.cards)) == len(view.rules.cards):
        return say(BOWERS[bool(right), bool(left)])
    return say_count(
        "{n} of the four bowers is among them.", "{n} of the four bowers are among them.", right + left
    )


def missing_suits(view: View, rank: Ranking) -> list[Suit]:
    """The plain suits of which the hand has no card."""
    held = {rank.suit_of(card) for card in view.hand}
    return [suit for suit in Suit if suit != rank.trump and suit not in held]


def _void_sentences(view: View, rank: Ranking) -> Iterator[str]:
    for suit in missing_suits(view, rank):
        yield say("You hold {no_card}, so you can trump when it is led.", no_card=suit_none(suit))


# ---- what the call comes to


def call_sentences(view: View, one: Estimate, told: bool = False) -> Iterator[str]:
    """How often the call is made, unless that is told already, what it pays, and who may still bid higher."""
    if one.trump is None or one.chance is None:
        yield from _pass_sentences(view, one)
        return
    if _is_of_all(view, one.action):
        yield from _all_sentences(view, one, told)
    elif not told:
        yield _made_sentence(view, one)
    if one.stands is not None and 0 < one.stands < 1:
        yield say("Somebody bids higher in {share} % of the deals.", share=percent(1 - one.stands))


def _kind(view: View, action: Action) -> Kind | None:
    """What the action undertakes: a call of the auction says so, else the contract it is part of."""
    if isinstance(action, Bid | Ask | Moon):
        return KINDS[type(action)]
    return view.contract.kind if view.contract is not None else None


KINDS: dict[type[Action], Kind] = {Bid: Kind.BID, Ask: Kind.ASK, Moon: Kind.MOON}


def _is_of_all(view: View, action: Action) -> bool:
    return _kind(view, action) in (Kind.ASK, Kind.MOON)


def _target(view: View, action: Action) -> int:
    """The tricks that it takes to make the contract."""
    if isinstance(action, Bid):
        return action.tricks
    return view.contract.tricks if view.contract is not None else view.rules.hand_size // 2 + 1


def _made_sentence(view: View, one: Estimate) -> str:
    """How often the contract is made, and what it costs if not."""
    rules, target = view.rules, _target(view, one.action)
    values = {"number": say(NUMBERS[target]), "share": percent(one.chance or 0), "suit": suit_name(one.trump)}
    own = not rules.partnerships
    if rules.turns_up or rules.set_bidder_keeps_tricks or (one.chance or 0) >= RISKY:
        return say(MADE[own], **values)
    return say(RISKED[own], cost=target, **values)


MADE = {
    False: mark("In {suit} your side takes {number} tricks or more in {share} % of the deals."),
    True: mark("In {suit} you take {number} tricks or more in {share} % of the deals."),
}
RISKED = {
    False: mark(
        "In {suit} your side takes {number} tricks or more in {share} % of the deals, else loses {cost}."
    ),
    True: mark("In {suit} you take {number} tricks or more in {share} % of the deals, else you lose {cost}."),
}


def _all_sentences(view: View, one: Estimate, told: bool) -> Iterator[str]:
    """How often every trick is taken, and the break-even of the gamble."""
    kind, rules = _kind(view, one.action), view.rules
    rung = ask_rung(rules) if kind is Kind.ASK else moon_rung(rules)
    pays, cost = prize(rules, rung), failing(rules, rung)
    number = say(NUMBERS[rules.hand_size])
    values = {"suit": suit_name(one.trump), "share": percent(one.chance or 0), "number": number}
    if not told:
        yield say(ALL[kind is Kind.ASK], **values)
    yield say("It pays {prize} and costs {cost} when it fails.", prize=pays, cost=cost)
    if not told and not rules.set_bidder_keeps_tricks and pays + cost:
        yield say("For your own score it breaks even at {share} %.", share=percent(cost / (pays + cost)))


ALL = {
    True: mark("In {suit} {number} with help is made in {share} % of the deals."),
    False: mark("In {suit} the moon is made in {share} % of the deals."),
}


def _pass_sentences(view: View, one: Estimate) -> Iterator[str]:
    """What passing leaves to the others."""
    if view.phase is not Phase.BID or not isinstance(one.action, Pass):
        return
    if high_bid(view) is not None:
        yield _standing(view)
    elif last_to_call(view):
        yield say("If you pass, the hand is thrown in and nobody scores.")
        return
    yield say("If you pass, the hand comes to {points} points on average.", points=decimal(one.points))


def _standing(view: View) -> str:
    """Whose bid stands when one passes."""
    seat, call = [move for move in view.auction if isinstance(move[1], Bid | Ask | Moon)][-1]
    who, bid = seat_name(seat, view.seat, view.rules.seats), bid_name(call, view.rules.hand_size)
    if view.rules.partnerships and seat == view.rules.partner(view.seat):
        return say("Your partner has bid {bid}, and your side plays it if nobody bids higher.", bid=bid)
    return say("{seat} has bid {bid}, and plays it if nobody bids higher.", seat=who, bid=bid)


# ---- the ladder


def ladder_sentences(view: View, action: Action) -> Iterator[str]:
    """What the ladder says of the call: that less was enough, or that the dealer is stuck."""
    less = enough(view, action)
    if less is not None:
        yield say("{call} was enough: nobody can bid after you.", call=action_name(less))
    if view.phase is Phase.BID and turn_of(view).stuck:
        yield say("You may not pass: all others have, and at this table the dealer must bid.")
