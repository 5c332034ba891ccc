"""Euchre tables and lessons as Jupyter widgets; importing this needs no Jupyter."""

from .app import demo

__all__ = ["demo"]
