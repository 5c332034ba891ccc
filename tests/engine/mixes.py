"""Sets of house rules for the tests: every pair of option values of a game stands in at least one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations

from euchre_tutor.engine import PRESETS, Option, Ruleset, RulesetError

VALUES: Mapping[str, tuple[Option, ...]] = {
    "deck": (24, 25, 32, 48),
    "target": (32, 10),
    "first_dealer": ("random", "first_black_jack", 1),
    "score_floor": ("none", 0),
    "going_out": ("highest_total", "bidder_first", "must_make_or_set"),
    "tie_break": ("extra_hand", "shared_win"),
    "min_bid": (3, 1, 5),
    "bidding_rounds": (1, 2, "open"),
    "name_trump": ("after_auction", "with_bid"),
    "stick_min_bid": ("none", 1, 4),
    "ask_made": (12, 0),
    "moon_made": (24, 10),
    "ask_fail": ("tricks", "symmetric"),
    "moon_fail": ("tricks", "symmetric"),
    "ask_cards": (1, 2, 3),
    "ask_order": ("discard_first", "gift_first"),
    "anf_aces": ("at_least_one", "exactly_one"),
    "anf_when": ("before_bidding", "own_first_call"),
    "anf_dealer": ("next", "same"),
    "joker_discard": ("before_bidding", "after_trump"),
    "renege_mode": ("prevent", "allow"),
    "renege_correctable": ("trick_complete", "next_card", "never"),
    "renege_penalty": (2, 5),
    "renege_pays": ("offender_minus", "opponents_plus"),
    "renege_resolution": ("penalty_continue", "penalty_end_hand", "lose_hand"),
    "false_call_penalty": (0, 3),
    "bonus_scale": ("inherit", "per_trick"),
    "ghost_swap": ("first_only", "chain", "off"),
    "benny_upcard": ("dealer_names", "dealer_names_then_bid", "redeal"),
    "allow_turned_down_suit": (False, True, "stuck_dealer_only"),
    "merge_pool": ("after_discard", "before_discard"),
    "maker_alone_march": (3, 4, 6),
    "lone_euchre_points": (2, 4),
    "lone_defender_points": (4, 5),
    "alone_timing": ("with_call", "before_lead"),
    "loner_lead": ("left_of_dealer", "left_of_loner"),
    "both_alone_leader": ("defender", "maker", "left_of_dealer"),
    "two_handed_dummy": ("none", "maker2", "each3"),
}
SWITCH = (False, True)
Mix = dict[str, Option]
Pair = tuple[str, Option, str, Option]


def values(rules: Ruleset) -> dict[str, tuple[Option, ...]]:
    """The values to try of each option of the game; ``joker`` is left to ``deck``."""
    names = sorted(rules.options - {"joker"})
    return {name: tuple(v for v in VALUES.get(name, SWITCH) if accepts(rules, {name: v})) for name in names}


def accepts(rules: Ruleset, mix: Mapping[str, Option]) -> bool:
    """Whether the ruleset takes these options together."""
    try:
        rules.with_options(**mix)
    except RulesetError:
        return False
    return True


@cache
def mixes(rules: Ruleset) -> tuple[Ruleset, ...]:
    """The game as it is, its presets, and enough sets of options that every pair of values meets in one."""
    choices, rng = values(rules), random.Random(7)
    left = {pair for pair in _pairs(choices) if accepts(rules, {pair[0]: pair[1], pair[2]: pair[3]})}
    found = list(dict.fromkeys([rules, *map(rules.with_preset, PRESETS)]))
    while left:
        mix = max((_draw(rules, choices, min(left, key=repr), rng) for _ in range(12)), key=_new(left))
        left -= set(_met(mix))
        found.append(rules.with_options(**mix))
    return tuple(found)


def _pairs(choices: Mapping[str, tuple[Option, ...]]) -> Iterator[Pair]:
    for a, b in combinations(choices, 2):
        yield from ((a, x, b, y) for x in choices[a] for y in choices[b])


def _draw(rules: Ruleset, choices: Mapping[str, tuple[Option, ...]], pair: Pair, rng: random.Random) -> Mix:
    """A mix that holds the pair, every other option at random as far as it makes sense."""
    mix: Mix = {pair[0]: pair[1], pair[2]: pair[3]}
    for name in choices:
        value = choices[name][int(rng.random() * len(choices[name]))]
        if name not in mix and accepts(rules, {**mix, name: value}):
            mix[name] = value
    return mix


def _met(mix: Mix) -> Iterator[Pair]:
    return ((a, mix[a], b, mix[b]) for a, b in combinations(sorted(mix), 2))


def _new(left: set[Pair]) -> Callable[[Mix], int]:
    """How many pairs not yet met a mix would bring."""
    return lambda mix: len(left.intersection(_met(mix)))
