"""What a finished hand was worth: what the contract came to, and the points of every side."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.actions import Ask, Moon, Pass
from ..engine.match import deals_again
from ..engine.ruleset import Ruleset, Seat
from ..engine.scoring import lost_by, made, score, side_tricks, stopped
from ..engine.state import Contract, Kind, State
from ..speech import mark, say, say_count
from .names import NUMBERS, bid_name, by_seat, seat_name, suit_name

THROWN_IN = mark("All have passed: the cards are thrown in.")
JOKER_TURNED = mark("The joker was turned up: the cards are thrown in.")
STOPPED = mark("A proven renege has ended the hand: only the penalty counts.")
MADE = mark("{side} bid {bid} and took {taken}: the bid is made.")
YOU_SET = mark("{side} bid {bid} and took {taken}: you are set.")
THEY_SET = mark("{side} bid {bid} and took {taken}: they are set.")
COUNTS_AS_MADE = mark("{side} bid {bid}. The others lost the hand by a renege, so the bid counts as made.")
YOU_COUNT_AS_SET = mark("{side} bid {bid} and lost the hand by a renege: you are set.")
THEY_COUNT_AS_SET = mark("{side} bid {bid} and lost the hand by a renege: they are set.")
ONE_SET = mark("{side} bid {bid} and took {taken}: set.")
ONE_COUNTS_AS_MADE = mark("{side} bid {bid}. Another lost the hand by a renege, so the bid counts as made.")
ONE_COUNTS_AS_SET = mark("{side} bid {bid} and lost the hand by a renege: set.")

ALL, ENOUGH, TOO_FEW = "all", "enough", "too few"
TURN_UPS: Mapping[tuple[str, bool], str] = {
    (ALL, False): mark("{side} made {suit} trump and took every trick: a march."),
    (ALL, True): mark("{side} made {suit} trump, played alone and took every trick: a march."),
    (ENOUGH, False): mark("{side} made {suit} trump and took {taken}: that is enough."),
    (ENOUGH, True): mark("{side} made {suit} trump, played alone and took {taken}: that is enough."),
    (TOO_FEW, False): mark("{side} made {suit} trump and took {taken}: euchred."),
    (TOO_FEW, True): mark("{side} made {suit} trump, played alone and took {taken}: euchred."),
}
COUNTS_AS_ENOUGH = mark("{side} made {suit} trump. It counts as made: a defender lost the hand by a renege.")
COUNTS_AS_EUCHRED = mark("{side} made {suit} trump and lost the hand by a renege: euchred.")
YOU_DEFENDED, THEY_DEFENDED = mark("You defended alone."), mark("{seat} defended alone.")


def result_lines(state: State, viewer: Seat | None) -> tuple[str, ...]:
    """What a finished hand was worth: the contract fulfilled or not, then the points of every side."""
    contract, points = state.contract, score(state)
    if contract is None:
        return _no_contract(state)
    if contract.trump is None:
        return ()
    lines = [_outcome(state, contract, viewer)]
    if contract.lone_defender is not None:
        defenders = by_seat(
            contract.lone_defender, viewer, YOU_DEFENDED, THEY_DEFENDED, seats=state.rules.seats
        )
        lines.append(defenders)
    for side in state.rules.sides:
        lines.append(side_points(side, points[side[0]], viewer, state.rules))
    return tuple(lines)


def _no_contract(state: State) -> tuple[str, ...]:
    again = say("Nobody scores, and the same player deals again.")
    deals = again if deals_again(state) else say("Nobody scores, and the next player deals.")
    if not state.history:
        return say(JOKER_TURNED), deals
    passed = isinstance(state.history[-1][1], Pass)
    return (*([say(THROWN_IN)] if passed else []), deals)


def side_name(seats: tuple[Seat, ...], viewer: Seat | None, players: int = 4) -> str:
    """You and North, or East and West; a single player's name where that is the side."""
    first = viewer or 0
    *some, last = sorted(seats, key=lambda seat: -((seat - first - 1) % players))
    names = [seat_name(seat, viewer, players) for seat in (*some, last)]
    if not some:
        return names[0]
    return say("{one} and {other}", one=", ".join(names[:-1]), other=names[-1])


