"""Reviews of random hands beside their positions, to be read one by one: is every sentence true?

Run: python -m benchmarks.reviews [--game ghost] [--hands 4] [--first 0] [--worlds 100] [--language nb]
"""

from __future__ import annotations

import argparse
import random

from euchre_tutor.engine import RULESETS, Phase, State, View, apply, deal, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.speech import LANGUAGES, use_language
from euchre_tutor.tutor.hand_review import Decision, hand_review
from euchre_tutor.tutor.punished import line_sentence

WILD = 0.5  # how often seat 0, whose decisions are reviewed, chooses by chance


def played(game: str, seed: int) -> State:
    """A finished hand."""
    rng, thumb = random.Random(seed), PLAYERS["thumb"]()
    state = deal(RULESETS[game], seed % RULESETS[game].seats, rng)
    while state.phase is not Phase.OVER:
        seen = view(state, state.to_act)
        wild = state.to_act == 0 and rng.random() < WILD
        state = apply(state, rng.choice(seen.legal) if wild else thumb.choose(seen))
    return state


def position(seen: View) -> str:
    """All that the seat knew, in the notation."""
    contract = seen.contract
    parts = {
        "hand": seen.hand,
        "dealer": seen.dealer,
        "turned": seen.upcard or "",
        "said": " ".join(f"{seat}:{call}" for seat, call in seen.calls),
        "contract": f"{contract.seat} {contract.tricks} {contract.trump}" if contract else "",
        "tricks": " / ".join(" ".join(f"{seat}{card}" for seat, card in trick) for trick in seen.tricks),
    }
    return "; ".join(f"{name} {part}" for name, part in parts.items() if str(part))


def told(one: Decision) -> str:
    """The position, what was done, and what is said of it."""
    found = one.feedback
    cost = f"{found.cost:.2f} ± {found.error:.2f}"
    line = [line_sentence(one.view, one.line)] if one.line is not None else []
    sentences = "".join(f"\n      {sentence}" for sentence in (*found.sentences, *line))
    return f"- {position(one.view)}\n  {one.action}: {found.name}, {cost}{sentences}"


def main() -> None:
    """Print the reviews."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=RULESETS, default="bid")
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--worlds", type=int, default=None)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    use_language(asked.language)
    for seed in range(asked.first, asked.first + asked.hands):
        found = hand_review(played(asked.game, seed), 0, seed, asked.worlds)
        print(f"\n{asked.game}, hand {seed}: {found.cost:.2f} points")
        for one in found.decisions:
            print(told(one))


if __name__ == "__main__":
    main()
