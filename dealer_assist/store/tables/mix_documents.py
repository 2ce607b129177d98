"""What the pages and the API are told of a table's mix."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.mix import entry_document, read_mix
from dealer_assist.errors import Refusal
from dealer_assist.session.mix_line import (
    NOTHING, named, now_playing, of_next_hand, sentence, with_shortage,
)
from dealer_assist.session.mixes import Mix
from dealer_assist.session.next_game import Turning
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.tables.table_mix import betting_of, changes_game, level_of
from dealer_assist.store.tables.rotations import Rotation, Turn


def table_document(
    session: Session, table: Table, last: HandRow | None, turned: Turning | None,
) -> dict[str, Any] | None:
    """A table's mix and where it stands; None where the table plays one game.

    Shape: the mix's own document, and `now`: the game of the hand that is open, else of the next one, None
    while it is to be chosen; `next` the game after it; `left` hands of this game from `now` on, that one
    included, None where it cannot be said; `chooses` seat and name of who chooses the next game; `recent` the
    games last chosen, newest first; `changes`: the hand is of another game than the one before it.
    """
    rotation = session.get(Rotation, table.id)
    if rotation is None:
        return None
    shown = {**rotation.mix, "level": rotation.level, **NOTHING, "text": rotation.mix["name"]}
    try:
        mix = read_mix(rotation.mix)
    except Refusal as missing:      # a game of the room's own whose file is gone or has a mistake
        return shown | {"text": missing.message}
    games = [entry_document(entry) | {"name": mix.named(n)} for n, entry in enumerate(mix.games)]
    shown |= {"level": level_of(rotation, mix), "games": games}
    if last is not None and last.status == OPEN:
        turn = session.get(Turn, last.id)
        return shown | (_open(mix, turn, last, table) if turn else {})
    if turned is None:
        return shown
    names = {seat.number: seat.player.name for seat in table.seats if seat.player}
    changes = bool(turned.settings) and changes_game(
        last, turned.settings["game"], turned.settings["betting"])
    return shown | of_next_hand(
        turned, names, _seated(table), _recent(session, table.id, rotation.since), changes)


def _seated(table: Table) -> int:
    return sum(1 for seat in table.seats if seat.player_id is not None and seat.stack)


def _open(mix: Mix, turn: Turn, hand: HandRow, table: Table) -> dict[str, Any]:
    place_in_mix = turn.told
    following, place = None, None
    if turn.place is not None and place_in_mix["next"] is not None and turn.place < len(mix.games):
        place = (turn.place + 1) % len(mix.games)
        following = named(mix, place)
    now = now_playing(place_in_mix, {"game": hand.game, "betting": betting_of(hand)})
    return {
        "now": now, "next": following, "left": place_in_mix["left"], "changes": place_in_mix["changes"],
        "text": with_shortage(sentence(place_in_mix), mix, (place,), _seated(table)),
    }


def _recent(session: Session, table: int, since: int) -> list[int]:
    """The places in the list that were chosen last, newest first."""
    chosen = session.scalars(
        select(Turn.place).join(HandRow, HandRow.id == Turn.hand_id)
        .where(HandRow.table_id == table, HandRow.number >= since, Turn.place.is_not(None))
        .order_by(HandRow.number.desc()).limit(200))
    return [place for place in chosen if place is not None]


def hand_document(session: Session, hand: HandRow) -> dict[str, Any] | None:
    """What the mix was at in this hand; None for a hand of a table that plays one game."""
    turn = session.get(Turn, hand.id)
    return None if turn is None else turn.told | {"text": sentence(turn.told)}
