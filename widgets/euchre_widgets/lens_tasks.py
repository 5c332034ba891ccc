"""What the lens asks before it shows: which card is a bower, which of two cards is higher."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from euchre_tutor.engine import JOKER, RANKS, Card, Ranking, Ruleset, Suit, ranking
from euchre_tutor.speech import say
from euchre_tutor.tutor.names import card_name, suit_card, suit_name

from .wire import capital

PAIRS = 8


class ToldJson(TypedDict):
    """A verdict for the browser."""

    grade: str
    word: str
    reason: str
    retry: bool


@dataclass(frozen=True)
class Asked:
    """One task: trump, question, right card, and the cards to choose from (none: the whole pack)."""

    trump: Suit
    prompt: str
    answer: Card
    idea: str
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Told:
    """The answer given and what is said of it; ``retry``: the learner may try once more."""

    card: Card
    right: bool
    word: str
    reason: str
    retry: bool

    def json(self) -> ToldJson:
        """For the browser."""
        return ToldJson(
            grade="best" if self.right else "mistake", word=self.word, reason=self.reason, retry=self.retry
        )


def bower_tasks(rules: Ruleset, trumps: Sequence[Suit]) -> tuple[Asked, ...]:
    """For each trump: tap the right bower, then the left."""
    return tuple(task for trump in trumps for task in (_right_task(trump), _left_task(trump)))


def higher_tasks(
    rules: Ruleset, pairs: Sequence[tuple[str, str, str]], rng: random.Random
) -> tuple[Asked, ...]:
    """Which of two cards is higher: for these (trump, card, card), or for eight made by the rng."""
    wanted = [(Suit.parse(t), Card.parse(a), Card.parse(b)) for t, a, b in pairs] or _made(rules, rng)
    return tuple(_higher_task(rules, *pair) for pair in wanted)


def marked(task: Asked, card: Card, order: Ranking, last: bool) -> Told:
    """What is said of this card as the answer; at the last try the right card is named."""
    right = card == task.answer
    word = say("Right") if right else say("Not this one")
    reason = _pair_reason(task, order) if task.cards else _bower_reason(task, card, order)
    if right or last or task.cards:
        return Told(card, right, word, reason if right or task.cards else _named(task, reason), retry=False)
    return Told(card, right, word, reason, retry=True)


def _right_task(trump: Suit) -> Asked:
    prompt = say("{suit} are trump. Which card is the right bower?", suit=capital(suit_name(trump)))
    return Asked(trump, prompt, Card.of("J", trump), "right-bower")


def _left_task(trump: Suit) -> Asked:
    prompt = say("{suit} are trump. Which card is the left bower?", suit=capital(suit_name(trump)))
    return Asked(trump, prompt, Card.of("J", trump.sister), "left-bower")


def _higher_task(rules: Ruleset, trump: Suit, one: Card, other: Card) -> Asked:
    order = ranking(rules, trump)
    best = max(one, other, key=order.strength)
    prompt = say("{suit} are trump. Which card is higher?", suit=capital(suit_name(trump)))
    return Asked(trump, prompt, best, "bower-rank", (one, other))


def _made(rules: Ruleset, rng: random.Random) -> list[tuple[Suit, Card, Card]]:
    """Pairs around the bowers, another trump each time; some about what this pack has besides."""
    kinds = (*_KINDS[: PAIRS - len(_besides(rules))], *_besides(rules))
    made = []
    for i in range(PAIRS):
        trump = list(Suit)[(i * 3 + 2) % 4]
        pair = list(kinds[i](trump))
        if rng.random() < 0.5:
            pair.reverse()
        made.append((trump, pair[0], pair[1]))
    return made


Kind = Callable[[Suit], tuple[Card, Card]]
_KINDS: tuple[Kind, ...] = (
    lambda trump: (Card.of("J", trump), Card.of("A", trump)),
    lambda trump: (Card.of("J", trump.sister), Card.of("A", trump)),
    lambda trump: (Card.of("J", trump.sister), Card.of("A", trump.sister)),
    lambda trump: (Card.of("J", trump), Card.of("J", trump.sister)),
    lambda trump: (Card.of("J", _other(trump)), Card.of("Q", _other(trump))),
    lambda trump: (Card.of("9", trump), Card.of("A", trump.sister)),
    lambda trump: (Card.of("K", trump), Card.of("J", trump.sister)),
    lambda trump: (Card.of("J", _other(trump)), Card.of("T", _other(trump))),
)

_WITH_JOKER: tuple[Kind, ...] = (
    lambda trump: (JOKER, Card.of("J", trump)),
    lambda trump: (JOKER, Card.of("A", trump.sister)),
)
_WITH_LOW: tuple[Kind, ...] = (
    lambda trump: (Card.of("7", trump), Card.of("A", _other(trump))),
    lambda trump: (Card.of("8", _other(trump)), Card.of("9", _other(trump))),
)


def _besides(rules: Ruleset) -> tuple[Kind, ...]:
    """Pairs with the joker, or with the eights and sevens."""
    low = any(card.rank == RANKS[0] for card in rules.cards)
    return (*(_WITH_JOKER if rules.joker else ()), *(_WITH_LOW if low else ()))


def _other(trump: Suit) -> Suit:
    return next(suit for suit in Suit if suit not in (trump, trump.sister))


def _pair_reason(task: Asked, order: Ranking) -> str:
    best = task.answer
    low = next(card for card in task.cards if card != best)
    if best == JOKER:
        return say("The [[joker|joker]] is the highest trump of all: above the {low}.", low=card_name(low))
    if order.is_left(best):
        return say(
            "The {best} is the [[left_bower|left bower]], {one_of_suit} today: above the {low}.",
            best=card_name(best), one_of_suit=suit_card(task.trump), low=card_name(low),
        )  # fmt: skip
    if order.is_right(best):
        return say(
            "The {best} is the [[right_bower|right bower]], the highest of the suit: above the {low}.",
            best=card_name(best), low=card_name(low),
        )  # fmt: skip
    if order.is_trump(best) and not order.is_trump(low):
        return say("Any [[trump|trump]] is above any other card, even the lowest above an ace.")
    if low.rank in RANKS[:2]:
        return say("The order goes down to the seven: ace, king, queen, jack, ten, nine, eight, seven.")
    return say("No bower is among these two, so the order is as ever: ace, king, queen, jack, ten, nine.")


def _bower_reason(task: Asked, card: Card, order: Ranking) -> str:
    if card == task.answer:
        return _why(task)
    if card.rank != "J":
        return say("The {card} is no jack: only jacks become bowers.", card=card_name(card))
    if order.is_right(card):
        return say("The {card} is the jack of trump itself: the right bower.", card=card_name(card))
    if order.is_left(card):
        return say("The {card} is the other jack of trump's colour: the left bower.", card=card_name(card))
    return say("The {card} has the other colour: today it is a card like any other.", card=card_name(card))


def _why(task: Asked) -> str:
    if task.answer.suit == task.trump:
        return say("The jack of trump is the right bower.")
    return say("The other jack of trump's colour is the left bower, and it belongs to trump.")


def _named(task: Asked, reason: str) -> str:
    return say("{reason} The right answer is the {card}.", reason=reason, card=card_name(task.answer))
