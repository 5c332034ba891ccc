"""A whole hand in true sentences: every call, every card, and what the hand was worth."""

from __future__ import annotations

from ..engine.actions import (
    Action,
    Ask,
    Bid,
    CallRenege,
    Claim,
    Discard,
    Give,
    Moon,
    Name,
    Pass,
    Play,
    Retract,
)
from ..engine.match import deals_again
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.scoring import lost_by, made, score, side_tricks, stopped
from ..engine.state import Kind, State
from ..engine.views import calls_seen
from ..speech import mark, say, say_count
from .explain import Told, Watch, next_told, play_told
from .names import NUMBERS, bid_name, by_seat, cards_name, seat_name, suit_name

YOU_CALL, THEY_CALL = mark("You bid {bid}."), mark("{seat} bids {bid}.")
YOU_PASS, THEY_PASS = mark("You pass."), mark("{seat} passes.")
YOU_CLAIM_NOT, THEY_CLAIM_NOT = mark("You claim nothing."), mark("{seat} claims nothing.")
YOU_CALL_NOT, THEY_CALL_NOT = mark("You call no renege."), mark("{seat} calls no renege.")
YOU_NAME, THEY_NAME = mark("You make {suit} trump."), mark("{seat} makes {suit} trump.")
YOU_LAY, THEY_LAY = mark("You lay away {cards}, face down."), mark("{seat} lays away {cards}, face down.")
YOU_GIVE, THEY_GIVE = mark("You give {cards}."), mark("{seat} gives {cards}.")
YOU_CLAIM = mark("You show ace no face: the {cards}.")
THEY_CLAIM = mark("{seat} shows ace no face: the {cards}.")
YOU_RETRACT, THEY_RETRACT = mark("You take the card back."), mark("{seat} takes the card back.")
YOU_ACCUSE = mark("You say that {who} reneged in trick {trick}.")
THEY_ACCUSE = mark("{seat} says that {who} reneged in trick {trick}.")
THEY_ACCUSE_YOU = mark("{seat} says that you reneged in trick {trick}.")
PROVEN, NOT_SO = mark("That is proven."), mark("That is not so.")
YOU_SPEAK, THEY_SPEAK = mark("You are next to call."), mark("{seat} is next to call.")
YOU_HIGH = mark("The auction is over. You are the high bidder and name trump.")
THEY_HIGH = mark("The auction is over. {seat} is the high bidder and names trump.")
THROWN_IN = mark("All have passed: the cards are thrown in.")
MADE = mark("{side} bid {bid} and took {taken}: the bid is made.")
YOU_SET = mark("{side} bid {bid} and took {taken}: you are set.")
THEY_SET = mark("{side} bid {bid} and took {taken}: they are set.")
COUNTS_AS_MADE = mark("{side} bid {bid}. The others lost the hand by a renege, so the bid counts as made.")
YOU_COUNT_AS_SET = mark("{side} bid {bid} and lost the hand by a renege: you are set.")
THEY_COUNT_AS_SET = mark("{side} bid {bid} and lost the hand by a renege: they are set.")
YOU_ALONE, THEY_ALONE = mark("You play alone."), mark("{seat} plays alone.")
YOU_DISCARD = mark("You lay a card away first. It is final.")
THEY_DISCARD = mark("{seat} lays a card away first. It is final.")
YOU_DISCARD_LAST = mark("You lay a card away, the gift in hand.")
THEY_DISCARD_LAST = mark("{seat} lays a card away, the gift in hand.")
YOU_HELP = mark("You must give your best trump; without a trump, any card.")
THEY_HELP = mark("{seat} must give the best trump held; without a trump, any card.")
YOU_HELP_MORE = mark("You must give your best trumps; where they run out, any cards.")
THEY_HELP_MORE = mark("{seat} must give the best trumps held; where they run out, any cards.")
YOU_HELP_FREELY = mark("You may give any card.")
THEY_HELP_FREELY = mark("{seat} may give any card.")
PASSES = {Phase.CLAIM: (YOU_CLAIM_NOT, THEY_CLAIM_NOT), Phase.CLAIMS: (YOU_CALL_NOT, THEY_CALL_NOT)}


