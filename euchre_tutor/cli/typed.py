"""What was typed for a command: the text of a file, and the rules of a table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ..engine import RULESETS, NotationError, Option, Ruleset, read_code, read_house_rules
from ..engine.options import read_value
from ..speech import say
from .errors import CommandError


def read_text(path: Path) -> str:
    """The file's text, that of what is piped in for -; CommandError where it holds none."""
    try:
        return sys.stdin.read() if path == Path("-") else path.read_text(encoding="utf-8")
    except ValueError:  # no UTF-8, or no name that a file can have
        raise CommandError(say("{file} is not a text", file=str(path)[:80])) from None


def rules_of(parsed: argparse.Namespace) -> Ruleset:
    """The game with the house rules that were typed, those of a preset first."""
    rules = table(parsed.game)
    if parsed.preset:
        rules = rules.with_preset(parsed.preset)
    return rules.with_options(**options_typed(parsed.option))


def table(what: str) -> Ruleset:
    """The rules of a game by its name, of a file, or of a code; CommandError for anything else."""
    if what in RULESETS:
        return RULESETS[what]
    path = Path(what)
    if what == "-" or path.is_file():
        return read_house_rules(read_text(path))
    try:
        return read_code(what)
    except NotationError:
        games = ", ".join(RULESETS)
        message = say("{what} is no file, no code and none of the games {games}", what=what[:80], games=games)
        raise CommandError(message) from None


def options_typed(typed: Sequence[str]) -> dict[str, Option]:
    """House rules as they are typed, each NAME=VALUE."""
    options: dict[str, Option] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(say("a house rule is typed as NAME=VALUE, not {text}", text=text))
        options[name] = read_value(value)
    return options
