"""What a new match can choose: the game, a named set of rules, and every option, each with its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from euchre_tutor.engine import PRESETS, RULESETS, Option, Ruleset, RulesetError, Seat
from euchre_tutor.engine.options import LARGEST
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import seat_name
from euchre_tutor.tutor.sheet.options import OPTION_WORDS, option_title, option_value

GAMES: Mapping[str, str] = {
    "bid": mark("Bid Euchre"),
    "ghost": mark("Ghost Hand"),
    "double_deck": mark("Double Deck"),
    "cutthroat": mark("Cutthroat"),
    "turn_up": mark("Turn-Up"),
    "two_handed": mark("Two-handed"),
}
NAMED: Mapping[str, str] = {"seed": mark("By the book"), "club": mark("Club")}
GROUPS: Sequence[tuple[str, tuple[str, ...]]] = (
    (mark("Pack, deal and target"), ("deck", "target", "first_dealer", "tie_break", "score_floor")),
    (
        mark("Bidding"),
        (
            *("min_bid", "bidding_rounds", "name_trump", "stick_the_dealer", "stick_min_bid"),
            *("moon_over_ask", "ghost_swap", "swap_after_moon"),
        ),
    ),
    (
        mark("The turned card"),
        ("allow_turned_down_suit", "dealer_may_decline", "may_bury_upcard", "benny_upcard"),
    ),
    (mark("The dummy"), ("merge_required", "merge_pool", "two_handed_dummy")),
    (
        mark("Alone"),
        ("alone_timing", "defend_alone", "loner_lead", "both_alone_leader"),
    ),
    (
        mark("Help from the partner"),
        ("ask_cards", "ask_order", "ask_force_best", "ask_partner_may_return"),
    ),
    (
        mark("Before the bidding"),
        ("joker_discard", "ace_no_face", "anf_aces", "anf_when", "anf_dealer", "anf_joker_is_face"),
    ),
    (
        mark("Points"),
        (
            *("going_out", "set_bidder_keeps_tricks", "defenders_score_tricks", "bonus_scale"),
            *("ask_made", "ask_fail", "moon_made", "moon_fail"),
            *("maker_alone_march", "lone_euchre_points", "lone_defender_points"),
        ),
    ),
    (
        mark("Reneges"),
        (
            *("renege_mode", "renege_correctable", "renege_resolution", "renege_pays"),
            *("renege_penalty", "false_call_penalty"),
        ),
    ),
)
SAME = {"joker": "deck"}  # one switch under two names
PACKS: Mapping[int, str] = {
    24: mark("24: nine to ace"),
    25: mark("25: with a joker"),
    32: mark("32: seven to ace"),
    48: mark("48: two of each"),
}
USUAL: Mapping[int, Seat] = {2: 0, 3: 0, 4: 2}  # the learner's seat by the number of players
MIXES: Mapping[str, str] = {
    "ask_partner_may_return": mark("Where the gift comes first, nothing has been passed that could go back."),
}
FEW = 5  # values that stand beside each other; more of them stand in a list


class OptionJson(TypedDict):
    """One option of a new match: its values in words and which is chosen, or a number to type."""

    name: str
    label: str
    kind: Literal["few", "many", "number"]
    values: list[str]
    chosen: int
    number: str
    changed: bool


class GroupJson(TypedDict):
    """Options about one thing."""

    title: str
    changed: str  # how many are not as in the book, in words
    options: list[OptionJson]


def groups(rules: Ruleset) -> list[GroupJson]:
    """Every option that the game has and that can be chosen, as it stands."""
    found = []
    for title, names in GROUPS:
        options = [_option(rules, name) for name in names if name in rules.options and _is_open(rules, name)]
        changed = sum(option["changed"] for option in options)
        if options:
            note = say_count("{n} changed", "{n} changed", changed) if changed else ""
            found.append(GroupJson(title=say(title), changed=note, options=options))
    return found


def _is_open(rules: Ruleset, name: str) -> bool:
    return name != "deck" or len(rules.decks) > 1


def _option(rules: Ruleset, name: str) -> OptionJson:
    value, values = rules.option(name), list(values_of(rules, name))
    at = next((i for i, one in enumerate(values) if _same(one, value)), -1)
    kind: Literal["few", "many", "number"] = (
        "number" if not values else "few" if len(values) < FEW else "many"
    )
    return OptionJson(
        name=name,
        label=option_title(name),
        kind=kind if values else "number",
        values=[value_text(rules, name, one) for one in values],
        chosen=at,
        number="" if values else str(value),
        changed=name in RULESETS[rules.name].differences(rules),
    )


def values_of(rules: Ruleset, name: str) -> tuple[Option, ...]:
    """The values that can be picked, in their order; none where a number is typed."""
    own: dict[str, tuple[Option, ...]] = {
        "deck": rules.decks,
        "first_dealer": ("random", "first_black_jack", *range(rules.seats)),
        "score_floor": ("none", 0),
        "min_bid": tuple(range(1, rules.hand_size)),
        "stick_min_bid": ("none", *range(1, rules.hand_size)),
    }
    return own.get(name) or tuple(OPTION_WORDS[name][1])


def value_text(rules: Ruleset, name: str, value: Option) -> str:
    """The value as a button says it."""
    if name == "deck" and value in PACKS:
        return say(PACKS[int(value)])
    if name == "first_dealer" and isinstance(value, int):
        return seat_name(value, USUAL[rules.seats], rules.seats)
    text = option_value(name, value)
    return text[:1].upper() + text[1:]


def changed(rules: Ruleset, name: object, at: object) -> Ruleset:
    """The rules with this option at its value number ``at``, or at the number typed.

    Unchanged where that has no sense; RulesetError where it does not go with the rest.
    """
    if not isinstance(name, str) or name not in rules.options:
        return rules
    values = values_of(rules, name)
    if isinstance(at, str):
        number = at.strip()
        return rules if values or not number else rules.with_options(**{name: _number(number)})
    if type(at) is not int or not 0 <= at < len(values):
        return rules
    return rules.with_options(**{name: values[at]})


def _number(text: str) -> Option:
    """The number typed; what is none goes to the rules as it is, which refuse it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text


