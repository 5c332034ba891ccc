"""The course's own pages, whole: headings in order, each landmark once or by a name of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import harness
from tests.browser.harness import Server
from tests.browser.visit import LOADING, WINDOW, Visit

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("00_start", "04_left_bower", "07_the_auction", "play")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Our own Voilà, on the notebooks as they are committed."""
    with harness.voila(ROOT / "notebooks", tmp_path_factory.mktemp("pages") / "log") as server:
        yield server


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_the_whole_page(chrome: Browser, course: Server, name: str) -> None:
    context = chrome.new_context(viewport=WINDOW)
    visit = Visit(context, course)
    visit.page.goto(course.url(name), timeout=LOADING)
    expect(visit.page.locator("html[data-ready]")).to_be_visible(timeout=LOADING)
    found, banners = visit.axe(where="html"), visit.page.get_by_role("banner").count()
    context.close()
    assert not found and not visit.problems, "\n".join([*found, *visit.problems])
    assert banners == 1
