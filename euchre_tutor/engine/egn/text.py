"""JSON from strangers: bounded in size and depth, every key once, each value asked for by type and place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from ..cards import NotationError
from ..notation import as_typed
from .finding import Step, line_and_column

MAX_SIZE = 1_000_000  # characters; a match of thirty deals with all its hands has about 40,000
MAX_DEPTH = 20  # the notation itself needs eight
LONGEST_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Place:
    """A value of the file and the steps to it, such as ``deals[2].phases[1]``."""

    value: Any
    source: str  # the whole text, to find the line of a complaint in
    steps: tuple[Step, ...] = ()

    @property
    def path(self) -> str:
        """The steps in words."""
        words = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.steps)
        return words.removeprefix(".") or "the file"

    def fail(self, message: str, expected: str) -> NotationError:
        """The complaint about this value."""
        line, column = line_and_column(self.source, self.steps)
        return NotationError(f"{self.path}: {message}", line=line, column=column, expected=expected)

    def refuse(self, expected: str) -> NoReturn:
        """Say that the value is not what was expected."""
        raise self.fail(f"found {shown(self.value)}", expected)

    def get(self, key: str, default: Any = None) -> Place:
        """The value at this key of an object; the default where there is none, or a null."""
        found = self.table().get(key)
        return Place(default if found is None else found, self.source, (*self.steps, key))

    def table(self) -> dict[str, Any]:
        """The value as an object."""
        if not isinstance(self.value, dict):
            self.refuse("an object")
        return dict(self.value)

    def items(self, most: int) -> Iterator[Place]:
        """The elements of a list of at most so many."""
        if not isinstance(self.value, list):
            self.refuse("a list")
        if len(self.value) > most:
            raise self.fail(f"{len(self.value)} entries", f"at most {most}")
        return (Place(one, self.source, (*self.steps, at)) for at, one in enumerate(self.value))

    def text(self, most: int = 1024) -> str:
        """The value as a text, with a mark for every sign that cannot be shown."""
        if not isinstance(self.value, str) or len(self.value) > most:
            self.refuse(f"a text of at most {most} characters")
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in self.value)

    def whole(self, low: int, high: int) -> int:
        """The value as a whole number of this range; true is none."""
        if type(self.value) is not int or not low <= self.value <= high:
            self.refuse(f"a whole number from {low} to {high}")
        return int(self.value)

    def flag(self) -> bool:
        """The value as true or false."""
        if not isinstance(self.value, bool):
            self.refuse("true or false")
        return bool(self.value)


def read_json(text: str) -> Place:
    """The whole of the text as JSON; NotationError with line and column where it is none."""
    if len(text) > MAX_SIZE:
        raise _unplaced("the text is too long", f"at most {MAX_SIZE} characters")
    plain = as_typed(text)
    if _depth(plain) > MAX_DEPTH:
        raise _unplaced("the text is nested too deeply", f"at most {MAX_DEPTH} levels")
    try:
        return Place(json.loads(plain, object_pairs_hook=_once, parse_constant=_no_constant), plain)
    except json.JSONDecodeError as error:
        raise NotationError(error.msg, line=error.lineno, column=error.colno, expected="JSON") from None
    except NotationError:
        raise
    except ValueError as error:  # a number of more digits than Python reads
        raise _unplaced(str(error)[:80], "a number of few digits") from None


def shown(value: Any) -> str:
    """The value as far as there is room for it in a complaint."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _depth(text: str) -> int:
    """How deep brackets are nested outside of texts."""
    depth = deepest = 0
    quoted = escaped = False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _unplaced(f"the key {shown(key)} stands twice in one object", "each key once")
        found[key] = value
    return found


def _no_constant(word: str) -> NoReturn:
    raise _unplaced(f"found {word}", "a number")


def _unplaced(message: str, expected: str) -> NotationError:
    """A complaint about the text as a whole."""
    return NotationError(message, line=1, column=1, expected=expected)
