"""TrickStepper: true sentences at every card, no card before its time, predictions, and nothing to break."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS, Suit, legal_actions, ranking
from euchre_tutor.tutor.course import hands
from euchre_tutor.tutor.lessons import block_ids, load_block
from euchre_widgets.blocks import block_model
from euchre_widgets.terms import unlinked
from euchre_widgets.trick_stepper import TrickStepperModel
from tests.widgets.hands import played_out
from tests.widgets.messages import body, send

CARDS = re.compile(r"(?<!\w)(?:[789TJQKA][CDHS]|JK)(?!\w)")
TRICK: dict[str, Any] = {"trump": "H", "leader": 2, "cards": "AS JD TS KH"}


def test_a_trick_is_told_card_by_card() -> None:
    model = TrickStepperModel(**TRICK)
    assert body(model)["reel"]["label"] == "Before the first card"
    assert send(model, "next")["reel"]["headline"] == "North leads the ace of spades."
    second = send(model, "next")["reel"]
    assert second["headline"] == "East trumps with the jack of diamonds, the left bower."
    assert "East has no spade" in second["text"]
    assert "Any trump beats the ace of spades." in second["text"]
    assert [place["note"] for place in second["places"]] == ["leads", "winning", "", ""]
    last = send(model, "last")["reel"]
    assert last["next"] == "East takes it with the jack of diamonds."
    assert last["step"] == last["last"] == 4


@pytest.mark.parametrize("seed", range(60))
def test_who_wins_is_what_the_engine_says(seed: int) -> None:
    rng = random.Random(seed)
    trump = [None, *Suit][seed % 5]
    cards = rng.sample(RULESETS["bid"].cards, 3 + seed % 2)
    words = " ".join(map(str, cards))
    model = TrickStepperModel(trump=trump.letter if trump is not None else None, cards=words, leader=seed % 4)
    for n in range(1, len(cards) + 1):
        places = send(model, "next")["reel"]["places"]
        best = ranking(RULESETS["bid"], trump).winner(cards[:n])
        assert [i for i, p in enumerate(places) if p["card"] and "winning" in p["card"]["marks"]] == [best]


def test_no_card_is_sent_before_it_is_played() -> None:
    model = TrickStepperModel(**TRICK)
    for n in range(5):
        assert len(set(CARDS.findall(json.dumps(model.state())))) == n
        send(model, "next")


def test_an_unfinished_hand_shows_only_what_was_played() -> None:
    text = next(t for t in map(lambda s: played_out(s, 3), range(1, 99)) if t.count("PLAY") > 10)
    model = TrickStepperModel(hand=text)
    played: set[str] = set()
    reel = body(model)["reel"]
    while reel["step"] < reel["last"]:
        reel = send(model, "next")["reel"]
        action = str(model.reel.action(reel["step"]))
        played |= {action[5:]} if action.startswith("PLAY") else set()
        assert reel["hands"] == []
        assert set(CARDS.findall(json.dumps(model.state()))) <= played


@pytest.mark.parametrize("seed", range(12))
def test_a_finished_hand_is_told_to_its_score(seed: int) -> None:
    model = TrickStepperModel(hand=played_out(seed))
    reel = body(model)["reel"]
    while reel["step"] < reel["last"]:
        held = [card for hand in reel["hands"] for card in hand["cards"]]
        assert len(held) <= 24 and len({card["id"] for card in held}) == len(held)
        reel = send(model, "next")["reel"]
    assert "score" in reel["next"] or "thrown in" in reel["text"]


@pytest.mark.parametrize("name", ["PLAY_HAND", "AUCTION_HAND", "WORTH_HAND", "HELP_HAND", "SCORE_HAND"])
def test_notes_stand_beside_their_steps(name: str) -> None:
    data = getattr(hands, name)
    model = TrickStepperModel(**data)
    for step, note in data["notes"].items():
        assert unlinked(send(model, "go", step=int(step) + 1)["reel"]["text"]) == note


def test_cards_that_may_not_be_played_say_why() -> None:
    model = TrickStepperModel(hand=str(hands.PLAY_HAND["hand"]))
    send(model, "go", step=7)  # two cards lie there, spades were led, and West is next
    hand = next(hand for hand in body(model)["reel"]["hands"] if hand["turn"])
    legal = {str(action)[5:] for action in legal_actions(model.reel.states[7])}
    assert {card["id"] for card in hand["cards"] if not card["why"]} == legal
    assert all("must be followed" in card["name"] for card in hand["cards"] if card["why"])


def test_alone_there_are_three_places() -> None:
    places = send(TrickStepperModel(trump="C", leader=0, cards="JS AS KC"), "next")["reel"]["places"]
    assert [place["who"] for place in places] == ["You", "West", "East"]
    moved = send(TrickStepperModel(trump="C", leader=0, cards="JS AS KC", out=1), "next")["reel"]["places"]
    assert [place["who"] for place in moved] == ["You", "North", "East"]


# predictions


def test_the_last_cards_are_asked_first() -> None:
    heard: list[tuple[str, bool]] = []
    model = TrickStepperModel(**TRICK, blanks=2, on_answer=lambda idea, right: heard.append((idea, right)))
    stopped = send(model, "last")
    assert stopped["reel"]["step"] == 2
    assert stopped["ask"]["prompt"].startswith("You play the ten of spades next.")
    assert "answer" not in json.dumps(stopped["ask"])
    assert send(model, "next")["reel"]["step"] == 2
    wrong = send(model, "answer", value="yes")
    assert (wrong["verdict"]["grade"], wrong["reel"]["step"]) == ("mistake", 3)
    assert wrong["ask"]["prompt"].endswith("Who takes the trick?")
    right = send(model, "answer", value="3")
    assert (right["verdict"]["grade"], right["reel"]["step"], right["ask"]) == ("best", 4, None)
    assert heard == [("winner-mixed", False), ("winner-mixed", True)]


@pytest.mark.parametrize("seed", range(30))
def test_the_right_answers_are_the_engines(seed: int) -> None:
    model = TrickStepperModel(hand=played_out(seed), blanks=50)
    while model.place.step < model.reel.last:
        send(model, "last")
        task = model.task
        if task is not None:
            assert task.answer in [option.value for option in task.options]
            assert send(model, "answer", value=task.answer)["verdict"]["grade"] == "best"


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    model = TrickStepperModel(**TRICK, blanks=4)
    for value in ("Z", None, 3, ["yes"], {"a": 1}):
        assert send(model, "answer", value=value)["reel"]["step"] == 0
    assert send(model, "answer", value="S")["verdict"]["grade"] == "best"


# stepping


def test_it_plays_by_itself_to_the_end_and_stops_at_a_prediction() -> None:
    assert send(TrickStepperModel(**TRICK), "play")["reel"]["step"] == 4
    halfway = send(TrickStepperModel(**TRICK, blanks=1), "play")
    assert (halfway["reel"]["step"], halfway["playing"]) == (3, False)


def test_pausing_works_at_any_version() -> None:
    model = TrickStepperModel(**TRICK)
    model.schedule = lambda step, seconds: None
    send(model, "play")
    assert body(model)["playing"]
    model.receive({"kind": "pause", "version": -5})
    assert not body(model)["playing"]


def test_a_stale_click_and_fifty_clicks_at_once_are_one() -> None:
    model = TrickStepperModel(hand=str(hands.PLAY_HAND["hand"]))
    version = model.state()["version"]
    for _ in range(50):
        model.receive({"kind": "next", "version": version})
    assert body(model)["reel"]["step"] == 1
    assert model.state()["version"] == version + 1


def test_the_ends_hold() -> None:
    model = TrickStepperModel(**TRICK)
    assert send(model, "back")["reel"]["step"] == 0
    send(model, "last")
    assert send(model, "next")["reel"]["step"] == 4
    assert send(model, "first")["reel"]["step"] == 0
    for step in (-1, 99, "2", None, 1.5):
        assert send(model, "go", step=step)["reel"]["step"] == 0


def test_several_examples_follow_each_other() -> None:
    model = TrickStepperModel.demo()
    assert send(model, "another")["example"] == "Example 1 of 2"
    assert send(model, "last")["more"]
    assert send(model, "another")["example"] == "Example 2 of 2"
    assert not send(model, "last")["more"]


def test_its_place_is_kept_and_read_back() -> None:
    model, other = TrickStepperModel.demo(), TrickStepperModel.demo()
    assert model.save() == ""
    send(model, "last")
    send(model, "another")
    send(model, "next")
    send(other, "carry_on", text=model.save())
    assert body(other) == body(model)
    for text in ("", "x", "9 9 9", "0 -1 0", "1 2", "0 99 0"):
        with pytest.raises(ValueError):
            other.load(text)
    send(other, "afresh")
    assert other.save() == ""


def test_cards_that_cannot_be_are_refused() -> None:
    for cards in ("AS", "AS AS KS QS", "", "AS KS QS JS TS"):
        with pytest.raises(ValueError):
            TrickStepperModel(trump="H", cards=cards)
    with pytest.raises(ValueError):
        TrickStepperModel(trump="H", leader=1, cards="AS KS QS", out=1)
    with pytest.raises(ValueError):
        TrickStepperModel(hand="game bid\nno")


NOTED = [
    block
    for block in block_ids()
    if load_block(block).widget == "trick_stepper"
    and '"notes"' in json.dumps(dict(load_block(block).parameters))
]


@pytest.mark.parametrize("block", NOTED)
def test_a_note_says_why_and_not_once_more_what_stands_above_or_below_it(block: str) -> None:
    model = block_model(block)
    assert isinstance(model, TrickStepperModel)
    told = [(reel.told(step + 1), note) for reel in model.reels for step, note in reel.notes.items()]
    assert told
    for said, note in told:
        who = " ".join(said.headline.split()[:2])  # "East leads", "You follow"
        assert who not in note and said.next.split(". ")[0] not in note, note
