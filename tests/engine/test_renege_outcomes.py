"""What a proven renege does to the hand and to the match, and the last round of claims (rule book 1.6)."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import (
    Match,
    Phase,
    legal_actions,
    made,
    score,
)
from tests.engine.helpers import allowing, dealt, legal, play, run
from tests.engine.renege_table import ALLOW, table

# ---- how the hand goes on


LAST_TRICKS = "AH 9H AD TS QC KS TD KC AC 9C QS QD JC TC JS KD"
FIRST_TRICKS = "JH KH QH TH JD AS 9D 9S"  # seat 2 holds back the nine of hearts in the second


def test_penalty_continue_scores_the_hand_as_played() -> None:
    state = run(play(table(), FIRST_TRICKS), "1: CALL_RENEGE 2 2")
    state = run(play(state, LAST_TRICKS), "PASS; PASS; PASS; PASS")
    assert (state.phase, score(state)) == (Phase.OVER, (1, 3, 1, 3))


def test_penalty_end_hand_scores_nothing_else() -> None:
    rules = allowing(renege_resolution="penalty_end_hand")
    state = run(play(table(rules), FIRST_TRICKS), "1: CALL_RENEGE 2 2")
    assert (state.phase, score(state), made(state)) == (Phase.OVER, (-2, 0, -2, 0), False)
    assert legal_actions(state) == () and all(legal_actions(state, by=seat) == () for seat in range(4))


@pytest.mark.parametrize(("call", "points"), [("BID 4", 4), ("MOON", 24)])
def test_lose_hand_by_a_defender_gives_the_contract(call: str, points: int) -> None:
    rules = allowing(renege_resolution="lose_hand")
    tricks = FIRST_TRICKS if call == "BID 4" else "JH KH TH JD AS 9S"
    state = run(play(table(rules, call), tricks), "1: CALL_RENEGE 2 2")
    assert (state.phase, score(state), made(state)) == (Phase.OVER, (0, points, 0, points), True)


@pytest.mark.parametrize(("keeps", "points"), [(False, -4), (True, -2)])
def test_lose_hand_by_the_declarers_side_sets_it(keeps: bool, points: int) -> None:
    rules = allowing(renege_resolution="lose_hand", set_bidder_keeps_tricks=keeps)
    state = run(play(table(rules, "BID 4"), "JH KH 9D TH JD 9H QH TS"), "0: CALL_RENEGE 3 1")
    assert (state.phase, score(state), made(state)) == (Phase.OVER, (0, points, 0, points), False)


@pytest.mark.parametrize(
    ("trick", "call", "points"),
    [("KC JH QS TD", "2: CALL_RENEGE 1 2", -4), ("TS AH KH QH", "1: CALL_RENEGE 2 2", 4)],
)
def test_lose_hand_lets_the_others_score_the_tricks_they_have(trick: str, call: str, points: int) -> None:
    rules = allowing(renege_resolution="lose_hand")
    state = play(table(rules, "BID 4"), "9C JS 9D AC " + trick)
    assert score(run(state, call)) == (1, points, 1, points)


# ---- the last round of claims


PLAYS = f"{FIRST_TRICKS} {LAST_TRICKS}"


def test_after_the_last_trick_the_opponents_of_a_possible_offender_are_asked() -> None:
    state = play(table(), PLAYS)
    assert (state.phase, state.to_act, score(state)) == (Phase.CLAIMS, 1, ())
    assert legal(state)[0] == "PASS" and "CALL_RENEGE 2 2" in legal(state)
    asked = []
    while state.phase is Phase.CLAIMS:
        asked.append(state.to_act)
        state = run(state, "PASS")
    assert asked == [1, 2, 3, 0] and score(state) == (3, 3, 3, 3)


def test_a_proven_call_starts_the_round_again() -> None:
    state = run(play(table(), PLAYS), "PASS; PASS; CALL_RENEGE 2 2")
    assert (state.phase, state.to_act, state.penalties) == (Phase.CLAIMS, 1, (-2, 0, -2, 0))
    state = run(state, "PASS; PASS; PASS; PASS")
    assert (state.phase, score(state)) == (Phase.OVER, (1, 3, 1, 3))


def test_a_wrong_call_does_not_start_the_round_again() -> None:
    state = run(play(table(), PLAYS), "PASS; PASS; CALL_RENEGE 0 2")
    assert (state.to_act, state.charged) == (3, ())
    assert "CALL_RENEGE 0 2" not in legal(state)
    assert run(state, "PASS").to_act == 0


@pytest.mark.parametrize("resolution", ["penalty_end_hand", "lose_hand"])
def test_a_call_in_the_last_round_may_end_the_hand(resolution: str) -> None:
    state = run(play(table(allowing(renege_resolution=resolution)), PLAYS), "CALL_RENEGE 2 2")
    assert state.phase is Phase.OVER
    assert score(state) == ((-2, 0, -2, 0) if resolution == "penalty_end_hand" else (3, 3, 3, 3))


FOLLOWED = "JH 9H KH JD QH AH  AC 9C JC KC TC QC  AS 9S JS KS TS QS"


def test_nobody_is_asked_when_all_have_followed() -> None:
    hands = {1: "JH JD AC KC AS KS", 2: "9H QH 9C TC 9S TS", 0: "KH AH JC QC JS QS"}
    state = run(dealt(hands, ALLOW), "MOON; PASS; PASS; PASS; NAME H")
    state = play(state, FOLLOWED)
    assert (state.phase, score(state)) == (Phase.OVER, (0, 24, 0, 24))


@pytest.mark.parametrize("resolution", ["penalty_end_hand", "lose_hand"])
def test_a_hand_stopped_by_a_renege_and_who_may_go_out(resolution: str) -> None:
    rules = allowing(renege_resolution=resolution, going_out="must_make_or_set", renege_pays="opponents_plus")
    state = run(play(table(rules), FIRST_TRICKS), "1: CALL_RENEGE 2 2")
    after = Match(rules, (0, 31, 0, 31), 0).after(state)
    assert after.winners == (frozenset() if resolution == "penalty_end_hand" else {1, 3})


@pytest.mark.parametrize("resolution", ["penalty_end_hand", "lose_hand"])
def test_a_hand_stopped_by_its_declarer_is_not_set(resolution: str) -> None:
    rules = allowing(renege_resolution=resolution, going_out="must_make_or_set", renege_pays="opponents_plus")
    state = run(play(table(rules), "JH KH 9D TH JD 9H QH TS"), "0: CALL_RENEGE 3 1")
    after = Match(rules, (32, 0, 32, 0), 0).after(state)
    assert after.winners == (frozenset() if resolution == "penalty_end_hand" else {0, 2})
