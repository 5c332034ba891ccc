"""Hands of Turn-Up and of house rules that lessons step through, with reasons beside the telling steps."""

from __future__ import annotations

from ...speech import mark

_ORDERED = """\
game turn_up
dealer 0
cards KH AS TD 9H 9S JD TS QH AD 9C QD QS TH JS 9D KD QC AH KC TC JH JC KS AC
1 PASS
2 ORDER
0 DISCARD 9C
1 PLAY AS
2 PLAY 9S
3 PLAY TS
0 PLAY AH
0 PLAY JH
1 PLAY KH
2 PLAY 9H
3 PLAY QH
0 PLAY AD
1 PLAY TD
2 PLAY 9D
3 PLAY KD
0 PLAY TC
1 PLAY QD
2 PLAY TH
3 PLAY QC
2 PLAY JS
3 PLAY JD
0 PLAY KC
1 PLAY QS
"""

TURNED_HAND = {
    "hand": _ORDERED,
    "notes": {
        "1": mark(
            "North holds two hearts, and the jack of hearts goes to the dealer, who is North's partner."
        ),
        "2": mark("You take the right bower, and a card of your own has to go: the lowest club."),
        "3": mark("West sits at the dealer's left, and so leads."),
        "6": mark("You hold no spade, so you may trump."),
        "7": mark("The right bower draws a trump from each of the others."),
        "17": mark("North has no club, and trumps the queen and the ten."),
        "20": mark(
            "East kept the left bower for the last trick. Four tricks are still one point for your side."
        ),
    },
}

_STUCK = """\
game bid
option deck 25
option stick_the_dealer true
dealer 0
cards TD TS KC QC KS 9S 9H AD TH QS AS AH KH JD JH TC AC QH JS 9C JC 9D QD JK KD
0 DISCARD KD
1 PASS
2 PASS
3 PASS
0 BID 3
0 NAME C
0 PLAY JK
1 PLAY AC
2 PLAY 9D
3 PLAY KC
0 PLAY QC
1 PLAY JC
2 PLAY 9S
3 PLAY JS
1 PLAY TD
2 PLAY JD
3 PLAY QD
0 PLAY AD
0 PLAY AH
1 PLAY TH
2 PLAY QH
3 PLAY 9H
0 PLAY TC
1 PLAY KH
2 PLAY TS
3 PLAY JH
0 PLAY 9C
1 PLAY KS
2 PLAY QS
3 PLAY AS
"""

JOKER_HAND = {
    "hand": _STUCK,
    "notes": {
        "0": mark("The last card of 25 came to you as well, so one has to go: a plain king."),
        "4": mark("All the others have passed, so you must bid."),
        "6": mark("Nothing stands above the joker, and it asks for trumps."),
        "13": mark("Both bowers fall in one trick, and the trumps left are all yours."),
        "22": mark("Nobody else has a trump now, so the last two tricks are yours: five points."),
    },
}
