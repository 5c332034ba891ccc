"""Whatever happens at a table, in whatever order, the rules hold: see ``machine`` for what may happen."""

from __future__ import annotations

from hypothesis import settings

from tests.engine.machine import Table

TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=20, deadline=None, derandomize=True)
