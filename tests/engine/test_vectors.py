"""Worked examples of the rule book: each position, the question put to it, and the one right answer."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from euchre_tutor.engine import Card, Match, Ruleset, Suit, ranking, score
from tests.engine.helpers import BID, cards, dealt, finished, in_play, legal, play, run

Case = dict[str, Any]
CASES: list[Case] = json.loads(Path(__file__).with_name("vectors.json").read_text())
GENERAL = (1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 19, 20)
BIDDING = (1, 3, 4, 5, 6, 8, 10, 11, 13, 15, 16, 17, 19, 20, 21, 23, 24, 26, 27, 28, 29)
ALL_IDS = {f"T{n:02}" for n in GENERAL} | {f"B{n:02}" for n in BIDDING}


def trump_of(case: Case) -> Suit | None:
    return None if case["trump"] is None else Suit.parse(case["trump"])


def led_suit(case: Case, rules: Ruleset) -> object:
    suit = ranking(rules, trump_of(case)).suit_of(Card.parse(case["trick"]))
    return suit and suit.letter


def playable(case: Case, rules: Ruleset) -> object:
    state = in_play(case["hand"], case["trick"], case["trump"], rules)
    return [word.removeprefix("PLAY ") for word in legal(state)]


def winner(case: Case, rules: Ruleset) -> object:
    return ranking(rules, trump_of(case)).winner([Card.parse(word) for word in case["trick"].split()])


def suit_sizes(case: Case, rules: Ruleset) -> object:
    order = ranking(rules, trump_of(case))
    return Counter(suit.letter for suit in map(order.suit_of, rules.cards) if suit is not None)


def suits(case: Case, rules: Ruleset) -> object:
    order = ranking(rules, trump_of(case))
    found = {str(card): order.suit_of(card) for card in cards(case["hand"])}
    return {card: None if suit is None else suit.letter for card, suit in found.items()}


def legal_words(case: Case, rules: Ruleset) -> object:
    return legal(run(dealt({}, rules), case["said"]))


def turn(case: Case, rules: Ruleset) -> object:
    state = run(dealt({}, rules), case["said"])
    return {"phase": state.phase.value, "to_act": state.to_act}


def order_of_play(case: Case, rules: Ruleset) -> object:
    state = run(dealt({}, rules), case["said"])
    seats = []
    for _ in range(state.active):
        seats.append(state.to_act)
        state = run(state, legal(state)[0])
    return seats


def asked(case: Case, rules: Ruleset, hand: str) -> Any:
    """Seat 1 has asked seat 3 for help and has passed a card over."""
    state = dealt({3: hand}, rules)
    if rules.joker:
        state = run(state, legal(state)[0])
    state = run(state, f"ASK; PASS; PASS; PASS; NAME {case['trump']}")
    return run(state, legal(state)[0])


def gift(case: Case, rules: Ruleset) -> object:
    return legal(asked(case, rules, case["hand"]))


def after_exchange(case: Case, rules: Ruleset) -> object:
    state = asked(case, rules, "9D TD AH KH QC TC")
    state = run(state, legal(state)[0])
    return {"cards": list(map(len, state.hands)), "to_act": state.to_act}


def points(case: Case, rules: Ruleset) -> object:
    mine, theirs = score(finished(case["call"], case["taken"], rules))[1:3]
    return [mine, theirs]


def match(case: Case, rules: Ruleset) -> object:
    after = Match(rules, (case["before"],) * 4, 0).after(finished(case["call"], case["taken"], rules))
    return {"scores": list(after.scores), "winners": sorted(after.winners)}


def claimable(case: Case, rules: Ruleset) -> object:
    return "CLAIM" in legal(dealt({1: case["hand"]}, rules))


def claim(case: Case, rules: Ruleset) -> object:
    state = run(dealt({3: case["hand"]}, rules, case["dealer"]), "CLAIM")
    return {"score": list(score(state)), "dealer": Match(rules, (0,) * 4, case["dealer"]).after(state).dealer}


def sizes(case: Case, rules: Ruleset) -> object:
    state = dealt({}, rules, case["dealer"])
    return [list(map(len, state.hands)), list(map(len, run(state, legal(state)[0]).hands))]


QUESTIONS: dict[str, Callable[[Case, Ruleset], object]] = {
    "led suit": led_suit,
    "playable": playable,
    "winner": winner,
    "suit sizes": suit_sizes,
    "suits": suits,
    "legal": legal_words,
    "turn": turn,
    "order": order_of_play,
    "gift": gift,
    "after exchange": after_exchange,
    "points": points,
    "match": match,
    "claimable": claimable,
    "claim": claim,
    "sizes": sizes,
}


def test_no_case_is_missing() -> None:
    assert {case["id"] for case in CASES} == ALL_IDS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    rules = BID.with_options(**case.get("options", {}))
    assert QUESTIONS[case["ask"]](case, rules) == case["expected"]


def test_the_hand_of_case_b05_is_played_by_three() -> None:
    state = run(dealt({1: "JS JC AS KS QS TS"}), "MOON; PASS; PASS; PASS; NAME S")
    assert state.sitting_out == {3}
    assert len(play(state, "JS").trick) == 1
