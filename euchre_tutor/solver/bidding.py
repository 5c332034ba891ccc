"""The rule of thumb for a call: count what a hand is worth in each suit, then go up the ladder no further.

A call is a rung of the ladder: its tricks, two rungs above them for every trick with help and without, and
0 for a pass.

Everything is whole numbers, hundredths of a trick, so that one hand and thousands of hands at once
(``many_hands``) come to the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from ..engine.cards import CardSet, Suit
from ..engine.rankings import ranking
from ..engine.ruleset import Ruleset
from ..engine.scoring import bonus
from ..engine.state import Kind
from .measures import measures

STEP = 20  # points of ``lone_worth`` to a step of the tables of chances
MOST_KNOWN = 5_000  # hands whose plans are remembered: the same come up again in one position
LONE_REST = 130  # what the opponents take on average when a lone hand fails


class Plan(NamedTuple):
    """How far a hand goes in its best suit."""

    trump: Suit
    limit: int  # the highest bid in tricks, 0 for none
    lone: int  # the rung of ASK or MOON, or 0
    code: int  # both as one number: equal ones make the same calls in the same auction


def planned(trump: Suit, limit: int, lone: int) -> Plan:
    """The plan to go so far in this suit."""
    return Plan(trump, limit, lone, 16 * limit + lone)


def worth(rules: Ruleset, hand: CardSet, trump: Suit) -> int:
    """The tricks that the hand and an average partner take as declarer's side, in hundredths."""
    return measures(rules).helped.weigh(ranking(rules, trump), hand)


def lone_worth(rules: Ruleset, hand: CardSet, trump: Suit) -> int:
    """How fit the hand is to take every trick alone: an index into the tables of chances."""
    return measures(rules).alone.weigh(ranking(rules, trump), hand)


def best_suit(rules: Ruleset, hand: CardSet) -> tuple[Suit, int]:
    """The suit in which the hand is worth most, and how much; the first of equals."""
    scale = measures(rules).helped
    values = [(scale.weigh(ranking(rules, suit), hand), suit) for suit in Suit]
    value, suit = max(values, key=lambda pair: pair[0])
    return suit, value


@lru_cache(maxsize=MOST_KNOWN)
def plan(rules: Ruleset, hand: CardSet) -> Plan:
    """How far the hand goes under these rules."""
    suit, value = best_suit(rules, hand)
    return planned(suit, limit(rules, value), lone(rules, value, lone_worth(rules, hand, suit)))


def going(plans: Iterable[Plan]) -> list[int]:
    """How far each plan goes."""
    return list(map(attrgetter("code"), plans))


def limit(rules: Ruleset, value: int) -> int:
    """The highest bid in tricks for a hand worth this; 0 when it is below the table's lowest bid."""
    tricks = min((value - measures(rules).margin) // 100, rules.hand_size - 1)
    return tricks if tricks >= rules.min_bid else 0


def lone(rules: Ruleset, value: int, score: int) -> int:
    """ASK or MOON where it pays more than a bid with the partner, else 0; by the table's own points."""
    known = measures(rules)
    step = max(0, min(score // STEP, len(known.moon) - 1))
    points, better = gamble(rules, known.ask[step], known.moon[step])
    return better if points > ahead(rules, value) else 0


def ahead(rules: Ruleset, value: Any) -> Any:  # one number, or a column of them in ``many_hands``
    """The points, in hundredths, by which a bid that takes so many hundredths of a trick puts one ahead."""
    others = 1 if rules.partnerships else rules.seats - 1
    return value + (value - 100 * rules.hand_size) // others if rules.defenders_score_tricks else value


def gambles(rules: Ruleset) -> list[tuple[int, int]]:
    """For each step of ``lone_worth`` the better lone call, after the points expected of it (hundredths)."""
    known = measures(rules)
    return [gamble(rules, *chances) for chances in zip(known.ask, known.moon, strict=True)]


def gamble(rules: Ruleset, ask_chance: int, moon_chance: int) -> tuple[int, int]:
    """The better lone call at these chances in percent, after the points expected of it (hundredths)."""
    asking, shooting = ask_rung(rules), moon_rung(rules)
    ask = _gamble(rules, asking, ask_chance) if rules.partnerships else 0
    moon = _gamble(rules, shooting, moon_chance)
    return (ask, asking) if rules.partnerships and ask >= moon else (moon, shooting)


def _gamble(rules: Ruleset, rung: int, percent: int) -> int:
    """The expected points, in hundredths, of winning the prize or else paying the cost and the rest."""
    rest = LONE_REST if rules.defenders_score_tricks else 0
    return percent * prize(rules, rung) - (100 - percent) * (100 * failing(rules, rung) + rest) // 100


def ask_rung(rules: Ruleset) -> int:
    """The rung of all tricks with help: one above every number that can be bid."""
    return rules.hand_size


def moon_rung(rules: Ruleset) -> int:
    """The rung of all tricks without help."""
    return rules.hand_size + 1


def failing(rules: Ruleset, rung: int) -> int:
    """The points that a failed six with help or moon costs."""
    how = rules.ask_fail if rung == ask_rung(rules) else rules.moon_fail
    return prize(rules, rung) if how == "symmetric" else rules.hand_size


def prize(rules: Ruleset, rung: int) -> int:
    """The points for taking every trick with help, or without."""
    return bonus(rules, Kind.ASK if rung == ask_rung(rules) else Kind.MOON)


def level(rules: Ruleset, rung: int) -> int:
    """The place of a rung on the ladder: a call must stand above the high one."""
    return rung - (rung == moon_rung(rules) and not rules.moon_over_ask)


def lone_rungs(rules: Ruleset) -> tuple[int, ...]:
    """The rungs of every trick: with help, where there is a partner to ask, and without."""
    return (ask_rung(rules), moon_rung(rules)) if rules.partnerships else (moon_rung(rules),)


class Turn(NamedTuple):
    """What a player who is to call has heard."""

    high: int  # rung of the high call, 0 for none
    partners: bool  # whether it is the partner's
    floor: int  # the lowest bid allowed while nobody has called
    stuck: bool  # may not pass
    patient: bool  # nobody can overbid afterwards, or one will be heard again: the lowest bid is enough


def rung(rules: Ruleset, mine: Plan, turn: Turn) -> int:
    """The rung to call: a lone call where it pays, else up to the limit, else 0, a pass.

    A partner's six is left alone, and a partner's bid is never raised by more than one.
    """
    high = level(rules, turn.high)
    settled = turn.partners and turn.high >= ask_rung(rules)
    if mine.lone and level(rules, mine.lone) > high and not settled:
        return mine.lone
    lowest = max(turn.floor, high + 1)
    if lowest < ask_rung(rules) and mine.limit >= lowest:
        return lowest if turn.patient or turn.partners else mine.limit
    return lowest if turn.stuck else 0
