"""Before the play of a turn-up game: the turned card called, taken, the dummy, and going alone."""

from __future__ import annotations

from dataclasses import replace

from ..actions import Action, Alone, Decline, Discard, Keep, Name, Order, Pass, Pickup, With
from ..cards import JOKER, CardSet, Suit
from ..ruleset import Phase, Seat
from ..state import Contract, Kind, Shown, State, changed
from .exchange import choices
from .flow import advance, defenders, take_upcard
from .table import drop, lay, left_of, said, set_at, sit_out

# ---- the joker turned up (rule book 7.3)


def benny_actions(state: State) -> tuple[Action, ...]:
    """The dealer names a suit for the joker, unseen."""
    return tuple(Name(suit) for suit in Suit)


def after_benny(state: State, action: Action) -> State:
    """The dealer is the maker, or the bidding goes on about that suit."""
    assert isinstance(action, Name)
    named = said(state, action)
    if state.rules.benny_upcard == "dealer_names":
        named = changed(named, contract=_contract(state, action.trump, alone=False))
    return advance(named)


def turned_suit(state: Shown) -> Suit | None:
    """The suit of the turned card; a joker's is the one the dealer named, None before that."""
    if state.upcard is not None and state.upcard != JOKER:
        return state.upcard.suit
    return next((call.trump for _, call in state.calls if isinstance(call, Name)), None)


# ---- two rounds of calling (rule book 5.2, 5.3, 6.2, 6.4)


def may_say_alone(state: State) -> bool:
    """Whether alone is said together with the call."""
    return state.rules.lone_play and state.rules.alone_timing == "with_call"


def order_actions(state: State) -> tuple[Action, ...]:
    """Pass, or make the turned card's suit trump."""
    return (Pass(), Order(), *([Order(alone=True)] if may_say_alone(state) else []))


def is_stuck(state: Shown) -> bool:
    """Whether the dealer must name a suit."""
    return state.rules.stick_the_dealer and state.phase is Phase.CALL and state.to_act == state.dealer


def callable_suits(state: State) -> tuple[Suit, ...]:
    """The suits that may be named in the second round."""
    allow = state.rules.allow_turned_down_suit
    free = allow is True or (allow == "stuck_dealer_only" and is_stuck(state))
    return tuple(suit for suit in Suit if free or suit != turned_suit(state))


def call_actions(state: State) -> tuple[Action, ...]:
    """Pass unless stuck, or name another suit."""
    suits = callable_suits(state)
    alone = [Name(suit, alone=True) for suit in suits] if may_say_alone(state) else []
    return (*([] if is_stuck(state) else [Pass()]), *map(Name, suits), *alone)


def after_call(state: State, action: Action) -> State:
    """The first to call is the maker; when all have passed, the next round or no hand at all."""
    called = changed(said(state, action), auction=(*state.auction, (state.to_act, action)))
    if isinstance(action, Pass):
        if state.to_act != state.dealer:
            return changed(called, to_act=left_of(state, state.to_act))
        return advance(called) if state.phase is Phase.ORDER else changed(called, phase=Phase.OVER)
    assert isinstance(action, Order | Name)
    trump = action.trump if isinstance(action, Name) else turned_suit(state)
    assert trump is not None
    made = changed(called, contract=_contract(state, trump, action.alone))
    return advance(_partner_out(made, state.to_act) if action.alone else made)


