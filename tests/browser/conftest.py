"""One browser, one Voilà and one JupyterLab for all browser tests; every page is watched to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from euchre_widgets.registry import WIDGETS
from tests.browser import harness
from tests.browser.visit import WINDOW, Visit
from tools import browser as chromium

HERE = Path(__file__).parent
Open = Callable[..., Visit]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder needs a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """The browser."""
    path = chromium.find()  # asked before Playwright runs, since it may have to ask Playwright too
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield launched
        launched.close()


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


@pytest.fixture(scope="module")
def serve(request: pytest.FixtureRequest) -> Callable[[str], harness.Server]:
    """The server of a kind, started when it is first asked for."""
    return lambda kind: request.getfixturevalue(kind)


@pytest.fixture
def visit(chrome: Browser) -> Iterator[Open]:
    """Opens watched pages in windows of their own, and closes them; whatever went wrong fails the test."""
    visits: list[Visit] = []

    def start(server: harness.Server, notebook: str, widgets: int = 1, **window: object) -> Visit:
        context = chrome.new_context(viewport=WINDOW, **window)
        visits.append(Visit(context, server))
        visits[-1].open(notebook, widgets)
        return visits[-1]

    yield start
    problems = [problem for one in visits for problem in one.problems]
    for one in visits:
        one.page.context.close()
    assert not problems, "\n".join(problems)
