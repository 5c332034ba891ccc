"""Exact play with all hands open: deals a second, cards played a deal, and what fifty worlds of a seat cost.

Run: python -m benchmarks.open_hands [--deals 400] [--tables 12]

Times are of the processor, since other work on the machine would count otherwise. No other program that we
know of plays Euchre exactly; a bridge solver such as endplay knows neither bowers nor hands of six.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from statistics import median, quantiles
from time import process_time

from euchre_tutor.engine import RULESETS, Card, Ruleset, Suit, shuffled
from euchre_tutor.solver.fast_bits import COMPILED
from euchre_tutor.solver.fast_search import FastTricks
from euchre_tutor.solver.open_cards import strip
from euchre_tutor.solver.open_hands import PLACES, OpenTable
from euchre_tutor.solver.open_search import Trick
from euchre_tutor.solver.open_tricks import Places, Tricks

WORLDS = 50
World = list[list[Card]]


class Counting(Tricks):
    """A search that counts the cards it plays: slower, so never timed."""

    __slots__ = ("played",)

    def __init__(self, suits: tuple[int, ...]) -> None:
        super().__init__(suits)
        self.played = 0

    def takes(self, leader: int, left: int, mate: int, right: int, need: int, tricks: int) -> bool:
        """See Search; it is asked once for each card that ends a trick."""
        self.played += 1
        return super().takes(leader, left, mate, right, need, tricks)

    def _second(self, leader: int, left: int, mate: int, right: int, lead: int, trick: Trick) -> bool:
        self.played += 1
        return super()._second(leader, left, mate, right, lead, trick)

    def _third(
        self, leader: int, left: int, mate: int, right: int, lead: int, card: int, trick: Trick
    ) -> bool:
        self.played += 1
        return super()._third(leader, left, mate, right, lead, card, trick)

    def _fourth(
        self, leader: int, left: int, mate: int, right: int, best: int, taker: int, trick: Trick
    ) -> bool:
        self.played += 1
        return super()._fourth(leader, left, mate, right, best, taker, trick)


def deals(rules: Ruleset, number: int) -> list[Places]:
    """So many deals as the searches take them, empty places where fewer than four play."""
    known, size, places = strip(rules, Suit.HEARTS), rules.hand_size, PLACES[rules.seats]
    packs = [shuffled(rules.cards, random.Random(seed)) for seed in range(number)]
    hands = [[known.hand(pack[size * i : size * i + size]) for i in range(4)] for pack in packs]
    return [tuple(hand if i in places else 0 for i, hand in enumerate(four)) for four in hands]


def speed(search: Tricks, some: list[Places], tricks: int) -> float:
    """Deals a second, each solved for the tricks of the leader's side."""
    start = process_time()
    for hands in some:
        search.tidy()
        search.best(hands, (), tricks)
    return len(some) / (process_time() - start)


def told(rules: Ruleset, number: int) -> str:
    """The line of one game."""
    suits, some = strip(rules, Suit.HEARTS).suits, deals(rules, number)
    counting = Counting(suits)
    for hands in some:
        counting.best(hands, (), rules.hand_size)
    plain = speed(Tricks(suits), some, rules.hand_size)
    line = f"{rules.name:<12}{plain:8.0f} deals/s {counting.played / number:8.0f} cards a deal"
    if not COMPILED:
        return line + "   numba is not installed"
    fast = FastTricks(suits)
    speed(fast, some[:10], rules.hand_size)
    by_numba = speed(fast, deals(rules, 11 * number)[number:], rules.hand_size)
    return line + f"   numba {by_numba:8.0f} deals/s, {by_numba / plain:.0f} times"


def worlds(rules: Ruleset, hands: World, seat: int, rng: random.Random) -> list[World]:
    """The cards of the other seats dealt again, fifty times."""
    found = []
    for _ in range(WORLDS):
        rest = iter(shuffled([card for i, hand in enumerate(hands) if i != seat for card in hand], rng))
        found.append([hand if i == seat else [next(rest) for _ in hand] for i, hand in enumerate(hands)])
    return found


def advice(rules: Ruleset, tricks: int, cards: int, number: int) -> list[float]:
    """Milliseconds for each card of a seat in fifty worlds, so many tricks left and cards on the table."""
    times = []
    for seed in range(number):
        rng = random.Random(seed)
        pack = shuffled(rules.cards, rng)
        hands = [list(pack[tricks * i : tricks * i + tricks]) for i in range(4)]
        table = OpenTable(rules=rules, trump=Suit.HEARTS, declarer=0, seats=(0, 1, 2, 3), leader=0)
        for seat in range(cards):
            table = played(table, hands, seat, rng)
        some = worlds(rules, hands, cards, rng)
        start = process_time()
        for world in some:
            table.cards(world)
        times.append((process_time() - start) * 1000)
    return times


def played(table: OpenTable, hands: World, seat: int, rng: random.Random) -> OpenTable:
    """The table after the seat has played a card at random."""
    card = rng.choice(list(table.cards(hands)))
    hands[seat].remove(card)
    return replace(table, trick=(*table.trick, card))


def main() -> None:
    """Print a line for each game, and one for each place in the play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--tables", type=int, default=12)
    asked = parser.parse_args()
    for name in ("bid", "turn_up", "ghost", "cutthroat", "two_handed"):
        print(told(RULESETS[name], asked.deals))
    for name, tricks in (("bid", 6), ("bid", 5), ("bid", 4), ("double_deck", 6)):
        for cards in range(3 if tricks == 6 else 1):
            times = advice(RULESETS[name], tricks, cards, asked.tables)
            print(
                f"{name:<12}{tricks} tricks left, {cards} cards on the table, {WORLDS} worlds: "
                f"median {median(times):4.0f} ms, p95 {quantiles(times, n=20)[18]:4.0f} ms"
            )


if __name__ == "__main__":
    main()
