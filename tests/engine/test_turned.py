"""Worked examples of the rule book for the games in which a card is turned up."""

from __future__ import annotations

import random

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Match,
    Phase,
    Ruleset,
    State,
    Suit,
    deal_from,
    score,
    shuffled,
    tricks_won,
    view,
)
from tests.engine.helpers import DEALS, cards, ended, legal, played_out, run, with_upcard

GHOST, DOUBLE, CUTTHROAT = RULESETS["ghost"], RULESETS["double_deck"], RULESETS["cutthroat"]
TURN_UP, TWO_HANDED = RULESETS["turn_up"], RULESETS["two_handed"]
STRONG = "JH JD AH KH QH TH"


# ---- Cutthroat (rule book 6)


def cutthroat(script: str = "", dealer: int = 0, rules: Ruleset = CUTTHROAT) -> State:
    return run(with_upcard({}, rules, dealer, "QD"), script)


def test_c01_to_c06_two_rounds_of_calling() -> None:
    start = cutthroat()
    assert [start.to_act, run(start, "PASS").to_act, run(start, "PASS; PASS").to_act] == [1, 2, 0]
    ordered = run(start, "ORDER")
    assert (ordered.phase, ordered.to_act, legal(ordered)) == (Phase.DEALER_CARD, 0, ["PICKUP", "DECLINE"])
    picked = run(ordered, "PICKUP")
    assert sorted(legal(picked)) == sorted(f"DISCARD {card}" for card in start.hands[0])
    round_two = run(start, "PASS; PASS; PASS")
    assert (round_two.to_act, legal(round_two)) == (1, ["PASS", "NAME C", "NAME H", "NAME S"])
    over = run(round_two, "PASS; PASS; PASS")
    assert score(over) == (0, 0, 0) and Match(CUTTHROAT, (0, 0, 0), 0).after(over).dealer == 1
    stuck = run(cutthroat(rules=CUTTHROAT.with_options(stick_the_dealer=True)), "PASS;" * 5)
    assert legal(stuck) == ["NAME C", "NAME H", "NAME S"]


def test_c02_a_declined_card_is_out_of_play_and_a_dealer_who_accepts_must_take_it() -> None:
    declined = cutthroat("ORDER; DECLINE")
    assert (declined.phase, declined.to_act, declined.upcard_taken) == (Phase.MAKER_ALONE, 1, False)
    assert Card.parse("QD") not in view(declined, 2).unseen
    accepted = cutthroat("PASS; PASS; ORDER")
    assert accepted.phase is Phase.DEALER_CARD and len(accepted.hands[0]) == 6


def test_c07_the_maker_keeps_the_best_five_of_ten() -> None:
    hands = {1: "JH 9H AS KD TC", 3: "JD AH KH 9S QC"}
    state = run(with_upcard(hands, CUTTHROAT, 0, "QH"), "ORDER; DECLINE; WITH")
    assert "KEEP 9H KH AH JD JH" in legal(state) or "KEEP JD 9H JH KH AH" in legal(state)
    assert len(legal(state)) == 253 and legal(state)[-1] == "DECLINE"
    kept = run(state, "KEEP JH JD AH KH 9H")
    assert kept.hands[1] == cards("JH JD AH KH 9H") and not kept.hands[3]
    assert view(kept, 1).laid == cards("AS KD TC 9S QC") and not view(kept, 2).exposed[1]


def test_c09_a_lone_maker_does_not_see_the_dummy() -> None:
    state = cutthroat("ORDER; DECLINE; ALONE")
    assert state.phase is Phase.DEFENDER_ALONE
    assert state.hands[3] == state.hands[3] & view(state, 1).unseen


@pytest.mark.parametrize(
    ("dealer", "script", "leader"),
    [
        (2, "PASS; ORDER; DECLINE; WITH; DECLINE; WITH; WITH", 0),
        (2, "PASS; ORDER; DECLINE; ALONE; WITH; WITH", 2),
        (0, "PASS; PASS; ORDER; DISCARD; ALONE; ALONE", 1),
        (0, "ORDER; DECLINE; WITH; DECLINE; ALONE", 1),
    ],
)
def test_c10_to_c13_who_leads(dealer: int, script: str, leader: int) -> None:
    state = cutthroat(dealer=dealer)
    for word in script.split("; "):
        state = run(state, legal(state)[0] if word == "DISCARD" else word)
    assert (state.phase, state.to_act) == (Phase.PLAY, leader)


