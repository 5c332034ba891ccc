"""Every player at every game under every pair of its options: by the rules, and from its own view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from euchre_tutor.engine import RULESETS, Phase, Ruleset, State, apply, deal, legal_actions, score, view
from euchre_tutor.players import PLAYERS
from tests.engine.helpers import random_states
from tests.engine.mixes import mixes
from tests.engine.redeal import redealt
from tests.players.paces import fewer, looked_at

HANDS = 210  # of each game, shared out among the sets of its options
PRESETS = ("seed", "club")
MOST_ACTIONS = 300  # far more than any hand takes
any_player = pytest.mark.parametrize("name", PLAYERS)
any_game = pytest.mark.parametrize("game", RULESETS)


@cache
def tables(game: str) -> list[Ruleset]:
    """The game under its presets, and under enough options that every pair of values meets."""
    rules = RULESETS[game]
    return [*map(rules.with_preset, PRESETS), *mixes(rules)]


def states(state: State, names: tuple[str, ...], seed: int) -> Iterator[State]:
    """The hand state by state, played by these players; an illegal choice is an IllegalAction here."""
    players = [PLAYERS[name](random.Random(seed + seat)) for seat, name in enumerate(names)]
    for _ in range(MOST_ACTIONS):
        yield state
        if state.phase is Phase.OVER:
            return
        state = apply(state, players[state.to_act].choose(view(state, state.to_act)))
    raise AssertionError("the hand does not end")


def hands(game: str, names: tuple[str, str], count: int) -> Iterator[Iterator[State]]:
    """So many hands of the game, every table in turn, the two players sitting alternately."""
    for seed in range(count):
        rules = tables(game)[seed % len(tables(game))]
        seated = (names * 2)[: rules.seats]
        yield states(deal(rules, seed % rules.seats, random.Random(seed)), seated, seed)


@any_game
@any_player
def test_a_player_plays_every_game_to_its_end(name: str, game: str) -> None:
    for other in [*dict.fromkeys((name, "random"))][-fewer(name, 2) :]:
        for hand in hands(game, (name, other), fewer(name, HANDS // 2)):
            *_, last = hand
            assert len(score(last)) == last.rules.seats


@any_game
@any_player
def test_hidden_cards_change_no_choice(name: str, game: str) -> None:
    for number, hand in enumerate(hands(game, ("thumb", "random"), fewer(name, len(tables(game))))):
        for step, state in enumerate(hand):
            if state.phase is not Phase.OVER and looked_at(name, step):
                seat, rng = state.to_act, random.Random(step)
                other, _ = redealt(state, seat, rng)
                seen = (view(state, seat), view(other, seat))
                first, second = (PLAYERS[name](random.Random(number)).choose(one) for one in seen)
                assert first == second, (seen, first, second)


@any_game
@any_player
def test_a_player_goes_by_the_rules_wherever_others_have_led_the_hand(name: str, game: str) -> None:
    for seed, rules in enumerate(tables(game)[: fewer(name, len(tables(game)))]):
        rng = random.Random(seed)
        for step, state in enumerate(random_states(deal(rules, seed % rules.seats, rng), rng)):
            if state.phase is not Phase.OVER and looked_at(name, step):
                chosen = PLAYERS[name](random.Random(seed)).choose(view(state, state.to_act))
                assert chosen in legal_actions(state), (state, chosen)


@any_game
def test_the_thumb_never_reneges_and_accuses_nobody_wrongly(game: str) -> None:
    rules = RULESETS[game].with_options(renege_mode="allow", false_call_penalty=50, renege_penalty=1)
    for seed in range(40):
        seated = (("thumb", "random") * 2)[: rules.seats]
        thumbs = {seat for seat, name in enumerate(seated) if name == "thumb"}
        *_, last = states(deal(rules, seed % rules.seats, random.Random(seed)), seated, seed)
        assert not {seat for seat, _ in last.charged} & thumbs
        assert all(last.penalties[seat] >= -sum(points < 0 for points in last.penalties) for seat in thumbs)
