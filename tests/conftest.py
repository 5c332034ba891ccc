"""What holds in every test: each sentence that is said stands in the catalogues."""

from __future__ import annotations

import gettext
from functools import cache

import pytest

from euchre_tutor import speech


class Strict(gettext.NullTranslations):
    """English that knows only the gathered sentences, so that none can be said past the catalogues."""

    def __init__(self, known: gettext.NullTranslations) -> None:
        super().__init__()
        self.known: dict[object, str] = known._catalog  # type: ignore[attr-defined]  # gettext tells it no other way

    def gettext(self, message: str) -> str:
        """The sentence itself, if it was gathered."""
        assert not message or message in self.known, f"said, but in no catalogue: {message!r}"
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The form for the number, if the pair was gathered."""
        assert (msgid1, 0) in self.known, f"counted, but in no catalogue: {msgid1!r}"
        return msgid1 if n == 1 else msgid2


@pytest.fixture(autouse=True, scope="session")
def only_gathered_sentences_are_said() -> None:
    """Put the strict English in the place of the plain one."""
    plain, strict = speech._catalogue, Strict(speech._catalogue("en"))
    speech._catalogue = cache(lambda code: strict if code == "en" else plain(code))
