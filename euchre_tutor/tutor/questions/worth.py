"""Which call pays, and which trump: judged by sampled deals, and only where the difference is clear."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from ...engine.actions import Name, parse_action
from ...engine.cards import Card, CardSet, Suit
from ...engine.phases import apply
from ...engine.ruleset import Seat
from ...engine.state import State, deal_from, dealing_order
from ...engine.views import view
from ...solver.values import Estimate, gap
from ...speech import mark, say, say_count
from ..items import Figure, Item, Option, number_text
from ..names import action_name, bid_name, capital, suit_name
from .calling import auction_figure
from .figures import RULES, hand_text, order_of, parse_cards

WORLDS = 600
CLEAR = 0.1  # points; a smaller difference is not worth a judgement
Worths = dict[str, Estimate]


def is_clear(best: Estimate, other: Estimate) -> bool:
    """Whether the first is better by over two standard errors, and by more than CLEAR."""
    points, error = gap(best, other)
    return points > max(CLEAR, 2 * error)


def holding(hand: str, dealer: Seat, calls: str) -> State:
    """A deal in which you hold this hand, after these calls."""
    mine = list(parse_cards(hand))
    rest = [card for card in RULES.cards if card not in mine]
    cards = [mine.pop() if chair == 0 else rest.pop() for chair in dealing_order(RULES, dealer)]
    state = deal_from(RULES, dealer, cards)
    for word in filter(None, map(str.strip, calls.split(","))):
        state = apply(state, parse_action(word))
    return state


@cache
def worths(hand: str, dealer: Seat, calls: str) -> Worths:
    """What each legal action is worth to your side, as the solver samples it."""
    from ...solver.estimates import estimate  # late, for it brings numpy along

    found = estimate(view(holding(hand, dealer, calls), 0), random.Random(8), worlds=WORLDS)
    return {str(one.action): one for one in found}


def best_call(
    hand: str,
    offered: Sequence[str],
    dealer: Seat = 3,
    calls: str = "",
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Which of these calls brings most, on average?"""
    known = worths(hand, dealer, calls)
    cards = order_of(None).sort(CardSet.of(parse_cards(hand)))
    table = auction_figure(holding(hand, dealer, calls))
    figure = replace(table, text=f"{table.text} {hand_text(cards)}", hand=tuple(map(str, cards)))
    item = _which_call(id, {word: known[word] for word in offered}, cards, figure)
    return replace(item, steps=tuple(map(say, steps)))


def _which_call(id: str, values: Worths, cards: Sequence[Card], figure: Figure) -> Item:
    best = _best(values)
    return Item(
        id=id,
        idea="worth",
        kind="choice",
        prompt=say("What do you call?"),
        options=tuple(_call_option(word, best, values) for word in values),
        why=_why_call(best, values[best], cards),
        hints=_call_hints(best, values, cards),
        fine=_fine(values),
        strike=(_worst(values),),
        figure=figure,
        then=say("Over one deal anything can happen; over many, this difference is real."),
    )


def _best(values: Worths) -> str:
    return max(values, key=lambda word: values[word].points)


def _worst(values: Worths) -> str:
    return min(values, key=lambda word: values[word].points)


def _fine(values: Worths) -> frozenset[str]:
    """What the figures cannot tell from the best."""
    best = _best(values)
    return frozenset(word for word in values if word != best and not is_clear(values[best], values[word]))


def _points(worth: Estimate) -> str:
    return say("{points} points", points=number_text(round(worth.points, 1), False))


def _call_option(word: str, best: str, values: Worths) -> Option:
    action = parse_action(word)
    names = {"call": action_name(action), "points": _points(values[word])}
    names |= {"best": action_name(parse_action(best)), "most": _points(values[best])}
    order = list(values)
    belief = None if word == best else "over-bid" if order.index(word) > order.index(best) else "under-bid"
    close = word != best and not is_clear(values[best], values[word])
    text = CLOSE if close else WORSE if word != best else MOST
    return Option(word, action_name(action), word == best, say(text, **names), belief)


MOST = mark("{call} brings most on average: {points}.")
WORSE = mark("{call} brings {points} on average, and another call brings clearly more.")
CLOSE = mark("{call} brings {points} on average, {best} {most}: the figures cannot tell them apart.")


