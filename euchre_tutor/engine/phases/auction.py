"""Before the play of a bid game: claims of Ace No Face, the auction, and naming trump."""

from __future__ import annotations

from dataclasses import replace

from ..actions import Action, Ask, Bid, Call, Claim, Moon, Name, Pass, Swap
from ..cards import FACES, JOKER, Suit
from ..ruleset import Phase, Ruleset, Seat
from ..state import Contract, Kind, Shown, State, changed
from .flow import advance
from .table import from_left, said, set_at

# ---- Ace No Face (rule book 3.2)


def claim_actions(state: State) -> tuple[Action, ...]:
    """Pass, or claim where the hand qualifies."""
    return (*([Claim()] if qualifies(state, state.to_act) else []), Pass())


def claims_open(state: State) -> bool:
    """Whether the seat to act may claim now, if its hand qualifies."""
    if state.phase is Phase.BID:
        first = not any(seat == state.to_act for seat, _ in state.auction)
        return state.rules.ace_no_face and state.rules.anf_when == "own_first_call" and first
    return state.phase is Phase.CLAIM


def qualifies(state: State, seat: Seat) -> bool:
    """Whether the cards dealt to the seat, seven for a joker game's dealer, are an Ace No Face hand."""
    dealt = state.hands[seat] + state.laid[seat]
    aces = sum(card.rank == "A" for card in dealt)
    enough = aces == 1 if state.rules.anf_aces == "exactly_one" else aces >= 1
    barred = state.rules.anf_joker_is_face and JOKER in dealt
    return enough and not barred and not any(card.rank in FACES for card in dealt)


def after_claim(state: State, action: Action) -> State:
    """Round the table until somebody claims or all have passed."""
    if isinstance(action, Claim):
        return show_claim(said(state, action))
    if state.to_act == state.dealer:
        return advance(said(state, action))
    return changed(said(state, action), to_act=(state.to_act + 1) % state.rules.seats)


def show_claim(state: State) -> State:
    """The claimer shows the cards dealt, and the hand is over without a score."""
    shown = state.hands[state.to_act] + state.laid[state.to_act]
    return changed(state, exposed=set_at(state.exposed, state.to_act, shown), phase=Phase.OVER)


# ---- the auction (rule book 3)


def level(rules: Ruleset, call: Call) -> int:
    """The rung of a call on the ladder 3 < 4 < 5 < ASK < MOON; a call must stand above the high one."""
    if isinstance(call, Bid):
        return call.tricks
    return rules.hand_size + (isinstance(call, Moon) and rules.moon_over_ask)


def high_call(state: Shown) -> tuple[Seat, Call] | None:
    """Who has made the highest call so far, and which."""
    calls = [(seat, call) for seat, call in state.auction if isinstance(call, Call)]
    return calls[-1] if calls else None


def bid_actions(state: State) -> tuple[Action, ...]:
    """Pass unless stuck, and every rung above the high call."""
    claim = [Claim()] if claims_open(state) and qualifies(state, state.to_act) else []
    swap = [Swap()] if may_swap(state) else []
    return (*claim, *swap, *([] if is_stuck(state) else [Pass()]), *_open_rungs(state))


def may_swap(state: Shown) -> bool:
    """Whether the seat to act may take the ghost hand: before its first call, by the options (2, 9)."""
    if state.phase is not Phase.BID:
        return False
    way = state.rules.ghost_swap if "ghost_swap" in state.rules.options else "off"
    swapped = [seat for seat, action in state.calls if isinstance(action, Swap)]
    taken = state.to_act in swapped if way == "chain" else bool(swapped)
    called = any(seat == state.to_act for seat, _ in state.auction)
    barred = _is_moon(state) and not state.rules.swap_after_moon
    return way != "off" and not (taken or called or barred)


def swap(state: State) -> State:
    """The seat's cards and those of the ghost hand change places; it stays on turn."""
    seat, ghost = state.to_act, state.rules.seats
    given = state.hands[seat]
    hands = set_at(set_at(state.hands, seat, state.hands[ghost]), ghost, given)
    return changed(state, hands=hands, swaps=(*state.swaps, (seat, given)))


