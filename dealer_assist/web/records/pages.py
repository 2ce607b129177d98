"""Pages that put things right: a table is counted, a finished hand corrected, a hand written down later."""

from __future__ import annotations

from apiflask import APIBlueprint
from flask import render_template

from dealer_assist.store.db import database
from dealer_assist.record import replay
from dealer_assist.store.hands import corrections, reconstruction, documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.tables import counts
from dealer_assist.web.auth.roles import asking, looker

correcting = APIBlueprint("correcting", "dealer_assist", enable_openapi=False)
TABLE = "/tables/<int:table>"
HAND = "/hands/<int:hand>"


@correcting.get("/correct")
def index() -> str:
    """Every table of the room, to be counted or to have a hand written down."""
    with database.reading() as session:
        tables = [(table.id, table.name) for table in session.scalars(documents.room_tables())]
        return render_template("records/index.html", tables=tables, field=counts.field(session))


@correcting.get(TABLE + "/count")
def count_page(table: int) -> str:
    """Count the chips of a table, seat by seat."""
    with database.reading() as session:
        page = {"expected": counts.expected(session, table), "who": asking().document()}
    return render_template("records/count.html", page=page)


@correcting.get(HAND + "/correct")
def correct_page(hand: int) -> str:
    """Change a finished hand and see who owes whom."""
    with database.reading() as session:
        found = documents.find_hand(session, hand)
        page = {
            "hand": hand, "number": found.number, "seq": found.seq, "status": found.status,
            "table": documents.find_table(session, found.table_id).name, "who": asking().document(),
            "names": {str(place.seat): place.name for place in found.places if place.name},
            "deck": [str(card) for card in replay.begun_with(found, rows_of(session, hand)).deck()],
            **documents.seen_by(session, hand, looker(), {
                "lines": corrections.lines_of(session, hand),
                "corrections": corrections.of_hand(session, hand)}),
        }
    return render_template("records/hand.html", page=page)


@correcting.get(TABLE + "/reconstruct")
def reconstruct_page(table: int) -> str:
    """The drafts of a table, and a new one."""
    with database.reading() as session:
        page = {"table": table, "drafts": reconstruction.listed(session, table), "who": asking().document()}
        name = documents.find_table(session, table).name
    return render_template("records/drafts.html", page=page, name=name)


@correcting.get(TABLE + "/reconstruct/<int:draft>")
def draft_page(table: int, draft: int) -> str:
    """A draft: what is known, what is open, what contradicts."""
    with database.reading() as session:
        made = reconstruction.document(session, reconstruction.find(session, table, draft))
        found = documents.find_table(session, table)
        names = {str(seat.number): seat.player.name for seat in found.seats if seat.player}
        page = {"table": table, "draft": made, "names": names, "who": asking().document()}
    return render_template("records/draft.html", page=page, name=found.name)
