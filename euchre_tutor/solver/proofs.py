"""What the play and the exchange have proven about cards that a seat does not see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.actions import CallRenege, Give
from ..engine.cards import Card, CardSet
from ..engine.rankings import Ranking
from ..engine.ruleset import Seat
from ..engine.views import View, dealer_discards
from .piles import has_merged, helper, laid_pile


def barred(view: View) -> tuple[frozenset[Card], ...]:
    """For each pile the cards of which it is proven that they are not there."""
    unseen = view.unseen
    piles = [set[Card]() for _ in range(view.rules.chairs + view.rules.seats + 1)]
    for seat, card in _void(view):
        led = view.order.suit_of(card)
        piles[seat] |= set(view.order.followers(unseen, led))
    if view.upcard_taken and view.upcard is not None and view.upcard in unseen:
        for number in {*range(len(piles))} - _places_of_upcard(view):
            piles[number].add(view.upcard)
    aside = helper(view)
    if aside is not None and view.contract is not None and view.seat == view.contract.seat:
        certain = aside != view.dealer or not dealer_discards(view.rules)  # no card laid away before is there
        for number in (aside, *([laid_pile(view.rules, aside)] if certain else [])):
            piles[number] |= _better_than_given(view)
    return tuple(map(frozenset, piles))


def _void(view: View) -> Iterator[tuple[Seat, Card]]:
    """Who could not follow to which lead: all that threw another suit, or was called for it wrongly."""
    wrongly = {
        (action.trick, action.seat)
        for _, action in view.calls
        if isinstance(action, CallRenege) and (action.seat, action.trick) not in view.charged
    }
    sure = view.rules.renege_mode == "prevent"
    for number, trick in enumerate(view.tricks, 1):
        for seat in _threw(view.order, trick):
            if seat != view.seat and (sure or (number, seat) in wrongly):
                yield seat, trick[0][1]


def _threw(order: Ranking, trick: tuple[tuple[Seat, Card], ...]) -> list[Seat]:
    """Who did not follow suit in the trick."""
    led = order.suit_of(trick[0][1])
    return [seat for seat, card in trick if order.suit_of(card) != led]


def _places_of_upcard(view: View) -> set[int]:
    """The piles in which a turned card may lie that the dealer took and nobody has seen since."""
    may_lie_aside = view.rules.may_bury_upcard or has_merged(view, view.dealer)
    return {view.dealer, *([laid_pile(view.rules, view.dealer)] if may_lie_aside else [])}


def _better_than_given(view: View) -> set[Card]:
    """The trumps that a partner, who had to give his best, does not have after what he gave."""
    gifts = [action.cards for _, action in view.exchange if isinstance(action, Give)]
    if not gifts or not view.rules.ask_force_best:
        return set()
    order, given = view.order, gifts[0]
    least = min(order.strength(card) if order.is_trump(card) else -1 for card in given)
    return {card for card in view.unseen if order.is_trump(card) and order.strength(card) > least}


@dataclass(frozen=True, slots=True)
class Limit:
    """At least, and at most, so many of these cards lie in a pile."""

    pile: int
    cards: frozenset[Card]
    least: int = 0
    most: int = 99

    def holds(self, world: Sequence[Sequence[Card]]) -> bool:
        """Whether it is so in this world."""
        return self.least <= sum(card in self.cards for card in world[self.pile]) <= self.most


@dataclass(frozen=True, slots=True)
class BestGiven:
    """A partner who was asked has given his best trumps, whichever of the asker's cards they are."""

    order: Ranking
    asker: int
    played: tuple[Card, ...]  # by the asker
    pile: int  # where the partner's cards lie, and among them, it may be, so many that never were his
    strange: int
    given: int

    def holds(self, world: Sequence[Sequence[Card]]) -> bool:
        """Whether the gift may be among the asker's cards."""
        order = self.order
        kept = sorted(order.strength(card) for card in world[self.pile] if order.is_trump(card))
        own = kept[: len(kept) - self.strange] if self.strange else kept
        asker = [*world[self.asker], *self.played]
        return not own or sum(order.strength(card) > own[-1] for card in asker) >= self.given


Proof = Limit | BestGiven


def proofs(view: View) -> tuple[Proof, ...]:
    """What is proven of piles as a whole."""
    return (*_must_hold(view), *_gifts(view))


def _must_hold(view: View) -> Iterator[Proof]:
    """A renege was proven, and the card has not come yet."""
    order = view.order
    for seat, trick in view.charged:
        led = order.suit_of(view.tricks[trick - 1][0][1])
        later = [card for t in view.tricks[trick:] for s, card in t if s == seat]
        if seat != view.seat and all(order.suit_of(card) != led for card in later):
            cards = CardSet(view.rules.cards)
            yield Limit(seat, frozenset(order.followers(cards, led)), least=1)


def _gifts(view: View) -> Iterator[Proof]:
    """The best trumps were given, as far as it is not settled which cards these are."""
    rules, aside = view.rules, helper(view)
    given = any(isinstance(action, Give) for _, action in view.exchange)
    if aside is None or view.contract is None or not given or not rules.ask_force_best or view.seat == aside:
        return
    pile, asker = laid_pile(rules, aside), view.contract.seat
    thrown = int(aside == view.dealer and dealer_discards(rules))
    if view.seat == asker:
        if thrown:
            yield Limit(pile, frozenset(_better_than_given(view)), most=thrown)
    elif rules.ask_order == "discard_first":
        passed = 0 if rules.ask_partner_may_return else rules.ask_cards
        played = tuple(card for trick in view.tricks for seat, card in trick if seat == asker)
        yield BestGiven(view.order, asker, played, pile, passed + thrown, rules.ask_cards)
