"""Terms that can be tapped: their definitions as the browser wants them."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.speech import say
from euchre_tutor.tutor.glossary import TERMS

from .wire import capital


class TermJson(TypedDict):
    """One entry of the glossary in the language in force."""

    term: str
    definition: str


def known_terms(ids: tuple[str, ...]) -> dict[str, TermJson]:
    """The definitions of these glossary ids; KeyError for one that the glossary lacks."""
    return {name: _term(*TERMS[name]) for name in ids}


def _term(word: str, meaning: str) -> TermJson:
    return TermJson(term=capital(say(word)), definition=say(meaning))
