"""The worth of cards to play, to pass and to give: the hand is played on by rule of thumb after each."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from ..engine.actions import Action, Discard, Give, Play
from ..engine.cards import Card, CardSet
from ..engine.rankings import Ranking, ranking
from ..engine.ruleset import Seat
from ..engine.views import View
from .hearing import Hearing
from .layout import Layout, layout
from .payoffs import Points
from .pays import Pays
from .playing import gift, throw
from .rollouts import Kernel, Table
from .seating import seating_of
from .situations import known_aside
from .swaps import swappers
from .values import Study, of_points
from .worlds import World, frame

MOST_PLAYED = 12_000  # worlds times actions, unless so many worlds are asked for


class PlayStudy:
    """The cards of one view in the exchange or in the play; grows by more worlds."""

    def __init__(self, view: View, kernel: Kernel) -> None:
        assert view.contract is not None and view.contract.trump is not None
        self._view, self._kernel, self._frame = view, kernel, frame(view)
        self._contract, self._trump = view.contract, view.contract.trump
        self._lay: Layout = layout(view.rules, self._trump)
        self._rank: Ranking = ranking(view.rules, self._trump)
        self._pays = Pays(view)
        self._points: dict[Action, list[Points]] = {action: [] for action in self.lawful()}
        self.count = 0

    def lawful(self) -> list[Action]:
        """The actions that there is something to say about: of cards only those that follow suit."""
        cards = self._followers()
        return [
            action
            for action in self._view.legal
            if isinstance(action, Discard | Give) or (isinstance(action, Play) and action.card in cards)
        ]

    def _followers(self) -> CardSet:
        if not self._view.trick:
            return self._view.hand
        led = self._rank.suit_of(self._view.trick[0][1])
        return self._rank.followers(self._view.hand, led) or self._view.hand

    def usual(self) -> int:
        """How many worlds to play where nothing else is asked."""
        return max(50, min(self._kernel.usual, MOST_PLAYED // max(1, len(self._points))))

    def slice(self, kernel: Kernel) -> int:
        """How many worlds fit into a short step."""
        return min(kernel.slice, self.usual())

    def add(self, rng: random.Random, number: int) -> None:
        """Play at most so many worlds more, the same ones for every action."""
        some = Hearing(self._kernel, self._view, self._frame).worlds(rng, number)
        for action, points in self._points.items():
            points += self.after(action, some)
        self.count += len(some)

    def study(self) -> Study:
        """What all the worlds so far say."""
        return Study(tuple(of_points(action, points) for action, points in self._points.items()), None)

    # ---- one action in many worlds

    def after(self, action: Action, some: Sequence[World]) -> list[Points]:
        """The points of one's own side and of the others in each of these worlds, after the action."""
        ready = [self._acted(action, world) for world in some]
        laid = [self._known_to_others(world) for world in some]
        dealt = self._kernel.take(self._view.rules, self._view.dealer, ready, laid)
        return list(map(self._pays.of_tally, dealt.resume_tallies(self._table(action))))

    def _known_to_others(self, world: World) -> World:
        """For each seat the cards that it alone knows to be out of play: a ghost hand it gave, too."""
        rules = self._view.rules
        laid = list(world[rules.chairs : rules.chairs + rules.seats])
        for seat in swappers(self._view)[-1:]:
            laid[seat] = world[rules.seats]
        laid[self._view.seat] = ()  # what this one knows is the same in every world
        return tuple(laid)

    def _acted(self, action: Action, world: World) -> World:
        """The hands as they are after the action, and after what is left of the exchange by rule of thumb."""
        if isinstance(action, Play):
            return self._without(world, self._view.seat, (action.card,))
        if isinstance(action, Discard):
            return self._passed(action.cards, self._without(world, self._view.seat, action.cards))
        assert isinstance(action, Give)
        return self._given(action.cards, world)

    def _passed(self, thrown: CardSet, world: World) -> World:
        """The asker has laid cards away; the partner gives, unless he has already."""
        if self._view.rules.ask_order == "gift_first":
            return world
        helper = self._view.rules.partner(self._contract.seat)
        pool = (*world[helper], *(thrown if self._view.rules.ask_partner_may_return else ()))
        cards = self._cards(gift(self._lay, self._lay.hand(pool), self._view.rules.ask_cards))
        return _with(world, self._contract.seat, (*world[self._contract.seat], *cards))

    def _given(self, cards: CardSet, world: World) -> World:
        """The asker gets the gift, and lays cards away if that comes after it."""
        seat = self._contract.seat
        hand: tuple[Card, ...] = (*world[seat], *cards)
        if self._view.rules.ask_order == "gift_first":
            gone = self._cards(throw(self._lay.hand(hand), self._view.rules.ask_cards))
            hand = _less(hand, gone)
        return _with(world, seat, hand)

    def _cards(self, bits: int) -> list[Card]:
        return [card for bit, card in self._lay.cards.items() if bit & bits]

    def _without(self, world: World, seat: Seat, cards: Iterable[Card]) -> World:
        return _with(world, seat, _less(world[seat], cards))

    # ---- the table

    def _table(self, action: Action) -> Table:
        """The hand as all see it, the action's card in the open trick."""
        view, seating = self._view, seating_of(self._view)
        card = (action.card,) if isinstance(action, Play) else ()
        done = view.played - CardSet.of(c for _, c in view.trick)
        watching = [seat == view.seat for seat in seating.seats]
        declined = () if view.upcard is None or view.upcard_taken else (view.upcard,)
        return Table(
            trump=self._trump,
            seating=seating,
            gone=tuple(done),
            given=(*(c for _, c in view.trick), *card),
            aside=tuple(self._aside(action) if watches else declined for watches in watching),
        )

    def _aside(self, action: Action) -> tuple[Card, ...]:
        """The cards that this seat, if it plays on, knows to be dead."""
        if isinstance(action, Give):
            return ()
        thrown = tuple(action.cards) if isinstance(action, Discard) else ()
        return (*known_aside(self._view), *thrown)


def _with(world: World, seat: Seat, cards: tuple[Card, ...]) -> World:
    """The world with this hand in place of the seat's."""
    return (*world[:seat], cards, *world[seat + 1 :])


def _less(hand: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand without these cards, one of them for each."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
