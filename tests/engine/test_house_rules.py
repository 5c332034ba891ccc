"""Files of house rules: written, read back, and refused with the line, the column and what was expected."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_tutor.engine import OPTIONS, PRESETS, RULESETS, NotationError, Ruleset
from euchre_tutor.engine.house_rules import MAX_SIZE, read_house_rules, write_house_rules
from tests.engine.mixes import mixes

FILE = """\
# Friday's table
game = bid
preset = club     # as at the club

target = 21
stick_the_dealer = true
"""
WORDS = st.sampled_from(["game", "preset", "club", "bid", "=", "\n", " ", "#", "true", "1", *OPTIONS])


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_written_is_read_back(game: str) -> None:
    for rules in mixes(RULESETS[game]):
        assert read_house_rules(write_house_rules(rules)) == rules


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", RULESETS)
def test_a_preset_is_read(game: str, preset: str) -> None:
    rules = RULESETS[game].with_preset(preset)
    assert read_house_rules(f"game = {game}\npreset = {preset}\n") == rules
    assert read_house_rules(write_house_rules(rules)) == rules


def test_the_club_preset_is_the_rule_books() -> None:
    rules = read_house_rules("game = double_deck\npreset = club")
    assert (rules.ask_fail, rules.moon_fail, rules.going_out) == ("symmetric", "symmetric", "bidder_first")
    assert (rules.min_bid, rules.target, rules.ask_cards) == (6, 52, 3)


def test_options_stand_above_the_preset() -> None:
    rules = read_house_rules("game = double_deck\npreset = club\ntarget = 40")
    assert (rules.target, rules.min_bid) == (40, 6)


def test_a_file_with_notes_and_a_byte_order_mark() -> None:
    expected = RULESETS["bid"].with_preset("club").with_options(target=21, stick_the_dealer=True)
    assert read_house_rules("\ufeff" + FILE.replace(" = ", "\u00a0=\u00a0")) == expected
    assert read_house_rules(FILE.replace("\n", "\r\n").replace(" = ", "=").replace("true", "yes")) == expected


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "game = one of"),
        ("# nothing\n\n", 1, 1, "game = one of"),
        ("target = 21", 1, 1, "the game first"),
        ("game = chess", 1, 8, "one of bid"),
        ("game = bid\n  targt = 21", 2, 3, "target"),
        ("game = turn_up\nmin_bid = 4", 2, 1, "one such as"),
        ("game = bid\ntarget = 21\n\ntarget = 22", 4, 1, "each name once"),
        ("game = bid\ngame = ghost", 2, 1, "each name once"),
        ("game = bid\ntarget = many", 2, 10, "a whole number"),
        ("game = bid\ntarget = true", 2, 10, "a whole number"),
        ("game = bid\ntarget = -1", 2, 10, "a whole number"),
        ("game = bid\ntarget = 21 22", 2, 10, "a whole number"),
        ("game = bid\ntarget = \u0663\u0662", 2, 10, "a whole number"),
        ("game = bid\nstick_the_dealer = 1", 2, 20, "one of false, true"),
        ("game = bid\nbidding_rounds = true", 2, 18, "one of 1, 2, open"),
        ("game = bid\ndeck = 48", 2, 8, "a pack"),
        ("game = bid\ntarget", 2, 1, "NAME = VALUE"),
        ("game = bid\ntarget =", 2, 1, "NAME = VALUE"),
        ("game = bid\n= 3", 2, 1, "NAME = VALUE"),
        ("game = bid\ntarget = 21\npreset = club", 3, 1, "right after game"),
        ("game = bid\npreset = pub", 2, 10, "one of seed, club"),
        ("game = bid\njoker = true\ntarget = 21\ndeck = 24", 2, 9, "make sense together"),
        (
            "game = bid\nask_order = gift_first\nask_partner_may_return = true\ntarget = 9",
            3,
            26,
            "make sense together",
        ),
        ("x" * (MAX_SIZE + 1), 1, 1, "at most"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_house_rules(text)
    assert (refused.value.line, refused.value.column) == (line, column)
    assert expected in refused.value.expected


@pytest.mark.parametrize("text", [" " * 9_000 + "x", "=" * 9_999, "\t=" * 4_000, "#" * 9_999 + "\n"])
def test_a_spiteful_file_is_refused_at_once(text: str) -> None:
    started = time.perf_counter()
    with pytest.raises(NotationError):
        read_house_rules(text)
    assert time.perf_counter() - started < 1


@given(st.text(max_size=200) | st.lists(WORDS, max_size=30).map("".join))
def test_any_text_is_house_rules_or_a_notation_error(text: str) -> None:
    try:
        rules = read_house_rules(text)
    except NotationError as error:
        assert error.line >= 1 and error.column >= 1 and error.expected
    else:
        assert isinstance(rules, Ruleset)
        assert read_house_rules(write_house_rules(rules)) == rules
