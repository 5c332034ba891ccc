"""BidTrainer: legal calls as the engine has them, honest figures, hidden hands hidden, nothing to break."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Pass,
    Phase,
    RulesetError,
    Suit,
    apply,
    deal,
    legal_actions,
    score,
    view,
)
from euchre_tutor.solver.estimates import study, too_close
from euchre_tutor.solver.values import SuitOutlook
from euchre_tutor.tutor.bid_hands import bid_hand
from euchre_widgets.bid_ladder import shut, steps
from euchre_widgets.bid_trainer import BidTrainerModel
from euchre_widgets.bid_words import guess_line
from tests.widgets.messages import body, send

CARDS = re.compile(r"(?<!\w)(?:[789TJQKA][CDHS]|JK)(?!\w)")
FEW = 60  # deals: enough for the screen, quick for a test


def trainer(**given: Any) -> BidTrainerModel:
    """A trainer that counts few deals."""
    return BidTrainerModel(worlds=FEW, **given)


def open_rungs(drawn: dict[str, Any]) -> list[str]:
    """The words of the rungs that may be chosen."""
    return [rung["value"] for rung in drawn["ladder"]["rungs"] if not rung["why"]]


@pytest.mark.parametrize("seed", range(1, 25))
def test_the_open_rungs_are_the_engines(seed: int) -> None:
    model = trainer(seeds=[seed])
    drawn = body(model)
    assert open_rungs(drawn) == [str(action) for action in legal_actions(model.turn.state)]
    assert [rung["value"] for rung in drawn["ladder"]["rungs"]] == [
        "PASS",
        "BID 3",
        "BID 4",
        "BID 5",
        "ASK",
        "MOON",
    ]


@pytest.mark.parametrize("options", [{"stick_the_dealer": True}, {"joker": True}, {"ace_no_face": True}])
def test_house_rules_hold(options: dict[str, Any]) -> None:
    for seed in range(1, 8):
        model = trainer(seeds=[seed], options=options)
        legal = [str(action) for action in legal_actions(model.turn.state) if str(action) != "CLAIM"]
        assert open_rungs(body(model)) == legal
    with pytest.raises(RulesetError):
        trainer(options={"no_such": 1})
    with pytest.raises(ValueError):
        trainer(options={"name_trump": "with_bid"})


def trainer_after(heard: str, open_to: str = "PASS") -> BidTrainerModel:
    """A trainer at a hand where this was the high call of an opponent, and this may still be said."""
    for seed in range(1, 200):
        model = trainer(seeds=[seed])
        calls = {seat: str(action) for seat, action in model.turn.state.auction}
        if heard in (calls.get(1), calls.get(3)) and open_to in open_rungs(body(model)):
            return model
    raise LookupError(f"no hand after {heard}")


def test_a_shut_rung_says_why_and_changes_nothing() -> None:
    model = trainer_after("BID 4", "BID 5")
    before = body(model)
    rung = next(rung for rung in before["ladder"]["rungs"] if rung["value"] == "BID 4")
    assert rung["why"] in ("Not higher than East’s 4", "Not higher than West’s 4")
    assert send(model, "call", call="BID 4") == before
    assert model.state()["announce"] == rung["why"]


@pytest.mark.parametrize("seed", [3, 8, 12, 20])
def test_the_verdict_is_that_of_the_count(seed: int) -> None:
    for call in open_rungs(body(trainer(seeds=[seed]))):
        model = trainer(seeds=[seed])
        drawn = send(model, "call", call=call)
        counted = study(view(model.turn.state, 0), random.Random(0), worlds=FEW)
        best = max(counted.estimates, key=lambda one: one.points)
        mine = next(one for one in counted.estimates if str(one.action) == call)
        grade = "best" if mine is best else "fine" if too_close(best, mine) else "mistake"
        assert drawn["verdict"]["grade"] == grade
        assert drawn["lead"] and drawn["also"].startswith("By the count your call is the ")


def test_every_open_rung_has_a_bar_an_error_and_a_strip() -> None:
    drawn = send(trainer(seeds=[12]), "call", call="PASS")
    for rung in drawn["ladder"]["rungs"]:
        if rung["why"]:
            assert rung["bar"] is None and rung["points"] == ""
            continue
        bar = rung["bar"]
        assert all(0 <= value <= 100 for value in bar.values())
        assert bar["a"] <= bar["b"] and bar["ea"] <= bar["eb"] and bar["na"] <= bar["nb"]
        assert drawn["ladder"]["zero"] in (bar["a"], bar["b"])
        assert re.fullmatch(r"[+−]?\d+\.\d", rung["points"]) and rung["error"].startswith("± ")
        assert "give or take" in rung["label"]
    assert [rung["rank"] for rung in drawn["ladder"]["rungs"]].count("best") == 1


def test_a_rung_reaches_its_strip_exactly_when_it_is_too_close() -> None:
    for seed in (2, 4, 12, 16, 32):
        drawn = send(trainer(seeds=[seed]), "call", call="PASS")
        zero = drawn["ladder"]["zero"]
        for rung in (one for one in drawn["ladder"]["rungs"] if one["bar"]):
            bar = rung["bar"]
            tip = bar["b"] if bar["a"] == zero and bar["b"] != zero else bar["a"]
            assert (tip > bar["na"] - 0.02) == bool(rung["rank"])


def test_before_the_answer_there_are_no_figures_and_no_hidden_card() -> None:
    model = trainer(seeds=[12])
    drawn = body(model)
    assert all(rung["bar"] is None and not rung["points"] for rung in drawn["ladder"]["rungs"])
    assert drawn["figures"] is None and drawn["reel"] is None and drawn["verdict"] is None
    own = {str(card) for card in model.turn.state.hands[0]}
    assert set(CARDS.findall(json.dumps(model.state()))) == own
    send(model, "call", call="PASS")
    assert set(CARDS.findall(json.dumps(model.state()))) == own


def last_to_call(seed: int) -> BidTrainerModel:
    """A trainer whose learner deals, and so speaks last."""
    model = trainer(seeds=[seed])
    model.turn = model._hand(0, 0)
    return model


def calls_of(model: BidTrainerModel) -> list[str]:
    """What was said before the learner's turn; the last bid is the high one."""
    return [str(action) for _, action in model.turn.state.auction if str(action) != "PASS"][-1:]


