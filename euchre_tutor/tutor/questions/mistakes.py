"""What a learner with a given mistaken belief would answer, so that a wrong answer can be named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.cards import RANKS, Card, Suit
from ...engine.rankings import TRUMP, Ranking

Values = Callable[[Sequence[Card], Ranking], list[float]]  # what each card of a trick is thought to be worth


def belief_behind(wrong: int, cards: Sequence[Card], ranking: Ranking) -> str:
    """The misconception that makes this card of the trick look like the winner."""
    for name, values in BELIEFS:
        worth = values(cards, ranking)
        if wrong == worth.index(max(worth)):
            return name
    return "rank-order"


def rank_of(card: Card) -> int:
    """The place of the printed rank, low to high; a joker above them all."""
    return RANKS.index(card.rank) if card.rank in RANKS else len(RANKS)


def _worth(
    cards: Sequence[Card],
    ranking: Ranking,
    suit_of: Callable[[Card], Suit | None],
    strength: Callable[[Card], float],
) -> list[float]:
    """The engine's rule of who wins, with another idea of suits or strengths put in."""
    counted = (suit_of(cards[0]), ranking.trump)
    return [strength(card) if suit_of(card) in counted else -1 for card in cards]


def _printed_left(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    def strength(card: Card) -> float:
        return rank_of(card) if ranking.is_left(card) else ranking.strength(card)

    return _worth(cards, ranking, lambda card: card.suit, strength)


def _low_left(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    def strength(card: Card) -> float:
        return TRUMP + rank_of(card) if ranking.is_left(card) else ranking.strength(card)

    return _worth(cards, ranking, ranking.suit_of, strength)


def _low_right(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    def strength(card: Card) -> float:
        return TRUMP + rank_of(card) if ranking.is_right(card) else ranking.strength(card)

    return _worth(cards, ranking, ranking.suit_of, strength)


def _no_trump_at_all(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    counted = (ranking.suit_of(cards[0]), ranking.trump)
    return [rank_of(card) if ranking.suit_of(card) in counted else -1 for card in cards]


def _any_jack(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    def value(card: Card) -> float:
        return TRUMP + len(RANKS) if card.rank == "J" and not ranking.is_trump(card) else 0

    plain = _worth(cards, ranking, ranking.suit_of, ranking.strength)
    return [max(pair) for pair in zip(plain, map(value, cards), strict=True)]


def _any_ace(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    plain = _worth(cards, ranking, ranking.suit_of, ranking.strength)
    return [TRUMP + 50 if card.rank == "A" else value for card, value in zip(cards, plain, strict=True)]


def _first_trump(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    trumps = [float(ranking.is_trump(card)) for card in cards]
    return trumps if any(trumps) else _worth(cards, ranking, ranking.suit_of, ranking.strength)


def _last_twin(cards: Sequence[Card], ranking: Ranking) -> list[float]:
    worth = _worth(cards, ranking, ranking.suit_of, ranking.strength)
    return [value + place / len(cards) for place, value in enumerate(worth)]


BELIEFS: tuple[tuple[str, Values], ...] = (
    ("left-suit", _printed_left),
    ("right-rank", _low_right),
    ("left-rank", _low_left),
    ("jack-plain", _any_jack),
    ("plain-over-trump", _no_trump_at_all),
    ("off-suit-ace", _any_ace),
    ("first-trump-wins", _first_trump),
    ("highest-card-wins", lambda cards, _: [rank_of(card) for card in cards]),
    ("twin-beats", _last_twin),
    ("leader-wins-ties", lambda cards, _: [-place for place in range(len(cards))]),
    ("last-card-wins", lambda cards, _: list(range(len(cards)))),
)
