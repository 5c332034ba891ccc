"""What one seat may know of a hand: the public part, its own cards, and nothing else (rule book 1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_

from .actions import Action, Cards, Discard, Give, Keep, Move
from .cards import NO_CARDS, Card, CardSet
from .phases import legal_actions
from .ruleset import Phase, Ruleset, Seat
from .state import Contract, Shown, State, Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Shown):
    """A hand as one seat sees it; cards that the seat does not know are not in it in any form."""

    rules: Ruleset
    seat: Seat
    dealer: Seat
    hand: CardSet
    laid: CardSet  # what lies face down before this seat, and it knows
    cards_left: tuple[int, ...]  # how many cards each chair holds
    phase: Phase
    to_act: Seat
    calls: tuple[Move, ...]  # cards laid or given are there only where this seat knows them
    auction: tuple[Move, ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    sitting_out: frozenset[Seat]
    upcard: Card | None
    upcard_taken: bool
    exposed: tuple[CardSet, ...]  # cards of each chair that everybody has seen, or this seat gave away
    charged: tuple[tuple[Seat, int], ...]
    penalties: tuple[int, ...]
    legal: tuple[Action, ...]  # on turn: all that may be done; out of turn: about reneges only

    @property
    def on_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.phase is not Phase.OVER and self.to_act == self.seat

    @property
    def played(self) -> CardSet:
        """Every card that lies face up on the table."""
        return CardSet.of(card for trick in self.tricks for _, card in trick)

    @property
    def pool(self) -> CardSet:
        """The cards to keep a hand from, the dummy's among them; none in any other decision."""
        kept = [action.cards for action in self.legal if isinstance(action, Keep)]
        return reduce(or_, kept, NO_CARDS)

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        known = self.hand | self.pool
        known += self.laid + self.played
        if self.upcard is not None and not self.upcard_taken:
            known += CardSet((self.upcard,))
        for seat, cards in enumerate(self.exposed):
            if seat != self.seat:
                known += cards | self.passed_to(seat)
        return CardSet(self.rules.cards) - known

    def passed_to(self, seat: Seat) -> CardSet:
        """The cards that this seat passed to that one in an exchange and that are still there."""
        there = NO_CARDS
        if not self.rules.partnerships or seat != self.rules.partner(self.seat):
            return there
        for actor, action in self.exchange:
            if actor == self.seat:
                there = there + action.cards
            elif isinstance(action, Discard) or self.rules.ask_partner_may_return:
                there = there - action.cards  # it may be the very card; else a gift is one's own, or its twin
        return there - CardSet.of(card for trick in self.tricks for s, card in trick if s == seat)

    @property
    def exchange(self) -> list[tuple[Seat, Discard | Give]]:
        """Who laid cards away and gave some for six with help, in a view that does not know them none."""
        start = 1 if dealer_discards(self.rules) else 0
        moves = [(seat, action) for seat, action in self.calls if isinstance(action, Discard | Give)]
        return moves[start:]


def view(state: State, seat: Seat) -> View:
    """The hand as this seat sees it."""
    return View(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        hand=NO_CARDS if _blind(state, seat) else state.hands[seat],
        laid=state.laid[seat],
        cards_left=tuple(map(len, state.hands)),
        phase=state.phase,
        to_act=state.to_act,
        calls=calls_seen(state, seat),
        auction=state.auction,
        contract=state.contract,
        tricks=state.tricks,
        sitting_out=state.sitting_out,
        upcard=state.upcard,
        upcard_taken=state.upcard_taken,
        exposed=tuple(_exposed(state, seat)),
        charged=state.charged,
        penalties=state.penalties,
        legal=_legal(state, seat),
    )


def dealer_discards(rules: Ruleset) -> bool:
    """Whether the first card laid away is the dealer's own, which nobody else may know."""
    return rules.joker or rules.turns_up


def _blind(state: State, seat: int) -> bool:
    """Whether the seat may not look at its own cards until the turned joker's suit is named (7.3)."""
    if state.phase is not Phase.BENNY:
        return False
    return seat == state.dealer or state.rules.benny_upcard == "dealer_names_then_bid"


def _exposed(state: State, seat: int) -> Iterable[CardSet]:
    """What everybody has seen of each hand, and the cards that this seat gave for the ghost hand."""
    swappers = [swapper for swapper, _ in state.swaps]
    ghost = state.rules.seats
    now = swappers.index(seat) + 1 if seat in swappers else 0
    holder = (swappers[now:] or [ghost])[0] if now else None
    given = state.swaps[now - 1][1] if now else NO_CARDS
    for chair, cards in enumerate(state.exposed):
        yield cards | (given & state.hands[chair]) if chair == holder else cards


def _legal(state: State, seat: Seat) -> tuple[Action, ...]:
    on_turn = legal_actions(state) if seat == state.to_act else ()
    return tuple(dict.fromkeys((*on_turn, *legal_actions(state, by=seat))))


def calls_seen(state: State, seat: Seat) -> tuple[Move, ...]:
    """Everything said and laid away in the hand, with the cards struck out that the seat did not see."""
    return tuple(_as_seen(state, seat))


def _as_seen(state: State, seat: Seat) -> Iterable[Move]:
    own = dealer_discards(state.rules)
    for actor, action in state.calls:
        if not isinstance(action, Cards):
            yield actor, action
            continue
        knows = seat == actor if own or isinstance(action, Keep) else seat in state.rules.side(actor)
        own = False
        yield actor, action if knows else type(action)()
