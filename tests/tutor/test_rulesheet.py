"""The rule sheet: every field of a ruleset shows in it, and in the difference of two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from euchre_tutor.engine import OPTIONS, PRESETS, RULESETS, Option, Ruleset, RulesetError
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.rulesheet import difference, sheet
from euchre_tutor.tutor.sheet.options import OPTION_WORDS, option_title, option_value
from tests.engine.mixes import VALUES, mixes, values

# Another value of each field that is no option, in a game where it says something.
STRUCTURE: dict[str, tuple[str, Any]] = {
    "name": ("bid", "another"),
    "seats": ("ghost", 2),
    "hand_size": ("bid", 5),
    "partnerships": ("bid", False),
    "decks": ("bid", (24, 25, 32)),
    "turns_up": ("two_handed", False),
    "dummies": ("cutthroat", ()),
    "allied": ("cutthroat", False),
    "march": ("turn_up", 3),
    "euchre": ("turn_up", 3),
    "sweep_alone": ("cutthroat", False),
}
DECIDING = {"ghost": ("ghost_swap",), "cutthroat": ("loner_lead", "merge_pool"), "turn_up": ("loner_lead",)}


def lines(rules: Ruleset) -> list[str]:
    return [line for section in sheet(rules) for line in section.lines]


def changed_options() -> Iterator[tuple[str, str, Option]]:
    for game, rules in RULESETS.items():
        for name, choices in values(rules).items():
            yield from ((game, name, value) for value in choices if value != rules.option(name))


@pytest.mark.parametrize(("game", "name", "value"), list(changed_options()))
def test_a_changed_option_shows_in_the_sheet_and_in_the_difference(
    game: str, name: str, value: Option
) -> None:
    rules = RULESETS[game]
    other = rules.with_options(**{name: value})
    assert sheet(other) != sheet(rules)
    there, back = difference(rules, other), difference(other, rules)
    assert there and all(change.before != change.after for change in there)
    assert {(c.title, c.before, c.after) for c in there} == {(c.title, c.after, c.before) for c in back}


@pytest.mark.parametrize("game", RULESETS)
def test_no_two_tables_have_the_same_sheet(game: str) -> None:
    seen: dict[object, Ruleset] = {}
    for rules in mixes(RULESETS[game]):
        assert seen.setdefault(sheet(rules), rules) == rules
        assert bool(difference(RULESETS[game], rules)) == (rules != RULESETS[game])
        assert difference(rules, rules) == ()


def test_changes_stand_in_the_order_of_a_hand() -> None:
    titles = [change.title for change in difference(RULESETS["bid"], RULESETS["ghost"])]
    assert titles.index("Packs to choose from") < titles.index("The ghost hand") < titles.index("The bids")
    assert titles.index("The bids") < titles.index("All tricks with help") < titles.index("The moon")
    assert titles[-1] == "Points of all tricks with help"


def test_every_field_that_is_no_option_is_looked_at() -> None:
    assert {field.name for field in fields(Ruleset)} == {*STRUCTURE, *OPTIONS, "options"} - {"joker"}


@pytest.mark.parametrize("name", STRUCTURE)
def test_a_changed_structure_shows(name: str) -> None:
    game, value = STRUCTURE[name]
    rules = RULESETS[game]
    other = replace(rules, **{name: value})
    assert sheet(other) != sheet(rules)
    assert difference(rules, other)


@pytest.mark.parametrize("game", DECIDING)
def test_an_option_that_a_game_has_at_all_shows(game: str) -> None:
    rules = RULESETS[game]
    for name in DECIDING[game]:
        assert lines(replace(rules, options=rules.options - {name})) != lines(rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_sheet_reads_well(game: str, language: str) -> None:
    with speaking(language):
        for rules in mixes(RULESETS[game])[:40]:
            for section in sheet(rules):
                assert section.title and section.lines
                assert all(line.strip() and "{" not in line for line in section.lines)
                assert len(set(section.lines)) == len(section.lines)
            for change in difference(RULESETS["bid"], rules):
                assert change.title and change.before and change.after


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_stand_for_one_rule_each(language: str) -> None:
    with speaking(language):
        for rules in RULESETS.values():
            for other in RULESETS.values():
                titles = [change.title for change in difference(rules, other)]
                assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    assert set(OPTION_WORDS) == set(OPTIONS)
    with speaking(language):
        titles = [option_title(name) for name in OPTION_WORDS]
        assert len(set(titles)) == len(titles)
        for name in OPTION_WORDS:
            choices = VALUES.get(name, (False, True))
            words = [option_value(name, value) for value in choices]
            assert len(set(words)) == len(words)
            assert not {str(v) for v in choices if isinstance(v, str | bool)} & set(words) - {"none", "never"}


@pytest.mark.parametrize("game", RULESETS)
def test_an_option_without_effect_is_said_to_have_none(game: str) -> None:
    rules = RULESETS[game]
    idle = rules.with_options(renege_penalty=7)
    assert sheet(idle)[:-1] == sheet(rules)
    assert sheet(idle)[-1].title == "Agreed, but without effect here"
    assert sheet(idle)[-1].lines == ("Points for a renege: 7",)
    in_force = idle.with_options(renege_mode="allow")
    assert any("7 points" in line for line in lines(in_force))


# ---- the sentences against the rule book


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("bid", {}, "The bids, from the lowest: 3, 4, 5, six with help, the moon."),
        ("ghost", {"min_bid": 2}, "The bids, from the lowest: 2, 3, 4, 5, the moon."),
        ("double_deck", {}, "9, 10, 11, twelve with help, the moon."),
        ("bid", {}, "Six with help pays 12 points. If a trick is lost, it costs 6 points"),
        ("double_deck", {"bonus_scale": "per_trick"}, "pays 4 points for each trick of the hand, 48 in all."),
        ("bid", {"joker": True}, "The last card goes to the dealer, who then has 7."),
        ("turn_up", {}, "Each player gets 5 cards, in packets: 3-2-3-2, then 2-3-2-3."),
        ("two_handed", {}, "Each player gets 5 cards, in packets: 3-2, then 2-3."),
        ("two_handed", {}, "The 13 cards left stay face down"),
        ("two_handed", {"two_handed_dummy": "each3"}, "The 7 cards left stay face down"),
        ("cutthroat", {"deck": 32}, "The 11 cards left stay face down"),
        ("cutthroat", {}, "so these are 10 cards."),
        ("cutthroat", {"merge_pool": "before_discard"}, "They are 10 cards; 11 for a dealer"),
        ("cutthroat", {}, "With 3 or more of the 5 tricks the maker's side scores 1 point."),
        ("turn_up", {}, "A lone maker who takes all the tricks scores 4 points."),
        ("bid", {"going_out": "bidder_first"}, "share the highest total and the bidder has not won, another"),
        ("bid", {"going_out": "must_make_or_set"}, "A side needs 32 points or more after a hand to win"),
        ("bid", {"going_out": "must_make_or_set"}, "If several of those that can win share"),
        ("cutthroat", {"renege_mode": "allow", "false_call_penalty": 2}, "costs the caller 2 points."),
        ("turn_up", {"renege_mode": "allow", "false_call_penalty": 2}, "costs the caller's side 2 points."),
        ("turn_up", {"target": 1}, "The match is over when a side has 1 point or more after a hand."),
    ],
)
def test_what_the_rule_book_says_is_said(game: str, options: dict[str, Option], sentence: str) -> None:
    assert sentence in " ".join(lines(RULESETS[game].with_options(**options)))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", RULESETS)
def test_a_preset_has_a_sheet(game: str, preset: str) -> None:
    rules = RULESETS[game].with_preset(preset)
    assert bool(difference(RULESETS[game], rules)) == (rules != RULESETS[game])


def test_the_values_tried_are_values() -> None:
    for rules in RULESETS.values():
        for name, choices in values(rules).items():
            assert len(choices) > 1 or name == "deck", (rules.name, name)
            with pytest.raises(RulesetError):
                rules.with_options(**{name: "no such value"})
