"""TrickStepper: a trick or a whole hand, card by card, with the reason of each; or predict it first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from euchre_tutor.engine import RULESETS, Card, Phase, Seat, Suit, read_hand
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import Watch
from euchre_tutor.tutor.replay import example_trick, replayed

from .messages import Message, whole
from .model import WidgetModel
from .reel import TERMS, Reel, reel_json, stepping_words
from .step_tasks import Asked, asked

Answered = Callable[[str, bool], None]
SPEEDS: dict[str, tuple[float, str]] = {
    "slow": (4.0, mark("Slow")),
    "medium": (2.0, mark("Medium")),
    "fast": (0.8, mark("Fast")),
}
DEMO = (
    {"trump": "H", "leader": 2, "cards": "AS JD TS KH"},
    {"trump": "C", "leader": 0, "cards": "JS AS KC"},
)


@dataclass(frozen=True)
class Place:
    """Where the learner is: which example, which step, how far the predictions are answered."""

    episode: int = 0
    step: int = 0
    settled: int = 0  # predictions up to this step have been answered
    verdict: bool | None = None  # of the prediction whose step is shown now


class TrickStepperModel(WidgetModel):
    """Example tricks (``cards`` as played), or one hand in the notation, to step through.

    ``notes`` stand beside actions, from 0 on.
    """

    name = "trick_stepper"
    terms = ("trump", "led_suit", "trick", *TERMS)
    settings = frozenset({"play", "pause", "speed"})

    def __init__(
        self,
        hand: str | None = None,
        trump: str | None = None,
        leader: Seat = 0,
        cards: str | None = None,
        *,
        tricks: Sequence[Mapping[str, Any]] = (),
        game: str = "bid",
        notes: Sequence[str] | Mapping[str, str] = (),
        out: Seat | None = None,
        blanks: int = 0,
        title: str | None = None,
        viewer: Seat | None = 0,
        on_answer: Answered | None = None,
        keep_key: str | None = None,
    ) -> None:
        """One trick of a game, several ``tricks``, or a ``hand``; the last ``blanks`` cards are predicted."""
        super().__init__(keep_key=keep_key)
        one = {"trump": trump, "leader": leader, "cards": cards, "notes": notes, "out": out}
        self.reels = _reels(hand, [{"game": game, **trick} for trick in tricks or [one]], notes, viewer)
        self.told_by, self.speed = self.reels[0].states[0].rules, "medium"
        self.blanks, self.title, self._on_answer = blanks, title, on_answer
        self.place, self.playing = Place(), False

    @classmethod
    def demo(cls) -> TrickStepperModel:
        """Two tricks, one of them of somebody alone."""
        return cls(tricks=DEMO)

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The step reached, and the prediction that is due."""
        reel, place = self.reel, self.place
        task = self.task
        return {
            "title": self.title or self._own_title(),
            "reel": reel_json(reel, place.step),
            "ask": task.json() if task else None,
            "verdict": _verdict(place.verdict),
            "atEnd": place.step == reel.last,
            "playing": self.playing,
            "speed": self.speed,
            "speeds": [{"value": key, "label": say(name)} for key, (_, name) in SPEEDS.items()],
            "example": self._example(),
            "more": place.step == reel.last and place.episode < len(self.reels) - 1,
        }

    def words(self) -> dict[str, str]:
        """The stepper's own labels."""
        return super().words() | stepping_words() | {
            "play": say("Play by itself"),
            "pause": say("Stop here"),
            "speed": say("Speed"),
            "another": say("Next example"),
            "over": say("From the start"),
            "answers": say("Your answer"),
        }  # fmt: skip

    def shortcuts(self) -> list[tuple[str, str]]:
        """The arrows step, too."""
        return [("← →", say("On the step buttons: one step back, one step on")), *super().shortcuts()]

    def save(self) -> str:
        """The example and the step."""
        at = self.place
        return f"{at.episode} {at.step} {at.settled}" if at.step or at.episode else ""

    def load(self, text: str) -> None:
        """Back to a step; ValueError for anything else."""
        episode, step, settled = map(int, text.split())
        if (
            not 0 <= episode < len(self.reels)
            or not 0 <= step <= max(step, settled) <= self.reels[episode].last
        ):
            raise ValueError(f"no such step: {text!r}")
        self._stop()
        self.place = Place(episode, step, max(settled, step))

    def afresh(self) -> None:
        """The first step of the first example."""
        self.place, self.playing = Place(), False

    # what it hears

    def on_next(self, message: Message) -> None:
        """One step on."""
        self._stop()
        self._go(self.place.step + 1)

    def on_back(self, message: Message) -> None:
        """One step back."""
        self._stop()
        self._go(self.place.step - 1)

    def on_first(self, message: Message) -> None:
        """To the start."""
        self._stop()
        self._go(0)

    def on_last(self, message: Message) -> None:
        """To the end, or as far as the next prediction."""
        self._stop()
        self._go(self.reel.last)

    def on_go(self, message: Message) -> None:
        """To a step by its number."""
        step = whole(message, "step")
        if step is not None and 0 <= step <= self.reel.last:
            self._stop()
            self._go(step)

    def on_answer(self, message: Message) -> None:
        """A prediction: the value of one of the options."""
        task, value = self.task, message.get("value")
        if task is None or value not in [option.value for option in task.options]:
            return
        right = value == task.answer
        if self._on_answer:
            self._on_answer(task.idea, right)
        step = self.place.step + 1
        self.place = replace(self.place, step=step, settled=step, verdict=right)
        told = self.reel.told(step)
        word = say("Right") if right else say("Not this one")
        self.announce(f"{word}. {told.headline} {told.text} {told.next}")

    def on_another(self, message: Message) -> None:
        """The next example, once this one is at its end."""
        if self.place.step == self.reel.last and self.place.episode < len(self.reels) - 1:
            self._stop()
            self.place = Place(episode=self.place.episode + 1)
            self._say_step()

    def on_play(self, message: Message) -> None:
        """Step by itself from here, from the start when at the end."""
        if self.place.step == self.reel.last:
            self._go(0)
        self.playing = True
        self.later(self._running())

    def on_pause(self, message: Message) -> None:
        """Stand still."""
        self._stop()

    def on_speed(self, message: Message) -> None:
        """How fast it steps by itself: slow, medium or fast."""
        if message.get("value") in SPEEDS:
            self.speed = str(message["value"])

    # inside

    @property
    def reel(self) -> Reel:
        """The example looked at."""
        return self.reels[self.place.episode]

    @property
    def task(self) -> Asked | None:
        """What is to be predicted before the next step is shown."""
        step = self.place.step + 1
        return asked(self.reel, step) if self._is_blank(step) and step > self.place.settled else None

    def _is_blank(self, step: int) -> bool:
        reel = self.reel
        return reel.last - self.blanks < step <= reel.last and reel.played(step) is not None

    def _go(self, step: int) -> None:
        """To the step, but past no prediction that is not answered."""
        step = min(max(step, 0), self.reel.last)
        due = [s for s in range(1, step + 1) if self._is_blank(s) and s > self.place.settled]
        reached = due[0] - 1 if due else step
        self.place = replace(self.place, step=reached, verdict=None)
        self._say_step()

    def _say_step(self) -> None:
        told, task = self.reel.told(self.place.step), self.task
        question = f" {task.prompt}" if task else ""
        self.announce(f"{told.headline} {told.text} {told.next}{question}")

    def _stop(self) -> None:
        self.rest()
        self.playing = False

    def _running(self) -> Iterator[float | None]:
        """One step after another until the end or a prediction."""
        while self.place.step < self.reel.last and self.task is None:
            yield SPEEDS[self.speed][0]
            self._go(self.place.step + 1)
        self.playing = False

    def _own_title(self) -> str:
        return say("A whole hand, step by step") if self.reel.dealt else say("Who takes it?")

    def _example(self) -> str:
        if len(self.reels) == 1:
            return ""
        return say("Example {n} of {all}", n=self.place.episode + 1, all=len(self.reels))


