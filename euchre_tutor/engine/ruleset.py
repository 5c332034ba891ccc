"""Every way one table differs from another, as plain data, and the check of every option."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from .cards import JOKER, RANKS, Card, Suit

Seat = int  # 0 is the first seat; play goes upwards, which is clockwise, and round again
Option = int | str | bool  # values are those of the rule book, section 9


class Phase(enum.Enum):
    """A stage of a hand; what happens in it is in the folder ``phases``."""

    DEALER_DISCARD = "dealer_discard"  # with the joker the dealer lays one of seven cards away
    CLAIM = "claim"  # Ace No Face: everybody claims a redeal or passes
    BID = "bid"  # the auction
    NAME = "name"  # the declarer names trump
    EXCHANGE = "exchange"  # six with help: cards out, cards in
    PLAY = "play"
    CLAIMS = "claims"  # reneges allowed: a last round of calls before the score
    OVER = "over"


class RulesetError(ValueError):
    """An option that the game does not have, a value it cannot take, or a mix without sense."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One game with its house rules; fields from ``deck`` on are the options of rule book section 9."""

    name: str
    seats: int  # players who act
    chairs: int  # hands dealt
    hand_size: int
    partnerships: bool
    decks: tuple[int, ...]  # the packs that it is played with
    options: frozenset[str]  # the options that this game has; the others keep their idle defaults

    deck: int = 24
    target: int = 32
    first_dealer: int | str = "random"
    score_floor: int | str = "none"
    going_out: str = "highest_total"
    tie_break: str = "extra_hand"
    min_bid: int = 3
    bidding_rounds: int | str = 1
    name_trump: str = "after_auction"
    stick_the_dealer: bool = False
    stick_min_bid: int | str = "none"
    set_bidder_keeps_tricks: bool = False
    defenders_score_tricks: bool = True
    ask_made: int = 12
    moon_made: int = 24
    ask_fail: str = "tricks"
    moon_fail: str = "tricks"
    moon_over_ask: bool = True
    ask_cards: int = 1
    ask_order: str = "discard_first"
    ask_force_best: bool = True
    ask_partner_may_return: bool = False
    ace_no_face: bool = False
    anf_aces: str = "at_least_one"
    anf_when: str = "before_bidding"
    anf_dealer: str = "next"
    anf_joker_is_face: bool = True
    joker_discard: str = "before_bidding"
    renege_mode: str = "prevent"
    renege_correctable: str = "trick_complete"
    renege_penalty: int = 2
    renege_pays: str = "offender_minus"
    renege_resolution: str = "penalty_continue"
    false_call_penalty: int = 0

    @property
    def joker(self) -> bool:
        """Whether the pack has a joker: the same switch as a deck of 25."""
        return self.deck == 25

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack, in the order of notation."""
        return pack(self.deck)

    @property
    def stages(self) -> tuple[Phase, ...]:
        """The phases of a hand in their order; a phase may still find nothing to do."""
        discard = (Phase.DEALER_DISCARD,) if self.joker else ()
        early = self.joker_discard == "before_bidding"
        claim = (Phase.CLAIM,) if self.ace_no_face and self.anf_when == "before_bidding" else ()
        name = (Phase.NAME,) if self.name_trump == "after_auction" else ()
        late = (*name, *(() if early else discard), Phase.EXCHANGE, Phase.PLAY, Phase.CLAIMS, Phase.OVER)
        return (*(discard if early else ()), *claim, Phase.BID, *late)

    def side(self, seat: Seat) -> frozenset[Seat]:
        """The seats that win and lose with this one."""
        return frozenset({seat, self.partner(seat)}) if self.partnerships else frozenset({seat})

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Every side once, its seats in order, the side of seat 0 first."""
        return tuple(sorted({tuple(sorted(self.side(seat))) for seat in range(self.seats)}))

    def partner(self, seat: Seat) -> Seat:
        """The seat opposite; only where there are partnerships."""
        return (seat + 2) % 4

    def option(self, name: str) -> Option:
        """The value in force; RulesetError when the game does not have the option."""
        if name not in self.options:
            raise RulesetError(name, f"the game {self.name} has no such option")
        value: Option = getattr(self, name)
        return value

    def with_options(self, /, **options: Option | None) -> Ruleset:
        """The same game under these house rules.

        Names and values are those of rule book section 9 (None stands for the word none).
        RulesetError names the first option that is unknown, has no such value or makes no sense.
        """
        wanted = {name: "none" if value is None else value for name, value in options.items()}
        for name, value in wanted.items():
            self._check(name, value)
        _settle_joker(self, wanted)
        changed = replace(self, **wanted)  # type: ignore[arg-type]  # checked value by value above
        _check_mix(changed)
        return changed

    def with_preset(self, name: str) -> Ruleset:
        """The game under a named set of options: ``seed`` (the defaults) or ``club``."""
        if name not in PRESETS:
            raise RulesetError(name, f"no such preset; expected one of {', '.join(PRESETS)}")
        options = {key: value for key, value in PRESETS[name].items() if key in self.options}
        return self.with_options(**options)

    def differences(self, other: Ruleset) -> dict[str, tuple[Option, Option]]:
        """The options whose values differ: here, and in the other ruleset."""
        names = [field.name for field in fields(self) if field.name in self.options & other.options]
        pairs = {name: (getattr(self, name), getattr(other, name)) for name in names}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    def _check(self, name: str, value: Option) -> None:
        self.option(name)
        accepts, expected = OPTIONS[name]
        if not accepts(self, value):
            raise RulesetError(name, f"cannot be {value!r}; expected {expected}")


