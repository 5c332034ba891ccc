"""Mistaken beliefs about bids, the score, and games to come."""

from __future__ import annotations

from ...speech import mark

BELIEFS: dict[str, tuple[str, str]] = {  # id: what is believed, and what is so
    # the auction
    "bid-equal": (
        mark("You may bid the same number again."),
        mark("A bid must be above the high bid."),
    ),
    "bid-own-tricks": (
        mark("A bid counts only your own tricks."),
        mark("A bid counts the tricks of your side, your partner's too."),
    ),
    "bid-again": (
        mark("You may bid twice."),
        mark("Everyone calls once."),
    ),
    "partner-barred": (
        mark("You may not bid over your partner."),
        mark("Partners may outbid each other."),
    ),
    "bid-suit": (
        mark("The suit is said with the bid."),
        mark("Trump is named after the auction, by the high bidder."),
    ),
    "who-opens": (
        mark("The dealer, or somebody else, speaks first."),
        mark("The player at the dealer's left speaks first, the dealer last."),
    ),
    "first-bid-wins": (
        mark("The first to bid names trump."),
        mark("The highest bidder names trump."),
    ),
    "other-names": (
        mark("Another than the high bidder names trump."),
        mark("The highest bidder names trump and leads."),
    ),
    "all-pass-dealer": (
        mark("When all pass, the dealer must bid."),
        mark("When all pass, the hand is thrown in and the next player deals."),
    ),
    "no-trump": (
        mark("A hand may be played without trump."),
        mark("Whoever wins the auction names one of the four suits."),
    ),
    "low-bid": (
        mark("You may bid one or two."),
        mark("Three is the lowest bid."),
    ),
    "ladder-order": (
        mark("The rungs stand in another order."),
        mark(
            "First the numbers, then all the tricks with help where a game has that, and the moon at the top."
        ),
    ),
    "six-with-partner": (
        mark("There is a bid of six with partner playing."),
        mark("There are two ways to bid six, and in both your partner sits out."),
    ),
    "over-bid": (
        mark("A big bid is worth its risk."),
        mark("A bid that often fails costs more than it brings."),
    ),
    "under-bid": (
        mark("Passing is always safe."),
        mark("A hand that makes its bid most of the time should bid."),
    ),
    "ace-always": (
        mark("A plain ace is a sure trick."),
        mark("A plain ace falls to any trump, more often the longer the suit."),
    ),
    "long-only": (
        mark("The longest suit is always the best trump."),
        mark("Bowers and the ace count as much as length."),
    ),
    # six with help and the moon
    "moon-help": (
        mark("The moon brings a card from partner."),
        mark("The moon is played without help; six with help brings one card."),
    ),
    "gift-choice": (
        mark("Partner may keep the best trump."),
        mark("Asked, partner must give the best trump held, bowers included."),
    ),
    "gift-says": (
        mark("Whoever gives may say what it is."),
        mark("The one who gives says nothing, with a trump or without."),
    ),
    "gift-bound": (
        mark("Without a trump only some cards may be given."),
        mark("Without a trump any card may be given."),
    ),
    "gift-first": (
        mark("You see the gift before you lay a card away."),
        mark("Your card goes first, and it is final."),
    ),
    "alone-lead": (
        mark("Somebody else leads when one plays alone."),
        mark("The high bidder leads to the first trick, alone or not."),
    ),
    "alone-four": (
        mark("Partner still plays to the tricks."),
        mark("Partner has laid the cards down; a trick has three cards."),
    ),
    "alone-always": (
        mark("Going alone always pays more."),
        mark("Going alone does not pay more at every table: the rule sheet says what it pays."),
    ),
    # the score
    "set-keeps-tricks": (
        mark("A set side still scores its tricks."),
        mark("A set side loses its bid and scores none of its tricks."),
    ),
    "set-loses-tricks": (
        mark("A set side loses the tricks it is short."),
        mark("A set side loses the whole bid, however near it came."),
    ),
    "set-free": (
        mark("A side that is set loses nothing."),
        mark("A side that is set loses as many points as it bid."),
    ),
    "loss-gained": (
        mark("What a set side loses, the others gain."),
        mark("A set side loses its bid; the others score their own tricks and no more."),
    ),
    "bid-exact": (
        mark("A bid is made only with exactly so many tricks."),
        mark("A bid is made with so many tricks or more."),
    ),
    "only-bid-counts": (
        mark("You score what you bid."),
        mark("A made bid scores every trick you took, not only those you bid."),
    ),
    "defenders-nothing": (
        mark("The other side scores nothing."),
        mark("The other side scores a point for each of its tricks, except against a made moon or six."),
    ),
    "moon-plus-tricks": (
        mark("A made six scores its bonus and the tricks besides."),
        mark("The bonus takes the place of the trick points."),
    ),
    "moon-fail": (
        mark("A failed call costs as much as a made one brings."),
        mark("A failed call costs as many points as tricks were undertaken."),
    ),
    "tricks-are-points": (
        mark("A trick is always a point."),
        mark("It depends on the bid: made, a point a trick or the bonus; failed, minus the bid."),
    ),
    "tie-wins": (
        mark("A tie at the target is settled at once."),
        mark("Level at 32 or more: another hand is played."),
    ),
    "target-first": (
        mark("The bidder, or whoever gets there first, wins."),
        mark("After the hand is scored, the higher total wins."),
    ),
    "no-minus": (
        mark("A score cannot fall below zero."),
        mark("Totals may be negative."),
    ),
    "break-even-half": (
        mark("A gamble must come off half the time."),
        mark("It depends on what it pays and what it costs."),
    ),
    # other games at the table
    "ghost-look": (mark("You may look at the ghost hand before you swap."), mark("You swap unseen.")),
    "ghost-back": (
        mark("You may swap back, or after another."),
        mark("Only the first may swap, and only once."),
    ),
    "ghost-partners": (
        mark("The two others share what they take."),
        mark("In Ghost Hand nobody has a partner: each scores their own tricks."),
    ),
    "ghost-dead": (
        mark("Every card that is dealt is played."),
        mark("The hand that nobody plays is dead for the whole deal."),
    ),
    "swap-kills": (
        mark("A swap puts more cards out of play."),
        mark("A swap changes which cards are dead, not how many."),
    ),
    "moon-ends": (
        mark("The moon ends the auction."),
        mark("Everybody calls once, whatever was called before."),
    ),
    "swap-waits": (
        mark("After a swap you may wait with your call."),
        mark("Whoever has swapped must call at once."),
    ),
    "swap-bids": (
        mark("Whoever swaps must bid."),
        mark("After a swap you may pass too."),
    ),
    "must-pick-up": (
        mark("The dealer must always take the turned card."),
        mark("In Cutthroat the dealer may leave it where another is the maker."),
    ),
    "bury-upcard": (
        mark("The dealer may lay the turned card away."),
        mark("In Cutthroat one of the dealer's own cards must go."),
    ),
    "keep-own": (
        mark("What you were dealt stays with you."),
        mark("Your cards and the dummy's count the same: keep the best five of the ten."),
    ),
    "keep-high": (
        mark("The high cards are the best ones, whatever their suit."),
        mark("Trumps come first, then aces, and cards of few suits, so that the others can be trumped."),
    ),
    "dummy-instead": (
        mark("The dummy takes the place of your hand."),
        mark("Your hand and the dummy become one, and you keep the best of both."),
    ),
    "maker-tricks": (
        mark("The maker, or a defender, scores trick by trick."),
        mark("Where trump is turned up, the maker's tricks settle who scores, and how much."),
    ),
    "euchre-costs": (
        mark("A euchred maker loses points."),
        mark("A euchred maker scores nothing; each defender scores."),
    ),
    "alone-late": (
        mark("Alone may be said when the dummy has been seen."),
        mark("Alone is said before the dummy is seen."),
    ),
    "alone-first": (
        mark("The first lead never changes."),
        mark("In Cutthroat a lone player changes who leads."),
    ),
    "both-alone": (
        mark("Both defenders may defend alone."),
        mark("Only the first defender who says so defends alone."),
    ),
    "lone-same": (
        mark("Defending alone never pays more."),
        mark("All the tricks, taken by a lone defender, pay four points."),
    ),
    "lone-always-more": (
        mark("Defending alone always pays more."),
        mark("It pays more only when the maker gets no trick."),
    ),
    "dummy-bids": (mark("The dummy bids."), mark("The dummy only lies there.")),
    "who-takes-upcard": (mark("The one who orders takes the card."), mark("The dealer takes it.")),
    "round1-any-suit": (
        mark("Any suit may be named in the first round."),
        mark("The first round is about the upcard's suit alone."),
    ),
    "round2-same-suit": (
        mark("The suit that was turned down may be named."),
        mark("The suit that was turned down is out."),
    ),
    "defenders-rivals": (
        mark("The two defenders fight each other."),
        mark("For this hand they defend together."),
    ),
    "twin-beats": (
        mark("The second of two equal cards wins."),
        mark("Of two equal cards the first one played wins."),
    ),
    "house-spreads": (
        mark("Where one rule is another, the rest is played otherwise too."),
        mark("A house rule changes what it names. Everything else stays as in the book."),
    ),
    "one-true-rules": (
        mark("There is one true set of rules."),
        mark("Tables differ: read the rule sheet before you sit down."),
    ),
}
