"""Ideas for a call: what the hand holds in its suit, and which suit to name."""

from __future__ import annotations

from ...engine.actions import Ask, Bid, Moon, Name, Order
from ...engine.cards import Card, CardSet, Suit
from ...engine.rankings import ranking
from ...engine.ruleset import Phase
from ...speech import mark, say_count
from .idea import Facts, Idea
from .spot import Spot


def _calls(spot: Spot) -> bool:
    """Whether the action undertakes something in a suit that is known, the hand looked at."""
    blind = spot.view.phase is Phase.BENNY
    return isinstance(spot.action, Bid | Ask | Moon | Name | Order) and spot.trump is not None and not blind


def _mine(spot: Spot) -> list[Card]:
    """The trumps in the hand as it was dealt."""
    return spot.trumps(spot.view.hand) if _calls(spot) else []


def _takes_up(spot: Spot) -> bool:
    """Whether the call brings the turned card into one's own hand."""
    return isinstance(spot.action, Order) and spot.view.seat == spot.view.dealer


def _against(spot: Spot) -> CardSet:
    """Every card that another hand may hold after the call, the turned one too."""
    turned = isinstance(spot.action, Order) and spot.view.upcard is not None
    return spot.out.with_card(spot.view.upcard) if turned and spot.view.upcard is not None else spot.out


def _sure_trumps(spot: Spot) -> Facts | None:
    """Trumps above every one that another may hold: each takes the trick to which it goes."""
    out = spot.out if _takes_up(spot) else _against(spot)
    if not spot.single:
        return None
    top = [card for card in _mine(spot) if not spot.above(card, out)]
    return {"n": len(top), "suit": spot.trump} if top else None


def _many(spot: Spot) -> Facts | None:
    n = len(_mine(spot))
    return _of_all(spot, n) if 2 * n > spot.view.rules.hand_size else None


def _few(spot: Spot) -> Facts | None:
    n = len(_mine(spot))
    few = _calls(spot) and 3 * n <= spot.view.rules.hand_size and not _takes_up(spot)
    return _of_all(spot, n) if few and n else None


def _none(spot: Spot) -> Facts | None:
    bare = _calls(spot) and not _mine(spot) and not _takes_up(spot)
    return {"all": len(spot.trumps(spot.view.rules.cards)), "suit": spot.trump} if bare else None


def _of_all(spot: Spot, n: int) -> Facts:
    return {"n": n, "all": len(spot.trumps(spot.view.rules.cards)), "suit": spot.trump}


def _no_bower(spot: Spot) -> Facts | None:
    """None of the highest trumps, and the turned card does not bring one."""
    held = [
        *spot.view.hand,
        *([spot.view.upcard] if _takes_up(spot) and spot.view.upcard is not None else []),
    ]
    ace = next((c for c in spot.trumps(spot.view.rules.cards) if c.rank == "A"), None)
    if not _calls(spot) or ace is None or any(spot.above(ace, [card]) for card in held):
        return None
    return {"suit": spot.trump}


def _side_aces(spot: Spot) -> Facts | None:
    aces = [c for c in spot.view.hand if c.rank == "A" and not spot.order.is_trump(c)]
    return {"n": len(aces), "suit": spot.trump} if _calls(spot) and aces and spot.single else None


def _second(spot: Spot) -> tuple[Card, Card] | None:
    """The left bower in the hand, and the right bower where another may hold it."""
    left = [card for card in _mine(spot) if spot.order.is_left(card)]
    right = [card for card in _against(spot) if spot.order.is_right(card)]
    return (left[0], right[0]) if left and right else None


def _bare_left(spot: Spot) -> Facts | None:
    pair = _second(spot)
    if pair is None or len(_mine(spot)) > 1 or _takes_up(spot) or isinstance(spot.action, Ask):
        return None
    return {"low": pair[0], "high": pair[1], "suit": spot.trump}


def _guarded_left(spot: Spot) -> Facts | None:
    pair = _second(spot)
    if pair is None or len(_mine(spot)) < 2:
        return None
    return {"low": pair[0], "high": pair[1], "suit": spot.trump}


def _void(spot: Spot) -> Facts | None:
    """A plain suit missing, and trumps to use there."""
    held = {spot.order.suit_of(card) for card in spot.view.hand}
    missing = [suit for suit in Suit if suit != spot.trump and suit not in held]
    if len(_mine(spot)) < 2 or not missing or isinstance(spot.action, Ask) or _takes_up(spot):
        return None
    return {"none": missing[0], "suit": spot.trump}


