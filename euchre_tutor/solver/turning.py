"""What it pays to make a suit trump in a turn-up game, by what the hand is worth and the table's points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import erf, sqrt

from ..engine.cards import CardSet, Suit
from ..engine.rankings import ranking
from ..engine.ruleset import Ruleset
from .layout import layout
from .measures import measures
from .playing import masters


@cache
def chance(worth: int, spread: int, tricks: int) -> int:
    """In percent, that a hand worth so many hundredths of a trick takes at least so many tricks."""
    off = (worth - 100 * tricks + 50) / spread
    return round(50 + 50 * erf(off / sqrt(2)))


def making(rules: Ruleset, hand: CardSet, trump: Suit, *, alone: bool = False, help: int = 0) -> int:
    """The points, in hundredths, that the maker gains on the others with this hand.

    ``help`` is what the turned card in another hand adds to it or takes away, in hundredths of a trick.
    """
    made, all_taken = _chances(rules, hand, trump, alone, help)
    march = rules.maker_alone_march if alone else rules.march
    euchre = rules.lone_euchre_points if alone else rules.euchre
    return all_taken * march + (made - all_taken) - (100 - made) * euchre


def _chances(rules: Ruleset, hand: CardSet, trump: Suit, alone: bool, help: int) -> tuple[int, int]:
    """The chances in percent to make it, and to take every trick."""
    known, rank = measures(rules), ranking(rules, trump)
    scale, spread = (known.alone, known.lone_spread) if alone else (known.helped, known.spread)
    worth, most = scale.weigh(rank, hand) + help, rules.hand_size // 2 + 1
    made, all_taken = (chance(worth, spread, n) for n in (most, rules.hand_size))
    if alone or not rules.partnerships:
        return made, all_taken
    by_itself = chance(known.alone.weigh(rank, hand) + min(help, 0), known.lone_spread, most)
    return max(made, (100 + by_itself) // 2), all_taken  # a partner makes half of what would fail alone


def best_kept(rules: Ruleset, hands: Iterable[CardSet], trump: Suit) -> CardSet:
    """The hand that plays best: of equals the one that lays the cheapest cards away."""
    rank, lay, scale = ranking(rules, trump), layout(rules, trump), measures(rules).kept
    return max(hands, key=lambda hand: (scale.weigh(rank, hand), lay.hand(hand)))


def sure_tricks(rules: Ruleset, hand: CardSet, known: CardSet, trump: Suit) -> int:
    """The tricks that the hand takes whoever leads: its top trumps, and one of two top cards beside them.

    ``known`` are the cards that nobody else can play.
    """
    lay = layout(rules, trump)
    top = masters(lay, lay.hand(hand), lay.outside(known + hand))
    return (top & lay.trumps).bit_count() + (top & lay.plain).bit_count() // 2
