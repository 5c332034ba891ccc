"""A session read back from text that anybody may have written: every fault has its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..engine.actions import Action, Cards, parse_action
from ..engine.cards import NotationError
from ..engine.notation import as_typed, read_match
from ..engine.phases import IllegalAction, legal_actions
from ..engine.ruleset import Ruleset
from ..engine.rulesets import RULESETS
from ..players import PLAYERS
from .saving import AFTER_REVEAL, COUNTS, FIRST, LOOKED, PRACTICE, REVEALED
from .seeds import DIGITS, SEED
from .session import Refused, Session

MAX_SIZE = 300_000  # characters: a thousand hands of Bid Euchre, half as many of Double Deck
_NUMBERED = re.compile(r"(DISCARD|GIVE|KEEP) #(\d{1,3})")


def read_session(text: str) -> Session:
    """The session that ``write_session`` wrote; NotationError says where and what was expected."""
    if len(text) > MAX_SIZE:
        limit = f"at most {MAX_SIZE} characters"
        raise NotationError("the text is too long", line=1, column=1, expected=limit)
    lines = _Lines(as_typed(text))
    lines.take(FIRST, whole=True)
    rules = _rules(lines)
    seed = lines.word("seed", SEED, f"a whole number of at most {DIGITS} digits")
    seat = lines.word("seat", re.compile(f"[0-{rules.seats - 1}]"), f"a seat from 0 to {rules.seats - 1}")
    players = lines.word("players", re.compile("|".join(PLAYERS)), f"one of {', '.join(PLAYERS)}")
    mode, *marks = _mode(lines)
    session = Session(rules, seed=int(seed), seat=int(seat), players=players, practice=mode == PRACTICE)
    _play(session, lines)
    revealed, after, looked = (mark in marks for mark in (REVEALED, AFTER_REVEAL, LOOKED))
    session.now = replace(session.now, revealed=revealed, after_reveal=after, looked=looked)
    return session


# ---- lines


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str

    def fail(self, message: str, expected: str, column: int = 1) -> NotationError:
        return NotationError(message, line=self.number, column=column, expected=expected)


class _Lines:
    """The lines with something in them, one at a time."""

    def __init__(self, text: str) -> None:
        every = [_Line(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self.left = [line for line in every if line.text]
        self.end = len(every) + 1

    @property
    def next(self) -> _Line:
        """The line to come; an empty one at the end."""
        return self.left[0] if self.left else _Line(self.end, "")

    def take(self, start: str, whole: bool = False) -> _Line:
        """The next line, which must be this, or begin with this word."""
        line = self.next
        if not (line.text == start if whole else line.text.split(" ")[0] == start):
            found = f"found {line.text[:40]!r}" if line.text else "the text ends"
            raise line.fail(found, repr(start) if whole else f"a line that begins with {start!r}")
        return self.left.pop(0)

    def word(self, key: str, pattern: re.Pattern[str], expected: str) -> str:
        """What stands behind the key."""
        line = self.take(key)
        value = line.text.removeprefix(key).strip()
        if not pattern.fullmatch(value):
            raise line.fail(f"not a {key}: {value[:40]!r}", expected, len(key) + 2)
        return value

    def while_(self, *starts: str) -> Iterator[_Line]:
        """The lines that begin with one of these."""
        while self.next.text.startswith(starts):
            yield self.left.pop(0)


def _rules(lines: _Lines) -> Ruleset:
    """The rules, read by the engine: in a text of the same line numbers."""
    first = lines.next
    known = list(lines.while_("game ", "option "))
    padded = {line.number: line.text for line in known}
    last = max(padded, default=first.number)
    name = known[0].text.removeprefix("game ").strip() if known else ""
    game = RULESETS.get(name)
    scores = "scores" + " 0" * (game.seats if game else 1)
    text = [padded.get(number, "") for number in range(1, last + 1)]
    return read_match("\n".join([*text, scores])).rules


def _mode(lines: _Lines) -> list[str]:
    marks = f"(?: {REVEALED})?(?: {AFTER_REVEAL})?(?: {LOOKED})?"
    return lines.word(
        "mode", re.compile(f"(?:{PRACTICE}|{COUNTS}){marks}"), f"{PRACTICE} or {COUNTS}"
    ).split()


# ---- hands


def _play(session: Session, lines: _Lines) -> None:
    lines.take("hand", whole=True)
    while True:
        for line in lines.while_(*"0123"):
            _move(session, line)
        if not lines.left:
            return
        line = lines.take("hand", whole=True)
        try:
            session.next_hand()
        except Refused as error:
            raise line.fail(str(error), "the end of the text") from None


def _move(session: Session, line: _Line) -> None:
    seat, _, word = line.text.partition(" ")
    try:
        session.follow(int(seat), _action(session, word))
    except NotationError as error:
        raise error.at(line.number, len(seat) + 2) from None
    except IllegalAction as error:
        raise _refused(line, session, error) from None
    except ValueError:
        raise line.fail(f"no seat {seat[:20]!r}", f"a seat from 0 to {session.rules.seats - 1}") from None


def _refused(line: _Line, session: Session, error: IllegalAction) -> NotationError:
    """Why the move cannot stand; the engine's reason only for the learner, since it tells of a hand."""
    state = session.states[-1]
    if error.seat != session.seat:
        return line.fail("this cannot be done here", f"what seat {state.to_act} did when the text was saved")
    legal = ", ".join(map(str, legal_actions(state)[:12])) if state.to_act == session.seat else "another word"
    return line.fail(str(error)[:200], f"{legal} by seat {state.to_act}")


def _action(session: Session, word: str) -> Action:
    found = _NUMBERED.fullmatch(word)
    if not found:
        return parse_action(word)
    legal, at = legal_actions(session.states[-1]), int(found[2]) - 1
    chosen = legal[at] if 0 <= at < len(legal) else None
    if not isinstance(chosen, Cards) or not str(chosen).startswith(found[1]):
        raise NotationError(f"no choice {found[2]}", expected="the number that the text was saved with")
    return chosen
