"""What is said of a card is what the hand pays at the table when everybody goes on by rule of thumb."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, Option, Phase, apply, score, view
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.plays import PlayStudy
from tests.solver.replays import as_it_is, hand_through
from tests.solver.test_twins import finished
from tests.solver.test_worlds import WORLD_TABLES

TABLES = [(game, options) for game, options in WORLD_TABLES if "renege_mode" not in options]


def check(game: str, options: dict[str, Option], hands: int, share: float) -> None:
    """In the world as it is every card pays what comes of it, own points and the others' mean."""
    rules, checked = RULESETS[game].with_options(**options), 0
    for seed in range(hands):
        rng = random.Random(seed)
        for state in hand_through(rules, seed, "random" if seed % 3 else "thumb"):
            if state.phase not in (Phase.PLAY, Phase.EXCHANGE) or rng.random() > share:
                continue
            seen = view(state, state.to_act)
            against = [seat for seat in range(rules.seats) if seat not in rules.side(seen.seat)]
            for kernel in (PlainKernel(), FastKernel()):
                plays = PlayStudy(seen, kernel)
                for action in plays.lawful():
                    ((mine, theirs),) = plays.after(action, [as_it_is(state)])
                    points = score(finished(apply(state, action)))
                    assert mine == points[seen.seat]
                    assert theirs == pytest.approx(sum(points[seat] for seat in against) / len(against))
                    checked += 1
    assert checked > 10


@pytest.mark.parametrize("game, options", TABLES, ids=str)
def test_a_card_pays_what_comes_of_it(game: str, options: dict[str, Option]) -> None:
    check(game, options, hands=3, share=0.3)


@pytest.mark.slow
@pytest.mark.parametrize("game, options", TABLES, ids=str)
def test_cards_pay_what_comes_of_them_all_along_many_hands(game: str, options: dict[str, Option]) -> None:
    check(game, options, hands=30, share=1)
