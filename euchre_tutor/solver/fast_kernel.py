"""Worlds dealt, planned and played out all at once in numpy: the twin of ``plain_kernel``."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ..engine.cards import Suit
from ..engine.ruleset import Ruleset, Seat
from .bidding import Plan
from .columns import Cards, Places, counted, joined, lowest, places
from .layout import layout
from .lockstep import Deals, Tallies, play_out
from .many_exchanges import exchanged
from .many_hands import NO_CARD, added_up, lines, plan_many, scores, without_cheapest
from .rollouts import Dealt, Job, Table
from .seating import TALLY
from .worlds import Frame, World, worlds

if TYPE_CHECKING:
    from .fast_turned import FastTurned

Indices = npt.NDArray[np.int64]
MOST_TRICKS = (1 << TALLY) - 1


class FastKernel:
    """Deals and plays thousands of worlds in lock step."""

    usual = 1000
    slice = 250
    pools = (2, 4)

    def deal(self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int) -> FastDealt:
        """So many worlds within the frame, a hidden seventh card thrown by rule of thumb."""
        if not fixed.free:
            return self.take(rules, dealer, list(islice(worlds(fixed, rng), number)))
        hands = _dealt(fixed, rules.chairs, np.random.default_rng(rng.getrandbits(64)), number)
        if fixed.dealer_throws is not None:
            hands[fixed.dealer_throws] = without_cheapest(rules, hands[fixed.dealer_throws])
        return FastDealt(rules, dealer, hands)

    def take(
        self, rules: Ruleset, dealer: Seat, worlds: Sequence[World], laid: Sequence[World] | None = None
    ) -> FastDealt:
        """These worlds, and in each what each seat alone knows to be laid away."""
        aside = lines(laid, rules.seats) if laid else None
        return FastDealt(rules, dealer, lines(worlds, rules.chairs), None, aside)

    def turned(
        self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int
    ) -> FastTurned:
        """So many worlds of a turn-up game before the play."""
        from .fast_turned import FastTurned  # which stands on the worlds of this module

        hands = _dealt(fixed, rules.chairs, np.random.default_rng(rng.getrandbits(64)), number)
        return FastTurned(rules, dealer, hands)

    def turned_as(self, rules: Ruleset, dealer: Seat, worlds: Sequence[World]) -> FastTurned:
        """These worlds of a turn-up game, as they were dealt."""
        from .fast_turned import FastTurned

        return FastTurned(rules, dealer, lines(worlds, rules.chairs))

    def tallies(self, hands: Sequence[tuple[Dealt, Job]]) -> list[list[int]]:
        """Jobs of different worlds of one table played at once: the tricks of each place as tallies."""
        ready = [(dealt, dealt.ready(job)) for dealt, job in hands if isinstance(dealt, FastDealt)]
        return [won.tolist() for won in _played(ready[0][0].places, [d for _, d in ready])] if ready else []


def _dealt(fixed: Frame, chairs: int, chance: np.random.Generator, number: int) -> list[Indices]:
    """For each chair its cards, one row a world."""
    cards = chance.permuted(np.tile(np.array(fixed.unseen, np.int64), (number, 1)), axis=1)
    hands, start = [], 0
    for known, need in zip(fixed.known[:chairs], fixed.need[:chairs], strict=True):
        own = np.tile(np.array(list(known), np.int64), (number, 1))
        hands.append(np.concatenate([own, cards[:, start : start + need]], axis=1))
        start += need
    return hands


class FastDealt:
    """Worlds as one array of card numbers for each chair."""

    def __init__(
        self,
        rules: Ruleset,
        dealer: Seat,
        hands: Sequence[Indices],
        plans: Mapping[Seat, list[Plan]] | None = None,
        laid: Sequence[Indices] | None = None,
    ) -> None:
        self._rules, self._dealer, self._hands = rules, dealer, list(hands)
        self._plans, self._laid = dict(plans or {}), laid
        self._layouts = [layout(rules, suit) for suit in Suit]
        self.places = places(self._layouts[0])
        self._packs = np.array([lay.pack for lay in self._layouts], self.places.kind)

    @property
    def count(self) -> int:
        """How many worlds these are."""
        return len(self._hands[0])

    def plans(self, seat: Seat) -> list[Plan]:
        """How far the seat's hand goes in each world."""
        if seat not in self._plans:
            self._plans[seat] = plan_many(self._rules, self._hands[seat])
        return self._plans[seat]

    def best(self, chair: int) -> list[int]:
        """What the chair's hand is worth in its best suit in each world, in hundredths of a trick."""
        values: list[int] = scores(self._rules, self._hands[chair])[0].max(axis=0).tolist()
        return values

    def swapped(self, seat: Seat, rows: Sequence[int]) -> FastDealt:
        """The seat and the ghost hand having changed places in these worlds; the seat knows what it gave."""
        hands, ghost, index = list(self._hands), self._rules.seats, np.array(rows, np.int64)
        for chair, other in ((seat, ghost), (ghost, seat)):
            hands[chair] = hands[chair].copy()
            hands[chair][index] = self._hands[other][index]
        laid = [line.copy() for line in self._laid or self._none_laid()]
        for other in range(self._rules.seats):
            laid[other][index] = hands[ghost][index] if other == seat else NO_CARD
        plans = {other: some for other, some in self._plans.items() if other != seat}
        return FastDealt(self._rules, self._dealer, hands, plans, laid)

    def told(self, seat: Seat) -> FastDealt:
        """The seat knowing the ghost hand, which it has given away."""
        laid = self._none_laid()
        laid[seat] = self._hands[self._rules.seats]
        return FastDealt(self._rules, self._dealer, self._hands, self._plans, laid)

    def _none_laid(self) -> list[Indices]:
        return [np.full_like(self._hands[self._rules.seats], NO_CARD) for _ in range(self._rules.seats)]

    def chosen(self, rows: Sequence[int]) -> FastDealt:
        """These worlds alone."""
        index = np.array(rows, np.int64)
        plans = {seat: [some[row] for row in rows] for seat, some in self._plans.items()}
        laid = None if self._laid is None else [cards[index] for cards in self._laid]
        return FastDealt(self._rules, self._dealer, [hand[index] for hand in self._hands], plans, laid)

    @cached_property
    def _bits(self) -> Cards:
        """The hands as numbers: by trump, by seat, by world."""
        return self._numbers(self._hands)

    @cached_property
    def _aside(self) -> Cards | None:
        """What each seat has laid away, in the same way."""
        return None if self._laid is None else self._numbers(self._laid)

    def _numbers(self, lines: Sequence[Indices]) -> Cards:
        tables = np.zeros((len(Suit), NO_CARD + 1), self.places.kind)
        for lay in self._layouts:
            for card, bit in lay.bits.items():
                tables[lay.trump, card] = bit >> lay.copies - 1
        sums = [added_up(tables, cards) for cards in lines[: self._rules.seats]]
        return counted(self.places, np.stack(sums, axis=1))

    def play(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of the declarer's side in each of its rows."""
        played = zip(jobs, self._played(jobs), strict=True)
        return [_side(won, job.seating.declaring).tolist() for job, won in played]

    def tallies(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of each place in each of its rows, as a tally."""
        return [won.tolist() for won in self._played(jobs)]

    def _played(self, jobs: Sequence[Job]) -> list[Tallies]:
        return _played(self.places, [self.ready(job) for job in jobs])

    def resume(self, table: Table) -> list[int]:
        """The tricks that the declarer's side takes from here on in each world."""
        won: list[int] = _side(self._resumed(table), table.seating.declaring).tolist()
        return won

    def resume_tallies(self, table: Table) -> list[int]:
        """The tricks that each place takes from here on in each world, as a tally."""
        won: list[int] = self._resumed(table).tolist()
        return won

    def _resumed(self, table: Table) -> Tallies:
        lay, seating, seats = self._layouts[table.trump], table.seating, list(table.seating.seats)
        aside = np.array([self._all(lay.hand(cards)) for cards in table.aside])
        if self._aside is not None:
            aside = joined(self.places, aside, self._aside[table.trump, seats])
        deals = Deals(
            self._bits[table.trump, seats],
            self._all(lay.pack),
            seating.declaring,
            aside if aside.any() else None,
            self._all(lay.hand(table.gone)) if table.gone else None,
            seating.leader,
            [self._all(lay.bits[card]) for card in table.given],
            seating.defence,
        )
        return play_out(self.places, deals)

    def _all(self, number: int) -> Cards:
        """The number in every row."""
        return np.full(self.count, number, self.places.kind)

    def ready(self, job: Job) -> Deals:
        """The hands from the declarer on as they are when the first card is led."""
        rows, trumps, seating = _indices(job.rows), _suits(job), job.seating
        hands = {seat: self._bits[trumps, seat, rows] for seat in range(self._rules.seats)}
        aside = {seat: self._laid_by(trumps, seat, rows) for seat in hands}
        if self._hands[self._dealer].shape[1] > self._rules.hand_size:
            aside[self._dealer] = lowest(hands[self._dealer])
            hands[self._dealer] ^= aside[self._dealer]
        if job.asked:
            asker = seating.seats[0]
            helper = hands[self._rules.partner(asker)]
            hands[asker], thrown = exchanged(self._rules, self.places, hands[asker], helper)
            aside[asker] = joined(self.places, aside[asker], thrown)
        return Deals(
            np.stack([hands[seat] for seat in seating.seats]),
            self._packs[trumps],
            seating.declaring,
            np.stack([aside[seat] for seat in seating.seats]),
            leader=seating.leader,
            defence=seating.defence,
        )

    def _laid_by(self, trumps: Indices, seat: Seat, rows: Indices) -> Cards:
        if self._aside is None:
            return np.zeros(len(rows), self.places.kind)
        laid: Cards = self._aside[trumps, seat, rows]
        return laid


def _played(places: Places, hands: Sequence[Deals]) -> list[Tallies]:
    """The tallies of each; those that are played in the same shape are played as one."""
    results = [np.zeros(0, np.int32)] * len(hands)
    shapes: dict[object, list[int]] = {}
    for i, deals in enumerate(hands):
        if deals.hands.size:
            shapes.setdefault((deals.declaring, deals.defence), []).append(i)
    for same in shapes.values():
        some = [hands[i] for i in same]
        won = play_out(places, _joined(some))
        parts = np.split(won, np.cumsum([deals.hands.shape[1] for deals in some])[:-1])
        for i, part in zip(same, parts, strict=True):
            results[i] = part
    return results


def _side(won: Tallies, declaring: tuple[bool, ...]) -> Tallies:
    """The tricks of the declarer's side."""
    total = np.zeros_like(won)
    for place, on_side in enumerate(declaring):
        if on_side:
            total += won >> TALLY * place & MOST_TRICKS
    return total


def _indices(rows: Sequence[int]) -> Indices:
    return (
        np.arange(rows.start, rows.stop, rows.step) if isinstance(rows, range) else np.array(rows, np.int64)
    )


def _suits(job: Job) -> Indices:
    """The trump of each row, as a number."""
    if isinstance(job.trumps, Suit):
        return np.full(len(job.rows), int(job.trumps))
    return np.fromiter(map(int, job.trumps), np.int64, len(job.rows))


def _joined(many: Sequence[Deals]) -> Deals:
    """Deals of one shape one after another, played as one."""
    asides = [deals.aside for deals in many if deals.aside is not None]
    known = any(aside.any() for aside in asides)
    return Deals(
        np.concatenate([deals.hands for deals in many], axis=1),
        np.concatenate([deals.pack for deals in many]),
        many[0].declaring,
        np.concatenate(asides, axis=1) if known else None,
        leader=_leaders(many) if any(deals.leader for deals in many) else 0,
        defence=many[0].defence,
    )


def _leaders(many: Sequence[Deals]) -> npt.NDArray[np.int32]:
    """Who leads first in each row."""
    return np.concatenate([np.full(deals.hands.shape[1], deals.leader, np.int32) for deals in many])
