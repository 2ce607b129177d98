"""A mix at a table: what it makes of the next hand, what is kept with it, what the pages are told.

Where the mix stands is worked out from the table's hands every time; nothing here is counted up.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from dealer_assist.contract.mix import mix_document, read_mix
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.games import load_game
from dealer_assist.session.mixes import LEVEL, MixGame, Mix, called
from dealer_assist.session.rotation import ComingHand, DealtHand, MixStanding, standing
from dealer_assist.session.stakes import stakes_of
from dealer_assist.record.log import VOID
from dealer_assist.store.db.models import Hand, Table
from dealer_assist.record import replay
from dealer_assist.store.db import utc
from dealer_assist.store.ledger import columns
from dealer_assist.store.tables.rotations import Rotation, Turn

BASE = ("blinds", "small_bet", "chip")      # what a table's own settings lend to the stakes of its mix


@dataclass(frozen=True, slots=True)
class Turning:
    """What the mix makes of the hand to come.

    Shape: `place` of its game in the list, None for a game out of the rotation and for one that is still to
    be chosen; then `settings`, of the set-up, are empty. `out`: the game was stated for this hand alone.
    """

    mix: Mix
    now: MixStanding
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
    coming = ComingHand(
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
        raise Unreadable("bad-turn", mix=mix.name, count=len(mix.games), number=number, field="turn_to")
    return int(number) - 1


def _entry(mix: Mix, now: MixStanding, said: Mapping[str, Any]) -> tuple[int | None, MixGame | None]:
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
        return None, mix.games[at[0]] if at else MixGame(game.id, stated, {}, game.button)
    if not at:
        raise NotNow("not-in-mix", game=game.name, mix=mix.name, field="game")
    return at[0], mix.games[at[0]]


def _settings(table: Table, mix: Mix, entry: MixGame) -> dict[str, Any]:
    own = {name: getattr(table, name) for name in BASE}
    return {"game": entry.game, **stakes_of(mix, entry, load_game(entry.game), own)}


def _history(session: Session, table: int, since: int) -> list[DealtHand]:
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


def _dealt(turn: Turn, hand: Hand) -> DealtHand:
    return DealtHand(
        turn.turn, turn.place, hand.positions["button"], tuple(place.seat for place in hand.places),
        hand.status == VOID, bool(hand.positions.get("placed")), turn.level, turn.chooser)


def level_of(rotation: Rotation, mix: Mix) -> int:
    """The level in force: the one that was said, and one more for every so many minutes since then."""
    if not mix.change.minutes or mix.change.way != LEVEL:
        return rotation.level
    gone = datetime.fromisoformat(utc.now()) - datetime.fromisoformat(rotation.level_since)
    return rotation.level + max(int(gone.total_seconds()) // (60 * mix.change.minutes), 0)


def check_chosen(turned: Turning | None) -> None:
    """A hand of a dealer's choice cannot begin before somebody has chosen.  Errors: `choose-game`."""
    if turned is not None and not turned.settings:
        raise NotNow("choose-game", seat=turned.now.chooser, field="game")


def keep(session: Session, hand: Hand, turned: Turning, told: Mapping[str, Any]) -> dict[str, Any]:
    """Write down where in the mix the hand is dealt; answers what its first entry tells of that."""
    turn = Turn(
        hand_id=hand.id, turn=turned.turn, place=turned.place, level=turned.now.level,
        chooser=None if turned.out else turned.now.chooser, told=dict(told))
    session.add(turn)
    return columns.tell(turn)


def told(session: Session, table: int, changed: bool) -> dict[str, Any]:
    """The table's rotation as it is now, for a row of the ledger; if it `changed`, that it has none, too."""
    rotation = session.get(Rotation, table)
    if rotation is None:
        return columns.tell(gone=(Rotation(table_id=table),)) if changed else {}
    return columns.tell(rotation)


def changes_game(last: Hand | None, game: str, betting: str) -> bool:
    """Is the hand to come another game than the last one, void or not?"""
    return last is None or (last.game, betting_of(last)) != (game, betting)


def betting_of(hand: Hand) -> str:
    """How the hand is bet, as its set-up says."""
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
        rotation.level, rotation.level_since = level, utc.now()
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
        level_since=utc.now())
    session.add(made)
    return made


def _no_mix(field: str) -> NotNow:
    return NotNow("no-mix", field=field)


def stakes_of_all(session: Session, table: Table) -> list[dict[str, Any]]:
    """What is posted and bet in each game of the table's mix; none where it plays one game."""
    rotation = session.get(Rotation, table.id)
    if rotation is None:
        return []
    mix = read_mix(rotation.mix)
    return [_settings(table, mix, entry) for entry in mix.games]


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
                "in-mix", game=game, number=n + 1, mix=mix.name, why=refusal.message, code=refusal.code,
                field=f"mix.games.{n}"
            ) from refusal
