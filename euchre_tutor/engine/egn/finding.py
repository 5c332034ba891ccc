"""Where in a JSON text a value stands, found again by the steps that lead to it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

Step = str | int  # the key in an object, or the number in a list

_DECODER = json.JSONDecoder()
_BLANK = re.compile(r"[ \t\n\r]*")


def line_and_column(source: str, steps: Sequence[Step]) -> tuple[int, int]:
    """The place of the value, counted from 1; where it is missing, that of what should hold it.

    The source is JSON that could be read.
    """
    at = _past_blanks(source, 0)
    for step in steps:
        inner = _within(source, at, step)
        if inner is None:
            break
        at = inner
    return source.count("\n", 0, at) + 1, at - source.rfind("\n", 0, at)


def _within(source: str, at: int, step: Step) -> int | None:
    """Where the value at this key or number of the object or list begins."""
    keyed = isinstance(step, str)
    if source[at] != ("{" if keyed else "["):
        return None
    place, key = _past_blanks(source, at + 1), -1
    while source[place] not in "]}":
        if keyed:
            name, end = _DECODER.raw_decode(source, place)
            place = _past_blanks(source, _past_blanks(source, end) + 1)
        else:
            key += 1
        if step == (name if keyed else key):
            return place
        _, end = _DECODER.raw_decode(source, place)
        place = _past_blanks(source, end)
        place = _past_blanks(source, place + 1) if source[place] == "," else place
    return None


def _past_blanks(source: str, at: int) -> int:
    found = _BLANK.match(source, at)
    return found.end() if found else at
