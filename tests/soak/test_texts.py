"""A hundred thousand spoilt files: every reader reads them or says where they are wrong, and soon."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Match,
    NotationError,
    Ruleset,
    RulesetError,
    Suit,
    deal,
    new_match,
    parse_action,
    read_hand,
    read_match,
    write_hand,
    write_match,
)
from euchre_tutor.engine.codes import read_code, write_code
from euchre_tutor.engine.egn import read_egn, write_egn
from euchre_tutor.engine.house_rules import read_house_rules, write_house_rules
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Session
from euchre_widgets.registry import WIDGETS
from tests.engine.helpers import played_out, random_states
from tests.engine.mixes import mixes
from tests.soak.clock import soak
from tests.tutor.sittings import played

SIGNS = "789TJQKACDHSBIDPLYNMEGVUR_#:;,=.\n\t {}[]\"'\\-+²٣é\u202e\ud800\x000123456"
SPOILT, FILES = 20, 100_000  # texts made of each good one; texts in all
LONGEST = 5.0  # seconds of the machine's time for one text, on a slow machine: none takes half of one
PLACED = (read_hand, read_match, read_session, read_house_rules, read_egn)  # with line and column
READERS: tuple[Callable[[str], object], ...] = (
    *PLACED,
    parse_action,
    read_code,
    Card.parse,
    Suit.parse,
)


def good_texts(rng: random.Random) -> list[str]:
    """A word, a hand, a match, a session, house rules and a code of any game, and a game file."""
    rules = rng.choice(mixes(RULESETS[rng.choice(tuple(RULESETS))]))
    states = list(random_states(deal(rules, rng.randrange(rules.seats), rng), rng))
    word = str(states[-1].history[-1][1]) if states[-1].history else "PASS"
    files = [word, write_hand(rng.choice(states)), write_match(some_match(rules, rng)), write_code(rules)]
    return [*files, write_house_rules(rules), write_session(sitting(rng)), game_file(rng)]


def some_match(rules: Ruleset, rng: random.Random) -> Match:
    """A hand or two."""
    match = new_match(rules, rng)
    for _ in range(rng.randint(1, 2)):
        match = match.after(played_out(match.next_deal(rng), rng))
    return match


def sitting(rng: random.Random) -> Session:
    """A learner's session at any table."""
    rules = rng.choice(mixes(RULESETS[rng.choice(tuple(RULESETS))]))
    return played(Session(rules, seed=rng.randrange(1000), seat=rng.randrange(rules.seats)), rng.randrange(6))


def game_file(rng: random.Random) -> str:
    """A match of Turn-Up Euchre in the notation that other programs read."""
    while True:
        try:
            return write_egn(some_match(rng.choice(mixes(RULESETS["turn_up"])), rng))
        except (RulesetError, ValueError):
            continue  # a table or a hand that the notation has no word for


# ---- spoiling


def cut(text: str, rng: random.Random) -> str:
    """Something cut out, put in or doubled."""
    start = rng.randint(0, len(text))
    end = rng.randint(start, min(len(text), start + 30))
    new = rng.choice(["", text[start:end] * 2, "".join(rng.choices(SIGNS, k=rng.randint(1, 8)))])
    return text[:start] + new + text[end:]


def swap_lines(text: str, rng: random.Random) -> str:
    """One line in the place of another, or said many times over."""
    lines = text.splitlines(keepends=True) or [""]
    lines[rng.randrange(len(lines))] = rng.choice(lines) * rng.choice([1, 1, 2, 300])
    return "".join(lines)


def other_word(text: str, rng: random.Random) -> str:
    """One word in the place of another."""
    words = re.split(r"(\W+)", text)
    words[rng.randrange(len(words))] = rng.choice(words)
    return "".join(words)


def large(text: str, rng: random.Random) -> str:
    """A number as long as a line, or brackets a thousand deep."""
    spots = [found.span() for found in re.finditer(r"-?\d+|\[|\{", text)] or [(0, 0)]
    start, end = rng.choice(spots)
    new = rng.choice(["9" * 5_000, "-1", "1e400", "0.5", "[" * 2_000, '{"a":' * 2_000, "true", "null"])
    return text[:start] + new + text[end:]


WAYS = (cut, cut, cut, swap_lines, other_word, large)


def spoilt(text: str, rng: random.Random) -> str:
    """The text spoilt in one to three ways."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(WAYS)(text, rng)
    return text


# ---- reading


@pytest.mark.soak
def test_a_spoilt_text_is_read_or_refused_with_its_place() -> None:
    soak("texts", FILES // (7 * SPOILT) + 1, lambda rng: spoil_and(read_everywhere, rng))


@pytest.mark.soak
def test_no_widget_fails_over_what_was_kept_and_spoilt() -> None:
    soak("widgets", FILES // (7 * SPOILT) + 1, lambda rng: spoil_and(carry_on, rng))


def spoil_and(read: Callable[[str, random.Random], None], rng: random.Random) -> None:
    """Every good text, spoilt often, to be read so."""
    for text in good_texts(rng):
        for _ in range(SPOILT):
            read(spoilt(text, rng), rng)


def read_everywhere(text: str, rng: random.Random) -> None:
    """Every reader on this text."""
    for read in READERS:
        began = time.process_time()
        try:
            read(text)
        except NotationError as error:
            placed = read not in PLACED or (error.line >= 1 and error.column >= 1)
            assert placed and error.message and error.expected, repr(text[:2_000])
        assert time.process_time() - began < LONGEST, repr(text[:2_000])


def carry_on(text: str, rng: random.Random) -> None:
    """One widget on this text."""
    model = WIDGETS[rng.choice(tuple(WIDGETS))].demo()
    began = time.process_time()
    model.receive({"kind": "carry_on", "version": model.state()["version"], "text": text})
    assert model.state()["fault"] is None, repr(text[:2_000])
    assert time.process_time() - began < LONGEST, repr(text[:2_000])
