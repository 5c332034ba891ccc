"""Worlds of a turn-up game before the play: what both kernels can be asked of them, and do to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..engine.cards import Card, CardSet, Suit
from ..engine.ruleset import Seat
from ..engine.state import Contract
from .rollouts import Dealt


class Turned(Dealt, Protocol):
    """A number of worlds in which it is still being called, taken, laid away or kept; they never change."""

    # ---- what a seat says by rule of thumb, from its own cards, in each world

    def order_codes(self, seat: Seat, upcard: Card, suit: Suit) -> list[int]:
        """What it says of the turned card: see ``turning.order_code``."""
        ...

    def call_codes(self, seat: Seat, suits: Sequence[Suit], stuck: bool) -> list[int]:
        """What it says in the second round: see ``turning.call_code``."""
        ...

    def takes_up(self, upcard: Card, trump: Suit) -> list[int]:
        """Whether the dealer, who may decline it, takes the turned card."""
        ...

    def goes_alone(self, seat: Seat, trump: Suit) -> list[int]:
        """Whether the maker goes alone, where that is said after the call."""
        ...

    def defends_alone(self, seat: Seat, contract: Contract, known: CardSet) -> list[int]:
        """Whether a defender goes alone, who knows these cards, and what it laid away, to be out of play."""
        ...

    # ---- the worlds after something was done

    def taken(self, upcard: Card) -> Turned:
        """The dealer has the turned card in hand."""
        ...

    def laid_away(self, trump: Suit, held: Card | None) -> Turned:
        """The dealer has laid a card away by rule of thumb, but not the one that is to be ``held``."""
        ...

    def merged(self, seat: Seat, chair: int, trump: Suit) -> Turned:
        """The seat has kept the best of its own cards and the chair's."""
        ...

    def holding(self, seat: Seat, hand: CardSet, laid: CardSet) -> Turned:
        """The seat has these cards in hand, and has laid those away."""
        ...

    def each_holding(self, seat: Seat, hands: Sequence[CardSet], laid: Sequence[CardSet]) -> Turned:
        """The same with one hand after another: all the worlds with the first one, then with the next."""
        ...

    def all_knowing(self, card: Card) -> Turned:
        """Everybody knows that this card is out of play."""
        ...

    def chosen(self, rows: Sequence[int]) -> Turned:
        """These worlds alone."""
        ...
