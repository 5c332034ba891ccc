"""Positions to try exact play at, and the same worked out by the engine, card after card."""

from __future__ import annotations

import random

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Option,
    Pass,
    Phase,
    Play,
    Ruleset,
    State,
    apply,
    deal,
    legal_actions,
    tricks_won,
)
from euchre_tutor.engine.phases.play import playable

GAMES: dict[str, tuple[str, dict[str, Option]]] = {
    "bid": ("bid", {}),
    "bid, joker": ("bid", {"joker": True, "ask_cards": 2}),
    "bid, reneges": ("bid", {"renege_mode": "allow"}),
    "ghost": ("ghost", {}),
    "double deck": ("double_deck", {}),
    "double deck, reneges": ("double_deck", {"renege_mode": "allow", "ask_cards": 3}),
    "cutthroat": ("cutthroat", {}),
    "cutthroat, joker": ("cutthroat", {"joker": True, "merge_pool": "before_discard"}),
    "cutthroat, 32 cards": ("cutthroat", {"deck": 32, "both_alone_leader": "maker"}),
    "turn-up": ("turn_up", {}),
    "turn-up, lone defence": ("turn_up", {"defend_alone": True, "loner_lead": "left_of_loner"}),
    "turn-up, 32 cards": ("turn_up", {"deck": 32, "defend_alone": True}),
    "turn-up, joker": ("turn_up", {"joker": True}),
    "two-handed": ("two_handed", {}),
    "two-handed, dummy": ("two_handed", {"two_handed_dummy": "each3", "deck": 32}),
}


def rules_of(game: str) -> Ruleset:
    """The rules of one of the GAMES."""
    name, options = GAMES[game]
    return RULESETS[name].with_options(**options)


def ending(rules: Ruleset, most: int, rng: random.Random) -> State:
    """A state of a hand called and played by chance, with at most so many tricks left, the open one too."""
    while True:
        hand = course(deal(rules, rng.randrange(rules.seats), rng), rng)
        late = [state for state in hand if state.phase is Phase.PLAY and left(state) in (most, most - 1)]
        if late:
            return rng.choice(late)


def course(state: State, rng: random.Random) -> list[State]:
    """The states to the end, everybody in turn and at random; a call is passed by more often than not."""
    states = [state]
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        passed = Pass() in actions and rng.random() < 0.7
        state = apply(state, Pass() if passed else rng.choice(actions))
        states.append(state)
    return states


def left(state: State) -> int:
    """How many tricks are to be won."""
    return len(state.hands[state.to_act]) + (0 if state.to_act not in dict(state.trick) else 1)


def following(state: State) -> tuple[Card, ...]:
    """The cards that the seat to act may play by the rule of following suit."""
    return playable(state, state.to_act)


def by_engine(state: State) -> dict[Card, int]:
    """What ``solve`` is to answer: every line of play to its end, in the engine."""
    known: dict[object, int] = {}
    return {card: _worth(apply(state, Play(card)), known) for card in following(state)}


def _worth(state: State, known: dict[object, int]) -> int:
    """The tricks of the contract's side at the end."""
    assert state.contract is not None
    side = state.rules.side(state.contract.seat)
    if state.phase is not Phase.PLAY:
        return sum(tricks_won(state)[seat] for seat in side)
    won = sum(tricks_won(state)[seat] for seat in side)
    place = (state.hands, state.trick, state.to_act, won)
    if place not in known:
        best = max if state.to_act in side else min
        known[place] = best(_worth(apply(state, Play(card)), known) for card in following(state))
    return known[place]
