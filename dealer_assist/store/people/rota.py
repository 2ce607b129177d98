"""The rota of the dealers in the record: each act a row of the ledger with the rota as it is after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.rules.bounds import MOST_NAME
from dealer_assist.session import rota
from dealer_assist.session.rota import DealerString, Rota
from dealer_assist.session.times import MINUTE
from dealer_assist.store.db.models import Table
from dealer_assist.store.hands.documents import find_table
from dealer_assist.store.ledger import courses, rows as ledger
from dealer_assist.store.ledger.courses import DEALERS, UNDO, CourseRow
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.people import accounts, relief
from dealer_assist.store.people.models import DEALER
from dealer_assist.store.people.relief import NEWS, stands
from dealer_assist.texts import say

SHOWN = 5       # minutes before and after a push in which a table is told of it
AHEAD = 3       # pushes that the page shows


def act(session: Session, wanted: Mapping[str, Any]) -> CourseRow:
    """Set a string up, end it, place a dealer, push; `undo` takes back the newest act, which is row `of`.

    Errors: those of `session.rota.after` and `courses.undo`; NotFound for a table.
    """
    if session.get_bind().dialect.name == "postgresql":      # SQLite has one writer anyway
        session.execute(text(f"SELECT pg_advisory_xact_lock({ledger.LOCK})"))
    before = stands(session)[0]
    if wanted.get("act") == UNDO:
        course = courses.undo(session, DEALERS, wanted.get("of", -1), ())
    else:
        for table in wanted.get("tables") or ():
            find_table(session, table)
        if wanted.get("act") == "push" and not before.strings:
            raise NotNow("no-string", name="", field="name")
        if len(str(wanted.get("dealer") or "")) > MOST_NAME:
            raise Unreadable("bad-string.dealer", field="dealer")
        course = courses.do(session, DEALERS, wanted)
    after = rota.read(course.after)
    relief.follow(session, before, after)
    for string in {*before.strings, *after.strings}:
        for table in string.tables:
            feed.note(session, News(table, kind=NEWS))
    return course


def document(session: Session) -> dict[str, Any]:
    """The whole rota: of each string who deals where, who rests, who is next; `last` can be taken back.

    Shape: `barred` are the tables of the string that the PIN of a dealer does not open; `left_out` of `last`
    are the dealers who have no place since then.
    """
    now_rota, course = stands(session)
    names = {number: name for number, name in session.execute(select(Table.id, Table.name))}
    last = None
    if course is not None:
        last = {"seq": course.seq, "act": say(f"row.dealers-{course.act['act']}"),
                "about": course.act.get("dealer") or course.act.get("name") or "",
                "undone": course.act["act"] == UNDO, "who": course.who,
                "left_out": list(rota.left_out(_before(session), now_rota))}
    pins = {account.name: account for account in accounts.everybody(session)
            if account.role == DEALER and account.active and not account.any_table}
    strings = []
    for one in now_rota.strings:
        barred: dict[str | None, list[str]] = {
            name: [names[table] for table in one.tables if table not in pins[name].tables]
            for name in one.dealers if name in pins}
        strings.append(_string(one, names, barred))
    return {"strings": strings, "last": last}


def _before(session: Session) -> Rota:
    """The rota before its newest act."""
    rows = list(session.scalars(courses.newest(DEALERS, None).limit(2)))
    return rota.read(courses.of_row(rows[1]).after) if len(rows) > 1 else Rota()


def at_table(session: Session, table: int) -> list[str]:
    """What its dealer has to know shortly before a push and after it."""
    now_rota, course = stands(session)
    turn = rota.turn_at(now_rota, table)
    if turn is None or course is None:
        return []
    now, lines = courses.now(), []
    act = course.act
    if act["act"] == "push" and act.get("name") in (None, turn.string) and now - course.at < SHOWN * MINUTE:
        lines.append(say("rota.pushed-by", who=course.who or say("request.floor"),
                        dealer=turn.dealer or say("rota.nobody")))
    if lines or turn.due is not None and turn.due - now < SHOWN * MINUTE:
        goes = session.get_one(Table, turn.goes_to).name if turn.goes_to else say("rota.break")
        lines.append(say("rota.next-here", dealer=turn.next_dealer or say("rota.nobody"),
                        minutes=_left(turn.due, now), to=goes))
    return [*lines]


def waits(session: Session, table: int) -> bool:
    """Is a push coming here, whatever else happens?"""
    return rota.turn_at(stands(session)[0], table) is not None


def _string(
    one: DealerString, names: Mapping[int, str], barred: Mapping[str | None, list[str]],
) -> dict[str, Any]:
    now = courses.now()
    places = [{"table": table, "name": names[table]} for table in one.tables]
    places += [{"table": None, "name": None} for _ in range(one.breaks)]
    for place, dealer in enumerate(one.dealers):
        places[place] |= {"at": place, "dealer": dealer, "next": one.dealers[place - 1],
                          "barred": barred.get(dealer, [])}
    ahead = [{"minutes": _left(each.pushed, now), "dealers": list(each.dealers)}
             for each in rota.forecast(one, AHEAD, now)]
    return {"name": one.name, "tables": list(one.tables), "breaks": one.breaks, "minutes": one.minutes,
            "pushed": one.pushed, "due": one.due, "places": places, "ahead": ahead,
            "left": None if one.due is None else _left(one.due, now),
            "late": one.due is not None and one.due < now}


def _left(at: int | None, now: int) -> int:
    """Whole minutes until then; 0 once it is past."""
    return 0 if at is None else max(0, -(-(at - now) // MINUTE))
