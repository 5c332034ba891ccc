"""RenegeSpotter: every answer judged as the engine does, nothing given away, nothing to break."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS
from euchre_tutor.tutor.names import seat_name
from euchre_tutor.tutor.reneges import card_at, guilty, owed_at
from euchre_widgets.renege_spotter import RenegeSpotterModel
from euchre_widgets.spotter_board import ids_at
from tests.widgets.messages import body, send


def find(model: RenegeSpotterModel, number: int = 0) -> dict[str, Any]:
    """Name the renege of this number and the card that was due."""
    spot = guilty(model.hand)[number]
    assert send(model, "pick", card=str(card_at(model.hand, spot)))["ask"]
    return send(model, "due", card=str(owed_at(model.hand, spot).cards[0]))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reneges", [0, 1, 2])
def test_a_hand_is_searched_to_its_end(seed: int, reneges: int) -> None:
    heard: list[bool] = []
    model = RenegeSpotterModel(seed, reneges, on_answer=lambda _, right: heard.append(right))
    for number in range(reneges):
        told = find(model, number)["told"]
        assert told["grade"] == "best"
        assert "had to play" in told["reason"]
    end = send(model, "none")
    assert (end["done"], end["told"]["grade"], len(end["lines"])) == (True, "best", reneges)
    assert heard == [True]


@pytest.mark.parametrize("seed", range(4))
def test_every_honest_card_is_cleared_with_the_rule(seed: int) -> None:
    model = RenegeSpotterModel(seed, 0)
    for trick in model.hand.tricks:
        for _, card in trick:
            asked = send(model, "pick", card=str(card))["ask"]
            told = (send(model, "due", card=asked["cards"][0]["id"]) if asked else body(model))["told"]
            assert told["grade"] == "mistake"
            assert any(word in told["reason"] for word in ("it follows", "any card", "led to this trick"))


def test_the_wrong_card_in_its_place_is_told_and_may_be_tried_again() -> None:
    model = RenegeSpotterModel(3, 1)
    (spot,) = guilty(model.hand)
    asked = send(model, "pick", card=str(card_at(model.hand, spot)))["ask"]
    owed = {str(card) for card in owed_at(model.hand, spot)}
    wrong = next(card["id"] for card in asked["cards"] if card["id"] not in owed)
    told = send(model, "due", card=wrong)
    assert told["told"]["grade"] == "mistake"
    assert "There is a renege here" in told["told"]["reason"]
    assert told["ask"] and told["stuck"]
    assert find(model)["told"]["grade"] == "best"


def test_saying_none_too_early_is_told_with_a_hint_and_then_the_player() -> None:
    model = RenegeSpotterModel(3, 1)
    assert "still a renege" in send(model, "none")["told"]["reason"]
    who = seat_name(guilty(model.hand)[0].seat, 0).replace("You", "your")
    assert who in send(model, "none")["told"]["reason"]
    shown = send(model, "show")
    assert shown["done"] and len(shown["lines"]) == 1 and shown["told"] is None


def test_nothing_is_given_away_before_it_is_found() -> None:
    told = [body(RenegeSpotterModel(seed, n)) for seed in range(5) for n in (0, 1, 2)]
    for one in told:
        cells = [cell for row in one["rows"] for cell in row["cells"]]
        assert not any(cell["guilty"] or cell["card"]["bower"] or cell["card"]["why"] for cell in cells)
        assert one["led"] == [None] * 6 and one["lines"] == [] and one["price"] == ""
        assert one["none"] == "No renege here"
    assert len({json.dumps(one | {"rows": 0, "trump": 0, "contract": 0}) for one in told}) == 1


def test_the_answer_cannot_be_asked_for_before_a_try() -> None:
    assert not send(RenegeSpotterModel(3, 1), "show")["done"]


def test_senseless_messages_change_nothing() -> None:
    model = RenegeSpotterModel(3, 1)
    before = body(model)
    for kind in ("pick", "due"):
        for card in (None, "9X", 7, ["JH"], "JK"):
            assert send(model, kind, card=card) == before
    send(model, "pick", card=str(model.hand.tricks[0][0][1]))
    assert send(model, "look") == before


def test_a_stale_click_and_fifty_clicks_at_once_are_one() -> None:
    model = RenegeSpotterModel(3, 1)
    version = model.state()["version"]
    for _ in range(50):
        model.receive({"kind": "none", "version": version})
    assert model.search.wrong == 1


def test_the_next_hand_comes_from_the_next_seed() -> None:
    model = RenegeSpotterModel(3, 1)
    send(model, "none")
    send(model, "show")
    again = send(model, "another")
    assert (again["done"], again["told"], model.seed) == (False, None, 4)
    numbers = set()
    for _ in range(12):
        send(model, "another")
        numbers.add(len(guilty(model.hand)))
    assert numbers == {0, 1, 2}


def test_its_place_is_kept_and_read_back() -> None:
    model, other = RenegeSpotterModel(2, 2), RenegeSpotterModel(2, 2)
    assert model.save() == ""
    find(model)
    send(other, "carry_on", text=model.save())
    assert other.search.found == model.search.found
    for text in ("", "1 5 0 0", "1 1 x 0", "2 2 0 0 0-9", "2 2 0 0 1", "-2 2 0 0"):
        with pytest.raises(ValueError):
            other.load(text)
    send(other, "afresh")
    assert other.save() == ""


def test_a_number_of_reneges_no_hand_has_is_refused() -> None:
    with pytest.raises(ValueError):
        RenegeSpotterModel(1, 99)


GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("ghost", {}, "loses? 2 points"), ("ghost", {"renege_penalty": 3}, "loses? 3 points"),
    ("double_deck", {}, "loses? 2 points"), ("cutthroat", {}, "loses? 2 points"),
    ("cutthroat", {"deck": 25, "renege_pays": "opponents_plus"}, "scores? 2 points"),
    ("turn_up", {}, "The hand ends with it."),
    ("turn_up", {"defend_alone": True, "deck": 32}, "scores? 2 points"),
    ("turn_up", {"renege_resolution": "lose_hand"}, "loses the hand"), ("two_handed", {}, "scores? 2 points"),
    ("two_handed", {"two_handed_dummy": "each3", "renege_penalty": 4}, "scores? 4 points"),
]  # fmt: skip


@pytest.mark.parametrize("game, options, price", GAMES)
@pytest.mark.parametrize("reneges", [0, 1, 2])
def test_hands_of_every_game_are_searched_and_priced_by_their_rules(
    game: str, options: dict[str, Any], price: str, reneges: int
) -> None:
    model = RenegeSpotterModel(5, reneges, game=game, options=options)
    drawn = body(model)
    cells = [cell for row in drawn["rows"] for cell in row["cells"]]
    ids = [cell["card"]["id"] for cell in cells if cell["card"]]
    assert len(ids) == len(set(ids)) == sum(map(len, model.hand.tricks))
    assert len(drawn["rows"]) == model.rules.seats - len(model.hand.sitting_out)
    assert len(drawn["led"]) == model.rules.hand_size
    for spot in guilty(model.hand):
        (identity,) = [one for at, one in ids_at(model.hand).items() if at == spot]
        assert send(model, "pick", card=identity)["ask"]
        told = send(model, "due", card=str(owed_at(model.hand, spot).cards[0]))["told"]
        assert told["grade"] == "best"
    end = send(model, "none")
    assert end["done"] and len(end["lines"]) == reneges
    assert bool(end["price"]) == (reneges > 0)
    assert reneges != 1 or re.search(price, end["price"])


@pytest.mark.parametrize("game", RULESETS)
def test_another_hand_of_the_same_game_and_the_kept_place(game: str) -> None:
    model = RenegeSpotterModel(2, 1, game=game, keep_key="k")
    send(model, "another")
    again = RenegeSpotterModel(2, 1, game=game, keep_key="k")
    again.load(model.save())
    assert body(again)["rows"] == body(model)["rows"] and again.hand.rules.name == game
