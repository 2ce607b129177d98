"""A mix at a table: what it makes of the next hand, what is kept with it, what the pages are told.

Where the mix stands is worked out from the table's hands every time; nothing here is counted up.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.mix import mix_document, read_mix
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.games import load_game
from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.session.mixes import Mix
from dealer_assist.session.next_game import BASE, Turning, level_after, settings_of
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.record import replay
from dealer_assist.store.db import utc
from dealer_assist.store.ledger import columns
from dealer_assist.store.tables.rotations import Rotation, Turn


def standing_mix(session: Session, table: Table, at: str | None = None) -> tuple[Mix | None, int]:
    """The table's mix and the level in force now, or `at` a time; None where it plays one game.

    Errors: those of `read_mix`.
    """
    rotation = session.get(Rotation, table.id)
    if rotation is None:
        return None, 1
    mix = read_mix(rotation.mix)
    return mix, level_of(rotation, mix, at)


def level_of(rotation: Rotation, mix: Mix, at: str | None = None) -> int:
    """The level in force: the one that was said, and one more for every so many minutes since then."""
    gone = datetime.fromisoformat(at or utc.now()) - datetime.fromisoformat(rotation.level_since)
    return level_after(rotation.level, gone.total_seconds(), mix)


def keep(session: Session, hand: HandRow, turned: Turning, line: Mapping[str, Any]) -> dict[str, Any]:
    """Write down where in the mix the hand is dealt; answers what its first entry tells of that."""
    turn = Turn(hand_id=hand.id, **turned.columns(), told=dict(line))
    session.add(turn)
    return columns.tell(turn)


def rotation(session: Session, table: int, changed: bool) -> dict[str, Any]:
    """The table's rotation as it is now, for a row of the ledger; if it `changed`, that it has none, too."""
    rotation = session.get(Rotation, table)
    if rotation is None:
        return columns.tell(gone=(Rotation(table_id=table),)) if changed else {}
    return columns.tell(rotation)


def changes_game(last: HandRow | None, game: str, betting: str) -> bool:
    """Is the hand to come another game than the last one, void or not?"""
    return last is None or (last.game, betting_of(last)) != (game, betting)


def betting_of(hand: HandRow) -> str:
    """How the hand is bet, as its set-up says."""
    return str(replay.setup_of(hand)["betting"])


def change(
    session: Session, table: Table, mix: object, level: int | None, last: int, ago: float = 0,
) -> None:
    """Give the table a mix, another one, or another level; each counts from the next hand on.

    Shape: `mix` a document or the id of a list, None to end it, ... to leave it; `last` the number of the
    table's latest hand, 0 for none; `ago` seconds the level was said. A mix with other games or another way
    of changing begins anew.
    Errors: those of `read_mix` and of the set-up of each game, `no-mix`.
    """
    rotation = session.get(Rotation, table.id)
    if mix is None and rotation is not None:
        session.delete(rotation)
        session.flush()
        rotation = None
    elif mix is not ... and mix is not None:
        rotation = _rotation_of(session, table, rotation, read_mix(mix), last, ago)
    if level is not None:
        if rotation is None:
            raise _no_mix("level")
        rotation.level, rotation.level_since = level, max(utc.before_now(ago), rotation.level_since)
    if rotation is not None:
        _check_every_game(table, read_mix(rotation.mix))
    session.flush()


def _rotation_of(
    session: Session, table: Table, old: Rotation | None, mix: Mix, last: int, ago: float,
) -> Rotation:
    if old is not None:
        if not mix.same_round(read_mix(old.mix)):
            old.since = last + 1
        old.mix = mix_document(mix)
        return old
    rotation = Rotation(
        table_id=table.id, mix=mix_document(mix), since=last + 1, level=mix.change.first,
        level_since=utc.before_now(ago))
    session.add(rotation)
    return rotation


def _no_mix(field: str) -> NotNow:
    return NotNow("no-mix", field=field)


def stakes_of_all(session: Session, table: Table) -> list[dict[str, Any]]:
    """What is posted and bet in each game of the table's mix; none where it plays one game."""
    rotation = session.get(Rotation, table.id)
    if rotation is None:
        return []
    mix = read_mix(rotation.mix)
    return [settings_of(_own(table), mix, entry) for entry in mix.games]


def _own(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in BASE}


def _check_every_game(table: Table, mix: Mix) -> None:
    """Refuse now what a hand would be refused for, and name the game."""
    common = {
        "seats": {"1": MOST_SETTING, "2": MOST_SETTING}, "button": 1, "chip": table.chip,
        "preset": table.preset, "house": table.house, "tournament": table.tournament,
    }
    for n, entry in enumerate(mix.games):
        settings = settings_of(_own(table), mix, entry)
        try:
            read_setup(common | {name: value for name, value in settings.items() if value is not None})
        except Refusal as refusal:
            game = load_game(entry.game).name
            raise Unreadable(
                "in-mix", game=game, number=n + 1, mix=mix.name, why=refusal.message, code=refusal.code,
                field=f"mix.games.{n}"
            ) from refusal
