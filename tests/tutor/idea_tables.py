"""Positions of every game in which ideas are looked for, and the deals that a seat there may think of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Option,
    Pass,
    Phase,
    Ruleset,
    State,
    View,
    apply,
    deal,
    legal_actions,
    view,
)
from euchre_tutor.players import PLAYERS
from tests.engine.redeal import redealt

TABLES: dict[str, list[dict[str, Option]]] = {
    "bid": [
        {},
        {"joker": True, "ask_cards": 2},
        {"name_trump": "with_bid"},
        {"ace_no_face": True, "ask_force_best": False, "ask_made": 40, "moon_made": 4},
        {"stick_the_dealer": True, "renege_mode": "allow"},
    ],
    "ghost": [{}, {"ghost_swap": "chain", "moon_fail": "symmetric"}],
    "double_deck": [{}],
    "cutthroat": [{}, {"deck": 32, "maker_alone_march": 4}, {"joker": True, "may_bury_upcard": True}],
    "turn_up": [{}, {"defend_alone": True, "alone_timing": "before_lead"}, {"joker": True, "deck": 25}],
    "two_handed": [{}, {"two_handed_dummy": "maker2"}],
}


@dataclass(frozen=True)
class Position:
    """A hand where a seat is to act, and the seat's view of it."""

    state: State
    view: View


def tables() -> list[Ruleset]:
    """Every game, some of them with house rules."""
    return [RULESETS[name].with_options(**options) for name, mixes in TABLES.items() for options in mixes]


def positions(rules: Ruleset, seed: int, wild: float = 0.3) -> Iterator[Position]:
    """All decisions of one hand, played by rule of thumb with some chance in it."""
    rng, thumb = random.Random(seed), PLAYERS["thumb"]()
    state = deal(rules, seed % rules.seats, rng)
    while state.phase not in (Phase.OVER, Phase.CLAIMS):
        seen = view(state, state.to_act)
        legal = legal_actions(state)
        if len(legal) > 1:
            yield Position(state, seen)
        state = apply(state, _chosen(rng, legal, thumb.choose(seen), wild))


def _chosen(rng: random.Random, legal: tuple[Action, ...], usual: Action, wild: float) -> Action:
    """The usual action, or by chance any; seldom a pass for a pass, so that most hands are played."""
    if rng.random() > wild:
        return usual
    calls = [action for action in legal if action != Pass()]
    return rng.choice(calls if calls and rng.random() < 0.5 else legal)


def worlds(position: Position, rng: random.Random, number: int) -> list[State]:
    """The hand itself, and deals that look the same to the seat and agree with the suits shown out of."""
    state, seat = position.state, position.view.seat
    found = [state]
    for _ in range(4 * number):
        other, _ = redealt(state, seat, rng)
        if len(found) < number and _fits(other):
            found.append(other)
    return found


def _fits(state: State) -> bool:
    """Whether nobody holds a suit that it did not follow; where reneges may happen that proves nothing."""
    if state.rules.renege_mode == "allow":
        return True
    order = state.order
    for trick in state.tricks:
        led = order.suit_of(trick[0][1])
        for seat, card in trick:
            if order.suit_of(card) != led and order.followers(state.hands[seat], led):
                return False
    return True
