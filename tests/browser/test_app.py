"""The frame of the web app in a real browser: its pages, the reader's choices, and things that go away."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, TimeoutError, expect

from tests.app.stand_in import write_course
from tests.browser import harness
from tests.browser.harness import Server
from tests.browser.visit import Visit

COVER, LESSON, SECOND = "00_start", "01_first", "02_second"
READY = "html[data-ready]"
STARTING = 60_000
NOTICED = 10_000  # milliseconds in which a lost kernel must be told
WIDTHS = (320, 1280)
THEMES = ("light", "dark", "contrast")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("course")
    with harness.voila(write_course(folder), folder / "log") as server:
        yield server


class AppVisit(Visit):
    """A page of the course with its frame."""

    def go(self, notebook: str) -> AppVisit:
        """Load the page and wait until its cards are there."""
        self.page.goto(self.server.url(notebook), timeout=STARTING)
        self.ready()
        return self

    def ready(self) -> None:
        """Wait for the cards; when they do not come, say what stands in their places."""
        try:
            self.page.wait_for_selector(READY, timeout=STARTING)
        except TimeoutError as late:
            places = self.page.locator(".live").evaluate_all("(all) => all.map((one) => one.outerHTML)")
            log = self.server.log.read_text(errors="replace")[-2000:]
            raise AssertionError(f"not ready: {places} {self.problems} {log}") from late

    def scroll_to(self, part: str) -> None:
        """Read on to this part."""
        self.page.mouse.wheel(0, 1)  # a reader's own move: from here on nothing pulls the page back
        self.page.evaluate("(id) => document.getElementById(id).scrollIntoView()", part)
        expect(self.page.locator("html")).to_have_attribute("data-here", part)

    @property
    def trouble(self) -> Locator:
        """The box about the page as a whole."""
        return self.page.locator("[data-trouble]")


Open = Callable[..., AppVisit]


@pytest.fixture
def start(chrome: Browser, course: Server) -> Iterator[Open]:
    contexts: list[BrowserContext] = []
    visits: list[AppVisit] = []

    def begin(notebook: str, width: int = 1280, **window: Any) -> AppVisit:
        contexts.append(chrome.new_context(viewport={"width": width, "height": 800}, **window))
        visits.append(AppVisit(contexts[-1], course))
        return visits[-1].go(notebook)

    yield begin
    for context in contexts:
        context.close()
    assert not [problem for visit in visits for problem in visit.problems]


@pytest.mark.parametrize("notebook", [COVER, LESSON])
def test_a_page_fits_and_axe_finds_nothing(start: Open, notebook: str) -> None:
    visit = start(notebook)
    for width in WIDTHS:
        visit.page.set_viewport_size({"width": width, "height": 800})
        assert visit.scrolls_sideways() <= 0, f"{width}"
        for theme in THEMES:
            visit.page.locator(f"[data-set-theme={theme}]").click()
            visit.page.wait_for_timeout(200)
            assert not visit.axe(where="html"), f"{theme} at {width}"


def test_a_page_in_a_large_size_fits(start: Open) -> None:
    visit = start(LESSON)
    visit.page.locator("[data-projector]").click()
    expect(visit.page.locator("html")).to_have_class("eu-theme eu-projector")
    assert visit.scrolls_sideways() <= 0
    visit.page.reload()
    expect(visit.page.locator("html")).to_have_class("eu-theme eu-projector")


def test_the_system_s_colours_are_followed_until_some_are_chosen(start: Open) -> None:
    visit = start(COVER, color_scheme="dark")
    html = visit.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    visit.page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    visit.page.locator("[data-set-theme=dark]").click()
    visit.page.emulate_media(color_scheme="light")
    visit.go(LESSON)
    expect(html).to_have_attribute("data-theme", "dark")
    expect(visit.root).to_have_attribute("data-theme", "dark")


def test_the_language_opens_the_same_part(start: Open) -> None:
    visit = start(LESSON)
    visit.scroll_to("predict")
    expect(visit.page.locator("html")).to_have_attribute("data-read", "predict")
    visit.page.locator("[data-language=nb]").click()
    visit.page.wait_for_url("**/nb/01_first.ipynb#predict")
    visit.ready()
    expect(visit.page.locator("html")).to_have_attribute("lang", "nb")
    expect(visit.page.locator("html")).to_have_attribute("data-here", "predict")
    expect(visit.root).to_have_attribute("lang", "nb")
    assert place_of(visit.page, "predict") == pytest.approx(bar_height(visit.page), abs=4)


def test_a_reload_stays_at_the_same_place(start: Open) -> None:
    visit = start(LESSON)
    visit.scroll_to("quiz")
    visit.page.mouse.wheel(0, 120)
    visit.page.wait_for_timeout(300)
    before = place_of(visit.page, "quiz")
    visit.page.reload()
    visit.ready()
    visit.page.wait_for_timeout(300)
    assert place_of(visit.page, "quiz") == pytest.approx(before, abs=4)


def test_the_cover_knows_how_far_each_lesson_was_read(start: Open) -> None:
    visit = start(COVER)
    expect(visit.page.locator("[data-go-on]")).to_have_text("Begin with lesson 1")
    visit.go(LESSON).scroll_to("worked")
    visit.page.wait_for_timeout(1300)  # a second in view is what counts
    visit.go(COVER)
    card = visit.page.locator("[data-lesson='01']")
    expect(card.locator("[data-status]")).to_have_text("Worked example")
    expect(card.locator("[data-count]")).to_have_text("4 of 8")
    expect(visit.page.locator("[data-go-on]")).to_have_text("Go on with lesson 1")
    visit.go(LESSON).scroll_to("recap")
    visit.page.wait_for_timeout(1300)
    visit.go(COVER)
    expect(card.locator("[data-status]")).to_have_text("Done")
    expect(visit.page.locator("[data-go-on]")).to_have_text("Go on with lesson 2")


def test_the_cover_says_that_the_cards_can_move(start: Open) -> None:
    visit = start(COVER)
    expect(visit.page.locator(".eu-self-test")).to_have_text("Everything is ready: the cards can move here.")


# Jupyter's own look-up of a widget, as it goes when the machine is so slow that its time is over: of what is
# to be drawn (``late``), of it when the page asks again (``gone``), of what it is made of (``broken``).
TAKE = """((key) => {
  const times = Number(sessionStorage.getItem(key));
  if (times > 0) sessionStorage.setItem(key, times - 1);
  return times > 0;
})"""
LATE = {
    "await o.get_model(r.model_id)": f"""await (async () => {{
  if (!{TAKE}("late")) return o.get_model(r.model_id, "drawing");
  await new Promise((go) => setTimeout(go, 4000));
  throw Error("widget model not found");
}})()""",
    "async get_model(e){": f"""async get_model(e, why){{
  const asked = document.querySelector("[data-again]");
  if (!why && {TAKE}(asked ? "gone" : "broken")) throw Error("widget model not found");
""",
}


@pytest.mark.parametrize(
    ("times", "pages", "comes"),
    [
        pytest.param({"late": 1}, 1, True, id="asked again"),
        pytest.param({"late": 1, "gone": 1}, 2, True, id="page again", marks=pytest.mark.slow),
        pytest.param({"broken": 1}, 2, True, id="broken", marks=pytest.mark.slow),
        pytest.param({"late": 99, "gone": 99}, 2, False, id="never", marks=pytest.mark.slow),
    ],
)
def test_cards_that_were_missed_are_asked_for_again_then_with_the_page_and_then_given_up_in_words(
    start: Open, times: dict[str, int], pages: int, comes: bool
) -> None:
    visit = start(COVER)
    visit.page.route("**/jupyterlab-manager/static/*.js*", be_late)
    visit.page.evaluate("(times) => Object.assign(sessionStorage, times)", times)
    loads: list[str] = []
    visit.page.on("framenavigated", lambda frame: loads.append(frame.url))
    visit.page.goto(visit.server.url(SECOND), timeout=STARTING)
    if comes:
        expect(visit.root.locator(".eu-inner")).to_be_visible(timeout=STARTING)
        visit.ready()
    else:
        expect(visit.trouble).to_contain_text("The cards did not come", timeout=STARTING)
    assert len(loads) == pages
    assert visit.page.evaluate("(keys) => keys.every((key) => sessionStorage[key] < 90)", [*times]) == comes
    visit.problems.clear()  # what Jupyter says of it in the console


def be_late(route: Route) -> None:
    """Give the file, its look-ups made late."""
    answer = route.fetch()
    text = answer.text()
    for found, put in LATE.items():
        text = text.replace(found, put)
    route.fulfill(response=answer, body=text)


def test_a_raising_cell_leaves_the_rest_of_the_page(start: Open) -> None:
    visit = start(LESSON)
    expect(visit.page.locator(".page-fault")).to_contain_text("The fault is ours, not yours.")
    expect(visit.root).to_be_visible()
    expect(visit.page.get_by_text("after the fault")).to_be_visible()


def test_a_killed_kernel_is_told_in_time_and_the_button_begins_anew(start: Open) -> None:
    visit = start(SECOND)
    visit.scroll_to("worked")
    visit.page.evaluate("document.addEventListener('euchre:lost', () => { globalThis.heardOfIt = true; })")
    first = visit.kernel_id()
    visit.server.kill_kernel(first)
    expect(visit.trouble).to_contain_text("has stopped", timeout=NOTICED)
    assert visit.page.evaluate("globalThis.heardOfIt")
    assert not visit.axe(where="[data-trouble]")
    visit.trouble.get_by_role("button").click()
    visit.page.wait_for_function(f"document.querySelector('{READY}') && !window.heardOfIt", timeout=STARTING)
    assert visit.kernel_id() != first
    expect(visit.trouble).to_be_empty()
    expect(visit.page.locator("html")).to_have_attribute("data-here", "worked")
    visit.problems.clear()  # the browser tells of the line that broke; the page has told it better


@pytest.mark.slow
def test_a_kernel_that_does_not_answer_for_a_while_is_not_called_dead(start: Open) -> None:
    visit = start(SECOND)
    (kernel,) = [one for one in visit.server.kernels() if visit.kernel_id() in " ".join(one.cmdline())]
    kernel.send_signal(signal.SIGSTOP)
    visit.page.wait_for_timeout(9000)
    expect(visit.trouble).to_be_empty()
    kernel.send_signal(signal.SIGCONT)


@pytest.mark.slow
def test_a_network_that_is_away_is_said_when_it_lasts_and_forgotten_when_it_returns(start: Open) -> None:
    visit = start(SECOND)
    visit.page.context.set_offline(True)
    visit.page.wait_for_timeout(2000)
    expect(visit.trouble).to_be_empty()
    expect(visit.trouble).to_contain_text("cannot reach", timeout=NOTICED)
    visit.page.context.set_offline(False)
    expect(visit.trouble).to_be_empty(timeout=NOTICED)
    visit.problems.clear()  # what the browser says about requests that failed meanwhile


def test_leaving_a_page_ends_its_kernel(start: Open) -> None:
    visit = start(SECOND)
    mine = visit.kernel_id()
    visit.page.goto("about:blank")
    for _ in range(40):
        if not [one for one in visit.server.kernels() if mine in " ".join(one.cmdline())]:
            return
        visit.page.wait_for_timeout(250)
    pytest.fail("the kernel of a page that was left is still there")


def place_of(page: Page, part: str) -> float:
    """How far below the window's top this part begins."""
    return float(page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top", part))


def bar_height(page: Page) -> float:
    """What the bar at the top covers."""
    return float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)"))
