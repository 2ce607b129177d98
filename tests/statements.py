"""What SQLAlchemy compiles of a statement is the same for every database of its kind, so a run keeps it.

It keeps it for the length of an engine, and a test has an engine of its own: a third of what the first
requests of a test cost are statements that the test before it had compiled too.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import ClauseElement

_compile = ClauseElement._compile_w_cache


class _OfTheRun:
    """Stands for the cache of an engine or mapper, whose keys begin with the very dialect of an engine."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Hashable, ...], Any] = {}

    def get(self, key: tuple[Any, ...]) -> Any:
        return self.kept.get((_kind(key[0]), *key[1:]))

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        self.kept[_kind(key[0]), *key[1:]] = compiled


def _kind(dialect: Dialect) -> tuple[Hashable, ...]:
    """What it was told and what it found at its database."""
    return type(dialect), dialect.paramstyle, dialect.server_version_info, dialect.insert_returning


_of_the_run: Any = _OfTheRun()


def _compile_once(statement: Any, dialect: Dialect, *, compiled_cache: Any, **how: Any) -> Any:
    """None is a statement that is not to be kept."""
    kept = None if compiled_cache is None else _of_the_run
    return _compile(statement, dialect, compiled_cache=kept, **how)


def keep_compiled_statements() -> None:
    """From now on, in this process and in those that are forked from it."""
    ClauseElement._compile_w_cache = _compile_once  # type: ignore[method-assign]
