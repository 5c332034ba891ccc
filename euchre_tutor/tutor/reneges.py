"""Finished hands with hidden reneges, made from a seed, and what is said of each card in them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..engine.actions import Pass, Play
from ..engine.cards import Card, CardSet, Suit
from ..engine.phases import apply
from ..engine.phases.play import led_suit
from ..engine.phases.renege import reneged
from ..engine.phases.table import allies
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.rulesets import RULESETS
from ..engine.state import State, deal
from ..engine.views import view
from ..players import PLAYERS
from ..speech import mark, say
from .names import by_seat, capital, card_name, cards_name, suit_card, suit_name, suit_none
from .questions.figures import left_sentence
from .results import side_points

HANDS = 400  # deals tried before giving up; one in a few will do

YOU_HELD, THEY_HELD = mark("You held the {cards}."), mark("{seat} held the {cards}.")
YOU_DUE = mark("You had to play it.")
THEY_DUE = mark("{seat} had to play it.")
YOU_DUE_ONE, THEY_DUE_ONE = mark("You had to play one of them."), mark("{seat} had to play one of them.")
YOU_VOID = mark("You held {none}, so any card could be played.")
THEY_VOID = mark("{seat} held {none}, so any card could be played.")
YOU_FREE = mark("You led to this trick, and whoever leads may play any card.")
THEY_FREE = mark("{seat} led to this trick, and whoever leads may play any card.")


@dataclass(frozen=True, slots=True)
class Spot:
    """One card on the table: who played it, and to which trick, counted from 1."""

    seat: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class _Chance:
    """A moment at which somebody could slip, with which card, and how likely a person would."""

    play: int
    card: Card
    weight: int


def renege_hand(seed: int, reneges: int, rules: Ruleset = RULESETS["bid"]) -> State:
    """A finished hand with exactly so many reneges that nobody called, the same for a seed."""
    if reneges not in range(3):
        raise ValueError(f"{reneges} reneges: expected 0, 1 or 2")
    rng, loose = random.Random(seed), rules.with_options(renege_mode="allow")
    for _ in range(HANDS):
        dealt = deal(loose, int(rng.random() * loose.seats), rng)
        state = _with_slips(dealt, reneges, rng)
        if state is not None and len(guilty(state)) == reneges:
            return state
    raise ValueError(f"no hand with {reneges} reneges was found from seed {seed}")


def guilty(state: State) -> tuple[Spot, ...]:
    """Every renege of a finished hand, trick by trick."""
    plays = [Spot(seat, n) for n, trick in enumerate(state.tricks, 1) for seat, _ in trick]
    return tuple(spot for spot in plays if reneged(state, spot.seat, spot.trick))


def card_at(state: State, spot: Spot) -> Card:
    """The card that was played there; KeyError where none was."""
    return dict(state.tricks[spot.trick - 1])[spot.seat]


def held_at(state: State, spot: Spot) -> CardSet:
    """What the seat held when its turn came in that trick."""
    later = (card for trick in state.tricks[spot.trick - 1 :] for seat, card in trick if seat == spot.seat)
    return state.hands[spot.seat] + CardSet.of(later)


def led_at(state: State, trick: int) -> Suit:
    """The effective suit led to the trick."""
    suit = state.order.suit_of(state.tricks[trick - 1][0][1])
    assert suit is not None, "trump is known once cards are played"
    return suit


def owed_at(state: State, spot: Spot) -> CardSet:
    """The cards that would have followed suit there; empty for the leader and for who could not follow."""
    if state.tricks[spot.trick - 1][0][0] == spot.seat:
        return CardSet()
    return state.order.followers(held_at(state, spot), led_at(state, spot.trick))


def why(state: State, spot: Spot, viewer: Seat | None) -> str:
    """The rule on this card, renege or not, with what was held."""
    seat, card, order = spot.seat, card_at(state, spot), state.order
    led, owed = led_at(state, spot.trick), owed_at(state, spot)
    if state.tricks[spot.trick - 1][0][0] == seat:
        return by_seat(seat, viewer, YOU_FREE, THEY_FREE, seats=state.rules.seats)
    lead = _lead(state, spot.trick)
    if order.suit_of(card) == led:
        role = left_sentence(card, order) if order.is_left(card) else ""
        follows = say("The {card} is {one_of}, so it follows.", card=card_name(card), one_of=suit_card(led))
        return " ".join(filter(None, (lead, role, capital(follows))))
    if not owed:
        void = by_seat(seat, viewer, YOU_VOID, THEY_VOID, none=suit_none(led), seats=state.rules.seats)
        return f"{lead} {void}"
    return f"{lead} {_owed(owed, seat, viewer, state)}"


def price(state: State, viewer: Seat | None) -> str:
    """What the reneges cost when they are proven; nothing where there are none."""
    found, rules = guilty(state), state.rules
    if not found:
        return ""
    if rules.renege_resolution == "lose_hand":
        return say("Whoever reneged loses the hand when it is proven.")
    counted = found[:1] if rules.renege_resolution == "penalty_end_hand" else found
    moved = [(side, _moved(state, side, counted)) for side in rules.sides]
    lines = [_when_proven(side, points, viewer, rules) for side, points in moved if points]
    if rules.renege_resolution == "penalty_end_hand":
        lines.append(say("The hand ends with it."))
    return " ".join(lines)


def _moved(state: State, side: tuple[Seat, ...], found: Sequence[Spot]) -> int:
    """The points of the side for these reneges: off its own, or on top for those of others."""
    points = state.rules.renege_penalty
    if state.rules.renege_pays == "offender_minus":
        return -points * sum(spot.seat in side for spot in found)
    return points * sum(side[0] not in allies(state, spot.seat) for spot in found)


def _when_proven(side: tuple[Seat, ...], points: int, viewer: Seat | None, rules: Ruleset) -> str:
    """The side's points; a team is spoken of in the plural."""
    line = side_points(side, points, viewer, rules)
    return say("When it is proven: {line}", line=line)


