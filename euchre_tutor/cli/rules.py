"""The command about rules: any game's rule sheet, what differs from another, its file and its code."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from ..engine import (
    PRESETS,
    RULESETS,
    Ruleset,
    write_code,
    write_house_rules,
)
from ..speech import say
from ..tutor.rulesheet import Change, difference, sheet
from .typed import rules_of, table

WIDTH = 96
NAMED = ""  # the game of the rule book itself


def arguments(command: argparse.ArgumentParser) -> None:
    """What can be typed after ``rules``."""
    command.add_argument(
        "game", nargs="?", default="bid", help=say("a game, a file of house rules (- reads one), or a code")
    )
    command.add_argument("--preset", choices=PRESETS, help=say("a set of house rules that is often played"))
    about = say("a house rule, such as: target=21")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
    about = say("only what differs from another game, file or code (default: the rule book's game)")
    command.add_argument("--difference", nargs="?", const=NAMED, metavar=say("OTHER"), help=about)
    command.add_argument("--file", action="store_true", help=say("write a file of house rules"))


def show(parsed: argparse.Namespace) -> None:
    """Print the sheet, or what differs, or the file."""
    rules = rules_of(parsed)
    if parsed.file:
        print(write_house_rules(rules), end="")
        return
    if parsed.difference is None:
        lines = told(rules)
    else:
        other = RULESETS[rules.name] if parsed.difference == NAMED else table(parsed.difference)
        lines = compared(other, rules)
    print("\n".join([*lines, "", say("Code: {code}", code=write_code(rules))]))


def told(rules: Ruleset) -> Iterator[str]:
    """The rule sheet as lines."""
    for number, section in enumerate(sheet(rules)):
        yield from [""] * bool(number)
        yield section.title
        for line in section.lines:
            yield _wrapped(line)


def compared(one: Ruleset, other: Ruleset) -> Iterator[str]:
    """What differs, as lines."""
    changes = difference(one, other)
    if not changes:
        yield say("Nothing differs.")
    for change in changes:
        yield from _change(change)


def _change(change: Change) -> Iterator[str]:
    yield change.title
    yield _wrapped(say("before: {rule}", rule=change.before))
    yield _wrapped(say("here: {rule}", rule=change.after))


def _wrapped(line: str) -> str:
    return textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="    ")
