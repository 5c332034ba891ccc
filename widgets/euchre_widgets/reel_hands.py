"""Hands that lie open beside a step: what each player still holds, and what may not be played now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from euchre_tutor.engine import NO_CARDS, Card, Phase, Play, Seat, State, Suit, legal_actions
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import Watch, led_suit
from euchre_tutor.tutor.names import seat_name
from euchre_tutor.tutor.replay import clockwise_from

from .wire import PLAIN, CardJson, Look, WhyNotJson, cards_json, suit_letter

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


def hands_json(state: State, watch: Watch) -> list[HandJson]:
    """Everybody's cards, the viewer's first."""
    seats = clockwise_from(watch.viewer or 0, state.rules)
    return [_hand(state, seat, watch) for seat in seats]


def _hand(state: State, seat: Seat, watch: Watch) -> HandJson:
    out = seat in state.sitting_out
    name = seat_name(seat, watch.viewer)
    turn = not out and state.phase is Phase.PLAY and seat == state.to_act
    cards = state.order.sort(state.hands[seat] + (state.laid[seat] if out else NO_CARDS))
    return HandJson(
        who=say("{seat}, sitting out", seat=name) if out else name,
        turn=turn,
        cards=cards_json(cards, state.order, _look(state) if turn else None),
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