def _fits(rules: Ruleset, name: str, number: int) -> bool:
    try:
        rules.with_options(**{name: number})
    except RulesetError:
        return False
    return True


def refused(rules: Ruleset, error: RulesetError) -> str:
    """Why a choice of options is refused, by its name and in words."""
    name = SAME.get(error.option, error.option)
    if name not in rules.options:
        return say("This game has no such rule.")
    if not values_of(rules, name):
        low, high = next(n for n in range(LARGEST + 1) if _fits(rules, name, n)), LARGEST
        title = option_title(name)
        return say("{option}: a whole number from {low} to {high}.", option=title, low=low, high=high)
    if error.option in MIXES:
        return say("{option}: {why}", option=option_title(name), why=say(MIXES[error.option]))
    return say("{option}: this does not go with the other rules chosen.", option=option_title(name))


def presets(rules: Ruleset) -> list[str]:
    """The named sets of rules that differ for this game."""
    found: dict[Ruleset, str] = {}
    for name in PRESETS:
        found.setdefault(RULESETS[rules.name].with_preset(name), name)
    return list(found.values())


def preset_of(rules: Ruleset) -> str:
    """The name of the set of rules that these are, "" for none."""
    return next((name for name in PRESETS if RULESETS[rules.name].with_preset(name) == rules), "")


def differences(rules: Ruleset) -> list[str]:
    """What this table does otherwise than the game as it stands in the rule book, a line each."""
    pairs = RULESETS[rules.name].differences(rules)
    lines = {name: value for name, (_, value) in pairs.items() if name != "joker"}
    return [
        say("{option}: {value}", option=option_title(name), value=value_text(rules, name, value))
        for name, value in lines.items()
    ]


def with_course_options(name: str, options: Mapping[str, Option | None]) -> Ruleset:
    """A game by its name under these options; RulesetError names the one that does not fit."""
    if name not in RULESETS:
        raise RulesetError(name, f"no game with a table; expected one of {', '.join(RULESETS)}")
    return RULESETS[name].with_options(**options)


def _same(one: Option, other: Option) -> bool:
    """Whether two values are the same; a switch is never a number."""
    return one == other and type(one) is type(other)