def _strongest(cards: Sequence[Card]) -> tuple[Suit, int, int]:
    """The suit with most trumps, how many, and the plain aces beside it."""
    counts = {suit: sum(map(order_of(suit).is_trump, cards)) for suit in Suit}
    suit = max(counts, key=lambda one: (counts[one], max(map(order_of(one).strength, cards))))
    aces = sum(card.rank == "A" and not order_of(suit).is_trump(card) for card in cards)
    return suit, counts[suit], aces


def _hand_says(cards: Sequence[Card]) -> str:
    suit, trumps, aces = _strongest(cards)
    held = say_count("{n} trump", "{n} trumps", trumps)
    beside = say_count("{n} plain ace", "{n} plain aces", aces)
    return say(
        "With {suit} as trump you hold {trumps} and {aces}.", suit=suit_name(suit), trumps=held, aces=beside
    )


def _why_call(best: str, worth: Estimate, cards: Sequence[Card]) -> str:
    text = mark("{hand} Over many deals the best call is {call}: {points} on average.")
    return say(text, hand=_hand_says(cards), call=bid_name(parse_action(best)), points=_points(worth))


def _call_hints(best: str, values: Worths, cards: Sequence[Card]) -> tuple[str, str, str, str]:
    return (
        say("Count trumps for the best suit, the left bower too, and the plain aces beside them."),
        _hand_says(cards),
        say("Strike out: {call}.", call=bid_name(parse_action(_worst(values)))),
        say("The best call is: {call}.", call=bid_name(parse_action(best))),
    )


def best_trump(hand: str, bid: str = "BID 4", steps: Sequence[str] = (), *, id: str) -> Item:
    """You are the high bidder: which trump do you name?"""
    calls = f"{bid}, PASS, PASS, PASS"
    values = worths(hand, 3, calls)
    best = _best(values)
    cards = order_of(None).sort(CardSet.of(parse_cards(hand)))
    return Item(
        id=id,
        idea="best-trump",
        kind="choice",
        prompt=say("You have bid {bid} and may name trump. Which suit?", bid=bid_name(parse_action(bid))),
        options=tuple(_trump_option(word, best, values, cards) for word in values),
        why=_why_trump(best, cards),
        hints=(
            say("Count the trumps you would hold under each suit."),
            say("A jack counts for two suits: its own, and its sister."),
            say("Strike out: {suit}.", suit=suit_name(_suit_of(_worst(values)))),
            say("The best trump is: {suit}.", suit=suit_name(_suit_of(best))),
        ),
        fine=_fine(values),
        strike=(_worst(values),),
        figure=Figure(text=hand_text(cards), trump_known=False, hand=tuple(map(str, cards))),
        steps=tuple(map(say, steps)),
    )


def _suit_of(word: str) -> Suit:
    action = parse_action(word)
    assert isinstance(action, Name), "only naming is legal here"
    return action.trump


def _why_trump(word: str, cards: Sequence[Card]) -> str:
    suit = _suit_of(word)
    count = sum(map(order_of(suit).is_trump, cards))
    held = say_count("{n} trump", "{n} trumps", count)
    bowers = sum(order_of(suit).is_right(card) or order_of(suit).is_left(card) for card in cards)
    both = say_count("{n} bower", "{n} bowers", bowers)
    return say(
        "With {suit} you hold {trumps}, {bowers} among them.", suit=suit_name(suit), trumps=held, bowers=both
    )


def _trump_option(word: str, best: str, values: Worths, cards: Sequence[Card]) -> Option:
    suit, here = _suit_of(word), _why_trump(word, cards)
    if word == best:
        return Option(word, capital(suit_name(suit)), True, here)
    belief = _belief_in(suit, _suit_of(best), cards)
    text = CLOSE_TRUMP if word in _fine(values) else mark("{here} Over many deals another suit does better.")
    names = {"here": here, "there": _why_trump(best, cards)}
    return Option(word, capital(suit_name(suit)), False, say(text, **names), belief)


CLOSE_TRUMP = mark("{here} {there} The figures cannot tell them apart.")


def _belief_in(suit: Suit, best: Suit, cards: Sequence[Card]) -> str:
    """Why this suit might look better: as long as the best, or so only by what is printed."""
    trumps = [sum(map(order_of(one).is_trump, cards)) for one in (suit, best)]
    printed = [sum(card.suit == one for card in cards) for one in (suit, best)]
    if trumps[0] >= trumps[1]:
        return "long-only"
    return "left-suit" if printed[0] >= printed[1] else "count-slip"
