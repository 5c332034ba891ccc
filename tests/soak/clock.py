"""How long a soak test goes on: to its goal, or until its share of EUCHRE_SOAK_MINUTES is used up."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

MINUTES = float(os.environ.get("EUCHRE_SOAK_MINUTES") or "inf")
WORKERS = 2  # of the soak step, which share its tests
SHARES = {"hands": 0.5, "matches": 0.05, "learner": 0.1, "machine": 0.1, "texts": 0.15, "widgets": 0.1}


def soak(test: str, goal: int, play: Callable[[random.Random], None], parts: int = 1) -> None:
    """Play one round after another, each by its own chance; say how many there were, at least one.

    ``parts`` is the number of tests that divide the share of that name. Every run begins at another seed;
    a round that failed is told by its seed and repeated by setting EUCHRE_SOAK_SEED.
    """
    began = time.monotonic()
    end = began + MINUTES * 60 * WORKERS * SHARES[test] / parts
    first = int(os.environ.get("EUCHRE_SOAK_SEED", time.time_ns() % 1_000_000_000))
    number = 0
    while not number or (number < goal and time.monotonic() < end):
        try:
            play(random.Random(f"{test}:{first + number}"))
        except BaseException as error:
            error.add_note(f"repeat it with EUCHRE_SOAK_SEED={first + number}")
            raise
        number += 1
    print(f"{test}: {number:,} of {goal:,} rounds in {time.monotonic() - began:.0f} s")
