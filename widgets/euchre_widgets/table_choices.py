"""What the learner may do now, each thing with its word: calls, suits, cards, calls of reneges."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from euchre_tutor.engine import (
    Action,
    CallRenege,
    Card,
    CardSet,
    Claim,
    Discard,
    Give,
    Name,
    Pass,
    Phase,
    Play,
    Reason,
    Retract,
    Suit,
    View,
)
from euchre_tutor.engine.phases.auction import rungs
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import REFUSED, action_name, seat_name, suit_name

from .wire import PLAIN, Look, SuitJson, SuitLetter, WhyNotJson, capital, suit_json, suit_letter

WhyNot = Callable[[Action], str]
CARD_PHASES = (Phase.DEALER_DISCARD, Phase.EXCHANGE)


class OptionJson(TypedDict):
    """A button: the word it sends, and why it may not be pressed now, if so."""

    word: str
    label: str
    suit: SuitLetter | None
    why: str
    main: bool


class ChoiceJson(TypedDict):
    """The decision that is due."""

    kind: str
    label: str
    suits: list[SuitJson]
    suit: SuitLetter | None
    options: list[OptionJson]


def choice(view: View, why_not: WhyNot, chosen: CardSet, suit: Suit) -> ChoiceJson | None:
    """The buttons of the decision due; None when others are on turn or a card is to be played."""
    if not view.on_turn or view.phase in (Phase.PLAY, Phase.OVER):
        return None
    if view.phase is Phase.BID:
        return _calls(view, why_not, suit)
    if view.phase in CARD_PHASES:
        return _of("cards", say("Cards"), [_chosen(view, why_not, chosen)])
    options = [_option(action, view) for action in view.legal]
    kind, label = ("suits", say("Trump")) if view.phase is Phase.NAME else ("words", say("Your decision"))
    return _of(kind, label, options)


def _of(kind: str, label: str, options: list[OptionJson]) -> ChoiceJson:
    return ChoiceJson(kind=kind, label=label, suits=[], suit=None, options=options)


def _calls(view: View, why_not: WhyNot, suit: Suit) -> ChoiceJson:
    """Pass, then the whole ladder; what cannot be said now is there and says why."""
    named = view.rules.name_trump == "with_bid"
    ladder = [call for call in rungs(view.rules) if call.trump == (suit if named else None)]
    claim: list[Action] = [Claim()] if Claim() in view.legal else []
    options = [_option(action, view, why_not(action)) for action in (*claim, Pass(), *ladder)]
    return ChoiceJson(
        kind="calls",
        label=say("Your call"),
        suits=[suit_json(one) for one in Suit] if named else [],
        suit=suit_letter(suit) if named else None,
        options=options,
    )


def _chosen(view: View, why_not: WhyNot, chosen: CardSet) -> OptionJson:
    """The button for the cards chosen so far, or what is still missing."""
    action = action_of(view, chosen)
    missing = wanted(view) - len(chosen)
    if missing > 0:
        text = say_count("Choose {n} card", "Choose {n} cards", missing)
        return OptionJson(word="", label=text, suit=None, why=text, main=False)
    return _option(action, view, why_not(action), main=True)


def _option(action: Action, view: View, why: str = "", main: bool = False) -> OptionJson:
    suit = action.trump if isinstance(action, Name) else None
    label = capital(suit_name(suit)) if suit is not None else spoken(action, view)
    return OptionJson(word=str(action), label=label, suit=suit_letter(suit), why=why, main=main)


def spoken(action: Action, view: View) -> str:
    """What a button says; other seats are named as the learner sees them."""
    if isinstance(action, CallRenege):
        text = mark("Say that {seat} reneged in trick {trick}")
        return say(text, seat=seat_name(action.seat, view.seat), trick=action.trick)
    return action_name(action)


# ---- cards


def action_of(view: View, cards: CardSet) -> Action:
    """Laying these cards away, or giving them: whichever is due."""
    asked = view.phase is Phase.EXCHANGE and view.contract is not None and view.contract.seat != view.seat
    return Give(cards) if asked else Discard(cards)


def wanted(view: View) -> int:
    """How many cards are to be chosen."""
    return 1 if view.phase is Phase.DEALER_DISCARD else view.rules.ask_cards


def card_look(view: View, why_not: WhyNot, chosen: CardSet, led: Suit | None) -> Callable[[Card], Look]:
    """How each own card stands: chosen, or why it may not be played or chosen now."""

    def look(card: Card) -> Look:
        if not view.on_turn:
            return PLAIN
        if view.phase in CARD_PHASES:
            return Look(marks=("selected",)) if card in chosen else _barred(card)
        why = why_not(Play(card)) if view.phase is Phase.PLAY else ""
        return Look(why=WhyNotJson(suit=suit_letter(led), text=why)) if why else PLAIN

    def _barred(card: Card) -> Look:
        fits = any(card in action.cards for action in view.legal if isinstance(action, Discard | Give))
        return PLAIN if fits else Look(why=WhyNotJson(suit=None, text=say(REFUSED[Reason.MUST_GIVE_BEST])))

    return look


def extra_cards(view: View) -> CardSet:
    """Cards outside the hand that may be given: the asker's own, where partner may return them."""
    if not view.on_turn or view.phase is not Phase.EXCHANGE:
        return CardSet()
    offered = CardSet.of(
        c for action in view.legal if isinstance(action, Give) for c in action.cards.distinct()
    )
    return view.laid & CardSet.of(offered.distinct())


# ---- out of turn


def out_of_turn(view: View) -> list[OptionJson]:
    """Taking a card back, and calling reneges, where the table allows that."""
    if view.phase is not Phase.PLAY:
        return []
    return [_option(action, view) for action in view.legal if isinstance(action, Retract | CallRenege)]
