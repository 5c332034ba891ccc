"""Deals that agree with what a seat knows: its own cards, what was shown, who could not follow."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..engine.cards import Card, CardSet
from ..engine.ruleset import Seat
from ..engine.views import View
from .deals import Deals
from .piles import hidden_thrower, known_cards, pile_sizes
from .proofs import Proof, barred, proofs

# The cards in each chair's hand, then what lies face down before each seat, at last those never dealt.
World = tuple[tuple[Card, ...], ...]
MOST_TRIES = 200  # to deal a hand that holds what it has to, before that is let go


@dataclass(frozen=True)
class Frame:
    """What is fixed in every deal that a seat thinks possible, and what is to be dealt: pile by pile."""

    known: tuple[CardSet, ...]  # cards known to be in each pile
    unseen: tuple[Card, ...]
    need: tuple[int, ...]  # how many of them each pile gets
    barred: tuple[frozenset[Card], ...]  # cards that are proven not to be there
    dealer_throws: Seat | None  # a dealer who is dealt one card more and has laid one away unseen
    proofs: tuple[Proof, ...] = ()  # what is proven of whole piles

    @property
    def free(self) -> bool:
        """Whether any of the cards may be anywhere."""
        return not any(self.barred) and not self.proofs

    @cached_property
    def deals(self) -> Deals:
        """The unseen cards dealt; where what is known contradicts itself, as if nothing were proven."""
        deals = Deals(self.unseen, self.need, self.barred)
        return deals if deals.count else Deals(self.unseen, self.need, [frozenset()] * len(self.need))

    def holds(self, world: Sequence[Sequence[Card]]) -> bool:
        """Whether every pile is as it is proven to be."""
        return all([proof.holds(world) for proof in self.proofs])

    def world(self, drawn: World) -> World:
        """The cards drawn, and those known, pile by pile."""
        return tuple([(*have, *got) for have, got in zip(self.known, drawn, strict=True)])


def frame(view: View) -> Frame:
    """What the view fixes."""
    known = known_cards(view)
    need = [size - len(cards) for size, cards in zip(pile_sizes(view), known, strict=True)]
    unseen = tuple(view.unseen)
    return Frame(tuple(known), unseen, tuple(need), barred(view), hidden_thrower(view), proofs(view))


def worlds(fixed: Frame, rng: random.Random) -> Iterator[World]:
    """Deals without end, each as likely as another among those that agree with what is known.

    Take as many as wanted. A dealer who threw a card away before the play still holds seven here.
    """
    deals = fixed.deals
    while True:
        yield _one(fixed, deals, rng)


def _one(fixed: Frame, deals: Deals, rng: random.Random) -> World:
    for _ in range(MOST_TRIES):
        world = fixed.world(deals.one(rng))
        if fixed.holds(world):
            break
    return world


def every_world(fixed: Frame) -> Iterator[World]:
    """Every deal that agrees with what is known, once."""
    return filter(fixed.holds, map(fixed.world, fixed.deals.all()))
