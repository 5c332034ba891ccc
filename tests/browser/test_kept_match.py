"""A match that the browser keeps: not lost before a choice is made, and two tabs that keep one place."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.harness import Server
from tests.browser.visit import LOADING

KEPT = 'localStorage.getItem("euchre_tutor:1:play.bid") ?? ""'
OFFER = "You were in the middle of a match"
# A hand's last card may change nothing in the log: then its result stands there.
DONE = """(log) => document.querySelector(".result") || document.querySelector(".log").innerText !== log"""
ELSEWHERE = "open in another tab too"


@pytest.fixture
def tabs(chrome: Browser) -> Iterator[BrowserContext]:
    """A browser in which nothing is kept yet, and nothing moves: a click must not meet a card on its way."""
    context = chrome.new_context(viewport={"width": 1100, "height": 900}, reduced_motion="reduce")
    yield context
    for page in context.pages:
        page.goto("about:blank")  # so that the page ends its kernel
    context.close()


def sit_down(tabs: BrowserContext, course: Server) -> Page:
    """The page to play on, in a new tab, with others that move at once."""
    page = tabs.new_page()
    page.goto(course.url("play"), timeout=LOADING)
    return ready(page)


def ready(page: Page) -> Page:
    """Wait for the cards, and hurry the others."""
    page.get_by_role("button", name="At once").click(timeout=LOADING)
    my_turn(page)
    expect(due(page).first).to_be_visible(timeout=LOADING)
    return page


def my_turn(page: Page) -> None:
    """Wait until the others have done what they do before the learner: until then nothing can be decided."""
    expect(page.get_by_role("button", name="To my turn")).to_have_count(0, timeout=LOADING)


def due(page: Page) -> Locator:
    """What the learner may do now."""
    calls = page.locator(".decision .options button:not([aria-disabled])")
    return calls.or_(page.locator(".own button.eu-card:not([aria-disabled])")).or_(page.locator(".result"))


def decide(page: Page) -> None:
    """The first thing that may be done, and what the others do then."""
    log = page.locator(".log").inner_text()
    options = page.locator(".decision .options button:not([aria-disabled])")
    cards = page.locator(".own button.eu-card:not([aria-disabled])")
    expect(due(page).first).to_be_visible(timeout=LOADING)
    (options if options.count() else cards).first.click()
    page.wait_for_function(DONE, arg=log)
    my_turn(page)


def kept(page: Page) -> str:
    """What the browser keeps of the match."""
    return str(page.evaluate(KEPT))


def head(page: Page) -> str:
    """Which match this is, as its kept text says it."""
    found = re.search(r"seed (\d+)", page.locator(".table").inner_text())
    assert found
    return found[1]


def test_an_older_match_is_kept_until_a_choice_is_made(tabs: BrowserContext, course: Server) -> None:
    page = sit_down(tabs, course)
    decide(page)
    older, seed = kept(page), head(page)
    assert older
    page.reload()
    ready(page)
    expect(page.get_by_text(OFFER)).to_be_visible()
    decide(page)
    assert kept(page) == older, "to play on is no answer"
    page.get_by_role("button", name="Carry on").click()
    expect(page.get_by_text(OFFER)).to_have_count(0)
    expect(page.locator(".table")).to_contain_text(f"seed {seed}")
    assert page.evaluate("Boolean(document.activeElement.closest('.eu-root'))")


def test_to_begin_anew_or_to_finish_a_hand_is_a_choice(tabs: BrowserContext, course: Server) -> None:
    page = sit_down(tabs, course)
    decide(page)
    first = kept(page)
    page.reload()
    decide(ready(page))
    page.get_by_role("button", name="Begin anew").click()
    expect(page.get_by_text(OFFER)).to_have_count(0)
    second = kept(page)
    assert second not in {"", first}, "what was played before the answer is kept with it"
    page.reload()
    ready(page)
    for _ in range(20):
        if page.locator(".result").count():
            break
        decide(page)
    expect(page.get_by_text(OFFER)).to_have_count(0)
    assert kept(page) != second


def test_two_tabs_say_whose_place_is_kept(tabs: BrowserContext, course: Server) -> None:
    one = sit_down(tabs, course)
    decide(one)
    two = sit_down(tabs, course)
    expect(two.get_by_text(OFFER)).to_be_visible()
    decide(one)
    expect(two.get_by_text(ELSEWHERE)).to_have_count(0)
    seed = head(one)
    two.get_by_role("button", name="Carry on").click()
    expect(two.locator(".table")).to_contain_text(f"seed {seed}")
    assert two.locator(".log").inner_text() == one.locator(".log").inner_text(), "the newest place is offered"
    decide(two)
    decide(two)  # further than the other tab comes by its next step, so that their places differ
    expect(one.get_by_text(ELSEWHERE)).to_be_visible()
    decide(one)
    expect(one.get_by_text(ELSEWHERE)).to_have_count(0)
    expect(two.get_by_text(ELSEWHERE)).to_be_visible()
