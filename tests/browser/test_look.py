"""How the screens lie: what stands beside what where it is wide; at twice the text size all stays in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from euchre_widgets.registry import WIDGETS
from tests.browser.harness import Server
from tests.browser.visit import LOADING, MEASURES, WINDOW, Visit

PROJECTED: ViewportSize = {"width": 1920, "height": 1080}
BOX = "(node) => node.getBoundingClientRect().toJSON()"


@pytest.fixture
def played(chrome: Browser, course: Server) -> Iterator[Visit]:
    """The page where a whole match is played."""
    context = chrome.new_context(viewport=WINDOW, reduced_motion="reduce")
    visit = Visit(context, course)
    visit.page.goto(course.url("play"), timeout=LOADING)
    expect(visit.page.locator("html[data-ready]")).to_be_visible(timeout=LOADING)
    yield visit
    context.close()


def test_score_and_log_stand_beside_the_board_and_a_projector_shows_all_of_it(played: Visit) -> None:
    played.page.set_viewport_size(PROJECTED)
    for larger in (False, True):
        played.page.evaluate("(on) => document.documentElement.classList.toggle('eu-projector', on)", larger)
        status, board, side = (
            played.root.locator(part).evaluate(BOX) for part in (".status", ".board", ".side")
        )
        assert side["left"] >= board["right"] and side["top"] < board["bottom"]
        assert board["bottom"] - status["top"] <= PROJECTED["height"]
        assert played.scrolls_sideways() <= 0


def test_nothing_sticks_out_at_twice_the_text_size_on_a_telephone(chrome: Browser, voila: Server) -> None:
    context = chrome.new_context(viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    visit = Visit(context, voila)
    visit.open("everything", widgets=len(WIDGETS))
    visit.page.add_style_tag(content="html { font-size: 200% }")
    visit.settle()
    measure = f"(root) => {MEASURES}.wide(root)"
    found = [line for root in visit.roots.all() for line in root.evaluate(measure)]
    sideways = visit.scrolls_sideways()
    context.close()
    assert not found and sideways <= 0, "\n".join(found)
