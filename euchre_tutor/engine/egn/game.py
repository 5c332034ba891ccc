"""A whole file: its players, rules and deals, and the reneges in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..cards import Card, NotationError
from ..match import Match
from ..options import Option
from ..phases.renege import reneged
from ..ruleset import Phase, Ruleset, Seat
from ..state import State
from .deals import replay
from .record import SEATS, Record, read_record
from .rules import read_rules
from .text import Place, read_json

FILE_TYPE = "Euchre Game Notation"
VERSION = re.compile(r"1\.([2-9]|[1-9][0-9])(\.[0-9]{1,4})?")  # before 1.2 the names of the parts were others
MOST_DEALS, MOST_POINTS = 100, 100_000


@dataclass(frozen=True, slots=True)
class Renege:
    """A card that did not follow suit although its player had one that did."""

    deal: int  # counted from 1 in the file
    trick: int  # counted from 1 in the deal
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Egn:
    """What a file says, played again."""

    rules: Ruleset
    players: tuple[str, ...]
    title: str
    scores: tuple[int, ...]  # before the first deal, one a seat
    final: tuple[int, ...]  # as the file states them; () where it does not
    hands: tuple[State, ...]  # a hand that the file leaves unfinished is unfinished here
    told: tuple[bool, ...]  # for each hand, whether the file tells all cards that were dealt to it
    reneges: tuple[Renege, ...]

    def match(self) -> Match:
        """The deals as one match; NotationError for one that is unfinished or out of turn."""
        dealer = self.hands[0].dealer if self.hands else 0
        match = Match(self.rules, self.scores, dealer)
        for number, hand in enumerate(self.hands, 1):
            if hand.phase is not Phase.OVER:
                raise NotationError(f"deal {number} is not finished", expected="all its cards")
            if hand.dealer != match.dealer:
                expected = f"seat {match.dealer} as dealer"
                raise NotationError(f"deal {number} is dealt by seat {hand.dealer}", expected=expected)
            match = match.after(hand)
        return match


def read_egn(text: str) -> Egn:
    """Read a file; NotationError says what in it cannot be, and where. Reneges are no fault but a finding."""
    file = read_json(text)
    _check_kind(file)
    about = file.get("metadata")
    deals = list(file.get("deals").items(MOST_DEALS))
    records = [read_record(deal) for deal in deals]
    rules = _rules(about.get("ruleset", {}), records)
    open_rules = rules.with_options(renege_mode="allow")
    played = [replay(record, open_rules) for record in records]
    reneges = tuple(found for n, (state, _) in enumerate(played, 1) for found in _reneges(n, state))
    if not reneges:
        played = [replay(record, rules) for record in records]
    return Egn(
        rules=open_rules if reneges else rules,
        players=_players(about.get("players", [])),
        title=about.get("title", "").text(128),
        scores=_scores(about.get("initialScore")),
        final=_scores(about.get("finalScore")) if about.get("finalScore").value is not None else (),
        hands=tuple(state for state, _ in played),
        told=tuple(told for _, told in played),
        reneges=reneges,
    )


def _check_kind(file: Place) -> None:
    if file.get("fileType").value != FILE_TYPE:
        file.get("fileType").refuse(FILE_TYPE)
    version = file.get("version")
    if not isinstance(version.value, str) or not VERSION.fullmatch(version.value):
        version.refuse("a version such as 1.4")


def _rules(place: Place, records: list[Record]) -> Ruleset:
    """The rules, with what the deals show of them: a suit turned down and named, alone said late."""
    options: dict[str, Option] = {}
    if any(record.names_turned_down for record in records):
        options["allow_turned_down_suit"] = True
    if any(record.alone_is_said_late for record in records):
        options["alone_timing"] = "before_lead"
    return read_rules(place).with_options(**options)


def _players(place: Place) -> tuple[str, ...]:
    names = [(one if isinstance(one.value, str) else one.get("name")).text(64) for one in place.items(SEATS)]
    return (*names, *[""] * (SEATS - len(names)))


def _scores(place: Place) -> tuple[int, ...]:
    """Two totals, those of seats 0 and 2 first, as one for each seat."""
    totals = [one.whole(-MOST_POINTS, MOST_POINTS) for one in place.items(2)]
    if len(totals) != 2:
        place.refuse("two totals")
    return (totals[0], totals[1]) * 2


def _reneges(deal: int, state: State) -> Iterator[Renege]:
    for number, trick in enumerate(state.tricks, 1):
        for seat, card in trick:
            if reneged(state, seat, number):
                yield Renege(deal, number, seat, card)
