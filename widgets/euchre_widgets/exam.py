"""Exam: questions on everything before it, without hints; marked when handed in, with a result by idea."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.grading import Grade, grade_once, is_answered
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.quizzes import exam, load_item

from .exam_sheet import question_json, result_json
from .exam_texts import RULES, exam_words, score_line
from .messages import Message, whole
from .model import WidgetModel
from .quiz_question import ONE_TAP, TERMS, key_of

MOST = 9_999  # exams; each number is one of its own
LONGEST = 40  # characters of a number written
Graded = Callable[[Item, Grade, int, int], None]
Carried = Callable[[Item, str, int], None]


@dataclass(frozen=True)
class Paper:
    """One exam as far as it is written: ``at`` is the question before the learner, -1 the result."""

    number: int
    answers: tuple[tuple[str, ...], ...]
    at: int = 0
    warned: bool = False  # handing in was asked for while some were not answered
    marks: tuple[Grade, ...] = ()  # once handed in


class ExamModel(WidgetModel):
    """Questions that can be answered in any order and changed until the exam is handed in."""

    name = "exam"
    terms = TERMS
    settings = frozenset({"entry"})  # so that a click right after a number is typed is not stale

    def __init__(
        self,
        lesson: str = "18",
        *,
        on_graded: Graded | None = None,
        on_carried: Carried | None = None,
        keep_key: str | None = None,
    ) -> None:
        """The exam on everything before this lesson.

        ``on_graded(item, grade, hints, attempt)`` hears of every answer when the exam is handed in,
        ``on_carried(item, verdict, hints)`` of those of an exam handed in at an earlier visit.
        """
        super().__init__(keep_key=keep_key)
        self.lesson, self._on_graded, self._on_carried = lesson, on_graded, on_carried
        self.items, self.paper = self._new(1)

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The question before the learner, or how the exam went."""
        paper = self.paper
        shown = {"title": say("Exam {n}", n=paper.number), "question": None, "result": None}
        if paper.at < 0:
            return shown | {"result": result_json(self.items, paper.marks, self.lesson)}
        mark = paper.marks[paper.at] if paper.marks else None
        question = question_json(self.items, paper.at, paper.answers[paper.at], mark)
        return shown | {"question": question} | self._around()

    def _around(self) -> dict[str, Any]:
        """What stands about the question: how many are answered, and what is missing for handing in."""
        paper, left = self.paper, self._left()
        done = say("{n} of {all} answered", n=len(self.items) - len(left), all=len(self.items))
        return {
            "progress": "" if paper.marks else done,
            "rules": "" if paper.marks or paper.at else say(RULES),
            "at": paper.at,
            "open": left[0] if left else -1,
            "missing": _missing(left) if paper.warned else "",
            "handed": bool(paper.marks),
        }

    def words(self) -> dict[str, str]:
        """The exam's own labels."""
        return super().words() | exam_words()

    # keeping

    def save(self) -> str:
        """The number of the exam, the question, whether it is handed in, and the answers."""
        paper = self.paper
        if paper.number == 1 and not any(paper.answers):
            return ""
        return json.dumps([paper.number, paper.at, bool(paper.marks), paper.answers])

    def load(self, text: str) -> None:
        """Back to an exam; ValueError for a text that is none of ours."""
        number, at, handed, answers = _read(text)
        items, paper = self._new(number)
        if len(answers) != len(items) or not -1 <= at < len(items) or (at < 0 and not handed):
            raise ValueError("an exam of another length")
        if not all(_fits(item, answer) for item, answer in zip(items, answers, strict=True)):
            raise ValueError("an answer to another question")
        self.items, self.paper = items, replace(paper, answers=answers, at=at)
        if handed:
            self.paper = replace(self.paper, marks=self._marks())
            for item, mark in zip(items, self.paper.marks, strict=True):
                if self._on_carried:
                    self._on_carried(item, mark.verdict, 0)

    def replaces(self) -> bool:
        """An exam handed in is a choice for it."""
        return bool(self.paper.marks)

    def afresh(self) -> None:
        """The first exam, nothing answered."""
        self.items, self.paper = self._new(1)

    # what it hears

    def on_choose(self, message: Message) -> None:
        """An option: chosen, or put back; of a single answer another takes its place."""
        item, at = self._open_item(), self.paper.at
        key = key_of(item, 1, message.get("option")) if item else None
        if item is None or key is None or item.kind == "number":
            return
        had = self.paper.answers[at]
        kept = () if item.kind in ONE_TAP else tuple(one for one in had if one != key)
        self._write(kept if key in had else (*kept, key))

    def on_entry(self, message: Message) -> None:
        """A number, as it is written so far, to the question it was written to."""
        item = self._open_item()
        if item is not None and item.kind == "number" and whole(message, "at") == self.paper.at:
            entry = str(message.get("entry", "")).strip()[:LONGEST]
            self._write((entry,) if entry else ())

    def on_step(self, message: Message) -> None:
        """To another question by its number, counted from 0."""
        to = whole(message, "to")
        if to is not None and 0 <= to < len(self.items):
            self._turn_to(to)

    def on_hand_in(self, message: Message) -> None:
        """Mark it all; while some are not answered, only when it is asked for again."""
        paper, left = self.paper, self._left()
        if paper.marks:
            return
        if left and not paper.warned:
            self.paper = replace(paper, warned=True)
            self.announce(_missing(left))
            return
        self.paper = replace(paper, marks=self._marks(), at=-1, warned=False)
        self.announce(score_line(self.paper.marks))
        for item, mark in zip(self.items, self.paper.marks, strict=True):
            if self._on_graded:
                self._on_graded(item, mark, 0, 1)

    def on_result(self, message: Message) -> None:
        """Back to how it went."""
        if self.paper.marks:
            self.paper = replace(self.paper, at=-1)
            self.announce(score_line(self.paper.marks))

    def on_another(self, message: Message) -> None:
        """The exam of the next number."""
        if self.paper.marks:
            self._begin(self.paper.number % MOST + 1)

    def on_again(self, message: Message) -> None:
        """The same questions, none answered."""
        if self.paper.marks:
            self._begin(self.paper.number)

    # inside

    def _new(self, number: int) -> tuple[tuple[Item, ...], Paper]:
        items = tuple(map(load_item, exam(self.lesson, number)))
        return items, Paper(number, ((),) * len(items))

    def _begin(self, number: int) -> None:
        self.items, self.paper = self._new(number)
        self._turn_to(0)

    def _turn_to(self, at: int) -> None:
        self.paper = replace(self.paper, at=at, warned=False)
        head = say("Question {n} of {all}", n=at + 1, all=len(self.items))
        self.announce(f"{head}. {self.items[at].prompt}")

    def _open_item(self) -> Item | None:
        """The question that can be answered now."""
        return None if self.paper.marks or self.paper.at < 0 else self.items[self.paper.at]

    def _write(self, answer: tuple[str, ...]) -> None:
        answers = list(self.paper.answers)
        answers[self.paper.at] = answer
        self.paper = replace(self.paper, answers=tuple(answers), warned=False)

    def _left(self) -> list[int]:
        """The questions not answered, counted from 0."""
        both = zip(self.items, self.paper.answers, strict=True)
        return [at for at, (item, answer) in enumerate(both) if not is_answered(item, _given(item, answer))]

    def _marks(self) -> tuple[Grade, ...]:
        both = zip(self.items, self.paper.answers, strict=True)
        return tuple(grade_once(item, _given(item, answer)) for item, answer in both)


