"""A learner who does anything in any order, at any table: taken back, put back, branched, kept, reloaded."""

from __future__ import annotations

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from euchre_tutor.engine import RULESETS, State, legal_actions
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Refused, Session
from tests.engine import invariants
from tests.engine.mixes import mixes

ANY = st.integers(0, 2**32)


class Sitting(RuleBasedStateMachine):
    """One learner, with a second course of the same session to come back to."""

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self.left: Session | None = None
        self.was: tuple[State, ...] = ()

    @property
    def here(self) -> Session:
        assert self.session is not None
        return self.session

    @initialize(game=st.sampled_from(sorted(RULESETS)), mix=ANY, seed=st.integers(0, 10**6), seat=ANY)
    def sit_down(self, game: str, mix: int, seed: int, seat: int) -> None:
        choices = mixes(RULESETS[game])
        rules = choices[mix % len(choices)]
        self.session = Session(rules, seed=seed, seat=seat % rules.seats)

    @precondition(lambda self: not self.here.is_over)
    @rule(choice=ANY)
    def act(self, choice: int) -> None:
        self.here.to_my_turn()
        if not self.here.is_over:
            actions = legal_actions(self.here.states[-1])
            self.here.act(actions[choice % len(actions)])

    @rule()
    def step(self) -> None:
        self.here.step()

    @precondition(lambda self: self.here.is_over and not self.here.winners)
    @rule()
    def next_hand(self) -> None:
        number = self.here.number
        self.here.next_hand()
        assert (self.here.number, len(self.here.states)) == (number + 1, 1)

    @rule(put_back=st.booleans())
    def undo(self, put_back: bool) -> None:
        before = self.here.states
        try:
            self.here.undo()
        except Refused:
            assert self.here.states == before
            return
        assert self.here.states == before[: len(self.here.states)] != before
        if put_back:
            self.here.redo()
            assert self.here.states == before

    @rule()
    def redo(self) -> None:
        before = self.here.states
        try:
            self.here.redo()
        except Refused:
            assert self.here.states == before
        else:
            assert self.here.states[: len(before)] == before

    @rule()
    def the_same_deal_again(self) -> None:
        dealt = self.here.states[0]
        self.here.deal_again()
        assert self.here.states == (dealt,)

    @rule()
    def branch(self) -> None:
        self.left, self.was = self.here, self.here.states
        self.session = self.here.branch()

    @precondition(lambda self: self.left is not None)
    @rule()
    def come_back(self) -> None:
        assert self.left is not None and self.left.states == self.was
        self.session, self.left = self.left, None

    @rule()
    def carry_on_from_text(self) -> None:
        again = read_session(write_session(self.here))
        assert (again.states, again.match, again.seat) == (self.here.states, self.here.match, self.here.seat)
        self.session = again

    @invariant()
    def the_learner_sees_what_a_seat_may_see(self) -> None:
        if self.session is not None:
            state = self.session.states[-1]
            invariants.check_cards(state)
            invariants.check_view(state, self.session.seat, random.Random(len(state.history)))


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=25, stateful_step_count=20, deadline=None, derandomize=True)
