"""Finding a question by its id, and choosing which questions a lesson asks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from .course.topics import TOPICS
from .generators import GENERATORS, SEEDS, generated
from .items import Figure, Item, NearMiss, Option
from .lessons import Ask, load_lessons

__all__ = [
    "Figure",
    "Item",
    "NearMiss",
    "Option",
    "comes_back_in",
    "fresh",
    "is_item",
    "item_ids",
    "load_item",
    "mixed",
    "with_mix",
]


@cache
def _written() -> dict[str, Ask]:
    return {key: ask for lesson in load_lessons().values() for key, ask in lesson.items.items()}


def item_ids() -> tuple[str, ...]:
    """The ids of all written questions, in the order of the course."""
    return tuple(_written())


def is_item(item_id: str) -> bool:
    """Whether there is a question with this id, written or generated."""
    name, parted, seed = item_id.partition("~")
    return name in GENERATORS and seed.isdigit() if parted else item_id in _written()


def load_item(item_id: str) -> Item:
    """The question with this id, its texts in the language in force.

    An id is written (``04.q3``) or generated (``winner-left~7``: generator and seed); KeyError for any other.
    """
    name, parted, seed = item_id.partition("~")
    if not parted:
        return _written()[item_id](id=item_id)
    if not is_item(item_id):
        raise KeyError(item_id)
    return generated(name, int(seed))


def fresh(idea: str, seed: int) -> str | None:
    """The id of a newly made question on this idea; None where there is no generator."""
    generator = TOPICS[idea].generator
    return None if generator is None else f"{generator}~{seed}"


def mixed(lesson: str, count: int, seed: int = 1) -> list[str]:
    """Ids of so many fresh questions on ideas of earlier lessons, each on another idea."""
    earlier = [name for name, topic in TOPICS.items() if topic.generator and topic.lesson < lesson]
    rng = random.Random(f"{lesson} {seed}")
    chosen = [earlier.pop(int(rng.random() * len(earlier))) for _ in range(min(count, len(earlier)))]
    return [f"{TOPICS[name].generator}~{_choose_seed(rng)}" for name in chosen]


def with_mix(lesson: str, items: Sequence[str], count: int, seed: int = 1) -> list[str]:
    """The lesson's questions with so many earlier ones among them, never as the first or the last."""
    asked = list(items)
    for step, key in enumerate(mixed(lesson, count, seed), start=1):
        asked.insert(min(len(asked) - 1, 1 + step * len(items) // (count + 1)), key)
    return asked


@cache
def comes_back_in(idea: str, lesson: str) -> str | None:
    """The first lesson after this one that asks about the idea again, freshly dealt; None where none does."""
    made = f"{TOPICS[idea].generator}~"
    for later in load_lessons().values():
        count = later.blocks["quiz"].parameters["mix"]
        if later.id > lesson and any(key.startswith(made) for key in mixed(later.id, count)):
            return later.id
    return None


def _choose_seed(rng: random.Random) -> int:
    return SEEDS[int(rng.random() * len(SEEDS))]
