"""Columns of cards in numpy: what can be asked of the hands of many deals at once, as numbers of a Layout.

In a double deck hands have the upper place of a card alone, and what is out, but in no hand that is
looked at, the lower one: see ``layout``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .layout import PLAIN_SUITS, Layout

Cards = npt.NDArray[np.signedinteger[Any]]  # cards of one seat, one row a deal
Mask = npt.NDArray[np.signedinteger[Any]]  # in each row -1 for yes, 0 for no
EXPONENT = np.int64(0x7FF << 52)  # of a double: all that is left of a number is then its highest bit
SMALL = 31  # places that fit into 32 bits


@dataclass(frozen=True, slots=True)
class Places:
    """The masks that all layouts of one pack share: plain suits are columns, the trumps lie above them."""

    kind: type[np.signedinteger[Any]]  # of number that a hand is
    copies: int
    first: int  # the place of the lowest trump
    plain: np.signedinteger[Any]
    trumps: np.signedinteger[Any]
    columns: tuple[np.signedinteger[Any], ...]
    lower: np.signedinteger[Any]  # the lower places of twins
    steps: tuple[int, ...]  # to double the ranks that are looked at below a plain card
    trump_steps: tuple[int, ...]


def places(lay: Layout) -> Places:
    """The masks of the layout's pack: they are the same whatever is trump."""
    return _places(lay.first_trump, lay.trumps.bit_length(), lay.copies)


@cache
def _places(first: int, size: int, copies: int) -> Places:
    kind = np.int32 if size <= SMALL else np.int64
    top = (1 << (31 if kind is np.int32 else 62)) - 1
    rank = PLAIN_SUITS * copies
    column = [sum(1 << p for p in range(first) if p % rank // copies == c) for c in range(PLAIN_SUITS)]
    return Places(
        kind=kind,
        copies=copies,
        first=first,
        plain=kind((1 << first) - 1),
        trumps=kind(top & -(1 << first)),
        columns=tuple(map(kind, column)),
        lower=kind(sum(1 << place for place in range(0, size, 2))),
        steps=tuple(rank << n for n in range(3)),
        trump_steps=tuple(1 << n for n in range((size - first - 1).bit_length())),
    )


def _sign(cards: Cards) -> int:
    return 8 * cards.itemsize - 1


def some(cards: Cards) -> Mask:
    """Whether there are any cards in each row."""
    return -cards >> _sign(cards)


def higher(one: Cards, other: Cards | np.signedinteger[Any]) -> Mask:
    """Whether the one is the larger number in each row."""
    return (other - one) >> _sign(one)


def highest(cards: Cards) -> Cards:
    """The highest bit of each row; nil of nil. A double holds every number of a Layout."""
    exact = cards.astype(np.float64).view(np.int64)
    exact &= EXPONENT
    return exact.view(np.float64).astype(cards.dtype)


def lowest(cards: Cards) -> Cards:
    """The lowest bit of each row."""
    return cards & -cards


def above(card: Cards) -> Cards:
    """Every place above the card of each row."""
    return -(card << 1)


def beaten(places: Places, cards: Cards) -> Cards:
    """These cards that are out, and all below them in their suits."""
    plain = cards & places.plain
    if places.copies == 2:
        lower = plain & places.lower
        under = (lower | lower << 1) >> places.steps[0]
    else:
        under = plain
    for step in places.steps:
        under |= under >> step
    trumps = cards >> places.first
    for step in places.trump_steps:
        trumps |= trumps >> step
    return plain | under | trumps << places.first


def suit_of(places: Places, card: Cards) -> Cards:
    """All places of the suit of the card of each row."""
    suit = places.trumps & higher(card, places.plain)
    for column in places.columns:
        suit |= column & some(card & column)
    return suit


# ---- cards of which there are two


def lifted(places: Places, bits: Cards) -> Cards:
    """The hand that is made up of some of the bits of another one: of twins the lower alone goes up."""
    if places.copies == 1:
        return bits
    upper, lower = bits & ~places.lower, bits & places.lower
    return upper | lower << 1 | lower & upper >> 1


def joined(places: Places, one: Cards, other: Cards) -> Cards:
    """Two hands as one."""
    return one | other if places.copies == 1 else one | other | (one & other) >> 1


def without(places: Places, hand: Cards, cards: Cards) -> Cards:
    """The hand without these cards, as far as they are in it."""
    if places.copies == 1:
        return hand & ~cards
    twin = hand & places.lower
    return hand & ~cards & ~places.lower | (twin & ~cards) << 1 | twin & ~(cards >> 1)


def less(places: Places, out: Cards, hand: Cards) -> Cards:
    """What is out without the cards of a hand, as far as they are among it."""
    if places.copies == 1:
        return out & ~hand
    one, two = out & places.lower, out >> 1 & places.lower
    held, both = hand >> 1 & places.lower, hand & places.lower
    return one & ~held | two & ~both | (two & ~held) << 1


def counted(places: Places, bits: Cards) -> Cards:
    """The hand from a sum of lower places, where a twin has carried its place to the upper one."""
    if places.copies == 1:
        return bits
    two = bits & ~places.lower
    return (bits & places.lower) << 1 | two | two >> 1
