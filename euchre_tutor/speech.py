"""The one door for text that a person reads: English sentences in, the current language out.

A sentence is written once, in English, where it is said; the catalogues in ``locale`` translate it.
This module belongs to no room: every room but the engine may import it.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

DOMAIN = "euchre_tutor"
LOCALE = Path(__file__).parent / "locale"
LANGUAGES = {"en": "English", "af": "Afrikaans", "nb": "Norsk bokmål"}

_current: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The code of the language in force: one of LANGUAGES."""
    return _current.get()


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak this language inside the block; ValueError for a language we do not have."""
    token = _current.set(_known(code))
    try:
        yield
    finally:
        _current.reset(token)


def use_language(code: str) -> None:
    """Speak this language from now on; ValueError for a language we do not have."""
    _current.set(_known(code))


def say(message: str, **values: object) -> str:
    """The message in the current language, its ``{names}`` filled in.

    Only the message is a template: a value with braces in it shows as itself.
    """
    found = _catalogue(language()).gettext(message)
    return found.format(**values) if values else found


def say_count(one: str, many: str, n: int, **values: object) -> str:
    """The form of the message that suits the number n, which fills ``{n}``."""
    return _catalogue(language()).ngettext(one, many, n).format(n=n, **values)


def mark(message: str) -> str:
    """The message unchanged: marks a constant for the catalogues that ``say`` translates later."""
    return message


def _known(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"no language {code!r}: expected one of {', '.join(LANGUAGES)}")
    return code


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE, [code], fallback=True)
