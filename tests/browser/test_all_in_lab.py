"""One notebook with every widget in JupyterLab: all appear, none harms the notebook, none is saved in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from euchre_widgets.registry import WIDGETS
from tests.browser.harness import LANGUAGE, Server
from tests.browser.visit import Visit, cards_in, first_control

SAVE = "jupyterapp.commands.execute('docmanager:save')"


def test_every_widget_lives_in_one_notebook(visit: Callable[..., Visit], lab: Server, folder: Path) -> None:
    one = visit(lab, "everything", len(WIDGETS))
    before = one.cells()
    # Two tables in one notebook share the name of their region: no lesson has two of them in one block.
    assert not [fault for fault in one.axe() if not fault.startswith("landmark-unique")]
    for number in range(len(WIDGETS)):
        control = first_control(one.roots.nth(number))
        control.scroll_into_view_if_needed()
        control.focus()
        one.page.keyboard.press("Enter")
        one.sweep()
    assert one.cells() == before
    one.dark()
    assert not one.axe("color-contrast")
    one.page.evaluate(SAVE)
    one.page.wait_for_timeout(1000)
    assert not cards_in((folder / LANGUAGE / "everything.ipynb").read_text("utf-8"))


def test_a_widget_that_cannot_be_made_is_a_box_and_the_next_one_lives(
    visit: Callable[..., Visit], lab: Server, voila: Server
) -> None:
    for server in (voila, lab):
        one = visit(server, "nonsense")
        expect(one.page.locator(".eu-fault-box")).to_contain_text("EU-")
        expect(one.root).to_be_visible()
