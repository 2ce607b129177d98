"""What a hand at an event's table is played for: the event's to say, and the floor's for one hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.session.buying import AskFloor
from dealer_assist.session.coming import TableNow
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.tables import bomb_pots, positions
from dealer_assist.store.tables.settings import may_say

OF_MIX = ("game", "betting", "turn_to")
ASKED = ("bomb_pot", *SETTINGS, "posts", "turn_to")


def check_stated(
    session: Session, table: Table, last: HandRow | None, stated: Mapping[str, Any], who: str | None,
    now: TableNow,
) -> None:
    """May this writer say this of the hand to come? What the event brings anyway may be said again.

    Errors: `ask-the-floor` with the setting for its field.
    """
    asked = [name for name in ASKED if name in stated]
    if not asked or may_say(session, table.id):
        return
    unasked = {name: value for name, value in stated.items() if name not in asked}
    played = _brought(session, table, last, unasked, who, now)
    other = [name for name in asked if not _same(name, stated[name], played)]
    if other:
        raise AskFloor(other[0], None, "of-event")


def _brought(
    session: Session, table: Table, last: HandRow | None, unasked: Mapping[str, Any], who: str | None,
    now: TableNow,
) -> dict[str, Any]:
    """What the hand is played for when nobody says it."""
    due = bomb_pots.stated(session, table, last, unasked, who, now)
    coming = positions.coming(session, table, last, due, who, now)
    if coming is None:
        return {**now.settings, **due}
    played = {**now.settings, **(coming.turned.settings if coming.turned else {}), **due}
    played |= {"bomb_pot": coming.bomb_pot, "posted": (*coming.blinds, 0)}
    if coming.turned is not None and not coming.turned.settings:
        # a dealer's choice: somebody has to say it, and the mix knows which there are
        return {name: value for name, value in played.items() if name not in OF_MIX}
    if coming.turned is not None and coming.turned.place is not None:
        played["turn_to"] = coming.turned.place + 1
    return {**dict.fromkeys(OF_MIX), **played}


def _same(name: str, value: Any, played: Mapping[str, Any]) -> bool:
    if name == "posts":     # who posts is seen at the table; no post is more than a blind
        return all(one.get("amount", 0) in played.get("posted", ()) for one in value or ())
    if name in OF_MIX and name not in played:
        return True
    return bool(value == played.get(name))
