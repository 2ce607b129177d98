"""Every column of every table is sealed, repeats a sealed row, or says here why nobody need prove it."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from apiflask import APIFlask

from dealer_assist.record.log import By
from dealer_assist.store.db import database
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.verify import verify
from dealer_assist.store.live import displays
from dealer_assist.store.people import sign_ins
from dealer_assist.store.review import remarks
from dealer_assist.store.tables import places
from dealer_assist.store.tables.places import RoomPlace
from dealer_assist.store.transfer import imports
from dealer_assist.store.transfer.unpacking import File
from dealer_assist.web import create_app
from tests.store.test_events import Director
from tests.store.venue import Desk
from tests.web.staff import Staff

SEARCH = "of the search: `rebuild` works it out of the log again, and what is found is read from the log"
KEPT = "somebody's own list, about nothing that happened at a table"
DOORS = "opens a door for now and is gone with it; who did what is signed in the rows themselves"
ASKED = "what was asked; what the floor answered to it is a row of the ledger or an entry of the hand"
# nobody need prove these; everything else is changed below, and verify has to name it
NOT_EVIDENTIAL = {
    "find_word": SEARCH, "find_hand": SEARCH, "hand_summary": SEARCH,
    "playlist": KEPT, "playlist_hand": KEPT, "saved_search": KEPT,
    "access_link": DOORS, "sign_in.digest": DOORS, "sign_in.seen": DOORS,
    "denied": "refused attempts: nothing happened",
    "floor_call": ASKED, "floor_request": ASKED,
    "hand_draft": "a sketch of a hand; what is written down of it is a hand of its own",
}
AT_TABLETS = {"sign_in": "WHERE tablet_id IS NOT NULL"}     # only these are about a table
TABLES = database.db.metadata.sorted_tables
COLUMNS = [(table.name, column.name) for table in TABLES for column in table.columns
           if not {table.name, f"{table.name}.{column.name}"} & NOT_EVIDENTIAL.keys()]
PHH = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
year = 2024
month = 5
day = 4
players = ["Gus", "Hal", "Ida"]
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Path:
    """A room where everything happened that leaves a row, without the database's own guards."""
    folder = tmp_path_factory.mktemp("every")
    shutil.copy(empty_sqlite, folder / database.FILE)
    app = create_app({"INSTANCE": folder})
    _happen(app)
    with app.app_context():
        with database.db.engine.begin() as connection:
            guards = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
            for guard in connection.execute(sa.text(guards)).scalars().all():
                connection.execute(sa.text(f"DROP TRIGGER {guard}"))
        assert not _named(), "before anything was changed"
        database.db.engine.dispose()
    return folder / database.FILE


def _happen(app: APIFlask) -> None:
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in enumerate(("Ann", "Bob", "Cy"), start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    desk.play(desk.start(key="first"), "1 fold", "2 fold")
    desk.make("/tables", name="Mix", mix={
        "name": "Two", "games": ["holdem", {"game": "razz", "betting": "limit"}],
        "change": {"way": "hands", "hands": 6},
        "stakes": {"limit": {"small_bet": 100, "ante": 10}, "big-bet": {"blinds": [50, 100]}}})
    for seat, name in enumerate(("Dee", "Eve"), start=1):
        desk.put(f"/tables/2/seats/{seat}", player=name, stack=10_000)
    desk.play(desk.start(2), "1 fold")
    count = desk.make("/tables/1/counts", counted={"1": 10_000, "2": 9_950, "3": 9_950}, who="Flo")
    desk.post(f"/tables/1/counts/{count['id']}/settle", reason="a chip on the floor", move=True, who="Flo")
    Staff(app).dealing("Ann")
    files = [File("old.phh", PHH.encode())]
    with app.app_context():
        with database.writing() as session:
            displays.add(session, 1, 30, "Flo")
            remarks.add(session, 1, 0, "look at this one", "Flo")
            sign_ins.set_lock(session, 10)
            places.put(session, 1, RoomPlace(2, 3))
            number = imports.begin(session, files, "Flo").id
        imports.run(number, files, By("Flo"))
        with database.writing() as session:
            assert imports.find(session, number).taken == 1
    event = Director(app)
    event.begin(3)


@pytest.fixture
def room(played: Path, tmp_path: Path) -> Iterator[Path]:
    shutil.copy(played, tmp_path / database.FILE)
    with create_app({"INSTANCE": tmp_path}).app_context():
        yield tmp_path / database.FILE
        database.db.engine.dispose()


def _named() -> list[Any]:
    """What verify names."""
    with database.reading() as session:
        hands = [one for report in verify_all(session) for one in report["differences"]]
        return hands + verify(session)["differences"]


@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=lambda name: name)
def test_a_changed_column_is_named(room: Path, table: str, column: str):
    with sqlite3.connect(room) as connection:       # another program, which keeps no keys
        which = AT_TABLETS.get(table, "")
        first = f'SELECT rowid, "{column}" FROM "{table}" {which} ORDER BY "{column}" IS NULL'
        row = connection.execute(first).fetchone()
        assert row is not None, f"nothing of {table} in the room: let it happen"
        change = f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?'
        connection.execute(change, (_other(row[1], table, column), row[0]))
    assert _named(), f"{table}.{column} went unseen"


BOOLEANS = [(table.name, column.name) for table in TABLES for column in table.columns
            if isinstance(column.type, sa.Boolean) and table.name not in NOT_EVIDENTIAL]


