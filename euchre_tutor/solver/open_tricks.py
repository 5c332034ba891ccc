"""Tricks that lie on the table already, the worth of each card that may be played, and equal cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .open_search import Search, lowest_of

Places = tuple[int, ...]  # the four hands from the leader of the trick on, as bits
BITS_OF_KEY = 160  # more than a key of 24 cards has
Goal = tuple[int, int, int]  # places passed over where cards touch, tricks needed, tricks left


class Tricks(Search):
    """Positions within a trick; tricks are counted for its leader's side, the open one among those left."""

    __slots__ = ()

    def best(self, hands: Places, trick: Sequence[int], tricks: int) -> int:
        """The tricks that the leader's side takes when everybody plays his best."""
        if not trick:
            leader, left, mate, right = hands
            return bisected(
                lambda need: self.takes(leader, left, mate, right, need, tricks),
                tricks,
                self._guess(hands, tricks),
            )
        return self._after(hands, trick, self._gaps(hands, trick), tricks, self._guess(hands, tricks))

    def cards(self, hands: Places, trick: Sequence[int], tricks: int) -> dict[int, int]:
        """The same for each card that may be played now; cards that touch are tried once."""
        place, gaps, value = len(trick), self._gaps(hands, trick), self._guess(hands, tricks)
        hand = hands[place]
        legal = hand & self._suit_of[trick[0]] or hand if trick else hand
        worth = {}
        for card in self._lists[lowest_of(hand, gaps) & legal][::-1]:
            after = (*hands[:place], hand ^ card, *hands[place + 1 :])
            worth[card] = value = self._after(after, (*trick, card), gaps, tricks, value)
        for card in sorted(self._lists[legal]):
            worth[card] = value = worth.get(card, value)
        return worth

    def _after(self, hands: Places, trick: Sequence[int], gaps: int, tricks: int, guess: int) -> int:
        """The tricks of the leader's side once these cards are on the table."""
        suit = self._suit_of[trick[0]]
        wanted, best, taker = suit | self._trumps, 0, 0
        for place, card in enumerate(trick):
            if card & wanted > best:
                best, taker = self._raised(card), place

        def takes(need: int) -> bool:
            return self._goes_on(hands, len(trick), suit, best, taker, (gaps, need, tricks))

        return bisected(takes, tricks, guess)

    def _goes_on(self, hands: Places, place: int, suit: int, best: int, taker: int, goal: Goal) -> bool:
        """Whether the leader's side takes what it needs, the hand in this place being the next to play."""
        if place == len(hands):
            return self._taken(hands, taker, goal)
        hand, ours, wanted = hands[place], place % 2 == 0, suit | self._trumps
        cards = lowest_of(hand & suit or hand, goal[0])
        for card in self._from(cards, wanted, best) if (taker - place) % 2 else self._options[cards]:
            after = (*hands[:place], hand ^ card, *hands[place + 1 :])
            value = card & wanted
            if value > best:
                found = self._goes_on(after, place + 1, suit, self._raised(value), place, goal)
            else:
                found = self._goes_on(after, place + 1, suit, best, taker, goal)
            if found == ours:
                return found
        return not ours

    def _taken(self, hands: Places, taker: int, goal: Goal) -> bool:
        """The trick has gone to this place, which leads to the next."""
        _, need, tricks = goal
        leader, left, mate, right = hands[taker:] + hands[:taker]
        if taker % 2:
            return not self.takes(leader, left, mate, right, tricks - need, tricks - 1)
        return self.takes(leader, left, mate, right, need - 1, tricks - 1)

    def _raised(self, card: int) -> int:
        """The card with its equal in another hand, which does not beat it any more."""
        return card | (card & self._split) << 1

    def _gaps(self, hands: Places, trick: Sequence[int]) -> int:
        return self._pack & ~(sum(hands) + sum(trick))

    def _guess(self, hands: Places, tricks: int) -> int:
        """About how many tricks that will be."""
        ours, theirs = hands[0] | hands[2], hands[1] | hands[3]
        trumps = (ours & self._trumps).bit_count() - (theirs & self._trumps).bit_count()
        tops = (ours & self._tops).bit_count() - (theirs & self._tops).bit_count()
        return round(tricks / 2 + 0.225 * trumps + 0.25 * tops)


class TwinTricks(Tricks):
    """Positions in which two players may hold equal cards, the first of which wins."""

    __slots__ = ()

    def _leads(
        self, leader: int, left: int, mate: int, right: int, present: int, need: int, tricks: int
    ) -> bool:
        gaps = self._pack & ~present
        for card in self._ordered(lowest_of(leader, gaps), leader, left, mate, right):
            hands, suit = (leader ^ card, left, mate, right), self._suit_of[card]
            if self._goes_on(hands, 1, suit, self._raised(card), 0, (gaps, need, tricks)):
                return True
        return False

    def _last(self, leader: int, left: int, mate: int, right: int) -> bool:
        hands, suit = (0, left, mate, right), self._suit_of[leader]
        return self._goes_on(hands, 1, suit, self._raised(leader), 0, (0, 1, 1))

    def _key(self, present: int, odd: int, far: int, alike: bool) -> int:
        """The order of the cards, and which of them are equal to the next."""
        twins = present & self._split & present >> 1
        key = super()._key(present, odd, far, False)
        return key << BITS_OF_KEY | super()._key(present, twins, 0, False) if twins else key


def bisected(takes: Callable[[int], bool], tricks: int, guess: int) -> int:
    """The most tricks that can be taken, asked for from a guess on."""
    low, high = 0, tricks
    while low < high:
        need = min(max(guess, low + 1), high)
        if takes(need):
            low = guess = need
        else:
            high = guess = need - 1
    return low
