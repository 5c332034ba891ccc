"""One hand from the deal to the last trick, as an immutable value, and how it is dealt."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .actions import Move
from .cards import NO_CARDS, Card, CardSet, Suit
from .rankings import Ranking, ranking
from .ruleset import Phase, Ruleset, Seat

Trick = tuple[tuple[Seat, Card], ...]


class Kind(enum.Enum):
    """What sort of undertaking a contract is."""

    BID = "bid"
    ASK = "ask"
    MOON = "moon"
    TURN_UP = "turn_up"


@dataclass(frozen=True, slots=True)
class Contract:
    """What the declarer has undertaken; trump is None until it is named."""

    seat: Seat
    kind: Kind
    tricks: int
    trump: Suit | None = None
    alone: bool = False
    lone_defender: Seat | None = None


class Shown:
    """What everybody sees of a hand's tricks, read alike from the State and from every View of it."""

    __slots__ = ()
    rules: Ruleset
    contract: Contract | None
    tricks: tuple[Trick, ...]
    sitting_out: frozenset[Seat]

    @property
    def order(self) -> Ranking:
        """The ranking in force; before trump is named the printed one."""
        return ranking(self.rules, self.contract.trump if self.contract else None)

    @property
    def active(self) -> int:
        """How many players play to each trick."""
        return self.rules.seats - len(self.sitting_out)

    @property
    def trick(self) -> Trick:
        """The trick on the table, empty when a lead is due."""
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < self.active else ()

    @property
    def complete_tricks(self) -> tuple[Trick, ...]:
        """The tricks to which everybody has played."""
        return self.tricks[:-1] if self.trick else self.tricks


@dataclass(frozen=True, kw_only=True)
class State(Shown):
    """Everything about one hand. Never given to whoever chooses, advises or draws: see View."""

    rules: Ruleset
    dealer: Seat
    dealt: tuple[Card, ...]  # in the order dealt, so that the hand can be written down
    hands: tuple[CardSet, ...]  # one a chair
    laid: tuple[CardSet, ...]  # face down before each chair, out of play
    phase: Phase
    to_act: Seat
    calls: tuple[Move, ...] = ()  # everything said or done but the plays
    auction: tuple[Move, ...] = ()  # the part of it that was said in the auction
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()  # the last one may be unfinished
    sitting_out: frozenset[Seat] = frozenset()
    upcard: Card | None = None
    exposed: tuple[CardSet, ...] = ()  # cards in each hand that everybody has seen
    retracted: frozenset[Seat] = frozenset()  # took a card back in the open trick, so must follow now
    charged: tuple[tuple[Seat, int], ...] = ()  # proven reneges: seat, trick counted from 1
    penalties: tuple[int, ...] = ()  # points from reneges, one a seat, already counted
    history: tuple[Move, ...] = ()  # every action in its order


def changed(state: State, **fields: Any) -> State:
    """The state but for these fields: what dataclasses.replace answers, ten times as fast.

    Every card played passes through here; elsewhere replace does as well.
    """
    new = object.__new__(State)
    new.__dict__.update(state.__dict__, **fields)
    return new


def deal(rules: Ruleset, dealer: Seat, rng: random.Random) -> State:
    """Shuffle and deal; the same rng state gives the same deal everywhere."""
    return deal_from(rules, dealer, shuffled(rules.cards, rng))


def deal_from(rules: Ruleset, dealer: Seat, cards: Sequence[Card]) -> State:
    """Deal these cards, given in the order dealt (rule book 1.1).

    ValueError when the dealer is no seat or the cards are not exactly the ruleset's pack.
    """
    if not 0 <= dealer < rules.seats:
        raise ValueError(f"dealer {dealer}: expected a seat from 0 to {rules.seats - 1}")
    _check_pack(rules, cards)
    hands: list[list[Card]] = [[] for _ in range(rules.chairs)]
    for chair, card in zip(dealing_order(rules, dealer), cards, strict=True):
        hands[chair].append(card)
    return State(
        rules=rules,
        dealer=dealer,
        dealt=tuple(cards),
        hands=tuple(map(CardSet.of, hands)),
        laid=(NO_CARDS,) * rules.chairs,
        exposed=(NO_CARDS,) * rules.chairs,
        penalties=(0,) * rules.seats,
        phase=rules.stages[0],
        to_act=dealer if rules.stages[0] is Phase.DEALER_DISCARD else (dealer + 1) % rules.seats,
    )


def dealing_order(rules: Ruleset, dealer: Seat) -> list[int]:
    """The chair that each card goes to: one a round from the dealer's left, one left over to the dealer."""
    rounds = [(dealer + 1 + i) % rules.chairs for i in range(rules.chairs)] * rules.hand_size
    return rounds + [dealer] * (len(rules.cards) - len(rounds))


def shuffled(cards: Sequence[Card], rng: random.Random) -> tuple[Card, ...]:
    """The cards in random order; our own shuffle, since the library's may change with Python."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _check_pack(rules: Ruleset, cards: Sequence[Card]) -> None:
    have, want = Counter(cards), Counter(rules.cards)
    if have != want:
        missing, extra = CardSet.of((want - have).elements()), CardSet.of((have - want).elements())
        raise ValueError(f"not the pack of {rules.deck}: missing [{missing}], too many [{extra}]")
