"""Who takes a trick, who leads next, which card is higher, and cards in order."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card
from ...engine.rankings import Ranking
from ...engine.ruleset import Seat
from ...speech import mark, say
from ..items import Item, Option
from ..names import by_seat, card_name, cards_name, seat_name, suit_card, suit_name
from .figures import clockwise, order_of, parse_cards, roles_text, trick_figure, trump_sentence
from .mistakes import belief_behind

Plays = Sequence[tuple[Seat, Card]]
YOU_TAKE, THEY_TAKE = mark("You take it with the {card}."), mark("{seat} takes it with the {card}.")
NO_RIGHT = mark("Having led gives no right to lead again."), mark("The lead does not go round by turns.")
YOU_NEXT, THEY_NEXT = mark("You lead to the next trick."), mark("{seat} leads to the next trick.")


def who_wins(
    trump: str | None,
    cards: str,
    leader: Seat = 0,
    out: Seat | None = None,
    idea: str = "",
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Who takes this trick? Cards in the order played from the leader on; a seat may sit out."""
    order, plays, won = _read(trump, cards, leader, out)
    return Item(
        id=id,
        idea=idea or _idea(order, plays),
        kind="choice",
        prompt=say("{trump} Who takes the trick?", trump=trump_sentence(order.trump)),
        options=tuple(_seat_option(order, plays, place, won) for place in range(len(plays))),
        why=_why_and_next(order, plays, won),
        hints=_hints(order, plays, won),
        strike=tuple(str(seat) for seat, card in plays if not _counts(order, plays, card)),
        figure=trick_figure(order, plays),
        steps=tuple(map(say, steps)),
    )


def _why_and_next(order: Ranking, plays: Plays, won: int) -> str:
    return f"{why_wins(order, plays)} {by_seat(plays[won][0], 0, YOU_NEXT, THEY_NEXT)}"


def _read(trump: str | None, cards: str, leader: Seat, out: Seat | None = None) -> tuple[Ranking, Plays, int]:
    """The order of the cards, who played which, and the place in it that takes the trick."""
    order, plays = order_of(trump), clockwise(leader, parse_cards(cards), out)
    return order, plays, order.winner([card for _, card in plays])


def who_leads(trump: str | None, cards: str, leader: Seat = 0, *, id: str) -> Item:
    """The trick is over: who leads to the next one?"""
    order, plays, won = _read(trump, cards, leader)
    winner = plays[won][0]
    taken = by_seat(winner, 0, YOU_TAKE, THEY_TAKE, card=card_name(plays[won][1]))
    return Item(
        id=id,
        idea="lead-next",
        kind="choice",
        prompt=say(
            "{trump} The trick is complete. Who leads to the next one?", trump=trump_sentence(order.trump)
        ),
        options=tuple(_lead_option(order, plays, place, won) for place in _by_seats(plays)),
        why=say("{taken} The winner of a trick leads to the next.", taken=taken),
        hints=(
            say("The lead goes with the trick."),
            say("Find out who takes this trick."),
            _hints(order, plays, won)[2],
            by_seat(winner, 0, YOU_NEXT, THEY_NEXT),
        ),
        strike=tuple(str(seat) for seat, card in plays if not _counts(order, plays, card)),
        figure=trick_figure(order, plays),
    )


def _by_seats(plays: Plays) -> list[int]:
    """The places of the trick in the order of the seats, you first."""
    return sorted(range(len(plays)), key=lambda place: plays[place][0])


def _lead_option(order: Ranking, plays: Plays, place: int, won: int) -> Option:
    seat, card = plays[place]
    if place == won:
        return Option(str(seat), seat_name(seat, 0), True, why_wins(order, plays))
    text, belief = why_not(order, plays, card), belief_behind(place, [c for _, c in plays], order)
    if place < len(NO_RIGHT) and belief in ("leader-wins-ties", "last-card-wins", "rank-order"):
        text, belief = say(NO_RIGHT[place]), ("leader-wins-ties", "lead-rotates")[place]
    feedback = say("{reason} Ask who takes the trick.", reason=text)
    return Option(str(seat), seat_name(seat, 0), False, feedback, belief)


