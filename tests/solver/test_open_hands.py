"""Exact play says what every line of play to the end says, in every game; and what must be true of it."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, deal
from euchre_tutor.solver.open_hands import at_table, solve
from tests.engine.mixes import mixes
from tests.solver.open_play import GAMES, by_engine, ending, rules_of

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_end_of_a_hand_is_worth_what_the_engine_finds(game: str) -> None:
    rng = random.Random(game)
    for tricks in [2] * 25 + [3] * 6:
        state = ending(rules_of(game), tricks, rng)
        assert solve(state) == by_engine(state), state


@each_game
def test_the_best_card_is_worth_what_the_position_is(game: str) -> None:
    rng = random.Random(game)
    for _ in range(20):
        state = ending(rules_of(game), 5, rng)
        assert state.contract is not None
        best = max if state.to_act in state.rules.side(state.contract.seat) else min
        assert best(solve(state).values()) == at_table(state).tricks(state.hands)


def test_there_is_nothing_to_solve_before_the_play() -> None:
    with pytest.raises(ValueError, match="no card is to be played: the phase is bid"):
        solve(deal(RULESETS["bid"], 0, random.Random(1)))


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_longer_ends_under_every_pair_of_house_rules_are_worth_what_the_engine_finds(name: str) -> None:
    rng = random.Random(name)
    for rules in mixes(RULESETS[name]):
        for tricks in (1, 2, 2, 2, 3, 3):
            state = ending(rules, tricks, rng)
            assert solve(state) == by_engine(state), state
    for _ in range(3):
        state = ending(RULESETS[name], 4, rng)
        assert solve(state) == by_engine(state), state
