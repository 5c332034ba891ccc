"""Hands and matches as text, written and read back: ``read_hand(write_hand(state)) == state``.

One fact a line: the game and its house rules, the dealer, the cards in the order dealt, then who did what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .actions import parse_action
from .cards import Card, NotationError
from .match import Match
from .options import Option, RulesetError, read_value
from .phases import IllegalAction, apply, legal_actions
from .ruleset import Phase, Ruleset, Seat
from .rulesets import RULESETS
from .state import State, deal_from

MAX_SIZE = 1_000_000  # characters; a match of a hundred hands has about 100,000

# What other programs leave in a text that goes through them, and nobody sees there.
UNSEEN = str.maketrans({"\ufeff": None, "\u200b": None, "\u00a0": " ", "\u202f": " "})

# ---- writing


def write_hand(state: State) -> str:
    """One hand, finished or not, as text."""
    return "\n".join([*_rules_lines(state.rules), *_hand_lines(state)]) + "\n"


def write_match(match: Match) -> str:
    """A match and all its hands as text."""
    opening = match.opening or match.scores
    scores = f"scores {' '.join(map(str, opening))}"
    dealer = [] if match.hands else [f"dealer {match.dealer}"]
    hands = [line for hand in match.hands for line in ("hand", *_hand_lines(hand))]
    return "\n".join([*_rules_lines(match.rules), scores, *dealer, *hands]) + "\n"


def _rules_lines(rules: Ruleset) -> list[str]:
    changed = RULESETS[rules.name].differences(rules)
    return [f"game {rules.name}", *(f"option {name} {_shown(pair[1])}" for name, pair in changed.items())]


def _shown(value: Option) -> str:
    return str(value).lower()


def _hand_lines(state: State) -> list[str]:
    cards = " ".join(map(str, state.dealt))
    moves = [f"{seat} {action}" for seat, action in state.history]
    return [f"dealer {state.dealer}", f"cards {cards}", *moves]


# ---- reading


def as_typed(text: str) -> str:
    """The text with plain spaces, and without the marks that a file may begin with."""
    return text.translate(UNSEEN)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line's first word and the rest of it, each with the column in which it begins, counted from 1."""

    number: int
    key: str
    key_at: int
    rest: str
    rest_at: int

    def fail(self, message: str, expected: str = "", column: int = 0) -> NotationError:
        """The complaint about this line, at the rest of it or in the given column."""
        return NotationError(message, line=self.number, column=column or self.rest_at, expected=expected)

    def words(self) -> Iterator[tuple[int, str]]:
        """The words of the rest, each with its column."""
        return ((self.rest_at + word.start(), word[0]) for word in re.finditer(r"\S+", self.rest))


