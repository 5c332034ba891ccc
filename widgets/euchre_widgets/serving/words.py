"""What the frame of a page says, in each language: the template prints it, its scripts fill it in."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.speech import LANGUAGES, say, speaking


def page_words() -> dict[str, dict[str, str]]:
    """The words of every page by language and name; ``{names}`` are filled in where they are shown."""
    return {code: dict(_spoken(code)) for code in LANGUAGES}


def _spoken(code: str) -> Iterator[tuple[str, str]]:
    with speaking(code):
        for part in (_frame(), _cover(), _blocks(), _waiting(), _troubles(), _errors()):
            yield from part.items()


def _frame() -> dict[str, str]:
    return {
        "brand": "Euchre Tutor",
        "skip": say("Go to the lesson"),
        "all_lessons": say("All lessons"),
        "language": say("Language"),
        "theme": say("Colours of the page"),
        "light": say("Light"),
        "dark": say("Dark"),
        "contrast": say("High contrast"),
        "projector": say("Larger, for a projector"),
        "lesson_label": say("Lesson {lesson}"),
        "parts": say("Parts of this lesson"),
        "part_of": say("Part {number} of {total}: {name}"),
        "previous": say("Lesson before: {title}"),
        "next": say("Next lesson: {title}"),
        "after_last": say("Sit down at the table"),
    }


def _cover() -> dict[str, str]:
    return {
        "begin": say("Begin with lesson 1"),
        "go_on": say("Go on with lesson {lesson}"),
        "review": say("Play at the table"),
        "from_start": say("Start at the beginning"),
        "lessons": say("The lessons"),
        "done_count": say("{done} of {total} done"),
        "kept_here": say("Your place is kept in this browser"),
        "play": say("Or sit down and play"),
        "sit_down": say("Take a seat"),
        "minutes_short": say("{minutes} min"),
        "not_begun": say("Not begun"),
        "done": say("Done"),
        "of": say("{number} of {total}"),
        "no_widgets": say(
            "The cards do not move in this browser. You can read every lesson; to play, try another"
            " browser, or ask whoever runs this page to call euchre-tutor doctor."
        ),
        "checking": say("Seeing whether the cards can move …"),
    }


def _blocks() -> dict[str, str]:
    return {
        "block_goal": say("Goal"),
        "block_win": say("Win first"),
        "block_explore": say("Explore"),
        "block_worked": say("Worked example"),
        "block_fading": say("Your turn, step by step"),
        "block_predict": say("Predict, then see"),
        "block_quiz": say("Questions"),
        "block_recap": say("Looking back"),
    }


def _waiting() -> dict[str, str]:
    return {
        "setting_up": say("Setting out the cards"),
        "connecting": say("Almost there: connecting the cards"),
        "widget_wait": say("The cards come here in a moment."),
        "slow_start": say("This takes longer than usual. You can read on; the cards follow."),
        "stuck_start": say("The cards did not come. The reason is on our side or in the connection."),
        "busy": say("Still thinking. Nothing is lost."),
        "no_script": say("The cards need JavaScript. Without it you can read the lesson, but not play."),
    }


def _troubles() -> dict[str, str]:
    return {
        "lost_title": say("The program behind this page has stopped."),
        "lost_text": say(
            "What you did is kept in this browser. Start again, and you can carry on from there."
        ),
        "away_title": say("The page cannot reach its server."),
        "away_text": say("Perhaps the network is away. We keep trying, and nothing is lost meanwhile."),
        "start_again": say("Start again"),
        "try_now": say("Try now"),
        "fault_title": say("This part could not be shown"),
        "fault_text": say(
            "The fault is ours, not yours. The rest of the page works; read on, or start the page again."
        ),
        "code": say("Code {code}"),
    }


def _errors() -> dict[str, str]:
    return {
        "missing_title": say("There is no such page"),
        "missing_text": say("The address may be mistyped, or the page may have moved."),
        "full_title": say("Every place is taken just now"),
        "full_text": say("Many people are here at once. Try again in a minute; your place is kept."),
        "error_title": say("This page could not be made"),
        "error_text": say("The fault is ours. Try again; if it stays, tell us the code below."),
        "to_lessons": say("Go to the lessons"),
        "try_again": say("Try again"),
    }
