"""A hand of Turn-Up Euchre that a lesson steps through, with a reason beside the telling steps."""

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
