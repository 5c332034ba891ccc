"""TrumpLens: every card of every pack in the suit the engine gives it; tasks that tell right from wrong."""

from __future__ import annotations

from typing import Any

import pytest

from euchre_tutor.engine import RULESETS, Card, Suit, ranking
from euchre_widgets.blocks import pack_rules
from euchre_widgets.trump_lens import TrumpLensModel
from tests.widgets.messages import body, send

BID = RULESETS["bid"]
PACKS = (24, 25, 32, 48)


@pytest.mark.parametrize("suit", [*"CDHS", None])
@pytest.mark.parametrize("deck", PACKS)
def test_every_pack_and_trump_is_shown_as_the_engine_ranks_it(deck: int, suit: str | None) -> None:
    rules = pack_rules(str(deck))
    order = ranking(rules, Suit.parse(suit) if suit else None)
    shown = []
    for row in body(TrumpLensModel(rules, trump=suit))["rows"]:
        cards = [Card.parse(c["id"].partition("#")[0]) for c in row["cards"] if "gone" not in c["marks"]]
        assert {s.letter if s is not None else None for s in map(order.suit_of, cards)} == {row["suit"]}
        assert [order.strength(c) for c in cards] == sorted(map(order.strength, cards), reverse=True)
        assert row["count"] == len(cards)
        shown += cards
    assert sorted(shown) == sorted(rules.cards)


@pytest.mark.parametrize(
    ("deck", "counts"), [(24, [7, 5, 6, 6]), (25, [8, 5, 6, 6]), (32, [9, 7, 8, 8]), (48, [14, 10, 12, 12])]
)
def test_the_left_bowers_are_counted_with_trump(deck: int, counts: list[int]) -> None:
    rows = body(TrumpLensModel(pack_rules(str(deck))))["rows"]
    assert [row["count"] for row in rows] == counts and sum(counts) == deck


def test_the_bowers_are_lit_and_the_ghost_stays_at_home() -> None:
    trump, sister = body(TrumpLensModel(trump="S"))["rows"][:2]
    assert [(c["id"], c["bower"], c["marks"]) for c in trump["cards"][:2]] == [
        ("JS", "R", ["lit"]), ("JC", "L", ["lit"]),
    ]  # fmt: skip
    assert [c["id"] for c in sister["cards"]] == ["AC", "KC", "QC", "JC gone", "TC", "9C"]
    assert sister["cards"][3]["name"] == "jack of clubs, gone: now a spade"


def test_choosing_trump_moves_the_pack_and_says_so() -> None:
    model = TrumpLensModel(trump="H")
    send(model, "choose", suit="C")
    assert [row["suit"] for row in body(model)["rows"]] == ["C", "S", "D", "H"]
    assert "Clubs, trump 7" in model.state()["announce"]
    send(model, "choose", suit=None)
    assert [row["count"] for row in body(model)["rows"]] == [6, 6, 6, 6]


@pytest.mark.parametrize("suit", ["X", 3, ["H"], "HH"])
def test_no_other_trump_can_be_chosen(suit: object) -> None:
    model = TrumpLensModel(trump="H")
    send(model, "choose", suit=suit)
    assert body(model)["trump"] == "H" and model.state()["fault"] is None


def test_a_wrong_bower_is_explained_and_may_be_tried_once_more() -> None:
    heard: list[tuple[str, bool]] = []
    model = TrumpLensModel(
        mode="bowers", trumps="H", on_answer=lambda idea, right: heard.append((idea, right))
    )
    assert not any(card["bower"] for row in body(model)["rows"] for card in row["cards"])
    send(model, "pick", card="JS")
    task = body(model)["task"]
    assert task["told"]["grade"] == "mistake" and task["told"]["retry"] and not task["settled"]
    assert "other colour" in task["told"]["reason"]
    send(model, "pick", card="JH")
    assert body(model)["task"]["settled"] and body(model)["rows"][0]["cards"][0]["bower"] == "R"
    assert heard == [("right-bower", False)]


def test_after_two_wrong_bowers_the_right_one_is_named() -> None:
    model = TrumpLensModel(mode="bowers", trumps="H")
    for card in ("JS", "AH"):
        send(model, "pick", card=card)
    assert "jack of hearts" in body(model)["task"]["told"]["reason"]


