"""Ideas for cards laid away before the play, and for the card given to a partner who asks."""

from __future__ import annotations

from ...engine.actions import Discard, Give
from ...engine.cards import Card
from ...speech import mark, say_count
from .idea import Facts, Idea
from .spot import Spot


def _laid(spot: Spot) -> Card | None:
    """The one card laid away, once trump is named."""
    return spot.card if isinstance(spot.action, Discard) and spot.trump is not None else None


def _plain(spot: Spot) -> list[Card]:
    return [card for card in spot.view.hand if not spot.order.is_trump(card)]


def _lays_trump(spot: Spot) -> Facts | None:
    card = _laid(spot)
    kept = [c for c in _plain(spot) if c != card]
    return {"card": card, "n": len(kept)} if card and spot.order.is_trump(card) and kept else None


def _lays_ace(spot: Spot) -> Facts | None:
    card = _laid(spot)
    if card is None or card.rank != "A" or spot.order.is_trump(card) or not spot.single:
        return None
    return {"card": card} if any(c.rank != "A" for c in _plain(spot)) else None


def _lays_lowest(spot: Spot) -> Facts | None:
    card = _laid(spot)
    if card is None or spot.order.is_trump(card) or len(_plain(spot)) < 2:
        return None
    lowest = all(spot.order.strength(card) <= spot.order.strength(c) for c in _plain(spot))
    return {"card": card} if lowest else None


# ---- the exchange


def _given(spot: Spot) -> Card | None:
    return spot.card if isinstance(spot.action, Give) else None


def _gives_best(spot: Spot) -> Facts | None:
    card = _given(spot)
    best = spot.trumps(spot.view.hand)
    return {"card": card} if card is not None and best and card == best[0] else None


def _gives_less(spot: Spot) -> Facts | None:
    card = _given(spot)
    best = spot.trumps(spot.view.hand)
    return {"card": card, "high": best[0]} if card is not None and best and card != best[0] else None


def _gives_ace(spot: Spot) -> Facts | None:
    card = _given(spot)
    if card is None or spot.trumps(spot.view.hand) or card.rank != "A" or not spot.single:
        return None
    return {"card": card}


def _no_ace_given(spot: Spot) -> Facts | None:
    card = _given(spot)
    aces = [c for c in spot.view.hand if c.rank == "A"]
    if card is None or spot.trumps(spot.view.hand) or card.rank == "A" or not aces or not spot.single:
        return None
    return {"card": card, "high": aces[0]}


CARDS_AWAY = (
    Idea(
        "lays_trump",
        mark("Keep your trumps"),
        "against",
        62,
        _lays_trump,
        lambda n, card: say_count(
            "You lay away a trump, the {card}, and keep {n} plain card.",
            "You lay away a trump, the {card}, and keep {n} plain cards.",
            n,
            card=card,
        ),
        about=("lays",),
    ),
    Idea(
        "lays_ace",
        mark("Keep the highest card of a suit in hand"),
        "against",
        57,
        _lays_ace,
        mark("You lay away the {card}, which only a trump can beat."),
        about=("lays",),
    ),
    Idea(
        "lays_lowest",
        mark("Lay the lowest card away"),
        "for",
        40,
        _lays_lowest,
        mark("No card that you hold beside trump is lower than the {card}."),
        about=("lays",),
    ),
    Idea(
        "gives_best",
        mark("Give your best trump"),
        "for",
        61,
        _gives_best,
        mark("The {card} is the best trump that you hold."),
        about=("gift",),
    ),
    Idea(
        "gives_less",
        mark("A better trump helps more"),
        "against",
        62,
        _gives_less,
        mark("You hold a better trump than the {card}: the {high}."),
        about=("gift",),
        instead="high",
    ),
    Idea(
        "gives_ace",
        mark("Without a trump an ace helps"),
        "for",
        55,
        _gives_ace,
        mark("You hold no trump, and only a trump can beat the {card}."),
        about=("gift",),
    ),
    Idea(
        "no_ace_given",
        mark("An ace helps a lone hand"),
        "against",
        55,
        _no_ace_given,
        mark("You hold no trump, but an ace: the {high}, which only a trump can beat."),
        about=("gift",),
        instead="high",
    ),
)
