"""Cutthroat: what a hand scores for you, whoever made trump and whoever plays or defends alone."""

from __future__ import annotations

from ...engine.cards import Suit
from ...engine.ruleset import Seat
from ...engine.rulesets import RULESETS
from ...engine.scoring import made, score
from ...engine.state import Contract, Kind, State
from ...speech import mark, say, say_count
from ..items import Item, NearMiss, number_text
from ..names import by_seat
from .points import points_text
from .three import played

CUTTHROAT = RULESETS["cutthroat"]
WITH = (
    mark("You are the maker and take {tricks}. What do you score?"),
    mark("{seat} is the maker and takes {tricks}. You defend. What do you score?"),
)


def hand_score(maker: Seat, tricks: int, steps: tuple[str, ...] = (), *, id: str) -> Item:
    """Nobody is alone: what you score when this maker takes so many of the five tricks."""
    state = _over(maker, tricks)
    points, is_made = score(state)[0], made(state)
    count = say_count("{n} trick", "{n} tricks", tricks)
    return Item(
        id=id,
        idea="cut-score",
        kind="number",
        prompt=by_seat(maker, 0, *WITH, seats=CUTTHROAT.seats, tricks=count),
        why=_why(maker, points, is_made),
        hints=(
            say("Who made trump, and did the maker get home?"),
            say("The maker needs more than half of the tricks."),
            say("Only one side scores: the maker, or both defenders."),
            points_text(points),
        ),
        number=points,
        signed=True,
        misses=_misses(maker, tricks, points),
        steps=tuple(map(say, steps)),
    )


def _over(maker: Seat, tricks: int) -> State:
    """The maker's tricks, the others' all taken by the next seat: it does not matter whose they are."""
    taken = [0] * CUTTHROAT.seats
    taken[maker], taken[(maker + 1) % CUTTHROAT.seats] = tricks, CUTTHROAT.hand_size - tricks
    return played(CUTTHROAT, Contract(maker, Kind.TURN_UP, 3, Suit.HEARTS), taken)


def _why(maker: Seat, points: int, is_made: bool) -> str:
    shown = number_text(points, False)
    if is_made and maker == 0:
        return say("Three or four tricks score one point, all five score three: {points}.", points=shown)
    if is_made:
        return say("The maker got home, so only the maker scores.")
    if maker == 0:
        return say("With fewer than three tricks you are euchred: the points are the defenders'.")
    return say("The maker is euchred, and each defender scores: {points}.", points=shown)


def _misses(maker: Seat, tricks: int, points: int) -> tuple[NearMiss, ...]:
    mine = tricks if maker == 0 else CUTTHROAT.hand_size - tricks
    thought = {
        mine: (say("Tricks are no points here: they only settle who scores."), "maker-tricks"),
        -2: (say("A euchre takes nothing away: it gives the defenders points."), "euchre-costs"),
    }
    return tuple(NearMiss(value, *said) for value, said in thought.items() if value != points)
