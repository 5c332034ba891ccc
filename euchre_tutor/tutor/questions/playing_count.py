"""The play of a hand: how many trumps are still out, and which cards nobody can beat any more."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, CardSet
from ...engine.rankings import Ranking
from ...speech import mark, say, say_count
from ..items import Figure, Item, NearMiss, Option, WholeMiss
from ..names import capital, card_name, cards_name, suit_name
from .figures import RULES, hand_text, order_of, parse_cards, trump_sentence

HOW_MANY = mark("{trump} How many trumps are still out, in the hands of the other three?")
SURE = mark("{trump} You lead. Which of your cards, led now, are sure to take the trick?")
TRUMPS_OUT = mark("A trump is still out, and any trump takes the {card}.")
HIGHER_OUT = mark("A higher card of its suit is still out, so the {card} may be beaten.")
MOVED_UP = mark("One of your sure cards is missing: see which cards above yours have gone.")
NAMED_FIRST = mark("Look at the high cards that have been played: what is the highest now?")


def still_out(hand: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """The cards that the other three hold."""
    return [card for card in RULES.cards if card not in hand and card not in gone]


def gone_figure(order: Ranking, hand: Sequence[Card], gone: Sequence[Card]) -> Figure:
    """Your hand, and the cards of the tricks that are over, by their printed suits."""
    shown = order_of(None).sort(CardSet.of(gone))
    held = order.sort(CardSet.of(hand))
    words = [trump_sentence(order.trump), gone_text(shown), hand_text(held)]
    letter = order.trump.letter if order.trump is not None else None
    return Figure(text=" ".join(words), trump=letter, hand=tuple(map(str, held)), gone=tuple(map(str, shown)))


def gone_text(gone: Sequence[Card]) -> str:
    """The cards of the tricks that are over, in words."""
    return say("Played already: {cards}.", cards=cards_name(gone))


def trumps_out(trump: str, gone: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """How many trumps do the other three hold between them, after the tricks that are over?"""
    order, mine, played = order_of(trump), parse_cards(hand), parse_cards(gone)
    out = order.sort(CardSet.of(filter(order.is_trump, still_out(mine, played))))
    own, fallen = (sum(map(order.is_trump, cards)) for cards in (mine, played))
    return Item(
        id=id,
        idea="trumps-out",
        kind="number",
        prompt=say(HOW_MANY, trump=trump_sentence(order.trump)),
        why=_why_out(out, own, fallen),
        hints=(
            say("There are seven trumps. Take away what you can see."),
            say("Look for the left bower: it is one of the seven, whatever is printed on it."),
            say("Played already: {fallen}. In your hand: {own}.", fallen=fallen, own=own),
            say_count("{n} trump is still out.", "{n} trumps are still out.", len(out)),
        ),
        number=len(out),
        misses=_miscounts(order, [*mine, *played], len(out), own),
        figure=gone_figure(order, mine, played),
        steps=tuple(map(say, steps)),
    )


def _why_out(out: Sequence[Card], own: int, fallen: int) -> str:
    counted = say(
        "Seven trumps: {fallen} played already, {own} in your hand. That leaves {n}.",
        fallen=fallen,
        own=own,
        n=len(out),
    )
    named = say("Still out: {cards}.", cards=cards_name(out)) if out else say("Trump is drawn.")
    return f"{counted} {named}"


def _miscounts(order: Ranking, seen: Sequence[Card], right: int, own: int) -> tuple[NearMiss, ...]:
    printed = sum(card.suit == order.trump for card in seen)
    suit = {"suit": suit_name(order.trump)}
    thought = [
        (right + own, say("Those in your own hand are not out against you."), "own-out"),
        (6 - printed, say("The six printed {suit} are not all the trumps there are.", **suit), "seven-trump"),
        (7 - printed, say("One trump that you see is not printed in {suit}.", **suit), "left-suit"),
    ]
    first = {value: (text, belief) for value, text, belief in reversed(thought) if value not in (right, -1)}
    return tuple(NearMiss(value, *said) for value, said in first.items())


def sure_cards(trump: str, gone: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """Tap the cards that take the trick for sure when they are led now, whoever holds what is still out."""
    order, played = order_of(trump), parse_cards(gone)
    held = order.sort(CardSet.of(parse_cards(hand)))
    out = still_out(held, played)
    sure = [card for card in held if not beaten_by(order, card, out)]
    return Item(
        id=id,
        idea="sure-cards",
        kind="cards",
        prompt=say(SURE, trump=trump_sentence(order.trump)),
        options=tuple(_option(order, card, out) for card in held),
        whole=_whole(order, held, out, sure),
        why=_why_sure(order, out, sure),
        hints=_hints(order, held, out, sure),
        strike=tuple(str(card) for card in held if card not in sure),
        figure=gone_figure(order, held, played),
        steps=tuple(map(say, steps)),
    )


def beaten_by(order: Ranking, card: Card, out: Sequence[Card]) -> list[Card]:
    """The cards still out that would take the trick from this one, if it is led."""
    return [other for other in out if order.winner([card, other]) == 1]


def _option(order: Ranking, card: Card, out: Sequence[Card]) -> Option:
    above = beaten_by(order, card, out)
    text, belief = _why_not(order, card, above) if above else (say(MOVED_UP), _left_out(order, card))
    return Option(str(card), card_name(card), not above, text, belief, card=str(card))


def _left_out(order: Ranking, card: Card) -> str:
    """What is believed of a card that nobody can beat: if it is the left bower, that it is no trump."""
    return "left-suit" if order.is_left(card) else "never-moves-up"


def _why_not(order: Ranking, card: Card, above: Sequence[Card]) -> tuple[str, str]:
    """Why the card is not sure, and the belief of whoever trusts it."""
    if order.is_trump(card):
        return say(HIGHER_OUT, card=card_name(card)), "any-trump-wins"
    if any(order.suit_of(other) == order.suit_of(card) for other in above):
        return say(HIGHER_OUT, card=card_name(card)), "good-enough"
    return say(TRUMPS_OUT, card=card_name(card)), "ace-always"


def _whole(
    order: Ranking, held: Sequence[Card], out: Sequence[Card], sure: Sequence[Card]
) -> tuple[WholeMiss, ...]:
    """What each mistaken belief would choose, where that is another choice than the right one."""
    plain = [card for card in out if not order.is_trump(card)]
    trumps = [card for card in held if order.is_trump(card)]
    top = [card for card in held if not beaten_by(order, card, plain if card not in trumps else out)]
    thought = [
        (trumps, say("A trump is sure when none above it is out."), "any-trump-wins"),
        (top, say("Is there a trump still out?"), "ace-always"),
        ([c for c in sure if c.rank in "AJ"], say(NAMED_FIRST), "never-moves-up"),
    ]
    return tuple(
        WholeMiss(frozenset(map(str, chosen)), text, belief)
        for chosen, text, belief in thought
        if chosen and set(chosen) != set(sure)
    )


def _why_sure(order: Ranking, out: Sequence[Card], sure: Sequence[Card]) -> str:
    trumps = order.sort(CardSet.of(filter(order.is_trump, out)))
    still = say("Trumps still out: {cards}.", cards=cards_name(trumps)) if trumps else say("Trump is drawn.")
    return f"{still} {capital(_named(sure))}"


def _named(sure: Sequence[Card]) -> str:
    return say("Nobody can beat: {cards}.", cards=cards_name(sure))


def _hints(
    order: Ranking, held: Sequence[Card], out: Sequence[Card], sure: Sequence[Card]
) -> tuple[str, str, str, str]:
    trumps = sum(map(order.is_trump, out))
    lost = [card for card in held if card not in sure]
    return (
        say("A card is sure when nothing that is still out can beat it."),
        say_count("{n} trump is still out.", "{n} trumps are still out.", trumps),
        say("Strike out: {cards}.", cards=cards_name(lost)) if lost else say("Nothing to strike out."),
        _named(sure),
    )
