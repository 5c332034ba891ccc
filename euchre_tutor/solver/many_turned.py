"""What is called in a turn-up game with many hands at once, in numpy: the twin of ``turning``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np

from ..engine.cards import Card, Suit
from ..engine.ruleset import Ruleset, Seat
from .columns import Cards, beaten, places
from .layout import layout
from .many_hands import NO_CARD, Numbers, card_tables, kept_scores, scores
from .measures import measures
from .turning import PASS, SUITS_ALONE, WITH, chance, sayings, turned_help, ways

LEAST, MOST = -2000, 4000  # hundredths of a trick that a hand may be worth, and far beyond
_BITS = 40  # of a key below what the hand is worth: more than any layout has places
Scores = tuple[Numbers, Numbers]  # what hands are worth with help, and alone, by suit


def with_card(hands: Numbers, card: Card) -> Numbers:
    """Each hand with this card more, in the last column."""
    more: Numbers = np.concatenate([hands, np.full((len(hands), 1), card, np.int64)], axis=1)
    return more


@cache
def _chances(spread: int, tricks: int) -> Numbers:
    """``chance`` of every worth from LEAST on."""
    return np.array([chance(worth, spread, tricks) for worth in range(LEAST, MOST)], np.int64)


def _chance(worth: Numbers, spread: int, tricks: int) -> Numbers:
    known: Numbers = _chances(spread, tricks)[np.clip(worth - LEAST, 0, MOST - LEAST - 1)]
    return known


def making_many(
    rules: Ruleset, scored: Scores, trump: Suit, *, alone: bool = False, help: int = 0
) -> Numbers:
    """The twin of ``turning.making``."""
    made, all_taken = _made_and_all(rules, scored, trump, alone, help)
    march = rules.maker_alone_march if alone else rules.march
    euchre = rules.lone_euchre_points if alone else rules.euchre
    return all_taken * march + (made - all_taken) - (100 - made) * euchre


def _made_and_all(
    rules: Ruleset, scored: Scores, trump: Suit, alone: bool, help: int
) -> tuple[Numbers, Numbers]:
    known = measures(rules)
    spread = known.lone_spread if alone else known.spread
    worth, most = scored[alone][trump] + help, rules.hand_size // 2 + 1
    made, all_taken = (_chance(worth, spread, n) for n in (most, rules.hand_size))
    if alone or not rules.partnerships:
        return made, all_taken
    by_itself = _chance(scored[True][trump] + min(help, 0), known.lone_spread, most)
    return np.maximum(made, (100 + by_itself) // 2), all_taken


def _best_way(rules: Ruleset, scored: Scores, trump: Suit, alone: bool, helps: Sequence[int]) -> Numbers:
    """What a call is worth; where alone is said later, the better of the two."""
    each = [making_many(rules, scored, trump, alone=way, help=helps[way]) for way in ways(rules, alone)]
    best: Numbers = np.max(each, axis=0)
    return best


def order_codes(
    rules: Ruleset, dealer: Seat, seat: Seat, hands: Numbers, upcard: Card, suit: Suit
) -> Numbers:
    """The twin of ``turning.order_code``."""
    if seat == dealer:
        hands, _ = parted(rules, with_card(hands, upcard), suit, rules.hand_size)
    helps = [turned_help(rules, dealer, seat, upcard, suit, alone) for alone in (False, True)]
    said, scored = sayings(rules), scores(rules, hands)
    values = np.stack([_best_way(rules, scored, suit, alone, helps) for alone in said])
    best = values.argmax(axis=0)
    codes: Numbers = np.where(values.max(axis=0) <= measures(rules).wait[0], PASS, WITH + best)
    return codes


def call_codes(rules: Ruleset, hands: Numbers, suits: Sequence[Suit], stuck: bool) -> Numbers:
    """The twin of ``turning.call_code``."""
    calls, scored = [(suit, alone) for alone in sayings(rules) for suit in suits], scores(rules, hands)
    values = np.stack([_best_way(rules, scored, suit, alone, (0, 0)) for suit, alone in calls])
    words = np.array([1 + suit + SUITS_ALONE * alone for suit, alone in calls])
    wanted = words[values.argmax(axis=0)]
    passing = (values.max(axis=0) <= measures(rules).wait[1]) & (not stuck)
    codes: Numbers = np.where(passing, PASS, wanted)
    return codes


def goes_alone(rules: Ruleset, hands: Numbers, trump: Suit) -> Numbers:
    """The twin of ``turning.goes_alone``."""
    scored = scores(rules, hands)
    lonely, helped = (making_many(rules, scored, trump, alone=alone) for alone in (True, False))
    return (lonely > helped).astype(np.int64)


# ---- cards kept


def parted(
    rules: Ruleset, cards: Numbers, trump: Suit, size: int, held: bool = False
) -> tuple[Numbers, Numbers]:
    """The twin of ``turning.best_kept``: the cards kept, and those laid away; the last may be ``held``."""
    kept, left = _ways(cards.shape[1], size, held)
    total = card_tables(rules)[trump][cards][:, kept].sum(axis=2)
    bits = _card_bits(rules, trump)[cards][:, kept].sum(axis=2)
    best = ((kept_scores(rules, total) << _BITS) + bits).argmax(axis=1)
    row = np.arange(len(cards))[:, None]
    return cards[row, kept[best]], cards[row, left[best]]


@cache
def _ways(number: int, size: int, held: bool) -> tuple[Numbers, Numbers]:
    """Every way to keep so many of a number of cards, and what is left."""
    kept = [some for some in combinations(range(number), size) if not held or number - 1 in some]
    left = [[place for place in range(number) if place not in some] for some in kept]
    return np.array(kept, np.int64), np.array(left, np.int64)


@cache
def _card_bits(rules: Ruleset, trump: Suit) -> Numbers:
    """The bit of every card."""
    bits = np.zeros(NO_CARD + 1, np.int64)
    for card, bit in layout(rules, trump).bits.items():
        bits[card] = bit
    return bits


def sure_tricks(rules: Ruleset, hands: Numbers, known: Numbers, trump: Suit) -> Numbers:
    """The twin of ``turning.sure_tricks``."""
    lay, bits = layout(rules, trump), _card_bits(rules, trump)
    held = bits[hands].sum(axis=1).astype(places(lay).kind)
    gone = bits[known].sum(axis=1).astype(places(lay).kind)
    outside = lay.pack & ~(held | gone)
    top = held & ~beaten(places(lay), outside)
    return _count(top & lay.trumps, rules) + _count(top & lay.plain, rules) // 2


def _count(cards: Cards, rules: Ruleset) -> Numbers:
    """How many cards there are in each row."""
    count = np.zeros(len(cards), np.int64)
    for _ in range(rules.hand_size + 1):
        count += cards != 0
        cards = cards & (cards - 1)
    return count
