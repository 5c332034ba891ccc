"""Looking back on a finished hand: what cost most, why, and playing it again from there."""

from __future__ import annotations

from typing import Any, TypedDict

from euchre_tutor.engine import Phase
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.amounts import decimal
from euchre_tutor.tutor.choice_names import choice_name
from euchre_tutor.tutor.feedback import assumptions
from euchre_tutor.tutor.hand_review import Decision, HandReview
from euchre_tutor.tutor.names import capital
from euchre_tutor.tutor.punished import line_sentence
from euchre_tutor.tutor.verdicts import WRONG

from .bid_judge import Grade, graded
from .messages import Message, whole
from .model import Work
from .table_play import Seated
from .table_texts import STAGES


class RowJson(TypedDict):
    """One decision: when it was made and what, the verdict, and the sentences."""

    at: int
    title: str
    grade: Grade
    word: str
    sentences: list[str]


class Reviewed(Seated):
    """A learner who may look back on a hand once it is over."""

    looked_back: HandReview | None = None
    panel = ""

    def why_no_review(self) -> str:
        """Why there is nothing to look back on, in words; "" when there is."""
        return "" if self.session.is_over else say("This hand is not over yet.")

    def on_review(self, message: Message) -> None:
        """Count the decisions of the hand, one after the other; what is found shows as it comes."""
        if why := self.why_no_review():
            self._tell(why)
            return
        self.panel, self.looked_back = "review", None
        self.later(self._count())

    def _count(self) -> Work:
        for found in self.session.reviewed():
            self.looked_back = found
            yield None
        self.announce(_summary(self.looked_back or HandReview()))

    def on_replay(self, message: Message) -> None:
        """Play the hand again from one of its decisions."""
        at = whole(message, "at")
        places = [one.at for one in (self.looked_back or HandReview()).decisions]
        if at is None or at not in places:
            return
        if not self.session.practice:
            self._tell(self.session.why_not_undo())
            return
        self.panel = ""
        self.sit(self.session.again_from(at))
        self._say_change(say("Back to this decision."))

    def draw_review(self) -> dict[str, Any]:
        """The dialog: the three that cost most, then all the others in short."""
        found = self.looked_back or HandReview()
        worst = found.worst
        others = [one for one in found.decisions if one not in worst]
        return {
            "kind": "review",
            "lead": _summary(found),
            "worst": [_row(one) for one in worst],
            "others": [_row(one) for one in others],
            "assumed": list(assumptions(worst[0].view)) if worst else [],
            "again": self.session.practice,
        }


def _row(one: Decision) -> RowJson:
    """The decision; its sentences only where it cost something."""
    wrong, told = one.feedback.verdict in WRONG, one.feedback
    line = [line_sentence(one.view, one.line)] if one.line is not None else []
    title = say("{stage}: {choice}", stage=_stage(one), choice=choice_name(one.view, one.action))
    return RowJson(
        at=one.at,
        title=capital(title),
        grade=graded(told.verdict),
        word=told.name,
        sentences=[*told.sentences, *line] if wrong else [],
    )


def _stage(one: Decision) -> str:
    """The part of the hand in which it was made."""
    if one.view.phase is Phase.PLAY:
        return say("Trick {n}", n=len(one.view.complete_tricks) + 1)
    return say(STAGES[one.view.phase])


def _summary(found: HandReview) -> str:
    """What all of it cost, or how much is still to be counted."""
    if found.due or not found.decisions:
        return say_count(
            "{n} decision is still being counted.", "{n} decisions are still being counted.", found.due
        )
    wrong = sum(one.feedback.verdict in WRONG for one in found.decisions)
    if not wrong:
        return say("Nothing that you chose was certainly worse than the best.")
    cost = decimal(found.cost)
    return say_count(
        "{n} decision cost something: {cost} points in all, over many deals.",
        "{n} decisions cost something: {cost} points in all, over many deals.",
        wrong,
        cost=cost,
    )
