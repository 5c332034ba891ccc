"""The notebooks from their sources: MyST in, one clean .ipynb for each language and an index out.

``python -m tools.notebooks`` builds; with ``--check`` it says what is missing, stale or left over.
A source's front matter holds lesson, title, minutes, goal and needs; ``page: cover`` or ``page: table``
for the pages that are no lesson; and ``translated-from`` (a hash of the English source) in a translation.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from euchre_tutor.speech import LANGUAGES, say, speaking
from euchre_tutor.tutor.lessons import facts_line
from tools.myst import BLOCKS, Cell, SourceError, split_front_matter, to_cells

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
FIRST = "en"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
LESSON_LIST = "<!-- lessons -->"


@dataclass(frozen=True)
class Source:
    """One page's source: where it lies, what its front matter says, and its text as written."""

    name: str  # "04_left_bower", the same in every language
    language: str  # of the text; not always of the notebook made from it
    facts: dict[str, Any]
    text: str

    @property
    def hash(self) -> str:
        """What a translation names to say which text it was made from."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]

    @property
    def page(self) -> str:
        """lesson, cover or table."""
        return str(self.facts.get("page", "lesson"))

    @property
    def file(self) -> str:
        """The notebook's file name."""
        return f"{self.name}.ipynb"

    @property
    def cells(self) -> list[Cell]:
        """The source's cells, each with its block."""
        return to_cells(self.text, self.name)

    @property
    def blocks(self) -> list[str]:
        """The block ids in the order of the page."""
        return list(dict.fromkeys(cell.block for cell in self.cells if cell.block))


def read_sources(folder: Path, language: str) -> dict[str, Source]:
    """The sources of one language by name; those not written yet are simply not there."""
    paths = sorted((folder / "source" / language).glob("*.md"))
    return {path.stem: _read(path, language) for path in paths}


def _read(path: Path, language: str) -> Source:
    text = path.read_text(encoding="utf-8")
    head, _ = split_front_matter(text, path.name)
    facts = yaml.safe_load(head)
    missing = {"title", "minutes", "goal"} - facts.keys()
    if missing:
        raise SourceError(f"{path.name}: the front matter lacks {', '.join(sorted(missing))}")
    return Source(path.stem, language, facts, text)


def build(folder: Path) -> dict[str, str]:
    """Every file that the sources give, as text by its path under the notebooks' folder."""
    originals = read_sources(folder, FIRST)
    order = [source for source in originals.values() if source.page == "lesson"]
    files: dict[str, str] = {}
    index: dict[str, list[dict[str, Any]]] = {}
    for language in LANGUAGES:
        translated = read_sources(folder, language)
        sources = {name: translated.get(name, source) for name, source in originals.items()}
        with speaking(language):
            for name, source in sources.items():
                files[f"{language}/{name}.ipynb"] = _as_json(notebook(source, language, sources, order))
            index[language] = [_entry(source) for source in sources.values()]
    files["index.json"] = _as_json(index)
    return files


def notebook(
    source: Source, language: str, sources: dict[str, Source], order: list[Source]
) -> dict[str, Any]:
    """One notebook as plain JSON values, in the language in force."""
    facts = _entry(source) | {"language": language, "text_language": source.language}
    facts |= _neighbours(source, order)
    cells = [_plain(cell, number) for number, cell in enumerate(_all_cells(source, language, sources), 1)]
    language_info = {"name": "python"}
    metadata = {"euchre": facts, "kernelspec": KERNEL, "language_info": language_info}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def _all_cells(source: Source, language: str, sources: dict[str, Source]) -> Iterator[Cell]:
    first, *rest = source.cells
    yield first.with_text(f"{_facts_line(source)}\n\n{first.text}") if source.page == "lesson" else first
    if source.language != language:
        note = say("The text of this page is still in English. The tables and questions speak your language.")
        yield Cell("markdown", note, first.block, ("note",))
    if language != FIRST:
        words = f'from euchre_widgets import use_language\nuse_language("{language}")'
        yield Cell("code", words, first.block, ("language",))
    for cell in rest:
        yield cell.with_text(cell.text.replace(LESSON_LIST, _lesson_list(sources)))
    yield Cell("markdown", _ways_on(source, sources), source.blocks[-1], ("elsewhere",))


def _facts_line(source: Source) -> str:
    facts = _entry(source)
    return facts_line(int(facts["lesson"]), facts["minutes"], facts["needs"])


