"""What the table says: whose turn it is and what for, what has happened, what a hand and a match came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import TypedDict

from euchre_tutor.engine import (
    CallRenege,
    Match,
    Phase,
    Play,
    Ranking,
    Seat,
    State,
    Suit,
    View,
    made,
    ranking,
)
from euchre_tutor.engine.phases.play import trick_winner
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.explain import Watch, taken_by
from euchre_tutor.tutor.names import bid_name, by_seat, card_name, seat_name, suit_card, suit_none
from euchre_tutor.tutor.session import Session
from euchre_tutor.tutor.tell import points_line, result_lines, side_name, step_told


class PromptJson(TypedDict):
    """Whose turn it is, in bold, and what there is to do."""

    strong: str
    text: str


class LineJson(TypedDict):
    """One line of the log."""

    label: str
    text: str


class ResultJson(TypedDict):
    """What the finished hand, or match, came to."""

    title: str
    lines: list[str]
    won: bool


LED_WERE = {
    Suit.CLUBS: mark("Clubs were led."),
    Suit.DIAMONDS: mark("Diamonds were led."),
    Suit.HEARTS: mark("Hearts were led."),
    Suit.SPADES: mark("Spades were led."),
}
STAGES = {
    Phase.DEALER_DISCARD: mark("Discard"),
    Phase.CLAIM: mark("Claims"),
    Phase.BID: mark("Auction"),
    Phase.NAME: mark("Trump"),
    Phase.EXCHANGE: mark("Exchange"),
    Phase.CLAIMS: mark("Reneges"),
}
YOU_HIGH, THEY_HIGH = (
    mark("The high bid is yours: {bid}. [[bid|Bid]] above it, or [[pass|pass]]."),
    mark("{seat} has the high bid: {bid}. [[bid|Bid]] above it, or [[pass|pass]]."),
)

# ---- whose turn it is


def prompt(view: View, order: Ranking) -> PromptJson:
    """What the learner is to do, or who is next."""
    if view.phase is Phase.OVER:
        return PromptJson(strong=say("The hand is over."), text="")
    if not view.on_turn:
        next_up = say("{seat} is next.", seat=seat_name(view.to_act, view.seat))
        return PromptJson(strong=next_up, text="")
    return _prompts(view, order)


def _prompts(view: View, order: Ranking) -> PromptJson:
    match view.phase:
        case Phase.BID:
            return PromptJson(strong=say("Your call."), text=_about_bids(view))
        case Phase.NAME:
            return PromptJson(
                strong=say("Name trump."), text=say("Which suit is [[trump|trump]] in this hand?")
            )
        case Phase.CLAIM:
            text = say("Show it and the cards are dealt again, or pass and play on.")
            return PromptJson(strong=say("You hold [[ace_no_face|ace no face]]."), text=text)
        case Phase.CLAIMS:
            text = say("Did anybody [[renege|renege]]? Say so now, or pass.")
            return PromptJson(strong=say("Before the score."), text=text)
        case Phase.PLAY:
            return _about_play(view, order)
        case _:
            return _about_cards(view)


def _about_bids(view: View) -> str:
    called = [(seat, action) for seat, action in view.auction if str(action) != "PASS"]
    if called:
        seat, action = called[-1]
        return by_seat(seat, view.seat, YOU_HIGH, THEY_HIGH, bid=bid_name(action))
    if not any(str(action) == "PASS" for action in view.legal):
        return say("All the others have passed: as the dealer you must [[bid|bid]].")
    return say("Nobody has [[bid|bid]] yet. Bid, or [[pass|pass]].")


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
        text = say("It goes to your partner, face down, and cannot be changed.")
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


# ---- what has happened


def step_text(before: State, after: State, viewer: Seat) -> str:
    """What one action did, for a reader aloud: the action, then the trick or the hand that it ended."""
    watch = Watch(viewer)
    parts = [_headline(before, after, watch)]
    if len(after.complete_tricks) > len(before.complete_tricks):
        parts.append(taken_by(after, watch))
    if after.phase is Phase.OVER:
        parts += result_lines(after, viewer)
    return " ".join(filter(None, parts))


def steps_text(states: Sequence[State], viewer: Seat) -> str:
    """Several actions, one sentence after the other."""
    return " ".join(step_text(before, after, viewer) for before, after in pairwise(states))


def log_lines(states: Sequence[State], viewer: Seat) -> list[LineJson]:
    """The hand so far, a line for each stage of it and for each trick; the open trick card by card."""
    told = [(label, text) for label, text in _told(states, Watch(viewer))]
    lines = [(label, [text for _, text in group]) for label, group in groupby(told, key=lambda line: line[0])]
    done = len(states[-1].complete_tricks)
    short = {_trick_label(number) for number in range(1, done + 1)}
    return [
        LineJson(label=label, text=" ".join(texts[-1:] if label in short else texts))
        for label, texts in lines
    ]


def _told(states: Sequence[State], watch: Watch) -> Iterator[tuple[str, str]]:
    for before, after in pairwise(states):
        label = _label(before, after)
        yield label, _headline(before, after, watch)
        if len(after.complete_tricks) > len(before.complete_tricks):
            yield label, _taker(after, watch)


def _taker(after: State, watch: Watch) -> str:
    """Who took the trick just finished, in as few words as a line of the log has room for."""
    trick = after.complete_tricks[-1]
    seat = trick_winner(after, trick)
    return say("{seat}, {card}", seat=seat_name(seat, watch.viewer), card=card_name(dict(trick)[seat]))


def _label(before: State, after: State) -> str:
    if before.phase in STAGES:
        return say(STAGES[before.phase])
    return _trick_label(max(len(after.tricks), 1))


def _trick_label(number: int) -> str:
    return say("Trick {n}", n=number)


def _headline(before: State, after: State, watch: Watch) -> str:
    action = after.history[-1][1]
    if isinstance(action, Play):
        return step_told(before, action, after, watch).headline
    told = step_told(before, action, replace(after, phase=before.phase), watch)
    return f"{told.headline} {told.text}" if isinstance(action, CallRenege) else told.headline


# ---- what it came to


def result(session: Session) -> ResultJson | None:
    """The score of the finished hand, and the end of the match; None while the hand goes on."""
    if not session.is_over:
        return None
    state, viewer = session.states[-1], session.seat
    lines = [*result_lines(state, viewer), *_penalties(state, viewer)]
    winners = session.winners
    if not winners:
        return ResultJson(title=say("The hand is over."), lines=[*lines, *_tied(session.match)], won=False)
    side = side_name(tuple(sorted(winners)), viewer)
    title = by_side(viewer in winners, side)
    return ResultJson(
        title=title, lines=[*lines, _totals(session.match, viewer), _rule(session.match)], won=True
    )


def by_side(ours: bool, side: str) -> str:
    """Who has won the match."""
    return (
        say("{side} have won the match.", side=side)
        if not ours
        else say("The match is yours: {side}.", side=side)
    )


def _penalties(state: State, viewer: Seat) -> list[str]:
    """Points lost by reneges, where there were any."""
    fines = [(side_name(side, viewer), state.penalties[side[0]]) for side in state.rules.sides]
    return [say("Reneges are in it: {line}", line=points_line(side, fine)) for side, fine in fines if fine]


def _tied(match: Match) -> list[str]:
    high = max(match.scores)
    if high < match.rules.target:
        return []
    if match.rules.going_out == "must_make_or_set" and match.scores.count(high) <= match.rules.seats // 2:
        return [say("At this table a match is won only by making a bid, or by setting the bidder: play on.")]
    return [say("Both are at {n}, so another hand decides.", n=high)]


def _totals(match: Match, viewer: Seat) -> str:
    each = [
        say("{side} {n}", side=side_name(side, viewer), n=minus(match.scores[side[0]]))
        for side in match.rules.sides
    ]
    return say("Final score: {scores}.", scores=", ".join(each))


def _rule(match: Match) -> str:
    """Which rule decided the match."""
    target, hand = match.rules.target, match.hands[-1]
    there = {match.rules.side(s) for s in range(match.rules.seats) if match.scores[s] >= target}
    if match.rules.going_out == "must_make_or_set":
        return say("The rule: at {n} or more, and a bid made or the bidder set in this hand.", n=target)
    if len(there) < 2:
        return say("The rule: the first at {n} or more has won.", n=target)
    if match.rules.going_out == "bidder_first" and made(hand):
        return say("The rule: both passed {n}, and the side that bid and made it goes out first.", n=target)
    return say("The rule: both passed {n}, and the higher total has won.", n=target)


def minus(number: int) -> str:
    """The number with a true minus sign."""
    return str(number).replace("-", "\u2212")
