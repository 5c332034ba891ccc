"""What a term comes to under the rules in force: figures and house rules, a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine.phases.auction import level, rungs
from ..engine.ruleset import Ruleset
from ..solver.bidding import ask_rung, failing, moon_rung, prize
from ..speech import mark, say, say_count
from .names import bid_name


def at_the_table(term: str, rules: Ruleset) -> str:
    """A sentence on the term that is true at a table with these rules; nothing where tables do not differ."""
    told = FACTS.get(term)
    return told(rules) if told else ""


def _pack(rules: Ruleset) -> str:
    return say_count("Here there is {n} card.", "Here there are {n} cards.", len(rules.cards))


def _twins(rules: Ruleset) -> bool:
    return len(set(rules.cards)) < len(rules.cards)


def _right(rules: Ruleset) -> str:
    if _twins(rules):
        return say("Here there are two of them: the first one played beats the other.")
    return say("Here only the joker beats it.") if rules.joker else say("Here nothing beats it.")


def _left(rules: Ruleset) -> str:
    if _twins(rules):
        return say("Here only the two right bowers beat it, and its twin if that was played first.")
    joker = mark("Here the joker and the right bower beat it, nothing else does.")
    return say(joker if rules.joker else mark("Here only the right bower beats it."))


def _joker(rules: Ruleset) -> str:
    return say("It is in the pack here.") if rules.joker else say("There is none here.")


def _renege(rules: Ruleset) -> str:
    if rules.renege_resolution == "lose_hand":
        return say("Here it loses the hand.")
    if rules.renege_pays == "offender_minus" and rules.allied:
        return say_count(
            "Here it costs whoever did it {n} point.",
            "Here it costs whoever did it {n} points.",
            rules.renege_penalty,
        )
    if rules.renege_pays == "offender_minus":
        return say_count(
            "Here it costs the side {n} point.", "Here it costs the side {n} points.", rules.renege_penalty
        )
    return say_count(
        "Here it gives the others {n} point.", "Here it gives the others {n} points.", rules.renege_penalty
    )


def _auction(rules: Ruleset) -> str:
    if rules.turns_up:
        return say("Here it is first about the turned card's suit, then about the others.")
    texts = {
        1: mark("Here everyone calls once."),
        2: mark("Here it goes round twice at most."),
        "open": mark("Here it goes round until nobody bids higher."),
    }
    return say(texts[rules.bidding_rounds])


def _ladder(rules: Ruleset) -> str:
    if rules.turns_up:
        return say(NONE)
    steps: dict[int, dict[str, None]] = {}  # the names of each height, once, in their order
    for call in rungs(rules):
        steps.setdefault(level(rules, call), {})[bid_name(call, rules.hand_size)] = None
    return say("Here it runs: {calls}.", calls=", ".join(map(_level_calls, steps.values())))


def _level_calls(names: Iterable[str]) -> str:
    """The calls of one height: one, or the two bids of six where neither stands above the other."""
    first, *others = names
    return say("{call} or {other}", call=first, other=others[0]) if others else first


def _when_named(rules: Ruleset) -> str:
    if rules.turns_up:
        return say("Here it is done in the second round, when the turned card's suit was passed.")
    if rules.name_trump == "after_auction":
        return say("Here it is done after the auction.")
    return say("Here it is done with the bid.")


def _moon(rules: Ruleset) -> str:
    return _every_trick(rules, moon_rung(rules)) if "moon_made" in rules.options else say(NONE)


def _ask(rules: Ruleset) -> str:
    return _every_trick(rules, ask_rung(rules)) if "ask_made" in rules.options else say(NONE)


def _every_trick(rules: Ruleset, rung: int) -> str:
    text = mark("Here it brings {won} points, and costs {lost} when it fails.")
    return say(text, won=prize(rules, rung), lost=failing(rules, rung))


def _exchange(rules: Ruleset) -> str:
    if "ask_made" not in rules.options:
        return say(NONE)
    first = (
        say("Here your own go first.")
        if rules.ask_order == "discard_first"
        else say("Here the gift comes first.")
    )
    each = say_count("Here it is {n} card each way.", "Here it is {n} cards each way.", rules.ask_cards)
    return f"{each} {first}"


def _set(rules: Ruleset) -> str:
    if rules.turns_up:
        return say("Here it is called euchred.")
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


def _deal(rules: Ruleset) -> str:
    if rules.turns_up:
        return say("Here it is done in packets of three and two, and a card is turned up.")
    return say("Here it is done card by card.")


def _partner(rules: Ruleset) -> str:
    return "" if rules.partnerships else say("Here there are no partners.")


def _upcard(rules: Ruleset) -> str:
    return "" if rules.turns_up else say(NONE)


def _order_up(rules: Ruleset) -> str:
    return "" if rules.turns_up else say(NOT_DONE)


def _assist(rules: Ruleset) -> str:
    return "" if rules.turns_up and rules.seats > 2 else say(NOT_DONE)


def _take_up(rules: Ruleset) -> str:
    if not rules.turns_up:
        return say(NOT_DONE)
    return "" if rules.partnerships else say("Here it is called accepting.")


def _ghost(rules: Ruleset) -> str:
    if "ghost_swap" not in rules.options:
        return say(NONE)
    texts = {
        "first_only": mark("Here one player may take it, and only once in a hand."),
        "chain": mark("Here each player may take what lies there, once."),
        "off": mark("Here nobody takes it."),
    }
    return say(texts[rules.ghost_swap])


def _dummy(rules: Ruleset) -> str:
    if not rules.dummies or not rules.turns_up:
        return say(NONE)
    sizes = say_count("Here it has {n} card.", "Here it has {n} cards.", rules.dummies[0])
    both = say("Both players have one.") if len(rules.dummies) > 1 else ""
    return f"{sizes} {both}".strip()


def _march(rules: Ruleset) -> str:
    if not rules.turns_up:
        return say(NONE)
    pays = say_count("Here it brings {n} point.", "Here it brings {n} points.", rules.march)
    if "maker_alone_march" not in rules.options:
        return pays
    alone = say_count("Alone it brings {n} point.", "Alone it brings {n} points.", rules.maker_alone_march)
    return f"{pays} {alone}"


def _euchred(rules: Ruleset) -> str:
    if not rules.turns_up:
        return say(NONE)
    return say_count("Here they score {n} point.", "Here they score {n} points.", rules.euchre)


def _defend_alone(rules: Ruleset) -> str:
    if not rules.defend_alone or "defend_alone" not in rules.options:
        return say(NOT_DONE)
    points = rules.lone_defender_points
    if rules.sweep_alone:
        return say_count(
            "Here taking every trick brings each defender {n} point.",
            "Here taking every trick brings each defender {n} points.",
            points,
        )
    return say_count("Here a euchre then brings {n} point.", "Here a euchre then brings {n} points.", points)


NONE = mark("There is none in this game.")
NOT_DONE = mark("It is not done here.")

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
    "deal": _deal,
    "partner": _partner,
    "team": _partner,
    "upcard": _upcard,
    "order_up": _order_up,
    "ghost_hand": _ghost,
    "dummy": _dummy,
    "march": _march,
    "euchred": _euchred,
    "defend_alone": _defend_alone,
    "stick_the_dealer": _stick,
    "assist": _assist,
    "take_up": _take_up,
    "turn_down": _order_up,
    "ace_no_face": _ace,
    "target": _target,
    "tie": _tie,
}
