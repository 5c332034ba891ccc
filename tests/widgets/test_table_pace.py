"""Table: how the others move, what is announced, claims, reneges, and cards that are chosen first."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euchre_tutor.engine import Phase
from euchre_widgets.table_model import TableModel
from tests.widgets.messages import body, send
from tests.widgets.tables import decide, sat


def test_start_afresh_is_the_courses_table_again() -> None:
    model, rng = sat(options={"joker": True}), random.Random(4)
    first = model.session.states[0]
    for _ in range(9):
        decide(model, rng)
    send(model, "pace", pace="once")
    send(model, "afresh")
    assert model.session.states[0] == first
    assert model.pace == "normal"
    assert model.session.number == 1


def test_what_the_others_do_is_announced_and_then_whose_turn_it_is() -> None:
    model = TableModel(seed=1, pace="once")
    send(model, "ready")
    said = model.state()["announce"]
    assert said.startswith(("West passes.", "West bids"))
    assert "Your call." in said
    assert "[[" not in said


def test_at_once_what_was_done_is_said_once() -> None:
    model, rng = sat(pace="once"), random.Random(2)
    waiting: list[Any] = []
    said: list[str] = []
    model.schedule = lambda step, _seconds: waiting.append(step)
    model.on_change = lambda: said.append(model.state()["announce"])
    for _ in range(12):
        said.clear()
        decide(model, rng)
        while waiting:
            waiting.pop(0)()
        sentences = [one for text in said for one in text.split(". ") if one.startswith("You ")]
        assert len(sentences) == len(set(sentences)), said


def test_the_others_wait_for_the_page_and_can_be_hurried() -> None:
    model = TableModel(seed=1)
    waiting: list[tuple[Any, float]] = []
    model.schedule = lambda step, seconds: waiting.append((step, seconds))
    assert body(model)["waiting"]
    send(model, "ready")
    waiting.pop()[0]()
    assert waiting[-1][1] > 0
    waiting.pop()[0]()
    assert len(model.session.events) == 1
    send(model, "pick", card=body(model)["hand"][0]["id"])
    assert not body(model)["waiting"]
    assert model.session.view.on_turn
    states = model.session.states
    for step, _ in waiting:
        step()
    assert model.session.states == states


def test_a_taken_trick_lies_before_it_goes() -> None:
    model, rng = sat(), random.Random(1)
    while not model.session.view.trick or body(model)["result"]:
        decide(model, rng)
    waiting: list[Any] = []
    model.schedule = lambda step, seconds: waiting.append(step)
    tricks = len(model.session.view.complete_tricks)
    send(model, "pick", card=next(c["id"] for c in body(model)["hand"] if not c["why"]))
    while len(model.session.view.complete_tricks) == tricks:
        waiting.pop()()
    on_board = {spot["card"]["id"] for spot in body(model)["spots"] if spot["card"]}
    last = body(model)["last"]
    assert len(on_board) == 4
    assert not last or on_board.isdisjoint(card["card"]["id"] for card in last["cards"])
    while waiting and model.lies:
        waiting.pop()()
    assert {card["card"]["id"] for card in body(model)["last"]["cards"]} == on_board


def test_claims_and_hints_answer_in_words() -> None:
    model, rng = sat(), random.Random(1)
    assert "claim" in send(model, "claim")["note"]
    assert send(model, "hint")["note"]
    while model.session.why_no_claim():
        decide(model, rng)
    send(model, "claim")
    assert model.session.is_over


def test_a_renege_can_be_taken_back_and_called_where_that_is_played() -> None:
    model, rng = sat(options={"renege_mode": "allow"}, players="random"), random.Random(6)
    seen = set()
    for _ in range(300):
        words = [option["word"] for option in body(model)["outOfTurn"]]
        seen |= {word.split()[0] for word in words}
        if "RETRACT" in words:
            hand = model.session.view.hand
            send(model, "act", word="RETRACT")
            assert len(model.session.view.hand) == len(hand) + 1
        elif words and rng.random() < 0.2:
            send(model, "act", word=rng.choice(words))
        if body(model)["done"]:
            break
        decide(model, rng)
    assert "CALL_RENEGE" in seen


def test_calls_of_reneges_stand_in_a_row_for_each_opponent_called_by_their_whole_sentences() -> None:
    model, rng = sat(seed=1, options={"renege_mode": "allow"}, players="thumb", pace="once"), random.Random(1)
    while model.session.view.phase is not Phase.CLAIMS:
        decide(model, rng)
    first, *calls = body(model)["choice"]["options"]
    assert (first["word"], first["row"], first["short"]) == ("PASS", "", "")
    assert [call["row"] for call in calls] == 6 * ["East reneged in trick"] + 6 * ["West reneged in trick"]
    assert [call["short"] for call in calls] == 2 * list("123456")
    assert calls[0]["label"] == "Say that East reneged in trick 1"


def test_cards_to_lay_away_are_chosen_first_and_then_confirmed() -> None:
    model = sat(options={"joker": True, "first_dealer": 2})
    assert model.session.view.phase is Phase.DEALER_DISCARD
    assert body(model)["choice"]["options"][0]["word"] == ""
    first, second = (card["id"] for card in body(model)["hand"][:2])
    send(model, "pick", card=first)
    drawn = send(model, "pick", card=second)
    assert [c["id"] for c in drawn["hand"] if "selected" in c["marks"]] == [second]
    send(model, "pick", card=second)
    assert model.mind.ids == ()
    send(model, "pick", card=first)
    send(model, "act", word=body(model)["choice"]["options"][0]["word"])
    assert str(model.session.view.laid) == first


def test_senseless_course_parameters_are_named() -> None:
    for wrong in ({"rules": "whist"}, {"options": {"jokers": True}}, {"seat": 5}, {"pace": "warp"}):
        with pytest.raises(ValueError):
            TableModel(**wrong)
