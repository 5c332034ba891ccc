"""Hands that lie open beside a step: what each player still holds, and what may not be played now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from euchre_tutor.engine import NO_CARDS, Card, Phase, Play, Seat, State, Suit, legal_actions
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import Watch, led_suit
from euchre_tutor.tutor.names import chair_name
from euchre_tutor.tutor.replay import clockwise_from

from .wire import PLAIN, CardJson, Copies, Look, WhyNotJson, cards_json, suit_letter

MUST: dict[Suit, str] = {
    Suit.CLUBS: mark("clubs must be followed"),
    Suit.DIAMONDS: mark("diamonds must be followed"),
    Suit.HEARTS: mark("hearts must be followed"),
    Suit.SPADES: mark("spades must be followed"),
}


class HandJson(TypedDict):
    """One player's cards, open; ``turn``: the next card comes from here."""

    who: str
    turn: bool
    cards: list[CardJson]
    full: int


def hands_json(state: State, watch: Watch, copies: Copies) -> list[HandJson]:
    """Everybody's cards, the viewer's first; last those that nobody plays, while they lie there."""
    players = state.rules.seats
    seats = clockwise_from(watch.viewer or 0, state.rules)
    empty = [chair for chair in range(players, state.rules.chairs) if state.hands[chair]]
    return [_hand(state, chair, watch, copies) for chair in (*seats, *empty)]


def _hand(state: State, seat: Seat, watch: Watch, copies: Copies) -> HandJson:
    out = seat in state.sitting_out
    name = chair_name(seat, state.rules, watch.viewer)
    turn = not out and state.phase is Phase.PLAY and seat == state.to_act
    cards = state.order.sort(state.hands[seat] + (state.laid[seat] if out else NO_CARDS))
    return HandJson(
        who=say("{seat}, sitting out", seat=name) if out else name,
        turn=turn,
        cards=cards_json(cards, state.order, _look(state) if turn else None, copies),
        full=max(state.rules.hand_size, len(cards)),
    )


def _look(state: State) -> Callable[[Card], Look]:
    """Cards that may not be played now say why."""
    led = led_suit(state) if state.trick else None
    legal = {action.card for action in legal_actions(state) if isinstance(action, Play)}

    def look(card: Card) -> Look:
        if card in legal or led is None:
            return PLAIN
        return Look(why=WhyNotJson(suit=suit_letter(led), text=say(MUST[led])))

    return look
