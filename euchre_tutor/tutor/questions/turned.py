"""Turn-Up Euchre: who is to act, what may be done, and what a hand scores, by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.cards import Suit
from ...engine.rulesets import RULESETS
from ...engine.scoring import made, score
from ...engine.state import Contract, Kind, State
from ...speech import mark, say, say_count
from ..items import Item, NearMiss
from .points import Thought, points_text
from .positions import finished

TURN_UP, TWO = RULESETS["turn_up"], RULESETS["two_handed"]
ENOUGH = TURN_UP.hand_size // 2 + 1
ASKED = {  # by whether your side made trump, and whether the maker played alone
    (True, False): mark("Turn-Up: your side made trump and took {tricks}. What does your side score?"),
    (True, True): mark("Turn-Up: you made trump, played alone and took {tricks}. What does your side score?"),
    (False, False): mark("Turn-Up: the others made trump and took {tricks}. What does your side score?"),
    (False, True): mark(
        "Turn-Up: West made trump, played alone and took {tricks}. What does your side score?"
    ),
}


def turned_over(tricks: int, alone: bool, ours: bool) -> State:
    """A hand of Turn-Up that is over: your side or the other made trump and took so many tricks."""
    maker = 0 if ours else 1
    contract = Contract(maker, Kind.TURN_UP, ENOUGH, Suit.HEARTS, alone=alone)
    return replace(finished(f"BID {ENOUGH}", maker, tricks, TURN_UP), contract=contract)


def maker_score(
    tricks: int, alone: bool = False, ours: bool = True, steps: Sequence[str] = (), *, id: str
) -> Item:
    """What your side scores: it, or the other side, made trump and took so many tricks."""
    state = turned_over(tricks, alone, ours)
    points = score(state)[0]
    return Item(
        id=id,
        idea="maker-score",
        kind="number",
        prompt=say(ASKED[ours, alone], tricks=say_count("{n} trick", "{n} tricks", tricks)),
        why=_why(tricks, made(state)),
        hints=(
            say("Who made trump, and how many tricks did that side take?"),
            say("Was that too few, enough, or all of them?"),
            say("Three or four: one point. All five: two, alone four. Fewer: two for the other side."),
            points_text(points),
        ),
        number=points,
        signed=True,
        misses=tuple(NearMiss(*one) for one in _thought(tricks, alone, ours) if one[0] != points),
        steps=tuple(map(say, steps)),
    )


def _why(tricks: int, is_made: bool) -> str:
    if not is_made:
        return say("Fewer than three tricks: the maker's side is euchred, and the other side scores two.")
    if tricks == TURN_UP.hand_size:
        return say("All five tricks: two points for the maker's side, four if the maker played alone.")
    return say("Three or four tricks: one point for the maker's side, nothing for the other.")


def _thought(tricks: int, alone: bool, ours: bool) -> Sequence[Thought]:
    mine = tricks if ours else TURN_UP.hand_size - tricks
    thought = {-2: (-2, say("Nobody loses points here: the other side scores them."), "one-true-rules")}
    thought[4] = (4, _too_much(tricks, alone, ours), "count-slip")
    if alone and ours and tricks == TURN_UP.hand_size:
        thought[2] = (2, say("That is what all the tricks pay with a partner."), "count-slip")
    thought[mine] = (mine, say("Tricks are not points in this game."), "one-true-rules")
    return tuple(thought.values())


def _too_much(tricks: int, alone: bool, ours: bool) -> str:
    """What to say to a four that is not paid."""
    if ours and tricks == TURN_UP.hand_size and not alone:
        return say("Four are paid only where the maker plays alone.")
    return say("Only all the tricks pay so much, and only to the maker's side.")
