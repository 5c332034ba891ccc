"""Cutthroat: which five of the ten cards are kept once the dummy is taken up."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...engine.actions import Keep
from ...engine.cards import Card, CardSet
from ...engine.phases import apply, legal_actions
from ...engine.rankings import Ranking
from ...engine.rulesets import RULESETS
from ...engine.state import State, deal_from, shuffled
from ...engine.views import View, view
from ...solver.turning import best_kept
from ...speech import mark, say, say_count
from ..items import Figure, Item, Option, WholeMiss
from ..names import capital, card_name, cards_name
from .figures import trump_sentence

CUTTHROAT = RULESETS["cutthroat"]
DEALER, YOU = 2, 0
CALLS = ("ORDER", "DECLINE", "WITH")
# Deals in which one hand is certainly better than each of the 251 others: by three counts of a hundred deals.
DEALS = (
    7,
    11,
    23,
    27,
    36,
    53,
    61,
    84,
    102,
    103,
    109,
    121,
    122,
    126,
    146,
    168,
    177,
    184,
    225,
    920,
    934,
    938,
    955,
    961,
)
NO_OTHER = mark("Over many deals every other five of these ten was worth less.")
SEEN_FIRST = mark("Trumps first: how many of the ten cards are trumps?")
LOW = mark("You kept a card that can be spared.")
MISSING = mark("A card that is worth more was left behind.")


def taken_up(deal: int) -> State:
    """The deal of this number: you have ordered the card up, and the dummy is yours to choose from."""
    state = deal_from(CUTTHROAT, DEALER, shuffled(CUTTHROAT.cards, random.Random(f"five of ten {deal}")))
    for word in CALLS:
        state = apply(state, next(action for action in legal_actions(state) if str(action) == word))
    return state


def kept(seen: View) -> CardSet:
    """The five that play best."""
    trump = seen.order.trump
    assert trump is not None, "the card was ordered up"
    hands = [action.cards for action in seen.legal if isinstance(action, Keep)]
    return best_kept(seen.rules, hands, trump)


def five_of_ten(deal: int, steps: Sequence[str] = (), *, id: str) -> Item:
    """Tap the five cards to keep of your hand and the dummy."""
    seen = view(taken_up(deal), YOU)
    order, best = seen.order, kept(seen)
    cards = order.sort(seen.pool)
    trumps = sum(map(order.is_trump, cards))
    trump = trump_sentence(order.trump)
    struck = [card for card in cards if card not in best][-2:]
    return Item(
        id=id,
        idea="keep-five",
        kind="cards",
        take=len(best),
        prompt=say("{trump} You have taken up the dummy. Which five cards do you keep?", trump=trump),
        options=tuple(_option(order, card, card in best) for card in cards),
        whole=_whole(seen, best),
        why=say("The best five: {cards}. {why}", cards=cards_name(order.sort(best)), why=say(NO_OTHER)),
        hints=_hints(order, best, struck, trumps),
        strike=tuple(map(str, struck)),
        figure=Figure(text=trump, trump=order.trump.letter if order.trump is not None else None),
        steps=tuple(map(say, steps)),
    )


def _hints(order: Ranking, best: CardSet, struck: Sequence[Card], trumps: int) -> tuple[str, str, str, str]:
    return (
        say(SEEN_FIRST),
        say_count("{n} of the ten is a trump.", "{n} of the ten are trumps.", trumps),
        say("Strike out the {cards}.", cards=cards_name(struck)),
        say("{cards}.", cards=capital(cards_name(order.sort(best)))),
    )


def keep_five(rng: random.Random, key: str) -> Item:
    """The five of one of the deals, by the number of the question."""
    return five_of_ten(DEALS[(int(key.rpartition("~")[2]) - 1) % len(DEALS)], id=key)


def _option(order: Ranking, card: Card, right: bool) -> Option:
    if right:
        belief = "left-suit" if order.is_left(card) else "keep-high"
        return Option(str(card), card_name(card), True, say(MISSING), belief, card=str(card))
    belief = "off-suit-ace" if card.rank == "A" and not order.is_trump(card) else "keep-high"
    return Option(str(card), card_name(card), False, say(LOW), belief, card=str(card))


def _whole(seen: View, best: CardSet) -> tuple[WholeMiss, ...]:
    """What is said of whoever keeps one hand or the other as it is."""
    thought = (
        (seen.hand, say("Those are the five that you were dealt."), "keep-own"),
        (seen.pool - seen.hand, say("Those are the five of the dummy."), "dummy-instead"),
    )
    return tuple(
        WholeMiss(frozenset(map(str, cards)), text, belief)
        for cards, text, belief in thought
        if cards != best
    )
