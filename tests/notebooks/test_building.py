"""Notebooks are built from their sources: the same every time, cut into blocks, and never quietly stale."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.app.stand_in import lesson, write_course
from tools import notebooks
from tools.myst import BLOCKS, SourceError, to_cells


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_course(tmp_path)


def read(folder: Path, name: str) -> Any:
    """One built notebook."""
    return json.loads((folder / name).read_text("utf-8"))


def test_building_twice_gives_the_same_files(folder: Path) -> None:
    assert notebooks.build(folder) == notebooks.build(folder)
    assert not list(notebooks.differences(folder))


def test_a_built_notebook_is_valid_and_holds_no_output(folder: Path) -> None:
    book = nbformat.read(folder / "en/01_first.ipynb", as_version=4)
    nbformat.validate(book)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert code and not any(cell.outputs or cell.execution_count for cell in code)
    assert len({cell.id for cell in book.cells}) == len(book.cells)


def test_a_notebook_knows_its_place_in_the_course(folder: Path) -> None:
    first = read(folder, "en/01_first.ipynb")["metadata"]["euchre"]
    second = read(folder, "nb/02_second.ipynb")["metadata"]["euchre"]
    assert (first["lesson"], first["previous"], first["next"]) == ("01", "", "02_second.ipynb")
    assert (second["previous"], second["next"], second["language"]) == ("01_first.ipynb", "", "nb")
    assert first["blocks"] == list(BLOCKS)
    files = [page["file"] for page in read(folder, "index.json")["af"]]
    assert files == ["00_start.ipynb", "01_first.ipynb", "02_second.ipynb", "play.ipynb"]


def test_the_top_cell_says_number_minutes_and_needs_of_a_lesson_in_its_language(folder: Path) -> None:
    def top(name: str) -> list[str]:
        return "".join(read(folder, name)["cells"][0]["source"]).splitlines()

    assert top("en/02_second.ipynb")[0].startswith("Lesson 2 · ")
    assert top("nb/02_second.ipynb")[0].startswith("Leksjon 2 · ")
    assert top("en/02_second.ipynb")[2].startswith("# ")
    assert top("en/play.ipynb")[0].startswith("# ")


def test_targets_become_blocks_and_are_not_left_in_the_text() -> None:
    cells = to_cells(lesson(1, "A title", "print(1)"), "a lesson")
    assert [cell.block for cell in cells if cell.kind == "code"] == ["win", "explore", "explore"]
    assert not any(")=" in cell.text for cell in cells)


def test_other_languages_say_that_the_text_is_english_and_speak_their_own(folder: Path) -> None:
    cells = read(folder, "af/01_first.ipynb")["cells"]
    tags = [tag for cell in cells for tag in cell["metadata"].get("tags", [])]
    assert tags[:2] == ["note", "language"]
    assert 'use_language("af")' in "".join(cells[2]["source"])
    english = read(folder, "en/01_first.ipynb")["cells"]
    assert not any({"note", "language"} & set(cell["metadata"].get("tags", [])) for cell in english)


def test_a_stale_or_left_over_file_is_told_and_mended(folder: Path) -> None:
    (folder / "en/01_first.ipynb").write_text("{}")
    (folder / "nb/99_old.ipynb").write_text("{}")
    assert list(notebooks.differences(folder)) == [
        "en/01_first.ipynb: not what its source gives",
        "nb/99_old.ipynb: left over, it has no source",
    ]
    notebooks.write(folder)
    assert not list(notebooks.differences(folder))


def test_writing_removes_only_what_is_left_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "nb/99_old.ipynb").write_text("{}")
    built = notebooks.build(folder)
    changed = dict(built) | {"en/01_first.ipynb": "{}\n"}  # as if a source were edited meanwhile
    texts = iter([built, changed])
    monkeypatch.setattr(notebooks, "build", lambda _: next(texts, changed))
    notebooks.write(folder)
    assert (folder / "en/01_first.ipynb").is_file() and not (folder / "nb/99_old.ipynb").exists()


def test_a_translation_names_the_text_it_was_made_from(folder: Path) -> None:
    english = notebooks.read_sources(folder, "en")["01_first"]
    there = folder / "source" / "nb"
    there.mkdir()
    head = f"---\ntranslated-from: {english.hash}\n"
    (there / "01_first.md").write_text(english.text.replace("---\n", head, 1))
    assert not list(notebooks.complaints(folder))
    cells = [cell for cell in notebooks.build(folder)["nb/01_first.ipynb"].splitlines() if '"note"' in cell]
    assert not cells
    (folder / "source/en/01_first.md").write_text(english.text + "\nMore.\n")
    (complaint,) = notebooks.complaints(folder)
    assert complaint.startswith("nb/01_first: made from another English text")


def test_a_translation_has_the_same_blocks(folder: Path) -> None:
    english = notebooks.read_sources(folder, "en")["02_second"]
    there = folder / "source" / "af"
    there.mkdir()
    (there / "02_second.md").write_text(english.text.replace("(quiz)=\n", ""))
    assert any("its blocks are not those" in complaint for complaint in notebooks.complaints(folder))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no front matter", "front matter"),
        ("---\ntitle: x\n---\n", "nothing in it"),
        ("---\nx: 1\n---\n```{code-cell}\na\nb\nc\nd\n```\n", "longer than 3"),
    ],
)
def test_a_source_that_cannot_be_built_says_why(text: str, words: str) -> None:
    with pytest.raises(SourceError, match=words):
        to_cells(text, "bad.md")
