"""One hand from the deal to the last trick, as an immutable value, and how it is dealt."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .actions import Move
from .cards import JOKER, NO_CARDS, Card, CardSet, Suit
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
    dealer: Seat
    phase: Phase
    to_act: Seat
    calls: tuple[Move, ...]
    auction: tuple[Move, ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    sitting_out: frozenset[Seat]
    upcard: Card | None

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
    upcard: Card | None = None  # turned up after the deal; everybody knows it
    upcard_taken: bool = False  # into the dealer's hand; it may have been laid away since
    stock: CardSet = NO_CARDS  # never dealt, seen by nobody
    swaps: tuple[tuple[Seat, CardSet], ...] = ()  # who took the ghost hand, and the cards given for it
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
    hands, upcard, stock = _dealt_out(rules, dealer, cards)
    return _begun(
        State(
            rules=rules,
            dealer=dealer,
            dealt=tuple(cards),
            hands=hands,
            laid=(NO_CARDS,) * rules.chairs,
            exposed=(NO_CARDS,) * rules.chairs,
            penalties=(0,) * rules.seats,
            phase=rules.stages[0],
            to_act=dealer if rules.stages[0] is Phase.DEALER_DISCARD else (dealer + 1) % rules.seats,
            upcard=upcard,
            stock=stock,
        )
    )


def _dealt_out(
    rules: Ruleset, dealer: Seat, cards: Sequence[Card]
) -> tuple[tuple[CardSet, ...], Card | None, CardSet]:
    """The hands, the card turned up and the cards left."""
    order = dealing_order(rules, dealer)
    hands: list[list[Card]] = [[] for _ in range(rules.chairs)]
    for chair, card in zip(order, cards, strict=False):
        hands[chair].append(card)
    left = list(cards[len(order) :])
    upcard = left.pop(0) if rules.turns_up else None
    for chair in _dealt_later(rules):
        hands[chair], left = left[: rules.dummies[0]], left[rules.dummies[0] :]
    return tuple(map(CardSet.of, hands)), upcard, CardSet.of(left)


def _begun(state: State) -> State:
    """A joker turned up is named by the dealer, or the cards are dealt again (rule book 7.3)."""
    if state.phase is not Phase.BENNY:
        return state
    if state.upcard != JOKER:
        return changed(state, phase=Phase.ORDER)
    over = state.rules.benny_upcard == "redeal"
    return changed(state, phase=Phase.OVER if over else Phase.BENNY, to_act=state.dealer)


def dealing_order(rules: Ruleset, dealer: Seat) -> list[int]:
    """The chair that each card of the hands goes to, from the dealer's left (rule book 1.1).

    One card a round, one left over to the dealer; in turn-up games packets of three and two.
    """
    along = rules.chairs - len(_dealt_later(rules))
    chairs = [(dealer + 1 + i) % along for i in range(along)]
    if not rules.turns_up:
        spare = len(rules.cards) - rules.hand_size * along
        return chairs * rules.hand_size + [dealer] * spare
    rounds = [(chair, 3 - (place + first) % 2) for first in (0, 1) for place, chair in enumerate(chairs)]
    return [chair for chair, packet in rounds for _ in range(packet)]


def _dealt_later(rules: Ruleset) -> range:
    """The chairs whose few cards are dealt after the turned one (rule book 7.1, two_handed_dummy)."""
    whole = sum(size == rules.hand_size for size in rules.dummies)
    return range(rules.seats + whole, rules.chairs)


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
