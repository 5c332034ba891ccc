"""How many hands to try each player in: one that thinks long is tried in fewer."""

from __future__ import annotations

PACES = {"sampler": 60}  # so many times as long as the others


def fewer(name: str, number: int) -> int:
    """So many, or fewer for a player who thinks long, one at least."""
    return max(1, number // PACES.get(name, 1))


def looked_at(name: str, step: int) -> bool:
    """Whether this step of a hand is looked at closely."""
    return not step % (4 if name in PACES else 1)
