"""The recap follows the sitting, and the sitting follows the questions."""

from __future__ import annotations

import gc

from euchre_tutor.tutor.grading import grade, show_answer
from euchre_tutor.tutor.quizzes import load_item
from euchre_widgets.quiz import QuizModel
from euchre_widgets.recap import RecapModel
from euchre_widgets.sitting import Keeper

ITEM = load_item("01.q1")


def outcomes(keeper: Keeper) -> list[str]:
    """How each question of the sitting ended."""
    return [attempt.outcome for attempt in keeper.sitting.attempts]


def test_a_wrong_answer_waits_for_the_second_try_and_keeps_its_belief() -> None:
    keeper = Keeper()
    wrong = grade(ITEM, "0")
    keeper.note(ITEM, wrong, 0, 1)
    assert outcomes(keeper) == []
    keeper.note(ITEM, grade(ITEM, "2", attempt=2), 0, 2)
    assert outcomes(keeper) == ["after_hint"]
    assert keeper.sitting.attempts[0].misconceptions == (wrong.misconception,)


def test_two_wrong_answers_are_one_wrong_question() -> None:
    keeper = Keeper()
    keeper.note(ITEM, grade(ITEM, "0"), 0, 1)
    keeper.note(ITEM, grade(ITEM, "1", attempt=2), 0, 2)
    assert outcomes(keeper) == ["wrong"]
    assert len(keeper.sitting.attempts[0].misconceptions) == 2


def test_an_answer_shown_is_noted_as_shown() -> None:
    keeper = Keeper()
    keeper.note(ITEM, grade(ITEM, "0"), 0, 1)
    keeper.note(ITEM, show_answer(ITEM), 0, 1)
    assert outcomes(keeper) == ["shown"]


def test_a_right_answer_after_the_last_hint_is_noted_as_shown() -> None:
    keeper = Keeper()
    for hints in (3, 4):
        keeper.note(ITEM, grade(ITEM, ITEM.answer[0], hints), hints, 1)
    assert outcomes(keeper) == ["after_hint", "shown"]


def test_what_we_cannot_check_counts_for_nobody() -> None:
    keeper = Keeper()
    keeper.note(ITEM, grade(ITEM, "nobody"), 0, 1)
    assert outcomes(keeper) == []


def test_the_recap_changes_with_every_answer() -> None:
    keeper, sent = Keeper(), list[int]()
    model = RecapModel(keeper=keeper, lesson="01")
    model.on_change = lambda: sent.append(1)
    assert model.state()["body"] == {"summary": model.draw()["summary"], "groups": []}
    keeper.note(ITEM, grade(ITEM, "2"), 0, 1)
    body = model.state()["body"]
    assert sent and body is not None and [group["mark"] for group in body["groups"]] == ["tick"]


def test_start_afresh_forgets_the_sitting() -> None:
    keeper = Keeper()
    keeper.note(ITEM, grade(ITEM, "2"), 0, 1)
    model = RecapModel(keeper=keeper)
    model.receive({"kind": "afresh", "version": model.state()["version"]})
    assert keeper.sitting.attempts == ()


def test_a_recap_that_is_gone_is_not_called() -> None:
    keeper, calls = Keeper(), list[int]()
    model = RecapModel(keeper=keeper)
    model.on_change = lambda: calls.append(1)
    del model
    gc.collect()
    keeper.meet("01.quiz")
    assert calls == []


def test_what_is_carried_on_from_an_earlier_visit_is_in_the_recap_once() -> None:
    keeper = Keeper()
    quiz = QuizModel([ITEM], on_carried=keeper.carried)
    for _ in range(2):
        quiz.receive({"kind": "carry_on", "text": "after_hint:2", "version": quiz.state()["version"]})
    assert outcomes(keeper) == ["after_hint"]
    assert "1 question answered" in RecapModel(keeper=keeper, lesson="01").draw()["summary"]
