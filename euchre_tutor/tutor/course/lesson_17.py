"""Lesson 17, the cousins: Turn-Up Euchre, and Euchre for two. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.positions import after_calls, may
from ..questions.turned import TURN_UP, TWO, maker_score
from .hands_turned import TURNED_HAND

ABOUT = (
    "The hands",
    "The turned card",
    "The first round",
    "The second round",
    "The dealer's card",
    "The first lead",
    "The maker's points",
    "A euchre",
    "The target",
)
TAKER = str(after_calls(3, "PASS, PASS, ORDER", TURN_UP).to_act)
LEADER = str(after_calls(1, "PASS, ORDER, DISCARD", TURN_UP).to_act)
HIDDEN = len(after_calls(0, "", TWO).stock)
TURNED = after_calls(3, "", TURN_UP).upcard
TURNED_SUIT = "" if TURNED is None or TURNED.suit is None else TURNED.suit.letter
OTHER_SUIT = "S" if TURNED_SUIT != "S" else "H"

ONE_SUIT = mark("In the first round only the suit of the turned card can become trump.")
DOWN = mark("The suit that was turned down is out; any of the other three may be named.")
DEALER_TAKES = mark("The dealer takes the turned card, whoever ordered it up.")
NOT_TAKER = mark("Whoever orders makes trump, but gets no card for it.")
LEFT_LEADS = mark("The player at the dealer's left leads, whoever made trump.")
NOT_LEADER = mark("Making trump gives no right to lead here, and dealing does not either.")
MUST_TAKE = mark("With four players the dealer takes the card when it is ordered up.")
MAY_LEAVE = mark("With two players a dealer may leave a card that the opponent ordered; trump stays.")
TWO_ALONE = mark("There is no partner to send away, so nobody plays alone.")
HINT_DEALER = mark("Think of what ordering up gives the dealer.")
ITEMS = {
    "17.w1": partial(
        yes_no,
        mark("A heart is turned up, and you speak first. May you make spades trump now?"),
        may(TURN_UP, 3, "", f"NAME {OTHER_SUIT}"),
        ONE_SUIT,
        "round1-any-suit",
        (
            mark("What is the first round about?"),
            mark("One card lies face up."),
            mark("Order its suit, or pass."),
            mark("No."),
        ),
        "turned",
    ),
    "17.f1": partial(
        maker_score,
        3,
        steps=(
            mark("Your side made trump, so it needed three tricks."),
            mark("It took three: enough, but not all five."),
        ),
    ),
    "17.f2": partial(maker_score, 2, steps=(mark("Your side made trump, so it needed three tricks."),)),
    "17.f3": partial(
        pick,
        mark("East deals. You pass, West passes, and North orders the card up. Who takes it?"),
        (
            ("0", mark("You"), mark("You passed, and you do not deal."), "who-takes-upcard"),
            ("1", mark("West"), mark("West passed, and does not deal."), "who-takes-upcard"),
            ("2", mark("North"), NOT_TAKER, "who-takes-upcard"),
            ("3", mark("East"), DEALER_TAKES, ""),
        ),
        TAKER,
        DEALER_TAKES,
        (HINT_DEALER, mark("Somebody must take a card and lay one away."), NOT_TAKER, mark("East.")),
        "turned",
        strike=("2",),
        shuffle=False,
    ),
    "17.f4": partial(maker_score, 5, True, False),
    "17.q1": partial(maker_score, 5),
    "17.q2": partial(
        yes_no,
        mark("Hearts were turned up, and all four passed. May you now name hearts after all?"),
        may(TURN_UP, 3, "PASS, PASS, PASS, PASS", f"NAME {TURNED_SUIT}"),
        DOWN,
        "round2-same-suit",
        (
            mark("What happened to the turned card?"),
            mark("It was turned down."),
            mark("Its suit had its chance in the first round."),
            mark("No."),
        ),
        "turned",
    ),
    "17.q3": partial(
        pick,
        mark("West deals, North passes, and East orders the card up. Who leads to the first trick?"),
        (
            ("0", mark("You"), mark("You sit at the dealer's right."), "anticlockwise"),
            ("1", mark("West"), NOT_LEADER, "one-true-rules"),
            ("2", mark("North"), LEFT_LEADS, ""),
            ("3", mark("East"), NOT_LEADER, "one-true-rules"),
        ),
        LEADER,
        LEFT_LEADS,
        (
            mark("In this game the seat decides, not the call."),
            mark("Find the dealer."),
            mark("Strike out the dealer, and whoever made trump."),
            mark("North."),
        ),
        "turned",
        strike=("1", "3"),
        shuffle=False,
    ),
    "17.q4": partial(maker_score, 4, True),
    "17.q5": partial(
        yes_no,
        mark("Turn-Up for four: you deal, and West orders the card up. May you leave it on the table?"),
        may(TURN_UP, 0, "ORDER", "DECLINE"),
        MUST_TAKE,
        "one-true-rules",
        (HINT_DEALER, mark("Four players, and you deal."), mark("The card is yours at once."), mark("No.")),
        "turned",
    ),
    "17.q6": partial(
        yes_no,
        mark("Two-handed: you deal, and your opponent orders the card up. May you leave it on the table?"),
        may(TWO, 0, "ORDER", "DECLINE"),
        MAY_LEAVE,
        "one-true-rules",
        (
            HINT_DEALER,
            mark("Two players, and you deal."),
            mark("The card may not fit a hand that defends."),
            mark("Yes."),
        ),
        "two",
    ),
    "17.q7": partial(
        how_many,
        mark("Two-handed, with 24 cards: how many cards stay face down and are not played?"),
        HIDDEN,
        mark("Two hands of five are dealt and one card is turned up: eleven of 24 are not hidden."),
        (
            (HIDDEN + 1, mark("One of them is turned up."), "count-slip"),
            (3, mark("That is so with four players."), "one-true-rules"),
        ),
        (
            mark("Count the cards that are dealt."),
            mark("Two hands of five, and a card turned up."),
            mark("24 less eleven."),
            mark("13."),
        ),
        "two",
    ),
    "17.q8": partial(
        yes_no,
        mark("Two-handed: may the maker play alone for more points?"),
        may(TWO, 0, "", "ORDER ALONE"),
        TWO_ALONE,
        "one-true-rules",
        (
            mark("What does playing alone mean?"),
            mark("A partner lays the cards down."),
            mark("Is there a partner?"),
            mark("No."),
        ),
        "two",
    ),
}
LESSON = Lesson(
    id="17",
    title=mark("The cousins: Turn-Up and two-handed"),
    minutes=15,
    goal=mark("You will play the game most people mean by Euchre, with four players or with two."),
    needs=("10",),
    blocks={
        "goal": Step("rule_sheet", {"rules": "turn_up", "known": "bid", "about": list(ABOUT)}),
        "win": questions("17.w1"),
        "explore": Step("table", {"rules": "turn_up", "options": {}, "seed": 17}),
        "worked": Step("trick_stepper", TURNED_HAND),
        "fading": questions(*numbered("17", "f", 4)),
        "predict": questions("maker-score~9", "maker-score~14", "maker-score~23", "maker-score~22"),
        "quiz": questions(*numbered("17", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
