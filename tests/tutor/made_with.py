"""What a question of a lesson was made ready with, for tests that work out its answer another way."""

from __future__ import annotations

from functools import partial
from typing import Any

from euchre_tutor.tutor.lessons import Lesson


def made_with(lesson: Lesson, key: str) -> tuple[Any, ...]:
    """The arguments of the lesson's question with this id."""
    ask = lesson.items[key]
    assert isinstance(ask, partial), f"{key} is made from a seed, not from arguments"
    return ask.args