def test_a_call_that_stands_names_trump_and_is_played_open() -> None:
    model = next(m for m in map(last_to_call, range(1, 99)) if "BID 5" in open_rungs(body(m)))
    send(model, "call", call="BID 5")
    drawn = send(model, "see")
    assert drawn["naming"] and drawn["reel"] is None
    drawn = send(model, "name", suit="C")
    assert drawn["reel"]["trump"]["suit"] == "C"
    assert drawn["reel"]["label"].startswith("Call")
    end = model.turn.reel.states[-1] if model.turn.reel else None
    assert end is not None and end.phase is Phase.OVER
    points = score(end)[0]
    assert any(str(abs(points)) in line for line in drawn["outcome"])
    assert send(model, "last")["reel"]["step"] == drawn["reel"]["last"]
    assert send(model, "first")["reel"]["step"] == 0


def test_a_pass_goes_on_with_the_others() -> None:
    model = next(m for m in map(last_to_call, range(1, 99)) if "BID 4" in calls_of(m))
    send(model, "call", call="PASS")
    drawn = send(model, "see")
    assert drawn["naming"] is None
    assert "bid four and took" in drawn["outcome"][0]


def test_a_thrown_in_hand_is_told() -> None:
    model = next(m for m in map(last_to_call, range(1, 400)) if not calls_of(m))
    send(model, "call", call="PASS")
    assert send(model, "see")["outcome"] == [
        "All have passed: the cards are thrown in.",
        "Nobody scores, and the next player deals.",
    ]


def test_another_hand_keeps_the_seat_and_the_other_moves_it() -> None:
    model = trainer(seeds=[12])
    dealer = model.turn.state.dealer
    send(model, "call", call="PASS")
    again = send(model, "another")
    assert model.turn.state.dealer == dealer and again["verdict"] is None
    assert again["head"].startswith("Hand 2")
    send(model, "move")
    assert model.turn.state.dealer == (dealer - 1) % 4


def test_the_seeds_are_dealt_in_their_order_and_go_on() -> None:
    model = trainer(seeds=[701, 702])
    dealer = model.turn.state.dealer
    assert model.turn.state == bid_hand(model.rules, 701, 0)
    send(model, "another")
    assert model.turn.state == bid_hand(model.rules, 702, 0, dealer)
    send(model, "another")
    assert model.turn.state == bid_hand(model.rules, 703, 0, dealer)


