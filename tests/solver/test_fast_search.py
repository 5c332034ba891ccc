"""The compiled search says what the one in Python says; without numba it runs as plain Python here."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from euchre_tutor.engine import RULESETS, Ruleset, Suit, shuffled
from euchre_tutor.solver.fast_bits import COMPILED
from euchre_tutor.solver.fast_search import FastTricks
from euchre_tutor.solver.open_cards import strip
from euchre_tutor.solver.open_hands import hasten, solve
from euchre_tutor.solver.open_tricks import Places, Tricks
from tests.solver.open_play import ending

DEALS = 200 if COMPILED else 6
PLAYING = {"bid": (0, 1, 2, 3), "turn_up": (0, 1, 3), "ghost": (0, 1, 3), "two_handed": (0, 1)}
TABLES = [
    pytest.param(RULESETS[name].with_options(deck=deck), places, id=f"{name}, {deck} cards")
    for name, places in PLAYING.items()
    for deck in RULESETS[name].decks
]


def dealt(rules: Ruleset, places: tuple[int, ...], seed: int) -> Places:
    """Four hands of which only these hold cards."""
    known, size = strip(rules, Suit.HEARTS), rules.hand_size
    cards = shuffled(rules.cards, random.Random(seed))
    hands = [known.hand(cards[size * place : size * place + size]) for place in range(4)]
    return tuple(hand if place in places else 0 for place, hand in enumerate(hands))


@pytest.mark.parametrize("rules, places", TABLES)
def test_the_compiled_search_says_what_the_one_in_python_says(
    rules: Ruleset, places: tuple[int, ...]
) -> None:
    suits = strip(rules, Suit.HEARTS).suits
    fast, plain = FastTricks(suits), Tricks(suits)
    for seed in range(DEALS):
        hands, size = dealt(rules, places, seed), rules.hand_size
        trick: Places = ()
        assert fast.best(hands, trick, size) == plain.best(hands, trick, size)
        for place in range(4):
            if hands[place]:
                found = fast.cards(hands, trick, size)
                assert found == plain.cards(hands, trick, size)
            card = random.Random(seed).choice(sorted(found)) if hands[place] else 0
            hands = (*hands[:place], hands[place] ^ card, *hands[place + 1 :])
            trick = (*trick, card)


def test_numba_is_not_loaded_before_it_is_wanted() -> None:
    code = (
        "import sys, euchre_tutor.solver.open_hands, euchre_tutor.players; sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


def test_hastening_changes_no_answer() -> None:
    state = ending(RULESETS["bid"], 6, random.Random(1))
    before, loading = solve(state), hasten()
    assert (loading is not None) == COMPILED
    if loading is not None:
        loading.join()
    assert solve(state) == before
