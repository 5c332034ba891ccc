"""A hand is worth what its cards, its trumps and its voids add up to."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import RULESETS, CardSet, Suit, ranking
from euchre_tutor.solver.measures import measures
from euchre_tutor.solver.scales import role


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("deck", [24, 25, 32, 48])
def test_a_hand_is_worth_the_sum_of_what_it_holds(game: str, deck: int) -> None:
    rules, rng = RULESETS[game], random.Random(deck)
    if deck not in rules.decks:
        return
    rules = rules.with_options(**({"joker": True} if deck == 25 else {"deck": deck}))
    for scale in (measures(rules).helped, measures(rules).alone, measures(rules).kept):
        for _ in range(40):
            hand, trump = CardSet(tuple(rng.sample(rules.cards, rules.hand_size))), rng.choice(list(Suit))
            rank = ranking(rules, trump)
            trumps = sum(map(rank.is_trump, hand))
            missing = set(Suit) - {trump} - {rank.suit_of(card) for card in hand}
            longer = scale.length[min(trumps, len(scale.length) - 1)]
            single = sum(scale.cards[role(rank, card)] for card in hand)
            voids = scale.void * min(len(missing), trumps)
            assert scale.weigh(rank, hand) == scale.base + single + longer + voids
