"""The whole pack in rows of suits, strongest on the left: what the lens shows for one trump."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from euchre_tutor.engine import Card, CardSet, Ranking, Ruleset, Suit, ranking
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.names import card_name, suit_card, suit_name

from .wire import PLAIN, CardJson, Look, SuitLetter, capital, card_json, cards_json, suit_letter

PickLook = Callable[[Card], Look]


class RowJson(TypedDict):
    """One suit of the pack: its cards, strongest first, and how many belong to it now.

    ``copies`` of each card come one after the other, to be drawn as one: two in a double deck.
    """

    suit: SuitLetter | None
    name: str
    count: int
    note: str
    trump: bool
    copies: int
    cards: list[CardJson]


def pack_rows(rules: Ruleset, trump: Suit | None, look: PickLook | None = None) -> list[RowJson]:
    """Every suit of the pack under this trump: trump first, its sister next; a homeless joker last."""
    order = ranking(rules, trump)
    pack = CardSet.of(rules.cards)
    rows = [_row(pack, order, suit, look) for suit in row_order(trump)]
    homeless = [card for card in order.sort(pack) if order.suit_of(card) is None]
    return [_of_both(row, copies(rules)) for row in (*rows, *_joker_rows(homeless, order, look))]


def row_order(trump: Suit | None) -> list[Suit]:
    """Trump, the sister suit, then the others; without trump as they are written."""
    if trump is None:
        return list(Suit)
    return [trump, trump.sister, *(suit for suit in Suit if suit not in (trump, trump.sister))]


def sentence(rules: Ruleset, trump: Suit | None) -> str:
    """What to see in the rows."""
    if trump is None:
        return say(
            "Before trump is named, every card belongs to the suit printed on it, and no jack is special."
        )
    told = say(
        "With {suit} as [[trump|trump]], the {left} is the [[left_bower|left bower]]: "
        "{one_of_suit} in every way, second only to the {right}.",
        suit=suit_name(trump),
        left=card_name(Card.of("J", trump.sister)),
        one_of_suit=suit_card(trump),
        right=card_name(Card.of("J", trump)),
    )
    if rules.joker:
        return say("{sentence} The [[joker|joker]] stands above them all.", sentence=told)
    twins = say("Every card is there twice; of two equal ones the one that is played first is higher.")
    return f"{told} {twins}" if copies(rules) > 1 else told


def copies(rules: Ruleset) -> int:
    """How many there are of each card: two in a double deck."""
    return len(rules.cards) // len(set(rules.cards))


def counted(rows: list[RowJson]) -> str:
    """The rows for a reader aloud: how many cards each suit has."""
    return ", ".join(say("{suit} {n}", suit=row["name"], n=row["count"]) for row in rows)


def _row(pack: CardSet, order: Ranking, suit: Suit, look: PickLook | None) -> RowJson:
    here = [card for card in order.sort(pack) if order.suit_of(card) == suit]
    printed = sum(card.suit == suit for card in pack)
    is_trump = suit == order.trump
    name = capital(suit_name(suit))
    return RowJson(
        suit=suit_letter(suit),
        name=say("{suit}, trump", suit=name) if is_trump else name,
        count=len(here),
        note=_note(len(here) - printed),
        trump=is_trump,
        copies=1,
        cards=_with_ghosts(cards_json(here, order, look or _lit(order)), here, pack, order, suit),
    )


def _joker_rows(cards: list[Card], order: Ranking, look: PickLook | None) -> list[RowJson]:
    """A joker that belongs to no suit yet has a row of its own."""
    if not cards:
        return []
    return [
        RowJson(
            suit=None,
            name=capital(say("joker")),
            count=len(cards),
            note=say("of no suit yet"),
            trump=False,
            copies=1,
            cards=cards_json(cards, order, look),
        )
    ]


def _of_both(row: RowJson, number: int) -> RowJson:
    """The row of a pack with so many of each card: the first of two is named for both."""
    if number == 1:
        return row
    named = [say("{card} (both)", card=card["name"]) for card in row["cards"]]
    cards = [CardJson(**{**card, "name": name}) for card, name in zip(row["cards"], named, strict=True)]
    return RowJson(**{**row, "copies": number, "cards": cards})


def _note(more: int) -> str:
    if more > 0:
        return say_count("one more came in", "{n} more came in", more)
    if more < 0:
        return say("the jack has left") if more == -1 else say("both jacks have left")
    return say("as printed")


def _lit(order: Ranking) -> PickLook:
    def look(card: Card) -> Look:
        special = (
            order.is_right(card) or order.is_left(card) or (card.suit is None and order.trump is not None)
        )
        return Look(marks=("lit",)) if special else PLAIN

    return look


def _with_ghosts(
    shown: list[CardJson], here: list[Card], pack: CardSet, order: Ranking, suit: Suit
) -> list[CardJson]:
    """The row with a ghost where each jack stood that has left for trump."""
    left = [card for card in pack if card.suit == suit and order.suit_of(card) != suit]
    if not left or order.trump is None:
        return shown
    place = sum(card.rank in "AKQ" for card in here)
    name = say("{card}, gone: now {one_of_suit}", card=card_name(left[0]), one_of_suit=suit_card(order.trump))
    ghosts = [_ghost(card, copy, order, name) for copy, card in enumerate(left)]
    return shown[:place] + ghosts + shown[place:]


def _ghost(card: Card, copy: int, order: Ranking, name: str) -> CardJson:
    ghost = card_json(card, order, Look(marks=("gone",), name=name), copy)
    return CardJson(**{**ghost, "id": f"{ghost['id']} gone", "bower": None})
