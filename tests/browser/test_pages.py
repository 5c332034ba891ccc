"""The course's own pages, whole: headings in order, each landmark once or by a name of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.harness import Server
from tests.browser.visit import LOADING, Visit

PAGES = ("play", "07_the_auction", "00_start", "04_left_bower")


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[] if one in PAGES[:2] else [pytest.mark.slow]) for one in PAGES]
)
def test_axe_finds_nothing_on_the_whole_page(window: BrowserContext, course: Server, name: str) -> None:
    visit = Visit(window, course)
    visit.page.goto(course.url(name), timeout=LOADING)
    expect(visit.page.locator("html[data-ready]")).to_be_visible(timeout=LOADING)
    found, banners = visit.axe(where="html"), visit.page.get_by_role("banner").count()
    visit.page.close()
    assert not found and not visit.problems, "\n".join([*found, *visit.problems])
    assert banners == 1
