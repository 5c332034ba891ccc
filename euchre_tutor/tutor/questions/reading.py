"""A single step of reading a trick: which suit was led."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.cards import Card, Suit
from ...engine.rankings import Ranking
from ...engine.ruleset import Seat
from ...speech import mark, say
from ..items import Item, Option
from ..names import capital, card_name, suit_card, suit_name
from .figures import clockwise, left_sentence, order_of, parse_cards, trick_figure, trump_sentence

THEN_LED = mark("Then look which cards belong to that suit.")


def led_suit(trump: str | None, cards: str, leader: Seat = 0, steps: Sequence[str] = (), *, id: str) -> Item:
    """Which suit was led?"""
    order, plays = order_of(trump), clockwise(leader, parse_cards(cards))
    lead = plays[0][1]
    led = order.suit_of(lead)
    why = _why_led(order, lead)
    return Item(
        id=id,
        idea="led-suit",
        kind="choice",
        prompt=say("{trump} Which suit was led?", trump=trump_sentence(order.trump)),
        options=tuple(
            Option(s.letter, capital(suit_name(s)), s == led, *_about_led(order, lead, s)) for s in Suit
        ),
        why=why,
        hints=_led_hints(order, lead),
        strike=tuple(s.letter for s in Suit if lead.suit is None or s not in (lead.suit, lead.suit.sister)),
        figure=replace(trick_figure(order, plays), led=None),
        steps=tuple(map(say, steps)),
        then=say(THEN_LED),
    )


def _led_hints(order: Ranking, lead: Card) -> tuple[str, str, str, str]:
    return (
        say("The first card of the trick sets the suit."),
        say("Look at the {card}: which suit does it belong to today?", card=card_name(lead)),
        say("Strike out the two suits of the other colour."),
        say("The suit led is {suit}.", suit=suit_name(order.suit_of(lead))),
    )


def _why_led(order: Ranking, lead: Card) -> str:
    if order.is_left(lead):
        said = mark("{left} So {suit} were led.")
        return say(said, left=left_sentence(lead, order), suit=suit_name(order.suit_of(lead)))
    suit = order.suit_of(lead)
    assert suit is not None, "the pack of these questions has no joker"
    return say("The {card} was led, and it is {one_of}.", card=card_name(lead), one_of=suit_card(suit))


def _about_led(order: Ranking, lead: Card, suit: Suit) -> tuple[str, str | None]:
    """What is said to whoever takes this for the suit that was led, and the belief behind it."""
    names = {"card": card_name(lead), "suit": suit_name(suit)}
    if suit == order.suit_of(lead):
        return _why_led(order, lead), None
    if suit == lead.suit:
        return say("The {card} is printed in {suit}, but it is the left bower today.", **names), "left-led"
    if suit == order.trump and lead.rank == "J":
        return say("A jack of the other colour is a plain card under this trump."), "jack-plain"
    return say(
        "The first card of the trick sets the suit, and it does not belong to {suit}.", **names
    ), "led-first"
