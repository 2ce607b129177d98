"""What is printed: slips for seats and moves (A4 or 80 mm), the proof of the draws; the event in files."""

from __future__ import annotations

from flask import Response, render_template, request

from dealer_assist.contract.structures.sheets import to_csv, to_toml
from dealer_assist.store.db import database
from dealer_assist.store.events import colours, documents, export, standing, till
from dealer_assist.web.events.blueprint import EVENT, events


@events.get(EVENT + "/slips")
def slips(event: int) -> str:
    """Slips of every seat, of moves under way (`?of=moves`) or of bags (`?of=bags`); `?size=80` a roll."""
    with database.reading() as session:
        known = standing.find(session, event)
        state = standing.state_of(session, known)
        moves = [{"player": one.move.player, "from": (one.move.from_table, one.move.from_seat),
                  "table": one.move.to_table, "seat": one.move.to_seat, "why": one.move.why}
                 for one in state.going]
        seats = [{"player": player, "from": None, "table": table.number, "seat": seat, "why": "",
                  "stack": state.stacks[player]}
                 for table in state.room for seat, player in table.players.items()]
        bags = [{"player": player, "from": None, "table": table, "seat": seat, "why": "", "bag": True,
                 "lammers": state.lammers.get(player, 0), "stack": state.stacks[player]}
                for player, (table, seat) in sorted(state.bags.items())]
        page = {"event": documents.event_document(session, known), "taken": state.draw.taken}
    some = {"moves": moves, "bags": bags}
    of = request.args.get("of", "")
    return render_template("events/slips.html", slips=some.get(of, seats), of=of if of in some else "",
                           roll=request.args.get("size") == "80", **page)


@events.get(EVENT + "/receipts")
def receipts(event: int) -> str:
    """A receipt for everything sold, the newest first (A4), or `?size=80` for a roll; void ones say so."""
    with database.reading() as session:
        known = standing.find(session, event)
        page = {"event": documents.event_document(session, known), **till.till(session, known)}
    return render_template("events/receipts.html", roll=request.args.get("size") == "80", **page)


@events.get(EVENT + "/chips")
def chips(event: int) -> str:
    """Before a break: chips of each colour to fetch and to take away, a line a table (A4)."""
    with database.reading() as session:
        known = standing.find(session, event)
        page = {"event": documents.event_document(session, known),
                "colours": colours.by_table(session, known)}
    return render_template("events/chips.html", **page)


@events.get(EVENT + "/structure.csv", defaults={"kind": "csv"})
@events.get(EVENT + "/structure.toml", defaults={"kind": "toml"})
def sheet(event: int, kind: str) -> Response:
    """The structure sheet as a file."""
    with database.reading() as session:
        known = standing.state_of(session, standing.find(session, event)).structure
    text = to_toml(known) if kind == "toml" else to_csv(known)
    return Response(text, mimetype="text/csv" if kind == "csv" else "application/toml", headers={
        "Content-Disposition": f"attachment; filename=structure.{kind}"})


@events.get(EVENT + "/event.zip")
def packet(event: int) -> Response:
    """Everything, for another program to work out again."""
    with database.reading() as session:
        zipped = export.packet(session, standing.find(session, event))
    return Response(zipped, mimetype="application/zip", headers={
        "Content-Disposition": f"attachment; filename=event-{event}.zip"})
