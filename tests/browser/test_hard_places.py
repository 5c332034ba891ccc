"""The web app where a browser gives less than usual: no storage, junk in it, no scripts, a clock put back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.app.stand_in import write_course
from tests.browser import harness
from tests.browser.harness import Server
from tests.browser.visit import LOADING, Visit

COVER, LESSON, SECOND = "00_start", "01_first", "02_second"
NOTICED = 15_000  # milliseconds in which a network that is away must be told
DENIED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });"""
FULL = 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };'
JUNK = """if (!localStorage.length) {
    for (const name of ["theme", "choices", "progress", "demo"])
        localStorage.setItem("euchre_tutor:1:" + name, TEXT);
    sessionStorage.setItem("euchre_tutor:place", TEXT);
}"""
OF_ANOTHER_VERSION = [
    "null",
    "[1]",
    '{"01": 5, "02": null, "03": {"block": 7, "at": "x", "of": {}, "done": 1}}',
    "%E0%A4%A",
]
STORES = {"denied": DENIED, "full": FULL} | {
    f"junk {number}": JUNK.replace("TEXT", json.dumps(text)) for number, text in enumerate(OF_ANOTHER_VERSION)
}
Open = Callable[..., Visit]


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hard")
    with harness.voila(write_course(folder), folder / "log") as server:
        yield server


@pytest.fixture
def start(chrome: Browser, course: Server) -> Iterator[Open]:
    """A page in a window of its own; what goes wrong on it fails the test."""
    begun: list[tuple[BrowserContext, Visit]] = []

    def begin(notebook: str, script: str = "", **window: Any) -> Visit:
        context = chrome.new_context(**window)
        if script:
            context.add_init_script(script)
        begun.append((context, Visit(context, course)))
        begun[-1][1].page.goto(course.url(notebook), timeout=LOADING)
        return begun[-1][1]

    yield begin
    problems = [problem for _, visit in begun for problem in visit.problems]
    for context, visit in begun:
        visit.page.goto("about:blank")  # so that the page ends its kernel
        context.close()
    assert not problems


def until_ready(visit: Visit) -> None:
    """Wait for the cards."""
    expect(visit.page.locator("html[data-ready]")).to_be_visible(timeout=LOADING)


@pytest.mark.parametrize(
    "store", [pytest.param(one, marks=[] if one == "denied" else [pytest.mark.slow]) for one in STORES]
)
def test_no_storage_harms_a_page(start: Open, store: str) -> None:
    visit = start(LESSON, STORES[store])
    until_ready(visit)
    html = visit.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    visit.page.locator("[data-set-theme=dark]").click()
    expect(html).to_have_attribute("data-theme", "dark")
    visit.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    visit.page.wait_for_timeout(1300)  # what was read is kept after a second
    visit.page.goto(visit.server.url(COVER), timeout=LOADING)
    until_ready(visit)
    done = visit.page.locator("[data-done]")
    if store in ("denied", "full"):
        expect(done).to_be_empty()
    else:
        expect(done).to_contain_text("1 of")


def test_without_scripts_a_page_says_so_and_promises_nothing(start: Open) -> None:
    visit = start(SECOND, java_script_enabled=False)
    expect(visit.page.locator("noscript .page-note")).to_contain_text("The cards need JavaScript.")
    expect(visit.page.get_by_text("You will see a page.").first).to_be_visible()
    expect(visit.page.locator(".live-wait").first).to_be_hidden()
    expect(visit.page.locator(".page-status")).to_be_hidden()


@pytest.mark.slow
def test_a_clock_put_back_hides_no_loss_of_the_network(start: Open) -> None:
    clock = "let hour = 1e12; Date.now = () => (hour -= 3_600_000);"
    visit = start(SECOND, clock)
    until_ready(visit)
    visit.page.context.set_offline(True)
    box = visit.page.locator("[data-trouble]")
    expect(box).to_contain_text("cannot reach", timeout=NOTICED)
    visit.page.context.set_offline(False)
    expect(box).to_be_empty(timeout=NOTICED)
    visit.problems.clear()  # what the browser says about requests that failed meanwhile


@pytest.mark.slow
def test_four_times_as_large_a_page_still_fits(start: Open) -> None:
    visit = start(LESSON, viewport={"width": 320, "height": 256}, forced_colors="active")
    until_ready(visit)
    assert visit.scrolls_sideways() <= 0
    covered = "document.querySelector('.parts')?.getBoundingClientRect().height ?? 0"
    assert visit.page.evaluate(covered) < 128, "what stays at the top leaves half of the window to read"
    visit.page.emulate_media(media="print")
    assert visit.page.locator("#page-main").is_visible()
    assert visit.scrolls_sideways() <= 0
