"""Verdicts on a choice: from the points it costs, and never beyond what their error supports."""

from __future__ import annotations

from typing import Literal

from ..engine.ruleset import Phase, Ruleset
from ..engine.views import View
from ..solver.estimates import Estimate, gap
from ..speech import mark, say

Verdict = Literal["best", "fine", "inaccurate", "mistake", "blunder"]
WRONG: tuple[Verdict, ...] = ("inaccurate", "mistake", "blunder")
NAMES: dict[Verdict, str] = {
    "best": mark("Best"),
    "fine": mark("Also fine: too close to call"),
    "inaccurate": mark("Inaccurate"),
    "mistake": mark("Mistake"),
    "blunder": mark("Blunder"),
}
LEAST = 0.1  # points: a card is never called worse for less, as long as it is counted and not proved
MISTAKE, BLUNDER = 0.5, 1.5  # points from which it is one, where each trick is a point
TURNED = 1 / 3  # what a point of theirs is, where a whole hand pays one or two


def scale(rules: Ruleset) -> float:
    """How many points weigh as much as one trick of a game in which tricks are points."""
    return TURNED if rules.turns_up else 1.0


def verdict(view: View, mine: Estimate, best: Estimate) -> Verdict:
    """The verdict on one action beside the best one: "fine" unless the difference is told from nil.

    What is weighed is the worth that the estimates give: points, here.
    """
    if mine is best:
        return "best"
    cost, error = gap(best, mine)
    if not _tells(view, mine, cost, error):
        return "fine"
    points = cost / scale(view.rules)
    return "blunder" if points >= BLUNDER else "mistake" if points >= MISTAKE else "inaccurate"


def tells_apart(view: View, better: Estimate, worse: Estimate) -> bool:
    """Whether the one is certainly better than the other, as far as the count can be certain."""
    cost, error = gap(better, worse)
    return _tells(view, worse, cost, error)


def _tells(view: View, worse: Estimate, cost: float, error: float) -> bool:
    small = view.phase is Phase.PLAY and not worse.exact and cost < LEAST
    return cost > 0 and cost >= 2 * error and not small


def verdict_name(one: Verdict) -> str:
    """The verdict in the language in force."""
    return say(NAMES[one])
