"""The command that says what each call is worth with a hand."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from ..engine import (
    Card,
    CardSet,
    Discard,
    Pass,
    Phase,
    Ruleset,
    Seat,
    State,
    Swap,
    View,
    apply,
    deal_from,
    dealing_order,
    parse_action,
    shuffled,
    view,
)
from ..players import PLAYERS
from ..speech import say, say_count
from ..tutor.spoken import spoken
from .errors import CommandError
from .hands import hand_typed
from .scale import scale
from .typed import rules_of

CALLING = (Phase.BID, Phase.ORDER, Phase.CALL)


def bid(parsed: argparse.Namespace) -> None:
    """Print a scale with the worth of every call, and which of them are too close to call."""
    calls = [word.strip().upper() for word in parsed.after.split(",") if word.strip()]
    rules, rng = rules_of(parsed), random.Random(parsed.seed)
    state = at_ones_turn(rules, hand_typed(parsed.hand), calls, rng, _upcard(rules, parsed.upcard))
    if state.phase not in CALLING:
        raise CommandError(say("after these calls there is nothing to bid"))
    print("\n".join(_weighed(view(state, state.to_act), random.Random(parsed.seed))))


def _weighed(seen: View, rng: random.Random) -> Iterator[str]:
    """What the figures are, and the scale."""
    from ..solver.estimates import estimate  # loads numpy where there is one: late

    rows = [(spoken(one.action, seen), one.points, one.error) for one in estimate(seen, rng)]
    if len(seen.rules.sides) > 2:
        yield say("Your points, less the mean of the two others'; the line is the possible error.")
    else:
        yield say("Points for your side, the others' taken off; the line is the possible error.")
    yield from scale(rows)


def _upcard(rules: Ruleset, text: str) -> Card | None:
    """The card turned up, where the game has one; CommandError where it is missing or too much."""
    if not rules.turns_up:
        if text:
            raise CommandError(say("no card is turned up in this game"))
        return None
    if not text:
        raise CommandError(say("in this game a card is turned up: tell it with --upcard"))
    turned = hand_typed([text])
    if len(turned) != 1:
        raise CommandError(say("one card is turned up, not {typed}", typed=len(turned)))
    return next(iter(turned))


def at_ones_turn(
    rules: Ruleset, hand: CardSet, calls: list[str], rng: random.Random, upcard: Card | None = None
) -> State:
    """A deal in which the seat that is to act after these calls holds this hand; seat 0 deals."""
    seat, chair = _whose_turn(rules, calls, upcard)
    _check_hand(rules, hand, seat, upcard)
    state = _dealt(rules, {chair: hand}, upcard, rng)
    for word in calls:
        state = apply(_to_the_auction(state, seat, hand), parse_action(word))
    return _to_the_auction(state, seat, hand)


def _dealt(rules: Ruleset, hands: dict[int, CardSet], upcard: Card | None, rng: random.Random) -> State:
    """A deal with these cards in these chairs and this card turned; what is left is dealt by chance."""
    known = CardSet.of(card for hand in hands.values() for card in hand)
    turned = [] if upcard is None else [upcard]
    pack = shuffled(tuple(CardSet(rules.cards) - known - CardSet.of(turned)), rng)
    order, rest = dealing_order(rules, 0), iter(pack)
    piles = {chair: iter(hand) for chair, hand in hands.items()}
    first = [next(piles.get(chair, rest), None) or next(rest) for chair in order]
    return deal_from(rules, 0, [*first, *turned, *rest])


def _whose_turn(rules: Ruleset, calls: list[str], upcard: Card | None) -> tuple[Seat, int]:
    """Who is to act after these calls, and which chair was dealt the cards that this seat holds then.

    Neither hangs on the cards, so any deal shows it.
    """
    state = _dealt(rules, {}, upcard, random.Random(1)) if _fits(rules, upcard) else None
    if state is None:
        raise CommandError(say("not in this game's pack: {cards}", cards=upcard))
    lies = list(range(rules.chairs))
    for word in calls:
        state = _to_the_auction(state, -1, CardSet())
        action = parse_action(word)
        if action == Swap():
            seat, ghost = state.to_act, rules.seats
            lies[seat], lies[ghost] = lies[ghost], lies[seat]
        state = apply(state, action)
    seat = _to_the_auction(state, -1, CardSet()).to_act
    return seat, lies[seat]


def _fits(rules: Ruleset, upcard: Card | None) -> bool:
    return upcard is None or upcard in rules.cards


def _check_hand(rules: Ruleset, hand: CardSet, seat: Seat, upcard: Card | None) -> None:
    seven = rules.joker and not rules.turns_up and rules.joker_discard == "after_trump" and seat == 0
    size = rules.hand_size + seven
    if len(hand) != size:
        raise CommandError(
            say_count(
                "a hand has {n} card here, not {typed}",
                "a hand has {n} cards here, not {typed}",
                size,
                typed=len(hand),
            )
        )
    left = CardSet(rules.cards) - CardSet.of([] if upcard is None else [upcard])
    strange = hand - left
    if strange:
        raise CommandError(say("twice in this hand, or not in this game's pack: {cards}", cards=strange))


def _to_the_auction(state: State, seat: Seat, hand: CardSet) -> State:
    """The hand once the dealer has laid a card away and nobody has claimed a new deal."""
    while state.phase in (Phase.DEALER_DISCARD, Phase.CLAIM) and not state.rules.turns_up:
        own = Discard(state.hands[seat] - hand) if state.to_act == seat else None
        thumb = PLAYERS["thumb"]().choose(view(state, state.to_act))
        state = apply(state, Pass() if state.phase is Phase.CLAIM else own or thumb)
    return state
