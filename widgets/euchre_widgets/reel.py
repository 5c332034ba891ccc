"""A hand or an example trick that can be wound forwards and back, and one step of it as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from euchre_tutor.engine import Action, Card, Phase, Play, Seat, State, side_tricks
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import Told, Watch, led_suit
from euchre_tutor.tutor.names import seat_name
from euchre_tutor.tutor.replay import last_trick, places
from euchre_tutor.tutor.tell import contract_line, opening_told, side_name, step_told

from .reel_calls import CallJson, calls_json
from .reel_hands import HandJson, hands_json
from .table_turned import TurnedJson, turned
from .terms import linked
from .wire import CardJson, CardMark, Copies, Look, SuitJson, card_json, suit_json

LEADS, WINS, TAKES = mark("leads"), mark("winning"), mark("takes it")
LEADS_WINS, LEADS_TAKES = mark("leads, winning"), mark("led, takes it")


class PlaceJson(TypedDict):
    """One player's place in the trick: what lies there, and what is said of it."""

    who: str
    card: CardJson | None
    turn: bool
    note: str


class ChapterJson(TypedDict):
    """A part of the hand to go to: the calls, or a trick, and the step it begins with."""

    name: str
    label: str
    step: int
    here: bool


class ReelJson(TypedDict):
    """One step, drawn."""

    trump: SuitJson | None
    led: SuitJson | None
    contract: str
    label: str
    places: list[PlaceJson]
    calls: list[CallJson]
    turned: TurnedJson | None
    headline: str
    text: str
    next: str
    hands: list[HandJson]
    tally: list[str]
    dots: list[str]
    chapters: list[ChapterJson]
    step: int
    last: int


@dataclass(frozen=True)
class Reel:
    """All states of a hand, how it is looked at, and notes beside some steps (the first action is 0)."""

    states: tuple[State, ...]
    watch: Watch = field(default_factory=Watch)
    notes: Mapping[int, str] = field(default_factory=dict)
    dealt: bool = True  # False for an example trick: nobody holds more than the one card

    @property
    def last(self) -> int:
        """The number of the last step; 0 is before the first action."""
        return len(self.states) - 1

    def action(self, step: int) -> Action:
        """What was done in this step."""
        return self.states[step].history[-1][1]

    def seat(self, step: int) -> Seat:
        """Who did it."""
        return self.states[step].history[-1][0]

    def played(self, step: int) -> Card | None:
        """The card played in this step, if it is one."""
        action = self.action(step) if step else None
        return action.card if isinstance(action, Play) else None

    def told(self, step: int) -> Told:
        """The step in words; a note stands in place of our own reason."""
        if step == 0:
            return opening_told(self.states[0], self.watch)
        told = step_told(self.states[step - 1], self.action(step), self.states[step], self.watch)
        note = self.notes.get(step - 1)
        return Told(told.headline, note, told.next) if note else told

    def chapter(self, step: int) -> int:
        """0 while calls are made, else the number of the trick."""
        return len(self.states[step].tricks)

    def starts(self) -> list[int]:
        """The first step of every chapter."""
        numbers = [self.chapter(step) for step in range(len(self.states))]
        return [numbers.index(n) for n in sorted(set(numbers))]


def wound(reel: Reel, step: int, way: str, to: int | None = None) -> int:
    """The step that a message leads to: first, back, next, last, or go to a step by its number."""
    if way == "go":
        return to if to is not None and 0 <= to <= reel.last else step
    aims = {"first": 0, "back": step - 1, "next": step + 1, "last": reel.last}
    return min(max(aims[way], 0), reel.last)


def stepping_words() -> dict[str, str]:
    """Labels of whatever steps through a hand."""
    return {
        "steps": say("Steps"),
        "first": say("To the start"),
        "back": say("Back"),
        "next": say("Next"),
        "last": say("To the end"),
        "trump": say("Trump"),
        "led": say("led"),
        "turn": say("next"),
        "tricks": say("Tricks"),
        "open": say("All hands, open"),
        "parts": say("Go to"),
        "auction": say("The auction"),
    }


TERMS = ("right_bower", "left_bower", "plain_suit", "joker")  # told where a step gives its reason


