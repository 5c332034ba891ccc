"""What lies on the table in a question: trump, led suit, the trick, the hand and the calls, as JSON."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import RULESETS, Card, Ranking, Suit, parse_action, ranking
from euchre_tutor.speech import say
from euchre_tutor.tutor.items import Figure, Option
from euchre_tutor.tutor.names import action_name, card_name, seat_name

from .wire import CardJson, CardMark, Look, SuitJson, WhyNotJson, card_json, cards_json, suit_json

YOU = 0


class PlayJson(TypedDict):
    """A card on the table with the name of who played it."""

    who: str
    card: CardJson


class CallJson(TypedDict):
    """What someone said in the auction."""

    who: str
    text: str


class FigureJson(TypedDict):
    """The table of a question; ``text`` is all of it in words."""

    text: str
    trump: SuitJson | None
    led: SuitJson | None
    plays: list[PlayJson]
    hand: list[CardJson]
    calls: list[CallJson]
    dealer: str
    gone: list[CardJson]


def figure_json(figure: Figure | None, settled: bool, hand_is_asked: bool) -> FigureJson | None:
    """The figure as it may be seen: bowers are lit only when the question is settled."""
    if figure is None:
        return None
    order = _order(figure) if settled else None
    hand = () if hand_is_asked else tuple(map(Card.parse, figure.hand))
    return FigureJson(
        text=figure.text,
        trump=suit_json(_suit(figure.trump)) if figure.trump_known else None,
        led=suit_json(_suit(figure.led)) if figure.led else None,
        plays=_plays(figure, order),
        hand=cards_json(hand, order),
        calls=[_call(seat, word) for seat, word in figure.calls],
        dealer=seat_name(figure.dealer, YOU) if figure.dealer is not None else "",
        gone=cards_json(map(Card.parse, figure.gone), order),
    )


def option_card(
    option: Option, figure: Figure | None, chosen: bool, struck: bool, settled: bool
) -> CardJson | None:
    """The card an option stands for, or None for one in words."""
    if option.card is None:
        return None
    card = Card.parse(option.card)
    order = _order(figure) if settled and figure else None
    why = WhyNotJson(suit=None, text=say("Struck out by the hint.")) if struck else None
    marks: tuple[CardMark, ...] = ("selected",) if chosen else ()
    return card_json(card, order, Look(marks=marks, why=why))


def _plays(figure: Figure, order: Ranking | None) -> list[PlayJson]:
    plays = [(seat, Card.parse(text)) for seat, text in figure.plays]
    return [
        PlayJson(who=seat_name(seat, YOU), card=card_json(card, order, _play_look(card, place)))
        for place, (seat, card) in enumerate(plays)
    ]


def _play_look(card: Card, place: int) -> Look:
    return Look() if place else Look(marks=("led",), name=say("{card}, led", card=card_name(card)))


def _call(seat: int, word: str) -> CallJson:
    return CallJson(who=seat_name(seat, YOU), text=action_name(parse_action(word)))


def _order(figure: Figure) -> Ranking:
    return ranking(RULESETS["bid"], _suit(figure.trump))


def _suit(letter: str | None) -> Suit | None:
    return Suit.parse(letter) if letter else None
