"""BidTrainer in the browser: call, verdict, chart, trump and the hand played out, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from euchre_widgets.bid_trainer import BidTrainerModel
from tests.browser.harness import Server
from tests.browser.visit import Visit, cards_in

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
DEMO = BidTrainerModel.demo().state()["body"]
assert DEMO is not None
RUNGS = DEMO["ladder"]["rungs"]
SHUT = next(rung for rung in RUNGS if rung["why"])
BID = next(rung for rung in RUNGS if rung["value"].startswith("BID") and not rung["why"])
COUNTED = 30_000  # milliseconds for the deals, where numpy may be missing and the machine busy


@pytest.fixture
def trainer(visit: Open, serve: Serve) -> Visit:
    """The trainer on a page of our web app."""
    return visit(serve("voila"), "bid_trainer")


def test_a_hand_by_mouse(trainer: Visit) -> None:
    root = trainer.root
    expect(root.locator(".rung .bar")).to_have_count(0)
    root.locator(f".rung.open[data-focus='{BID['value']}']").click()
    expect(root.locator(".eu-verdict")).to_be_visible(timeout=COUNTED)
    expect(root.locator(".rung.yours")).to_contain_text("your call")
    expect(root.locator(".rung .err")).to_have_count(sum(not rung["why"] for rung in RUNGS))
    root.get_by_role("button", name="How is this computed?").click()
    expect(root.locator(".bid-figures")).to_contain_text("standard errors")
    assert not trainer.axe()
    root.get_by_role("button", name="Name trump and see").click()
    root.locator(".left .eu-choice button").first.click()
    expect(root.locator(".bid-played")).to_contain_text("rule of thumb")
    assert not trainer.axe()
    root.get_by_role("button", name="Next hand, same seat").click()
    expect(root.locator(".bid-played")).to_have_count(0)
    expect(root.locator(".eu-head").first).to_contain_text("Hand 2")


def test_a_hand_by_keys_alone(trainer: Visit) -> None:
    root, keys = trainer.root, trainer.page.keyboard
    root.locator(".ladder [tabindex='0']").focus()
    for _ in range(RUNGS.index(SHUT)):
        keys.press("ArrowDown")
    expect(root.locator(f".rung.shut[data-focus='{SHUT['value']}']")).to_be_focused()
    keys.press("Enter")
    expect(root.locator(".eu-live")).to_contain_text(SHUT["why"])
    for _ in range(RUNGS.index(BID) - RUNGS.index(SHUT)):
        keys.press("ArrowDown")
    keys.press("Enter")
    expect(root.locator(".eu-verdict")).to_be_visible(timeout=COUNTED)
    expect(root.get_by_role("button", name="Next hand, same seat")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(root.locator(".left .eu-choice [tabindex='0']")).to_be_focused()
    keys.press("Enter")
    expect(root.get_by_role("button", name="Next", exact=True)).to_be_focused()
    keys.press("ArrowRight")
    expect(root.locator(".step-head")).to_contain_text("lead")
    root.get_by_role("button", name="Next hand, same seat").focus()
    keys.press("Enter")
    expect(root.locator(".ladder [tabindex='0']")).to_be_focused()


def test_hidden_cards_stay_hidden_until_the_hand_lies_open(trainer: Visit) -> None:
    root = trainer.root
    root.locator(".rung.open").first.click()
    expect(root.locator(".eu-verdict")).to_be_visible(timeout=COUNTED)
    assert all(len(cards_in(state)) == 6 for state in trainer.states)
    root.get_by_role("button", name="See how it went").click()
    expect(root.locator(".bid-played")).to_be_visible()
    assert len(cards_in(trainer.states[-1])) == 24


def test_the_answer_fits_a_small_telephone(trainer: Visit) -> None:
    root = trainer.root
    trainer.page.set_viewport_size({"width": 320, "height": 640})
    root.locator(".rung.open").first.click()
    expect(root.locator(".eu-verdict")).to_be_visible(timeout=COUNTED)
    root.get_by_role("button", name="How is this computed?").click()
    root.get_by_role("button", name="See how it went").click()
    expect(root.locator(".bid-played")).to_be_visible()
    assert not trainer.too_wide() and not trainer.small_targets() and trainer.scrolls_sideways() <= 0
