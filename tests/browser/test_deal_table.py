"""DealTable in the browser: deals, reveals, sorts, by mouse and by keys; hidden hands stay in Python."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Server, own_notebook
from tests.browser.visit import Visit, cards_in

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
FACES = ".deal-cards .eu-card:not(.back)"


@pytest.fixture(params=["voila", pytest.param("lab", marks=pytest.mark.slow)])
def deal(request: pytest.FixtureRequest, visit: Open, serve: Serve, folder: Path) -> Visit:
    """A deal whose cards are all out."""
    name = own_notebook(folder, request.node.name, "deal_table")
    one = visit(serve(request.param), name, reduced_motion="reduce")
    one.settle()
    return one


def press(deal: Visit, name: str, hand: str) -> None:
    """Press the button of this name, with the mouse or with a key."""
    button = deal.root.get_by_role("button", name=name, exact=True)
    if hand == "mouse":
        button.click()
    else:
        button.focus()
        deal.page.keyboard.press("Enter")
    deal.settle()
    assert hand == "mouse" or deal.focus_inside()


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_hands_are_shown_on_request_and_hidden_again(deal: Visit, hand: str) -> None:
    faces = deal.root.locator(FACES)
    expect(faces).to_have_count(6)
    assert len(cards_in(deal.states[-1])) == 6
    press(deal, "Show the hand of West", hand)
    expect(faces).to_have_count(12)
    press(deal, "Hide the hand of West", hand)
    expect(faces).to_have_count(6)
    press(deal, "Show all hands", hand)
    expect(faces).to_have_count(24)
    assert not deal.axe()
    press(deal, "Hide the others", hand)
    expect(faces).to_have_count(6)
    assert cards_in(deal.root.evaluate("(root) => root.outerHTML")) == deal.shown_cards()
    assert len(cards_in(deal.states[-1])) == 6


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_trump_sorts_the_hand_and_a_seed_brings_it_back(deal: Visit, hand: str) -> None:
    def cards() -> list[str]:
        return [
            str(name)
            for name in deal.root.locator(FACES).evaluate_all("(all) => all.map((c) => c.dataset.focus)")
        ]

    before = cards()
    press(deal, "Diamonds", hand)
    assert sorted(cards()) == sorted(before)
    assert cards()[0] == "JD"
    press(deal, "Deal again", hand)
    assert sorted(cards()) != sorted(before)
    box = deal.root.get_by_role("textbox", name="Seed")
    box.fill("seven")
    box.press("Enter")
    expect(deal.root.get_by_role("alert")).to_contain_text("whole number")
    box.fill("7")
    box.press("Enter")
    deal.settle()
    assert sorted(cards()) == sorted(before)


def test_cards_come_one_by_one_and_a_tap_finishes(visit: Open, serve: Serve) -> None:
    one = visit(serve("voila"), "deal_table")
    one.settle()
    one.root.get_by_role("button", name="Deal again").click()
    expect(one.root.locator(".deal-pack .eu-card")).to_be_visible()
    one.root.locator(".deal-board").click(position={"x": 5, "y": 5})
    one.page.wait_for_timeout(200)
    expect(one.root.locator(".deal-pack .eu-card")).to_have_count(0)


def test_all_hands_open_fit_a_small_telephone(deal: Visit) -> None:
    press(deal, "Show all hands", "mouse")
    deal.page.set_viewport_size({"width": 320, "height": 640})
    deal.page.wait_for_timeout(300)
    assert not deal.too_wide()
    assert not deal.small_targets()
