"""Positions to ask about, as states of the engine: an open trick, an auction, a finished hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.actions import Give, Play, parse_action
from ...engine.cards import NO_CARDS, Card, CardSet, Suit
from ...engine.phases import apply, legal_actions
from ...engine.ruleset import Phase, Ruleset, Seat
from ...engine.state import Contract, Kind, State, Trick, deal_from
from .figures import RULES

KINDS = {"ASK": Kind.ASK, "MOON": Kind.MOON}


def in_play(
    trump: Suit | None,
    plays: Sequence[tuple[Seat, Card]],
    hand: Sequence[Card],
    seat: Seat = 0,
    rules: Ruleset = RULES,
) -> State:
    """The seat to act holds this hand, with these cards already in the trick."""
    start = deal_from(rules, 3, rules.cards)
    hands = tuple(CardSet.of(hand) if chair == seat else NO_CARDS for chair in range(rules.chairs))
    leader = plays[0][0] if plays else seat
    return replace(
        start,
        hands=hands,
        phase=Phase.PLAY,
        to_act=seat,
        contract=Contract(leader, Kind.BID, 3, trump),
        tricks=(tuple(plays),) if plays else (),
    )


def playable(state: State) -> tuple[Card, ...]:
    """The cards the seat to act may play."""
    return tuple(action.card for action in legal_actions(state) if isinstance(action, Play))


def after_calls(dealer: Seat, words: str, rules: Ruleset = RULES) -> State:
    """The hand so far, from a pack in its order: words such as ``PASS, BID 3`` from the dealer's left on.

    ``DISCARD`` with no card named lays any card away.
    """
    state = deal_from(rules, dealer, rules.cards)
    for word in filter(None, map(str.strip, words.split(","))):
        state = apply(state, legal_actions(state)[0] if word == "DISCARD" else parse_action(word))
    return state


def may(rules: Ruleset, dealer: Seat, words: str, word: str) -> bool:
    """Whether the one to act after these words may do this."""
    return parse_action(word) in legal_actions(after_calls(dealer, words, rules))


def asked(trump: Suit, hand: Sequence[Card]) -> State:
    """Your partner has bid six with help and laid a card away: you are to give one of these cards."""
    start = deal_from(RULES, 3, RULES.cards)
    hands = tuple(CardSet.of(hand) if chair == 0 else NO_CARDS for chair in range(RULES.chairs))
    contract = Contract(2, Kind.ASK, RULES.hand_size, trump, alone=True)
    return replace(start, hands=hands, phase=Phase.EXCHANGE, to_act=0, contract=contract)


def givable(state: State) -> tuple[Card, ...]:
    """The cards the asked partner may give."""
    return tuple(card for action in legal_actions(state) if isinstance(action, Give) for card in action.cards)


def finished(call: str, seat: Seat, tricks: int, rules: Ruleset = RULES) -> State:
    """A hand that is over: the seat called ``BID 4``, ``ASK`` or ``MOON``; its side took so many tricks."""
    word, _, number = call.partition(" ")
    kind, lone = KINDS.get(word, Kind.BID), word in KINDS
    contract = Contract(seat, kind, int(number or rules.hand_size), Suit.HEARTS, alone=lone)
    out = frozenset({rules.partner(seat)}) if lone else frozenset[Seat]()
    takers = [seat] * tricks + [(seat + 1) % 4] * (rules.hand_size - tricks)
    return replace(
        deal_from(rules, 3, rules.cards),
        hands=(NO_CARDS,) * rules.chairs,
        phase=Phase.OVER,
        contract=contract,
        sitting_out=out,
        tricks=tuple(_taken_by(taker, out) for taker in takers),
    )


def _taken_by(winner: Seat, out: frozenset[Seat]) -> Trick:
    """A trick that this seat leads to and takes; which cards, does not matter to the score."""
    seats = [(winner + step) % 4 for step in range(4) if (winner + step) % 4 not in out]
    cards = [Card.parse("AH"), *map(Card.parse, ("9C", "TC", "QC"))]
    return tuple(zip(seats, cards, strict=False))
