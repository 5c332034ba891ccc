"""Six with help in many deals at once, in numpy: the cards that are thrown and given by rule of thumb."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..engine.ruleset import Ruleset
from .columns import Cards, Places, highest, joined, lifted, lowest, without


def exchanged(rules: Ruleset, places: Places, asker: Cards, helper: Cards) -> tuple[Cards, Cards]:
    """The asker's hand after the exchange, and what it threw away for good, both by rule of thumb."""
    number, back = rules.ask_cards, rules.ask_partner_may_return
    if rules.ask_order == "gift_first":
        larger = joined(places, asker, lifted(places, _picked(highest, helper, number)))
        thrown = lifted(places, _picked(lowest, larger, number))
        return without(places, larger, thrown), thrown
    thrown = lifted(places, _picked(lowest, asker, number))
    pool = joined(places, helper, thrown) if back else helper
    given = lifted(places, _picked(highest, pool, number))
    kept = joined(places, without(places, asker, thrown), given)
    return kept, without(places, thrown, given) if back else thrown


def _picked(choice: Callable[[Cards], Cards], cards: Cards, number: int) -> Cards:
    """So many cards of each row, by the choice."""
    picked = np.zeros_like(cards)
    for _ in range(number):
        picked |= choice(cards & ~picked)
    return picked
