"""What advice on a card costs and how good it is: time by trick, what is lost on many deals, calibration.

Run: python -m benchmarks.cards [--game bid] [--hands 12] [--worlds 50] [--against 300] [--positions 16]

The loss (regret) of a choice is what it is worth less than the best card in ``--against`` deals of other
random numbers; 1,200 are wanted for a fair figure, fewer are looked at unless asked. Times are of plain
Python (with numpy beside it), of the processor, so that a busy machine does not spoil them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import mean, median, quantiles
from time import perf_counter, process_time

from euchre_tutor.engine import RULESETS, Phase, Ruleset, View, apply, deal, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import Estimate, gap, study
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.rollouts import Kernel, kernel

PARTS = ("lead to trick 1", "trick 1", "trick 2", "later tricks")
TARGETS = (450, 280, 140, 35)  # milliseconds, with 50 deals, for six cards each


def positions(rules: Ruleset, hands: int) -> Iterator[View]:
    """Views of whoever has a choice of cards, along hands that are called and played by rule of thumb."""
    thumb = PLAYERS["thumb"]()
    for seed in range(hands):
        state = deal(rules, seed % rules.seats, random.Random(seed))
        while state.phase is not Phase.OVER:
            seen = view(state, state.to_act)
            if state.phase is Phase.PLAY and len(seen.legal) > 1:
                yield seen
            state = apply(state, thumb.choose(seen))


def part(seen: View) -> str:
    """The part of the play that the view is of."""
    if not seen.tricks:
        return PARTS[0]
    number = len(seen.complete_tricks)
    return PARTS[min(number + 1, 3)]


def timed(views: list[View], worlds: int, by: Kernel) -> dict[str, list[tuple[float, float]]]:
    """For each part of the play milliseconds of the processor and of the clock, one pair a view."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in PARTS}
    for number, seen in enumerate(views):
        clock, busy = perf_counter(), process_time()
        study(seen, random.Random(number), worlds=worlds, by=by)
        found[part(seen)].append(((process_time() - busy) * 1000, (perf_counter() - clock) * 1000))
    return found


def lost(seen: View, worlds: int, against: int, seed: int) -> tuple[float, bool, bool]:
    """What the card chosen in few deals loses in many, and whether it was told to be clearly best, and is."""
    chosen = study(seen, random.Random(seed), worlds=worlds).estimates
    judged = study(seen, random.Random(f"judge {seed}"), worlds=against).estimates
    order = sorted(chosen, key=lambda one: -one.points)
    points = {one.action: one for one in judged}
    best = max(judged, key=lambda one: one.points)
    sure = len(order) > 1 and _clearly(order[0], order[1])
    return best.points - points[order[0].action].points, sure, best.action == order[0].action


def _clearly(one: Estimate, other: Estimate) -> bool:
    points, error = gap(one, other)
    return points > 0 and points >= 2 * error


def told(name: str, times: dict[str, list[tuple[float, float]]]) -> Iterator[str]:
    """The lines of the report about time."""
    for (what, pairs), target in zip(times.items(), TARGETS, strict=True):
        if len(pairs) > 1:
            busy, clock = zip(*pairs, strict=True)
            middle, most, waited = median(busy), quantiles(busy, n=20)[18], quantiles(clock, n=20)[18]
            yield (
                f"{name:<6} {what:<16} processor p50 {middle:6.1f} ms  p95 {most:6.1f} ms (target {target})"
                f"  clock p95 {waited:6.1f} ms  {len(pairs)} positions"
            )


def main() -> None:
    """Print the times by trick, then the loss and how far the word clearly can be trusted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=RULESETS, default="bid")
    parser.add_argument("--hands", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=50)
    parser.add_argument("--against", type=int, default=300)
    parser.add_argument("--positions", type=int, default=16)
    asked = parser.parse_args()
    views = list(positions(RULESETS[asked.game], asked.hands))
    for name, by in (("plain", PlainKernel()), ("usual", kernel())):
        for line in told(name, timed(views, asked.worlds, by)):
            print(line)
    some = random.Random(1).sample(views, min(asked.positions, len(views)))
    losses = [lost(seen, asked.worlds, asked.against, number) for number, seen in enumerate(some)]
    print(f"loss against {asked.against} deals: {mean(loss for loss, _, _ in losses):.3f} points a choice")
    sure = [right for _, clear, right in losses if clear]
    print(f"clearly best in {asked.worlds} deals: {len(sure)} of {len(losses)}, right in {sum(sure)} of them")


if __name__ == "__main__":
    main()
