"""What the table asks of the learner: whose turn it is, in bold, and what there is to do."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import Name, Pass, Phase, Ranking, Suit, Swap, View, ranking
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, card_name, seat_name, suit_card, suit_name, suit_none
from euchre_tutor.tutor.spoken import call_name

from .table_cards import choosable, may_leave, wanted
from .table_turned import turned_suit


class PromptJson(TypedDict):
    """Whose turn it is, in bold, and what there is to do."""

    strong: str
    text: str


LED_WERE = {
    Suit.CLUBS: mark("Clubs were led."),
    Suit.DIAMONDS: mark("Diamonds were led."),
    Suit.HEARTS: mark("Hearts were led."),
    Suit.SPADES: mark("Spades were led."),
}
YOU_HIGH, THEY_HIGH = (
    mark("The high bid is yours: {bid}. [[bid|Bid]] above it, or [[pass|pass]]."),
    mark("{seat} has the high bid: {bid}. [[bid|Bid]] above it, or [[pass|pass]]."),
)


def prompt(view: View, looked: bool = False) -> PromptJson:
    """What the learner is to do, or who is next; ``looked`` when a dummy that may be left was taken up."""
    if view.phase is Phase.OVER:
        return PromptJson(strong=say("The hand is over."), text="")
    if not view.on_turn:
        next_up = say("{seat} is next.", seat=seat_name(view.to_act, view.seat, view.rules.seats))
        return PromptJson(strong=next_up, text="")
    match view.phase:
        case Phase.PLAY:
            return _about_play(view, view.order)
        case Phase.DEALER_DISCARD | Phase.EXCHANGE if view.upcard is None:
            return _about_cards(view)
        case Phase.DEALER_DISCARD | Phase.DEALER_CARD:
            return _about_dealer_card(view)
        case Phase.MERGE:
            return _about_dummy(view, looked)
        case _:
            return _about_calls(view)


def _about_calls(view: View) -> PromptJson:
    match view.phase:
        case Phase.BID:
            return PromptJson(strong=say("Your call."), text=_about_bids(view))
        case Phase.ORDER:
            return PromptJson(strong=say("Your call."), text=_about_turned(view))
        case Phase.CALL:
            return PromptJson(strong=say("Your call."), text=_about_second_round(view))
        case Phase.BENNY:
            return PromptJson(strong=say("The [[joker|joker]] is turned up."), text=_about_joker(view))
        case Phase.NAME:
            text = say("Which suit is [[trump|trump]] in this hand?")
            return PromptJson(strong=say("Name trump."), text=text)
        case Phase.CLAIM:
            text = say("Show it and the cards are dealt again, or pass and play on.")
            return PromptJson(strong=say("You hold [[ace_no_face|ace no face]]."), text=text)
        case Phase.CLAIMS:
            text = say("Did anybody [[renege|renege]]? Say so now, or pass.")
            return PromptJson(strong=say("Before the score."), text=text)
        case _:
            return _about_alone(view)


# ---- calls


def _about_bids(view: View) -> str:
    texts = [_about_high(view)]
    if Swap() in view.legal:
        texts.append(say("Before that you may swap your cards for the ghost hand, unseen."))
    return " ".join(texts)


def _about_high(view: View) -> str:
    called = [(seat, action) for seat, action in view.auction if not isinstance(action, Pass)]
    if called:
        seat, action = called[-1]
        high = call_name(action, view.rules)
        return by_seat(seat, view.seat, YOU_HIGH, THEY_HIGH, seats=view.rules.seats, bid=high)
    if Pass() not in view.legal:
        return say("All the others have passed: as the dealer you must [[bid|bid]].")
    return say("Nobody has [[bid|bid]] yet. Bid, or [[pass|pass]].")


def _about_turned(view: View) -> str:
    """The card turned up, and who would get it."""
    assert view.upcard is not None
    values = {"card": card_name(view.upcard), "suit": suit_name(turned_suit(view))}
    if view.seat == view.dealer:
        return say("Take up the {card} and {suit} are [[trump|trump]], or [[pass|pass]].", **values)
    dealer = seat_name(view.dealer, view.seat, view.rules.seats)
    text = mark("Make {suit} [[trump|trump]], and {dealer} may take up the {card}; or [[pass|pass]].")
    if not view.rules.dealer_may_decline:
        text = mark("Make {suit} [[trump|trump]], and {dealer} takes up the {card}; or [[pass|pass]].")
    return say(text, dealer=dealer, **values)


def _about_second_round(view: View) -> str:
    assert view.upcard is not None
    card = card_name(view.upcard)
    if Pass() not in view.legal:
        return say("All have passed again: as the dealer you must name [[trump|trump]].")
    turned = turned_suit(view)
    if any(isinstance(action, Name) and action.trump is turned for action in view.legal):
        return say("The {card} is turned down. Name any suit, or [[pass|pass]].", card=card)
    return say("The {card} is turned down. Name another suit, or [[pass|pass]].", card=card)


def _about_joker(view: View) -> str:
    if view.rules.benny_upcard == "dealer_names":
        return say("You deal: name a suit before you see your cards. It is trump, and you are the maker.")
    return say("You deal: name a suit before anybody sees a card. It is then called or passed.")


# ---- alone, the dealer's card, the dummy


def _about_alone(view: View) -> PromptJson:
    if view.phase is Phase.DEFENDER_ALONE:
        text = mark("You may defend [[alone|alone]]: the other defender then sits out.")
        if view.rules.partnerships:
            text = mark("You may defend [[alone|alone]]: your partner then sits out.")
        return PromptJson(strong=say("Your decision."), text=say(text))
    text = mark("Play [[alone|alone]], and your partner sits out; or not.")
    if view.rules.dummies:
        text = mark("Play [[alone|alone]], or with the dummy, which nobody has seen yet.")
    return PromptJson(strong=say("You are the [[maker|maker]]."), text=say(text))


def _about_dealer_card(view: View) -> PromptJson:
    assert view.upcard is not None
    card = card_name(view.upcard)
    if not view.upcard_taken:
        text = say("Take the {card} and lay a card away, or leave it: trump stays.", card=card)
        return PromptJson(strong=say("The dealer's card."), text=text)
    text = mark("You took up the {card}: one card goes face down, out of the hand.")
    if not view.rules.may_bury_upcard:
        text = mark("You took up the {card}: one of the others goes face down, out of the hand.")
    return PromptJson(strong=say("[[lay_away|Lay away]] a card."), text=say(text, card=card))


def _about_dummy(view: View, looked: bool) -> PromptJson:
    if may_leave(view) and not looked:
        text = say("Take it up and keep the best of both hands, or leave it unseen and play your own.")
        return PromptJson(strong=say("The dummy is yours."), text=text)
    number = wanted(choosable(view, looked))
    strong = say_count("Keep {n} card.", "Keep {n} cards.", number)
    return PromptJson(strong=strong, text=say("Choose from both rows; the rest is laid away, face down."))


# ---- cards


def _about_play(view: View, order: Ranking) -> PromptJson:
    if not view.trick:
        return PromptJson(strong=say("Your lead."), text=say("[[lead|Lead]] any card."))
    led = order.suit_of(view.trick[0][1])
    if led is None:
        return PromptJson(strong=say("Your turn."), text="")
    strong = say("Your turn. {led}", led=say(LED_WERE[led]))
    if order.followers(view.hand, led):
        return PromptJson(strong=strong, text=say("[[follow|Follow]] with {one_of}.", one_of=suit_card(led)))
    return PromptJson(strong=strong, text=say("You have {none}: play any card.", none=suit_none(led)))


def _about_cards(view: View) -> PromptJson:
    n = view.rules.ask_cards
    if view.phase is Phase.DEALER_DISCARD:
        text = say("You were dealt one card more: it goes face down, out of the hand.")
        return PromptJson(strong=say("[[lay_away|Lay away]] a card."), text=text)
    if view.contract is not None and view.contract.seat == view.seat:
        text = say_count(
            "It goes to your partner, face down, and cannot be changed.",
            "They go to your partner, face down, and cannot be changed.",
            n,
        )
        strong = say_count("[[lay_away|Lay away]] {n} card.", "[[lay_away|Lay away]] {n} cards.", n)
        return PromptJson(strong=strong, text=text)
    return PromptJson(strong=say_count("Give {n} card.", "Give {n} cards.", n), text=_about_gift(view))


def _about_gift(view: View) -> str:
    """What the asking partner must be given, by the rules and by the cards held."""
    order = ranking(view.rules, view.contract.trump if view.contract else None)
    if not view.rules.ask_force_best:
        return say("Your partner plays alone and asks for help: give what you like.")
    if not any(map(order.is_trump, view.hand)):
        return say("Your partner plays alone and asks for help. You hold no [[trump|trump]]: give any card.")
    if view.rules.ask_cards > 1:
        return say("Your partner plays alone and asks for help: your best [[trump|trumps]] go first.")
    return say("Your partner plays alone and asks for help: give the best [[trump|trump]] you hold.")
