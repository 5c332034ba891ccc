"""Dealing until a position fits: hands, tricks as they might be played, and auctions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ...engine.cards import Card, Suit
from ...engine.rankings import Ranking
from ...engine.ruleset import Ruleset, Seat
from ...engine.state import shuffled
from .figures import RULES, clockwise, order_of
from .positions import in_play, playable

Rng = random.Random
Cards = tuple[Card, ...]
T = TypeVar("T")
LADDER = ("BID 3", "BID 4", "BID 5", "ASK", "MOON")


def choose(rng: Rng, things: Sequence[T]) -> T:
    """One of the things; our own choice, since the library's may change with Python."""
    return things[int(rng.random() * len(things))]


def hands(rng: Rng, rules: Ruleset = RULES) -> list[Cards]:
    """The whole pack, dealt into four hands."""
    cards = shuffled(rules.cards, rng)
    return [cards[place::4] for place in range(4)]


def tricks(rng: Rng, trump: Suit | None, rules: Ruleset = RULES) -> Iterator[tuple[Seat, Cards]]:
    """Tricks as they might be played, one after another: the leader and the four cards."""
    while True:
        leader, dealt = choose(rng, range(4)), hands(rng, rules)
        cards: list[Card] = []
        for step in range(4):
            plays = clockwise(leader, cards)
            seat = (leader + step) % 4
            cards.append(choose(rng, playable(in_play(trump, plays, dealt[seat], seat, rules))))
        yield leader, tuple(cards)


def some_trump(rng: Rng) -> Suit:
    """Any of the four suits."""
    return choose(rng, tuple(Suit))


def written(cards: Sequence[Card]) -> str:
    """The cards in the notation."""
    return " ".join(map(str, cards))


def fitting_trick(
    rng: Rng, trump: Suit | None, fits: Callable[[Ranking, Cards], bool], rules: Ruleset = RULES
) -> tuple[str, Seat]:
    """The first trick dealt that fits, in the notation, and who led to it."""
    order = order_of(trump)
    leader, cards = next((who, trick) for who, trick in tricks(rng, trump, rules) if fits(order, trick))
    return written(cards), leader


def auction(rng: Rng, before_you: bool) -> tuple[int, str]:
    """A dealer and calls: as far as your turn, or to the end of the auction with a bid in it."""
    while True:
        dealer, calls, rung = choose(rng, range(4)), list[str](), 0
        for _ in range((3 - dealer) % 4 if before_you else 4):
            up = choose(rng, (0, 0, 1, 1, 2))
            calls.append(LADDER[rung + up - 1] if up and rung + up <= 4 else "PASS")
            rung += up if calls[-1] != "PASS" else 0
        if rung and rung < 5:
            return dealer, ", ".join(calls)
