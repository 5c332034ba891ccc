"""A hint at the table: the best call or card by the count of many deals, or that there is no advice."""

from __future__ import annotations

import random

from ..engine.views import View
from ..solver.estimates import NoEstimate
from ..speech import say
from .advice import advise
from .names import action_name

BUDGET = 45  # milliseconds: a click is answered while one waits


def advice_text(view: View, rng: random.Random) -> str:
    """What seems best now, and what is too close to it to call; in words, without bare figures."""
    if not view.on_turn:
        return say("A hint is for a decision of yours.")
    try:
        best, *others = advise(view, rng, budget_ms=BUDGET).ranked
    except NoEstimate:
        return say(
            "There is no hint for this decision: whether somebody reneged, the cards on the table tell."
        )
    text = say("Over many deals this does best: {action}.", action=action_name(best.action))
    close = [action_name(one.action) for one in others if one.close]
    if not close:
        return text
    return say("{hint} Too close to call: {actions}.", hint=text, actions=", ".join(close))
