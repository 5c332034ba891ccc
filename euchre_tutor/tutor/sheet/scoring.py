"""The sheet's part on the points of a game with an auction, and on how any match is won."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.ruleset import Ruleset
from ...engine.scoring import bonus
from ...engine.state import Kind
from ...speech import mark, say, say_count
from ..names import LADDER, capital
from .rule import Rule, help_name, rule


def bid_points(rules: Ruleset) -> Iterator[Rule]:
    """What a bid earns or costs, and what the others earn."""
    yield rule(
        mark("A bid made"), say("A bidder's side that makes its bid scores a point for each trick it takes.")
    )
    yield rule(
        mark("A bid not made"),
        say("A side that takes fewer tricks than it bid is set and loses as many points as it bid."),
        _own_tricks(rules),
    )
    yield rule(mark("The others' tricks"), _others(rules))
    if rules.partnerships:
        name = capital(help_name(rules))
        yield rule(
            mark("Points of all tricks with help"), *_all_tricks(rules, Kind.ASK, name, rules.ask_fail)
        )
    moon = capital(say(LADDER["MOON"]))
    yield rule(mark("Points of the moon"), *_all_tricks(rules, Kind.MOON, moon, rules.moon_fail))


def _own_tricks(rules: Ruleset) -> str:
    if rules.set_bidder_keeps_tricks:
        return say("A side that is set scores its tricks all the same.")
    return say("A side that is set scores nothing for its tricks.")


def _others(rules: Ruleset) -> str:
    if rules.defenders_score_tricks:
        return say("The others score a point for each trick they take, whatever becomes of the bid.")
    return say("The others score nothing for their tricks.")


def _all_tricks(rules: Ruleset, kind: Kind, call: str, fails: str) -> Iterator[str]:
    paid = bonus(rules, kind)
    if rules.bonus_scale == "per_trick":
        each = paid // rules.hand_size
        yield say(
            "{call} pays {each} points for each trick of the hand, {n} in all.", call=call, each=each, n=paid
        )
    else:
        yield say_count("{call} pays {n} point.", "{call} pays {n} points.", paid, call=call)
    if fails == "symmetric":
        yield say("If a trick is lost, it costs as much as it pays.")
    else:
        yield say("If a trick is lost, it costs {n} points, as many as the tricks bid.", n=rules.hand_size)


def winning(rules: Ruleset) -> Iterator[Rule]:
    """When a match is over and who has won it."""
    yield rule(mark("The target"), _target(rules))
    yield rule(mark("More than one side at the target"), _going_out(rules))
    yield rule(mark("A tie"), _tie(rules))
    yield rule(mark("Totals below zero"), _floor(rules))


def _target(rules: Ruleset) -> str:
    if rules.going_out == "must_make_or_set":
        return say_count(
            "A side needs {n} point or more after a hand to win the match.",
            "A side needs {n} points or more after a hand to win the match.",
            rules.target,
        )
    return say_count(
        "The match is over when a side has {n} point or more after a hand.",
        "The match is over when a side has {n} points or more after a hand.",
        rules.target,
    )


def _going_out(rules: Ruleset) -> str:
    if rules.going_out == "bidder_first":
        return say(
            "If several are there, the last hand's bidder wins if the bid was made, else the highest total."
        )
    if rules.going_out == "must_make_or_set":
        return say("Only a side that has just made its bid, or has just set the bidder, can win.")
    return say("If several are there, the highest total wins.")


def _tie(rules: Ruleset) -> str:
    together = rules.tie_break == "shared_win"
    if rules.going_out == "bidder_first":
        if together:
            return say("If several share the highest total and the bidder has not won, they win together.")
        return say("If several share the highest total and the bidder has not won, another hand is played.")
    if rules.going_out == "must_make_or_set":
        if together:
            return say("If several of those that can win share the highest total, they win together.")
        return say("If several of those that can win share the highest total, another hand is played.")
    if together:
        return say("If several share the highest total, they win together.")
    return say("If several share the highest total, another hand is played.")


def _floor(rules: Ruleset) -> str:
    if rules.score_floor == 0:
        return say("A total never falls below 0.")
    return say("A total may fall below 0.")
