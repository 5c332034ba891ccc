"""What cards, suits, seats and actions are called, aloud and on the screen.

Every name is a whole phrase of its own in the catalogues, so that a language may build it as it likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from ..engine.rankings import Ranking
from ..engine.ruleset import Ruleset, Seat
from ..speech import mark, say
from .refusals import REFUSED as REFUSED  # what is said of an action: one place to look it up
from .refusals import illegal_sentence as illegal_sentence

CARDS = {
    "7C": mark("seven of clubs"),
    "8C": mark("eight of clubs"),
    "9C": mark("nine of clubs"),
    "TC": mark("ten of clubs"),
    "JC": mark("jack of clubs"),
    "QC": mark("queen of clubs"),
    "KC": mark("king of clubs"),
    "AC": mark("ace of clubs"),
    "7D": mark("seven of diamonds"),
    "8D": mark("eight of diamonds"),
    "9D": mark("nine of diamonds"),
    "TD": mark("ten of diamonds"),
    "JD": mark("jack of diamonds"),
    "QD": mark("queen of diamonds"),
    "KD": mark("king of diamonds"),
    "AD": mark("ace of diamonds"),
    "7H": mark("seven of hearts"),
    "8H": mark("eight of hearts"),
    "9H": mark("nine of hearts"),
    "TH": mark("ten of hearts"),
    "JH": mark("jack of hearts"),
    "QH": mark("queen of hearts"),
    "KH": mark("king of hearts"),
    "AH": mark("ace of hearts"),
    "7S": mark("seven of spades"),
    "8S": mark("eight of spades"),
    "9S": mark("nine of spades"),
    "TS": mark("ten of spades"),
    "JS": mark("jack of spades"),
    "QS": mark("queen of spades"),
    "KS": mark("king of spades"),
    "AS": mark("ace of spades"),
    "JK": mark("joker"),
}
SUITS = {"C": mark("clubs"), "D": mark("diamonds"), "H": mark("hearts"), "S": mark("spades")}
ONE_OF = {"C": mark("a club"), "D": mark("a diamond"), "H": mark("a heart"), "S": mark("a spade")}
NONE_OF = {"C": mark("no club"), "D": mark("no diamond"), "H": mark("no heart"), "S": mark("no spade")}
SEATS = (mark("South"), mark("West"), mark("North"), mark("East"))
FACING = ("South", "North")  # the places of two players
NUMBERS = (
    mark("none"),
    mark("one"),
    mark("two"),
    mark("three"),
    mark("four"),
    mark("five"),
    mark("six"),
    mark("seven"),
    mark("eight"),
    mark("nine"),
    mark("ten"),
    mark("eleven"),
    mark("twelve"),
)
LADDER = {"ASK": mark("six with help"), "MOON": mark("the moon"), "PASS": mark("pass")}
PLAIN_ACTIONS = {
    "PASS": mark("Pass"),
    "ASK": mark("Six with help"),
    "MOON": mark("Moon"),
    "SWAP": mark("Swap with the ghost hand"),
    "ORDER": mark("Order it up"),
    "ORDER ALONE": mark("Order it up and play alone"),
    "PICKUP": mark("Pick it up"),
    "DECLINE": mark("Decline"),
    "ALONE": mark("Alone"),
    "WITH": mark("Not alone"),
    "CLAIM": mark("Claim ace no face"),
    "RETRACT": mark("Take the card back"),
    "DISCARD": mark("Lay a card away"),
    "GIVE": mark("Give a card"),
    "KEEP": mark("Take up the dummy"),
}


def card_name(card: Card, ranking: Ranking | None = None) -> str:
    """The card in words, with its part in this trump if the ranking is given."""
    name = say(CARDS[str(card)])
    role = _role(card, ranking) if ranking is not None else None
    return say(role, card=name) if role else name


def card_aloud(card: Card, ranking: Ranking | None = None) -> str:
    """For a reader aloud: the name, the part it plays and the suit it belongs to today."""
    name = card_name(card, ranking)
    suit = ranking.suit_of(card) if ranking is not None else None
    if ranking is None or suit is None or _role(card, ranking) is None:
        return name
    return say("{card}, {one_of_suit}", card=name, one_of_suit=suit_card(suit))


def suit_name(suit: Suit | None) -> str:
    """hearts; None is no trump."""
    return say("no trump") if suit is None else say(SUITS[suit.letter])


def suit_card(suit: Suit) -> str:
    """One card of the suit: a heart."""
    return say(ONE_OF[suit.letter])


def suit_none(suit: Suit) -> str:
    """No card of the suit: no heart."""
    return say(NONE_OF[suit.letter])


def seat_name(seat: Seat, viewer: Seat | None = None, seats: int = 4) -> str:
    """You, West, North or East as the viewer sees the table; without a viewer South, West, North or East.

    ``seats`` is the table's number of players: two of them face each other.
    """
    if seat == viewer:
        return say("You")
    step = 2 if seats == len(FACING) else 1
    return say(SEATS[(seat - (viewer or 0)) * step % 4])


def chair_name(chair: int, rules: Ruleset, viewer: Seat | None = None) -> str:
    """Whoever sits in the chair, or the cards that lie at it: the ghost hand, or a dummy."""
    if chair < rules.seats:
        return seat_name(chair, viewer, rules.seats)
    if not rules.turns_up:
        return say("Ghost hand")
    if len(rules.dummies) == 1:
        return say("Dummy")
    owner = chair - rules.seats
    return by_seat(owner, viewer, mark("Your dummy"), mark("{seat}'s dummy"), seats=rules.seats)


def by_seat(
    seat: Seat, viewer: Seat | None, you: str, other: str, *, seats: int = 4, **values: object
) -> str:
    """One of two marked sentences: about you, or about another, who fills {seat}."""
    if seat == viewer:
        return say(you, **values)
    return say(other, seat=seat_name(seat, viewer, seats), **values)


def cards_name(cards: Iterable[Card], ranking: Ranking | None = None) -> str:
    """Several cards in words, as a list; of two equal ones, that it is both."""
    counted = Counter(cards)
    names = [_counted(card_name(card, ranking), n) for card, n in counted.items()]
    if not names:
        return say("no card")
    if len(names) == 1:
        return names[0]
    return say("{cards} and {last}", cards=", ".join(names[:-1]), last=names[-1])


def capital(text: str) -> str:
    """The text with a capital first letter, to stand alone."""
    return text[:1].upper() + text[1:]


def bid_name(action: Action, of: int = 6) -> str:
    """A rung of the ladder as one says it in a sentence: four, six with help, the moon, pass.

    ``of`` is the number of tricks in a hand.
    """
    word, _, rest = str(action).partition(" ")
    if word == "BID":
        return say(NUMBERS[int(rest.split()[0])])
    if word == "ASK" and of != 6:
        return say("{tricks} with help", tricks=say(NUMBERS[of]))
    return say(LADDER[word])


def action_name(action: Action) -> str:
    """What a button for this action says."""
    text = str(action)
    if text in PLAIN_ACTIONS:
        return say(PLAIN_ACTIONS[text])
    word, *rest = text.split()
    return SPOKEN[word](rest)


def _role(card: Card, ranking: Ranking) -> str | None:
    if ranking.is_right(card):
        return mark("{card}, the right bower")
    return mark("{card}, the left bower") if ranking.is_left(card) else None


def _counted(name: str, copies: int) -> str:
    return name if copies == 1 else say("{card} (both)", card=name)


def _named(text: str) -> str:
    return cards_name([Card.parse(text)])


def _all_named(texts: list[str]) -> str:
    return cards_name([Card.parse(text) for text in texts])


def _suit_in(text: str) -> str:
    return say(SUITS[text])


def _bid(rest: list[str]) -> str:
    if len(rest) > 1:
        return say("Bid {tricks} in {suit}", tricks=rest[0], suit=_suit_in(rest[1]))
    return say("Bid {tricks}", tricks=rest[0])


def _name_trump(rest: list[str]) -> str:
    if rest[-1] == "ALONE":
        return say("Make {suit} trump and play alone", suit=_suit_in(rest[0]))
    return say("Make {suit} trump", suit=_suit_in(rest[0]))


def _call_renege(rest: list[str]) -> str:
    return say("Say that {seat} reneged in trick {trick}", seat=say(SEATS[int(rest[0])]), trick=rest[1])


SPOKEN = {
    "BID": _bid,
    "ASK": lambda rest: say("Six with help, in {suit}", suit=_suit_in(rest[0])),
    "MOON": lambda rest: say("Moon, in {suit}", suit=_suit_in(rest[0])),
    "NAME": _name_trump,
    "DISCARD": lambda rest: say("Lay away the {cards}", cards=_all_named(rest)),
    "GIVE": lambda rest: say("Give the {cards}", cards=_all_named(rest)),
    "KEEP": lambda rest: say("Keep the {cards}", cards=_all_named(rest)),
    "PLAY": lambda rest: say("Play the {card}", card=_named(rest[0])),
    "CALL_RENEGE": _call_renege,
}