def test_c23_the_other_defender_drops_out_of_a_lone_defence() -> None:
    state = cutthroat("ORDER; DECLINE; WITH; DECLINE; ALONE")
    assert state.contract is not None and state.contract.lone_defender == 2
    assert (state.sitting_out, state.phase) == (frozenset({0}), Phase.PLAY)


@pytest.mark.parametrize(
    ("script", "won", "expected"),
    [
        ("WITH; DECLINE; WITH; WITH", (3, 1, 1), (1, 0, 0)),
        ("WITH; DECLINE; WITH; WITH", (4, 1, 0), (1, 0, 0)),
        ("WITH; DECLINE; WITH; WITH", (5, 0, 0), (3, 0, 0)),
        ("WITH; DECLINE; WITH; WITH", (2, 2, 1), (0, 2, 2)),
        ("WITH; DECLINE; ALONE", (2, 3, 0), (0, 2, 2)),
        ("WITH; DECLINE; ALONE", (3, 2, 0), (1, 0, 0)),
        ("WITH; DECLINE; ALONE", (0, 5, 0), (0, 4, 4)),
        ("ALONE; WITH; WITH", (5, 0, 0), (3, 0, 0)),
    ],
)
def test_c15_to_c22_scores(script: str, won: tuple[int, ...], expected: tuple[int, ...]) -> None:
    holding = "JH JD AH KH QH" if won[0] == 5 else "" if won[0] < 3 else "JH JD AH 9C 9D"
    state = ended(CUTTHROAT, f"ORDER; DECLINE; {script}", won, holding)
    assert score(state) == expected


def test_c25_two_defenders_level_at_the_target_play_on() -> None:
    euchred = ended(
        CUTTHROAT, "PASS; PASS; ORDER; DISCARD 9C; WITH; DECLINE; WITH; WITH", (2, 2, 1), "9C 9D TC TD 9S", 2
    )
    after = Match(CUTTHROAT, (8, 8, 4), 2).after(euchred)
    assert (after.scores, after.winners) == ((10, 10, 4), frozenset())


def test_only_the_maker_may_call_a_defenders_renege() -> None:
    rules = CUTTHROAT.with_options(renege_mode="allow", renege_pays="opponents_plus", defend_alone=False)
    hands = {0: "9H TH AC KC QC", 1: "JH 9S TS QS KS"}
    state = run(with_upcard(hands, rules, 2, "QH"), "ORDER; DECLINE; ALONE")
    assert state.to_act == 1
    state = run(state, "PLAY 9S")
    state = run(state, legal(state)[0])
    state = run(state, "PLAY 9H")
    assert "CALL_RENEGE 1 1" not in legal(state, by=2) and "CALL_RENEGE 1 1" in legal(state, by=0)


# ---- Turn-Up and two-handed (rule book 5, 7)


@pytest.mark.parametrize(
    ("script", "tricks", "expected"),
    [
        ("ORDER; DISCARD", 3, (1, 0)),
        ("ORDER; DISCARD", 4, (1, 0)),
        ("ORDER; DISCARD", 5, (2, 0)),
        ("ORDER ALONE; DISCARD", 4, (1, 0)),
        ("ORDER ALONE; DISCARD", 5, (4, 0)),
        ("ORDER; DISCARD", 2, (0, 2)),
        ("ORDER ALONE; DISCARD", 2, (0, 2)),
    ],
)
def test_e01_to_e03_scores(script: str, tricks: int, expected: tuple[int, int]) -> None:
    for seed in range(DEALS):
        rng = random.Random(seed)
        state = with_upcard({0: "JH JD AH KH 9S"} if tricks > 3 else {}, TURN_UP, 3, "9H", rng)
        for word in script.split("; "):
            state = run(state, legal(state)[0] if word == "DISCARD" else word)
        state = played_out(state, rng)
        won = tricks_won(state)
        if won[0] + won[2] == tricks:
            assert score(state)[:2] == expected
            return
    raise AssertionError("no such hand was found")


def test_e04_a_lone_defender_who_sets_the_maker_earns_four() -> None:
    rules = TURN_UP.with_options(defend_alone=True)
    start = with_upcard({1: "JH JD AH KH QH"}, rules, 3, "9H")
    state = run(start, "ORDER ALONE")
    state = run(run(state, legal(state)[0]), "ALONE")
    assert (state.to_act, state.sitting_out) == (1, frozenset({2, 3}))
    assert score(played_out(state, random.Random(0))) == (0, 4, 0, 4)


