"""What a learner types at a table: seeds, so that a deal can be dealt again, and texts of kept matches."""

from __future__ import annotations

import random

from euchre_tutor.engine import NotationError
from euchre_tutor.speech import say
from euchre_tutor.tutor.saving import FIRST

DIGITS = 12


def read_seed(text: str) -> int | None:
    """The seed in the text; None where it is none."""
    typed = text.strip()
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= DIGITS else None


def bad_seed() -> str:
    """What is said of a seed that is none."""
    return say("A seed is a whole number of at most {n} digits, such as 7 or 2026.", n=DIGITS)


def drawn_seed() -> int:
    """A seed of six digits, drawn anew each time."""
    return random.Random().randrange(10**6)


def unreadable(text: str, error: NotationError) -> str:
    """What is said of a text that is no kept match; the engine's own words are for those who write texts."""
    lines = text.splitlines()
    first = next((line.strip() for line in lines if line.strip()), "")
    if not first:
        return say("There is nothing to load: put a kept text in the field first.")
    if first != FIRST:
        return say("This is no kept match: the text of one begins with the line {first}.", first=FIRST)
    if not error.line:
        return say("This text is longer than any match, so it was not read.")
    if error.line > len(lines):
        return say("The end of this text is missing. Copy all of it; nothing here has changed.")
    found = lines[error.line - 1].strip()[:40]
    return say(
        "Line {line} of this text does not fit: {found}. Copy all of it again; nothing here has changed.",
        line=error.line,
        found=found,
    )