def step_told(before: State, action: Action, after: State, watch: Watch) -> Told:
    """What the action that leads from one state to the other means; the score, when it ends the hand."""
    if isinstance(action, Play):
        told = play_told(before, after, watch)
    else:
        told = Told(
            _call(before, _seen(action, after, watch), after.history[-1][0], watch),
            _about_call(before, after, action, watch),
            _next(after, watch),
        )
    if after.phase is not Phase.OVER or not watch.counts:
        return told
    ending = " ".join(result_lines(after, watch.viewer))
    return Told(told.headline, told.text, f"{told.next} {ending}".strip())


def opening_told(state: State, watch: Watch) -> Told:
    """The hand before anything was said or played."""
    if state.phase is Phase.PLAY:
        return Told(say("Nothing is played yet."), "", next_told(state, watch))
    dealer = by_seat(state.dealer, watch.viewer, mark("You have dealt."), mark("{seat} has dealt."))
    return Told(dealer, say("The player at the dealer's left speaks first."), _next(state, watch))


def result_lines(state: State, viewer: Seat | None) -> tuple[str, ...]:
    """What a finished hand was worth: the bid made or set, then the points of both sides."""
    contract, points = state.contract, score(state)
    if contract is None:
        again = say("Nobody scores, and the same player deals again.")
        deals = again if deals_again(state) else say("Nobody scores, and the next player deals.")
        passed = isinstance(state.history[-1][1], Pass)
        return (*([say(THROWN_IN)] if passed else []), deals)
    if contract.trump is None:
        return ()
    lines = [_outcome(state, viewer)]
    for side in state.rules.sides:
        lines.append(points_line(side_name(side, viewer), points[side[0]]))
    return tuple(lines)


def side_name(seats: tuple[Seat, ...], viewer: Seat | None) -> str:
    """You and North, or East and West."""
    names = sorted(seats, key=lambda seat: -((seat - (viewer or 0) - 1) % 4))
    if len(names) == 1:
        return seat_name(names[0], viewer)
    return say("{one} and {other}", one=seat_name(names[0], viewer), other=seat_name(names[1], viewer))


def points_line(side: str, points: int) -> str:
    """What one side gains or loses."""
    if points < 0:
        return say_count("{side} lose {n} point.", "{side} lose {n} points.", -points, side=side)
    return say_count("{side} score {n} point.", "{side} score {n} points.", points, side=side)


def bid_word(state: State) -> str:
    """What the contract undertakes, in a sentence: four, six with help, the moon."""
    contract = state.contract
    assert contract is not None
    calls = {Kind.ASK: bid_name(Ask()), Kind.MOON: bid_name(Moon())}
    return calls.get(contract.kind) or say(NUMBERS[contract.tricks])


def contract_line(state: State, viewer: Seat | None) -> str:
    """Who has bid what: You bid four."""
    contract = state.contract
    assert contract is not None
    you, other = mark("You bid {bid}"), mark("{seat} bid {bid}")
    return by_seat(contract.seat, viewer, you, other, bid=bid_word(state))


def _outcome(state: State, viewer: Seat | None) -> str:
    contract = state.contract
    assert contract is not None
    if stopped(state):
        return say("A proven renege has ended the hand: only the penalty counts.")
    bidders = state.rules.side(contract.seat)
    side = side_name(tuple(sorted(bidders)), viewer)
    taken = say_count("{n} trick", "{n} tricks", side_tricks(state, contract.seat))
    if lost_by(state) is None:
        lost = YOU_SET if viewer in bidders else THEY_SET
        text = MADE if made(state) else lost
    else:
        lost = YOU_COUNT_AS_SET if viewer in bidders else THEY_COUNT_AS_SET
        text = COUNTS_AS_MADE if made(state) else lost
    return say(text, side=side, bid=bid_word(state), taken=taken)


