"""One line for every table of the room, for the director's wall: few queries, whatever the number of tables.

What a hand comes to is worked out once for the newest row of its log and kept by that row's hash; a table
that did not change costs its columns and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row as Answer
from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session, aliased

from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.record.log import OPEN
from dealer_assist.rules.amounts import FORCED
from dealer_assist.store.db.models import ROOM, HandRow, Row, Table
from dealer_assist.record import log, replay
from dealer_assist.record.check import UNREADABLE
from dealer_assist.record.shelf import Shelf
from dealer_assist.store.events.tables import closed
from dealer_assist.store.review.calls import Call
from dealer_assist.store.tables import requests
from dealer_assist.store.tables.requests import FloorRequest
from dealer_assist.texts import figure, joined, say

MOST = 4096             # hands whose line is kept
UNDONE_OFTEN = 3        # undos and repairs from which a hand is worth a look


_lines = Shelf[str, dict[str, Any]](MOST)      # of hands by the hash of their newest row


def cards(
    session: Session, tables: Sequence[int] | None, devices: Iterable[Mapping[str, Any]], all_pots: bool,
) -> list[dict[str, Any]]:
    """The tables, or those named, in order.

    Shape: `id`, `name`, `game`, `game_name`; of the latest hand `hand`, `number`, `status`, `started`,
    `stakes`, `players`; while it is open `street`, `pot` (None where it may not be shown), `to_act`, `waits`
    (what for), `since` (the newest entry's time), `flags` (all-in, run-twice, undone, repaired); `call`, and
    `silent`: since when none of its tablets was heard; `unsent`: entries that wait on its tablets.
    """
    rows = session.execute(_latest(tables)).all()
    _play(session, [row.HandRow for row in rows if row.HandRow is not None and row.HandRow.status == OPEN])
    devices = list(devices)
    heard = _heard(devices)
    unsent = _unsent(devices)
    waiting_calls: dict[int, Call | FloorRequest] = {call.table_id: call for call in session.scalars(
        select(Call).where(Call.closed.is_(None)))}
    for asked in session.scalars(requests.waiting()):        # answered in the list of calls
        waiting_calls.setdefault(asked.table_id, asked)
    return [
        _card(row, waiting_calls.get(row[0]), heard.get(row[0]), all_pots) | {"unsent": unsent.get(row[0], 0)}
        for row in rows]


def _latest(tables: Sequence[int] | None) -> Select[int, str, str, HandRow]:
    """Each table with its latest hand: the index on table and number answers for each at once."""
    other = aliased(HandRow)
    newest = select(func.max(other.number)).where(other.table_id == Table.id).scalar_subquery()
    wanted = (select(Table.id, Table.name, Table.game, HandRow)
             .outerjoin(HandRow, (HandRow.table_id == Table.id) & (HandRow.number == newest))
             .where(Table.kind == ROOM, ~closed()).order_by(Table.id))
    return wanted if tables is None else wanted.where(Table.id.in_(tables))


def _play(session: Session, hands: Sequence[HandRow]) -> None:
    """Work out the hands that went on since they were last asked for; their logs are one query."""
    new = {hand.id: hand for hand in hands if _lines.get(hand.head) is None}
    logs: dict[int, list[Row]] = {number: [] for number in new}
    numbers = list(new)
    for n in range(0, len(numbers), 500):
        chosen = select(Row).where(Row.hand_id.in_(numbers[n:n + 500])).order_by(Row.hand_id, Row.seq)
        for row in session.scalars(chosen):
            logs[row.hand_id].append(row)
    for number, hand in new.items():
        _lines.put(hand.head, _line(hand, logs[number]))


def _line(hand: HandRow, rows: Sequence[Row]) -> dict[str, Any]:
    line: dict[str, Any] = {"stakes": "", "since": rows[-1].at if rows else hand.started, "betting": None}
    try:
        setup = replay.setup_of(hand)
        line |= {"stakes": _stakes(setup), "players": len(setup["seats"]), "betting": setup["betting"]}
        kinds = [row.kind for row in rows]
        repaired = sum("repair" in log.payload(row) for row in rows if row.kind == log.UNDO)
        hand_played = replay.played(hand, rows, log.courses(rows)[-1].path, hand.head)
    except (Refusal, *UNREADABLE):      # its own page and the check say more; the other tables are shown
        return {"players": len(hand.places), **line, "street": "", "pot": None, "to_act": None,
                "waits": "unreadable", "flags": []}
    waits, undone = waiting(hand_played), kinds.count(log.UNDO) - repaired
    flags = [word for word, is_so in (
        ("all-in", any(not hand_played.chips.stack[i] for i in hand_played.live())),
        ("run-twice", bool(hand_played.table.runouts)),
        ("repaired", repaired > 0), ("undone", undone >= UNDONE_OFTEN),
    ) if is_so]
    return line | {
        "street": hand_played.street,
        "pot": hand_played.pot,
        "to_act": hand_played.to_act,
        "waits": waits.kind,
        "flags": flags,
    }


def _stakes(setup: Mapping[str, Any]) -> str:
    """The level as a dealer writes it: 100/200, ante 200."""
    blinds = [figure(chips) for chips in setup.get("blinds") or [] if chips]
    bets = [figure(setup[name]) for name in ("small_bet", "big_bet") if setup.get(name)]
    antes = [(name, setup.get(name)) for name in FORCED]
    return joined([joined(bets or blinds, "/"),
                   *(say(f"stakes.{name}", chips=chips) for name, chips in antes if chips)], ", ")


def _heard(devices: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    """By table, when the last of its tablets was heard; "" while one is connected."""
    heard: dict[int, str] = {}
    for one in devices:
        table = one["table"]
        if table is not None and heard.get(table) != "":
            heard[table] = "" if one["connected"] else max(heard.get(table, "-"), one["heard"])
    return heard


def _unsent(devices: Iterable[Mapping[str, Any]]) -> dict[int, int]:
    """By table, how many entries wait on its tablets."""
    by_table: dict[int, int] = {}
    for one in devices:
        if one["table"] is not None and one["unsent"]:
            by_table[one["table"]] = by_table.get(one["table"], 0) + one["unsent"]
    return by_table


def _card(
    row: Answer[int, str, str, HandRow], call: Call | FloorRequest | None, heard: str | None, all_pots: bool,
) -> dict[str, Any]:
    hand: HandRow | None = row[3]      # a table where nothing was dealt yet has none
    game = hand.game if hand and hand.status == OPEN else row.game
    card: dict[str, Any] = {
        "id": row.id, "name": row.name, "game": game, "game_name": _name(game),
        "call": call and _call(call),
        "hand": hand and hand.id, "number": hand and hand.number, "status": hand and hand.status,
        "started": hand and hand.started, "flags": [], "silent": None,
    }
    line = _lines.get(hand.head) if hand and hand.status == OPEN else None
    if line is None:
        return card
    counted = all_pots or line["betting"] and STRUCTURES[line["betting"]].pot_counts
    pot = line["pot"] if counted else None
    return card | line | {"pot": pot, "silent": heard or None}


def _call(call: Call | FloorRequest) -> dict[str, Any]:
    if isinstance(call, FloorRequest):
        return {"id": None, "made": call.made, "reason": None, "taken": None, "taken_by": None}
    return {"id": call.id, "made": call.made, "reason": call.reason, "taken": call.taken,
            "taken_by": call.taken_by}


_names: dict[str, str] = {}


def _name(game: str) -> str:
    if game not in _names:
        try:
            _names[game] = load_game(game).name
        except Refusal:  # a game of the room's own whose file is gone
            return game
    return _names[game]


