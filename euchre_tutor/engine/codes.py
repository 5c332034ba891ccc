"""A table's game and house rules as a short code to be read out: ``read_code(write_code(rules)) == rules``.

A code is a letter for the game, two characters for each option that is not as in the rule book (and one
to four more where it is a number), and a check character that finds any one wrong character and any two that
changed places less than 22 places apart. It has none of the characters that are easily taken for another,
and its case, spaces and hyphens mean nothing.

A code means the same in every later version: BASES and SETTINGS are only ever added to at their end, never
changed. Should a default of the rule book change, its old letter keeps the old value in BASES, and the game
gets a new letter for the new one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .cards import NotationError
from .options import Option, RulesetError
from .ruleset import Ruleset
from .rulesets import RULESETS

ALPHABET = "3479ACDEFGHJKMNPQRTVWXY"  # as many as a prime, for the check; no 0 O 1 I L 2 Z 5 S 6 8 B U
BASE = len(ALPHABET)
STEP = 5  # every power of it up to the 22nd is another number modulo BASE
LONGEST = 250  # characters; every option of a game changed takes about 120
SHORT, MIDDLE = 20, 66  # numbers below these take one character and two, larger ones four
GROUP = 4
PARTS = str.maketrans({" ": None, "-": None})

# The letter of each game, and what it stands for beside the rule book's defaults.
BASES: Mapping[str, tuple[str, Mapping[str, Option]]] = {
    "A": ("bid", {}),
    "G": ("ghost", {}),
    "D": ("double_deck", {}),
    "C": ("cutthroat", {}),
    "T": ("turn_up", {}),
    "H": ("two_handed", {}),
}

# Each option with its values, in the order in which they were given numbers; None is a number that follows.
_FIRST_VALUES: tuple[tuple[str, tuple[Option | None, ...]], ...] = (
    ("deck", (24, 25, 32, 48)),
    ("target", (None,)),
    ("first_dealer", ("random", "first_black_jack", None)),
    ("score_floor", ("none", 0)),
    ("going_out", ("highest_total", "bidder_first", "must_make_or_set")),
    ("tie_break", ("extra_hand", "shared_win")),
    ("min_bid", (None,)),
    ("bidding_rounds", (1, 2, "open")),
    ("name_trump", ("after_auction", "with_bid")),
    ("stick_the_dealer", (False, True)),
    ("stick_min_bid", ("none", None)),
    ("set_bidder_keeps_tricks", (False, True)),
    ("defenders_score_tricks", (False, True)),
    ("ask_made", (None,)),
    ("moon_made", (None,)),
    ("ask_fail", ("tricks", "symmetric")),
    ("moon_fail", ("tricks", "symmetric")),
    ("bonus_scale", ("inherit", "per_trick")),
    ("moon_over_ask", (False, True)),
    ("ask_cards", (1, 2, 3)),
    ("ask_order", ("discard_first", "gift_first")),
    ("ask_force_best", (False, True)),
    ("ask_partner_may_return", (False, True)),
    ("ghost_swap", ("first_only", "chain", "off")),
    ("swap_after_moon", (False, True)),
    ("ace_no_face", (False, True)),
    ("anf_aces", ("at_least_one", "exactly_one")),
    ("anf_when", ("before_bidding", "own_first_call")),
    ("anf_dealer", ("next", "same")),
    ("anf_joker_is_face", (False, True)),
    ("joker_discard", ("before_bidding", "after_trump")),
    ("benny_upcard", ("dealer_names", "dealer_names_then_bid", "redeal")),
    ("dealer_may_decline", (False, True)),
    ("may_bury_upcard", (False, True)),
    ("allow_turned_down_suit", (False, True, "stuck_dealer_only")),
    ("merge_required", (False, True)),
    ("merge_pool", ("after_discard", "before_discard")),
    ("maker_alone_march", (None,)),
    ("lone_euchre_points", (None,)),
    ("lone_defender_points", (None,)),
    ("defend_alone", (False, True)),
    ("alone_timing", ("with_call", "before_lead")),
    ("loner_lead", ("left_of_dealer", "left_of_loner")),
    ("both_alone_leader", ("defender", "maker", "left_of_dealer")),
    ("two_handed_dummy", ("none", "maker2", "each3")),
    ("renege_mode", ("prevent", "allow")),
    ("renege_correctable", ("trick_complete", "next_card", "never")),
    ("renege_penalty", (None,)),
    ("renege_pays", ("offender_minus", "opponents_plus")),
    ("renege_resolution", ("penalty_continue", "penalty_end_hand", "lose_hand")),
    ("false_call_penalty", (None,)),
)
SETTINGS: tuple[tuple[str, Option | None], ...] = tuple(
    (name, value) for name, choices in _FIRST_VALUES for value in choices
)

# ---- writing


def write_code(rules: Ruleset) -> str:
    """The code of a registered game under its options, in groups of four; ValueError for any other game."""
    letter = next((letter for letter, (game, _) in BASES.items() if game == rules.name), "")
    base = _base(letter) if letter else rules
    changes = base.differences(rules)
    if not letter or base.with_options(**{name: pair[1] for name, pair in changes.items()}) != rules:
        raise ValueError(f"the game {rules.name} has no code")
    settings = sorted(_setting(name, pair[1]) for name, pair in changes.items())
    body = letter + "".join(_written(number, value) for number, value in settings)
    return _grouped(body + _check(body))


def _base(letter: str) -> Ruleset:
    game, options = BASES[letter]
    return RULESETS[game].with_options(**options)


def _setting(name: str, value: Option) -> tuple[int, int]:
    """The number of the setting, and the number that follows; -1 where none does."""
    for number, (option, known) in enumerate(SETTINGS):
        if option == name and known == value and type(known) is type(value):
            return number, -1
    assert type(value) is int, f"{name} {value} has no number in SETTINGS"
    return SETTINGS.index((name, None)), value


def _written(number: int, value: int) -> str:
    return _digits(number, 2) + ("" if value < 0 else _number(value))


def _number(value: int) -> str:
    if value < SHORT:
        return ALPHABET[value]
    if value < MIDDLE:
        return _digits(SHORT * BASE + value - SHORT, 2)
    return ALPHABET[-1] + _digits(value, 3)


def _digits(value: int, places: int) -> str:
    return "".join(ALPHABET[value // BASE**place % BASE] for place in reversed(range(places)))


def _check(body: str) -> str:
    """The character that makes the weighted sum of all of them nothing."""
    total = sum(ALPHABET.index(sign) * pow(STEP, at, BASE) for at, sign in enumerate(reversed(body), 1))
    return ALPHABET[-total % BASE]


def _grouped(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


# ---- reading


def read_code(text: str) -> Ruleset:
    """The game and options of a code; NotationError for anything that write_code does not write."""
    if len(text) > LONGEST:
        raise NotationError("the code is too long", expected=f"at most {LONGEST} characters")
    code = text.strip().translate(PARTS).upper()
    strange = next((sign for sign in code if sign not in ALPHABET), "")
    if strange:
        raise NotationError(f"no code has {strange!r} in it", expected=f"the characters {ALPHABET}")
    if len(code) < 2 or code[0] not in BASES:
        raise NotationError(f"not a code: {text[:40]!r}", expected=f"one that begins with {'/'.join(BASES)}")
    if _check(code[:-1]) != code[-1]:
        raise NotationError(f"a character of {text[:40]!r} is wrong", expected="the code as it was written")
    return _rules(code[0], code[1:-1])


def _rules(letter: str, rest: str) -> Ruleset:
    base, options, last = _base(letter), dict[str, Option](), -1
    for number, value in _settings(rest):
        name = SETTINGS[number][0]
        if number <= last or name in options or name not in base.options or base.option(name) == value:
            raise _unreadable(f"option {name} does not stand where it should")
        options[name], last = value, number
    try:
        return base.with_options(**options)
    except RulesetError as error:
        raise _unreadable(str(error)[:200]) from None


def _settings(rest: str) -> Iterator[tuple[int, Option]]:
    """The settings one after another, each with its value."""
    while rest:
        number, rest = _taken(rest, 2)
        if number >= len(SETTINGS):
            raise _unreadable("it names an option of a later version")
        value = SETTINGS[number][1]
        if value is None:
            value, rest = _read_number(rest)
        yield number, value


def _read_number(rest: str) -> tuple[int, str]:
    """The number written at the beginning, and what follows it; only in its shortest form."""
    first, after = _taken(rest, 1)
    if first < SHORT:
        return first, after
    long = first == BASE - 1
    value, after = _taken(after, 3) if long else _taken(after, 1)
    value += 0 if long else SHORT + (first - SHORT) * BASE
    if long and value < MIDDLE:
        raise _unreadable("a number is longer than it need be")
    return value, after


def _taken(rest: str, places: int) -> tuple[int, str]:
    if len(rest) < places:
        raise _unreadable("it ends in the middle of an option")
    value = 0
    for sign in rest[:places]:
        value = value * BASE + ALPHABET.index(sign)
    return value, rest[places:]


def _unreadable(message: str) -> NotationError:
    return NotationError(f"not a code of this version: {message}", expected="the code as it was written")
