"""The director's pages: the list of events, and of each its desk, players, structure, money and record."""

from __future__ import annotations

from typing import Any

from flask import render_template, request
from sqlalchemy.orm import Session

from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.events import (
    act_list,
    checking,
    colours,
    deals,
    documents,
    festivals,
    standing,
    tables,
    till,
    write,
)
from dealer_assist.store.search.index import fold_long
from dealer_assist.tournament.money.deals import EXACT
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run import results
from dealer_assist.tournament.structure.model import SHOOTOUT
from dealer_assist.web.events import levels
from dealer_assist.web.events.blueprint import EVENT, events

Page = tuple[str, int]
USUAL = "holdem"
LAST = 8        # acts that the desk shows
PAGES = ("desk", "players", "structure", "money", "record")


@events.get("/events")
def index() -> Page:
    """Every event, by festival, and the form for a new one; `?festival=` shows one festival."""
    return listed({}, None)


def listed(form: dict[str, str], refusal: Refusal | None) -> Page:
    """The list, with what was wrong with the form."""
    name = request.args.get("festival")
    with database.reading() as session:
        chosen = [event for event in write.events(session, "archived" in request.args)
                 if name in (None, event.festival or "")]
        page = {"events": [festivals.line(session, event) for event in chosen],
                "several": festivals.in_several(session, chosen),
                "free": [{"id": one.id, "name": one.name} for one in tables.free(session)]}
    text = render_template("events/index.html", form=form, refusal=refusal, templates=_sheets(),
                           archived="archived" in request.args, festival=name, **page)
    return text, 422 if refusal else 200


def _sheets() -> list[tuple[str, str]]:
    """The sheets that come with the product, with their names; the usual one stands first."""
    return [(one, template(one).name) for one in sorted(templates(), key=lambda one: (one != USUAL, one))]


@events.get(EVENT)
def desk(event: int) -> Page:
    """What needs the director now: clock, moves, tables, differences."""
    return shown("desk", event)


@events.get(EVENT + "/players")
def players(event: int) -> Page:
    """Who is in, who is out, who enters."""
    return shown("players", event)


@events.get(EVENT + "/structure")
def structure(event: int) -> Page:
    """Levels and breaks as a grid, with what is to be thought over."""
    return shown("structure", event)


@events.get(EVENT + "/money")
def money(event: int) -> Page:
    """The pool, the pay table, deals, bounties, the till."""
    return shown("money", event)


@events.get(EVENT + "/record")
def record(event: int) -> Page:
    """Every act, to be taken back; and whether the record is whole."""
    return shown("record", event)


def shown(name: str, number: int, refusal: Refusal | None = None, form: dict[str, str] | None = None) -> Page:
    """One of the pages, with what was refused."""
    with database.reading() as session:
        event = standing.find(session, number)
        page: dict[str, Any] = {
            "event": documents.event_document(session, event), "refusal": refusal, "form": form or {},
            "here": name, "pages": PAGES}
        state = standing.state_of(session, event)
        if name == "structure":
            page |= levels.sheet_page(state.structure, page["event"]["clock"]["entries"])
        elif name == "money":
            page["till"] = till.till(session, event)
            page["add_on"] = state.structure.add_on is not None
            page["bounty"] = state.structure.bounty.amount if state.structure.bounty else 0
            page["so_far"] = results.pay_table_of(state) if state.entries and state.desk_open else ()
            page["offers"] = deals.document(state) if _deals(state) else None
        elif name == "players":
            page["by_name"] = sorted((one for one in page["event"]["players"] if one["stack"] is not None),
                                     key=lambda one: fold_long(one["player"]))
            page["bounty"] = state.structure.bounty
            page["bagged"] = [one for one in write.events(session) if one.id not in {event.id, *state.flights}
                              and standing.state_of(session, one).bags] if not state.tables else []
        elif name in ("record", "desk"):
            page["acts"] = act_list.acts_of(session, event, LAST if name == "desk" else None)
        if name == "desk":
            page["colours"] = colours.by_table(session, event)
            page["shootout"] = state.structure.form == SHOOTOUT
            page["bagged_at"] = _bagged_at(session, state)
        if name == "record":
            page["checked"] = checking.verify(session, event)
    return render_template(f"events/{name}.html", **page), 422 if refusal else 200


def _bagged_at(session: Session, state: Running) -> int:
    """The level that the days before ended at, until the clock of this one is set; else 0."""
    if state.record:
        return 0
    days = (standing.state_of(session, standing.find(session, number)) for number in state.flights)
    return max((day.clock(day.ended).level for day in days if day.ended is not None), default=0)


def _deals(state: Any) -> bool:
    """Above fifteen players a deal is counted when somebody asks for it."""
    counts = state.left <= EXACT or "deal" in request.args
    return counts and 1 < state.left and not state.desk_open and not state.over
