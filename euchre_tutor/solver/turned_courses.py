"""How a turn-up hand goes on in many worlds when all that is still to decide is decided by rule of thumb.

Worlds in which the same is said go on together; where they part, so do their courses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..engine.cards import JOKER, NO_CARDS, Card, CardSet, Suit
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import Contract, Kind
from .seating import sitting_out
from .turned_worlds import Turned
from .turning import ALONE, PASS, SUITS_ALONE, WITH


@dataclass(frozen=True, slots=True)
class Turn:
    """The table at which a card was turned up; ``suit`` is what it calls for, a joker's the one named."""

    rules: Ruleset
    dealer: Seat
    upcard: Card
    suit: Suit

    def contract(self, seat: Seat, suit: Suit, alone: bool = False) -> Contract:
        """The seat makes this suit trump."""
        return Contract(seat, Kind.TURN_UP, self.rules.hand_size // 2 + 1, suit, alone)

    def around(self, seat: Seat) -> list[Seat]:
        """The seats from this one on, as far as the dealer."""
        count = (self.dealer - seat) % self.rules.seats + 1
        return [(seat + i) % self.rules.seats for i in range(count)]

    @property
    def first(self) -> Seat:
        """The dealer's left."""
        return (self.dealer + 1) % self.rules.seats


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the worlds, in which everything so far was alike."""

    dealt: Turned
    rows: Sequence[int]  # which of all the worlds these are
    contract: Contract | None = None
    taken: bool = False  # whether the dealer has taken the turned card

    def split(self, codes: Sequence[int]) -> dict[int, Part]:
        """The part's worlds by what is said in each."""
        found: dict[int, list[int]] = {}
        for place, code in enumerate(codes):
            found.setdefault(code, []).append(place)
        if len(found) == 1:
            return {codes[0]: self}
        return {code: self.at(places) for code, places in found.items()}

    def at(self, places: Sequence[int]) -> Part:
        """The worlds at these places of the part."""
        return replace(self, dealt=self.dealt.chosen(places), rows=[self.rows[place] for place in places])

    @property
    def made(self) -> Contract:
        """The contract, where there is one."""
        assert self.contract is not None
        return self.contract

    @property
    def trump(self) -> Suit:
        """The suit that was made trump."""
        assert self.made.trump is not None
        return self.made.trump


class Courses:
    """All ways in which a hand goes on, each to the point at which the first card is led."""

    def __init__(self, turn: Turn) -> None:
        self.turn, self.rules = turn, turn.rules

    # ---- calling

    def order_round(self, part: Part, seats: Sequence[Seat]) -> Iterator[Part]:
        """These seats are still to speak in the first round."""
        turn = self.turn
        for seat in seats:
            said = part.split(part.dealt.order_codes(seat, turn.upcard, turn.suit))
            for code in (WITH, ALONE):
                if code in said:
                    yield from self.called(said[code], turn.contract(seat, turn.suit, code == ALONE), True)
            if PASS not in said:
                return
            part = said[PASS]
        yield from self.call_round(part, turn.around(turn.first))

    def call_round(self, part: Part, seats: Sequence[Seat]) -> Iterator[Part]:
        """These seats are still to speak in the second round."""
        for seat in seats:
            suits, stuck = self.suits(seat), self.stuck(seat)
            said = part.split(part.dealt.call_codes(seat, suits, stuck))
            for code, some in said.items():
                if code != PASS:
                    alone, suit = divmod(code - 1, SUITS_ALONE)
                    yield from self.called(some, self.turn.contract(seat, Suit(suit), bool(alone)), False)
            if PASS not in said:
                return
            part = said[PASS]
        yield part

    def suits(self, seat: Seat) -> list[Suit]:
        """The suits that the seat may name in the second round (rule book 9, ``allow_turned_down_suit``)."""
        allow = self.rules.allow_turned_down_suit
        free = allow is True or (allow == "stuck_dealer_only" and self.stuck(seat))
        return [suit for suit in Suit if free or suit != self.turn.suit]

    def stuck(self, seat: Seat) -> bool:
        """Whether the seat may not pass in the second round."""
        return self.rules.stick_the_dealer and seat == self.turn.dealer

    # ---- the turned card

    def called(self, part: Part, contract: Contract, ordered: bool) -> Iterator[Part]:
        """Trump has been made: ``ordered`` where the turned card goes to the dealer."""
        part, dealer = replace(part, contract=contract), self.turn.dealer
        if not ordered or dealer in sitting_out(self.rules, contract):
            yield from self.settled(part)
        elif self.rules.dealer_may_decline and contract.seat != dealer:
            said = part.split(part.dealt.takes_up(self.turn.upcard, part.trump))
            for takes, some in said.items():
                yield from self.settled(self.took(some) if takes else some)
        else:
            yield from self.settled(self.took(part, late=self.late(contract)))

    def late(self, contract: Contract) -> bool:
        """Whether a dealer who is the maker lays no card away before the dummy (``merge_pool``)."""
        return self.rules.merge_pool == "before_discard" and contract.seat == self.turn.dealer

    def took(self, part: Part, late: bool = False) -> Part:
        """The dealer has taken the turned card, and laid one away unless that comes later."""
        took = replace(part, dealt=part.dealt.taken(self.turn.upcard), taken=True)
        return took if late else self.laid_away(took)

    def laid_away(self, part: Part) -> Part:
        """The dealer has laid a card away by rule of thumb."""
        held = None if self.rules.may_bury_upcard else self.turn.upcard
        return replace(part, dealt=part.dealt.laid_away(part.trump, held))

    # ---- alone, and the dummy

    def settled(self, part: Part) -> Iterator[Part]:
        """The turned card is where it stays; the maker is to say whether he goes alone, if he has not."""
        if Phase.MAKER_ALONE not in self.rules.stages:
            yield from self.chosen(part)
            return
        for alone, some in part.split(part.dealt.goes_alone(part.made.seat, part.trump)).items():
            yield from self.chosen(replace(some, contract=replace(some.made, alone=bool(alone))))

    def chosen(self, part: Part) -> Iterator[Part]:
        """The maker has said whether he goes alone; then there is the dummy."""
        if Phase.MERGE in self.rules.stages and not part.made.alone:
            part = self.merged(part, self.mergers(part.made.seat))
        elif part.taken and self.late(part.made):
            part = self.laid_away(part)
        yield from self.defended(part, self.defenders(part.made))

    def mergers(self, maker: Seat) -> list[Seat]:
        """Who takes a dummy up, the maker first."""
        own = len(self.rules.dummies) > 1
        return [(maker + i) % self.rules.seats for i in range(self.rules.seats if own else 1)]

    def merged(self, part: Part, seats: Sequence[Seat]) -> Part:
        """These seats have kept the best of their own cards and the dummy's."""
        for seat in seats:
            part = replace(part, dealt=part.dealt.merged(seat, self.dummy(seat), part.trump))
        return part

    def dummy(self, seat: Seat) -> int:
        """The chair of the cards that this seat may take up."""
        return self.rules.seats + (seat if len(self.rules.dummies) > 1 else 0)

    # ---- the defence

    def defenders(self, contract: Contract) -> list[Seat]:
        """The defenders who are asked whether they go alone, in their order (rule book 5.4, 6.8)."""
        if Phase.DEFENDER_ALONE not in self.rules.stages or (self.rules.partnerships and not contract.alone):
            return []
        around = ((contract.seat + 1 + i) % self.rules.seats for i in range(self.rules.seats))
        return [seat for seat in around if seat not in self.rules.side(contract.seat)]

    def defended(self, part: Part, seats: Sequence[Seat]) -> Iterator[Part]:
        """These defenders are still to say whether they go alone."""
        for seat in seats:
            known = CardSet((self.turn.upcard,)) if self.dead(part) else NO_CARDS
            said = part.split(part.dealt.defends_alone(seat, part.made, known))
            if 1 in said:
                yield self.ready(said[1], seat)
            if 0 not in said:
                return
            part = said[0]
        yield self.ready(part, None)

    def ready(self, part: Part, lone: Seat | None) -> Part:
        """The first card may be led; what all know to be out of play, all know."""
        part = replace(part, contract=replace(part.made, lone_defender=lone))
        if self.dead(part):
            return replace(part, dealt=part.dealt.all_knowing(self.turn.upcard))
        return part

    def dead(self, part: Part) -> bool:
        """Whether everybody knows that the turned card is out of play."""
        out = self.turn.dealer in sitting_out(self.rules, part.made)
        return not part.taken or (out and not self.rules.may_bury_upcard)


def joker_taken(turn: Turn) -> bool:
    """Whether the dealer has named the turned joker's suit and is the maker (rule book 7.3)."""
    return turn.upcard == JOKER and turn.rules.benny_upcard == "dealer_names"
