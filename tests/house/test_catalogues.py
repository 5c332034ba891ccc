"""The catalogues are what the code says, complete, and compiled; and the check can tell when they are not."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from euchre_tutor.speech import LANGUAGES, say, say_count, speaking
from tools import catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_complete_and_compiled(language: str) -> None:
    found = list(catalogues.complaints(language, catalogues.gathered()))
    assert not found, "\n".join(found)


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """Two sentences of a code that says little, with their catalogues in a folder of the test."""
    catalog = Catalog()
    catalog.add("The {card} wins.", locations=[("a.py", 0)])
    catalog.add(("{n} trick", "{n} tricks"), locations=[("a.py", 0)])
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogues, "gathered", lambda: catalog)
    assert catalogues.update() == 0
    return catalog


def translate(old: str, new: str) -> None:
    path = catalogues.po_file("af")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


TRANSLATED = (
    ('"The {card} wins."\nmsgstr ""', '"The {card} wins."\nmsgstr "{card} wen."'),
    ('msgstr[0] ""\nmsgstr[1] ""', 'msgstr[0] "een slag"\nmsgstr[1] "{n} slae"'),
)


def test_a_file_is_never_half_written(template: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    path = catalogues.po_file("af")
    before = path.read_bytes()

    def fails(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:9])
        raise OSError("the disc is full")

    monkeypatch.setattr(Path, "write_bytes", fails)
    with pytest.raises(OSError, match="full"):
        catalogues.put(path, b"something else")
    assert path.read_bytes() == before
    assert sorted(one.suffix for one in path.parent.iterdir()) == [".mo", ".po"]


def test_english_needs_no_translator(template: Catalog) -> None:
    assert not list(catalogues.complaints("en", template))


def test_an_empty_translation_is_found(template: Catalog) -> None:
    assert len([words for words in catalogues.complaints("af", template) if "not translated" in words]) == 2


def test_a_whole_translation_is_kept_and_passes(template: Catalog) -> None:
    for old, new in TRANSLATED:
        translate(old, new)
    assert catalogues.update() == 0
    assert not list(catalogues.complaints("af", template))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{card} wen", "{kaart} wen", "other places"),
        ('msgid "The', '#, fuzzy\nmsgid "The', "uncertain"),
        ("een slag", "1 slag", "compiled file"),
        ("The {card} wins.", "The {card} lost.", "not what the code says now"),
    ],
)
def test_a_fault_is_found(template: Catalog, old: str, new: str, complaint: str) -> None:
    for pair in TRANSLATED:
        translate(*pair)
    catalogues.compile_all()
    translate(old, new)
    assert any(complaint in words for words in catalogues.complaints("af", template))


def test_a_missing_catalogue_is_found(template: Catalog) -> None:
    catalogues.po_file("nb").unlink()
    assert list(catalogues.complaints("nb", template)) == ["nb/euchre_tutor.po: missing"]


def test_an_empty_translation_is_not_compiled(template: Catalog) -> None:
    with catalogues.po_file("af").with_suffix(".mo").open("rb") as file:
        assert gettext.GNUTranslations(file).ngettext("{n} trick", "{n} tricks", 2) == "{n} tricks"


def test_what_is_said_is_gathered() -> None:
    ids = {message.id for message in catalogues.gathered()}
    assert len(ids) > 100


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])  # there it fails a test
def test_a_sentence_no_catalogue_holds_is_said_in_english(language: str) -> None:
    words, one, many = "There is no such {thing}.", "{n} such", "{n} of such"
    with speaking(language):
        assert say(words, thing="card") == "There is no such card."
        assert say_count(one, many, 3) == "3 of such"
