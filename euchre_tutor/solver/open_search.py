"""The search for the tricks that a side takes, all hands open and everybody playing his best.

It asks yes or no questions: does the side that leads take so many of the tricks left? One good card is
enough for a yes, and no is sure only after every card. What was found is kept at the ends of tricks, by
the order of the cards that are left.

The sides sit crosswise: leader and mate against left and right. A seat without a player has no cards, and
plays none; so the same search serves two, three and four players. The functions that play one card each
are one loop cut in four, and what stays the same through a trick goes from one to the next as a tuple.
"""

from __future__ import annotations

from .open_bounds import Bounds, Cards

MOST_KNOWN = 40_000  # positions kept, of some 150 bytes each
MOST_LISTS = 20_000
Trick = tuple[int, int, int, int, int, int, int, int]


class Search(Bounds):
    """Positions of one pack; it remembers what it found, which holds for every deal."""

    __slots__ = ("_ends", "_lists", "_options", "_pack", "_suit_of", "_suits", "_table", "_tops")

    def __init__(self, suits: tuple[int, ...], split: int = 0) -> None:
        super().__init__(suits, split)
        self._suits, self._pack = suits[::-1], sum(suits)  # the trumps first
        places = [1 << place for place in range(self._pack.bit_length())]
        self._suit_of = {bit: suit for suit in suits for bit in places if bit & suit}
        self._tops = sum(map(highest, suits)) | highest(self._trumps & ~highest(self._trumps))
        self._table: dict[int, tuple[int, int]] = {}
        self._ends: dict[int, tuple[int, int]] = {}  # of the last two tricks
        self._lists, self._options = Cards(self._trumps, ()), Cards(self._trumps, (0,))

    def tidy(self) -> None:
        """Forget what has grown too large."""
        for known in (self._table, self._ends):
            if len(known) > MOST_KNOWN:
                known.clear()
        if len(self._options) > MOST_LISTS:
            self._lists, self._options = Cards(self._trumps, ()), Cards(self._trumps, (0,))

    def takes(self, leader: int, left: int, mate: int, right: int, need: int, tricks: int) -> bool:
        """Whether the side of the leader, who is about to lead, takes so many of the tricks left."""
        if need <= 0:
            return True
        if need > tricks:
            return False
        if tricks == 1:
            return self._last(leader, left, mate, right)
        sure = self._sure(leader, left, mate, right, need, tricks)
        if sure is not None:
            return sure
        odd = left | right
        present = leader | mate | odd
        table = self._table if tricks > 2 else self._ends
        key = self._key(present, odd, mate | right, tricks == 2)
        low, high = table.get(key) or (0, tricks)
        if need <= low:
            return True
        if need > high:
            return False
        found = self._leads(leader, left, mate, right, present, need, tricks)
        table[key] = (need, high) if found else (low, need - 1)
        return found

    def _last(self, leader: int, left: int, mate: int, right: int) -> bool:
        """Whether leader or mate takes the last trick."""
        wanted = self._suit_of[leader] | self._trumps
        best, ours = leader, True
        if left & wanted > best:
            best, ours = left, False
        if mate & wanted > best:
            best, ours = mate, True
        return ours and right & wanted <= best

    def _leads(
        self, leader: int, left: int, mate: int, right: int, present: int, need: int, tricks: int
    ) -> bool:
        """The leader's card: one good one is enough."""
        gaps, suit_of, second = self._pack & ~present, self._suit_of, self._second
        lefts, mates, rights = lowest_of(left, gaps), lowest_of(mate, gaps), lowest_of(right, gaps)
        trumps, without, fewer = self._trumps, tricks - need, tricks - 1
        for card in self._ordered(lowest_of(leader, gaps), leader, left, mate, right):
            suit = suit_of[card]
            far = highest(right & suit or right & trumps)
            trick = lefts, mates, rights, suit, far, need - 1, without, fewer
            if second(leader ^ card, left, mate, right, card, trick):
                return True
        return False

    def _ordered(self, mine: int, leader: int, left: int, mate: int, right: int) -> tuple[int, ...]:
        """Leads in a promising order: sure tricks, those that mate may win, then the rest from the top."""
        trumps, lists, others = self._trumps, self._lists, left | mate | right
        winning = masters = 0
        for suit in self._suits:
            cards = mine & suit
            if cards:
                one, two = left & suit or left & trumps, right & suit or right & trumps
                above = (one if one > two else two).bit_length()
                if (mate & suit or mate & trumps).bit_length() > above:
                    winning |= cards
                else:
                    winning |= cards >> above << above
                above = (others & suit).bit_length()
                masters |= cards >> above << above
        sure, lost = winning & masters, mine & ~winning
        return lists[sure & ~trumps] + lists[sure & trumps] + lists[winning & ~masters] + lists[lost][::-1]

    def _second(self, leader: int, left: int, mate: int, right: int, lead: int, trick: Trick) -> bool:
        """The card of the player on the left: all must be hopeless for his side."""
        lefts, suit, far = trick[0], trick[3], trick[4]
        third, trumps = self._third, self._trumps
        wanted, cards = suit | trumps, lefts & suit if left & suit else lefts
        best = highest(mate & suit or mate & trumps)
        if lead > best:
            best = lead
        for card in self._options[cards] if far > best else self._from(cards, wanted, best):
            if not third(leader, left ^ card, mate, right, lead, card & wanted, trick):
                return False
        return True

    def _third(
        self, leader: int, left: int, mate: int, right: int, lead: int, card: int, trick: Trick
    ) -> bool:
        """The card of the mate, the one on the left having played this one if it may take the trick."""
        mates, suit, far = trick[1], trick[3], trick[4]
        fourth, wanted, cards = self._fourth, suit | self._trumps, mates & suit if mate & suit else mates
        best, taker = (card, 1) if card > lead else (lead, 0)
        beat = best if taker and best > far else far
        for card in self._options[cards] if best > beat else self._from(cards, wanted, beat):
            if card & wanted > best:
                if fourth(leader, left, mate ^ card, right, card, 2, trick):
                    return True
            elif fourth(leader, left, mate ^ card, right, best, taker, trick):
                return True
        return False

    def _fourth(
        self, leader: int, left: int, mate: int, right: int, best: int, taker: int, trick: Trick
    ) -> bool:
        """The card of the player on the right, and the trick goes to whoever takes it."""
        _, _, rights, suit, _, need, without, fewer = trick
        takes, cards = self.takes, rights & suit if right & suit else rights
        above = best.bit_length()
        winning = (cards & (suit | self._trumps)) >> above << above
        for card in self._lists[winning]:
            if takes(right ^ card, leader, left, mate, without, fewer):
                return False
        if winning and winning == cards:
            return True
        for card in self._options[cards ^ winning]:
            if taker == 1:
                if takes(left, mate, right ^ card, leader, without, fewer):
                    return False
            elif taker == 2:
                if not takes(mate, right ^ card, leader, left, need, fewer):
                    return False
            elif not takes(leader, left, mate, right ^ card, need, fewer):
                return False
        return True

    def _from(self, cards: int, wanted: int, best: int) -> tuple[int, ...]:
        """The cards, first those that beat the best one."""
        above = best.bit_length()
        winning = (cards & wanted) >> above << above
        return self._lists[winning] + self._lists[cards ^ winning] if winning else self._options[cards]


def lowest_of(hand: int, gaps: int) -> int:
    """Of each run of cards that touch, but for cards out of play, the lowest."""
    touching = hand << 1
    passed = touching & gaps
    return hand & ~((touching ^ passed) | ((passed + gaps) & ~gaps))


def highest(cards: int) -> int:
    """The highest bit; nil of nil."""
    return 1 << cards.bit_length() >> 1
