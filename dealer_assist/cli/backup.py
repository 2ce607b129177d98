"""`backup`: everything a room keeps, in one file, while the app goes on."""

from __future__ import annotations

from pathlib import Path

import click

from dealer_assist import paths


@click.command(short_help="Write everything to one file, also while the app runs.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), required=False)
def backup(file: Path | None) -> None:
    """Write tables, hands, log, people and own games to FILE, in one snapshot; the app may go on meanwhile.

    Without FILE it goes to backups/ in the instance folder, named by the time. Keys of sessions and TLS are
    left out; keep the file as safe as the record itself all the same.
    """
    from dealer_assist.store import backup as store
    from dealer_assist.store import database
    from dealer_assist.web import create_app

    instance = paths.instance_path()
    if file is None:
        file = instance / store.FOLDER / store.name_of_now()
        file.parent.mkdir(parents=True, exist_ok=True)
    with create_app().app_context():
        database.upgrade()
        try:
            kept = store.backup(instance, file)
        except OSError as error:
            raise click.ClickException(f"Cannot write {file}: {error.strerror}.") from None
    click.echo(f"{file}: {kept.rows['hand']:,} hands, {kept.rows['log']:,} entries")
