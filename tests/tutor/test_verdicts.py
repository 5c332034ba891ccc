"""Verdicts: no worse than the count supports, and nothing better held up falsely."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from euchre_tutor.engine import RULESETS, Action, Phase, View, apply, deal, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import Estimate
from euchre_tutor.tutor.advice import advise
from euchre_tutor.tutor.feedback import review
from euchre_tutor.tutor.verdicts import WRONG, tells_apart, verdict
from tests.solver.tables import at_hand


def test_a_mistake_is_told_with_what_is_better() -> None:
    seen = view(at_hand(RULESETS["bid"], 1, "9C TC 9D QD 9S TS"), 1)
    advice = advise(seen, random.Random(1), worlds=200)
    right, wrong = review(seen, advice.best.action, advice), review(seen, seen.legal[-1], advice)
    assert right.verdict == "best" and not right.better and not right.cost
    assert wrong.verdict in WRONG and wrong.better[0] == advice.best.action
    assert wrong.place in wrong.sentences and "worth" in wrong.place


def test_a_card_is_never_called_worse_for_less_than_a_tenth() -> None:
    seen = next(positions_of_play(3))
    better, worse = (estimate_of(seen, seen.legal[n], points) for n, points in ((0, 1.0), (1, 0.91)))
    assert verdict(seen, worse, better) == "fine"
    assert verdict(seen, replace(worse, exact=True), better) == "inaccurate"
    assert verdict(seen, estimate_of(seen, seen.legal[1], 0.85), better) == "inaccurate"


def test_nothing_is_held_up_as_better_that_the_figures_do_not_bear_out() -> None:
    thumb, rng, held = PLAYERS["thumb"](), random.Random(2), 0
    for seed in range(4):
        state = deal(RULESETS["bid"], seed, random.Random(seed))
        while state.phase is not Phase.OVER:
            seen = view(state, state.to_act)
            if state.phase is Phase.PLAY and len(seen.legal) > 1:
                advice = advise(seen, rng, worlds=24)
                for one in advice.ranked:
                    for told in advice.ideas(one.action):
                        better = told.instead and advice.of(told.instead).estimate
                        held += better is not None
                        assert not better or tells_apart(seen, better, one.estimate)
            state = apply(state, thumb.choose(seen))
    assert held > 10


def positions_of_play(seed: int) -> Iterator[View]:
    """Views of seats that are to lead."""
    state = deal(RULESETS["bid"], 0, random.Random(seed))
    while state.phase is not Phase.PLAY:
        state = apply(state, PLAYERS["thumb"]().choose(view(state, state.to_act)))
    yield view(state, state.to_act)


def estimate_of(seen: View, action: Action, points: float) -> Estimate:
    """Figures without any doubt."""
    return Estimate(
        action=action,
        points=points,
        error=0.0,
        worlds=50,
        exact=False,
        own_points=points,
        own_error=0.0,
        samples=(points,) * 50,
    )
