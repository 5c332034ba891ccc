"""What one seat cannot know of a hand dealt anew: a second opinion on View, which it does not ask."""

from __future__ import annotations

import random
from dataclasses import replace

from euchre_tutor.engine import Action, Card, CardSet, Discard, Give, Move, State, shuffled

Piles = tuple[CardSet, ...]


def redealt(state: State, seat: int, rng: random.Random) -> tuple[State, CardSet]:
    """The hand with all that is hidden from the seat shuffled, and the cards that are hidden from it."""
    hidden_hands = tuple(state.hands[c] - seen_in_hand(state, seat, c) for c in range(len(state.hands)))
    hidden_laid = tuple(state.laid[c] - seen_laid(state, seat, c) for c in range(len(state.laid)))
    pool = sum((*hidden_hands, *hidden_laid), CardSet())
    stock = list(shuffled(tuple(pool), rng))
    return replace(
        state,
        hands=tuple(map(lambda pile, hidden: _refilled(pile, hidden, stock), state.hands, hidden_hands)),
        laid=tuple(map(lambda pile, hidden: _refilled(pile, hidden, stock), state.laid, hidden_laid)),
        calls=tuple(_disguised(state, move, seat, pool) for move in state.calls),
        history=tuple(_disguised(state, move, seat, pool) for move in state.history),
        dealt=shuffled(state.dealt, rng),
    ), pool


def seen_in_hand(state: State, seat: int, chair: int) -> CardSet:
    """The cards in the chair's hand that the seat knows to be there."""
    if chair == seat:
        return state.hands[chair]
    return state.hands[chair] & (state.exposed[chair] | passed(state, seat, chair))


def seen_laid(state: State, seat: int, chair: int) -> CardSet:
    """The cards face down before the chair that the seat knows to lie there."""
    if chair == seat:
        return state.laid[chair]
    shown = state.exposed[chair] - state.hands[chair]
    return state.laid[chair] & (shown | passed(state, seat, chair))


def passed(state: State, seat: int, chair: int) -> CardSet:
    """The cards that the seat itself passed to that chair in an exchange."""
    mine = [action for actor, action in exchange(state) if actor == seat]
    partner = state.rules.partnerships and chair == state.rules.partner(seat)
    return sum((action.cards for action in mine), CardSet()) if partner else CardSet()


def exchange(state: State) -> list[tuple[int, Discard | Give]]:
    """The passing of cards between partners: all but the discard of a joker's dealer, which comes first."""
    moves = [(seat, action) for seat, action in state.history if isinstance(action, Discard | Give)]
    return moves[1:] if state.rules.joker else moves


def _refilled(pile: CardSet, hidden: CardSet, stock: list[Card]) -> CardSet:
    return pile - hidden + CardSet.of(stock.pop() for _ in hidden)


def _disguised(state: State, move: Move, seat: int, pool: CardSet) -> Move:
    """The move with other hidden cards in place of those that the seat did not see."""
    actor, action = move
    if not isinstance(action, Discard | Give) or actor == seat or not len(pool):
        return move
    between_partners = move in exchange(state) and state.rules.partner(actor) == seat
    return move if between_partners else (actor, _other(action, pool))


def _other(action: Discard | Give, pool: CardSet) -> Action:
    return type(action)(CardSet.of((pool.cards * len(action.cards))[: len(action.cards)]))
