"""Claiming the rest of the tricks: only where no world and no play of the others can take one from us."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import perm

from ..engine.cards import Card, CardSet, Suit
from ..engine.phases.table import allies
from ..engine.rankings import Ranking, ranking
from ..engine.ruleset import Phase, Seat
from ..engine.state import Trick
from ..engine.views import View

Voids = frozenset[tuple[Seat, Suit | None]]
SEARCHED = 2  # with this many cards left every play is tried; with more the cards are counted
MOST_LINES = 6_000  # ... if there are no more ways than this to deal the others' cards and play them


def sure_card(view: View) -> Card | None:
    """A card of the seat on turn after which every trick left is certainly its side's; None when unproven.

    Holds whatever the unseen cards are and however all others play, the partner too.
    At a table that does not prevent reneges nothing is certain.
    """
    if not view.on_turn or view.phase is not Phase.PLAY or view.rules.renege_mode != "prevent":
        return None
    order = ranking(view.rules, view.contract.trump if view.contract else None)
    rest = rest_of(view, order)
    counted = _counted(rest, order)
    if counted is not None or len(rest.hand) > SEARCHED or rest.lines > MOST_LINES:
        return counted
    return next((card for card in rest.allowed(order) if _holds(rest.played(card, order), order)), None)


def sure_leads(order: Ranking, hand: CardSet, out: CardSet) -> tuple[Card, ...]:
    """The leads after which every trick is certainly the leader's, the best first; () where there is none.

    ``out`` are the cards of three others, who may hold any of them and play as they like.
    """
    rest = Rest(frozenset({0}), 0, (0, 1, 2, 3), hand, out, (len(hand),) * 4, frozenset(), (), 0)
    lines = ((card, *order.sort(hand.without(card))) for card in order.sort(hand))
    return tuple(line[0] for line in lines if _all_stand(rest, line, order))


# ---- what is known of the rest of a hand


@dataclass(frozen=True, slots=True)
class Rest:
    """The play from here as one seat knows it; the others may hold any card still out but of a known void."""

    side: frozenset[Seat]  # who stands together with the seat in this hand, itself too
    seat: Seat
    active: tuple[Seat, ...]  # who plays, clockwise
    hand: CardSet
    unseen: CardSet  # cards that others may play, those known to be in their hands too
    left: tuple[int, ...]  # cards in each hand
    voids: Voids
    trick: Trick
    to_act: Seat

    @property
    def others(self) -> list[Seat]:
        """Who plays besides the seat, and holds cards."""
        return [seat for seat in self.active if seat != self.seat and self.left[seat]]

    @property
    def lines(self) -> int:
        """In how many ways the others can play unseen cards: many where many are in no hand."""
        return perm(len(self.unseen), sum(self.left[seat] for seat in self.others))

    def allowed(self, order: Ranking) -> list[Card]:
        """The cards that the seat on turn may hold and play."""
        if self.to_act != self.seat:
            return [card for card in self.unseen.distinct() if self.may_hold(self.to_act, card, order)]
        led = order.suit_of(self.trick[0][1]) if self.trick else None
        follow = order.followers(self.hand, led) if self.trick else self.hand
        return list((follow or self.hand).distinct())

    def played(self, card: Card, order: Ranking) -> Rest:
        """The rest after the seat on turn has played this card."""
        own, trick = self.to_act == self.seat, (*self.trick, (self.to_act, card))
        return replace(
            self,
            hand=self.hand.without(card) if own else self.hand,
            unseen=self.unseen if own else self.unseen.without(card),
            left=tuple(n - (seat == self.to_act) for seat, n in enumerate(self.left)),
            voids=self.voids | frozenset(_shown_out((trick,), order)),
            trick=trick,
            to_act=self.active[(self.active.index(self.to_act) + 1) % len(self.active)],
        )

    def is_possible(self, order: Ranking) -> bool:
        """Whether the unseen cards can be dealt so that nobody holds a suit that it showed out of."""
        others = self.others
        groups = [group for size in range(1, len(others) + 1) for group in combinations(others, size)]
        return all(self._enough_for(group, order) for group in groups)

    def may_hold(self, seat: Seat, card: Card, order: Ranking) -> bool:
        """Whether the seat has not shown out of the card's suit."""
        return (seat, order.suit_of(card)) not in self.voids

    def _enough_for(self, group: tuple[Seat, ...], order: Ranking) -> bool:
        fitting = sum(any(self.may_hold(s, card, order) for s in group) for card in self.unseen)
        return fitting >= sum(self.left[seat] for seat in group)


