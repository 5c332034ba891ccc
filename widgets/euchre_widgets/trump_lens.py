"""TrumpLens: choose trump and see where every card belongs; or say it first, then see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from euchre_tutor.engine import RULESETS, Card, Ruleset, Suit, ranking
from euchre_tutor.speech import say
from euchre_tutor.tutor.names import card_name
from euchre_tutor.tutor.questions.figures import trump_sentence

from .lens_tasks import Asked, Told, bower_tasks, higher_tasks, marked
from .messages import Message
from .model import WidgetModel
from .pack_rows import counted, pack_rows, sentence
from .wire import PLAIN, Look, card_of, cards_json, suit_json, suit_letter

Answered = Callable[[str, bool], None]


@dataclass(frozen=True)
class Place:
    """Where the learner is among the tasks."""

    number: int = 0
    tries: int = 0
    told: Told | None = None
    right: int = 0

    @property
    def settled(self) -> bool:
        """Whether this task is answered and the pack may show it."""
        return self.told is not None and not self.told.retry


class TrumpLensModel(WidgetModel):
    """The pack under a trump of the learner's choice, or tasks to answer before the pack shows it."""

    name = "trump_lens"
    settings = frozenset({"choose"})
    terms = ("trump", "right_bower", "left_bower", "joker", "sister_suit")

    def __init__(
        self,
        rules: Ruleset | None = None,
        *,
        trump: str | None = "H",
        mode: str = "explore",
        trumps: str = "HSDC",
        pairs: Sequence[tuple[str, str, str]] = (),
        seed: int = 1,
        on_answer: Answered | None = None,
        keep_key: str | None = None,
    ) -> None:
        """``mode`` is explore, bowers (tap the bowers of each of ``trumps``) or higher (of two cards).

        ``pairs`` are (trump, card, card); without them eight are made from the seed.
        ``on_answer(idea, right)`` hears of every first answer. ValueError for an unknown mode.
        """
        super().__init__(keep_key=keep_key)
        self.told_by = self.rules = rules or RULESETS["bid"]
        self._first = self.trump = Suit.parse(trump) if trump else None
        self.tasks = _tasks(mode, self.rules, trumps, pairs, seed)
        self.place = Place()
        self._on_answer = on_answer

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The rows, the choice of trump in explore, else the task."""
        task = self.task
        trump = self.trump if task is None else self._shown_trump(task)
        rows = pack_rows(self.rules, trump, self._pick_look(task))
        return {
            "title": say("Choose trump and watch the pack") if not self.tasks else "",
            "suits": [suit_json(suit) for suit in (*Suit, None)] if not self.tasks else [],
            "trump": suit_letter(self.trump),
            "rows": rows,
            "sentence": sentence(self.rules, trump) if task is None or self.place.settled else "",
            "task": self._draw_task(task),
        }

    def words(self) -> dict[str, str]:
        """The lens's own labels."""
        return super().words() | {
            "trump": say("Trump"),
            "strongest": say("Strongest on the left"),
            "pack": say("The pack"),
            "next": say("Next"),
            "which": say("Two cards"),
            "again": say("Do these again"),
        }

    def save(self) -> str:
        """The trump looked at, or the task reached."""
        if self.tasks:
            return f"task {self.place.number} {self.place.right}" if self.place.number else ""
        return f"trump {suit_letter(self.trump) or '-'}" if self.trump != self._first else ""

    def load(self, text: str) -> None:
        """Back to what ``save`` wrote; ValueError for anything else."""
        kind, first, *rest = text.split()
        if kind == "trump" and not self.tasks and not rest:
            self.trump = None if first == "-" else Suit.parse(first)
        elif kind == "task" and self.tasks and rest and 0 <= int(rest[0]) <= int(first) <= len(self.tasks):
            self.place = Place(number=int(first), right=int(rest[0]))
        else:
            raise ValueError(f"not a place in this lens: {text!r}")

    def afresh(self) -> None:
        """The first trump, the first task."""
        self.trump = self._first
        self.place = Place()

    # what it hears

    def on_choose(self, message: Message) -> None:
        """Another trump: a suit letter, or null for none."""
        wish = message.get("suit")
        if self.tasks or (wish is not None and wish not in list("CDHS")):
            return
        self.trump = Suit.parse(wish) if wish else None
        rows = pack_rows(self.rules, self.trump)
        self.announce(say("{trump} {counts}.", trump=trump_sentence(self.trump), counts=counted(rows)))

    def on_pick(self, message: Message) -> None:
        """An answer to the task: a card's id."""
        task = self.task
        card = card_of(message.get("card"), self.rules.cards)
        if task is None or card is None or self.place.settled or card not in (task.cards or self.rules.cards):
            return
        told = marked(task, card, ranking(self.rules, task.trump), last=self.place.tries > 0)
        if self._on_answer and not self.place.tries:
            self._on_answer(task.idea, told.right)
        right = self.place.right + (told.right and not self.place.tries)
        self.place = Place(self.place.number, self.place.tries + 1, told, right)
        self.announce(say("{verdict}. {reason}", verdict=told.word, reason=told.reason))

    def on_next(self, message: Message) -> None:
        """On to the next task, once this one is settled."""
        if self.place.settled:
            self.place = Place(number=self.place.number + 1, right=self.place.right)
            self.announce(self.task.prompt if self.task else self._summary())

    def on_again(self, message: Message) -> None:
        """The same tasks from the first."""
        self.place = Place()

    # inside

    @property
    def task(self) -> Asked | None:
        """The task to answer now; None in explore and after the last."""
        return self.tasks[self.place.number] if self.place.number < len(self.tasks) else None

    def _shown_trump(self, task: Asked) -> Suit | None:
        return task.trump if self.place.settled else None

    def _pick_look(self, task: Asked | None) -> Callable[[Card], Look] | None:
        told = self.place.told
        if task is None or self.place.settled or told is None:
            return None
        return lambda card: Look(marks=("selected",)) if card == told.card else PLAIN

    def _draw_task(self, task: Asked | None) -> dict[str, Any] | None:
        if not self.tasks:
            return None
        told = self.place.told
        order = ranking(self.rules, task.trump) if task and self.place.settled else None
        cards = cards_json(task.cards, order, self._pair_look(task)) if task else []
        return {
            "head": say("{n} of {all}", n=min(self.place.number + 1, len(self.tasks)), all=len(self.tasks)),
            "prompt": task.prompt if task else self._summary(),
            "trump": suit_json(task.trump) if task else None,
            "cards": cards,
            "pickRows": bool(task) and not cards and not self.place.settled,
            "told": told.json() if told else None,
            "settled": self.place.settled,
            "done": task is None,
        }

    def _pair_look(self, task: Asked) -> Callable[[Card], Look]:
        told, settled = self.place.told, self.place.settled

        def look(card: Card) -> Look:
            if settled and card == task.answer:
                return Look(marks=("winning",), name=say("{card}, the higher one", card=card_name(card)))
            if told is None or card != told.card:
                return PLAIN
            if settled:
                return Look(name=say("{card}, your answer", card=card_name(card)))
            return Look(marks=("selected",))

        return look

    def _summary(self) -> str:
        return say("{right} of {all} right at the first try.", right=self.place.right, all=len(self.tasks))


def _tasks(
    mode: str, rules: Ruleset, trumps: str, pairs: Sequence[tuple[str, str, str]], seed: int
) -> tuple[Asked, ...]:
    if mode == "explore":
        return ()
    if mode == "bowers":
        return bower_tasks(rules, [Suit.parse(letter) for letter in trumps])
    if mode == "higher":
        return higher_tasks(rules, pairs, random.Random(seed))
    raise ValueError(f"no such mode: {mode!r}; expected explore, bowers or higher")
