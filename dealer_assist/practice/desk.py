"""The calls of the live table's page, answered at the practice table: a method, a path, a body."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from dealer_assist.contract import arithmetic
from dealer_assist.contract.advice import advise_on, check
from dealer_assist.contract.judge import judge
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.practice import entries, table as tables
from dealer_assist.practice.table import PracticeDeal, PracticeTable
from dealer_assist.record import document, log, replay
from dealer_assist.record.log import OVER, VOID, By

Json = dict[str, Any]
CHANGES = frozenset({"POST", "PUT", "DELETE"})
SUMS: Mapping[str, Callable[[Json], Json]] = {
    "/judge": judge, "/tools/pot-limit": arithmetic.pot_limit, "/tools/side-pots": arithmetic.side_pots,
    "/tools/odd-chip": arithmetic.odd_chip, "/tools/deal": arithmetic.deal,
}


def call(table: PracticeTable | None, method: str, path: str, body: Json, at: str) -> Json:
    """What the room's server would answer: `status`, `body`, and `changed` where something was entered.

    Shape: `table` None where only sums are asked. `at` is the time in UTC.
    """
    asked, _, query = path.partition("?")
    try:
        if asked in SUMS:
            return _answer(200, SUMS[asked](body))
        if table is None:
            raise _not_here()
        return _answer(200, _asked(table, method, asked, _query(query), body, at), method in CHANGES)
    except entries.MeantForAnother as stale:
        assert table is not None
        return _answer(409, {**stale.document(), "state": hand_document(table, table.last)})
    except Refusal as refusal:
        return _answer(422, refusal.document())


def _answer(status: int, body: Json, changed: bool = False) -> Json:
    return {"status": status, "body": body, "changed": changed}


def _query(text: str) -> dict[str, str]:
    return dict(part.partition("=")[::2] for part in text.split("&") if part)


def _asked(table: PracticeTable, method: str, path: str, query: dict[str, str], body: Json, at: str) -> Json:
    if seat := re.fullmatch(r"/tables/\d+/seats/(\d+)", path):
        return _seat(table, int(seat[1]), body if method == "PUT" else None)
    if path.endswith(("/unsent", "/event")):
        return {}
    if path.endswith("/call"):
        if method == "GET":
            return {"call": None, "last": None}
        raise NotNow("no-floor")
    if match := re.fullmatch(r"/tables/\d+(/hands)?", path):
        return _of_table(table, method, match[1] is not None, query, body, at)
    if match := re.fullmatch(r"/hands/(-?\d+)(?:/(\w+))?", path):
        return _of_hand(table, _deal(table, int(match[1])), match[2] or "", query, body, at)
    raise _not_here()


def _of_table(
    table: PracticeTable, method: str, hands: bool, query: dict[str, str], body: Json, at: str,
) -> Json:
    if not hands and method == "GET":
        return table_document(table)
    aside = ("ago", "after", "at_table", "follows", "key", "device", "who")
    stated = {name: value for name, value in body.items() if name not in aside}
    if not hands or stated.keys() & {"turn_to"}:
        raise NotNow("practice-only.game")
    if method == "GET":
        before = int(query.get("before", table.last.number + 1))
        return {"hands": [{"id": deal.id, "number": deal.number} for deal in reversed(table.deals)
                          if deal.number < before][:int(query.get("limit", 20))]}
    return hand_document(table, tables.deal_next(table, at, stated))


def _of_hand(
    table: PracticeTable, deal: PracticeDeal, what: str, query: dict[str, str], body: Json, at: str,
) -> Json:
    by = By(None, body.get("device"), body.get("key"))
    if what == "":
        return hand_document(table, deal, int(query["seq"]) if "seq" in query else None)
    if what == "log":
        return {"hand": deal.id, "rows": [{**row, "sealed": False} for row in document.entries(deal.rows)]}
    if what == "advise":
        return _advice(deal, body)
    if deal is not table.last:
        raise NotNow("hand-closed.followed", number=deal.number)
    if by.key and any(row.key == by.key for row in deal.rows):
        return hand_document(table, deal)
    _enter(deal, what, body, by, at)
    entries.carry(table)
    return hand_document(table, deal)


def _enter(deal: PracticeDeal, what: str, body: Json, by: By, at: str) -> None:
    if what == "actions":
        entries.act(deal, body["seq"], body.get("lines") or [body["line"]], by, at)
    elif what == "undo":
        entries.undo(deal, body["seq"], body.get("to"), by, at)
    elif what == "redo":
        entries.redo(deal, body["seq"], by, at)
    elif what == "void":
        entries.make_void(deal, body["seq"], by, at)
    else:
        raise NotNow("practice-only.earlier")


def _advice(deal: PracticeDeal, body: Json) -> Json:
    check(body["happened"])
    if deal.status() == VOID:
        raise NotNow("hand-void.no-ruling", field="happened")
    path = log.courses(deal.rows[:body.get("seq", len(deal.rows)) + 1])[-1].path
    return dict(advise_on(deal.played(path), body["happened"]))


def _seat(table: PracticeTable, seat: int, body: Json | None) -> Json:
    """Who sits there from the next hand on; the hand that is played keeps its seats."""
    others = [one for one in table.seats if one["seat"] != seat]
    if body is not None:
        others.append({"seat": seat, "player": body.get("player"), "stack": int(body.get("stack") or 0),
                       "present": bool(body.get("present", True))})
    table.seats = sorted(others, key=lambda one: int(one["seat"]))
    return table_document(table)


def _deal(table: PracticeTable, number: int) -> PracticeDeal:
    for deal in table.deals:
        if deal.id == number:
            return deal
    raise NotNow("not-found.practice-hand", number=number)


def _not_here() -> NotNow:
    return NotNow("practice-only.nothing")


def table_document(table: PracticeTable) -> Json:
    """The table as the room's server tells one."""
    last, status = table.last, table.last.status()
    comes = tables.hand_to_come(table, {})[1] if status in (OVER, VOID) else None
    return {
        "id": table.number, "name": table.name, **table.settings, "seats": table.seats,
        "hand": {"id": last.id, "number": last.number, "status": status, "seq": last.rows[-1].seq},
        "carried": 0, "mix": None, "positions": comes and comes.document(),
    }


def hand_document(table: PracticeTable, deal: PracticeDeal, seq: int | None = None) -> Json:
    """The hand as the room's server tells one, right after row `seq` where that is asked."""
    rows = deal.rows if seq is None else deal.rows[:seq + 1]
    course = log.courses(rows)[-1]
    hand = replay.played(deal, rows, course.path)
    shown = document.hand_document(deal, rows, course, hand)
    place = table.deals.index(deal)
    before = table.deals[place - 1] if place else None
    fresh = before.id if before is not None and before.status() == OVER else None
    return {
        **shown, "hand": deal.id, "table": table.number, "number": deal.number, "game": deal.game,
        "names": {str(one["seat"]): one["player"] for one in table.seats if one["player"]},
        "started": deal.started, "latest": len(rows) == len(deal.rows), "mix": None,
        "positions": deal.positions, "previous": fresh if len(rows) == 1 else None,
        "back_to": fresh if len(rows) == 2 and shown["status"] == VOID else None,
    }
