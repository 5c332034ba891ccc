"""From a block's id to its widget: course data in, a plain model out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euchre_tutor.engine import RULESETS, Ruleset
from euchre_tutor.speech import say
from euchre_tutor.tutor.course.topics import TOPICS
from euchre_tutor.tutor.lessons import load_block, spoken
from euchre_tutor.tutor.quizzes import load_item, with_mix

from .model import WidgetModel
from .registry import WIDGETS
from .sitting import KEEPER

Parameters = dict[str, Any]
CHOICE_IDEAS = {"swap": "ghost-swap", "merge": "keep-five", "alone": "alone"}
CALL_IDEAS = {"ghost": "ghost-swap", "cutthroat": "cut-call", "turn_up": "turned", "two_handed": "two"}
LENS_IDEAS = {"right-bower": "rank-trump", "left-bower": "left-suit", "bower-rank": "rank-trump"}


def block_model(block_id: str) -> WidgetModel:
    """The widget of this block in the language in force; KeyError for an id the course does not have."""
    block = load_block(block_id)
    arguments = ARGUMENTS.get(block.widget, _plainly)(spoken(block.parameters), block_id)
    model = WIDGETS[block.widget](**arguments, keep_key=block_id)
    KEEPER.meet(block_id)
    return model


def _plainly(parameters: Parameters, block_id: str) -> Parameters:
    return parameters


def _quiz(parameters: Parameters, block_id: str) -> Parameters:
    lesson = block_id.partition(".")[0]
    keys = with_mix(lesson, parameters["items"], parameters["mix"])
    items = [load_item(key) for key in keys]
    return {
        "items": items,
        "ideas": {item.idea: say(TOPICS[item.idea].title) for item in items},
        "on_graded": KEEPER.note if parameters["scored"] else None,
        "on_carried": KEEPER.carried if parameters["scored"] else None,
    }


def _exam(parameters: Parameters, block_id: str) -> Parameters:
    lesson = block_id.partition(".")[0]
    return {"lesson": lesson, "on_graded": KEEPER.note, "on_carried": KEEPER.carried}


def _lens(parameters: Parameters, block_id: str) -> Parameters:
    def answered(idea: str, right: bool) -> None:
        KEEPER.note_plainly(block_id, LENS_IDEAS[idea], right)

    return {
        "rules": pack_rules(parameters["pack"], parameters.get("game")),
        "trump": parameters["trump"],
        "mode": parameters["predict"] or "explore",
        "pairs": parameters.get("pairs", ()),
        "seed": parameters["seed"],
        "on_answer": answered,
    }


def pack_rules(pack: str, game: str | None = None) -> Ruleset:
    """A game with a pack of so many cards: the one named, else the first that is played with it."""
    deck = int(pack)
    rules = RULESETS[game] if game else next(one for one in RULESETS.values() if deck in one.decks)
    return rules if rules.deck == deck else rules.with_options(deck=deck)


def _recap(parameters: Parameters, block_id: str) -> Parameters:
    return {"keeper": KEEPER, "lesson": block_id.partition(".")[0]}


def _asking(parameters: Parameters, block_id: str) -> Parameters:
    """A widget that asks in its own way: its answers are noted too."""

    def answered(idea: str, right: bool) -> None:
        KEEPER.note_plainly(block_id, idea, right)

    return {**parameters, "on_answer": answered}


def _choices(parameters: Parameters, block_id: str) -> Parameters:
    """Each kind of choice is about an idea of its own, by the game."""
    game = parameters.get("game", "cutthroat")

    def answered(kind: str, right: bool) -> None:
        KEEPER.note_plainly(block_id, CHOICE_IDEAS.get(kind, CALL_IDEAS[game]), right)

    return {**parameters, "on_answer": answered}


def _trainer(parameters: Parameters, block_id: str) -> Parameters:
    """Only a guess is an answer: whoever merely tries calls is exploring."""
    return _asking(parameters, block_id) if parameters.get("guess") else parameters


ARGUMENTS: dict[str, Callable[[Parameters, str], Parameters]] = {
    "quiz": _quiz,
    "exam": _exam,
    "trump_lens": _lens,
    "recap": _recap,
    "auction_trainer": _choices,
    "bid_trainer": _trainer,
    "renege_spotter": _asking,
    "trick_stepper": _asking,
}
