"""What a contract pays by the tricks taken, under the options in force (rule book 3)."""

from __future__ import annotations

from ..engine.ruleset import Ruleset
from .bidding import ask_rung, failing, prize


def payoff(rules: Ruleset, rung: int, tricks: int) -> tuple[int, int]:
    """The points of the declarer's side, and of the others, when the declarer's side takes so many tricks."""
    target = min(rung, rules.hand_size)
    if tricks >= target:
        points = prize(rules, rung) if rung >= ask_rung(rules) else tricks
    else:
        cost = failing(rules, rung) if rung >= ask_rung(rules) else rung
        points = -cost + (tricks if rules.set_bidder_keeps_tricks else 0)
    return points, (rules.hand_size - tricks) if rules.defenders_score_tricks else 0


def payoffs(rules: Ruleset, rung: int) -> tuple[tuple[int, int], ...]:
    """``payoff`` for every number of tricks, from none on."""
    return tuple(payoff(rules, rung, tricks) for tricks in range(rules.hand_size + 1))
