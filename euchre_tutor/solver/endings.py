"""How auctions end in many worlds, and what the contracts come to that others declare in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.ruleset import Ruleset, Seat
from .auctions import Outcome, rest
from .bidding import ASK, Plan, going
from .payoffs import payoffs
from .rollouts import Dealt, bid_job

OWN = -1  # stands for the tricks of a contract that one declares oneself
PARTNERED = 0  # the kind of a contract played with the partner; six with help and moon are kinds of their own
MOST_KNOWN = 500  # courses of auctions whose ends are remembered
Code = tuple[int, ...]  # how far each seat goes, see bidding.going
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
    alike = _alike(plans)
    ended = [ends(rules, dealer, said, plans, alike) for said in sayings]
    wanted = {key: [row for code in codes for row in alike[code]] for key, codes in _declared(ended, own)}
    tricks = _played(rules, dealt, plans, wanted)
    return [_ending(one, alike, own, tricks, dealt.count) for one in ended]


def _declared(
    ended: Iterable[Mapping[Code, Outcome]], own: Seat | None
) -> Iterable[tuple[tuple[Seat, int], set[Code]]]:
    """The contracts that others declare, by declarer and kind, and where they do."""
    found: dict[tuple[Seat, int], set[Code]] = {}
    for one in ended:
        for code, outcome in one.items():
            if outcome.rung and outcome.seat != own:
                found.setdefault((outcome.seat, kind(outcome.rung)), set()).add(code)
    return found.items()


def _alike(plans: Sequence[Sequence[Plan]]) -> dict[Code, list[int]]:
    """The worlds in which everybody goes equally far, so that the auction ends alike."""
    alike: dict[Code, list[int]] = {}
    for row, code in enumerate(zip(*map(going, plans), strict=True)):
        alike.setdefault(code, []).append(row)
    return alike


def ends(
    rules: Ruleset,
    dealer: Seat,
    said: Sequence[tuple[Seat, int]],
    plans: Sequence[Sequence[Plan]],
    alike: Mapping[Code, list[int]],
) -> dict[Code, Outcome]:
    """How the auction ends after what was said, by how far everybody goes."""
    if len(_known) > MOST_KNOWN:
        _known.clear()
    known = _known.setdefault((rules, dealer, tuple(said)), {})
    for code, rows in alike.items():
        if code not in known:
            known[code] = rest(rules, dealer, said, [some[rows[0]] for some in plans])
    return {code: known[code] for code in alike}


_known: dict[tuple[Ruleset, Seat, tuple[tuple[Seat, int], ...]], dict[Code, Outcome]] = {}


def _played(
    rules: Ruleset,
    dealt: Dealt,
    plans: Sequence[Sequence[Plan]],
    wanted: Mapping[tuple[Seat, int], list[int]],
) -> dict[tuple[Seat, int], dict[int, int]]:
    """By declarer and kind the tricks in the worlds wanted, each declarer in the best suit of its plan."""
    jobs = [
        bid_job(rules, seat, played, [plans[seat][row].trump for row in rows], rows)
        for (seat, played), rows in wanted.items()
    ]
    found = zip(wanted, jobs, dealt.play(jobs), strict=True)
    return {key: dict(zip(job.rows, tricks, strict=True)) for key, job, tricks in found}


def _ending(
    ended: Mapping[Code, Outcome],
    alike: Mapping[Code, list[int]],
    own: Seat | None,
    tricks: Mapping[tuple[Seat, int], Mapping[int, int]],
    count: int,
) -> Ending:
    """The ends of one course of the auction, world by world."""
    outcomes, taken = [Outcome(0, 0)] * count, [0] * count
    for code, outcome in ended.items():
        others = tricks.get((outcome.seat, kind(outcome.rung))) if outcome.seat != own else None
        for row in alike[code]:
            outcomes[row] = outcome
            taken[row] = others[row] if others is not None and outcome.rung else OWN if outcome.rung else 0
    return Ending(outcomes, taken)


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