def test_e06_and_e07_who_leads_and_who_discards() -> None:
    rules = TURN_UP.with_options(loner_lead="left_of_loner")
    state = run(with_upcard({}, rules, 3, "9H"), "ORDER ALONE")
    assert run(state, legal(state)[0]).to_act == 1
    ordered = run(with_upcard({}, TURN_UP, 0, "KH"), "PASS; PASS; ORDER")
    assert ordered.contract is not None
    assert (ordered.contract.seat, ordered.contract.trump, ordered.to_act) == (3, Suit.HEARTS, 0)
    assert len(legal(ordered)) == 6 and "DISCARD KH" in legal(ordered)


def test_the_dealer_whose_partner_plays_alone_takes_no_card() -> None:
    state = run(with_upcard({}, TURN_UP, 0, "KH"), "PASS; ORDER ALONE")
    assert (state.phase, state.to_act, state.upcard_taken) == (Phase.PLAY, 1, False)


@pytest.mark.parametrize("way", ["dealer_names", "dealer_names_then_bid", "redeal"])
def test_e09_the_joker_turned_up(way: str) -> None:
    start = with_upcard({}, TURN_UP.with_options(deck=25, benny_upcard=way), 0, "JK")
    if way == "redeal":
        assert start.phase is Phase.OVER and score(start) == (0, 0, 0, 0)
        return
    assert (start.to_act, legal(start)) == (0, ["NAME C", "NAME D", "NAME H", "NAME S"])
    assert not view(start, 0).hand and bool(view(start, 1).hand) == (way == "dealer_names")
    named = run(start, "NAME S")
    if way == "dealer_names":
        assert named.contract is not None and named.contract.seat == 0
        assert len(named.hands[0]) == 6 and named.phase is Phase.DEALER_CARD
    else:
        assert (named.phase, named.to_act, legal(named)[1]) == (Phase.ORDER, 1, "ORDER")
        assert "NAME S" not in legal(run(named, "PASS; PASS; PASS; PASS"))


def test_e11_two_players_without_lone_hands() -> None:
    start = with_upcard({}, TWO_HANDED, 0, "9H")
    assert legal(start) == ["PASS", "ORDER"] and start.to_act == 1
    for seed in range(DEALS):
        rng = random.Random(seed)
        state = run(with_upcard({}, TWO_HANDED, 0, "9H", rng), "PASS; ORDER")
        state = played_out(state, rng)
        if tricks_won(state) == (2, 3):
            assert score(state) == (0, 2)
            return
    raise AssertionError("no such hand was found")


@pytest.mark.parametrize(("way", "chairs"), [("maker2", [5, 5, 2]), ("each3", [5, 5, 3, 3])])
def test_a_small_dummy_is_merged_by_two_players(way: str, chairs: list[int]) -> None:
    rules = TWO_HANDED.with_options(two_handed_dummy=way)
    state = with_upcard({}, rules, 0, "9H")
    assert list(map(len, state.hands)) == chairs
    state = run(state, "ORDER; DECLINE")
    assert (state.phase, state.to_act) == (Phase.MERGE, 1)
    after = run(state, legal(state)[0])
    assert after.phase is (Phase.MERGE if way == "each3" else Phase.PLAY)


def test_packets_of_three_and_two_are_dealt_in_turn() -> None:
    pack = shuffled(TURN_UP.cards, random.Random(3))
    state = deal_from(TURN_UP, 3, pack)
    assert state.hands[0] == cards(" ".join(map(str, (*pack[0:3], *pack[10:12]))))
    assert state.hands[1] == cards(" ".join(map(str, (*pack[3:5], *pack[12:15]))))
    assert (state.upcard, len(state.stock)) == (pack[20], 3)


def test_eleven_cards_to_keep_from_where_the_dealer_merges_before_discarding() -> None:
    rules = CUTTHROAT.with_options(merge_pool="before_discard")
    state = cutthroat("PASS; PASS; ORDER; WITH", rules=rules)
    assert state.phase is Phase.MERGE and len(legal(state)) == 462 + 1
    assert len(run(state, legal(state)[0]).hands[0]) == 5
    declined = run(state, "DECLINE")
    assert declined.phase is Phase.DEALER_DISCARD
    assert "DISCARD QD" not in legal(declined)
