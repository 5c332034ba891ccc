"""Whole hands of three at the table that the lessons step through, with a reason beside the telling steps."""

from __future__ import annotations

from ...speech import mark

_SWAP = """\
game ghost
dealer 1
cards KH AS TD 9H 9S JD TS QH AD 9C QD QS TH JS 9D KD QC AH KC TC JH JC KS AC
2 BID 3
0 SWAP
0 BID 4
1 PASS
0 NAME C
0 PLAY JC
1 PLAY TC
2 PLAY QC
0 PLAY JS
1 PLAY AC
2 PLAY 9S
0 PLAY AS
1 PLAY QS
2 PLAY TH
0 PLAY AH
1 PLAY 9H
2 PLAY JH
0 PLAY JD
1 PLAY KD
2 PLAY AD
2 PLAY KH
0 PLAY 9C
1 PLAY QH
"""

_TURNED = """\
game cutthroat
dealer 1
cards JC JH KC QH AC KS QS TD 9C 9D KH TH AH TC 9S TS JD QC AD AS QD JS 9H KD
2 PASS
0 ORDER
1 PICKUP
1 DISCARD 9C
0 WITH
0 KEEP AC TD JD QH AH
1 WITH
2 WITH
2 PLAY TH
0 PLAY AH
1 PLAY 9D
1 PLAY AS
2 PLAY JC
0 PLAY TD
0 PLAY JD
1 PLAY QD
2 PLAY JH
0 PLAY AC
1 PLAY QC
2 PLAY KC
0 PLAY QH
1 PLAY AD
2 PLAY KH
"""

_LONE = """\
game cutthroat
dealer 0
cards AD 9S AC TS KS KD AH TH JS JD AS QC TD QH JH KH 9D JC KC 9C TC 9H QS QD
1 ORDER
0 PICKUP
0 DISCARD JD
1 WITH
1 KEEP QC AC AD AH AS
2 WITH
0 ALONE
1 PLAY AS
0 PLAY 9C
0 PLAY JC
1 PLAY QC
0 PLAY JS
1 PLAY AC
0 PLAY KC
1 PLAY AD
0 PLAY TC
1 PLAY AH
"""

SWAP_HAND = {
    "hand": _SWAP,
    "notes": {
        "0": mark("Nobody helps: three tricks must be taken against two players."),
        "1": mark(
            "Two kings, no ace and no jack: hardly one sure trick. The six cards you lay down are dead."
        ),
        "2": mark("After a swap the call comes at once, and it must be above three."),
        "4": mark("Both black jacks are bowers now, and both are in the new hand."),
        "8": mark("You laid the king of clubs down yourself, so of the higher trumps only the ace is out."),
        "11": mark("No trump is left against you, so a plain ace is safe."),
        "21": mark("It is the last trump, and the fifth trick: five points for a bid of four."),
    },
}
TURNED_HAND = {
    "hand": _TURNED,
    "notes": {
        "1": mark("The right bower and the ten in hand, and a dummy still to come."),
        "2": mark("The dealer may do that although another is the maker."),
        "4": mark("With the dummy there are ten cards to choose from, and alone pays no more."),
        "5": mark("Two aces come in from the dummy, and three spades go out."),
        "10": mark("There is no heart to follow with, so a small trump is enough."),
        "13": mark("The spades are laid away, so a trump is free to take it."),
        "14": mark("The highest trump draws the queen and the left bower at once."),
        "19": mark("That is the third trick: the maker is home, for one point."),
    },
}
LONE_HAND = {
    "hand": _LONE,
    "notes": {
        "2": mark("Only trumps stay: five of the seven, both bowers among them."),
        "4": mark("Four aces and a queen look strong, but trump is with the dealer."),
        "6": mark("With five trumps no help is needed, and all five tricks alone pay four points."),
        "8": mark("The smallest trump is enough: nobody plays after it."),
        "9": mark("Only the ace and the queen of trump are out, and each must follow."),
        "16": mark("All five tricks: four points for each defender, for the one who sat out too."),
    },
}
