"""Texts of kept matches as long as they may be: read in seconds, and a longer one not at all."""

from __future__ import annotations

import time

import pytest

from euchre_tutor.engine import RULESETS, NotationError
from euchre_tutor.tutor.loading import MAX_SIZE, read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Session

SECONDS = 20.0  # of the machine's time, on a slow one; a quick one needs three


def thrown_in(size: int) -> tuple[str, int]:
    """A kept match of nothing but hands thrown in, the shortest there are, and how many they are."""
    session = Session(RULESETS["bid"], seed=1)
    text, dealer, hands = write_session(session).removesuffix("hand\n"), session.states[0].dealer, 0
    while len(text) + 33 <= size:
        text += "hand\n" + "".join(f"{(dealer + 1 + i) % 4} PASS\n" for i in range(4))
        dealer, hands = (dealer + 1) % 4, hands + 1
    return text, hands


@pytest.mark.slow
def test_the_longest_text_is_read_in_seconds() -> None:
    text, hands = thrown_in(MAX_SIZE)
    began = time.process_time()
    assert read_session(text).number == hands
    assert time.process_time() - began < SECONDS


def test_a_text_that_is_too_long_is_refused_at_once_with_its_place() -> None:
    with pytest.raises(NotationError, match="too long") as refused:
        read_session("#" * (MAX_SIZE + 1))
    assert (refused.value.line, refused.value.column) == (1, 1)
