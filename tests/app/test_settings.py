"""What the server is told: kernels are ended and kept ready in sane numbers, and the words are complete."""

from __future__ import annotations

import string
from typing import Any

import pytest

from euchre_tutor.speech import LANGUAGES
from euchre_widgets import server
from euchre_widgets.serving import places
from euchre_widgets.serving.settings import culling, page_settings, pools
from euchre_widgets.serving.words import page_words
from tools.myst import BLOCKS


def told(*words: str) -> Any:
    """The settings for these words of the command line."""
    return server.settings(server.parser().parse_args(words))


def test_a_kernel_without_a_page_is_ended_and_one_with_a_page_is_kept() -> None:
    idle = culling()["MappingKernelManager"]
    assert 300 <= idle["cull_idle_timeout"] <= 3600
    assert 0 < idle["cull_interval"] <= 300
    assert not idle["cull_connected"]


def test_pools_name_pages_that_there_are() -> None:
    ready = pools("en", 3)
    assert ready.pop("default") == {"pool_size": 0}
    assert ready and all(pool == {"pool_size": 3} for pool in ready.values())
    assert all((places.notebooks() / name).is_file() for name in ready)


def test_nothing_is_kept_ready_when_that_was_asked_for() -> None:
    settings = told("--warm", "0")
    assert settings.VoilaConfiguration.preheat_kernel is False
    assert told().VoilaConfiguration.preheat_kernel is True


def test_a_page_cannot_be_given_another_template_and_shows_no_source() -> None:
    page = page_settings()["VoilaConfiguration"]
    assert page["allow_template_override"] == page["allow_theme_override"] == "NO"
    assert page["strip_sources"] and not page["show_tracebacks"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_places(code: str) -> None:
    english, words = page_words()["en"], page_words()[code]
    assert words.keys() == english.keys()
    for name, text in words.items():
        assert fields(text) == fields(english[name]), name
    assert {f"block_{block}" for block in BLOCKS} <= words.keys()


def fields(text: str) -> set[str | None]:
    """The {names} in a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SystemExit):
        server.parser().parse_args(["--language", "xx"])
