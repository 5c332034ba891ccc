"""The frame's own words: what every widget says around its contents."""

from __future__ import annotations

from euchre_tutor.speech import say


def frame_words() -> dict[str, str]:
    """The texts of the frame, by the name the front end knows them by."""
    return _tools() | _troubles()


def _tools() -> dict[str, str]:
    return {
        "more": say("More"),
        "close": say("Close"),
        "keys": say("Keys"),
        "four_colours": say("Four colours"),
        "projector": say("Larger, for a projector"),
        "afresh": say("Start afresh"),
        "afresh_sure": say("Start afresh for the next pupil? What was done here is forgotten."),
        "stay": say("Stay here"),
        "carry_on": say("Carry on"),
        "carry_on_offer": say(
            "You were in the middle of this when the page closed. That place is kept until you choose."
        ),
        "elsewhere": say("This is open in another tab too, and the place kept is the one there."),
        "begin_anew": say("Begin anew"),
        "meaning": say("What it means"),
    }


def _troubles() -> dict[str, str]:
    return {
        "go_on": say("Go on"),
        "fault": say("We cannot go on like this"),
        "code": say("Code"),
        "slow": say("Still working. Nothing is lost."),
        "lost": say("The program behind this page has stopped answering."),
        "lost_notebook": say("Restart the kernel and run this cell again; your place is kept."),
        "lost_page": say("Start the page again; your place is kept."),
        "start_again": say("Start again"),
    }


def shared_shortcuts() -> list[tuple[str, str]]:
    """(keys, meaning) that hold in every widget; keys are written as on a keyboard."""
    return [
        ("← → ↑ ↓", say("Move from card to card, or from button to button")),
        ("Home End", say("First, last")),
        ("Enter", say("Choose what has the focus")),
        ("Tab", say("Go to the next group")),
        ("?", say("Show or hide this list")),
        ("Esc", say("Close what is open")),
    ]