# ---- which suit


def _lengths(spot: Spot) -> dict[Suit, int]:
    """How many trumps the hand has in each suit that may be named."""
    suits = dict.fromkeys(one.trump for one in spot.view.legal if isinstance(one, Name))
    orders = {suit: ranking(spot.view.rules, suit) for suit in suits}
    return {suit: sum(map(order.is_trump, spot.view.hand)) for suit, order in orders.items()}


def _longest(spot: Spot) -> Facts | None:
    action, lengths = spot.action, _lengths(spot)
    if not isinstance(action, Name) or len(lengths) < 2 or spot.view.phase is Phase.BENNY:
        return None
    others = [n for suit, n in lengths.items() if suit != action.trump]
    return {"suit": action.trump, "n": lengths[action.trump]} if lengths[action.trump] > max(others) else None


def _shorter(spot: Spot) -> Facts | None:
    action, lengths = spot.action, _lengths(spot)
    if not isinstance(action, Name) or spot.view.phase is Phase.BENNY:
        return None
    best = max(lengths, key=lambda suit: lengths[suit])
    if lengths[best] <= lengths[action.trump]:
        return None
    return {"suit": action.trump, "m": lengths[action.trump], "suit2": best, "n": lengths[best]}


CALLING = (
    Idea(
        "sure_trumps",
        mark("Bowers are the surest tricks"),
        "for",
        60,
        _sure_trumps,
        lambda n, suit: say_count(
            "With {suit} as trump {n} trick is sure: no card of the others beats your best trump.",
            "With {suit} as trump {n} tricks are sure: no card of the others beats your best {n} trumps.",
            n,
            suit=suit,
        ),
    ),
    Idea(
        "many_trumps",
        mark("Count your trumps"),
        "for",
        55,
        _many,
        mark("With {suit} as trump you hold {n} of the {all} trumps."),
        about=("length",),
    ),
    Idea(
        "few_trumps",
        mark("Few trumps carry no call"),
        "against",
        50,
        _few,
        lambda n, all, suit: say_count(
            "With {suit} as trump you hold only {n} trump of {all}.",
            "With {suit} as trump you hold only {n} trumps of {all}.",
            n,
            all=all,
            suit=suit,
        ),
        about=("length",),
    ),
    Idea(
        "no_trumps",
        mark("A call without a trump leans on others"),
        "against",
        53,
        _none,
        mark("With {suit} as trump you hold none of the {all} trumps."),
        about=("length", "bower"),
    ),
    Idea(
        "no_bower",
        mark("A hand without a bower is weak in trumps"),
        "against",
        45,
        _no_bower,
        mark("With {suit} as trump you hold nothing above the ace of trump."),
        about=("bower",),
    ),
    Idea(
        "side_aces",
        mark("Aces beside trump take tricks"),
        "for",
        40,
        _side_aces,
        lambda n, suit: say_count(
            "Beside {suit} you hold {n} ace, which only a trump can beat.",
            "Beside {suit} you hold {n} aces, which only a trump can beat.",
            n,
            suit=suit,
        ),
    ),
    Idea(
        "bare_left",
        mark("A left bower alone can be caught"),
        "against",
        46,
        _bare_left,
        mark("With {suit} as trump the {low} is your only trump: the {high}, if it is led, catches it."),
        about=("left",),
    ),
    Idea(
        "guarded_left",
        mark("Guard the left bower"),
        "for",
        38,
        _guarded_left,
        mark("With {suit} as trump the {low} has another trump beside it, to give to the {high}."),
        about=("left",),
    ),
    Idea(
        "void",
        mark("A missing suit lets you trump"),
        "for",
        36,
        _void,
        mark("With {suit} as trump you hold {none}, so you can trump when it is led."),
        about=("void",),
    ),
    Idea(
        "longest_suit",
        mark("Name the suit that takes most tricks"),
        "for",
        51,
        _longest,
        mark("In {suit} you hold {n} trumps, more than in any other suit that you may name."),
        about=("length",),
    ),
    Idea(
        "shorter_suit",
        mark("Compare the suits before you name one"),
        "against",
        51,
        _shorter,
        lambda n, m, suit, suit2: say_count(
            "In {suit2} you would hold {n} trump, in {suit} {m}.",
            "In {suit2} you would hold {n} trumps, in {suit} {m}.",
            n,
            m=m,
            suit=suit,
            suit2=suit2,
        ),
        about=("length",),
        instead="suit2",
    ),
)