def reel_json(reel: Reel, step: int) -> ReelJson:
    """The step as the browser draws it; nothing in it is known only later."""
    state, told = reel.states[step], reel.told(step)
    in_play = state.phase is Phase.PLAY or bool(state.tricks)
    led, copies = led_suit(state), Copies()
    return ReelJson(
        trump=suit_json(state.contract.trump) if state.contract and _named(reel, state) else None,
        led=suit_json(led) if led is not None else None,
        contract=_contract(reel, state),
        label=_label(reel, step),
        places=_places(reel, state, copies) if in_play else [],
        calls=[] if in_play else calls_json(state, reel.watch.viewer),
        turned=turned(state, reel.watch.viewer) if reel.dealt and not in_play else None,
        headline=told.headline,
        text=linked(told.text, TERMS),
        next=told.next,
        hands=hands_json(state, reel.watch, copies) if reel.dealt and reel.watch.open else [],
        tally=_tally(reel, state),
        dots=_dots(reel, step),
        chapters=_chapters(reel, step),
        step=step,
        last=reel.last,
    )


def _named(reel: Reel, state: State) -> bool:
    """Whether trump is settled; an example trick may be played without one."""
    return state.contract is not None and (state.contract.trump is not None or not reel.dealt)


def _places(reel: Reel, state: State, copies: Copies) -> list[PlaceJson]:
    trick, viewer = last_trick(state), reel.watch.viewer
    on_turn = state.to_act if state.trick or not trick else None
    lying = dict(trick)
    best = state.order.winner([card for _, card in trick]) if trick else None
    winner = trick[best][0] if best is not None else None
    return [
        PlaceJson(
            who=seat_name(seat, viewer, state.rules.seats),
            card=_lying(state, seat, lying.get(seat), winner, copies),
            turn=seat == on_turn and state.phase is Phase.PLAY,
            note=_caption(state, seat, winner),
        )
        for seat in places(state)
    ]


def _lying(
    state: State, seat: Seat, card: Card | None, winner: Seat | None, copies: Copies
) -> CardJson | None:
    if card is None:
        return None
    marks: tuple[CardMark, ...] = ("led",) if seat == last_trick(state)[0][0] else ()
    marks = ("winning",) if seat == winner else marks
    return card_json(card, state.order, Look(marks=marks), copies.of(card))


def _caption(state: State, seat: Seat, winner: Seat | None) -> str:
    trick = last_trick(state)
    led = bool(trick) and seat == trick[0][0]
    if seat == winner:
        return say((LEADS_WINS if led else WINS) if state.trick else (LEADS_TAKES if led else TAKES))
    return say(LEADS) if led else ""


def _contract(reel: Reel, state: State) -> str:
    return contract_line(state, reel.watch.viewer) if state.contract and reel.dealt else ""


def _label(reel: Reel, step: int) -> str:
    chapter = reel.chapter(step)
    steps = [s for s in range(1, reel.last + 1) if reel.chapter(s) == chapter]
    if step == 0:
        return say("The deal") if reel.dealt else say("Before the first card")
    names = {"n": steps.index(step) + 1, "all": len(steps), "trick": chapter}
    if not reel.dealt:
        return say("Card {n} of {all}", **names)
    return say("Trick {trick}, card {n} of {all}", **names) if chapter else say("Call {n} of {all}", **names)


def _tally(reel: Reel, state: State) -> list[str]:
    if not reel.dealt or not state.tricks:
        return []
    seats, viewer = state.rules.seats, reel.watch.viewer
    return [
        say("{side} {n}", side=side_name(side, viewer, seats), n=side_tricks(state, side[0]))
        for side in state.rules.sides
    ]


def _dots(reel: Reel, step: int) -> list[str]:
    chapter = reel.chapter(step) if step else reel.chapter(min(1, reel.last))
    steps = [s for s in range(1, reel.last + 1) if reel.chapter(s) == chapter]
    return ["here" if s == step else "done" if s < step else "" for s in steps]


def _chapters(reel: Reel, step: int) -> list[ChapterJson]:
    starts = reel.starts()
    if not reel.dealt or len(starts) < 2:
        return []
    found = []
    for start in starts:
        chapter = reel.chapter(start)
        label = say("Trick {trick}", trick=chapter) if chapter else say("The calls")
        name = str(chapter) if chapter else say("Calls")
        found.append(ChapterJson(name=name, label=label, step=start, here=chapter == reel.chapter(step)))
    return found
