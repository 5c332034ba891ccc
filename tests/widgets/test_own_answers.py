"""Widgets that ask in their own way tell the sitting of it, and a mere try of a call does not."""

from __future__ import annotations

from euchre_tutor.engine import RULESETS
from euchre_tutor.tutor.choice_hands import KINDS, kinds_of, ways
from euchre_tutor.tutor.course.topics import TOPICS
from euchre_widgets.auction_trainer import AuctionTrainerModel
from euchre_widgets.bid_trainer import BidTrainerModel
from euchre_widgets.blocks import CALL_IDEAS, CHOICE_IDEAS, block_model
from euchre_widgets.renege_spotter import RenegeSpotterModel
from euchre_widgets.sitting import KEEPER
from euchre_widgets.trick_stepper import TrickStepperModel


def test_a_renege_looked_for_is_noted_under_an_idea_of_the_course() -> None:
    model = block_model("05.predict")
    assert isinstance(model, RenegeSpotterModel)
    before = len(KEEPER.sitting.attempts)
    for kind in ("none", "show"):
        model.receive({"kind": kind, "version": model.state()["version"]})
    assert len(KEEPER.sitting.attempts) == before + 1
    assert KEEPER.sitting.attempts[-1].idea in TOPICS


def test_a_call_is_noted_only_where_a_guess_was_asked() -> None:
    before = len(KEEPER.sitting.attempts)
    model = block_model("07.explore")
    assert isinstance(model, BidTrainerModel)
    model.receive({"kind": "call", "call": "PASS", "version": model.state()["version"]})
    assert model.state()["fault"] is None
    assert len(KEEPER.sitting.attempts) == before


def test_choices_before_the_play_are_noted_under_ideas_of_the_course() -> None:
    model = block_model("13.predict")
    assert isinstance(model, AuctionTrainerModel)
    before = len(KEEPER.sitting.attempts)
    for _ in model.kinds:
        word = ways(model.turn.state)[0]
        model.receive({"kind": "choose", "word": word, "version": model.state()["version"]})
        model.receive({"kind": "another", "version": model.state()["version"]})
        assert model.state()["fault"] is None
    noted = [attempt.idea for attempt in KEEPER.sitting.attempts[before:]]
    assert noted == ["cut-call", "keep-five"] and set(noted) <= set(TOPICS)


def test_every_choice_of_every_game_has_an_idea_of_the_course() -> None:
    for game, idea in CALL_IDEAS.items():
        assert idea in TOPICS and kinds_of(RULESETS[game])
    assert set(CHOICE_IDEAS.values()) <= set(TOPICS) and set(CHOICE_IDEAS) <= set(KINDS)


def test_predictions_have_ideas_of_the_course() -> None:
    model = TrickStepperModel(trump="H", leader=2, cards="AS JD TS KH", blanks=4)
    ideas = []
    while model.task is not None:
        ideas.append(model.task.idea)
        model.receive({"kind": "answer", "value": model.task.answer, "version": model.state()["version"]})
    assert len(ideas) == 4
    assert set(ideas) <= set(TOPICS)


def test_a_call_taken_up_again_is_not_answered_twice() -> None:
    heard: list[bool] = []
    first = BidTrainerModel(seeds=[3], guess=True, on_answer=lambda _, right: heard.append(right))
    first.receive({"kind": "guess", "version": first.state()["version"], "tricks": 3})
    first.receive({"kind": "call", "version": first.state()["version"], "call": "PASS"})
    kept = first.save()
    assert len(heard) == 1 and kept
    again = BidTrainerModel(seeds=[3], guess=True, on_answer=lambda _, right: heard.append(right))
    again.load(kept)
    assert again.save() == kept and len(heard) == 1
