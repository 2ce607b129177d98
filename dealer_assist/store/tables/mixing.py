"""A mix at a table: what it makes of the next hand, what is kept with it, what the pages are told.

Where the mix stands is worked out from the table's hands every time; nothing here is counted up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from dealer_assist.contract.mix import entry_document, mix_document, read_mix
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.games import load_game
from dealer_assist.session.mixes import CHOICE, LEVEL, Entry, Mix, called
from dealer_assist.session.rotation import Coming, Dealt, Standing, standing
from dealer_assist.session.stakes import stakes_of
from dealer_assist.store.db.models import OPEN, VOID, Hand, Table
from dealer_assist.store.hands import log, replay
from dealer_assist.store.tables.rotations import Rotation, Turn
from dealer_assist.texts import Said, joined, say

BASE = ("blinds", "small_bet", "chip")      # what a table's own settings lend to the stakes of its mix
MOST_RECENT = 12
NOTHING: Mapping[str, Any] = {
    "now": None, "next": None, "left": None, "chooses": None, "recent": [], "changes": False,
}


@dataclass(frozen=True, slots=True)
class Turning:
    """What the mix makes of the hand to come.

    Shape: `place` of its game in the list, None for a game out of the rotation and for one that is still to
    be chosen; then `settings`, of the set-up, are empty. `out`: the game was stated for this hand alone.
    """

    mix: Mix
    now: Standing
    place: int | None
    settings: Mapping[str, Any]
    out: bool = False
    turn: int = 0

    @property
    def game(self) -> str | None:
        """The game's name as a dealer says it; None while it is to be chosen."""
        if not self.settings:
            return None
        if self.place is not None:
            return self.mix.named(self.place)
        return called(load_game(self.settings["game"]))

    def told(self, changes: bool) -> dict[str, Any]:
        """What is kept with the hand and said of it: the game, which hand of how many, what comes."""
        following = None if self.now.next is None or self.out else self.mix.named(self.now.next)
        return {
            "name": self.mix.name, "way": self.mix.change.way, "game": self.game, "place": self.place,
            "hand": None if self.out else self.now.hand, "of": None if self.out else self.now.of,
            "left": None if self.out else self.now.left, "next": following, "level": self.now.level,
            "chooser": None if self.out else self.now.chooser, "changes": changes,
        }


def turning(
    session: Session, table: Table, button: int, seats: Collection[int], said: Mapping[str, Any],
    follows: bool = True,
) -> Turning | None:
    """What the table's mix makes of the next hand; None where the table plays one game.

    Shape: `button` and `seats` of that hand; `said` what the caller states: `game` for this hand, `turn_to` a
    number of the list, counted from 1, to go on to; `follows` False where the button goes to the winner.
    Errors: `not-in-mix`, `bad-turn`.
    """
    rotation = session.get(Rotation, table.id)
    if rotation is None:
        if "turn_to" in said:
            raise _no_mix("turn_to")
        return None
    mix = read_mix(rotation.mix)
    coming = Coming(
        button, tuple(sorted(seats)), level_of(rotation, mix), _to(mix, said), "button" in said, follows)
    history = _history(session, table.id, rotation.since)
    now = standing(mix, history, coming)
    place, entry = _entry(mix, now, said)
    if entry is None:
        return Turning(mix, now, None, {}, turn=now.turn)
    out = place is None
    turn = (history[-1].turn if history else 0) if out else now.turn
    return Turning(mix, now, place, _settings(table, mix, entry), out, turn)


def _to(mix: Mix, said: Mapping[str, Any]) -> int | None:
    number = said.get("turn_to")
    if number is None:
        return None
    if not 1 <= number <= len(mix.games):
        raise Unreadable(
            "bad-turn", f"{mix.name} has the games 1 to {len(mix.games)}; {number} is none of them.",
            field="turn_to")
    return int(number) - 1


def _entry(mix: Mix, now: Standing, said: Mapping[str, Any]) -> tuple[int | None, Entry | None]:
    """The place of the game and the game: the rotation's, or the one that was chosen or stated."""
    if "game" not in said:
        return now.place, None if now.place is None else mix.games[now.place]
    game = load_game(said["game"])
    at = [n for n, entry in enumerate(mix.games) if entry.game == game.id]
    at = [n for n in at if mix.games[n].betting == said.get("betting", mix.games[n].betting)] or at
    if now.place in at:
        return now.place, mix.games[now.place]
    if now.place is not None:
        stated = said.get("betting", game.bettings[0])
        return None, mix.games[at[0]] if at else Entry(game.id, stated, {}, game.button)
    if not at:
        raise NotNow(
            "not-in-mix", f"{game.name} is not among the games of {mix.name}. Choose one of its list.",
            field="game")
    return at[0], mix.games[at[0]]


