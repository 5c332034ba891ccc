"""Lesson 7, Bid Euchre: the auction. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.calling import may_call, what_may_be_bid, who_names, who_speaks
from ..questions.facts import pick, yes_no
from .hands import AUCTION_HAND

OVER_PARTNER = mark("The rule looks at the high bid, not at who made it: you may bid over your partner.")
THROWN_IN = mark(
    "Nobody bid, so nobody scores: the cards are thrown in and the next player to the left deals."
)
TWO_WAYS = mark("Six with help and the moon are the only ways to bid six, and in both your partner sits out.")
EAST_BID = (mark("You deal, so West spoke first: pass. North bid three."), mark("East overbid with four."))
ITEMS = {
    "07.w1": partial(what_may_be_bid, 3, ""),
    "07.f1": partial(
        what_may_be_bid,
        1,
        "PASS, BID 3",
        steps=(
            mark("West deals, so North spoke first, and passed."),
            mark("East bid three: that is the high bid now."),
            mark("A call must be above it."),
        ),
    ),
    "07.f2": partial(
        may_call,
        0,
        "PASS, BID 3, BID 4",
        "BID 4",
        mark("The high bid is four, and yours must be above it."),
        "bid-equal",
        steps=EAST_BID,
    ),
    "07.f3": partial(who_names, 0, "PASS, BID 3, BID 4, PASS", steps=EAST_BID),
    "07.f4": partial(who_speaks, 0, "BID 3, PASS"),
    "07.f5": partial(what_may_be_bid, 0, "BID 3, PASS, BID 5"),
    "07.f6": partial(who_names, 0, "BID 3, PASS, BID 5, ASK"),
    "07.q1": partial(who_speaks, 3),
    "07.q2": partial(what_may_be_bid, 1, "PASS, BID 4"),
    "07.q3": partial(who_names, 2, "PASS, BID 3, PASS, BID 4"),
    "07.q4": partial(may_call, 1, "BID 4, PASS", "BID 5", OVER_PARTNER, "partner-barred"),
    "07.q5": partial(
        pick,
        mark("All four players pass. What happens?"),
        (
            ("throw", mark("The hand is thrown in, and the next player deals"), THROWN_IN, ""),
            (
                "dealer",
                mark("The dealer must bid three"),
                mark("Only a house rule, stick the dealer, makes the dealer bid. Here it is off."),
                "all-pass-dealer",
            ),
            ("again", mark("The bidding goes round once more"), mark("Everyone calls once."), "bid-again"),
            (
                "play",
                mark("The hand is played without trump"),
                mark("Every hand that is played has a trump, and its bidder names it."),
                "no-trump",
            ),
        ),
        "throw",
        THROWN_IN,
        (
            mark("Everyone has called once. Is there a second round?"),
            mark("Nobody has undertaken anything."),
            mark("Strike out what makes somebody bid after all."),
            mark("The hand is thrown in, and the next player deals."),
        ),
        "auction",
        strike=("dealer", "again"),
    ),
    "07.q6": partial(
        yes_no,
        mark("You bid four. You take two tricks, and your partner takes two. Is the bid made?"),
        True,
        mark("A bid counts the tricks of the side: two and two are four."),
        "bid-own-tricks",
        (
            mark("Whose tricks does a bid count?"),
            mark("You and your partner score together."),
            mark("Add the tricks of your side."),
            mark("Yes."),
        ),
        "auction",
    ),
    "07.q7": partial(
        pick,
        mark("How can all six tricks be bid?"),
        (
            ("two", mark("Six with help, or the moon; in both partner sits out"), TWO_WAYS, ""),
            (
                "number",
                mark("By saying six, with partner playing"),
                mark("Six is never bid as a number."),
                "six-with-partner",
            ),
            (
                "moon",
                mark("Only by the moon, with a card from partner"),
                mark("The moon brings no card from partner."),
                "moon-help",
            ),
            (
                "never",
                mark("Not at all: five is the highest bid"),
                mark("Five is the highest number, but the ladder goes on above it."),
                "ladder-order",
            ),
        ),
        "two",
        TWO_WAYS,
        (
            mark("Look at the two highest rungs of the ladder."),
            mark("Does partner play to the tricks when all six are bid?"),
            mark("Strike out whatever keeps partner in the play."),
            mark("Six with help, or the moon; in both partner sits out."),
        ),
        "auction",
        strike=("number",),
    ),
    "07.q8": partial(
        yes_no,
        mark("You bid three, your partner passed, and East overbid with four. May you now bid five?"),
        False,
        mark(
            "Everyone calls once. You have had your call; what is left of the auction belongs to the others."
        ),
        "bid-again",
        (
            mark("How often may each player call?"),
            mark("The auction goes round once."),
            mark("You have called already."),
            mark("No."),
        ),
        "auction",
    ),
}
LESSON = Lesson(
    id="07",
    title=mark("Bid Euchre: the auction"),
    minutes=15,
    goal=mark("You will bid or pass on the ladder, overbid, and know who names trump."),
    needs=("06",),
    blocks={
        "win": questions("07.w1"),
        "explore": Step(
            "bid_trainer", {"seeds": [3, 15, 7, 11, 18, 2], "seat": 0, "options": {}, "guess": False}
        ),
        "worked": Step("trick_stepper", AUCTION_HAND),
        "fading": questions(*numbered("07", "f", 6)),
        "predict": questions("ladder~1", "high-bidder~2", "ladder~3", "turn~4"),
        "quiz": questions(*numbered("07", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
