"""Lesson 9, Bid Euchre: six with help, and the moon. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.calling import may_call
from ..questions.facts import how_many, pick, yes_no
from ..questions.figures import RULES
from ..questions.gifts import which_gift
from ..questions.highest import highest
from ..questions.points import our_score
from ..questions.tricks import who_wins
from ..questions.worth import best_call
from .hands import HELP_HAND

SIX = RULES.hand_size
FIRST = mark("Your own card goes first, face down, and it is final. Only then does the gift come.")
MOON_OVER = mark("The moon stands above six with help on the ladder, so it may still be called.")
LEADER = mark("The high bidder leads, alone or not. Partner's place is passed over.")
THREE = mark("Your partner has laid the cards down: three players, three cards.")
ASK_EVEN = mark("12 points if it comes off, 6 lost if not: once in three is enough, for 12 is twice 6.")
MOON_EVEN = mark("24 points if it comes off, 6 lost if not: once in five is enough, for 24 is four times 6.")
EVEN_HINTS = (
    mark("Set the gain against the loss."),
    mark("At break-even, chance times gain equals the chance of failing times the loss."),
    mark("Divide the loss by gain and loss together."),
)
ITEMS = {
    "09.w1": partial(highest, "S", "QS JC KD"),
    "09.f1": partial(
        which_gift,
        "D",
        "JH AD 9D KC TS 9S",
        steps=(
            mark("Partner has bid six with help and named diamonds."),
            mark("You hold three trumps: the ace, the nine, and the jack of hearts, the left bower."),
            mark("You must give the best one."),
        ),
    ),
    "09.f2": partial(
        which_gift, "C", "AS KS QH TD 9H KD", steps=(mark("Partner has bid six with help and named clubs."),)
    ),
    "09.f3": partial(
        yes_no,
        mark("Partner has asked for your best. You hold no club. Do you say so?"),
        False,
        mark("The one who gives says nothing, with a trump or without."),
        "gift-says",
        (
            mark("What does the rule let you say?"),
            mark("Partner will see the card. Is a word needed?"),
            mark("You give a card and keep silent."),
            mark("No."),
        ),
        "six",
        steps=(mark("Partner has bid six with help and named clubs."),),
    ),
    "09.f4": partial(which_gift, "H", "AH JD 9S QC TC KS"),
    "09.f5": partial(
        who_wins,
        "H",
        "JH KH AS",
        leader=2,
        out=0,
        steps=(mark("Your partner plays alone, and you sit out."),),
    ),
    "09.f6": partial(our_score, "ASK", 6),
    "09.q1": partial(
        pick,
        mark("You have bid six with help and named trump. What comes first?"),
        (
            ("away", mark("You lay a card away, before you see the gift"), FIRST, ""),
            (
                "gift",
                mark("Partner gives, then you lay a card away"),
                mark("You choose your card without knowing the gift."),
                "gift-first",
            ),
            (
                "both",
                mark("You look at partner's hand and choose"),
                mark("Nobody looks into partner's hand."),
                "gift-first",
            ),
            (
                "none",
                mark("Nothing is laid away: you play with seven"),
                mark("You play six tricks with six cards."),
                "deal-size",
            ),
        ),
        "away",
        FIRST,
        (
            mark("One card goes out and one comes in."),
            mark("Do you know the gift when you choose your card?"),
            mark("Strike out whatever shows you partner's cards first."),
            mark("You lay a card away, before you see the gift."),
        ),
        "six",
        strike=("gift", "both"),
    ),
    "09.q2": partial(which_gift, "S", "JC AS KH 9D TC QH"),
    "09.q3": partial(best_call, "JH JD KH QH 9H TS", ("PASS", "BID 5", "ASK", "MOON")),
    "09.q4": partial(
        how_many,
        mark("You play the moon. How many cards are in each trick?"),
        RULES.seats - 1,
        THREE,
        (
            (4, mark("Your partner does not play to the tricks."), "alone-four"),
            (2, mark("Both opponents play against you."), "alone-four"),
        ),
        (
            mark("Who still plays when somebody plays alone?"),
            mark("Your partner has laid the cards down."),
            mark("Both opponents, and you."),
            mark("3."),
        ),
        "six",
    ),
    "09.q5": partial(
        pick,
        mark("North, your partner, plays the moon. East dealt. Who leads to the first trick?"),
        (
            ("2", mark("North"), LEADER, ""),
            ("0", mark("You, at the dealer's left"), mark("You sit out, so you cannot lead."), "alone-lead"),
            (
                "3",
                mark("East"),
                mark("In some games the seat decides who leads. Here the auction does."),
                "alone-lead",
            ),
            (
                "1",
                mark("West"),
                mark("In some games the seat decides who leads. Here the auction does."),
                "alone-lead",
            ),
        ),
        "2",
        LEADER,
        (
            mark("Who leads after any auction?"),
            mark("Does playing alone change that?"),
            mark("You sit out; strike yourself out."),
            mark("North."),
        ),
        "six",
        strike=("0",),
        shuffle=False,
    ),
    "09.q6": partial(
        how_many,
        mark(
            "Look at your own score alone. How often must six with help come off to break even, in percent?"
        ),
        SIX / (RULES.ask_made + SIX),
        ASK_EVEN,
        (
            (
                0.5,
                mark("Half would be right if it paid as much as it costs. It pays twice as much."),
                "break-even-half",
            ),
            (0.2, mark("That would fit a call that pays four times what it costs."), "count-slip"),
        ),
        (*EVEN_HINTS, mark("6 in 18: about 33 %.")),
        "break-even",
        percent=True,
        tolerance=0.007,
    ),
    "09.q7": partial(
        how_many,
        mark("Look at your own score alone. How often must the moon come off to break even, in percent?"),
        SIX / (RULES.moon_made + SIX),
        MOON_EVEN,
        (
            (
                0.25,
                mark("Set the loss against gain and loss together, not against the gain alone."),
                "count-slip",
            ),
            (
                0.5,
                mark("Half would be right if it paid as much as it costs. It pays four times as much."),
                "break-even-half",
            ),
        ),
        (*EVEN_HINTS, mark("6 in 30: 20 %.")),
        "break-even",
        percent=True,
        tolerance=0.004,
    ),
    "09.q8": partial(may_call, 1, "PASS, ASK", "MOON", MOON_OVER, "ladder-order"),
}
LESSON = Lesson(
    id="09",
    title=mark("Bid Euchre: six with help, and the moon"),
    minutes=15,
    goal=mark("You will lay a card away, ask for the best trump, play three-handed, and know when it pays."),
    needs=("08",),
    blocks={
        "win": questions("09.w1"),
        "explore": Step(
            "bid_trainer", {"seeds": [596, 566, 675, 533, 827, 363], "seat": 0, "options": {}, "guess": False}
        ),
        "worked": Step("trick_stepper", HELP_HAND),
        "fading": questions(*numbered("09", "f", 6)),
        "predict": questions("gift~1", "gift~2", "gift~3", "gift~4"),
        "quiz": questions(*numbered("09", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
