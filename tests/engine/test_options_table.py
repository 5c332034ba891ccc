"""The table of options in ``options.md`` and the games say the same: names, values and defaults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from euchre_tutor.engine import OPTIONS, RULESETS, Option, RulesetError

LINES = [
    [cell.strip() for cell in line.strip("|\n ").split("|")]
    for line in Path(__file__).with_name("options.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ")
]
GAMES = LINES[0][2:]
ROWS = {row[0]: row[1:] for row in LINES[1:]}
CELLS = {(game, name): ROWS[name][1 + GAMES.index(game)] for game in GAMES for name in ROWS}
each_cell = pytest.mark.parametrize(("game", "name"), CELLS)
each_there = pytest.mark.parametrize(("game", "name"), [key for key, cell in CELLS.items() if cell != "–"])


def value(text: str) -> Option:
    """The value that the text stands for."""
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def values(name: str, game: str) -> list[Option]:
    """The values that the table lists for the option; a number or two where it says only which kind."""
    said = ROWS[name][0]
    if name in ("deck", "joker"):
        cell = CELLS[game, name].split(" (")[0]
        return [False, True] if name == "joker" else list(map(value, cell.split(", ")))
    kinds: dict[str, list[Option]] = {
        "switch": [False, True],
        "points": [0, 1, 99],
        "> 0": [1, 99],
        "1 to hand size − 1": [1, RULESETS[game].hand_size - 1],
        "none (= min_bid) or number": ["none", 1, RULESETS[game].hand_size - 1],
        "random, first_black_jack, seat number": ["random", "first_black_jack", *range(RULESETS[game].seats)],
    }
    return kinds.get(said) or list(map(value, said.split(", ")))


def test_no_option_and_no_game_is_left_out() -> None:
    assert sorted(GAMES) == sorted(RULESETS)
    assert sorted(ROWS) == sorted(OPTIONS)


@each_cell
def test_a_game_has_the_option_and_its_default_or_refuses_it_by_name(game: str, name: str) -> None:
    rules, cell = RULESETS[game], CELLS[game, name]
    if cell == "–":
        with pytest.raises(RulesetError, match=f"^{name}:"):
            rules.with_options(**{name: values(name, game)[0]})
        return
    default = value(cell.split(",")[0].split(" ")[0])
    assert rules.option(name) == default and type(rules.option(name)) is type(default)


@each_there
def test_every_value_of_the_table_is_taken_and_no_other(game: str, name: str) -> None:
    rules = RULESETS[game]
    for one in values(name, game):
        assert rules.with_options(**{name: one}).option(name) == one
    wrong: tuple[Any, ...] = ("maybe", -1, 2.5, "TRUE", ["none"], b"none")
    for other in wrong:
        with pytest.raises(RulesetError, match=f"^{name}:"):
            rules.with_options(**{name: other})
