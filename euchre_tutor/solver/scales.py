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
        held, length = hand.cards, self.length
        total = sum(map(_entries(self.cards, rank).__getitem__, held))
        trumps = total >> _COUNTS & _FIELD
        missing = (not total & _FIRST) + (not total & _SECOND) + (not total & _THIRD)
        longer = length[trumps] if trumps < len(length) else length[-1]
        voids = self.void * (missing if missing < trumps else trumps)
        return self.base + (total & _SUM) - _LIFT * len(held) + longer + voids


# A card's entry is one number, so that a hand is measured by one sum: its figure, lifted above nil, then
# how many trumps there are, and how many cards of each plain suit.
_LIFT, _COUNTS, _FIELD = 1 << 10, 16, 15
_SUM = (1 << _COUNTS) - 1
_FIRST, _SECOND, _THIRD = (_FIELD << _COUNTS + 4 * place for place in (1, 2, 3))
_made: dict[tuple[int, Suit | None], tuple[Mapping[str, int], dict[Card, int]]] = {}


def _entries(cards: Mapping[str, int], rank: Ranking) -> dict[Card, int]:
    """The entries of all cards under this trump, made once for each table of weights."""
    key = id(cards), rank.trump
    if key not in _made:
        plain = [suit for suit in Suit if suit != rank.trump]
        known = {card: role(rank, card) for card in rank.suits}
        _made[key] = (
            cards,
            {
                card: cards[name] + _LIFT + (1 << _COUNTS + 4 * _place(rank, card, plain))
                for card, name in known.items()
                if name in cards
            },
        )
    return _made[key][1]


def _place(rank: Ranking, card: Card, plain: list[Suit]) -> int:
    suit = rank.suit_of(card)
    return 0 if suit is None or suit == rank.trump else 1 + plain.index(suit)


def role(rank: Ranking, card: Card) -> str:
    """The row of the tables of weights that the card is in: its rank, with what it is today."""
    if rank.is_right(card):
        return "right"
    if rank.is_left(card):
        return "left"
    return card.rank if card.rank == "JK" or not rank.is_trump(card) else "trump " + card.rank