def _settings(table: Table, mix: Mix, entry: Entry) -> dict[str, Any]:
    own = {name: getattr(table, name) for name in BASE}
    return {"game": entry.game, **stakes_of(mix, entry, load_game(entry.game), own)}


def _history(session: Session, table: int, since: int) -> list[Dealt]:
    """The hands of the last turn since the mix began, oldest first."""
    mine = select(Turn, Hand).join(Hand, Hand.id == Turn.hand_id).where(
        Hand.table_id == table, Hand.number >= since)
    last = session.execute(
        mine.where(Turn.place.is_not(None)).order_by(Hand.number.desc()).limit(1)).first()
    if last is None:
        return []
    rows = session.execute(
        mine.where(Turn.turn == last[0].turn).options(selectinload(Hand.places)).order_by(Hand.number))
    return [_dealt(turn, hand) for turn, hand in rows]


def _dealt(turn: Turn, hand: Hand) -> Dealt:
    return Dealt(
        turn.turn, turn.place, hand.positions["button"], tuple(place.seat for place in hand.places),
        hand.status == VOID, bool(hand.positions.get("placed")), turn.level, turn.chooser)


def level_of(rotation: Rotation, mix: Mix) -> int:
    """The level in force: the one that was said, and one more for every so many minutes since then."""
    if not mix.change.minutes or mix.change.way != LEVEL:
        return rotation.level
    gone = datetime.fromisoformat(log.now()) - datetime.fromisoformat(rotation.level_since)
    return rotation.level + max(int(gone.total_seconds()) // (60 * mix.change.minutes), 0)


def check_chosen(turned: Turning | None) -> None:
    """A hand of a dealer's choice cannot begin before somebody has chosen.  Errors: `choose-game`."""
    if turned is not None and not turned.settings:
        raise NotNow(
            "choose-game", f"Seat {turned.now.chooser} chooses the game of this hand. Ask, then tap it.",
            field="game")


def keep(session: Session, hand: Hand, turned: Turning, told: Mapping[str, Any]) -> None:
    """Write down where in the mix the hand is dealt."""
    session.add(Turn(
        hand_id=hand.id, turn=turned.turn, place=turned.place, level=turned.now.level,
        chooser=None if turned.out else turned.now.chooser, told=dict(told)))


def changes_game(last: Hand | None, game: str, betting: str) -> bool:
    """Is the hand to come another game than the last one, void or not?"""
    return last is None or (last.game, _betting(last)) != (game, betting)


def _betting(hand: Hand) -> str:
    return str(replay.setup_of(hand)["betting"])


def change(session: Session, table: Table, mix: object, level: int | None, last: int) -> None:
    """Give the table a mix, another one, or another level; each counts from the next hand on.

    Shape: `mix` a document or the id of a list, None to end it, ... to leave it; `last` the number of the
    table's latest hand, 0 for none. A mix with other games or another way of changing begins anew.
    Errors: those of `read_mix` and of the set-up of each game, `no-mix`.
    """
    rotation = session.get(Rotation, table.id)
    if mix is None and rotation is not None:
        session.delete(rotation)
        session.flush()
        rotation = None
    elif mix is not ... and mix is not None:
        rotation = _given(session, table, rotation, read_mix(mix), last)
    if level is not None:
        if rotation is None:
            raise _no_mix("level")
        rotation.level, rotation.level_since = level, log.now()
    if rotation is not None:
        _check_every_game(table, read_mix(rotation.mix))
    session.flush()


def _given(session: Session, table: Table, old: Rotation | None, mix: Mix, last: int) -> Rotation:
    if old is not None:
        if not mix.same_round(read_mix(old.mix)):
            old.since = last + 1
        old.mix = mix_document(mix)
        return old
    made = Rotation(
        table_id=table.id, mix=mix_document(mix), since=last + 1, level=mix.change.first,
        level_since=log.now())
    session.add(made)
    return made


def _no_mix(field: str) -> NotNow:
    return NotNow("no-mix", "This table plays one game and no mix. Set a mix for it first.", field=field)


def _check_every_game(table: Table, mix: Mix) -> None:
    """Refuse now what a hand would be refused for, and name the game."""
    common = {
        "seats": {"1": 10**12, "2": 10**12}, "button": 1, "chip": table.chip, "preset": table.preset,
        "house": table.house, "tournament": table.tournament,
    }
    for n, entry in enumerate(mix.games):
        settings = _settings(table, mix, entry)
        try:
            read_setup(common | {name: value for name, value in settings.items() if value is not None})
        except Refusal as refusal:
            game = load_game(entry.game).name
            raise Unreadable(
                refusal.code, f"{game}, number {n + 1} of {mix.name}: {refusal.message}",
                field=f"mix.games.{n}") from refusal


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
    now = _now(told, {"game": hand.game, "betting": _betting(hand)})
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
