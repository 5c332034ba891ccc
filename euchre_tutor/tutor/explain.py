"""A card in a trick, in true sentences: why it was allowed, who is winning, who must do what next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.cards import Card, CardSet, Suit
from ..engine.phases.play import trick_winner
from ..engine.rankings import Ranking
from ..engine.ruleset import Phase, Seat
from ..engine.state import State, Trick
from ..speech import mark, say
from .names import by_seat, capital, card_name, cards_name, suit_card, suit_none
from .questions.figures import LED_IS, THEY_LEAD, YOU_LEAD, left_sentence
from .questions.tricks import THEY_NEXT, THEY_TAKE, YOU_NEXT, YOU_TAKE, why_not
from .replay import last_trick


@dataclass(frozen=True, slots=True)
class Watch:
    """Who looks on (None: nobody in particular), whether all hands lie open, and whether it is for points."""

    viewer: Seat | None = 0
    open: bool = False
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Told:
    """One step in words: what happened, why, and what comes next."""

    headline: str
    text: str
    next: str


YOU_FOLLOW, THEY_FOLLOW = mark("You follow with the {card}."), mark("{seat} follows with the {card}.")
YOU_RUFF, THEY_RUFF = mark("You trump with the {card}."), mark("{seat} trumps with the {card}.")
YOU_THROW, THEY_THROW = mark("You throw off the {card}."), mark("{seat} throws off the {card}.")
YOU_LACK = mark("You have {none}, so any card may be played.")
THEY_LACK = mark("{seat} has {none}, so any card may be played.")
YOU_RENEGE = mark("You hold the {cards} and had to follow: this is a renege.")
THEY_RENEGE = mark("{seat} holds the {cards} and had to follow: this is a renege.")
YOU_ONLY = mark("No other card in your hand follows.")
THEY_ONLY = mark("No other card in {seat}'s hand follows.")
YOU_MUST = mark("You are next, and must follow with the {cards}.")
THEY_MUST = mark("{seat} is next, and must follow with the {cards}.")
YOU_MAY = mark("You are next, have {none}, and may play any card.")
THEY_MAY = mark("{seat} is next, has {none}, and may play any card.")
YOU_IF = mark("You are next: with {one_of} in hand, one must be played.")
THEY_IF = mark("{seat} is next: with {one_of} in hand, one must be played.")
YOU_OPEN, THEY_OPEN = mark("You lead, and may play any card."), mark("{seat} leads, and may play any card.")


TWIN = mark("Of two equal cards the one that was played first is higher.")


def play_told(before: State, after: State, watch: Watch) -> Told:
    """The card that leads from one state to the other."""
    seat, card = last_trick(after)[-1]
    headline = _about(before, seat, watch, _verb(before, seat, card), card=card_name(card, before.order))
    parts = [_lead(before, card)] if not before.trick else [_duty(before, card, watch), standing(after)]
    return Told(headline, " ".join(filter(None, parts)), next_told(after, watch))


def standing(state: State) -> str:
    """Whether the card played last is winning, and why or why not; some languages begin with the card."""
    return capital(_standing(state))


def _standing(state: State) -> str:
    trick, order = last_trick(state), state.order
    cards = [card for _, card in trick]
    won = order.winner(cards)
    card, best = cards[-1], cards[won]
    if won < len(cards) - 1:
        return say(TWIN) if card == best else _beaten(order, trick, card, best)
    beaten = cards[order.winner(cards[:-1])]
    left = left_sentence(card, order) if order.is_left(card) else ""
    if order.is_trump(card) and not order.is_trump(beaten):
        reason = say("Any trump beats the {card}.", card=card_name(beaten))
    else:
        reason = say("It is higher than the {card}.", card=card_name(beaten))
    return f"{left} {reason}".strip()


def _beaten(order: Ranking, trick: Trick, card: Card, best: Card) -> str:
    led = order.suit_of(trick[0][1])
    names = {"card": card_name(card), "best": card_name(best)}
    if order.is_trump(best) and not order.is_trump(card) and order.suit_of(card) == led:
        return say("The {best} is a trump, and any trump beats the {card}.", **names)
    if order.is_trump(card) or order.suit_of(card) == led:
        left = left_sentence(card, order) if order.is_left(card) else ""
        higher = capital(say("The {best} is higher than the {card}.", **names))
        return f"{left} {higher}".strip()
    if led is not None and led == order.trump:
        return say(
            "The {card} is not {led}, and only the suit that was led can win.",
            led=suit_card(led),
            **names,
        )
    return why_not(order, trick, card)


def next_told(state: State, watch: Watch) -> str:
    """What comes next in the play: who takes the trick, who must follow with what."""
    trick = last_trick(state)
    if trick and not state.trick:
        winner = trick_winner(state, trick)
        card = dict(trick)[winner]
        taken = _about(state, winner, watch, (YOU_TAKE, THEY_TAKE), card=card_name(card))
        leads = _about(state, winner, watch, (YOU_NEXT, THEY_NEXT)) if state.phase is Phase.PLAY else ""
        return f"{taken} {leads}".strip()
    if state.phase is not Phase.PLAY:
        return ""
    if not state.trick:
        return _about(state, state.to_act, watch, (YOU_OPEN, THEY_OPEN))
    return _must(state, watch)


def taken_by(state: State, watch: Watch) -> str:
    """Who takes the last trick."""
    trick = last_trick(state)
    winner = trick_winner(state, trick)
    return _about(state, winner, watch, (YOU_TAKE, THEY_TAKE), card=card_name(dict(trick)[winner]))


def led_suit(state: State) -> Suit | None:
    """The effective suit led to the last trick."""
    trick = last_trick(state)
    return state.order.suit_of(trick[0][1]) if trick else None


def _about(state: State, seat: Seat, watch: Watch, texts: tuple[str, str], **values: Any) -> str:
    """What is said of a player to whoever looks on."""
    return by_seat(seat, watch.viewer, *texts, seats=state.rules.seats, **values)


def _verb(before: State, seat: Seat, card: Card) -> tuple[str, str]:
    order = before.order
    if not before.trick:
        return YOU_LEAD, THEY_LEAD
    if order.suit_of(card) == led_suit(before):
        return YOU_FOLLOW, THEY_FOLLOW
    return (YOU_RUFF, THEY_RUFF) if order.is_trump(card) else (YOU_THROW, THEY_THROW)


def _lead(before: State, card: Card) -> str:
    order = before.order
    suit = order.suit_of(card)
    if suit is None:
        return ""
    left = left_sentence(card, order) if order.is_left(card) else ""
    rule = say("Whoever holds {one_of} must play one.", one_of=suit_card(suit))
    is_led = say(LED_IS[suit])
    return f"{left} {is_led} {rule}".strip()


def _duty(before: State, card: Card, watch: Watch) -> str:
    """Why the card was allowed, or that it was not."""
    order, led, seat = before.order, led_suit(before), before.to_act
    assert led is not None
    could = order.followers(before.hands[seat], led)
    follows = order.suit_of(card) == led
    known = watch.open or before.rules.renege_mode == "prevent"
    if not follows and not could and known:
        return _about(before, seat, watch, (YOU_LACK, THEY_LACK), none=suit_none(led))
    if not watch.open:
        return ""
    if not follows:
        return _about(before, seat, watch, (YOU_RENEGE, THEY_RENEGE), cards=_named(order, could))
    others = CardSet.of(other for other in could.distinct() if other != card)
    if not others:
        return _about(before, seat, watch, (YOU_ONLY, THEY_ONLY))
    return say("The {cards} would have followed too.", cards=_named(order, others))


def _must(state: State, watch: Watch) -> str:
    order, led = state.order, led_suit(state)
    assert led is not None
    if not watch.open:
        return _about(state, state.to_act, watch, (YOU_IF, THEY_IF), one_of=suit_card(led))
    could = order.followers(state.hands[state.to_act], led)
    if not could:
        return _about(state, state.to_act, watch, (YOU_MAY, THEY_MAY), none=suit_none(led))
    names = cards_either(order.sort(CardSet.of(could.distinct())), order)
    return _about(state, state.to_act, watch, (YOU_MUST, THEY_MUST), cards=names)


def cards_either(cards: Sequence[Card], order: Ranking) -> str:
    """Cards to choose from, as a list with or."""
    *some, last = (card_name(card, order) for card in cards)
    return say("{cards} or {last}", cards=", ".join(some), last=last) if some else last


def _named(order: Ranking, cards: CardSet) -> str:
    return cards_name(order.sort(cards), order)
