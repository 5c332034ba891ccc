"""Six with help: the card that an asked partner gives."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import Ranking
from ...speech import mark, say
from ..items import Figure, Item, Option, WholeMiss
from ..names import card_name, cards_name
from .figures import hand_text, order_of, parse_cards, roles_text, trump_sentence
from .positions import asked, givable

TRUMPS = mark("Look for trumps, and do not forget the left bower.")


def which_gift(trump: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """Your partner asks for your best trump: which card, or cards to choose from, may you give?"""
    order, suit = order_of(trump), Suit.parse(trump)
    held = order.sort(CardSet.of(parse_cards(hand)))
    allowed = givable(asked(suit, held))
    bound = any(map(order.is_trump, held))
    why = _why_gift(order, allowed, bound)
    trump_is = trump_sentence(suit)
    return Item(
        id=id,
        idea="gift",
        kind="cards",
        prompt=say("{trump} Your partner asks for your best. Which cards may you give?", trump=trump_is),
        options=tuple(_gift_option(order, card, card in allowed, bound) for card in held),
        whole=_whole(order, held, allowed),
        why=why,
        hints=_hints(allowed, bound),
        strike=tuple(str(card) for card in held if bound and not order.is_trump(card)),
        figure=Figure(text=f"{trump_is} {hand_text(held)}", trump=trump),
        steps=tuple(map(say, steps)),
    )


def _hints(allowed: Sequence[Card], bound: bool) -> tuple[str, str, str, str]:
    return (
        say("Asked, you give your best trump if you hold one."),
        say(TRUMPS),
        say("Strike out every plain card.") if bound else say("You hold no trump."),
        say("You may give: {cards}.", cards=cards_name(allowed)),
    )


def _why_gift(order: Ranking, allowed: Sequence[Card], bound: bool) -> str:
    if not bound:
        return say("You hold no trump, so you may give any card, and you say nothing.")
    best = say("The {card} is your best trump, so it must go.", card=card_name(allowed[0]))
    return f"{roles_text(allowed, order)} {best}".strip()


def _whole(order: Ranking, held: Sequence[Card], allowed: Sequence[Card]) -> tuple[WholeMiss, ...]:
    """What whoever leaves the left bower in its printed suit would give, where that is something else."""
    trumps = [card for card in held if card.suit == order.trump]
    chosen = [max(trumps, key=order.strength)] if trumps else held
    if set(chosen) == set(allowed):
        return ()
    return (WholeMiss(frozenset(map(str, chosen)), say(TRUMPS), "left-suit"),)


def _gift_option(order: Ranking, card: Card, allowed: bool, bound: bool) -> Option:
    belief = "gift-bound" if not bound else "left-suit" if order.is_left(card) else "gift-choice"
    left_out = TRUMPS if bound else mark("You hold no trump: what binds you then?")
    feedback = say(left_out) if allowed else _not_this(order, card)
    return Option(str(card), card_name(card), allowed, feedback, belief, card=str(card))


def _not_this(order: Ranking, card: Card) -> str:
    if order.is_trump(card):
        return say("The {card} is a trump, but you hold a higher one.", card=card_name(card))
    return say("You hold a trump, so the {card} may not go: it is a plain card.", card=card_name(card))
