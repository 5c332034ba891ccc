"""Runs the command as ``python -m euchre_tutor.cli``."""

import sys

from . import main

sys.exit(main())
