"""What each card is worth to the hand that names trump, in hundredths of a trick: data only.

Fitted to played-out deals and rounded (``benchmarks/weights.py`` fits them anew). A partner of average
strength is counted in PARTNER; the lone figures are an index for the tables of chances, twenty a step.
"""

from __future__ import annotations

PARTNER = 90
WEIGHT: dict[str, int] = {
    "JK": 100, "right": 100, "left": 90,
    "trump A": 80, "trump K": 70, "trump Q": 60, "trump T": 50, "trump 9": 50,
    "A": 65, "K": 20, "Q": 5, "J": 0, "T": 0, "9": 0,
}  # fmt: skip
LENGTH = (0, 0, 0, 10, 30, 50, 60, 60)  # by the number of trumps
VOID = 15  # for each plain suit missing that a trump can make up for

LONE_WEIGHT: dict[str, int] = {
    "JK": 100, "right": 100, "left": 90,
    "trump A": 90, "trump K": 80, "trump Q": 75, "trump T": 70, "trump 9": 70,
    "A": 80, "K": 30, "Q": 10, "J": 0, "T": 0, "9": 0,
}  # fmt: skip
LONE_LENGTH = (0, 0, 0, 0, 20, 40, 60, 60)
ASK_CHANCE: tuple[int, ...] = (0,) * 20 + (5, 15, 25, 40, 55, 65, 75, 85, 90, 95, 98)
MOON_CHANCE: tuple[int, ...] = (0,) * 23 + (5, 15, 30, 50, 65, 80, 90, 98)
