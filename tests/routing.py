"""What werkzeug compiles of a rule's address is the same for every application of a run, so it is kept.

An application of a test takes a tenth of a second to make, two thirds of it for this: functions compiled from
syntax trees, two for each of its addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from werkzeug.routing import Rule

_compiled: dict[tuple[object, ...], Callable[..., tuple[str, str]]] = {}
_compile = Rule._compile_builder


def _compile_once(rule: Any, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
    """What it compiles follows from the pieces of the address and its defaults alone; the rest is `self`."""
    defaults = tuple(sorted((rule.defaults or {}).items()))
    key = rule.rule, tuple(rule._trace), defaults, append_unknown
    if key not in _compiled:
        _compiled[key] = _compile(rule, append_unknown)
    return _compiled[key]


def keep_compiled() -> None:
    """From now on, in this process."""
    Rule._compile_builder = _compile_once  # type: ignore[method-assign]
