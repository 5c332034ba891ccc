"""The pieces of a hand told a second time: who sits where, what lies there, and what is said of cards."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations

from euchre_tutor.engine import CardSet, Ruleset

Turn = tuple[str, int, set[str]]
Story = Generator[Turn, str, None]
Choice = Generator[Turn, str, str]
SUITS = "CDHS"


@dataclass
class Hand:
    """What lies where, the cards as their words."""

    rules: Ruleset
    dealer: int
    chairs: list[list[str]]
    upcard: str = ""
    trump: str = ""
    out: set[int] = field(default_factory=set)
    maker: int = -1
    alone: bool = False
    defender: int = -1

    def round(self, after: int) -> list[int]:
        """All seats clockwise from this one's left."""
        return [(after + 1 + i) % self.rules.seats for i in range(self.rules.seats)]

    def sit_out(self, seat: int) -> None:
        """The seat plays no more."""
        self.out.add(seat)
        self.chairs[seat] = []

    def partner_out(self) -> None:
        """The maker's partner, where there is one, plays no more."""
        if self.rules.partnerships:
            self.sit_out((self.maker + 2) % 4)


def some(verb: str, cards: list[str], n: int) -> set[str]:
    """Every way to say this of n of the cards."""
    return {f"{verb} {CardSet.parse(' '.join(few))}" for few in combinations(cards, n)}


def lay(hand: Hand, chair: int, word: str) -> list[str]:
    """The cards of the word, taken from the chair; what is not there is left."""
    named = word.split()[1:]
    for card in named:
        if card in hand.chairs[chair]:
            hand.chairs[chair].remove(card)
    return named
