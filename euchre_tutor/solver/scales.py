"""How a hand is measured: what it holds, and what that adds up to by one of the tables of weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.cards import Card, CardSet, Suit
from ..engine.rankings import Ranking


class Scale(NamedTuple):
    """What a hand is worth at one sort of table, in hundredths of a trick."""

    base: int  # what is not counted card by card: help from a partner or a dummy, the lead
    cards: Mapping[str, int]  # by role
    length: tuple[int, ...]  # by the number of trumps, the last figure for all that are more
    void: int  # for each plain suit missing that a trump can make up for

    def weigh(self, rank: Ranking, hand: CardSet) -> int:
        """The worth of the hand under this trump."""
        trumps, voids = shape(rank, hand)
        cards = sum(self.cards[role(rank, card)] for card in hand)
        return self.base + cards + self.length[min(trumps, len(self.length) - 1)] + self.void * voids


def role(rank: Ranking, card: Card) -> str:
    """The row of the tables of weights that the card is in: its rank, with what it is today."""
    if rank.is_right(card):
        return "right"
    if rank.is_left(card):
        return "left"
    return card.rank if card.rank == "JK" or not rank.is_trump(card) else "trump " + card.rank


def shape(rank: Ranking, hand: CardSet) -> tuple[int, int]:
    """How many trumps the hand has, and how many plain suits it lacks and has a trump for."""
    trumps = sum(map(rank.is_trump, hand))
    voids = len(Suit) - 1 - len({rank.suit_of(card) for card in hand} - {rank.trump})
    return trumps, min(voids, trumps)
