"""The command euchre-tutor: a text shell over the rooms below; it starts the web app but never imports it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..engine import IllegalAction, NotationError, RulesetError
from ..speech import LANGUAGES, say, use_language
from ..tutor.names import illegal_sentence
from .options import CommandError, build_parser, language_asked_for

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the answer is the exit code, 2 where what was typed cannot be done."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = language_asked_for(words)
    use_language(language if language in LANGUAGES else "en")
    parsed = build_parser().parse_args(words or ["--help"])
    try:
        return int(parsed.do(parsed) or 0)
    except (CommandError, IllegalAction, NotationError, RulesetError, OSError) as error:
        print(f"euchre-tutor: {in_words(error)}", file=sys.stderr)
        return 2


def in_words(error: Exception) -> str:
    """What went wrong, for the person at the terminal."""
    if isinstance(error, IllegalAction):
        return illegal_sentence(error)
    if isinstance(error, NotationError):
        return _unreadable(error)
    if isinstance(error, RulesetError):
        return say("a house rule does not fit: {what}", what=error)
    if isinstance(error, OSError) and error.filename:
        return say("{file} cannot be read: {what}", file=error.filename, what=error.strerror)
    return str(error)


def _unreadable(error: NotationError) -> str:
    values = {"line": error.line, "column": error.column, "what": error.message, "expected": error.expected}
    if error.line and error.expected:
        return say("line {line}, column {column}: {what}; expected {expected}", **values)
    if error.line:
        return say("line {line}, column {column}: {what}", **values)
    return say("{what}; expected {expected}", **values) if error.expected else error.message
