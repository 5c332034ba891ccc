"""Words for a choice before the play: the hints by rule of thumb, and card for card what is sure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from ..engine.actions import Decline, Discard, Keep, Name, Pass, Pickup, parse_action
from ..engine.cards import CardSet, Suit
from ..engine.phases.turned import turned_suit
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.bidding import best_suit
from ..solver.turning import making
from ..speech import mark, say
from .card_for_card import best_over, betters
from .choice_hands import BURY, CALL, MERGE, ORDER, STAY, SWAP, by_thumb
from .names import card_name, cards_name
from .reasons import hand_sentences
from .spoken import spoken

Grade = Literal["best", "fine", "mistake"]
WEAKER = mark("Weaker, card for card")
BETTER = mark("Better card for card")

WEIGHS_CALL = mark(
    "The rule of thumb weighs trumps, bowers, aces beside them and missing suits, and calls where that is "
    "worth more than to wait."
)
WEIGHS_STUCK = mark("As the dealer you must name a suit: the rule of thumb names the one worth most.")
WEIGHS_TAKE = mark(
    "The rule of thumb takes the turned card, unless it would be the very card to lay away again."
)
WEIGHS_BURY = mark(
    "The rule of thumb lays away what the hand can best spare: it weighs trumps, aces and missing suits."
)
WEIGHS_MERGE = mark(
    "The rule of thumb weighs every hand that can be kept, by trumps, aces and missing suits."
)
WEIGHS_SWAP = mark(
    "The rule of thumb swaps a hand whose best suit is worth less than the ghost hand's best suit on average."
)
WEIGHS_ALONE = mark("The rule of thumb goes alone only where it expects more points at this table that way.")
WEIGHS_DEFENCE = mark(
    "The rule of thumb defends alone only with as many sure tricks as it takes, and where it pays more."
)
PRINCIPLES = {
    SWAP: WEIGHS_SWAP,
    ORDER: WEIGHS_CALL,
    CALL: WEIGHS_CALL,
    BURY: WEIGHS_BURY,
    MERGE: WEIGHS_MERGE,
}


@dataclass(frozen=True)
class Judged:
    """The verdict on a choice with its sentences; ``better``: cards to keep, where there are some to show,
    and what they are called."""

    grade: Grade
    word: str
    sentences: tuple[str, ...]
    better: CardSet | None = None
    called: str = ""


def weaker(view: View, word: str) -> Judged | None:
    """What is said of cards kept that others better card for card, which needs no counting; else None."""
    kept = kept_by(view, word)
    sure = best_over(view.order, kept, every_kept(view)) if kept is not None else None
    if kept is None or sure is None:
        return None
    told = (*_card_for_card(view, kept, sure), by_rule_of_thumb(view, by_thumb(view)))
    return Judged("mistake", say(WEAKER), told, sure, say(BETTER))


def way(view: View, word: str) -> str:
    """What may be chosen, as a button says it."""
    return say("Keep your cards") if word == STAY else spoken(parse_action(word), view)


def by_rule_of_thumb(view: View, word: str) -> str:
    """What the rule of thumb does, and that it is no more than that."""
    return say("By rule of thumb, not by counting: {action}.", action=way(view, word))


def principle(view: View, kind: str) -> str:
    """What the rule of thumb goes by in this choice."""
    if kind == CALL and Pass() not in view.legal:
        return say(WEIGHS_STUCK)
    if view.phase is Phase.DEFENDER_ALONE:
        return say(WEIGHS_DEFENCE)
    if view.phase is Phase.MAKER_ALONE:
        return say(WEIGHS_ALONE)
    return say(PRINCIPLES.get(kind, WEIGHS_TAKE))


def looked_at(view: View, kind: str) -> tuple[str, ...]:
    """What there is to see in the cards: trumps, bowers, aces, missing suits, with the suit in question."""
    suit = _suit(view, kind)
    cards = view.pool if kind == MERGE and view.pool else view.hand
    return tuple(hand_sentences(replace(view, hand=cards), suit))


def kept_by(view: View, word: str) -> CardSet | None:
    """The hand that the choice leaves, where it is one of cards."""
    action = parse_action(word) if word != STAY else None
    match action:
        case Keep():
            return action.cards
        case Discard():
            return view.hand - action.cards
        case Decline():
            return view.hand
        case _:
            return None


def every_kept(view: View) -> tuple[CardSet, ...]:
    """Every hand that this choice, and the laying away after it, can leave."""
    found = [kept_by(view, str(action)) for action in view.legal]
    hands = [hand for hand in found if hand is not None]
    if Pickup() in view.legal and view.upcard is not None:
        whole = view.hand.with_card(view.upcard)
        hands += [whole.without(card) for card in view.hand.distinct()]
    return tuple(hands)


def _card_for_card(view: View, kept: CardSet, better: CardSet) -> Iterator[str]:
    """Which higher cards of the same suits could have been kept."""
    yield say("A higher card of the same suit could have been kept.")
    for low, high in betters(view.order, better, kept):
        names = {"low": card_name(low, view.order), "high": card_name(high, view.order)}
        yield say("Instead of the {low}: the {high}.", **names)


def _suit(view: View, kind: str) -> Suit:
    """The suit that the choice is about: trump, the turned one, or else the hand's best."""
    if view.contract is not None and view.contract.trump is not None:
        return view.contract.trump
    turned = turned_suit(view) if kind == ORDER else None
    return _named(view) if turned is None else turned


