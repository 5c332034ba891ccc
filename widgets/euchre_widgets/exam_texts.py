"""The exam's fixed words, and its score in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.grading import Grade

from .quiz_texts import quiz_words

RULES = mark(
    "There are no hints, and nothing is marked before you hand the exam in. Go back and change an answer as "
    "often as you like."
)


def exam_words() -> dict[str, str]:
    """Labels by the names the front end knows: the quiz's, and its own."""
    return quiz_words() | {
        "pick_every": say("Tap every one that is right"),
        "back": say("Back"),
        "next": say("Next question"),
        "hand_in": say("Hand in"),
        "hand_in_now": say("Hand in all the same"),
        "to_open": say("To the first of them"),
        "went": say("How it went"),
        "every_question": say("Every question"),
        "another": say("Another exam"),
        "again": say("The same exam again"),
    }


def score_line(marks: Sequence[Grade]) -> str:
    """How many were right."""
    good = sum(one.verdict in ("right", "also_fine") for one in marks)
    return say("{good} of {all} right.", good=good, all=len(marks))
