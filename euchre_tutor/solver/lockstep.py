"""Thousands of deals played out in lock step by the rule of thumb of ``playing``, in numpy.

A row is one deal. Hands are numbers of a Layout; every step takes the same decision in all rows at
once. A yes or no is a number, too: all bits or none, so that choosing is ``and`` and ``or``, several
times faster than ``np.where``. Needs numpy, so nothing imports this module before it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from .layout import PLAIN_SUITS

Cards = npt.NDArray[np.int32]  # cards of one seat, one row a deal
Mask = npt.NDArray[np.int32]  # in each row -1 for yes, 0 for no
EXPONENT = np.int64(0x7FF << 52)  # of a double: all that is left of a number is then its highest bit


@dataclass(frozen=True, slots=True)
class Places:
    """The masks that all layouts of one pack share: plain suits are columns, the trumps lie above them."""

    first: int
    plain: np.int32
    trumps: np.int32
    columns: tuple[np.int32, ...]


@cache
def places(first: int) -> Places:
    """The masks of a pack whose lowest trump has this place in its layouts, which have 31 places at most."""
    columns = [sum(1 << place for place in range(c, first, PLAIN_SUITS)) for c in range(PLAIN_SUITS)]
    plain, trumps = np.int32((1 << first) - 1), np.int32((1 << 31) - (1 << first))
    return Places(first, plain, trumps, tuple(map(np.int32, columns)))


def some(cards: Cards) -> Mask:
    """Whether there are any cards in each row."""
    return -cards >> 31


def higher(one: Cards, other: Cards | np.int32) -> Mask:
    """Whether the one is the larger number in each row."""
    return (other - one) >> 31


def highest(cards: Cards) -> Cards:
    """The highest bit of each row; nil of nil."""
    exact = cards.astype(np.float64).view(np.int64)
    exact &= EXPONENT
    return exact.view(np.float64).astype(np.int32)


def lowest(cards: Cards) -> Cards:
    """The lowest bit of each row."""
    return cards & -cards


def above(card: Cards) -> Cards:
    """Every place above the card of each row."""
    return -(card << 1)


def beaten(places: Places, cards: Cards) -> Cards:
    """These cards and all below them in their suits."""
    plain = cards & places.plain
    for step in (3, 6, 12):
        plain |= plain >> step
    trumps = cards >> places.first
    for step in (1, 2, 4):
        trumps |= trumps >> step
    return plain | trumps << places.first


def suit_of(places: Places, card: Cards) -> Cards:
    """All places of the suit of the card of each row."""
    suit = places.trumps & higher(card, places.plain)
    for column in places.columns:
        suit |= column & some(card & column)
    return suit


def lead(places: Places, hand: Cards, unseen: Cards, declaring: Mask, declarer: Mask, left: int) -> Cards:
    """The twin of ``playing.lead``, with ``left`` cards in each hand.

    What it would rather lead lies above what it would else, so that the highest of all is the card.
    """
    trumps, plain = hand & places.trumps, hand & places.plain
    sure = hand & ~beaten(places, unseen)
    begin, top_plain = some(sure & places.trumps), sure & places.plain
    wanted = ~some(plain)
    if left <= 2:
        wanted |= begin & ~(declaring | some(top_plain))
    if left >= 5:
        more = trumps & (trumps - 1)
        begin |= declarer & some(more & (more - 1))
    wanted |= declaring & begin & some(unseen & places.trumps)
    return highest(top_plain | lowest(plain) | trumps & wanted)


def follow(
    places: Places, hand: Cards, unseen: Cards, led: Cards, best: Cards, ours: Mask | None, last: bool
) -> Cards:
    """The twin of ``playing.follow``; ``ours`` None where no partner has played yet."""
    following = hand & led
    bound = some(following)
    playable = following | hand & ~bound
    over = above(best)
    winning = playable & (led | places.trumps) & over
    if ours is not None and last:
        winning &= ~ours
    elif ours is not None:
        suit = led | places.trumps & higher(best, places.plain)
        winning &= ~ours | some(unseen & suit & over)
    if not last:
        winning = winning & ~bound | highest(winning & bound)
    return lowest(winning | playable & ~some(winning))


@dataclass(slots=True)
class Deals:
    """Hands to be played out, in each row by the same number of players from the declarer on.

    ``hands`` has a line for each player, the declarer first, then clockwise; ``pack`` is what is in
    play or dead in each row; ``aside`` holds what each player alone knows to be laid away.
    """

    hands: Cards
    pack: Cards
    aside: Cards | None = None
    gone: Cards | None = None  # cards of finished tricks
    leader: int = 0  # to the trick to be played first, counted from the declarer
    given: Sequence[Cards] = ()  # cards that lie in it already


def play_out(places: Places, deals: Deals) -> npt.NDArray[np.int32]:
    """The tricks that the declarer's side takes from here on, in each row.

    Two sides: four players sit crosswise, of three the declarer is alone.
    """
    game = _Game(places, deals)
    won = np.zeros(deals.hands.shape[1], np.int32)
    while game.left:
        won -= game.trick()
    return won


class _Game:
    """The rows half-way through their play; the lines are in the order in which the players play."""

    def __init__(self, places: Places, deals: Deals) -> None:
        self.places, self.players = places, len(deals.hands)
        order = [(deals.leader + number) % self.players for number in range(self.players)]
        self.hands = [deals.hands[seat].copy() for seat in order]
        self.aside = None if deals.aside is None else [deals.aside[seat] for seat in order]
        self.row = np.arange(deals.hands.shape[1])
        self.leader = np.full(len(self.row), deals.leader, np.int32)
        self.out = deals.pack.copy() if deals.gone is None else deals.pack & ~deals.gone
        self.given = list(deals.given)
        self.left = int(self.hands[0][0]).bit_count() + bool(self.given) if len(self.row) else 0

    def trick(self) -> Mask:
        """Play one trick; yes for each row in which the declarer's side takes it."""
        self.declaring = self._sides()
        for number in range(self.players):
            if number < len(self.given):
                self.out &= ~self.given[number]
                self._weigh(number, self.given[number])
            else:
                self._play(number)
        self.left -= 1
        self.given = []
        if self.left:
            self._turn()
        return self.ahead

    def _sides(self) -> list[Mask]:
        """For each player in turn, whether on the declarer's side."""
        if self.players == 4:
            first = (self.leader & 1) - 1
            return [first, ~first] * 2
        return [-(self.leader == place).astype(np.int32) for place in (0, 2, 1)]

    def _play(self, number: int) -> None:
        """The player of this number in the trick plays a card, at the end the one that is left."""
        card = self.hands[number]
        if self.left > 1:
            card = self._choose(number, card)
            self.hands[number] ^= card
            self.out ^= card
        self._weigh(number, card)

    def _choose(self, number: int, hand: Cards) -> Cards:
        """The card by rule of thumb."""
        unseen = self.out ^ hand
        if self.aside is not None:
            unseen &= ~self.aside[number]
        mine = self.declaring[number]
        if number == 0:
            return lead(self.places, hand, unseen, mine, ~some(self.leader), self.left)
        ours = ~(mine ^ self.ahead) if self.players == 3 or number > 1 else None
        last = number == self.players - 1
        return follow(self.places, hand, unseen, self.led, self.best, ours, last)

    def _weigh(self, number: int, card: Cards) -> None:
        """Note the card if it wins so far, and for whose side."""
        if number == 0:
            self.led, self.best, self.ahead = suit_of(self.places, card), card, self.declaring[0]
            self.winner = np.zeros_like(card)
            return
        value = card & (self.led | self.places.trumps)
        better = higher(value, self.best)
        self.best = np.maximum(self.best, value)
        self.ahead = self.ahead ^ (self.ahead ^ self.declaring[number]) & better
        self.winner = self.winner ^ (self.winner ^ number) & better

    def _turn(self) -> None:
        """The winner leads next: the lines are put in order from that seat on."""
        self.leader = (self.leader + self.winner) % self.players
        place = self.winner * len(self.row) + self.row
        self.hands = self._from(place, self.hands)
        if self.aside is not None:
            self.aside = self._from(place, self.aside)

    def _from(self, place: npt.NDArray[np.int64], lines: Sequence[Cards]) -> list[Cards]:
        round_again = np.concatenate([*lines, *lines[:-1]])
        size = len(self.row)
        return [round_again[size * number :].take(place, mode="clip") for number in range(self.players)]
