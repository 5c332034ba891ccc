"""What a learner has done in this sitting, and what the recap says about it: plain values, not stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from ..speech import mark, say, say_count
from .course.topics import TOPICS
from .misconceptions import belief, truth
from .names import capital
from .quizzes import comes_back_in

STRICT = {"left-suit", "legal-cards"}  # these ideas carry everything after them
RIGHT, AFTER_HINT, WRONG, SHOWN = "right", "after_hint", "wrong", "shown"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One question answered: how it ended, the hints used, and the belief that showed itself on the way."""

    item: str
    idea: str
    outcome: str  # right, after_hint (also at the second try), wrong, shown
    hints: int = 0
    misconceptions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitting:
    """Everything of one sitting, in its order; a new one for each change."""

    attempts: tuple[Attempt, ...] = ()
    met: tuple[str, ...] = ()  # ids of blocks

    def after(self, attempt: Attempt) -> Sitting:
        """The sitting with this attempt; a question answered again counts again."""
        return replace(self, attempts=(*self.attempts, attempt))

    def meeting(self, block: str) -> Sitting:
        """The sitting with this block met."""
        return self if block in self.met else replace(self, met=(*self.met, block))

    def of_idea(self, idea: str) -> tuple[Attempt, ...]:
        """The attempts on one idea, in their order."""
        return tuple(attempt for attempt in self.attempts if attempt.idea == idea)

    def ideas(self) -> tuple[str, ...]:
        """The ideas that were asked about, in the order of the course."""
        asked = {attempt.idea for attempt in self.attempts}
        return tuple(idea for idea in TOPICS if idea in asked)


@dataclass(frozen=True, slots=True)
class Recap:
    """Sentences for the end of a lesson."""

    summary: str
    went_well: tuple[str, ...]
    repeat: tuple[str, ...]
    watch: tuple[str, ...]
    again: tuple[str, ...]  # ids of fresh questions on what is to be repeated


def is_mastered(sitting: Sitting, idea: str) -> bool:
    """5 of the last 6 right (8 of 9 for the strict ones), one after a gap, none with the answer shown.

    After a gap means that a question on another idea came between two on this one.
    """
    need, among = (8, 9) if idea in STRICT else (5, 6)
    last = sitting.of_idea(idea)[-among:]
    right = [attempt for attempt in last if attempt.outcome == RIGHT]
    shown = any(attempt.outcome == SHOWN for attempt in last)
    return len(right) >= need and not shown and _has_gap(sitting, idea, last)


def _has_gap(sitting: Sitting, idea: str, last: tuple[Attempt, ...]) -> bool:
    """Whether one of these was right after a question on another idea had come between."""
    places = [place for place, attempt in enumerate(sitting.attempts) if attempt.idea == idea][-len(last) :]
    return any(
        after - before > 1 and sitting.attempts[after].outcome == RIGHT for before, after in pairwise(places)
    )


def recap(sitting: Sitting, lesson: str | None = None) -> Recap:
    """What went well and what to repeat; with a lesson's id, from its own and earlier ideas."""
    ideas = [idea for idea in sitting.ideas() if lesson is None or TOPICS[idea].lesson <= lesson]
    weak = [idea for idea in ideas if _needs_more(sitting, idea)]
    strong = [idea for idea in ideas if idea not in weak]
    return Recap(
        summary=_summary(sitting),
        went_well=tuple(_well(sitting, idea) for idea in strong),
        repeat=tuple(_again(sitting, idea, lesson) for idea in weak),
        watch=tuple(map(_behind, _beliefs(sitting.attempts))),
        again=tuple(_fresh_ids(weak, len(sitting.attempts))),
    )


def _needs_more(sitting: Sitting, idea: str) -> bool:
    tried = sitting.of_idea(idea)
    right = sum(attempt.outcome == RIGHT for attempt in tried)
    return tried[-1].outcome != RIGHT or 3 * right < 2 * len(tried)


def _summary(sitting: Sitting) -> str:
    tried = len(sitting.attempts)
    if not tried:
        return say("No question has been answered in this sitting yet.")
    right = sum(attempt.outcome == RIGHT for attempt in sitting.attempts)
    helped = sum(attempt.outcome == AFTER_HINT for attempt in sitting.attempts)
    first = say_count("{n} question answered", "{n} questions answered", tried)
    text = mark(
        "{answered}: {right} right at once, {helped} with help or a second try, {rest} to look at again."
    )
    return say(text, answered=first, right=right, helped=helped, rest=tried - right - helped)


def _well(sitting: Sitting, idea: str) -> str:
    title = say(TOPICS[idea].title)
    if is_mastered(sitting, idea):
        return say("{idea}: it sits.", idea=capital(title))
    tried = sitting.of_idea(idea)
    right = sum(attempt.outcome == RIGHT for attempt in tried)
    return say("{idea}: {right} of {all} right at once.", idea=capital(title), right=right, all=len(tried))


def _again(sitting: Sitting, idea: str, lesson: str | None) -> str:
    """How it went, where it is taught, and where it is asked again: nothing where it is not."""
    tried = sitting.of_idea(idea)
    right = sum(attempt.outcome == RIGHT for attempt in tried)
    taught, later = TOPICS[idea].lesson, comes_back_in(idea, lesson or TOPICS[idea].lesson)
    text = mark("{idea}: {right} of {all} right at once. It is taught in {lesson}.")
    if later:
        text = mark(
            "{idea}: {right} of {all} right at once. It is taught in {lesson}, and asked again in {later}."
        )
    values = {"idea": capital(say(TOPICS[idea].title)), "right": right, "all": len(tried)}
    return say(text, **values, lesson=_place(taught), later=_place(later or taught))


def _place(lesson: str) -> str:
    return say("lesson {number}", number=int(lesson))


def _behind(key: str) -> str:
    """The mistaken belief and what is so: the second alone may speak of an "it" that nobody has named."""
    return say("Behind a mistake: “{belief}” {truth}", belief=belief(key), truth=truth(key))


def _beliefs(attempts: Iterable[Attempt]) -> list[str]:
    """The misconceptions that showed, the most frequent first, three at most."""
    seen = [belief for attempt in attempts for belief in attempt.misconceptions]
    return sorted(dict.fromkeys(seen), key=lambda belief: -seen.count(belief))[:3]


def _fresh_ids(ideas: Iterable[str], seed: int) -> list[str]:
    generators = [TOPICS[idea].generator for idea in ideas]
    return [f"{name}~{seed % 24 + 1}" for name in generators if name is not None]
