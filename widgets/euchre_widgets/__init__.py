"""Euchre tables and lessons as Jupyter widgets; importing this needs no Jupyter."""

from euchre_tutor.speech import use_language

from .app import block, demo, play
from .selftest import self_test

__all__ = ["block", "demo", "play", "self_test", "use_language"]
