"""Hands of chance in the notation, for whatever steps through them."""

from __future__ import annotations

import random

from euchre_tutor.engine import RULESETS, Ruleset, apply, deal, legal_actions, write_hand


def played_out(seed: int, unfinished: int = 0, rules: Ruleset = RULESETS["bid"]) -> str:
    """A hand of chance in the notation, without its last actions."""
    rng = random.Random(seed)
    state = deal(rules, seed % rules.seats, rng)
    while actions := legal_actions(state):
        state = apply(state, actions[int(rng.random() * len(actions))])
    lines = write_hand(state).splitlines()
    return "\n".join(lines[: len(lines) - unfinished])