@cache
def pack(deck: int) -> tuple[Card, ...]:
    """The cards of a pack of 24, 25, 32 or 48 (rule book 1.3)."""
    ranks = RANKS if deck == 32 else RANKS[2:]
    single = [Card.of(rank, suit) for suit in Suit for rank in ranks]
    return tuple(sorted(single * (2 if deck == 48 else 1) + [JOKER] * (deck == 25)))


# ---- what each option may be

Accepts = Callable[[Ruleset, Any], bool]


def _words(*allowed: Option) -> tuple[Accepts, str]:
    """One of these values; True is not 1 here."""
    shown = ", ".join(str(value).lower() for value in allowed)
    return lambda _, value: any(value == a and type(value) is type(a) for a in allowed), f"one of {shown}"


def _number(low: int, high: int = 10_000) -> tuple[Accepts, str]:
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
    "renege_mode": _words("prevent", "allow"),
    "renege_correctable": _words("trick_complete", "next_card", "never"),
    "renege_penalty": _number(0),
    "renege_pays": _words("offender_minus", "opponents_plus"),
    "renege_resolution": _words("penalty_continue", "penalty_end_hand", "lose_hand"),
    "false_call_penalty": _number(0),
}

PRESETS: Mapping[str, Mapping[str, Option]] = {
    "seed": {},
    "club": {"ask_fail": "symmetric", "moon_fail": "symmetric", "going_out": "bidder_first"},
}


def _settle_joker(rules: Ruleset, wanted: dict[str, Option]) -> None:
    """Turn the switch ``joker`` into the deck that it stands for."""
    if "joker" not in wanted:
        return
    joker = wanted.pop("joker")
    if wanted.get("deck", 25 if joker else 24) != (25 if joker else 24):
        raise RulesetError("joker", f"is {str(joker).lower()}, but the deck is {wanted['deck']}")
    if joker or rules.joker:
        wanted["deck"] = 25 if joker else 24


def _check_mix(rules: Ruleset) -> None:
    """Refuse options that contradict each other."""
    if rules.ask_partner_may_return and rules.ask_order == "gift_first":
        raise RulesetError("ask_partner_may_return", "nothing can be returned when the gift comes first")
