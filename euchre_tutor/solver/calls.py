"""The worth of every call, and of every suit to be named: auctions and contracts played out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ..engine.actions import Action, Ask, Bid, Call, Claim, Moon, Name
from ..engine.cards import Suit
from ..engine.ruleset import Phase
from ..engine.views import View
from .auctions import Outcome
from .bidding import ASK, MOON, plan
from .endings import PARTNERED, Ending, Points, endings, kind, points_of
from .listening import likely_worlds
from .payoffs import payoffs
from .rollouts import Kernel, bid_job
from .situations import call_rungs, contract_rung, rung_of
from .values import Estimate, HandOutlook, Study, SuitOutlook, mean_and_error, nothing, of_points
from .worlds import frame


class CallStudy:
    """The calls, or the suits to be named, of one view; grows by more worlds."""

    def __init__(self, view: View, kernel: Kernel) -> None:
        self._view, self._kernel, self._frame = view, kernel, frame(view)
        self._rules, self._seat = view.rules, view.seat
        self._plan = plan(view.rules, view.hand)
        kinds = (PARTNERED, ASK, MOON)
        self._own: dict[tuple[int, Suit], list[int]] = {(k, s): [] for k in kinds for s in Suit}
        self._endings = {rung: Ending() for rung in self._rungs()}
        self._tables = {rung: payoffs(view.rules, rung) for rung in range(1, MOON + 1)}
        self._spread: dict[tuple[int, Suit], tuple[float, ...]] = {}
        self.count = 0

    def _rungs(self) -> list[int]:
        """The rungs open, a pass among them as 0; none where trump is named."""
        if self._view.phase is Phase.NAME:
            return []
        calls = [a for a in self._view.legal if not isinstance(a, Claim)]
        return list(dict.fromkeys(rung_of(self._rules, a) if isinstance(a, Call) else 0 for a in calls))

    # ---- more worlds

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return self._kernel.usual

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more."""
        dealt = likely_worlds(self._kernel, self._view, self._frame, rng, number)
        rows = range(dealt.count)
        jobs = [bid_job(self._rules, self._seat, k, s, rows) for k, s in self._own]
        for tricks, won in zip(self._own.values(), dealt.play(jobs), strict=True):
            tricks += won
        seats = range(self._rules.seats)
        plans = [dealt.plans(s) if s != self._seat else [self._plan] * dealt.count for s in seats]
        before = call_rungs(self._view)
        sayings = [(*before, (self._seat, rung)) for rung in self._endings]
        ended = endings(self._rules, self._view.dealer, dealt, plans, sayings, self._seat)
        for so_far, more in zip(self._endings.values(), ended, strict=True):
            so_far.extend(more)
        self.count += dealt.count

    # ---- what they say

    def study(self) -> Study:
        """What all the worlds so far say."""
        self._spread = {key: _spread(tricks, self._rules.hand_size) for key, tricks in self._own.items()}
        own = {rung: self._own[kind(rung), self._best_suit(rung)] for rung in range(1, MOON + 1)}
        estimates = tuple(self._estimate(action, own) for action in self._view.legal)
        return Study(estimates, HandOutlook(self.count, tuple(map(self._outlook, Suit))))

    def _best_suit(self, rung: int) -> Suit:
        return max(Suit, key=lambda suit: self._if_declared(rung, suit))

    def _if_declared(self, rung: int, suit: Suit) -> float:
        """The points for declaring this."""
        table, spread = self._tables[rung], self._spread[kind(rung), suit]
        return sum(share * (mine - theirs) for share, (mine, theirs) in zip(spread, table, strict=True))

    def _estimate(self, action: Action, own: dict[int, list[int]]) -> Estimate:
        if isinstance(action, Claim):
            return nothing(action, self.count)
        if isinstance(action, Name):
            return self._named(action)
        if not isinstance(action, Bid | Ask | Moon):
            return of_points(action, points_of(self._rules, self._seat, self._endings[0], own))
        rung = rung_of(self._rules, action)
        suit = self._best_suit(rung) if action.trump is None else action.trump
        ending = self._endings[rung]
        points = points_of(self._rules, self._seat, ending, own | {rung: self._own[kind(rung), suit]})
        stands = ending.outcomes.count(Outcome(self._seat, rung)) / self.count
        return self._declared(action, rung, suit, points, stands)

    def _named(self, action: Name) -> Estimate:
        rung = contract_rung(self._view)
        table = self._tables[rung]
        points = [table[tricks] for tricks in self._own[kind(rung), action.trump]]
        return self._declared(action, rung, action.trump, points, 1.0)

    def _declared(
        self, action: Action, rung: int, suit: Suit, points: Sequence[Points], stands: float
    ) -> Estimate:
        """The estimate of a call or a suit, with what it comes to if nobody overbids it."""
        spread = self._spread[kind(rung), suit]
        return replace(
            of_points(action, points),
            trump=suit,
            chance=sum(spread[min(rung, self._rules.hand_size) :]),
            stands=stands,
            if_stands=self._if_declared(rung, suit),
            tricks=spread,
        )

    def _outlook(self, suit: Suit) -> SuitOutlook:
        mean, error = mean_and_error(self._own[PARTNERED, suit])
        ask, moon = (self._spread[k, suit][-1] for k in (ASK, MOON))
        return SuitOutlook(suit, self._spread[PARTNERED, suit], mean, error, ask, moon)


def _spread(tricks: Sequence[int], size: int) -> tuple[float, ...]:
    """How likely each number of tricks is."""
    counts = Counter(tricks)
    return tuple(counts[n] / len(tricks) for n in range(size + 1))
