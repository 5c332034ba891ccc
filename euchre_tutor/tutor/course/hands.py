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
        "5": mark(
            "Spades are trump. East leads the jack of spades, the right bower, to draw the others' trumps."
        ),
        "6": mark("You hold no spade: the nine of hearts is thrown off."),
        "9": mark("The jack of clubs is the left bower. Leading it leads spades."),
        "12": mark("North's king of spades falls, and with it the last trump against East."),
        "13": mark("Now a plain ace is safe: nobody has a trump left to beat it."),
    },
}
AUCTION_HAND = {
    "hand": _OVERBID,
    "notes": {
        "0": mark("East deals, so you speak first. You bid three: your side undertakes three tricks."),
        "1": mark("West passes. That was West's only call."),
        "2": mark("North bids four, over a partner. That is allowed: only the high bid has to be beaten."),
        "3": mark("East, the dealer, speaks last and passes. The auction is over."),
        "4": mark("North is the high bidder, names spades and leads."),
        "6": mark("East holds the left bower alone. Spades are led, so it has to be played."),
    },
}
WORTH_HAND = {
    "hand": _FOUR,
    "notes": {
        "0": mark("East opens with three."),
        "1": mark("You hold both bowers, the queen and the ten of hearts: four trumps. You bid four."),
        "4": mark("Hearts, your long suit with both bowers."),
        "5": mark("The right bower first: it takes a trick and draws two trumps, a king and a nine."),
        "9": mark(
            "The jack of diamonds, the left bower, draws the ace. All seven trumps are now yours or gone."
        ),
        "13": mark("So even the queen is safe."),
        "17": mark("And the ten. Four trumps, four tricks: the bid is made."),
        "21": mark("The jack of spades is a plain card and loses. The rest goes to the others."),
    },
}
HELP_HAND = {
    "hand": _HELP,
    "notes": {
        "2": mark("Both bowers, ace and king of spades, ace of hearts: you undertake all six, with help."),
        "4": mark("Spades."),
        "5": mark("One card goes to North, face down and for good: the queen of hearts, your weakest."),
        "6": mark("North must give the best trump held. It is the nine of spades, the only one."),
        "7": mark("North sits out: three cards to a trick. You lead, as the high bidder always does."),
        "10": mark("The left bower draws the queen. No trump is left against you."),
        "13": mark("The ace of hearts is safe now."),
        "22": mark("The nine of spades, the gift, takes the sixth trick: 12 points."),
    },
}
SCORE_HAND = {
    "hand": _SET,
    "notes": {
        "0": mark("North bids three."),
        "1": mark("East overbids with four. East and West must now take four tricks between them."),
        "4": mark("East has the ace, the king and the nine of hearts, but not one bower."),
        "28": mark("East and West have three tricks, one short: they lose four. You and North score three."),
    },
}
