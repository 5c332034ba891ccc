"""One choice of the AuctionTrainer: how far the learner is with it, and that as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypedDict

from euchre_tutor.engine import (
    NO_CARDS,
    Action,
    Card,
    Discard,
    IllegalAction,
    Keep,
    Phase,
    Seat,
    State,
    View,
    apply,
    parse_action,
    view,
)
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.choice_hands import BURY, ways
from euchre_tutor.tutor.choice_words import Judged, hints, kept_by, way
from euchre_tutor.tutor.due import due
from euchre_tutor.tutor.names import by_seat, illegal_sentence
from euchre_tutor.tutor.tell import result_lines

from .quiz_texts import RungJson, hint_rungs
from .reel import reel_json
from .reel_calls import calls_json
from .table_cards import Mind, action_of, choosable, held, rows_json, wanted
from .table_turned import turned
from .trainer import Exercise
from .wire import Look, cards_json

YOU_DEAL, THEY_DEAL = mark("you deal"), mark("{seat} deals")
HINTS = 4
LOOKED = Mind(looked=True)  # a dummy that may be left was taken up


class WayJson(TypedDict):
    """One thing that may be chosen."""

    value: str
    label: str


class CardsChoiceJson(TypedDict):
    """Cards to choose: how many are still to be tapped, and the button once they all are."""

    text: str
    value: str
    label: str


@dataclass(frozen=True)
class ChoiceTurn(Exercise):
    """One hand at a choice before the play."""

    number: int
    kind: str
    state: State  # at the learner's turn
    mind: Mind = LOOKED
    answer: str = ""
    told: Judged | None = None  # of the answer
    hints: int = 0

    def seen(self, seat: Seat) -> View:
        """What the learner knows."""
        return view(self.state, seat)


def turn_json(turn: ChoiceTurn, seat: Seat) -> dict[str, Any]:
    """The choice: what was said, the cards, and what may be chosen; after it the verdict."""
    seen = turn.seen(seat)
    hand, beside = rows_json(seen, turn.mind, _why_not(turn.state))
    return {
        "head": head_line(turn, seat),
        "prompt": prompt(seen),
        "calls": calls_json(turn.state, seat),
        "turned": turned(seen, seat),
        "hand": hand,
        "beside": beside,
        "ways": _ways(turn, seen),
        "cards": _cards(turn, seen),
        "answered": bool(turn.answer),
    }


def answer_json(turn: ChoiceTurn, seat: Seat) -> dict[str, Any]:
    """The verdict with its reasons, and the hand to keep where there is one to show."""
    told, seen = turn.told, turn.seen(seat)
    if told is None:
        return {"verdict": None, "lead": "", "text": "", "chosen": "", "better": None}
    return {
        "verdict": {"grade": told.grade, "word": told.word},
        "lead": " ".join(told.sentences[:1]),
        "text": " ".join(filter(None, told.sentences[1:])),
        "chosen": say("Your choice: {action}.", action=way(seen, turn.answer)),
        "better": _better(told, seen, turn) if told.better is not None else None,
    }


def hints_json(turn: ChoiceTurn, seat: Seat) -> dict[str, Any]:
    """The ladder of hints: those used, and what the later ones would give."""
    rungs: list[RungJson] = []
    if not turn.answer:
        rungs = hint_rungs(hints(turn.seen(seat), turn.kind)[: turn.hints])
    return {"hints": rungs, "used": say("{n} of {all} used", n=turn.hints, all=HINTS)}


def outcome_json(turn: ChoiceTurn, seat: Seat) -> dict[str, Any]:
    """How the hand went, by rule of thumb."""
    reel = turn.reel
    lines: list[str] = []
    if reel is not None:
        played = say("All cards were played by rule of thumb, yours too.")
        lines = [*result_lines(reel.states[-1], seat), played]
    return {
        "see": say("See how it went") if turn.answer and reel is None else "",
        "outcome": lines,
        "reel": reel_json(reel, turn.step) if reel else None,
    }


def head_line(turn: ChoiceTurn, seat: Seat) -> str:
    """Hand 3 · you deal."""
    state = turn.state
    dealer = by_seat(state.dealer, seat, YOU_DEAL, THEY_DEAL, seats=state.rules.seats)
    return say("Hand {n} · {dealer}", n=turn.number + 1, dealer=dealer)


def prompt(seen: View) -> str:
    """What is to be decided; here a dummy has been taken up, and is not left any more."""
    if seen.phase is Phase.MERGE:
        return say("You have taken up the dummy: keep {n} of all these cards.", n=seen.rules.hand_size)
    return due(seen, seen.seat)


def word_chosen(turn: ChoiceTurn, seat: Seat) -> str:
    """The word of the cards tapped; nothing while they are too few."""
    seen = turn.seen(seat)
    options = choosable(seen, looked=True)
    cards = turn.mind.cards(seen)
    if not options or len(cards) != wanted(options):
        return ""
    word = str(action_of(options, cards))
    return word if word in ways(turn.state) else ""


def mind_of(seen: View, word: str) -> Mind:
    """The cards that the choice names, as if tapped."""
    action = parse_action(word) if word in map(str, choosable(seen, looked=True)) else None
    left = action.cards if isinstance(action, Keep | Discard) else NO_CARDS
    ids = []
    for one, card in (part for row in held(seen, looked=True) for part in row):
        if card in left:
            left = left.without(card)
            ids.append(one)
    return replace(LOOKED, ids=tuple(ids))


def _ways(turn: ChoiceTurn, seen: View) -> list[WayJson]:
    """What may be chosen by a button: all but cards."""
    if turn.answer:
        return []
    of_cards = {str(action) for action in choosable(seen, looked=True)}
    words = [word for word in ways(turn.state) if word not in of_cards]
    return [WayJson(value=word, label=way(seen, word)) for word in words]


def _cards(turn: ChoiceTurn, seen: View) -> CardsChoiceJson | None:
    options = choosable(seen, looked=True)
    if turn.answer or not options:
        return None
    number, word = wanted(options), word_chosen(turn, seen.seat)
    left = max(number - len(turn.mind.cards(seen)), 0)
    text = say_count("Tap {n} card.", "Tap {n} cards.", left) if left else ""
    label = say("Lay it away") if turn.kind == BURY else say("Keep these")
    return CardsChoiceJson(text=text, value=word, label=label)


def _better(told: Judged, seen: View, turn: ChoiceTurn) -> dict[str, Any]:
    """The hand to keep in place of the learner's; what differs is lit."""
    assert told.better is not None
    kept, mine = told.better, kept_by(seen, turn.answer)
    differs = kept - mine if mine is not None else NO_CARDS

    def look(card: Card) -> Look:
        return Look(marks=("lit",)) if card in differs else Look()

    return {"label": told.called, "cards": cards_json(seen.order.sort(kept), seen.order, look)}


def _why_not(state: State) -> Callable[[Action], str]:
    def why(action: Action) -> str:
        try:
            apply(state, action)
        except IllegalAction as error:
            return illegal_sentence(error)
        return ""

    return why
