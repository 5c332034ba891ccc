"""The house rules of a table in words: what differs from the rule book, and what a new match can choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from euchre_tutor.engine import RULESETS, Option, Ruleset, RulesetError
from euchre_tutor.players import GAMES
from euchre_tutor.speech import mark, say

ON_OFF: dict[Option, str] = {False: mark("Off"), True: mark("On")}
CHOICES: dict[str, tuple[str, dict[Option, str]]] = {
    "target": (mark("Points to win"), {16: mark("16"), 32: mark("32"), 52: mark("52")}),
    "stick_the_dealer": (mark("Stick the dealer"), ON_OFF),
    "ace_no_face": (mark("Ace no face"), ON_OFF),
    "joker": (mark("A joker"), ON_OFF),
    "bidding_rounds": (
        mark("Rounds of bidding"),
        {1: mark("One"), 2: mark("Two"), "open": mark("Until all pass")},
    ),
    "name_trump": (
        mark("Trump is named"),
        {"after_auction": mark("After the auction"), "with_bid": mark("With the bid")},
    ),
    "ask_cards": (mark("Cards of help"), {1: mark("One"), 2: mark("Two"), 3: mark("Three")}),
    "moon_fail": (
        mark("A failed moon costs"),
        {"tricks": mark("Six"), "symmetric": mark("As much as it wins")},
    ),
    "going_out": (
        mark("When both pass the target"),
        {
            "highest_total": mark("Higher total wins"),
            "bidder_first": mark("Bidder first"),
            "must_make_or_set": mark("Make or set"),
        },
    ),
    "renege_mode": (mark("Reneges"), {"prevent": mark("Prevented"), "allow": mark("Possible")}),
}

NONE: dict[Option, str] = {"none": mark("none")}
OTHERS: dict[str, tuple[str, dict[Option, str]]] = {
    "first_dealer": (
        mark("The first dealer"),
        {"random": mark("by chance"), "first_black_jack": mark("by the first black jack")},
    ),
    "score_floor": (mark("The lowest total"), NONE),
    "tie_break": (
        mark("A tie at the target"),
        {"extra_hand": mark("another hand"), "shared_win": mark("a shared win")},
    ),
    "min_bid": (mark("The lowest bid"), {}),
    "stick_min_bid": (mark("The lowest bid of a stuck dealer"), NONE),
    "set_bidder_keeps_tricks": (mark("A set side scores its tricks"), ON_OFF),
    "defenders_score_tricks": (mark("The other side scores its tricks"), ON_OFF),
    "ask_made": (mark("Six with help pays"), {}),
    "moon_made": (mark("The moon pays"), {}),
    "ask_fail": (
        mark("A failed six with help costs"),
        {"tricks": mark("Six"), "symmetric": mark("As much as it wins")},
    ),
    "moon_over_ask": (mark("The moon outranks six with help"), ON_OFF),
    "ask_order": (
        mark("In six with help"),
        {"discard_first": mark("the discard comes first"), "gift_first": mark("the gift comes first")},
    ),
    "ask_force_best": (mark("The best trump must be given"), ON_OFF),
    "ask_partner_may_return": (mark("The discard may be given back"), ON_OFF),
    "anf_aces": (
        mark("Aces for ace no face"),
        {"at_least_one": mark("at least one"), "exactly_one": mark("exactly one")},
    ),
    "anf_when": (
        mark("Ace no face is claimed"),
        {"before_bidding": mark("before the auction"), "own_first_call": mark("at one's first call")},
    ),
    "anf_dealer": (
        mark("After ace no face deals"),
        {"next": mark("the next player"), "same": mark("the same player")},
    ),
    "anf_joker_is_face": (mark("A joker spoils ace no face"), ON_OFF),
    "joker_discard": (
        mark("The dealer's seventh card goes"),
        {"before_bidding": mark("before the auction"), "after_trump": mark("once trump is named")},
    ),
    "renege_correctable": (
        mark("A renege can be taken back"),
        {
            "trick_complete": mark("until the trick is complete"),
            "next_card": mark("until the next card"),
            "never": mark("never"),
        },
    ),
    "renege_penalty": (mark("Points for a renege"), {}),
    "renege_pays": (
        mark("A renege is paid"),
        {"offender_minus": mark("by the side that reneged"), "opponents_plus": mark("to the other side")},
    ),
    "renege_resolution": (
        mark("After a proven renege"),
        {
            "penalty_continue": mark("the hand goes on"),
            "penalty_end_hand": mark("the hand ends"),
            "lose_hand": mark("the hand is lost"),
        },
    ),
    "false_call_penalty": (mark("Points for a wrong call of a renege"), {}),
}


class ChoosableJson(TypedDict):
    """One option of a new match: its values in words, and which is chosen."""

    name: str
    label: str
    values: list[str]
    chosen: int


def choosable(rules: Ruleset) -> list[ChoosableJson]:
    """The options that a new match offers, as they stand."""
    found = []
    for name, (label, values) in CHOICES.items():
        if name in rules.options:
            at = _value(rules, name)
            chosen = list(values).index(at) if at in values else -1
            texts = [say(text) for text in values.values()]
            found.append(ChoosableJson(name=name, label=say(label), values=texts, chosen=chosen))
    return found


def changed(rules: Ruleset, name: object, at: object) -> Ruleset:
    """The rules with this option at its value number ``at``; unchanged where that has no sense."""
    if not isinstance(name, str) or name not in CHOICES or type(at) is not int:
        return rules
    values = list(CHOICES[name][1])
    if not 0 <= at < len(values):
        return rules
    try:
        return rules.with_options(**{name: values[at]})
    except RulesetError:
        return rules


def differences(rules: Ruleset) -> list[str]:
    """What this table does otherwise than the game as it stands in the rule book, a line each."""
    pairs = RULESETS[rules.name].differences(rules)
    lines = {"joker" if name == "deck" else name: pair[1] for name, pair in pairs.items()}
    return [_line(name, True if name == "joker" else value) for name, value in lines.items()]


def with_course_options(name: str, options: Mapping[str, Option | None]) -> Ruleset:
    """A game by its name under these options; RulesetError names the one that does not fit."""
    if name not in GAMES:
        raise RulesetError(name, f"no game with a table; expected one of {', '.join(GAMES)}")
    return RULESETS[name].with_options(**options)


def _line(name: str, value: Option) -> str:
    label, values = (CHOICES | OTHERS)[name]
    shown = say(values[value]) if value in values else str(value)
    return say("{option}: {value}", option=say(label), value=shown)


def _value(rules: Ruleset, name: str) -> Option:
    return rules.joker if name == "joker" else rules.option(name)
