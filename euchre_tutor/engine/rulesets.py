"""The registry of games: data only."""

from __future__ import annotations

from .ruleset import OPTIONS, Ruleset

RULESETS: dict[str, Ruleset] = {
    rules.name: rules
    for rules in (
        Ruleset(
            name="bid",
            seats=4,
            chairs=4,
            hand_size=6,
            partnerships=True,
            decks=(24, 25),
            options=frozenset(OPTIONS),
        ),
    )
}
