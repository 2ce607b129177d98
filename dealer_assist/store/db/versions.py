"""Which version's tables a database has; each version is the name of a migration."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine

from dealer_assist import __version__
from dealer_assist.errors import NotNow

MIGRATIONS = Path(__file__).parent / "migrations"
TABLE = "alembic_version"


def knows(migration: str) -> bool:
    """Is this a migration of ours, by its name?"""
    return (MIGRATIONS / "versions" / f"{Path(migration).name}.py").is_file()


def newest() -> str:
    """The last migration of this version of dealer-assist."""
    return max(path.stem for path in (MIGRATIONS / "versions").glob("v*.py"))


def there(engine: Engine) -> str | None:
    """The migration whose tables the database has; None where it has none."""
    with engine.connect() as connection:
        if not engine.dialect.has_table(connection, TABLE):
            return None
        return connection.exec_driver_sql(f"SELECT version_num FROM {TABLE}").scalar()


def of_ours(engine: Engine) -> str | None:
    """The same.  Errors: `later-tables` for those of a version that comes after this one."""
    migration = there(engine)
    if migration is not None and not knows(migration):
        raise NotNow("later-tables", newer=migration, version=__version__, field="database")
    return migration


def of_a_room(engine: Engine) -> str:
    """The same.  Errors: `no-database` too, where the database has no tables of ours."""
    migration = of_ours(engine)
    if migration is None:
        raise NotNow("no-database.no-room", field="database")
    return migration
