"""Choices before the play: hands that lead to them, card for card, and words that are true of the cards."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CardSet,
    Pass,
    Ruleset,
    Suit,
    legal_actions,
    ranking,
    view,
)
from euchre_tutor.tutor.card_for_card import best_over, betters, unbettered
from euchre_tutor.tutor.choice_hands import BURY, MERGE, TAKE, by_thumb, choice_hand, kinds_of, ways, went_on
from euchre_tutor.tutor.choice_words import every_kept, hints, kept_by, weaker

ALL = {"order", "call", "take", "bury", "merge", "alone"}
TABLES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("bid", {}, set()),
    ("ghost", {}, {"swap"}),
    ("ghost", {"ghost_swap": "off"}, set()),
    ("turn_up", {}, {"order", "call", "bury"}),
    ("turn_up", {"alone_timing": "before_lead", "dealer_may_decline": True}, ALL - {"merge"}),
    ("turn_up", {"deck": 25, "stick_the_dealer": True}, {"order", "call", "bury"}),
    ("cutthroat", {}, ALL),
    ("cutthroat", {"merge_pool": "before_discard", "deck": 32}, ALL),
    ("two_handed", {}, {"order", "call", "take", "bury"}),
    ("two_handed", {"two_handed_dummy": "each3"}, {"order", "call", "take", "bury", "merge"}),
]  # fmt: skip
CHOICES = [
    pytest.param(RULESETS[game].with_options(**options), kind, id=f"{game}-{kind}-{number}")
    for number, (game, options, kinds) in enumerate(TABLES)
    for kind in sorted(kinds)
]


@pytest.mark.parametrize("game, options, kinds", TABLES)
def test_a_game_has_the_choices_of_its_rules(game: str, options: dict[str, Any], kinds: set[str]) -> None:
    assert set(kinds_of(RULESETS[game].with_options(**options))) == kinds


@pytest.mark.parametrize("rules, kind", CHOICES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_seed_leads_to_the_choice_and_every_way_goes_on(rules: Ruleset, kind: str, seed: int) -> None:
    state = choice_hand(rules, kind, seed, 0)
    assert state == choice_hand(rules, kind, seed, 0) and state.to_act == 0
    seen, words = view(state, 0), ways(state)
    assert by_thumb(seen) in words
    for word in random.Random(seed).sample(words, min(len(words), 4)):
        assert not legal_actions(went_on(state, word, 0))
    assert len(hints(seen, kind)) == 4 and all(hints(seen, kind))


@pytest.mark.parametrize("rules, kind", [case for case in CHOICES if case.values[1] in (MERGE, BURY, TAKE)])
@pytest.mark.parametrize("seed", [3, 4])
def test_a_mistake_is_one_card_for_card_and_the_rule_of_thumb_makes_none(
    rules: Ruleset, kind: str, seed: int
) -> None:
    seen = view(choice_hand(rules, kind, seed, 0), 0)
    assert weaker(seen, by_thumb(seen)) is None
    for action in random.Random(seed).sample(seen.legal, min(len(seen.legal), 6)):
        told, kept = weaker(seen, str(action)), kept_by(seen, str(action))
        if told is not None:
            assert kept is not None and told.better is not None
            pairs = betters(seen.order, told.better, kept)
            assert pairs and told.better in every_kept(seen)
            for low, high in pairs:
                assert seen.order.suit_of(low) == seen.order.suit_of(high)
                assert seen.order.strength(low) < seen.order.strength(high)
        elif kept is not None:
            assert best_over(seen.order, kept, every_kept(seen)) is None


@pytest.mark.parametrize("seed", range(20))
def test_the_hands_that_none_betters_hold_the_top_of_each_suit(seed: int) -> None:
    rng = random.Random(seed)
    order = ranking(RULESETS["cutthroat"], list(Suit)[seed % 4])
    pool = CardSet.of(rng.sample(RULESETS["cutthroat"].cards, 8))
    hands = [CardSet.of(cards) for cards in combinations(pool, 4)]
    tops = {hand for hand in hands if _holds_tops(order, hand, pool)}
    assert set(unbettered(order, hands)) == tops


def _holds_tops(order: Any, hand: CardSet, pool: CardSet) -> bool:
    return not any(
        order.suit_of(out) == order.suit_of(card) and order.strength(out) > order.strength(card)
        for out in pool - hand
        for card in hand
    )


def test_another_suit_is_never_surely_better() -> None:
    order = ranking(RULESETS["turn_up"], Suit.HEARTS)
    low, ace = CardSet.parse("9H KC"), CardSet.parse("AS KC")
    assert betters(order, low, ace) == betters(order, ace, low) == ()
    assert betters(order, CardSet.parse("JD KC"), CardSet.parse("AH KC"))  # the left bower is a heart


def test_a_merge_keeps_five_of_the_ten_and_is_judged_so() -> None:
    state = choice_hand(RULESETS["cutthroat"], MERGE, 3, 0)
    seen = view(state, 0)
    assert len(seen.pool) == 10 and all(word.startswith("KEEP") for word in ways(state))
    assert any(weaker(seen, word) for word in ways(state)[:20])


def test_a_stuck_dealer_is_told_so() -> None:
    rules = RULESETS["turn_up"].with_options(stick_the_dealer=True)
    states = (choice_hand(rules, "call", seed, 0, dealer=0) for seed in range(9))
    seen = view(next(state for state in states if Pass() not in legal_actions(state)), 0)
    assert "you must name a suit" in hints(seen, "call")[0]
