"""Hands played one after another until somebody reaches the target (rule book 1.7)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from .actions import Claim
from .cards import Card, Suit
from .ruleset import Phase, Ruleset, Seat
from .scoring import made, score, stopped
from .state import State, deal, shuffled

BLACK_JACKS = frozenset({Card.of("J", Suit.CLUBS), Card.of("J", Suit.SPADES)})


@dataclass(frozen=True, slots=True)
class Match:
    """The running totals, whose deal it is, and the hands that were played."""

    rules: Ruleset
    scores: tuple[int, ...]  # one a seat, partners alike
    dealer: Seat
    hands: tuple[State, ...] = ()  # finished hands, thrown in ones too
    opening: tuple[int, ...] = ()  # the totals before the first of these hands; () when there is none

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats that have won; empty while play goes on or sides tie at or above the target."""
        there = {side for side in map(frozenset, self.rules.sides) if self._total(side) >= self.rules.target}
        if self.rules.going_out == "must_make_or_set":
            return self._best(side for side in there if self._earned_it(side))
        bidders = self._bidders() if self.rules.going_out == "bidder_first" and len(there) > 1 else None
        if bidders is not None and bidders in there and made(self.hands[-1]):
            return bidders
        return self._best(there)

    def next_deal(self, rng: random.Random) -> State:
        """Shuffle and deal the next hand."""
        return deal(self.rules, self.dealer, rng)

    def after(self, finished: State) -> Match:
        """The match with this hand counted and the deal passed on; ValueError while the hand goes on."""
        if finished.phase is not Phase.OVER:
            raise ValueError("the hand is not over: it has no score yet")
        points = zip(self.scores, score(finished), strict=True)
        return replace(
            self,
            scores=tuple(_floored(self.rules, have + won) for have, won in points),
            dealer=self.dealer if deals_again(finished) else (self.dealer + 1) % self.rules.seats,
            hands=(*self.hands, finished),
            opening=self.opening or self.scores,
        )

    def _total(self, side: frozenset[Seat]) -> int:
        return self.scores[min(side)]

    def _best(self, sides: Iterable[frozenset[Seat]]) -> frozenset[Seat]:
        """The side with the highest total; with several, none or all by the rule for ties."""
        rivals = list(sides)
        high = max(map(self._total, rivals), default=0)
        best = [side for side in rivals if self._total(side) == high]
        if len(best) == 1 or (best and self.rules.tie_break == "shared_win"):
            return frozenset().union(*best)
        return frozenset()

    def _bidders(self) -> frozenset[Seat] | None:
        """The side that bid the last hand."""
        contract = self.hands[-1].contract if self.hands else None
        return None if contract is None else self.rules.side(contract.seat)

    def _earned_it(self, side: frozenset[Seat]) -> bool:
        """Whether the side made its bid in the last hand, or set the bidder."""
        bidders = self._bidders()
        if bidders is None or stopped(self.hands[-1]):
            return False
        return made(self.hands[-1]) == (side == bidders)


def new_match(rules: Ruleset, rng: random.Random | None = None, dealer: Seat | None = None) -> Match:
    """A match at nil; the first dealer is the one given, else by the option ``first_dealer``.

    Without an rng such a dealer cannot be drawn again. ValueError when the dealer given is no seat.
    """
    first = _first_dealer(rules, rng or random.Random()) if dealer is None else dealer
    if not 0 <= first < rules.seats:
        raise ValueError(f"dealer {first}: expected a seat from 0 to {rules.seats - 1}")
    return Match(rules, (0,) * rules.seats, first)


def _first_dealer(rules: Ruleset, rng: random.Random) -> Seat:
    if isinstance(rules.first_dealer, int):
        return rules.first_dealer
    if rules.first_dealer == "random":
        return int(rng.random() * rules.seats)
    turned = shuffled(rules.cards, rng)
    return next(i for i, card in enumerate(turned) if card in BLACK_JACKS) % rules.seats


def deals_again(finished: State) -> bool:
    """Whether the same player deals after this hand: one claimed as Ace No Face, where that is the rule."""
    claimed = any(isinstance(action, Claim) for _, action in finished.calls)
    return claimed and finished.rules.anf_dealer == "same"


def _floored(rules: Ruleset, total: int) -> int:
    return max(total, rules.score_floor) if isinstance(rules.score_floor, int) else total
