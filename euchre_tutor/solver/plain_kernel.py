"""Worlds dealt and played out one after another in plain Python: the twin of ``fast_kernel``."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from ..engine.cards import Card, CardSet, Suit
from ..engine.ruleset import Ruleset, Seat
from .bidding import Plan, best_suit, plan
from .layout import Layout, layout
from .playing import follow, gift, lead, throw
from .rollouts import Dealt, Job, Table
from .seating import TALLY, Defence, Seating, declaring_tricks
from .worlds import Frame, World, worlds

if TYPE_CHECKING:
    from .plain_turned import PlainTurned


class PlainKernel:
    """Deals and plays one world after another."""

    usual = 160
    slice = 20
    pools = (2, 4)

    def deal(self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int) -> PlainDealt:
        """So many worlds within the frame, a hidden seventh card thrown by rule of thumb."""
        dealt = list(islice(worlds(fixed, rng), number))
        if fixed.dealer_throws is not None:
            dealt = [without_cheapest(rules, world, fixed.dealer_throws) for world in dealt]
        return PlainDealt(rules, dealer, dealt)

    def take(
        self, rules: Ruleset, dealer: Seat, worlds: Sequence[World], laid: Sequence[World] | None = None
    ) -> PlainDealt:
        """These worlds, and in each what each seat alone knows to be laid away."""
        return PlainDealt(rules, dealer, worlds, laid=laid)

    def turned(
        self, rules: Ruleset, dealer: Seat, fixed: Frame, rng: random.Random, number: int
    ) -> PlainTurned:
        """So many worlds of a turn-up game before the play."""
        from .plain_turned import PlainTurned  # which stands on the worlds of this module

        return PlainTurned(rules, dealer, list(islice(worlds(fixed, rng), number)))

    def turned_as(self, rules: Ruleset, dealer: Seat, worlds: Sequence[World]) -> PlainTurned:
        """These worlds of a turn-up game, as they were dealt."""
        from .plain_turned import PlainTurned

        return PlainTurned(rules, dealer, worlds)

    def tallies(self, hands: Sequence[tuple[Dealt, Job]]) -> list[list[int]]:
        """Jobs of different worlds of one table: the tricks of each place as tallies."""
        return [dealt.tallies([job])[0] for dealt, job in hands]


def without_cheapest(rules: Ruleset, world: World, seat: Seat) -> World:
    """The world after the seat has laid away the card that is cheapest seen from its best suit."""
    lay = layout(rules, plan(rules, CardSet.of(world[seat])).trump)
    kept = tuple(sorted(world[seat], key=lay.bits.__getitem__)[1:])
    return (*world[:seat], kept, *world[seat + 1 :])


class PlainDealt:
    """Worlds as plain tuples of cards."""

    def __init__(
        self,
        rules: Ruleset,
        dealer: Seat,
        worlds: Sequence[World],
        plans: Mapping[Seat, list[Plan]] | None = None,
        laid: Sequence[World] | None = None,
    ) -> None:
        self._rules, self._dealer, self._worlds, self._laid = rules, dealer, worlds, laid
        self._plans = dict(plans or {})

    @property
    def count(self) -> int:
        """How many worlds these are."""
        return len(self._worlds)

    def plans(self, seat: Seat) -> list[Plan]:
        """How far the seat's hand goes in each world."""
        if seat not in self._plans:
            self._plans[seat] = [plan(self._rules, CardSet.of(world[seat])) for world in self._worlds]
        return self._plans[seat]

    def best(self, chair: int) -> list[int]:
        """What the chair's hand is worth in its best suit in each world, in hundredths of a trick."""
        return [best_suit(self._rules, CardSet.of(world[chair]))[1] for world in self._worlds]

    def swapped(self, seat: Seat, rows: Sequence[int]) -> PlainDealt:
        """The seat and the ghost hand having changed places in these worlds; the seat knows what it gave."""
        worlds, laid, ghost = list(self._worlds), self._none_laid(), self._rules.seats
        for row in rows:
            hands = list(worlds[row])
            hands[seat], hands[ghost] = hands[ghost], hands[seat]
            worlds[row], laid[row] = tuple(hands), self._known_to(seat, hands[ghost])
        plans = {other: some for other, some in self._plans.items() if other != seat}
        return PlainDealt(self._rules, self._dealer, worlds, plans, laid)

    def told(self, seat: Seat) -> PlainDealt:
        """The seat knowing the ghost hand, which it has given away."""
        laid = [self._known_to(seat, world[self._rules.seats]) for world in self._worlds]
        return PlainDealt(self._rules, self._dealer, self._worlds, self._plans, laid)

    def _none_laid(self) -> list[World]:
        return list(self._laid or [((),) * self._rules.seats] * self.count)

    def _known_to(self, seat: Seat, cards: tuple[Card, ...]) -> World:
        return tuple(cards if other == seat else () for other in range(self._rules.seats))

    def chosen(self, rows: Sequence[int]) -> PlainDealt:
        """These worlds alone."""
        plans = {seat: [some[row] for row in rows] for seat, some in self._plans.items()}
        laid = None if self._laid is None else [self._laid[row] for row in rows]
        return PlainDealt(self._rules, self._dealer, [self._worlds[row] for row in rows], plans, laid)

    def play(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of the declarer's side in each of its rows."""
        return [
            [declaring_tricks(tally, job.seating.declaring) for tally in tallies]
            for job, tallies in zip(jobs, self.tallies(jobs), strict=True)
        ]

    def tallies(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of each place in each of its rows, as a tally."""
        return [self._played(job) for job in jobs]

    def _played(self, job: Job) -> list[int]:
        trumps = [job.trumps] * len(job.rows) if isinstance(job.trumps, Suit) else job.trumps
        return [self._tally(job, trump, row) for trump, row in zip(trumps, job.rows, strict=True)]

    def _tally(self, job: Job, trump: Suit, row: int) -> int:
        lay = layout(self._rules, trump)
        hands = {seat: lay.hand(self._worlds[row][seat]) for seat in range(self._rules.seats)}
        aside = {seat: lay.hand(self._laid[row][seat]) if self._laid else 0 for seat in hands}
        if hands[self._dealer].bit_count() > self._rules.hand_size:
            thrown = throw(hands[self._dealer], 1)
            hands[self._dealer], aside[self._dealer] = hands[self._dealer] ^ thrown, thrown
        seats = job.seating.seats
        if job.asked:
            helper = self._rules.partner(seats[0])
            hands[seats[0]], thrown = exchanged(self._rules, lay, hands[seats[0]], hands[helper])
            aside[seats[0]] = lay.joined(aside[seats[0]], thrown)
        return packed(play_out(lay, [hands[s] for s in seats], [aside[s] for s in seats], job.seating))

    def resume(self, table: Table) -> list[int]:
        """The tricks that the declarer's side takes from here on in each world."""
        return [declaring_tricks(tally, table.seating.declaring) for tally in self.resume_tallies(table)]

    def resume_tallies(self, table: Table) -> list[int]:
        """The tricks that each place takes from here on in each world, as a tally."""
        return [self._resumed(table, row) for row in range(self.count)]

    def _resumed(self, table: Table, row: int) -> int:
        lay, seats, laid = layout(self._rules, table.trump), table.seating.seats, self._laid
        hands = [lay.hand(self._worlds[row][seat]) for seat in seats]
        known = zip(table.aside, [laid[row][seat] if laid else () for seat in seats], strict=True)
        aside = [lay.hand((*all_worlds, *this_one)) for all_worlds, this_one in known]
        given = [lay.bits[card] for card in table.given]
        return packed(play_out(lay, hands, aside, table.seating, lay.hand(table.gone), given))


def packed(tricks: Sequence[int]) -> int:
    """The tricks of each place as a tally."""
    return sum(taken << TALLY * place for place, taken in enumerate(tricks))


def exchanged(rules: Ruleset, lay: Layout, asker: int, helper: int) -> tuple[int, int]:
    """The asker's hand after the exchange, and what it threw away for good, both by rule of thumb."""
    number, back = rules.ask_cards, rules.ask_partner_may_return
    if rules.ask_order == "gift_first":
        larger = lay.joined(asker, lay.lifted(gift(lay, helper, number)))
        thrown = lay.lifted(throw(larger, number))
        return lay.less(larger, thrown), thrown
    thrown = lay.lifted(throw(asker, number))
    pool = lay.joined(helper, thrown) if back else helper
    given = lay.lifted(gift(lay, pool, number))
    return lay.joined(lay.less(asker, thrown), given), lay.less(thrown, given) if back else thrown


def play_out(
    lay: Layout,
    hands: Sequence[int],
    aside: Sequence[int],
    seating: Seating,
    gone: int = 0,
    given: Sequence[int] = (),
) -> list[int]:
    """The tricks that each place takes from here on.

    Hands and what is known to be laid aside by place; ``gone`` are the cards of finished tricks, ``given``
    those that lie in the first trick already, played by the leader and those after.
    """
    play = _Play(lay, list(hands), aside, seating, gone)
    won, waiting = [0] * len(hands), list(given)
    while waiting or any(play.hands):
        won[play.trick(waiting)] += 1
        waiting = []
    return won


class _Play:
    """One deal half-way through its play."""

    def __init__(
        self, lay: Layout, hands: list[int], aside: Sequence[int], seating: Seating, gone: int
    ) -> None:
        self.lay, self.hands, self.aside, self.gone = lay, hands, aside, gone
        self.declaring, self.defence, self.leader = seating.declaring, seating.defence, seating.leader
        self.opening = not gone

    def trick(self, given: Sequence[int]) -> int:
        """Play one trick; who takes it leads next."""
        players, winner, best, led = len(self.hands), self.leader, 0, 0
        for number in range(players):
            place = (self.leader + number) % players
            card = given[number] if number < len(given) else self._chosen(place, number, led, best, winner)
            led = led or self.lay.suit_of(card)
            self.gone = self.lay.joined(self.gone, card)
            if card & (led | self.lay.trumps) > best:
                winner, best = place, card
        self.leader, self.opening = winner, False
        if self.defence is Defence.STOPPING and winner:
            self.defence = Defence.APART
        return winner

    def _chosen(self, place: int, number: int, led: int, best: int, winner: int) -> int:
        """The card by rule of thumb; the hand loses it."""
        lay, hand, declaring = self.lay, self.hands[place], self.declaring[place]
        unseen = lay.pack & ~lay.joined(lay.joined(self.gone, hand), self.aside[place])
        if number == 0:
            roles = {"declaring": declaring, "declarer": place == 0, "opening": self.opening}
            card = lead(lay, hand, unseen, **roles)
        else:
            ours = declaring == self.declaring[winner] and self.defence is not Defence.APART
            last = number == len(self.hands) - 1
            card = follow(lay, hand, unseen, led=led, best=best, ours=ours, last=last)
        card = lay.lifted(card)
        self.hands[place] = lay.less(hand, card)
        return card
