"""Which cards may be played: following suit, with the left bower on either side of the rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import Ranking, ranking
from ...engine.ruleset import Ruleset, Seat
from ...speech import mark, say
from ..items import Item, Option, WholeMiss
from ..names import card_name, cards_name, suit_card, suit_name, suit_none
from .figures import (
    RULES,
    clockwise,
    led_sentence,
    left_sentence,
    order_of,
    parse_cards,
    parse_suit,
    trick_figure,
    trump_sentence,
)
from .positions import in_play, playable

Plays = Sequence[tuple[Seat, Card]]
MAY_PLAY = mark("{trump} {led} Which cards may you play?")
RENEGE = mark("Played all the same, it would be a renege: two points off your side.")
MISSING = mark("What you chose may be played, but something is missing.")
ANY = mark("You hold {none}: does anything bind you then?")
HIGH_OR_LOW = mark("High or low does not matter, only the suit.")
JACKS = mark("Ask of each jack which suit it belongs to today.")
JOKER = mark("Ask which suit the joker belongs to today.")
JOKER_TOP = mark("The joker is the highest trump, above the right bower.")


def legal_cards(
    trump: str | None,
    trick: str,
    hand: str,
    idea: str = "legal-cards",
    steps: Sequence[str] = (),
    *,
    rules: Ruleset = RULES,
    id: str,
) -> Item:
    """Tap every card you may play; the trick so far is in the order played, you are next."""
    order, plays, held = _read(trump, trick, hand, rules)
    legal = playable(in_play(order.trump, plays, held, rules=rules))
    return replace(_which(order, plays, held, legal), id=id, idea=idea, steps=tuple(map(say, steps)))


def _which(order: Ranking, plays: Plays, held: Sequence[Card], legal: Sequence[Card]) -> Item:
    led, lead = _led(order, plays), plays[0][1]
    return Item(
        id="",
        idea="legal-cards",
        kind="cards",
        prompt=say(MAY_PLAY, trump=trump_sentence(order.trump), led=_asked(order, plays)),
        options=tuple(_card_option(order, led, lead, held, card, card in legal) for card in held),
        whole=_whole(order, led, plays, held, legal),
        why=_why(order, led, lead, held, legal),
        hints=_hints(order, led, lead, held, legal),
        strike=tuple(str(card) for card in held if card not in legal),
        figure=trick_figure(order, plays),
        then=say(RENEGE),
    )


def _read(trump: str | None, trick: str, hand: str, rules: Ruleset) -> tuple[Ranking, Plays, Sequence[Card]]:
    order = ranking(rules, parse_suit(trump))
    return order, _before_you(parse_cards(trick)), order.sort(CardSet.of(parse_cards(hand)))


def may_play(trump: str | None, trick: str, hand: str, card: str, *, id: str) -> Item:
    """Yes or no: may you play this card?"""
    order, plays = order_of(trump), _before_you(parse_cards(trick))
    held, one = order.sort(CardSet.of(parse_cards(hand))), Card.parse(card)
    legal = playable(in_play(order.trump, plays, held))
    led, allowed = _led(order, plays), one in legal
    feedback, belief = _about(order, led, plays[0][1], held, one, allowed)
    return Item(
        id=id,
        idea="legal-cards",
        kind="yesno",
        prompt=say(
            "{trump} May you play the {card}?", trump=trump_sentence(order.trump), card=card_name(one)
        ),
        options=(
            Option("yes", say("Yes"), allowed, feedback, None if allowed else belief),
            Option("no", say("No"), not allowed, feedback, belief if allowed else None),
        ),
        why=feedback,
        hints=_hints(order, led, plays[0][1], held, legal),
        figure=trick_figure(order, plays, held),
        then=say(RENEGE) if not allowed else "",
    )


def _before_you(cards: Sequence[Card]) -> tuple[tuple[Seat, Card], ...]:
    """The cards of the trick so far; whoever plays last before you is East."""
    return clockwise(4 - len(cards), cards)


def _led(order: Ranking, plays: Sequence[tuple[Seat, Card]]) -> Suit:
    suit = order.suit_of(plays[0][1])
    assert suit is not None, "the pack of these questions has no joker"
    return suit


def _asked(order: Ranking, plays: Sequence[tuple[Seat, Card]]) -> str:
    """The led suit in words, but not where to find it out is the question."""
    card = plays[0][1]
    return (
        say("The {card} is led.", card=card_name(card))
        if order.is_left(card) or card.rank == "JK"
        else led_sentence(_led(order, plays))
    )


def _why(order: Ranking, led: Suit, lead: Card, held: Sequence[Card], legal: Sequence[Card]) -> str:
    said = [
        say("The lead is {one_of}.", one_of=suit_card(led))
        if not order.is_left(lead)
        else left_sentence(lead, order)
    ]
    said += [left_sentence(card, order) for card in held if order.is_left(card)]
    said += [say(JOKER_TOP)] if any(card.rank == "JK" for card in (lead, *held)) else []
    if len(legal) == len(held) and all(order.suit_of(card) != led for card in held):
        said.append(say("You hold {none}, so any card may be played.", none=suit_none(led)))
    else:
        said.append(
            say("You must follow with {suit}: {cards}.", suit=suit_name(led), cards=cards_name(legal))
        )
    return " ".join(said)


def _card_option(
    order: Ranking, led: Suit, lead: Card, held: Sequence[Card], card: Card, legal: bool
) -> Option:
    if legal:
        feedback, belief = _left_out(order, led, card)
    else:
        feedback, belief = _about(order, led, lead, held, card, legal)
    return Option(str(card), card_name(card), legal, feedback, belief, card=str(card))


def _left_out(order: Ranking, led: Suit, card: Card) -> tuple[str, str]:
    """What is said when this card may be played and was left out; which card it is, is still to be found."""
    if order.suit_of(card) != led:
        return say(ANY, none=suit_none(led)), "void-bound"
    if order.is_left(card):
        return say("{missing} {look}", missing=say(MISSING), look=say(JACKS)), "left-keep"
    return say("{missing} {look}", missing=say(MISSING), look=say(HIGH_OR_LOW)), "must-beat"


def _whole(
    order: Ranking, led: Suit, plays: Sequence[tuple[Seat, Card]], held: Sequence[Card], legal: Sequence[Card]
) -> tuple[WholeMiss, ...]:
    """What each mistaken belief would choose, where that is another choice than the right one."""
    return tuple(
        WholeMiss(frozenset(map(str, chosen)), text, belief)
        for chosen, text, belief in _thoughts(order, led, plays, held)
        if chosen and set(chosen) != set(legal)
    )


def _thoughts(
    order: Ranking, led: Suit, plays: Sequence[tuple[Seat, Card]], held: Sequence[Card]
) -> Iterator[tuple[Sequence[Card], str, str]]:
    lead, on_table = plays[0][1], [card for _, card in plays]
    printed = [card for card in held if card.suit == lead.suit] or held
    following = [card for card in held if order.suit_of(card) == led]
    if lead.rank == "JK":
        yield held, say(JOKER), "joker-free"
    elif order.is_left(lead):
        yield printed, say("The {card} is the left bower today.", card=card_name(lead)), "left-led"
    else:
        covers = following and any(map(order.is_left, printed)) and led != order.trump
        yield printed, say(JACKS), "left-cover" if covers else "left-suit"
    if not following:
        trumps = [card for card in held if order.is_trump(card)]
        yield trumps, say(ANY, none=suit_none(led)), "forced-trump"
        return
    higher = [card for card in following if order.winner([*on_table, card]) == len(on_table)]
    yield higher, say("{missing} {look}", missing=say(MISSING), look=say(HIGH_OR_LOW)), "must-beat"
    yield held, say("You hold {suit}, and that binds you.", suit=suit_name(led)), "free-choice"


def _about(
    order: Ranking, led: Suit, lead: Card, held: Sequence[Card], card: Card, legal: bool
) -> tuple[str, str]:
    """Why the card may or may not be played, and the belief of whoever thinks otherwise."""
    names = {"card": card_name(card), "suit": suit_name(led), "lead": card_name(lead)}
    if legal:
        return _about_legal(order, led, held, card, names)
    if order.is_left(card):
        text = mark(
            "The {card} is the left bower, a trump today. It cannot follow {suit}, and you hold {suit}."
        )
        return say(text, **names), "left-cover"
    if order.is_left(lead) and card.suit == lead.suit:
        return say(
            "The {lead} is the left bower, so {suit} were led. The {card} does not follow.", **names
        ), "left-led"
    if order.is_trump(card):
        text = mark("You hold {suit}, so you may not trump with the {card}.")
        return say(text, **names), "joker-free" if card.rank == "JK" else "trump-while-holding"
    only_left = all(order.is_left(one) for one in held if order.suit_of(one) == led)
    belief = "left-suit" if only_left else "free-choice"
    return say("You hold {suit}, so the {card} may not be played.", **names), belief


def _about_legal(
    order: Ranking, led: Suit, held: Sequence[Card], card: Card, names: dict[str, str]
) -> tuple[str, str]:
    if order.suit_of(card) != led:
        left = next((c for c in held if order.is_left(c) and c.suit == led), None)
        belief = "left-suit" if left is not None else "forced-trump"
        return say("You hold {none}, so you may play the {card} too.", none=suit_none(led), **names), belief
    if order.is_left(card):
        return say("The {card} is the left bower, so it follows {suit}.", **names), "left-keep"
    return say("The {card} belongs to {suit}, so you may play it, high or low.", **names), "must-beat"


def _hints(
    order: Ranking, led: Suit, lead: Card, held: Sequence[Card], legal: Sequence[Card]
) -> tuple[str, str, str, str]:
    jacks = [card for card in (lead, *held) if order.is_left(card)]
    struck = [card for card in held if card not in legal]
    return (
        say("Which suit was led, and do you hold any of it?"),
        say("Look at the {card}: which suit does it belong to today?", card=card_name(jacks[0]))
        if jacks
        else say("Look for {suit} in your hand.", suit=suit_name(led)),
        say("Strike out the {cards}.", cards=cards_name(struck)) if struck else say("Nothing to strike out."),
        say("You may play: {cards}.", cards=cards_name(legal)),
    )
