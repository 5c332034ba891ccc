"""What the table tells: what has happened, and what a hand and a match came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import TypedDict

from euchre_tutor.engine import (
    CallRenege,
    Match,
    Name,
    Order,
    Phase,
    Play,
    Seat,
    State,
    made,
)
from euchre_tutor.engine.phases.play import trick_winner
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import Watch, taken_by
from euchre_tutor.tutor.names import by_seat, card_name, seat_name
from euchre_tutor.tutor.results import result_lines, side_name, side_points
from euchre_tutor.tutor.session import Session
from euchre_tutor.tutor.tell import step_told


class LineJson(TypedDict):
    """One line of the log."""

    label: str
    text: str


class ResultJson(TypedDict):
    """What the finished hand, or match, came to."""

    title: str
    lines: list[str]
    won: bool


STAGES = {
    Phase.DEALER_DISCARD: mark("Discard"),
    Phase.CLAIM: mark("Claims"),
    Phase.BID: mark("Auction"),
    Phase.NAME: mark("Trump"),
    Phase.EXCHANGE: mark("Exchange"),
    Phase.BENNY: mark("Joker"),
    Phase.ORDER: mark("Round 1"),
    Phase.CALL: mark("Round 2"),
    Phase.DEALER_CARD: mark("Dealer"),
    Phase.MAKER_ALONE: mark("Alone"),
    Phase.DEFENDER_ALONE: mark("Alone"),
    Phase.MERGE: mark("Dummy"),
    Phase.CLAIMS: mark("Reneges"),
}
# ---- what has happened


def step_text(before: State, after: State, viewer: Seat) -> str:
    """What one action did, for a reader aloud: the action, then the trick or the hand that it ended."""
    watch = Watch(viewer)
    parts = [_headline(before, after, watch)]
    if len(after.complete_tricks) > len(before.complete_tricks):
        parts.append(taken_by(after, watch))
    if after.phase is Phase.OVER:
        parts += result_lines(after, viewer)
    return " ".join(filter(None, parts))


def steps_text(states: Sequence[State], viewer: Seat) -> str:
    """Several actions, one sentence after the other."""
    return " ".join(step_text(before, after, viewer) for before, after in pairwise(states))


def log_lines(states: Sequence[State], viewer: Seat) -> list[LineJson]:
    """The hand so far, a line for each stage of it and for each trick; the open trick card by card."""
    told = [(label, text) for label, text in _told(states, Watch(viewer))]
    lines = [(label, [text for _, text in group]) for label, group in groupby(told, key=lambda line: line[0])]
    done = len(states[-1].complete_tricks)
    short = {_trick_label(number) for number in range(1, done + 1)}
    return [
        LineJson(label=label, text=" ".join(texts[-1:] if label in short else texts))
        for label, texts in lines
    ]


def _told(states: Sequence[State], watch: Watch) -> Iterator[tuple[str, str]]:
    for before, after in pairwise(states):
        label = _label(before, after)
        yield label, _headline(before, after, watch)
        if len(after.complete_tricks) > len(before.complete_tricks):
            yield label, _taker(after, watch)


def _taker(after: State, watch: Watch) -> str:
    """Who took the trick just finished, in as few words as a line of the log has room for."""
    trick = after.complete_tricks[-1]
    seat = trick_winner(after, trick)
    name = seat_name(seat, watch.viewer, after.rules.seats)
    return say("{seat}, {card}", seat=name, card=card_name(dict(trick)[seat]))


def _label(before: State, after: State) -> str:
    if before.phase in STAGES:
        return say(STAGES[before.phase])
    return _trick_label(max(len(after.tricks), 1))


def _trick_label(number: int) -> str:
    return say("Trick {n}", n=number)


def _headline(before: State, after: State, watch: Watch) -> str:
    action = after.history[-1][1]
    if isinstance(action, Play):
        return step_told(before, action, after, watch).headline
    told = step_told(before, action, replace(after, phase=before.phase), watch)
    more = isinstance(action, CallRenege) or (isinstance(action, Order | Name) and action.alone)
    return f"{told.headline} {told.text}" if more else told.headline


# ---- what it came to


def result(session: Session) -> ResultJson | None:
    """The score of the finished hand, and the end of the match; None while the hand goes on."""
    if not session.is_over:
        return None
    state, viewer = session.states[-1], session.seat
    lines = [*result_lines(state, viewer), *_penalties(state, viewer)]
    winners = session.winners
    if not winners:
        return ResultJson(title=say("The hand is over."), lines=[*lines, *_tied(session.match)], won=False)
    lines += [_totals(session.match, viewer), _rule(session.match)]
    return ResultJson(title=_won_by(session.match, winners, viewer), lines=lines, won=True)


def _won_by(match: Match, winners: frozenset[Seat], viewer: Seat) -> str:
    """Who has won the match."""
    sides = [side for side in match.rules.sides if winners.issuperset(side)]
    names = [side_name(side, viewer, match.rules.seats) for side in sides]
    if len(sides) > 1:
        return say("The match is shared: {sides}.", sides=", ".join(names))
    if not match.rules.partnerships:
        texts = mark("You have won the match."), mark("{seat} has won the match.")
        return by_seat(sides[0][0], viewer, *texts, seats=match.rules.seats)
    if viewer in winners:
        return say("The match is yours: {side}.", side=names[0])
    return say("{side} have won the match.", side=names[0])


def _penalties(state: State, viewer: Seat) -> list[str]:
    """Points lost by reneges, where there were any."""
    rules = state.rules
    fines = [(side, state.penalties[side[0]]) for side in rules.sides]
    lines = [side_points(side, fine, viewer, rules) for side, fine in fines if fine]
    return [say("Reneges are in it: {line}", line=line) for line in lines]


def _tied(match: Match) -> list[str]:
    rules, high = match.rules, max(match.scores)
    if high < rules.target:
        return []
    level = [side for side in rules.sides if match.scores[side[0]] == high]
    if rules.going_out == "must_make_or_set" and len(level) == 1:
        return [say("At this table a match is won only by making a bid, or by setting the bidder: play on.")]
    if len(rules.sides) > 2:
        return [say("More than one stand at {n}, so another hand decides.", n=high)]
    return [say("Both are at {n}, so another hand decides.", n=high)]


def _totals(match: Match, viewer: Seat) -> str:
    each = [
        say("{side} {n}", side=side_name(side, viewer, match.rules.seats), n=minus(match.scores[side[0]]))
        for side in match.rules.sides
    ]
    return say("Final score: {scores}.", scores=", ".join(each))


def _rule(match: Match) -> str:
    """Which rule decided the match."""
    target, hand = match.rules.target, match.hands[-1]
    there = {match.rules.side(s) for s in range(match.rules.seats) if match.scores[s] >= target}
    if match.rules.going_out == "must_make_or_set":
        return say("The rule: at {n} or more, and a bid made or the bidder set in this hand.", n=target)
    if len(there) < 2:
        return say("The rule: the first at {n} or more has won.", n=target)
    many = len(match.rules.sides) > 2
    if match.rules.going_out == "bidder_first" and made(hand):
        text = mark("The rule: both passed {n}, and the side that bid and made it goes out first.")
        several = mark("The rule: more than one passed {n}, and who bid and made it goes out first.")
        return say(several if many else text, n=target)
    if len(there) > 1 and match.rules.tie_break == "shared_win" and _level(match):
        return say("The rule: level at {n} or more, the win is shared.", n=target)
    text = mark("The rule: both passed {n}, and the higher total has won.")
    several = mark("The rule: more than one passed {n}, and the highest total has won.")
    return say(several if many else text, n=target)


def _level(match: Match) -> bool:
    """Whether more than one side has the highest total."""
    totals = [match.scores[side[0]] for side in match.rules.sides]
    return totals.count(max(totals)) > 1


def minus(number: int) -> str:
    """The number with a true minus sign."""
    return str(number).replace("-", "\u2212")
