"""The rule of thumb for a call: count what a hand is worth in each suit, then go up the ladder no further.

Everything is whole numbers, hundredths of a trick, so that one hand and thousands of hands at once
(``many_hands``) come to the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
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
LONE_REST = 130  # what the opponents take on average when a lone hand fails


class Plan(NamedTuple):
    """How far a hand goes: its suit, the tricks it is worth with an average partner, its two limits."""

    trump: Suit
    worth: int  # hundredths of a trick
    limit: int  # the highest bid in tricks, 0 for none
    lone: int  # ASK, MOON or 0


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
    return Plan(suit, value, limit(rules, value), lone(rules, value, lone_worth(rules, hand, suit)))


def going(plans: Sequence[Plan]) -> list[int]:
    """How far each plan goes, as one number: equal ones make the same calls in the same auction."""
    return [8 * plan.limit + plan.lone for plan in plans]


def limit(rules: Ruleset, value: int) -> int:
    """The highest bid in tricks for a hand worth this; 0 when it is below the table's lowest bid."""
    tricks = min((value - MARGIN) // 100, rules.hand_size - 1)
    return tricks if tricks >= rules.min_bid else 0


def lone(rules: Ruleset, value: int, score: int) -> int:
    """ASK or MOON where it pays more than a bid with the partner, else 0; by the table's own points."""
    rest = LONE_REST if rules.defenders_score_tricks else 0
    worst = 600 * rules.defenders_score_tricks
    with_partner = value * (2 if rules.defenders_score_tricks else 1) - worst
    ask = _gamble(chance(ASK_CHANCE, score), rules.ask_made, failing(rules, ASK), rest)
    moon = _gamble(chance(MOON_CHANCE, score), rules.moon_made, failing(rules, MOON), rest)
    if max(ask, moon) <= with_partner:
        return 0
    return MOON if moon > ask else ASK


def chance(table: tuple[int, ...], score: int) -> int:
    """The chance in percent for a score of ``lone_worth``."""
    return table[max(0, min(score // 20, len(table) - 1))]


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
