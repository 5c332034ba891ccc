"""Any ruleset as a sheet of rules to read, and what differs between two, from the fields the engine plays by."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.options import Option
from ..engine.ruleset import Ruleset
from ..speech import say


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rule sheet: a heading, and whole sentences below it, one rule a line."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One rule that differs between two rulesets: what it is about, and the rule in the one and the other."""

    title: str
    before: str
    after: str


def sheet(rules: Ruleset) -> tuple[Section, ...]:
    """The rules of the game under these options, in the language in force."""
    lines = tuple(_line(name, rules.option(name)) for name in sorted(rules.options - {"joker"}))
    return (Section(say("House rules"), lines),)


def difference(one: Ruleset, other: Ruleset) -> tuple[Change, ...]:
    """What changes for whoever knows the one and is to play the other; empty for equal rulesets."""
    pairs = one.differences(other)
    return tuple(
        Change(name, str(before).lower(), str(after).lower()) for name, (before, after) in pairs.items()
    )


def _line(name: str, value: Option) -> str:
    return say("{option}: {value}", option=name, value=str(value).lower())
