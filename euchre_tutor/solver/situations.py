"""A View put as the rules of thumb want it: what was heard in the auction, what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Ask, Bid, Call, CallRenege, Discard, Moon
from ..engine.cards import NO_CARDS, Card, CardSet, Suit
from ..engine.phases.table import allies
from ..engine.rankings import ranking
from ..engine.ruleset import Ruleset, Seat
from ..engine.state import Kind
from ..engine.views import View
from .bidding import Turn, ask_rung, moon_rung
from .layout import layout
from .playing import follow, lead
from .seating import may_be_moon


def rung_of(rules: Ruleset, call: Call) -> int:
    """The rung of a call: its tricks, or that of ASK or MOON."""
    if isinstance(call, Bid):
        return call.tricks
    return moon_rung(rules) if isinstance(call, Moon) else ask_rung(rules)


def call_rungs(view: View) -> tuple[tuple[Seat, int], ...]:
    """The auction so far, each call as a rung, a pass as 0."""
    rules = view.rules
    return tuple((s, rung_of(rules, c) if isinstance(c, Bid | Ask | Moon) else 0) for s, c in view.auction)


def named_calls(view: View) -> dict[tuple[Seat, int], Suit]:
    """The suits that were said with the calls so far, where that is done; a call by its seat and rung."""
    calls = [(s, c) for s, c in view.auction if isinstance(c, Bid | Ask | Moon)]
    return {(s, rung_of(view.rules, c)): c.trump for s, c in calls if c.trump is not None}


def contract_rung(view: View) -> int:
    """The rung at which the contract was bid."""
    return [r for _, r in call_rungs(view) if r][-1]


def turn_of(view: View) -> Turn:
    """What the seat on turn has heard."""
    return heard(view.rules, view.dealer, call_rungs(view), view.seat)


def heard(rules: Ruleset, dealer: Seat, calls: Sequence[tuple[Seat, int]], seat: Seat) -> Turn:
    """What a seat that is to call after these calls has heard."""
    caller, high = next((call for call in reversed(calls) if call[1]), (-1, 0))
    stuck = rules.stick_the_dealer and seat == dealer and not high
    lowest = rules.stick_min_bid if stuck and isinstance(rules.stick_min_bid, int) else rules.min_bid
    rounds = rules.bidding_rounds if isinstance(rules.bidding_rounds, int) else len(calls) + 1
    still = rules.seats * rounds - len(calls)  # turns left in the auction, this one counted
    return Turn(
        high=high,
        partners=caller == seat or (rules.partnerships and caller == rules.partner(seat)),
        floor=lowest,
        stuck=stuck,
        patient=still == 1 or still > rules.seats,
    )


def offered(view: View) -> CardSet:
    """The cards that the asker has just passed over, as far as this seat may see them."""
    passed = [action.cards for _, action in view.calls if isinstance(action, Discard)]
    return passed[-1]


def known_aside(view: View) -> CardSet:
    """The cards that this seat knows to be out of play, face down."""
    asked = view.contract is not None and view.contract.kind is Kind.ASK
    if not view.laid and not asked and view.upcard is None and not view.rules.dummies:
        return NO_CARDS  # as nearly always, and looked for at every card played
    known = CardSet(view.rules.cards) - view.unseen - view.hand - view.played
    for seat in range(view.rules.seats):  # what was seen of a hand that nobody plays is out of play too
        known -= view.exposed[seat] if seat not in (view.seat, *view.sitting_out) else NO_CARDS
    return known


def together(view: View) -> frozenset[Seat]:
    """The seats whose tricks are as good as this seat's own.

    Where everybody scores his own tricks, only those who have yet to stop a moon stand together.
    """
    assert view.contract is not None
    rules, maker = view.rules, view.contract.seat
    if rules.partnerships or rules.turns_up or view.seat == maker:
        return allies(view, view.seat)
    if rules.defenders_score_tricks and not may_be_moon(view):
        return rules.side(view.seat)
    return frozenset(range(rules.seats)) - {maker}


def card_of_thumb(view: View) -> Card:
    """The card that the rule of thumb plays."""
    assert view.contract is not None and view.contract.trump is not None
    lay = layout(view.rules, view.contract.trump)
    hand = lay.hand(view.hand)
    unseen = lay.outside(view.played + view.hand + known_aside(view))
    ours = together(view)
    if not view.trick:
        maker = view.contract.seat
        roles = {"declaring": maker in ours, "declarer": view.seat == maker, "opening": not view.tricks}
        return lay.cards[lead(lay, hand, unseen, **roles)]
    cards = [card for _, card in view.trick]
    winner, best = view.trick[view.order.winner(cards)]
    chosen = follow(
        lay,
        hand,
        unseen,
        led=lay.suit_of(lay.bits[cards[0]]),
        best=lay.bits[best],
        ours=winner in ours,
        last=len(cards) == view.active - 1,
    )
    return lay.cards[chosen]


def provable(view: View, call: CallRenege) -> bool:
    """Whether the cards that this seat has seen prove the renege: the suit led was played or shown later."""
    rank = ranking(view.rules, view.contract.trump if view.contract else None)
    trick = view.tricks[call.trick - 1]
    led, played = rank.suit_of(trick[0][1]), dict(trick)
    if call.seat not in played or rank.suit_of(played[call.seat]) == led:
        return False
    later = CardSet.of(card for t in view.tricks[call.trick :] for seat, card in t if seat == call.seat)
    return any(rank.suit_of(card) == led for card in later)
