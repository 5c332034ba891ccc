"""A choice before the play beside its alternatives: what each came to in many deals, as one sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ..engine.actions import Swap
from ..engine.views import View
from ..solver.estimates import Estimate, Study, in_slices
from ..speech import say
from .amounts import decimal
from .choice_hands import STAY
from .choice_words import way

DEALS = 500
STANDARD_ERRORS = 2  # within which the true mean lies in 19 cases of 20


def counting(view: View, seed: object, deals: int = DEALS) -> Iterator[Study]:
    """The study of the choice, slice by slice; NoEstimate where there is nothing to count."""
    return in_slices(view, random.Random(f"{seed} choice"), deals)


def figures(view: View, words: Sequence[str], study: Study) -> str:
    """What each of these choices came to, in points, with its error; the best first."""
    found = sorted(((word, _of(word, study)) for word in words), key=lambda pair: -pair[1].points)
    told = [
        say(
            "{action} {points} ± {error}",
            action=way(view, word),
            points=decimal(one.points),
            error=_error(one),
        )
        for word, one in found
    ]
    worlds = study.estimates[0].worlds
    return say("Counted over {n} deals, in points a hand: {figures}.", n=worlds, figures=", ".join(told))


def _of(word: str, study: Study) -> Estimate:
    """The estimate of a choice; of staying without a swap that of the best call."""
    if word == STAY:
        return max((one for one in study.estimates if one.action != Swap()), key=lambda one: one.points)
    return next(one for one in study.estimates if str(one.action) == word)


def _error(one: Estimate) -> str:
    return decimal(STANDARD_ERRORS * one.error)
