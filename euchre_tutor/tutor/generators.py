"""Fresh questions: cards are dealt until a constraint holds, always the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ..engine.cards import Card, Suit
from ..engine.rankings import Ranking
from ..engine.ruleset import Ruleset
from ..engine.rulesets import RULESETS
from ..engine.state import shuffled
from .items import Item
from .questions.calling import what_may_be_bid, who_names, who_speaks
from .questions.counting_cards import can_win
from .questions.dealing import Cards, Rng, auction, choose, fitting_trick, hands, some_trump, tricks, written
from .questions.figures import RULES, order_of
from .questions.five_of_ten import keep_five
from .questions.following import legal_cards
from .questions.gifts import which_gift
from .questions.house_deals import HOUSE
from .questions.maker import hand_score
from .questions.mistakes import belief_behind, rank_of
from .questions.playing_deals import (
    count_out,
    first_lead,
    guarded_or_bare,
    last_lead,
    partners_trick,
    sure_ones,
)
from .questions.points import our_score, who_has_won
from .questions.reading import led_suit
from .questions.suits import belongs_to, count_suit, count_trumps, higher, in_order
from .questions.three import own_score
from .questions.tricks import who_leads, who_wins
from .questions.turned import maker_score

SEEDS = tuple(range(1, 25))  # the variants that are tested, and that the lessons draw from
Make = Callable[[Rng, str], Item]


def generated(name: str, seed: int) -> Item:
    """The question of this generator for this seed; KeyError for an unknown generator."""
    return GENERATORS[name](random.Random(f"{name}~{seed}"), f"{name}~{seed}")


# ---- who takes it


def _winner(trumped: bool, fits: Callable[[Ranking, Cards], bool], idea: str, rules: Ruleset = RULES) -> Make:
    def make(rng: Rng, key: str) -> Item:
        trump = some_trump(rng) if trumped else None
        cards, leader = fitting_trick(rng, trump, fits, rules)
        return who_wins(trump.letter if trump is not None else None, cards, leader, idea=idea, id=key)

    return make


def _plain(order: Ranking, cards: Cards) -> bool:
    """Not everybody follows, and a higher card of another suit lies there."""
    best = cards[order.winner(cards)]
    return any(card.suit != cards[0].suit and rank_of(card) > rank_of(best) for card in cards)


def _trumped(order: Ranking, cards: Cards) -> bool:
    """A trump takes it from a plain lead, and no jack muddles the ranks."""
    return (
        not order.is_trump(cards[0]) and any(map(order.is_trump, cards)) and all(c.rank != "J" for c in cards)
    )


def _with_right(order: Ranking, cards: Cards) -> bool:
    """The right bower is there, another trump too, and the left bower is not."""
    trumps = [card for card in cards if order.is_trump(card)]
    return any(map(order.is_right, cards)) and len(trumps) > 1 and not any(map(order.is_left, cards))


def _with_left(order: Ranking, cards: Cards) -> bool:
    """The left bower decides: whoever takes it for its printed suit names another winner."""
    won = order.winner(cards)
    wrong = [
        place for place in range(4) if place != won and belief_behind(place, cards, order) == "left-suit"
    ]
    return any(map(order.is_left, cards)) and bool(wrong)


def _mixed(order: Ranking, cards: Cards) -> bool:
    """The highest printed card does not win."""
    ranks = [rank_of(card) for card in cards]
    return ranks[order.winner(cards)] < max(ranks)


def _twin(order: Ranking, cards: Cards) -> bool:
    """The card that takes it lies there twice."""
    return cards.count(cards[order.winner(cards)]) > 1


def _lead_next(rng: Rng, key: str) -> Item:
    trump = some_trump(rng)
    cards, leader = fitting_trick(rng, trump, lambda order, trick: order.winner(trick) != 0)
    return who_leads(trump.letter, cards, leader, id=key)


def _led_suit(rng: Rng, key: str) -> Item:
    trump = some_trump(rng)
    cards, leader = fitting_trick(rng, trump, lambda order, trick: trick[0].rank == "J")
    return led_suit(trump.letter, cards, leader, id=key)


def _trump_first(rng: Rng, key: str) -> Item:
    trump = some_trump(rng)
    cards, leader = fitting_trick(rng, trump, lambda order, trick: len({order.suit_of(c) for c in trick}) > 1)
    return can_win(trump.letter, cards, leader, id=key)


# ---- suits and ranks


def _left_suit(rng: Rng, key: str) -> Item:
    return belongs_to(some_trump(rng).letter, str(Card.of("J", some_trump(rng))), id=key)


def _count_hand(rng: Rng, key: str) -> Item:
    trump = some_trump(rng)
    while True:
        hand = hands(rng)[0]
        if any(map(order_of(trump).is_left, hand)):
            return count_trumps(trump.letter, written(hand), id=key)


def _count_suit(rng: Rng, key: str) -> Item:
    number = int(key.rpartition("~")[2])
    return count_suit(Suit(number % 4).letter, Suit(number // 4 % 4).letter, id=key)


def _pair(rng: Rng, cards: Sequence[Card]) -> tuple[str, str]:
    first, second = shuffled(cards, rng)[:2]
    return str(first), str(second)


def _rank_plain(rng: Rng, key: str) -> Item:
    suit = some_trump(rng)
    return higher(None, *_pair(rng, [card for card in RULES.cards if card.suit == suit]), id=key)


def _rank_trump(rng: Rng, key: str) -> Item:
    order = order_of(some_trump(rng))
    trumps = [card for card in RULES.cards if order.is_trump(card)]
    some = shuffled(trumps, rng)[:4]
    return in_order(order.trump.letter if order.trump is not None else None, written(some), id=key)


# ---- following suit


def _following(trumped: bool, fits: Callable[[Ranking, Cards, Cards], bool], idea: str) -> Make:
    def make(rng: Rng, key: str) -> Item:
        trump = some_trump(rng) if trumped else None
        order = order_of(trump)
        while True:
            leader, cards = next(tricks(rng, trump))
            before = cards[: (4 - leader) % 4]  # the cards played before seat 0 is on turn
            rest = [card for card in RULES.cards if card not in cards]
            hand = shuffled(rest, rng)[:6]
            if before and fits(order, before, hand):
                letter = trump.letter if trump is not None else None
                return legal_cards(letter, written(before), written(hand), idea=idea, id=key)

    return make


def _some_follow(order: Ranking, before: Cards, hand: Cards) -> bool:
    return 0 < sum(order.suit_of(card) == order.suit_of(before[0]) for card in hand) < 4


def _void_with_trump(order: Ranking, before: Cards, hand: Cards) -> bool:
    """No card of the plain suit that was led, but trumps to play or keep."""
    led = order.suit_of(before[0])
    return (
        led != order.trump and all(order.suit_of(c) != led for c in hand) and any(map(order.is_trump, hand))
    )


def _left_matters(order: Ranking, before: Cards, hand: Cards) -> bool:
    """The left bower is in hand and its printed suit or trump is led, or it was led itself."""
    lead = before[0]
    if order.is_left(lead):
        return any(card.suit == lead.suit for card in hand)
    left = next(filter(order.is_left, hand), None)
    return left is not None and (lead.suit == left.suit or order.is_trump(lead))


# ---- the auction, the exchange, the score


def _ladder(rng: Rng, key: str) -> Item:
    return what_may_be_bid(*auction(rng, before_you=True), id=key)


def _high_bidder(rng: Rng, key: str) -> Item:
    while True:
        dealer, calls = auction(rng, before_you=False)
        if "BID" in calls:
            return who_names(dealer, calls, id=key)


def _turn(rng: Rng, key: str) -> Item:
    dealer, calls = auction(rng, before_you=False)
    said = calls.split(", ")[: choose(rng, range(4))]
    return who_speaks(dealer, ", ".join(said), id=key)


def _gift(rng: Rng, key: str) -> Item:
    trump = some_trump(rng)
    while True:
        hand = hands(rng)[0]
        trumps = list(filter(order_of(trump).is_trump, hand))
        if len(trumps) in (0, 2, 3) and (not trumps or any(card.rank == "J" for card in hand)):
            return which_gift(trump.letter, written(hand), id=key)


def _score(rng: Rng, key: str) -> Item:
    call = choose(rng, ("BID 3", "BID 4", "BID 5", "ASK", "MOON"))
    ours = rng.random() < 0.7
    tricks_taken = choose(rng, range(2, 7)) if call.startswith("BID") else choose(rng, (4, 5, 6, 6))
    return our_score(call, tricks_taken, ours, id=key)


def _race(rng: Rng, key: str) -> Item:
    totals = [choose(rng, range(25, 32)) for _ in range(2)]
    bid = choose(rng, (3, 4))
    return who_has_won(
        totals[0], totals[1], f"BID {bid}", choose(rng, range(2, 6)), choose(rng, (0, 1)), id=key
    )


# ---- three at the table


def _own_score(rng: Rng, key: str) -> Item:
    call = choose(rng, ("BID 3", "BID 4", "BID 5", "BID 3", "BID 4", "MOON"))
    bidder, wanted = choose(rng, (0, 0, 1, 2)), 6 if call == "MOON" else int(call[-1])
    taken = min(6, wanted + choose(rng, (-1, 0, 0, 1)))
    rest = int(rng.random() * (7 - taken))
    others = iter((rest, 6 - taken - rest))
    return own_score(call, bidder, tuple(taken if s == bidder else next(others) for s in range(3)), id=key)


def _maker_score(rng: Rng, key: str) -> Item:
    number = int(key.rpartition("~")[2]) - 1
    return maker_score(number // 4 % 6, bool(number % 2), number // 2 % 2 == 0, id=key)


def _hand_score(rng: Rng, key: str) -> Item:
    number = int(key.rpartition("~")[2]) - 1
    return hand_score(number % 3, number // 3 % 6, id=key)


GENERATORS: dict[str, Make] = {
    "winner-plain": _winner(False, _plain, "winner-plain"),
    "winner-trump": _winner(True, _trumped, "winner-trump"),
    "winner-right": _winner(True, _with_right, "winner-right"),
    "winner-left": _winner(True, _with_left, "winner-left"),
    "winner-mixed": _winner(True, _mixed, "winner-mixed"),
    "lead-next": _lead_next,
    "led-suit": _led_suit,
    "trump-first": _trump_first,
    "rank-plain": _rank_plain,
    "rank-trump": _rank_trump,
    "left-suit": _left_suit,
    "count-hand": _count_hand,
    "count-suit": _count_suit,
    "legal-plain": _following(False, _some_follow, "legal-plain"),
    "trump-free": _following(True, _void_with_trump, "trump-free"),
    "legal-cards": _following(True, _left_matters, "legal-cards"),
    "ladder": _ladder,
    "high-bidder": _high_bidder,
    "turn": _turn,
    "gift": _gift,
    "score-hand": _score,
    "race": _race,
    "trumps-out": count_out,
    "sure-cards": sure_ones,
    "last-lead": last_lead,
    "draw-trump": first_lead,
    "partner-wins": partners_trick,
    "left-guard": guarded_or_bare,
    "ghost-score": _own_score,
    "cut-score": _hand_score,
    "twin": _winner(True, _twin, "twin", RULESETS["double_deck"]),
    "maker-score": _maker_score,
    "keep-five": keep_five,
    **HOUSE,
}
