"""Quiz in the browser: a question of every kind by mouse and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from euchre_tutor.tutor.quizzes import load_item
from euchre_widgets.quiz import DEMO
from tests.browser.harness import Server
from tests.browser.visit import Visit

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
ITEMS = [load_item(key) for key in DEMO]


@pytest.fixture
def quiz(visit: Open, serve: Serve) -> Visit:
    """The quiz on a page of our web app."""
    return visit(serve("voila"), "quiz")


def answers(quiz: Visit) -> list[str]:
    """The names of what can be chosen, as they stand."""
    names: list[str] = quiz.root.locator("[data-group=answers]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label') ?? one.innerText.trim())"
    )
    return names


def press(quiz: Visit, key: str) -> None:
    """One key, and whatever it brings."""
    quiz.page.keyboard.press(key)
    quiz.settle()
    assert quiz.focus_inside(), f"the focus left the widget at {key}"


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_every_kind_of_question_is_answered(quiz: Visit, hand: str) -> None:
    for place, item in enumerate(ITEMS):
        expect(quiz.root.locator(".quiz-main h3")).to_have_text(item.prompt)
        (by_mouse if hand == "mouse" else by_keys)(quiz, place)
        expect(quiz.root.locator(".eu-verdict.best")).to_be_visible()
        expect(quiz.root.locator(".reason-box")).to_contain_text(item.why.split("[[")[0][:40])
        if hand == "mouse":
            quiz.root.locator(".eu-btn.solid").click()
        else:
            expect(quiz.root.locator(".eu-btn.solid")).to_be_visible()
            quiz.root.locator(".eu-btn.solid").focus()
            press(quiz, "Enter")
    expect(quiz.root).to_contain_text(f"{len(ITEMS)} of {len(ITEMS)} right.")


def by_mouse(quiz: Visit, place: int) -> None:
    """The right answer, clicked."""
    item = ITEMS[place]
    expect(quiz.root.locator(".quiz-main h3")).to_have_text(item.prompt)
    if item.kind == "number":
        quiz.root.get_by_role("textbox").fill(item.answer[0])
    for name in wanted(place):
        at = next(i for i, text in enumerate(answers(quiz)) if name_of(text) == name)
        quiz.root.locator("[data-group=answers]").nth(at).click()
        quiz.settle()
    if item.kind not in ("choice", "yesno"):
        quiz.root.get_by_role("button", name="Check").click()
        quiz.settle()


def by_keys(quiz: Visit, place: int) -> None:
    """The right answer, with no mouse."""
    item = ITEMS[place]
    if item.kind == "number":
        quiz.root.get_by_role("textbox").focus()
        quiz.page.keyboard.type(item.answer[0])
        press(quiz, "Enter")
        return
    quiz.root.locator("[data-group=answers][tabindex='0']").focus()
    for name in wanted(place):
        at = next(i for i, text in enumerate(answers(quiz)) if name_of(text) == name)
        quiz.page.keyboard.press("Home")
        for _ in range(at):
            quiz.page.keyboard.press("ArrowRight")
        press(quiz, "Enter")
    if item.kind in ("cards", "order"):
        quiz.page.keyboard.press("Tab")
        press(quiz, "Enter")


def wanted(place: int) -> list[str]:
    """The names of the right options, in their order."""
    item = ITEMS[place]
    if item.kind == "number":
        return []
    options = [item.option(key) for key in item.answer]
    return [option.text for option in options if option is not None]


def name_of(text: str) -> str:
    """An option's name without its place in the order and its state."""
    return text.partition(": ")[2].partition(",")[0] if text[:1].isdigit() else text.partition(",")[0]


def test_a_wrong_answer_is_explained_and_tried_again_from_the_same_point(quiz: Visit) -> None:
    by_mouse(quiz, 0)
    quiz.root.locator(".eu-btn.solid").click()
    item = ITEMS[1]
    wrong = next(option for option in item.options if not option.right)
    quiz.root.get_by_role("button", name=wrong.text, exact=True).click()
    expect(quiz.root.locator(".eu-verdict.mistake")).to_have_text("Not this one")
    expect(quiz.root.locator(".reason-box")).to_contain_text(wrong.feedback[:30])
    again = quiz.root.get_by_role("button", name="Try once more")
    again.focus()
    press(quiz, "Enter")
    expect(quiz.root.locator(".reason-box")).to_have_count(0)
    quiz.root.get_by_role("button", name="Next hint").click()
    expect(quiz.root.locator(".hints .open")).to_have_count(1)


def test_axe_finds_nothing_in_any_question(quiz: Visit) -> None:
    for place, item in enumerate(ITEMS):
        assert not quiz.axe(), item.kind
        by_mouse(quiz, place)
        assert not quiz.axe(), item.kind
        quiz.root.locator(".eu-btn.solid").click()
        quiz.settle()
    assert not quiz.axe()


def test_every_question_fits_a_small_telephone(quiz: Visit) -> None:
    quiz.page.set_viewport_size({"width": 320, "height": 640})
    for place, item in enumerate(ITEMS):
        assert not quiz.too_wide(), item.kind
        assert not quiz.small_targets(), item.kind
        by_mouse(quiz, place)
        assert quiz.scrolls_sideways() <= 0, item.kind
        quiz.root.locator(".eu-btn.solid").click()
        quiz.settle()
