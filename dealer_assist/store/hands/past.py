"""Hands written down after they were played: of files, or of what a table remembers. No seat's chips move.

They get the same rows as a hand that was followed, so that they are reviewed, searched and verified as one.
What can be worked out before the writer's turn is (`played`); what is left is a few inserts (`write_down`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Table as Plain
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand as Played, apply, start
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow
from dealer_assist.games.loader.custom import sources
from dealer_assist.record.log import OPEN, OVER
from dealer_assist.session.chain import BEGINNING
from dealer_assist.store.db.models import HandRow, Place, Row, Table
from dealer_assist.store.hands.rows import keyed
from dealer_assist.floor.redaction import CARD_WRITTEN
from dealer_assist.record import log, replay
from dealer_assist.record.log import By, Sealed, by_column
from dealer_assist.store.db import utc
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.search.lines import Subject, derive_all

HANDS, PLACES, ROWS = (cast(Plain, model.__table__) for model in (HandRow, Place, Row))
NUMBERED = insert(HANDS).returning(HANDS.c.id, sort_by_parameter_order=True)
SEALED = update(HANDS).where(HANDS.c.id == bindparam("of")).values(head=bindparam("newest"))


@dataclass(frozen=True, slots=True)
class Past:
    """What a hand was: the contract's set-up with its house rules, every action, names, when it began.

    Shape: `names` by seat; `started` in ISO 8601 (UTC); `key` tells it from the table's other hands, None
    where it need not; `said` goes into entry 0 beside the set-up, as `{"recorded": "import"}`.
    """

    setup: Mapping[str, Any]
    actions: tuple[Action, ...]
    names: Mapping[int, str]
    started: str
    about: Mapping[str, Any]
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Whole:
    """A past hand played to its end.

    Shape: `entries` are kind, payload and outcome of each entry, the last two as canonical JSON.
    """

    past: Past
    setup: Setup
    document: Mapping[str, Any]
    entries: tuple[tuple[str, str, str], ...]
    played: Played


def played(past: Past) -> Whole:
    """The hand as it will be written.

    Errors: `hand-not-over`, and every refusal of the set-up and the actions.
    """
    files = sources(past.setup["game"])
    document = dict(past.setup)
    setup = read_setup(document, replay.games_of(files))
    document |= {"betting": setup.betting, "house": setup.house.as_dealt(), "preset": setup.preset}
    document["seats"] = {str(seat): stack for seat, stack in sorted(
        zip(setup.order, setup.stacks, strict=True))}
    origin = {"started": past.started, "engine": __version__, "definition": replay.definition_of(setup.game),
            "game": setup.game.id, "button": setup.button if setup.game.button else None, "key": past.key,
            "names": {str(seat): past.names[seat] for seat in setup.order if seat in past.names}}
    payload = {"setup": document, **origin, **past.about} | ({"files": files} if files else {})
    begun = start(setup)
    entries = tuple(_entries(begun, document, payload, past.actions))
    if not begun.over:
        raise NotNow("hand-not-over.rest", field="actions")
    return Whole(past, setup, document, entries, begun)


def _entries(
    hand_played: Played,
    document: Mapping[str, Any],
    payload_of_start: Mapping[str, Any],
    actions: Iterable[Action],
) -> Iterable[tuple[str, str, str]]:
    """Entry 0 and one for each action, each with what it moved."""
    before = (0, document["seats"])
    for action in (None, *actions):
        kind, payload = (
            (log.START, payload_of_start) if action is None else (log.ACT, {"line": action.line()})
        )
        if action is not None:
            apply(hand_played, action)
        state = OVER if hand_played.over else OPEN
        after = replay.chips(hand_played, state, document)
        yield kind, log.canonical(payload), log.canonical(replay.moved(before, after, hand_played, state))
        before = after


def record(session: Session, table: Table, past: Past, by: By) -> HandRow:
    """Write the hand down as the table's next one.

    Errors: those of `played`; nothing is written then.
    """
    number, = write_down(session, table, [played(past)], by)
    return session.get_one(HandRow, number)


def write_down(session: Session, table: Table, hands: Sequence[Whole], by: By) -> list[int]:
    """Write hands down as the table's next ones; their ids, in order."""
    session.flush()
    newest = session.scalar(select(func.max(HandRow.number)).where(HandRow.table_id == table.id)) or 0
    columns = [_columns(hand, table.id, newest + n) for n, hand in enumerate(hands, 1)]
    ids = list(session.scalars(NUMBERED, columns))
    logs = [_sealed(number, hand, by) for number, hand in zip(ids, hands, strict=True)]
    session.execute(insert(ROWS), [by_column(row) for rows in logs for row in rows])
    session.execute(insert(PLACES), [
        place for number, hand in zip(ids, hands, strict=True) for place in _places(number, hand)])
    session.connection().execute(SEALED, [
        {"of": number, "newest": rows[-1].hash} for number, rows in zip(ids, logs, strict=True)])
    ledger.add_all(session, "recorded", {
        number: {"number": one["number"], "seq": one["seq"], "head": rows[-1].hash, "started": one["started"]}
        for number, one, rows in zip(ids, columns, logs, strict=True)}, table=table.id, by=by)
    derive_all(session, [_subject(table.id, number, hand, one, rows) for number, hand, one, rows in
                         zip(ids, hands, columns, logs, strict=True)])
    return ids


def _columns(hand: Whole, table: int, number: int) -> dict[str, Any]:
    awards, setup, past = hand.played.awards, hand.setup, hand.past
    return {
        "table_id": table, "number": number, "start_key": past.key, "setup": log.canonical(hand.document),
        "definition": replay.definition_of(setup.game), "engine": __version__, "game": setup.game.id,
        "button": setup.button if setup.game.button else None, "positions": {},
        "seq": len(hand.entries) - 1, "head": BEGINNING, "status": OVER, "pot": sum(awards.values()),
        "winners": sorted(seat for seat, chips in awards.items() if chips), "started": past.started,
        "finished": past.started,
    }


def _places(number: int, hand: Whole) -> list[dict[str, Any]]:
    after = hand.played.stacks
    return [{"hand_id": number, "seat": seat, "player_id": None, "name": hand.past.names.get(seat),
             "before": stack, "after": after[seat]}
            for seat, stack in zip(hand.setup.order, hand.setup.stacks, strict=True)]


def _sealed(number: int, hand: Whole, by: By) -> list[Sealed]:
    rows: list[Sealed] = []
    previous, at = BEGINNING, utc.now()
    for seq, (kind, payload, outcome) in enumerate(hand.entries):
        row = Sealed(number, seq, kind, payload, outcome, by.who, by.device, at, None, previous)
        if CARD_WRITTEN.search(payload):
            row.key = keyed(By(), kind, log.payload(row)).key
        row.hash = previous = log.row_hash(row)
        rows.append(row)
    return rows


def _subject(table: int, number: int, hand: Whole, columns: Mapping[str, Any], rows: list[Sealed]) -> Subject:
    names = {seat: hand.past.names.get(seat) for seat in hand.setup.order}
    return Subject(number, table, columns["game"], OVER, columns["pot"], columns["started"],
                   columns["winners"], names, rows, hand.played, columns["number"])
