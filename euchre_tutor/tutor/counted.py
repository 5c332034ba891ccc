"""A choice before the play, judged by many deals: its place among the others, and what each came to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..engine.actions import Action, Discard, Swap
from ..engine.views import View
from ..solver.estimates import Estimate, Study, in_slices
from ..speech import mark, say
from . import keeping
from .advice import advice_from
from .amounts import decimal
from .choice_hands import MERGE, STAY, by_thumb
from .choice_words import Judged, by_rule_of_thumb, kept_by, way, weaker
from .feedback import review
from .keeping import THE_BEST
from .verdicts import WRONG

DEALS = 500
SAME_DEALS = mark(
    "The choices were compared in the same deals, which tells them apart more surely than these errors do."
)
STANDARD_ERRORS = 2  # within which the true mean lies in 19 cases of 20


def judging(view: View, kind: str, word: str, words: Sequence[str], seed: object) -> Iterator[Judged | None]:
    """Slice by slice, nothing until the verdict on this choice of ``words`` is there."""
    if kind == MERGE:
        for counts in keeping.counting(view, seed):
            yield keeping.judged_by(counts, word) if counts else None
        return
    last: Study | None = None
    for study in counting(view, seed):
        last = study
        yield None
    assert last is not None, "there is a deal at least"
    yield beside(view, word, words, last)


def counting(view: View, seed: object, deals: int = DEALS) -> Iterator[Study]:
    """The study of the choice, slice by slice."""
    return in_slices(view, random.Random(f"{seed} choice"), deals)


def beside(view: View, word: str, words: Sequence[str], study: Study) -> Judged:
    """The choice among these words, by what they came to; card for card where the order of cards tells."""
    how, sure = figures(view, words, study), weaker(view, word)
    if sure is not None:
        return replace(sure, sentences=(*sure.sentences, how))

    def name(at: View, action: Action) -> str:
        return way(at, STAY if STAY in words and action != Swap() else str(action))

    found = {one: _of(one, study) for one in words}
    advice = advice_from(view, Study(tuple(found.values()), study.outlook))
    told = review(view, found[word].action, advice, name)
    thumb = by_rule_of_thumb(view, by_thumb(view))
    sentences = (told.place, *told.reasons, thumb, how)
    if told.verdict == "best":
        return Judged("best", told.name, sentences)
    best = advice.best.action
    shown = kept_by(view, str(best)) if isinstance(best, Discard) else None
    if told.verdict not in WRONG:
        return Judged("fine", told.name, sentences, shown, say(THE_BEST))
    return Judged("mistake", told.name, (*sentences, say(SAME_DEALS)), shown, say(THE_BEST))


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
