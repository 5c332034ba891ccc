"""What a contract pays by the tricks taken, under the options in force (rule book 2 to 7)."""

from __future__ import annotations

from functools import cache

from ..engine.ruleset import Ruleset, Seat
from ..engine.scoring import turned_points
from ..engine.state import Contract
from .bidding import ask_rung, failing, prize
from .seating import bid_seating, by_seat

Points = tuple[float, float]  # of one's own side, and of the opponents; of two of them the mean


def payoff(rules: Ruleset, rung: int, tricks: int) -> tuple[int, int]:
    """The points of the declarer's side, and of the others, when the declarer's side takes so many tricks.

    Where everybody plays for himself the others' points are those of both together.
    """
    target = min(rung, rules.hand_size)
    if tricks >= target:
        points = prize(rules, rung) if rung >= ask_rung(rules) else tricks
    else:
        cost = failing(rules, rung) if rung >= ask_rung(rules) else rung
        points = -cost + (tricks if rules.set_bidder_keeps_tricks else 0)
    return points, (rules.hand_size - tricks) if rules.defenders_score_tricks else 0


def payoffs(rules: Ruleset, rung: int) -> tuple[tuple[int, int], ...]:
    """``payoff`` for every number of tricks, from none on."""
    return tuple(payoff(rules, rung, tricks) for tricks in range(rules.hand_size + 1))


def against(points: tuple[int, ...], rules: Ruleset, seat: Seat) -> Points:
    """The points of every seat as this one sees them: its own, and the mean of those against it."""
    others = [points[other] for other in range(rules.seats) if other not in rules.side(seat)]
    return float(points[seat]), sum(others) / len(others)


@cache
def seat_points(rules: Ruleset, declarer: Seat, rung: int, tally: int) -> tuple[int, ...]:
    """The points of every seat that plays for itself, from a tally of the tricks."""
    won = by_seat(tally, bid_seating(rules, declarer, rung).seats, rules.seats)
    own, _ = payoff(rules, rung, won[declarer])
    each = won if rules.defenders_score_tricks else (0,) * rules.seats
    return tuple(own if seat == declarer else each[seat] for seat in range(rules.seats))


@cache
def turned_pays(rules: Ruleset, contract: Contract, seats: tuple[Seat, ...], tally: int) -> tuple[int, ...]:
    """The points of every seat in a turn-up game, from a tally of the tricks of those who played."""
    side = rules.side(contract.seat)
    won = by_seat(tally, seats, rules.seats)
    taken = sum(won[seat] for seat in side)
    made = taken >= contract.tricks
    points = turned_points(rules, contract, taken, made)
    return tuple(points if (seat in side) == made else 0 for seat in range(rules.seats))


class Seen(dict[int, Points]):
    """What a contract pays as one seat sees it, by the tricks of the declarer's side, or by the tally of all.

    The tally counts where everybody scores his own tricks; each one is reckoned when it first comes up.
    """

    def __init__(self, rules: Ruleset, seat: Seat, declarer: Seat, rung: int) -> None:
        super().__init__()
        self._rules, self._seat, self._declarer, self._rung = rules, seat, declarer, rung

    def __missing__(self, taken: int) -> Points:
        self[taken] = found = self._reckoned(taken)
        return found

    def _reckoned(self, taken: int) -> Points:
        if not self._rung:
            return 0, 0
        if not self._rules.partnerships:
            points = seat_points(self._rules, self._declarer, self._rung, taken)
            return against(points, self._rules, self._seat)
        own, others = payoff(self._rules, self._rung, taken)
        return (own, others) if self._seat in self._rules.side(self._declarer) else (others, own)
