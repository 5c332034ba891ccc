"""The points that the rule sheet promises are the points that the engine gives, at every table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Contract,
    Kind,
    Phase,
    Ruleset,
    State,
    Suit,
    deal_from,
    score,
    tricks_won,
)
from euchre_tutor.tutor.rulesheet import sheet
from tests.engine.mixes import mixes

TRUMP, LOW = Card.parse("JH"), Card.parse("9C")


def over(rules: Ruleset, contract: Contract, winners: Sequence[int], out: Sequence[int] = ()) -> State:
    """A hand at its end, in which these seats took the tricks; who is in ``out`` sat out."""
    seats = [seat for seat in range(rules.seats) if seat not in out]
    tricks = tuple(tuple((seat, TRUMP if seat == won else LOW) for seat in seats) for won in winners)
    start = deal_from(rules, 0, rules.cards)
    return replace(start, phase=Phase.OVER, contract=contract, tricks=tricks, sitting_out=frozenset(out))


def tables(turns_up: bool) -> list[Ruleset]:
    return [mix for rules in RULESETS.values() if rules.turns_up is turns_up for mix in mixes(rules)[::3]]


def said(rules: Ruleset, pattern: str) -> int:
    """The number that the sheet says here; 0 where it says nothing."""
    text = " ".join(line for section in sheet(rules) for line in section.lines)
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def taken(rules: Ruleset, seat: int, n: int, other: int) -> list[int]:
    """The seat takes n tricks, the other one the rest."""
    return [seat] * n + [other] * (rules.hand_size - n)


@pytest.mark.parametrize("rules", tables(turns_up=False), ids=lambda rules: rules.name)
def test_an_auctions_points(rules: Ruleset) -> None:
    for kind, call in ((Kind.ASK, "with help"), (Kind.MOON, "moon")):
        if kind is Kind.ASK and not rules.partnerships:
            continue
        contract = Contract(0, kind, rules.hand_size, Suit.HEARTS, alone=True)
        made = score(over(rules, contract, [0] * rules.hand_size))
        paid = said(rules, rf"{call} pays \d+ points for each trick of the hand, (\d+)")
        paid = paid or said(rules, rf"{call} pays (\d+) point")
        assert made[:2] == (paid, 0)
        failed = score(over(rules, contract, taken(rules, 0, rules.hand_size - 1, 1)))
        cost = said(rules, rf"{call} pays [^.]*\. If a trick is lost, it costs (\d+) points") or paid
        assert failed[:2] == (kept(rules, rules.hand_size - 1) - cost, others(rules, 1))


@pytest.mark.parametrize("rules", tables(turns_up=False), ids=lambda rules: rules.name)
def test_a_bids_points(rules: Ruleset) -> None:
    contract = Contract(0, Kind.BID, 4, Suit.HEARTS)
    assert score(over(rules, contract, taken(rules, 0, 5, 1)))[:2] == (5, others(rules, rules.hand_size - 5))
    assert score(over(rules, contract, taken(rules, 0, 4, 1)))[:2] == (4, others(rules, rules.hand_size - 4))
    down = score(over(rules, contract, taken(rules, 0, 3, 1)))
    assert down[:2] == (kept(rules, 3) - 4, others(rules, rules.hand_size - 3))


def kept(rules: Ruleset, tricks: int) -> int:
    """What a side that is set scores for its tricks, by the sheet."""
    text = str(sheet(rules))
    assert ("scores its tricks all the same" in text) != ("is set scores nothing for its tricks" in text)
    return tricks if "scores its tricks all the same" in text else 0


def others(rules: Ruleset, tricks: int) -> int:
    """What the others score for theirs, by the sheet."""
    return 0 if "The others score nothing for their tricks." in str(sheet(rules)) else tricks


@pytest.mark.parametrize("rules", tables(turns_up=True), ids=lambda rules: rules.name)
def test_a_makers_points(rules: Ruleset) -> None:
    least = said(rules, r"With (\d+) or more of the")
    march = said(rules, r"With all the tricks it scores (\d+) point")
    euchre = said(rules, r"With fewer than \d+ [^.]* scores (\d+) point")
    for n in range(rules.hand_size + 1):
        contract = Contract(0, Kind.TURN_UP, least, Suit.HEARTS)
        points = score(over(rules, contract, taken(rules, 0, n, 1)))
        maker = march if n == rules.hand_size else 1 if n >= least else 0
        assert points[:2] == (maker, 0 if maker else euchre)
        assert tricks_won(over(rules, contract, taken(rules, 0, n, 1)))[0] == n


@pytest.mark.parametrize(
    "rules", [r for r in tables(turns_up=True) if "loner_lead" in r.options], ids=lambda rules: rules.name
)
def test_lone_points(rules: Ruleset) -> None:
    march = said(rules, r"A lone maker who takes all the tricks scores (\d+) point")
    euchre = said(rules, r"A euchre of a lone maker is worth (\d+) point")
    alone = Contract(0, Kind.TURN_UP, 3, Suit.HEARTS, alone=True)
    out = [2] if rules.partnerships else []
    assert score(over(rules, alone, [0] * 5, out))[:2] == (march, 0)
    assert score(over(rules, alone, [0] * 3 + [1] * 2, out))[:2] == (1, 0)
    assert score(over(rules, alone, [0] * 2 + [1] * 3, out))[:2] == (0, euchre)
    if not rules.defend_alone:
        return
    sweep = said(rules, r"If a lone defender takes all the tricks, the euchre is worth (\d+) point")
    win = said(rules, r"A euchre by a lone defender is worth (\d+) point")
    both = replace(alone, lone_defender=1)
    out = [2, 3] if rules.partnerships else [2]
    assert score(over(rules, both, [1] * 5, out))[:2] == (0, sweep or win)
    assert score(over(rules, both, [0] * 2 + [1] * 3, out))[:2] == (0, win or euchre)
    assert score(over(rules, both, [1] * 5, out))[1] == score(over(rules, both, [1] * 5, out))[-1]
