"""Pages that put things right: a table is counted, a finished hand corrected, a hand written down later."""

from __future__ import annotations

from typing import Any

from apiflask import APIBlueprint
from flask import render_template
from sqlalchemy.orm import Session

from dealer_assist.cards import texts
from dealer_assist.cards.deck import deck_cards
from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.games import load_game
from dealer_assist.games.loader.library import game_ids
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.record import result
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
        finished = documents.find_hand(session, hand)
        page = {
            "hand": hand, "number": finished.number, "seq": finished.seq, "status": finished.status,
            "table": documents.find_table(session, finished.table_id).name, "who": asking().document(),
            "names": {str(place.seat): place.name for place in finished.places if place.name},
            "deck": [str(card) for card in result.begun(finished, rows_of(session, hand)).deck()],
            "setup": result.setup_of(finished, rows_of(session, hand)), "games": _games(),
            "players": _players(session, finished),
            **documents.seen_by(session, hand, looker(), {
                "lines": corrections.lines_of(session, hand),
                "corrections": corrections.of_hand(session, hand)}),
        }
    return render_template("records/hand.html", page=page)


def _games() -> list[dict[str, Any]]:
    """What a hand may have been, for the list to choose from, and the amounts each asks for."""
    games = (load_game(name) for name in game_ids())
    return [{"id": game.id, "name": game.name, "bettings": list(game.bettings), "forced": game.forced,
             "bring_in": game.bring_in is not None,
             "asks": {name: list(STRUCTURES[name].asks) for name in game.bettings}} for game in games]


def _players(session: Session, hand: HandRow) -> list[str]:
    """Who can have sat where: those of the hand, and those at the table now."""
    seats = documents.find_table(session, hand.table_id).seats
    return sorted({*(place.name for place in hand.places if place.name),
                   *(seat.player.name for seat in seats if seat.player)})


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
        document = reconstruction.document(session, reconstruction.find(session, table, draft))
        room = documents.find_table(session, table)
        names = {str(seat.number): seat.player.name for seat in room.seats if seat.player}
        page = {"table": table, "draft": document, "names": names, "who": asking().document(),
                "settings": {name: getattr(room, name) for name in SETTINGS}, "games": _games(),
                "deck": (document["state"] or {}).get("deck_cards") or texts(deck_cards("standard", False))}
    return render_template("records/draft.html", page=page, name=room.name)
