"""What is said of a call once the deals are counted: verdict, reason, and what the count rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from euchre_tutor.engine import Action, View
from euchre_tutor.solver.estimates import Study
from euchre_tutor.tutor.advice import advice_from
from euchre_tutor.tutor.feedback import assumptions, review
from euchre_tutor.tutor.verdicts import WRONG, Verdict, verdict_name

Grade = Literal["best", "fine", "mistake"]


@dataclass(frozen=True)
class Judged:
    """The verdict on a call with its sentences."""

    verdict: Verdict
    sentences: tuple[str, ...]

    @property
    def grade(self) -> Grade:
        """How it is drawn."""
        return graded(self.verdict)

    @property
    def word(self) -> str:
        """The verdict in words."""
        return verdict_name(self.verdict)


def graded(verdict: Verdict) -> Grade:
    """How a verdict is drawn: what certainly cost something as a mistake; its word says how grave it was."""
    return "mistake" if verdict in WRONG else "fine" if verdict == "fine" else "best"


def judged(view: View, action: Action, study: Study) -> Judged:
    """Best, as good as the best, or a mistake, and why."""
    found = review(view, action, advice_from(view, study))
    return Judged(found.verdict, found.sentences)


def assumed(view: View) -> tuple[str, ...]:
    """What the figures take for granted."""
    return assumptions(view)
