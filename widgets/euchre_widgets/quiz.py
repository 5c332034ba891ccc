"""Quiz: one question after another, each with its reason, hints in rungs, and one retry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.grading import Grade, grade, show_answer
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.quizzes import load_item

from .messages import Message
from .model import WidgetModel
from .quiz_figure import figure_json
from .quiz_question import ONE_TAP, TERMS, Answered, graded_json, hand_is_asked, key_of, options_json
from .quiz_texts import GRADED, GRADES, hint_rungs, quiz_words, score_text
from .terms import linked

RUNGS = 4
DEMO = ("rank-trump~1", "left-suit~1", "legal-cards~1", "trump-first~1", "count-hand~1", "ladder~1")
Graded = Callable[[Item, Grade, int, int], None]
Carried = Callable[[Item, str, int], None]


@dataclass(frozen=True)
class Asking:
    """Where the learner is: which question, what is chosen, what was said, and how the others went."""

    number: int = 0
    attempt: int = 1
    hints: int = 0
    chosen: tuple[str, ...] = ()
    entry: str = ""
    grade: Grade | None = None
    results: tuple[tuple[str, int], ...] = ()  # (verdict, hints) of each question left behind

    @property
    def settled(self) -> bool:
        """Whether the question is done with: nothing more can be answered."""
        return self.grade is not None and not self.grade.retry


class QuizModel(WidgetModel):
    """Questions handed over by the tutor; the right answers stay here until one is given."""

    name = "quiz"
    terms = TERMS

    def __init__(
        self,
        items: Sequence[Item] = (),
        *,
        ideas: Mapping[str, str] | None = None,
        on_graded: Graded | None = None,
        on_carried: Carried | None = None,
        seed: int = 1,
        keep_key: str | None = None,
    ) -> None:
        """``ideas`` gives the name of each item's idea.

        ``on_graded(item, grade, hints, attempt)`` hears of every marked answer, ``on_carried(item, verdict,
        hints)`` of every question answered at an earlier visit.
        """
        super().__init__(keep_key=keep_key)
        self.items = tuple(items)
        self.asking = Asking()
        self._ideas = dict(ideas or {})
        self._on_graded, self._on_carried = on_graded, on_carried
        self._seed = seed

    @classmethod
    def demo(cls) -> QuizModel:
        """A question of every kind."""
        return cls([load_item(key) for key in DEMO])

    @property
    def item(self) -> Item | None:
        """The question now; None after the last."""
        return self.items[self.asking.number] if self.asking.number < len(self.items) else None

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The question with all that is known of it so far, or how it went."""
        item = self.item
        if item is None:
            return {"question": None, "summary": self._summary()}
        return {"question": self._question(item), "summary": None}

    def words(self) -> dict[str, str]:
        """The quiz's own labels."""
        return super().words() | quiz_words()

    def save(self) -> str:
        """The questions left behind, as verdict:hints."""
        return " ".join(f"{verdict}:{hints}" for verdict, hints in self.asking.results)

    def load(self, text: str) -> None:
        """Back to the first question not answered; ValueError for a text that is none of ours."""
        results = tuple(_result(word) for word in text.split())
        if len(results) > len(self.items):
            raise ValueError("more answers than questions")
        self.asking = Asking(number=len(results), results=results)
        for item, (verdict, hints) in zip(self.items, results, strict=False):
            if self._on_carried:
                self._on_carried(item, verdict, hints)

    def afresh(self) -> None:
        """The first question, nothing answered."""
        self.asking = Asking()

    # what it hears

    def on_choose(self, message: Message) -> None:
        """An option: at once the answer where one is asked for, else chosen or put back."""
        item, key = self.item, self._key(message.get("option"))
        if item is None or key is None or self.asking.settled or item.kind == "number":
            return
        if item.kind in ONE_TAP:
            self._mark(item, key)
            return
        fresh = () if self.asking.grade else self.asking.chosen
        chosen = tuple(k for k in fresh if k != key) if key in fresh else (*fresh, key)
        self._again(chosen)

    def on_check(self, message: Message) -> None:
        """Mark what is chosen, or the number that was written."""
        item = self.item
        if item is None or self.asking.settled:
            return
        if item.kind == "number":
            entry = str(message.get("entry", ""))[:40]
            self.asking = replace(self.asking, entry=entry)
            self._mark(item, entry)
        elif self.asking.grade is None or self.asking.grade.verdict == "unanswered":
            self._mark(item, self.asking.chosen)

    def on_retry(self, message: Message) -> None:
        """Once more from the same point."""
        if self.asking.grade and self.asking.grade.retry:
            self._again(())
            self.announce(self.item.prompt if self.item else "")

    def on_hint(self, message: Message) -> None:
        """One rung further down."""
        item = self.item
        if item is None or self.asking.settled or self.asking.hints >= RUNGS:
            return
        self.asking = replace(self.asking, hints=self.asking.hints + 1)
        self.announce(item.hints[self.asking.hints - 1])

    def on_show(self, message: Message) -> None:
        """The answer, given up."""
        if self.item is not None and not self.asking.settled:
            self._said(self.item, show_answer(self.item), ())

    def on_next(self, message: Message) -> None:
        """On to the next question, once this one is settled."""
        last = self.asking
        if last.settled and last.grade is not None:
            results = (*last.results, (self._verdict(last), last.hints))
            self.asking = Asking(number=last.number + 1, results=results)
            self.announce(self.item.prompt if self.item else score_text(results))

    def on_again(self, message: Message) -> None:
        """The same questions from the first."""
        self.asking = Asking()

    # inside

    def _again(self, chosen: tuple[str, ...]) -> None:
        """Choosing after a wrong answer is the second attempt."""
        wrong = self.asking.grade is not None and self.asking.grade.verdict == "wrong"
        attempt = self.asking.attempt + wrong
        self.asking = replace(self.asking, chosen=chosen, grade=None, attempt=attempt)

    def _mark(self, item: Item, answer: str | Sequence[str]) -> None:
        if self.asking.grade is not None:
            self._again(())
        marked = grade(item, answer, self.asking.hints, self.asking.attempt)
        chosen = () if item.kind == "number" else (answer,) if isinstance(answer, str) else tuple(answer)
        self._said(item, marked, chosen)

    def _said(self, item: Item, marked: Grade, chosen: tuple[str, ...]) -> None:
        self.asking = replace(self.asking, chosen=chosen, grade=marked)
        self.announce(say("{verdict}. {reason}", verdict=marked.word, reason=marked.reason))
        if self._on_graded and marked.verdict != "unanswered":
            self._on_graded(item, marked, self.asking.hints, self.asking.attempt)

    def _key(self, name: object) -> str | None:
        """The key of the option the browser names by its place, unless a hint has struck it out."""
        item = self.item
        key = key_of(item, self._seed, name) if item else None
        return None if item and key in self._struck(item) else key

    def _struck(self, item: Item) -> tuple[str, ...]:
        return item.strike if self.asking.hints >= 3 else ()

    def _question(self, item: Item) -> dict[str, Any]:
        asking = self.asking
        answered = Answered(asking.chosen, asking.grade, self._struck(item))
        return {
            "head": say("Question {n} of {all}", n=asking.number + 1, all=len(self.items)),
            "idea": self._ideas.get(item.idea, ""),
            "prompt": item.prompt,
            "kind": item.kind,
            "take": item.take,
            "percent": item.percent,
            "figure": figure_json(item.figure, asking.settled, hand_is_asked(item)),
            "options": options_json(item, self._seed, answered),
            "entry": asking.entry,
            "check": item.kind not in ONE_TAP and not asking.settled,
            "graded": graded_json(asking.grade),
            "retry": asking.grade is not None and asking.grade.retry and asking.grade.verdict == "wrong",
            "settled": asking.settled,
            "steps": list(item.steps),
            "hints": hint_rungs([linked(hint, TERMS) for hint in item.hints[: asking.hints]]),
            "used": say("{n} of {all} used", n=asking.hints, all=RUNGS),
            "last": asking.number + 1 == len(self.items),
        }

    def _verdict(self, asking: Asking) -> str:
        verdict = asking.grade.verdict if asking.grade else "wrong"
        return verdict if verdict in GRADED else "cannot_check"

    def _summary(self) -> dict[str, Any]:
        results = self.asking.results
        rows = [
            {
                "grade": GRADES[verdict],
                "word": say(GRADED[verdict]),
                "prompt": item.prompt,
                "hints": say_count("{n} hint", "{n} hints", hints) if hints else "",
            }
            for item, (verdict, hints) in zip(self.items, results, strict=False)
        ]
        return {"text": score_text(results), "rows": rows}


def _result(word: str) -> tuple[str, int]:
    verdict, _, hints = word.partition(":")
    if verdict not in GRADED or hints not in list("01234"):
        raise ValueError(f"not a result: {word!r}")
    return verdict, int(hints)
