"""Cards laid away and exchanged before the play: the joker dealer's seventh, and six with help."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ..actions import Action, Discard, Give
from ..cards import Card, CardSet
from ..rankings import Ranking
from ..ruleset import Seat
from ..state import State, changed
from .flow import advance
from .table import drop, lay, said, set_at, sit_out, take

# ---- six with help (rule book 3, phase EXCHANGE)


def exchange_actions(state: State) -> tuple[Action, ...]:
    """The declarer's cards to pass away, or the partner's to give."""
    if is_asker(state):
        return tuple(Discard(cards) for cards in choices(state.hands[state.to_act], state.rules.ask_cards))
    return tuple(Give(cards) for cards in gifts(state))


def is_asker(state: State) -> bool:
    """Whether the seat to act is the one that asked for help."""
    return state.contract is not None and state.to_act == state.contract.seat


def choices(cards: CardSet, n: int) -> list[CardSet]:
    """Every way to choose n of the cards, copies alike."""
    return list(dict.fromkeys(CardSet(some) for some in combinations(cards.cards, n)))


def gifts(state: State) -> list[CardSet]:
    """What the partner may give: the best trumps held come first, if that is the rule."""
    pool, n = gift_pool(state), state.rules.ask_cards
    if not state.rules.ask_force_best:
        return choices(pool, n)
    order = state.order
    trumps = best_trumps(pool, order)[:n]
    rest = CardSet.of(card for card in pool if not order.is_trump(card))
    return [CardSet.of(trumps) + some for some in choices(rest, n - len(trumps))]


def best_trumps(cards: Iterable[Card], order: Ranking) -> list[Card]:
    """The trumps among the cards, the highest first."""
    return sorted(filter(order.is_trump, cards), key=order.strength, reverse=True)


def gift_pool(state: State) -> CardSet:
    """The partner's own cards, and the asker's discard where it may be returned."""
    own = state.hands[state.to_act]
    return own + _offered(state) if state.rules.ask_partner_may_return else own


def _offered(state: State) -> CardSet:
    """The cards that the asker has passed over."""
    assert state.contract is not None
    last_seat, last = state.calls[-1]
    return last.cards if isinstance(last, Discard) and last_seat == state.contract.seat else CardSet()


def after_exchange(state: State, action: Action) -> State:
    """Move the cards; when both have moved theirs the partner sits out and the play begins."""
    assert state.contract is not None
    asker, helper = state.contract.seat, state.rules.partner(state.contract.seat)
    if isinstance(action, Discard):
        moved = lay(drop(said(state, action), asker, action.cards), helper, action.cards)
        done = state.rules.ask_order == "gift_first"
        return _finish(moved, helper) if done else changed(moved, to_act=helper)
    assert isinstance(action, Give)
    moved = take(_hand_over(said(state, action), helper, action.cards), asker, action.cards)
    done = state.rules.ask_order == "discard_first"
    return _finish(moved, helper) if done else changed(moved, to_act=asker)


def _hand_over(state: State, helper: Seat, cards: CardSet) -> State:
    """The gift leaves the helper's own hand first, else the cards just passed over."""
    returned = cards - state.hands[helper]
    left = state.laid[helper] - returned
    return changed(drop(state, helper, cards), laid=set_at(state.laid, helper, left))


def _finish(state: State, helper: Seat) -> State:
    return advance(sit_out(state, helper))
