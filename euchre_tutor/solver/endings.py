"""How auctions end in many worlds, and what the contracts come to that others declare in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.ruleset import Ruleset, Seat
from .auctions import Outcome, rest
from .bidding import ASK, Plan, going
from .payoffs import payoffs
from .rollouts import Dealt, Job

OWN = -1  # stands for the tricks of a contract that one declares oneself
PARTNERED = 0  # the kind of a contract played with the partner; six with help and moon are kinds of their own
MOST_KNOWN = 500  # courses of auctions whose ends are remembered
Points = tuple[int, int]  # of one's own side, and of the opponents


@dataclass(slots=True)
class Ending:
    """How one choice ends in one world after another."""

    outcomes: list[Outcome] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)  # of the declarer's side, or OWN

    def extend(self, other: Ending) -> None:
        """Go on with these worlds."""
        self.outcomes += other.outcomes
        self.tricks += other.tricks


def kind(rung: int) -> int:
    """How a rung is played: bids are all played alike."""
    return rung if rung >= ASK else PARTNERED


def endings(
    rules: Ruleset,
    dealer: Seat,
    dealt: Dealt,
    plans: Sequence[Sequence[Plan]],
    sayings: Iterable[Sequence[tuple[Seat, int]]],
    own: Seat | None,
) -> list[Ending]:
    """For each course of the auction so far how it ends in each world; ``own`` contracts are left open."""
    codes = list(zip(*map(going, plans), strict=True))
    ended = [Ending(ends(rules, dealer, said, plans, codes)) for said in sayings]
    wanted: dict[tuple[Seat, int], set[int]] = {}
    for one in ended:
        for row, o in enumerate(one.outcomes):
            if o.rung and o.seat != own:
                wanted.setdefault((o.seat, kind(o.rung)), set()).add(row)
    tricks = _played(dealt, plans, wanted)
    for one in ended:
        one.tricks = [_tricks(o, row, own, tricks) for row, o in enumerate(one.outcomes)]
    return ended


def ends(
    rules: Ruleset,
    dealer: Seat,
    said: Sequence[tuple[Seat, int]],
    plans: Sequence[Sequence[Plan]],
    codes: Sequence[tuple[int, ...]],
) -> list[Outcome]:
    """The end of the auction in each world; worlds in which all go equally far, by code, end alike."""
    if len(_known) > MOST_KNOWN:
        _known.clear()
    known = _known.setdefault((rules, dealer, tuple(said)), {})
    for row, code in enumerate(codes):
        if code not in known:
            known[code] = rest(rules, dealer, said, [some[row] for some in plans])
    return [known[code] for code in codes]


_known: dict[tuple[Ruleset, Seat, tuple[tuple[Seat, int], ...]], dict[tuple[int, ...], Outcome]] = {}


def _played(
    dealt: Dealt, plans: Sequence[Sequence[Plan]], wanted: Mapping[tuple[Seat, int], set[int]]
) -> dict[tuple[Seat, int], dict[int, int]]:
    """By declarer and kind the tricks in the worlds wanted, each declarer in the best suit of its plan."""
    jobs = [
        Job(seat, played, [plans[seat][row].trump for row in rows], list(rows))
        for (seat, played), rows in wanted.items()
    ]
    found = dealt.play(jobs)
    return {
        key: dict(zip(job.rows, tricks, strict=True))
        for key, job, tricks in zip(wanted, jobs, found, strict=True)
    }


def _tricks(
    outcome: Outcome, row: int, own: Seat | None, tricks: Mapping[tuple[Seat, int], Mapping[int, int]]
) -> int:
    if outcome.seat == own and outcome.rung:
        return OWN
    return tricks[outcome.seat, kind(outcome.rung)][row] if outcome.rung else 0


def points_of(rules: Ruleset, seat: Seat, ending: Ending, own: Mapping[int, Sequence[int]]) -> list[Points]:
    """The points in each world of the seat's side and of the others.

    ``own`` holds for each rung the tricks of the contracts that were left open, world by world.
    """
    side = rules.side(seat)
    tables = {o: _seen_by(o.seat in side, _table(rules, o.rung)) for o in set(ending.outcomes)}
    return [
        tables[o][own[o.rung][row] if tricks == OWN else tricks]
        for row, (o, tricks) in enumerate(zip(ending.outcomes, ending.tricks, strict=True))
    ]


def _table(rules: Ruleset, rung: int) -> tuple[Points, ...]:
    return payoffs(rules, rung) if rung else ((0, 0),)


def _seen_by(declaring: bool, table: tuple[Points, ...]) -> tuple[Points, ...]:
    return table if declaring else tuple((others, own) for own, others in table)
