"""A whole hand of Bid Euchre to step through for its play: trump is drawn, and the partner trusted."""

from __future__ import annotations

from ...speech import mark

_DRAWN = """\
game bid
dealer 3
cards JH KD AS AH KC TS 9H KH JC 9C JD 9D AC TD AD TH TC QC KS JS QS QH QD 9S
0 BID 4
1 PASS
2 PASS
3 PASS
0 NAME C
0 PLAY JC
1 PLAY 9C
2 PLAY 9H
3 PLAY JS
0 PLAY AC
1 PLAY QC
2 PLAY JD
3 PLAY 9D
0 PLAY QS
1 PLAY TS
2 PLAY AS
3 PLAY 9S
2 PLAY AD
3 PLAY TH
0 PLAY JH
1 PLAY TD
2 PLAY KS
3 PLAY KH
0 PLAY TC
1 PLAY QH
0 PLAY KC
1 PLAY KD
2 PLAY QD
3 PLAY AH
"""

DRAWN_HAND = {
    "hand": _DRAWN,
    "notes": {
        "0": mark("The right bower, the ace, the king and the ten of clubs: four trumps."),
        "5": mark("You hold four of the seven trumps, so three are out. The highest card draws them."),
        "8": mark("East holds the left bower and no other trump. It is bare, so it falls."),
        "9": mark("Two of the three have fallen. One is still out, and it is below this card."),
        "10": mark("That was the last one. Trump is drawn: from now on only you hold trumps."),
        "13": mark("Your two plain cards are not sure. Now it shows what your partner holds."),
        "19": mark("Your partner is winning, and no trump is out. A plain card goes, and your trumps stay."),
        "23": mark("You have nothing but trumps left, so this time one must go."),
        "25": mark("Nobody else has a trump, so it wins. Six tricks: four were bid, and all six count."),
    },
}
