"""Every way one table differs from another, as plain data, and the check of every option."""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields, replace
from functools import cache

from .cards import JOKER, RANKS, Card, Suit
from .options import (
    OPTIONS,
    PRESETS,
    PRESETS_OF,
    TWO_HANDED_DUMMIES,
    Option,
    RulesetError,
    check_mix,
    settle_joker,
)

Seat = int  # 0 is the first seat; play goes upwards, which is clockwise, and round again


class Phase(enum.Enum):
    """A stage of a hand; what happens in it is in the folder ``phases``."""

    BENNY = "benny"  # the joker is turned up: the dealer names its suit unseen
    DEALER_DISCARD = "dealer_discard"  # the dealer lays a card too many away
    CLAIM = "claim"  # Ace No Face: everybody claims a redeal or passes
    BID = "bid"  # the auction
    ORDER = "order"  # turn-up games, round 1: the turned card's suit or a pass
    CALL = "call"  # turn-up games, round 2: another suit or a pass
    NAME = "name"  # the declarer names trump
    DEALER_CARD = "dealer_card"  # the dealer takes the turned card or declines it
    MAKER_ALONE = "maker_alone"
    MERGE = "merge"  # the best of one's own hand and the dummy
    DEFENDER_ALONE = "defender_alone"
    EXCHANGE = "exchange"  # six with help: cards out, cards in
    PLAY = "play"
    CLAIMS = "claims"  # reneges allowed: a last round of calls before the score
    OVER = "over"


_PLAYING = (Phase.PLAY, Phase.CLAIMS, Phase.OVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One game with its house rules; fields from ``deck`` on are the options of rule book section 9."""

    name: str
    seats: int  # players who act
    hand_size: int
    partnerships: bool
    decks: tuple[int, ...]  # the packs that it is played with
    options: frozenset[str]  # the options that this game has; the others keep their idle defaults
    turns_up: bool = False  # a card is turned up and called, in place of an auction
    dummies: tuple[int, ...] = ()  # the cards dealt to each chair that nobody sits at
    allied: bool = False  # the defenders of a hand are one side against its maker
    march: int = 2  # points for all tricks in a turn-up game
    euchre: int = 2  # points for each defender there when the maker is set
    sweep_alone: bool = False  # whether a lone defender earns more only by taking every trick

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
    bonus_scale: str = "inherit"
    ghost_swap: str = "first_only"
    swap_after_moon: bool = True
    benny_upcard: str = "dealer_names"
    dealer_may_decline: bool = False
    may_bury_upcard: bool = False
    allow_turned_down_suit: bool | str = False
    merge_required: bool = False
    merge_pool: str = "after_discard"
    maker_alone_march: int = 3
    lone_euchre_points: int = 2
    lone_defender_points: int = 4
    defend_alone: bool = False
    alone_timing: str = "before_lead"
    loner_lead: str = "left_of_loner"
    both_alone_leader: str = "defender"
    two_handed_dummy: str = "none"
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
    def chairs(self) -> int:
        """Hands dealt: one a player, and those that nobody plays."""
        return self.seats + len(self.dummies)

    @property
    def lone_play(self) -> bool:
        """Whether the maker of a turn-up game may play alone (rule book 5.4, 6.6)."""
        return "loner_lead" in self.options

    @property
    def dummy_may_be_left(self) -> bool:
        """Whether a dummy may stay unseen (rule book 6.7)."""
        return "merge_required" in self.options and not self.merge_required

    @property
    def stages(self) -> tuple[Phase, ...]:
        """The phases of a hand in their order; a phase may still find nothing to do."""
        return (*(self._calling() if self.turns_up else self._bidding()), *_PLAYING)

    def _calling(self) -> tuple[Phase, ...]:
        """What comes before the play of a turn-up game (rule book 5, 6)."""
        lone = self.lone_play
        asked = (Phase.MAKER_ALONE,) if lone and self.alone_timing == "before_lead" else ()
        merge = (Phase.MERGE, Phase.DEALER_DISCARD) if self.dummies else ()
        defence = (Phase.DEFENDER_ALONE,) if lone and self.defend_alone else ()
        benny = (Phase.BENNY,) if self.joker else ()
        return (*benny, Phase.ORDER, Phase.CALL, Phase.DEALER_CARD, *asked, *merge, *defence)

    def _bidding(self) -> tuple[Phase, ...]:
        """What comes before the play of a game with an auction (rule book 2 to 4)."""
        discard = (Phase.DEALER_DISCARD,) if self.joker else ()
        early = self.joker_discard == "before_bidding"
        claim = (Phase.CLAIM,) if self.ace_no_face and self.anf_when == "before_bidding" else ()
        name = (Phase.NAME,) if self.name_trump == "after_auction" else ()
        exchange = (Phase.EXCHANGE,) if self.partnerships else ()
        return (
            *(discard if early else ()),
            *claim,
            Phase.BID,
            *name,
            *(() if early else discard),
            *exchange,
        )

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
        settle_joker(self, wanted)
        changed = replace(self, **wanted)  # type: ignore[arg-type]  # checked value by value above
        check_mix(changed)
        if "two_handed_dummy" in wanted:
            return replace(changed, dummies=TWO_HANDED_DUMMIES[changed.two_handed_dummy])
        return changed

    def with_preset(self, name: str) -> Ruleset:
        """The game under a named set of options: ``seed`` (the defaults) or ``club``."""
        if name not in PRESETS:
            raise RulesetError(name, f"no such preset; expected one of {', '.join(PRESETS)}")
        wanted = PRESETS[name] | PRESETS_OF.get(self.name, {}).get(name, {})
        return self.with_options(**{key: value for key, value in wanted.items() if key in self.options})

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
