"""Worlds dealt and played out one after another in plain Python: the twin of ``fast_kernel``."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import islice

from ..engine.cards import CardSet, Suit
from ..engine.ruleset import Ruleset, Seat
from .bidding import ASK, Plan, plan
from .layout import Layout, layout
from .playing import follow, gift, lead, throw
from .rollouts import Job, Table
from .worlds import Frame, World, worlds


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

    def take(self, rules: Ruleset, dealer: Seat, worlds: Sequence[World]) -> PlainDealt:
        """These worlds."""
        return PlainDealt(rules, dealer, worlds)


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
    ) -> None:
        self._rules, self._dealer, self._worlds = rules, dealer, worlds
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

    def chosen(self, rows: Sequence[int]) -> PlainDealt:
        """These worlds alone."""
        plans = {seat: [some[row] for row in rows] for seat, some in self._plans.items()}
        return PlainDealt(self._rules, self._dealer, [self._worlds[row] for row in rows], plans)

    def play(self, jobs: Sequence[Job]) -> list[list[int]]:
        """For each job the tricks of the declarer's side in each of its rows."""
        return [self._played(job) for job in jobs]

    def _played(self, job: Job) -> list[int]:
        trumps = [job.trumps] * len(job.rows) if isinstance(job.trumps, Suit) else job.trumps
        return [self._tricks(job, trump, row) for trump, row in zip(trumps, job.rows, strict=True)]

    def _tricks(self, job: Job, trump: Suit, row: int) -> int:
        lay = layout(self._rules, trump)
        hands = [lay.hand(self._worlds[row][(job.seat + i) % 4]) for i in range(4)]
        return contract_tricks(self._rules, lay, hands, (self._dealer - job.seat) % 4, job.rung)

    def resume(self, table: Table) -> list[int]:
        """The tricks that the declarer's side takes from here on in each world."""
        lay = layout(self._rules, table.trump)
        places = (0, 1, 2, 3) if table.players == 4 else (0, 1, 3)
        seats = [(table.declarer + place) % 4 for place in places]
        aside = [0] * table.players
        aside[table.watcher] = lay.hand(table.aside)
        gone, given = lay.hand(table.gone), [lay.bits[card] for card in table.given]
        return [
            play_out(lay, [lay.hand(world[seat]) for seat in seats], aside, gone, table.leader, given)
            for world in self._worlds
        ]


def contract_tricks(rules: Ruleset, lay: Layout, hands: list[int], dealer: int, rung: int) -> int:
    """The tricks of the declarer's side; hands and the dealer's place are counted from the declarer."""
    aside = [0, 0, 0, 0]
    if hands[dealer].bit_count() > rules.hand_size:
        aside[dealer] = throw(hands[dealer], 1)
        hands[dealer] ^= aside[dealer]
    if rung < ASK:
        return play_out(lay, hands, aside)
    if rung == ASK:
        hands[0], thrown = exchanged(rules, lay, hands[0], hands[2])
        aside[0] |= thrown
    return play_out(lay, [hands[0], hands[1], hands[3]], [aside[0], aside[1], aside[3]])


def exchanged(rules: Ruleset, lay: Layout, asker: int, helper: int) -> tuple[int, int]:
    """The asker's hand after the exchange, and what it threw away, both by rule of thumb."""
    number = rules.ask_cards
    if rules.ask_order == "gift_first":
        larger = asker | gift(lay, helper, number)
        thrown = throw(larger, number)
        return larger ^ thrown, thrown
    thrown = throw(asker, number)
    pool = helper | (thrown if rules.ask_partner_may_return else 0)
    given = gift(lay, pool, number)
    return (asker ^ thrown) | given, thrown & ~given


def play_out(
    lay: Layout,
    hands: list[int],
    aside: Sequence[int],
    gone: int = 0,
    leader: int = 0,
    given: Sequence[int] = (),
) -> int:
    """The tricks that the declarer's side takes from here on.

    Hands from the declarer on; of four players two sides sit crosswise, of three the declarer is alone.
    ``given`` are the cards that lie in the first trick already, played by the leader and those after.
    """
    hands, won, waiting = list(hands), 0, list(given)
    while waiting or any(hands):
        leader, gone = _trick(lay, hands, aside, gone, leader, waiting)
        won += _declaring(leader, len(hands))
        waiting = []
    return won


def _declaring(seat: int, players: int) -> bool:
    return seat % 2 == 0 if players == 4 else seat == 0


def _trick(
    lay: Layout, hands: list[int], aside: Sequence[int], gone: int, leader: int, given: Sequence[int]
) -> tuple[int, int]:
    """Who takes the trick, and the cards gone after it; the hands lose the cards they play."""
    players, winner, best, led = len(hands), leader, 0, 0
    for number in range(players):
        seat = (leader + number) % players
        declaring = _declaring(seat, players)
        hand, unseen = hands[seat], lay.pack & ~(gone | hands[seat] | aside[seat])
        if number < len(given):
            card = given[number]
        elif number == 0:
            card = lead(lay, hand, unseen, declaring=declaring, declarer=seat == 0)
        else:
            ours, last = declaring == _declaring(winner, players), number == players - 1
            card = follow(lay, hand, unseen, led=led, best=best, ours=ours, last=last)
        led = led or lay.suit_of(card)
        hands[seat], gone = hand & ~card, gone | card
        if card & (led | lay.trumps) > best:
            winner, best = seat, card
    return winner, gone
