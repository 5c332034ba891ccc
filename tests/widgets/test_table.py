"""Table: whole matches through its messages; what is stale, illegal or senseless changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS, Pass, Phase, apply, deal, view
from euchre_tutor.tutor.loading import MAX_SIZE
from euchre_widgets.table_board import status
from euchre_widgets.table_model import TableModel
from tests.widgets.messages import body, send
from tests.widgets.tables import HOUSES, decide, sat, sent, unseen


@pytest.mark.parametrize("house", HOUSES)
def test_a_match_can_be_played_and_no_unseen_card_is_ever_sent(house: str) -> None:
    rng = random.Random(house)
    model = sat(options={"target": 12, **HOUSES[house]}, keep_key="k", seed=3)
    phases = set()
    for _ in range(500):
        phases.add(model.session.view.phase)
        assert not unseen(model) & sent(model)
        if body(model)["done"]:
            break
        decide(model, rng)
    assert body(model)["done"] or house in ("house", "with bid", "late joker")
    assert Phase.PLAY in phases and Phase.BID in phases


@pytest.mark.parametrize("seed", range(6))
def test_the_save_panel_tells_no_unseen_card(seed: int) -> None:
    model = sat(options=HOUSES["house"], seed=seed)
    rng = random.Random(seed)
    for _ in range(12):
        decide(model, rng)
        send(model, "panel", panel="save")
        assert not unseen(model) & sent(model)
        send(model, "panel", panel="")


def test_the_end_names_the_winners_and_the_rule_that_decided() -> None:
    model, rng = sat(options={"target": 4}), random.Random(2)
    while not body(model)["done"]:
        decide(model, rng)
    result = body(model)["result"]
    assert result["won"]
    assert "The rule" in result["lines"][-1]
    assert "Final score" in result["lines"][-2]
    assert send(model, "panel", panel="save")["panel"]["match"].startswith("game bid")
    assert send(model, "next")["note"] == "The match is over."


def test_a_stale_or_repeated_click_changes_nothing() -> None:
    model, rng = sat(), random.Random(1)
    while model.session.view.phase is not Phase.PLAY or body(model)["result"]:
        decide(model, rng)
    version = model.state()["version"]
    card = next(c["id"] for c in body(model)["hand"] if not c["why"])
    held = len(model.session.view.hand)
    for _ in range(50):
        model.receive({"kind": "pick", "version": version, "card": card})
    assert len(model.session.view.hand) == held - 1
    assert model.state()["version"] == version + 1


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "act", "word": "PLAY ZZ"},
        {"kind": "act", "word": None},
        {"kind": "act"},
        {"kind": "act", "word": "CALL_RENEGE 1 1"},
        {"kind": "pick", "card": "JK#9"},
        {"kind": "pick", "card": ["JH"]},
        {"kind": "suit", "suit": "Z"},
        {"kind": "suit", "suit": ["H"]},
        {"kind": "pace", "pace": "warp"},
        {"kind": "pace", "pace": []},
        {"kind": "panel", "panel": "secret"},
        {"kind": "panel", "panel": {}},
        {"kind": "option", "name": "deck", "at": 1},
        {"kind": "option", "name": "joker", "at": "1"},
        {"kind": "option", "name": ["joker"], "at": True},
        {"kind": "game", "game": "whist"},
        {"kind": "game", "game": ["ghost"]},
        {"kind": "preset", "preset": 7},
        {"kind": "alone", "alone": "yes"},
        {"kind": "act", "word": "LOOK"},
        {"kind": "load", "text": 7},
        {"kind": "redo"},
        {"kind": "claim"},
        {"kind": "next"},
    ],
)
def test_senseless_messages_change_nothing_and_raise_nothing(message: dict[str, Any]) -> None:
    model = sat()
    before = (model.session.now, model.pace, model.panel)
    send(model, **message)
    assert (model.session.now, model.pace, model.panel) == before


def test_an_illegal_card_is_refused_with_the_reason() -> None:
    model, rng = sat(seed=4), random.Random(3)
    while not any(card["why"] for card in body(model)["hand"]):
        decide(model, rng)
    barred = next(card for card in body(model)["hand"] if card["why"])
    assert "must be followed" in barred["why"]["text"]
    states = model.session.states
    drawn = send(model, "pick", card=barred["id"])
    assert model.session.states == states
    assert drawn["note"] == model.state()["announce"] == barred["why"]["text"]


def test_a_rung_too_low_stays_and_says_why() -> None:
    model = sat()
    rungs = {option["word"]: option["why"] for option in body(model)["choice"]["options"]}
    assert list(rungs) == ["PASS", "BID 3", "BID 4", "BID 5", "ASK", "MOON"]
    assert rungs["BID 3"] and not rungs["MOON"]
    assert send(model, "act", word="BID 3")["note"] == rungs["BID 3"]


def test_undo_and_redo_through_a_trick() -> None:
    model, rng = sat(), random.Random(1)
    while len(model.session.view.complete_tricks) < 2:
        decide(model, rng)
    states = model.session.states
    send(model, "undo")
    assert len(model.session.states) < len(states)
    send(model, "redo")
    assert model.session.states == states
    for _ in range(9):
        send(model, "undo")
    assert "decided nothing" in body(model)["note"]
    for _ in range(9):
        send(model, "redo")
    assert model.session.states == states


def test_every_place_can_be_carried_on_from() -> None:
    model, rng = sat(options=HOUSES["house"], keep_key="k"), random.Random(5)
    assert TableModel(seed=9, keep_key="k").state()["keep"] == {"key": "k", "text": "", "replaces": False}
    for _ in range(30):
        decide(model, rng)
        keep = model.state()["keep"]
        assert keep is not None
        again = sat(seed=99)
        send(again, "carry_on", text=keep["text"])
        assert again.session.states == model.session.states
        assert body(again)["hand"] == body(model)["hand"] or model.session.view.phase in CHOOSING


def test_to_carry_on_says_what_is_to_be_done() -> None:
    model, rng = sat(keep_key="k"), random.Random(5)
    while model.session.view.phase is not Phase.PLAY:
        decide(model, rng)
    again = sat(seed=99)
    send(again, "carry_on", text=model.save())
    assert again.state()["announce"].startswith("Carried on where you were. Your ")


def test_a_match_takes_an_older_ones_place_once_a_hand_is_over() -> None:
    model, rng = sat(keep_key="k"), random.Random(5)
    while not model.session.is_over:
        assert not model.replaces()
        decide(model, rng)
    assert model.replaces()
    send(model, "next")
    assert model.replaces()


CHOOSING = (Phase.DEALER_DISCARD, Phase.EXCHANGE)


KEPT = "euchre_tutor table 1\n"


@pytest.mark.parametrize("text, answer", [
    (" \n", "There is nothing to load"),
    ("A letter to my aunt", "begins with the line euchre_tutor table 1."),
    (KEPT + "game whist\n", "Line 2 of this text does not fit: game whist."),
    (KEPT + "game bid\nseed 5\n", "The end of this text is missing."),
    (KEPT + "x" * MAX_SIZE, "longer than any match"),
])  # fmt: skip
def test_a_text_that_cannot_be_read_is_answered_in_words_and_nothing_is_lost(text: str, answer: str) -> None:
    model = sat()
    send(model, "panel", panel="save")
    now = model.session.now
    drawn = send(model, "load", text=text)
    assert answer in drawn["panel"]["trouble"]
    assert model.session.now is now
    text = drawn["panel"]["text"]
    assert send(model, "load", text=text)["panel"] is None
    assert model.session.states == now.states


@pytest.mark.parametrize("house", HOUSES)
def test_of_a_hand_that_is_over_nothing_is_said_to_be_still_to_come(house: str) -> None:
    model, rng, yet = sat(options=HOUSES[house]), random.Random(3), set()
    assert any(cell["value"].endswith("yet") for cell in body(model)["status"])
    for _ in range(80):
        decide(model, rng)
        if body(model)["result"]:
            yet |= {cell["value"] for cell in body(model)["status"] if cell["value"].endswith("yet")}
    assert not yet


def test_of_a_hand_thrown_in_nothing_is_said_to_be_still_to_come() -> None:
    state = deal(RULESETS["bid"], 3, random.Random(5))
    for _ in range(4):
        state = apply(state, Pass())
    values = [cell["value"] for cell in status(view(state, 0))]
    assert values[:3] == ["not named", "nothing more", "nobody"]
