"""A position with an action in it, and what is certain there for the seat that acts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ...engine.actions import Action, Discard, Give, Play
from ...engine.cards import NO_CARDS, Card, CardSet, Suit
from ...engine.phases.turned import turned_suit
from ...engine.rankings import Ranking, ranking
from ...engine.ruleset import Phase, Seat
from ...engine.views import View
from ...solver.bidding import best_suit
from ...solver.situations import together
from ...solver.values import Estimate
from ..claims import Rest, rest_of


class Spot:
    """One action in a View; every answer holds in each deal that the view allows.

    ``out`` is all that others may still play: a card of it need not be in anybody's hand.
    """

    def __init__(self, view: View, action: Action, estimate: Estimate | None = None) -> None:
        self.view, self.action, self.estimate = view, action, estimate

    # ---- trump

    @cached_property
    def trump(self) -> Suit | None:
        """The suit of the hand, or the one in which this call would be played."""
        contract, named = self.view.contract, getattr(self.action, "trump", None)
        if contract is not None and contract.trump is not None:
            return contract.trump
        if isinstance(named, Suit):
            return named
        if self.estimate is not None and self.estimate.trump is not None:
            return self.estimate.trump
        if self.view.phase is Phase.ORDER:
            return turned_suit(self.view)
        return best_suit(self.view.rules, self.view.hand)[0] if self.view.phase is Phase.BID else None

    @cached_property
    def order(self) -> Ranking:
        """The ranking with that trump."""
        return ranking(self.view.rules, self.trump)

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        """The trumps among the cards, the highest first."""
        return sorted(filter(self.order.is_trump, cards), key=self.order.strength, reverse=True)

    def above(self, card: Card, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards that are higher in the card's own suit."""
        suit, least = self.order.suit_of(card), self.order.strength(card)
        return [c for c in cards if self.order.suit_of(c) == suit and self.order.strength(c) > least]

    def of_suit(self, suit: Suit | None, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards that belong to the suit."""
        return [card for card in cards if self.order.suit_of(card) == suit]

    # ---- the cards

    @cached_property
    def card(self) -> Card | None:
        """The card played, if one is; or the only one laid away or given."""
        if isinstance(self.action, Play):
            return self.action.card
        cards = self.action.cards if isinstance(self.action, Discard | Give) else NO_CARDS
        return cards.cards[0] if len(cards) == 1 else None

    @cached_property
    def left(self) -> CardSet:
        """The hand after the action."""
        if isinstance(self.action, Play):
            return self.view.hand.without(self.action.card)
        gone = self.action.cards if isinstance(self.action, Discard | Give) else NO_CARDS
        return self.view.hand - gone

    @cached_property
    def choices(self) -> list[Card]:
        """The cards that may be played without a renege."""
        cards = dict.fromkeys(action.card for action in self.view.legal if isinstance(action, Play))
        led = self.led
        follow = [card for card in cards if led is not None and self.order.suit_of(card) == led]
        return follow or list(cards)

    @cached_property
    def rest(self) -> Rest:
        """The play from here as this seat knows it."""
        return rest_of(self.view, self.order)

    @cached_property
    def out(self) -> CardSet:
        """The cards that others may hold."""
        return self.rest.unseen

    @cached_property
    def strict(self) -> bool:
        """Whether everybody follows suit, so that a card of another suit proves a void."""
        return self.view.rules.renege_mode == "prevent"

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether the seat may hold the card."""
        return not self.strict or self.rest.may_hold(seat, card, self.order)

    def void(self, seat: Seat, suit: Suit | None) -> bool:
        """Whether the seat has shown that it holds none of the suit."""
        return self.strict and (seat, suit) in self.rest.voids

    @cached_property
    def single(self) -> bool:
        """Whether there is each card only once, so that no twin can beat it by being first."""
        return len(set(self.view.rules.cards)) == len(self.view.rules.cards)

    # ---- the seats

    @cached_property
    def side(self) -> frozenset[Seat]:
        """The seats whose tricks are as good as one's own."""
        return together(self.view) if self.view.contract is not None else self.view.rules.side(self.view.seat)

    @cached_property
    def declaring(self) -> bool:
        """Whether one's own side has to make the contract."""
        return self.view.contract is not None and self.view.contract.seat in self.side

    @cached_property
    def playing(self) -> bool:
        """Whether the action plays a card."""
        return isinstance(self.action, Play) and self.view.phase is Phase.PLAY

    # ---- the trick

    @cached_property
    def lead(self) -> Card | None:
        """The card, if it is led."""
        return self.card if self.playing and not self.view.trick else None

    @cached_property
    def reply(self) -> Card | None:
        """The card, if it goes to a lead and is no renege."""
        return self.card if self.playing and self.view.trick and self.card in self.choices else None

    @cached_property
    def plain_lead(self) -> Suit | None:
        """The suit of the card, if it is led and plain."""
        return None if self.lead is None or self.order.is_trump(self.lead) else self.order.suit_of(self.lead)

    @cached_property
    def led(self) -> Suit | None:
        """The suit led to the open trick."""
        return self.order.suit_of(self.view.trick[0][1]) if self.view.trick else None

    @cached_property
    def later(self) -> list[Seat]:
        """Who plays to this trick after this seat."""
        order = [s for s in self.rest.active if s > self.view.seat]
        order += [s for s in self.rest.active if s < self.view.seat]
        played = {seat for seat, _ in self.view.trick}
        return [seat for seat in order if seat not in played]

    @cached_property
    def best(self) -> tuple[Seat, Card] | None:
        """Who wins the open trick so far, and with what."""
        trick = self.view.trick
        return trick[self.order.winner([card for _, card in trick])] if trick else None

    @cached_property
    def ours(self) -> bool:
        """Whether one's own side wins the trick so far."""
        return self.best is not None and self.best[0] in self.side

    def takes(self, card: Card) -> bool:
        """Whether the card wins the trick so far."""
        cards = [c for _, c in self.view.trick]
        return self.order.winner([*cards, card]) == len(cards)

    def threats(self, cards: Sequence[Card], seats: Iterable[Seat] | None = None) -> list[Card]:
        """The cards out, copies counted, that would take a trick of these cards from a seat yet to play."""
        later = self.later if seats is None else list(seats)
        beating = [c for c in self.out if self.order.winner([*cards, c]) == len(cards)]
        return [c for c in beating if any(self.may_hold(seat, c) for seat in later)]

    def sure(self, card: Card) -> bool:
        """Whether the card takes this trick, whoever holds what."""
        return self.takes(card) and not self.threats([*(c for _, c in self.view.trick), card])

    @cached_property
    def ours_surely(self) -> bool:
        """Whether the trick is a partner's already, whoever holds what, and whatever is done by this seat."""
        return self.ours and not self.threats([c for _, c in self.view.trick])

    @cached_property
    def gains(self) -> bool:
        """Whether the trick is certainly one's own side's after the action."""
        if self.card is None or (self.lead is None and self.reply is None):
            return False
        return self.sure(self.card) or self.ours_surely

    @cached_property
    def trumps_out(self) -> list[Card]:
        """The trumps that others may hold; none where all who play have shown that they have none."""
        others = [seat for seat in self.rest.active if seat != self.view.seat]
        return [c for c in self.trumps(self.out) if any(self.may_hold(s, c) for s in others)]

    def trumps_of(self, seats: Iterable[Seat]) -> list[Card]:
        """The trumps out that one of the seats may hold."""
        some = list(seats)
        return [c for c in self.trumps(self.out) if any(self.may_hold(seat, c) for seat in some)]

    @cached_property
    def foes_later(self) -> list[Seat]:
        """Who plays to this trick after this seat and against it."""
        return [seat for seat in self.later if seat not in self.side]

    def master(self, card: Card) -> bool:
        """Whether no card out is above this one in its suit, of which others may have some."""
        return not self.above(card, self.out) and bool(self.of_suit(self.order.suit_of(card), self.out))

    @cached_property
    def won(self) -> tuple[int, int]:
        """The tricks that count for one's own contract or defence so far, and those of the others."""
        tricks = self.view.complete_tricks
        winners = [t[self.order.winner([c for _, c in t])][0] for t in tricks]
        side = self.view.rules.side(self.view.contract.seat) if self.view.contract else frozenset[Seat]()
        makers = sum(seat in side for seat in winners)
        return (makers, len(winners) - makers) if self.declaring else (len(winners) - makers, makers)