class _Reader:
    """The lines of a text, one at a time, comments and blank ones left out."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_SIZE:
            limit = f"at most {MAX_SIZE} characters"
            raise NotationError("the text is too long", line=1, column=1, expected=limit)
        self.lines = list(_split(as_typed(text)))
        self.at = 0

    @property
    def key(self) -> str:
        return self.lines[self.at].key if self.at < len(self.lines) else ""

    def take(self, key: str) -> _Line:
        """The next line, which must begin with this word."""
        expected = f"a line that begins with {key!r}"
        if not self.key:
            raise NotationError("the text ends", line=self._last() + 1, column=1, expected=expected)
        line = self.lines[self.at]
        if line.key != key:
            raise line.fail(f"found {line.key[:40]!r}", expected, line.key_at)
        self.at += 1
        return line

    def end(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.lines):
            line = self.lines[self.at]
            raise line.fail(f"did not expect {line.key[:40]!r}", "the end of the text", line.key_at)

    def _last(self) -> int:
        return self.lines[-1].number if self.lines else 0


def _split(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0].rstrip()
        if said:
            key = said.split(maxsplit=1)[0]
            key_at = said.index(key)
            rest = said[key_at + len(key) :].lstrip()
            yield _Line(number, key, key_at + 1, rest, len(said) - len(rest) + 1)


def read_hand(text: str) -> State:
    """Read one hand; NotationError says in which line, where, and what was expected."""
    reader = _Reader(text)
    state = _read_hand(reader, _read_rules(reader))
    reader.end()
    return state


def read_match(text: str) -> Match:
    """Read a match, its hands played again from the cards; NotationError as for one hand."""
    reader = _Reader(text)
    rules = _read_rules(reader)
    scores = _read_scores(reader.take("scores"), rules)
    match = Match(rules, scores, _read_dealer(reader.take("dealer"), rules) if reader.key == "dealer" else 0)
    while reader.key == "hand":
        line = reader.take("hand")
        match = _counted(match, _read_hand(reader, rules), line)
    reader.end()
    return match


def _counted(match: Match, state: State, line: _Line) -> Match:
    if state.phase is not Phase.OVER:
        raise line.fail("this hand is not over", "its remaining actions", line.key_at)
    if match.hands and state.dealer != match.dealer:
        raise line.fail(f"seat {state.dealer} deals this hand", f"dealer {match.dealer}", line.key_at)
    return replace(match, dealer=state.dealer).after(state)


def _read_rules(reader: _Reader) -> Ruleset:
    line = reader.take("game")
    if line.rest not in RULESETS:
        raise line.fail(f"no game {line.rest[:40]!r}", f"one of {', '.join(RULESETS)}")
    rules, options = RULESETS[line.rest], dict[str, Option]()
    while reader.key == "option":
        line = reader.take("option")
        name, value = [*line.rest.split(maxsplit=1), "", ""][:2]
        if name in options:
            raise line.fail(f"option {name} is given twice", "each option once")
        options[name] = read_value(value)
        try:
            rules.with_options(**options)
        except RulesetError as error:
            raise line.fail(str(error)[:300], "an option of rule book section 9") from None
    return rules.with_options(**options)


def _read_scores(line: _Line, rules: Ruleset) -> tuple[int, ...]:
    words = line.rest.split()
    whole = all(w.removeprefix("-").isdigit() and w.isascii() and len(w) <= 7 for w in words)
    if len(words) != rules.seats or not whole:
        raise line.fail(f"not a score: {line.rest[:40]!r}", f"{rules.seats} whole numbers")
    scores = tuple(map(int, words))
    if any(scores[seat] != scores[min(rules.side(seat))] for seat in range(rules.seats)):
        raise line.fail("partners differ in their score", "the same number for both")
    return scores


def _read_dealer(line: _Line, rules: Ruleset) -> Seat:
    if line.rest not in [str(seat) for seat in range(rules.seats)]:
        raise line.fail(f"no seat {line.rest[:40]!r}", f"a seat from 0 to {rules.seats - 1}")
    return int(line.rest)


def _read_hand(reader: _Reader, rules: Ruleset) -> State:
    dealer, line = _read_dealer(reader.take("dealer"), rules), reader.take("cards")
    cards = [_read_card(line, column, word) for column, word in line.words()]
    try:
        state = deal_from(rules, dealer, cards)
    except ValueError as error:
        raise line.fail(str(error)[:300], f"the {len(rules.cards)} cards of the pack, each once") from None
    while reader.key.isdigit():
        state = _read_move(reader.take(reader.key), state)
    return state


def _read_card(line: _Line, column: int, word: str) -> Card:
    try:
        return Card.parse(word)
    except NotationError as error:
        raise error.at(line.number, column) from None


def _read_move(line: _Line, state: State) -> State:
    seat = _read_dealer(replace(line, rest=line.key, rest_at=line.key_at), state.rules)
    try:
        action = parse_action(line.rest)
        in_turn = seat == state.to_act and action in legal_actions(state)
        return apply(state, action) if in_turn else apply(state, action, by=seat)
    except NotationError as error:
        raise error.at(line.number, line.rest_at) from None
    except IllegalAction as error:
        legal = ", ".join(map(str, legal_actions(state)[:12])) or "nothing"
        raise line.fail(str(error)[:200], f"one of {legal} by seat {state.to_act}", line.key_at) from None
