"""AuctionTrainer in the browser: choices, hints, five of ten and the hand played out, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Server, own_notebook, write_notebook
from tests.browser.visit import Visit, cards_in

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
MERGE = """from euchre_widgets.app import show
from euchre_widgets.auction_trainer import AuctionTrainerModel
show("merge", lambda: AuctionTrainerModel("cutthroat", ["merge"]))"""


@pytest.fixture
def trainer(request: pytest.FixtureRequest, visit: Open, serve: Serve, folder: Path) -> Visit:
    """The trainer on a page of our web app."""
    return visit(serve("voila"), own_notebook(folder, request.node.name, "auction_trainer"))


def test_a_choice_by_mouse_with_a_hint_and_the_hand_played_out(trainer: Visit) -> None:
    root = trainer.root
    root.get_by_role("button", name="Next hint").click()
    expect(root.locator(".hints .open")).to_have_count(1)
    root.locator(".eu-choice button").last.click()
    expect(root.locator(".eu-verdict")).to_be_visible()
    expect(root.locator(".hints")).to_have_count(0)
    assert not trainer.axe()
    root.get_by_role("button", name="See how it went").click()
    expect(root.locator(".bid-played")).to_contain_text("rule of thumb")
    assert not trainer.axe()
    trainer.narrow()
    assert not trainer.too_wide() and not trainer.small_targets()
    root.get_by_role("button", name="Next hand").click()
    expect(root.locator(".bid-played")).to_have_count(0)


def test_five_of_ten_are_kept_by_keys_alone(visit: Open, serve: Serve, folder: Path) -> None:
    write_notebook(folder, "merge", [MERGE])
    trainer = visit(serve("voila"), "merge")
    root, keys = trainer.root, trainer.page.keyboard
    assert len(cards_in(trainer.states[-1])) == len(trainer.shown_cards())
    keep = root.get_by_role("button", name="Keep these")
    keep.focus()
    keys.press("Enter")
    expect(root.locator(".eu-live")).to_contain_text("Tap 5 cards.")
    root.locator(".choice-hands [tabindex='0']").first.focus()
    for _ in range(5):
        keys.press("Enter")
        trainer.settle()
        keys.press("ArrowRight")
    expect(root.locator(".choice-hands .selected.eu-card")).to_have_count(5)
    assert not trainer.axe()
    trainer.narrow()
    assert not trainer.too_wide() and not trainer.small_targets()
    keep.focus()
    keys.press("Enter")
    expect(root.locator(".eu-verdict")).to_be_visible()
    expect(root.get_by_role("button", name="Next hand")).to_be_focused()
