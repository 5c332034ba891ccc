"""An exam as JSON: the question before the learner, and how all of it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from euchre_tutor.engine import RULESETS
from euchre_tutor.speech import say
from euchre_tutor.tutor.course.topics import TOPICS
from euchre_tutor.tutor.grading import Grade
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.names import capital
from euchre_tutor.tutor.progress import Attempt, Sitting, recap
from euchre_tutor.tutor.sheet.rule import game_title

from .exam_texts import score_line
from .quiz_figure import figure_json
from .quiz_question import Answered, graded_json, hand_is_asked, options_json
from .quiz_texts import GRADED, GRADES
from .recap import groups
from .sitting import outcome_of


def question_json(
    items: Sequence[Item], at: int, answer: tuple[str, ...], mark: Grade | None
) -> dict[str, Any]:
    """One question as the quiz shows it too; ``mark`` once the exam is handed in."""
    item, settled = items[at], mark is not None
    is_number = item.kind == "number"
    return {
        "head": say("Question {n} of {all}", n=at + 1, all=len(items)),
        "idea": game_title(RULESETS[TOPICS[item.idea].game]),
        "prompt": item.prompt,
        "kind": item.kind,
        "take": item.take,
        "percent": item.percent,
        "figure": figure_json(item.figure, settled, hand_is_asked(item)),
        "options": options_json(item, 1, Answered(() if is_number else answer, mark)),
        "entry": "".join(answer) if is_number else "",
        "check": False,
        "graded": graded_json(mark),
        "retry": False,
        "settled": settled,
        "steps": list(item.steps),
        "hints": [],
        "used": "",
        "last": at + 1 == len(items),
    }


def result_json(items: Sequence[Item], marks: Sequence[Grade], lesson: str) -> dict[str, Any]:
    """The score, what went well and what to repeat by idea, and every question with its mark."""
    done = Sitting()
    for item, mark in zip(items, marks, strict=True):
        beliefs = (mark.misconception,) if mark.misconception else ()
        outcome = outcome_of(mark.verdict, 0, mark.shown)
        if outcome:
            done = done.after(Attempt(item.id, item.idea, outcome, 0, beliefs))
    return {
        "text": score_line(marks),
        "groups": groups(recap(done, lesson)),
        "rows": [_row(item, mark) for item, mark in zip(items, marks, strict=True)],
    }


def _row(item: Item, mark: Grade) -> dict[str, str]:
    grade = "mistake" if mark.shown else GRADES[mark.verdict]
    idea = capital(say(TOPICS[item.idea].title))
    word = mark.word if mark.shown else say(GRADED[mark.verdict])
    return {"grade": grade, "word": word, "prompt": item.prompt, "idea": idea}
