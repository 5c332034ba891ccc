"""What the order of the cards alone can say of two hands: that one is better card for card, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..engine.cards import Card, CardSet, Suit
from ..engine.rankings import Ranking

Pairs = tuple[tuple[Card, Card], ...]  # a lower card, and the higher one of its suit in its place


def betters(order: Ranking, one: CardSet, other: CardSet) -> Pairs:
    """Where ``one`` holds a higher card of the same suit for each card that differs; empty if it does not.

    Only then it is sure to be better: a trump for an ace, or an empty suit, is a matter of judgement.
    """
    have, had = _by_suit(order, one - other), _by_suit(order, other - one)
    if {suit: len(cards) for suit, cards in have} != {suit: len(cards) for suit, cards in had}:
        return ()
    pairs = [
        pair for (_, high), (_, low) in zip(have, had, strict=True) for pair in zip(low, high, strict=True)
    ]
    return tuple(pairs) if all(order.strength(low) < order.strength(high) for low, high in pairs) else ()


def unbettered(order: Ranking, hands: Iterable[CardSet]) -> tuple[CardSet, ...]:
    """Of these hands those that no other betters card for card."""
    alike: dict[tuple[int, ...], list[CardSet]] = {}
    for hand in dict.fromkeys(hands):
        suits = Counter(map(order.suit_of, hand))
        alike.setdefault(tuple(suits[suit] for suit in Suit), []).append(hand)
    groups = alike.values()
    return tuple(
        hand for group in groups for hand in group if not any(betters(order, o, hand) for o in group)
    )


def best_over(order: Ranking, hand: CardSet, others: Iterable[CardSet]) -> CardSet | None:
    """One of the others that betters the hand card for card and is bettered by none; None where none does."""
    better = [one for one in dict.fromkeys(others) if betters(order, one, hand)]
    return next(iter(unbettered(order, better)), None)


def _by_suit(order: Ranking, cards: CardSet) -> list[tuple[Suit | None, list[Card]]]:
    """The cards suit by suit, low to high."""
    found: dict[Suit | None, list[Card]] = {}
    for card in sorted(cards, key=order.strength):
        found.setdefault(order.suit_of(card), []).append(card)
    return sorted(found.items(), key=lambda part: -1 if part[0] is None else part[0])
