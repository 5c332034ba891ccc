"""The command about Euchre Game Notation: checked, turned into our text, and back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from euchre_tutor.cli import main
from euchre_tutor.engine import RULESETS, Ruleset, new_match, read_match, write_match
from euchre_tutor.engine.egn import read_egn
from tests.engine.egn_files import FILES, changed
from tests.engine.helpers import played_out


def written(tmp_path: Path, text: str) -> str:
    """The path of a file with this text."""
    path = tmp_path / "game"
    path.write_text(text, "utf-8")
    return str(path)


def match_text(rules: Ruleset) -> str:
    """A match of one hand as our own text."""
    match = new_match(rules, dealer=0)
    return write_match(match.after(played_out(match.next_deal(random.Random(1)), random.Random(2))))


def test_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["egn", written(tmp_path, FILES["two_deals"])]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Two deals, no hand written down\n  South   Ann\n")
    assert "Deal 1: North makes trump: hearts; 8–8" in out and "10–8" in out
    assert out.endswith("No renege.\n")


def test_a_renege_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["egn", written(tmp_path, FILES["renege"])]) == 1
    out = capsys.readouterr().out
    assert "  Trick 1: West did not follow suit, and played the nine of clubs.\n1 renege.\n" in out


def test_another_final_score_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = changed(FILES["two_deals"], "metadata", finalScore=[9, 10])
    assert main(["egn", written(tmp_path, text)]) == 0
    assert "The file says that it ended 9–10." in capsys.readouterr().out


def test_unfinished_and_thrown_in_deals_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = changed(FILES["two_deals"], "deals", 1, "phases", 1, tricks=[])
    text = changed(text, "deals", 0, "phases", 1, tricks=[])
    text = changed(text, "deals", 0, "phases", 0, calls=["Pass"] * 8)
    assert main(["egn", written(tmp_path, text)]) == 0
    out = capsys.readouterr().out
    assert "Deal 1: all passed; 7–8" in out and "Deal 2 is not finished." in out
    assert main(["egn", written(tmp_path, text), "--text"]) == 2
    assert "deal 2 is not finished" in capsys.readouterr().err


def test_our_text_and_the_notation_turn_into_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = match_text(RULESETS["turn_up"])
    assert main(["egn", written(tmp_path, ours)]) == 0
    text = capsys.readouterr().out
    assert read_egn(text).match().scores == read_match(ours).scores
    assert main(["egn", written(tmp_path, text), "--text"]) == 0
    assert read_match(capsys.readouterr().out).scores == read_match(ours).scores


def test_what_the_notation_cannot_say_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in (match_text(RULESETS["bid"]), "game turn_up\n", "{}", "[1", '{"fileType": 1}'):
        assert main(["egn", written(tmp_path, text)]) == 2
        assert capsys.readouterr().err.startswith("euchre-tutor: ")
