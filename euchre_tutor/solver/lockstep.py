"""Thousands of deals played out in lock step by the rule of thumb of ``playing``, in numpy.

A row is one deal. Hands are numbers of a Layout; every step takes the same decision in all rows at
once. A yes or no is a number, too: all bits or none, so that choosing is ``and`` and ``or``, several
times faster than ``np.where``. Needs numpy, so nothing imports this module before it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .columns import (
    Cards,
    Mask,
    Places,
    above,
    beaten,
    higher,
    highest,
    less,
    lifted,
    lowest,
    some,
    suit_of,
    without,
)
from .seating import TALLY, Defence

Tallies = npt.NDArray[np.int32]  # of each row the tricks of each place, packed


def lead(
    places: Places,
    hand: Cards,
    unseen: Cards,
    declaring: Mask,
    declarer: Mask,
    left: int,
    opening: bool = False,
) -> Cards:
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
        begin |= declarer & _half(trumps, left)
    if opening:
        begin |= ~declarer
    wanted |= declaring & begin & some(unseen & places.trumps)
    return highest(top_plain | lowest(plain) | trumps & wanted)


def _half(trumps: Cards, left: int) -> Mask:
    """Whether half of so many cards or more are trumps."""
    for _ in range((left + 1) // 2 - 1):
        trumps = trumps & (trumps - 1)
    return some(trumps)


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
    declaring: tuple[bool, ...]  # for each player
    aside: Cards | None = None
    gone: Cards | None = None  # cards of finished tricks
    leader: int | Cards = 0  # to the trick to be played first, counted from the declarer; or that of each row
    given: Sequence[Cards] = ()  # cards that lie in it already
    defence: Defence = Defence.TOGETHER


def play_out(places: Places, deals: Deals) -> Tallies:
    """The tricks that each player takes from here on, in each row."""
    game = _Game(places, deals)
    won = np.zeros(deals.hands.shape[1], np.int32)
    while game.left:
        game.trick()
        won += 1 << TALLY * game.leader
    return won


class _Game:
    """The rows half-way through their play; the lines are in the order in which the players play."""

    def __init__(self, places: Places, deals: Deals) -> None:
        self.places, self.players = places, len(deals.hands)
        self.row = np.arange(deals.hands.shape[1])
        self.hands = [line.copy() for line in deals.hands]
        self.aside = None if deals.aside is None else list(deals.aside)
        self.out = deals.pack.copy() if deals.gone is None else less(places, deals.pack, deals.gone)
        self.given = list(deals.given)
        self._seat(deals)
        self.left = int(self.hands[0][0]).bit_count() + bool(self.given) if len(self.row) else 0

    def _seat(self, deals: Deals) -> None:
        """Who stands together, and the lines in order from the first leader on."""
        sides = deals.declaring
        self.crosswise = sides == (True, False, True, False)
        self.sides = -np.array(sides * 2, self.places.kind)
        self.adjacent = any(one == other for one, other in zip(sides, sides[1:] + sides[:1], strict=True))
        self.allied: Mask | None = None
        if deals.defence is Defence.STOPPING:
            self.allied = np.full(len(self.row), -1, self.places.kind)
        self.helped = deals.defence is not Defence.APART and len(sides) > 2
        self.opening = deals.gone is None and bool(np.any(deals.leader))
        self.leader = np.zeros(len(self.row), np.int32)
        if np.any(deals.leader):
            self.leader = self.leader + np.asarray(deals.leader, np.int32)
            self._turn(self.leader)

    def trick(self) -> None:
        """Play one trick; the leader is who took it."""
        self.declaring = self._sides()
        for number in range(self.players):
            if number < len(self.given):
                self._gone(self.given[number])
                self._weigh(number, self.given[number])
            else:
                self._play(number)
        self.left -= 1
        self.given, self.opening = [], False
        if self.allied is not None:
            self.allied &= self.ahead
        self.leader = (self.leader + self.winner) % self.players
        if self.left:
            self._turn(self.winner)

    def _sides(self) -> list[Mask]:
        """For each player in turn, whether on the declarer's side."""
        if self.crosswise:
            first = ((self.leader & 1) - 1).astype(self.places.kind, copy=False)
            return [first, ~first] * 2
        return [self.sides[number:].take(self.leader) for number in range(self.players)]

    def _play(self, number: int) -> None:
        """The player of this number in the trick plays a card, at the end the one that is left."""
        card = self.hands[number]
        if self.left > 1:
            card = self._choose(number, card)
            card = lifted(self.places, card)
            self._take(number, card)
            self._gone(card)
        self._weigh(number, card)

    def _take(self, number: int, card: Cards) -> None:
        """The player has the card no longer."""
        if self.places.copies == 1:
            self.hands[number] ^= card
        else:
            self.hands[number] = without(self.places, self.hands[number], card)

    def _gone(self, card: Cards) -> None:
        """The card is no longer out."""
        if self.places.copies == 1:
            self.out ^= card
        else:
            self.out = less(self.places, self.out, card)

    def _choose(self, number: int, hand: Cards) -> Cards:
        """The card by rule of thumb."""
        unseen = self.out ^ hand if self.places.copies == 1 else less(self.places, self.out, hand)
        if self.aside is not None:
            unseen = less(self.places, unseen, self.aside[number])
        mine = self.declaring[number]
        if number == 0:
            declarer = ~some(self.leader).astype(self.places.kind, copy=False)
            return lead(self.places, hand, unseen, mine, declarer, self.left, self.opening)
        last = number == self.players - 1
        return follow(self.places, hand, unseen, self.led, self.best, self._ours(number, mine), last)

    def _ours(self, number: int, mine: Mask) -> Mask | None:
        """Whether one's own side wins so far; None where nobody of it can."""
        if not self.helped or (number == 1 and not self.adjacent):
            return None
        ours = ~(mine ^ self.ahead)
        return ours if self.allied is None else ours & self.allied

    def _weigh(self, number: int, card: Cards) -> None:
        """Note the card if it wins so far, and for whose side."""
        if number == 0:
            self.led, self.best, self.ahead = suit_of(self.places, card), card, self.declaring[0]
            self.winner = np.zeros(len(card), np.int32)
            return
        value = card & (self.led | self.places.trumps)
        better = higher(value, self.best)
        self.best = np.maximum(self.best, value)
        self.ahead = self.ahead ^ (self.ahead ^ self.declaring[number]) & better
        better = better.astype(np.int32, copy=False)
        self.winner = self.winner ^ (self.winner ^ number) & better

    def _turn(self, winner: npt.NDArray[np.int32]) -> None:
        """The winner leads next: the lines are put in order from that player on."""
        place = winner * len(self.row) + self.row
        self.hands = self._from(place, self.hands)
        if self.aside is not None:
            self.aside = self._from(place, self.aside)

    def _from(self, place: npt.NDArray[np.int64], lines: Sequence[Cards]) -> list[Cards]:
        round_again = np.concatenate([*lines, *lines[:-1]])
        size = len(self.row)
        return [round_again[size * number :].take(place, mode="clip") for number in range(self.players)]
