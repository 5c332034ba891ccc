"""Two ways to the same figures, held to each other in every game: both kernels, and hands dealt anew."""

from __future__ import annotations

import random

from euchre_tutor.engine import State, View, view
from euchre_tutor.solver.estimates import estimate, study
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.plain_kernel import PlainKernel
from tests.engine.redeal import redealt


def both_kernels_agree(seen: View, plain_worlds: int) -> None:
    """What numpy counts lies within the errors of what plain Python counts in other deals."""
    fast = study(seen, random.Random(1), worlds=800, by=FastKernel()).estimates
    plain = study(seen, random.Random(2), worlds=plain_worlds, by=PlainKernel()).estimates
    for a, b in zip(fast, plain, strict=True):
        assert abs(a.points - b.points) <= 5 * (a.error**2 + b.error**2) ** 0.5 + 0.3, str(a.action)


def hidden_cards_change_nothing(state: State, seed: int, worlds: int) -> None:
    """The seat on turn counts the same when the cards that it cannot see lie elsewhere."""
    other, _ = redealt(state, state.to_act, random.Random(seed))
    seen = [view(one, state.to_act) for one in (state, other)]
    first, second = (estimate(one, random.Random(3), worlds=worlds) for one in seen)
    assert first == second
