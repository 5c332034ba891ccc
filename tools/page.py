"""What the web app's template takes from the widgets' front end: look.css, the sprite, and the cover's cards.

Each has one source (the built page.css, the card art); ``python -m tools.page`` copies, ``--check`` compares.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "euchre_tutor" / "art" / "cards.svg"
LOOK = ROOT / "widgets" / "euchre_widgets" / "static" / "page.css"
TEMPLATE = ROOT / "widgets" / "voila" / "euchre"
SUITS = {"H": "hearts", "D": "diamonds"}
RANK_WIDTHS = {"Q": 44, "K": 40, "A": 42, "R": 40, "L": 34}
HERO = (("J", "H", "R"), ("J", "D", "L"), ("A", "H", ""), ("K", "H", ""), ("Q", "H", ""))


def files() -> dict[Path, str]:
    """Every generated file of the template, as text by its path."""
    return {
        TEMPLATE / "static" / "look.css": LOOK.read_text("utf-8"),
        TEMPLATE / "sprite.html": sprite(ART.read_text("utf-8")),
        TEMPLATE / "hero.html": "\n".join(card(*one) for one in HERO) + "\n",
    }


def sprite(art: str) -> str:
    """The symbols alone, hidden, to stand once in a page. Comments may not stand in a template."""
    symbols = "\n".join(re.findall(r"<symbol .*?</symbol>", art, re.DOTALL))
    style = 'aria-hidden="true" style="position:absolute" width="0" height="0"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {style}><defs>\n{symbols}\n</defs></svg>\n'


def card(rank: str, suit: str, bower: str) -> str:
    """One card of the cover as markup: drawn from the sprite as the widgets draw it, hearts being trump."""
    lit = " lit" if bower else ""
    parts = [_glyph(rank, 8, 10, 34), _use(f"s-{suit}", 8, 50, 25, 25), *_figure(rank, suit, bool(bower))]
    inside = "".join([*parts, *(_band(bower) if bower else ())])
    paper = '<rect class="{}" width="100" height="140" rx="9"/>'
    svg = f"{paper.format('paper')}{inside}{paper.format('rim')}"
    face = f'<svg class="eu-face" viewBox="0 0 100 140">{svg}</svg>'
    return f'<span class="eu-card {SUITS[suit]}{lit}">{face}</span>'


def _figure(rank: str, suit: str, low: bool) -> Iterator[str]:
    if rank == "A":
        yield '<circle class="ring" cx="66" cy="101" r="29"/>'
        yield _use(f"s-{suit}", 47, 82, 38, 38)
        return
    top, height, size, head = (42, 64, 31, 19) if low else (50, 82, 42, 24)
    y = top + (height - size - head - 4) / 2
    yield f'<rect class="panel" x="42" y="{top}" width="50" height="{height}" rx="5"/>'
    yield _use(f"h-{rank}", 67 - head * 0.79, y, head * 1.57, head)
    yield _use(f"s-{suit}", 67 - size / 2, y + head + 4, size, size)


def _band(bower: str) -> Iterator[str]:
    yield '<path class="band" d="M0 110H100V131A9 9 0 0 1 91 140H9A9 9 0 0 1 0 131Z"/>'
    yield '<path class="band-line" d="M0 110H100"/>'
    yield f'<g class="on-band">{_glyph(bower, 10, 115, 20)}</g>'
    yield f'<g class="band-suit hearts">{_use("s-H", 30, 114.5, 21, 21)}</g>'


def _glyph(rank: str, x: float, y: float, height: float) -> str:
    return _use(f"r-{rank}", x, y, RANK_WIDTHS.get(rank, 36) * height / 60, height)


def _use(symbol: str, x: float, y: float, width: float, height: float) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:.4g}" height="{height:g}"'
    return f'<use href="#eu-{symbol}" {place}/>'


def main(arguments: list[str]) -> int:
    """Write the files, or say which are stale; the answer is the exit code."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        if arguments == ["--check"]:
            print(f"{path.relative_to(ROOT)}: not what its source gives; run `python -m tools.page`")
        else:
            path.write_text(files()[path], "utf-8")
    return 1 if stale and arguments == ["--check"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