def _lead(state: State, trick: int) -> str:
    card, order = state.tricks[trick - 1][0][1], state.order
    role = left_sentence(card, order) if order.is_left(card) else ""
    led = say("{suit} were led.", suit=capital(suit_name(led_at(state, trick))))
    return f"{role} {led}".strip()


def _owed(owed: CardSet, seat: Seat, viewer: Seat | None, state: State) -> str:
    order, seats = state.order, state.rules.seats
    held = by_seat(seat, viewer, YOU_HELD, THEY_HELD, cards=cards_name(order.sort(owed)), seats=seats)
    roles = " ".join(left_sentence(card, order) for card in owed.distinct() if order.is_left(card))
    due = (YOU_DUE, THEY_DUE) if len(owed) == 1 else (YOU_DUE_ONE, THEY_DUE_ONE)
    return " ".join(filter(None, (held, roles, by_seat(seat, viewer, *due, seats=seats))))


# ---- making a hand


def _with_slips(dealt: State, reneges: int, rng: random.Random) -> State | None:
    """The hand with a slip at so many moments; None where it is thrown in or offers too few."""
    slips: dict[int, Card] = {}
    for _ in range(reneges):
        _, chances = _played(dealt, slips)
        free = [chance for chance in chances if chance.play > max(slips, default=-1)]
        if not free:
            return None
        chosen = rng.random() * sum(chance.weight for chance in free)
        slip = _drawn(free, chosen)
        slips[slip.play] = slip.card
    state, _ = _played(dealt, slips)
    return state if state.tricks else None


def _drawn(chances: list[_Chance], at: float) -> _Chance:
    for chance in chances:
        at -= chance.weight
        if at < 0:
            return chance
    return chances[-1]


def _played(dealt: State, slips: Mapping[int, Card]) -> tuple[State, list[_Chance]]:
    """Bid and play by rule of thumb, but for the slips; also the moments at which somebody could slip."""
    player, state, plays = PLAYERS["thumb"](), dealt, 0
    strict = dealt.rules.with_options(renege_mode="prevent")
    chances: list[_Chance] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CLAIMS:
            state = apply(state, Pass())
            continue
        honest = replace(state, rules=strict)
        action = player.choose(view(honest, state.to_act))
        if isinstance(action, Play):
            card = slips.get(plays, action.card)
            chances += _chances(state, plays)
            action, plays = Play(card), plays + 1
        state = apply(state, action)
    return state, chances


def _chances(state: State, play: int) -> list[_Chance]:
    """Cards that break the rule here: rather those at which the left bower misleads."""
    order, led, hand = state.order, led_suit(state), state.hands[state.to_act]
    if led is None:
        return []
    owed = order.followers(hand, led)
    wrong = [card for card in hand if card not in owed]
    if not owed or not wrong:
        return []
    left_forgotten = all(map(order.is_left, owed))
    found = []
    for card in wrong:
        taken_for_led = order.is_left(card) and card.suit == led
        found.append(_Chance(play, card, 40 if taken_for_led or left_forgotten else 1))
    return found