def side_points(seats: tuple[Seat, ...], points: int, viewer: Seat | None, rules: Ruleset) -> str:
    """What a side gains or loses, be it a team or one player."""
    side = side_name(seats, viewer, rules.seats)
    if len(seats) > 1:
        return points_line(side, points)
    if seats[0] == viewer:
        return _your_points(points)
    if points < 0:
        return say_count("{seat} loses {n} point.", "{seat} loses {n} points.", -points, seat=side)
    return say_count("{seat} scores {n} point.", "{seat} scores {n} points.", points, seat=side)


def _your_points(points: int) -> str:
    if points < 0:
        return say_count("You lose {n} point.", "You lose {n} points.", -points)
    return say_count("You score {n} point.", "You score {n} points.", points)


def points_line(side: str, points: int) -> str:
    """What a team gains or loses."""
    if points < 0:
        return say_count("{side} lose {n} point.", "{side} lose {n} points.", -points, side=side)
    return say_count("{side} score {n} point.", "{side} score {n} points.", points, side=side)


def bid_word(state: State) -> str:
    """What the contract undertakes, in a sentence: four, six with help, the moon."""
    contract, of = state.contract, state.rules.hand_size
    assert contract is not None
    calls = {Kind.ASK: bid_name(Ask(), of), Kind.MOON: bid_name(Moon(), of)}
    return calls.get(contract.kind) or say(NUMBERS[contract.tricks])


def contract_line(state: State, viewer: Seat | None) -> str:
    """Who has undertaken what: You bid four; You made hearts trump."""
    contract, seats = state.contract, state.rules.seats
    assert contract is not None
    if contract.kind is Kind.TURN_UP:
        texts = mark("You made {suit} trump"), mark("{seat} made {suit} trump")
        return by_seat(contract.seat, viewer, *texts, suit=suit_name(contract.trump), seats=seats)
    you, other = mark("You bid {bid}"), mark("{seat} bid {bid}")
    return by_seat(contract.seat, viewer, you, other, bid=bid_word(state), seats=seats)


def _outcome(state: State, contract: Contract, viewer: Seat | None) -> str:
    if stopped(state):
        return say(STOPPED)
    team = tuple(sorted(state.rules.side(contract.seat)))
    taken = say_count("{n} trick", "{n} tricks", side_tricks(state, contract.seat))
    if contract.kind is Kind.TURN_UP:
        who = side_name((contract.seat,) if contract.alone else team, viewer, state.rules.seats)
        return say(_turn_up(state, contract), side=who, suit=suit_name(contract.trump), taken=taken)
    text = _one(state) if len(team) == 1 else _team(state, viewer in team)
    return say(text, side=side_name(team, viewer, state.rules.seats), bid=bid_word(state), taken=taken)


def _turn_up(state: State, contract: Contract) -> str:
    if lost_by(state) is not None:
        return COUNTS_AS_ENOUGH if made(state) else COUNTS_AS_EUCHRED
    every = side_tricks(state, contract.seat) == state.rules.hand_size
    return TURN_UPS[(ALL if every else ENOUGH) if made(state) else TOO_FEW, contract.alone]


def _team(state: State, ours: bool) -> str:
    if lost_by(state) is None:
        return MADE if made(state) else (YOU_SET if ours else THEY_SET)
    return COUNTS_AS_MADE if made(state) else (YOU_COUNT_AS_SET if ours else THEY_COUNT_AS_SET)


def _one(state: State) -> str:
    if lost_by(state) is None:
        return MADE if made(state) else ONE_SET
    return ONE_COUNTS_AS_MADE if made(state) else ONE_COUNTS_AS_SET
