"""What is said of a call once the deals are counted: verdict, reason, and what the count rests on."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import Action, View
from euchre_tutor.solver.estimates import Study, too_close
from euchre_tutor.speech import mark, say

WORDS = {
    "best": mark("Best"),
    "fine": mark("Also fine: too close to call"),
    "mistake": mark("Mistake"),
}


@dataclass(frozen=True)
class Judged:
    """The verdict on a call with its sentences."""

    grade: str
    sentences: tuple[str, ...]

    @property
    def word(self) -> str:
        """The verdict in words."""
        return say(WORDS[self.grade])


def judged(view: View, action: Action, study: Study) -> Judged:
    """Best, as good as the best, or a mistake, and why."""
    best = max(study.estimates, key=lambda one: one.points)
    one = next(one for one in study.estimates if one.action == action)
    grade = "best" if one is best else "fine" if too_close(best, one) else "mistake"
    return Judged(grade, ())


def assumed(view: View) -> tuple[str, ...]:
    """What the figures take for granted."""
    return ()
