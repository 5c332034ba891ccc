"""TrumpLens in the browser: by mouse, by keys alone, and what the frame around it promises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import Server, write_notebook
from tests.browser.visit import Visit

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
KEPT = """from euchre_widgets.app import show
from euchre_widgets.trump_lens import TrumpLensModel
show("kept", lambda: TrumpLensModel(keep_key="kept"))"""


@pytest.fixture
def lens(visit: Open, serve: Serve) -> Visit:
    """The lens on a page of our web app."""
    return visit(serve("voila"), "trump_lens")


def counts(lens: Visit) -> list[str]:
    """The number of cards of each row, from the top."""
    return lens.root.locator(".lens-name .n").all_inner_texts()


def row(lens: Visit, place: int) -> Locator:
    """One row of the pack."""
    return lens.root.locator(".lens-row").nth(place)


def test_a_click_on_a_suit_moves_the_pack(lens: Visit) -> None:
    lens.root.get_by_role("button", name="Spades").click()
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Spades, trump")
    assert counts(lens) == ["7", "5", "6", "6"]
    bowers = row(lens, 0).get_by_role("img")
    expect(bowers.nth(0)).to_have_accessible_name("jack of spades, the right bower, a spade")
    expect(bowers.nth(1)).to_have_accessible_name("jack of clubs, the left bower, a spade")
    expect(row(lens, 1).get_by_label("jack of clubs, gone: now a spade")).to_be_visible()
    lens.root.get_by_role("button", name="No trump").click()
    expect(row(lens, 0).locator(".n")).to_have_text("6")


def test_keys_alone_do_the_same(lens: Visit) -> None:
    lens.root.get_by_role("button", name="Hearts").focus()
    lens.page.keyboard.press("ArrowRight")
    lens.page.keyboard.press("Enter")
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Spades, trump")
    expect(lens.root.get_by_role("button", name="Spades")).to_be_focused()
    lens.page.keyboard.press("Home")
    lens.page.keyboard.press(" ")
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Clubs, trump")
    expect(lens.root.get_by_role("button", name="Clubs")).to_have_attribute("aria-pressed", "true")


def test_a_change_is_said_aloud(lens: Visit) -> None:
    lens.root.get_by_role("button", name="Diamonds").click()
    expect(lens.root.locator(".eu-live")).to_contain_text("Diamonds, trump 7")


def test_cards_travel_unless_the_reader_wants_no_motion(lens: Visit) -> None:
    count = "root.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition)).length"
    moving = f"(root) => {count}"
    choose = lens.root.get_by_role("button", name="Spades")
    choose.evaluate("(node) => node.click()")
    lens.page.wait_for_function(
        "document.querySelector('.lens-row').getAttribute('aria-label').startsWith('Spades')"
    )
    assert lens.root.evaluate(moving)
    lens.page.emulate_media(reduced_motion="reduce")
    lens.root.get_by_role("button", name="Clubs").evaluate("(node) => node.click()")
    lens.page.wait_for_function(
        "document.querySelector('.lens-row').getAttribute('aria-label').startsWith('Clubs')"
    )
    lens.page.wait_for_timeout(300)
    assert not lens.root.evaluate(moving)


def test_a_term_tells_its_meaning_and_gives_the_focus_back(lens: Visit) -> None:
    word = lens.root.get_by_role("button", name="left bower")
    word.focus()
    lens.page.keyboard.press("Enter")
    meaning = lens.root.get_by_role("dialog", name="Left bower")
    expect(meaning).to_be_visible()
    expect(meaning.get_by_role("button")).to_be_focused()
    inside = (
        "([panel, root]) => panel.getBoundingClientRect().bottom <= root.getBoundingClientRect().bottom + 1"
    )
    assert lens.page.evaluate(inside, [meaning.element_handle(), lens.root.element_handle()])
    lens.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    expect(word).to_be_focused()


def test_a_question_mark_shows_the_keys(lens: Visit) -> None:
    button = lens.root.get_by_role("button", name="Hearts")
    button.focus()
    lens.page.keyboard.press("?")
    expect(lens.root.get_by_role("dialog", name="Keys")).to_be_visible()
    lens.page.keyboard.press("?")
    expect(lens.root.get_by_role("dialog", name="Keys")).to_have_count(0)
    assert lens.focus_inside()


def test_four_colours_are_a_choice_that_stays(lens: Visit) -> None:
    diamond = lens.root.locator(".eu-card.diamonds").first
    red = diamond.evaluate("(node) => getComputedStyle(node).color")
    lens.root.get_by_role("button", name="More").click()
    lens.root.get_by_role("button", name="Four colours").click()
    expect(diamond).not_to_have_css("color", red)
    lens.page.reload()
    expect(lens.root.locator(".eu-card").first).to_be_visible(timeout=90_000)
    expect(lens.root.locator(".eu-card.diamonds").first).not_to_have_css("color", red)


def test_after_a_reload_it_carries_on(visit: Open, serve: Serve, folder: Path) -> None:
    write_notebook(folder, "kept_lens", [KEPT])
    lens = visit(serve("voila"), "kept_lens")
    lens.root.get_by_role("button", name="Spades").click()
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Spades")
    lens.page.reload()
    offer = lens.root.get_by_role("button", name="Carry on")
    offer.click(timeout=90_000)
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Spades")
    expect(offer).to_have_count(0)
    lens.root.get_by_role("button", name="More").click()
    lens.root.get_by_role("button", name="Start afresh").click()
    lens.root.get_by_role("dialog").get_by_role("button", name="Start afresh").click()
    expect(row(lens, 0).locator(".lens-name")).to_contain_text("Hearts")


def test_a_projector_sees_it_whole(lens: Visit) -> None:
    lens.page.set_viewport_size({"width": 1920, "height": 1080})
    lens.page.evaluate("document.documentElement.classList.add('eu-projector')")
    lens.page.wait_for_timeout(200)
    assert lens.root.evaluate("(root) => root.getBoundingClientRect().height") < 1080
    assert not lens.too_wide()
