"""Lens, deal, stepper and spotter in other games: they fit, readers find no fault, nothing hidden is sent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_tutor.engine import RULESETS
from tests.browser.harness import Server, write_notebook
from tests.browser.visit import Visit, cards_in
from tests.widgets.hands import played_out

Serve = Callable[[str], Server]
Open = Callable[..., Visit]
CELL = """from euchre_widgets.app import show
from euchre_widgets.{module} import {model}
from euchre_widgets.blocks import pack_rules
show("it", lambda: {model}({given}))"""
TOOLS = {
    "twins": ("trump_lens", "TrumpLensModel", "pack_rules('48')"),
    "ghost": ("deal_table", "DealTableModel", "'ghost', seed=7"),
    "dummies": (
        "deal_table",
        "DealTableModel",
        "'two_handed', seed=7, options={{'two_handed_dummy': 'each3'}}",
    ),
    "twelve tricks": ("trick_stepper", "TrickStepperModel", "{double_deck!r}"),
    "a turned card": ("trick_stepper", "TrickStepperModel", "{cutthroat!r}"),
    "twelve to search": ("renege_spotter", "RenegeSpotterModel", "game='double_deck'"),
}


@pytest.mark.slow
@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_shows_another_game_as_well_as_its_own(
    tool: str, visit: Open, serve: Serve, folder: Path
) -> None:
    module, model, given = TOOLS[tool]
    hands = {game: played_out(3, rules=RULESETS[game]) for game in ("double_deck", "cutthroat")}
    name = f"tool_{tool.replace(' ', '_')}"
    write_notebook(folder, name, [CELL.format(module=module, model=model, given=given.format(**hands))])
    shown = visit(serve("voila"), name, reduced_motion="reduce")
    shown.settle()
    assert cards_in(shown.states[-1]) <= shown.shown_cards()
    assert not shown.axe()
    shown.dark()
    assert not shown.axe("color-contrast")
    shown.narrow()
    assert not shown.too_wide() and not shown.small_targets()
