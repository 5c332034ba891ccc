"""Reneges at a table that allows them: taken back, called, proven, charged (rule book 1.6)."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import (
    CallRenege,
    IllegalAction,
    Phase,
    Reason,
    Retract,
    apply,
    legal_actions,
    view,
)
from tests.engine.helpers import BID, allowing, cards, dealt, legal, play, reason, run
from tests.engine.renege_table import ALLOW, HANDS, calls, table


def test_prevented_by_default() -> None:
    state = play(table(BID), "JH")
    assert legal(state) == ["PLAY 9H", "PLAY KH"]
    assert reason(state, "PLAY AS") is Reason.MUST_FOLLOW
    assert reason(state, "PLAY AC") is Reason.NOT_HELD
    assert all(legal_actions(state, by=seat) == () for seat in range(4))
    assert reason(state, "RETRACT", by=2) is Reason.NOTHING_TO_RETRACT
    assert reason(state, "CALL_RENEGE 2 1", by=3) is Reason.NOT_CALLABLE


def test_every_card_held_may_be_played() -> None:
    assert len(legal(play(table(), "JH"))) == 6


# ---- taking back


def test_a_renege_is_taken_back_with_all_later_cards() -> None:
    state = run(play(table(), "JH AS QH"), "2: RETRACT")
    assert (state.to_act, [str(card) for _, card in state.trick]) == (2, ["JH"])
    assert state.hands[2] == cards(HANDS[2]) and state.hands[3] == cards(HANDS[3])
    assert (state.exposed[2], state.exposed[3]) == (cards("AS"), cards("QH"))
    assert state.calls[-1] == (2, Retract())


def test_who_took_back_must_now_follow_and_the_others_are_free() -> None:
    state = run(play(table(), "JH AS QH"), "2: RETRACT")
    assert legal(state) == ["PLAY 9H", "PLAY KH"]
    assert reason(state, "PLAY AS") is Reason.MUST_FOLLOW
    state = play(state, "9H")
    assert len(legal(state)) == 6
    next_trick = play(state, "QH TH JD")
    assert next_trick.to_act == 2 and len(legal(next_trick)) == 5


def test_all_seats_know_the_cards_taken_back_until_they_are_played() -> None:
    state = run(play(table(), "JH AS QH"), "2: RETRACT")
    for seat in range(4):
        seen = view(state, seat)
        assert seen.exposed == state.exposed
        assert ("AS" in str(seen.unseen), "QH" in str(seen.unseen)) == (False, False)
    later = play(state, "9H QH")
    assert (later.exposed[2], later.exposed[3]) == (cards("AS"), cards(""))


def test_only_an_illegal_card_of_ones_own_can_be_taken_back() -> None:
    state = play(table(), "JH AS QH")
    assert legal(state, by=2)[:1] == ["RETRACT"]
    assert legal(state, by=3) == legal(state, by=1) == legal(state, by=0) == []
    assert reason(state, "RETRACT", by=3) is Reason.NOTHING_TO_RETRACT
    assert reason(state, "RETRACT") is Reason.NOTHING_TO_RETRACT


@pytest.mark.parametrize(
    ("until", "at_once", "later", "in_the_end"),
    [
        ("trick_complete", True, True, False),
        ("next_card", True, False, False),
        ("never", False, False, False),
    ],
)
def test_renege_correctable(until: str, at_once: bool, later: bool, in_the_end: bool) -> None:
    state = play(table(allowing(renege_correctable=until)), "JH AS")
    assert ("RETRACT" in legal(state, by=2)) == at_once
    assert ("RETRACT" in legal(play(state, "QH"), by=2)) == later
    assert ("RETRACT" in legal(play(state, "QH TH"), by=2)) == in_the_end


def test_two_reneges_in_a_trick_are_taken_back_one_by_one() -> None:
    state = play(table(), "JH AS AD")
    assert "RETRACT" in legal(state, by=2) and "RETRACT" in legal(state, by=3)
    state = run(state, "3: RETRACT; PLAY QH; 2: RETRACT")
    assert (state.to_act, state.exposed[3]) == (2, cards("QH AD"))
    assert legal(play(state, "9H")) == ["PLAY QH"]


def test_no_view_of_another_seat_tells_a_renege_from_a_void() -> None:
    state = play(table(), "JH AS QH")
    assert "RETRACT" in map(str, view(state, 2).legal)
    for seat in (0, 1, 3):
        assert not any(isinstance(action, Retract) for action in view(state, seat).legal)


# ---- calling


def test_an_opponent_calls_a_complete_trick_whoever_is_on_turn() -> None:
    state = play(table(), "JH AS QH")
    assert all(calls(state, seat) == [] for seat in range(4))
    state = play(state, "TH")
    assert state.to_act == 1
    assert calls(state, 1) == calls(state, 3) == ["CALL_RENEGE 0 1", "CALL_RENEGE 2 1"]
    assert calls(state, 0) == calls(state, 2) == ["CALL_RENEGE 1 1", "CALL_RENEGE 3 1"]
    assert all(calls(state, seat) == [] for seat in (-1, 4, 5, 7))


def test_a_proven_call_costs_the_side_two_points_at_once() -> None:
    state = run(play(table(), "JH AS QH TH"), "3: CALL_RENEGE 2 1")
    assert state.penalties == (-2, 0, -2, 0)
    assert (state.phase, state.to_act, state.charged) == (Phase.PLAY, 1, ((2, 1),))
    assert state.tricks == play(table(), "JH AS QH TH").tricks


def test_a_renege_is_charged_once() -> None:
    state = run(play(table(), "JH AS QH TH"), "3: CALL_RENEGE 2 1")
    assert "CALL_RENEGE 2 1" not in calls(state, 1) + calls(state, 3)
    assert reason(state, "CALL_RENEGE 2 1", by=1) is Reason.NOT_CALLABLE


def test_each_caller_calls_once() -> None:
    state = run(play(table(), "JH AS QH TH"), "1: CALL_RENEGE 0 1")
    assert calls(state, 1) == ["CALL_RENEGE 2 1"]
    assert calls(state, 3) == ["CALL_RENEGE 0 1", "CALL_RENEGE 2 1"]
    assert state.calls[-1] == (1, CallRenege(0, 1))


@pytest.mark.parametrize("fine", [0, 3])
def test_false_call_penalty(fine: int) -> None:
    state = run(play(table(allowing(false_call_penalty=fine)), "JH AS QH TH"), "1: CALL_RENEGE 0 1")
    assert state.penalties == (0, -fine, 0, -fine) and state.charged == ()


def test_a_void_is_no_renege() -> None:
    state = play(table(), "JH KH QH TH")
    state = play(state, "9C AS AD 9S")
    assert run(state, "1: CALL_RENEGE 2 2").charged == ()
    assert run(state, "1: CALL_RENEGE 0 2").charged == ((0, 2),)


def test_a_left_bower_kept_back_is_a_renege() -> None:
    hands = {**HANDS, 1: "JH AH QC 9C TC TH", 2: "JD 9H AS KS QS JS", 0: "KH KC AC JC TS 9S"}
    state = run(dealt(hands, ALLOW), "BID 3; PASS; PASS; PASS; NAME H")
    state = play(state, "JH 9H QH KH")
    state = play(state, "AH AS AD 9S")
    assert run(state, "1: CALL_RENEGE 2 2").charged == ((2, 2),)


def test_the_sitting_partner_may_call() -> None:
    state = play(table(call="MOON"), "JH AS TH")
    assert state.sitting_out == {3} and state.to_act == 1
    assert run(state, "3: CALL_RENEGE 2 1").penalties == (-2, 0, -2, 0)
    assert calls(state, 0) == ["CALL_RENEGE 1 1"]


@pytest.mark.parametrize(
    ("options", "penalties"),
    [
        ({"renege_penalty": 5}, (-5, 0, -5, 0)),
        ({"renege_penalty": 0}, (0, 0, 0, 0)),
        ({"renege_pays": "opponents_plus"}, (0, 2, 0, 2)),
        ({"renege_resolution": "lose_hand"}, (0, 0, 0, 0)),
        ({"renege_resolution": "penalty_end_hand"}, (-2, 0, -2, 0)),
    ],
)
def test_who_pays_and_how_much(options: dict[str, str | int], penalties: tuple[int, ...]) -> None:
    state = run(play(table(allowing(**options)), "JH AS QH TH"), "3: CALL_RENEGE 2 1")
    assert state.penalties == penalties


def test_out_of_turn_nothing_else_is_done() -> None:
    state = play(table(), "JH AS")
    for word in ("PLAY QH", "PASS", "BID 3"):
        with pytest.raises(IllegalAction) as refused:
            run(state, f"0: {word}")
        assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert apply(state, legal_actions(state)[0], by=3) == apply(state, legal_actions(state)[0])
