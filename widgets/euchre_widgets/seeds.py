"""Seeds that a learner types: whole numbers, so that a deal can be told to somebody else and dealt again."""

from __future__ import annotations

import random

from euchre_tutor.engine import NotationError
from euchre_tutor.speech import say

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


def unreadable(error: NotationError) -> str:
    """What is said of a text that cannot be read, with the place."""
    if not error.line:
        return say("This text cannot be read: {what}.", what=error.message)
    return say(
        "Line {line}, column {column} cannot be read: {what}. Expected: {expected}.",
        line=error.line,
        column=error.column,
        what=error.message,
        expected=error.expected,
    )
