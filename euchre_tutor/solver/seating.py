"""Who plays a hand, in which order, and who stands together: the table's shape as plain data."""

from __future__ import annotations

import enum
from collections.abc import Set
from dataclasses import dataclass, replace
from functools import cache

from ..engine.phases.flow import leader
from ..engine.ruleset import Ruleset, Seat
from ..engine.state import Contract, Kind
from ..engine.views import View
from .bidding import ask_rung, moon_rung

TALLY = 4  # bits for the tricks of each place


class Defence(enum.Enum):
    """How those stand together who did not name trump."""

    TOGETHER = enum.auto()  # a trick is as good in one hand as in another
    APART = enum.auto()  # each for his own tricks
    STOPPING = enum.auto()  # together until they have stopped a moon, then apart


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays, in the order of the table from the declarer on; a place is an index into ``seats``."""

    seats: tuple[Seat, ...]  # the declarer first; who sits out is not among them
    declaring: tuple[bool, ...]  # for each of them, whether on the declarer's side
    defence: Defence = Defence.TOGETHER
    leader: int = 0  # the place of who leads next

    def place(self, seat: Seat) -> int | None:
        """The place of a seat that plays, None of one that sits out."""
        return self.seats.index(seat) if seat in self.seats else None


def tricks_of(tally: int, place: int) -> int:
    """The tricks of one place in a tally, which has four bits for each place from the declarer on."""
    return tally >> TALLY * place & (1 << TALLY) - 1


@cache
def declaring_tricks(tally: int, declaring: tuple[bool, ...]) -> int:
    """The tricks of the declarer's side in a tally."""
    return sum(tricks_of(tally, place) for place, on_side in enumerate(declaring) if on_side)


@cache
def by_seat(tally: int, seats: tuple[Seat, ...], number: int) -> tuple[int, ...]:
    """The tricks of each of so many seats, none for one that sits out."""
    places = {seat: place for place, seat in enumerate(seats)}
    return tuple(tricks_of(tally, places[s]) if s in places else 0 for s in range(number))


@cache
def bid_seating(rules: Ruleset, seat: Seat, rung: int) -> Seating:
    """How a contract of the auction is played: the seat that declares it leads."""
    lone = rules.partnerships and rung >= ask_rung(rules)
    defence = _defence(rules, moon=rung == moon_rung(rules))
    return _seating(rules, seat, frozenset({rules.partner(seat)}) if lone else frozenset(), defence)


@cache
def turned_seating(rules: Ruleset, dealer: Seat, contract: Contract) -> Seating:
    """How a turn-up game is played under this contract."""
    out = sitting_out(rules, contract)
    seating = _seating(rules, contract.seat, out, Defence.TOGETHER)
    return replace(seating, leader=seating.seats.index(leader(rules, dealer, out, contract)))


def sitting_out(rules: Ruleset, contract: Contract) -> frozenset[Seat]:
    """Who does not play in a turn-up game: a lone player's partner, or fellow defender."""
    maker, defender = contract.seat, contract.lone_defender
    out = {rules.partner(maker)} if contract.alone and rules.partnerships else set()
    if defender is not None:
        out |= set(range(rules.seats)) - rules.side(maker) - {defender}
    return frozenset(out)


def seating_of(view: View) -> Seating:
    """How the hand goes on that the view is of; its contract stands, and the exchange counts as done."""
    contract, rules = view.contract, view.rules
    assert contract is not None
    out = set(view.sitting_out)
    if rules.partnerships and contract.kind in (Kind.ASK, Kind.MOON):
        out.add(rules.partner(contract.seat))
    seating = _seating(rules, contract.seat, out, _defence(rules, moon=may_be_moon(view)))
    return replace(seating, leader=seating.seats.index(_next_leader(view, out)))


def _next_leader(view: View, out: Set[Seat]) -> Seat:
    if view.trick:
        return view.trick[0][0]
    if view.complete_tricks:
        last = view.complete_tricks[-1]
        return last[view.order.winner([card for _, card in last])][0]
    assert view.contract is not None
    return leader(view.rules, view.dealer, out, view.contract)


def may_be_moon(view: View) -> bool:
    """Whether all tricks are undertaken and none has been lost."""
    contract = view.contract
    if contract is None or contract.kind is not Kind.MOON:
        return False
    winners = (trick[view.order.winner([card for _, card in trick])][0] for trick in view.complete_tricks)
    return all(winner == contract.seat for winner in winners)


def _defence(rules: Ruleset, *, moon: bool) -> Defence:
    """Where everybody scores his own tricks, only those who have yet to stop a moon stand together."""
    if rules.partnerships or rules.turns_up or not rules.defenders_score_tricks:
        return Defence.TOGETHER
    return Defence.STOPPING if moon else Defence.APART


def _seating(rules: Ruleset, declarer: Seat, out: Set[Seat], defence: Defence) -> Seating:
    around = ((declarer + i) % rules.seats for i in range(rules.seats))
    seats = tuple(seat for seat in around if seat not in out)
    side = rules.side(declarer)
    return Seating(seats, tuple(seat in side for seat in seats), defence)
