"""A hand of a turn-up game told a second time (rule book 5 to 7): the calls, the turned card, going alone."""

from __future__ import annotations

from tests.engine.retold_hand import SUITS, Choice, Hand, Story, lay, some


def turned_hand(hand: Hand) -> Story:
    """Everything before the first lead; trump stays unsaid where nothing is played."""
    rules, taken, suit = hand.rules, False, hand.upcard[1]
    if hand.upcard == "JK":
        if rules.benny_upcard == "redeal":
            return
        suit = (yield "benny", hand.dealer, {f"NAME {s}" for s in SUITS}).split()[1]
    if hand.upcard == "JK" and rules.benny_upcard == "dealer_names":
        hand.maker, hand.trump, taken = hand.dealer, suit, True
    else:
        word = yield from calls(hand, suit)
        if word == "PASS":
            return
        taken = word.startswith("ORDER")
        hand.trump, hand.alone = suit if taken else word.split()[1], word.endswith("ALONE")
    if hand.alone:
        hand.partner_out()
    if taken and hand.dealer not in hand.out:
        yield from dealers_card(hand)
    yield from before_the_lead(hand)


def calls(hand: Hand, suit: str) -> Choice:
    """Two rounds; the word of the maker, or PASS when there is none."""
    rules = hand.rules
    lone = rules.name != "two_handed" and rules.alone_timing == "with_call"
    for stage in ("order", "call"):
        for seat in hand.round(hand.dealer):
            stuck = stage == "call" and rules.stick_the_dealer and seat == hand.dealer
            allow = rules.allow_turned_down_suit
            free = allow is True or (allow == "stuck_dealer_only" and stuck)
            words = {"ORDER"} if stage == "order" else {f"NAME {s}" for s in SUITS if free or s != suit}
            words |= {f"{word} ALONE" for word in words} if lone else set()
            word = yield stage, seat, words | (set() if stuck else {"PASS"})
            if word != "PASS":
                hand.maker = seat
                return word
    return "PASS"


def dealers_card(hand: Hand) -> Story:
    """The dealer has the turned card, or may decline it."""
    rules, dealer = hand.rules, hand.dealer
    asked = rules.dealer_may_decline and hand.maker != dealer
    if asked and (yield "dealer_card", dealer, {"PICKUP", "DECLINE"}) == "DECLINE":
        return
    hand.chairs[dealer].append(hand.upcard)
    if rules.merge_pool == "before_discard" and hand.maker == dealer:
        return  # laid away later, unless five are kept of eleven
    yield from one_laid_away(hand, "dealer_card")


def one_laid_away(hand: Hand, stage: str) -> Story:
    """The dealer lays one card away."""
    spare = [c for c in hand.chairs[hand.dealer] if hand.rules.may_bury_upcard or c != hand.upcard]
    lay(hand, hand.dealer, (yield stage, hand.dealer, some("DISCARD", spare, 1)))


def before_the_lead(hand: Hand) -> Story:
    """The maker alone, the dummy, a defender alone."""
    rules = hand.rules
    if rules.name != "two_handed" and rules.alone_timing == "before_lead":
        hand.alone = (yield "maker_alone", hand.maker, {"ALONE", "WITH"}) == "ALONE"
        if hand.alone:
            hand.partner_out()
    yield from dummies(hand)
    if len(hand.chairs[hand.dealer]) > rules.hand_size:
        yield from one_laid_away(hand, "dealer_discard")
    if rules.name == "two_handed" or not rules.defend_alone or (rules.partnerships and not hand.alone):
        return
    against = [s for s in hand.round(hand.maker) if s not in (hand.maker, *hand.out)]
    if rules.partnerships:
        against = [s for s in against if s % 2 != hand.maker % 2]
    for seat in against:
        if (yield "defender_alone", seat, {"ALONE", "WITH"}) == "ALONE":
            hand.defender = seat
            for other in set(against) - {seat}:
                hand.sit_out(other)
            return


def dummies(hand: Hand) -> Story:
    """The maker's choice among its own cards and the dummy's; with two dummies both have one."""
    rules = hand.rules
    lying = [chair for chair in range(rules.seats, len(hand.chairs)) if hand.chairs[chair]]
    if hand.alone or not lying:
        return
    for seat in [hand.maker] if len(lying) == 1 else [hand.maker, 1 - hand.maker]:
        chair = lying[0] if len(lying) == 1 else rules.seats + seat
        words = some("KEEP", hand.chairs[seat] + hand.chairs[chair], rules.hand_size)
        may_leave = rules.name == "cutthroat" and not rules.merge_required
        word = yield "merge", seat, words | ({"DECLINE"} if may_leave else set())
        if word != "DECLINE":
            hand.chairs[seat], hand.chairs[chair] = word.split()[1:], []


def leader(hand: Hand) -> int:
    """Who leads to the first trick (5.5, 6.9)."""
    rules, left = hand.rules, hand.round(hand.dealer)
    if hand.alone and hand.defender >= 0 and rules.both_alone_leader != "left_of_dealer":
        return {"maker": hand.maker, "defender": hand.defender}[rules.both_alone_leader]
    if hand.alone and hand.defender >= 0:
        return next(seat for seat in left if seat not in hand.out)
    lone = hand.defender if hand.defender >= 0 else hand.maker if hand.alone else -1
    if lone >= 0 and rules.loner_lead == "left_of_loner":
        left = hand.round(lone)
    return next(seat for seat in left if seat not in hand.out)
