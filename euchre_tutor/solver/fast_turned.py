"""Worlds of a turn-up game before the play in numpy, thousands at once: the twin of ``plain_turned``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.cards import Card, CardSet, Suit
from ..engine.ruleset import Seat
from ..engine.state import Contract
from . import many_turned
from .fast_kernel import FastDealt, Indices
from .many_hands import NO_CARD, filled
from .turning import lone_enough


class FastTurned(FastDealt):
    """Worlds as one array of card numbers for each chair, and one of what each seat has laid away."""

    def order_codes(self, seat: Seat, upcard: Card, suit: Suit) -> list[int]:
        """What it says of the turned card."""
        hands = self._hands[seat]
        codes: list[int] = many_turned.order_codes(
            self._rules, self._dealer, seat, hands, upcard, suit
        ).tolist()
        return codes

    def call_codes(self, seat: Seat, suits: Sequence[Suit], stuck: bool) -> list[int]:
        """What it says in the second round."""
        codes: list[int] = many_turned.call_codes(self._rules, self._hands[seat], suits, stuck).tolist()
        return codes

    def takes_up(self, upcard: Card, trump: Suit) -> list[int]:
        """Whether the dealer, who may decline it, takes the turned card."""
        whole = many_turned.with_card(self._hands[self._dealer], upcard)
        _, left = many_turned.parted(self._rules, whole, trump, whole.shape[1] - 1)
        takes: list[int] = (left[:, 0] != upcard).astype(np.int64).tolist()
        return takes

    def goes_alone(self, seat: Seat, trump: Suit) -> list[int]:
        """Whether the maker goes alone, where that is said after the call."""
        alone: list[int] = many_turned.goes_alone(self._rules, self._hands[seat], trump).tolist()
        return alone

    def defends_alone(self, seat: Seat, contract: Contract, known: CardSet) -> list[int]:
        """Whether a defender goes alone, who knows these cards and what it laid away."""
        assert contract.trump is not None
        enough = lone_enough(self._rules, contract)
        if enough > self._rules.hand_size:
            return [0] * self.count
        gone = self._with(self._known[seat], known)
        sure = many_turned.sure_tricks(self._rules, self._hands[seat], gone, contract.trump)
        alone: list[int] = (sure >= enough).astype(np.int64).tolist()
        return alone

    def taken(self, upcard: Card) -> FastTurned:
        """The dealer has the turned card in hand."""
        return self._new({self._dealer: many_turned.with_card(self._hands[self._dealer], upcard)}, {})

    def laid_away(self, trump: Suit, held: Card | None) -> FastTurned:
        """The dealer has laid a card away by rule of thumb, but not the one that is to be held."""
        hand = self._hands[self._dealer]
        if held is not None:  # it goes to the last column
            others = hand[hand != held].reshape(len(hand), -1)
            hand = many_turned.with_card(others, held)
        parts = many_turned.parted(self._rules, hand, trump, hand.shape[1] - 1, held is not None)
        return self._keeping(self._dealer, *parts)

    def merged(self, seat: Seat, chair: int, trump: Suit) -> FastTurned:
        """The seat has kept the best of its own cards and the chair's."""
        pool = np.concatenate([self._hands[seat], self._hands[chair]], axis=1)
        parts = many_turned.parted(self._rules, pool, trump, self._rules.hand_size)
        return self._new({chair: self._hands[chair][:, :0]}, {})._keeping(seat, *parts)

    def holding(self, seat: Seat, hand: CardSet, laid: CardSet) -> FastTurned:
        """The seat has these cards in hand, and has laid those away."""
        return self._new({seat: self._same(hand)}, {seat: self._same(laid)})

    def each_holding(self, seat: Seat, hands: Sequence[CardSet], laid: Sequence[CardSet]) -> FastTurned:
        """The same with one hand after another: all the worlds with the first one, then with the next."""
        many = self.chosen(list(range(self.count)) * len(hands))
        return many._new({seat: _repeated(hands, self.count)}, {seat: _repeated(laid, self.count)})

    def all_knowing(self, card: Card) -> FastTurned:
        """Everybody knows that this card is out of play."""
        more = CardSet((card,))
        return self._new({}, {s: self._with(cards, more) for s, cards in enumerate(self._known)})

    def chosen(self, rows: Sequence[int]) -> FastTurned:
        """These worlds alone."""
        index = np.array(rows, np.int64)
        return self._new(
            {chair: cards[index] for chair, cards in enumerate(self._hands)},
            {seat: cards[index] for seat, cards in enumerate(self._known)},
        )

    @property
    def _known(self) -> Sequence[Indices]:
        """What each seat has laid away, or knows to be out of play."""
        if self._laid is not None:
            return self._laid
        return [np.full((self.count, 1), NO_CARD, np.int64)] * self._rules.seats

    def _keeping(self, seat: Seat, kept: Indices, left: Indices) -> FastTurned:
        known = np.concatenate([self._known[seat], left], axis=1)
        return self._new({seat: kept}, {seat: known})

    def _same(self, cards: CardSet) -> Indices:
        """The same cards in every world; at least one column."""
        return np.tile(np.array(cards.cards or (NO_CARD,), np.int64), (self.count, 1))

    def _with(self, known: Indices, cards: CardSet) -> Indices:
        both: Indices = np.concatenate([known, self._same(cards)], axis=1)
        return both

    def _new(self, hands: dict[int, Indices], known: dict[int, Indices]) -> FastTurned:
        """The same worlds but for these chairs' cards, and what these seats know."""
        piles = [hands.get(chair, cards) for chair, cards in enumerate(self._hands)]
        laid = [known.get(seat, cards) for seat, cards in enumerate(self._known)]
        return FastTurned(self._rules, self._dealer, piles, None, laid)


def _repeated(hands: Sequence[CardSet], times: int) -> Indices:
    """Each of the hands so many times, one after another."""
    return np.repeat(filled([hand.cards or (NO_CARD,) for hand in hands]), times, axis=0)
