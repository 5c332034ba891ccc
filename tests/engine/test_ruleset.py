"""House rules: which options there are, what they may be, and that a senseless one is refused by name."""

from __future__ import annotations

from dataclasses import fields

import pytest

from euchre_tutor.engine import OPTIONS, PRESETS, RULESETS, Card, Option, Ruleset, RulesetError, pack
from tests.engine.helpers import BID, legal, run
from tests.engine.helpers import dealt as dealt_with

DEFAULTS: dict[str, Option] = {
    "deck": 24,
    "target": 32,
    "first_dealer": "random",
    "score_floor": "none",
    "going_out": "highest_total",
    "tie_break": "extra_hand",
    "min_bid": 3,
    "bidding_rounds": 1,
    "name_trump": "after_auction",
    "stick_the_dealer": False,
    "stick_min_bid": "none",
    "set_bidder_keeps_tricks": False,
    "defenders_score_tricks": True,
    "ask_made": 12,
    "moon_made": 24,
    "ask_fail": "tricks",
    "moon_fail": "tricks",
    "moon_over_ask": True,
    "ask_cards": 1,
    "ask_order": "discard_first",
    "ask_force_best": True,
    "ask_partner_may_return": False,
    "ace_no_face": False,
    "anf_aces": "at_least_one",
    "anf_when": "before_bidding",
    "anf_dealer": "next",
    "anf_joker_is_face": True,
    "joker": False,
    "joker_discard": "before_bidding",
    "renege_mode": "prevent",
    "renege_correctable": "trick_complete",
    "renege_penalty": 2,
    "renege_pays": "offender_minus",
    "renege_resolution": "penalty_continue",
    "false_call_penalty": 0,
}
WORDS = [name for name, value in DEFAULTS.items() if isinstance(value, str)]
NUMBERS = [name for name, value in DEFAULTS.items() if type(value) is int]
SWITCHES = [name for name, value in DEFAULTS.items() if isinstance(value, bool)]


def test_bid_euchre_has_these_options_and_defaults() -> None:
    assert {name: BID.option(name) for name in BID.options} == DEFAULTS


@pytest.mark.parametrize(
    "name", ["ghost_swap", "bonus_scale", "benny_upcard", "defend_alone", "self", "", "Deck"]
)
def test_an_option_that_the_game_does_not_have_is_refused_by_name(name: str) -> None:
    with pytest.raises(RulesetError) as refused:
        BID.with_options(**{name: False})
    assert refused.value.option == name and name in str(refused.value)
    with pytest.raises(RulesetError):
        BID.option(name)


@pytest.mark.parametrize("name", sorted(DEFAULTS))
@pytest.mark.parametrize("value", ["", "maybe", "True", -1, 10**9, 2.0, 24.0, [], (), {}, b"1", float("nan")])
def test_a_value_of_another_kind_is_refused_by_name(name: str, value: Option) -> None:
    with pytest.raises(RulesetError) as refused:
        BID.with_options(**{name: value})
    assert refused.value.option == name and "expected" in str(refused.value)


@pytest.mark.parametrize("name", WORDS + NUMBERS)
@pytest.mark.parametrize("value", [True, False])
def test_a_switch_is_no_word_and_no_number(name: str, value: bool) -> None:
    with pytest.raises(RulesetError, match=name):
        BID.with_options(**{name: value})


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", [0, 1, "true", "false", None])
def test_a_word_or_number_is_no_switch(name: str, value: Option) -> None:
    with pytest.raises(RulesetError, match=name):
        BID.with_options(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("deck", 32),
        ("deck", 48),
        ("min_bid", 0),
        ("min_bid", 6),
        ("min_bid", "none"),
        ("stick_min_bid", 6),
        ("bidding_rounds", 3),
        ("bidding_rounds", "2"),
        ("ask_cards", 4),
        ("first_dealer", 4),
        ("first_dealer", "2"),
        ("score_floor", 5),
        ("renege_penalty", "none"),
    ],
)
def test_a_value_out_of_range_is_refused_by_name(name: str, value: Option) -> None:
    with pytest.raises(RulesetError, match=name):
        BID.with_options(**{name: value})


@pytest.mark.parametrize(
    ("options", "blamed"),
    [
        ({"joker": True, "deck": 24}, "joker"),
        ({"joker": False, "deck": 25}, "joker"),
        ({"ask_order": "gift_first", "ask_partner_may_return": True}, "ask_partner_may_return"),
    ],
)
def test_a_mix_without_sense_is_refused_by_name(options: dict[str, Option], blamed: str) -> None:
    with pytest.raises(RulesetError) as refused:
        BID.with_options(**options)
    assert refused.value.option == blamed


@pytest.mark.parametrize("name", ["score_floor", "stick_min_bid"])
def test_none_stands_for_the_word(name: str) -> None:
    assert BID.with_options(**{name: 0 if name == "score_floor" else 4}).with_options(**{name: None}) == BID


def test_the_joker_is_the_same_switch_as_the_deck_of_25() -> None:
    with_joker = BID.with_options(joker=True)
    assert with_joker == BID.with_options(deck=25) == BID.with_options(joker=True, deck=25)
    assert with_joker.joker and with_joker.with_options(joker=False) == BID
    assert with_joker.with_options(deck=24) == BID == BID.with_options(joker=False)


def test_options_add_up_and_the_first_ruleset_stays_as_it_was() -> None:
    twice = BID.with_options(target=40).with_options(min_bid=4)
    assert (twice.target, twice.min_bid, BID.target) == (40, 4, 32)
    assert BID.differences(twice) == {"target": (32, 40), "min_bid": (3, 4)}


def test_presets() -> None:
    assert set(PRESETS) == {"seed", "club"}
    assert BID.with_preset("seed") == BID
    club = {"ask_fail": "symmetric", "moon_fail": "symmetric", "going_out": "bidder_first"}
    assert BID.with_preset("club") == BID.with_options(**club)
    with pytest.raises(RulesetError, match="pub"):
        BID.with_preset("pub")


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_game_holds_together(rules: Ruleset) -> None:
    assert RULESETS[rules.name] is rules and hash(rules) == hash(rules.with_options())
    assert rules.options <= set(OPTIONS) and rules.deck in rules.decks
    assert rules.options - {"joker"} <= {field.name for field in fields(Ruleset)}
    assert sorted(seat for side in rules.sides for seat in side) == list(range(rules.seats))
    assert all(rules.side(seat) == frozenset(side) for side in rules.sides for seat in side)
    for name in rules.options:
        assert rules.with_options(**{name: rules.option(name)}) == rules


@pytest.mark.parametrize(("deck", "size", "copies"), [(24, 24, 1), (25, 25, 1), (32, 32, 1), (48, 48, 2)])
def test_packs(deck: int, size: int, copies: int) -> None:
    assert len(pack(deck)) == size
    assert pack(deck).count(Card.parse("JH")) == copies
    assert pack(deck).count(Card.parse("JK")) == (deck == 25)
    assert pack(deck).count(Card.parse("7C")) == (deck == 32)


def test_the_helpers_deal_what_they_are_told() -> None:
    state = dealt_with({1: "9C 9D 9H 9S TC TD", 0: "JK AC AD AH AS KC KD"}, BID.with_options(joker=True))
    assert str(state.hands[1]) == "9C TC 9D TD 9H 9S" and len(state.hands[0]) == 7
    assert legal(run(state, "DISCARD JK"))[:2] == ["PASS", "BID 3"]
