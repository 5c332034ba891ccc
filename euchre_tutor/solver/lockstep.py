"""Thousands of deals played out in lock step by the rule of thumb of ``playing``, in numpy.

A row is one deal. Hands are numbers of a Layout; every step takes the same decision in all rows at
once. Needs numpy, so nothing imports this module before it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from .layout import PLAIN_SUITS

Cards = npt.NDArray[np.int32]  # cards of one seat, one row a deal
Flags = npt.NDArray[np.bool_]


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


def highest(cards: Cards) -> Cards:
    """The highest bit of each row; nil of nil."""
    filled = cards | cards >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    return filled ^ filled >> 1


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
    first, second, third = places.columns
    plain = np.where(card & first, first, np.where(card & second, second, third))
    return np.where(card > places.plain, places.trumps, plain)


def lead(places: Places, hand: Cards, unseen: Cards, declaring: Flags, declarer: Flags, left: int) -> Cards:
    """The twin of ``playing.lead``, with ``left`` cards in each hand."""
    trumps, plain = hand & places.trumps, hand & places.plain
    sure = hand & ~beaten(places, unseen)
    top_trump, top_plain = (sure & places.trumps) != 0, sure & places.plain
    begin = top_trump
    if left >= 5:
        more = trumps & (trumps - 1)
        begin = begin | declarer & ((more & (more - 1)) != 0)
    draw = declaring & begin & (trumps != 0) & ((unseen & places.trumps) != 0)
    choice = np.where(plain != 0, lowest(plain), trumps)
    if left <= 2:
        choice = np.where(~declaring & top_trump, trumps, choice)
    choice = np.where(top_plain != 0, top_plain, choice)
    return highest(np.where(draw, trumps, choice))


def follow(
    places: Places, hand: Cards, unseen: Cards, led: Cards, best: Cards, ours: Flags | None, last: bool
) -> Cards:
    """The twin of ``playing.follow``; ``ours`` None where no partner has played yet."""
    following = hand & led
    playable = np.where(following != 0, following, hand)
    higher = above(best)
    winning = playable & (led | places.trumps) & higher
    wanted = winning != 0
    if last:
        wanted = wanted if ours is None else wanted & ~ours
        return lowest(np.where(wanted, winning, playable))
    if ours is not None:
        suit = np.where(best > places.plain, places.trumps, led)
        wanted &= ~(ours & ((unseen & suit & higher) == 0))
    take = np.where(following != 0, highest(winning), winning)
    return lowest(np.where(wanted, take, playable))


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


def play_out(places: Places, deals: Deals) -> npt.NDArray[np.int64]:
    """The tricks that the declarer's side takes from here on, in each row.

    Two sides: four players sit crosswise, of three the declarer is alone.
    """
    players, rows = deals.hands.shape
    game = _Game(places, deals, players, rows)
    won = np.zeros(rows, np.int64)
    while game.left:
        won += game.trick()
    return won


class _Game:
    """The rows half-way through their play."""

    def __init__(self, places: Places, deals: Deals, players: int, rows: int) -> None:
        self.places, self.deals, self.players = places, deals, players
        self.hands = deals.hands.copy()
        self.flat = self.hands.reshape(-1)
        self.row = np.arange(rows, dtype=np.int64)
        self.gone = np.zeros(rows, np.int32) if deals.gone is None else deals.gone.copy()
        self.lead = np.full(rows, deals.leader, np.int64)
        self.given = list(deals.given)
        held = int(deals.hands[deals.leader, 0]).bit_count() if rows else 0
        self.left = held + bool(self.given)

    def trick(self) -> npt.NDArray[np.int64]:
        """Play one trick; 1 for each row in which the declarer's side takes it."""
        for number in range(self.players):
            self.play(number)
        self.left -= 1
        self.given = []
        self.lead = self.winner
        return self.declaring(self.winner).astype(np.int64)

    def declaring(self, seat: npt.NDArray[np.int64]) -> Flags:
        """Whether the seat is on the declarer's side."""
        first: Flags = (seat & 1) == 0 if self.players == 4 else seat == 0
        return first

    def play(self, number: int) -> None:
        """The player of this number in the trick plays its card."""
        seat = self.lead + number
        if number:
            seat = np.where(seat >= self.players, seat - self.players, seat)
        place = seat * len(self.row) + self.row
        hand = self.flat[place]
        card = self.given[number] if number < len(self.given) else self.choose(number, seat, place, hand)
        if number >= len(self.given):
            self.flat[place] = hand ^ card
        self.gone |= card
        self.weigh(number, seat, card)

    def choose(
        self, number: int, seat: npt.NDArray[np.int64], place: npt.NDArray[np.int64], hand: Cards
    ) -> Cards:
        """The card by rule of thumb."""
        unseen = self.deals.pack & ~(self.gone | hand)
        if self.deals.aside is not None:
            unseen &= ~self.deals.aside.reshape(-1)[place]
        if number == 0:
            return lead(self.places, hand, unseen, self.declaring(seat), seat == 0, self.left)
        ours = None
        if self.players == 3 or number > 1:
            ours = self.declaring(seat) == self.declaring(self.winner)
        last = number == self.players - 1
        return follow(self.places, hand, unseen, self.led, self.best, ours, last)

    def weigh(self, number: int, seat: npt.NDArray[np.int64], card: Cards) -> None:
        """Note the card if it wins so far."""
        if number == 0:
            self.led, self.best, self.winner = suit_of(self.places, card), card, seat
            return
        value = card & (self.led | self.places.trumps)
        better = value > self.best
        self.best = np.where(better, value, self.best)
        self.winner = np.where(better, seat, self.winner)
