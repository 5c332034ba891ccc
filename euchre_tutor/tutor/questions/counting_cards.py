"""A step of reading a trick: which of its cards count, and what a wrong choice of them tells."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card
from ...engine.rankings import Ranking
from ...engine.ruleset import Seat
from ...speech import mark, say
from ..items import Item, Option, WholeMiss
from ..names import card_name, cards_name, suit_card, suit_name
from .figures import clockwise, order_of, parse_cards, trick_figure, trump_sentence
from .mistakes import rank_of

ASKED = mark("{trump} Which of these cards count for the trick, high or low?")
ALL_COUNT = mark("Not every card of the trick counts: ask which suit decides it.")
ONE_COUNTS = mark("The card that wins is one of them, but lower ones of its suit count too.")
PLAIN_COUNT = mark("Those follow suit, but there is a trump in the trick.")
LEFT_OUT = mark("Ask of each jack which suit it belongs to today.")
TOO_FEW = mark("What you chose counts, but something is missing: a low card counts as well as a high one.")


def can_win(trump: str | None, cards: str, leader: Seat = 0, steps: Sequence[str] = (), *, id: str) -> Item:
    """Tap the cards of a finished trick that count: trumps if there are any, else the led suit."""
    order, plays = order_of(trump), clockwise(leader, parse_cards(cards))
    shown = [card for _, card in plays]
    counted = _counted(order, shown)
    hints = _hints(order, shown, counted)
    return Item(
        id=id,
        idea="led-suit" if order.trump is None else "trump-first",
        kind="cards",
        prompt=say(ASKED, trump=trump_sentence(order.trump)),
        options=tuple(_option(order, shown, card, card in counted) for card in shown),
        whole=_whole(order, shown, counted),
        why=f"{hints[1]} {hints[3]}",
        hints=hints,
        strike=tuple(str(card) for card in shown if card not in counted),
        figure=trick_figure(order, plays),
        steps=tuple(map(say, steps)),
    )


def _hints(order: Ranking, shown: Sequence[Card], counted: Sequence[Card]) -> tuple[str, str, str, str]:
    out = [card for card in shown if card not in counted]
    return (
        say("If a trump was played, only trumps count. If not, only the suit that was led."),
        _why_counted(order, shown),
        say("Strike out: {cards}.", cards=cards_name(out)) if out else say("Nothing to strike out."),
        say("These count: {cards}.", cards=cards_name(counted)),
    )


def _counted(order: Ranking, shown: Sequence[Card]) -> list[Card]:
    led = order.suit_of(shown[0])
    return [card for card in shown if order.is_trump(card)] or [c for c in shown if order.suit_of(c) == led]


def _printed(order: Ranking, shown: Sequence[Card]) -> list[Card]:
    """The cards that count for whoever leaves the left bower in its printed suit."""
    return [card for card in shown if card.suit == order.trump] or [
        card for card in shown if card.suit == shown[0].suit
    ]


def _whole(order: Ranking, shown: Sequence[Card], counted: Sequence[Card]) -> tuple[WholeMiss, ...]:
    """What each mistaken belief would choose, where that is another choice than the right one."""
    following = [card for card in shown if order.suit_of(card) == order.suit_of(shown[0])]
    best = shown[order.winner(shown)]
    thought = [
        (_printed(order, shown) if order.trump is not None else [], LEFT_OUT, "left-suit"),
        (following, PLAIN_COUNT, "plain-over-trump"),
        (shown, ALL_COUNT, "all-count"),
        ([best], ONE_COUNTS, "low-out"),
    ]
    return tuple(
        WholeMiss(frozenset(map(str, chosen)), say(text), belief)
        for chosen, text, belief in thought
        if chosen and set(chosen) != set(counted)
    )


def _why_counted(order: Ranking, shown: Sequence[Card]) -> str:
    if any(map(order.is_trump, shown)):
        return say("A trump was played, so only trumps count.")
    return say("No trump was played, so only {suit} count.", suit=suit_name(order.suit_of(shown[0])))


def _option(order: Ranking, shown: Sequence[Card], card: Card, counts: bool) -> Option:
    if counts:
        left = order.is_left(card)
        text, belief = say(LEFT_OUT if left else TOO_FEW), "left-suit" if left else "low-out"
    else:
        text, belief = _why_out(order, shown, card), _belief(order, shown, card)
    return Option(str(card), card_name(card), counts, text, belief, card=str(card))


def _why_out(order: Ranking, shown: Sequence[Card], card: Card) -> str:
    if any(map(order.is_trump, shown)):
        return say("A trump was played, and the {card} is none.", card=card_name(card))
    led = order.suit_of(shown[0])
    assert led is not None, "the pack of these questions has no joker"
    return say("The {card} is not {led}, the suit that was led.", card=card_name(card), led=suit_card(led))


def _belief(order: Ranking, shown: Sequence[Card], card: Card) -> str:
    """The mistake of whoever takes this card for one that counts."""
    if order.suit_of(card) == order.suit_of(shown[0]):
        return "plain-over-trump"
    if order.is_left(shown[0]) and card.suit == shown[0].suit:
        return "left-led"
    if card.rank == "J" and order.trump is not None:
        return "jack-plain"
    if card.rank == "A":
        return "off-suit-ace"
    return "highest-card-wins" if rank_of(card) == max(map(rank_of, shown)) else "all-count"
