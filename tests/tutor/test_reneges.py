"""Hands with hidden reneges: as many as were asked for, legal otherwise, and every sentence true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CallRenege,
    IllegalAction,
    Option,
    Pass,
    Phase,
    Play,
    State,
    apply,
    read_hand,
    write_hand,
)
from euchre_tutor.tutor.reneges import (
    Spot,
    card_at,
    guilty,
    held_at,
    led_at,
    owed_at,
    price,
    renege_hand,
    why,
)
from euchre_tutor.tutor.replay import replayed

SEEDS = range(10)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("reneges", [0, 1, 2])
def test_there_are_as_many_as_asked_for(seed: int, reneges: int) -> None:
    state = renege_hand(seed, reneges)
    assert state.phase is Phase.OVER
    assert len(guilty(state)) == reneges
    assert renege_hand(seed, reneges) == state
    assert read_hand(write_hand(state)) == state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_strict_table_refuses_exactly_these_cards(seed: int) -> None:
    state = renege_hand(seed, 2)
    refused = set()
    for before in replayed(state)[:-1]:
        seat, action = state.history[len(before.history)]
        if isinstance(action, Play):
            try:
                apply(_strict(before), action)
            except IllegalAction:
                refused.add(Spot(seat, len(before.complete_tricks) + 1))
    assert refused == set(guilty(state))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_proves_each_and_no_other(seed: int) -> None:
    state = renege_hand(seed, 1)
    claims = next(s for s in replayed(state) if s.phase is Phase.CLAIMS)
    (spot,) = guilty(state)
    while claims.to_act in claims.rules.side(spot.seat):
        claims = apply(claims, Pass())
    assert apply(claims, CallRenege(spot.seat, spot.trick)).charged == ((spot.seat, spot.trick),)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_held_and_owed_is_true(seed: int) -> None:
    state = renege_hand(seed, 1)
    for before in replayed(state)[:-1]:
        seat, action = state.history[len(before.history)]
        if isinstance(action, Play):
            spot = Spot(seat, len(before.complete_tricks) + 1)
            assert held_at(state, spot) == before.hands[seat]
            assert card_at(state, spot) == action.card
            if before.trick:
                order = before.order
                led = order.suit_of(before.trick[0][1])
                assert led_at(state, spot.trick) == led
                assert owed_at(state, spot) == order.followers(before.hands[seat], led)
                assert ("had to play" in why(state, spot, 0)) == (spot in guilty(state))


def test_the_left_bower_misleads_in_many_of_them() -> None:
    misled = 0
    for seed in range(40):
        state = renege_hand(seed, 1)
        (spot,) = guilty(state)
        cards = (*owed_at(state, spot), card_at(state, spot), state.tricks[spot.trick - 1][0][1])
        misled += any(map(state.order.is_left, cards))
    assert misled >= 8


def test_the_price_is_told() -> None:
    assert price(renege_hand(1, 0), 0) == ""
    state = renege_hand(3, 1)
    side = "You and North" if guilty(state)[0].seat in (0, 2) else "East and West"
    assert price(state, 0) == f"When it is proven: {side} lose 2 points."


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_hands_to_look_into(game: str) -> None:
    for reneges in range(3):
        state = renege_hand(reneges, reneges, RULESETS[game])
        assert len(guilty(state)) == reneges and state.rules.name == game
        for viewer in (None, 1):
            told = [
                why(state, Spot(seat, n), viewer)
                for n, trick in enumerate(state.tricks, 1)
                for seat, _ in trick
            ]
            assert all(told) and bool(price(state, viewer)) == bool(reneges)


PRICES = [
    ("turn_up", {}, "score 2 points. The hand ends with it."),
    ("cutthroat", {}, "2 points."),
    ("ghost", {"renege_resolution": "lose_hand"}, "loses the hand when it is proven."),
]


@pytest.mark.parametrize("game, options, ending", PRICES)
def test_the_price_is_that_of_the_rules(game: str, options: dict[str, Option], ending: str) -> None:
    state = renege_hand(3, 1, RULESETS[game].with_options(**options))
    assert price(state, None).endswith(ending)


def _strict(state: State) -> State:
    return replace(state, rules=RULESETS["bid"])
