"""The five cards to keep of ten take as many tricks as any five do."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from euchre_tutor.engine import RULESETS, CardSet, Suit, shuffled
from euchre_tutor.solver.open_hands import OpenTable
from euchre_tutor.solver.open_keeping import best_kept

RULES = RULESETS["cutthroat"]


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_no_other_five_take_more(leader: int) -> None:
    for seed in range(4):
        pack = shuffled(RULES.cards, random.Random(seed))
        pool, hands = pack[:10], [(), pack[10:15], pack[15:20], ()]
        table = OpenTable(rules=RULES, trump=Suit(seed % 4), declarer=0, seats=(0, 1, 2), leader=leader)
        kept, tricks = best_kept(table, hands, pool, 5)
        assert len(kept) == 5 and not kept - CardSet.of(pool)
        assert table.tricks([kept, *hands[1:]]) == tricks
        assert tricks == max(table.tricks([five, *hands[1:]]) for five in combinations(pool, 5))


def test_too_few_cards_are_refused() -> None:
    table = OpenTable(rules=RULES, trump=Suit.HEARTS, declarer=0, seats=(0, 1, 2), leader=0)
    with pytest.raises(ValueError, match="5 cards cannot be kept of 4"):
        best_kept(table, [(), (), (), ()], RULES.cards[:4], 5)
