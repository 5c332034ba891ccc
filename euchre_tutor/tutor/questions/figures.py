"""The cards a question is about, for the eye and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import Ranking, ranking
from ...engine.ruleset import Seat
from ...engine.rulesets import RULESETS
from ...speech import mark, say
from ..items import Figure
from ..names import by_seat, capital, card_name, cards_name, suit_name

RULES = RULESETS["bid"]


def parse_suit(text: str | None) -> Suit | None:
    """H and its like; None is no trump."""
    return None if text is None else Suit.parse(text)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written."""
    return tuple(Card.parse(word) for word in text.split())


def order_of(trump: str | Suit | None) -> Ranking:
    """The ranking of the Bid Euchre pack for this trump."""
    return ranking(RULES, trump if isinstance(trump, Suit) or trump is None else Suit.parse(trump))


def trump_sentence(trump: Suit | None) -> str:
    """Hearts are trump. Or: No trump."""
    return say(TRUMP_IS[trump])


def led_sentence(suit: Suit) -> str:
    """Hearts are led."""
    return say(LED_IS[suit])


TRUMP_IS = {
    None: mark("No trump."),
    Suit.CLUBS: mark("Clubs are trump."),
    Suit.DIAMONDS: mark("Diamonds are trump."),
    Suit.HEARTS: mark("Hearts are trump."),
    Suit.SPADES: mark("Spades are trump."),
}
LED_IS = {
    Suit.CLUBS: mark("Clubs are led."),
    Suit.DIAMONDS: mark("Diamonds are led."),
    Suit.HEARTS: mark("Hearts are led."),
    Suit.SPADES: mark("Spades are led."),
}
YOU_LEAD, THEY_LEAD = mark("You lead the {card}."), mark("{seat} leads the {card}.")
YOU_PLAY, THEY_PLAY = mark("You play the {card}."), mark("{seat} plays the {card}.")


def plays_text(plays: Iterable[tuple[Seat, Card]]) -> str:
    """The trick in words: who leads what, and what follows."""
    sentences = []
    for place, (seat, card) in enumerate(plays):
        you, other = (YOU_PLAY, THEY_PLAY) if place else (YOU_LEAD, THEY_LEAD)
        sentences.append(by_seat(seat, 0, you, other, card=card_name(card)))
    return " ".join(sentences)


def hand_text(hand: Iterable[Card]) -> str:
    """Your own cards in words."""
    return say("You hold: {cards}.", cards=cards_name(hand))


def trick_figure(order: Ranking, plays: Sequence[tuple[Seat, Card]], hand: Sequence[Card] = ()) -> Figure:
    """A trick, finished or open, under this trump, with your hand below it.

    The suit led is not told where a left bower leads: that is for the learner to see.
    """
    led = order.suit_of(plays[0][1]) if plays and not order.is_left(plays[0][1]) else None
    parts = [trump_sentence(order.trump), plays_text(plays)] + ([hand_text(hand)] if hand else [])
    return Figure(
        text=" ".join(part for part in parts if part),
        trump=order.trump.letter if order.trump is not None else None,
        led=led.letter if led is not None else None,
        plays=tuple((seat, str(card)) for seat, card in plays),
        hand=tuple(map(str, hand)),
    )


def hand_figure(hand: Iterable[Card], trump: Suit | None, trump_known: bool = True) -> Figure:
    """A hand alone, sorted as one holds it."""
    cards = order_of(trump).sort(CardSet.of(hand))
    said = [trump_sentence(trump)] if trump_known else []
    return Figure(
        text=" ".join([*said, hand_text(cards)]),
        trump=trump.letter if trump is not None else None,
        trump_known=trump_known,
        hand=tuple(map(str, cards)),
    )


def clockwise(leader: Seat, cards: Sequence[Card], out: Seat | None = None) -> tuple[tuple[Seat, Card], ...]:
    """The cards with who played them, from the leader on; a seat that sits out is passed over."""
    seats = [seat % 4 for seat in range(leader, leader + 5) if seat % 4 != out]
    return tuple(zip(seats, cards, strict=False))


def roles_text(cards: Iterable[Card], order: Ranking) -> str:
    """A sentence for each bower among the cards, one for two equal ones; nothing where there is none."""
    said = []
    for card in dict.fromkeys(cards):
        if order.is_right(card):
            said.append(capital(say("The {card} is the right bower.", card=card_name(card))))
        elif order.is_left(card):
            said.append(left_sentence(card, order))
    return " ".join(said)


def left_sentence(card: Card, order: Ranking) -> str:
    """The left bower and the suit it belongs to now."""
    belongs = say(
        "The {card} is the left bower and belongs to {suit}.",
        card=card_name(card),
        suit=suit_name(order.trump),
    )
    return capital(belongs)
