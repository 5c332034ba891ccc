"""The single steps of reading a trick: which suit was led, which cards can still win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.cards import Card, Suit
from ...engine.rankings import Ranking
from ...engine.ruleset import Seat
from ...speech import mark, say
from ..items import Item, Option
from ..names import capital, card_name, cards_name, suit_card, suit_name
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
            Option(s.letter, capital(suit_name(s)), s == led, why, _led_belief(order, lead, s)) for s in Suit
        ),
        why=why,
        hints=_led_hints(order, lead),
        strike=tuple(s.letter for s in Suit if s not in (led, lead.suit)),
        figure=replace(trick_figure(order, plays), led=None),
        steps=tuple(map(say, steps)),
        then=say(THEN_LED),
    )


def _led_hints(order: Ranking, lead: Card) -> tuple[str, str, str, str]:
    return (
        say("The first card of the trick sets the suit."),
        say("Look at the {card}.", card=card_name(lead)),
        say("Ask whether that card has changed its suit."),
        say("The suit led is {suit}.", suit=suit_name(order.suit_of(lead))),
    )


def _why_led(order: Ranking, lead: Card) -> str:
    if order.is_left(lead):
        said = mark("{left} So {suit} were led.")
        return say(said, left=left_sentence(lead, order), suit=suit_name(order.suit_of(lead)))
    suit = order.suit_of(lead)
    assert suit is not None, "the pack of these questions has no joker"
    return say("The {card} was led, and it is {one_of}.", card=card_name(lead), one_of=suit_card(suit))


def _led_belief(order: Ranking, lead: Card, suit: Suit) -> str | None:
    if suit == order.suit_of(lead):
        return None
    return "left-led" if suit == lead.suit else "forced-trump" if suit == order.trump else "leader-wins-ties"


def can_win(trump: str | None, cards: str, leader: Seat = 0, steps: Sequence[str] = (), *, id: str) -> Item:
    """Tap the cards of a finished trick that count: trumps if there are any, else the led suit."""
    order, plays = order_of(trump), clockwise(leader, parse_cards(cards))
    shown = [card for _, card in plays]
    counted = _counted(order, shown)
    why = say("These count: {cards}.", cards=cards_name(counted))
    reason = _why_counted(order, shown)
    return Item(
        id=id,
        idea="led-suit" if order.trump is None else "trump-first",
        kind="cards",
        prompt=say("{trump} Which of these cards can still win?", trump=trump_sentence(order.trump)),
        options=tuple(_counted_option(order, shown, card, card in counted) for card in shown),
        why=f"{reason} {why}",
        hints=(
            say("If a trump was played, only trumps can win. If not, only the suit that was led."),
            reason,
            say("Strike out: {cards}.", cards=cards_name([card for card in shown if card not in counted])),
            why,
        ),
        strike=tuple(str(card) for card in shown if card not in counted),
        figure=trick_figure(order, plays),
        steps=tuple(map(say, steps)),
    )


def _counted(order: Ranking, shown: Sequence[Card]) -> list[Card]:
    led = order.suit_of(shown[0])
    return [card for card in shown if order.is_trump(card)] or [c for c in shown if order.suit_of(c) == led]


def _why_counted(order: Ranking, shown: Sequence[Card]) -> str:
    if any(map(order.is_trump, shown)):
        return say("A trump was played, so only trumps can win.")
    return say("No trump was played, so only {suit} can win.", suit=suit_name(order.suit_of(shown[0])))


def _counted_option(order: Ranking, shown: Sequence[Card], card: Card, counts: bool) -> Option:
    led = order.suit_of(shown[0])
    names = {"card": card_name(card), "suit": suit_name(order.suit_of(card))}
    if counts:
        belief = "left-suit" if order.is_left(card) else "highest-card-wins"
        return Option(str(card), card_name(card), True, _in_suit(order, card, names), belief, card=str(card))
    belief = "plain-over-trump" if order.suit_of(card) == led else "off-suit-ace"
    return Option(str(card), card_name(card), False, _why_counted(order, shown), belief, card=str(card))


def _in_suit(order: Ranking, card: Card, names: dict[str, str]) -> str:
    if order.is_left(card):
        return left_sentence(card, order)
    return say("The {card} belongs to {suit}, so it counts.", **names)
