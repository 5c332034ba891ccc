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
