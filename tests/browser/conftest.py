"""One browser, one Voilà and one JupyterLab for the browser tests; every page is watched to its end.

Two workers may share the tests: each has a browser and servers of its own, and the tests that share a
page stay together.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from euchre_widgets.registry import WIDGETS
from tests.browser import harness
from tests.browser.visit import FAILED, WINDOW, Visit
from tools import browser as chromium

HERE = Path(__file__).parent
Open = Callable[..., Visit]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder needs a browser; tests of one page go to one worker."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group(shared_page(item)))


def shared_page(item: pytest.Item) -> str:
    """The name of what a test shares with others: a page of its module, else the module's servers."""
    spec = getattr(item, "callspec", None)
    page = spec.params.get("opened") if spec else None
    return f"{item.path.stem}-{'-'.join(page)}" if page else item.path.stem


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember that a test has failed, so that the next does not go on with the page that it left."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """The browser."""
    path = chromium.find()  # asked before Playwright runs, since it may have to ask Playwright too
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def window(chrome: Browser) -> Iterator[BrowserContext]:
    """What pages share that are opened after each other: the files that the browser keeps, and no more."""
    context = chrome.new_context(viewport=WINDOW)
    yield context
    context.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The notebooks of the tests."""
    return harness.write_folder(tmp_path_factory.mktemp("notebooks"), sorted(WIDGETS))


@pytest.fixture(scope="session")
def voila(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[harness.Server]:
    """Our own Voilà, on the notebooks of the tests."""
    with harness.voila(folder, tmp_path_factory.mktemp("voila") / "log") as server:
        yield server


@pytest.fixture(scope="session")
def lab(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[harness.Server]:
    """JupyterLab, on the notebooks of the tests."""
    with harness.lab(folder, tmp_path_factory.mktemp("lab") / "log") as server:
        yield server


@pytest.fixture(scope="session")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[harness.Server]:
    """Our own Voilà, on the notebooks as they are committed."""
    with harness.voila(harness.COURSE, tmp_path_factory.mktemp("course") / "log") as server:
        yield server


@pytest.fixture(scope="session")
def course_in_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[harness.Server]:
    """JupyterLab, on a copy of the committed notebooks, since it may save what it has run."""
    copy = tmp_path_factory.mktemp("lessons")
    shutil.copytree(harness.COURSE, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("source"))
    with harness.lab(copy, tmp_path_factory.mktemp("course_in_lab") / "log") as server:
        yield server


@pytest.fixture(scope="module")
def serve(request: pytest.FixtureRequest) -> Callable[[str], harness.Server]:
    """The server of a kind, started when it is first asked for."""
    return lambda kind: request.getfixturevalue(kind)


@pytest.fixture
def visit(window: BrowserContext) -> Iterator[Open]:
    """Opens watched pages, and closes them; whatever went wrong fails the test."""
    visits: list[Visit] = []

    def start(server: harness.Server, notebook: str, widgets: int = 1, **media: Any) -> Visit:
        visits.append(Visit(window, server))
        visits[-1].page.emulate_media(**media)
        visits[-1].open(notebook, widgets)
        return visits[-1]

    yield start
    problems = [problem for one in visits for problem in one.problems]
    for one in visits:
        one.page.close()
    assert not problems, "\n".join(problems)
