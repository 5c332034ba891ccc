"""A lesson and its blocks, as data: what each block shows, and which questions it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from typing import Any

from ..speech import say, speaking
from .items import Item

Ask = Callable[..., Item]  # called with id=... it builds the question in the language in force
BLOCK_NAMES = ("goal", "win", "explore", "worked", "fading", "predict", "quiz", "recap")
MAY_BE_PROSE = ("goal",)  # a lesson on another table shows there what changes


@dataclass(frozen=True, slots=True)
class Step:
    """What one block of a lesson shows: a widget by its name, and what the widget is given."""

    widget: str
    parameters: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: ``blocks`` by name in the order of BLOCK_NAMES, ``items`` by id."""

    id: str
    title: str
    minutes: int
    goal: str
    needs: tuple[str, ...]
    blocks: Mapping[str, Step]
    items: Mapping[str, Ask]

    @property
    def quiz_items(self) -> tuple[str, ...]:
        """The ids of the questions that count, in their order."""
        return tuple(key for key in self.items if key.startswith(f"{self.id}.q"))


def questions(*items: str, mix: int = 0, scored: bool = False) -> Step:
    """A block of questions; ``mix`` of them from earlier lessons; only a scored one counts for the recap."""
    return Step("quiz", {"items": list(items), "mix": mix, "scored": scored})


def numbered(lesson: str, letter: str, count: int) -> tuple[str, ...]:
    """The ids 04.q1 to 04.q7 and their like."""
    return tuple(f"{lesson}.{letter}{n}" for n in range(1, count + 1))


NUMBERS = tuple(f"{number:02}" for number in range(1, 19))


@cache
def load_lessons() -> Mapping[str, Lesson]:
    """Every lesson by its id, in the order of the course."""
    room = f"{__package__}.course"
    lessons = [import_module(f"{room}.lesson_{number}").LESSON for number in NUMBERS]
    return {lesson.id: lesson for lesson in lessons}


def load_lesson(lesson_id: str, language: str | None = None) -> Lesson:
    """The lesson with this id, such as 04; KeyError for none.

    With a language every text of it is in that language, its questions' too, and ValueError for one we do
    not have; without, the texts are still to be said.
    """
    lesson = load_lessons()[lesson_id]
    if language is None:
        return lesson
    with speaking(language):
        steps = {name: Step(step.widget, spoken(step.parameters)) for name, step in lesson.blocks.items()}
        asks = {key: partial(_ask_in, language, ask) for key, ask in lesson.items.items()}
        return replace(lesson, title=say(lesson.title), goal=say(lesson.goal), blocks=steps, items=asks)


def _ask_in(language: str, ask: Ask, **given: Any) -> Item:
    with speaking(language):
        return ask(**given)


def load_block(block_id: str) -> Step:
    """What the block shows, by an id such as 04.explore; KeyError for none."""
    lesson, _, name = block_id.partition(".")
    return load_lesson(lesson).blocks[name]


def block_ids() -> tuple[str, ...]:
    """The ids of all blocks that show a widget, in the order of the course."""
    return tuple(f"{lesson.id}.{name}" for lesson in load_lessons().values() for name in lesson.blocks)


def facts_line(lesson: int, minutes: int, needs: Sequence[int]) -> str:
    """What stands above a lesson's title: its number, how long it takes, and which lessons it builds on."""
    parts = [say("Lesson {lesson}", lesson=lesson), say("{minutes} minutes", minutes=minutes)]
    if needs:
        parts.append(say("needs lesson {lessons}", lessons=", ".join(map(str, needs))))
    return " · ".join(parts)


def spoken(parameters: Any) -> Any:
    """The parameters with the notes beside steps said in the language in force; the rest as it is."""
    if isinstance(parameters, Mapping):
        return {key: _said(value) if key == "notes" else spoken(value) for key, value in parameters.items()}
    return [spoken(value) for value in parameters] if isinstance(parameters, list) else parameters


def _said(notes: Any) -> Any:
    if isinstance(notes, Mapping):
        return {key: say(text) for key, text in notes.items()}
    return [say(text) for text in notes]
