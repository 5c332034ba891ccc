"""The bidding rule of thumb for many hands at once, in numpy: the twin of ``bidding.plan``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..engine.cards import JOKER, Suit
from ..engine.ruleset import Ruleset
from .bidding import STEP, Plan, ahead, gambles, planned
from .entries import ALONE, COUNT, FIELD, HELPED, KEPT, PART, PLAIN, TRUMP, WEIGHTS, entries
from .layout import layout
from .measures import Sort, measures, sort_of
from .scales import Scale
from .worlds import World

Numbers = npt.NDArray[np.int64]
Entry = TypeVar("Entry", bound=np.signedinteger[Any])

NO_CARD = JOKER + 1  # stands where a hand is shorter than others
_made: dict[Sort, Numbers] = {}


def lines(worlds: Sequence[World], number: int) -> list[Numbers]:
    """For each of so many piles its cards, one row a world, shorter ones filled up with no card."""
    return [filled([world[pile] for world in worlds]) for pile in range(number)]


def filled(hands: Sequence[Sequence[int]]) -> Numbers:
    """The hands as lines, shorter ones filled up with no card."""
    longest = max(map(len, hands))
    return np.array([[*hand, *(NO_CARD,) * (longest - len(hand))] for hand in hands], np.int64)


def card_tables(rules: Ruleset) -> Numbers:
    """For each trump and card the packed entry."""
    sort = sort_of(rules)
    if sort not in _made:
        _made[sort] = np.array([entries(rules, trump) for trump in Suit], np.int64)
    return _made[sort]


def added_up(tables: npt.NDArray[Entry], hands: Numbers) -> npt.NDArray[Entry]:
    """By table and row the sum of the entries of the hand's cards, one column of cards after another."""
    total = np.zeros((len(tables), len(hands)), tables.dtype)
    for cards in hands.T:
        total += tables[:, cards]
    return total


def scores(rules: Ruleset, hands: Numbers) -> tuple[Numbers, Numbers]:
    """By suit and row: what the hands are worth with a partner, and alone (``worth``, ``lone_worth``)."""
    total, known = added_up(card_tables(rules), hands), measures(rules)
    trumps, voids = _shape(total)
    return _weighed(known.helped, total, HELPED, trumps, voids), _weighed(
        known.alone, total, ALONE, trumps, voids
    )


def kept_scores(rules: Ruleset, total: Numbers) -> Numbers:
    """What the hands whose entries add up to this are worth when they are played (``Measures.kept``)."""
    return _weighed(measures(rules).kept, total, KEPT, *_shape(total))


def _shape(total: Numbers) -> tuple[Numbers, Numbers]:
    """The twin of ``scales.shape``."""
    trumps = total >> TRUMP & COUNT
    held = sum((total >> PLAIN + FIELD * suit & COUNT) != 0 for suit in Suit)
    return trumps, np.minimum(len(Suit) - 1 - held, trumps)


def _weighed(scale: Scale, total: Numbers, part: int, trumps: Numbers, voids: Numbers) -> Numbers:
    """The twin of ``Scale.weigh``, from the part of the entries that holds this scale's weights."""
    cards = total >> PART * part & WEIGHTS
    lengths = np.array(scale.length)[np.minimum(trumps, len(scale.length) - 1)]
    worth: Numbers = scale.base + cards + lengths + scale.void * voids
    return worth


def plan_many(rules: Ruleset, hands: Numbers) -> list[Plan]:
    """How far each hand goes, one row a hand; equal plans are one and the same object."""
    values, scored = scores(rules, hands)
    best = values.argmax(axis=0)
    row = np.arange(len(hands))
    value = values[best, row]
    far = _limits(rules, value) * LONES + _lones(rules, value, scored[best, row])
    key = best * LIMITS * LONES + far
    return list(map(_PLANS.__getitem__, key.tolist()))


LIMITS, LONES = 16, 16  # more than any hand has cards, and every lone call
# Every plan that there can be, by its suit, limit and lone call.
_PLANS = [planned(suit, limit, lone) for suit in Suit for limit in range(LIMITS) for lone in range(LONES)]


def _limits(rules: Ruleset, values: Numbers) -> Numbers:
    """The twin of ``bidding.limit``."""
    tricks = np.minimum((values - measures(rules).margin) // 100, rules.hand_size - 1)
    return tricks * (tricks >= rules.min_bid)


def _lones(rules: Ruleset, values: Numbers, chances: Numbers) -> Numbers:
    """The twin of ``bidding.lone``."""
    points, better = np.array(gambles(rules)).T
    step = np.clip(chances // STEP, 0, len(points) - 1)
    wanted: Numbers = better[step] * (points[step] > ahead(rules, values))
    return wanted


def without_cheapest(rules: Ruleset, hands: Numbers) -> Numbers:
    """Each hand without the card that is cheapest seen from its best suit."""
    best = scores(rules, hands)[0].argmax(axis=0)
    bits = np.zeros((len(Suit), 1 + max(rules.cards)), np.int64)
    for suit in Suit:
        for card, bit in layout(rules, suit).bits.items():
            bits[suit, card] = bit
    thrown = bits[best[:, None], hands].argmin(axis=1)
    kept = np.arange(hands.shape[1] - 1)
    columns = kept + (kept >= thrown[:, None])
    left: Numbers = hands[np.arange(len(hands))[:, None], columns]
    return left
