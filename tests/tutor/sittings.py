"""Sessions brought to a point: what the tests of the table begin from."""

from __future__ import annotations

import random

from euchre_tutor.engine import RULESETS, Action, Phase, Ruleset, parse_action
from euchre_tutor.players import PLAYERS
from euchre_tutor.tutor.session import Session

BID = RULESETS["bid"]
HOUSE = BID.with_options(joker=True, ace_no_face=True, stick_the_dealer=True)


def played(session: Session, decisions: int, style: str = "thumb", seed: int = 1) -> Session:
    """The session after so many decisions of the learner, hands counted as they end."""
    me = PLAYERS[style](random.Random(seed))
    for _ in range(decisions):
        session.to_my_turn()
        while session.is_over and not session.winners:
            session.next_hand()
            session.to_my_turn()
        if session.winners:
            break
        session.act(me.choose(session.view))
    return session


def to_play(seed: int, rules: Ruleset = BID) -> Session:
    """A session in which the learner is to play a card."""
    for k in range(seed, seed + 50):
        session = Session(rules, seed=k, seat=2)
        for _ in range(12):
            session.to_my_turn()
            if session.view.phase is Phase.PLAY and session.view.on_turn:
                return session
            if session.is_over:
                break
            session.act(PLAYERS["thumb"]().choose(session.view))
    raise LookupError("no such hand")


def asked(rules: Ruleset) -> list[Session]:
    """Sessions at the learner's first decision in the auction."""
    found = []
    for seed in range(12):
        session = Session(rules, seed=seed, seat=2)
        session.to_my_turn()
        if session.view.phase is Phase.BID:
            found.append(session)
    return found


def words(*texts: str) -> list[Action]:
    """The actions with these words."""
    return [parse_action(text) for text in texts]
