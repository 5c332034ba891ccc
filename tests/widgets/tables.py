"""Tables driven by messages: what the tests of the table share."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from euchre_widgets.table_model import TableModel
from tests.widgets.messages import CARD, body, send

HOUSES: dict[str, dict[str, Any]] = {
    "plain": {},
    "house": {"joker": True, "ace_no_face": True, "stick_the_dealer": True},
    "with bid": {"name_trump": "with_bid", "bidding_rounds": "open"},
    "late joker": {"joker": True, "joker_discard": "after_trump", "ask_cards": 2},
    "returning": {"ask_partner_may_return": True, "ask_force_best": False},
    "reneges": {"renege_mode": "allow"},
}


def sat(**options: Any) -> TableModel:
    """A table whose page is there."""
    model = TableModel(**{"seed": 1, **options})
    send(model, "ready")
    return model


def decide(model: TableModel, rng: random.Random) -> None:
    """One decision through the messages that the page would send, chosen at random."""
    drawn = body(model)
    if drawn["result"]:
        send(model, "next")
    elif not drawn["choice"]:
        send(model, "pick", card=rng.choice([c["id"] for c in drawn["hand"] if not c["why"]]))
    elif drawn["choice"]["kind"] == "cards":
        while not (word := body(model)["choice"]["options"][0]["word"]):
            free = [c["id"] for c in body(model)["hand"] if not c["why"] and "selected" not in c["marks"]]
            send(model, "pick", card=rng.choice(free))
        if body(model)["choice"]["options"][0]["why"]:
            send(
                model,
                "pick",
                card=rng.choice([c["id"] for c in body(model)["hand"] if "selected" in c["marks"]]),
            )
        else:
            send(model, "act", word=word)
    else:
        send(model, "act", word=rng.choice([o["word"] for o in drawn["choice"]["options"] if not o["why"]]))


def sent(model: TableModel) -> set[str]:
    """Cards named anywhere in the state; of a text to keep only this hand, since earlier ones are over."""
    text = json.dumps(model.state())
    return set(CARD.findall(re.sub(r"euchre_tutor table 1.*?(?=hand(?:(?!hand)[^\"])*\")", "", text)))


def unseen(model: TableModel) -> set[str]:
    """Cards that the learner has no way to know."""
    return {str(card) for card in model.session.view.unseen}
