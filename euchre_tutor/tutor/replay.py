"""A hand from its deal to where it stands, state by state; an example trick is a hand of one card each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..engine.cards import NO_CARDS, Card, CardSet, Suit
from ..engine.phases import apply, legal_actions
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.rulesets import RULESETS
from ..engine.state import Contract, Kind, State, Trick, deal_from


def replayed(state: State) -> tuple[State, ...]:
    """Every state of the hand: the deal, then one after each action of its history."""
    states = [deal_from(state.rules, state.dealer, state.dealt)]
    for seat, action in state.history:
        now = states[-1]
        in_turn = seat == now.to_act and action in legal_actions(now)
        states.append(apply(now, action) if in_turn else apply(now, action, by=seat))
    return tuple(states)


def example_trick(
    trump: Suit | None,
    leader: Seat,
    cards: Sequence[Card],
    out: Seat | None = None,
    rules: Ruleset = RULESETS["bid"],
) -> tuple[State, ...]:
    """The states of one trick, played clockwise from the leader; seat ``out`` is passed over.

    A card too few without ``out`` is a trick of somebody alone: the leader's partner sits out.
    ValueError when the number of cards is another, or a card stands more often than in the pack.
    """
    lone = len(cards) == rules.seats - 1
    known = not CardSet.of(cards) - CardSet.of(rules.cards)
    whose = rules.partner(leader) if out is None and rules.partnerships else out
    if not (lone or len(cards) == rules.seats) or not known or (lone and whose in (None, leader)):
        raise ValueError(f"not a trick: {' '.join(map(str, cards))!r}")
    sitting = frozenset({whose}) if lone and whose is not None else frozenset[Seat]()
    contract = Contract(leader, Kind.MOON if lone else Kind.BID, rules.hand_size, trump, alone=lone)
    return _played(_one_each(contract, sitting, cards, rules))


def clockwise_from(seat: Seat, rules: Ruleset) -> tuple[Seat, ...]:
    """All seats in the order of play, this one first."""
    return tuple((seat + step) % rules.seats for step in range(rules.seats))


def last_trick(state: State) -> Trick:
    """The trick that was last played to, finished or not; empty before the first lead."""
    return state.tricks[-1] if state.tricks else ()


def places(state: State) -> tuple[Seat, ...]:
    """The players of the last trick in the order of play, of the next one when none was played."""
    trick = last_trick(state)
    first = trick[0][0] if trick else state.to_act
    return tuple(seat for seat in clockwise_from(first, state.rules) if seat not in state.sitting_out)


def _one_each(contract: Contract, sitting: frozenset[Seat], cards: Sequence[Card], rules: Ruleset) -> State:
    """Everybody who plays holds the one card of the trick."""
    seats = [seat for seat in clockwise_from(contract.seat, rules) if seat not in sitting]
    hands = dict(zip(seats, cards, strict=True))
    dealer = (contract.seat + min(2, rules.seats - 1)) % rules.seats
    return replace(
        deal_from(rules, dealer, rules.cards),
        hands=tuple(_one(hands.get(chair)) for chair in range(rules.chairs)),
        phase=Phase.PLAY,
        to_act=contract.seat,
        contract=contract,
        sitting_out=sitting,
    )


def _one(card: Card | None) -> CardSet:
    return NO_CARDS if card is None else CardSet((card,))


def _played(state: State) -> tuple[State, ...]:
    states = [state]
    while states[-1].phase is Phase.PLAY:
        now = states[-1]
        states.append(apply(now, legal_actions(now)[0]))
    return tuple(states)
