"""Spoilt texts for as long as it is told: every reader reads them or says where they are wrong."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from euchre_tutor.engine import (
    RULESETS,
    NotationError,
    deal,
    new_match,
    parse_action,
    read_hand,
    read_match,
    write_hand,
    write_match,
)
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Session
from euchre_widgets.registry import WIDGETS
from tests.engine.helpers import played_out, random_states
from tests.engine.mixes import mixes
from tests.soak.clock import rounds
from tests.tutor.sittings import HOUSE, played

SIGNS = "789TJQKACDHSBIDPLYNMEGVUR_#:;,\n\t {}[]\"'-²٣é\u202e\x000123456"
SPOILT = 20  # texts made of each good one
READERS: tuple[Callable[[str], object], ...] = (parse_action, read_hand, read_match, read_session)


def good_texts(rng: random.Random) -> list[str]:
    """A word, a hand, a match, a session, and what each widget keeps."""
    rules = rng.choice(mixes(RULESETS["bid"]))
    states = list(random_states(deal(rules, rng.randrange(4), rng), rng))
    match = new_match(rules, rng)
    match = match.after(played_out(match.next_deal(rng), rng))
    session = played(Session(HOUSE, seed=rng.randrange(1000), seat=2), rng.randrange(6))
    words = [str(states[-1].history[-1][1]), write_hand(rng.choice(states)), write_match(match)]
    return [*words, write_session(session), *(make.demo().save() for make in WIDGETS.values())]


def spoilt(text: str, rng: random.Random) -> str:
    """The text with something cut out, put in or doubled, up to three times."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randint(0, len(text))
        end = rng.randint(start, min(len(text), start + 30))
        new = rng.choice(["", text[start:end] * 2, "".join(rng.choices(SIGNS, k=rng.randint(1, 8)))])
        text = text[:start] + new + text[end:]
    return text


@pytest.mark.soak
def test_a_spoilt_text_is_read_or_refused_with_its_place() -> None:
    for rng in rounds("texts"):
        for text in good_texts(rng):
            for _ in range(SPOILT):
                read_everywhere(spoilt(text, rng))


def read_everywhere(text: str) -> None:
    """Every reader on this text."""
    for read in READERS:
        try:
            read(text)
        except NotationError as error:
            placed = read is parse_action or (error.line >= 1 and error.column >= 1)
            assert placed and error.message and error.expected, repr(text)
    for make in WIDGETS.values():
        model = make.demo()
        model.receive({"kind": "carry_on", "version": model.state()["version"], "text": text})
        assert model.state()["fault"] is None, repr(text)
