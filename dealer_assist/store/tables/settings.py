"""Tables of the room and their settings. Sessions are those of `database.writing()`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.setup import read_spread
from dealer_assist.errors import NotNow
from dealer_assist.rules.amounts import NOTHING, SPREAD
from dealer_assist.rules.house import read_house
from dealer_assist.rules.rule import PRESET
from dealer_assist.session import buying
from dealer_assist.session.buying import Limits
from dealer_assist.store.db.models import ROOM, Table
from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.store.events.tables import playing_at
from dealer_assist.store.hands.write import latest_hand, lock_table
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.tables import limits, table_mix

DEFAULTS: Mapping[str, Any] = {
    "game": "holdem", "betting": None, **NOTHING, SPREAD: None, "chip": 1, "preset": PRESET, "house": {},
    "tournament": True,
}
FOR_THE_FLOOR = {"house", "preset", "tournament", *buying.LIMITS}
MIXED = {"mix", "level"}        # settings that are kept with the table's rotation


def add_table(session: Session, name: str, settings: Mapping[str, Any], kind: str = ROOM) -> Table:
    """A new table, nobody seated.  Errors: `unknown-game`, and those of the house rules and of a mix."""
    own = {name: value for name, value in settings.items() if name not in MIXED}
    table = Table(name=name, kind=kind, seats=[], **{**DEFAULTS, **own})
    _check(table)
    session.add(table)
    session.flush()
    table_mix.change(session, table, settings.get("mix", ...), settings.get("level"), 0)
    payload = {"kind": kind, "settings": settings_of(table), **_mix(settings),
            **table_mix.rotation(session, table.id, changed=False)}
    ledger.add(session, "table", payload, table=table.id, balance=chips.Balance().document())
    return table


def change_table(session: Session, number: int, changes: Mapping[str, Any], ago: float = 0) -> Table:
    """Change name or settings; they count from the next hand on. A level was said `ago` seconds.

    Errors: `ask-the-floor` for what a dealer may not say, which is all of a table that plays an event.
    """
    table = room_table(session, number)
    _check_may_change(session, table, changes)
    return _change(session, table, changes, limits.limits_of(session, table), ago)


def set_by_event(session: Session, number: int, changes: Mapping[str, Any], ago: float = 0) -> Table:
    """The same as the event says, whoever deals when its level comes."""
    return _change(session, room_table(session, number), changes, None, ago)


def _change(
    session: Session, table: Table, changes: Mapping[str, Any], gives: Limits | None, ago: float = 0,
) -> Table:
    was, number = settings_of(table), table.id
    for name in changes.keys() - MIXED:
        value = changes[name]
        setattr(table, name, DEFAULTS[name] if value is None and name in DEFAULTS else value)
    _check(table)
    last = latest_hand(session, number)
    after = last.number if last else 0
    table_mix.change(session, table, changes.get("mix", ...), changes.get("level"), after, ago)
    if gives is not None:
        limits.keep(session, table, gives)
    now = settings_of(table)
    different = sorted(name for name in now if now[name] != was[name])
    if different or MIXED & changes.keys():
        ledger.add(session, "settings", {
            "from": {name: was[name] for name in different}, "to": {name: now[name] for name in different},
            **_mix(changes), **table_mix.rotation(session, number, "mix" in changes)}, table=number)
    return table


def room_table(session: Session, number: int) -> Table:
    """The table, locked.  Errors: NotFound; `not-a-table` for one that holds imported hands."""
    table = lock_table(session, number)
    if table.kind != ROOM:
        raise NotNow("not-a-table", table=table.name)
    return table


def _check(table: Table) -> None:
    """Refuse a house rule or a spread that cannot be read now, and not when the next hand begins."""
    read_house(table.preset, table.house, table.tournament)
    read_spread(table.spread)
    buying.check_limits({name: getattr(table, name) for name in buying.LIMITS})


def settings_of(table: Table) -> dict[str, Any]:
    """Name and settings, as the ledger tells what they were."""
    return {name: getattr(table, name) for name in ("name", *SETTINGS, *buying.LIMITS)}


def may_say(session: Session, table: int) -> bool:
    """May this writer say what is played for there? At an event's table the event does, and the floor."""
    return ledger.writer(session).chief or playing_at(session, table) is None


def _mix(stated: Mapping[str, Any]) -> dict[str, Any]:
    return {name: stated[name] for name in sorted(MIXED & stated.keys())}


def _check_may_change(session: Session, table: Table, changes: Mapping[str, Any]) -> None:
    """Rake, house rules and limits are the room's; what is dealt, and for how much, a dealer may say."""
    if ledger.writer(session).chief:
        return
    was, of_event = settings_of(table), playing_at(session, table.id) is not None
    asked = sorted(name for name in changes.keys() & (changes.keys() if of_event else FOR_THE_FLOOR)
                   if name in MIXED or changes[name] != was[name])
    if asked:
        raise buying.AskFloor(asked[0], None)
