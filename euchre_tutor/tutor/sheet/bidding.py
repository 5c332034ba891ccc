"""The sheet's part on games with an auction: before it, the bids, trump, help, the moon, the ghost hand."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.ruleset import Ruleset
from ...speech import mark, say, say_count
from ..names import LADDER, capital
from .rule import Rule, help_name, number, rule


def before(rules: Ruleset) -> Iterator[Rule]:
    """What is done between the deal and the first bid, or at the first call."""
    if rules.joker:
        yield rule(mark("The dealer's card too many"), _joker_discard(rules))
    if "ghost_swap" in rules.options:
        yield rule(mark("Swapping with the ghost hand"), *_swap(rules))
    if rules.ace_no_face:
        yield rule(mark("Ace no face"), *_ace_no_face(rules))


def _joker_discard(rules: Ruleset) -> str:
    if rules.joker_discard == "before_bidding":
        return say("Before the bidding the dealer lays any one card away, face down.")
    return say("Once trump is named the dealer lays any one card away, face down.")


def _swap(rules: Ruleset) -> Iterator[str]:
    if rules.ghost_swap == "off":
        yield say("Nobody may take the ghost hand.")
        return
    if rules.ghost_swap == "chain":
        yield say(
            "Before their own call, each player may once lay their hand down and take the ghost hand that "
            "lies there, unseen; then that player must call at once."
        )
    else:
        yield say(
            "Before their own call, one player in each deal may lay their hand down and take the ghost hand, "
            "unseen; then that player must call at once, and nobody else may swap."
        )
    if rules.swap_after_moon:
        yield say("This may also be done after the moon was bid, and by a player who then passes.")
    else:
        yield say("This may be done by a player who then passes, but not after the moon was bid.")


def _ace_no_face(rules: Ruleset) -> Iterator[str]:
    if rules.anf_aces == "at_least_one":
        yield say("A hand with at least one ace and no jack, queen or king may be claimed.")
    else:
        yield say("A hand with exactly one ace and no jack, queen or king may be claimed.")
    if rules.joker and rules.anf_joker_is_face:
        yield say("A joker spoils the claim. The dealer's claim is judged on all the cards dealt.")
    elif rules.joker:
        yield say("A joker does not spoil the claim. The dealer's claim is judged on all the cards dealt.")
    if rules.anf_when == "before_bidding":
        yield say("All are asked before the bidding, from the dealer's left.")
    else:
        yield say("It is claimed in place of one's first call.")
    if rules.anf_dealer == "next":
        yield say("The hand is shown, nobody scores, and the next player deals.")
    else:
        yield say("The hand is shown, nobody scores, and the same player deals again.")


def the_auction(rules: Ruleset) -> Iterator[Rule]:
    """Who may call what, and when the auction is over."""
    yield rule(mark("The rounds of bidding"), _rounds(rules))
    calls = [str(n) for n in range(rules.min_bid, rules.hand_size)]
    calls += [help_name(rules)] if rules.partnerships else []
    yield rule(
        mark("The bids"),
        say("The bids, from the lowest: {calls}.", calls=", ".join([*calls, say(LADDER["MOON"])])),
        _level(rules),
        say("All {n} tricks are never bid as a number.", n=number(rules.hand_size)),
    )
    yield rule(mark("Overbidding"), say("Each bid must be higher than the last."), _partners(rules))
    yield rule(mark("Naming trump"), _naming(rules))
    yield rule(mark("When all pass"), _all_pass(rules))


def _rounds(rules: Ruleset) -> str:
    if rules.bidding_rounds == 1:
        return say("From the dealer's left, each player calls once: a bid or a pass.")
    if rules.bidding_rounds == 2:
        return say(
            "From the dealer's left, each player calls, and once somebody has bid the turn goes round once "
            "more, for everybody. The auction ends at the moon, or when all the others have passed since the "
            "last bid."
        )
    return say(
        "From the dealer's left, the players call until all the others have passed since the last bid, or "
        "until the moon. Who has passed stays out."
    )


def _level(rules: Ruleset) -> str:
    if not rules.partnerships or rules.moon_over_ask:
        return ""
    return say("The last two are equal: neither is higher than the other.")


def _partners(rules: Ruleset) -> str:
    return say("Partners may outbid each other.") if rules.partnerships else ""


def _naming(rules: Ruleset) -> str:
    if rules.name_trump == "after_auction":
        return say("After the auction the highest bidder names any suit as trump.")
    return say("Trump is named with each bid. Suits do not rank: the same bid in another suit is not higher.")


def _all_pass(rules: Ruleset) -> str:
    if not rules.stick_the_dealer:
        return say("If all pass, the hand is thrown in and nobody scores.")
    if isinstance(rules.stick_min_bid, int):
        return say("If all the others pass, the dealer must bid, at least {n}.", n=rules.stick_min_bid)
    return say("If all the others pass, the dealer must bid; any bid will do.")


def all_tricks(rules: Ruleset) -> Iterator[Rule]:
    """The two ways to undertake all tricks."""
    n = number(rules.hand_size)
    if not rules.partnerships:
        yield rule(mark("The moon"), say("The moon is a bid of all {n} tricks.", n=n))
        return
    yield rule(
        mark("All tricks with help"),
        say(
            "{call} is a bid of all {n} tricks, alone, after an exchange with the partner.",
            call=capital(help_name(rules)),
            n=n,
        ),
        say("The partner then lays all cards face down and sits out."),
    )
    yield rule(mark("The exchange"), *_exchange(rules))
    yield rule(
        mark("The moon"), say("The moon is a bid of all {n} tricks, alone: the partner sits out.", n=n)
    )


def _exchange(rules: Ruleset) -> Iterator[str]:
    n = rules.ask_cards
    if rules.ask_order == "discard_first":
        yield say_count(
            "First the bidder passes one card to the partner, face down; then the partner gives one.",
            "First the bidder passes {n} cards to the partner, face down; then the partner gives {n}.",
            n,
        )
    else:
        yield say_count(
            "First the partner gives one card, face down; then the bidder passes one of the larger hand.",
            "First the partner gives {n} cards, face down; then the bidder passes {n} of the larger hand.",
            n,
        )
    if rules.ask_force_best:
        yield say_count(
            "The gift must be the partner's highest trump; without trumps it may be any card.",
            "The gift must be the partner's {n} highest trumps; with fewer, all of them and any other cards.",
            n,
        )
    else:
        yield say("The partner gives whatever the partner likes.")
    if rules.ask_order == "discard_first":
        yield _returning(rules)


def _returning(rules: Ruleset) -> str:
    if rules.ask_partner_may_return:
        return say("What the bidder passed may be given back.")
    return say("What the bidder passed may not be given back.")
