"""Lesson 16, Double Deck Bid Euchre: two of everything. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...engine.cards import Card, Suit
from ...engine.phases import legal_actions
from ...engine.rankings import ranking
from ...engine.rulesets import RULESETS
from ...engine.scoring import score
from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.positions import after_calls, finished
from ..questions.tricks import who_wins

RULES = RULESETS["double_deck"]
HEARTS = ranking(RULES, Suit.HEARTS)
RIGHT = Card.of("J", Suit.HEARTS)
TRUMPS = sum(map(HEARTS.is_trump, RULES.cards))
SISTERS = sum(HEARTS.suit_of(card) == Suit.DIAMONDS for card in RULES.cards)
ABOVE_SEVEN = next(str(call) for call in legal_actions(after_calls(0, "BID 7, PASS, PASS", RULES))[1:])
SET_BY_ONE = score(finished("BID 8", 0, 7, RULES))[0]
MOON_BY_ONE = score(finished("MOON", 0, 11, RULES))[0]
TWIN_WINS = HEARTS.winner([RIGHT, RIGHT]) == 1

ALL_TRUMPS = mark("Seven different cards are trumps, the left bower among them, and each is there twice.")
ALL_SISTERS = mark("Two packs have twelve diamonds, and both jacks have gone over to hearts.")
NEXT_RUNG = mark("The ladder goes up by one: three to eleven, twelve with help, the moon.")
LOSES_BID = mark("A side that is set loses what it bid.")
TWELVE = mark("The moon undertakes all twelve tricks. It failed, so it costs as many points.")
FIRST_ONE = mark("The right bower that was led lies there first, and nothing stands above it.")
KEEPS_NONE = mark("A side that is set keeps none of its tricks.")
ITEMS = {
    "16.w1": partial(who_wins, "S", "KD AD AD 9D", leader=1, idea="twin"),
    "16.f1": partial(
        who_wins,
        "H",
        "TC JH 9C JH",
        leader=1,
        idea="twin",
        steps=(
            mark("Clubs were led, and two trumps were played."),
            mark("Both of them are the right bower, so neither is higher by rank."),
        ),
    ),
    "16.f2": partial(
        who_wins,
        "C",
        "AH KH AH JS",
        leader=2,
        idea="twin",
        steps=(mark("Hearts were led, and the ace of hearts lies there twice."),),
    ),
    "16.f3": partial(who_wins, "D", "QS JH JH 9D", leader=3, idea="twin"),
    "16.f4": partial(
        how_many,
        mark("Hearts are trump. How many cards belong to diamonds in the pack of 48?"),
        SISTERS,
        ALL_SISTERS,
        (
            (12, mark("The jacks of diamonds are left bowers today."), "left-suit"),
            (5, mark("That is one pack. Here are two."), "count-slip"),
        ),
        (
            mark("Which cards change suit under this trump?"),
            mark("Count one pack first."),
            mark("Nine, ten, queen, king, ace; then twice."),
            mark("10."),
        ),
        "double",
    ),
    "16.q1": partial(
        how_many,
        mark("Hearts are trump. How many trumps are there in the pack of 48?"),
        TRUMPS,
        ALL_TRUMPS,
        (
            (12, mark("The left bowers belong to trump as well."), "left-suit"),
            (7, mark("That is one pack. Here are two."), "count-slip"),
        ),
        (
            mark("Which cards change suit under this trump?"),
            mark("Count one pack first."),
            mark("Both bowers, ace, king, queen, ten, nine; then twice."),
            mark("14."),
        ),
        "double",
    ),
    "16.q2": partial(who_wins, "S", "KS JC QS JC", leader=1, idea="twin"),
    "16.q3": partial(
        pick,
        mark("The high bid is seven. What is the lowest call above it in Double Deck?"),
        (
            ("BID 7", mark("Seven"), mark("A bid must be above the high bid."), "bid-equal"),
            ("BID 8", mark("Eight"), NEXT_RUNG, ""),
            ("ASK", mark("Twelve with help"), mark("There are numbers in between."), "ladder-order"),
            ("MOON", mark("Moon"), mark("That is the top of the ladder."), "ladder-order"),
        ),
        ABOVE_SEVEN,
        NEXT_RUNG,
        (
            mark("A call must be above the high bid."),
            mark("With twelve tricks the numbers go on to eleven."),
            mark("Strike out the high bid itself, and the top of the ladder."),
            mark("Eight."),
        ),
        "double",
        strike=("BID 7", "MOON"),
        shuffle=False,
    ),
    "16.q4": partial(
        how_many,
        mark("Double Deck: your side bids eight and takes seven tricks. What does your side score?"),
        SET_BY_ONE,
        LOSES_BID,
        (
            (7, KEEPS_NONE, "set-keeps-tricks"),
            (-1, mark("You lose the whole bid, not only what you are short."), "set-loses-tricks"),
            (0, mark("Being set costs what was bid."), "set-free"),
        ),
        (
            mark("First: was the call made?"),
            mark("Compare the tricks with the bid."),
            mark("A side that is set loses what it bid."),
            mark("−8."),
        ),
        "score-hand",
    ),
    "16.q5": partial(
        how_many,
        mark(
            "Double Deck: you play the moon and take eleven of the twelve tricks. What does your side score?"
        ),
        MOON_BY_ONE,
        TWELVE,
        (
            (-6, mark("That is the price in a game of six tricks."), "one-true-rules"),
            (-24, mark("A failed call costs what was bid, not what it would have paid."), "moon-fail"),
            (11, KEEPS_NONE, "set-keeps-tricks"),
        ),
        (
            mark("First: was the call made?"),
            mark("How many tricks does the moon undertake here?"),
            mark("A failed call costs as many points as tricks were undertaken."),
            mark("−12."),
        ),
        "score-hand",
    ),
    "16.q6": partial(who_wins, "H", "AC AC TC 9C", leader=3, idea="twin"),
    "16.q7": partial(
        yes_no,
        mark(
            "An opponent leads the right bower, and you hold the other one. Can you take the trick with it?"
        ),
        TWIN_WINS,
        FIRST_ONE,
        "twin-beats",
        (
            mark("Compare the two cards."),
            mark("They are equal. Which was played first?"),
            mark("Of two equal cards the first one played wins."),
            mark("No."),
        ),
        "double",
    ),
}
WORKED = {
    "tricks": [
        {
            "game": "double_deck",
            "trump": "H",
            "leader": 1,
            "cards": "KS AS AS 9S",
            "notes": {
                "1": mark("It is above the king, so it is winning."),
                "2": mark("The same ace again: the first one lies there already, and stays ahead."),
                "3": mark("Of two equal cards the first one played wins."),
            },
        },
        {
            "game": "double_deck",
            "trump": "C",
            "leader": 0,
            "cards": "JC JS JC 9C",
            "notes": {
                "0": mark("The right bower is led. Nothing beats it now, not even its twin."),
                "2": mark("Your partner must follow, and has no other club."),
            },
        },
    ]
}
LESSON = Lesson(
    id="16",
    title=mark("Double Deck"),
    minutes=12,
    goal=mark(
        "You will play with two of every card: the first one played wins, and there are twelve tricks."
    ),
    needs=("10",),
    blocks={
        "goal": Step(
            "rule_sheet",
            {
                "rules": "double_deck",
                "known": "bid",
                "about": [
                    *("The pack", "The hands", "Equal cards", "The bids", "All tricks with help", "The moon"),
                    *("Points of all tricks with help", "Points of the moon"),
                ],
            },
        ),
        "win": questions("16.w1"),
        "explore": Step("trump_lens", {"pack": "48", "trump": "H", "predict": None, "seed": 16}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("16", "f", 4)),
        "predict": questions("twin~1", "twin~2", "twin~3", "twin~4"),
        "quiz": questions(*numbered("16", "q", 7), mix=3, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
