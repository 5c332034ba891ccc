"""What each card adds to a hand, packed into one number: hands are weighed by adding up.

An entry holds the card's weight by each of the table's scales, one trump, and one card of its plain suit.
The sums are whole numbers that plain Python and numpy columns add up alike.
"""

from __future__ import annotations

from ..engine.cards import JOKER, Suit
from ..engine.rankings import ranking
from ..engine.ruleset import Ruleset
from .measures import Sort, measures, sort_of
from .scales import Scale, role

PART, TRUMP, PLAIN, FIELD = 14, 42, 46, 4
WEIGHTS, COUNT = (1 << PART) - 1, (1 << FIELD) - 1
HELPED, ALONE, KEPT = range(3)  # which scale, by its part of the entry
_made: dict[tuple[Sort, Suit], tuple[int, ...]] = {}


def entries(rules: Ruleset, trump: Suit) -> tuple[int, ...]:
    """The entry of every card, by its number: nothing for what the pack lacks, and for no card, the last."""
    key = sort_of(rules), trump
    if key not in _made:
        _made[key] = _entries(rules, trump)
    return _made[key]


def _entries(rules: Ruleset, trump: Suit) -> tuple[int, ...]:
    found = [0] * (JOKER + 2)
    rank, known = ranking(rules, trump), measures(rules)
    for card in rules.cards:
        name, suit = role(rank, card), rank.suit_of(card)
        place = TRUMP if suit is None or suit == trump else PLAIN + FIELD * suit
        weights = (known.helped.cards[name], known.alone.cards[name], known.kept.cards[name])
        found[card] = (1 << place) + sum(weight << PART * part for part, weight in enumerate(weights))
    return tuple(found)


def weigh_sum(scale: Scale, total: int, part: int) -> int:
    """What a hand is worth whose entries add up to this: the same as ``Scale.weigh``."""
    trumps, plain = total >> TRUMP & COUNT, total >> PLAIN
    held = sum(1 for suit in Suit if plain >> FIELD * suit & COUNT)
    voids = min(len(Suit) - 1 - held, trumps)
    length = scale.length[min(trumps, len(scale.length) - 1)]
    return scale.base + (total >> PART * part & WEIGHTS) + length + scale.void * voids
