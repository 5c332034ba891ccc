"""Ideas for hands taken unseen: the dummy, the ghost hand, and a hand that may be thrown in."""

from __future__ import annotations

from ...engine.actions import Claim, Decline, Keep, Swap
from ...engine.cards import Suit
from ...engine.rankings import ranking
from ...engine.ruleset import Phase
from ...speech import mark, say_count
from ..card_for_card import best_over, betters
from .idea import Facts, Idea
from .spot import Spot


def _keeps_less(spot: Spot) -> Facts | None:
    """Another choice of cards is better card for card."""
    if not isinstance(spot.action, Keep):
        return None
    kept = spot.action.cards
    every = [action.cards for action in spot.view.legal if isinstance(action, Keep)]
    better = best_over(spot.order, kept, every)
    if better is None:
        return None
    low, high = betters(spot.order, better, kept)[0]
    return {"low": low, "high": high}


def _keeps_trumps(spot: Spot) -> Facts | None:
    if not isinstance(spot.action, Keep):
        return None
    trumps = spot.trumps(spot.view.pool)
    held = len(spot.trumps(spot.action.cards))
    return {"n": held} if held == len(trumps) >= 2 and len(trumps) < len(spot.view.pool) else None


def _leaves_trump(spot: Spot) -> Facts | None:
    if not isinstance(spot.action, Keep):
        return None
    left = spot.trumps(spot.view.pool - spot.action.cards)
    plain = [card for card in spot.action.cards if not spot.order.is_trump(card)]
    if not left or not plain:
        return None
    return {"card": left[0], "low": min(plain, key=spot.order.strength)}


def _keeps_void(spot: Spot) -> Facts | None:
    if not isinstance(spot.action, Keep) or len(spot.trumps(spot.action.cards)) < 2:
        return None
    held = {spot.order.suit_of(card) for card in spot.action.cards}
    missing = [suit for suit in Suit if suit not in held]
    return {"none": missing[0]} if missing else None


def _leaves_dummy(spot: Spot) -> Facts | None:
    if spot.view.phase is not Phase.MERGE or not isinstance(spot.action, Decline):
        return None
    return {"n": spot.view.rules.hand_size}


# ---- the ghost hand


def _longest(spot: Spot) -> tuple[Suit, int] | None:
    """The suit in which the hand would have most trumps, where it may be swapped."""
    if not isinstance(spot.action, Swap):
        return None
    counts = {suit: sum(map(ranking(spot.view.rules, suit).is_trump, spot.view.hand)) for suit in Suit}
    best = max(counts, key=lambda suit: counts[suit])
    return best, counts[best]


def _swaps_weak(spot: Spot) -> Facts | None:
    best = _longest(spot)
    return {"suit": best[0], "n": best[1]} if best is not None and best[1] <= 2 else None


def _swaps_strong(spot: Spot) -> Facts | None:
    best = _longest(spot)
    return {"suit": best[0], "n": best[1]} if best is not None and best[1] >= 3 else None


def _swap_known(spot: Spot) -> Facts | None:
    if not isinstance(spot.action, Swap) or spot.view.rules.ghost_swap != "first_only":
        return None
    return {"n": len(spot.view.hand)}


def _claims(spot: Spot) -> Facts | None:
    return {} if isinstance(spot.action, Claim) else None


DUMMY = (
    Idea(
        "keeps_less",
        mark("Compare the cards of one suit"),
        "against",
        70,
        _keeps_less,
        mark("Instead of the {low} you could have kept the {high}, which is higher in the same suit."),
        about=("kept",),
    ),
    Idea(
        "keeps_trumps",
        mark("Keep every trump of the two hands"),
        "for",
        50,
        _keeps_trumps,
        mark("You keep all {n} trumps of the cards there are to choose from."),
        about=("kept",),
    ),
    Idea(
        "leaves_trump",
        mark("A trump for a plain card"),
        "against",
        60,
        _leaves_trump,
        mark("You leave a trump, the {card}, and keep the {low}, which is plain."),
        about=("kept",),
    ),
    Idea(
        "keeps_void",
        mark("Keep cards of few suits"),
        "for",
        42,
        _keeps_void,
        mark("Among the cards that you keep there is {none}, so you can trump when it is led."),
        about=("void",),
    ),
    Idea(
        "leaves_dummy",
        mark("The dummy gives you a choice"),
        "against",
        55,
        _leaves_dummy,
        mark("From the dummy's cards and your own you could have kept the best {n}."),
    ),
    Idea(
        "swaps_weak",
        mark("Swap a hand that has nothing"),
        "for",
        50,
        _swaps_weak,
        lambda n, suit: say_count(
            "In its best suit, {suit}, your hand holds only {n} trump.",
            "In its best suit, {suit}, your hand holds only {n} trumps.",
            n,
            suit=suit,
        ),
        about=("swap",),
    ),
    Idea(
        "swaps_strong",
        mark("Do not swap a hand that can bid"),
        "against",
        56,
        _swaps_strong,
        mark("You give away {n} trumps in {suit} for six cards that nobody has seen."),
        about=("swap",),
    ),
    Idea(
        "swap_known",
        mark("After a swap you know the dead cards"),
        "for",
        35,
        _swap_known,
        mark("The {n} cards that you lay down are out of play, and only you know them."),
    ),
    Idea(
        "claims",
        mark("A claim throws a poor hand in"),
        "for",
        50,
        _claims,
        mark("Your hand may be claimed: then nobody scores, and the cards are dealt anew."),
    ),
)
