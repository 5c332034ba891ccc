"""The worth of a claim, and of each seventh card laid away: the whole hand is played out afterwards."""

from __future__ import annotations

import random
from dataclasses import replace

from ..engine.actions import Action, Claim, Discard
from ..engine.cards import CardSet
from ..engine.views import View
from .auctions import Outcome
from .bidding import Plan, plan
from .endings import Ending, endings, kind, points_of, taken
from .listening import likely_worlds
from .rollouts import Dealt, Kernel, bid_job
from .situations import contract_rung
from .values import Estimate, Study, nothing, of_points
from .worlds import frame


class HandStudy:
    """What is done before the bidding, or with the seventh card; oneself goes by rule of thumb then, too."""

    def __init__(self, view: View, kernel: Kernel) -> None:
        self._view, self._kernel = view, kernel
        actions = [action for action in view.legal if not isinstance(action, Claim)]
        self._endings: dict[Action, Ending] = {action: Ending() for action in actions}
        self.count = 0

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return self._kernel.usual

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a short step."""
        return kernel.slice

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more, the same ones for every action."""
        seed = rng.getrandbits(64)
        for action, ending in self._endings.items():
            hand = self._view.hand - action.cards if isinstance(action, Discard) else self._view.hand
            dealt = self._dealt(hand, random.Random(seed), number)
            ending.extend(self._ended(dealt, hand))
        self.count = len(ending.outcomes)

    def _dealt(self, hand: CardSet, rng: random.Random, number: int) -> Dealt:
        fixed = frame(self._view)
        known = (*fixed.known[: self._view.seat], hand, *fixed.known[self._view.seat + 1 :])
        need = list(fixed.need)
        need[self._view.seat] = 0
        fixed = replace(fixed, known=known, need=tuple(need))
        return likely_worlds(self._kernel, self._view, fixed, rng, number)

    def _ended(self, dealt: Dealt, hand: CardSet) -> Ending:
        view, contract = self._view, self._view.contract
        if contract is not None and contract.trump is not None:
            rung = contract_rung(view)
            job = bid_job(
                view.rules, contract.seat, kind(view.rules, rung), contract.trump, range(dealt.count)
            )
            return Ending([Outcome(contract.seat, rung)] * dealt.count, taken(view.rules, dealt, [job])[0])
        mine = plan(view.rules, hand)
        plans = [self._plans(dealt, seat, mine) for seat in range(view.rules.seats)]
        return endings(view.rules, view.dealer, dealt, plans, [()], None)[0]

    def _plans(self, dealt: Dealt, seat: int, mine: Plan) -> list[Plan]:
        return [mine] * dealt.count if seat == self._view.seat else dealt.plans(seat)

    def study(self) -> Study:
        """What all the worlds so far say."""
        return Study(tuple(map(self._estimate, self._view.legal)), None)

    def _estimate(self, action: Action) -> Estimate:
        if isinstance(action, Claim):
            return nothing(action, self.count)
        points = points_of(self._view.rules, self._view.seat, self._endings[action], {})
        return of_points(action, points)
