"""House rules as a small text file: ``read_house_rules(write_house_rules(rules)) == rules``.

One ``name = value`` a line: the game first, then a preset if one is wanted, then the options that differ, by
the names and values of rule book section 9. What follows a # is a note.

    game = bid
    preset = club
    target = 21
    stick_the_dealer = true
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from .cards import NotationError
from .notation import as_typed
from .options import OPTIONS, PRESETS, Option, RulesetError, read_value
from .ruleset import Ruleset
from .rulesets import RULESETS

MAX_SIZE = 10_000  # characters; a file that names every option has about 1,000
GAME, PRESET = "game", "preset"

# ---- writing


def write_house_rules(rules: Ruleset) -> str:
    """The game and every option that is not as in the rule book, a line each."""
    changed = RULESETS[rules.name].differences(rules)
    lines = [f"{name} = {str(pair[1]).lower()}" for name, pair in changed.items()]
    return "\n".join([f"{GAME} = {rules.name}", *lines]) + "\n"


# ---- reading


@dataclass(frozen=True, slots=True)
class _Line:
    """A name and a value, with the line and the columns in which they begin, counted from 1."""

    number: int
    name: str
    name_at: int
    value: str
    value_at: int

    def fail(self, message: str, expected: str, column: int = 0) -> NotationError:
        """The complaint about this line, at its value or in the given column."""
        return NotationError(message, line=self.number, column=column or self.value_at, expected=expected)


def read_house_rules(text: str) -> Ruleset:
    """Read a file of house rules; NotationError says in which line, where, and what was expected."""
    if len(text) > MAX_SIZE:
        expected = f"at most {MAX_SIZE} characters"
        raise NotationError("the house rules are too long", line=1, column=1, expected=expected)
    lines = list(_lines(as_typed(text)))
    _refuse_twins(lines)
    rules = _game(lines)
    rest = lines[1:]
    if rest and rest[0].name == PRESET:
        rules, rest = _preset(rules, rest[0]), rest[1:]
    return _with_options(rules, rest)


def _lines(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0].rstrip()
        if not said:
            continue
        name, _, value = said.partition("=")
        name_at = len(name) - len(name.lstrip()) + 1
        if not name.strip() or not value.strip():
            message = f"not a house rule: {said.strip()[:40]!r}"
            raise NotationError(message, line=number, column=name_at, expected="a line NAME = VALUE")
        value_at = len(said) - len(value.lstrip()) + 1
        yield _Line(number, name.strip(), name_at, value.strip(), value_at)


def _refuse_twins(lines: list[_Line]) -> None:
    seen: dict[str, int] = {}
    for line in lines:
        if line.name in seen:
            message = f"{line.name[:40]} stands in line {seen[line.name]} already"
            raise line.fail(message, "each name once", line.name_at)
        seen[line.name] = line.number


def _game(lines: list[_Line]) -> Ruleset:
    games = f"one of {', '.join(RULESETS)}"
    if not lines:
        raise NotationError("no house rules", line=1, column=1, expected=f"{GAME} = {games}")
    first = lines[0]
    if first.name != GAME:
        raise first.fail(f"found {first.name[:40]!r}", f"the game first: {GAME} = {games}", first.name_at)
    if first.value not in RULESETS:
        raise first.fail(f"no game {first.value[:40]!r}", games)
    return RULESETS[first.value]


def _preset(rules: Ruleset, line: _Line) -> Ruleset:
    if line.value not in PRESETS:
        raise line.fail(f"no preset {line.value[:40]!r}", f"one of {', '.join(PRESETS)}")
    return rules.with_preset(line.value)


def _with_options(rules: Ruleset, lines: list[_Line]) -> Ruleset:
    options: dict[str, Option] = {}
    for line in lines:
        options[line.name] = _option(rules, line)
    try:
        return rules.with_options(**options)
    except RulesetError as error:
        at = next((line for line in lines if line.name == error.option), lines[-1])
        raise at.fail(str(error)[:200], "options that make sense together") from None


def _option(rules: Ruleset, line: _Line) -> Option:
    """The value of one option, checked on its own."""
    if line.name == PRESET:
        raise line.fail("the preset comes too late", f"it right after {GAME}", line.name_at)
    if line.name not in rules.options:
        known = f"the game {rules.name} has no option" if line.name in OPTIONS else "there is no option"
        near = get_close_matches(line.name[:40], rules.options) or sorted(rules.options)
        raise line.fail(f"{known} {line.name[:40]!r}", f"one such as {', '.join(near)}", line.name_at)
    accepts, expected = OPTIONS[line.name]
    value = read_value(line.value)
    if not accepts(rules, value):
        raise line.fail(f"{line.name} cannot be {line.value[:40]!r}", expected)
    return value
