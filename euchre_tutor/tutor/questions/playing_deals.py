"""Dealing the play of a hand: positions in which counting, trust or a guard decide, the same for a seed."""

from __future__ import annotations

from random import Random

from ...engine.actions import Play, parse_action
from ...engine.cards import Card, CardSet
from ...engine.phases import apply
from ...engine.rankings import Ranking
from ...engine.ruleset import Phase
from ...engine.state import State, deal_from, shuffled
from ..claims import sure_leads
from ..items import Item
from .dealing import Cards, Rng, choose, hands, some_trump, written
from .figures import RULES, order_of
from .playing_card import good_cards, which_card
from .playing_count import beaten_by, still_out, sure_cards, trumps_out
from .playing_lead import certain_lead, left_guard
from .positions import playable

DEALER = 3
CALLS = "BID 4, PASS, PASS, PASS, NAME {suit}"
# Seeds of hands that come to a trick which your partner has and you could trump: one deal in many thousands.
PARTNERS_TRICKS = (
    2_269,
    3_758,
    3_982,
    14_038,
    20_257,
    21_415,
    26_376,
    27_595,
    36_719,
    37_469,
    45_521,
    52_240,
    52_717,
    55_186,
    73_041,
    103_836,
    115_027,
    118_862,
    149_884,
    157_765,
    164_981,
    267_965,
    316_577,
    324_524,
    350_642,
)


def count_out(rng: Rng, key: str) -> Item:
    """Two tricks are over; you hold a trump, and the left bower has been seen or is still out."""
    trump = some_trump(rng)
    order = order_of(trump)
    while True:
        hand, gone = _after_tricks(rng, 2)
        own, fallen = (sum(map(order.is_trump, cards)) for cards in (hand, gone))
        if own and fallen > 1:
            return trumps_out(trump.letter, written(gone), written(hand), id=key)


def sure_ones(rng: Rng, key: str) -> Item:
    """Some of your cards are sure and some are not, and the highest of a suit has gone."""
    trump = some_trump(rng)
    order = order_of(trump)
    while True:
        hand, gone = _after_tricks(rng, 3)
        out = still_out(hand, gone)
        sure = [card for card in hand if not beaten_by(order, card, out)]
        moved = any(_top(order, card) for card in gone) and any(card.rank not in "AJ" for card in sure)
        if 0 < len(sure) < len(hand) and moved and any(map(order.is_trump, hand)):
            return sure_cards(trump.letter, written(gone), written(hand), id=key)


def last_lead(rng: Rng, key: str) -> Item:
    """A trump is still out, you hold a plain card that is the highest of its suit, and one lead is right."""
    trump = some_trump(rng)
    order = order_of(trump)
    while True:
        hand, gone = _after_tricks(rng, 3)
        out = still_out(hand, gone)
        trumps = sum(map(order.is_trump, out))
        tempting = any(not order.is_trump(card) for card in hand)
        if trumps and tempting and sure_leads(order, CardSet.of(hand), CardSet.of(out)):
            return certain_lead(trump.letter, written(gone), written(hand), id=key)


def guarded_or_bare(rng: Rng, key: str) -> Item:
    """You hold the left bower and a card of the suit printed on it; every other one has a guard."""
    number = int(key.rpartition("~")[2])
    trump = some_trump(rng)
    order = order_of(trump)
    while True:
        hand = hands(rng)[0][:5]
        trumps = [card for card in hand if order.is_trump(card)]
        sister = any(card.suit == trump.sister and not order.is_trump(card) for card in hand)
        left, right = any(map(order.is_left, hand)), any(map(order.is_right, hand))
        if left and not right and sister and (len(trumps) == 1) == (number % 2 == 0):
            return left_guard(trump.letter, written(hand), id=key)


def first_lead(rng: Rng, key: str) -> Item:
    """You have bid four, with four trumps, the right bower among them, and a plain ace."""
    while True:
        trump, cards = some_trump(rng), shuffled(RULES.cards, rng)
        order, hand = order_of(trump), deal_from(RULES, DEALER, cards).hands[0]
        aces = any(card.rank == "A" and not order.is_trump(card) for card in hand)
        if sum(map(order.is_trump, hand)) == 4 and any(map(order.is_right, hand)) and aces:
            at = (written(cards), DEALER, CALLS.format(suit=trump.letter))
            if all(map(order.is_trump, good_cards(*at))):
                return which_card(*at, id=key)


def partners_trick(rng: Rng, key: str) -> Item:
    """You play last, hold a trump and nothing of the suit led, and your partner is winning."""
    number = int(key.rpartition("~")[2])
    state = to_partners_trick(PARTNERS_TRICKS[number % len(PARTNERS_TRICKS)])
    assert state is not None, "the seed is one of those that come to such a trick"
    words = ", ".join(str(action) for _, action in state.history)
    return which_card(written(state.dealt), state.dealer, words, "partner-wins", id=key)


def to_partners_trick(seed: int) -> State | None:
    """The hand of this seed, played until your partner has a trick that you could trump; None if never."""
    rng = Random(seed)
    trump, cards, bidder = some_trump(rng), shuffled(RULES.cards, rng), choose(rng, range(4))
    state = deal_from(RULES, (bidder - 1) % 4, cards)
    trumps = [card for card in state.hands[bidder] if order_of(trump).is_trump(card)]
    if len(trumps) < 4 or not any(card.rank == "J" for card in trumps):
        return None
    for word in CALLS.format(suit=trump.letter).split(", "):
        state = apply(state, parse_action(word))
    while state.phase is not Phase.OVER and not _partner_has_it(state):
        state = apply(state, Play(_natural(state)))
    return None if state.phase is Phase.OVER else state


def _natural(state: State) -> Card:
    """A card as one might play it: two rounds of trump, then plain cards from the top."""
    trick, order = [card for _, card in state.trick], state.order
    cards = sorted(playable(state), key=order.strength)
    if not trick:
        plain = [card for card in cards if not order.is_trump(card)]
        return cards[-1] if len(state.tricks) < 2 or not plain else plain[-1]
    partners = order.winner(trick) == len(trick) - 2
    winning = [card for card in cards if order.winner([*trick, card]) == len(trick)]
    return winning[-1] if winning and not partners else cards[0]


def _partner_has_it(state: State) -> bool:
    trick, order, hand = state.trick, state.order, state.hands[0]
    if state.to_act != 0 or len(trick) != 3 or state.sitting_out or len(hand) < 3:
        return False
    led = order.suit_of(trick[0][1])
    winner = trick[order.winner([card for _, card in trick])][0]
    trumps = sum(map(order.is_trump, hand))
    follows = any(order.suit_of(card) == led for card in hand)
    return winner == 2 and led != order.trump and not follows and 0 < trumps < len(hand)


def _after_tricks(rng: Rng, tricks: int) -> tuple[Cards, Cards]:
    """Your hand, and the cards of so many tricks that are over."""
    cards = shuffled(RULES.cards, rng)
    held = RULES.hand_size - tricks
    return cards[:held], cards[held : held + 4 * tricks]


def _top(order: Ranking, card: Card) -> bool:
    """Whether the card was the highest of its suit before anything was played."""
    return all(
        order.suit_of(other) != order.suit_of(card) or order.strength(other) <= order.strength(card)
        for other in RULES.cards
    )
