"""What ``open_bounds`` knows of a position, for machine code, and the table of what was found."""

from __future__ import annotations

from typing import Any

import numpy as np

from .fast_bits import compiled, length, ones
from .open_bounds import Ranks

NO, YES, OPEN = 0, 1, 2
SLOTS = 1 << 13
MIX = 0x9E3779B97F4A7C1
Suits = tuple[int, int, int, int]
HANDS, SUITS, TABLES = "i8,i8,i8,i8,", "UniTuple(i8,4)", ",i8[:,::1],i4[:,::1]"


@compiled(f"i8({HANDS}i8)")
def drawn(leader: int, left: int, mate: int, right: int, trumps: int) -> int:
    """Whether the other side has no trumps once the leader has led his top ones."""
    top = ones((leader & trumps) >> length((left | mate | right) & trumps))
    return YES if top >= ones(left & trumps) and top >= ones(right & trumps) else NO


@compiled(f"i8({HANDS}i8,{SUITS})")
def cashes(leader: int, left: int, mate: int, right: int, need: int, suits: Suits) -> int:
    """The other side without trumps: see ``Bounds._cashes``."""
    sure, others = ones(leader & suits[3]), left | mate | right
    for suit in suits[:3]:
        own = leader & suit
        if own != 0:
            sure += ones(own >> length(others & suit))
    if sure >= need:
        return YES
    others = left | right | leader
    for suit in suits[:3]:
        own = mate & suit
        if own > others & suit and leader & suit != 0 and sure + ones(own >> length(others & suit)) >= need:
            return YES
    return OPEN


@compiled(f"i8({HANDS}i8,i8,{SUITS})")
def seen(leader: int, left: int, mate: int, right: int, need: int, tricks: int, suits: Suits) -> int:
    """Whether the leader's side takes so many tricks, where it can be seen: see ``Bounds._sure``."""
    trumps = suits[3]
    ours, theirs = (leader | mate) & trumps, (left | right) & trumps
    if ours > theirs:
        above = length(theirs)
        if ones((leader & trumps) >> above) >= need or ones((mate & trumps) >> above) >= need:
            return YES
        if theirs != 0 and (
            (leader & trumps) >> above == 0 or drawn(leader, left, mate, right, trumps) == NO
        ):
            return OPEN
        return cashes(leader, left, mate, right, need, suits)
    if theirs == 0:
        return cashes(leader, left, mate, right, need, suits)
    above, most = length(ours), tricks - need
    if ones((left & trumps) >> above) > most or ones((right & trumps) >> above) > most:
        return NO
    return OPEN


@compiled(f"i8(i8,{SUITS})")
def suit_of(card: int, suits: Suits) -> int:
    """All cards of the card's suit."""
    found = 0
    for suit in suits:
        if card & suit != 0:
            found = suit
    return found


@compiled(f"i8({HANDS}{SUITS})")
def last(leader: int, left: int, mate: int, right: int, suits: Suits) -> int:
    """Whether leader or mate takes the last trick."""
    wanted = suits[3] | suit_of(leader, suits)
    ours, theirs = max(leader, mate & wanted), max(left & wanted, right & wanted)
    return YES if ours > theirs else NO


@compiled("i8(i8,i8,i8,i8,i4[:,::1])")
def code_of(present: int, odd: int, far: int, suit: int, codes: Any) -> int:
    """Who holds the cards of one suit from the lowest up, and two bits to end with: see ``Ranks``."""
    start = ones((suit & -suit) - 1)
    there = (present & suit) >> start
    return int(codes[there, (odd & suit) >> start]) | int(codes[there, (far & suit) >> start]) << 1


@compiled(f"i8({HANDS}{SUITS},i4[:,::1])")
def key_of(leader: int, left: int, mate: int, right: int, suits: Suits, codes: Any) -> int:
    """The order of the cards in play: trumps, plain suits without their ends, their lengths."""
    odd, far = left | right, mate | right
    present = leader | mate | odd
    key, lengths = code_of(present, odd, far, suits[3], codes), 0
    for suit in suits[:3]:
        size = ones(present & suit)
        code = code_of(present, odd, far, suit, codes)
        key = key << 2 * size | code & (1 << 2 * size) - 1
        lengths = lengths << 4 | size
    return key << 12 | lengths


@compiled("i8(i8)")
def slot_of(key: int) -> int:
    """Where the position is kept, unless another one has taken the place since."""
    return (key * MIX & 0x7FFFFFFFFFFFFFFF) >> 40 & SLOTS - 1


@compiled(f"i8({HANDS}i8,i8,{SUITS}{TABLES})")
def settled(
    leader: int,
    left: int,
    mate: int,
    right: int,
    need: int,
    tricks: int,
    suits: Suits,
    table: Any,
    codes: Any,
) -> int:
    """Whether the leader's side takes so many tricks, or that it must be searched."""
    if need <= 0 or need > tricks:
        return YES if need <= 0 else NO
    if tricks == 1:
        return last(leader, left, mate, right, suits)
    known = seen(leader, left, mate, right, need, tricks, suits)
    if known != OPEN:
        return known
    key = key_of(leader, left, mate, right, suits, codes)
    slot = slot_of(key)
    if table[slot, 0] != key:
        return OPEN
    low, high = table[slot, 1] & 15, table[slot, 1] >> 4
    return YES if need <= low else NO if need > high else OPEN


@compiled(f"void({HANDS}i8,i8,b1,{SUITS}{TABLES})")
def keep(
    leader: int,
    left: int,
    mate: int,
    right: int,
    need: int,
    tricks: int,
    found: bool,
    suits: Suits,
    table: Any,
    codes: Any,
) -> None:
    """Keep the answer for the next time."""
    key = key_of(leader, left, mate, right, suits, codes)
    slot, low, high = slot_of(key), 0, tricks
    if table[slot, 0] == key:
        low, high = table[slot, 1] & 15, table[slot, 1] >> 4
    if found:
        low = need
    else:
        high = need - 1
    table[slot, 0], table[slot, 1] = key, low | high << 4


def codes_of(widest: int) -> Any:
    """The Ranks of every set of cards of one suit, for whoever holds some of them."""
    codes = np.zeros((1 << widest, 1 << widest), np.int32)
    for present in range(1 << widest):
        of, held = Ranks(present), present
        codes[present, 0] = of[0]
        while held:
            codes[present, held] = of[held]
            held = held - 1 & present
    return codes


def empty_table() -> Any:
    """Room for what is found: a position and its bounds in each slot."""
    return np.zeros((SLOTS, 2), np.int64)
