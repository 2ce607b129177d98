"""Cash lists as pages, the API and the table's tablet are told of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.session.cash.game import CashGame, OnList
from dealer_assist.session.cash.next_seat import LIST, Claim, Sitter, claims, open_seats
from dealer_assist.session.times import MINUTE
from dealer_assist.store.cash import lists
from dealer_assist.store.db.models import Table
from dealer_assist.store.ledger.courses import UNDO, now
from dealer_assist.texts import say

Document = dict[str, Any]


def room_document(session: Session) -> list[Document]:
    """Every open game with its lists, and whose its open seats are."""
    every = lists.all_games(session)
    names = _names(session)
    return [_game(session, number, every, names) for number in every]


def game_document(session: Session, number: int) -> Document:
    """One of them, with its newest act: `seq` is what an undo takes back.  Errors: NotFound."""
    _, course = lists.find(session, number)
    shown = _game(session, number, lists.all_games(session), _names(session))
    may = course.act["act"] not in (*lists.MOVES, "terms")
    words = {"act": say(f"row.cash-{course.act['act']}"), "player": course.act.get("player", "")}
    return shown | {"seq": course.seq, "last": words | {"undone": course.act["act"] == UNDO} if may else None}


def open_lists(session: Session) -> list[Document]:
    """What players may see of the lists: names in their order, who is called where, how long each waited."""
    shown = []
    for one in room_document(session):
        waiting = [{name: entry[name] for name in ("ticket", "place", "player", "waited", "called_to")}
                   for entry in one["waiting"]]
        shown.append({"number": one["number"], "name": one["name"], "waiting": waiting,
                      "open": one["open"]})
    return shown


def at_table(session: Session, table: int) -> list[str]:
    """What its dealer has to know: who was called here, who comes from another table, who goes to one."""
    shown = lists.game_at(session, table)
    if shown is None:
        return []
    game, names = shown[1], _names(session)
    lines: list[str] = []
    for claim in claims(game, lists.sitting(session, game)):
        away = claim.origin is not None and claim.origin[0] == table
        if claim.table == table and claim.why == LIST and claim.called is not None:
            lines.append(say("cash.is-called", player=claim.player, seat=claim.seat))
        elif claim.table == table and claim.why != LIST and not away:
            lines.append(say("cash.comes", player=claim.player, seat=claim.seat, why=_why(claim)))
        elif away:
            lines.append(say("cash.goes", player=claim.player, table=names[claim.table], seat=claim.seat,
                            why=_why(claim)))
    return lines


def _game(session: Session, number: int, every: dict[int, CashGame], names: dict[int, str]) -> Document:
    game = every[number]
    sitters = lists.sitting(session, game)
    others = [each for other, each in every.items() if other != number]
    return {
        "number": number, "name": game.name, "seats": game.seats,
        "open": sum(len(open_seats(game, sitters, table)) for table in game.tables),
        "time": {"amount": game.time.amount, "per": game.time.per, "minutes": game.time.minutes},
        "tables": [_table(game, sitters, table, names) for table in game.tables],
        "waiting": [_entry(game, entry, names) | {
            "also": [other.name for other in others if other.entry(entry.player)],
            "sits": any(one.player == entry.player for one in sitters)} for entry in game.waiting],
        "changes": [{"player": one.player, "to": one.to, "to_name": names[one.to],
                     "waited": _waited(one.since)} for one in game.changes],
        "claims": [_claim(one, names) for one in claims(game, sitters)],
    }


def _table(game: CashGame, sitters: list[Sitter], table: int, names: dict[int, str]) -> Document:
    feeds = game.feeds.get(table)
    return {"table": table, "name": names[table], "open": list(open_seats(game, sitters, table)),
            "feeds": feeds, "feeds_name": names[feeds] if feeds else None,
            "players": [{"seat": one.seat, "player": one.player} for one in sitters if one.table == table]}


def _entry(game: CashGame, entry: OnList, names: dict[int, str]) -> Document:
    return {
        "ticket": entry.ticket, "place": game.place(entry.ticket), "player": entry.player,
        "since": entry.since, "waited": _waited(entry.since), "called": entry.called, "table": entry.table,
        "called_to": names[entry.table] if entry.table else None,
        "called_ago": None if entry.called is None else _waited(entry.called),
        "passed": entry.passed,
    }


def _claim(one: Claim, names: dict[int, str]) -> Document:
    return {
        "table": one.table, "table_name": names[one.table], "seat": one.seat, "player": one.player,
        "why": one.why, "reason": _why(one), "called": one.called is not None,
        "from": one.origin and list(one.origin), "from_name": names[one.origin[0]] if one.origin else None,
    }


def _why(one: Claim) -> str:
    return say(f"cash.why-{one.why}", waited=_waited(one.since))


def _waited(since: int) -> int:
    """Whole minutes."""
    return max(0, now() - since) // MINUTE


def _names(session: Session) -> dict[int, str]:
    return {number: name for number, name in session.execute(select(Table.id, Table.name))}
