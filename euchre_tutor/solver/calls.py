"""The worth of every call, and of every suit to be named: auctions and contracts played out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from ..engine.actions import Action, Ask, Bid, Call, Claim, Moon, Name, Swap
from ..engine.cards import Suit
from ..engine.ruleset import Phase, Seat
from ..engine.views import View
from .auctions import Outcome
from .bidding import lone_rungs, moon_rung, plan
from .endings import PARTNERED, Ending, endings, kind, points_of, taken
from .listening import likely_worlds
from .payoffs import Points, Seen
from .rollouts import Dealt, Kernel, bid_job
from .seating import tricks_of
from .situations import call_rungs, contract_rung, named_calls, rung_of
from .swaps import after_swaps, ended_in, known, later_swappers
from .values import Estimate, HandOutlook, Study, SuitOutlook, counted, nothing, of_points
from .worlds import frame

FEW_CARDS = 6  # a hand of so many is played out in the time that a slice has


class CallStudy:
    """The calls, or the suits to be named, of one view; grows by more worlds."""

    def __init__(self, view: View, kernel: Kernel) -> None:
        self._view, self._kernel, self._frame = view, kernel, frame(view)
        self._rules, self._seat = view.rules, view.seat
        self._plan = plan(view.rules, view.hand)
        self._kinds = (PARTNERED, *lone_rungs(view.rules))
        self._own: dict[tuple[int, Suit], list[int]] = {(k, s): [] for k in self._kinds for s in Suit}
        self._endings = {rung: Ending() for rung in self._rungs()}
        self._swapping = Ending()
        self._tables = {rung: Seen(view.rules, view.seat, view.seat, rung) for rung in self._ladder()}
        self._counts: dict[tuple[int, Suit], Counter[int]] = {}
        self._worth: dict[tuple[int, Suit], float] = {}
        self.count = 0

    def _rungs(self) -> list[int]:
        """The rungs open, a pass among them as 0; none where trump is named."""
        if self._view.phase is Phase.NAME:
            return []
        calls = [a for a in self._view.legal if not isinstance(a, Claim | Swap)]
        return list(dict.fromkeys(rung_of(self._rules, a) if isinstance(a, Call) else 0 for a in calls))

    def _ladder(self) -> range:
        return range(1, moon_rung(self._rules) + 1)

    # ---- more worlds

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return self._kernel.usual

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a short step."""
        return max(1, min(kernel.slice, kernel.slice * FEW_CARDS // self._rules.hand_size))

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more."""
        dealt = known(self._view, likely_worlds(self._kernel, self._view, self._frame, rng, number))
        later = later_swappers(self._view)
        stages = after_swaps(self._rules, dealt, later)
        self._declare(dealt, stages)
        ends = partial(self._ended, said=[[(self._seat, rung)] for rung in self._endings], own=self._seat)
        ended = ended_in(self._rules, self._seat, later, stages, ends)
        for so_far, more in zip(self._endings.values(), ended, strict=True):
            so_far.extend(more)
        if Swap() in self._view.legal:
            self._swap(dealt)
        self.count += dealt.count

    def _declare(self, dealt: Dealt, stages: Sequence[Dealt]) -> None:
        """Play every contract that the seat may declare itself; after its moon swaps may be barred."""
        for kinds, some in self._where(dealt, stages):
            jobs = [bid_job(self._rules, self._seat, k, s, range(some.count)) for k in kinds for s in Suit]
            played = iter(taken(self._rules, some, jobs))
            for k in kinds:
                for suit in Suit:
                    self._own[k, suit] += next(played)

    def _where(self, dealt: Dealt, stages: Sequence[Dealt]) -> Iterable[tuple[Sequence[int], Dealt]]:
        if self._rules.swap_after_moon:
            return [(self._kinds, stages[-1])]
        return [(self._kinds[:-1], stages[-1]), (self._kinds[-1:], dealt)]

    def _swap(self, dealt: Dealt) -> None:
        """Take the ghost hand, and call by rule of thumb what it is worth."""
        later = later_swappers(self._view, swapping=True)
        stages = after_swaps(self._rules, dealt.swapped(self._seat, range(dealt.count)), later)
        ends = partial(self._ended, said=[[]], own=None)
        self._swapping.extend(ended_in(self._rules, self._seat, later, stages, ends)[0])

    def _ended(
        self, dealt: Dealt, said: Iterable[Sequence[tuple[Seat, int]]], own: Seat | None
    ) -> list[Ending]:
        """How the auction ends in each world after one thing or another was said, and what comes of it."""
        mine = [self._plan] * dealt.count
        seats = range(self._rules.seats)
        plans = [mine if seat == own else dealt.plans(seat) for seat in seats]
        sayings = [(*call_rungs(self._view), *more) for more in said]
        named = {Outcome(*call): suit for call, suit in named_calls(self._view).items()}
        return endings(self._rules, self._view.dealer, dealt, plans, sayings, own, named)

    # ---- what they say

    def study(self) -> Study:
        """What all the worlds so far say."""
        self._counts, self._worth = {key: Counter(tricks) for key, tricks in self._own.items()}, {}
        rules = self._rules
        own = {rung: self._own[kind(rules, rung), self._best_suit(rung)] for rung in self._open_to_me()}
        estimates = tuple(self._estimate(action, own) for action in self._view.legal)
        return Study(estimates, HandOutlook(self.count, tuple(map(self._outlook, Suit))))

    def _open_to_me(self) -> Iterable[int]:
        return [rung for rung in self._ladder() if kind(self._rules, rung) in self._kinds]

    def _best_suit(self, rung: int) -> Suit:
        return max(Suit, key=lambda suit: self._if_declared(rung, suit))

    def _if_declared(self, rung: int, suit: Suit) -> float:
        """The points for declaring this."""
        if (rung, suit) not in self._worth:
            self._worth[rung, suit] = self._mean(rung, suit)
        return self._worth[rung, suit]

    def _mean(self, rung: int, suit: Suit) -> float:
        table, counts = self._tables[rung], self._counts[kind(self._rules, rung), suit]
        points = {tricks: table[tricks] for tricks in counts}
        return sum(n * (points[t][0] - points[t][1]) for t, n in counts.items()) / self.count

    def _estimate(self, action: Action, own: dict[int, list[int]]) -> Estimate:
        if isinstance(action, Claim):
            return nothing(action, self.count)
        if isinstance(action, Name):
            return self._named(action)
        if isinstance(action, Swap):
            return of_points(action, points_of(self._rules, self._seat, self._swapping, {}))
        if not isinstance(action, Bid | Ask | Moon):
            return of_points(action, points_of(self._rules, self._seat, self._endings[0], own))
        rung = rung_of(self._rules, action)
        suit = self._best_suit(rung) if action.trump is None else action.trump
        ending, played = self._endings[rung], self._own[kind(self._rules, rung), suit]
        points = points_of(self._rules, self._seat, ending, own | {rung: played})
        stands = ending.outcomes.count(Outcome(self._seat, rung)) / self.count
        return self._declared(action, rung, suit, points, stands)

    def _named(self, action: Name) -> Estimate:
        rung = contract_rung(self._view)
        table = self._tables[rung]
        points = [table[tricks] for tricks in self._own[kind(self._rules, rung), action.trump]]
        return self._declared(action, rung, action.trump, points, 1.0)

    def _declared(
        self, action: Action, rung: int, suit: Suit, points: Sequence[Points], stands: float
    ) -> Estimate:
        """The estimate of a call or a suit, with what it comes to if nobody overbids it."""
        spread = self._spread(kind(self._rules, rung), suit)
        return replace(
            of_points(action, points),
            trump=suit,
            chance=sum(spread[min(rung, self._rules.hand_size) :]),
            stands=stands,
            if_stands=self._if_declared(rung, suit),
            tricks=spread,
        )

    def _spread(self, played: int, suit: Suit) -> tuple[float, ...]:
        """How likely each number of tricks of the declarer's side is."""
        counts = self._taken(played, suit)
        return tuple(counts[n] / self.count for n in range(self._rules.hand_size + 1))

    def _taken(self, played: int, suit: Suit) -> Counter[int]:
        """How often the declarer's side takes each number of tricks."""
        if self._rules.partnerships:
            return self._counts[played, suit]
        counts: Counter[int] = Counter()
        for tally, n in self._counts[played, suit].items():
            counts[tricks_of(tally, 0)] += n
        return counts

    def _outlook(self, suit: Suit) -> SuitOutlook:
        spread, lone = self._spread(PARTNERED, suit), lone_rungs(self._rules)
        mean, error = counted(list(self._taken(PARTNERED, suit).items()))
        all_taken = [0.0, *(self._spread(k, suit)[-1] for k in lone)]
        return SuitOutlook(suit, spread, mean, error, all_taken[-2], all_taken[-1])
