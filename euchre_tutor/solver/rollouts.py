"""Deals played out by rule of thumb: fast with numpy, else the same in plain Python.

A kernel deals worlds, plans everybody's bidding in them, and plays contracts out. Both kernels come to
the same tricks in the same worlds; without numpy one asks for fewer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from ..engine.cards import Card, Suit
from ..engine.ruleset import Ruleset, Seat
from .bidding import Plan, ask_rung
from .seating import Seating, bid_seating
from .worlds import Frame, World

if TYPE_CHECKING:
    from .turned_worlds import Turned


@dataclass(frozen=True, slots=True)
class Job:
    """A contract to be played out in some of the worlds: by whom, and in which suit in each."""

    seating: Seating
    trumps: Suit | Sequence[Suit]  # one for all of the rows, or one for each
    rows: Sequence[int]
    asked: bool = False  # whether cards are exchanged first


def bid_job(rules: Ruleset, seat: Seat, rung: int, trumps: Suit | Sequence[Suit], rows: Sequence[int]) -> Job:
    """The contract of an auction that this seat declares at this rung."""
    asked = rules.partnerships and rung == ask_rung(rules)
    return Job(bid_seating(rules, seat, rung), trumps, rows, asked)


@dataclass(frozen=True, slots=True)
class Table:
    """A hand in the middle of its play, as far as everybody can see it."""

    trump: Suit
    seating: Seating  # who leads there leads to the trick that is next to be finished
    gone: tuple[Card, ...]  # in finished tricks
    given: tuple[Card, ...]  # the cards in the open one, no longer in the hands
    aside: tuple[tuple[Card, ...], ...]  # for each place the cards that it knows to be out of play


class Dealt(Protocol):
    """A number of worlds in the hands of a kernel."""

    @property
    def count(self) -> int:
        """How many worlds these are."""
        ...

    def plans(self, seat: Seat) -> list[Plan]:
        """How far the seat's hand goes in each world."""
        ...

    def best(self, chair: int) -> list[int]:
        """What the chair's hand is worth in its best suit in each world, in hundredths of a trick."""
        ...

    def swapped(self, seat: Seat, rows: Sequence[int]) -> Dealt:
        """The seat and the ghost hand having changed places in these worlds; the seat knows what it gave."""
        ...

    def told(self, seat: Seat) -> Dealt:
        """The seat knowing the ghost hand, which it has given away."""
        ...

    def chosen(self, rows: Sequence[int]) -> Dealt:
        """These worlds alone."""
        ...

    def play(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of the declarer's side in each of its rows."""
        ...

    def tallies(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of each place in each of its rows, as a tally (see ``seating``)."""
        ...

    def resume(self, table: Table) -> list[int]:
        """The tricks that the declarer's side takes from here on in each world."""
        ...

    def resume_tallies(self, table: Table) -> list[int]:
        """The tricks that each place takes from here on in each world, as a tally (see ``seating``)."""
        ...


class Kernel(Protocol):
    """A way to deal and play out."""

    usual: int  # how many worlds it deals unless told otherwise
    slice: int  # how many fit into a slice of 50 ms
    pools: tuple[int, int]  # how many times as many it deals, to choose those in which the calls are likely

    def deal(self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int) -> Dealt:
        """So many worlds within the frame, a hidden seventh card thrown by rule of thumb."""
        ...

    def take(
        self, rules: Ruleset, dealer: Seat, worlds: Sequence[World], laid: Sequence[World] | None = None
    ) -> Dealt:
        """These worlds, and in each what each seat alone knows to be laid away."""
        ...

    def turned(self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int) -> Turned:
        """So many worlds of a turn-up game before the play."""
        ...

    def turned_as(self, rules: Ruleset, dealer: Seat, worlds: Sequence[World]) -> Turned:
        """These worlds of a turn-up game, as they were dealt."""
        ...

    def tallies(self, hands: Sequence[tuple[Dealt, Job]]) -> list[list[int]]:
        """Jobs of different worlds of one table played at once: the tricks of each place as tallies."""
        ...


NUMPY = find_spec("numpy") is not None


def kernel() -> Kernel:
    """The fastest kernel there is here; numpy is loaded now, not before."""
    if NUMPY:
        from .fast_kernel import FastKernel

        return FastKernel()
    from .plain_kernel import PlainKernel

    return PlainKernel()
