"""Worlds of a turn-up game before the play in plain Python: the twin of ``fast_turned``."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.cards import Card, CardSet, Suit
from ..engine.ruleset import Seat
from ..engine.state import Contract
from . import turning
from .plain_kernel import PlainDealt
from .worlds import World


class PlainTurned(PlainDealt):
    """Worlds as plain tuples of cards, with what each seat has laid away."""

    def _hands(self, seat: Seat) -> list[CardSet]:
        return [CardSet.of(world[seat]) for world in self._worlds]

    def order_codes(self, seat: Seat, upcard: Card, suit: Suit) -> list[int]:
        """What it says of the turned card."""
        rules, dealer = self._rules, self._dealer
        return [turning.order_code(rules, dealer, seat, hand, upcard, suit) for hand in self._hands(seat)]

    def call_codes(self, seat: Seat, suits: Sequence[Suit], stuck: bool) -> list[int]:
        """What it says in the second round."""
        return [turning.call_code(self._rules, hand, suits, stuck) for hand in self._hands(seat)]

    def takes_up(self, upcard: Card, trump: Suit) -> list[int]:
        """Whether the dealer, who may decline it, takes the turned card."""
        return [turning.takes_up(self._rules, hand, upcard, trump) for hand in self._hands(self._dealer)]

    def goes_alone(self, seat: Seat, trump: Suit) -> list[int]:
        """Whether the maker goes alone, where that is said after the call."""
        return [turning.goes_alone(self._rules, hand, trump) for hand in self._hands(seat)]

    def defends_alone(self, seat: Seat, contract: Contract, known: CardSet) -> list[int]:
        """Whether a defender goes alone, who knows these cards and what it laid away."""
        return [
            turning.defends_alone(self._rules, hand, known + CardSet.of(laid[seat]), contract)
            for hand, laid in zip(self._hands(seat), self._none_laid(), strict=True)
        ]

    def taken(self, upcard: Card) -> PlainTurned:
        """The dealer has the turned card in hand."""
        worlds = [_set(world, self._dealer, (*world[self._dealer], upcard)) for world in self._worlds]
        return self._new(worlds, self._none_laid())

    def laid_away(self, trump: Suit, held: Card | None) -> PlainTurned:
        """The dealer has laid a card away by rule of thumb, but not the one that is to be held."""
        spare = [[hand.without(card) for card in hand if card != held] for hand in self._hands(self._dealer)]
        return self._keeping(self._dealer, [turning.best_kept(self._rules, some, trump) for some in spare])

    def merged(self, seat: Seat, chair: int, trump: Suit) -> PlainTurned:
        """The seat has kept the best of its own cards and the chair's."""
        worlds = [_set(world, seat, world[seat] + world[chair]) for world in self._worlds]
        pools = self._new([_set(world, chair, ()) for world in worlds], self._none_laid())
        fewer = [len(pool) - self._rules.hand_size for pool in pools._hands(seat)]
        kept = [
            turning.kept_of(self._rules, pool, trump, few)
            for pool, few in zip(pools._hands(seat), fewer, strict=True)
        ]
        return pools._keeping(seat, kept)

    def holding(self, seat: Seat, hand: CardSet, laid: CardSet) -> PlainTurned:
        """The seat has these cards in hand, and has laid those away."""
        worlds = [_set(world, seat, hand.cards) for world in self._worlds]
        return self._new(worlds, [_set(known, seat, laid.cards) for known in self._none_laid()])

    def each_holding(self, seat: Seat, hands: Sequence[CardSet], laid: Sequence[CardSet]) -> PlainTurned:
        """The same with one hand after another: all the worlds with the first one, then with the next."""
        held = [self.holding(seat, hand, gone) for hand, gone in zip(hands, laid, strict=True)]
        worlds = [world for one in held for world in one._worlds]
        return self._new(worlds, [known for one in held for known in one._none_laid()])

    def all_knowing(self, card: Card) -> PlainTurned:
        """Everybody knows that this card is out of play."""
        laid = [tuple([(*cards, card) for cards in known]) for known in self._none_laid()]
        return self._new(self._worlds, laid)

    def chosen(self, rows: Sequence[int]) -> PlainTurned:
        """These worlds alone."""
        laid = self._none_laid()
        return self._new([self._worlds[row] for row in rows], [laid[row] for row in rows])

    def _keeping(self, seat: Seat, kept: Sequence[CardSet]) -> PlainTurned:
        """The seat keeps these cards, in each world others, and lays the rest away."""
        worlds, laid = [], []
        for world, known, hand in zip(self._worlds, self._none_laid(), kept, strict=True):
            gone = CardSet.of(world[seat]) - hand
            worlds.append(_set(world, seat, hand.cards))
            laid.append(_set(known, seat, (*known[seat], *gone)))
        return self._new(worlds, laid)

    def _new(self, worlds: Sequence[World], laid: Sequence[World]) -> PlainTurned:
        return PlainTurned(self._rules, self._dealer, worlds, None, laid)


def _set(world: World, chair: int, cards: tuple[Card, ...]) -> World:
    return (*world[:chair], cards, *world[chair + 1 :])
