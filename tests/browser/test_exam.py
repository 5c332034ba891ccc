"""Exam in the browser: left, changed, handed in and looked through, by keys and on a small telephone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server
from tests.browser.visit import Visit

Serve = Callable[[str], Server]
Open = Callable[..., Visit]


@pytest.fixture
def exam(visit: Open, serve: Serve) -> Visit:
    """The exam on a page of our web app."""
    return visit(serve("voila"), "exam")


def press(exam: Visit, button: Locator) -> None:
    """A button by the Enter key; the focus stays inside."""
    button.focus()
    exam.page.keyboard.press("Enter")
    exam.settle()
    assert exam.focus_inside()


def answered(exam: Visit) -> Locator:
    """How many are answered."""
    return exam.root.locator(".exam-ways .eu-label")


def test_an_exam_is_written_by_keys_and_told_question_by_question(exam: Visit) -> None:
    onward = exam.root.locator(".exam-ways .eu-btn.solid")
    expect(answered(exam)).to_contain_text("0 of")
    for _ in range(30):
        options = exam.root.locator("[data-group=answers]")
        if options.count():
            press(exam, options.first)
        else:
            exam.root.get_by_role("textbox").fill("4")
        assert not exam.root.locator(".reason-box").count(), "nothing is told before it is handed in"
        if onward.inner_text() == "Hand in":
            break
        press(exam, onward)
    press(exam, onward)
    if exam.root.get_by_role("button", name="Hand in all the same").count():
        press(exam, exam.root.get_by_role("button", name="Hand in all the same"))
    expect(exam.root.locator("h3")).to_contain_text("right.")
    assert not exam.axe()
    press(exam, exam.root.locator(".exam-row").first)
    expect(exam.root.locator(".reason-box")).to_be_visible()
    assert not exam.axe()
    press(exam, exam.root.get_by_role("button", name="How it went"))
    press(exam, exam.root.get_by_role("button", name="Another exam"))
    expect(exam.root.locator(".eu-head")).to_contain_text("Exam 2")


def test_a_number_is_kept_whatever_is_pressed_next(exam: Visit) -> None:
    field = exam.root.get_by_role("textbox")
    for _ in range(30):
        if field.count():
            break
        exam.root.locator(".exam-ways .eu-btn.solid").click()
        exam.settle()
    field.fill("7")
    exam.root.get_by_role("button", name="Back").click()
    exam.settle()
    expect(answered(exam)).to_contain_text("1 of")
    exam.root.locator(".exam-ways .eu-btn.solid").click()
    expect(field).to_have_value("7")


def test_the_result_fits_a_small_telephone(exam: Visit) -> None:
    exam.page.set_viewport_size({"width": 320, "height": 640})
    last = exam.root.get_by_role("button", name="Hand in", exact=True)
    for _ in range(30):
        if last.count():
            break
        exam.root.locator(".exam-ways .eu-btn.solid").click()
        exam.settle()
    last.click()
    exam.settle()
    assert not exam.too_wide() and not exam.small_targets()
    exam.root.get_by_role("button", name="Hand in all the same").click()
    expect(exam.root.locator(".exam-row").first).to_contain_text("Not answered")
    assert not exam.too_wide() and not exam.small_targets() and exam.scrolls_sideways() <= 0
