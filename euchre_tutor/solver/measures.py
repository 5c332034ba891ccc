"""By which scales a hand is measured at each sort of table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from .scales import Scale
from .weights import (
    ASK_CHANCE,
    LENGTH,
    LONE_BASE,
    LONE_LENGTH,
    LONE_VOID,
    LONE_WEIGHT,
    MOON_CHANCE,
    PARTNER,
    VOID,
    WEIGHT,
)

Sort = tuple[int, int, int, tuple[int, ...]]  # seats, cards a hand, the pack, the hands that nobody holds


class Measures(NamedTuple):
    """How the maker's hand is measured, with all the help that there is and without."""

    helped: Scale
    alone: Scale
    ask: tuple[int, ...] = ()  # chances in percent to take every trick, by steps of the lone scale:
    moon: tuple[int, ...] = ()  # with a card of help, and without


def measures(rules: Ruleset) -> Measures:
    """How hands are measured at this table."""
    return MEASURES[rules.seats, rules.hand_size, rules.deck, rules.dummies]


def _bidding(joker: bool) -> Measures:
    """The tables of weights for six cards each and a partner."""
    return Measures(
        Scale(PARTNER, WEIGHT[joker], LENGTH, VOID),
        Scale(LONE_BASE[joker], LONE_WEIGHT[joker], LONE_LENGTH, LONE_VOID),
        ASK_CHANCE,
        MOON_CHANCE,
    )


MEASURES: Mapping[Sort, Measures] = {
    (4, 6, 24, ()): _bidding(joker=False),
    (4, 6, 25, ()): _bidding(joker=True),
}
