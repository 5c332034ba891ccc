"""What the glossary says is true: of every table without rules, of this one with them."""

from __future__ import annotations

import re

import pytest

from euchre_tutor.engine import RULESETS, Bid, Card, Ruleset, Suit, ranking
from euchre_tutor.engine.phases import legal_actions
from euchre_tutor.engine.scoring import score
from euchre_tutor.engine.state import deal_from
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.at_the_table import FACTS
from euchre_tutor.tutor.glossary import TERMS, definition
from euchre_tutor.tutor.names import NUMBERS, bid_name
from euchre_tutor.tutor.questions.positions import finished
from tests.engine.mixes import mixes

MIXES = mixes(RULESETS["bid"])
FIXED = {
    "four suits",
    "four families",
    "other three",
    "nine to ace",
    "six tricks",
    "of six",
    "six with help",
    "in four steps",
    "a 25th card",
}  # numbers that no option changes


def told(term: str, rules: Ruleset | None = None) -> str:
    """The definition alone."""
    return definition(term, rules)[1]


@pytest.mark.parametrize("term", TERMS)
def test_without_rules_no_figure_is_given_that_a_table_may_change(term: str) -> None:
    text = told(term).lower()
    for phrase in FIXED:
        text = text.replace(phrase, "")
    numbers = "|".join(NUMBERS[3:])
    assert not re.search(rf"\d|\b({numbers})\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_told_under_every_mix_of_rules(language: str) -> None:
    with speaking(language):
        for rules in MIXES:
            assert all(told(term, rules).startswith(told(term)) for term in TERMS)
    assert set(FACTS) <= set(TERMS)


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_its_facts_in_every_language(game: str) -> None:
    for number, rules in enumerate(mixes(RULESETS[game])):
        with speaking(list(LANGUAGES)[number % len(LANGUAGES)]):
            for term in TERMS:
                assert not re.search(r"\{|\}|_", told(term, rules))


@pytest.mark.parametrize("game, term, fact", [
    ("ghost", "ask", "There is none in this game."),
    ("ghost", "ladder", "Here it runs: three, four, five, the moon."),
    ("ghost", "partner", "Here there are no partners."),
    ("double_deck", "ladder", "eleven, twelve with help, the moon."),
    ("double_deck", "moon", "Here it brings 24 points, and costs 12 when it fails."),
    ("turn_up", "moon", "There is none in this game."),
    ("turn_up", "march", "Here it brings 2 points. Alone it brings 4 points."),
    ("two_handed", "march", "Here it brings 2 points."),
    ("cutthroat", "march", "Here it brings 3 points. Alone it brings 3 points."),
    ("cutthroat", "defend_alone", "Here taking every trick brings each defender 4 points."),
    ("cutthroat", "dummy", "Here it has 5 cards."),
    ("bid", "upcard", "There is none in this game."),
])  # fmt: skip
def test_what_is_told_is_of_the_game_at_hand(game: str, term: str, fact: str) -> None:
    assert told(term, RULESETS[game]).endswith(fact)


@pytest.mark.parametrize("rules", MIXES, ids=range(len(MIXES)))
def test_the_bowers_and_the_pack_are_those_of_the_rules(rules: Ruleset) -> None:
    order = ranking(rules, Suit.HEARTS)
    ranked = sorted(set(rules.cards), key=order.strength, reverse=True)
    right, left = Card.parse("JH"), Card.parse("JD")
    assert ("Here nothing beats it" in told("right_bower", rules)) == (ranked[0] == right)
    assert ("Here only the joker beats it" in told("right_bower", rules)) == (ranked[1] == right)
    assert ("Here only the right bower" in told("left_bower", rules)) == (ranked[1] == left)
    assert ("the joker and the right bower" in told("left_bower", rules)) == (ranked[2] == left)
    assert f"Here there are {len(rules.cards)} cards." in told("pack", rules)


@pytest.mark.parametrize("rules", MIXES, ids=range(len(MIXES)))
def test_the_ladder_begins_where_the_engine_lets_it(rules: Ruleset) -> None:
    state = deal_from(rules, 3, rules.cards)
    bids = [action for action in legal_actions(state) if isinstance(action, Bid)]
    if bids and not rules.stick_the_dealer:
        assert f"Here it runs: {bid_name(bids[0])}, " in told("ladder", rules)
    assert ("six with help, the moon." in told("ladder", rules)) == rules.moon_over_ask


@pytest.mark.parametrize("rules", MIXES, ids=range(len(MIXES)))
def test_what_a_six_brings_and_costs_is_what_is_scored(rules: Ruleset) -> None:
    for call, term in (("ASK", "ask"), ("MOON", "moon")):
        quiet = rules.with_options(set_bidder_keeps_tricks=False)
        won, lost = (score(finished(call, 0, taken, quiet))[0] for taken in (6, 4))
        assert f"Here it brings {won} points, and costs {-lost} when it fails." in told(term, rules)


@pytest.mark.parametrize("rules", MIXES, ids=range(len(MIXES)))
def test_a_set_side_keeps_its_tricks_only_where_the_glossary_says_so(rules: Ruleset) -> None:
    points = score(finished("BID 5", 0, 3, rules))[0]
    assert ("its tricks count all the same" in told("set", rules)) == (points == -5 + 3)
    assert ("none of its tricks" in told("set", rules)) == (points == -5)


@pytest.mark.parametrize("rules", MIXES, ids=range(len(MIXES)))
def test_target_and_renege_are_those_of_the_rules(rules: Ruleset) -> None:
    assert told("target", rules).endswith(f"Here it is {rules.target}.")
    price = f" {rules.renege_penalty} point" in told("renege", rules)
    assert price == (rules.renege_resolution != "lose_hand")
    assert ("costs the side" in told("renege", rules)) == (
        rules.renege_pays == "offender_minus" and rules.renege_resolution != "lose_hand"
    )


@pytest.mark.parametrize(
    "game, term, ends",
    [
        ("cutthroat", "renege", "Here it costs whoever did it 2 points."),
        ("turn_up", "renege", "Here it costs the side 2 points."),
        ("two_handed", "assist", "It is not done here."),
        ("bid", "take_up", "It is not done here."),
        ("cutthroat", "take_up", "Here it is called accepting."),
        ("two_handed", "take_up", "Here it is called accepting."),
    ],
)
def test_a_term_is_told_as_the_game_at_hand_has_it(game: str, term: str, ends: str) -> None:
    rules = RULESETS[game]
    if term == "renege":
        rules = rules.with_options(renege_pays="offender_minus", renege_resolution="penalty_end_hand")
    assert told(term, rules).endswith(ends)


def test_the_call_for_all_tricks_is_named_by_their_number() -> None:
    words = [definition("ask", rules)[0] for rules in (None, RULESETS["bid"], RULESETS["double_deck"])]
    assert words == ["six with help", "six with help", "twelve with help"]
