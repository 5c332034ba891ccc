"""By which scales a hand is measured at each sort of table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from . import more_weights as more
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

_PACKS = (24, 25, 32)
Sort = tuple[int, int, int, tuple[int, ...]]  # seats, cards a hand, the pack, the hands that nobody holds


class Measures(NamedTuple):
    """How the maker's hand is measured, with all the help that there is and without."""

    helped: Scale
    alone: Scale  # with a bid of every trick in mind an index of chances, else hundredths of a trick
    ask: tuple[int, ...] = ()  # chances in percent to take every trick, by steps of the lone scale:
    moon: tuple[int, ...] = ()  # with a card of help, and without
    margin: int = 20  # how much a hand must be worth above its bid, in hundredths of a trick
    unknown: int = 0  # what a hand that one has not seen is worth in its best suit
    spread: int = 0  # how far, in hundredths, the tricks lie from what the hand is worth: with help
    lone_spread: int = 0  # and without
    upcard: tuple[int, int] = (
        0,
        0,
    )  # what the turned card adds in a partner's hand: so much, and percent
    against: tuple[int, int] = (0, 0)  # what it takes away in an opponent's
    final: Scale | None = None  # of a hand after a dummy was taken up, where that is the help
    wait: tuple[int, int] = (0, 0)  # the points, in hundredths, that a pass is worth: in each of two rounds

    @property
    def kept(self) -> Scale:
        """How the hand is measured that is played."""
        return self.final or self.helped


def measures(rules: Ruleset) -> Measures:
    """How hands are measured at this table."""
    return MEASURES[sort_of(rules)]


def sort_of(rules: Ruleset) -> Sort:
    """What sort of table this is."""
    return rules.seats, rules.hand_size, rules.deck, rules.dummies


def _bidding(joker: bool) -> Measures:
    """The tables of weights for six cards each and a partner."""
    return Measures(
        Scale(PARTNER, WEIGHT[joker], LENGTH, VOID),
        Scale(LONE_BASE[joker], LONE_WEIGHT[joker], LONE_LENGTH, LONE_VOID),
        ASK_CHANCE,
        MOON_CHANCE,
    )


def _partnered(deck: int) -> Measures:
    """For a turned card, five cards each and a partner."""
    cards = more.PARTNER_CARDS | more.PARTNER_HONOURS[deck == 25]
    helped = Scale(more.PARTNER_BASE[deck], cards, more.PARTNER_LENGTH, more.PARTNER_VOID)
    return Measures(
        helped, _alone(deck), spread=100, lone_spread=75, upcard=(24, 78), against=(16, 55), wait=(30, 0)
    )


def _alone(deck: int) -> Scale:
    cards = more.ALONE_CARDS | more.ALONE_HONOURS[deck == 25]
    return Scale(more.ALONE_BASE[deck], cards, more.ALONE_LENGTH, more.ALONE_VOID)


def _with_dummy(deck: int) -> Measures:
    """For a turned card and a dummy that the maker takes up, against two."""
    cards = more.DUMMY_CARDS | more.DUMMY_HONOURS[deck == 25]
    chosen = more.CHOSEN_CARDS | more.CHOSEN_HONOURS[deck == 25]
    return Measures(
        Scale(more.DUMMY_BASE[deck], cards, more.DUMMY_LENGTH, more.DUMMY_VOID),
        _alone(deck),
        spread=110,
        lone_spread=75,
        against=(16, 60),
        wait=(-30, -30),
        final=Scale(more.CHOSEN_BASE[deck], chosen, more.CHOSEN_LENGTH, more.CHOSEN_VOID),
    )


def _duel(deck: int, cards: int) -> Measures:
    """For a turned card and two players, with so many cards more for the maker."""
    final = _of_two(deck, 0)
    return Measures(
        _of_two(deck, cards),
        final,
        spread=more.DUEL_SPREAD[cards],
        against=(25, 55),
        final=final,
        wait=(-30, -30),
    )


def _of_two(deck: int, more_cards: int) -> Scale:
    cards = more.DUEL_CARDS[more_cards] | more.DUEL_HONOURS[more_cards][deck == 25]
    base, length = more.DUEL_BASE[more_cards][deck], more.DUEL_LENGTH[more_cards]
    return Scale(base, cards, length, more.DUEL_VOID[more_cards])


def _double() -> Measures:
    """For twelve cards each of a double deck and a partner."""
    lone = Scale(more.DOUBLE_BASE["moon"], more.DOUBLE_LONE_CARDS, more.DOUBLE_LONE_LENGTH, more.DOUBLE_VOID)
    return Measures(
        Scale(more.DOUBLE_BASE["bid"], more.DOUBLE_CARDS, more.DOUBLE_LENGTH, more.DOUBLE_VOID),
        lone,
        more.DOUBLE_ASK,
        more.DOUBLE_MOON,
        margin=100,
    )


def _ghost() -> Measures:
    return Measures(
        Scale(more.GHOST_BASE["bid"], more.GHOST_CARDS, more.GHOST_LENGTH, more.GHOST_VOID),
        Scale(more.GHOST_BASE["moon"], more.GHOST_MOON_CARDS, more.GHOST_MOON_LENGTH, more.GHOST_VOID),
        ask=(0,) * len(more.GHOST_MOON),
        moon=more.GHOST_MOON,
        margin=0,
        unknown=330,
    )


MEASURES: Mapping[Sort, Measures] = {
    (4, 6, 24, ()): _bidding(joker=False),
    (4, 6, 25, ()): _bidding(joker=True),
    (3, 6, 24, (6,)): _ghost(),
    (4, 12, 48, ()): _double(),
    **{(4, 5, deck, ()): _partnered(deck) for deck in _PACKS},
    **{(3, 5, deck, (5,)): _with_dummy(deck) for deck in _PACKS},
    **{(2, 5, deck, own): _duel(deck, sum(own[:1])) for deck in _PACKS for own in ((), (2,), (3, 3))},
}