def rest_of(view: View, order: Ranking) -> Rest:
    """The play from here as the view's seat knows it."""
    active = tuple(seat for seat in range(view.rules.seats) if seat not in view.sitting_out)
    voids = frozenset(_shown_out(view.tricks, order))
    against = view.unseen
    for seat in active:  # a card that was seen to be taken up can be played against us as any other
        against += view.exposed[seat] if seat != view.seat else CardSet()
    side = allies(view, view.seat)
    return Rest(side, view.seat, active, view.hand, against, view.cards_left, voids, view.trick, view.to_act)


def _shown_out(tricks: Iterable[Trick], order: Ranking) -> Iterable[tuple[Seat, Suit | None]]:
    for trick in tricks:
        led = order.suit_of(trick[0][1])
        yield from ((seat, led) for seat, card in trick if order.suit_of(card) != led)


# ---- counting: our cards from the top, trumps first


def _counted(rest: Rest, order: Ranking) -> Card | None:
    """The card to play where each of ours, led from the top, is above all that can be out."""
    if not rest.trick:
        line = order.sort(rest.hand)
        return line[0] if _all_stand(rest, line, order) else None
    for card in rest.allowed(order):
        line = order.sort(rest.hand.without(card))
        if _takes(rest, card, order) and _all_stand(rest, line, order):
            return card
    return None


def _all_stand(rest: Rest, line: Sequence[Card], order: Ranking) -> bool:
    """Whether every card of the line takes its trick when led in turn.

    Each lead of a suit draws at least one card of it from whoever holds any, so after n leads
    at most (cards out) - n are left, at worst the highest ones.
    """
    out = {suit: _out(rest, suit, order) for suit in Suit}
    leads = dict.fromkeys(Suit, 0)
    trump = order.trump
    for card in line:
        suit = order.suit_of(card)
        if suit is None:
            return False
        higher = any(order.strength(other) > order.strength(card) for other in out[suit])
        ruffed = trump is not None and suit != trump and len(out[trump]) > leads[trump]
        if ruffed or (higher and len(out[suit]) > leads[suit]):
            return False
        leads[suit] += 1
    return True


def _out(rest: Rest, suit: Suit, order: Ranking) -> list[Card]:
    """The unseen cards of the suit, if anybody still in play may hold one."""
    held = any((seat, suit) not in rest.voids for seat in rest.others)
    return [card for card in rest.unseen if order.suit_of(card) == suit] if held else []


def _takes(rest: Rest, card: Card, order: Ranking) -> bool:
    """Whether the card wins the open trick, whatever the players after us put to it."""
    cards = [c for _, c in rest.trick] + [card]
    if order.winner(cards) != len(cards) - 1:
        return False
    later = [seat for seat in rest.others if seat not in dict(rest.trick)]
    beating = [c for c in rest.unseen if order.winner([*cards, c]) == len(cards)]
    return not any(rest.may_hold(seat, c, order) for seat in later for c in beating)


# ---- trying every play


def _holds(rest: Rest, order: Ranking) -> bool:
    """Whether our side takes every trick from here, whatever the others hold and do."""
    if not rest.is_possible(order):
        return True  # there is no such world: nothing to fear from it
    if len(rest.trick) == len(rest.active):
        winner = rest.trick[order.winner([card for _, card in rest.trick])][0]
        taken = winner in rest.side
        return taken and (not rest.hand or _holds(replace(rest, trick=(), to_act=winner), order))
    following = (_holds(rest.played(card, order), order) for card in rest.allowed(order))
    return any(following) if rest.to_act == rest.seat else all(following)
