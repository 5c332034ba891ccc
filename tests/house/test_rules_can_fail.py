"""Every rule of the house finds what it forbids, and only that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.house import rules

Rule = Callable[[str, str], Iterator[str]]
BODY = "    x = 1\n" * 25
WORDS = rules.FORBIDDEN_WORDS[0]
HTML = partial(rules.matches, rules.INNER_HTML)
COLOUR = partial(rules.matches, rules.COLOUR)
ADDRESS = partial(rules.matches, rules.ADDRESS)
LEFT_OVER = partial(rules.matches, rules.LEFT_OVER)
SILENT = "x = 1  # no" + "qa"


def notebook(source: str = "from euchre_widgets import block", **changes: object) -> str:
    cell = {"cell_type": "code", "source": source, "outputs": [], "execution_count": None, **changes}
    return json.dumps({"metadata": {}, "cells": [cell]})


BAD: list[tuple[Rule, str, str]] = [
    (rules.long_functions, "a.py", f"def f():\n{BODY}"),
    (rules.long_functions, "a.py", f"class A:\n  async def f():\n{BODY}"),
    (rules.long_scripts, "a.js", f"export function draw() {{\n{BODY}}}\n"),
    (rules.long_module, "a.py", "x = 1\n" * 300),
    (rules.no_opening, "a.py", "x = 1\n"),
    (rules.no_opening, "a.py", '"""No sentence"""\n'),
    (rules.no_opening, "a.js", "// A remark.\nexport {};\n"),
    (rules.hidden_sentences, "a.py", """x = f"{a} {say('The {card} wins.', card=b)}" """),
    (rules.hidden_sentences, "a.py", """x = f"{say_count('{n} trick', '{n} tricks', n)}." """),
    (HTML, "a.js", "el.inner" + "HTML = name;"),
    (HTML, "a.js", "dangerouslySetInnerHTML; el.outer" + "HTML"),
    (COLOUR, "a.css", ".a { color: #" + "1b7f3b; }"),
    (COLOUR, "a.js", 'const red = "#' + 'f00";'),
    (COLOUR, "a.css", ".a { background: rgb" + "(0 0 0); }"),
    (ADDRESS, "a.js", 'fetch("https:' + '//cdn.example.org/x.js")'),
    (LEFT_OVER, "a.py", "# TO" + "DO: later"),
    (LEFT_OVER, "a.py", "@pytest.mark." + "skip"),
    (rules.unreasoned_silencers, "a.py", SILENT),
    (rules.unreasoned_silencers, "a.py", f"{SILENT}: E501"),
    (rules.unreasoned_silencers, "a.py", "x = 1  # type: " + "ignore[arg-type]"),
    (rules.forbidden_words, "a.md", f"see {WORDS}/notes"),
    (rules.bad_notebook, "a.ipynb", notebook("x = 1\n" * 4)),
    (rules.bad_notebook, "a.ipynb", notebook("import numpy")),
    (rules.bad_notebook, "a.ipynb", notebook(outputs=[{}])),
    (rules.bad_notebook, "a.ipynb", notebook(execution_count=3)),
    (rules.bad_notebook, "a.ipynb", notebook(metadata={"x": "y" * rules.LARGEST_NOTEBOOK})),
    (rules.bad_notebook, "a.ipynb", json.dumps({"metadata": {"widgets": {}}, "cells": []})),
]
GOOD: list[tuple[Rule, str, str]] = [
    (rules.long_functions, "a.py", f"def f():\n{BODY[:-10]}"),
    (rules.long_scripts, "a.js", f"function draw() {{\n{BODY[:-20]}}}\n"),
    (rules.long_module, "a.py", "x = 1\n" * 299),
    (rules.no_opening, "a.py", '"""The cards. And more."""\n'),
    (rules.no_opening, "a.js", "/**\n * The cards,\n * and more.\n */\n"),
    (rules.hidden_sentences, "a.py", """a = say("The {card} wins.", card=f"{b}")\nx = f"{a} {essay(b)}" """),
    (HTML, "a.js", "el.textContent = name;"),
    (COLOUR, "a.css", "#card { color: var(--ink); } /* see &#9824; and #12 */"),
    (ADDRESS, "a.js", 'const SVG = "http://www.w3.org/2000/svg";'),
    (rules.unreasoned_silencers, "a.py", f"{SILENT}: E501 - a table reads better in one line"),
    (rules.bad_notebook, "a.ipynb", notebook()),
]


@pytest.mark.parametrize(("rule", "name", "source"), BAD)
def test_finds(rule: Rule, name: str, source: str) -> None:
    assert list(rule(name, source))


@pytest.mark.parametrize(("rule", "name", "source"), GOOD)
def test_lets_pass(rule: Rule, name: str, source: str) -> None:
    assert not list(rule(name, source))


def test_reads_the_changelogs_first_entry() -> None:
    assert rules.top_version("# Changelog\n\n## 1.2.3 - 2026\n\n## 1.2.2\n") == "1.2.3"
    assert rules.top_version("# Changelog\n") == ""


def test_tells_what_is_missing() -> None:
    assert rules.missing(["a", "b"], ["b", "c"]) == ["a"]
