"""EGN from strangers: what cannot be is refused where it cannot, and no text does harm."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import NotationError, score
from euchre_tutor.engine.egn import Egn, read_egn
from euchre_tutor.engine.egn.text import MAX_SIZE
from tests.engine.egn_files import FILES, changed

DEAL = ("deals", 0, "initialState")
BIDS = ("deals", 0, "phases", 0)
PLAYS = ("deals", 0, "phases", 1)
REFUSED: dict[str, tuple[tuple[str | int, ...], dict[str, Any], str]] = {
    "another kind of file": ((), {"fileType": "Bridge"}, "fileType"),
    "an old version": ((), {"version": "1.0.0"}, "version"),
    "no version": ((), {"version": None}, "version"),
    "packed deals": ((), {"deals": ["AAECAw=="]}, r"deals\[0\]"),
    "deals that are no list": ((), {"deals": {"0": 1}}, "deals"),
    "too many deals": ((), {"deals": [{}] * 101}, "101 entries"),
    "no scores": (("metadata",), {"initialScore": None}, "initialScore"),
    "three scores": (("metadata",), {"initialScore": [0, 0, 0]}, "initialScore"),
    "a score that is true": (("metadata",), {"initialScore": [True, 0]}, r"initialScore\[0\]"),
    "five players": (("metadata",), {"players": list("abcde")}, "players"),
    "a player that is a number": (("metadata",), {"players": [1]}, "players"),
    "three-handed": (("metadata", "ruleset"), {"num_players": 3}, "num_players"),
    "fast break": (("metadata", "ruleset"), {"fast_break": True}, "fast_break"),
    "a rule of a later version": (("metadata", "ruleset"), {"wild": 7}, "wild"),
    "28 cards": (("metadata", "ruleset"), {"min_rank": 8}, "ruleset"),
    "33 cards": (("metadata", "ruleset"), {"min_rank": 7, "joker": True}, "ruleset"),
    "no target": (("metadata", "ruleset"), {"winning_score": 0}, "winning_score"),
    "an unknown lead": (("metadata", "ruleset"), {"loner_lead": "RIGHT"}, "loner_lead"),
    "a switch that is 1": (("metadata", "ruleset"), {"std": 1}, "std"),
    "no dealer": (DEAL, {"dealer": None}, "dealer"),
    "dealer 4": (DEAL, {"dealer": 4}, "dealer"),
    "no turned card": (DEAL, {"upCard": None}, "upCard"),
    "an unknown turned card": (DEAL, {"upCard": "Xx"}, "upCard"),
    "the joker turned": (DEAL, {"upCard": "B"}, "upCard"),
    "a turned card of another pack": (DEAL, {"upCard": "8h"}, "8H"),
    "a bower turned": (DEAL, {"upCard": "R"}, "upCard"),
    "a hand of six": (DEAL, {"playerCards": [["Jc"]]}, "too many cards"),
    "a card in two hands": (DEAL, {"playerCards": [["Ac"], ["Ac"]]}, "AC is in more than one place"),
    "the turned card in a hand": (DEAL, {"playerCards": [["9h"]]}, "turned card"),
    "a call after the maker's": (BIDS, {"calls": ["Pass", "Order", "Pass"]}, "may not PASS"),
    "a suit in the first round": (BIDS, {"calls": ["h"]}, "may not NAME H"),
    "no trump": (BIDS, {"calls": ["Pass"] * 4 + ["n"]}, r"calls\[4\]"),
    "an unknown call": (BIDS, {"calls": ["x"]}, r"calls\[0\]"),
    "a bower of no trump": (BIDS, {"calls": ["Pass"] * 8}, "no trump"),
    "an exchange": (BIDS, {"cardExchanges": [{"receiver": 1, "cards": ["Ah"]}]}, "exchange"),
    "a lone defender where none may be": (BIDS, {"aloneDefender": 1}, "defend alone"),
    "a discard that is played": (BIDS, {"discard": "Qc"}, "may not PLAY QC"),
    "two biddings": (PLAYS, {"type": "EUCHRE_BIDDING", "tricks": None}, "type"),
    "a phase of no kind": (PLAYS, {"type": "SCORING"}, "type"),
    "six tricks": (PLAYS, {"tricks": [["Ac", "Tc", "Kc", "Qc"]] * 6}, "6 tricks"),
    "a card twice": (PLAYS, {"tricks": [["Ac", "Tc", "Kc", "Qc"], ["Ac"]]}, "AC is in more than one place"),
    "a trick of five": (PLAYS, {"tricks": [["Ac", "Tc", "Kc", "Qc", "Jc"]]}, "trick 1 has 5 cards"),
    "a gap in the tricks": (PLAYS, {"tricks": [["Ac", "Tc"], ["As", "Ks"]]}, "trick 1 has 2 cards"),
    "an empty trick": (PLAYS, {"tricks": [[]]}, "trick 1 has 0 cards"),
    "an unknown card played": (PLAYS, {"tricks": [["Ac", "Xx"]]}, "not known"),
    "a general card played": (PLAYS, {"tricks": [["At"]]}, "not known"),
    "a seven of 24": (PLAYS, {"tricks": [["7c"]]}, "7C"),
    "a number played": (PLAYS, {"tricks": [[7]]}, "tricks"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a_file_that_cannot_be_is_refused_where_it_cannot(why: str) -> None:
    path, values, where = REFUSED[why]
    with pytest.raises(NotationError, match=where) as refused:
        read_egn(changed(FILES["two_deals"], *path, **values))
    assert refused.value.expected and refused.value.line >= 1 and refused.value.column >= 1


def test_calls_without_a_maker() -> None:
    said = changed(FILES["renege"], "metadata", ruleset={"std": False})
    with pytest.raises(NotationError, match="no maker"):
        read_egn(changed(said, *BIDS, calls=["Pass"] * 8))
    with pytest.raises(NotationError, match="seat 3 may not PASS"):
        read_egn(changed(FILES["renege"], *BIDS, calls=["Pass"] * 8))
    thrown_in = changed(changed(said, *BIDS, calls=["Pass"] * 8), *PLAYS, tricks=[])
    assert score(read_egn(thrown_in).hands[0]) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"a": 1, "a": 2}',
        "NaN",
        "[" * 100_000,
        '{"a":' * 50_000,
        "9" * 5_000,
        '"' + '\\"' * 400_000,
        "\ud800",
        " " * (MAX_SIZE + 1),
        '["' + "[" * 1000 + '"]',
    ],
)
def test_no_text_does_harm(text: str) -> None:
    started = time.perf_counter()
    with pytest.raises(NotationError):
        read_egn(text)
    assert time.perf_counter() - started < 5


def test_names_cannot_write_on_the_screen() -> None:
    text = changed(FILES["renege"], "metadata", players=["\x1b[2J", "\ud800", "a\nb", "Zoë"], title="\x07!")
    egn = read_egn(text)
    assert all(name.isprintable() for name in (*egn.players, egn.title))
    assert egn.players[3] == "Zoë"


def test_a_syntax_error_has_its_line() -> None:
    with pytest.raises(NotationError) as refused:
        read_egn('{\n  "fileType": oops\n}')
    assert (refused.value.line, refused.value.column) == (2, 15)


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ('"upCard": "9h"', '"upCard": "9z"', 14, 47),
        ('["Ac", "Tc", "Kc", "Qc"]', '["Ac", "Tc", "Zc", "Qc"]', 28, 26),
        ('"std": false', '"std": 0', 9, 24),
        ('"dealer": 1, ', "", 39, 23),
    ],
)
def test_a_fault_has_its_line_and_column(old: str, new: str, line: int, column: int) -> None:
    assert old in FILES["two_deals"]
    with pytest.raises(NotationError) as refused:
        read_egn(FILES["two_deals"].replace(old, new))
    assert (refused.value.line, refused.value.column) == (line, column)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.text(max_size=5)
    | st.sampled_from(["Jh", "Pass", "R"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a JSON value."""
    yield path
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield from places(inner, (*path, step))


PLACES = {name: list(places(json.loads(text)))[1:] for name, text in FILES.items()}


@given(st.data())
@settings(max_examples=250, deadline=None)
def test_a_changed_file_is_read_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(FILES)))
    file = json.loads(FILES[name])
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(PLACES[name]))
        other = data.draw(
            JSON | st.sampled_from(PLACES[name]).map(lambda at: _at(json.loads(FILES[name]), at))
        )
        try:
            _at(file, tuple(path))[last] = other
        except (LookupError, TypeError):
            continue
    _read_or_refused(json.dumps(file))


@given(st.text(max_size=60), st.integers(0, 2_000), st.integers(0, 40))
@settings(max_examples=100, deadline=None)
def test_a_torn_file_is_read_or_refused(text: str, at: int, length: int) -> None:
    whole = FILES["two_deals"]
    _read_or_refused(whole[:at] + text + whole[at + length :])


def _at(value: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def _read_or_refused(text: str) -> None:
    try:
        egn = read_egn(text)
    except NotationError as error:
        assert error.message and error.line >= 1 and error.column >= 1
    else:
        assert isinstance(egn, Egn)
