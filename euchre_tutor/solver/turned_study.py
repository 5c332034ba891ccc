"""The worth of all that is decided before the play of a turn-up game: the hand is played out after each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..engine.actions import Action, Alone, Discard, Keep, Name, Order, Pickup
from ..engine.ruleset import Phase, Seat
from ..engine.views import View
from .payoffs import Points, against, turned_pays
from .rollouts import Job, Kernel
from .seating import declaring_tricks, turned_seating
from .turned_courses import Courses, Part, Turn, joker_taken
from .turned_past import dealt_frame, likely_parts, seat_after, turn_of
from .values import Estimate, Study, of_points

MOST_PLAYED = 25_000  # worlds times actions, unless so many worlds are asked for; fewer without numpy
SLICE_PLAYED = 5_000  # in a short step
NOBODY: Points = (0, 0)


class TurnedStudy:
    """What may be said or done in one view; grows by more worlds."""

    def __init__(self, view: View, kernel: Kernel) -> None:
        self._view, self._kernel, self._frame = view, kernel, dealt_frame(view)
        self._points: dict[Action, list[Points]] = {action: [] for action in view.legal}
        self._tricks: dict[Action, list[int]] = {action: [] for action in view.legal}  # of the maker's side
        self.count = 0

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return max(1, min(self._kernel.usual, MOST_PLAYED * self._kernel.usual // 1000 // len(self._points)))

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a short step."""
        return max(1, min(kernel.slice, SLICE_PLAYED * kernel.slice // 250 // len(self._points)))

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more, the same ones for every action."""
        now = likely_parts(self._kernel, self._view, self._frame, rng, number)
        count = len(now.rows)
        parts = [part for part in self._all_ways(now) if part.contract is not None]
        jobs = [self._job(part) for part in parts]
        ready = [(part.dealt, job) for part, job in zip(parts, jobs, strict=True)]
        points, tricks = [NOBODY] * (count * len(self._points)), [0] * (count * len(self._points))
        for part, job, won in zip(parts, jobs, self._kernel.tallies(ready), strict=True):
            self._note(part, job, won, points, tricks)
        for number, action in enumerate(self._points):
            self._points[action] += points[number * count : (number + 1) * count]
            self._tricks[action] += tricks[number * count : (number + 1) * count]
        self.count += count

    def _job(self, part: Part) -> Job:
        seating = turned_seating(self._view.rules, self._view.dealer, part.made)
        return Job(seating, part.trump, range(len(part.rows)))

    def _note(
        self, part: Part, job: Job, won: Sequence[int], points: list[Points], tricks: list[int]
    ) -> None:
        """What comes of the worlds of this part."""
        rules, seating = self._view.rules, job.seating
        pays: Mapping[int, Points] = {
            tally: against(turned_pays(rules, part.made, seating.seats, tally), rules, self._view.seat)
            for tally in set(won)
        }
        for row, tally in zip(part.rows, won, strict=True):
            points[row], tricks[row] = pays[tally], declaring_tricks(tally, seating.declaring)

    # ---- all actions, each in its own copy of the worlds: those of one action after those of another

    def _all_ways(self, now: Part) -> Iterator[Part]:
        """How it goes on after each action; those that change nothing but one's own hand go on together."""
        count, actions = len(now.rows), list(self._points)
        cards = [action for action in actions if isinstance(action, Keep | Discard)]
        for number, action in enumerate(actions):
            if action not in cards:
                yield from self._after(action, replace(now, rows=range(number * count, (number + 1) * count)))
        if cards:
            first = actions.index(cards[0]) * count  # they stand next to each other
            part = replace(now, rows=range(first, first + count * len(cards)))
            yield from self._holding(cards, part)

    def _holding(self, actions: Sequence[Keep | Discard], now: Part) -> Iterator[Part]:
        """How it goes on after cards were kept or laid away."""
        view, turn = self._view, turn_of(self._view)
        assert turn is not None
        courses, cards = Courses(turn), view.pool or view.hand
        hands = [a.cards if isinstance(a, Keep) else view.hand - a.cards for a in actions]
        laid = [view.laid + (cards - hand) for hand in hands]
        part = replace(now, dealt=now.dealt.each_holding(view.seat, hands, laid))
        if view.phase is Phase.DEALER_CARD:
            return courses.settled(part)
        if view.phase is Phase.MERGE:
            part = courses.merged(part, self._later_mergers(courses, part))
        return courses.defended(part, courses.defenders(part.made))

    def _after(self, action: Action, now: Part) -> Iterator[Part]:
        view, turn = self._view, turn_of(self._view)
        if turn is None:
            assert isinstance(action, Name) and view.upcard is not None
            return self._named(Turn(view.rules, view.dealer, view.upcard, action.trump), now)
        courses = Courses(turn)
        if view.phase in (Phase.ORDER, Phase.CALL):
            return self._called(courses, action, now)
        if view.phase is Phase.DEALER_CARD:
            return courses.settled(courses.took(now) if isinstance(action, Pickup) else now)
        if view.phase is Phase.MAKER_ALONE:
            return courses.chosen(replace(now, contract=replace(now.made, alone=action == Alone())))
        return self._prepared(courses, action, now)

    def _named(self, turn: Turn, now: Part) -> Iterator[Part]:
        """The dealer has named the turned joker's suit, unseen."""
        courses = Courses(turn)
        if joker_taken(turn):
            return courses.called(now, turn.contract(self._view.seat, turn.suit), True)
        return courses.order_round(now, turn.around(turn.first))

    def _called(self, courses: Courses, action: Action, now: Part) -> Iterator[Part]:
        """In one of the two rounds."""
        me, turn = self._view.seat, courses.turn
        if isinstance(action, Order):
            return courses.called(now, turn.contract(me, turn.suit, action.alone), True)
        if isinstance(action, Name):
            return courses.called(now, turn.contract(me, action.trump, action.alone), False)
        following = courses.order_round if self._view.phase is Phase.ORDER else courses.call_round
        return following(now, seat_after(self._view))

    def _prepared(self, courses: Courses, action: Action, now: Part) -> Iterator[Part]:
        """The dummy left, whereupon a dealer may have a card too many; and the defence."""
        view, defenders = self._view, courses.defenders(now.made)
        if view.phase is Phase.MERGE:
            part = courses.laid_away(now) if len(view.hand) > view.rules.hand_size else now
            return courses.defended(courses.merged(part, self._later_mergers(courses, part)), defenders)
        if action == Alone():
            return iter([courses.ready(now, view.seat)])
        return courses.defended(now, defenders[defenders.index(view.seat) + 1 :])

    def _later_mergers(self, courses: Courses, part: Part) -> list[Seat]:
        """Who takes a dummy up after this seat."""
        mergers = courses.mergers(part.made.seat)
        return mergers[mergers.index(self._view.seat) + 1 :]

    # ---- what they say

    def study(self) -> Study:
        """What all the worlds so far say."""
        return Study(tuple(map(self._estimate, self._view.legal)), None)

    def _estimate(self, action: Action) -> Estimate:
        one = of_points(action, self._points[action])
        if not isinstance(action, Order | Name):
            return one
        turn, size, won = turn_of(self._view), self._view.rules.hand_size, Counter(self._tricks[action])
        spread = tuple(won[n] / self.count for n in range(size + 1))
        trump = action.trump if isinstance(action, Name) else turn.suit if turn else None
        chance = sum(spread[size // 2 + 1 :])
        return replace(one, trump=trump, chance=chance, stands=1.0, if_stands=one.points, tricks=spread)
