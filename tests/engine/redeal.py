"""What one seat cannot know of a hand dealt anew: a second opinion on View, which it does not ask."""

from __future__ import annotations

import random
from dataclasses import replace

from euchre_tutor.engine import (
    NO_CARDS,
    Card,
    CardSet,
    Discard,
    Give,
    Keep,
    Move,
    Phase,
    State,
    Swap,
    shuffled,
)

Piles = tuple[CardSet, ...]


def redealt(state: State, seat: int, rng: random.Random) -> tuple[State, CardSet]:
    """The hand with all that is hidden from the seat shuffled, and the cards that are hidden from it."""
    hidden_hands = tuple(state.hands[c] - seen_in_hand(state, seat, c) for c in range(len(state.hands)))
    hidden_laid = tuple(state.laid[c] - seen_laid(state, seat, c) for c in range(len(state.laid)))
    pool = sum((*hidden_hands, *hidden_laid, state.stock), CardSet())
    stock = list(shuffled(tuple(pool), rng))
    return replace(
        state,
        hands=tuple(map(lambda pile, hidden: _refilled(pile, hidden, stock), state.hands, hidden_hands)),
        laid=tuple(map(lambda pile, hidden: _refilled(pile, hidden, stock), state.laid, hidden_laid)),
        stock=_refilled(state.stock, state.stock, stock),
        swaps=tuple((s, given if s == seat else _any(given, pool)) for s, given in state.swaps),
        calls=tuple(_disguised(state, move, seat, pool) for move in state.calls),
        history=tuple(_disguised(state, move, seat, pool) for move in state.history),
        dealt=shuffled(state.dealt, rng),
    ), pool


def seen_in_hand(state: State, seat: int, chair: int) -> CardSet:
    """The cards in the chair's hand that the seat knows to be there."""
    if chair == seat:
        return NO_CARDS if blind(state, seat) else state.hands[chair]
    played = CardSet.of(card for trick in state.tricks for s, card in trick if s == chair)
    kept = (passed(state, seat, chair) | given_away(state, seat, chair)) - played - state.laid[chair]
    seen = state.exposed[chair] | kept
    return state.hands[chair] & (state.hands[chair] if chair == open_dummy(state, seat) else seen)


def blind(state: State, seat: int) -> bool:
    """Whether the turned joker's suit must be named before this seat looks at its cards (7.3)."""
    before_all = state.rules.benny_upcard == "dealer_names_then_bid"
    return state.phase is Phase.BENNY and (before_all or seat == state.dealer)


def open_dummy(state: State, seat: int) -> int | None:
    """The chair whose cards the seat chooses among just now."""
    if state.phase is not Phase.MERGE or seat != state.to_act:
        return None
    return state.rules.seats + (seat if len(state.rules.dummies) == 2 else 0)


def given_away(state: State, seat: int, chair: int) -> CardSet:
    """The cards that the seat gave for the ghost hand, if they went to this chair."""
    givers = [s for s, action in state.history if isinstance(action, Swap)]
    if seat not in givers:
        return NO_CARDS
    later = givers[givers.index(seat) + 1 :]
    holder = later[0] if later else state.rules.seats
    return dict(state.swaps)[seat] if chair == holder else NO_CARDS


def seen_laid(state: State, seat: int, chair: int) -> CardSet:
    """The cards face down before the chair that the seat knows to lie there."""
    if chair == seat:
        return state.laid[chair]
    shown = state.exposed[chair] - state.hands[chair]
    return state.laid[chair] & (shown | passed(state, seat, chair))


def passed(state: State, seat: int, chair: int) -> CardSet:
    """The cards that the seat itself passed to that chair in an exchange."""
    partner = state.rules.partnerships and chair == state.rules.partner(seat)
    moves = exchange(state) if partner else []
    mine = sum((action.cards for actor, action in moves if actor == seat), CardSet())
    if not moves or moves[0][0] != seat:
        return mine
    back = [action.cards for actor, action in moves if actor == chair]
    gift_returns = isinstance(moves[0][1], Give) or state.rules.ask_partner_may_return
    return mine - sum(back, CardSet()) if gift_returns else mine


def exchange(state: State) -> list[tuple[int, Discard | Give]]:
    """The passing of cards between partners: all but the discard of a joker's dealer, which comes first."""
    moves = [(seat, action) for seat, action in state.history if isinstance(action, Discard | Give)]
    return moves[1:] if state.rules.joker or state.rules.turns_up else moves


def _refilled(pile: CardSet, hidden: CardSet, stock: list[Card]) -> CardSet:
    return pile - hidden + CardSet.of(stock.pop() for _ in hidden)


def _disguised(state: State, move: Move, seat: int, pool: CardSet) -> Move:
    """The move with other hidden cards in place of those that the seat did not see."""
    actor, action = move
    if not isinstance(action, Discard | Give | Keep) or actor == seat or not len(pool):
        return move
    between_partners = move in exchange(state) and state.rules.partner(actor) == seat
    return move if between_partners else (actor, type(action)(_any(action.cards, pool)))


def _any(cards: CardSet, pool: CardSet) -> CardSet:
    """As many cards, of the hidden ones."""
    return CardSet.of((pool.cards * len(cards))[: len(cards)])
