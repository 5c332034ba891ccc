"""Hints at the table, rung by rung, by the count of many deals; or that there is no advice."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..engine.views import View
from ..solver.estimates import NoEstimate
from ..speech import mark, say
from .advice import Advice, advise
from .choice_names import choice_name
from .spoken import spoken

BUDGET = 45  # milliseconds: a click is answered while one waits


NO_HINT = mark("There is no hint for this decision: whether somebody reneged, the cards on the table tell.")


def hint_rungs(view: View, rng: random.Random) -> tuple[str, ...]:
    """Hints from the slightest on: the idea, what is true here, what to leave out, what is best."""
    if not view.on_turn:
        return (say("A hint is for a decision of yours."),)
    try:
        advice = advise(view, rng, budget_ms=BUDGET)
    except NoEstimate:
        return (say(NO_HINT),)
    return (*_leading_to(view, advice), _answer(view, advice))


def _leading_to(view: View, advice: Advice) -> Iterator[str]:
    """What is said before the answer, as far as there is something to say."""
    worst, best = advice.ranked[-1], advice.best
    for one in advice.ideas(best.action)[:1]:
        yield say("What this is about: {idea}.", idea=say(one.idea.title))
        yield one.sentence
    if not worst.close:
        yield say("Leave this out: {action}.", action=choice_name(view, worst.action))


def _answer(view: View, advice: Advice) -> str:
    """What seems best now, and what is too close to it to call; in words, without bare figures."""
    best, *others = advice.ranked
    text = say("Over many deals this does best: {action}.", action=spoken(best.action, view))
    close = [spoken(one.action, view) for one in others if one.close]
    if not close:
        return text
    return say("{hint} Too close to call: {actions}.", hint=text, actions=", ".join(close))
