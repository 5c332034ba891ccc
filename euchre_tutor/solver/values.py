"""What the solver answers: the worth of actions and of a hand, each with its error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from ..engine.actions import Action
from ..engine.cards import Suit
from ..engine.ruleset import Phase


class NoEstimate(ValueError):
    """There is nothing honest to say about the actions of this phase."""

    def __init__(self, phase: Phase) -> None:
        super().__init__(f"no estimate in the phase {phase.value}")
        self.phase = phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The worth of one action in points: its own side's minus the opponents', and how sure that is.

    ``error`` is the standard error. The fields from ``trump`` on are about calls, None elsewhere:
    they tell what the call is worth if nobody overbids it.
    """

    action: Action
    points: float
    error: float
    worlds: int
    exact: bool
    own_points: float  # the own side's points alone
    own_error: float
    trump: Suit | None = None  # the suit that the call is played in
    chance: float | None = None  # that the undertaking is made
    stands: float | None = None  # the chance that nobody overbids
    if_stands: float | None = None  # points if nobody does
    tricks: tuple[float, ...] | None = None  # how likely the declaring side takes 0, 1, 2 ... tricks
    samples: tuple[float, ...] = field(default=(), repr=False, compare=False)  # points world by world


@dataclass(frozen=True, slots=True)
class SuitOutlook:
    """What a hand does as declarer in one trump suit, over many deals of the other cards."""

    trump: Suit
    tricks: tuple[float, ...]  # how likely its side takes 0, 1, 2 ... tricks, the partner playing
    mean: float
    error: float  # standard error of the mean
    ask: float  # chance of all tricks alone, with the partner's best card; none where there is no partner
    moon: float  # chance of all tricks alone, without help

    def chance_of(self, tricks: int) -> float:
        """The chance of at least this many tricks, the partner playing."""
        return sum(self.tricks[tricks:])


@dataclass(frozen=True, slots=True)
class HandOutlook:
    """A hand's outlook in every suit, in the order of Suit."""

    worlds: int
    suits: tuple[SuitOutlook, ...]

    @property
    def best(self) -> SuitOutlook:
        """The suit with the most tricks to be expected."""
        return max(self.suits, key=lambda suit: suit.mean)

    def chance_error(self, chance: float) -> float:
        """The standard error of a chance that was counted in these worlds."""
        return chance_error(chance, self.worlds)


@dataclass(frozen=True, slots=True)
class Study:
    """The legal actions and the hand's outlook, from the same worlds."""

    estimates: tuple[Estimate, ...]
    outlook: HandOutlook | None  # None where trump is fixed


def chance_error(chance: float, worlds: int) -> float:
    """The standard error of a share; never nil, since nothing counted is certain."""
    return sqrt(max(chance * (1 - chance), 1 / (worlds + 2)) / worlds) if worlds else 1.0


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return counted(list(Counter(samples).items()))


def counted(values: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The mean of values that occur so many times each, and its standard error."""
    n, total = sum(times for _, times in values), sum(x * times for x, times in values)
    squares = sum(x * x * times for x, times in values)
    spread = max(squares - total * total / n, 0.0) / max(n - 1, 1)
    return total / n, sqrt(spread / n)


def of_points(action: Action, points: Sequence[tuple[float, float]]) -> Estimate:
    """The estimate from the points of both sides in each world."""
    counts = Counter(points)  # few pairs differ, so that adding up is quick
    differences = {pair: float(pair[0] - pair[1]) for pair in counts}
    mean, error = counted([(differences[pair], n) for pair, n in counts.items()])
    own, own_error = counted([(pair[0], n) for pair, n in counts.items()])
    return Estimate(
        action=action,
        points=mean,
        error=error,
        worlds=len(points),
        exact=False,
        own_points=own,
        own_error=own_error,
        samples=tuple([differences[pair] for pair in points]),
    )


def of_weighted(action: Action, points: Sequence[tuple[float, float]], weights: Sequence[float]) -> Estimate:
    """The estimate from the points of both sides in every world there is, each as likely as it weighs.

    Rounded, so that two cards which are worth the same are not told apart by the last binary place.
    """
    total = sum(weights)
    own, others = (
        round(sum(weight * pair[side] for weight, pair in zip(weights, points, strict=True)) / total, 9)
        for side in (0, 1)
    )
    return Estimate(
        action=action,
        points=round(own - others, 9),
        error=0.0,
        worlds=len(points),
        exact=True,
        own_points=own,
        own_error=0.0,
    )


def nothing(action: Action, worlds: int) -> Estimate:
    """The estimate of an action after which nobody scores, which is certain."""
    return Estimate(
        action=action,
        points=0.0,
        error=0.0,
        worlds=worlds,
        exact=True,
        own_points=0.0,
        own_error=0.0,
        samples=(0.0,) * worlds,
    )


def gap(a: Estimate, b: Estimate) -> tuple[float, float]:
    """How many points a is above b, and the standard error of that, world by world."""
    if len(a.samples) == len(b.samples) > 1:
        return mean_and_error(tuple(x - y for x, y in zip(a.samples, b.samples, strict=True)))
    return a.points - b.points, sqrt(a.error**2 + b.error**2)


def too_close(a: Estimate, b: Estimate) -> bool:
    """Whether the difference is under two of its standard errors (rule of the screen: too close to call)."""
    points, error = gap(a, b)
    return abs(points) < 2 * error or points == 0
