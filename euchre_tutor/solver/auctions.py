"""The rest of an auction, when everybody who is still to call goes by the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.ruleset import Ruleset, Seat
from .bidding import Plan, moon_rung, rung
from .situations import heard

MOST_CALLS = 60  # more than any auction can have: every round but the last raises the bid


class Outcome(NamedTuple):
    """Who declares, and at which rung; rung 0 is a deal thrown in."""

    seat: Seat
    rung: int


def rest(rules: Ruleset, dealer: Seat, calls: Sequence[tuple[Seat, int]], plans: Sequence[Plan]) -> Outcome:
    """How the auction ends from here, each seat with its plan; a call is a rung, a pass is 0."""
    said = list(calls)
    for _ in range(MOST_CALLS):
        seat = next_caller(rules, dealer, said)
        if seat is None:
            break
        said.append((seat, rung(rules, plans[seat], heard(rules, dealer, said, seat))))
    made = [Outcome(seat, r) for seat, r in said if r]
    return made[-1] if made else Outcome(dealer, 0)


def next_caller(rules: Ruleset, dealer: Seat, said: Sequence[tuple[Seat, int]]) -> Seat | None:
    """Who calls next, None when the auction is over (rule book 3 and 9, ``bidding_rounds``)."""
    following = ((said[-1][0] if said else dealer) + 1) % rules.seats
    high = next((call for call in reversed(said) if call[1]), None)
    moon = high is not None and high[1] == moon_rung(rules)
    if len(said) < rules.seats and (rules.bidding_rounds == 1 or not moon):
        return following
    over = rules.bidding_rounds == 1 or (rules.bidding_rounds == 2 and len(said) == 2 * rules.seats)
    if high is None or moon or over:
        return None
    while rules.bidding_rounds == "open" and (following, 0) in said:
        following = (following + 1) % rules.seats
    return None if following == high[0] else following
