"""Any ruleset as rules to read, and what differs between two, from the fields that the engine plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ..engine.options import TWO_HANDED_DUMMIES, Option
from ..engine.ruleset import Ruleset
from ..engine.rulesets import RULESETS
from ..speech import language, mark, say
from .sheet import bidding, calling, play, scoring, table
from .sheet.options import option_title, option_value
from .sheet.rule import Rule

Part = Callable[[Ruleset], Iterator[Rule]]


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


_OPENING: Sequence[tuple[str, Sequence[Part]]] = (
    (mark("The players"), (table.players,)),
    (mark("Pack and deal"), (table.the_deal,)),
    (mark("The rank of the cards"), (table.the_cards,)),
)
_AUCTION: Sequence[tuple[str, Sequence[Part]]] = (
    (mark("Before bidding"), (bidding.before,)),
    (mark("The auction"), (bidding.the_auction, bidding.all_tricks)),
    (mark("The play"), (play.the_bidders_lead, play.the_tricks)),
)
_TURN_UP: Sequence[tuple[str, Sequence[Part]]] = (
    (mark("Calling trump"), (calling.the_calls, calling.the_dealers_card)),
    (mark("Alone or with help"), (calling.alone,)),
    (mark("The play"), (calling.the_lead, play.the_tricks)),
)
_RENEGES: Sequence[tuple[str, Sequence[Part]]] = ((mark("Reneges"), (play.reneges,)),)
_WINNING: Sequence[tuple[str, Sequence[Part]]] = ((mark("Winning the match"), (scoring.winning,)),)


def sheet(rules: Ruleset) -> tuple[Section, ...]:
    """The rules of the game under these options, in the language in force."""
    parts = ((title, _rules(rules, makers)) for title, makers in _parts(rules))
    sections = [Section(say(title), tuple(one.text for one in found)) for title, found in parts if found]
    idle = tuple(_idle_line(rules, name) for name in _idle(rules, RULESETS.get(rules.name, rules)))
    return (*sections, *([Section(say("Agreed, but without effect here"), idle)] if idle else []))


def difference(one: Ruleset, other: Ruleset) -> tuple[Change, ...]:
    """What changes for whoever knows the one and is to play the other; empty for equal rulesets."""
    before, after = _by_title(one), _by_title(other)
    absent = say("Not in the game.")
    titles = [title for title in _in_order(before, after) if before.get(title) != after.get(title)]
    changes = [Change(title, before.get(title, absent), after.get(title, absent)) for title in titles]
    idle = _idle(one, other) if one.options == other.options else []
    return (*changes, *(_idle_change(one, other, name) for name in idle))


def rule_titles(rules: Ruleset) -> tuple[str, ...]:
    """What the rules of the game are about, in the order of a hand, in the language in force."""
    return tuple(_by_title(rules))


def _in_order(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """The titles of both in the order of a hand: one that is gone stands where it stood before."""
    titles, at = list(after), 0
    for title in before:
        if title in after:
            at = titles.index(title) + 1
        else:
            titles.insert(at, title)
            at += 1
    return titles


def _parts(rules: Ruleset) -> Sequence[tuple[str, Sequence[Part]]]:
    middle = _TURN_UP if rules.turns_up else _AUCTION
    points = calling.points if rules.turns_up else scoring.bid_points
    return (*_OPENING, *middle, *_RENEGES, (mark("Points"), (points,)), *_WINNING)


def _rules(rules: Ruleset, makers: Sequence[Part]) -> list[Rule]:
    return [one for maker in makers for one in maker(rules)]


def _by_title(rules: Ruleset) -> Mapping[str, str]:
    return _told(rules, language())


@lru_cache(maxsize=128)  # a screen asks for the same tables again and again
def _told(rules: Ruleset, _language: str) -> Mapping[str, str]:
    return {one.title: one.text for _, makers in _parts(rules) for one in _rules(rules, makers)}


# ---- options that are set but change nothing at this table


def _idle(rules: Ruleset, other: Ruleset) -> list[str]:
    """The options in which the two differ although neither's rules would read otherwise for it."""
    here, there = _by_title(rules), _by_title(other)
    return [
        name
        for name, (mine, theirs) in rules.differences(other).items()
        if _by_title(_with(rules, name, theirs)) == here and _by_title(_with(other, name, mine)) == there
    ]


def _with(rules: Ruleset, name: str, value: Option) -> Ruleset:
    """The rules with this value, however little sense the mix makes."""
    field: dict[str, Any] = {name: value}
    changed = replace(rules, **field)
    if name == "two_handed_dummy":
        return replace(changed, dummies=TWO_HANDED_DUMMIES[changed.two_handed_dummy])
    return changed


def _idle_line(rules: Ruleset, name: str) -> str:
    return say("{option}: {value}", option=option_title(name), value=option_value(name, rules.option(name)))


def _idle_change(one: Ruleset, other: Ruleset, name: str) -> Change:
    values = [option_value(name, rules.option(name)) for rules in (one, other)]
    return Change(option_title(name), *values)
