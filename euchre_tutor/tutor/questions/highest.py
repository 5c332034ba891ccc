"""Choosing one card: the highest of several, or the left bower."""

from __future__ import annotations

from ...engine.cards import Card, Suit
from ...engine.rankings import Ranking
from ...speech import say
from ..items import Item, Option
from ..names import card_name
from .figures import left_sentence, order_of, parse_cards, roles_text, trump_sentence
from .suits import PLAIN_RUNS, RUNS, belief_about_two


def highest(trump: str | None, cards: str, *, id: str) -> Item:
    """Which of these is the highest card of the hand?"""
    order, shown = order_of(trump), parse_cards(cards)
    best = max(shown, key=order.strength)
    roles = roles_text([best], order)
    why = say("The {card} beats all the others.", card=card_name(best))
    return Item(
        id=id,
        idea="rank-trump" if order.trump is not None else "rank-plain",
        kind="choice",
        prompt=say("{trump} Which of these is the highest?", trump=trump_sentence(order.trump)),
        options=tuple(_height(order, card, best) for card in shown),
        why=f"{roles} {why}".strip(),
        hints=(
            say("Find the trumps first."),
            say(RUNS if order.trump is not None else PLAIN_RUNS),
            say("Strike out what is no trump."),
            say("It is the {card}.", card=card_name(best)),
        ),
        strike=tuple(str(card) for card in shown if order.trump is not None and not order.is_trump(card)),
        shuffle=True,
    )


def _height(order: Ranking, card: Card, best: Card) -> Option:
    name = card_name(card)
    if card == best:
        return Option(
            str(card), name, True, say("The {card} beats all the others.", card=name), card=str(card)
        )
    if order.is_trump(best) and not order.is_trump(card):
        text = say("The {card} is no trump, and there is one among these.", card=name)
    else:
        text = say("A card above the {card} is among these.", card=name)
    text = f"{roles_text([card], order)} {text}".strip()
    return Option(str(card), name, False, text, belief_about_two(1, [best, card], order), card=str(card))


def which_left(trump: str, *, id: str) -> Item:
    """Which of the four jacks is the left bower?"""
    order = order_of(trump)
    jacks = [Card.of("J", suit) for suit in Suit]
    left = next(card for card in jacks if order.is_left(card))
    why = left_sentence(left, order)
    return Item(
        id=id,
        idea="left-suit",
        kind="choice",
        prompt=say("{trump} Which jack is the left bower?", trump=trump_sentence(order.trump)),
        options=tuple(_jack(order, card, why) for card in jacks),
        why=why,
        hints=(
            say("The left bower has the colour of trump."),
            say("Hearts and diamonds are a pair, spades and clubs are a pair."),
            say("Strike out the two jacks of the other colour."),
            say("It is the {card}.", card=card_name(left)),
        ),
        strike=tuple(str(card) for card in jacks if not order.is_trump(card)),
        shuffle=False,
    )


def _jack(order: Ranking, card: Card, why: str) -> Option:
    belief = None if order.is_left(card) else "left-is-right" if order.is_right(card) else "sister-mixed"
    feedback = why if belief is None else _not_left(order, card)
    return Option(str(card), card_name(card), order.is_left(card), feedback, belief, card=str(card))


def _not_left(order: Ranking, card: Card) -> str:
    if order.is_right(card):
        return roles_text([card], order)
    return say("The {card} has the other colour, so it is a plain card.", card=card_name(card))
