"""Codes of rulesets: short, read back, the same for ever, and never read wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import OPTIONS, RULESETS, NotationError, Option, Ruleset, RulesetError
from euchre_tutor.engine.codes import ALPHABET, BASES, LONGEST, SETTINGS, read_code, write_code
from tests.engine.mixes import VALUES, mixes

ALL = [rules for game in RULESETS.values() for rules in mixes(game)]
# What codes meant when they were first given: a line here is never changed, only added.
FOREVER: dict[str, tuple[str, dict[str, Option]]] = {
    "A9": ("bid", {}),
    "G4": ("ghost", {}),
    "DQ": ("double_deck", {}),
    "CX": ("cutthroat", {}),
    "T7": ("turn_up", {}),
    "HV": ("two_handed", {}),
    "A3J4-G4JX": ("bid", {"ask_fail": "symmetric", "moon_fail": "symmetric", "going_out": "bidder_first"}),
    "A3AW-4A9P": ("bid", {"target": 21, "renege_mode": "allow"}),
    "C3AY-TWRR": ("cutthroat", {"target": 9999}),
}
NUMBERED = 106  # settings that had a number then
STRANGE = ["", " ", "A", "-", "A9A9", "B9", "AU", "Ä9", "A\n9X", "T7 T7", "K", "\u017f9", "A\u00a09"]


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
def test_a_code_is_read_back(rules: Ruleset) -> None:
    code = write_code(rules)
    assert read_code(code) == rules
    assert read_code(f" {code.lower().replace('-', ' ')} ") == rules
    assert set(code) <= {*ALPHABET, "-"} and len(code) < LONGEST


def test_no_two_tables_have_the_same_code() -> None:
    assert len({write_code(rules) for rules in ALL}) == len(set(ALL))


@pytest.mark.parametrize("code", FOREVER)
def test_a_code_means_for_ever_what_it_meant(code: str) -> None:
    game, options = FOREVER[code]
    rules = RULESETS[game].with_options(**options)
    assert read_code(code) == rules
    assert write_code(rules) == code


def test_settings_are_only_added() -> None:
    assert SETTINGS[0] == ("deck", 24) and SETTINGS[NUMBERED - 1] == ("false_call_penalty", None)
    assert len(set(map(repr, SETTINGS))) == len(SETTINGS)


def test_every_game_option_and_value_has_a_number() -> None:
    assert {game for game, _ in BASES.values()} == set(RULESETS)
    assert {name for name, _ in SETTINGS} == set(OPTIONS) - {"joker"}
    for name, choices in VALUES.items():
        known = [value for option, value in SETTINGS if option == name]
        assert all(value in known or (None in known and type(value) is int) for value in choices)


@pytest.mark.parametrize("value", [1, 19, 20, 21, 65, 66, 67, 548, 10_000])
def test_every_number_is_read_back(value: int) -> None:
    rules = RULESETS["bid"].with_options(target=value)
    assert read_code(write_code(rules)) == rules


def test_the_plain_games_have_codes_of_two_characters() -> None:
    assert all(len(write_code(rules)) == 2 for rules in RULESETS.values())


@pytest.mark.parametrize("rules", ALL[::7], ids=lambda rules: rules.name)
def test_one_wrong_character_is_found(rules: Ruleset) -> None:
    code = write_code(rules).replace("-", "")
    for at, sign in enumerate(code):
        for other in ALPHABET.replace(sign, ""):
            with pytest.raises(NotationError):
                read_code(code[:at] + other + code[at + 1 :])


@pytest.mark.parametrize("rules", ALL[::7], ids=lambda rules: rules.name)
def test_two_neighbours_that_changed_places_are_found(rules: Ruleset) -> None:
    code = write_code(rules).replace("-", "")
    for at in range(len(code) - 1):
        turned = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        if turned != code:
            with pytest.raises(NotationError):
                read_code(turned)


@given(st.text(max_size=40) | st.text(ALPHABET + "-", max_size=40))
@settings(max_examples=500)
def test_any_text_is_a_code_or_a_notation_error(text: str) -> None:
    try:
        rules = read_code(text)
    except NotationError as error:
        assert error.message and error.expected
    else:
        assert write_code(rules).replace("-", "") == text.strip().replace("-", "").replace(" ", "").upper()


@pytest.mark.parametrize("text", [*STRANGE, "A" * (LONGEST + 1), "A" * 100_000])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_code(text)


def test_a_table_of_ones_own_has_no_code() -> None:
    with pytest.raises(ValueError, match="no code"):
        write_code(replace(RULESETS["bid"], name="mine"))
    with pytest.raises((ValueError, RulesetError)):
        write_code(replace(RULESETS["turn_up"], march=3))
