"""Lessons by their id: whole, and in the language asked for."""

from __future__ import annotations

import pytest

from euchre_tutor.speech import LANGUAGES, language, say, speaking
from euchre_tutor.tutor.lessons import Lesson, Step, load_lesson, load_lessons


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("lesson", load_lessons().values(), ids=lambda lesson: lesson.id)
def test_a_lesson_speaks_the_language_asked_for(lesson: Lesson, code: str) -> None:
    told = load_lesson(lesson.id, code)
    assert language() == "en"
    with speaking(code):
        assert (told.title, told.goal) == (say(lesson.title), say(lesson.goal))
        wanted = {key: ask(id=key) for key, ask in lesson.items.items()}
    assert {key: ask(id=key) for key, ask in told.items.items()} == wanted
    assert list(told.blocks) == list(lesson.blocks)
    assert all(isinstance(step, Step) for step in told.blocks.values())


def test_another_language_is_another_text() -> None:
    assert len({load_lesson("04", code).title for code in LANGUAGES}) == len(LANGUAGES)


def test_a_lesson_or_a_language_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        load_lesson("99", "en")
    with pytest.raises(ValueError, match="no language"):
        load_lesson("04", "xx")
