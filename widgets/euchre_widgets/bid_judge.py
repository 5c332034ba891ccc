"""What is said of a call once the deals are counted: verdict, reason, and what the count rests on."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import Action, View
from euchre_tutor.solver.estimates import Study
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.advice import advice_from
from euchre_tutor.tutor.feedback import Verdict, assumptions, review

WORDS: dict[Verdict, str] = {
    "best": mark("Best"),
    "fine": mark("Also fine: too close to call"),
    "mistake": mark("Mistake"),
}


@dataclass(frozen=True)
class Judged:
    """The verdict on a call with its sentences."""

    grade: Verdict
    sentences: tuple[str, ...]

    @property
    def word(self) -> str:
        """The verdict in words."""
        return say(WORDS[self.grade])


def judged(view: View, action: Action, study: Study) -> Judged:
    """Best, as good as the best, or a mistake, and why."""
    found = review(view, action, advice_from(view, study))
    return Judged(found.verdict, found.sentences)


def assumed(view: View) -> tuple[str, ...]:
    """What the figures take for granted."""
    return assumptions(view)
