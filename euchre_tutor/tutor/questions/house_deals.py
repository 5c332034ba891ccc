"""Drawing house rules to ask about: one option or two, and a place where they matter, the same for a seed."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import parse_action
from ...engine.cards import Card, Suit
from ...engine.options import Option as Value
from ...engine.options import RulesetError
from ...engine.phases import apply, legal_actions
from ...engine.ruleset import Phase, Ruleset
from ...engine.rulesets import RULESETS
from ...engine.scoring import score
from ...engine.state import State, deal_from, shuffled
from ..items import Item
from ..rulesheet import difference
from .dealing import Rng, choose, some_trump, written
from .figures import RULES
from .following import legal_cards
from .house import Agreed, may_say, table_of, unchanged, what_changes
from .house_points import claims, house_score, may_claim, pack_count
from .positions import finished, in_play, playable

Pairs = Sequence[tuple[str, Value]]
SCORING: Pairs = (
    ("set_bidder_keeps_tricks", True),
    ("defenders_score_tricks", False),
    ("moon_fail", "symmetric"),
    ("ask_fail", "symmetric"),
    ("ask_made", 10),
    ("moon_made", 18),
)
CALLING: Pairs = (
    ("stick_the_dealer", True),
    ("bidding_rounds", 2),
    ("min_bid", 4),
    ("min_bid", 2),
    ("moon_over_ask", False),
)
AGREED: dict[str, Pairs] = {
    "bid": (
        *SCORING,
        *CALLING,
        *(("ace_no_face", True), ("ask_cards", 2), ("ask_order", "gift_first"), ("ask_force_best", False)),
        *(("tie_break", "shared_win"), ("score_floor", 0), ("name_trump", "with_bid"), ("target", 52)),
    ),
    "ghost": (
        *(("ghost_swap", "chain"), ("ghost_swap", "off"), ("swap_after_moon", False)),
        *(("stick_the_dealer", True), ("moon_made", 18), ("target", 52), ("bidding_rounds", 2)),
    ),
    "cutthroat": (
        *(("merge_required", True), ("dealer_may_decline", False), ("may_bury_upcard", True)),
        *(("allow_turned_down_suit", True), ("maker_alone_march", 4), ("defend_alone", False)),
        *(("stick_the_dealer", True), ("loner_lead", "left_of_dealer"), ("alone_timing", "with_call")),
    ),
}
CALLS = ("PASS", "BID 2", "BID 3", "BID 4", "BID 5", "ASK", "MOON")


def agreement(rng: Rng, game: str, pairs: Pairs) -> Agreed:
    """One option that is not as in the book, or two that go together."""
    while True:
        count = choose(rng, (1, 1, 2))
        agreed = dict(shuffled_pairs(pairs, rng)[:count])
        if len(agreed) == count and _goes(game, agreed):
            return agreed


def shuffled_pairs(pairs: Pairs, rng: Rng) -> list[tuple[str, Value]]:
    """The pairs in random order."""
    return sorted(pairs, key=lambda _: rng.random())


def _goes(game: str, agreed: Agreed) -> bool:
    try:
        table_of(game, agreed)
    except RulesetError:
        return False
    return True


def changed_rule(rng: Rng, key: str) -> Item:
    """Which rule reads otherwise, in one of the games learned so far."""
    game = choose(rng, tuple(AGREED))
    agreed = agreement(rng, game, AGREED[game])
    changes = difference(RULESETS[game], table_of(game, agreed))
    kept = sorted(range(len(unchanged(game, agreed))), key=lambda _: rng.random())[:3]
    return what_changes(game, agreed, choose(rng, range(len(changes))), sorted(kept), id=key)


def house_call(rng: Rng, key: str) -> Item:
    """A call that the book and this table often judge otherwise; as often one that may be made as not."""
    other, allowed = rng.random() < 0.7, rng.random() < 0.5
    while True:
        agreed = agreement(rng, "bid", CALLING)
        state, calls = _auction(rng, table_of("bid", agreed))
        if state.phase is not Phase.BID or state.to_act != 0:
            continue
        here, book = _words(state), _by_book(state.dealer, calls)
        words = [word for word in CALLS if (word in here) == allowed]
        words = [word for word in words if (word in book) != allowed] if other else words
        if words:
            return may_say("bid", agreed, state.dealer, ", ".join(calls), choose(rng, words), id=key)


def _auction(rng: Rng, rules: Ruleset) -> tuple[State, list[str]]:
    """Some calls at this table up to your turn, few of them high."""
    dealer, calls = choose(rng, range(4)), list[str]()
    state = deal_from(rules, dealer, rules.cards)
    again = rules.bidding_rounds == 2 and rng.random() < 0.7
    for _ in range((3 - dealer) % 4 + 4 * again):
        if state.phase is not Phase.BID:
            break
        legal = [action for action in legal_actions(state) if str(action) in CALLS]
        action = choose(rng, [*legal[:1], *legal[:1], *legal[:3]])
        state, calls = apply(state, action), [*calls, str(action)]
    return state, calls


def _words(state: State) -> set[str]:
    return set(map(str, legal_actions(state)))


def _by_book(dealer: int, calls: Sequence[str]) -> set[str]:
    """What the book lets you call after the same words; nothing where it would not have come to this."""
    book = deal_from(RULES, dealer, RULES.cards)
    for said in calls:
        if said not in _words(book):
            return set()
        book = apply(book, parse_action(said))
    return _words(book) if book.phase is Phase.BID and book.to_act == 0 else set()


def house_hand(rng: Rng, key: str) -> Item:
    """A hand to score where the agreement matters, mostly."""
    matters = rng.random() < 0.8
    while True:
        agreed = agreement(rng, "bid", SCORING)
        call = choose(rng, ("BID 3", "BID 4", "BID 5", "ASK", "MOON"))
        tricks = choose(rng, range(2, 7)) if call.startswith("BID") else choose(rng, (4, 5, 6, 6))
        ours = rng.random() < 0.7
        seat = 0 if ours else 1
        here, book = (
            score(finished(call, seat, tricks, table)) for table in (table_of("bid", agreed), RULES)
        )
        if (here[0] != book[0]) == matters:
            return house_score(agreed, call, tricks, ours, id=key)


def claimed_hand(rng: Rng, key: str) -> Item:
    """A hand with few pictures, which one table lets pass and another may not."""
    aces, wanted = choose(rng, ("at_least_one", "exactly_one")), rng.random() < 0.5
    agreed: Agreed = {"ace_no_face": True} | ({"anf_aces": aces} if aces == "exactly_one" else {})
    while True:
        hand = shuffled(RULES.cards, rng)[:6]
        faces = sum(card.rank in "JQK" for card in hand)
        if faces <= 1 and claims(table_of("bid", agreed), hand) == wanted:
            return may_claim(agreed, written(hand), id=key)


def with_a_joker(rng: Rng, key: str) -> Item:
    """A trick to follow with the joker in hand, or on the table."""
    rules, joker = RULES.with_options(joker=True), Card.parse("JK")
    while True:
        trump, cards = some_trump(rng), shuffled(rules.cards, rng)
        before, hand = cards[: choose(rng, (1, 2, 3))], cards[3:9]
        plays = tuple((4 - len(before) + place, card) for place, card in enumerate(before))
        legal = playable(in_play(trump, plays, hand, rules=rules))
        if (joker in hand or before[0] == joker) and 0 < len(legal) < 6:
            return legal_cards(
                trump.letter, written(before), written(hand), "house-joker", rules=rules, id=key
            )


def other_pack(rng: Rng, key: str) -> Item:
    """A suit of a pack with a joker, or of 32 cards."""
    number = int(key.rpartition("~")[2])
    trump = some_trump(rng)
    suit = choose(rng, (trump, trump, trump.sister, *Suit))
    return pack_count((25, 32)[number % 2], trump.letter, suit.letter, id=key)


HOUSE = {
    "house": changed_rule,
    "house-calls": house_call,
    "house-score": house_hand,
    "house-claim": claimed_hand,
    "house-joker": with_a_joker,
    "house-pack": other_pack,
}
