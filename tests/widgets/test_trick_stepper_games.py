"""TrickStepper in every game: told to the score, nothing before its time, two to four at the trick."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS
from euchre_widgets.trick_stepper import TrickStepperModel
from tests.widgets.hands import played_out
from tests.widgets.messages import CARD, body, send

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ghost", {}), ("ghost", {"ghost_swap": "chain"}), ("double_deck", {"ask_cards": 3}), ("turn_up", {}),
    ("cutthroat", {"deck": 25}), ("cutthroat", {"deck": 32, "merge_required": True}),
    ("turn_up", {"deck": 25, "defend_alone": True, "stick_the_dealer": True}), ("two_handed", {"deck": 25}),
    ("two_handed", {"two_handed_dummy": "each3"}),
]  # fmt: skip


@pytest.mark.parametrize("game, options", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_hand_of_every_game_is_told_to_its_score(game: str, options: dict[str, Any], seed: int) -> None:
    rules = RULESETS[game].with_options(**options)
    model = TrickStepperModel(hand=played_out(seed, rules=rules))
    reel = body(model)["reel"]
    assert len(reel["calls"]) == rules.seats and bool(reel["turned"]) == rules.turns_up
    while reel["step"] < reel["last"]:
        ids = [card["id"] for hand in reel["hands"] for card in hand["cards"]]
        ids += [place["card"]["id"] for place in reel["places"] if place["card"]]
        assert len(set(ids)) == len(ids)
        state = model.reel.states[reel["step"]]
        at_the_trick = rules.seats - len(state.sitting_out)
        assert not reel["places"] or len(reel["places"]) == at_the_trick
        reel = send(model, "next")["reel"]
        assert reel["headline"]
    assert "score" in reel["next"] or "thrown in" in reel["text"] + reel["next"]


@pytest.mark.parametrize("game, options", GAMES)
def test_of_an_unfinished_hand_of_every_game_only_what_all_saw_is_sent(
    game: str, options: dict[str, Any]
) -> None:
    rules = RULESETS[game].with_options(**options)
    text = next(t for t in (played_out(s, 2, rules) for s in range(99)) if t.count("PLAY") > 5)
    model = TrickStepperModel(hand=text, viewer=None)
    state = model.reel.states[-1]
    seen = {str(state.upcard)} if state.upcard else set()
    reel = body(model)["reel"]
    while reel["step"] < reel["last"]:
        reel = send(model, "next")["reel"]
        action = str(model.reel.action(reel["step"]))
        seen |= {action[5:]} if action.startswith("PLAY") else set()
        assert reel["hands"] == [] and set(CARD.findall(json.dumps(model.state()))) <= seen


def test_who_orders_assists_and_accepts_is_said_so_at_every_call() -> None:
    for seed in range(60):
        model = TrickStepperModel(hand=played_out(seed, rules=RULESETS["cutthroat"]))
        for step in range(body(model)["reel"]["last"] + 1):
            reel = send(model, "go", step=step)["reel"]
            said = [call["call"] for call in reel["calls"]]
            for place, word in enumerate(("Order it up", "Assist", "Accept it")):
                assert word not in said or said.index(word) == place


def test_three_players_make_a_trick_and_two() -> None:
    three = TrickStepperModel(game="cutthroat", trump="C", leader=1, cards="JS AS KC")
    assert [p["who"] for p in send(three, "next")["reel"]["places"]] == ["West", "North", "You"]
    lone = TrickStepperModel(game="cutthroat", trump="C", leader=1, cards="JS AS", out=2)
    assert [p["who"] for p in send(lone, "next")["reel"]["places"]] == ["West", "You"]
    two = TrickStepperModel(game="two_handed", trump="C", leader=1, cards="JS AS")
    assert [p["who"] for p in send(two, "last")["reel"]["places"]] == ["North", "You"]
    assert "It is higher than" not in send(two, "last")["reel"]["text"]


def test_of_twins_the_first_wins_and_it_is_said() -> None:
    model = TrickStepperModel(game="double_deck", trump="H", leader=0, cards="AS AS 9H 9H", blanks=1)
    second = send(model, "go", step=2)["reel"]
    assert "played first" in second["text"]
    assert [p["card"]["id"] for p in second["places"] if p["card"]] == ["AS", "AS#2"]
    send(model, "go", step=3)
    assert [o["label"] for o in body(model)["ask"]["options"]] == ["You", "West", "North", "East"]
    last = send(model, "answer", value="2")
    assert last["verdict"]["grade"] == "best" and "played first" in last["reel"]["text"]
