"""What the house forbids, as functions from a file's name and text to the complaints about it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator

LONGEST_FUNCTION = 25
LONGEST_MODULE = 299
LARGEST_NOTEBOOK = 60_000
LONGEST_CELL = 3
# Written in two halves, so that this file is not the one that is found.
FORBIDDEN_WORDS = (
    "../sha" + "red",
    "/wo" + "rk/",
    "/tmp/pl" + "an",
    "registry.npm" + "js.org",
    "pypi" + ".org",
    "files.python" + "hosted",
    "deb.debian" + ".org",
)
COLOUR = re.compile(
    r"(?<![\w&/])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgb|hsl|hwb)a?\(|\boklch\("
)
ADDRESS = re.compile(r"https?://(?!www\.w3\.org/|localhost\b|127\.0\.0\.1)[\w.-]+")
INNER_HTML = re.compile(r"\b(?:inner|outer)HTML\b|insertAdjacentHTML")
SILENCER = re.compile(r"#\s*(noqa|type:\s*ignore)(?::\s*[A-Z0-9, ]+|\[[\w, -]+\])?(?P<reason>.*)")
SAYING = ("say", "say_count", "mark")
LEFT_OVER = re.compile(
    r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|mark\.(?:skip|xfail)|pytest\.skip\(|\b(?:it|test)\.skip\("
)


def long_functions(name: str, source: str) -> Iterator[str]:
    """Python functions past LONGEST_FUNCTION lines, what is nested in them counted."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{name}:{node.lineno}: {node.name} has {lines} lines"


def long_scripts(name: str, source: str) -> Iterator[str]:
    """Functions of a formatted script past LONGEST_FUNCTION lines, to their closing brace."""
    for found in re.finditer(r"^(?:export )?(?:async )?function (\w+)[\s\S]*?^}$", source, re.M):
        lines = found[0].count("\n") + 1
        if lines > LONGEST_FUNCTION:
            yield f"{name}: {found[1]} has {lines} lines"


def long_module(name: str, source: str) -> Iterator[str]:
    """Modules past LONGEST_MODULE lines."""
    lines = source.count("\n")
    if lines > LONGEST_MODULE:
        yield f"{name}: {lines} lines"


def no_opening(name: str, source: str) -> Iterator[str]:
    """Modules that do not open with a sentence on what is in the room."""
    if not source.strip():
        return
    if name.endswith(".py"):
        opening = ast.get_docstring(ast.parse(source)) or ""
    else:
        found = re.match(r"\s*/\*\*(.*?)\*/", source, re.DOTALL)
        opening = re.sub(r"\s*\n\s*\* ?", " ", found[1]).strip() if found else ""
    if not re.search(r"[.!?](?:\s|$)", opening):
        yield f"{name}: does not open with a sentence saying what is in it"


def hidden_sentences(name: str, source: str) -> Iterator[str]:
    """Sentences said within a formatted string, where not every Python lets the catalogues find them."""
    for outer in ast.walk(ast.parse(source)):
        for node in ast.walk(outer) if isinstance(outer, ast.JoinedStr) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                yield f"{name}:{node.lineno}: {node.func.id} in a formatted string"


def matches(pattern: re.Pattern[str], name: str, source: str) -> Iterator[str]:
    """Every line in which the pattern is found."""
    for number, line in enumerate(source.splitlines(), 1):
        if found := pattern.search(line):
            yield f"{name}:{number}: {found[0]}"


def unreasoned_silencers(name: str, source: str) -> Iterator[str]:
    """Checks switched off with no reason beside them."""
    for number, line in enumerate(source.splitlines(), 1):
        found = SILENCER.search(line)
        if found and len(found["reason"].strip(" #-:–")) < 4:
            yield f"{name}:{number}: {found[0]}"


def forbidden_words(name: str, source: str) -> Iterator[str]:
    """Words that name the machine or a registry instead of the project."""
    yield from (f"{name}: holds {word!r}" for word in FORBIDDEN_WORDS if word in source)


def bad_notebook(name: str, source: str) -> Iterator[str]:
    """What a committed notebook must not be: heavy, run, widget-laden, or full of code."""
    book = json.loads(source)
    if len(source.encode()) > LARGEST_NOTEBOOK:
        yield f"{name}: {len(source.encode())} bytes"
    if "widgets" in book["metadata"]:
        yield f"{name}: saves widget state"
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] == "code":
            yield from (f"{name}: cell {number} {fault}" for fault in bad_cell(cell))


def bad_cell(cell: dict[str, object]) -> Iterator[str]:
    """What a code cell must not be: run, long, or one that imports more than the widgets."""
    if cell["outputs"] or cell["execution_count"] is not None:
        yield "has outputs"
    lines = cell["source"] if isinstance(cell["source"], list) else str(cell["source"]).splitlines()
    if len(lines) > LONGEST_CELL:
        yield f"has {len(lines)} lines"
    for module in imported("".join(lines) if isinstance(cell["source"], list) else str(cell["source"])):
        if module.partition(".")[0] != "euchre_widgets":
            yield f"imports {module}"


def imported(source: str) -> Iterator[str]:
    """The modules that the code imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def top_version(changelog: str) -> str:
    """The version of the changelog's first entry; "" where there is none."""
    found = re.search(r"^## \[?(\d+\.\d+\.\d+\S*?)\]?(?:\s|$)", changelog, re.MULTILINE)
    return found[1] if found else ""


def missing(wanted: Iterable[str], there: Iterable[str]) -> list[str]:
    """What is wanted and not there."""
    return sorted(set(wanted) - set(there))
