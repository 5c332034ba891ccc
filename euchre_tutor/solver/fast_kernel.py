"""Worlds dealt, planned and played out all at once in numpy: the twin of ``plain_kernel``."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import islice

import numpy as np
import numpy.typing as npt

from ..engine.cards import Suit
from ..engine.ruleset import Ruleset, Seat
from .bidding import ASK, Plan
from .layout import layout
from .lockstep import Cards, Deals, highest, lowest, places, play_out
from .many_hands import added_up, plan_many, without_cheapest
from .rollouts import Job, Table
from .worlds import Frame, World, worlds

Indices = npt.NDArray[np.int64]


class FastKernel:
    """Deals and plays thousands of worlds in lock step."""

    usual = 1000
    slice = 250
    pools = (2, 4)

    def deal(self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int) -> FastDealt:
        """So many worlds within the frame, a hidden seventh card thrown by rule of thumb."""
        if not fixed.free:
            return self.take(rules, dealer, list(islice(worlds(fixed, rng), number)))
        hands = _dealt(fixed, np.random.default_rng(rng.getrandbits(64)), number)
        if fixed.dealer_throws is not None:
            hands[fixed.dealer_throws] = without_cheapest(rules, hands[fixed.dealer_throws])
        return FastDealt(rules, dealer, hands)

    def take(self, rules: Ruleset, dealer: Seat, worlds: Sequence[World]) -> FastDealt:
        """These worlds."""
        hands = [np.array([world[seat] for world in worlds], np.int64) for seat in range(rules.seats)]
        return FastDealt(rules, dealer, hands)


def _dealt(fixed: Frame, chance: np.random.Generator, number: int) -> list[Indices]:
    """For each seat its cards, one row a world."""
    cards = chance.permuted(np.tile(np.array(fixed.unseen, np.int64), (number, 1)), axis=1)
    hands, start = [], 0
    for known, need in zip(fixed.known, fixed.need, strict=True):
        own = np.tile(np.array(list(known), np.int64), (number, 1))
        hands.append(np.concatenate([own, cards[:, start : start + need]], axis=1))
        start += need
    return hands


class FastDealt:
    """Worlds as one array of card numbers for each seat."""

    def __init__(
        self,
        rules: Ruleset,
        dealer: Seat,
        hands: Sequence[Indices],
        plans: Mapping[Seat, list[Plan]] | None = None,
    ) -> None:
        self._rules, self._dealer, self._hands = rules, dealer, list(hands)
        self._plans = dict(plans or {})
        self._layouts = [layout(rules, suit) for suit in Suit]
        self._places = places(self._layouts[0].first_trump)
        self._packs = np.array([lay.pack for lay in self._layouts], np.int32)

    @property
    def count(self) -> int:
        """How many worlds these are."""
        return len(self._hands[0])

    def plans(self, seat: Seat) -> list[Plan]:
        """How far the seat's hand goes in each world."""
        if seat not in self._plans:
            self._plans[seat] = plan_many(self._rules, self._hands[seat])
        return self._plans[seat]

    def chosen(self, rows: Sequence[int]) -> FastDealt:
        """These worlds alone."""
        index = np.array(rows, np.int64)
        plans = {seat: [some[row] for row in rows] for seat, some in self._plans.items()}
        return FastDealt(self._rules, self._dealer, [hand[index] for hand in self._hands], plans)

    @cached_property
    def _bits(self) -> npt.NDArray[np.int32]:
        """The hands as numbers: by trump, by seat, by world."""
        tables = np.zeros((len(Suit), 1 + max(max(lay.bits) for lay in self._layouts)), np.int32)
        for lay in self._layouts:
            for card, bit in lay.bits.items():
                tables[lay.trump, card] = bit
        return np.stack([added_up(tables, hand) for hand in self._hands], axis=1)

    def play(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of the declarer's side in each of its rows."""
        results: list[list[int]] = [[] for _ in jobs]
        for alone in (False, True):
            same = [i for i, job in enumerate(jobs) if (job.rung >= ASK) == alone and len(job.rows)]
            if not same:
                continue
            ready = [self._deals(jobs[i]) for i in same]
            won = play_out(self._places, _joined(ready))
            parts = np.split(won, np.cumsum([deals.hands.shape[1] for deals in ready])[:-1])
            for i, part in zip(same, parts, strict=True):
                results[i] = part.tolist()
        return results

    def resume(self, table: Table) -> list[int]:
        """The tricks that the declarer's side takes from here on in each world."""
        lay = self._layouts[table.trump]
        places = (0, 1, 2, 3) if table.players == 4 else (0, 1, 3)
        hands = np.stack([self._bits[table.trump, (table.declarer + place) % 4] for place in places])
        aside = np.zeros_like(hands)
        aside[table.watcher] = lay.hand(table.aside)
        deals = Deals(
            hands,
            np.full(self.count, lay.pack, np.int32),
            aside if table.aside else None,
            np.full(self.count, lay.hand(table.gone), np.int32),
            table.leader,
            [np.full(self.count, lay.bits[card], np.int32) for card in table.given],
        )
        won: list[int] = play_out(self._places, deals).tolist()
        return won

    def _deals(self, job: Job) -> Deals:
        """The hands from the declarer on as they are when the first card is led."""
        rows, trumps = _indices(job.rows), _suits(job)
        hands = np.stack([self._bits[trumps, (job.seat + i) % 4, rows] for i in range(4)])
        aside = np.zeros_like(hands)
        dealer = (self._dealer - job.seat) % 4
        if self._hands[self._dealer].shape[1] > self._rules.hand_size:
            aside[dealer] = lowest(hands[dealer])
            hands[dealer] ^= aside[dealer]
        if job.rung == ASK:
            thrown = exchange(self._rules, hands)
            aside[0] |= thrown
        seats = slice(None) if job.rung < ASK else [0, 1, 3]
        return Deals(hands[seats], self._packs[trumps], aside[seats])


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
    """Deals one after another, played as one."""
    asides = [deals.aside for deals in many if deals.aside is not None]
    known = any(aside.any() for aside in asides)
    return Deals(
        np.concatenate([deals.hands for deals in many], axis=1),
        np.concatenate([deals.pack for deals in many]),
        np.concatenate(asides, axis=1) if known else None,
    )


def exchange(rules: Ruleset, hands: Cards) -> Cards:
    """Exchange cards in place, the asker's hand being the first; what it threw away for good."""
    number = rules.ask_cards
    if rules.ask_order == "gift_first":
        larger = hands[0] | _picked(highest, hands[2], number)
        thrown = _picked(lowest, larger, number)
        hands[0] = larger ^ thrown
        return thrown
    thrown = _picked(lowest, hands[0], number)
    pool = hands[2] | thrown if rules.ask_partner_may_return else hands[2]
    given = _picked(highest, pool, number)
    hands[0] = (hands[0] ^ thrown) | given
    return thrown & ~given


def _picked(choice: Callable[[Cards], Cards], cards: Cards, number: int) -> Cards:
    """So many cards of each row, by the choice."""
    picked = np.zeros_like(cards)
    for _ in range(number):
        picked |= choice(cards & ~picked)
    return picked
