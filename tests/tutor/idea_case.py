"""An idea in one of the deals that its seat may think of, looked at with all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from euchre_tutor.engine import (
    Action,
    Card,
    CardSet,
    Ranking,
    Seat,
    State,
    Suit,
    Trick,
    apply,
    ranking,
)


@dataclass(frozen=True)
class Case:
    """An idea's facts, in one of the deals in which they must hold."""

    world: State
    seat: Seat
    action: Action
    trump: Suit | None
    facts: dict[str, Any]

    @property
    def order(self) -> Ranking:
        return ranking(self.world.rules, self.trump)

    @property
    def hand(self) -> CardSet:
        return self.world.hands[self.seat]

    @property
    def after(self) -> State:
        return apply(self.world, self.action)

    @property
    def others(self) -> list[Card]:
        """The cards of everybody else who plays."""
        playing = [s for s in range(self.world.rules.seats) if s not in self.world.sitting_out]
        return [card for s in playing if s != self.seat for card in self.world.hands[s]]

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        return sorted(filter(self.order.is_trump, cards), key=self.order.strength)

    def over(self, card: Card, cards: Iterable[Card]) -> list[Card]:
        """The cards that beat this one within its suit."""
        return [
            c
            for c in cards
            if self.order.suit_of(c) == self.order.suit_of(card) and self.order.winner([card, c]) == 1
        ]

    def of(self, suit: Suit | None, cards: Iterable[Card]) -> list[Card]:
        return [c for c in cards if self.order.suit_of(c) == suit]

    def takers(self, action: Action | None = None) -> set[Seat]:
        """Who may take the trick after the action, over every legal way to finish it."""
        ends = finished(apply(self.world, action or self.action))
        return {trick[self.order.winner([c for _, c in trick])][0] for trick in ends}

    def leads_now(self, action: Action) -> bool:
        """Whether the seat wins the trick, so far, with this."""
        trick = apply(self.world, action).tricks[-1]
        return trick[self.order.winner([c for _, c in trick])][0] == self.seat


def finished(state: State) -> Iterator[Trick]:
    """Each way to finish the trick that was begun or closed last, by following suit."""
    trick = state.tricks[-1]
    if len(trick) == state.active:
        yield trick
        return
    seats = [(trick[0][0] + step) % state.rules.seats for step in range(state.rules.seats)]
    order, played = state.order, dict(trick)
    later = [seat for seat in seats if seat not in played and seat not in state.sitting_out]
    led = order.suit_of(trick[0][1])
    ways = [(order.followers(state.hands[s], led) or state.hands[s]).distinct() for s in later]
    for cards in product(*ways):
        yield (*trick, *zip(later, cards, strict=True))
