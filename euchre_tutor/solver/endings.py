"""How auctions end in many worlds, and what the contracts come to that others declare in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.cards import Suit
from ..engine.ruleset import Ruleset, Seat
from .auctions import Outcome, rest
from .bidding import Plan, ask_rung, going
from .payoffs import Points, Seen
from .rollouts import Dealt, Job, bid_job

OWN = -1  # stands for the tricks of a contract that one declares oneself
PARTNERED = 0  # the kind of a contract played with the partner; six with help and moon are kinds of their own
MOST_KNOWN = 500  # courses of auctions whose ends are remembered
Contract = tuple[Seat, int, Suit | None]  # by whom, of which kind, and the suit if it was named already
NONE_NAMED: Mapping[Outcome, Suit] = {}
Code = tuple[int, ...]  # how far each seat goes, see bidding.going


@dataclass(slots=True)
class Ending:
    """How one choice ends in one world after another."""

    outcomes: list[Outcome] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)  # as ``taken`` counts them, or OWN

    def extend(self, other: Ending) -> None:
        """Go on with these worlds."""
        self.outcomes += other.outcomes
        self.tricks += other.tricks


def kind(rules: Ruleset, rung: int) -> int:
    """How a rung is played: bids are all played alike."""
    return rung if rung >= ask_rung(rules) else PARTNERED


def taken(rules: Ruleset, dealt: Dealt, jobs: Sequence[Job]) -> list[list[int]]:
    """For each job the tricks that points hang on: of the declarer's side, or each seat's own as a tally."""
    return dealt.play(jobs) if rules.partnerships else dealt.tallies(jobs)


def endings(
    rules: Ruleset,
    dealer: Seat,
    dealt: Dealt,
    plans: Sequence[Sequence[Plan]],
    sayings: Iterable[Sequence[tuple[Seat, int]]],
    own: Seat | None,
    named: Mapping[Outcome, Suit] = NONE_NAMED,
) -> list[Ending]:
    """For each course of the auction so far how it ends in each world; ``own`` contracts are left open.

    ``named`` are the suits that were said with calls already.
    """
    alike = _alike(plans)
    ended = [ends(rules, dealer, said, plans, alike) for said in sayings]
    contracts = _Contracts(rules, own, named)
    for one in ended:
        contracts.note(one, alike)
    contracts.play(dealt, plans)
    return [contracts.ending(one, alike) for one in ended]


class _Contracts:
    """The contracts that others declare in some of the worlds, each played once, whatever was said before."""

    def __init__(self, rules: Ruleset, own: Seat | None, named: Mapping[Outcome, Suit]) -> None:
        self._rules, self._own, self._named = rules, own, named
        self._contracts: dict[Outcome, Contract | None] = {}
        self._codes: dict[Contract, set[Code]] = {}
        self._rows: dict[Contract, list[int]] = {}
        self._tricks: dict[Contract, dict[int, int]] = {}

    def _of(self, outcome: Outcome) -> Contract | None:
        """The contract to be played; None where it is one's own, or where there is none."""
        if outcome not in self._contracts:
            self._contracts[outcome] = self._made(outcome)
        return self._contracts[outcome]

    def _made(self, outcome: Outcome) -> Contract | None:
        named = self._named.get(outcome)
        if not outcome.rung or (outcome.seat == self._own and named is None):
            return None
        return outcome.seat, kind(self._rules, outcome.rung), named

    def note(self, ended: Mapping[Code, Outcome], alike: Mapping[Code, list[int]]) -> None:
        """Remember which contracts are to be played, and where."""
        for code, outcome in ended.items():
            contract = self._of(outcome)
            if contract is not None and code not in self._codes.setdefault(contract, set()):
                self._codes[contract].add(code)
                self._rows.setdefault(contract, []).extend(alike[code])

    def play(self, dealt: Dealt, plans: Sequence[Sequence[Plan]]) -> None:
        """The tricks in the worlds wanted, each declarer in its plan's best suit, if no other is named."""
        jobs = [
            bid_job(
                self._rules,
                seat,
                played,
                [plans[seat][row].trump for row in rows] if named is None else named,
                rows,
            )
            for (seat, played, named), rows in self._rows.items()
        ]
        for contract, job, tricks in zip(self._rows, jobs, taken(self._rules, dealt, jobs), strict=True):
            self._tricks[contract] = dict(zip(job.rows, tricks, strict=True))

    def ending(self, ended: Mapping[Code, Outcome], alike: Mapping[Code, list[int]]) -> Ending:
        """The ends of one course of the auction, world by world."""
        count = sum(map(len, alike.values()))
        outcomes, won = [Outcome(0, 0)] * count, [0] * count
        for code, outcome in ended.items():
            contract = self._of(outcome)
            others = None if contract is None else self._tricks[contract]
            for row in alike[code]:
                outcomes[row] = outcome
                won[row] = others[row] if others is not None else OWN if outcome.rung else 0
        return Ending(outcomes, won)


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


def points_of(rules: Ruleset, seat: Seat, ending: Ending, own: Mapping[int, Sequence[int]]) -> list[Points]:
    """The points in each world of the seat's side and of the others.

    ``own`` holds for each rung the tricks of the contracts that were left open, world by world.
    """
    tables = {outcome: Seen(rules, seat, *outcome) for outcome in set(ending.outcomes)}
    return [
        tables[o][own[o.rung][row] if tricks == OWN else tricks]
        for row, (o, tricks) in enumerate(zip(ending.outcomes, ending.tricks, strict=True))
    ]
