"""What each card is worth to the hand that names trump, in hundredths of a trick: data only.

Fitted to 480,000 hands played out by rule of thumb, and rounded. The lone figures are no tricks but an
index: its chances stand in two tables, twenty points a step.
"""

from __future__ import annotations

PARTNER = 145  # what an average partner takes, and the lead and the suits that are not counted
_COMMON = {
    "trump A": 55, "trump K": 45, "trump Q": 40, "trump T": 35, "trump 9": 35, "trump 8": 35, "trump 7": 35,
    "A": 48, "K": 5, "Q": 0, "J": 0, "T": 0, "9": 0, "8": 0, "7": 0,
}  # fmt: skip
WEIGHT: dict[bool, dict[str, int]] = {  # by whether the pack has a joker, which makes the bowers second
    False: {"right": 115, "left": 75, **_COMMON},
    True: {"JK": 115, "right": 80, "left": 60, **_COMMON},
}
LENGTH = (0, 0, 0, 20, 25, 20, 10, 10)  # by the number of trumps
VOID = 33  # for each plain suit missing that a trump can make up for

_LONE_COMMON = {
    "trump A": 28, "trump K": 14, "trump Q": 8, "trump T": 5, "trump 9": 5, "trump 8": 5, "trump 7": 5,
    "A": 135, "K": 45, "Q": 0, "J": 0, "T": 0, "9": 0, "8": 0, "7": 0,
}  # fmt: skip
LONE_WEIGHT: dict[bool, dict[str, int]] = {
    False: {"right": 125, "left": 80, **_LONE_COMMON},
    True: {"JK": 125, "right": 95, "left": 45, **_LONE_COMMON},
}
LONE_BASE = {False: -340, True: -380}
LONE_LENGTH = (0, 0, 0, 65, 115, 165, 210, 210)
LONE_VOID = 100
ASK_CHANCE = (4, 6, 8, 11, 13, 17, 22, 26, 31, 38, 46, 54, 59, 63, 70, 80, 86, 90, 92, 94, 96)
MOON_CHANCE = (0, 0, 0, 0, 0, 1, 2, 3, 5, 8, 11, 15, 20, 29, 41, 56, 69, 84, 94, 98, 99)
