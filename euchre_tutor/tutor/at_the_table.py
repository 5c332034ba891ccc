"""What a term comes to under the rules in force: figures and house rules, a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine.phases.auction import level, rungs
from ..engine.ruleset import Ruleset
from ..solver.bidding import ASK, MOON, failing
from ..speech import mark, say, say_count
from .names import bid_name


def at_the_table(term: str, rules: Ruleset) -> str:
    """A sentence on the term that is true at a table with these rules; nothing where tables do not differ."""
    told = FACTS.get(term)
    return told(rules) if told else ""


def _pack(rules: Ruleset) -> str:
    return say_count("Here there is {n} card.", "Here there are {n} cards.", len(rules.cards))


def _right(rules: Ruleset) -> str:
    return say("Here only the joker beats it.") if rules.joker else say("Here nothing beats it.")


def _left(rules: Ruleset) -> str:
    joker = mark("Here the joker and the right bower beat it, nothing else does.")
    return say(joker if rules.joker else mark("Here only the right bower beats it."))


def _joker(rules: Ruleset) -> str:
    return say("It is in the pack here.") if rules.joker else say("There is none here.")


def _renege(rules: Ruleset) -> str:
    if rules.renege_resolution == "lose_hand":
        return say("Here it loses the hand.")
    if rules.renege_pays == "offender_minus":
        return say_count(
            "Here it costs the side {n} point.", "Here it costs the side {n} points.", rules.renege_penalty
        )
    return say_count(
        "Here it gives the others {n} point.", "Here it gives the others {n} points.", rules.renege_penalty
    )


def _auction(rules: Ruleset) -> str:
    texts = {
        1: mark("Here everyone calls once."),
        2: mark("Here it goes round twice at most."),
        "open": mark("Here it goes round until nobody bids higher."),
    }
    return say(texts[rules.bidding_rounds])


def _ladder(rules: Ruleset) -> str:
    steps: dict[int, dict[str, None]] = {}  # the names of each height, once, in their order
    for call in rungs(rules):
        steps.setdefault(level(rules, call), {})[bid_name(call)] = None
    return say("Here it runs: {calls}.", calls=", ".join(map(_level_calls, steps.values())))


def _level_calls(names: Iterable[str]) -> str:
    """The calls of one height: one, or the two bids of six where neither stands above the other."""
    first, *others = names
    return say("{call} or {other}", call=first, other=others[0]) if others else first


def _when_named(rules: Ruleset) -> str:
    if rules.name_trump == "after_auction":
        return say("Here it is done after the auction.")
    return say("Here it is done with the bid.")


def _moon(rules: Ruleset) -> str:
    return _six(rules.moon_made, failing(rules, MOON))


def _ask(rules: Ruleset) -> str:
    return _six(rules.ask_made, failing(rules, ASK))


def _six(won: int, lost: int) -> str:
    return say("Here it brings {won} points, and costs {lost} when it fails.", won=won, lost=lost)


def _exchange(rules: Ruleset) -> str:
    first = (
        say("Here your own go first.")
        if rules.ask_order == "discard_first"
        else say("Here the gift comes first.")
    )
    each = say_count("Here it is {n} card each way.", "Here it is {n} cards each way.", rules.ask_cards)
    return f"{each} {first}"


def _set(rules: Ruleset) -> str:
    none = mark("Here it scores none of its tricks.")
    return say(mark("Here its tricks count all the same.") if rules.set_bidder_keeps_tricks else none)


def _stick(rules: Ruleset) -> str:
    return say("It is in force here.") if rules.stick_the_dealer else say("It is not in force here.")


def _ace(rules: Ruleset) -> str:
    if not rules.ace_no_face:
        return say("It is not in force here.")
    if rules.anf_aces == "exactly_one":
        return say("It is in force here, for a hand with exactly one ace.")
    return say("It is in force here, with one ace or more.")


def _target(rules: Ruleset) -> str:
    return say("Here it is {points}.", points=rules.target)


def _tie(rules: Ruleset) -> str:
    if rules.going_out != "highest_total":
        return ""  # whoever bid decides it, hand by hand
    if rules.tie_break == "shared_win":
        return say("Here the match is then shared.")
    return say("Here another hand is then played.")


FACTS: dict[str, Callable[[Ruleset], str]] = {
    "pack": _pack,
    "right_bower": _right,
    "left_bower": _left,
    "joker": _joker,
    "renege": _renege,
    "auction": _auction,
    "ladder": _ladder,
    "name_trump": _when_named,
    "moon": _moon,
    "ask": _ask,
    "exchange": _exchange,
    "set": _set,
    "stick_the_dealer": _stick,
    "ace_no_face": _ace,
    "target": _target,
    "tie": _tie,
}
