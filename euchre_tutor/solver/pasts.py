"""How a world in the middle of a hand came about: what was laid away or kept, and what each called on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import comb

from ..engine.actions import Discard, Give
from ..engine.cards import Card, CardSet
from ..engine.rankings import ranking
from ..engine.ruleset import Seat
from ..engine.state import Kind, shuffled
from ..engine.views import View
from .layout import layout
from .measures import measures
from .piles import has_merged, helper, laid_pile
from .scales import role
from .worlds import Frame, World

ODD = 1 / 4  # how likely a card is kept, or laid away, that the rule of thumb would not
Hand = tuple[Card, ...]


class Pasts:
    """The past of the worlds of one view: what is hidden in it was done by rule of thumb, one takes it."""

    def __init__(self, view: View, fixed: Frame) -> None:
        assert view.contract is not None and view.contract.trump is not None
        self._view, self._rules, self._barred = view, view.rules, fixed.barred
        self._helper, self._contract = helper(view), view.contract
        seats = range(view.rules.seats)
        self._played = [tuple(c for trick in view.tricks for s, c in trick if s == seat) for seat in seats]
        self._worth = _worths(view)
        self._chose = [seat for seat in seats if self._has_chosen(seat, fixed)]
        self._merged = [seat for seat in seats if has_merged(view, seat)]

    def _has_chosen(self, seat: Seat, fixed: Frame) -> bool:
        """Whether the seat has laid cards of its own away, nobody else knows which, and plays on."""
        hidden = fixed.need[laid_pile(self._rules, seat)] and fixed.need[seat] and self._late(seat)
        return bool(hidden) and seat not in (self._view.seat, *self._view.sitting_out)

    # ---- what was kept and what was laid away

    def settled(self, world: World) -> tuple[World, float]:
        """The world with the best cards kept of those that lie with a seat, and how likely it is then.

        A pool of cards of which more choices are open comes up more often among worlds that are all as
        likely as another, so that each of the choices counts for less.
        """
        likely = 1.0
        for seat in self._chose:
            world, share = self._settle(world, seat)
            likely *= share
        return world, likely

    def _settle(self, world: World, seat: Seat) -> tuple[World, float]:
        aside = laid_pile(self._rules, seat)
        known = self._fixed_cards(seat)
        pool = _less((*world[seat], *world[aside]), known)
        best = sorted(pool, key=self._worth.__getitem__, reverse=True)
        must = [card for card in best if card in self._barred[aside]]
        free = [card for card in best if card not in self._barred[aside] and card not in self._barred[seat]]
        open_places = len(world[seat]) - len(known) - len(must)
        kept = (*known, *must, *free[:open_places])
        left = _less((*world[seat], *world[aside]), kept)
        wanted = sorted((*self._played[seat], *world[seat], *world[aside]), key=self._worth.__getitem__)
        odd = len(CardSet.of(wanted[len(left) :]) - CardSet.of((*kept, *self._played[seat])))
        share = ODD**odd / max(1, comb(len(free), open_places))
        return _with(_with(world, seat, kept), aside, left), share

    def _fixed_cards(self, seat: Seat) -> Hand:
        """The cards that everybody knows the seat to hold."""
        return tuple(self._view.exposed[seat])

    # ---- the hands when they called

    def called_on(self, world: World, rng: random.Random) -> World:
        """The cards on which each seat called, and those of the dummies or the ghost hand."""
        hands = [*map(tuple, world[: self._rules.chairs])]
        for seat in range(self._rules.seats):
            aside = world[laid_pile(self._rules, seat)]
            out = seat in self._view.sitting_out
            hands[seat] = (*hands[seat], *self._played[seat], *(aside if out or self._late(seat) else ()))
        if self._contract.kind is Kind.ASK:
            self._take_back(hands)
        if self._rules.turns_up:
            self._as_dealt(hands, rng)
        return tuple(hands)

    def _late(self, seat: Seat) -> bool:
        """Whether what lies before the seat was laid there after the calls."""
        return seat != self._helper and (
            self._rules.turns_up or self._rules.joker_discard != "before_bidding"
        )

    def _as_dealt(self, hands: list[Hand], rng: random.Random) -> None:
        """Turned card and dummies back where they were; which cards were the dummy's is left to chance."""
        view, size = self._view, self._rules.hand_size
        if view.upcard_taken and view.upcard is not None:
            hands[view.dealer] = _less(hands[view.dealer], (view.upcard,))
        for seat in self._merged:
            hands[seat] = tuple(shuffled(hands[seat], rng)[:size])

    def _take_back(self, hands: list[Hand]) -> None:
        """Six with help undone; who does not know the cards takes those that were likeliest exchanged."""
        assert self._helper is not None
        asker, helping = self._contract.seat, self._helper
        extra = len(hands[helping]) - self._rules.hand_size
        if extra > 0:
            hands[helping] = self._cheapest(hands[helping])[extra:]
        thrown, given = self._exchanged(hands)
        hands[asker] = _less((*hands[asker], *thrown), given)
        hands[helping] = _less((*hands[helping], *given), thrown)

    def _exchanged(self, hands: Sequence[Hand]) -> tuple[Hand, Hand]:
        """The cards that the asker laid away, and those that he got."""
        thrown = [action.cards.cards for _, action in self._view.exchange if isinstance(action, Discard)]
        given = [action.cards.cards for _, action in self._view.exchange if isinstance(action, Give)]
        if self._view.seat in self._rules.side(self._contract.seat):
            return thrown[0] if thrown else (), given[0] if given else ()
        number = self._rules.ask_cards
        assert self._helper is not None
        return self._cheapest(hands[self._helper])[:number], self._cheapest(hands[self._contract.seat])[
            -number:
        ]

    def _cheapest(self, hand: Iterable[Card]) -> Hand:
        """The cards from the cheapest on, trumps last."""
        assert self._contract.trump is not None
        return tuple(sorted(hand, key=layout(self._rules, self._contract.trump).bits.__getitem__))


def _worths(view: View) -> dict[Card, float]:
    """What each card is worth to keep."""
    assert view.contract is not None and view.contract.trump is not None
    rules, trump = view.rules, view.contract.trump
    rank, scale, lay = ranking(rules, trump), measures(rules).kept, layout(rules, trump)
    longer = (scale.length[-1] - scale.length[0]) / len(scale.length)  # what one more trump adds
    if not rules.turns_up:
        return {card: lay.bits[card] for card in CardSet(rules.cards).distinct()}
    return {
        card: scale.cards[role(rank, card)] + longer * rank.is_trump(card) + lay.bits[card] / lay.pack
        for card in rules.cards
    }


def _with(world: World, pile: int, cards: Hand) -> World:
    return (*world[:pile], cards, *world[pile + 1 :])


def _less(cards: Iterable[Card], gone: Iterable[Card]) -> Hand:
    """The cards without those gone, one for each that is there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