def test_the_higher_of_two_is_the_engines() -> None:
    model = TrumpLensModel(mode="higher", seed=3)
    while (task := model.task) is not None:
        order = ranking(BID, task.trump)
        best = max(task.cards, key=order.strength)
        assert not any("winning" in card["marks"] for card in body(model)["task"]["cards"])
        send(model, "pick", card=str(best))
        assert body(model)["task"]["told"]["grade"] == "best"
        send(model, "next")
    assert body(model)["task"]["done"] and "8 of 8" in body(model)["task"]["prompt"]


def test_pairs_of_the_lesson_are_asked_in_their_order() -> None:
    model = TrumpLensModel(mode="higher", pairs=[("S", "JC", "AS"), ("D", "9D", "AC")])
    assert [card["id"] for card in body(model)["task"]["cards"]] == ["JC", "AS"]
    send(model, "next")
    assert body(model)["task"]["head"] == "1 of 2"


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="explore, bowers or higher"):
        TrumpLensModel(mode="guess")


def test_the_place_is_kept_and_found_again() -> None:
    model = TrumpLensModel(mode="bowers", trumps="HS", keep_key="x")
    send(model, "pick", card="JH")
    send(model, "next")
    other = TrumpLensModel(mode="bowers", trumps="HS", keep_key="x")
    other.receive({"kind": "carry_on", "text": model.save()})
    assert body(other)["task"]["head"] == "2 of 4"
    explore = TrumpLensModel(trump="H")
    explore.receive({"kind": "carry_on", "text": "trump -"})
    assert body(explore)["trump"] is None


@pytest.mark.parametrize(
    "text", ["trump", "trump X", "trump H 1", "task", "task 1", "task 1 2", "task 99 0", ""]
)
def test_a_kept_text_that_is_none_of_ours_is_refused(text: str) -> None:
    for model in (TrumpLensModel(), TrumpLensModel(mode="bowers")):
        with pytest.raises(ValueError):
            model.load(text)


def test_twins_stand_as_one_that_is_named_for_both() -> None:
    trump, sister, *_ = body(TrumpLensModel(pack_rules("48"), trump="H"))["rows"]
    assert trump["copies"] == 2 and trump["count"] == 14 and len(trump["cards"]) == 14
    assert [card["id"] for card in trump["cards"][:4]] == ["JH", "JH#2", "JD", "JD#2"]
    assert trump["cards"][0]["name"] == "jack of hearts, the right bower, a heart (both)"
    assert [card["id"] for card in sister["cards"][6:8]] == ["JD gone", "JD#2 gone"]
    assert "played first" in body(TrumpLensModel(pack_rules("48")))["sentence"]


@pytest.mark.parametrize("game", RULESETS)
def test_the_lens_shows_every_pack_of_every_game(game: str) -> None:
    for deck in RULESETS[game].decks:
        rules = pack_rules(str(deck), game)
        drawn = body(TrumpLensModel(rules, trump="S"))
        assert rules.name == game and sum(row["count"] for row in drawn["rows"]) == deck
        assert ("joker" in drawn["sentence"]) == rules.joker


@pytest.mark.parametrize("deck", PACKS)
@pytest.mark.parametrize("seed", range(3))
def test_the_higher_of_two_is_asked_of_every_pack(deck: int, seed: int) -> None:
    rules = pack_rules(str(deck))
    model = TrumpLensModel(rules, mode="higher", seed=seed)
    seen = set[str]()
    for number in range(8):
        task: Any = model.task
        order = ranking(rules, task.trump)
        strengths = sorted(map(order.strength, task.cards))
        assert strengths[0] < strengths[1] and set(task.cards) <= set(rules.cards), number
        seen |= {card.rank for card in task.cards}
        send(model, "pick", card=str(max(task.cards, key=order.strength)))
        told = body(model)["task"]["told"]
        assert told["grade"] == "best" and told["reason"]
        send(model, "next")
    assert body(model)["task"]["done"]
    assert seen >= {25: {"JK"}, 32: {"7", "8"}}.get(deck, set())


@pytest.mark.parametrize("deck", PACKS)
def test_bowers_are_tapped_in_every_pack(deck: int) -> None:
    model = TrumpLensModel(pack_rules(str(deck)), mode="bowers", trumps="C")
    for card in ("JC", "JS"):
        send(model, "pick", card=card)
        assert body(model)["task"]["told"]["grade"] == "best"
        send(model, "next")
    assert body(model)["task"]["done"]
