"""Ideas for the cards played to a lead: take it, leave it to a partner, or give up what is cheapest."""

from __future__ import annotations

from ...engine.cards import Card
from ...speech import mark, say_count
from .idea import Facts, Idea
from .spot import Spot


def ruffs(spot: Spot, card: Card) -> bool:
    """Whether the card is a trump on a plain lead."""
    return spot.led != spot.trump and spot.order.is_trump(card)


def _costlier(spot: Spot, card: Card, than: Card) -> bool:
    """Whether the card is higher than the other, in its suit, or a trump where that is plain."""
    strength, suit = spot.order.strength, spot.order.suit_of
    return strength(card) > strength(than) and (suit(card) == suit(than) or spot.order.is_trump(card))


def _wins_last(spot: Spot) -> Facts | None:
    """The last card of the trick takes it from the others."""
    card, best = spot.reply, spot.best
    if card is None or best is None or spot.later or spot.ours or not spot.takes(card) or ruffs(spot, card):
        return None
    return {"card": card, "other": best[1], "seat": best[0]}


def _wins_for_good(spot: Spot) -> Facts | None:
    """Others play afterwards, and none of them can hold a card that beats it."""
    card = spot.reply
    if card is None or not spot.later or spot.ours or not spot.sure(card) or ruffs(spot, card):
        return None
    return {"card": card}


def _cheapest_winner(spot: Spot) -> Facts | None:
    """Of several cards that take the trick for certain the one that costs least."""
    card = spot.reply
    if card is None or spot.ours or not spot.sure(card):
        return None
    others = [c for c in spot.choices if c != card and spot.sure(c)]
    return {"card": card} if others and all(_costlier(spot, c, card) for c in others) else None


def _too_dear(spot: Spot) -> Facts | None:
    """A lower card was as certain of the trick."""
    card = spot.reply
    if card is None or not spot.sure(card):
        return None
    lower = [c for c in spot.choices if spot.sure(c) and _costlier(spot, card, c)]
    return {"card": card, "low": min(lower, key=spot.order.strength)} if lower else None


def _partner_has_it(spot: Spot) -> Facts | None:
    """The trick is safe with a partner, and the card leaves it there."""
    card, best = spot.reply, spot.best
    if card is None or best is None or not spot.ours_surely or spot.takes(card):
        return None
    return {"seat": best[0], "other": best[1]}


def _overtakes(spot: Spot) -> Facts | None:
    """A partner's safe trick is taken over."""
    card, best = spot.reply, spot.best
    if card is None or best is None or not spot.ours_surely or not spot.takes(card) or ruffs(spot, card):
        return None
    return {"card": card, "seat": best[0], "other": best[1]}


def _no_chance(spot: Spot) -> Facts | None:
    """No card of the hand takes the trick, and none that may be played is cheaper than this one."""
    card = spot.reply
    if card is None or spot.ours or any(map(spot.takes, spot.choices)) or len(spot.choices) < 2:
        return None
    return {"card": card} if not any(_rank(spot, c) < _rank(spot, card) for c in spot.choices) else None


def _rank(spot: Spot, card: Card) -> tuple[bool, int]:
    return spot.order.is_trump(card), spot.order.strength(card) % 100


def _wasted(spot: Spot) -> Facts | None:
    """A card that takes nothing, where a lower one of its suit would have done."""
    card = spot.reply
    if card is None or spot.takes(card):
        return None
    suit = spot.order.suit_of(card)
    lower = [c for c in spot.of_suit(suit, spot.choices) if _costlier(spot, card, c)]
    return {"card": card, "low": min(lower, key=spot.order.strength)} if lower else None


def _missed(spot: Spot) -> Facts | None:
    """A sure trick against the opponents was let go."""
    card = spot.reply
    if card is None or spot.ours or spot.sure(card):
        return None
    sure = [c for c in spot.choices if spot.sure(c)]
    return {"other": min(sure, key=spot.order.strength)} if sure else None


def _few_beat(spot: Spot) -> Facts | None:
    """The card wins so far, and one or two cards at most can still beat it."""
    card = spot.reply
    if card is None or spot.ours or not spot.takes(card):
        return None
    beating = spot.threats([*(c for _, c in spot.view.trick), card])
    return {"card": card, "n": len(beating)} if 0 < len(beating) < 3 else None


