"""Cards as bits say the same as the Ranking, in every pack and with twins."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, CardSet, Ruleset, Suit, ranking, shuffled
from euchre_tutor.solver.layout import Layout, layout
from euchre_tutor.solver.playing import above, masters

PACKS = [
    pytest.param(rules.with_options(deck=deck), id=f"{name} {deck}")
    for name, rules in RULESETS.items()
    for deck in rules.decks
]
any_pack = pytest.mark.parametrize("rules", PACKS)
any_trump = pytest.mark.parametrize("trump", Suit)


def read(lay: Layout, bits: int) -> CardSet:
    """The cards that the bits stand for."""
    return CardSet.of(card for bit, card in lay.cards.items() if bits & bit)


@any_pack
@any_trump
def test_a_hand_is_read_back_and_so_is_what_lies_outside_it(rules: Ruleset, trump: Suit) -> None:
    lay, rng = layout(rules, trump), random.Random(trump)
    for size in range(len(rules.cards) + 1):
        hand = CardSet(shuffled(rules.cards, rng)[:size])
        assert read(lay, lay.hand(hand)) == hand
        assert read(lay, lay.outside(hand)) == CardSet(rules.cards) - hand
        assert lay.hand(hand).bit_count() == size


@any_pack
@any_trump
def test_a_later_card_wins_just_where_its_bit_is_above(rules: Ruleset, trump: Suit) -> None:
    lay, rank = layout(rules, trump), ranking(rules, trump)
    for first in set(rules.cards):
        best, led = lay.bits[first], lay.suit_of(lay.bits[first])
        for later in CardSet(rules.cards).without(first).distinct():
            wins = lay.hand([later]) & (led | lay.trumps) & above(best)
            assert bool(wins) == (rank.winner([first, later]) == 1), (first, later)


@any_pack
@any_trump
def test_a_master_is_a_card_that_takes_the_trick_it_leads_in_its_suit(rules: Ruleset, trump: Suit) -> None:
    lay, rank, rng = layout(rules, trump), ranking(rules, trump), random.Random(trump)
    for _ in range(40):
        cards = shuffled(rules.cards, rng)
        hand, unseen = CardSet(cards[: rules.hand_size]), cards[rules.hand_size : 2 * rules.hand_size]
        known = CardSet(rules.cards) - CardSet(unseen)
        found = read(lay, masters(lay, lay.hand(hand), lay.outside(known)))
        rivals = {card: rank.followers(CardSet(unseen), rank.suit_of(card)) for card in hand}
        assert found == CardSet.of(c for c in hand if rank.winner([c, *rivals[c]]) == 0)
