"""Every game under every pair of its options against the hand told a second time: stage, turn and choices."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    JOKER,
    RULESETS,
    Phase,
    Ruleset,
    State,
    apply,
    deal_from,
    dealing_order,
    legal_actions,
    shuffled,
)
from tests.engine.mixes import mixes
from tests.engine.retold import told
from tests.engine.retold_hand import Hand

HANDS = 6  # under each mix
GAMES = [
    pytest.param(rules, id=f"{name} {number}")
    for name, game in RULESETS.items()
    for number, rules in enumerate(mixes(game))
]


def a_hand(rules: Ruleset, rng: random.Random) -> State:
    """A hand dealt, the joker turned up oftener than by chance."""
    pack = list(shuffled(rules.cards, rng))
    if rules.joker and rules.turns_up and rng.random() < 0.3:
        turned, joker = len(dealing_order(rules, 0)), pack.index(JOKER)
        pack[turned], pack[joker] = pack[joker], pack[turned]
    return deal_from(rules, rng.randrange(rules.seats), pack)


def compare(state: State, rng: random.Random) -> State:
    """The hand played at random, every turn of it told twice."""
    chairs = [[str(card) for card in hand] for hand in state.hands]
    hand = Hand(state.rules, state.dealer, chairs, "" if state.upcard is None else str(state.upcard))
    story = told(hand)
    turn = next(story, None)
    while turn is not None:
        actions = {str(action): action for action in legal_actions(state)}
        assert (state.phase.value, state.to_act, set(actions)) == turn
        word = rng.choice(sorted(actions))
        state = apply(state, actions[word])
        try:
            turn = story.send(word)
        except StopIteration:
            turn = None
    assert state.phase is Phase.OVER
    return state


def strictly(rules: Ruleset, rng: random.Random) -> State:
    """A hand at a table where reneges are prevented."""
    return a_hand(replace(rules, renege_mode="prevent"), rng)


@pytest.mark.parametrize("rules", GAMES)
def test_a_hand_goes_as_the_rule_book_tells_it(rules: Ruleset) -> None:
    rng = random.Random(21)
    for _ in range(HANDS):
        compare(strictly(rules, rng), rng)
