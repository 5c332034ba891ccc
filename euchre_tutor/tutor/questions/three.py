"""Three at the table, each with a score of their own: what the engine says of calls, leads and scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.actions import parse_action
from ...engine.cards import NO_CARDS, Card, Suit
from ...engine.ruleset import Phase, Ruleset, Seat
from ...engine.rulesets import RULESETS
from ...engine.scoring import made, score
from ...engine.state import Contract, Kind, State, deal_from
from ...speech import mark, say
from ..items import Item, NearMiss, number_text
from ..names import bid_name, by_seat
from .points import Thought, points_text

GHOST = RULESETS["ghost"]
YOU_CALLED = mark("You called {call}. You took {mine} of the six tricks, West {west}, North {north}.")
THEY_CALLED = mark("{seat} called {call}. You took {mine} of the six tricks, West {west}, North {north}.")


def played(rules: Ruleset, contract: Contract, tricks: Sequence[int], out: Sequence[Seat] = ()) -> State:
    """A hand that is over: under this contract each seat took so many tricks; some may sit out."""
    takers = [seat for seat, count in enumerate(tricks) for _ in range(count)]
    cards = [Card.parse(word) for word in ("AH", "9C", "TC")]
    seats = [[(taker + step) % rules.seats for step in range(rules.seats)] for taker in takers]
    playing = [[seat for seat in trick if seat not in out] for trick in seats]
    return replace(
        deal_from(rules, 0, rules.cards),
        hands=(NO_CARDS,) * rules.chairs,
        phase=Phase.OVER,
        contract=contract,
        sitting_out=frozenset(out),
        tricks=tuple(tuple(zip(trick, cards, strict=False)) for trick in playing),
    )


def own_score(call: str, bidder: Seat, tricks: Sequence[int], steps: Sequence[str] = (), *, id: str) -> Item:
    """Ghost Hand: what you score, where this seat called, and each took so many tricks."""
    kind, undertaken = _undertaken(call)
    state = played(GHOST, Contract(bidder, kind, undertaken, Suit.HEARTS), tricks)
    points, is_made = score(state)[0], made(state)
    return Item(
        id=id,
        idea="ghost-score",
        kind="number",
        prompt=_asked(call, bidder, tricks),
        why=_why(bidder, points, is_made, kind),
        hints=(
            say("First: was the call made?"),
            say("{needed} tricks were undertaken.", needed=undertaken),
            _rule(bidder, is_made),
            points_text(points),
        ),
        number=points,
        signed=True,
        misses=_misses(points, _thought(call, bidder, tricks, is_made)),
        steps=tuple(map(say, steps)),
    )


def _undertaken(call: str) -> tuple[Kind, int]:
    word, _, number = call.partition(" ")
    return (Kind.MOON, GHOST.hand_size) if word == "MOON" else (Kind.BID, int(number))


def _asked(call: str, bidder: Seat, tricks: Sequence[int]) -> str:
    mine, west, north = tricks
    values = {"call": bid_name(parse_action(call)), "mine": mine, "west": west, "north": north}
    told = by_seat(bidder, 0, YOU_CALLED, THEY_CALLED, seats=GHOST.seats, **values)
    return say("{told} What do you score?", told=told)


def _rule(bidder: Seat, is_made: bool) -> str:
    if bidder != 0:
        return say("Against a made moon the others score nothing; else a point a trick.")
    if not is_made:
        return say("Who is set loses what was bid, and keeps no tricks.")
    return say("A made bid scores a point a trick; a made moon scores 24.")


def _why(bidder: Seat, points: int, is_made: bool, kind: Kind) -> str:
    shown = number_text(points, False)
    if bidder != 0:
        return say("You score a point for each trick you took yourself: {points}.", points=shown)
    if not is_made:
        return say(
            "The call was not made, so you lose what you bid: {points}. Your tricks do not count.",
            points=shown,
        )
    if kind is Kind.BID:
        return say("The bid is made, and every trick counts a point: {points}.", points=shown)
    return say("All six came in: {points} points, in place of points for the tricks.", points=shown)


def _thought(call: str, bidder: Seat, tricks: Sequence[int], is_made: bool) -> list[Thought]:
    mine, bid = tricks[0], _undertaken(call)[1]
    if bidder != 0:
        other = next(seat for seat in (1, 2) if seat != bidder)
        lost = 0 if is_made else bid
        return [
            (mine + tricks[other], say("The other one's tricks are not yours."), "ghost-partners"),
            (0, say("Your tricks count for you, whatever the others do."), "defenders-nothing"),
            (mine + lost, say("Their loss is theirs; you score your tricks and no more."), "loss-gained"),
        ]
    if not is_made:
        return [
            (mine, say("Who is set keeps no tricks."), "set-keeps-tricks"),
            (mine - bid, say("You lose the whole bid, not only what you are short."), "set-loses-tricks"),
            (0, say("A failed call costs what was bid."), "set-free"),
        ]
    if call == "MOON":
        bonus = say("The bonus takes the place of the tricks.")
        return [
            (GHOST.moon_made + mine, bonus, "moon-plus-tricks"),
            (mine, say("The moon pays more than a point a trick."), "tricks-are-points"),
        ]
    return [(bid, say("The bid is only the least you needed."), "only-bid-counts")]


def _misses(points: int, thought: Sequence[Thought]) -> tuple[NearMiss, ...]:
    first = {value: (text, belief) for value, text, belief in reversed(thought) if value != points}
    return tuple(NearMiss(value, *said) for value, said in first.items())
