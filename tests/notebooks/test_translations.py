"""Every page in every language: all there, none stale, with the cells, links and numbers of the English."""

from __future__ import annotations

import re

import pytest

from euchre_tutor.speech import LANGUAGES
from tools.notebooks import NOTEBOOKS, Source, complaints, read_sources

OTHERS = [language for language in LANGUAGES if language != "en"]
TOLD = {language: read_sources(NOTEBOOKS, language) for language in LANGUAGES}
PAGES = [(language, name) for language in OTHERS for name in TOLD["en"]]
FENCED = re.compile(r"```.*?```", re.S)
LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_told_in_the_language_and_none_is_stale(language: str) -> None:
    assert list(TOLD[language]) == list(TOLD["en"])
    assert not [line for line in complaints(NOTEBOOKS) if line.startswith(f"{language}/")]


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_cells_and_links_are_those_of_the_english(language: str, name: str) -> None:
    here, there = TOLD[language][name].text, TOLD["en"][name].text
    assert FENCED.findall(here) == FENCED.findall(there)
    assert LINK.findall(here) == LINK.findall(there)


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_numbers_in_the_prose_are_those_of_the_english(language: str, name: str) -> None:
    def numbers(source: Source) -> list[str]:
        prose = "".join(cell.text for cell in source.cells if cell.kind == "markdown")
        return sorted(re.findall(r"\d+", prose))

    assert numbers(TOLD[language][name]) == numbers(TOLD["en"][name])
