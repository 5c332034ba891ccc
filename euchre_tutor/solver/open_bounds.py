"""What is known of a position without playing it: tricks that are sure, and a key that tells alike ones."""

from __future__ import annotations


class Cards(dict[int, tuple[int, ...]]):
    """Some cards one by one, plain ones before trumps and the lowest first; made when first asked for."""

    def __init__(self, trumps: int, nothing: tuple[int, ...]) -> None:
        super().__init__({0: nothing})
        self._trumps = trumps

    def __missing__(self, held: int) -> tuple[int, ...]:
        found = []
        for some in (held & ~self._trumps, held & self._trumps):
            while some:
                found.append(some & -some)
                some &= some - 1
        self[held] = tuple(found)
        return self[held]


class Ranks(dict[int, int]):
    """Whose card is the lowest of those in play, the next, and so on: two bits a card and two at the end.

    Asked twice for one suit, once by each bit of the places where the cards are.
    """

    def __init__(self, present: int) -> None:
        super().__init__()
        self._present = present

    def __missing__(self, held: int) -> int:
        code, place, left = 0, 1, self._present
        while left:
            code |= place * (left & -left & held > 0)
            left &= left - 1
            place <<= 2
        self[held] = code | place
        return self[held]


class RanksOf(dict[int, Ranks]):
    """The Ranks for each set of cards of one suit that may be in play."""

    def __missing__(self, present: int) -> Ranks:
        self[present] = Ranks(present)
        return self[present]


class Bounds:
    """Hands are numbers of one Strip in the order of play: the leader's, then left, mate and right."""

    __slots__ = ("_plain", "_ranks", "_room", "_split", "_trumps")

    def __init__(self, suits: tuple[int, ...], split: int) -> None:
        *plain, self._trumps = suits
        self._plain, self._split = tuple(plain), split
        self._room = 2 + 2 * max(suit.bit_count() for suit in plain)
        self._ranks = RanksOf()

    def _sure(self, leader: int, left: int, mate: int, right: int, need: int, tricks: int) -> bool | None:
        """Whether the leader's side takes so many of the tricks, where that can be seen at once.

        A trump above all of the other side's takes a trick for its own side whenever it is played.
        """
        trumps, split = self._trumps, self._split
        ours, theirs = (leader | mate) & trumps, (left | right) & trumps
        if ours > theirs:
            above = (theirs | (theirs & split) << 1).bit_length()
            if (leader & trumps) >> above:
                if ((leader & trumps) >> above).bit_count() >= need:
                    return True
                if not theirs or self._draws(leader & trumps, left & trumps, mate & trumps, right & trumps):
                    return self._cashes(leader, left | right, mate, need)
            return True if ((mate & trumps) >> above).bit_count() >= need else None
        if not theirs:
            return self._cashes(leader, left | right, mate, need)
        above, most = (ours | (ours & split) << 1).bit_length(), tricks - need
        if ((left & trumps) >> above).bit_count() > most or ((right & trumps) >> above).bit_count() > most:
            return False
        return None

    def _draws(self, leader: int, left: int, mate: int, right: int) -> bool:
        """Whether the leader has top trumps enough to leave the other side without any."""
        others = left | mate | right
        others |= (others & self._split) << 1
        drawn = (leader >> others.bit_length()).bit_count()
        return drawn >= left.bit_count() and drawn >= right.bit_count()

    def _cashes(self, leader: int, opposing: int, mate: int, need: int) -> bool | None:
        """The other side without trumps, the leader's trumps and his top plain cards all take tricks.

        So do mate's top cards of a suit in which the leader can put him in: he need not throw them away.
        """
        sure, others = (leader & self._trumps).bit_count(), opposing | mate
        for suit in self._plain:
            own = leader & suit
            if own:
                sure += (own >> (others & suit).bit_length()).bit_count()
        if sure >= need:
            return True
        others = opposing | leader
        others |= (others & self._split) << 1
        for suit in self._plain:
            own = mate & suit
            if own > others & suit and leader & suit:
                above = (others & suit).bit_length()
                if sure + (own >> above).bit_count() >= need:
                    return True
        return None

    def _key(self, present: int, odd: int, far: int, alike: bool) -> int:
        """The position by the order of the cards in play.

        ``odd`` are the cards of left and right, ``far`` those of mate and right. Where ``alike``, the
        plain suits may change places.
        """
        first, second, third = self._plain
        ranks, room, trumps = self._ranks, self._room, self._trumps
        of = ranks[present & first]
        a = of[odd & first] | of[far & first] << 1
        of = ranks[present & second]
        b = of[odd & second] | of[far & second] << 1
        of = ranks[present & third]
        c = of[odd & third] | of[far & third] << 1
        of = ranks[present & trumps]
        if alike:
            if a < b:
                a, b = b, a
            if b < c:
                b, c = c, b
            if a < b:
                a, b = b, a
        return (((of[odd & trumps] | of[far & trumps] << 1) << room | a) << room | b) << room | c
