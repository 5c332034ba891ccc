"""How long a soak test goes on: a share of EUCHRE_SOAK_MINUTES, in rounds that each end by themselves."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator

MINUTES = float(os.environ.get("EUCHRE_SOAK_MINUTES", "1"))
TESTS = 4  # soak tests that share the minutes


def rounds(test: str) -> Iterator[random.Random]:
    """Chance for one round after another until the share is used up, at least one; each is told by its seed.

    Every run begins at another seed; what failed is repeated by EUCHRE_SOAK_SEED, which pytest shows printed.
    """
    end = time.monotonic() + MINUTES * 60 / TESTS
    first = int(os.environ.get("EUCHRE_SOAK_SEED", time.time_ns() % 1_000_000_000))
    number = 0
    while not number or time.monotonic() < end:
        print(f"{test}: EUCHRE_SOAK_SEED={first + number}", flush=True)
        yield random.Random(f"{test}:{first + number}")
        number += 1