def _contract(state: State, trump: Suit, alone: bool) -> Contract:
    return Contract(state.to_act, Kind.TURN_UP, state.rules.hand_size // 2 + 1, trump, alone)


def _partner_out(state: State, seat: Seat) -> State:
    return sit_out(state, state.rules.partner(seat)) if state.rules.partnerships else state


# ---- the dealer's card (rule book 3.3, 5.2, 6.3, 7.1)


def dealer_card_actions(state: State) -> tuple[Action, ...]:
    """Take the turned card or decline it; with it in hand, a card to lay away."""
    return dealer_discard_actions(state) if state.upcard_taken else (Pickup(), Decline())


def dealer_discard_actions(state: State) -> tuple[Action, ...]:
    """Any one card that may be spared."""
    return tuple(Discard(CardSet((card,))) for card in spare_cards(state).distinct())


def spare_cards(state: State) -> CardSet:
    """The cards that the dealer may lay away: the turned one only where that is allowed."""
    hand = state.hands[state.to_act]
    if state.upcard is None or state.rules.may_bury_upcard:
        return hand
    return hand.without(state.upcard)


def after_dealer_card(state: State, action: Action) -> State:
    """The card taken, declined, or another laid away."""
    if isinstance(action, Pickup):
        return take_upcard(said(state, action))
    if isinstance(action, Decline):
        return advance(said(state, action))
    return after_dealer_discard(state, action)


def after_dealer_discard(state: State, action: Action) -> State:
    """The card lies face down; whether it is the turned one, nobody but the dealer can tell."""
    assert isinstance(action, Discard)
    seat = state.to_act
    done = said(lay(drop(state, seat, action.cards), seat, action.cards), action)
    if state.rules.may_bury_upcard and state.upcard is not None:
        done = changed(done, exposed=set_at(done.exposed, seat, done.exposed[seat].without(state.upcard)))
    return advance(done)


# ---- alone (rule book 5.4, 6.6, 6.8)


def alone_actions(state: State) -> tuple[Action, ...]:
    """Alone, or with the help that there is."""
    return (Alone(), With())


def after_maker_alone(state: State, action: Action) -> State:
    """A lone maker does without the partner, or without the dummy."""
    assert state.contract is not None
    chosen = said(state, action)
    if isinstance(action, With):
        return advance(chosen)
    lone = changed(chosen, contract=replace(state.contract, alone=True))
    return advance(_partner_out(lone, state.to_act))


def after_defender_alone(state: State, action: Action) -> State:
    """The first to defend alone sends the other defenders out; else the next one is asked."""
    assert state.contract is not None
    chosen, seat = said(state, action), state.to_act
    asked = defenders(state)
    if isinstance(action, Alone):
        lone = changed(chosen, contract=replace(state.contract, lone_defender=seat))
        for other in asked:
            lone = lone if other == seat else sit_out(lone, other)
        return advance(lone)
    later = asked[asked.index(seat) + 1 :]
    return changed(chosen, to_act=later[0]) if later else advance(chosen)


# ---- the dummy (rule book 6.7, and 7.1 for two players)


def dummy_chair(state: State, seat: Seat) -> int:
    """The chair of the cards that this seat may take up."""
    return state.rules.seats + (seat if len(state.rules.dummies) > 1 else 0)


def merge_pool(state: State) -> CardSet:
    """The cards that the seat to act may keep its hand from."""
    return state.hands[state.to_act] + state.hands[dummy_chair(state, state.to_act)]


def merge_actions(state: State) -> tuple[Action, ...]:
    """Every hand that can be kept from one's own and the dummy's cards, and to leave the dummy alone."""
    kept = choices(merge_pool(state), state.rules.hand_size)
    return (*map(Keep, kept), *([Decline()] if state.rules.dummy_may_be_left else []))


def after_merge(state: State, action: Action) -> State:
    """The cards not kept lie face down; where each player has a dummy the other one is next."""
    seat = state.to_act
    merged = said(state, action)
    if isinstance(action, Keep):
        left = merge_pool(state) - action.cards
        hands = set_at(set_at(state.hands, seat, action.cards), dummy_chair(state, seat), CardSet())
        exposed = set_at(state.exposed, seat, CardSet())
        merged = lay(changed(merged, hands=hands, exposed=exposed), seat, left)
    following = left_of(state, seat)
    asked = len(state.rules.dummies) > 1 and state.contract is not None and following != state.contract.seat
    return changed(merged, to_act=following) if asked else advance(merged)
