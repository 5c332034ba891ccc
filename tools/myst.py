"""MyST lesson sources cut into cells: jupytext reads them, and every ``(block)=`` target opens a block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import jupytext

BLOCKS = ("goal", "win", "explore", "worked", "fading", "predict", "quiz", "recap")
_TARGET = re.compile(r"^\(([a-z][a-z0-9-]*)\)=[ \t]*\n?", re.MULTILINE)
_LONGEST_CELL = 3


class SourceError(ValueError):
    """A lesson's source that cannot be built; says which and why."""


@dataclass(frozen=True)
class Cell:
    """One cell of a notebook: its text, the block it stands in, and tags that the web page reads."""

    kind: str  # markdown or code
    text: str
    block: str
    tags: tuple[str, ...] = ()

    def with_text(self, text: str) -> Cell:
        """The same cell with another text."""
        return replace(self, text=text)


def split_front_matter(text: str, name: str) -> tuple[str, str]:
    """The YAML between the first two lines of dashes, and what follows them."""
    _, first, rest = text.partition("---\n")
    head, second, body = rest.partition("\n---\n")
    if text.startswith("---\n") and first and second:
        return head, body
    raise SourceError(f"{name}: it must open with a front matter between two lines of ---")


def to_cells(text: str, name: str) -> list[Cell]:
    """The cells in order; a markdown cell is cut where a block begins."""
    head = "---\njupytext:\n  text_representation:\n    format_name: myst\n---\n\n"
    notebook = jupytext.reads(head + split_front_matter(text, name)[1], fmt="md:myst")
    cells: list[Cell] = []
    for cell in notebook.cells:
        block = cells[-1].block if cells else ""
        cells += _code(cell.source, block, name) if cell.cell_type == "code" else _prose(cell.source, block)
    if not cells:
        raise SourceError(f"{name}: there is nothing in it")
    return cells


def _code(source: str, block: str, name: str) -> list[Cell]:
    if len(source.splitlines()) > _LONGEST_CELL:
        raise SourceError(f"{name}: a cell in {block or 'its head'} is longer than {_LONGEST_CELL} lines")
    return [Cell("code", source.strip(), block)]


def _prose(source: str, block: str) -> Iterator[Cell]:
    before, *parts = _TARGET.split(source)
    if before.strip():
        yield Cell("markdown", before.strip(), block)
    for target, text in zip(parts[::2], parts[1::2], strict=True):
        yield Cell("markdown", text.strip(), target)
