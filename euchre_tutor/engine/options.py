"""What each option of the rule book, section 9, may be, and which mixes have no sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ruleset import Ruleset

Option = int | str | bool  # values are those of the rule book, section 9


SWITCHES: Mapping[str, Option] = {"true": True, "yes": True, "false": False, "no": False}


def read_value(text: str) -> Option:
    """An option's value as it is written: a number, a switch, or else a word."""
    whole = text.isascii() and text.isdigit() and len(text) <= 6
    return int(text) if whole else SWITCHES.get(text, text)


class RulesetError(ValueError):
    """An option that the game does not have, a value it cannot take, or a mix without sense."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option


Accepts = Callable[["Ruleset", Any], bool]


def _words(*allowed: Option) -> tuple[Accepts, str]:
    """One of these values; True is not 1 here."""
    shown = ", ".join(str(value).lower() for value in allowed)
    return lambda _, value: any(value == a and type(value) is type(a) for a in allowed), f"one of {shown}"


LARGEST = 10_000  # of any number of points


def _number(low: int, high: int = LARGEST) -> tuple[Accepts, str]:
    expected = f"a whole number from {low} to {high}"
    return lambda _, value: type(value) is int and low <= value <= high, expected


def _bid_or(*words: str) -> tuple[Accepts, str]:
    def accepts(rules: Ruleset, value: Any) -> bool:
        return value in words or (type(value) is int and 1 <= value < rules.hand_size)

    return accepts, " or ".join([*words, "a whole number from 1 to the hand size less one"])


def _first_dealer(rules: Ruleset, value: Any) -> bool:
    return value in ("random", "first_black_jack") or (type(value) is int and 0 <= value < rules.seats)


def _deck(rules: Ruleset, value: Any) -> bool:
    return type(value) is int and value in rules.decks


_SWITCH = _words(False, True)

OPTIONS: Mapping[str, tuple[Accepts, str]] = {
    "deck": (_deck, "a pack that the game is played with"),
    "joker": _SWITCH,
    "target": _number(1),
    "first_dealer": (_first_dealer, "random, first_black_jack or a seat number"),
    "score_floor": _words("none", 0),
    "going_out": _words("highest_total", "bidder_first", "must_make_or_set"),
    "tie_break": _words("extra_hand", "shared_win"),
    "min_bid": _bid_or(),
    "bidding_rounds": _words(1, 2, "open"),
    "name_trump": _words("after_auction", "with_bid"),
    "stick_the_dealer": _SWITCH,
    "stick_min_bid": _bid_or("none"),
    "set_bidder_keeps_tricks": _SWITCH,
    "defenders_score_tricks": _SWITCH,
    "ask_made": _number(0),
    "moon_made": _number(0),
    "ask_fail": _words("tricks", "symmetric"),
    "moon_fail": _words("tricks", "symmetric"),
    "moon_over_ask": _SWITCH,
    "ask_cards": _words(1, 2, 3),
    "ask_order": _words("discard_first", "gift_first"),
    "ask_force_best": _SWITCH,
    "ask_partner_may_return": _SWITCH,
    "ace_no_face": _SWITCH,
    "anf_aces": _words("at_least_one", "exactly_one"),
    "anf_when": _words("before_bidding", "own_first_call"),
    "anf_dealer": _words("next", "same"),
    "anf_joker_is_face": _SWITCH,
    "joker_discard": _words("before_bidding", "after_trump"),
    "bonus_scale": _words("inherit", "per_trick"),
    "ghost_swap": _words("first_only", "chain", "off"),
    "swap_after_moon": _SWITCH,
    "benny_upcard": _words("dealer_names", "dealer_names_then_bid", "redeal"),
    "dealer_may_decline": _SWITCH,
    "may_bury_upcard": _SWITCH,
    "allow_turned_down_suit": _words(False, True, "stuck_dealer_only"),
    "merge_required": _SWITCH,
    "merge_pool": _words("after_discard", "before_discard"),
    "maker_alone_march": _number(0),
    "lone_euchre_points": _number(0),
    "lone_defender_points": _number(0),
    "defend_alone": _SWITCH,
    "alone_timing": _words("with_call", "before_lead"),
    "loner_lead": _words("left_of_dealer", "left_of_loner"),
    "both_alone_leader": _words("defender", "maker", "left_of_dealer"),
    "two_handed_dummy": _words("none", "maker2", "each3"),
    "renege_mode": _words("prevent", "allow"),
    "renege_correctable": _words("trick_complete", "next_card", "never"),
    "renege_penalty": _number(0),
    "renege_pays": _words("offender_minus", "opponents_plus"),
    "renege_resolution": _words("penalty_continue", "penalty_end_hand", "lose_hand"),
    "false_call_penalty": _number(0),
}

PRESETS: Mapping[str, dict[str, Option]] = {
    "seed": {},
    "club": {"ask_fail": "symmetric", "moon_fail": "symmetric", "going_out": "bidder_first"},
}

PRESETS_OF: Mapping[str, Mapping[str, dict[str, Option]]] = {
    "double_deck": {"club": {"min_bid": 6, "target": 52, "ask_cards": 3}},
}

TWO_HANDED_DUMMIES: Mapping[str, tuple[int, ...]] = {"none": (), "maker2": (2,), "each3": (3, 3)}


def settle_joker(rules: Ruleset, wanted: dict[str, Option]) -> None:
    """Turn the switch ``joker`` into the deck that it stands for."""
    if "joker" not in wanted:
        return
    joker = wanted.pop("joker")
    if "deck" in wanted and (wanted["deck"] == 25) != joker:
        raise RulesetError("joker", f"is {str(joker).lower()}, but the deck is {wanted['deck']}")
    if joker != (wanted.get("deck", rules.deck) == 25):
        wanted["deck"] = 25 if joker else 24


def check_mix(rules: Ruleset) -> None:
    """Refuse options that contradict each other."""
    if rules.ask_partner_may_return and rules.ask_order == "gift_first":
        raise RulesetError("ask_partner_may_return", "nothing can be returned when the gift comes first")
