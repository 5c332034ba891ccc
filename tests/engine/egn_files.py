"""EGN files written by hand for the tests, and ways to change one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "egn"
FILES = {path.stem: path.read_text("utf-8") for path in sorted(HERE.glob("*.egn"))}


def changed(text: str, *path: str | int, **values: Any) -> str:
    """The file with these values at this place; None takes the key away."""
    file = json.loads(text)
    place = file
    for step in path:
        place = place[step]
    for key, value in values.items():
        if value is None:
            place.pop(key, None)
        else:
            place[key] = value
    return json.dumps(file)


def without_hands(text: str, tricks: int = 5) -> str:
    """The file without hands and discards, and with so many tricks of each deal."""
    file = json.loads(text)
    for deal in file["deals"]:
        deal["initialState"].pop("playerCards", None)
        for phase in deal["phases"]:
            phase.pop("discard", None)
            if "tricks" in phase:
                phase["tricks"] = phase["tricks"][:tricks]
    return json.dumps(file)
