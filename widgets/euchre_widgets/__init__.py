"""Euchre tables and lessons as Jupyter widgets; importing this needs no Jupyter."""

from euchre_tutor.speech import use_language

from .app import block, demo, table
from .selftest import self_test

__all__ = ["block", "demo", "self_test", "table", "use_language"]
