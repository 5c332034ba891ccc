"""Seeds: whole numbers by which a deal is told to somebody else and dealt again, read the same everywhere."""

from __future__ import annotations

import random
import re

from ..speech import say

DIGITS = 12
# No sign: Python shuffles by -7 as by 7, and one deal would have two seeds.
SEED = re.compile(f"[0-9]{{1,{DIGITS}}}")


def read_seed(text: str) -> int | None:
    """The seed in the text; None where it is none."""
    typed = text.strip()
    return int(typed) if SEED.fullmatch(typed) else None


def bad_seed() -> str:
    """What is said of a seed that is none."""
    return say("A seed is a whole number of at most {n} digits, such as 7 or 2026.", n=DIGITS)


def drawn_seed() -> int:
    """A seed of six digits, drawn anew each time."""
    return random.Random().randrange(10**6)
