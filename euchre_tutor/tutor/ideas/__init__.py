"""The ideas behind a good choice: each says when it is true of a position, and says so in a sentence."""

from __future__ import annotations

from ...engine.actions import Action, Play
from ...engine.views import View
from ...solver.values import Estimate
from ...speech import mark, say
from .alone import ALONE
from .auction import AUCTION
from .calling import CALLING
from .cards_away import CARDS_AWAY
from .counting import COUNTING
from .dummy import DUMMY
from .following import FOLLOWING
from .idea import Found, Idea
from .leading import LEADING
from .spot import Spot
from .trumping import TRUMPING
from .turned import TURNED

__all__ = ["CLOSE", "IDEAS", "Found", "Idea", "Spot", "found", "idea_title"]

CLOSE = mark("Some choices are too close to tell apart")
BEFORE = (*AUCTION, *CALLING, *TURNED, *ALONE, *CARDS_AWAY, *DUMMY)
PLAYED = (*LEADING, *FOLLOWING, *COUNTING)
IDEAS: dict[str, Idea] = {idea.id: idea for idea in (*BEFORE, *PLAYED, *TRUMPING)}


def idea_title(idea: str) -> str:
    """The idea's title in the language in force."""
    title = CLOSE if idea == "close" else IDEAS[idea].title
    return say(title)


def found(view: View, action: Action, estimate: Estimate | None = None) -> tuple[Found, ...]:
    """Every idea that is true of the action in the position, the strongest claim first.

    What depends on the chance of a call is there only with its ``estimate``.
    """
    spot = Spot(view, action, estimate)
    fitting = (*(PLAYED if isinstance(action, Play) else BEFORE), *TRUMPING)
    true = [(idea, idea.when(spot)) for idea in fitting]
    some = [Found(idea, spot, facts) for idea, facts in true if facts is not None]
    return tuple(sorted(some, key=lambda one: -one.idea.weight))
