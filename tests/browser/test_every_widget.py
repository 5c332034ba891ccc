"""What every widget must stand, in Voilà and JupyterLab: readers, keys, fingers, themes, haste, mishap."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from euchre_widgets.registry import WIDGETS
from tests.browser.harness import Server
from tests.browser.visit import FAILED, LOADING, Visit, cards_in

Serve = Callable[[str], Server]
HOSTS = [("voila", name) for name in sorted(WIDGETS)] + [("lab", name) for name in sorted(WIDGETS)]
CASES = [
    pytest.param(case, id="-".join(case), marks=[pytest.mark.slow] if case[0] == "lab" else [])
    for case in HOSTS
]
NOTICED = 12_000  # milliseconds: ten seconds to notice, and a little for the machine


@pytest.fixture(scope="module", params=CASES)
def opened(request: pytest.FixtureRequest, window: BrowserContext, serve: Serve) -> Iterator[Visit]:
    """One page with one widget, kept for all tests of that widget; a spoilt one is loaded again."""
    kind, _name = request.param
    one = Visit(window, serve(kind))
    one.spoilt = True
    yield one
    one.page.close()


@pytest.fixture
def shown(request: pytest.FixtureRequest, opened: Visit) -> Iterator[Visit]:
    """That page, tidy before each test; after it nothing may have gone wrong."""
    if opened.spoilt:
        # Its "start afresh" raises an error, which one test asks for; all else of the widget is whole.
        opened.open(f"broken_{request.node.callspec.params['opened'][1]}")
        opened.spoilt = False
    opened.tidy()
    yield opened
    problems, opened.problems = opened.problems, []
    opened.spoilt = opened.spoilt or bool(problems) or request.node.stash.get(FAILED, True)
    assert not problems, "\n".join(problems)


def test_no_card_that_is_hidden_reaches_the_browser(shown: Visit) -> None:
    assert shown.states, "no state was seen on the wire"
    assert cards_in(shown.states[-1]) <= shown.shown_cards()
    assert cards_in(shown.root.evaluate("(root) => root.outerHTML")) <= shown.shown_cards()
    assert not shown.page.locator(".eu-card.back").evaluate_all(
        "(all) => all.filter((card) => card.dataset.focus || card.dataset.flip || card.dataset.id)"
    )


def test_axe_finds_nothing(shown: Visit) -> None:
    assert not shown.axe()


def test_axe_finds_nothing_with_the_tools_open(shown: Visit) -> None:
    shown.root.locator(".eu-tools button").last.click()
    shown.page.keyboard.press("?")
    assert not shown.axe()


def test_the_colours_differ_enough_in_the_dark(shown: Visit) -> None:
    shown.dark()
    try:
        assert not shown.axe("color-contrast")
    finally:
        shown.dark(False)


def test_it_fits_a_small_telephone(shown: Visit) -> None:
    shown.narrow()
    assert not shown.too_wide()
    assert not shown.small_targets()
    assert shown.server.kind == "lab" or shown.scrolls_sideways() <= 0


def test_no_key_reaches_the_notebook(shown: Visit) -> None:
    before = shown.cells()
    shown.control.focus()
    shown.sweep()
    assert shown.cells() == before
    assert not shown.page.locator(".jp-Dialog").count()


def test_no_key_reaches_the_notebook_right_after_a_move(shown: Visit) -> None:
    before = shown.cells()
    shown.control.focus()
    shown.page.keyboard.press("Enter")
    shown.sweep()
    shown.settle()
    shown.sweep()
    assert shown.cells() == before


def test_fifty_clicks_at_once_are_one(shown: Visit) -> None:
    shown.settle()
    before = shown.version
    shown.control.evaluate("(node) => { for (let i = 0; i < 50; i++) node.click(); }")
    shown.settle()
    assert shown.version <= before + 1


def test_fifty_fast_clicks_harm_nothing(shown: Visit) -> None:
    box = shown.control.bounding_box()
    assert box is not None
    for _ in range(50):
        shown.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shown.settle()
    expect(shown.root.locator(".eu-panel.bad")).to_have_count(0)
    expect(shown.control).to_be_visible()


def test_an_error_is_shown_in_words_and_the_widget_lives(shown: Visit) -> None:
    before = shown.root.locator(".eu-inner").inner_text()
    shown.break_it()
    box = shown.root.locator(".eu-panel.bad[role=alert]")
    expect(box).to_contain_text("EU-", timeout=20_000)
    assert "Traceback" not in shown.page.content()
    box.locator("button").first.click()
    expect(box).to_have_count(0)
    assert before.split()[:5] == shown.root.locator(".eu-inner").inner_text().split()[:5]


def test_a_killed_kernel_is_noticed(shown: Visit) -> None:
    shown.spoilt = True
    shown.server.kill_kernel(shown.kernel_id())
    if shown.server.kind == "lab":  # which says it too, and starts a kernel that knows nothing of the widget
        shown.page.locator(".jp-Dialog button").first.click(timeout=LOADING)
    alert = shown.page.locator(".page-trouble:visible button, .eu-panel.bad[role=alert]:visible").first
    expect(alert).to_be_visible(timeout=NOTICED)
    shown.problems = [problem for problem in shown.problems if not provoked(problem)]


def provoked(problem: str) -> bool:
    """Whether the browser complains of the very kernel that the test has ended."""
    words = (
        "/api/kernels/",
        "/euchre/kernel/",
        "Comm not found",
        "Cannot send",
        "Could not restore the debugger",
    )
    return any(word in problem for word in words)
