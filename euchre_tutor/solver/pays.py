"""What a hand in play pays, as one seat sees it, by the tricks that are taken from here on."""

from __future__ import annotations

from functools import cached_property

from ..engine.rankings import ranking
from ..engine.scoring import turned_points
from ..engine.views import View
from .payoffs import Points, Seen, against
from .seating import TALLY, declaring_tricks, seating_of
from .situations import contract_rung


class Pays:
    """The points of a seat, and of those against it, at the end of the hand that its view is of."""

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        self._view, self._rules, self._contract = view, view.rules, view.contract
        self._seating = seating_of(view)
        self._turned: dict[int, Points] = {}

    @property
    def apart(self) -> bool:
        """Whether the tricks of each seat count for itself, so that the declarer's are not enough to tell."""
        return not self._rules.partnerships and not self._rules.turns_up

    def of_tally(self, tally: int) -> Points:
        """The points when every place takes so many tricks from here on; for the tally see ``seating``."""
        total = self._before + tally
        return self._of(total if self.apart else declaring_tricks(total, self._seating.declaring))

    def of_tricks(self, taken: int) -> Points:
        """The points for so many tricks of the declarer's side at the end (``apart``: as he sees it)."""
        return self._of(taken + (self._rules.hand_size - taken << TALLY) if self.apart else taken)

    def _of(self, taken: int) -> Points:
        if not self._rules.turns_up:
            return self._ladder[taken]
        if taken not in self._turned:
            self._turned[taken] = against(self._each(taken), self._rules, self._view.seat)
        return self._turned[taken]

    @cached_property
    def _ladder(self) -> Seen:
        return Seen(self._rules, self._view.seat, self._contract.seat, contract_rung(self._view))

    def _each(self, taken: int) -> tuple[int, ...]:
        """The points of every seat in a turn-up game."""
        side, made = self._rules.side(self._contract.seat), taken >= self._contract.tricks
        points = turned_points(self._rules, self._contract, taken, made)
        return tuple(points if (seat in side) == made else 0 for seat in range(self._rules.seats))

    @cached_property
    def _before(self) -> int:
        """The tally of the tricks taken already."""
        order, seats = ranking(self._rules, self._contract.trump), self._seating.seats
        won = [trick[order.winner([card for _, card in trick])][0] for trick in self._view.complete_tricks]
        return sum(1 << TALLY * seats.index(seat) for seat in won)
