"""What is registered is tested, built and named alike everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euchre_tutor.speech import LANGUAGES
from euchre_widgets.registry import WIDGETS
from tests.house import rules
from tests.house.files import chosen, text

REGISTRIES = {
    "RULESETS": "tests/engine/",
    "PLAYERS": "tests/players/",
    "WIDGETS": "tests/widgets/",
    "LANGUAGES": "tests/",
}
WIDGET_FILES = (
    "widgets/front/{}.js",
    "widgets/front/css/{}.css",
    "widgets/euchre_widgets/static/{}.js",
    "widgets/euchre_widgets/static/{}.css",
    "tests/widgets/test_{}.py",
)


def loops_over(registry: str, sources: list[str]) -> bool:
    """Whether one of these tests is parametrised over the whole registry."""
    marks = (f'", {registry})', f'", sorted({registry}))', f'", list({registry}))')
    return any("parametrize(" in source and mark in source for source in sources for mark in marks)


@pytest.mark.parametrize("registry", REGISTRIES)
def test_a_test_runs_over_everything_registered(registry: str) -> None:
    sources = [text(name) for name in chosen(".py", under=(REGISTRIES[registry],))]
    assert loops_over(registry, sources), f"no test is parametrised over {registry}"


def test_a_registry_no_test_runs_over_is_found() -> None:
    assert loops_over("GAMES", ['@pytest.mark.parametrize("game", GAMES)'])
    assert not loops_over("GAMES", ["from x import GAMES", '@pytest.mark.parametrize("game", PLAYERS)'])


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_has_all_its_files(name: str) -> None:
    assert not rules.missing((path.format(name) for path in WIDGET_FILES), chosen(".js", ".css", ".py"))


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_is_registered_by_its_own_name(name: str) -> None:
    assert WIDGETS[name].name == name


def test_every_lesson_is_built_in_every_language() -> None:
    names = {Path(name).stem for name in chosen(".md", under=("notebooks/source/en/",))}
    assert names
    wanted = [f"notebooks/{code}/{name}.ipynb" for code in LANGUAGES for name in names]
    built = chosen(".ipynb", under=("notebooks/",))
    assert not rules.missing(wanted, built)
    assert not rules.missing(built, wanted)


def test_a_translated_lesson_has_an_english_source() -> None:
    for name in chosen(".md", under=("notebooks/source/",)):
        assert Path(name).name in {
            Path(other).name for other in chosen(".md", under=("notebooks/source/en/",))
        }


def test_lessons_have_a_file_name_with_their_number() -> None:
    for name in chosen(".md", under=("notebooks/source/",)):
        assert re.fullmatch(r"\d\d_\w+|play", Path(name).stem), name
