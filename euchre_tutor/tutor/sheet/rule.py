"""One rule in words, what it is about, and the words that several parts of the sheet share."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.ruleset import Ruleset
from ...speech import mark, say
from ..names import NUMBERS

GAMES = {
    "bid": mark("Bid Euchre"),
    "ghost": mark("Ghost Hand Euchre"),
    "double_deck": mark("Double Deck Bid Euchre"),
    "cutthroat": mark("Cutthroat, Three-Handed Euchre"),
    "turn_up": mark("Turn-Up Euchre"),
    "two_handed": mark("Two-Handed Euchre"),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: the same title stands over the same matter in every game, so that two games can be compared."""

    title: str  # in the language in force
    text: str


def rule(title: str, *sentences: str) -> Rule:
    """A rule of whole sentences, empty ones left out; the title is said here."""
    return Rule(say(title), " ".join(filter(None, sentences)))


def game_title(rules: Ruleset) -> str:
    """The name of the game; a game that has none in words shows its own."""
    return say(GAMES[rules.name]) if rules.name in GAMES else rules.name


def number(n: int) -> str:
    """A number in words where there is a word for it."""
    return say(NUMBERS[n]) if 0 < n < len(NUMBERS) else str(n)


def help_name(rules: Ruleset) -> str:
    """The call for all tricks with help, as one says it: six with help."""
    return say("{tricks} with help", tricks=number(rules.hand_size))


def either(words: list[str]) -> str:
    """Two words or more, as a choice."""
    return say("{words} or {last}", words=", ".join(words[:-1]), last=words[-1])
