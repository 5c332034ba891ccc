"""Exam: nothing is told before it is handed in, everything after; answers change, are left out and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.course.topics import TOPICS
from euchre_tutor.tutor.grading import Grade
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.quizzes import load_item
from euchre_widgets.blocks import block_model
from euchre_widgets.exam import ExamModel
from euchre_widgets.quiz_question import laid_out
from euchre_widgets.recap import RecapModel
from euchre_widgets.sitting import Keeper
from euchre_widgets.terms import unlinked
from tests.widgets.messages import send


def body(model: ExamModel) -> dict[str, Any]:
    """What the browser has."""
    state = model.state()
    assert state["fault"] is None and state["body"] is not None
    return state["body"]


def write(model: ExamModel, answer: tuple[str, ...]) -> None:
    """Answer the question now with these keys, or with this number."""
    at = model.paper.at
    item = model.items[at]
    if item.kind == "number":
        send(model, "entry", entry=answer[0], at=at)
        return
    places = {option.key: f"o{i}" for i, option in enumerate(laid_out(item, 1))}
    for key in answer:
        send(model, "choose", option=places[key])


def wrong(item: Item) -> tuple[str, ...]:
    """A wrong answer."""
    if item.kind == "number":
        return ("99",)
    if item.kind == "order":
        return item.order[::-1]
    keys = sorted((option for option in item.options), key=lambda option: option.right)
    return tuple(option.key for option in keys[: item.take or 1])


def written(model: ExamModel, right: int) -> ExamModel:
    """The exam with so many answers right and the others wrong, not yet handed in."""
    for at, item in enumerate(model.items):
        send(model, "step", to=at)
        write(model, item.answer if at < right else wrong(item))
    return model


def test_nothing_is_told_before_the_exam_is_handed_in() -> None:
    model = ExamModel()
    for at, item in enumerate(model.items):
        send(model, "step", to=at)
        write(model, item.answer)
        question = body(model)["question"]
        sent = json.dumps(model.state(), ensure_ascii=False)
        assert question["graded"] is None and not any(one["mark"] for one in question["options"])
        shown = {item.prompt, *(option.text for option in item.options)}
        told = [item.why, *item.hints, *(option.feedback for option in item.options)]
        assert not [text for text in told if text and text not in shown and json.dumps(text)[1:-1] in sent]


def test_all_right_is_told_by_idea_and_question_by_question() -> None:
    model = written(ExamModel(), 99)
    count = len(model.items)
    assert body(model)["progress"] == f"{count} of {count} answered"
    send(model, "hand_in")
    result = body(model)["result"]
    assert result["text"] == f"{count} of {count} right."
    assert [group["mark"] for group in result["groups"]] == ["tick"]
    assert len(result["groups"][0]["lines"]) == len({item.idea for item in model.items})
    assert {row["grade"] for row in result["rows"]} == {"best"}
    assert "not at once" not in json.dumps(result), "an exam has one try"


def test_what_went_wrong_is_explained_and_to_be_repeated() -> None:
    model = written(ExamModel(), 3)
    send(model, "hand_in")
    result = body(model)["result"]
    repeat = next(group for group in result["groups"] if group["mark"] == "again")
    weak = {item.idea for item in model.items[3:]}
    assert len(repeat["lines"]) == len(weak)
    assert all("It is taught in lesson" in line for line in repeat["lines"])
    for at, item in enumerate(model.items):
        send(model, "step", to=at)
        question = body(model)["question"]
        assert question["settled"] and item.why in unlinked(question["graded"]["reason"])
        assert item.kind in ("number", "order") or "right" in {one["mark"] for one in question["options"]}
    send(model, "result")
    assert body(model)["result"] == result


def test_an_answer_can_be_changed_and_taken_back() -> None:
    model = ExamModel()
    at = next(i for i, item in enumerate(model.items) if item.kind in ("choice", "yesno"))
    send(model, "step", to=at)
    for option, chosen in (("o0", ["o0"]), ("o1", ["o1"]), ("o1", [])):
        send(model, "choose", option=option)
        assert [one["id"] for one in body(model)["question"]["options"] if one["chosen"]] == chosen
    send(model, "choose", option="o99")
    assert body(model)["progress"].startswith("0 of")


def test_handing_in_with_some_left_out_asks_first() -> None:
    model = ExamModel()
    number = next(i for i, item in enumerate(model.items) if item.kind == "number")
    send(model, "step", to=number)
    send(model, "entry", entry="about five", at=number)
    send(model, "hand_in")
    drawn = body(model)
    assert drawn["result"] is None and str(number + 1) in drawn["missing"] and drawn["open"] == 0
    send(model, "step", to=0)
    assert not body(model)["missing"], "whoever goes on answering is asked again"
    send(model, "hand_in")
    send(model, "hand_in")
    assert {row["word"] for row in body(model)["result"]["rows"]} == {"Not answered"}


def test_a_number_belongs_to_the_question_it_was_written_to_and_is_never_stale() -> None:
    model = ExamModel()
    number = next(i for i, item in enumerate(model.items) if item.kind == "number")
    send(model, "step", to=number)
    before = model.state()["version"]
    send(model, "entry", entry=" 7 ", at=number)
    assert model.state()["version"] == before and body(model)["question"]["entry"] == "7"
    send(model, "entry", entry="8", at=number + 1)
    assert body(model)["question"]["entry"] == "7"


def test_another_exam_and_the_same_one_again() -> None:
    model = written(ExamModel(), 1)
    send(model, "another")
    assert body(model)["title"] == "Exam 1", "not before this one is handed in"
    first = model.items
    send(model, "hand_in")
    send(model, "again")
    assert (body(model)["title"], body(model)["at"]) == ("Exam 1", 0)
    assert model.items == first and not any(model.paper.answers)
    send(model, "hand_in")
    send(model, "hand_in")
    send(model, "another")
    assert body(model)["title"] == "Exam 2" and model.items != first


@pytest.mark.parametrize("handed", [False, True])
def test_an_exam_is_kept_and_carried_on(handed: bool) -> None:
    carried: list[str] = []
    model = written(ExamModel(keep_key="18.quiz"), 5)
    if handed:
        send(model, "hand_in")
    text = model.save()
    again = ExamModel(keep_key="18.quiz", on_carried=lambda item, verdict, hints: carried.append(verdict))
    again.load(text)
    assert body(again) == body(model) and again.save() == text
    assert carried.count("right") == (5 if handed else 0) and again.replaces() is handed


@pytest.mark.parametrize("text", [
    "", "x", "[]", "[1, 0, false, []]", '[0, 0, false, [["yes"]]]', '{"a": 1}', "[1, 0, 1, []]",
    '[1, -1, false, []]', "[" * 2000, "[1, 99, false, []]", "[1, 0, false, [[7]]]", "NaN",
])  # fmt: skip
def test_a_text_that_is_no_exam_is_refused(text: str) -> None:
    model = ExamModel(keep_key="18.quiz")
    with pytest.raises((ValueError, RecursionError)):
        model.load(text)


def test_an_answer_to_another_question_is_refused() -> None:
    model = ExamModel(keep_key="18.quiz")
    empty: list[list[str]] = [[] for _ in model.items]
    model.load(json.dumps([1, 0, False, empty]))
    for answer in (["nobody"], ["0", "0"], ["x" * 41]):
        with pytest.raises(ValueError):
            model.load(json.dumps([1, 0, False, [answer, *empty[1:]]]))


def test_the_keeper_hears_of_every_answer_when_it_is_handed_in() -> None:
    keeper, heard = Keeper(), list[tuple[str, str]]()

    def graded(item: Item, grade: Grade, hints: int, attempt: int) -> None:
        heard.append((item.id, grade.verdict))
        keeper.note(item, grade, hints, attempt)

    model = written(ExamModel(on_graded=graded), 4)
    assert not heard
    send(model, "hand_in")
    assert [key for key, _ in heard] == [item.id for item in model.items]
    assert len(keeper.sitting.attempts) == len(model.items)
    assert f"{len(model.items)} questions answered: 4 right" in RecapModel(keeper=keeper).draw()["summary"]


def test_the_game_that_a_question_is_about_stands_above_it() -> None:
    model = ExamModel()
    for at, item in enumerate(model.items):
        send(model, "step", to=at)
        wanted = {"cutthroat": "Cutthroat", "turn_up": "Turn-Up", "double_deck": "Double", "ghost": "Ghost"}
        assert wanted.get(TOPICS[item.idea].game, "") in body(model)["question"]["idea"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_exam_speaks_the_learners_language(language: str) -> None:
    with speaking(language):
        model = block_model("18.quiz")
        assert isinstance(model, ExamModel)
        assert model.items == tuple(load_item(item.id) for item in model.items)
    send(model, "hand_in")
    send(model, "hand_in")
    assert model.state()["fault"] is None and model.state()["language"] == language
