"""The lessons as they are opened: blocks in order, cells of one call, and a widget for each block."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from euchre_tutor.tutor.lessons import BLOCK_NAMES, MAY_BE_PROSE, block_ids, load_lesson, load_lessons
from euchre_widgets.blocks import block_model
from euchre_widgets.model import WidgetModel
from euchre_widgets.registry import WIDGETS

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "notebooks/source/en").glob("[0-9]*.md"))[1:]  # 00 is the cover
TRANSLATIONS = sorted(
    path for source in SOURCES for path in (ROOT / "notebooks/source").glob(f"[!e]*/{source.name}")
)
CALL = re.compile(r'block\("(\d\d\.[a-z]+)"\)')


def facts(path: Path) -> dict[str, str]:
    """The front matter of a lesson's source."""
    head = path.read_text(encoding="utf-8").split("---")[1]
    return dict(line.split(": ", 1) for line in head.strip().splitlines())


def notebook(path: Path) -> Any:
    """The English notebook built from a source."""
    return json.loads((ROOT / "notebooks/en" / f"{path.stem}.ipynb").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_blocks_stand_in_their_order(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"^\(([a-z]+)\)=$", text, re.M) == list(BLOCK_NAMES)
    number = path.name[:2]
    assert CALL.findall(text) == [f"{number}.{name}" for name in load_lessons()[number].blocks]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_block_has_prose_of_its_own(path: Path) -> None:
    _, *blocks = re.split(r"^\([a-z]+\)=$", path.read_text(encoding="utf-8"), flags=re.M)
    for block in blocks:
        prose = re.sub(r"```.*?```", "", block, flags=re.S)
        assert len(prose.split()) > 8 and prose.lstrip().startswith("#")
        assert "!" not in prose


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_source_and_course_say_the_same_of_the_lesson(path: Path) -> None:
    lesson, said = load_lessons()[path.name[:2]], facts(path)
    assert int(said["lesson"]) == int(lesson.id) and int(said["minutes"]) == lesson.minutes
    assert said["title"].strip('"') == lesson.title and said["goal"].strip('"') == lesson.goal
    assert [f"{need:02}" for need in json.loads(said["needs"])] == list(lesson.needs)
    may_lack = set(MAY_BE_PROSE) - lesson.blocks.keys()
    assert tuple(lesson.blocks) == tuple(name for name in BLOCK_NAMES if name not in may_lack)


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translation_says_what_the_course_says_in_its_language(path: Path) -> None:
    lesson, said = load_lesson(path.name[:2], path.parent.name), facts(path)
    assert said["title"].strip('"') == lesson.title and said["goal"].strip('"') == lesson.goal
    assert int(said["minutes"]) == lesson.minutes
    assert json.loads(said["needs"]) == [int(need) for need in lesson.needs]
    english = ROOT / "notebooks/source/en" / path.name
    assert CALL.findall(path.read_text(encoding="utf-8")) == CALL.findall(english.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_cell_is_short_and_imports_the_widgets_only(path: Path) -> None:
    for cell in notebook(path)["cells"]:
        if cell["cell_type"] == "code":
            lines = "".join(cell["source"]).splitlines()
            assert len(lines) <= 3 and not cell["outputs"]
            assert all(line.split()[1].startswith("euchre_widgets") for line in lines if "import" in line)


def test_the_notebooks_show_every_block_of_the_course_and_no_other() -> None:
    shown = [key for path in SOURCES for key in CALL.findall(path.read_text(encoding="utf-8"))]
    assert shown == list(block_ids())


def test_the_course_uses_widgets_that_exist() -> None:
    wanted = {block.widget for lesson in load_lessons().values() for block in lesson.blocks.values()}
    assert wanted <= set(WIDGETS)


@pytest.mark.parametrize("block_id", block_ids())
def test_every_block_builds_its_widget(block_id: str) -> None:
    model = block_model(block_id)
    assert isinstance(model, WidgetModel)
    state = model.state()
    assert state["fault"] is None and state["body"] is not None
    json.dumps(state)