def _named(view: View) -> Suit:
    """The suit that the rule of thumb would name: in the second round it looks at those open."""
    if view.phase is Phase.BID:
        return best_suit(view.rules, view.hand)[0]
    thumb = parse_action(by_thumb(view))
    if isinstance(thumb, Name):
        return thumb.trump
    open_suits = [action.trump for action in view.legal if isinstance(action, Name)]
    return max(open_suits, key=lambda suit: making(view.rules, view.hand, suit))


def _upcard(view: View, kind: str) -> str:
    """Whose the turned card would be."""
    if kind != ORDER or view.upcard is None:
        return ""
    card, dealer = card_name(view.upcard), view.dealer
    if dealer == view.seat:
        return say("The {card} would be yours, for a card of your own.", card=card)
    if dealer in view.rules.side(view.seat):
        return say("The {card} would be your partner's, which helps.", card=card)
    return say("The {card} would be the dealer's, who is against you.", card=card)


# ---- hints


def hints(view: View, kind: str) -> tuple[str, ...]:
    """Four rungs: the idea, what to look at, what may be struck out, and the rule of thumb's choice."""
    thumb = by_thumb(view)
    look = " ".join(looked_at(view, kind))
    return principle(view, kind), look, _struck(view, kind, thumb), by_rule_of_thumb(view, thumb)


def _struck(view: View, kind: str, thumb: str) -> str:
    """What can be struck out: cards not to keep or not to lay away, or a choice; of two choices neither."""
    kept = kept_by(view, thumb)
    if kind == MERGE and kept:
        low = sorted(view.pool - kept, key=view.order.strength)[:2]
        return say("Strike out the {cards}.", cards=cards_name(low, view.order))
    if kind == BURY and kept:
        high = sorted(kept, key=view.order.strength)[-2:]
        return say("Keep in any case: {cards}.", cards=cards_name(reversed(high), view.order))
    if kind == SWAP:
        return _of_two(say("The ghost hand is taken unseen, and there is no way back."))
    others = [str(action) for action in view.legal if str(action) not in (thumb, str(Pass()))]
    if len(others) > 1:
        return say("Not by rule of thumb: {action}.", action=way(view, others[-1]))
    missing = say("Think of the cards that would be missing, not only of those you hold.")
    return _of_two(_upcard(view, kind) or missing)


def _of_two(look: str) -> str:
    return say("Of two choices neither can be struck out. {look}", look=look)
