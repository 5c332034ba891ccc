"""Every page of the course in every language, in both hosts: all is drawn and nothing goes wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.harness import COURSE, Server
from tests.browser.visit import LOADING, Visit

LANGUAGES: dict[str, list[dict[str, str]]] = json.loads((COURSE / "index.json").read_text("utf-8"))
PAGES = [(code, page["file"].removesuffix(".ipynb")) for code in LANGUAGES for page in LANGUAGES[code]]
FAULTS = ".eu-fault-box, .page-fault, .eu-panel.bad[role=alert]"
pytestmark = pytest.mark.slow


def shows(language: str, name: str) -> list[str]:
    """What the notebook's cells must show, one by one: a widget in this language, or the self-test."""
    book = json.loads((COURSE / language / f"{name}.ipynb").read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    drawing = [source for source in code if "use_language" not in source]
    return ["self-test" if "self_test" in source else language for source in drawing]


@pytest.fixture(scope="module")
def reader(window: BrowserContext, course: Server) -> Iterator[Visit]:
    """One page in which all of the web app is read, one after the other."""
    visit = Visit(window, course)
    yield visit
    visit.page.close()


@pytest.fixture(scope="module")
def desk(window: BrowserContext, course_in_lab: Server) -> Iterator[Visit]:
    """One JupyterLab in which notebook after notebook is opened."""
    visit = Visit(window, course_in_lab)
    visit.page.goto(course_in_lab.desk, timeout=LOADING)
    visit.page.wait_for_function("window.jupyterapp?.restored", timeout=LOADING)
    yield visit
    visit.page.close()


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_a_page_is_whole_in_the_web_app(reader: Visit, language: str, name: str) -> None:
    reader.page.goto(reader.server.url(name, language), timeout=LOADING)
    expect(reader.page.locator("html[data-ready]")).to_be_visible(timeout=LOADING)
    drawn = reader.page.locator(".eu-root:has(.eu-inner), .eu-self-test")
    expect(drawn).to_have_count(len(shows(language, name)), timeout=LOADING)
    expect(reader.page.locator(f".eu-root:not([lang={language}])")).to_have_count(0)
    faults = reader.page.locator(FAULTS).all_inner_texts()
    problems, reader.problems = reader.problems, []
    assert not faults and not problems, "\n".join([*faults, *problems])


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_a_notebook_is_whole_in_jupyterlab(desk: Visit, language: str, name: str) -> None:
    drawn = desk.read_notebook(f"{language}/{name}.ipynb")
    problems, desk.problems = desk.problems, []
    assert not problems, "\n".join(problems)
    assert drawn == shows(language, name)
