"""The rule of thumb for one card: what the computer's players, and every played-out deal, go by.

It looks at one hand, the cards seen and who is winning, all as numbers of a Layout. The lock-step
twin in ``lockstep`` makes the same choices for thousands of deals at once; a test holds them together.
"""

from __future__ import annotations

from .layout import Layout


def highest(cards: int) -> int:
    """The highest bit; nil of nil."""
    return 1 << cards.bit_length() >> 1


def lowest(cards: int) -> int:
    """The lowest bit: in a Layout the cheapest card, plain ones before trumps."""
    return cards & -cards


def above(card: int) -> int:
    """Every place above this card."""
    return -(card << 1)


def masters(lay: Layout, hand: int, unseen: int) -> int:
    """The cards of the hand that no unseen card of their own suit beats."""
    sure = 0
    for suit in (*lay.suits, lay.trumps):
        sure |= hand & suit & -(1 << (unseen & suit).bit_length())
    return sure


def lead(
    lay: Layout, hand: int, unseen: int, *, declaring: bool, declarer: bool, opening: bool = False
) -> int:
    """The card to lead.

    The declaring side draws trumps while others may hold some, with the top ones, the declarer early on
    also when half of his cards or more are trumps; a partner who opens the play has to. Then top plain
    cards are cashed; else a low plain card. A defender keeps a top trump for the last two tricks.
    """
    trumps, plain = hand & lay.trumps, hand & lay.plain
    sure = masters(lay, hand, unseen)
    early = declarer and 2 * trumps.bit_count() >= hand.bit_count() >= 5
    helping = opening and not declarer
    if declaring and trumps and unseen & lay.trumps and (sure & lay.trumps or early or helping):
        return highest(trumps)
    if sure & plain:
        return highest(sure & plain)
    if not declaring and sure & trumps and hand.bit_count() <= 2:
        return highest(trumps)
    return lowest(plain) if plain else highest(trumps)


def follow(lay: Layout, hand: int, unseen: int, *, led: int, best: int, ours: bool, last: bool) -> int:
    """The card to play to a lead.

    ``led`` is all of the suit led, ``best`` the card that wins so far, ``ours`` whether it is our
    side's. The last player wins as cheaply as he can. Others win with their highest card, or trump
    in low; nobody overtakes a partner's card that is the best of its suit.
    """
    following = hand & led
    playable = following or hand
    winning = playable & (led | lay.trumps) & above(best)
    if last:
        return lowest(winning) if winning and not ours else lowest(playable)
    suit = lay.trumps if best & lay.trumps else led
    safe = ours and not unseen & suit & above(best)
    if not winning or safe:
        return lowest(playable)
    return highest(winning) if following else lowest(winning)


def gift(lay: Layout, hand: int, number: int) -> int:
    """The cards that a partner gives who is asked for his best: top trumps, then top plain cards."""
    given = 0
    for _ in range(number):
        given |= highest(hand & ~given)
    return given


def throw(hand: int, number: int) -> int:
    """The cards laid away before the play: the cheapest, plain ones before trumps."""
    thrown = 0
    for _ in range(number):
        thrown |= lowest(hand & ~thrown)
    return thrown
