"""What is said of a text that somebody wants to go on from and that is no kept match."""

from __future__ import annotations

from euchre_tutor.engine import NotationError, as_typed
from euchre_tutor.speech import say
from euchre_tutor.tutor.loading import MAX_SIZE
from euchre_tutor.tutor.saving import FIRST


def unreadable(text: str, error: NotationError) -> str:
    """What is said of a text that is no kept match; the engine's own words are for those who write texts."""
    lines = as_typed(text).splitlines()
    first = next((line.strip() for line in lines if line.strip()), "")
    if not first:
        return say("There is nothing to load: put a kept text in the field first.")
    if first != FIRST:
        return say("This is no kept match: the text of one begins with the line {first}.", first=FIRST)
    if len(text) > MAX_SIZE:
        return say("This text is longer than any match, so it was not read.")
    if error.line > len(lines):
        return say("The end of this text is missing. Copy all of it; nothing here has changed.")
    found = lines[error.line - 1].strip()[:40]
    return say(
        "Line {line} of this text does not fit: {found}. Copy all of it again; nothing here has changed.",
        line=error.line,
        found=found,
    )
