"""The committed bundles are what the source gives, and the front end's list is the registry's."""

from __future__ import annotations

import json
from pathlib import Path

from euchre_widgets.registry import WIDGETS
from tests.house.bundles import differences, rebuilt
from tests.house.files import ROOT, text

STATIC = ROOT / "widgets" / "euchre_widgets" / "static"


def test_the_bundles_are_what_the_source_gives(tmp_path: Path) -> None:
    assert not differences(rebuilt(tmp_path), STATIC), "run `make build-front`"


def test_a_stale_missing_or_left_over_bundle_is_found(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    for folder, names in ((new, "ab"), (old, "bc")):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.js").write_text(folder.name)
    assert differences(new, old) == ["a.js", "b.js", "c.js"]


def test_every_widget_is_built_and_nothing_else() -> None:
    pages = {"page"}  # the look of our own pages: a stylesheet and no widget
    assert set(json.loads(text("widgets/front/entries.json"))) == {*WIDGETS, *pages}
