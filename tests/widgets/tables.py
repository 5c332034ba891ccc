"""Tables driven by messages: what the tests of the table share."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
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
        _choose_cards(model, rng)
    else:
        send(model, "act", word=rng.choice([o["word"] for o in drawn["choice"]["options"] if not o["why"]]))


def _choose_cards(model: TableModel, rng: random.Random) -> None:
    """Tap cards until they may be laid away, given or kept, and say so."""
    (option,) = body(model)["choice"]["options"]
    while not option["word"] or option["why"]:
        chosen = [card["id"] for card in shown(model) if "selected" in card["marks"]]
        free = [card["id"] for card in shown(model) if not card["why"] and card["id"] not in chosen]
        send(model, "pick", card=rng.choice(chosen if option["word"] else free))
        (option,) = body(model)["choice"]["options"]
    send(model, "act", word=option["word"])


def shown(model: TableModel) -> list[dict[str, Any]]:
    """The own cards, and those of a dummy taken up."""
    drawn = body(model)
    return [*drawn["hand"], *(drawn["beside"]["cards"] if drawn["beside"] else [])]


def sent(model: TableModel) -> set[str]:
    """Cards named anywhere in the state; of a text to keep only this hand, since earlier ones are over."""
    text = json.dumps(model.state())
    return set(CARD.findall(re.sub(r"euchre_tutor table 1.*?(?=hand(?:(?!hand)[^\"])*\")", "", text)))


def unseen(model: TableModel) -> set[str]:
    """Cards that the learner has no way to know, neither copy of them.

    A turned card is known though its place may not be.
    """
    seen, pack = model.session.view, Counter(model.session.rules.cards)
    return {str(card) for card, n in Counter(seen.unseen).items() if n == pack[card] and card != seen.upcard}
