"""Table: every game from the first card to the end of the match, and what is drawn of each."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from euchre_tutor.engine import RULESETS, Action, Keep, Pass, Phase, View
from euchre_tutor.players import RandomPlayer
from euchre_widgets import table_prompts
from euchre_widgets.table_model import TableModel
from tests.widgets.messages import body, send
from tests.widgets.tables import decide, sat, sent, shown, unseen

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {"target": 6}) for name in RULESETS},
    "ghosts in a chain": ("ghost", {"target": 6, "ghost_swap": "chain", "name_trump": "with_bid"}),
    "three of help": ("double_deck", {"target": 6, "ask_cards": 3, "ask_partner_may_return": True}),
    "eleven to keep from": (
        "cutthroat",
        {"target": 4, "deck": 25, "merge_required": True, "merge_pool": "before_discard"},
    ),
    "joker named and called": (
        "turn_up",
        {"target": 4, "joker": True, "benny_upcard": "dealer_names_then_bid", "defend_alone": True},
    ),
    "before the lead": ("turn_up", {"target": 4, "alone_timing": "before_lead", "stick_the_dealer": True}),
    "two and a dummy": ("two_handed", {"target": 4, "two_handed_dummy": "maker2", "deck": 32}),
    "two and two dummies": ("two_handed", {"target": 4, "two_handed_dummy": "each3", "joker": True}),
    "reneges": ("cutthroat", {"target": 4, "renege_mode": "allow"}),
}


class Meek(RandomPlayer):
    """Passes wherever that may be said, and does anything elsewhere."""

    def choose(self, view: View) -> Action:
        """Pass, or anything."""
        return Pass() if Pass() in view.legal else super().choose(view)


def at(game: str, seed: int = 1, players: Any = "random", **options: Any) -> TableModel:
    """A table of the game with players who do anything, so that much happens."""
    return sat(rules=game, options=options, seed=seed, players=players, pace="once")


def seek(game: str, wanted: Callable[[TableModel], bool], **options: Any) -> TableModel:
    """A table of the game at the first place that is wanted."""
    for seed in range(40):
        model, rng = at(game, seed, Meek, **options), random.Random(seed)
        for _ in range(40):
            if wanted(model):
                return model
            if body(model)["done"]:
                break
            decide(model, rng)
    raise AssertionError(f"never there in {game}")


def phase(model: TableModel) -> Phase:
    """What is to be decided."""
    return model.session.view.phase


@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_played_to_its_end_and_no_unseen_card_is_ever_sent(table: str) -> None:
    game, options = TABLES[table]
    model, rng = at(game, 3, **options), random.Random(table)
    for _ in range(150):
        assert not unseen(model) & sent(model)
        if body(model)["done"]:
            break
        decide(model, rng)
    assert body(model)["done"] or game == "double_deck"


@pytest.mark.parametrize("game", RULESETS)
def test_every_chair_is_drawn_in_a_place_of_its_own(game: str) -> None:
    drawn, rules = body(at(game)), RULESETS[game]
    assert len({seat["place"] for seat in drawn["seats"]}) == rules.chairs
    assert [seat["place"] for seat in drawn["seats"] if seat["name"] == "You"] == ["s"]
    assert len(drawn["spots"]) == rules.seats
    assert sum(seat["empty"] for seat in drawn["seats"]) == len(rules.dummies)
    assert len(drawn["score"]["head"]) == len(rules.sides)
    assert drawn["score"]["head"][0].startswith("You")


def test_two_players_face_each_other() -> None:
    drawn = body(at("two_handed", two_handed_dummy="each3"))
    names = {seat["place"]: seat["name"] for seat in drawn["seats"]}
    assert names == {"n": "North", "s": "You", "e": "Your dummy", "w": "North's dummy"}


def test_the_ghost_hand_is_no_player_and_is_dead_once_it_is_swapped() -> None:
    model = seek("ghost", lambda m: "SWAP" in words(m))
    ghost = next(seat for seat in body(model)["seats"] if seat["empty"])
    assert (ghost["count"], ghost["note"]) == (6, "face down")
    held = set(map(str, model.session.view.hand))
    drawn = send(model, "act", word="SWAP")
    ghost = next(seat for seat in drawn["seats"] if seat["empty"])
    assert ghost["note"] == "dead, out of play"
    assert {card["id"] for card in drawn["away"][0]["cards"]} == held
    assert not held & {card["id"] for card in drawn["hand"]}
    closed = next(option for option in drawn["choice"]["options"] if option["word"] == "SWAP")
    assert "ghost hand" in closed["why"]


def test_a_ghost_hand_that_may_be_taken_again_is_not_out_of_play() -> None:
    drawn = send(seek("ghost", lambda m: "SWAP" in words(m), ghost_swap="chain"), "act", word="SWAP")
    assert next(seat for seat in drawn["seats"] if seat["empty"])["note"] == "face down"


def words(model: TableModel) -> list[str]:
    """The words of the buttons that may be pressed."""
    due = body(model)["choice"]
    return [option["word"] for option in due["options"] if not option["why"]] if due else []


def test_the_ladder_of_twelve_cards_ends_in_help_and_the_moon() -> None:
    model = seek("double_deck", lambda m: phase(m) is Phase.BID)
    rungs = [option["word"] for option in body(model)["choice"]["options"]]
    assert rungs == ["PASS", *(f"BID {n}" for n in range(3, 12)), "ASK", "MOON"]


def test_twins_are_told_apart_on_the_page() -> None:
    model, rng = at("double_deck"), random.Random(2)
    for _ in range(60):
        drawn = body(model)
        cards = [c["id"] for c in drawn["hand"]] + [s["card"]["id"] for s in drawn["spots"] if s["card"]]
        cards += [one["card"]["id"] for one in drawn["last"]["cards"]] if drawn["last"] else []
        assert len(cards) == len(set(cards))
        decide(model, rng)


def test_both_twins_can_be_chosen_and_each_put_back() -> None:
    def there(model: TableModel) -> bool:
        due, ids = body(model)["choice"], [card["id"] for card in body(model)["hand"]]
        return bool(due) and due["kind"] == "cards" and any(one.endswith("#2") for one in ids)

    model = seek("double_deck", there, ask_cards=2, ask_force_best=False)
    twin = next(card["id"] for card in body(model)["hand"] if card["id"].endswith("#2"))
    send(model, "pick", card=twin[:2])
    drawn = send(model, "pick", card=twin)
    assert drawn["choice"]["options"][0]["word"].endswith(f"{twin[:2]} {twin[:2]}")
    drawn = send(model, "pick", card=twin[:2])
    assert [card["id"] for card in drawn["hand"] if "selected" in card["marks"]] == [twin]


def test_the_turned_card_lies_in_the_middle_until_it_is_taken_or_turned_down() -> None:
    model = seek("turn_up", lambda m: phase(m) is Phase.ORDER)
    turned = body(model)["turned"]
    assert turned["middle"] and turned["stock"] == 3 and turned["text"] == "Turned up"
    model = seek("turn_up", lambda m: phase(m) is Phase.CALL and bool(words(m)))
    drawn = body(model)
    suit = drawn["turned"]["card"]["suit"]
    assert drawn["turned"]["card"]["marks"] == ["laid"]
    barred = [option["suit"] for option in drawn["choice"]["options"] if option["why"] and option["suit"]]
    assert barred == [suit]
    model = seek("turn_up", lambda m: phase(m) is Phase.PLAY and m.session.view.upcard_taken)
    assert not body(model)["turned"]["middle"] and "took it up" in body(model)["turned"]["text"]


@pytest.mark.parametrize("game", ["turn_up", "cutthroat", "two_handed"])
def test_each_way_to_make_the_turned_suit_trump_has_its_own_word(game: str) -> None:
    said = set()
    for seed in range(12):
        model = at(game, seed, Meek)
        if phase(model) is Phase.ORDER and body(model)["choice"]:
            said |= {o["label"] for o in body(model)["choice"]["options"] if o["word"] == "ORDER"}
    expected = {
        "turn_up": {"Order it up", "Assist", "Take it up"},
        "cutthroat": {"Order it up", "Assist", "Accept it"},
        "two_handed": {"Order it up", "Accept it"},
    }
    assert said == expected[game]


def test_alone_is_chosen_beside_the_suit_where_it_is_said_with_the_call() -> None:
    model = seek("turn_up", lambda m: phase(m) is Phase.CALL and bool(words(m)))
    assert not any(word.endswith("ALONE") for word in words(model))
    drawn = send(model, "alone", alone=True)
    assert drawn["choice"]["alone"]
    assert all(word.endswith("ALONE") for word in words(model) if word != "PASS")
    send(model, "act", word=words(model)[-1])
    contract = model.session.view.contract
    assert contract is not None and contract.alone and contract.seat == model.session.seat
    assert any("You play alone." in line["text"] for line in body(model)["log"])


def test_the_dummy_stays_unseen_until_it_is_taken_up_and_then_five_are_kept() -> None:
    model = seek("cutthroat", lambda m: phase(m) is Phase.MERGE and m.session.view.on_turn)
    assert words(model) == ["LOOK", "DECLINE"]
    assert body(model)["beside"] is None
    hidden = {str(card) for card in model.session.view.pool - model.session.view.hand}
    assert "Take the dummy up" in send(model, "hint")["note"]
    assert not hidden & sent(model)
    drawn = send(model, "act", word="LOOK")
    assert {card["id"] for card in drawn["beside"]["cards"]} == hidden
    dummy = next(seat for seat in drawn["seats"] if seat["empty"])
    assert (dummy["count"], dummy["note"]) == (0, "you took it up")
    assert "Keep 5 cards." in model.state()["announce"]
    assert "seen the dummy" in send(model, "act", word="DECLINE")["note"]
    for card in shown(model)[3:8]:
        send(model, "pick", card=card["id"])
    assert "put one back" in send(model, "pick", card=shown(model)[0]["id"])["note"]
    send(model, "act", word=words(model)[0])
    assert isinstance(model.session.states[-1].calls[-1][1], Keep) or phase(model) is not Phase.MERGE
    assert len(body(model)["away"][0]["cards"]) >= 5
    dummy = next(seat for seat in body(model)["seats"] if seat["empty"])
    assert (dummy["count"], dummy["note"]) == (0, "you took it up")


def looked_at(**more: Any) -> TableModel:
    """A table whose learner has taken the dummy up."""
    model = sat(rules="cutthroat", pace="once", **more)
    for word in ("ORDER", "WITH", "LOOK"):
        send(model, "act", word=word)
    assert phase(model) is Phase.MERGE
    return model


def refuses_to_leave(model: TableModel) -> bool:
    """Whether the dummy lies open, and can no longer be left."""
    assert body(model)["beside"] and "DECLINE" not in words(model)
    told = send(model, "act", word="DECLINE")["note"]
    return "seen the dummy" in told and phase(model) is Phase.MERGE


def test_taking_back_covers_the_dummy_again_and_is_marked() -> None:
    model = looked_at()
    assert not body(model)["match"]["marks"]
    assert send(model, "undo")["beside"] is None
    assert body(model)["match"]["marks"]
    send(model, "redo")
    assert refuses_to_leave(model)


def test_a_dummy_taken_up_stays_so_when_the_page_is_loaded_again() -> None:
    model, again = looked_at(), TableModel(seed=99)
    send(again, "carry_on", text=model.save())
    assert refuses_to_leave(again)


def test_hurrying_nobody_changes_nothing() -> None:
    model = looked_at(practice=False)
    send(model, "pick", card=shown(model)[0]["id"])
    before = body(model)
    assert send(model, "hurry") == before
    assert refuses_to_leave(model)


def test_the_own_cards_stay_face_down_until_the_joker_has_a_suit() -> None:
    model = seek("turn_up", lambda m: phase(m) is Phase.BENNY and m.session.view.on_turn, joker=True)
    drawn = body(model)
    assert drawn["hand"] == [] and drawn["blind"] == "5 cards, face down"
    assert words(model) == ["NAME C", "NAME D", "NAME H", "NAME S"]
    assert "joker" in drawn["prompt"]["strong"]
    assert len(send(model, "act", word="NAME D")["hand"]) > 0


def test_a_match_of_three_is_won_by_one() -> None:
    model, rng = at("cutthroat", 3, target=3), random.Random(1)
    while not body(model)["done"]:
        decide(model, rng)
    assert "won the match" in body(model)["result"]["title"]


@pytest.mark.parametrize("game", RULESETS)
def test_every_place_of_every_game_can_be_carried_on_from(game: str) -> None:
    model, rng = at(game, 3), random.Random(7)
    for _ in range(12):
        decide(model, rng)
        again = TableModel(seed=99, players="random")
        send(again, "carry_on", text=model.save())
        assert again.session.states == model.session.states
        assert again.session.rules == model.session.rules


@pytest.mark.parametrize("game", RULESETS)
def test_a_hint_is_given_or_refused_in_words_at_every_decision(game: str) -> None:
    model, rng = sat(rules=game, seed=5, pace="once"), random.Random(3)
    for _ in range(14):
        if not body(model)["result"]:
            assert send(model, "hint")["note"]
            assert model.state()["announce"]
        decide(model, rng)


def test_every_term_of_a_prompt_has_its_meaning() -> None:
    text = Path(table_prompts.__file__).read_text("utf-8")
    assert set(re.findall(r"\[\[(\w+)\|", text)) <= set(TableModel.terms)
