"""How alembic reaches the database: through the application, in one transaction, one upgrade at a time."""

from __future__ import annotations

from alembic import context
from flask import current_app
from sqlalchemy import Connection

LOCK = 7_236_511  # any number that no other program of this database uses


def migrate(connection: Connection) -> None:
    """Run the versions that are missing."""
    migrations = current_app.extensions["migrate"]
    context.configure(
        connection=connection, target_metadata=migrations.db.metadata, **migrations.configure_args,
    )
    with context.begin_transaction():
        # two servers may start at once; SQLite's BEGIN IMMEDIATE has queued them already
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        context.run_migrations()


with current_app.extensions["migrate"].db.engine.execution_options(writes=True).connect() as opened:
    migrate(opened)
