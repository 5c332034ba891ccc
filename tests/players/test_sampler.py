"""The player who imagines deals: the same again with the same chances, and stronger than chance."""

from __future__ import annotations

import random
from statistics import mean, stdev

import pytest

from benchmarks import games
from euchre_tutor.engine import RULESETS, Phase, apply, deal, parse_action, view
from euchre_tutor.players import PLAYERS, SamplerPlayer
from tests.solver.tables import at_hand


@pytest.mark.parametrize("game", ["bid", "cutthroat"])
def test_the_same_chances_and_worlds_make_the_same_choices(game: str) -> None:
    rules = RULESETS[game]
    state, players = deal(rules, 0, random.Random(3)), [PLAYERS["thumb"]() for _ in range(rules.seats)]
    step = 0
    while state.phase is not Phase.OVER:
        seen, step = view(state, state.to_act), step + 1
        if not step % 3:
            first, second = (SamplerPlayer(random.Random(step), worlds=4).choose(seen) for _ in range(2))
            assert first == second
        state = apply(state, players[state.to_act].choose(seen))


def test_a_budget_may_stand_in_place_of_a_number_of_worlds() -> None:
    seen = view(deal(RULESETS["bid"], 0, random.Random(3)), 1)
    assert SamplerPlayer(budget_ms=20).choose(seen) in seen.legal


def test_six_sure_tricks_shoot_the_moon() -> None:
    state = at_hand(RULESETS["bid"], 0, "JH JD AH KH QH TH")
    for _ in range(3):
        state = apply(state, parse_action("PASS"))
    assert str(SamplerPlayer().choose(view(state, 0))) == "MOON"


def test_the_sampler_beats_chance() -> None:
    leads = games.contest(RULESETS["two_handed"], "sampler", "random", 16)
    assert mean(leads) > 2 * stdev(leads) / len(leads) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", RULESETS)
def test_the_sampler_is_no_weaker_than_the_thumb(game: str) -> None:
    leads = games.contest(RULESETS[game], "sampler", "thumb", 60)
    assert mean(leads) > -2 * stdev(leads) / len(leads) ** 0.5
