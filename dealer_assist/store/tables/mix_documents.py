"""What the pages and the API are told of a table's mix."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.mix import entry_document, read_mix
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.session.mixes import CHOICE, Mix
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import Hand, Table
from dealer_assist.store.tables.mixing import Turning, betting_of, changes_game, level_of
from dealer_assist.store.tables.rotations import Rotation, Turn
from dealer_assist.texts import Said, joined, say

MOST_RECENT = 12
NOTHING: Mapping[str, Any] = {
    "now": None, "next": None, "left": None, "chooses": None, "recent": [], "changes": False,
}


def table_document(
    session: Session, table: Table, last: Hand | None, turned: Turning | None,
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
        kept = session.get(Turn, last.id)
        return shown | (_open(mix, kept, last, table) if kept else {})
    if turned is None:
        return shown
    if mix.change.way == CHOICE and turned.now.place is None:
        seat = turned.now.chooser or 0
        name = next((one.player.name for one in table.seats if one.number == seat and one.player), None)
        return shown | {
            "chooses": {"seat": seat, "name": name, "for": mix.change.lasts},
            "recent": _recent(session, table.id, rotation.since),
            "text": say("mix.choose", name=mix.name, seat=seat),
        }
    told = turned.told(changes_game(last, turned.settings["game"], turned.settings["betting"]))
    return shown | {
        "now": _now(told, turned.settings), "next": _named(mix, turned.now.next), "left": told["left"],
        "changes": told["changes"],
        "text": _with_shortage(sentence(told), mix, (turned.place, turned.now.next), table),
    }


def _with_shortage(text: Said, mix: Mix, places: Iterable[int | None], table: Table) -> str:
    """The line, and after it the first game to come whose deck cannot serve those who sit there.

    Source: R57, "in a mix the table is told before the game changes".
    """
    seated = sum(1 for seat in table.seats if seat.player_id is not None and seat.stack)
    for place in dict.fromkeys(places):
        if place is not None and seated > (most := load_game(mix.games[place].game).max_seats):
            short = say("mix.too-many", game=mix.named(place), most=most, n=seated - most, count=seated)
            return joined((say("mix.line", text=text), short))
    return text


def _open(mix: Mix, kept: Turn, hand: Hand, table: Table) -> dict[str, Any]:
    told = kept.told
    following, place = None, None
    if kept.place is not None and told["next"] is not None and kept.place < len(mix.games):
        place = (kept.place + 1) % len(mix.games)
        following = _named(mix, place)
    now = _now(told, {"game": hand.game, "betting": betting_of(hand)})
    return {
        "now": now, "next": following, "left": told["left"], "changes": told["changes"],
        "text": _with_shortage(sentence(told), mix, (place,), table),
    }


def _now(told: Mapping[str, Any], settings: Mapping[str, Any]) -> dict[str, Any]:
    return {"name": told["game"], "hand": told["hand"], "of": told["of"], "place": told["place"], **settings}


def _named(mix: Mix, place: int | None) -> dict[str, Any] | None:
    if place is None:
        return None
    return {"game": mix.games[place].game, "betting": mix.games[place].betting, "name": mix.named(place)}


def _recent(session: Session, table: int, since: int) -> list[int]:
    """The places in the list that were chosen last, each once."""
    chosen = session.scalars(
        select(Turn.place).join(Hand, Hand.id == Turn.hand_id)
        .where(Hand.table_id == table, Hand.number >= since, Turn.place.is_not(None))
        .order_by(Hand.number.desc()).limit(200))
    return [place for place in dict.fromkeys(chosen) if place is not None][:MOST_RECENT]


def hand_document(session: Session, hand: Hand) -> dict[str, Any] | None:
    """What the mix was at in this hand; None for a hand of a table that plays one game."""
    kept = session.get(Turn, hand.id)
    return None if kept is None else kept.told | {"text": sentence(kept.told)}


def sentence(told: Mapping[str, Any]) -> Said:
    """One line for the head of the page: "HORSE: Razz, hand 3 of 6, next Stud"."""
    known = {"name": told["name"], "game": told["game"]}
    if told["hand"] is None:
        return say("mix.out", **known)
    if told["chooser"] is not None:
        return say("mix.chosen", **known, seat=told["chooser"], hand=told["hand"], of=told["of"])
    if told["of"] is None:
        return say("mix.level", **known, level=told["level"], next=told["next"])
    return say("mix.hand", **known, hand=told["hand"], of=told["of"], next=told["next"])
