"""A hand of a bid game told a second time (rule book 2 to 4): the auction, trump, and the help asked."""

from __future__ import annotations

from itertools import combinations

from euchre_tutor.engine import CardSet, Ruleset
from tests.engine import recount
from tests.engine.retold_hand import SUITS, Choice, Hand, Story, lay, some


def bid_hand(hand: Hand) -> Story:
    """Everything before the first lead; trump stays unsaid where nothing is played."""
    rules, dealt = hand.rules, [list(cards) for cards in hand.chairs]
    yield from one_too_many(hand, "before_bidding")
    if rules.ace_no_face and rules.anf_when == "before_bidding":
        for seat in hand.round(hand.dealer):
            if (yield "claim", seat, {"PASS", *claim(hand, dealt[seat])}) == "CLAIM":
                return
    call = yield from auction(hand, dealt)
    if call in ("", "CLAIM"):
        return
    if rules.name_trump == "after_auction":
        call += " " + (yield "name", hand.maker, {f"NAME {suit}" for suit in SUITS}).split()[1]
    hand.trump = call.split()[-1]
    yield from one_too_many(hand, "after_trump")
    if call.startswith("ASK"):
        yield from help_asked(hand)
    if not call.startswith("BID"):
        hand.partner_out()


def one_too_many(hand: Hand, when: str) -> Story:
    """The dealer of a pack with a joker lays a card away, now or later."""
    if hand.rules.deck == 25 and hand.rules.joker_discard == when:
        word = yield "dealer_discard", hand.dealer, some("DISCARD", hand.chairs[hand.dealer], 1)
        lay(hand, hand.dealer, word)


def claim(hand: Hand, dealt: list[str]) -> set[str]:
    """CLAIM where the cards dealt are an Ace No Face hand."""
    aces = sum(card[0] == "A" for card in dealt)
    right = aces == 1 if hand.rules.anf_aces == "exactly_one" else aces > 0
    joker = hand.rules.anf_joker_is_face and "JK" in dealt
    faces = [card for card in dealt if card[0] in "JQK" and card != "JK"]
    return {"CLAIM"} if right and not joker and not faces else set()


def height(rules: Ruleset, call: str) -> int:
    """How high a call stands: 3 < 4 < ... < ASK < MOON."""
    kind = call.split()[0]
    moon = 101 if rules.moon_over_ask else 100
    return {"ASK": 100, "MOON": moon}.get(kind) or int(call.split()[1])


def ladder(rules: Ruleset, least: int) -> list[str]:
    """Every call from this number of tricks up."""
    words = [f"BID {n}" for n in range(least, rules.hand_size)]
    words += ["ASK", "MOON"] if rules.partnerships else ["MOON"]
    return [f"{w} {s}" for w in words for s in SUITS] if rules.name_trump == "with_bid" else words


def auction(hand: Hand, dealt: list[list[str]]) -> Choice:
    """The calls; the highest is answered, its caller is the maker; "" when all passed."""
    high = ""
    heard: list[tuple[int, str]] = []
    swapped: list[int] = []
    while (seat := next_caller(hand, heard, high)) is not None:
        first = all(seat != s for s, _ in heard)
        words = open_calls(hand, seat, high)
        if first and hand.rules.ace_no_face and hand.rules.anf_when == "own_first_call":
            words |= claim(hand, dealt[seat])
        word = yield (
            "bid",
            seat,
            words | ({"SWAP"} if first and may_swap(hand, seat, swapped, high) else set()),
        )
        if word == "CLAIM":
            return word
        if word == "SWAP":
            swapped.append(seat)
            hand.chairs[seat], hand.chairs[3] = hand.chairs[3], hand.chairs[seat]
            continue
        heard.append((seat, word))
        high, hand.maker = (high, hand.maker) if word == "PASS" else (word, seat)
    return high


def open_calls(hand: Hand, seat: int, high: str) -> set[str]:
    """A pass unless the dealer is stuck, and every call above the highest."""
    rules = hand.rules
    stuck = rules.stick_the_dealer and seat == hand.dealer and not high
    least = int(rules.stick_min_bid) if stuck and rules.stick_min_bid != "none" else rules.min_bid
    words = {w for w in ladder(rules, least) if not high or height(rules, w) > height(rules, high)}
    return words if stuck else words | {"PASS"}


def may_swap(hand: Hand, seat: int, swapped: list[int], high: str) -> bool:
    """Whether the ghost hand may be taken, this being before the seat's first call."""
    way = hand.rules.ghost_swap if hand.rules.name == "ghost" else "off"
    if high.startswith("MOON") and not hand.rules.swap_after_moon:
        return False
    return (way == "first_only" and not swapped) or (way == "chain" and seat not in swapped)


def next_caller(hand: Hand, heard: list[tuple[int, str]], high: str) -> int | None:
    """Who calls next; None when the auction is over."""
    way, n = hand.rules.bidding_rounds, hand.rules.seats
    if way == 1:
        return (hand.dealer + 1 + len(heard)) % n if len(heard) < n else None
    if high.startswith("MOON"):
        return None
    if len(heard) < n:
        return (hand.dealer + 1 + len(heard)) % n
    if not high or (way == 2 and len(heard) == 2 * n):
        return None
    for seat in hand.round(heard[-1][0]):
        if seat == hand.maker:
            return None
        if way == 2 or (seat, "PASS") not in heard:
            return seat
    return None


def help_asked(hand: Hand) -> Story:
    """Cards out and cards in; the partner then sits out."""
    rules, asker, n = hand.rules, hand.maker, hand.rules.ask_cards
    partner, passed = (asker + 2) % 4, list[str]()
    if rules.ask_order == "discard_first":
        passed = lay(hand, asker, (yield "exchange", asker, some("DISCARD", hand.chairs[asker], n)))
    pool = hand.chairs[partner] + (passed if rules.ask_partner_may_return else [])
    hand.chairs[asker] += lay(hand, partner, (yield "exchange", partner, gifts(hand, pool, n)))
    if rules.ask_order == "gift_first":
        lay(hand, asker, (yield "exchange", asker, some("DISCARD", hand.chairs[asker], n)))


def gifts(hand: Hand, pool: list[str], n: int) -> set[str]:
    """What may be given: the n best trumps, or all there are and any others."""
    if not hand.rules.ask_force_best:
        return some("GIVE", pool, n)
    order = recount.trumps(hand.trump)
    best = sorted((card for card in pool if card in order), key=order.index)[:n]
    rest = [card for card in pool if card not in order]
    return {f"GIVE {CardSet.parse(' '.join([*best, *few]))}" for few in combinations(rest, n - len(best))}
