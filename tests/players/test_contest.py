"""The rule of thumb beats chance in every game, on the same deals from every side of the table."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from benchmarks import games
from benchmarks.players import contest
from euchre_tutor.engine import RULESETS

DEALS = 90  # each played once from every side: two or three hundred hands


def test_the_thumb_beats_chance_in_nearly_every_duplicate_match() -> None:
    assert sum(points > 0 for points in contest("thumb", "random", 20, most=8)) >= 19


@pytest.mark.parametrize("game", RULESETS)
def test_the_thumb_beats_chance_in_every_game(game: str) -> None:
    leads = games.contest(RULESETS[game], "thumb", "random", DEALS)
    error = stdev(leads) / len(leads) ** 0.5
    assert mean(leads) > 0.5 and mean(leads) > 5 * error, (mean(leads), error)