def _lesson_list(sources: dict[str, Source]) -> str:
    lessons = [source for source in sources.values() if source.page == "lesson"]
    return "\n".join(f"{number}. [{one.facts['title']}]({one.file})" for number, one in enumerate(lessons, 1))


def _ways_on(source: Source, sources: dict[str, Source]) -> str:
    """The links that the web app gives in its frame, for readers in JupyterLab."""
    names = list(sources)
    place = names.index(source.name)
    to_all = say("All lessons")
    links = [f"[{to_all}]({names[0]}.ipynb)"]
    if source.page == "lesson":
        around = [name for name in names[place - 1 : place + 2] if name != source.name]
        links += [f"[{sources[name].facts['title']}]({name}.ipynb)" for name in around if name != names[0]]
    return "---\n" + " · ".join(links)


def _entry(source: Source) -> dict[str, Any]:
    facts = source.facts
    lesson = f"{int(facts['lesson']):02}" if source.page == "lesson" else ""
    needs = facts.get("needs") or []
    return {
        "page": source.page,
        "lesson": lesson,
        "file": source.file,
        "title": str(facts["title"]),
        "minutes": int(facts["minutes"]),
        "goal": str(facts["goal"]),
        "needs": [int(need) for need in (needs if isinstance(needs, list) else [needs])],
        "blocks": source.blocks,
    }


def _neighbours(source: Source, order: list[Source]) -> dict[str, str]:
    names = [one.name for one in order]
    if source.name not in names:
        return {"previous": "", "next": ""}
    place = names.index(source.name)
    files = ["", *(f"{name}.ipynb" for name in names), ""]
    return {"previous": files[place], "next": files[place + 2]}


def _plain(cell: Cell, number: int) -> dict[str, Any]:
    facts = {"block": cell.block} if cell.block else {}
    metadata: dict[str, Any] = {"euchre": facts} | ({"tags": list(cell.tags)} if cell.tags else {})
    ident = f"{cell.block or 'cell'}-{number:02}"
    plain = {"cell_type": cell.kind, "id": ident, "metadata": metadata, "source": _lines(cell.text)}
    return plain | ({"execution_count": None, "outputs": []} if cell.kind == "code" else {})


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _as_json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def complaints(folder: Path) -> Iterator[str]:
    """What is wrong with the sources themselves: blocks that differ, translations that are stale."""
    originals = read_sources(folder, FIRST)
    for source in originals.values():
        if source.page == "lesson" and source.blocks != list(BLOCKS):
            yield f"{source.name}: its blocks are {source.blocks}, not {list(BLOCKS)}"
    for language in LANGUAGES:
        if language != FIRST:
            yield from _stale(originals, read_sources(folder, language))


def _stale(originals: dict[str, Source], translated: dict[str, Source]) -> Iterator[str]:
    for name, source in translated.items():
        where = f"{source.language}/{name}"
        if name not in originals:
            yield f"{where}: there is no English source of this name"
        elif source.blocks != originals[name].blocks:
            yield f"{where}: its blocks are not those of the English source"
        elif source.facts.get("translated-from") != originals[name].hash:
            wanted = originals[name].hash
            yield f"{where}: made from another English text; when it fits, say translated-from: {wanted}"


def leftovers(folder: Path, wanted: dict[str, str]) -> list[str]:
    """The notebooks that no source gives any more."""
    there = (path for name in LANGUAGES for path in (folder / name).glob("*.ipynb"))
    return sorted({f"{path.parent.name}/{path.name}" for path in there} - wanted.keys())


def differences(folder: Path) -> Iterator[str]:
    """Which built files are missing, stale or left over."""
    wanted = build(folder)
    for name, text in wanted.items():
        path = folder / name
        if not path.is_file():
            yield f"{name}: missing"
        elif path.read_text(encoding="utf-8") != text:
            yield f"{name}: not what its source gives"
    for name in leftovers(folder, wanted):
        yield f"{name}: left over, it has no source"


def write(folder: Path) -> None:
    """Write every file that is not as it should be, and remove what has no source."""
    wanted = build(folder)
    for name, text in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in leftovers(folder, wanted):
        (folder / name).unlink()


def main(arguments: list[str]) -> int:
    """Build, or check; the answer is the exit code."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m tools.notebooks [--check]", file=sys.stderr)
        return 2
    try:
        if not arguments:
            write(NOTEBOOKS)
        found = [*complaints(NOTEBOOKS), *(differences(NOTEBOOKS) if arguments else ())]
    except SourceError as error:
        found = [str(error)]
    for line in found:
        print(line)
    if found:
        print("Mend the sources, then run `make notebooks`.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
