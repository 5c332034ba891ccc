"""Whole hands that the lessons step through, in the notation, with a reason beside the telling steps."""

from __future__ import annotations

from ...speech import mark

_FIVE = """\
game bid
dealer 2
cards KD AD 9D 9C JS AH QC JH 9S TD KC TS JC JD QH QD AC 9H TH KH AS TC QS KS
3 BID 5
0 PASS
1 PASS
2 PASS
3 NAME S
3 PLAY JS
0 PLAY 9H
1 PLAY QS
2 PLAY TS
3 PLAY JC
0 PLAY TC
1 PLAY 9D
2 PLAY KS
3 PLAY AC
0 PLAY TD
1 PLAY QC
2 PLAY 9C
3 PLAY AS
0 PLAY JD
1 PLAY TH
2 PLAY JH
3 PLAY 9S
0 PLAY AD
1 PLAY QH
2 PLAY QD
3 PLAY KD
0 PLAY AH
1 PLAY KC
2 PLAY KH
"""

_OVERBID = """\
game bid
dealer 3
cards TS TC AS 9D 9C JD TH KD KS 9H JS KC TD QD 9S AD AH AC JH KH QH QC QS JC
0 BID 3
1 PASS
2 BID 4
3 PASS
2 NAME S
2 PLAY JS
3 PLAY JC
0 PLAY TS
1 PLAY 9H
2 PLAY AS
3 PLAY 9D
0 PLAY KS
1 PLAY TC
2 PLAY QS
3 PLAY KC
0 PLAY 9C
1 PLAY JD
2 PLAY 9S
3 PLAY KD
0 PLAY TD
1 PLAY QC
2 PLAY TH
3 PLAY KH
0 PLAY AH
1 PLAY QD
0 PLAY QH
1 PLAY AC
2 PLAY JH
3 PLAY AD
"""

_FOUR = """\
game bid
dealer 2
cards 9D QH KS TD 9C JD AH 9H QC QD AS TC QS JS KD 9S AD TH KC AC TS JH KH JC
3 BID 3
0 BID 4
1 PASS
2 PASS
0 NAME H
0 PLAY JH
1 PLAY KH
2 PLAY 9H
3 PLAY 9C
0 PLAY JD
1 PLAY AH
2 PLAY 9S
3 PLAY 9D
0 PLAY QH
1 PLAY KC
2 PLAY TC
3 PLAY TS
0 PLAY TH
1 PLAY KD
2 PLAY TD
3 PLAY QC
0 PLAY JS
1 PLAY AS
2 PLAY JC
3 PLAY QS
1 PLAY KS
2 PLAY AC
3 PLAY AD
0 PLAY QD
"""

_HELP = """\
game bid
dealer 1
cards QD TH AS TC AC 9C KS JD AD KC QH QS KD TD JS TS 9S JH AH 9D 9H QC JC KH
2 PASS
3 PASS
0 ASK
1 PASS
0 NAME S
0 DISCARD QH
2 GIVE 9S
0 PLAY JS
1 PLAY TS
3 PLAY 9C
0 PLAY JC
1 PLAY QS
3 PLAY TD
0 PLAY AH
1 PLAY KH
3 PLAY TH
0 PLAY AS
1 PLAY 9D
3 PLAY JH
0 PLAY KS
1 PLAY TC
3 PLAY QC
0 PLAY 9S
1 PLAY JD
3 PLAY KC
"""

_SET = """\
game bid
dealer 1
cards AS JC TD QS KD 9H 9S QH 9D KC JH KS JS AH 9C TC TH AD JD QD AC KH TS QC
2 BID 3
3 BID 4
0 PASS
1 PASS
3 NAME H
3 PLAY AD
0 PLAY TD
1 PLAY QD
2 PLAY 9D
3 PLAY JC
0 PLAY 9C
1 PLAY QC
2 PLAY AC
2 PLAY KD
3 PLAY AH
0 PLAY JH
1 PLAY TC
0 PLAY JD
1 PLAY QH
2 PLAY TH
3 PLAY 9H
0 PLAY 9S
1 PLAY KS
2 PLAY AS
3 PLAY KH
3 PLAY KC
0 PLAY TS
1 PLAY QS
2 PLAY JS
"""

# Notes stand beside a step, counted from 0: the calls come first, then the cards.
PLAY_HAND = {
    "hand": _FIVE,
    "notes": {
        "5": mark("The highest trump is led first, to draw the others' trumps."),
        "6": mark("You hold no spade, and a low card is the cheapest to lose."),
        "9": mark("Leading the left bower leads spades."),
        "12": mark("With it falls the last trump against East."),
        "13": mark("Now a plain ace is safe: nobody has a trump left to beat it."),
    },
}
AUCTION_HAND = {
    "hand": _OVERBID,
    "notes": {
        "0": mark("East deals, so you speak first. Your side undertakes three tricks."),
        "1": mark("That was West's only call."),
        "2": mark("To bid over a partner is allowed: only the high bid has to be beaten."),
        "3": mark("The dealer always speaks last."),
        "4": mark("The high bidder chooses trump and leads to the first trick."),
        "6": mark("It is East's only spade today, so it has to be played."),
    },
}
WORTH_HAND = {
    "hand": _FOUR,
    "notes": {
        "0": mark("Whoever calls after that must go higher, or pass."),
        "1": mark("You hold both bowers, the queen and the ten of hearts: four trumps."),
        "4": mark("They are your long suit, with both bowers."),
        "5": mark("The highest trump first: it takes a trick, and whoever holds a trump must give one up."),
        "9": mark(
            "A king and a nine of trump have fallen. Only the ace is still out, and it is below this card."
        ),
        "13": mark("All seven trumps are yours or gone, so even the queen is safe."),
        "17": mark("It is the last trump of all, so nobody can beat it: four trumps, four tricks."),
        "21": mark("It is a plain card, and its ace is still out. The bid is made without it."),
    },
}
HELP_HAND = {
    "hand": _HELP,
    "notes": {
        "2": mark("Both bowers, ace and king of spades, ace of hearts: one good card short of all six."),
        "4": mark("Four of your cards are spades, the left bower among them."),
        "5": mark("It is your weakest card."),
        "6": mark("It is the only trump that North holds."),
        "7": mark("North sits out: three cards to a trick. The high bidder leads, as always."),
        "10": mark("Only one trump is left against you, the queen, and it must be played now."),
        "13": mark("No trump is left against you, so a plain ace is safe."),
        "22": mark("North's gift is the last trump of all, and your sixth trick: 12 points."),
    },
}
SCORE_HAND = {
    "hand": _SET,
    "notes": {
        "1": mark("East and West must now take four tricks between them."),
        "4": mark("East has the ace, the king and the nine of hearts, but not one bower."),
        "28": mark("Three tricks are one short of the bid."),
    },
}
