"""The line on the cover that says whether cards can move here: plain words until a widget takes them away."""

from __future__ import annotations

import html
import os
from typing import Any

from euchre_tutor.speech import say

_SCRIPT = """
// Takes the plain words away only when Python has answered: then both ways work.
function render({ model, el }) {
	const line = document.createElement("p");
	line.className = "eu-self-test";
	el.append(line);
	const show = () => {
		if (!model.get("answer")) return;
		line.textContent = model.get("answer");
		for (const node of document.querySelectorAll(".eu-no-widgets")) node.remove();
	};
	model.on("change:answer", show);
	model.send({ kind: "hello" });
	show();
	return () => model.off("change:answer", show);
}
export default { render };
"""


def self_test() -> None:
    """Show whether widgets work here; without them the words that say so simply stay."""
    good = say("Everything is ready: the cards can move here.")
    bad = say(
        "If this line stays, the cards cannot move here. Run the cells again; then, in a terminal, call"
        " “euchre-tutor doctor”: it says what is missing and how to mend it."
    )
    if os.environ.get("EUCHRE_TUTOR_HEADLESS") == "1":
        print("<euchre_tutor self_test>")
        return
    from IPython.display import HTML, display

    display(HTML(f'<p class="eu-no-widgets">{html.escape(bad)}</p>'))
    _display_answer(good)


def _display_answer(good: str) -> None:
    try:
        from IPython.display import display

        display(_echo(good))
    except Exception:
        import logging

        # The plain words stand there already, and they are the answer.
        logging.getLogger("euchre_tutor").exception("the self-test's widget could not be shown")


def _echo(good: str) -> Any:
    import anywidget
    import traitlets

    class SelfTest(anywidget.AnyWidget):
        _esm = _SCRIPT
        answer = traitlets.Unicode("").tag(sync=True)

        def __repr__(self) -> str:
            return "<euchre_tutor self_test>"

    widget = SelfTest()
    widget.on_msg(lambda *_: widget.set_trait("answer", good))
    return widget
