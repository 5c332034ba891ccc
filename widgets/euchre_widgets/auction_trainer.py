"""AuctionTrainer: choices before the play that are no bids; choose, and hear what many deals make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from euchre_tutor.engine import Option, Seat
from euchre_tutor.speech import say
from euchre_tutor.tutor.choice_hands import choice_hand, kinds_of, ways, went_on
from euchre_tutor.tutor.choice_words import Judged, hints
from euchre_tutor.tutor.counted import judging
from euchre_tutor.tutor.explain import Watch
from euchre_tutor.tutor.replay import replayed
from euchre_tutor.tutor.tell import result_lines

from .auction_turn import (
    HINTS,
    ChoiceTurn,
    answer_json,
    head_line,
    hints_json,
    mind_of,
    outcome_json,
    prompt,
    turn_json,
    word_chosen,
)
from .messages import Message
from .reel import Reel, stepping_words
from .table_cards import Mind, choosable, held, tapped
from .table_options import with_course_options
from .terms import linked
from .trainer import Trainer

Answered = Callable[[str, bool], None]
TOLD = ("prompt", "lead", "text")  # where terms can be tapped
FIRST = 4  # the seed to begin with where none is given
MOST = 10_000


class AuctionTrainerModel(Trainer[ChoiceTurn]):
    """One hand after another, each at a choice of the learner's before the play."""

    name = "auction_trainer"
    terms = ("upcard", "order_up", "maker", "dummy", "ghost_hand", "alone", "right_bower", "left_bower")

    def __init__(
        self,
        game: str = "cutthroat",
        kinds: Sequence[str] = (),
        seeds: Sequence[int] | None = None,
        seat: Seat = 0,
        options: Mapping[str, Option | None] | None = None,
        *,
        on_answer: Answered | None = None,
        keep_key: str | None = None,
    ) -> None:
        """Hands of these ``seeds``, then of the numbers after the last, the ``kinds`` of choices in turn.

        Without kinds all that the game has. RulesetError for a game or an option that there is not;
        ValueError for a seat, or for a kind of choice that never comes up at this table.
        """
        super().__init__(keep_key=keep_key)
        self.told_by = self.rules = with_course_options(game, options or {})
        able = kinds_of(self.rules)
        self.kinds = tuple(kinds) or able
        if not self.kinds or not set(self.kinds) <= set(able) or not 0 <= seat < self.rules.seats:
            raise ValueError(f"{game}: seat {seat}, choices {list(self.kinds)}; there are {', '.join(able)}")
        self.seeds, self.seat, self._on_answer = tuple(seeds or (FIRST,)), seat, on_answer
        self.turn = self._start = self._hand(0)

    # what it shows

    def draw(self) -> dict[str, Any]:
        """What was said, the cards and the choice; after it the verdict; at the end the hand played out."""
        turn = self.turn
        drawn = {
            "title": say("Your choice"),
            **turn_json(turn, self.seat),
            **hints_json(turn, self.seat),
            **answer_json(turn, self.seat),
            **outcome_json(turn, self.seat),
        }
        told = [linked(rung["text"], self.terms) if rung["open"] else rung["text"] for rung in drawn["hints"]]
        rungs = [{**rung, "text": text} for rung, text in zip(drawn["hints"], told, strict=True)]
        return drawn | {name: linked(drawn[name], self.terms) for name in TOLD} | {"hints": rungs}

    def words(self) -> dict[str, str]:
        """The trainer's own labels."""
        return super().words() | stepping_words() | {
            "hand": say("Your cards"),
            "choices": say("What you may do"),
            "another": say("Next hand"),
            "went": say("How the hand went"),
            "hints": say("Hints"),
            "next_hint": say("Next hint"),
        }  # fmt: skip

    def save(self) -> str:
        """The hand, the hints used and the answer."""
        turn = self.turn
        return f"{turn.number} {turn.hints} {turn.answer}".strip() if turn != self._start else ""

    def load(self, text: str) -> None:
        """Back to a hand and its answer; ValueError for anything else."""
        number, used, *word = text.split(maxsplit=2)
        if not (0 <= int(number) < MOST and 0 <= int(used) <= HINTS):
            raise ValueError(f"no such hand: {text[:60]!r}")
        turn = self._hand(int(number))
        if word and word[0] not in ways(turn.state):
            raise ValueError(f"no choice in this hand: {text[:60]!r}")
        self.turn = replace(turn, hints=int(used))
        if word:
            self._answer(word[0])

    def afresh(self) -> None:
        """The first hand."""
        self.turn = self._start

    # what it hears

    def on_pick(self, message: Message) -> None:
        """A card tapped, to be kept or laid away: its id."""
        turn, seen = self.turn, self.turn.seen(self.seat)
        ids = {one for row in held(seen, looked=True) for one, _ in row}
        one = message.get("card")
        if turn.answer or not choosable(seen, looked=True) or one not in ids:
            return
        mind = tapped(seen, turn.mind, str(one))
        if isinstance(mind, Mind):
            self.turn = replace(turn, mind=mind)
        else:
            self.announce(mind)

    def on_keep(self, message: Message) -> None:
        """The cards tapped are the choice."""
        word = word_chosen(self.turn, self.seat)
        if word:
            self._choose(word)

    def on_choose(self, message: Message) -> None:
        """One of the other things that may be done, by its word."""
        word = message.get("word")
        if word in ways(self.turn.state):
            self._choose(str(word))

    def on_hint(self, message: Message) -> None:
        """One rung further down."""
        turn = self.turn
        if not turn.answer and turn.hints < HINTS:
            self.turn = replace(turn, hints=turn.hints + 1)
            self.announce(hints(turn.seen(self.seat), turn.kind)[turn.hints])

    def on_see(self, message: Message) -> None:
        """How the hand goes after the choice, all cards played by rule of thumb."""
        turn = self.turn
        if not turn.answer or turn.reel is not None:
            return
        end = went_on(turn.state, turn.answer, self.seat)
        reel = Reel(replayed(end), Watch(self.seat, open=True))
        self.turn = replace(turn, reel=reel, step=min(len(turn.state.history) + 1, reel.last))
        self.announce(" ".join(result_lines(end, self.seat)))

    def on_another(self, message: Message) -> None:
        """Another hand with the next kind of choice."""
        self.rest()
        number = self.turn.number + 1
        self.turn = self._hand(number if number < MOST else 0)
        self.announce(f"{head_line(self.turn, self.seat)}. {prompt(self.turn.seen(self.seat))}")

    # inside

    def _hand(self, number: int) -> ChoiceTurn:
        kind = self.kinds[number % len(self.kinds)]
        return ChoiceTurn(number, kind, choice_hand(self.rules, kind, self.seed_of(number), self.seat))

    def _choose(self, word: str) -> None:
        if self.turn.answer:
            return
        self._answer(word, self._on_answer)

    def _answer(self, word: str, heard: Answered | None = None) -> None:
        """Judge the choice by deals, which takes a moment."""
        turn = self.turn
        self.turn = replace(turn, answer=word, mind=mind_of(turn.seen(self.seat), word), told=_waiting())
        self.later(self._judging(word, heard))

    def _judging(self, word: str, heard: Answered | None) -> Iterator[float | None]:
        """Count deals slice by slice, then say what they tell."""
        turn = self.turn
        seen, words = turn.seen(self.seat), ways(turn.state)
        for told in judging(seen, turn.kind, word, words, self.seed_of(turn.number)):
            if told is not None:
                self._told(told, heard)
            yield None

    def _told(self, told: Judged, heard: Answered | None) -> None:
        self.turn = replace(self.turn, told=told)
        if heard:
            heard(self.turn.kind, told.grade != "mistake")
        self.announce(" ".join((f"{told.word}.", *filter(None, told.sentences))))


def _waiting() -> Judged:
    """What stands there while the deals are counted."""
    return Judged("fine", say("Counting."), (say("The cards that you cannot see are dealt many times."),))
