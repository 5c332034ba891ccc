"""Why a call is worth what it is: true sentences about the hand, the auction and the figures."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Action, Ask, Bid, Moon, Name, Pass
from ..engine.cards import JOKER, Card, Suit
from ..engine.rankings import Ranking, ranking
from ..engine.ruleset import Phase, Seat
from ..engine.views import View
from ..solver.bidding import ASK, failing
from ..solver.estimates import Estimate
from ..solver.payoffs import payoff
from ..solver.situations import call_rungs, rung_of, turn_of
from ..speech import mark, say, say_count
from .amounts import decimal, percent
from .names import NUMBERS, action_name, seat_name, suit_name, suit_none

BOWERS = {
    (True, True): mark("Both bowers are among them."),
    (True, False): mark("The right bower is among them; the left is not."),
    (False, True): mark("The left bower is among them; the right is not."),
    (False, False): mark("No bower is among them."),
}
RISKY = 0.5  # a bid is called risky that fails more often than it is made


def last_to_call(view: View) -> bool:
    """Whether nobody can call after this seat."""
    rules = view.rules
    return (
        isinstance(rules.bidding_rounds, int) and len(view.auction) + 1 == rules.seats * rules.bidding_rounds
    )


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


def call_sentences(view: View, one: Estimate) -> Iterator[str]:
    """How often the call is made, what it pays, and who may still bid higher."""
    if one.trump is None or one.chance is None:
        yield from _pass_sentences(view, one)
        return
    rung = _rung(view, one.action)
    if rung < ASK:
        yield _made_sentence(view, rung, one)
    else:
        yield from _six_sentences(view, rung, one)
    if one.stands is not None and one.stands < 1:
        yield say("Somebody bids higher in {share} % of the deals.", share=percent(1 - one.stands))


def _made_sentence(view: View, rung: int, one: Estimate) -> str:
    """How often the bid is made, and what it costs if not."""
    values = {"number": say(NUMBERS[rung]), "share": percent(one.chance or 0), "suit": suit_name(one.trump)}
    if view.rules.set_bidder_keeps_tricks or (one.chance or 0) >= RISKY:
        return say("In {suit} your side takes {number} tricks or more in {share} % of the deals.", **values)
    return say(
        "In {suit} your side takes {number} tricks or more in {share} % of the deals, else loses {cost}.",
        cost=rung,
        **values,
    )


def _six_sentences(view: View, rung: int, one: Estimate) -> Iterator[str]:
    """How often all six are taken, and the break-even of the gamble."""
    prize, _ = payoff(view.rules, rung, view.rules.hand_size)
    cost = failing(view.rules, rung)
    text = SIX[rung == ASK]
    yield say(text, suit=suit_name(one.trump), share=percent(one.chance or 0))
    yield say("It pays {prize} and costs {cost} when it fails.", prize=prize, cost=cost)
    if not view.rules.set_bidder_keeps_tricks and prize + cost:
        yield say("For your own score it breaks even at {share} %.", share=percent(cost / (prize + cost)))


SIX = {
    True: mark("In {suit} six with help is made in {share} % of the deals."),
    False: mark("In {suit} the moon is made in {share} % of the deals."),
}


def _pass_sentences(view: View, one: Estimate) -> Iterator[str]:
    """What passing leaves to the others."""
    if view.phase is not Phase.BID or not isinstance(one.action, Pass):
        return
    high = high_bid(view)
    if high is not None:
        yield _standing(view, *high)
    elif len(view.auction) + 1 >= view.rules.seats:
        yield say("If you pass, the hand is thrown in and nobody scores.")
        return
    yield say("If you pass, the hand comes to {points} points on average.", points=decimal(one.points))


def _standing(view: View, seat: Seat, rung: int) -> str:
    """Whose bid stands when one passes."""
    who, bid = seat_name(seat, view.seat), say(STANDING[rung])
    if seat == view.rules.partner(view.seat):
        return say("Your partner has bid {bid}, and your side plays it if nobody bids higher.", bid=bid)
    return say("{seat} has bid {bid}, and plays it if nobody bids higher.", seat=who, bid=bid)


STANDING = (*NUMBERS[:6], mark("six with help"), mark("the moon"))


def high_bid(view: View) -> tuple[Seat, int] | None:
    """Who has made the high bid, and its rung."""
    calls = [call for call in call_rungs(view) if call[1]]
    return calls[-1] if calls else None


def _rung(view: View, action: Action) -> int:
    if isinstance(action, Bid | Ask | Moon):
        return rung_of(view.rules, action)
    calls = [r for _, r in call_rungs(view) if r]
    return calls[-1]


# ---- the ladder


def enough(view: View, action: Action) -> Action | None:
    """A lower bid in the same suit that would have been enough, since nobody calls afterwards."""
    if view.phase is not Phase.BID or not isinstance(action, Bid) or not last_to_call(view):
        return None
    lower = [
        a for a in view.legal if isinstance(a, Bid) and a.trump == action.trump and a.tricks < action.tricks
    ]
    return lower[0] if lower else None


def ladder_sentences(view: View, action: Action) -> Iterator[str]:
    """What the ladder says of the call: that less was enough, or that the dealer is stuck."""
    less = enough(view, action)
    if less is not None:
        yield say("{call} was enough: nobody can bid after you.", call=action_name(less))
    if view.phase is Phase.BID and turn_of(view).stuck:
        yield say("You may not pass: all others have, and at this table the dealer must bid.")


# ---- ideas


def ideas_of(view: View, one: Estimate) -> tuple[str, ...]:
    """The ideas that bear on the action, by what is true of it."""
    return tuple(_ideas(view, one))


def _ideas(view: View, one: Estimate) -> Iterator[str]:
    if enough(view, one.action):
        yield "enough"
    if one.trump is None:
        high = high_bid(view)
        if isinstance(one.action, Pass) and high and high[0] == view.rules.partner(view.seat):
            yield "partner"
        return
    if isinstance(one.action, Name):
        yield "best_suit"
    if _rung(view, one.action) >= ASK:
        yield "break_even"
    elif (one.chance or 0) < RISKY:
        yield "set"
    yield from _hand_ideas(view, one.trump)


def _hand_ideas(view: View, suit: Suit) -> Iterator[str]:
    rank = rank_in(view, suit)
    trumps = [card for card in view.hand if rank.is_trump(card)]
    if any(rank.is_right(card) or rank.is_left(card) for card in trumps):
        yield "bowers"
    yield "trumps"
    if any(card.rank == "A" and not rank.is_trump(card) for card in view.hand):
        yield "side_aces"
    if trumps and missing_suits(view, rank):
        yield "voids"