def _given(item: Item, answer: tuple[str, ...]) -> str | tuple[str, ...]:
    """The answer as it is marked: a list where several cards can be chosen."""
    return answer if item.kind in ("cards", "order") else "".join(answer)


def _missing(left: list[int]) -> str:
    numbers = ", ".join(str(at + 1) for at in left)
    return say_count(
        "Question {numbers} is not answered.", "{n} questions are not answered: {numbers}.", len(left),
        numbers=numbers,
    )  # fmt: skip


def _read(text: str) -> tuple[int, int, bool, tuple[tuple[str, ...], ...]]:
    """The parts of a kept text, each of its own type."""
    match json.loads(text):
        case [int(number), int(at), bool(handed), list(answers)] if 1 <= number <= MOST:
            if all(isinstance(one, list) and all(isinstance(key, str) for key in one) for one in answers):
                return number, at, handed, tuple(map(tuple, answers))
    raise ValueError(f"no exam: {text[:60]!r}")


def _fits(item: Item, answer: tuple[str, ...]) -> bool:
    """Whether this can have been answered to this question."""
    if item.kind == "number":
        return len(answer) <= 1 and all(0 < len(entry) <= LONGEST for entry in answer)
    once = len(set(answer)) == len(answer) and (len(answer) <= 1 or item.kind not in ONE_TAP)
    return once and all(item.option(key) is not None for key in answer)
