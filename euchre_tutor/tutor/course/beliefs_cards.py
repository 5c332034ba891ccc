"""Mistaken beliefs about cards, tricks and following suit."""

from __future__ import annotations

from ...speech import mark

BELIEFS: dict[str, tuple[str, str]] = {  # id: what is believed, and what is so
    # the left bower
    "left-suit": (
        mark("The left bower keeps its printed suit."),
        mark("The jack of the same colour is a trump in every way, whatever is printed on it."),
    ),
    "left-keep": (
        mark("The left bower may be kept back when trump is led."),
        mark("It is a trump: when trump is led, it must be played if it is the only one you hold."),
    ),
    "left-cover": (
        mark("The left bower follows its printed suit."),
        mark("It has left that suit, so it cannot follow it."),
    ),
    "left-led": (
        mark("Leading the left bower asks for its printed suit."),
        mark("Leading it leads trump, so trumps must be followed."),
    ),
    "left-rank": (
        mark("The left bower ranks below the ace of trump."),
        mark("It is the second highest card, below the right bower alone."),
    ),
    "bare-left": (
        mark("The left bower is safe on its own."),
        mark("A bare left bower falls when the right bower is led; with one more trump it is guarded."),
    ),
    "dead-bower": (
        mark("A bower that is out of play still counts."),
        mark("When a bower is out of play, every trump below it moves up one place."),
    ),
    # trump and jacks
    "right-rank": (
        mark("The jack of trump stays between the queen and the ten."),
        mark("The jack of trump is the right bower, the highest card of all."),
    ),
    "jack-plain": (
        mark("Every jack is special."),
        mark("Only the two jacks of trump's colour are bowers; the other two are plain cards."),
    ),
    "bower-stays": (
        mark("A bower keeps its power in the next hand."),
        mark("Ranks are worked out afresh from each hand's trump."),
    ),
    "sister-mixed": (
        mark("The left bower comes from a suit of the other colour."),
        mark("Hearts and diamonds are a pair, spades and clubs are a pair."),
    ),
    "left-is-right": (
        mark("The jack of trump itself is the left bower."),
        mark("The jack of trump is the right bower; the left is the other jack of its colour."),
    ),
    "seven-trump": (
        mark("There are six trumps."),
        mark("There are seven: six of the suit, and the left bower."),
    ),
    "sister-count": (
        mark("The sister suit keeps all its cards."),
        mark("Its jack has gone to trump, so five are left."),
    ),
    "plain-over-trump": (
        mark("A high plain card beats a low trump."),
        mark("Any trump beats any plain card."),
    ),
    "first-trump-wins": (
        mark("The first trump played wins."),
        mark("The highest trump wins, whenever it is played."),
    ),
    "suits-ranked": (
        mark("Some plain suits are higher than others."),
        mark("Plain suits have no order: only the suit that was led can win, unless a trump falls."),
    ),
    # tricks
    "off-suit-ace": (
        mark("An ace of any suit wins."),
        mark("A card that is neither a trump nor of the led suit cannot win."),
    ),
    "highest-card-wins": (
        mark("The highest card on the table wins."),
        mark("Only trumps and cards of the led suit can win."),
    ),
    "leader-wins-ties": (
        mark("The one who led has first claim to the trick."),
        mark("The lead sets the suit and nothing more."),
    ),
    "last-card-wins": (
        mark("Whoever plays last takes the trick."),
        mark("The place in the order of play does not matter, the card does."),
    ),
    "rank-order": (
        mark("The cards stand in another order."),
        mark("Ace, king, queen, jack, ten, nine is the order of every suit that trump has not changed."),
    ),
    "all-count": (
        mark("Any card of the trick can win."),
        mark("Only trumps and cards of the led suit can win."),
    ),
    "low-out": (
        mark("Only the highest card of the suit counts."),
        mark("Every card of the deciding suit counts; then the highest of them wins."),
    ),
    "led-first": (
        mark("Something else than the first card sets the suit."),
        mark("The first card of the trick sets the suit that is led."),
    ),
    "lead-rotates": (
        mark("The lead moves round the table."),
        mark("The winner of a trick leads to the next."),
    ),
    "anticlockwise": (
        mark("Play turns to the right."),
        mark("Everything turns clockwise, to the left."),
    ),
    "pack-size": (
        mark("The pack is another size."),
        mark("Four suits with six ranks, nine to ace, make 24 cards."),
    ),
    "deal-size": (
        mark("The deal leaves cards over, or has another size."),
        mark("Four players get six cards each, and all 24 are dealt."),
    ),
    # following suit
    "forced-trump": (
        mark("Without the led suit you must trump."),
        mark("Without the led suit you may play anything."),
    ),
    "void-bound": (
        mark("Without the led suit some of your cards are barred."),
        mark("Without the led suit you may play anything, a trump too."),
    ),
    "trump-while-holding": (
        mark("You may trump while you hold the led suit."),
        mark("Whoever holds the led suit must follow it. Trumping is for those who hold none."),
    ),
    "free-choice": (
        mark("Any card may be played at any time."),
        mark("Whoever holds the led suit must play it."),
    ),
    "must-beat": (
        mark("You must beat the cards on the table if you can."),
        mark("You must follow suit, no more: a low card of the suit is as good as a high one."),
    ),
    "renege-free": (
        mark("A wrong card costs nothing if nobody was hurt."),
        mark("A proven renege costs the side two points, whatever came of it."),
    ),
    "renege-ends": (
        mark("A renege ends the hand."),
        mark("The penalty is taken at once, and the hand is played on."),
    ),
    "renege-other": (
        mark("A renege gives the others points."),
        mark("In Bid Euchre it takes two points from the side that reneged."),
    ),
    # the joker
    "joker-free": (
        mark("The joker belongs to no suit, so it can be played at any time."),
        mark("Once trump is named, the joker is a trump: it follows trump, and trumps must follow it."),
    ),
    # the practice table
    "laid-is-played": (
        mark("What is done at a practice table is done for good."),
        mark("There each of your own decisions can be taken back, until the next hand is dealt."),
    ),
}
