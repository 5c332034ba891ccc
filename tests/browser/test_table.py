"""Table in the browser: hands by mouse and by keys alone, haste, save and load, nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, own_notebook
from tests.browser.visit import Visit, cards_in

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
PLAYABLE = ".own button.eu-card:not([aria-disabled])"


@pytest.fixture(params=["voila", pytest.param("lab", marks=pytest.mark.slow)])
def table(request: pytest.FixtureRequest, visit: Open, serve: Serve, folder: Path) -> Visit:
    """A table at which the others move at once."""
    one = visit(serve(request.param), own_notebook(folder, request.node.name, "table"))
    one.root.get_by_role("button", name="At once").click()
    one.settle()
    return one


def over(table: Visit) -> bool:
    """Whether the hand is over."""
    return table.root.locator(".result").count() > 0


def decide_by_mouse(table: Visit) -> None:
    """The first thing that may be done."""
    options = table.root.locator(".decision .options button:not([aria-disabled])")
    (options if options.count() else table.root.locator(PLAYABLE)).first.click()
    table.settle()


def decide_by_keys(table: Visit) -> None:
    """The same with no mouse: the focus must already be in the widget and stay there."""
    options = table.root.locator(".decision .options [tabindex='0']")
    (options if options.count() else table.root.locator(".own [tabindex='0']")).first.focus()
    for _ in range(7):
        barred = table.page.evaluate("document.activeElement.getAttribute('aria-disabled')")
        if barred != "true":
            break
        table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.settle()
    assert table.focus_inside()


@pytest.mark.parametrize("decide", [decide_by_mouse, decide_by_keys])
def test_a_hand_is_played_and_the_next_is_dealt(table: Visit, decide: Callable[[Visit], None]) -> None:
    before = table.cells()
    for _ in range(20):
        if over(table):
            break
        assert cards_in(table.states[-1]) <= table.shown_cards()
        assert cards_in(table.root.evaluate("(root) => root.outerHTML")) <= table.shown_cards()
        decide(table)
    assert over(table)
    assert not table.axe()
    next_hand = table.root.get_by_role("button", name="Next hand")
    if decide is decide_by_keys:
        next_hand.focus()
        table.page.keyboard.press("Enter")
    else:
        next_hand.click()
    expect(table.root).to_contain_text("Hand 2, seed 1")
    table.settle()
    assert table.focus_inside()
    table.sweep()
    assert table.cells() == before


def test_a_double_click_plays_one_card(table: Visit) -> None:
    while table.root.locator(".decision .options").count():
        decide_by_mouse(table)
    held = table.root.locator(".own .eu-card").count()
    table.root.locator(PLAYABLE).first.evaluate("(card) => { for (let i = 0; i < 50; i++) card.click(); }")
    table.settle()
    assert table.root.locator(".own .eu-card").count() >= held - 1
    expect(table.root.locator(".eu-panel.bad")).to_have_count(0)


def test_an_illegal_card_has_the_focus_and_says_why(table: Visit) -> None:
    barred = table.root.locator(".own button.eu-card[aria-disabled=true]")
    for _ in range(20):
        if barred.count() or over(table):
            break
        decide_by_mouse(table)
    barred.first.focus()
    table.page.keyboard.press("Enter")
    expect(table.root.locator(".own .eu-tell")).to_contain_text("must be followed")
    expect(table.root.locator(".eu-live")).to_contain_text("must be followed")


def test_taking_back_and_putting_back(table: Visit) -> None:
    log = table.root.locator(".log li")
    decide_by_mouse(table)
    lines = log.all_inner_texts()
    table.root.get_by_role("button", name="Take back").click()
    table.settle()
    assert log.all_inner_texts() != lines
    table.root.get_by_role("button", name="Put back").click()
    table.settle()
    assert log.all_inner_texts() == lines


def test_a_match_is_kept_as_text_and_loaded(table: Visit) -> None:
    decide_by_mouse(table)
    log = table.root.locator(".log").inner_text()
    save = table.root.get_by_role("button", name="Save or load")
    save.click()
    dialog = table.root.get_by_role("dialog", name="Save or load")
    text = dialog.locator("textarea").first.input_value()
    assert text.startswith("euchre_tutor table 1")
    assert not table.axe()
    dialog.locator("textarea").last.fill("nonsense")
    dialog.get_by_role("button", name="Load it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("This is no kept match")
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    fresh_match(table, "5")
    assert table.root.locator(".log").inner_text() != log
    save.click()
    dialog.locator("textarea").last.fill(text)
    dialog.get_by_role("button", name="Load it").click()
    expect(table.root.locator(".log")).to_have_text(re.compile(re.escape(log.split("\n")[-1])))


def fresh_match(table: Visit, seed: str) -> None:
    """A new match from this seed, through the dialog and by keys."""
    table.root.get_by_role("button", name="New match").click()
    dialog: Locator = table.root.get_by_role("dialog", name="New match")
    expect(dialog.get_by_role("button", name="Bid Euchre")).to_be_focused()
    assert not table.axe()
    dialog.locator("summary", has_text=re.compile("^Bidding")).press("Enter")
    dialog.get_by_role("group", name="Stick the dealer").get_by_role("button", name="On").press("Enter")
    expect(dialog.locator(".changes")).to_contain_text("dealer")
    expect(dialog.locator("summary", has_text=re.compile("^Bidding"))).to_contain_text("1 changed")
    assert table.focus_inside()
    dialog.get_by_label("Seed").fill(seed)
    dialog.get_by_label("Seed").press("Enter")
    expect(dialog).to_have_count(0)
    expect(table.root).to_contain_text(f"seed {seed}")
    table.settle()


def test_the_others_move_at_their_pace_and_can_be_hurried(visit: Open, serve: Serve) -> None:
    one = visit(serve("voila"), "table")
    one.root.get_by_role("button", name="Slow").click()
    one.root.get_by_role("button", name="New match").click()
    one.root.get_by_label("Seed").fill("1")
    one.root.get_by_label("Seed").press("Enter")
    hurry = one.root.get_by_role("button", name="To my turn")
    expect(hurry).to_be_visible()
    hurry.click()
    expect(one.root.locator(".prompt")).to_contain_text("Your call.")
    expect(hurry).to_have_count(0)
    assert one.focus_inside()


def test_six_cards_fit_a_small_telephone_and_a_finger(table: Visit) -> None:
    table.page.set_viewport_size({"width": 320, "height": 640})
    table.page.wait_for_timeout(300)
    edges = table.root.locator(".own .eu-card").evaluate_all(
        "(all) => all.map((card) => card.getBoundingClientRect()).map((box) => [box.left, box.bottom])"
    )
    assert len(edges) == 6
    top = table.root.evaluate("(root) => root.getBoundingClientRect().top")
    if table.server.kind == "voila":  # JupyterLab takes a third of so small a screen for itself
        assert all(after[0] - before[0] >= 43.5 for before, after in pairwise(edges))
        assert max(bottom for _, bottom in edges) - top <= 640
    assert not table.too_wide()
    table.page.evaluate("document.documentElement.style.fontSize = '200%'")
    table.page.wait_for_timeout(300)
    assert not table.too_wide()


def test_the_trick_lies_in_the_middle_of_the_table(table: Visit) -> None:
    """The host page lays out its sections too, and must not lay out ours."""
    columns = table.root.locator(".board").evaluate("board => getComputedStyle(board).gridTemplateColumns")
    left, _middle, right = columns.split()
    assert float(left.removesuffix("px")) == pytest.approx(float(right.removesuffix("px")), abs=0.1)
    term = table.root.locator(".status dt").first
    assert term.evaluate("term => getComputedStyle(term).float") == "none"


def test_the_list_of_keys_gives_the_focus_back(table: Visit) -> None:
    card, keys = table.root.locator(".own [tabindex='0']").first, table.page.keyboard
    card.focus()
    for closing in ("Escape", "?"):
        keys.press("?")
        expect(table.root.get_by_role("dialog", name="Keys")).to_be_visible()
        keys.press(closing)
        expect(table.root.get_by_role("dialog")).to_have_count(0)
        expect(card).to_be_focused()
    more = table.root.locator(".eu-tools").get_by_role("button", name="More")
    more.focus()
    for key in ("Enter", "Shift+Tab", "Escape"):
        keys.press(key)
    expect(more).to_be_focused()
    expect(table.root.locator(".eu-tools button")).to_have_count(1)
