"""What is predicted before a step is shown: the suit led, whether the card wins, who takes the trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from euchre_tutor.engine import Suit
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.explain import led_suit
from euchre_tutor.tutor.names import by_seat, card_name, seat_name, suit_name
from euchre_tutor.tutor.replay import last_trick

from .reel import Reel
from .wire import CardJson, capital, card_json

YOU_WILL, THEY_WILL = mark("You play the {card} next."), mark("{seat} plays the {card} next.")
YOU_LEAD, THEY_LEAD = mark("You lead the {card} next."), mark("{seat} leads the {card} next.")


@dataclass(frozen=True)
class Option:
    """One answer."""

    value: str
    label: str


class OptionJson(TypedDict):
    """One answer for the browser."""

    value: str
    label: str


class AskedJson(TypedDict):
    """A prediction for the browser: it does not hold the answer."""

    prompt: str
    card: CardJson
    options: list[OptionJson]


@dataclass(frozen=True)
class Asked:
    """A prediction that is due, with its right answer."""

    prompt: str
    card: CardJson
    options: tuple[Option, ...]
    answer: str
    idea: str

    def json(self) -> AskedJson:
        """What the browser may know."""
        options = [OptionJson(value=one.value, label=one.label) for one in self.options]
        return AskedJson(prompt=self.prompt, card=self.card, options=options)


def asked(reel: Reel, step: int) -> Asked:
    """What to say of the card of this step before it is shown; the step must be a card played."""
    card, seat, before = reel.played(step), reel.seat(step), reel.states[step - 1]
    assert card is not None
    you, other = (YOU_WILL, THEY_WILL) if before.trick else (YOU_LEAD, THEY_LEAD)
    prompt = by_seat(seat, reel.watch.viewer, you, other, card=card_name(card), seats=before.rules.seats)
    text, options, answer, idea = _question(reel, step)
    question = say(text)
    return Asked(f"{prompt} {question}", card_json(card), options, answer, idea)


def _question(reel: Reel, step: int) -> tuple[str, tuple[Option, ...], str, str]:
    state = reel.states[step]
    trick, order = last_trick(state), state.order
    best = order.winner([card for _, card in trick])
    if not state.trick:
        viewer, players = reel.watch.viewer, state.rules.seats
        seats = tuple(Option(str(seat), seat_name(seat, viewer, players)) for seat, _ in trick)
        return mark("Who takes the trick?"), seats, str(trick[best][0]), "winner-mixed"
    if len(trick) == 1:
        suits = tuple(Option(suit.letter, capital(suit_name(suit))) for suit in Suit)
        led = led_suit(state)
        return mark("Which suit is led?"), suits, led.letter if led is not None else "", "led-suit"
    options = (Option("yes", say("Yes")), Option("no", say("No")))
    answer = "yes" if best == len(trick) - 1 else "no"
    return mark("Is it winning when it lies there?"), options, answer, "winner-mixed"
