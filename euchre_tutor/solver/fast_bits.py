"""Compiling to machine code by numba, where it is installed, and two machine instructions.

Without numba all is plain Python and gives the same answers, only more slowly than ``open_search``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

try:
    import numba
    from numba.extending import intrinsic
except ImportError:
    numba = None

COMPILED = numba is not None
F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str, inline: str = "always") -> Callable[[F], F]:
    """Compile a function of these types into those that call it; the machine code is kept."""
    if not COMPILED:
        return lambda plain: plain
    return cast("Callable[[F], F]", numba.njit(signature, cache=True, error_model="numpy", inline=inline))


if COMPILED:
    from llvmlite import ir

    @intrinsic  # type: ignore[untyped-decorator]  # numba comes without types
    def _ones(typing: Any, x: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return numba.types.int64(numba.types.int64), build

    @intrinsic  # type: ignore[untyped-decorator]  # numba comes without types
    def _zeros(typing: Any, x: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

        return numba.types.int64(numba.types.int64), build
else:

    def _ones(x: int) -> int:
        return x.bit_count()

    def _zeros(x: int) -> int:
        return 64 - x.bit_length()


@compiled("i8(i8)")
def ones(x: int) -> int:
    """How many bits are set."""
    return int(_ones(x))


@compiled("i8(i8)")
def length(x: int) -> int:
    """The place of the highest bit, counted from 1; 0 of nil."""
    return 64 - int(_zeros(x))
