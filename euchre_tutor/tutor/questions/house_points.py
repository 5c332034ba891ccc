"""House rules in figures: what a hand scores, which hand may be claimed, and how many cards a suit has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.actions import Claim
from ...engine.cards import NO_CARDS, Card, CardSet, Suit
from ...engine.phases import legal_actions
from ...engine.rankings import Ranking, ranking
from ...engine.ruleset import Phase, Ruleset
from ...engine.rulesets import RULESETS
from ...engine.scoring import score
from ...engine.state import deal_from
from ...speech import mark, say, say_count
from ..items import Item, NearMiss, number_text
from ..names import cards_name, suit_name
from .figures import RULES, hand_figure, parse_cards, parse_suit, trump_sentence
from .house import Agreed, agreed_rules, agreed_text, table_of, yes_or_no
from .points import asked_score, points_text
from .positions import finished

# ---- the score


def house_score(agreed: Agreed, call: str, tricks: int, ours: bool = True, *, id: str) -> Item:
    """What your side scores at this table: it, or the other side, made the call and took so many tricks."""
    rules = table_of("bid", agreed)
    points, book = (score(finished(call, 0 if ours else 1, tricks, table))[0] for table in (rules, RULES))
    mine = tricks if ours else rules.hand_size - tricks
    told, shown = agreed_rules("bid", agreed), number_text(points, False)
    return Item(
        id=id,
        idea="house-score",
        kind="number",
        prompt=say(
            "{agreed} {question}",
            agreed=agreed_text("bid", agreed),
            question=asked_score(call, tricks, mine, ours),
        ),
        why=say("{rule} Here your side scores {points}.", rule=told, points=shown),
        hints=_score_hints(told, points),
        number=points,
        signed=True,
        misses=_misses(points, book, mine),
    )


def _score_hints(told: str, points: int) -> tuple[str, str, str, str]:
    ask = say("Then ask whether this hand is one that the agreement speaks of.")
    return say("First: was the call made?"), ask, told, points_text(points)


def _misses(points: int, book: int, mine: int) -> tuple[NearMiss, ...]:
    thought = [
        (book, say("That is so by the book. Here something else was agreed."), "one-true-rules"),
        (mine, say("That is the number of tricks."), "tricks-are-points"),
    ]
    found = {
        value: NearMiss(value, text, belief) for value, text, belief in reversed(thought) if value != points
    }
    return tuple(found.values())


# ---- ace no face


def may_claim(agreed: Agreed, hand: str, *, id: str) -> Item:
    """Yes or no: may this hand be claimed, at a table with ace no face?"""
    rules, cards = table_of("bid", agreed), parse_cards(hand)
    allowed = claims(rules, cards)
    why = say("{rule} {hand}", rule=agreed_rules("bid", agreed), hand=_what_is_held(cards))
    return Item(
        id=id,
        idea="house-claim",
        kind="yesno",
        prompt=say("{agreed} May you claim this hand?", agreed=agreed_text("bid", agreed)),
        options=yes_or_no(allowed, why),
        why=why,
        hints=(
            say("Look for an ace first, then for pictures."),
            _what_is_held(cards),
            agreed_rules("bid", agreed),
            say("Yes.") if allowed else say("No."),
        ),
        figure=hand_figure(cards, None, trump_known=False),
    )


def claims(rules: Ruleset, cards: Sequence[Card]) -> bool:
    """Whether the first to be asked may claim this hand."""
    start = deal_from(rules, 3, rules.cards)
    held = replace(
        start, hands=(CardSet.of(cards), *[NO_CARDS] * (rules.chairs - 1)), phase=Phase.CLAIM, to_act=0
    )
    return any(isinstance(action, Claim) for action in legal_actions(held))


def _what_is_held(cards: Sequence[Card]) -> str:
    aces = sum(card.rank == "A" for card in cards)
    faces = sum(card.rank in "JQK" for card in cards)
    return say(
        "{aces}, {faces}.",
        aces=say_count("You hold {n} ace", "You hold {n} aces", aces),
        faces=say_count("{n} picture card", "{n} picture cards", faces),
    )


# ---- other packs


def pack_count(deck: int, trump: str, suit: str, *, id: str) -> Item:
    """How many cards of a pack of 25 or 32 belong to this suit?"""
    rules = next(one for one in RULESETS.values() if deck in one.decks).with_options(deck=deck)
    order, wanted = ranking(rules, parse_suit(trump)), Suit.parse(suit)
    cards = order.sort(CardSet.of(card for card in rules.cards if order.suit_of(card) == wanted))
    name = suit_name(wanted)
    return Item(
        id=id,
        idea="house-pack",
        kind="number",
        prompt=say(
            "{pack} {trump} How many cards belong to {suit}?",
            pack=say(PACKS[deck]),
            trump=trump_sentence(order.trump),
            suit=name,
        ),
        why=say("To {suit} belong: {cards}.", suit=name, cards=cards_name(cards)),
        hints=_pack_hints(order, wanted, len(cards)),
        number=len(cards),
        misses=_miscounts(rules, order, wanted, len(cards)),
    )


def _pack_hints(order: Ranking, suit: Suit, number: int) -> tuple[str, str, str, str]:
    return (
        say("Begin with the cards printed in the suit."),
        say("Then ask where the left bower is today, and whether a joker comes in."),
        say(_moves(order, suit), suit=suit_name(suit)),
        say_count("{n} card.", "{n} cards.", number),
    )


PACKS = {
    25: mark("The pack has a joker beside the 24 cards."),
    32: mark("The pack has 32 cards, from seven to ace in each suit."),
}


def _moves(order: Ranking, suit: Suit) -> str:
    assert order.trump is not None
    if suit == order.trump:
        return mark("The left bower comes into {suit}; a joker in the pack does too.")
    if suit == order.trump.sister:
        return mark("The jack of {suit} has gone to trump.")
    return mark("Nothing comes into {suit}, and nothing leaves it.")


def _miscounts(rules: Ruleset, order: Ranking, suit: Suit, number: int) -> tuple[NearMiss, ...]:
    """As with 24 cards, and as printed."""
    in_book = ranking(RULES, order.trump)
    thought = [
        (sum(card.suit == suit for card in rules.cards), say(MOVED), "left-suit"),
        (sum(in_book.suit_of(card) == suit for card in RULES.cards), say(BOOK), "one-true-rules"),
    ]
    found = {value: NearMiss(value, text, belief) for value, text, belief in thought if value != number}
    return tuple(found.values())


BOOK = mark("That is so with 24 cards. Look at the pack of this table.")
MOVED = mark("So many are printed in it. Ask what moves when trump is named.")
