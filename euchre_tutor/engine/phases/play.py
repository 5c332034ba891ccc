"""The play of the cards: leading, following, winning tricks (rule book 1.5)."""

from __future__ import annotations

from dataclasses import replace

from ..actions import Action, Play
from ..cards import Card, CardSet, Suit
from ..rankings import Ranking, ranking
from ..ruleset import Seat
from ..state import State, Trick
from .flow import advance
from .table import drop, next_seat, set_at


def order(state: State) -> Ranking:
    """The ranking of this hand; before trump is named the printed one."""
    return ranking(state.rules, state.contract.trump if state.contract else None)


def led_suit(state: State) -> Suit | None:
    """The effective suit of the card led to the open trick, None when a lead is due."""
    return order(state).suit_of(state.trick[0][1]) if state.trick else None


def followers(state: State, seat: Seat) -> CardSet:
    """The cards that the seat must choose from by the rule of following suit."""
    hand = state.hands[seat]
    led = order(state).followers(hand, led_suit(state)) if state.trick else hand
    return led or hand


def play_actions(state: State) -> tuple[Action, ...]:
    """Every card that may be played; every card held where reneges are not prevented."""
    seat = state.to_act
    free = state.rules.renege_mode == "allow" and seat not in state.retracted
    cards = state.hands[seat] if free else followers(state, seat)
    return tuple(Play(card) for card in cards.distinct())


def after_play(state: State, action: Action) -> State:
    """The card is on the table; a full trick goes to its winner, who leads next."""
    assert isinstance(action, Play)
    trick: Trick = (*state.trick, (state.to_act, action.card))
    tricks = (*state.complete_tricks, trick)
    left = _hide(drop(state, state.to_act, CardSet((action.card,))), state.to_act)
    played = replace(left, tricks=tricks)
    if len(trick) < state.active:
        return replace(played, to_act=next_seat(state, state.to_act))
    taken = replace(played, to_act=trick_winner(state, trick), retracted=frozenset())
    return taken if taken.hands[taken.to_act] else advance(taken)


def _hide(state: State, seat: Seat) -> State:
    """A card that was shown and is now played is no longer a card in hand."""
    return replace(state, exposed=set_at(state.exposed, seat, state.exposed[seat] & state.hands[seat]))


def trick_winner(state: State, trick: Trick) -> Seat:
    """The seat that takes the trick, or is winning it so far."""
    cards: list[Card] = [card for _, card in trick]
    return trick[order(state).winner(cards)][0]
