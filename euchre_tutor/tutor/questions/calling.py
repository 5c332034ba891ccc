"""The auction: who speaks, what may be bid, who names trump."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import Action, Pass, parse_action
from ...engine.phases import legal_actions
from ...engine.ruleset import Phase, Ruleset, Seat
from ...engine.state import State
from ...speech import mark, say
from ..items import Figure, Item, Option
from ..names import action_name, bid_name, by_seat, seat_name
from .figures import RULES
from .positions import after_calls

LADDER = ("BID 3", "BID 4", "BID 5", "ASK", "MOON")
LADDER_IS = mark("The ladder: three, four, five, six with help, the moon.")
YOU_SAY, THEY_SAY = mark("You say: {call}."), mark("{seat} says: {call}.")
YOU_DEAL, THEY_DEAL = mark("You deal."), mark("{seat} deals.")
YOU_TURN, THEY_TURN = mark("It is your turn."), mark("It is {seat}'s turn.")
YOU_CALLED = mark("You have called already, and everyone calls once.")
THEY_CALLED = mark("{seat} has called already, and everyone calls once.")
YOU_PASSED, THEY_PASSED = (
    mark("You passed, and so undertook nothing."),
    mark("{seat} passed, and so undertook nothing."),
)
YOU_BIDDER, THEY_BIDDER = mark("You are the high bidder."), mark("{seat} is the high bidder.")


def auction_figure(state: State) -> Figure:
    """The calls so far, and who deals."""
    calls = tuple((seat, str(action)) for seat, action in state.auction)
    said = [by_seat(seat, 0, YOU_SAY, THEY_SAY, call=action_name(action)) for seat, action in state.auction]
    dealer = by_seat(state.dealer, 0, YOU_DEAL, THEY_DEAL)
    return Figure(text=" ".join([dealer, *said]), trump_known=False, calls=calls, dealer=state.dealer)


def what_may_be_bid(
    dealer: Seat, calls: str, rules: Ruleset = RULES, steps: Sequence[str] = (), *, id: str
) -> Item:
    """Which is the lowest call but pass that may be made now?"""
    state = after_calls(dealer, calls, rules)
    legal = [str(action) for action in legal_actions(state)]
    lowest = next(word for word in LADDER if word in legal)
    name = bid_name(parse_action(lowest))
    high = _high(state)
    return Item(
        id=id,
        idea="ladder",
        kind="choice",
        prompt=say("You do not want to pass. What is the lowest call you may make?"),
        options=tuple(_rung(word, lowest, legal, high) for word in LADDER),
        why=_why_lowest(high, name),
        hints=_ladder_hints(high, name),
        strike=tuple(word for word in LADDER if word not in legal),
        figure=auction_figure(state),
        steps=tuple(map(say, steps)),
    )


def _high(state: State) -> Action | None:
    said = [action for _, action in state.auction if str(action) != "PASS"]
    return said[-1] if said else None


def _ladder_hints(high: Action | None, name: str) -> tuple[str, str, str, str]:
    return (
        say("A call must be above the high bid."),
        say(LADDER_IS),
        say("Strike out everything up to the high bid.")
        if high
        else say("Nobody has bid: the ladder begins at three."),
        say("The lowest call is {call}.", call=name),
    )


def _why_lowest(high: Action | None, name: str) -> str:
    if high is None:
        return say("Nobody has bid yet, and three is the lowest bid.")
    return say(
        "The high bid is {high}, and the next rung above it is {call}.", high=bid_name(high), call=name
    )


def _rung(word: str, lowest: str, legal: Sequence[str], high: Action | None) -> Option:
    action = parse_action(word)
    names = {"call": bid_name(action), "high": bid_name(high) if high else ""}
    text = action_name(action)
    if word == lowest:
        return Option(word, text, True, _why_lowest(high, bid_name(action)))
    if word in legal:
        return Option(
            word,
            text,
            False,
            say("You may call {call}, but a lower rung is open too.", **names),
            "ladder-order",
        )
    belief = "bid-equal" if word == str(high) else "ladder-order"
    return Option(
        word, text, False, say("The high bid is {high}, and {call} is not above it.", **names), belief
    )


def who_speaks(dealer: Seat, calls: str = "", *, id: str) -> Item:
    """Whose turn is it to call?"""
    state = after_calls(dealer, calls)
    turn = state.to_act
    return Item(
        id=id,
        idea="turn",
        kind="choice",
        prompt=say("Whose turn is it to call?"),
        options=tuple(_speaker(seat, turn, state) for seat in range(4)),
        why=_why_turn(turn, dealer),
        hints=(
            say("Calls go round clockwise."),
            say("The player at the dealer's left speaks first, the dealer last."),
            say("Strike out whoever has called: everyone calls once.")
            if state.auction
            else say("Strike out the dealer, who speaks last."),
            by_seat(turn, 0, YOU_TURN, THEY_TURN),
        ),
        strike=tuple(str(seat) for seat, _ in state.auction) or (str(dealer),),
        figure=auction_figure(state),
    )


def _why_turn(turn: Seat, dealer: Seat) -> str:
    begins = by_seat(dealer, 0, YOU_DEAL, THEY_DEAL)
    here = by_seat(turn, 0, YOU_TURN, THEY_TURN)
    return say(
        "{dealer} The calls begin at the dealer's left and go clockwise. {turn}", dealer=begins, turn=here
    )


def _speaker(seat: Seat, turn: Seat, state: State) -> Option:
    text, belief = (_why_turn(turn, state.dealer), None) if seat == turn else _not_the_turn(seat, state)
    return Option(str(seat), seat_name(seat, 0), seat == turn, text, belief)


def _not_the_turn(seat: Seat, state: State) -> tuple[str, str]:
    if any(caller == seat for caller, _ in state.auction):
        return by_seat(seat, 0, YOU_CALLED, THEY_CALLED), "bid-again"
    if seat == state.dealer:
        return say("The dealer speaks last."), "who-opens"
    belief = "anticlockwise" if state.auction else "who-opens"
    return say("The calls begin at the dealer's left and go clockwise."), belief


def who_names(dealer: Seat, calls: str, steps: Sequence[str] = (), *, id: str) -> Item:
    """The auction is over: who names trump?"""
    state = after_calls(dealer, calls)
    assert state.phase is Phase.NAME and state.contract is not None, "the auction must end with a bid"
    winner = state.contract.seat
    first = next(seat for seat, action in state.auction if not isinstance(action, Pass))
    return Item(
        id=id,
        idea="high-bidder",
        kind="choice",
        prompt=say("The auction is over. Who names trump and leads?"),
        options=tuple(_namer(seat, call, first, state) for seat, call in sorted(state.auction, key=_seat)),
        why=_why_namer(state),
        hints=(
            say("The highest bid wins the auction, whoever made it."),
            say(LADDER_IS),
            say("Strike out whoever passed."),
            by_seat(winner, 0, YOU_BIDDER, THEY_BIDDER),
        ),
        strike=tuple(str(seat) for seat, action in state.auction if str(action) == "PASS"),
        figure=auction_figure(state),
        steps=tuple(map(say, steps)),
    )


def _why_namer(state: State) -> str:
    assert state.contract is not None
    high = _high(state)
    assert high is not None
    who = by_seat(state.contract.seat, 0, YOU_BIDDER, THEY_BIDDER)
    return say("The highest call is {call}. {who}", call=bid_name(high), who=who)


def _seat(said: tuple[Seat, Action]) -> Seat:
    return said[0]


def _namer(seat: Seat, call: Action, first: Seat, state: State) -> Option:
    name = seat_name(seat, 0)
    if state.contract is not None and seat == state.contract.seat:
        return Option(str(seat), name, True, _why_namer(state))
    if isinstance(call, Pass):
        return Option(str(seat), name, False, by_seat(seat, 0, YOU_PASSED, THEY_PASSED), "other-names")
    text = say("A higher call than {call} was made.", call=bid_name(call))
    return Option(str(seat), name, False, text, "first-bid-wins" if seat == first else "ladder-order")


def may_call(
    dealer: Seat,
    calls: str,
    word: str,
    why: str,
    belief: str,
    rules: Ruleset = RULES,
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Yes or no: may you make this call now?"""
    state = after_calls(dealer, calls, rules)
    action, legal = parse_action(word), parse_action(word) in legal_actions(state)
    return Item(
        id=id,
        idea="ladder",
        kind="yesno",
        prompt=say("It is your turn. May you call {call}?", call=bid_name(action)),
        options=_may_options(legal, say(why), belief),
        why=say(why),
        hints=_may_hints(legal),
        figure=auction_figure(state),
        steps=tuple(map(say, steps)),
    )


def _may_options(legal: bool, why: str, belief: str) -> tuple[Option, ...]:
    options = (("yes", say("Yes"), legal), ("no", say("No"), not legal))
    return tuple(Option(key, text, ok, why, None if ok else belief) for key, text, ok in options)


def _may_hints(legal: bool) -> tuple[str, str, str, str]:
    return (
        say("A call must be above the high bid; who made that bid does not matter."),
        say(LADDER_IS),
        say("Find the high bid, and the rung above it."),
        say("Yes.") if legal else say("No."),
    )
