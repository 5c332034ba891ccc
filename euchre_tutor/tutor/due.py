"""What comes next in a hand: who is to act, and what there is to decide."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.phases.auction import may_swap
from ..engine.phases.turned import is_stuck
from ..engine.ruleset import Phase, Ruleset, Seat
from ..speech import mark
from .names import by_seat, card_name
from .spoken import ACCEPT, ASSIST, ORDER, TAKE, At, way_to_order

Pair = tuple[str, str]

SPEAK: Pair = mark("You are next to call."), mark("{seat} is next to call.")
SPEAK_OR_SWAP: Pair = (
    mark("You are next to call, and may take the ghost hand first."),
    mark("{seat} is next to call, and may take the ghost hand first."),
)
HIGH: Pair = (
    mark("The auction is over. You are the high bidder and name trump."),
    mark("The auction is over. {seat} is the high bidder and names trump."),
)
FOR_THE_JOKER: Pair = (
    mark("You name a suit for the joker before you see your cards."),
    mark("{seat} names a suit for the joker before seeing the hand."),
)
ORDERS: dict[str, Pair] = {
    ORDER: (
        mark("You may order up the {card}, or pass."),
        mark("{seat} may order up the {card}, or pass."),
    ),
    ASSIST: (mark("You may assist, or pass."), mark("{seat} may assist, or pass.")),
    TAKE: (mark("You may take up the {card}, or pass."), mark("{seat} may take up the {card}, or pass.")),
    ACCEPT: (mark("You may accept the {card}, or pass."), mark("{seat} may accept the {card}, or pass.")),
}
NAME_ANOTHER: Pair = (
    mark("You may name another suit, or pass."),
    mark("{seat} may name another suit, or pass."),
)
NAME_ANY: Pair = mark("You may name a suit, or pass."), mark("{seat} may name a suit, or pass.")
STUCK: Pair = (
    mark("All the others have passed: as the dealer you must name a suit."),
    mark("All the others have passed: {seat}, as the dealer, must name a suit."),
)
TAKE_OR_LEAVE: Pair = (
    mark("You may take the {card}, or leave it."),
    mark("{seat} may take the {card}, or leave it."),
)
LAY_ONE: Pair = mark("You lay one card away."), mark("{seat} lays one card away.")
LAY_OWN: Pair = (
    mark("You lay away one of your own cards, not the {card}."),
    mark("{seat} lays away a card, not the {card}."),
)
PLAY_ALONE: Pair = mark("You may play alone."), mark("{seat} may play alone.")
DEFEND_ALONE: Pair = mark("You may defend alone."), mark("{seat} may defend alone.")
KEEP: Pair = (
    mark("You take up the dummy and keep {n} cards."),
    mark("{seat} takes up the dummy and keeps {n} cards."),
)
KEEP_OR_LEAVE: Pair = (
    mark("You may take up the dummy and keep {n} of all the cards, or leave it."),
    mark("{seat} may take up the dummy and keep {n} of all the cards, or leave it."),
)
DISCARD: Pair = (
    mark("You lay a card away first. It is final."),
    mark("{seat} lays a card away first. It is final."),
)
DISCARD_LAST: Pair = (
    mark("You lay a card away, the gift in hand."),
    mark("{seat} lays a card away, the gift in hand."),
)
DISCARD_MORE: Pair = (
    mark("You lay {n} cards away first. It is final."),
    mark("{seat} lays {n} cards away first. It is final."),
)
DISCARD_MORE_LAST: Pair = (
    mark("You lay {n} cards away, the gift in hand."),
    mark("{seat} lays {n} cards away, the gift in hand."),
)
HELP: Pair = (
    mark("You must give your best trump; without a trump, any card."),
    mark("{seat} must give the best trump held; without a trump, any card."),
)
HELP_MORE: Pair = (
    mark("You must give your best trumps; where they run out, any cards."),
    mark("{seat} must give the best trumps held; where they run out, any cards."),
)
HELP_FREELY: Pair = mark("You may give any card."), mark("{seat} may give any card.")
HELP_FREELY_MORE: Pair = mark("You may give any {n} cards."), mark("{seat} may give any {n} cards.")
BEFORE_SCORE: Pair = (
    mark("Before the score you may call a renege."),
    mark("Before the score {seat} may call a renege."),
)


def due(at: At, viewer: Seat | None) -> str:
    """What the seat to act has to decide before the play, or after it; nothing in the play itself.

    ``at`` is the State, or the View of any seat: the same is said from both, since it is public.
    """
    texts = _texts(at)
    if texts is None:
        return ""
    card = card_name(at.upcard) if isinstance(at.upcard, Card) else ""
    n = at.rules.ask_cards if at.phase is Phase.EXCHANGE else at.rules.hand_size
    return by_seat(at.to_act, viewer, *texts, seats=at.rules.seats, card=card, n=n)


def _texts(at: At) -> Pair | None:
    match at.phase:
        case Phase.BID | Phase.CLAIM:
            return SPEAK_OR_SWAP if may_swap(at) else SPEAK
        case Phase.NAME:
            return HIGH
        case Phase.EXCHANGE:
            assert at.contract is not None
            asker = at.to_act == at.contract.seat
            return _discard_texts(at.rules) if asker else _help_texts(at.rules)
        case Phase.ORDER:
            return ORDERS[way_to_order(at.to_act, at)]
        case Phase.CALL:
            return _call_texts(at)
        case Phase.MERGE:
            return KEEP_OR_LEAVE if at.rules.dummy_may_be_left else KEEP
        case _:
            return _simple(at)


def _simple(at: At) -> Pair | None:
    """The phases in which there is but one thing to decide."""
    if at.phase is Phase.DEALER_CARD and not at.upcard_taken:
        return TAKE_OR_LEAVE
    if at.phase in (Phase.DEALER_CARD, Phase.DEALER_DISCARD):
        return LAY_OWN if at.upcard_taken and not at.rules.may_bury_upcard else LAY_ONE
    texts = {
        Phase.BENNY: FOR_THE_JOKER,
        Phase.MAKER_ALONE: PLAY_ALONE,
        Phase.DEFENDER_ALONE: DEFEND_ALONE,
        Phase.CLAIMS: BEFORE_SCORE,
    }
    return texts.get(at.phase)


def _call_texts(at: At) -> Pair:
    """The second round: the dealer may be stuck, and the turned suit may be open again."""
    if is_stuck(at):
        return STUCK
    return NAME_ANY if at.rules.allow_turned_down_suit is True else NAME_ANOTHER


def _discard_texts(rules: Ruleset) -> Pair:
    """The asker's turn, before the gift or after it."""
    if rules.ask_cards > 1:
        return DISCARD_MORE if rules.ask_order == "discard_first" else DISCARD_MORE_LAST
    return DISCARD if rules.ask_order == "discard_first" else DISCARD_LAST


def _help_texts(rules: Ruleset) -> Pair:
    """The helper's turn, by what the rules force."""
    if not rules.ask_force_best:
        return HELP_FREELY if rules.ask_cards == 1 else HELP_FREELY_MORE
    return HELP if rules.ask_cards == 1 else HELP_MORE