def _many_beat(spot: Spot) -> Facts | None:
    """The card wins so far, but many can still beat it."""
    card = spot.reply
    if card is None or not spot.takes(card):
        return None
    beating = spot.threats([*(c for _, c in spot.view.trick), card])
    return {"card": card, "n": len(beating)} if len(beating) > 2 else None


def _gives_master(spot: Spot) -> Facts | None:
    """The highest of a plain suit goes to a trick that it does not take."""
    card = spot.reply
    if card is None or spot.takes(card) or spot.order.is_trump(card) or not spot.master(card):
        return None
    kept = [c for c in spot.choices if not spot.master(c) and not spot.order.is_trump(c)]
    return {"card": card, "suit": spot.order.suit_of(card)} if kept else None


def _keeps_master(spot: Spot) -> Facts | None:
    """A low card goes, and the highest of its plain suit stays."""
    card = spot.reply
    if card is None or spot.takes(card) or spot.order.is_trump(card):
        return None
    higher = [c for c in spot.above(card, spot.choices) if spot.master(c) and not spot.takes(c)]
    if not higher:
        return None
    best = max(higher, key=spot.order.strength)
    return {"card": best, "suit": spot.order.suit_of(best)}


FOLLOWING = (
    Idea(
        "wins_last",
        mark("The last to play sees what is enough"),
        "for",
        71,
        _wins_last,
        mark("You play last: the {card} beats {seat}'s {other} and takes the trick."),
        about=("sure",),
    ),
    Idea(
        "wins_for_good",
        mark("A card that nobody after you can beat"),
        "for",
        72,
        _wins_for_good,
        mark("The {card} takes the trick for certain: nobody after you can beat it."),
        about=("sure",),
    ),
    Idea(
        "cheapest_winner",
        mark("Win as cheaply as you can"),
        "for",
        66,
        _cheapest_winner,
        mark("The {card} is your cheapest card that is sure of this trick."),
        about=("cheap",),
    ),
    Idea(
        "too_dear",
        mark("Do not pay more than the trick costs"),
        "against",
        66,
        _too_dear,
        mark("The {low} was sure of this trick too, and costs less than the {card}."),
        about=("cheap",),
        instead="low",
    ),
    Idea(
        "partner_has_it",
        mark("Leave a trick that is your side's already"),
        "for",
        68,
        _partner_has_it,
        mark("The trick is safe with {seat}: no card still to come can beat the {other}."),
        about=("partner",),
    ),
    Idea(
        "overtakes",
        mark("Do not take your partner's trick"),
        "against",
        75,
        _overtakes,
        mark("The trick was safe with {seat}'s {other}: the {card} was not needed."),
        about=("partner",),
    ),
    Idea(
        "no_chance",
        mark("Lose with your cheapest card"),
        "for",
        55,
        _no_chance,
        mark("No card that you may play takes this trick, and none is lower than the {card}."),
        about=("lose",),
    ),
    Idea(
        "wasted",
        mark("Do not waste a high card"),
        "against",
        64,
        _wasted,
        mark("The {card} does not take this trick, so the lower {low} would have done."),
        about=("lose",),
        instead="low",
    ),
    Idea(
        "missed_trick",
        mark("Take the trick when you surely can"),
        "against",
        70,
        _missed,
        mark("The {other} would have taken this trick for certain."),
        about=("sure",),
        instead="other",
    ),
    Idea(
        "few_beat",
        mark("Play high when little can beat it"),
        "for",
        45,
        _few_beat,
        lambda n, card: say_count(
            "The {card} wins so far, and only {n} card that may be out beats it.",
            "The {card} wins so far, and only {n} cards that may be out beat it.",
            n,
            card=card,
        ),
        about=("beats",),
    ),
    Idea(
        "many_beat",
        mark("A card that wins so far can still be beaten"),
        "against",
        40,
        _many_beat,
        mark("The {card} wins so far, but {n} cards that may be out beat it."),
        about=("beats",),
    ),
    Idea(
        "gives_master",
        mark("Keep the highest card of a suit"),
        "against",
        62,
        _gives_master,
        mark("No card of {suit} still out beats the {card}, and here it takes nothing."),
        about=("master",),
    ),
    Idea(
        "keeps_master",
        mark("Save the highest card for its own trick"),
        "for",
        52,
        _keeps_master,
        mark("You keep the {card}, which no card of {suit} still out beats."),
        about=("master",),
    ),
)
