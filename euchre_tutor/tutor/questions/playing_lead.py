"""The play of a hand: the lead that makes the rest certain, and keeping the left bower back."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import Ranking
from ...speech import mark, say, say_count
from ..claims import sure_leads
from ..items import Item, Option
from ..names import capital, card_name, cards_name
from .figures import clockwise, order_of, parse_cards, trick_figure, trump_sentence
from .playing_count import gone_figure, still_out
from .positions import in_play, playable

WHICH = mark("{trump} You lead. Which lead makes every trick that is left certain?")
RUFFED = mark("A trump is still out, and it can take the {card}.")
OVER = mark("A trump above the {card} is still out.")
SHORT = mark("After that lead, one of your other cards can still be beaten.")
DRAWS = mark("The {card} cannot be beaten, and draws trump.")
SAFE = mark("Once no trump is out, nobody can beat your other cards.")
ALSO = mark("The {card} does as well: it cannot be beaten either.")
MAY_KEEP = mark("{trump} East leads the right bower. Can you keep your left bower?")


def certain_lead(trump: str, gone: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """Which lead makes all the tricks left certain, whoever holds what is still out?"""
    order, played = order_of(trump), parse_cards(gone)
    held = order.sort(CardSet.of(parse_cards(hand)))
    out = still_out(held, played)
    sure = sure_leads(order, CardSet.of(held), CardSet.of(out))
    trumps = sum(map(order.is_trump, out))
    return Item(
        id=id,
        idea="last-lead",
        kind="choice",
        prompt=say(WHICH, trump=trump_sentence(order.trump)),
        options=tuple(_lead_option(order, card, sure, out) for card in held),
        why=_why(sure[0]),
        hints=(
            say("While a trump is out, no plain card is safe."),
            say_count("{n} trump is still out.", "{n} trumps are still out.", trumps),
            say("Strike out: {cards}.", cards=cards_name([c for c in held if not order.is_trump(c)])),
            say("Lead the {card}.", card=card_name(sure[0])),
        ),
        fine=frozenset(map(str, sure[1:])),
        strike=tuple(str(card) for card in held if not order.is_trump(card)),
        figure=gone_figure(order, held, played),
        steps=tuple(map(say, steps)),
    )


def _why(card: Card) -> str:
    draws, safe = say(DRAWS, card=card_name(card)), say(SAFE)
    return f"{capital(draws)} {safe}"


def _lead_option(order: Ranking, card: Card, sure: Sequence[Card], out: Sequence[Card]) -> Option:
    name = card_name(card)
    if card == sure[0]:
        return Option(str(card), name, True, _why(card), card=str(card))
    text, belief = (ALSO, "low-trump-first") if card in sure else _why_not(order, card, out)
    return Option(str(card), name, False, capital(say(text, card=name)), belief, card=str(card))


def _why_not(order: Ranking, card: Card, out: Sequence[Card]) -> tuple[str, str]:
    if not order.is_trump(card):
        return (RUFFED, "save-trump") if any(map(order.is_trump, out)) else (SHORT, "good-enough")
    higher = any(order.is_trump(o) and order.strength(o) > order.strength(card) for o in out)
    return (OVER, "low-trump-first") if higher else (SHORT, "save-trump")


def left_guard(trump: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """The right bower is led at you, and you hold the left: can you keep it?"""
    order = order_of(trump)
    held = order.sort(CardSet.of(parse_cards(hand)))
    plays = clockwise(3, [Card.of("J", Suit.parse(trump))])
    left = next(filter(order.is_left, held))
    legal = playable(in_play(order.trump, plays, held))
    others = [card for card in held if card in legal and card != left]
    why = _why_guard(left, others)
    belief = "left-falls" if others else "bare-left"
    return Item(
        id=id,
        idea="left-guard",
        kind="yesno",
        prompt=say(MAY_KEEP, trump=trump_sentence(order.trump)),
        options=(
            Option("yes", say("Yes"), bool(others), why, None if others else belief),
            Option("no", say("No"), not others, why, belief if others else None),
        ),
        why=why,
        hints=_guard_hints(order, held, others),
        figure=trick_figure(order, plays, held),
        steps=tuple(map(say, steps)),
    )


def _why_guard(left: Card, others: Sequence[Card]) -> str:
    if others:
        text = mark("You play the {low} instead. It is a trump too, and the {left} stays: it is guarded.")
        return capital(say(text, low=card_name(others[-1]), left=card_name(left)))
    text = mark("The {left} is your only trump. Trump was led, so it must be played, and it falls.")
    return capital(say(text, left=card_name(left)))


def _guard_hints(order: Ranking, held: Sequence[Card], others: Sequence[Card]) -> tuple[str, str, str, str]:
    trumps = [card for card in held if order.is_trump(card)]
    return (
        say("A trump is led, so you must play a trump if you hold one."),
        say("Count the trumps in your hand, the left bower among them."),
        say("Your trumps: {cards}.", cards=cards_name(trumps)),
        say("Yes.") if others else say("No."),
    )
