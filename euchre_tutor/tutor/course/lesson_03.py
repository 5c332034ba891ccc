"""Lesson 3, The right bower: questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.counting_cards import can_win
from ..questions.facts import pick, yes_no
from ..questions.highest import highest
from ..questions.reading import led_suit
from ..questions.suits import higher, in_order
from ..questions.tricks import who_wins

AFRESH = mark(
    "Ranks are worked out afresh from each hand's trump. With spades as trump this jack is a plain heart."
)
ITEMS = {
    "03.w1": partial(highest, "H", "QH JH AH"),
    "03.f1": partial(
        who_wins,
        "S",
        "AS KS JS 9S",
        leader=1,
        steps=(
            mark("Spades are trump, and West led one: all four cards are trumps."),
            mark("The jack of spades is the right bower."),
            mark("Above the right bower there is nothing."),
        ),
    ),
    "03.f2": partial(
        can_win,
        "D",
        "QC AD TC JD",
        leader=0,
        steps=(mark("You led the queen of clubs; diamonds are trump."),),
    ),
    "03.f3": partial(
        who_wins,
        "D",
        "QC AD TC JD",
        leader=0,
        steps=(mark("You led the queen of clubs; diamonds are trump."),),
    ),
    "03.f4": partial(led_suit, "C", "KH JC AH TH", leader=2),
    "03.f5": partial(can_win, "C", "KH JC AH TH", leader=2),
    "03.f6": partial(who_wins, "C", "KH JC AH TH", leader=2),
    "03.q1": partial(highest, "D", "AD JD KD AS"),
    "03.q2": partial(higher, "C", "AC", "JC"),
    "03.q3": partial(in_order, "S", "AS JS KS QS"),
    "03.q4": partial(who_wins, "H", "AH JH KH 9H"),
    "03.q5": partial(
        yes_no,
        mark("Clubs are trump. Is the jack of hearts a special card?"),
        False,
        mark("Clubs are black. The red jacks are plain cards under a black trump."),
        "jack-plain",
        (
            mark("Not every jack is a bower."),
            mark("Compare the colour of the jack with the colour of trump."),
            mark("Clubs are black, hearts are red."),
            mark("No."),
        ),
        "jack-plain",
    ),
    "03.q6": partial(
        pick,
        mark("Last hand hearts were trump. Now spades are. What is the jack of hearts now?"),
        (
            ("plain", mark("A plain heart, below the queen"), AFRESH, ""),
            (
                "top",
                mark("Still the highest card of all"),
                mark("It was that under hearts, and hearts are over."),
                "bower-stays",
            ),
            (
                "low",
                mark("A trump, but a low one"),
                mark("Only the two jacks of trump's colour join trump, and spades are black."),
                "jack-plain",
            ),
            (
                "above",
                mark("A heart, above the ace of hearts"),
                mark("A jack stands above an ace only where it is a bower."),
                "bower-stays",
            ),
        ),
        "plain",
        AFRESH,
        (
            mark("Does trump of the last hand count in this one?"),
            mark("Hearts are red, spades are black."),
            mark("Strike out whatever makes it a trump."),
            mark("A plain heart, below the queen."),
        ),
        "jack-plain",
        strike=("top", "low"),
    ),
    "03.q7": partial(who_wins, "H", "QC JC AC TC", leader=1),
}
WORKED = {
    "trump": "D",
    "leader": 2,
    "cards": "AD 9D JD QD",
    "notes": [
        mark("Diamonds are trump, so a trump is led."),
        mark("The ace is winning so far."),
        mark("It beats the ace of trump."),
        mark("Nothing beats the right bower."),
    ],
}
PAIRS = (
    ("D", "AD", "JD"),
    ("S", "JS", "QS"),
    ("H", "JC", "QC"),
    ("C", "9C", "AD"),
    ("D", "JS", "QS"),
    ("H", "JH", "KH"),
)
LESSON = Lesson(
    id="03",
    title=mark("The right bower"),
    minutes=10,
    goal=mark("You will put the jack of trump on top, and take it down again when trump changes."),
    needs=("02",),
    blocks={
        "win": questions("03.w1"),
        "explore": Step("trump_lens", {"pack": "24", "trump": "D", "predict": None, "seed": 3}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("03", "f", 6)),
        "predict": Step(
            "trump_lens", {"pack": "24", "trump": None, "predict": "higher", "seed": 31, "pairs": PAIRS}
        ),
        "quiz": questions(*numbered("03", "q", 7), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
