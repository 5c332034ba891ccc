"""What the learner may do now, each thing with its word: calls, suits, chosen cards, calls of reneges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from euchre_tutor.engine import (
    Action,
    CallRenege,
    CardSet,
    Claim,
    Decline,
    Keep,
    Name,
    Pass,
    Phase,
    Retract,
    Suit,
    Swap,
    View,
)
from euchre_tutor.engine.phases.auction import rungs
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.names import seat_name, suit_name
from euchre_tutor.tutor.spoken import spoken

from .table_cards import Choosing, Mind, WhyNot, action_of, choosable, wanted
from .wire import SuitJson, SuitLetter, capital, suit_json, suit_letter

LOOK = "LOOK"  # the word for taking up a dummy that may be left: no action, it only shows the cards


class OptionJson(TypedDict):
    """A button: the word it sends, and why it may not be pressed now, if so."""

    word: str
    label: str
    row: str  # what the buttons of one row have in common, written before them, or nothing
    short: str  # what then stands on the button in place of the label
    suit: SuitLetter | None
    why: str
    main: bool


class ChoiceJson(TypedDict):
    """The decision that is due."""

    kind: str
    label: str
    suits: list[SuitJson]
    suit: SuitLetter | None
    modes: list[str]  # with a partner, and alone, where that is said with the call
    alone: bool
    options: list[OptionJson]


def choice(view: View, why_not: WhyNot, mind: Mind) -> ChoiceJson | None:
    """The buttons of the decision due; None when others are on turn or a card is to be played."""
    if not view.on_turn or view.phase in (Phase.PLAY, Phase.OVER):
        return None
    ways = choosable(view, mind.looked)
    if ways:
        return _of("cards", say("Cards"), [_chosen(view, ways, why_not, mind.cards(view))])
    match view.phase:
        case Phase.BID:
            return _calls(view, why_not, mind.suit)
        case Phase.CALL:
            return _second_round(view, why_not, mind.alone)
        case Phase.NAME | Phase.BENNY:
            return _of("suits", say("Trump"), [_option(action, view) for action in view.legal])
        case Phase.MERGE:
            return _of("words", say("Your decision"), _about_dummy(view))
        case _:
            return _of("words", say("Your decision"), [_option(a, view) for a in by_row(view.legal)])


def _of(kind: str, label: str, options: list[OptionJson]) -> ChoiceJson:
    return ChoiceJson(kind=kind, label=label, suits=[], suit=None, modes=[], alone=False, options=options)


def _calls(view: View, why_not: WhyNot, suit: Suit) -> ChoiceJson:
    """Pass, then the whole ladder; what cannot be said now is there and says why."""
    named = view.rules.name_trump == "with_bid"
    ladder = [call for call in rungs(view.rules) if call.trump == (suit if named else None)]
    claim: list[Action] = [Claim()] if Claim() in view.legal else []
    swap: list[Action] = [Swap()] if swaps(view) else []
    options = [_option(action, view, why_not(action)) for action in (*claim, *swap, Pass(), *ladder)]
    calls = _of("calls", say("Your call"), options)
    if named:
        calls["suits"], calls["suit"] = [suit_json(one) for one in Suit], suit_letter(suit)
    return calls


def swaps(view: View) -> bool:
    """Whether the ghost hand can be taken at this table at all."""
    return "ghost_swap" in view.rules.options and view.rules.ghost_swap != "off"


def _second_round(view: View, why_not: WhyNot, alone: bool) -> ChoiceJson:
    """Pass, and the four suits; the one that was turned down stays and says why it is barred."""
    with_call = any(isinstance(action, Name) and action.alone for action in view.legal)
    names = [Name(suit, alone and with_call) for suit in Suit]
    words: list[Action] = [Pass(), *names]
    options = [_option(action, view, why_not(action)) for action in words]
    calls = _of("suits", say("Your call"), options)
    if with_call:
        calls["modes"], calls["alone"] = [say("With my partner"), say("Alone")], alone
    return calls


def _about_dummy(view: View) -> list[OptionJson]:
    look = _button(LOOK, say("Take up the dummy"), main=True)
    return [look, _option(Decline(), view)]


def _chosen(view: View, ways: list[Choosing], why_not: WhyNot, chosen: CardSet) -> OptionJson:
    """The button for the cards chosen so far, or what is still missing."""
    missing = wanted(ways) - len(chosen)
    if missing > 0:
        text = say_count("Choose {n} card", "Choose {n} cards", missing)
        if chosen:
            text = say_count("Choose {n} more card", "Choose {n} more cards", missing)
        return _button("", text, why=text)
    action = action_of(ways, chosen)
    label = spoken(action, view)
    if isinstance(action, Keep):
        label = say_count("Keep this {n} card", "Keep these {n} cards", len(chosen))
    return _button(str(action), label, why=why_not(action), main=True)


def _option(action: Action, view: View, why: str = "") -> OptionJson:
    suit = action.trump if isinstance(action, Name) else None
    label = capital(suit_name(suit)) if suit is not None else spoken(action, view)
    button = _button(str(action), label, suit_letter(suit), why)
    if isinstance(action, CallRenege):
        who = seat_name(action.seat, view.seat, view.rules.seats)
        button["row"], button["short"] = say("{seat} reneged in trick", seat=who), str(action.trick)
    return button


def _button(
    word: str, label: str, suit: SuitLetter | None = None, why: str = "", *, main: bool = False
) -> OptionJson:
    return OptionJson(word=word, label=label, row="", short="", suit=suit, why=why, main=main)


# ---- out of turn


def out_of_turn(view: View) -> list[OptionJson]:
    """Taking a card back, and calling reneges, where the table allows that."""
    if view.phase is not Phase.PLAY:
        return []
    return [_option(a, view) for a in by_row(view.legal) if isinstance(a, Retract | CallRenege)]


def by_row(actions: Sequence[Action]) -> list[Action]:
    """The actions in their order, calls of reneges last: seat by seat, trick by trick."""
    return sorted(actions, key=lambda a: (a.seat + 1, a.trick) if isinstance(a, CallRenege) else (0, 0))