def test_a_guess_comes_before_any_figure() -> None:
    model = trainer(seeds=[12], guess=True)
    assert body(model)["guess"]["options"] == list(range(7))
    assert send(model, "call", call="PASS")["verdict"] is None
    assert send(model, "guess", tricks=99)["guess"]["value"] is None
    assert send(model, "guess", tricks=4)["guess"]["value"] == 4
    assert "You guessed 4 tricks." in send(model, "call", call="PASS")["also"]


def test_the_figures_say_how_they_were_computed() -> None:
    figures = send(trainer(seeds=[12]), "call", call="PASS")["figures"]
    assert f"{FEW} times" in figures["method"][0]
    assert len(figures["method"]) >= 4
    assert figures["chances"] and figures["outlook"]["bars"]
    assert abs(sum(bar["share"] for bar in figures["outlook"]["bars"]) - 100) < 0.1


def test_counting_in_slices_is_told_in_words() -> None:
    model = trainer(seeds=[12])
    model.schedule = lambda step, seconds: None
    drawn = send(model, "call", call="PASS")
    assert drawn["progress"].startswith("Counting") and drawn["verdict"] is None
    assert send(model, "another")["progress"] == ""


def test_carrying_on_stops_the_count_of_the_hand_before() -> None:
    model, slices = trainer(seeds=[12, 13]), list[Any]()
    model.schedule = lambda step, seconds: slices.append(step)
    send(model, "call", call="PASS")
    send(model, "carry_on", text="1 3 -")
    before = body(model)
    for step in slices:
        step()
    assert model.turn.study is None and body(model) == before


def test_a_stuck_dealer_may_choose_the_lowest_bid_there_is() -> None:
    rules = RULESETS["bid"].with_options(stick_the_dealer=True, stick_min_bid=1)
    state = deal(rules, 3, random.Random(1))
    for _ in range(3):
        state = apply(state, Pass())
    open_now = [action for action in steps(state) if not shut(state, action, 3)]
    assert open_now == list(legal_actions(state))
    assert str(open_now[0]) == "BID 1"


def test_a_stale_click_and_fifty_clicks_at_once_are_one() -> None:
    model = trainer(seeds=[12])
    version = model.state()["version"]
    for call in ["PASS", "BID 4"] * 25:
        model.receive({"kind": "call", "version": version, "call": call})
    assert str(model.turn.call) == "PASS"


def test_senseless_messages_change_nothing() -> None:
    model = trainer(seeds=[12])
    before = body(model)
    for call in (None, 4, "BID", "BID 9", "PLAY JH", "CLAIM", "NAME H", ["PASS"]):
        assert send(model, "call", call=call) == before
    for kind in ("see", "next", "go", "guess"):
        assert send(model, kind, step=3, tricks=1) == before
    assert send(model, "name", suit="H") == before


def test_its_place_is_kept_and_read_back() -> None:
    model, other = trainer(seeds=[12]), trainer(seeds=[12])
    assert model.save() == ""
    send(model, "another")
    send(model, "call", call="BID 4" if "BID 4" in open_rungs(body(model)) else "PASS")
    send(other, "carry_on", text=model.save())
    assert body(other) == body(model)
    for text in ("", "x", "1", "99999 0 -", "0 9 -", "0 0 44", "0 0 - NO", "0 1 - BID 3"):
        with pytest.raises(ValueError):
            other.load(text)
        assert body(other) == body(model)
    send(other, "afresh")
    assert other.save() == ""


def test_the_languages_write_their_own_decimals() -> None:
    from euchre_tutor.speech import speaking

    with speaking("nb"):
        model = trainer(seeds=[12])
    drawn = send(model, "call", call="PASS")
    assert any("," in rung["points"] for rung in drawn["ladder"]["rungs"])


@pytest.mark.parametrize(("mean", "near"), [(2.3, True), (4.0, True), (4.8, False)])
def test_a_guess_within_one_trick_is_a_good_one(mean: float, near: bool) -> None:
    outlook = SuitOutlook(Suit.parse("H"), (1.0,), mean, 0.05, 0.0, 0.0)
    assert ("close" in guess_line(3, outlook)) is near
