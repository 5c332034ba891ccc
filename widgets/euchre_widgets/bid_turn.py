"""One hand of the BidTrainer: how far the learner is with it, and that as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from euchre_tutor.engine import Action, Pass, Phase, Ranking, Seat, State, Suit, apply, ranking, view
from euchre_tutor.solver.estimates import Study
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import seat_name
from euchre_tutor.tutor.tell import bid_word, result_lines

from .bid_figures import figures_json
from .bid_judge import judged
from .bid_ladder import place_among
from .bid_words import guess_line
from .reel import Reel, reel_json
from .reel_calls import CallJson, calls_json
from .terms import linked
from .trainer import Exercise
from .wire import CardJson, cards_json, suit_json

TERMS = ("ask", "moon", "too_close", "right_bower", "left_bower", "void")  # told in the verdict


@dataclass(frozen=True)
class Turn(Exercise):
    """One hand to bid."""

    number: int
    state: State  # at the learner's turn
    call: Action | None = None
    guess: int | None = None
    study: Study | None = None
    counted: bool = False  # the study is complete
    unable: bool = False  # there is nothing honest to count
    later: State | None = None  # the hand when its auction is over

    def is_naming(self, seat: Seat) -> bool:
        """Whether the learner's call stands and trump is to be named."""
        later = self.later
        return later is not None and self.reel is None and later.phase is Phase.NAME and later.to_act == seat


def hand_json(turn: Turn, seat: Seat) -> list[CardJson]:
    """The learner's cards as held; once trump is known, in its order."""
    order = _order(turn)
    return cards_json(order.sort(turn.state.hands[seat]), order)


def auction_json(turn: Turn, seat: Seat) -> list[CallJson]:
    """The auction so far, with the learner's call and what came after it."""
    state = turn.later or (apply(turn.state, turn.call) if turn.call else turn.state)
    return calls_json(state, seat)


def answer_json(turn: Turn, seat: Seat, worlds: int) -> dict[str, Any]:
    """The verdict once all deals are counted; until then how far the count is."""
    study, call = turn.study, turn.call
    if call is None or study is None or not turn.counted:
        return {"progress": _progress(turn, worlds), "verdict": None, "figures": None} | _said()
    seen = view(turn.state, seat)
    told = judged(seen, call, study)
    best = study.outlook.best if study.outlook else None
    guess = guess_line(turn.guess, best) if turn.guess is not None and best else ""
    return {
        "progress": "",
        "verdict": {"grade": told.grade, "word": told.word},
        "figures": figures_json(seen, study),
    } | _said(told.sentences, (guess, place_among(study, call)))


def _said(sentences: Sequence[str] = (), also: Sequence[str] = ()) -> dict[str, str]:
    """The sentence that matters most, the reasons, and what stands below in small print."""
    lead, reasons = (linked(" ".join(part), TERMS) for part in (sentences[:1], sentences[1:]))
    return {"lead": lead, "text": reasons, "also": " ".join(filter(None, also))}


def outcome_json(turn: Turn, seat: Seat) -> dict[str, Any]:
    """The way to the end of the hand, or the hand played out, open."""
    naming, reel = turn.is_naming(seat), turn.reel
    return {
        "see": _see(turn),
        "naming": _naming() if naming else None,
        "outcome": _outcome(turn, reel, seat) if reel else [],
        "reel": reel_json(reel, turn.step) if reel else None,
    }


def _naming() -> dict[str, Any]:
    return {"prompt": say("Your call stands. Name trump."), "suits": [suit_json(suit) for suit in Suit]}


def _see(turn: Turn) -> str:
    """What the button says that plays the hand out; nothing where there is no such button."""
    done = turn.counted or turn.unable
    if turn.call is None or not done or turn.later is not None:
        return ""
    return say("See how it went") if isinstance(turn.call, Pass) else say("Name trump and see")


def _outcome(turn: Turn, reel: Reel, seat: Seat) -> list[str]:
    end = reel.states[-1]
    contract = end.contract
    lines = list(result_lines(end, seat))
    if contract is not None and contract.seat != seat and not isinstance(turn.call, Pass):
        text = mark("{seat} called {bid} over you.")
        lines.insert(0, say(text, seat=seat_name(contract.seat, seat), bid=bid_word(end)))
    if contract is None:
        return lines
    idle = seat in end.sitting_out
    played = say("All cards were played by rule of thumb.")
    return [*lines, played if idle else say("All cards were played by rule of thumb, yours too.")]


def _progress(turn: Turn, worlds: int) -> str:
    if turn.unable:
        return say("There is nothing we can honestly count here.")
    if turn.call is None:
        return ""
    done = turn.study.estimates[0].worlds if turn.study else 0
    return say_count("Counting: {done} of {n} deal.", "Counting: {done} of {n} deals.", worlds, done=done)


def _order(turn: Turn) -> Ranking:
    contract = turn.reel.states[-1].contract if turn.reel else None
    return ranking(turn.state.rules, contract.trump if contract else None)
