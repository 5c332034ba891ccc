"""Estimates against hands dealt again and played out at the table, cards that the seat cannot see mixed."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, deal, view
from euchre_tutor.solver.estimates import estimate
from euchre_tutor.solver.values import mean_and_error
from tests.engine.redeal import redealt
from tests.solver.test_calls_everywhere import outcome

HANDS = 60


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("seeds", [1, pytest.param(5, marks=pytest.mark.slow)])
def test_the_first_to_call_fares_as_estimated(game: str, seeds: int) -> None:
    for seed in range(seeds):
        rules = RULESETS[game]
        state = deal(rules, seed % rules.seats, random.Random(seed))
        rng, found = random.Random(seed), estimate(view(state, state.to_act), random.Random(seed))
        again = [redealt(state, state.to_act, rng)[0] for _ in range(HANDS)]
        for one in (*found[:3], found[-1]):
            points, error = mean_and_error([outcome(other, one) for other in again])
            assert abs(points - one.points) < 4.5 * (error**2 + one.error**2) ** 0.5 + 0.01, (seed, one)
