"""Every game at the table in the browser: chosen in the dialog, played by keys, and fit for every window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from euchre_tutor.engine import RULESETS
from tests.browser.harness import Server
from tests.browser.test_table import over
from tests.browser.visit import Visit, cards_in

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
FREE = ":not([aria-disabled])"


@pytest.fixture
def table(visit: Open, serve: Serve) -> Visit:
    """A table at which the others move at once."""
    one = visit(serve("voila"), "table")
    one.root.get_by_role("button", name="At once").click()
    one.settle()
    return one


def sit_down(table: Visit, game: str, seed: str) -> None:
    """A match of this game, through the dialog and by keys."""
    table.root.get_by_role("button", name="New match").press("Enter")
    dialog = table.root.get_by_role("dialog", name="New match")
    dialog.locator(f".eu-choice [data-focus='{game}']").press("Enter")
    expect(dialog.locator(f".eu-choice [data-focus='{game}']")).to_have_attribute("aria-pressed", "true")
    assert table.focus_inside()
    dialog.get_by_label("Seed").fill(seed)
    dialog.get_by_label("Seed").press("Enter")
    expect(dialog).to_have_count(0)
    table.settle()


def decide(table: Visit) -> None:
    """The first thing that may be done, by keys alone."""
    root = table.root
    chosen = root.locator(".own .eu-card[aria-pressed=true]").count()
    done = root.locator(f".decision .options.cards button{FREE}")
    words = root.locator(f".decision .options:not(.cards) button{FREE}")
    if done.count():
        done.first.press("Enter")
    elif words.count():
        words.last.press("Enter")
    else:
        root.locator(f".own button.eu-card{FREE}").nth(chosen).press("Enter")
    table.settle()
    assert table.focus_inside()


QUICK = ("double_deck", "cutthroat")  # the longest hand, and the one with most ways to choose


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in QUICK else [pytest.mark.slow]) for game in RULESETS]
)
def test_a_hand_of_every_game_is_played_by_keys_and_fits_every_window(table: Visit, game: str) -> None:
    sit_down(table, game, "3")
    for step in range(60):
        assert cards_in(table.states[-1]) <= table.shown_cards()
        if step < 4:
            fits(table)
        if over(table):
            break
        decide(table)
    assert over(table)
    fits(table)
    assert not table.axe()


def fits(table: Visit) -> None:
    """Nothing sticks out, scrolls sideways or is too small to tap, on a telephone and on a laptop."""
    size = table.page.viewport_size
    assert size is not None
    for width in (320, 900, 1280):
        table.page.set_viewport_size({"width": width, "height": 800})
        table.page.wait_for_timeout(100)
        assert not table.too_wide()
        assert not table.small_targets()
        assert not table.scrolls_sideways()
    table.page.set_viewport_size(size)


@pytest.fixture
def dialog(table: Visit) -> Locator:
    """The dialog before a new match, at Cutthroat."""
    table.root.get_by_role("button", name="New match").click()
    found = table.root.get_by_role("dialog", name="New match")
    cutthroat = found.locator(".eu-choice [data-focus='cutthroat']")
    cutthroat.click()
    expect(cutthroat).to_have_attribute("aria-pressed", "true")
    return found


def test_the_rules_are_read_and_changed(table: Visit, dialog: Locator) -> None:
    dialog.locator("summary", has_text="The rule sheet").click()
    expect(dialog.locator(".sheet")).to_contain_text("dummy")
    dialog.locator("summary", has_text="The dummy").click()
    dialog.get_by_role("group", name="The dummy must be taken up").get_by_role("button", name="On").click()
    expect(dialog.locator(".changes li")).to_have_count(1)
    folded = dialog.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    fits(table)
    assert not table.axe()


def test_a_number_without_sense_is_answered_beside_it(table: Visit, dialog: Locator) -> None:
    dialog.locator("summary", has_text="Pack, deal and target").click()
    target = dialog.get_by_label("Points to win")
    target.fill("none")
    target.press("Tab")
    expect(dialog.locator(".fold").get_by_role("alert")).to_contain_text("whole number")
    assert table.focus_inside()
    target.fill("12")
    target.press("Tab")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(dialog.locator(".changes li")).to_have_count(1)


def test_a_code_is_typed_back(dialog: Locator) -> None:
    field = dialog.get_by_label("Code of these rules")
    code = field.input_value()
    dialog.locator(".eu-choice [data-focus='bid']").click()
    expect(field).not_to_have_value(code)
    field.fill("nonsense")
    field.press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("no code")
    field.fill(code)
    dialog.get_by_role("button", name="Use this code").click()
    expect(dialog.locator(".eu-choice [data-focus='cutthroat']")).to_have_attribute("aria-pressed", "true")
