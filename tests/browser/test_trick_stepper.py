"""TrickStepper in the browser: by mouse and by keys alone, playing by itself, and a hand told to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Server, write_notebook
from tests.browser.visit import LOADING, Visit

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
ASKED = """from euchre_widgets.app import show
from euchre_widgets.trick_stepper import TrickStepperModel
show("asked", lambda: TrickStepperModel(trump="H", leader=2, cards="AS JD TS KH", blanks=2))"""
HAND = """from euchre_widgets.app import show
from euchre_tutor.tutor.course.hands import HELP_HAND
from euchre_widgets.trick_stepper import TrickStepperModel
show("hand", lambda: TrickStepperModel(**HELP_HAND))"""


@pytest.fixture
def stepper(visit: Open, serve: Serve) -> Visit:
    """The stepper's examples on a page of our web app."""
    return visit(serve("voila"), "trick_stepper")


@pytest.fixture
def asked(visit: Open, serve: Serve, folder: Path) -> Visit:
    """A trick of which two cards are predicted."""
    write_notebook(folder, "stepper_asked", [ASKED])
    return visit(serve("voila"), "stepper_asked")


def headline(one: Visit, text: str) -> None:
    """What the step says."""
    expect(one.root.locator(".step-head")).to_contain_text(text)


def test_a_trick_by_mouse(stepper: Visit) -> None:
    headline(stepper, "Nothing is played yet.")
    following = stepper.root.get_by_role("button", name="Next", exact=True)
    following.click()
    headline(stepper, "North leads the ace of spades.")
    expect(stepper.root.get_by_role("img", name="ace of spades, winning so far")).to_be_visible()
    following.click()
    headline(stepper, "East trumps with the jack of diamonds, the left bower.")
    stepper.root.get_by_role("button", name="To the end").click()
    expect(stepper.root.locator(".eu-say")).to_contain_text("East takes it with the jack of diamonds.")
    expect(following).to_have_attribute("aria-disabled", "true")
    stepper.root.get_by_role("button", name="Next example").click()
    expect(stepper.root.locator(".steps-cards figure")).to_have_count(3)


def test_a_trick_by_keys_alone(stepper: Visit) -> None:
    stepper.root.get_by_role("button", name="Next", exact=True).focus()
    for key, text in (
        ("Enter", "North leads"),
        ("ArrowRight", "East trumps"),
        ("ArrowLeft", "North leads"),
        ("End", "West trumps"),
        ("Home", "Nothing is played yet."),
    ):
        stepper.page.keyboard.press(key)
        headline(stepper, text)
        assert stepper.focus_inside()
    expect(stepper.root.get_by_role("button", name="Next", exact=True)).to_be_focused()


def test_it_plays_by_itself_and_can_be_stopped(stepper: Visit) -> None:
    stepper.root.get_by_role("button", name="Slow").click()
    stepper.root.get_by_role("button", name="Play by itself").click()
    expect(stepper.root.get_by_role("button", name="Stop here")).to_be_focused()
    stepper.root.get_by_role("button", name="Stop here").click()
    headline(stepper, "Nothing is played yet.")
    stepper.root.get_by_role("button", name="Fast").click()
    stepper.root.get_by_role("button", name="Play by itself").click()
    expect(stepper.root.locator(".eu-say")).to_contain_text("East takes it", timeout=LOADING)


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_the_last_cards_are_predicted(asked: Visit, hand: str) -> None:
    asked.root.get_by_role("button", name="To the end").click()
    expect(asked.root.locator(".step-ask")).to_contain_text("You play the ten of spades next.")
    choose(asked, "Yes", hand)
    expect(asked.root.locator(".eu-verdict.mistake")).to_be_visible()
    expect(asked.root.locator(".step-ask")).to_contain_text("Who takes the trick?")
    choose(asked, "East", hand)
    expect(asked.root.locator(".eu-verdict.best")).to_be_visible()
    headline(asked, "West trumps with the king of hearts.")
    assert asked.focus_inside() or hand == "mouse"


def choose(one: Visit, name: str, hand: str) -> None:
    """An answer, by mouse or by keys."""
    button = one.root.locator(".step-ask").get_by_role("button", name=name)
    if hand == "mouse":
        button.click()
        return
    one.root.locator(".step-ask [tabindex='0']").focus()
    while not button.evaluate("(node) => node === document.activeElement"):
        one.page.keyboard.press("ArrowRight")
    one.page.keyboard.press("Enter")


def test_a_hand_is_told_to_its_score_and_every_picture_is_clean(
    visit: Open, serve: Serve, folder: Path
) -> None:
    write_notebook(folder, "stepper_hand", [HAND])
    one = visit(serve("voila"), "stepper_hand")
    assert not one.axe()
    one.root.get_by_role("button", name="Trick 3").click()
    headline(one, "You lead the ace of hearts.")
    expect(one.root.locator(".open-hand.turn .eu-card.not")).to_have_count(3)
    assert not one.axe()
    one.root.get_by_role("button", name="To the end").click()
    expect(one.root.locator(".eu-say")).to_contain_text("You and North score 12 points.")
    one.page.set_viewport_size({"width": 320, "height": 640})
    assert not one.too_wide() and not one.small_targets() and one.scrolls_sideways() <= 0
