"""Deals that agree with what a seat knows: its own cards, what was shown, who could not follow."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.cards import Card, CardSet
from ..engine.rankings import ranking
from ..engine.ruleset import Phase, Seat
from ..engine.views import View

World = tuple[tuple[Card, ...], ...]  # the cards in each seat's hand; what is dead is in none
MOST_TRIES = 200  # to place the cards by what is known of the suits, before that is let go


@dataclass(frozen=True, slots=True)
class Frame:
    """What is fixed in every deal that a seat thinks possible, and what is to be dealt."""

    known: tuple[CardSet, ...]  # cards known to be in each hand
    unseen: tuple[Card, ...]
    need: tuple[int, ...]  # how many of them each hand gets; what is left over is dead
    barred: tuple[frozenset[Card], ...]  # cards that the seat has shown not to hold
    dealer_throws: Seat | None  # a dealer who is dealt one card more and has laid one away unseen

    @property
    def free(self) -> bool:
        """Whether any of the cards may be in any hand."""
        return not any(self.barred)


def frame(view: View) -> Frame:
    """What the view fixes."""
    seats = range(view.rules.seats)
    known = tuple(view.hand if seat == view.seat else view.exposed[seat] for seat in seats)
    thrower = _hidden_thrower(view)
    need = [view.cards_left[seat] - len(known[seat]) + (seat == thrower) for seat in seats]
    return Frame(known, tuple(view.unseen), tuple(need), _barred(view), thrower)


def _hidden_thrower(view: View) -> Seat | None:
    """The dealer whose seventh card was laid away before the bidding, where that is somebody else."""
    early = view.rules.joker and view.rules.joker_discard == "before_bidding"
    before_play = view.phase in (Phase.CLAIM, Phase.BID, Phase.NAME)
    return view.dealer if early and before_play and view.seat != view.dealer else None


def _barred(view: View) -> tuple[frozenset[Card], ...]:
    """For each seat the cards of the suits that it failed to follow: none where that proves nothing."""
    barred: list[frozenset[Card]] = [frozenset()] * view.rules.seats
    if view.rules.renege_mode == "allow":
        return tuple(barred)
    rank = ranking(view.rules, view.contract.trump if view.contract else None)
    for trick in view.tricks:
        led = rank.suit_of(trick[0][1])
        for seat, card in trick:
            if rank.suit_of(card) != led and seat != view.seat:
                barred[seat] |= {c for c in view.unseen if rank.suit_of(c) == led}
    return tuple(barred)


def worlds(fixed: Frame, rng: random.Random) -> Iterator[World]:
    """Deals without end, each as likely as another among those that agree with what is known.

    Take as many as wanted. A dealer who threw a card away unseen still holds seven here.
    """
    while True:
        yield _constrained(fixed, rng) if not fixed.free else _any(fixed, rng)


def _any(fixed: Frame, rng: random.Random) -> World:
    return _dealt(fixed, _shuffled(fixed.unseen, rng))


def _constrained(fixed: Frame, rng: random.Random) -> World:
    """The most bound cards first, each to a seat in proportion to the room there; again where stuck."""
    for _ in range(MOST_TRIES):
        placed = _placed(fixed, rng)
        if placed is not None:
            return tuple((*have, *got) for have, got in zip(fixed.known, placed, strict=True))
    return _any(fixed, rng)


def _placed(fixed: Frame, rng: random.Random) -> list[list[Card]] | None:
    dead = len(fixed.unseen) - sum(fixed.need)
    room = [*fixed.need, dead]
    hands: list[list[Card]] = [[] for _ in room]
    cards = _shuffled(fixed.unseen, rng)
    cards.sort(key=lambda card: -sum(card in barred for barred in fixed.barred))
    for card in cards:
        open_to = [i for i in range(len(room)) if i == len(room) - 1 or card not in fixed.barred[i]]
        total = sum(room[i] for i in open_to)
        if not total:
            return None
        chosen = _drawn(open_to, room, int(rng.random() * total))
        hands[chosen].append(card)
        room[chosen] -= 1
    return hands[:-1]


def _drawn(places: Sequence[int], room: Sequence[int], number: int) -> int:
    for place in places:
        number -= room[place]
        if number < 0:
            return place
    raise AssertionError("the number is below the total")


def _dealt(fixed: Frame, cards: Sequence[Card]) -> World:
    hands, start = [], 0
    for have, number in zip(fixed.known, fixed.need, strict=True):
        hands.append((*have, *cards[start : start + number]))
        start += number
    return tuple(hands)


def _shuffled(cards: Sequence[Card], rng: random.Random) -> list[Card]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
