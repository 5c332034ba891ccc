"""Exact play with all hands open: how many tricks each card is worth when everybody plays his best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from threading import Thread

from ..engine.cards import Card, Suit
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import Shown, State
from .open_cards import strip, twin_strip
from .open_tricks import Tricks, TwinTricks

LONGEST_WITH_TWINS = 6  # tricks of a double deck: a longer play takes seconds to tens of seconds
PLACES = {4: (0, 1, 2, 3), 3: (0, 1, 3), 2: (0, 1)}  # the declarer in 0: the sides sit crosswise


def solve(state: State) -> dict[Card, int]:
    """For each card that may be played the tricks of the contract's side at the end of the hand.

    All hands lie open and everybody plays his best; tricks taken already are counted. The contract's
    side is the declarer with his partner, or alone where there are no partners: in Ghost Hand the other
    two play together to keep him down. Only cards that follow suit are answered, equal ones once.
    ValueError when no card is to be played, or with a double deck more than six tricks are left.
    """
    return at_table(state).cards(state.hands)


def at_table(shown: Shown) -> OpenTable:
    """What everybody sees of the play, from a State or a View; ValueError when no card is to be played."""
    contract = shown.contract
    if shown.phase is not Phase.PLAY or contract is None or contract.trump is None:
        raise ValueError(f"no card is to be played: the phase is {shown.phase.value}")
    side, winner = shown.rules.side(contract.seat), shown.order.winner
    done = [trick[winner([card for _, card in trick])][0] for trick in shown.complete_tricks]
    return OpenTable(
        rules=shown.rules,
        trump=contract.trump,
        declarer=contract.seat,
        seats=tuple(seat for seat in range(shown.rules.seats) if seat not in shown.sitting_out),
        leader=shown.trick[0][0] if shown.trick else shown.to_act,
        trick=tuple(card for _, card in shown.trick),
        taken=sum(seat in side for seat in done),
    )


@dataclass(frozen=True, kw_only=True)
class OpenTable:
    """A trick to be played, whoever holds what: the same in every world that one seat thinks possible."""

    rules: Ruleset
    trump: Suit
    declarer: Seat
    seats: tuple[Seat, ...]  # those that play
    leader: Seat  # of the open trick, or of the next
    trick: tuple[Card, ...] = ()  # on the table, from the leader on
    taken: int = 0  # tricks that the declarer's side has

    def cards(self, hands: Sequence[Iterable[Card]]) -> dict[Card, int]:
        """For each card that the next seat may play the tricks of the declarer's side at the end.

        Hands: what every chair holds now; those of chairs that do not play are not looked at.
        ValueError for a double deck with more than six tricks left.
        """
        search, piles, trick, names = self._laid_out(hands)
        left = self._left(piles, trick)
        found = search.cards(tuple(piles), trick, left)
        return {names[bit]: self._total(tricks, left) for bit, tricks in found.items()}

    def tricks(self, hands: Sequence[Iterable[Card]]) -> int:
        """The tricks of the declarer's side at the end when everybody plays his best; see ``cards``."""
        search, piles, trick, _ = self._laid_out(hands)
        left = self._left(piles, trick)
        return self._total(search.best(tuple(piles), trick, left), left)

    def ends_with(self, hands: Sequence[Iterable[Card]], tricks: int) -> bool:
        """Whether the declarer's side ends with so many tricks at least; quicker than ``tricks``."""
        search, piles, trick, _ = self._laid_out(hands)
        left = self._left(piles, trick)
        if trick:
            return self._total(search.best(tuple(piles), trick, left), left) >= tricks
        leader, left_hand, mate, right = piles
        need = tricks - self.taken
        if self._total(1, 1) > self.taken:
            return search.takes(leader, left_hand, mate, right, need, left)
        return not search.takes(leader, left_hand, mate, right, left - need + 1, left)

    def too_long(self, hands: Sequence[Iterable[Card]]) -> bool:
        """Whether there are equal cards and more tricks left than can be searched."""
        twins = len(set(self.rules.cards)) < len(self.rules.cards)
        return twins and len(tuple(hands[self.leader])) + bool(self.trick) > LONGEST_WITH_TWINS

    # ---- the places of the search: the leader's is the first, and the sides sit crosswise

    def _laid_out(
        self, hands: Sequence[Iterable[Card]]
    ) -> tuple[Tricks, list[int], list[int], Mapping[int, Card]]:
        """The search, the hands and the open trick as its numbers, and the numbers' cards."""
        order = self._order()
        held = [() if seat is None else tuple(hands[seat]) for seat in order]
        given = self._given(order)
        if len(set(self.rules.cards)) == len(self.rules.cards):
            known = strip(self.rules, self.trump)
            trick = [0 if card is None else known.bits[card] for card in given]
            return _search(known.suits), [known.hand(cards) for cards in held], trick, known.cards
        if self.too_long(hands):
            raise ValueError(f"more than {LONGEST_WITH_TWINS} tricks are left of a double deck")
        return self._with_twins(held, given)

    def _with_twins(
        self, held: Sequence[tuple[Card, ...]], given: Sequence[Card | None]
    ) -> tuple[Tricks, list[int], list[int], Mapping[int, Card]]:
        shown = [(card,) if card is not None else () for card in (*given, *[None] * len(held))]
        piles = [(*cards, *lies) for cards, lies in zip(held, shown, strict=False)]
        known, owned = twin_strip(self.rules, self.trump, piles)
        trick = [0 if card is None else _bit_of(owned[place], card) for place, card in enumerate(given)]
        hands = [sum(bits) - sum(trick[place : place + 1]) for place, bits in enumerate(owned)]
        return TwinTricks(known.suits, known.split), hands, trick, known.cards

    def _order(self) -> list[Seat | None]:
        """Who plays from each place of the search; nobody from a place that is empty."""
        chairs: list[Seat | None] = [None] * 4
        for seat in self.seats:
            chairs[PLACES[self.rules.seats][(seat - self.declarer) % self.rules.seats]] = seat
        first = chairs.index(self.leader)
        return chairs[first:] + chairs[:first]

    def _given(self, order: Sequence[Seat | None]) -> list[Card | None]:
        """The open trick with nothing for the empty places, up to the seat that is to play."""
        cards, given = list(self.trick), list[Card | None]()
        for seat in order:
            if seat is not None and not cards:
                break
            given.append(None if seat is None else cards.pop(0))
        return given

    def _left(self, hands: Sequence[int], trick: Sequence[int]) -> int:
        return hands[0].bit_count() + bool(trick)

    def _total(self, tricks: int, left: int) -> int:
        """The declarer's side's tricks at the end, of so many left with these for the leader's side."""
        leading = (self.leader - self.declarer) % self.rules.seats
        return self.taken + (tricks if PLACES[self.rules.seats][leading] % 2 == 0 else left - tricks)


def _bit_of(owned: Mapping[int, Card], card: Card) -> int:
    return next(bit for bit, other in owned.items() if other == card)


def hasten() -> Thread | None:
    """Load the compiled search in the background; None where numba, the extra ``fast``, is not installed.

    It takes seconds, most of them only the first time, and 150 MB. Until it is there, and for two packs
    always, the search in Python answers the same.
    """
    if find_spec("numba") is None:
        return None
    loading = Thread(target=_hasten, name="hasten", daemon=True)
    loading.start()
    return loading


def _hasten() -> None:
    search = import_module(".fast_search", __package__).FastTricks
    search((1, 2, 4, 8)).best((1, 2, 4, 8), (), 1)
    _searches.kind = search
    _searches.clear()


class _Searches(dict[tuple[int, ...], Tricks]):
    """The search for packs of each shape, which goes on with what it has found in other deals."""

    kind: type[Tricks] = Tricks

    def __missing__(self, suits: tuple[int, ...]) -> Tricks:
        self[suits] = search = self.kind(suits)
        return search


_searches = _Searches()


def _search(suits: tuple[int, ...]) -> Tricks:
    search = _searches[suits]
    search.tidy()
    return search