def _verdict(right: bool | None) -> dict[str, str] | None:
    if right is None:
        return None
    word = say("Right") if right else say("Not this one")
    return {"grade": "best" if right else "mistake", "word": word}


def _reels(
    hand: str | None,
    tricks: Sequence[Mapping[str, Any]],
    notes: Sequence[str] | Mapping[str, str],
    viewer: Seat | None,
) -> tuple[Reel, ...]:
    if hand is not None:
        return (_hand_reel(hand, notes, viewer),)
    return tuple(_trick_reel(trick, viewer) for trick in tricks)


def _hand_reel(text: str, notes: Sequence[str] | Mapping[str, str], viewer: Seat | None) -> Reel:
    """A finished hand lies open; of another only what was played is seen."""
    state = read_hand(text)
    watch = Watch(viewer, open=state.phase is Phase.OVER)
    return Reel(replayed(state), watch, _numbered(notes))


def _trick_reel(trick: Mapping[str, Any], viewer: Seat | None) -> Reel:
    trump, leader, out = trick.get("trump"), trick.get("leader", 0), trick.get("out")
    cards = [Card.parse(word) for word in str(trick.get("cards") or "").split()]
    rules = RULESETS[trick.get("game", "bid")]
    states = example_trick(Suit.parse(trump) if trump else None, leader, cards, out, rules)
    return Reel(states, Watch(viewer, counts=False), _numbered(trick.get("notes", ())), dealt=False)


def _numbered(notes: Sequence[str] | Mapping[str, str]) -> dict[int, str]:
    if isinstance(notes, Mapping):
        return {int(step): note for step, note in notes.items()}
    return {step: note for step, note in enumerate(notes) if note}
