"""The sitting: what is counted, when an idea sits, and what the recap says."""

from __future__ import annotations

from euchre_tutor.tutor.course.topics import TOPICS
from euchre_tutor.tutor.lessons import load_block
from euchre_tutor.tutor.progress import Attempt, Sitting, is_mastered, recap
from euchre_tutor.tutor.quizzes import comes_back_in, exam, load_item, mixed


def sitting(*attempts: tuple[str, str]) -> Sitting:
    """A sitting with these (idea, outcome) in their order."""
    done = Sitting()
    for idea, outcome in attempts:
        done = done.after(Attempt("x", idea, outcome))
    return done


RIGHT, OTHER = ("ladder", "right"), ("turn", "right")


def test_a_sitting_is_a_value() -> None:
    empty = Sitting()
    assert empty.after(Attempt("x", "turn", "right")) != empty == Sitting()
    assert empty.meeting("04.quiz").meeting("04.quiz").met == ("04.quiz",)


def test_five_of_the_last_six_with_a_gap_are_mastery() -> None:
    assert is_mastered(sitting(RIGHT, RIGHT, OTHER, RIGHT, RIGHT, RIGHT), "ladder")
    assert is_mastered(sitting(("ladder", "wrong"), RIGHT, RIGHT, OTHER, RIGHT, RIGHT, RIGHT), "ladder")
    assert not is_mastered(sitting(RIGHT, RIGHT, OTHER, RIGHT, RIGHT), "ladder")


def test_without_a_gap_there_is_no_mastery() -> None:
    assert not is_mastered(sitting(*[RIGHT] * 6), "ladder")


def test_an_answer_shown_stands_against_mastery() -> None:
    assert not is_mastered(sitting(RIGHT, ("ladder", "shown"), OTHER, RIGHT, RIGHT, RIGHT, RIGHT), "ladder")


def test_help_is_not_right_at_once() -> None:
    assert not is_mastered(
        sitting(*[RIGHT] * 3, OTHER, ("ladder", "after_hint"), ("ladder", "after_hint"), RIGHT), "ladder"
    )


def test_the_strict_ideas_want_eight_of_nine() -> None:
    strict = ("left-suit", "right")
    assert not is_mastered(sitting(*[strict] * 3, OTHER, *[strict] * 3), "left-suit")
    assert is_mastered(sitting(*[strict] * 4, OTHER, *[strict] * 4), "left-suit")


def test_the_recap_tells_good_from_weak() -> None:
    said = recap(sitting(RIGHT, RIGHT, ("turn", "wrong"), ("race", "after_hint")), "10")
    assert len(said.went_well) == 1 and "2 of 2" in said.went_well[0]
    assert len(said.repeat) == 2 and "lesson 7" in said.repeat[0] and "lesson 10" in said.repeat[1]
    assert said.again[0].startswith("turn~") and said.again[1].startswith("race~")
    assert "4 questions" in said.summary


def test_the_recap_of_a_lesson_leaves_later_ideas_out() -> None:
    assert not recap(sitting(("race", "wrong")), "07").repeat


def test_the_recap_remembers_beliefs_the_most_frequent_first() -> None:
    done = Sitting()
    for beliefs in (("bid-equal",), ("left-suit", "left-suit"), ("left-suit",)):
        done = done.after(Attempt("x", "ladder", "wrong", 0, beliefs))
    watch = recap(done).watch
    assert len(watch) == 2 and "trump in every way" in watch[0]
    assert "keeps its printed suit" in watch[0], "what is true is said of something that is named"


def test_the_recap_promises_only_what_the_later_lessons_ask() -> None:
    for idea, topic in TOPICS.items():
        (line,) = recap(sitting((idea, "wrong")), topic.lesson).repeat
        later = comes_back_in(idea, topic.lesson)
        assert ("asked again" in line) == (later is not None)
        if later:
            block = load_block(f"{later}.quiz")
            keys = exam(later) if block.widget == "exam" else mixed(later, block.parameters["mix"])
            assert any(load_item(key).idea == idea for key in keys), f"{idea} is not asked in lesson {later}"
    assert "asked again" not in recap(sitting(("renege", "wrong")), "05").repeat[0]


def test_nothing_done_is_said_plainly() -> None:
    said = recap(Sitting())
    assert said.summary and not said.went_well and not said.repeat
