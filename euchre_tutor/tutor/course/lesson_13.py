"""Lesson 13, Cutthroat: turning up trump. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.five_of_ten import five_of_ten
from ..questions.maker import CUTTHROAT, hand_score
from ..questions.positions import may
from ..questions.tricks import who_wins
from .hands_three import TURNED_HAND

DEALERS = mark("The turned card goes to the dealer, whoever made its suit trump.")
UPCARD = mark("In the first round only the turned card's suit can become trump.")
DOWN = mark("The suit that was turned down may not be named in the second round.")
OWN_CARD = mark("The dealer lays away one of the five cards held before, never the turned card.")
LEAVES = mark("Ordered up by another, the dealer may leave the card. Its suit is trump all the same.")
POOL = CUTTHROAT.hand_size + CUTTHROAT.dummies[0]
TAKES = (
    mark("What happens to the card when it is ordered up?"),
    mark("It lies before the dealer."),
)
ITEMS = {
    "13.w1": partial(
        yes_no,
        mark("The jack of spades is turned up. You speak first. May you order it up?"),
        may(CUTTHROAT, 2, "", "ORDER"),
        mark("The first to speak may order it up: spades are trump, and you are the maker."),
        "one-true-rules",
        (
            mark("What may be said in the first round?"),
            mark("Order the card up, or pass."),
            mark("You are the first to speak."),
            mark("Yes."),
        ),
        "cut-call",
    ),
    "13.f1": partial(
        pick,
        mark("Who may take the turned card?"),
        (
            ("1", mark("West"), DEALERS, ""),
            (
                "0",
                mark("You"),
                mark("You made trump, but that does not bring you the card."),
                "who-takes-upcard",
            ),
            ("2", mark("North"), mark("North has nothing to do with it."), "who-takes-upcard"),
        ),
        "1",
        DEALERS,
        (*TAKES, mark("Strike out whoever does not deal."), mark("West.")),
        "cut-call",
        strike=("2",),
        shuffle=False,
        steps=(mark("West deals. North passes."), mark("You assist: you are the maker.")),
    ),
    "13.f2": partial(
        yes_no,
        mark("May West leave the card where it lies?"),
        may(CUTTHROAT, 1, "PASS, ORDER", "DECLINE"),
        LEAVES,
        "must-pick-up",
        (*TAKES, mark("It is a right, not a duty, where another is the maker."), mark("Yes.")),
        "cut-call",
        steps=(mark("West deals. North passes."), mark("You assist: you are the maker.")),
    ),
    "13.f3": partial(
        how_many,
        mark("You take the dummy up. From how many cards do you choose your five?"),
        POOL,
        mark("Your five and the five of the dummy make ten."),
        ((5, mark("Your own cards are still there to choose from."), "dummy-instead"),),
        (
            mark("Two hands become one."),
            mark("Yours, and the dummy's."),
            mark("Each of the two has five cards."),
            mark("10."),
        ),
        "cut-call",
    ),
    "13.f4": partial(who_wins, "D", "JH AD JD", leader=1, out=3),
    "13.f5": partial(hand_score, 0, 4),
    "13.f6": partial(
        five_of_ten,
        57,
        steps=(
            mark("Trumps come first, the left bower among them."),
            mark("Then aces, and cards of few suits."),
        ),
    ),
    "13.q1": partial(
        yes_no,
        mark("A spade is turned up and you speak first. You hold strong hearts. May you name hearts now?"),
        may(CUTTHROAT, 2, "", "NAME H"),
        UPCARD,
        "round1-any-suit",
        (
            mark("Which round is it?"),
            mark("The first round is about the card that is turned up."),
            mark("Hearts have to wait for the second round."),
            mark("No."),
        ),
        "cut-call",
    ),
    "13.q2": partial(
        yes_no,
        mark("All three pass the jack of spades, and it is turned down. May you name spades now?"),
        may(CUTTHROAT, 2, "PASS, PASS, PASS", "NAME S"),
        DOWN,
        "round2-same-suit",
        (
            mark("Which suits are left in the second round?"),
            mark("All had their chance at that suit."),
            mark("Three suits are left, and this is none of them."),
            mark("No."),
        ),
        "cut-call",
    ),
    "13.q3": partial(
        yes_no,
        mark("You deal and accept the turned card. May you lay that same card away?"),
        may(CUTTHROAT, 0, "PASS, PASS, ORDER", "DISCARD JS"),
        OWN_CARD,
        "bury-upcard",
        (
            mark("Which card may go?"),
            mark("Six cards for a moment, and one must go."),
            mark("One of your own five goes."),
            mark("No."),
        ),
        "cut-call",
    ),
    "13.q4": partial(who_wins, "S", "9C JC AC", leader=2, out=3),
    "13.q5": partial(hand_score, 0, 2),
    "13.q6": partial(hand_score, 1, 1),
    "13.q7": partial(five_of_ten, 105),
}
LESSON = Lesson(
    id="13",
    title=mark("Cutthroat: turning up trump"),
    minutes=12,
    goal=mark("You will order trump up, take the dealer's card, and choose the best five of ten."),
    needs=("06",),
    blocks={
        "goal": Step(
            "rule_sheet",
            {
                "rules": "cutthroat",
                "known": "bid",
                "about": [
                    *("The sides", "The hands", "The dummy", "The turned card", "The first round"),
                    *("The second round", "The dealer's card", "Taking up the dummy"),
                    *("The maker's points", "A euchre", "The target"),
                ],
            },
        ),
        "win": questions("13.w1"),
        "explore": Step("table", {"rules": "cutthroat", "options": {}, "seed": 11}),
        "worked": Step("trick_stepper", TURNED_HAND),
        "fading": questions(*numbered("13", "f", 6)),
        "predict": Step(
            "auction_trainer", {"game": "cutthroat", "kinds": ["order", "merge"], "seeds": [3, 11, 24, 28]}
        ),
        "quiz": questions(*numbered("13", "q", 7), mix=3, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
