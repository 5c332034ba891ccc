"""A small course for the tests of the web app: a cover, two lessons with live and with broken cells."""

from __future__ import annotations

from pathlib import Path

from tools import notebooks
from tools.myst import BLOCKS

COVER = """---
page: cover
title: Learn Euchre
minutes: 1
goal: Begin.
---
(promise)=
# Learn Euchre

Short lessons.

(check)=
```{code-cell} ipython3
from euchre_widgets import self_test
self_test()
```
"""
LESSON = """---
lesson: {number}
title: {title}
minutes: 10
goal: You will see a page.
---
(goal)=
# {title}

You will see a page.

(win)=
## Win first

```{{code-cell}} ipython3
{first}
```

(explore)=
## Explore

```{{code-cell}} ipython3
print("after the fault")
```

```{{code-cell}} ipython3
from euchre_widgets import demo
demo("trump_lens")
```
"""
UNKNOWN = 'from euchre_widgets import demo\ndemo("nothing of ours")'
LONG = "A sentence that takes its room on the page, and then another of the same kind. " * 60


def write_course(folder: Path) -> Path:
    """Write the sources and build the notebooks; the answer is the folder."""
    sources = folder / "source" / "en"
    sources.mkdir(parents=True)
    (sources / "00_start.md").write_text(COVER)
    (sources / "01_first.md").write_text(lesson(1, "A first lesson", "1 / 0"))
    (sources / "02_second.md").write_text(lesson(2, "A second lesson", UNKNOWN))
    (sources / "play.md").write_text(COVER.replace("page: cover", "page: table").replace("promise", "table"))
    notebooks.write(folder)
    return folder


def lesson(number: int, title: str, first: str) -> str:
    """A lesson's source with all eight blocks."""
    rest = "".join(f"\n({block})=\n## {block.title()}\n\n{LONG}\n" for block in BLOCKS[3:])
    return LESSON.format(number=number, title=title, first=first) + rest
