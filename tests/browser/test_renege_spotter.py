"""RenegeSpotter in the browser: the renege found by mouse and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from euchre_tutor.tutor.reneges import card_at, guilty, owed_at, renege_hand
from euchre_widgets.renege_spotter import RenegeSpotterModel
from tests.browser.harness import Server
from tests.browser.visit import Visit

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
DEMO = RenegeSpotterModel.demo()
HAND = renege_hand(DEMO.seed, DEMO.reneges)
SPOT = guilty(HAND)[0]
GUILTY, DUE = str(card_at(HAND, SPOT)), str(owed_at(HAND, SPOT).cards[0])
LEAD = str(HAND.tricks[0][0][1])


@pytest.fixture
def spotter(visit: Open, serve: Serve) -> Visit:
    """The spotter on a page of our web app."""
    return visit(serve("voila"), "renege_spotter")


def on_board(one: Visit, card: str) -> str:
    """Where a card lies on the board."""
    return f".spot-board [data-focus='{card}']"


def test_the_renege_is_found_by_mouse(spotter: Visit) -> None:
    root = spotter.root
    root.locator(on_board(spotter, LEAD)).click()
    root.locator(".spot-due .eu-card").first.click()
    expect(root.locator(".eu-verdict.mistake")).to_be_visible()
    expect(root.locator(".reason-box")).to_contain_text("whoever leads may play any card")
    root.locator(on_board(spotter, GUILTY)).click()
    expect(root.locator(on_board(spotter, GUILTY))).to_have_attribute("aria-pressed", "true")
    root.locator(f".spot-due [data-focus='{DUE}']").click()
    expect(root.locator(".eu-verdict.best")).to_be_visible()
    expect(root.locator(".spot.guilty")).to_have_count(1)
    root.get_by_role("button", name="No other renege").click()
    expect(root).to_contain_text("You have found the only renege.")
    assert not spotter.axe()
    root.get_by_role("button", name="Another hand").click()
    expect(root.locator(".spot.guilty")).to_have_count(0)


def test_the_renege_is_found_by_keys_alone(spotter: Visit) -> None:
    root, keys = spotter.root, spotter.page.keyboard
    root.locator(".spot-board [tabindex='0']").focus()
    for _ in range(SPOT.seat):
        keys.press("ArrowDown")
    for _ in range(SPOT.trick - 1):
        keys.press("ArrowRight")
    expect(root.locator(on_board(spotter, GUILTY))).to_be_focused()
    keys.press("Enter")
    expect(root.locator(".spot-due")).to_be_visible()
    keys.press("Tab")
    while not root.locator(f".spot-due [data-focus='{DUE}']").evaluate("(n) => n === document.activeElement"):
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(root.locator(".eu-verdict.best")).to_be_visible()
    none = root.get_by_role("button", name="No other renege")
    expect(none).to_be_focused()
    keys.press("Enter")
    expect(root.get_by_role("button", name="Another hand")).to_be_focused()
    keys.press("Enter")
    expect(root.get_by_role("button", name="No renege here")).to_be_focused()


def test_before_the_end_the_cards_are_as_printed(spotter: Visit) -> None:
    assert spotter.root.locator(".spot-board .band").count() == 0
    spotter.root.get_by_role("button", name="No renege here").click()
    spotter.root.get_by_role("button", name="Show the answer").click()
    expect(spotter.root.locator(".spot-board .band")).to_have_count(2)
    assert not spotter.axe()