def _idea(order: Ranking, plays: Plays) -> str:
    cards = [card for _, card in plays]
    if order.trump is None:
        return "winner-plain"
    if any(map(order.is_left, cards)):
        return "winner-left"
    return "winner-right" if any(map(order.is_right, cards)) else "winner-trump"


def _counts(order: Ranking, plays: Plays, card: Card) -> bool:
    """Whether the card can win at all: a trump, or of the suit led, when no trump is above it."""
    return order.is_trump(card) or order.suit_of(card) == order.suit_of(plays[0][1])


def _seat_option(order: Ranking, plays: Plays, place: int, won: int) -> Option:
    seat, card = plays[place]
    cards = [c for _, c in plays]
    text = say("{seat}, with the {card}", seat=seat_name(seat, 0), card=card_name(card))
    right = place == won
    feedback = why_wins(order, plays) if right else why_not(order, plays, card)
    return Option(str(seat), text, right, feedback, None if right else belief_behind(place, cards, order))


def why_wins(order: Ranking, plays: Plays) -> str:
    """The reason for the winner of a complete trick, in one or two sentences."""
    cards = [card for _, card in plays]
    card = cards[order.winner(cards)]
    roles = roles_text(cards, order)
    trumps = [c for c in cards if order.is_trump(c)]
    if len(trumps) == 1:
        reason = say("The {card} is the only trump in the trick.", card=card_name(card))
    elif trumps:
        reason = say("Of the trumps played, the {card} is the highest.", card=card_name(card))
    else:
        suit = suit_name(order.suit_of(card))
        one = mark("Only {suit} count here, and the {card} is the highest of them.")
        two = mark("No trump was played, so only {suit} count, and the {card} is the highest of them.")
        reason = say(one if order.trump is None else two, suit=suit, card=card_name(card))
    twin = say("Of two equal cards the first one played wins.") if cards.count(card) > 1 else ""
    return f"{roles} {reason} {twin}".strip()


def why_not(order: Ranking, plays: Plays, card: Card) -> str:
    """The reason why this card does not take the trick, without the card that does."""
    cards = [c for _, c in plays]
    best, led = cards[order.winner(cards)], order.suit_of(cards[0])
    names = {"card": card_name(card)}
    if card == best:
        return say("The same card lay there already, and of two equal cards the first one wins.")
    if not _counts(order, plays, card):
        suit = suit_card(led) if led is not None else ""
        one = mark("The {card} is not {led}, and only the suit that was led can win.")
        two = mark("The {card} is neither a trump nor {led}, so it cannot win.")
        return say(one if order.trump is None else two, led=suit, **names)
    if order.is_trump(best) and not order.is_trump(card):
        return say("There is a trump in the trick, and any trump beats the {card}.", **names)
    if order.is_trump(card):
        reason = say("A trump above the {card} lies there.", **names)
        return f"{roles_text([card], order)} {reason}".strip()
    return say("A higher card of the suit that was led lies there than the {card}.", **names)


def _hints(order: Ranking, plays: Plays, won: int) -> tuple[str, str, str, str]:
    led = order.suit_of(plays[0][1])
    dead = [card for _, card in plays if not _counts(order, plays, card)]
    idea = (
        mark("Only the suit that was led can win.")
        if order.trump is None
        else mark("Ask first whether a trump was played.")
    )
    struck = (
        mark("Strike out the {cards}: it cannot win.")
        if len(dead) == 1
        else mark("Strike out the {cards}: they cannot win.")
    )
    none = (
        mark("Nothing to strike out: every card follows suit. Put them in order.")
        if order.trump is None
        else mark("Nothing to strike out: every card is a trump or follows suit. Put them in order.")
    )
    return (
        say(idea),
        _where(order, [card for _, card in plays], suit_name(led)),
        say(struck, cards=cards_name(dead)) if dead else say(none),
        by_seat(plays[won][0], 0, YOU_TAKE, THEY_TAKE, card=card_name(plays[won][1])),
    )


def _where(order: Ranking, cards: Sequence[Card], led: str) -> str:
    left = [card for card in cards if order.is_left(card)]
    if left:
        return say("Look at the {card}: which suit does it belong to today?", card=card_name(left[0]))
    if order.trump is None:
        return say("The suit that was led is {suit}. Look at those cards alone.", suit=led)
    return say("Look for trumps first; if there is none, look for {suit}.", suit=led)
