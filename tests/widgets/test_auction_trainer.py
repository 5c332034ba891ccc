"""AuctionTrainer: the engine's choices and no others, no card before its time, and nothing to break."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from euchre_tutor.engine import RulesetError
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.choice_hands import MERGE, by_thumb, kinds_of, ways
from euchre_widgets.auction_trainer import AuctionTrainerModel
from tests.widgets.messages import CARD, body, send

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ghost", {}), ("turn_up", {}), ("turn_up", {"dealer_may_decline": True, "alone_timing": "before_lead"}),
    ("cutthroat", {}), ("cutthroat", {"deck": 25, "merge_required": True}), ("two_handed", {}),
    ("two_handed", {"two_handed_dummy": "each3", "deck": 32}),
]  # fmt: skip


def shown(drawn: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards that may be tapped."""
    return [*drawn["hand"], *(drawn["beside"]["cards"] if drawn["beside"] else [])]


def choose(model: AuctionTrainerModel, rng: random.Random) -> dict[str, Any]:
    """Any choice, as the page would send it."""
    drawn = body(model)
    if drawn["ways"]:
        return send(model, "choose", word=rng.choice(drawn["ways"])["value"])
    while not (drawn := body(model))["cards"]["value"]:
        free = [card["id"] for card in shown(drawn) if not card["why"] and "selected" not in card["marks"]]
        send(model, "pick", card=rng.choice(free))
    return send(model, "keep")


@pytest.mark.parametrize("game, options", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_game_is_made_judged_and_played_out(
    game: str, options: dict[str, Any], language: str
) -> None:
    rng, heard = random.Random(1), list[tuple[str, bool]]()
    with speaking(language):
        model = AuctionTrainerModel(game, options=options, on_answer=lambda *told: heard.append(told))
    for kind in kinds_of(model.rules):
        assert model.turn.kind == kind
        drawn = body(model)
        seen = model.turn.seen(0)
        known = {str(card) for card in seen.hand + seen.pool} | {str(card) for card in [seen.upcard] if card}
        assert set(CARD.findall(json.dumps(model.state()))) <= known
        assert bool(drawn["ways"]) != bool(drawn["cards"]) and drawn["prompt"]
        assert bool(drawn["turned"]) == model.rules.turns_up
        for _ in range(5):
            send(model, "hint")
        assert all(rung["open"] for rung in body(model)["hints"])
        drawn = choose(model, rng)
        assert drawn["answered"] and drawn["verdict"] and drawn["lead"] and not drawn["hints"]
        drawn = send(model, "see")
        assert drawn["reel"] and len(drawn["outcome"]) > 1
        while drawn["reel"]["step"] < drawn["reel"]["last"]:
            drawn = send(model, "next")
        send(model, "another")
    assert [kind for kind, _ in heard] == list(kinds_of(model.rules))


def test_the_choices_are_the_engines() -> None:
    model = AuctionTrainerModel("turn_up", ["order"])
    drawn = body(model)
    assert [way["value"] for way in drawn["ways"]] == list(ways(model.turn.state))
    assert drawn["ways"][0]["label"] == "Pass" and drawn["ways"][-1]["label"].endswith("play alone")


def test_the_words_of_three_players_are_theirs() -> None:
    said = set()
    for seed in range(12):
        model = AuctionTrainerModel("cutthroat", ["order"], [seed])
        said.add(body(model)["ways"][1]["label"])
    assert said == {"Order it up", "Assist", "Accept it"}


def test_five_of_ten_are_kept_and_better_ones_shown() -> None:
    model = AuctionTrainerModel("cutthroat", [MERGE])
    drawn = body(model)
    assert len(shown(drawn)) == 10 and drawn["cards"]["text"] == "Tap 5 cards." and not drawn["ways"]
    assert not send(model, "keep")["answered"]
    by_rank = sorted(shown(drawn), key=lambda card: "9TQK".find(card["rank"]))
    for card in by_rank[:5]:
        send(model, "pick", card=card["id"])
    send(model, "pick", card=by_rank[5]["id"])
    assert "put one back" in model.state()["announce"]
    send(model, "pick", card=by_rank[0]["id"])
    assert body(model)["cards"]["text"] == "Tap 1 card."
    send(model, "pick", card=by_rank[0]["id"])
    drawn = send(model, "keep")
    chosen = {card["id"] for card in shown(drawn) if "selected" in card["marks"]}
    assert chosen == {card["id"] for card in by_rank[:5]}
    assert drawn["verdict"]["grade"] != "best" and len(drawn["better"]["cards"]) == 5


@pytest.mark.parametrize("game", ["ghost", "cutthroat", "turn_up"])
def test_every_choice_is_judged_by_deals_beside_the_rule_of_thumb(game: str) -> None:
    model = AuctionTrainerModel(game)
    for _ in model.kinds:
        kind = model.turn.kind
        drawn = send(model, "choose", word=by_thumb(model.turn.seen(0)))
        assert drawn["verdict"]["grade"] in ("best", "fine", "mistake") and "Counting" not in drawn["lead"]
        if kind != MERGE:
            assert "Counted over" in drawn["text"] and "By rule of thumb" in drawn["text"]
        send(model, "another")


def test_the_place_is_kept_with_its_answer() -> None:
    model = AuctionTrainerModel("cutthroat", keep_key="k")
    assert model.save() == ""
    for _ in range(4):
        send(model, "another")
    send(model, "hint")
    choose(model, random.Random(3))
    again = AuctionTrainerModel("cutthroat", keep_key="k")
    again.load(model.save())
    assert body(again) == body(model)
    for text in ("", "x", "0", "0 9", "-1 0", "99999 0", "0 0 NAME H", "0 0 BID 3"):
        with pytest.raises(ValueError):
            again.load(text)
    again.receive({"kind": "afresh", "version": again.state()["version"]})
    assert again.save() == ""


def test_senseless_parameters_are_named() -> None:
    with pytest.raises(RulesetError):
        AuctionTrainerModel("whist")
    for given in ({"game": "turn_up", "kinds": ["merge"]}, {"game": "bid"}, {"game": "ghost", "seat": 3}):
        with pytest.raises(ValueError):
            AuctionTrainerModel(**given)


def test_nothing_is_chosen_twice_and_senseless_messages_change_nothing() -> None:
    model = AuctionTrainerModel("turn_up", ["bury"])
    before = body(model)
    for kind, fields in (("pick", {"card": "ZZ"}), ("pick", {"card": None}), ("choose", {"word": "MOON"}),
                         ("keep", {}), ("see", {}), ("next", {}), ("go", {"step": 3})):  # fmt: skip
        assert send(model, kind, **fields) == before
    drawn = choose(model, random.Random(1))
    assert send(model, "choose", word=ways(model.turn.state)[0]) == drawn
    assert send(model, "hint") == drawn
