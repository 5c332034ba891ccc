"""A hint at the table: the best call or card by the count of many deals, or that there is no advice."""

from __future__ import annotations

import random

from ..engine.ruleset import Phase
from ..engine.views import View
from ..players import PLAYERS
from ..solver.estimates import NoEstimate
from ..speech import mark, say
from .advice import advise
from .spoken import spoken

BUDGET = 45  # milliseconds: a click is answered while one waits


NO_HINT = mark("There is no hint for this decision: whether somebody reneged, the cards on the table tell.")


def advice_text(view: View, rng: random.Random) -> str:
    """What seems best now, and what is too close to it to call; in words, without bare figures."""
    if not view.on_turn:
        return say("A hint is for a decision of yours.")
    try:
        best, *others = advise(view, rng, budget_ms=BUDGET).ranked
    except NoEstimate:
        return _by_thumb(view)
    text = say("Over many deals this does best: {action}.", action=spoken(best.action, view))
    close = [spoken(one.action, view) for one in others if one.close]
    if not close:
        return text
    return say("{hint} Too close to call: {actions}.", hint=text, actions=", ".join(close))


def _by_thumb(view: View) -> str:
    """Where deals cannot be counted: what the rule of thumb would do, and that it is no more than that."""
    if view.phase is Phase.CLAIMS:
        return say(NO_HINT)
    action = PLAYERS["thumb"]().choose(view)
    return say("By rule of thumb, not by counting: {action}.", action=spoken(action, view))
