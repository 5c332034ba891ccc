"""DealTable: deals that come back from their seed, and no card of a hand that lies face down."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS, CardSet, Suit, deal, ranking
from euchre_widgets.deal_places import TURNED, ways_out
from euchre_widgets.deal_table import DealTableModel
from tests.widgets.messages import CARD, body, send

BID = RULESETS["bid"]


def dealt(**parameters: Any) -> DealTableModel:
    """A deal whose page is there."""
    model = DealTableModel(**{"seed": 7, **parameters})
    send(model, "ready")
    return model


def shown(model: DealTableModel) -> dict[int, set[str]]:
    """The open cards of each seat."""
    places = body(model)["places"]
    return {p["seat"]: {card["id"] for card in p["cards"]} for p in places if p["cards"] is not None}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("joker", [False, True])
def test_only_open_hands_are_sent_and_they_are_the_engines(seed: int, joker: bool) -> None:
    model = dealt(seed=seed, seat=seed % 4, options={"joker": joker}, keep_key="k")
    hands = deal(BID.with_options(joker=joker), 3, random.Random(seed)).hands
    for wish in (None, (seed + 1) % 4, None, None, (seed + 2) % 4):
        cards = shown(model)
        assert cards == {s: {str(card) for card in hands[s]} for s in cards}
        assert set(CARD.findall(json.dumps(model.state()))) == set().union(*cards.values())
        send(model, "turn", seat=wish)


def test_hands_are_shown_one_by_one_or_all_and_hidden_again() -> None:
    model = dealt()
    assert set(shown(model)) == {0}
    send(model, "turn", seat=2)
    assert set(shown(model)) == {0, 2}
    assert model.state()["announce"] == "The hand of North lies open."
    send(model, "turn", seat=2)
    assert set(shown(model)) == {0}
    send(model, "turn", seat=None)
    assert set(shown(model)) == {0, 1, 2, 3}
    send(model, "turn", seat=None)
    assert set(shown(model)) == {0}
    send(model, "deal")
    assert set(shown(model)) == {0}


@pytest.mark.parametrize("trump", "CDHS")
def test_a_hand_is_sorted_by_the_suits_that_cards_belong_to(trump: str) -> None:
    model = dealt(seed=11)
    send(model, "turn", seat=None)
    send(model, "trump", suit=trump)
    order = ranking(BID, Suit.parse(trump))
    for place in body(model)["places"]:
        ids = [card["id"] for card in place["cards"]]
        assert ids == [str(card) for card in order.sort(CardSet.parse(" ".join(ids)))]
        trumps = sum(map(order.is_trump, CardSet.parse(" ".join(ids))))
        assert place["note"].startswith(f"{trumps} trump")


def test_a_typed_seed_deals_the_same_cards_and_a_bad_one_is_answered_in_words() -> None:
    model = dealt()
    first = shown(model)
    send(model, "deal")
    send(model, "seed", text=" 7 ")
    assert shown(model) == first
    for bad in ("", "seven", "-3", "1" * 13, "7.5", None):
        drawn = send(model, "seed", text=bad)
        assert "whole number" in drawn["trouble"]
        assert shown(model) == first
    assert send(model, "seed", text="8")["trouble"] == ""
    assert shown(model) != first


def test_cards_come_one_by_one_in_the_order_of_the_deal() -> None:
    model = DealTableModel(seed=7, options={"joker": True})
    waiting: list[Any] = []
    model.schedule = lambda step, seconds: waiting.append(step)
    send(model, "ready")
    counts = []
    while waiting:
        waiting.pop()()
        counts.append([place["count"] for place in sorted(body(model)["places"], key=lambda p: p["seat"])])
    assert counts[:5] == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1], [2, 1, 1, 1]]
    assert counts[-1] == [6, 6, 6, 7]
    assert model.state()["announce"] == "All cards are dealt."


def test_a_tap_or_a_wish_for_no_motion_finishes_the_deal() -> None:
    for kind, fields in (("finish", {}), ("deal", {"still": True})):
        model = DealTableModel(seed=7)
        waiting: list[Any] = []
        model.schedule = lambda step, seconds, waiting=waiting: waiting.append(step)
        send(model, "ready")
        waiting.pop()()
        send(model, kind, **fields)
        assert body(model)["pack"] == 0


def test_another_dealer_deals_the_same_pack() -> None:
    model = dealt()
    drawn = send(model, "dealer", seat=0)
    chips = {place["seat"]: place["chips"] for place in drawn["places"]}
    assert [seat for seat, chip in chips.items() if chip] == [0]
    assert shown(model)[0] == {str(card) for card in deal(BID, 0, random.Random(7)).hands[0]}


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "turn", "seat": 9},
        {"kind": "turn", "seat": "1"},
        {"kind": "turn", "seat": True},
        {"kind": "trump", "suit": "Z"},
        {"kind": "trump", "suit": ["H"]},
        {"kind": "dealer", "seat": 4},
        {"kind": "dealer", "seat": None},
        {"kind": "nonsense"},
    ],
)
def test_senseless_messages_change_nothing(message: dict[str, Any]) -> None:
    model = dealt()
    before = body(model)
    send(model, **message)
    assert body(model) == before


def test_a_stale_click_changes_nothing() -> None:
    model = dealt()
    version = model.state()["version"]
    for _ in range(50):
        model.receive({"kind": "turn", "version": version, "seat": 1})
    assert set(shown(model)) == {0, 1}


def test_the_place_is_kept_and_afresh_is_the_first_deal() -> None:
    model = dealt(keep_key="k", open=[2])
    first = shown(model)
    assert model.save() == ""
    send(model, "deal")
    send(model, "trump", suit="S")
    send(model, "turn", seat=1)
    again = dealt(seed=1)
    send(again, "carry_on", text=model.save())
    assert body(again) == body(model)
    send(model, "afresh")
    assert shown(model) == first
    for text in ("", "deal", "deal x 1 -", "deal 7 9 - 0", "deal 7 1 Z 0", "deal 7 1 - 8"):
        with pytest.raises(ValueError):
            again.load(text)


def test_senseless_course_parameters_are_named() -> None:
    senseless: tuple[dict[str, Any], ...] = (
        {"rules": "whist"},
        {"options": {"jokers": True}},
        {"seat": 4},
        {"trump": "Z"},
        {"open": [7]},
        {"rules": "ghost", "seat": 3},
        {"rules": "cutthroat", "dealer": 3},
    )
    for wrong in senseless:
        with pytest.raises(ValueError):
            DealTableModel(**wrong)


OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("ghost", {}), ("double_deck", {}), ("turn_up", {}),
    ("cutthroat", {"deck": 25}), ("cutthroat", {"deck": 32}),
    ("turn_up", {"deck": 25, "benny_upcard": "redeal"}), ("two_handed", {}),
    ("two_handed", {"two_handed_dummy": "maker2"}), ("two_handed", {"two_handed_dummy": "each3"}),
]  # fmt: skip


@pytest.mark.parametrize("game, options", OTHERS)
@pytest.mark.parametrize("seed", range(4))
def test_every_game_is_dealt_as_the_engine_deals_it(game: str, options: dict[str, Any], seed: int) -> None:
    model = dealt(rules=game, options=options, seed=seed)
    drawn = body(model)
    state = deal(model.rules, model.rules.seats - 1, random.Random(seed))
    assert [place["place"] for place in drawn["places"]] == [p for p in "nwes" if p in placed(drawn)]
    assert [place["seat"] for place in drawn["places"] if place["own"]] == [0] and placed(drawn)["s"] == 0
    turned = {str(state.upcard)} if state.upcard else set()
    assert set(CARD.findall(json.dumps(model.state()))) == turned | {str(card) for card in state.hands[0]}
    assert (drawn["turned"] or {}).get("stock", 0) == len(state.stock)
    drawn = send(model, "turn", seat=None)
    for place in drawn["places"]:
        hand = state.hands[place["seat"]]
        assert sorted(card["id"].partition("#")[0] for card in place["cards"]) == sorted(map(str, hand))
        assert place["empty"] == (place["seat"] >= model.rules.seats)
    ids = [card["id"] for place in drawn["places"] for card in place["cards"]]
    assert not drawn["dealing"] and len(ids) == sum(map(len, state.hands))


def placed(drawn: dict[str, Any]) -> dict[str, int]:
    """The chair at each place of the board."""
    return {place["place"]: place["seat"] for place in drawn["places"]}


@pytest.mark.parametrize("game, options", OTHERS)
def test_cards_go_out_as_at_the_table(game: str, options: dict[str, Any]) -> None:
    rules = RULESETS[game].with_options(**options)
    way = ways_out(rules, rules.seats - 1)
    state = deal(rules, rules.seats - 1, random.Random(1))
    for chair in range(rules.chairs):
        there = [card for place, card in zip(way, state.dealt, strict=False) if place == chair]
        assert CardSet.of(there) == state.hands[chair]
    if rules.turns_up:
        assert state.dealt[way.index(TURNED)] == state.upcard


def test_a_chair_that_nobody_sits_at_is_shown_by_its_name() -> None:
    for game, name in (("ghost", "Ghost hand"), ("cutthroat", "Dummy")):
        model = dealt(rules=game)
        (empty,) = [place for place in body(model)["places"] if place["empty"]]
        assert (empty["name"], empty["turn_label"]) == (name, f"Show: {name}")
        send(model, "turn", seat=3)
        assert model.state()["announce"] == f"{name}: face up."
        assert name.lower() in body(model)["sentence"]
