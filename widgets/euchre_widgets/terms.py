"""Terms that can be tapped: their definitions as the browser wants them."""

from __future__ import annotations

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


def _term(word: str, meaning: str) -> TermJson:
    return TermJson(term=capital(word), definition=meaning)
