"""What each card is worth to the maker's hand in the other games, in hundredths of a trick: data only.

Fitted to a few thousand hands of each game played out by rule of thumb, and rounded. HONOURS stand by
whether the pack has a joker, which makes the bowers second; BASE by the pack.
"""

from __future__ import annotations

Cards = dict[str, int]
Honours = dict[bool, Cards]
_NOTHING = dict.fromkeys(("Q", "J", "T", "9", "8", "7"), 0)


def _cards(trumps: tuple[int, ...], ace: int, king: int) -> Cards:
    """The worth of the trumps from the ace down to the seven, and of plain aces and kings."""
    return {f"trump {rank}": worth for rank, worth in zip("AKQT987", trumps, strict=True)} | {
        "A": ace,
        "K": king,
        **_NOTHING,
    }


# ---- three players for themselves, six cards each, the fourth hand dead

GHOST_BASE = {"bid": -75, "moon": -85}
GHOST_CARDS = {"right": 175, "left": 118, **_cards((98, 86, 82, 80, 78, 78, 78), 77, 23)}
GHOST_MOON_CARDS = {"right": 174, "left": 116, **_cards((92, 79, 74, 73, 72, 72, 72), 82, 25)}
GHOST_LENGTH = (0, 0, 0, 2, -12, -35, -35)
GHOST_MOON_LENGTH = (0, 0, 0, 18, 15, -13, -15)
GHOST_VOID = 45
GHOST_MOON = (*(0,) * 18, 1, 2, 3, 5, 9, 14, 20, 31, 43, 60, 78, 88, 94)

# ---- a double deck, twelve cards each, with a partner

DOUBLE_BASE = {"bid": 233, "moon": -105}
DOUBLE_CARDS = {"right": 137, "left": 92, **_cards((73, 60, 57, 54, 54, 54, 54), 59, 7)}
DOUBLE_LONE_CARDS = {"right": 174, "left": 118, **_cards((92, 72, 69, 68, 64, 64, 64), 87, 24)}
DOUBLE_LENGTH = (0,)
DOUBLE_LONE_LENGTH = (0, 0, 0, -30, -25, -5, 30, 55, 60)
DOUBLE_VOID = 65
# fmt: off
DOUBLE_ASK = (*(0,) * 38, 2, 2, 3, 4, 5, 6, 8, 12, 17, 22, 28, 31, 35, 38, 42, 52, 62, 70, 78, 83, 88, 90, 92)
DOUBLE_MOON = (*(0,) * 44, 1, 2, 4, 6, 9, 12, 16, 22, 28, 35, 43, 52, 60, 66, 72, 78, 84)
# fmt: on

# ---- a turned card, five cards each: with a partner, with a dummy to choose from, and alone

PARTNER_BASE = {24: 140, 25: 120, 32: 150}
PARTNER_HONOURS: dict[bool, Cards] = {
    False: {"right": 94, "left": 67},
    True: {"JK": 100, "right": 77, "left": 59},
}
PARTNER_CARDS = _cards((50, 43, 38, 35, 33, 32, 31), 32, 5)
PARTNER_LENGTH = (0, 0, 0, 7, 13, 0)
PARTNER_VOID = 25

DUMMY_BASE = {24: 206, 25: 188, 32: 199}
DUMMY_HONOURS: dict[bool, Cards] = {
    False: {"right": 125, "left": 86},
    True: {"JK": 127, "right": 88, "left": 74},
}
DUMMY_CARDS = _cards((59, 52, 52, 48, 45, 45, 45), 18, 2)
DUMMY_LENGTH = (0, 0, 0, -6, -27, -58)
DUMMY_VOID = 2

CHOSEN_BASE = {24: -55, 25: -95, 32: -35}  # once the dummy has been taken up
CHOSEN_HONOURS: dict[bool, Cards] = {
    False: {"right": 148, "left": 98},
    True: {"JK": 159, "right": 106, "left": 81},
}
CHOSEN_CARDS = _cards((67, 53, 51, 48, 45, 42, 42), 56, 6)
CHOSEN_LENGTH = (0, 0, 0, 37, 56, 52)
CHOSEN_VOID = 36

ALONE_BASE = {24: -28, 25: -50, 32: -8}
ALONE_HONOURS: dict[bool, Cards] = {
    False: {"right": 144, "left": 100},
    True: {"JK": 155, "right": 109, "left": 89},
}
ALONE_CARDS = _cards((85, 76, 69, 65, 62, 60, 58), 56, 17)
ALONE_LENGTH = (0, 0, 0, 8, 8, 0)
ALONE_VOID = 25

# ---- a turned card and two players: as dealt, with two more cards for the maker, with three more for each

DUEL_BASE = {0: {24: 47, 25: 29, 32: 66}, 2: {24: 161, 25: 146, 32: 163}, 3: {24: 117, 25: 97, 32: 124}}
DUEL_HONOURS: dict[int, Honours] = {
    0: {False: {"right": 138, "left": 103}, True: {"JK": 144, "right": 118, "left": 103}},
    2: {False: {"right": 128, "left": 94}, True: {"JK": 128, "right": 103, "left": 91}},
    3: {False: {"right": 142, "left": 111}, True: {"JK": 150, "right": 116, "left": 96}},
}
DUEL_CARDS = {
    0: _cards((92, 87, 82, 81, 80, 78, 75), 56, 30),
    2: _cards((80, 74, 74, 73, 72, 72, 72), 40, 14),
    3: _cards((85, 76, 73, 70, 70, 66, 66), 21, 4),
}
DUEL_LENGTH = {0: (0, 0, 0, -16, -49, -92), 2: (0, 0, 0, -18, -53, -91), 3: (0, 0, 0, -18, -47, -72)}
DUEL_VOID = {0: 19, 2: 5, 3: 3}
DUEL_SPREAD = {0: 90, 2: 102, 3: 114}
