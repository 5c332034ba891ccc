"""The score of a hand and of a match, worked out by the engine."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import parse_action
from ...engine.match import Match
from ...engine.ruleset import Ruleset, Seat
from ...engine.scoring import made, score
from ...speech import mark, say, say_count
from ..items import Item, NearMiss, Option, number_text
from ..names import bid_name
from .figures import RULES
from .positions import finished

Thought = tuple[int, str, str]  # a wrong number, what to say to it, the belief behind it

OURS_IS = mark("Your side called {call} and took {tricks}. What does your side score?")
THEIRS_IS = mark(
    "The others called {call} and took {theirs}; your side took {tricks}. What does your side score?"
)


def points_text(points: int) -> str:
    """So many points, as the last hint says them: the sentence of one for 1 and −1."""
    return say_count("{points} point.", "{points} points.", abs(points), points=number_text(points, False))


def our_score(
    call: str, tricks: int, ours: bool = True, rules: Ruleset = RULES, steps: Sequence[str] = (), *, id: str
) -> Item:
    """What your side scores: it, or the other side, made the call and took so many tricks."""
    state = finished(call, 0 if ours else 1, tricks, rules)
    points, mine = score(state)[0], tricks if ours else rules.hand_size - tricks
    return Item(
        id=id,
        idea="score-hand",
        kind="number",
        prompt=asked_score(call, tricks, mine, ours),
        why=_why(call, tricks, mine, points, ours, made(state)),
        hints=(
            say("First: was the call made?"),
            _made_hint(call, tricks, ours, rules),
            _rule_hint(call, ours, made(state)),
            points_text(points),
        ),
        number=points,
        signed=True,
        misses=_misses(call, mine, points, ours, rules),
        steps=tuple(map(say, steps)),
    )


def asked_score(call: str, tricks: int, mine: int, ours: bool) -> str:
    """What your side scores after a call of its own or of the others: the question."""
    name, taken = bid_name(parse_action(call)), say_count("{n} trick", "{n} tricks", tricks)
    if ours:
        return say(OURS_IS, call=name, tricks=taken)
    return say(THEIRS_IS, call=name, theirs=taken, tricks=say_count("{n} trick", "{n} tricks", mine))


def _undertaken(call: str, rules: Ruleset) -> int:
    return int(call.split()[1]) if call.startswith("BID") else rules.hand_size


def _made_hint(call: str, tricks: int, ours: bool, rules: Ruleset) -> str:
    needed = _undertaken(call, rules)
    taken = say_count("{n} trick", "{n} tricks", tricks)
    return say("{needed} tricks were undertaken; the bidders took {taken}.", needed=needed, taken=taken)


def _rule_hint(call: str, ours: bool, is_made: bool) -> str:
    if not ours:
        return say("Against a made six or moon the others score nothing; else a point a trick.")
    if not is_made:
        return say("Who is set loses what was bid, and keeps no tricks.")
    return say("A made bid scores a point a trick; six with help scores 12, the moon 24.")


def _why(call: str, tricks: int, mine: int, points: int, ours: bool, is_made: bool) -> str:
    shown = number_text(points, False)
    if not ours:
        return say("You score a point for each trick your side took: {points}.", points=shown)
    if not is_made:
        return say(
            "The call was not made, so you lose what you bid: {points}. Your tricks do not count.",
            points=shown,
        )
    if call.startswith("BID"):
        return say("The bid is made, and every trick counts a point: {points}.", points=shown)
    return say("All six came in: {points} points, in place of points for the tricks.", points=shown)


def _misses(call: str, mine: int, points: int, ours: bool, rules: Ruleset) -> tuple[NearMiss, ...]:
    bid = _undertaken(call, rules)
    if not ours:
        thought = _thought_of_theirs(mine, 0 if rules.hand_size - mine >= bid else bid)
    elif points < 0:
        thought = _thought_of_a_set(call, mine, bid, rules)
    elif call.startswith("BID"):
        thought = [(bid, say("The bid is only the least you needed."), "only-bid-counts")]
        thought.append((-bid, say("The call was made: nothing is lost."), "count-slip"))
    else:
        thought = [(points + mine, say("The bonus takes the place of the tricks."), "moon-plus-tricks")]
        thought.append((mine, say("All six alone pay more than a point a trick."), "tricks-are-points"))
    return tuple(
        NearMiss(value, text, belief) for value, text, belief in _first_of_each(thought) if value != points
    )


def _thought_of_theirs(mine: int, lost: int) -> list[Thought]:
    """``lost`` is what the others lose on their failed call, nil when they made it."""
    return [
        (0, say("Your tricks count for you, whatever the others do."), "defenders-nothing"),
        (mine + lost, say("Their loss is theirs; you score your tricks and no more."), "loss-gained"),
    ]


def _thought_of_a_set(call: str, mine: int, bid: int, rules: Ruleset) -> list[Thought]:
    bonus = {"ASK": rules.ask_made, "MOON": rules.moon_made}.get(call)
    big = say("A failed call costs what was bid, not what it would have paid.")
    return [
        (mine, say("A side that is set keeps none of its tricks."), "set-keeps-tricks"),
        (mine - bid, say("You lose the whole bid, not only what you are short."), "set-loses-tricks"),
        (0, say("A failed call costs what was bid."), "set-free"),
        *([(-bonus, big, "moon-fail")] if bonus else []),
    ]


def _first_of_each(thought: Sequence[Thought]) -> list[Thought]:
    return list({value: (value, text, belief) for value, text, belief in reversed(thought)}.values())


def who_has_won(ours: int, theirs: int, call: str, tricks: int, bidder: Seat = 0, *, id: str) -> Item:
    """The totals before the hand, and the hand: is the match over, and who has won?"""
    before = Match(RULES, (ours, theirs, ours, theirs), 3)
    after = before.after(finished(call, bidder, tricks))
    result = "we" if 0 in after.winners else "they" if 1 in after.winners else "on"
    totals = {"ours": number_text(after.scores[0], False), "theirs": number_text(after.scores[1], False)}
    return Item(
        id=id,
        idea="race",
        kind="choice",
        prompt=_race_prompt(ours, theirs, call, tricks, bidder),
        options=tuple(_race_option(key, text, result, after.scores, totals) for key, text in RACE),
        why=_why_race(result, totals),
        hints=(
            say("Score the hand first, then add."),
            say("The match is played to 32. Both sides may get there in one hand."),
            say("After the hand it stands {ours} to {theirs}.", **totals),
            say(dict(RACE)[result]),
        ),
        shuffle=False,
    )


RACE = (
    ("we", mark("Your side has won")),
    ("they", mark("The others have won")),
    ("on", mark("The match goes on")),
)

NOT_SO = {
    "we": mark("Add up: is your side at 32 or more, and ahead?"),
    "they": mark("Add up: are the others at 32 or more, and ahead?"),
    "on": mark("Add up: one side is at 32 or more, and ahead."),
}


def _race_prompt(ours: int, theirs: int, call: str, tricks: int, bidder: Seat) -> str:
    totals = say(
        "You have {ours}, the others {theirs}.",
        ours=number_text(ours, False),
        theirs=number_text(theirs, False),
    )
    mine = mark("{totals} Your side calls {call} and takes {tricks}; the others take the rest. What now?")
    other = mark("{totals} The others call {call} and take {tricks}; your side takes the rest. What now?")
    taken = say_count("{n} trick", "{n} tricks", tricks)
    return say(other if bidder % 2 else mine, totals=totals, call=bid_name(parse_action(call)), tricks=taken)


def _why_race(result: str, totals: dict[str, str]) -> str:
    texts = {
        "we": mark("It stands {ours} to {theirs}: you are at 32 or more, and ahead."),
        "they": mark("It stands {ours} to {theirs}: the others are at 32 or more, and ahead."),
        "on": mark("It stands {ours} to {theirs}: nobody is at 32 and ahead, so another hand is played."),
    }
    return say(texts[result], **totals)


def _race_belief(key: str, scores: tuple[int, ...]) -> str:
    """The mistake of whoever gives this side the match, or gives it to nobody."""
    if key == "on" or scores[("we", "they").index(key)] < RULES.target:
        return "count-slip"
    return "tie-wins" if scores[0] == scores[1] else "target-first"


def _race_option(key: str, text: str, result: str, scores: tuple[int, ...], totals: dict[str, str]) -> Option:
    belief = None if key == result else _race_belief(key, scores)
    feedback = _why_race(result, totals) if key == result else say(NOT_SO[key])
    return Option(key, say(text), key == result, feedback, belief)
