"""The play of the cards: leading, following, winning tricks (rule book 1.5)."""

from __future__ import annotations

from ..actions import Action, Play
from ..cards import JOKER, Card, Suit
from ..ruleset import Seat
from ..state import Shown, State, Trick, changed
from .flow import advance
from .table import next_seat, set_at

PLAYS = tuple(Play(Card(number)) for number in range(JOKER + 1))  # made once: there are no others


def led_suit(state: State) -> Suit | None:
    """The effective suit of the card led to the open trick, None when a lead is due."""
    trick = state.trick
    return state.order.suits[trick[0][1]] if trick else None


def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards of the seat that may be played by the rule of following suit, copies alike."""
    cards, trick = state.hands[seat].distinct(), state.trick
    if not trick:
        return cards
    suits = state.order.suits
    led = suits[trick[0][1]]
    return tuple([card for card in cards if suits[card] == led]) or cards


def play_actions(state: State) -> tuple[Action, ...]:
    """Every card that may be played; every card held where reneges are not prevented."""
    seat = state.to_act
    free = state.rules.renege_mode == "allow" and seat not in state.retracted
    cards = state.hands[seat].distinct() if free else playable(state, seat)
    return tuple([PLAYS[card] for card in cards])


def after_play(state: State, action: Action) -> State:
    """The card is on the table; a full trick goes to its winner, who leads next."""
    assert isinstance(action, Play)
    seat, card, open_trick = state.to_act, action.card, state.trick
    trick: Trick = (*open_trick, (seat, card))
    full = len(trick) == state.active
    played = changed(
        state,
        hands=set_at(state.hands, seat, state.hands[seat].without(card)),
        exposed=set_at(state.exposed, seat, state.exposed[seat].without(card)),
        tricks=(*(state.tricks[:-1] if open_trick else state.tricks), trick),
        to_act=trick_winner(state, trick) if full else next_seat(state, seat),
        retracted=frozenset() if full else state.retracted,
    )
    return played if not full or played.hands[played.to_act] else advance(played)


def trick_winner(state: Shown, trick: Trick) -> Seat:
    """The seat that takes the trick, or is winning it so far."""
    cards: list[Card] = [card for _, card in trick]
    return trick[state.order.winner(cards)][0]
