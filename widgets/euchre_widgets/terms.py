"""Terms that can be tapped: their definitions as the browser wants them, and their words in a text.

``[[left_bower|left bower]]`` in a text shows two words that tell what a left bower is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypedDict

from euchre_tutor.engine import Ruleset
from euchre_tutor.tutor.glossary import definition

from .wire import capital


class TermJson(TypedDict):
    """One entry of the glossary in the language in force."""

    term: str
    definition: str


def known_terms(ids: tuple[str, ...], rules: Ruleset | None = None) -> dict[str, TermJson]:
    """The definitions of these glossary ids at a table with these rules, or true at any table without.

    KeyError for an id that the glossary lacks.
    """
    return {name: _term(*definition(name, rules)) for name in ids}


def linked(text: str, ids: Iterable[str]) -> str:
    """The text with each of these terms to be tapped where it stands first; as it is, if it has any already.

    Only the very word of the glossary is found, so that whatever can be tapped is that term and no other.
    """
    if "[[" in text:
        return text
    words = {definition(name)[0].lower(): name for name in ids}
    found = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    left = set(words)

    def marked(match: re.Match[str]) -> str:
        word = match[0].lower()
        if word not in left:
            return match[0]
        left.remove(word)
        return f"[[{words[word]}|{match[0]}]]"

    return re.sub(rf"(?<!\w)(?:{found})(?!\w)", marked, text, flags=re.IGNORECASE) if words else text


def unlinked(text: str) -> str:
    """The text as it is read aloud: the words of its terms alone."""
    return MARKED.sub(r"\1", text)


MARKED = re.compile(r"\[\[\w+\|([^\]|]+)\]\]")


def _term(word: str, meaning: str) -> TermJson:
    return TermJson(term=capital(word), definition=meaning)
