"""Deals from seeds, the same on every machine."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    deal,
    deal_from,
    dealing_order,
    shuffled,
)
from tests.engine.helpers import BID

JOKER_GAME = BID.with_options(joker=True)

# Written down once; no Python version and no machine may deal otherwise.
GOLDEN = {
    1: "TC QC QD QH QS KS / AC 9D KD TH JS AS / JC KC AD 9H KH AH / 9C TD JD JH 9S TS",
    2026: "9C JC 9H TH QH AS / TC AC QD KH 9S JS / TD KD AH TS QS KS / QC KC 9D JD AD JH",
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_deals_the_same_everywhere(seed: int) -> None:
    state = deal(BID, 0, random.Random(seed))
    assert " / ".join(map(str, state.hands)) == GOLDEN[seed]


def test_a_seed_deals_the_same_with_a_joker() -> None:
    assert str(deal(JOKER_GAME, 2, random.Random(7)).hands[2]) == "QC 9D TD JD KH AH TS"


def test_the_shuffle_is_fisher_and_yates_over_random() -> None:
    class Last(random.Random):
        def random(self) -> float:
            return 0.999999

    class First(random.Random):
        def random(self) -> float:
            return 0.0

    four = tuple(map(Card.parse, ("9C", "TC", "JC", "QC")))
    assert shuffled(four, Last()) == four
    assert shuffled(four, First()) == (*four[1:], four[0])


def test_every_order_comes_up_alike() -> None:
    rng, three = random.Random(3), tuple(map(Card.parse, ("9C", "TC", "JC")))
    orders = Counter(shuffled(three, rng) for _ in range(3000))
    assert len(orders) == 6 and min(orders.values()) > 420


# ---- dealing


@pytest.mark.parametrize("dealer", range(4))
def test_one_card_a_round_from_the_dealers_left(dealer: int) -> None:
    state = deal_from(BID, dealer, BID.cards)
    for round_ in range(6):
        for place in range(4):
            assert BID.cards[4 * round_ + place] in state.hands[(dealer + 1 + place) % 4]
    assert dealing_order(JOKER_GAME, dealer) == [*dealing_order(BID, dealer), dealer]


@pytest.mark.parametrize(
    "cards",
    [
        BID.cards[:-1],
        (*BID.cards[:-1], BID.cards[0]),
        JOKER_GAME.cards,
        (*BID.cards, BID.cards[0]),
        (*BID.cards[:-1], Card.parse("7C")),
    ],
)
def test_any_but_the_exact_pack_is_refused(cards: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="not the pack"):
        deal_from(BID, 0, cards)


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_who_is_no_seat_is_refused(dealer: int) -> None:
    with pytest.raises(ValueError, match="dealer"):
        deal_from(BID, dealer, BID.cards)


@pytest.mark.parametrize("name", RULESETS)
def test_every_game_deals_full_hands(name: str) -> None:
    rules = RULESETS[name]  # none has a joker by default
    state = deal(rules, 0, random.Random(1))
    assert [len(hand) for hand in state.hands] == [rules.hand_size] * rules.chairs