def is_stuck(state: State) -> bool:
    """Whether the dealer, all others having passed, may not pass (rule book 3.1)."""
    return state.rules.stick_the_dealer and state.to_act == state.dealer and high_call(state) is None


def least_bid(state: State) -> int:
    """The lowest number of tricks that the seat to act may bid while nobody has called."""
    stuck = state.rules.stick_min_bid if is_stuck(state) else "none"
    return stuck if isinstance(stuck, int) else state.rules.min_bid


def _open_rungs(state: State) -> list[Call]:
    rules, high = state.rules, high_call(state)
    floor = level(rules, high[1]) if high else least_bid(state) - 1
    return [call for call in _ladder(rules, least_bid(state)) if level(rules, call) > floor]


def rungs(rules: Ruleset) -> tuple[Call, ...]:
    """Every call that may ever be made at this table, a stuck dealer's too, from the lowest up."""
    stuck = rules.stick_min_bid if rules.stick_the_dealer else "none"
    return tuple(_ladder(rules, min(rules.min_bid, stuck) if isinstance(stuck, int) else rules.min_bid))


def _ladder(rules: Ruleset, lowest: int) -> list[Call]:
    suits: list[Suit | None] = list(Suit) if rules.name_trump == "with_bid" else [None]
    bids: list[Call] = [Bid(n, suit) for n in range(lowest, rules.hand_size) for suit in suits]
    asks = suits if rules.partnerships else []  # help is asked of a partner
    return [*bids, *map(Ask, asks), *map(Moon, suits)]


def after_bid(state: State, action: Action) -> State:
    """Note the call; go on to the next bidder, to the declarer, or throw the hand in."""
    if isinstance(action, Claim):
        return show_claim(said(state, action))
    if isinstance(action, Swap):
        return swap(said(state, action))
    called = changed(said(state, action), auction=(*state.auction, (state.to_act, action)))
    bidder = _next_bidder(called)
    if bidder is not None:
        return changed(called, to_act=bidder)
    return _closed(called)


def _next_bidder(state: State) -> Seat | None:
    """Who calls next, None when the auction is over (rule book 9, bidding_rounds)."""
    rounds, said_so_far = state.rules.bidding_rounds, len(state.auction)
    if rounds == 1 or (said_so_far < state.rules.seats and not _is_moon(state)):
        return (state.to_act + 1) % state.rules.seats if said_so_far < state.rules.seats else None
    high = high_call(state)
    if high is None or _is_moon(state) or (rounds == 2 and said_so_far == 2 * state.rules.seats):
        return None
    waiting = [seat for seat in from_left(state, state.to_act) if rounds == 2 or not _has_passed(state, seat)]
    return waiting[0] if waiting and waiting[0] != high[0] else None


def _is_moon(state: Shown) -> bool:
    high = high_call(state)
    return high is not None and isinstance(high[1], Moon)


def _has_passed(state: State, seat: Seat) -> bool:
    return (seat, Pass()) in state.auction


def _closed(state: State) -> State:
    high = high_call(state)
    if high is None:
        return changed(state, phase=Phase.OVER)
    return advance(changed(state, contract=_contract(state.rules, *high), to_act=high[0]))


def _contract(rules: Ruleset, seat: Seat, call: Call) -> Contract:
    if isinstance(call, Bid):
        return Contract(seat, Kind.BID, call.tricks, call.trump)
    kind = Kind.ASK if isinstance(call, Ask) else Kind.MOON
    return Contract(seat, kind, rules.hand_size, call.trump, alone=True)


# ---- naming trump


def name_actions(state: State) -> tuple[Action, ...]:
    """Any of the four suits."""
    return tuple(Name(suit) for suit in Suit)


def after_name(state: State, action: Action) -> State:
    """Trump is fixed; on to what comes before the first lead."""
    assert isinstance(action, Name) and state.contract is not None
    return advance(changed(said(state, action), contract=replace(state.contract, trump=action.trump)))
