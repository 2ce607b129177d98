"""What Jinja compiles of a template is the same for every application of a run, so it is kept.

Each application of a test has an environment of its own and would compile anew what it shows: 40 ms for
the page of a table.
"""

from __future__ import annotations

from types import CodeType
from typing import Any

from jinja2 import Environment

_compiled: dict[tuple[object, ...], CodeType] = {}
_compile = Environment.compile


def _compile_once(environment: Any, source: Any, name: Any = None, filename: Any = None, **how: Any) -> Any:
    """It follows from the template's text and name, and from what the environment takes for syntax."""
    if how or not isinstance(source, str):
        return _compile(environment, source, name, filename, **how)
    key = type(environment), *environment.extensions, source, name, filename
    if key not in _compiled:
        _compiled[key] = _compile(environment, source, name, filename)
    return _compiled[key]


def keep_compiled_templates() -> None:
    """From now on, in this process and in those that are forked from it."""
    Environment.compile = _compile_once  # type: ignore[method-assign]
