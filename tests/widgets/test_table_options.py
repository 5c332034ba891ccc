"""The rules of a new match: every option of every game can be chosen, and is told in words."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import PRESETS, RULESETS, Option, Ruleset, RulesetError
from euchre_tutor.engine.codes import write_code
from euchre_widgets.table_model import TableModel
from euchre_widgets.table_options import GAMES, GROUPS, NAMED, differences, values_of
from tests.widgets.messages import body, send
from tests.widgets.tables import sat

OPTIONS = [(game, name) for game in RULESETS for name in sorted(RULESETS[game].options) if name != "joker"]


def variants(rules: Ruleset, name: str) -> list[Ruleset]:
    """The game under every value of the option that can be picked or typed, but for the one it has."""
    found = []
    values: tuple[Option, ...] = values_of(rules, name) or (1, 7)
    for value in values:
        try:
            found.append(rules.with_options(**{name: value}))
        except RulesetError:
            continue
    return [other for other in found if other != rules]


@pytest.mark.parametrize("game, name", OPTIONS)
def test_every_value_of_every_option_is_told_in_words(game: str, name: str) -> None:
    others = variants(RULESETS[game], name)
    assert others or RULESETS[game].decks == (RULESETS[game].deck,)
    for other in others:
        (line,) = differences(other)
        assert "_" not in line and "true" not in line.lower() and "false" not in line.lower()


def test_every_game_preset_and_option_has_its_place() -> None:
    assert GAMES.keys() == RULESETS.keys()
    assert NAMED.keys() == PRESETS.keys()
    placed = [name for _, names in GROUPS for name in names]
    assert len(placed) == len(set(placed))
    assert {*placed, "joker"} == {name for rules in RULESETS.values() for name in rules.options}


def chosen(model: TableModel) -> dict[str, dict[str, object]]:
    """The options of the dialog by their names."""
    return {option["name"]: option for group in body(model)["panel"]["groups"] for option in group["options"]}


@pytest.mark.parametrize("game", RULESETS)
def test_every_option_can_be_set_to_its_last_value_and_the_match_is_dealt_so(game: str) -> None:
    model = sat(players="random")
    send(model, "panel", panel="new")
    send(model, "game", game=game)
    for name, option in chosen(model).items():
        at: object = "7" if option["kind"] == "number" else len(values_of(model.draft, name)) - 1
        send(model, "option", name=name, at=at)
    assert all(option["number"] in ("", "7") for option in chosen(model).values())
    drawn = send(model, "start", seed=" 77 ")
    assert drawn["panel"] is None and model.session.seed == 77
    assert model.session.rules == model.draft
    assert model.session.rules.name == game
    assert len(drawn["match"]["rules"]) > 5


def test_an_impossible_mix_is_refused_by_name_and_changes_nothing() -> None:
    model = sat()
    send(model, "panel", panel="new")
    send(model, "option", name="ask_order", at=1)
    before = model.draft
    drawn = send(model, "option", name="ask_partner_may_return", at=1)["panel"]
    assert model.draft == before
    assert drawn["puzzled"] == "ask_partner_may_return"
    assert drawn["trouble"].startswith("The discard may be given back: ")
    assert send(model, "option", name="ask_order", at=0)["panel"]["trouble"] == ""


@pytest.mark.parametrize("number", ["", "many", "-3", "999999", "0"])
def test_a_number_without_sense_changes_nothing(number: str) -> None:
    model = sat()
    send(model, "panel", panel="new")
    before = model.draft
    drawn = send(model, "option", name="target", at=number)["panel"]
    assert model.draft == before
    assert ("whole number" in drawn["trouble"]) == bool(number)


def test_a_seed_that_is_none_is_answered_in_words() -> None:
    model = sat()
    now = model.session.now
    send(model, "panel", panel="new")
    drawn = send(model, "start", seed="seven")["panel"]
    assert drawn["puzzled"] == "seed" and "whole number" in drawn["trouble"]
    assert model.session.now is now


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_code_brings_the_rules_back(game: str, preset: str) -> None:
    model, rules = sat(), RULESETS[game].with_preset(preset)
    send(model, "panel", panel="new")
    drawn = send(model, "code", code=write_code(rules))["panel"]
    assert model.draft == rules and drawn["code"] == write_code(rules)
    assert drawn["game"] == game
    assert drawn["preset"] == preset or RULESETS[game] == rules
    assert bool(drawn["differences"]) == (RULESETS[game] != rules)
    assert drawn["sheet"] and all(part["lines"] for part in drawn["sheet"])


@pytest.mark.parametrize("code", ["", "nonsense", "x" * 5000, "\u0000", "bid target=0"])
def test_a_text_that_is_no_code_changes_nothing_and_is_answered(code: str) -> None:
    model = sat()
    send(model, "panel", panel="new")
    before = model.draft
    drawn = send(model, "code", code=code)["panel"]
    assert model.draft == before
    assert drawn["puzzled"] == "code" and "no code" in drawn["trouble"]


def test_a_preset_and_another_game_begin_from_their_own_rules() -> None:
    model = sat()
    send(model, "panel", panel="new")
    assert body(model)["panel"]["preset"] == "seed"
    send(model, "option", name="stick_the_dealer", at=1)
    assert body(model)["panel"]["preset"] == ""
    send(model, "preset", preset="club")
    assert model.draft == RULESETS["bid"].with_preset("club")
    send(model, "game", game="ghost")
    assert model.draft == RULESETS["ghost"]
    assert model.session.rules == RULESETS["bid"]