@pytest.mark.parametrize(("table", "column"), BOOLEANS, ids=lambda name: name)
@pytest.mark.parametrize("neither", [2, "no"])
def test_what_is_neither_yes_nor_no_is_named(room: Path, table: str, column: str, neither: object):
    """A director who is active by "no" is read as one, and chosen as none: the room would stand open."""
    with sqlite3.connect(room) as connection:
        connection.execute(f'UPDATE "{table}" SET "{column}" = ?', (neither,))
    assert any(one["found"] in (neither, str(neither)) for one in _named()), f"{table}.{column} went unseen"


def test_who_posts_in_a_hand_from_a_file_is_not_made_up(room: Path):
    with sqlite3.connect(room) as connection:
        connection.execute("""UPDATE hand SET positions = '{"button": 2}' WHERE positions = '{}'""")
    assert ["positions"] == [one["what"] for one in _named()]


def _other(value: Any, table: str, column: str) -> Any:
    if isinstance(value, int):
        kind = database.db.metadata.tables[table].c[column].type
        return 1 - value if isinstance(kind, sa.Boolean) else value + 1000
    if isinstance(value, str):
        try:
            read = json.loads(value)
        except ValueError:
            return "z" + value[1:] if value[:1] != "z" else "y" + value[1:]
        return json.dumps({**read, "z": 1} if isinstance(read, dict) else [*read, 1])
    return 1


def test_an_import_that_runs_is_nothing_to_name(room: Path):
    with database.writing() as session:
        running = imports.begin(session, [File("more.phh", PHH.replace("2024", "2023").encode())], "Flo")
        number = running.id
    with database.writing() as session:
        imports.find(session, number).read = 7
    assert not _named()
    with database.writing() as session:
        imports.cancel(session, number)
    assert not _named()


# -- whole rows: one taken out, one slipped in, two changed for each other -----------------------------------

WHOLE = [table.name for table in TABLES if table.name not in NOT_EVIDENTIAL]
# one more of these by itself is nothing
FREE_TO_ADD = {
    "player": "a name at no seat and in no hand has no chips; at a seat or in a hand it is proved there",
    "room": "the first row is the room's; nothing reads another",
}


def _rows(room: Path, table: str) -> list[dict[str, Any]]:
    with sqlite3.connect(room) as connection:
        connection.row_factory = sqlite3.Row
        wanted = f'SELECT rowid AS nth, * FROM "{table}" {AT_TABLETS.get(table, "")} ORDER BY rowid'
        return [dict(row) for row in connection.execute(wanted)]


def _run(room: Path, statement: str, values: tuple[Any, ...] = ()) -> None:
    with sqlite3.connect(room) as connection:
        connection.execute(statement, values)


def _insert(room: Path, table: str, row: dict[str, Any]) -> None:
    names = [name for name in row if name != "nth"]
    columns = ", ".join(f'"{name}"' for name in names)
    _run(room, f'INSERT INTO "{table}" ({columns}) VALUES ({", ".join("?" * len(names))})',
         tuple(row[name] for name in names))


@pytest.mark.parametrize("table", WHOLE)
def test_a_row_that_is_taken_out_is_named(room: Path, played: Path, table: str):
    rows = _rows(room, table)
    for row in {0, len(rows) // 2, len(rows) - 1}:
        _run(room, f'DELETE FROM "{table}" WHERE rowid = ?', (rows[row]["nth"],))
        assert _named(), f"row {row} of {len(rows)} of {table} is gone unseen"
        shutil.copy(played, room)


@pytest.mark.parametrize("table", [table for table in WHOLE if table not in FREE_TO_ADD])
def test_a_row_that_is_slipped_in_is_named(room: Path, table: str):
    rows = _rows(room, table)
    added = _like(rows[-1], rows, table)
    _insert(room, table, added)
    assert _named(), f"a row of {table} came unseen: {added}"


def _like(row: dict[str, Any], rows: list[dict[str, Any]], table: str) -> dict[str, Any]:
    """One more like this: what no two may share is its own."""
    kind = database.db.metadata.tables[table]
    own = {column.name for column in kind.primary_key} | {
        column.name for index in kind.indexes if index.unique for column in index.columns} | {
        column.name for rule in kind.constraints if isinstance(rule, sa.UniqueConstraint)
        for column in rule.columns}
    keys = {column.name for column in kind.columns if column.foreign_keys}
    free = own - keys or own
    last = {name: max((one[name] for one in rows if one[name] is not None), default=None) for name in free}
    fresh = {name: value + 1 if isinstance(value, int) else f"{value}x" for name, value in last.items()
             if value is not None}
    return row | fresh


@pytest.mark.parametrize("table", WHOLE)
def test_two_rows_changed_for_each_other_are_named(room: Path, table: str):
    """Each gets what the other said; what they are known by stays."""
    rows, kind = _rows(room, table), database.db.metadata.tables[table]
    keys = {column.name for column in kind.primary_key}
    names = [column.name for column in kind.columns
            if column.name not in keys and f"{table}.{column.name}" not in NOT_EVIDENTIAL]
    pairs = [(one, other) for one in rows for other in rows
             if one["nth"] < other["nth"] and any(one[name] != other[name] for name in names)]
    if not pairs:
        assert not names or len(rows) == 1, f"no two rows of {table} say anything different: let it happen"
        return
    one, other = pairs[-1]
    for row in (one, other):
        _run(room, f'DELETE FROM "{table}" WHERE rowid = ?', (row["nth"],))
    for row, known in ((one, other), (other, one)):
        _insert(room, table, row | {name: known[name] for name in keys})
    assert _named(), f"two rows of {table} changed unseen: {one} and {other}"
