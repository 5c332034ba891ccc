"""The rule of thumb for a call: count what a hand is worth in each suit, then go up the ladder no further.

Everything is whole numbers, hundredths of a trick, so that one hand and thousands of hands at once
(``many_hands``) come to the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple

from ..engine.cards import Card, CardSet, Suit
from ..engine.rankings import Ranking, ranking
from ..engine.ruleset import Ruleset
from .weights import (
    ASK_CHANCE,
    LENGTH,
    LONE_BASE,
    LONE_LENGTH,
    LONE_VOID,
    LONE_WEIGHT,
    MOON_CHANCE,
    PARTNER,
    VOID,
    WEIGHT,
)

ASK, MOON = 6, 7  # rungs above the bids of 1 to 5 tricks; 0 is a pass
MARGIN = 20  # how much a hand must be worth above its bid, in hundredths of a trick
STEP = 20  # points of ``lone_worth`` to a step of the tables of chances
LONE_REST = 130  # what the opponents take on average when a lone hand fails


class Plan(NamedTuple):
    """How far a hand goes in its best suit."""

    trump: Suit
    limit: int  # the highest bid in tricks, 0 for none
    lone: int  # ASK, MOON or 0
    code: int  # both as one number: equal ones make the same calls in the same auction


def planned(trump: Suit, limit: int, lone: int) -> Plan:
    """The plan to go so far in this suit."""
    return Plan(trump, limit, lone, 8 * limit + lone)


def role(rank: Ranking, card: Card) -> str:
    """The row of the tables of weights that the card is in: its rank, with what it is today."""
    if rank.is_right(card):
        return "right"
    if rank.is_left(card):
        return "left"
    return card.rank if card.rank == "JK" or not rank.is_trump(card) else "trump " + card.rank


def worth(rules: Ruleset, hand: CardSet, trump: Suit) -> int:
    """The tricks that the hand and an average partner take as declarer's side, in hundredths."""
    rank, weights = ranking(rules, trump), WEIGHT[rules.joker]
    trumps, voids = shape(rank, hand)
    return PARTNER + sum(weights[role(rank, card)] for card in hand) + LENGTH[trumps] + VOID * voids


def lone_worth(rules: Ruleset, hand: CardSet, trump: Suit) -> int:
    """How fit the hand is to take every trick alone: an index into the tables of chances."""
    rank, weights = ranking(rules, trump), LONE_WEIGHT[rules.joker]
    trumps, voids = shape(rank, hand)
    cards = sum(weights[role(rank, card)] for card in hand)
    return LONE_BASE[rules.joker] + cards + LONE_LENGTH[trumps] + LONE_VOID * voids


def shape(rank: Ranking, hand: CardSet) -> tuple[int, int]:
    """How many trumps the hand has, and how many plain suits it lacks and has a trump for."""
    trumps = sum(map(rank.is_trump, hand))
    voids = len(Suit) - 1 - len({rank.suit_of(card) for card in hand} - {rank.trump})
    return trumps, min(voids, trumps)


def best_suit(rules: Ruleset, hand: CardSet) -> tuple[Suit, int]:
    """The suit in which the hand is worth most, and how much; the first of equals."""
    values = [(worth(rules, hand, suit), suit) for suit in Suit]
    value, suit = max(values, key=lambda pair: pair[0])
    return suit, value


def plan(rules: Ruleset, hand: CardSet) -> Plan:
    """How far the hand goes under these rules."""
    suit, value = best_suit(rules, hand)
    return planned(suit, limit(rules, value), lone(rules, value, lone_worth(rules, hand, suit)))


def going(plans: Iterable[Plan]) -> list[int]:
    """How far each plan goes."""
    return list(map(attrgetter("code"), plans))


def limit(rules: Ruleset, value: int) -> int:
    """The highest bid in tricks for a hand worth this; 0 when it is below the table's lowest bid."""
    tricks = min((value - MARGIN) // 100, rules.hand_size - 1)
    return tricks if tricks >= rules.min_bid else 0


def lone(rules: Ruleset, value: int, score: int) -> int:
    """ASK or MOON where it pays more than a bid with the partner, else 0; by the table's own points."""
    points, better = gambles(rules)[max(0, min(score // STEP, len(ASK_CHANCE) - 1))]
    times, less = partnered(rules)
    return better if points > times * value - less else 0


def partnered(rules: Ruleset) -> tuple[int, int]:
    """What to multiply a hand's worth by, and then take off, for its points with its partner (hundredths)."""
    return (2, 600) if rules.defenders_score_tricks else (1, 0)


def gambles(rules: Ruleset) -> list[tuple[int, int]]:
    """For each step of ``lone_worth`` the better lone call, after the points expected of it (hundredths)."""
    rest = LONE_REST if rules.defenders_score_tricks else 0
    found = []
    for ask_chance, moon_chance in zip(ASK_CHANCE, MOON_CHANCE, strict=True):
        ask = _gamble(ask_chance, rules.ask_made, failing(rules, ASK), rest)
        moon = _gamble(moon_chance, rules.moon_made, failing(rules, MOON), rest)
        found.append((moon, MOON) if moon > ask else (ask, ASK))
    return found


def _gamble(percent: int, prize: int, cost: int, rest: int) -> int:
    """The expected points, in hundredths, of winning the prize or else paying the cost and the rest."""
    return percent * prize - (100 - percent) * (100 * cost + rest) // 100


def failing(rules: Ruleset, rung: int) -> int:
    """The points that a failed six with help or moon costs."""
    if rung == ASK:
        return rules.ask_made if rules.ask_fail == "symmetric" else rules.hand_size
    return rules.moon_made if rules.moon_fail == "symmetric" else rules.hand_size


def level(rules: Ruleset, rung: int) -> int:
    """The place of a rung on the ladder: a call must stand above the high one."""
    return rung - (rung == MOON and not rules.moon_over_ask)


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
    settled = turn.partners and turn.high >= ASK
    if mine.lone and level(rules, mine.lone) > high and not settled:
        return mine.lone
    lowest = max(turn.floor, high + 1)
    if lowest < ASK and mine.limit >= lowest:
        return lowest if turn.patient or turn.partners else mine.limit
    return lowest if turn.stuck else 0
