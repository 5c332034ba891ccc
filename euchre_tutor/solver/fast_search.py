"""The search of ``open_search`` for machine code: the same questions and order, on plain numbers alone.

One function plays one card of any seat and calls itself for the next; hands come in the order in which they
are still to play. Nothing loads this room unless ``open_hands.hasten`` is asked to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .fast_bits import compiled, length
from .fast_bounds import HANDS, OPEN, SUITS, TABLES, YES, Suits, codes_of, empty_table, keep, settled, suit_of
from .open_tricks import Places, Tricks

Four = tuple[int, int, int, int]
Trick = tuple[int, int, int, int, int]  # the next place, the suit led, the best card, its place, gaps
Node = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
# the hands from the player to act on, a Trick, tricks needed and left, and whether the side has not changed
NODE = "UniTuple(i8,12)"


@compiled("i8(i8,i8)")
def firsts(hand: int, gaps: int) -> int:
    """Of each run of cards that touch the lowest."""
    touching = hand << 1
    passed = touching & gaps
    return hand & ~((touching ^ passed) | ((passed + gaps) & ~gaps))


@compiled("i8(i8,i8,i8)")
def reach(hand: int, suit: int, trumps: int) -> int:
    """The place of the highest card with which the hand can answer a lead of the suit."""
    following = hand & suit
    return length(following if following != 0 else hand & trumps)


@compiled(f"UniTuple(i8,4)({HANDS}i8,{SUITS})")
def leads(leader: int, left: int, mate: int, right: int, gaps: int, suits: Suits) -> Four:
    """The leads to try in four groups: see ``Search._ordered``."""
    trumps, others, mine = suits[3], left | mate | right, firsts(leader, gaps)
    winning = masters = 0
    for suit in suits:
        cards = mine & suit
        if cards != 0:
            above = max(reach(left, suit, trumps), reach(right, suit, trumps))
            winning |= cards if reach(mate, suit, trumps) > above else cards >> above << above
            above = length(others & suit)
            masters |= cards >> above << above
    sure = winning & masters
    return sure & ~trumps, sure & trumps, winning & ~masters, mine & ~winning


@compiled(f"UniTuple(i8,4)({NODE},{SUITS})")
def answers(node: Node, suits: Suits) -> Four:
    """The cards to try to a lead in four groups, the last one empty: see ``Search._second``."""
    hand, following, after, _, place, suit, best, taker, gaps, _, _, _ = node
    cards, above, trumps = firsts(hand & suit if hand & suit != 0 else hand, gaps), length(best), suits[3]
    next_one, last_one = reach(following, suit, trumps), reach(after, suit, trumps)
    if place == 1:
        above = max(above, next_one)
        beaten = last_one <= above
    elif place == 2:
        beaten = taker == 1 or above <= next_one
        above = max(above, next_one) if taker == 1 else next_one
    else:
        beaten = taker != 1
    wins = (cards & (suit | trumps)) >> above << above if beaten else 0
    rest = cards & ~wins
    return wins, rest & ~trumps, rest & trumps, 0


@compiled("i8(UniTuple(i8,4))")
def next_of(groups: Four) -> int:
    """The lowest card of the first group that is not empty, but of the last group the highest."""
    for cards in groups[:3]:
        if cards != 0:
            return cards & -cards
    return 1 << length(groups[3]) >> 1


@compiled("UniTuple(i8,4)(i8,i8,i8,i8,i8)")
def turned(leader: int, left: int, mate: int, right: int, taker: int) -> Four:
    """The hands from the one that took the trick on."""
    if taker == 0:
        return leader, left, mate, right
    if taker == 1:
        return left, mate, right, leader
    if taker == 2:
        return mate, right, leader, left
    return right, leader, left, mate


@compiled(f"{NODE}({NODE},i8,{SUITS})")
def moved(node: Node, card: int, suits: Suits) -> Node:
    """What the next player is asked once the card is played, and whether he is of the same side."""
    a, b, c, d, place, suit, best, taker, gaps, need, tricks, _ = node
    suit = suit_of(card, suits) if place == 0 else suit
    if card & (suit | suits[3]) > best:
        best, taker = card & (suit | suits[3]), place
    a, b, c, d, to = b, c, d, a & ~card, place + 1
    while to < 4 and a == 0:  # nobody sits there
        a, b, c, d, to = b, c, d, a, to + 1
    if to < 4:
        same = 1 - (to - place & 1)
        return a, b, c, d, to, suit, best, taker, gaps, need if same else tricks - need + 1, tricks, same
    a, b, c, d = turned(a, b, c, d, taker)
    same = 1 - (taker - place & 1)
    return a, b, c, d, 0, 0, 0, 0, 0, need - 1 if same else tricks - need, tricks - 1, same


@compiled(f"b1({NODE},{SUITS}{TABLES})", inline="never")  # it calls itself
def takes(node: Node, suits: Suits, table: Any, codes: Any) -> bool:
    """Whether the side of the player to act takes so many tricks, the open one among those left."""
    a, b, c, d, place, suit, best, taker, gaps, need, tricks, _ = node
    if place == 0:
        known = settled(a, b, c, d, need, tricks, suits, table, codes)
        if known != OPEN:
            return known == YES
        gaps = (suits[0] | suits[1] | suits[2] | suits[3]) & ~(a | b | c | d)
        groups = leads(a, b, c, d, gaps, suits)
    else:
        groups = answers(node, suits)
    node = a, b, c, d, place, suit, best, taker, gaps, need, tricks, 0
    found, card = False, next_of(groups)
    while card != 0 and not found:
        after = moved(node, card, suits)
        found = takes(after, suits, table, codes) == (after[11] == 1)
        one, two, three, four = groups
        groups = one & ~card, two & ~card, three & ~card, four & ~card
        card = next_of(groups)
    if place == 0:
        keep(a, b, c, d, need, tricks, found, suits, table, codes)
    return found


@compiled(f"i8({NODE},i8,{SUITS}{TABLES})", inline="never")
def most(node: Node, guess: int, suits: Suits, table: Any, codes: Any) -> int:
    """The most tricks that the side of the player to act can take, asked for from a guess on."""
    a, b, c, d, place, suit, best, taker, gaps, _, tricks, _ = node
    low, high = 0, tricks
    while low < high:
        need = min(max(guess, low + 1), high)
        if takes((a, b, c, d, place, suit, best, taker, gaps, need, tricks, 0), suits, table, codes):
            low = guess = need
        else:
            high = guess = need - 1
    return low


class FastTricks(Tricks):
    """Positions of one pack, searched by machine code."""

    __slots__ = ("_codes", "_kept", "_masks")

    def __init__(self, suits: tuple[int, ...], split: int = 0) -> None:
        super().__init__(suits, split)
        a, b, c, d = suits
        self._masks = a, b, c, d
        self._codes = codes_of(max(suit.bit_count() for suit in suits))
        self._kept = empty_table()

    def best(self, hands: Places, trick: Sequence[int], tricks: int) -> int:
        """See Tricks."""
        return self._after(hands, trick, self._gaps(hands, trick), tricks, self._guess(hands, tricks))

    def _after(self, hands: Places, trick: Sequence[int], gaps: int, tricks: int, guess: int) -> int:
        place, suit, best, taker = len(trick), 0, 0, 0
        if trick:
            suit = self._suit_of[trick[0]]
            values = [card & (suit | self._trumps) for card in trick]
            best, taker = max(values), values.index(max(values))
            while place < len(hands) and not hands[place]:  # nobody sits there
                place += 1
        if place < len(hands):
            return self._most(hands, place, (place, suit, best, taker, gaps), tricks, guess)
        won = 1 - taker % 2
        return won + self._most(hands, taker, (0, 0, 0, 0, 0), tricks - 1, guess - won)

    def _most(self, hands: Places, turn: int, trick: Trick, tricks: int, guess: int) -> int:
        """The tricks of the leader's side, the hand in this place being the next to play."""
        a, b, c, d = hands[turn:] + hands[:turn]
        ours = turn % 2 == 0
        node = a, b, c, d, *trick, 0, tricks, 0
        found = most(node, guess if ours else tricks - guess, self._masks, self._kept, self._codes)
        return found if ours else tricks - found
