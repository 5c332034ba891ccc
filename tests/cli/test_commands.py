"""The commands about cards: what they print, and how they refuse."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from euchre_tutor.cli import hands, main
from euchre_tutor.engine import (
    RULESETS,
    CardSet,
    State,
    apply,
    deal,
    legal_actions,
    new_match,
    write_hand,
    write_match,
)
from euchre_tutor.speech import LANGUAGES, use_language

HAND = "JH JD AH KH 9S AC"


@pytest.fixture(autouse=True)
def in_english_afterwards() -> object:
    yield
    use_language("en")


def played_out(state: State, rng: random.Random) -> State:
    while legal := legal_actions(state):
        state = apply(state, rng.choice(legal))
    return state


def test_a_seed_fixes_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["deal", "--seed", "5"]) == 0
    first, second = capsys.readouterr().out.split("Deal 5;")[1:]
    assert first == second
    assert all(seat in first for seat in ("South", "West", "North", "East"))


@pytest.mark.parametrize("game", RULESETS)
def test_a_dealt_hand_is_read_back(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["deal", "--game", game, "--seed", "3", "--text"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(capsys.readouterr().out))
    assert main(["replay", "-"]) == 0
    told = capsys.readouterr().out
    assert "is to act" in told
    assert main(["deal", "--game", game, "--seed", "3"]) == 0
    assert all(line in told for line in capsys.readouterr().out.splitlines()[1:])


@pytest.mark.parametrize("game", RULESETS)
def test_a_hand_of_any_game_is_told_to_its_end(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "hand.txt"
    for seed in range(6):
        rng = random.Random(seed)
        state = played_out(deal(RULESETS[game].with_preset("club"), 0, rng), rng)
        path.write_text(write_hand(state))
        assert main(["replay", str(path)]) == 0
        out = capsys.readouterr().out
        assert out.count(" points") == state.rules.seats
        assert ("Turned up" in out) == state.rules.turns_up


FIVE = "JH JD AH KH 9S"
CALLED = [
    (["--game", "ghost", *HAND.split(), "--after", "SWAP, PASS"], "Bid 5"),
    (["--game", "ghost", *HAND.split(), "--after", "BID 3, SWAP"], "less the mean of the two others"),
    (["--game", "double_deck", *HAND.split(), *HAND.split()], "Bid 11"),
    (["--game", "cutthroat", *FIVE.split(), "--upcard", "TH", "--after", "PASS, PASS"], "Accept it"),
    (["--game", "cutthroat", *FIVE.split(), "--upcard", "TH", "--after", "PASS"], "Assist"),
    (["--game", "turn_up", *FIVE.split(), "--upcard", "9C", "--after", "PASS, " * 4], "hearts trump"),
    (["--game", "turn_up", *FIVE.split(), "--upcard", "JK", "--option", "joker=yes", "--option",
      "benny_upcard=dealer_names_then_bid", "--after", "NAME H"], "Order it up"),
    (["--game", "two_handed", *FIVE.split(), "--upcard", "th", "--option", "two_handed_dummy=each3"],
     "Order it up"),
    ([*HAND.split(), "--option", "bidding_rounds=open", "--after", "BID 3, PASS, BID 4, PASS"], "Bid 5"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "said"), CALLED)
def test_a_call_is_found_in_every_game(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bid", *words]) == 0
    assert said in capsys.readouterr().out


def test_a_finished_hand_is_told_trick_by_trick(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules, rng = RULESETS["bid"].with_options(stick_the_dealer=True), random.Random(1)
    state = played_out(deal(rules, 0, rng), rng)
    path = tmp_path / "hand.txt"
    path.write_text(write_hand(state))
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.count("takes it") == len(state.complete_tricks)
    assert out.count(" points") == rules.seats


def test_a_match_is_told_hand_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(2)
    match = new_match(RULESETS["bid"], dealer=0)
    for _ in range(2):
        match = match.after(played_out(match.next_deal(rng), rng))
    path = tmp_path / "match.txt"
    path.write_text(write_match(match), "utf-8-sig")
    assert main(["replay", str(path)]) == 0
    assert "Hand 2" in capsys.readouterr().out


@pytest.mark.parametrize("after", ["", "PASS", "PASS, BID 3, PASS", "pass, bid 3"])
def test_every_legal_call_gets_a_mark_on_the_scale(after: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bid", *HAND.split(), "--after", after]) == 0
    out = capsys.readouterr().out
    assert out.count("●") == out.count("±") >= 4
    assert "Pass" in out


@pytest.mark.parametrize("typed", ["jh jd ah kh 9s 10c", "JH,JD,AH,KH,9S,TC", "JH, JD, AH, KH, 9S, 10C"])
def test_a_hand_may_be_typed_as_people_type(typed: str) -> None:
    assert hands.hand_typed(typed.split()) == CardSet.parse("JH JD AH KH 9S TC")


def test_the_command_alone_tells_what_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([])
    assert stopped.value.code == 0
    assert "doctor" in capsys.readouterr().out


REFUSED = [
    (["deal", "--option", "target"], "NAME=VALUE"),
    (["deal", "--option", "target=x"], "target"),
    (["deal", "--option", "moon=1"], "moon"),
    (["deal", "--dealer", "4"], "from 0 to 3"),
    (["bid", "JH", "JD"], "6 cards here, not 2"),
    (["bid", *["JH"] * 6], "twice in this hand, or not in this game's pack: JH"),
    (["bid", *["7C", "JD", "AH", "KH", "9S", "AC"]], "pack: 7C"),
    (["bid", "JX", "JD", "AH", "KH", "9S", "AC"], "JX"),
    (["bid", *HAND.split(), "--after", "BID 3, BID 3"], "high bid"),
    (["bid", *HAND.split(), "--after", "NONSENSE"], "NONSENSE"),
    (["bid", *HAND.split(), "--after", "PASS, PASS, PASS, PASS"], "nothing to bid"),
    (["bid", *HAND.split(), "--option", "joker=true", "--option", "joker_discard=after_trump",
      "--after", "PASS, PASS, PASS"], "7 cards here, not 6"),
    (["bid", "--game", "turn_up", *FIVE.split()], "--upcard"),
    (["bid", *HAND.split(), "--upcard", "9H"], "no card is turned up"),
    (["bid", "--game", "turn_up", *FIVE.split(), "--upcard", "9H TH"], "one card is turned up, not 2"),
    (["bid", "--game", "turn_up", *FIVE.split(), "--upcard", "JK"], "not in this game's pack: JK"),
    (["bid", "--game", "turn_up", *FIVE.split(), "--upcard", "JH"], "twice in this hand"),
    (["bid", "--game", "turn_up", *FIVE.split(), "--upcard", "9H", "--after", "ORDER"], "nothing to bid"),
    (["bid", "--game", "ghost", *HAND.split(), "--after", "ASK"], "not done at this point"),
    (["deal", "--game", "ghost", "--dealer", "3"], "from 0 to 2"),
    (["deal", "--game", "ghost", "--option", "ask_made=3"], "the game ghost has no such option"),
    (["deal", "--game", "double_deck", "--option", "joker=yes"], "joker"),
    (["deal", "--option", "target=" + "9" * 5000], "from 1 to 10000"),
    (["replay", "no-such-file.txt"], "no-such-file.txt"),
    (["replay", "x\0y"], "not a text"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "reason"), REFUSED)
def test_what_cannot_be_done_is_refused_in_words(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert reason in err
    assert not out
    assert "Traceback" not in err


def test_what_is_piped_in_and_no_text_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00"), encoding="utf-8"))
    assert main(["replay", "-"]) == 2
    assert "not a text" in capsys.readouterr().err


@pytest.mark.parametrize("after", ["", "PASS, PASS, PASS"])
@pytest.mark.parametrize(
    ("hand", "house"),
    [
        (HAND, ["joker=true"]),
        (HAND, ["joker=true", "ace_no_face=true"]),
        ("9C 9D 9H 9S TC AD", ["ace_no_face=true"]),
        ("9C 9D 9H 9S TC AD", ["ace_no_face=true", "anf_when=own_first_call"]),
    ],
)
def test_what_comes_before_the_auction_is_done_for_everybody(
    hand: str, house: list[str], after: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [word for rule in house for word in ("--option", rule)]
    assert main(["bid", *hand.split(), *options, "--after", after]) == 0
    assert "Moon" in capsys.readouterr().out


@pytest.mark.parametrize("seed", ["-1", "1.5", "x", "1" * 13, "²"])
@pytest.mark.parametrize("command", [["deal"], ["bid", *HAND.split()]])
def test_a_seed_that_is_none_is_refused_in_words(
    command: list[str], seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command, f"--seed={seed}"])
    assert "A seed is a whole number of at most 12 digits" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["nonsense"], ["app", "--port", "x"], ["app", "--port", "70000"]])
def test_what_is_no_command_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"game bid\n", b"game chess\n", b"scores 1\n"])
def test_a_file_that_is_no_hand_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hand.txt"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith("euchre-tutor: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["deal", "--language", language, "--help"])
    assert stopped.value.code == 0
    assert "--seed" in capsys.readouterr().out


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["lessons", "--language", "xx"])
    assert stopped.value.code == 2
    assert "xx" in capsys.readouterr().err
