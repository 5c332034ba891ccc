"""What the server does not read, so that it is there sooner; imported before anything of Jupyter's."""

from __future__ import annotations

import sys

# On import jsonschema has a grammar of international addresses worked out: more than half of the server's
# start. Nothing that is checked here holds such an address; without the grammar that check is left out.
GRAMMAR = "rfc3987_syntax"
sys.modules.setdefault(GRAMMAR, None)  # type: ignore[arg-type]  # None is how an import is refused
