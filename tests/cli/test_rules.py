"""The command about rules: sheets, differences, files and codes of house rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_tutor.cli import main
from euchre_tutor.engine import (
    RULESETS,
    read_code,
    read_hand,
    read_house_rules,
    write_code,
    write_house_rules,
)
from euchre_tutor.speech import LANGUAGES, use_language


@pytest.fixture(autouse=True)
def in_english_afterwards() -> object:
    yield
    use_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_a_sheet_is_printed(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--language", language]) == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) > 20
    assert read_code(out.split()[-1]) == RULESETS[game]


def test_bid_euchre_is_what_one_gets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert "Bid Euchre: 4 players." in capsys.readouterr().out


def test_a_difference_says_what_was_and_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bid", "--option", "target=21", "--difference"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The target\n  before: The match is over when a side has 32 points")
    assert "here: The match is over when a side has 21 points" in out


def test_a_difference_of_two_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ghost", "--difference", "bid"]) == 0
    assert "here: Ghost Hand Euchre: 3 players." in capsys.readouterr().out
    assert main(["rules", "ghost", "--difference", "ghost"]) == 0
    assert capsys.readouterr().out.startswith("Nothing differs.")


def test_a_file_is_written_and_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "double_deck", "--preset", "club", "--option", "target=40", "--file"]) == 0
    text = capsys.readouterr().out
    rules = RULESETS["double_deck"].with_preset("club").with_options(target=40)
    assert read_house_rules(text) == rules
    path = tmp_path / "friday.txt"
    path.write_text(text)
    assert main(["rules", str(path)]) == 0
    code = capsys.readouterr().out.split()[-1]
    assert read_code(code) == rules
    assert main(["rules", code.lower(), "--file"]) == 0
    assert capsys.readouterr().out == text


def test_a_deal_takes_a_file_or_a_code_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = RULESETS["turn_up"].with_options(deck=32)
    path = tmp_path / "friday.txt"
    path.write_text(write_house_rules(rules))
    for game in (str(path), write_code(rules)):
        assert main(["deal", "--game", game, "--seed", "4", "--text"]) == 0
        assert read_hand(capsys.readouterr().out).rules == rules
    assert main(["deal", "--game", "chess"]) == 2
    assert "chess is no file" in capsys.readouterr().err


def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "friday.txt"
    path.write_text("game = bid\ntarget = many\n")
    assert main(["rules", str(path)]) == 2
    assert "line 2, column 10: target cannot be 'many'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [["chess"], ["A9A9"], [""], ["bid", "--option", "target"], ["bid", "--option", "targt=3"], ["\0"]],
)
def test_what_is_no_table_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    assert capsys.readouterr().err.startswith("euchre-tutor: ")
