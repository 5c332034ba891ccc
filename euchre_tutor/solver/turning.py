"""What a seat calls in a turn-up game by rule of thumb: what pays most with its hand, by the table's points.

``many_turned`` comes to the same answers for thousands of hands at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import erf, sqrt

from ..engine.cards import Card, CardSet, Suit
from ..engine.rankings import ranking
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import Contract
from .entries import KEPT, entries, weigh_sum
from .layout import layout
from .measures import measures
from .playing import masters
from .scales import role

LEAST = -(10**6)  # hundredths of a trick, below anything that a hand is worth
PASS, WITH, ALONE = 0, 1, 2  # what is said of the turned card
SUITS_ALONE = len(Suit)  # added to the suit that is named, and one more, where one goes alone


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
    table, lay, scale = entries(rules, trump), layout(rules, trump), measures(rules).kept
    added = {hand: sum(map(table.__getitem__, hand)) for hand in hands}
    return max(added, key=lambda hand: (weigh_sum(scale, added[hand], KEPT), lay.hand(hand)))


def sure_tricks(rules: Ruleset, hand: CardSet, known: CardSet, trump: Suit) -> int:
    """The tricks that the hand takes whoever leads: its top trumps, and one of two top cards beside them.

    ``known`` are the cards that nobody else can play.
    """
    lay = layout(rules, trump)
    top = masters(lay, lay.hand(hand), lay.outside(known + hand))
    return (top & lay.trumps).bit_count() + (top & lay.plain).bit_count() // 2


# ---- what is called, each seat by its own cards


def ways(rules: Ruleset, alone: bool) -> tuple[bool, ...]:
    """With help and alone where that is said later, else as it is said with the call."""
    return (False, True) if Phase.MAKER_ALONE in rules.stages else (alone,)


def sayings(rules: Ruleset) -> tuple[bool, ...]:
    """Whether alone, in each way that a call can be said."""
    return (False, True) if rules.lone_play and rules.alone_timing == "with_call" else (False,)


def order_code(rules: Ruleset, dealer: Seat, seat: Seat, hand: CardSet, upcard: Card, suit: Suit) -> int:
    """PASS, WITH or ALONE: the turned suit where that pays more than to wait."""
    mine = kept_of(rules, hand.with_card(upcard), suit, 1) if seat == dealer else hand
    helps = {alone: turned_help(rules, dealer, seat, upcard, suit, alone) for alone in (False, True)}
    said = sayings(rules)
    values = [
        max(making(rules, mine, suit, alone=way, help=helps[way]) for way in ways(rules, alone))
        for alone in said
    ]
    best = max(range(len(said)), key=values.__getitem__)
    return PASS if values[best] <= measures(rules).wait[0] else WITH + said[best]


def call_code(rules: Ruleset, hand: CardSet, suits: Sequence[Suit], stuck: bool) -> int:
    """PASS, or one more than the suit, and SUITS_ALONE more where alone: what pays most, if it pays."""
    calls = [(suit, alone) for alone in sayings(rules) for suit in suits]
    values = [
        max(making(rules, hand, suit, alone=way) for way in ways(rules, alone)) for suit, alone in calls
    ]
    best = max(range(len(calls)), key=values.__getitem__)
    if not stuck and values[best] <= measures(rules).wait[1]:
        return PASS
    suit, alone = calls[best]
    return 1 + suit + SUITS_ALONE * alone


def turned_help(rules: Ruleset, dealer: Seat, seat: Seat, upcard: Card, suit: Suit, alone: bool) -> int:
    """What the turned card is worth to the maker in the hand of another: a partner's or an opponent's."""
    if seat == dealer:
        return 0
    known = measures(rules)
    weight = known.helped.cards[role(ranking(rules, suit), upcard)]
    if dealer not in rules.side(seat):
        return -_shared(known.against, weight)
    return 0 if alone else _shared(known.upcard, weight)


def _shared(rule: tuple[int, int], weight: int) -> int:
    """So much, and so many percent of the weight."""
    return rule[0] + rule[1] * weight // 100


def kept_of(rules: Ruleset, cards: CardSet, trump: Suit, fewer: int) -> CardSet:
    """The best hand that has so many cards fewer."""
    table, bits, scale = entries(rules, trump), layout(rules, trump).bits, measures(rules).kept
    packed = [(table[card], bits[card]) for card in cards]
    most, kept = (LEAST, 0), cards.cards
    for some in combinations(range(len(packed)), len(packed) - fewer):
        total = sum([packed[i][0] for i in some])
        worth = weigh_sum(scale, total, KEPT), sum([packed[i][1] for i in some])
        if worth > most:
            most, kept = worth, tuple([cards.cards[i] for i in some])
    return CardSet(kept)


def takes_up(rules: Ruleset, hand: CardSet, upcard: Card, trump: Suit) -> bool:
    """Whether the dealer takes the turned card: unless he would lay it away again."""
    return kept_of(rules, hand.with_card(upcard), trump, 1) != hand


def goes_alone(rules: Ruleset, hand: CardSet, trump: Suit) -> bool:
    """Whether the maker does without help, where that is said before the lead."""
    lonely, helped = (making(rules, hand, trump, alone=alone) for alone in (True, False))
    return lonely > helped


def defends_alone(rules: Ruleset, hand: CardSet, known: CardSet, contract: Contract) -> bool:
    """Whether a defender goes alone: with as many sure tricks as it takes, and where it brings more.

    ``known`` are the cards that nobody else can play.
    """
    assert contract.trump is not None
    return sure_tricks(rules, hand, known, contract.trump) >= lone_enough(rules, contract)


def lone_enough(rules: Ruleset, contract: Contract) -> int:
    """The sure tricks that it takes to defend alone; more than there are where it does not pay."""
    usual = rules.lone_euchre_points if contract.alone else rules.euchre
    if rules.lone_defender_points <= usual:
        return rules.hand_size + 1
    return rules.hand_size if rules.sweep_alone else rules.hand_size - contract.tricks + 1
