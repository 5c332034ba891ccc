"""What one seat may know of a hand: the public part, its own cards, and nothing else (rule book 1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .actions import Action, Discard, Give, Move
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
    exposed: tuple[CardSet, ...]
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
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know."""
        known = self.hand + self.laid + self.played
        for seat, cards in enumerate(self.exposed):
            if seat != self.seat:
                known += cards | self._passed_to(seat)
        return CardSet(self.rules.cards) - known

    def _passed_to(self, seat: Seat) -> CardSet:
        """The cards that this seat passed to that one in an exchange and that are still there."""
        there = NO_CARDS
        if not self.rules.partnerships or seat != self.rules.partner(self.seat):
            return there
        for actor, action in self._exchange():
            there = there + action.cards if actor == self.seat else there - action.cards
        return there - CardSet.of(card for trick in self.tricks for s, card in trick if s == seat)

    def _exchange(self) -> list[tuple[Seat, Discard | Give]]:
        start = 1 if self.rules.joker else 0
        moves = [(seat, action) for seat, action in self.calls if isinstance(action, Discard | Give)]
        return moves[start:]


def view(state: State, seat: Seat) -> View:
    """The hand as this seat sees it."""
    return View(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        hand=state.hands[seat],
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
        exposed=state.exposed,
        charged=state.charged,
        penalties=state.penalties,
        legal=_legal(state, seat),
    )


def _legal(state: State, seat: Seat) -> tuple[Action, ...]:
    on_turn = legal_actions(state) if seat == state.to_act else ()
    return tuple(dict.fromkeys((*on_turn, *legal_actions(state, by=seat))))


def calls_seen(state: State, seat: Seat) -> tuple[Move, ...]:
    """Everything said and laid away in the hand, with the cards struck out that the seat did not see."""
    return tuple(_as_seen(state, seat))


def _as_seen(state: State, seat: Seat) -> Iterable[Move]:
    dealers_own = state.rules.joker  # the first cards laid away in a joker game are the dealer's
    for actor, action in state.calls:
        if not isinstance(action, Discard | Give):
            yield actor, action
            continue
        knows = seat == actor if dealers_own else seat in state.rules.side(actor)
        dealers_own = False
        yield actor, action if knows else type(action)()