def _call(before: State, action: Action, seat: Seat, watch: Watch) -> str:
    viewer = watch.viewer
    match action:
        case Bid() | Ask() | Moon():
            return by_seat(seat, viewer, YOU_CALL, THEY_CALL, bid=bid_name(action))
        case Name():
            return by_seat(seat, viewer, YOU_NAME, THEY_NAME, suit=suit_name(action.trump))
        case Discard():
            return by_seat(seat, viewer, YOU_LAY, THEY_LAY, cards=_cards(action, before))
        case Give():
            return by_seat(seat, viewer, YOU_GIVE, THEY_GIVE, cards=_cards(action, before))
        case Claim():
            shown = cards_name(before.hands[seat] + before.laid[seat])
            return by_seat(seat, viewer, YOU_CLAIM, THEY_CLAIM, cards=shown)
        case Retract():
            return by_seat(seat, viewer, YOU_RETRACT, THEY_RETRACT)
        case CallRenege():
            who = seat_name(action.seat, viewer)
            theirs = THEY_ACCUSE_YOU if action.seat == viewer else THEY_ACCUSE
            return by_seat(seat, viewer, YOU_ACCUSE, theirs, who=who, trick=action.trick)
        case _:
            texts = PASSES.get(before.phase, (YOU_PASS, THEY_PASS))
            return by_seat(seat, viewer, *texts)


def _seen(action: Action, after: State, watch: Watch) -> Action:
    """The action as whoever looks on saw it: of cards that stayed hidden nothing is left."""
    if watch.open or not isinstance(action, Discard | Give):
        return action
    return type(action)() if watch.viewer is None else calls_seen(after, watch.viewer)[-1][1]


def _cards(action: Discard | Give, before: State) -> str:
    """The cards laid away or given; where they stayed hidden, how many."""
    if action.cards:
        return say("the {cards}", cards=cards_name(action.cards))
    more = before.phase is Phase.EXCHANGE and before.rules.ask_cards > 1
    return say_count("a card", "{n} cards", before.rules.ask_cards if more else 1)


def _about_call(before: State, after: State, action: Action, watch: Watch) -> str:
    contract = after.contract
    if isinstance(action, CallRenege):
        return say(PROVEN) if len(after.charged) > len(before.charged) else say(NOT_SO)
    if isinstance(action, Name) and contract is not None and contract.alone:
        return by_seat(contract.seat, watch.viewer, YOU_ALONE, THEY_ALONE)
    if isinstance(action, Pass) and after.phase is Phase.OVER and contract is None and not watch.counts:
        return say(THROWN_IN)
    return ""


def _next(state: State, watch: Watch) -> str:
    viewer, seat = watch.viewer, state.to_act
    match state.phase:
        case Phase.BID | Phase.CLAIM:
            return by_seat(seat, viewer, YOU_SPEAK, THEY_SPEAK)
        case Phase.NAME:
            return by_seat(seat, viewer, YOU_HIGH, THEY_HIGH)
        case Phase.EXCHANGE:
            assert state.contract is not None
            texts = _discard_texts(state.rules) if seat == state.contract.seat else _help_texts(state.rules)
            return by_seat(seat, viewer, *texts)
        case Phase.PLAY:
            return next_told(state, watch)
        case _:
            return ""


def _discard_texts(rules: Ruleset) -> tuple[str, str]:
    """The asker's turn, before the gift or after it."""
    first = rules.ask_order == "discard_first"
    return (YOU_DISCARD, THEY_DISCARD) if first else (YOU_DISCARD_LAST, THEY_DISCARD_LAST)


def _help_texts(rules: Ruleset) -> tuple[str, str]:
    """The helper's turn, by what the rules force."""
    if not rules.ask_force_best:
        return YOU_HELP_FREELY, THEY_HELP_FREELY
    return (YOU_HELP, THEY_HELP) if rules.ask_cards == 1 else (YOU_HELP_MORE, THEY_HELP_MORE)
