"""What each alternative of a choice came to: every one of them once, the best first, with its error."""

from __future__ import annotations

import re

import pytest

from euchre_tutor.engine import RULESETS, view
from euchre_tutor.tutor.choice_hands import MERGE, choice_hand, kinds_of, ways
from euchre_tutor.tutor.choice_words import way
from euchre_tutor.tutor.counted import beside, counting, figures, judging

FIGURE = re.compile(r"(−?\d+\.\d) ± \d+\.\d")


@pytest.mark.parametrize("game", [name for name, rules in RULESETS.items() if kinds_of(rules)])
def test_every_choice_is_told_with_its_figure_from_the_best_on(game: str) -> None:
    for kind in set(kinds_of(RULESETS[game])) - {MERGE}:
        state = choice_hand(RULESETS[game], kind, 2, 0)
        seen = view(state, 0)
        *_, last = counting(seen, 1, 40)
        told = figures(seen, ways(state), last)
        assert all(way(seen, word) in told for word in ways(state)), told
        points = [float(found.replace("−", "-")) for found in FIGURE.findall(told)]
        assert len(points) == len(ways(state)) and points == sorted(points, reverse=True), told


@pytest.mark.parametrize("game", [name for name, rules in RULESETS.items() if kinds_of(rules)])
def test_a_verdict_is_never_against_its_own_figures(game: str) -> None:
    for kind in set(kinds_of(RULESETS[game])) - {MERGE}:
        state = choice_hand(RULESETS[game], kind, 2, 0)
        seen, words = view(state, 0), ways(state)
        *_, last = counting(seen, 1, 60)
        first, *_ = figures(seen, words, last).split(": ", 1)[1].split(", ")
        told = {word: beside(seen, word, words, last) for word in words}
        best = [word for word, one in told.items() if one.grade == "best"]
        assert len(best) == 1 and first.startswith(way(seen, best[0])), (kind, first, best)
        assert all(figures(seen, words, last) in one.sentences for one in told.values())


def test_a_verdict_comes_once_after_the_counting() -> None:
    state = choice_hand(RULESETS["turn_up"], "order", 2, 0)
    *before, told = judging(view(state, 0), "order", "PASS", ways(state), 1)
    assert told is not None and told.sentences and not any(before)
