"""Which suit a card belongs to, how many trumps a hand holds, which card is higher, cards in order."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import Ranking
from ...speech import mark, say, say_count
from ..items import Item, NearMiss, Option
from ..names import capital, card_name, cards_name, suit_name
from .figures import RULES, hand_figure, order_of, parse_cards, roles_text, trump_sentence
from .mistakes import belief_behind

RUNS = mark("Trump runs: right bower, left bower, ace, king, queen, ten, nine.")
PLAIN_RUNS = mark("A plain suit runs: ace, king, queen, jack, ten, nine.")


def belongs_to(trump: str, card: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """Which suit does this card belong to today?"""
    order, one = order_of(trump), Card.parse(card)
    name = card_name(one)
    return Item(
        id=id,
        idea="left-suit",
        kind="choice",
        prompt=say(
            "{trump} Which suit does the {card} belong to?", trump=trump_sentence(order.trump), card=name
        ),
        options=tuple(_suit_option(order, one, choice) for choice in Suit),
        why=_why_suit(order, one),
        hints=_suit_hints(order, one),
        strike=tuple(s.letter for s in Suit if one.suit is not None and s not in (one.suit, one.suit.sister)),
        figure=hand_figure([one], order.trump),
        steps=tuple(map(say, steps)),
    )


def _suit_hints(order: Ranking, card: Card) -> tuple[str, str, str, str]:
    belongs = say("The {card} belongs to {suit}.", card=card_name(card), suit=suit_name(order.suit_of(card)))
    return (
        say("Only one card of the pack changes its suit."),
        say("Look at the colour: is it a jack of trump's colour?"),
        say("Strike out the two suits of the other colour."),
        belongs,
    )


def _why_suit(order: Ranking, card: Card) -> str:
    if roles := roles_text([card], order):
        left = mark("{role} If trump is led, it must be played when it is your only trump.")
        return say(left if order.is_left(card) else mark("{role} It stays at home, on top."), role=roles)
    plain = mark("The {card} is no bower under this trump, so it stays in {suit}.")
    return say(plain, card=card_name(card), suit=suit_name(order.suit_of(card)))


def _suit_option(order: Ranking, card: Card, suit: Suit) -> Option:
    right = suit == order.suit_of(card)
    text, belief = (_why_suit(order, card), None) if right else _not_that_suit(order, card, suit)
    return Option(suit.letter, capital(suit_name(suit)), right, text, belief)


def _not_that_suit(order: Ranking, card: Card, suit: Suit) -> tuple[str, str]:
    """Why the card does not belong there, and the belief of whoever thinks it does."""
    names = {"suit": suit_name(suit)}
    if suit == card.suit:
        text = mark("It is printed in {suit}, but it is the other jack of trump's colour today.")
        return say(text, **names), "left-suit"
    if card.suit is not None and suit != card.suit.sister:
        return say("It does not even have the colour of {suit}.", **names), "sister-mixed"
    text = say("Only the other jack of trump's colour changes its suit. Is this that jack?")
    return text, "left-is-right" if order.is_right(card) else "jack-plain"


def count_trumps(trump: str, hand: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """How many trumps are in this hand?"""
    order, cards = order_of(trump), parse_cards(hand)
    trumps = [card for card in order.sort(CardSet.of(cards)) if order.is_trump(card)]
    return Item(
        id=id,
        idea="count-hand",
        kind="number",
        prompt=say("{trump} How many trumps do you hold?", trump=trump_sentence(order.trump)),
        why=_why_count(order, trumps),
        hints=(
            say("A card is a trump if it belongs to the suit today."),
            say("Look for the two jacks of trump's colour first."),
            _left_out([card for card in cards if card not in trumps]),
            say_count("You hold {n} trump.", "You hold {n} trumps.", len(trumps)),
        ),
        number=len(trumps),
        misses=_miscounts(order, cards, len(trumps)),
        figure=hand_figure(cards, order.trump),
        steps=tuple(map(say, steps)),
    )


def _left_out(plain: Sequence[Card]) -> str:
    return (
        say("Leave out the {cards}.", cards=cards_name(plain))
        if plain
        else say("There is nothing to leave out.")
    )


def _why_count(order: Ranking, trumps: Sequence[Card]) -> str:
    counted = say_count("{n} trump: {cards}.", "{n} trumps: {cards}.", len(trumps), cards=cards_name(trumps))
    left = [card for card in trumps if order.is_left(card)]
    return f"{counted} {roles_text(left, order)}".strip()


def _miscounts(order: Ranking, cards: Sequence[Card], right: int) -> tuple[NearMiss, ...]:
    printed = sum(card.suit == order.trump for card in cards)
    jacks = sum(order.is_trump(card) or card.rank == "J" for card in cards)
    found = []
    if printed != right:
        text = say("One trump is not printed in {suit}: look at the jacks.", suit=suit_name(order.trump))
        found.append(NearMiss(printed, text, "left-suit"))
    if jacks != right:
        text = say("A jack of the other colour is a plain card; it does not count.")
        found.append(NearMiss(jacks, text, "jack-plain"))
    return tuple(found)


def higher(trump: str | None, first: str, second: str, *, id: str) -> Item:
    """Which of two cards wins, the first being led?"""
    order = order_of(trump)
    pair = parse_cards(f"{first} {second}")
    won = order.winner(pair)
    best, other = pair[won], pair[1 - won]
    return Item(
        id=id,
        idea="rank-trump" if order.trump is not None else "rank-plain",
        kind="choice",
        prompt=say("{trump} Which of the two is higher?", trump=trump_sentence(order.trump)),
        options=tuple(_higher_option(order, pair, place, won) for place in range(2)),
        why=_why_higher(order, best, other),
        hints=(*_higher_hints(order, pair), say("The {card} is the higher one.", card=card_name(best))),
        strike=(),
        shuffle=True,
    )


def _higher_hints(order: Ranking, pair: Sequence[Card]) -> tuple[str, str, str]:
    trumps = sum(map(order.is_trump, pair))
    first = mark("Compare the two ranks.") if order.trump is None else mark("Is either of them a trump?")
    if trumps == 1:
        return (
            say(first),
            say("Any trump beats any plain card."),
            say("Ask which suit each belongs to today."),
        )
    return say(first), say(RUNS if trumps else PLAIN_RUNS), say("Say where each card stands in that row.")


def _why_higher(order: Ranking, best: Card, other: Card) -> str:
    trumps = [card for card in (best, other) if order.is_trump(card)]
    names = {"best": card_name(best), "other": card_name(other)}
    if len(trumps) == 1:
        reason = say("The {best} is a trump, and any trump beats the {other}.", **names)
    else:
        reason = say("The {best} stands above the {other}.", **names)
    return f"{roles_text(trumps, order)} {reason}".strip()


def _higher_option(order: Ranking, pair: Sequence[Card], place: int, won: int) -> Option:
    card = pair[place]
    belief = None if place == won else belief_about_two(place, pair, order)
    why = _why_higher(order, pair[won], pair[1 - won])
    return Option(str(card), card_name(card), place == won, why, belief, card=str(card))


def belief_about_two(place: int, pair: Sequence[Card], order: Ranking) -> str:
    """The mistake behind the lower card; these two were never led, so none about the lead fits."""
    belief = belief_behind(place, pair, order)
    return "rank-order" if belief in ("leader-wins-ties", "last-card-wins") else belief


def in_order(trump: str | None, cards: str, *, id: str) -> Item:
    """Put the cards in order, best first: all of one suit, or trumps before plain cards."""
    order, shown = order_of(trump), parse_cards(cards)
    ranked = sorted(shown, key=order.strength, reverse=True)
    in_full = say("So the order is: {cards}.", cards=cards_name(ranked))
    return Item(
        id=id,
        idea="rank-trump" if order.trump is not None else "rank-plain",
        kind="order",
        prompt=say("{trump} Put these in order, the best first.", trump=trump_sentence(order.trump)),
        options=tuple(_place_option(order, card) for card in shown),
        order=tuple(map(str, ranked)),
        why=f"{roles_text(ranked, order)} {in_full}".strip(),
        hints=(
            say("Find the bowers, then go down from the ace.")
            if order.trump is not None
            else say("Begin with the highest card of the suit and go down."),
            say(RUNS if order.trump is not None else PLAIN_RUNS),
            say("The {card} is the best of them.", card=card_name(ranked[0])),
            in_full,
        ),
    )


def _place_option(order: Ranking, card: Card) -> Option:
    """What is said when it stands too high; the belief is that of whoever puts it too low."""
    text = say("The {card} stands too high.", card=card_name(card))
    belief = "left-rank" if order.is_left(card) else "right-rank" if order.is_right(card) else "rank-order"
    feedback = f"{roles_text([card], order)} {text}".strip()
    return Option(str(card), card_name(card), True, feedback, belief, card=str(card))


def count_suit(trump: str | None, suit: str, *, id: str) -> Item:
    """How many cards belong to this suit in the whole pack, under this trump?"""
    order, wanted = order_of(trump), Suit.parse(suit)
    number = sum(order.suit_of(card) == wanted for card in RULES.cards)
    return Item(
        id=id,
        idea="count-suit",
        kind="number",
        prompt=say(
            "{trump} How many of the 24 cards belong to {suit}?",
            trump=trump_sentence(order.trump),
            suit=suit_name(wanted),
        ),
        why=say(_why_suit_count(order, wanted), suit=suit_name(wanted), n=number),
        hints=(
            say("Each suit has six cards printed."),
            say("Ask where the left bower has gone."),
            say("The right bower stays; only the other jack of that colour moves."),
            say_count("{n} card.", "{n} cards.", number),
        ),
        number=number,
        misses=_suit_misses(order, wanted, number),
        slip="count-slip",
    )


def _why_suit_count(order: Ranking, suit: Suit) -> str:
    if suit == order.trump:
        return mark("{n}: the six cards of {suit}, and the left bower.")
    if order.trump is not None and suit == order.trump.sister:
        return mark("{n}: the jack of {suit} is the left bower and has gone to trump.")
    return mark("{n}: all six cards of {suit} stay at home.")


def _why_another_count(order: Ranking, suit: Suit) -> str:
    """What makes the difference, but not the number: that is for the second try."""
    if suit == order.trump:
        return mark("One card more than the six printed in {suit} is a trump.")
    if order.trump is not None and suit == order.trump.sister:
        return mark("The jack of {suit} is the left bower today, so it does not count here.")
    return mark("No card leaves {suit} under this trump, and none comes in.")


def _suit_misses(order: Ranking, suit: Suit, number: int) -> tuple[NearMiss, ...]:
    text = say(_why_another_count(order, suit), suit=suit_name(suit))
    if order.trump is None:
        return ()
    beliefs = {order.trump: "seven-trump", order.trump.sister: "sister-count"}
    other = "left-is-right" if suit in beliefs else "sister-mixed"
    others = [(n, other) for n in (5, 7) if n != number]
    home = [(6, beliefs[suit])] if suit in beliefs else []
    return tuple(NearMiss(n, text, belief) for n, belief in home + others)
