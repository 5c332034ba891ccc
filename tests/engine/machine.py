"""A table at which anything may happen: dealt, played, taken back, put back, branched, written and read."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from euchre_tutor.engine import (
    RULESETS,
    Match,
    Phase,
    State,
    apply,
    legal_actions,
    new_match,
    read_hand,
    read_match,
    score,
    write_hand,
    write_match,
)
from tests.engine import invariants, recount
from tests.engine.helpers import random_step
from tests.engine.mixes import mixes

ANY = st.integers(0, 2**32)
MOST_LINES = 4  # branches held at a time


@dataclass
class Line:
    """One course of a hand: its states up to now, and those taken back, the next one last."""

    match: Match  # before this hand
    states: list[State]
    undone: list[State] = field(default_factory=list)

    @property
    def now(self) -> State:
        return self.states[-1]

    def go(self, state: State) -> None:
        """One step on; what was taken back is forgotten."""
        self.states.append(state)
        self.undone.clear()

    def copy(self) -> Line:
        """The same course, to go another way from here."""
        return Line(self.match, list(self.states), list(self.undone))


class Table(RuleBasedStateMachine):
    """Any game under any mix of its options, in several courses at once."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.at = 0

    @property
    def line(self) -> Line:
        return self.lines[self.at]

    @initialize(game=st.sampled_from(sorted(RULESETS)), mix=ANY, chance=ANY)
    def sit_down(self, game: str, mix: int, chance: int) -> None:
        choices, rng = mixes(RULESETS[game]), random.Random(chance)
        match = new_match(choices[mix % len(choices)], rng)
        self.lines = [Line(match, [match.next_deal(rng)])]

    @precondition(lambda self: self.line.now.phase is not Phase.OVER)
    @rule(choice=ANY)
    def act(self, choice: int) -> None:
        actions = legal_actions(self.line.now)
        self.line.go(apply(self.line.now, actions[choice % len(actions)]))

    @precondition(lambda self: self.line.now.phase is not Phase.OVER)
    @rule(steps=st.integers(1, 40), chance=ANY)
    def go_on(self, steps: int, chance: int) -> None:
        rng = random.Random(chance)
        for _ in range(steps):
            if self.line.now.phase is not Phase.OVER:
                self.line.go(random_step(self.line.now, rng))

    @precondition(lambda self: len(self.line.states) > 1)
    @rule(steps=st.integers(1, 10))
    def undo(self, steps: int) -> None:
        for _ in range(min(steps, len(self.line.states) - 1)):
            self.line.undone.append(self.line.states.pop())

    @precondition(lambda self: self.line.undone)
    @rule()
    def redo(self) -> None:
        back = self.line.undone.pop()
        seat, action = back.history[-1]
        now = self.line.now
        in_turn = seat == now.to_act and action in legal_actions(now)
        assert (apply(now, action) if in_turn else apply(now, action, by=seat)) == back
        self.line.states.append(back)

    @precondition(lambda self: len(self.lines) < MOST_LINES)
    @rule()
    def branch(self) -> None:
        self.lines.append(self.line.copy())
        self.at = len(self.lines) - 1

    @rule(which=ANY)
    def change_course(self, which: int) -> None:
        self.at = which % len(self.lines)

    @rule()
    def reload(self) -> None:
        again, match = read_hand(write_hand(self.line.now)), read_match(write_match(self.line.match))
        assert (again, match) == (self.line.now, self.line.match)
        self.line.states[-1], self.line.match = again, match

    @precondition(lambda self: self.line.now.phase is Phase.OVER)
    @rule(chance=ANY)
    def next_hand(self, chance: int) -> None:
        before, end = self.line.match, self.line.now
        after = before.after(end)
        floor = -(10**9) if before.rules.score_floor == "none" else 0
        points = zip(before.scores, score(end), strict=True)
        assert after.scores == tuple(max(have + won, floor) for have, won in points)
        assert set(after.winners) == recount.winners(after)
        self.lines[self.at] = Line(after, [after.next_deal(random.Random(chance))])

    @invariant()
    def everything_holds(self) -> None:
        if not self.lines:
            return
        state, rng = self.line.now, random.Random(len(self.line.states))
        invariants.check_cards(state)
        invariants.check_choices(state)
        invariants.check_score(state)
        invariants.check_views(state, rng)
        words = rng.sample([*invariants.any_words(state, rng)], 8)
        invariants.check_refusals(state, rng, words)

    @invariant()
    def the_other_courses_stay_as_they_were(self) -> None:
        for line in self.lines:
            assert [len(state.history) for state in line.states] == list(range(len(line.states)))
            assert line.now.rules == line.match.rules

    def teardown(self) -> None:
        for line in self.lines:
            assert invariants.replayed(line.now.rules.cards, line.now) == line.now
