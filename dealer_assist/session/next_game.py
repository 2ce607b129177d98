"""What a table's mix makes of the next hand: its game and stakes, from where the mix stands."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.games import load_game
from dealer_assist.session.mixes import LEVEL, Load, Mix, MixGame
from dealer_assist.session.past import HandsBefore
from dealer_assist.session.rotation import ComingHand, MixStanding, standing
from dealer_assist.session.stakes import stakes_of

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
    load: Load = load_game

    @property
    def game(self) -> str | None:
        """The game's name as a dealer says it; None while it is to be chosen."""
        if not self.settings:
            return None
        if self.place is not None:
            return self.mix.named(self.place, self.load)
        return self.load(self.settings["game"]).short

    def document(self, changes: bool) -> dict[str, Any]:
        """What is kept with the hand and said of it: the game, which hand of how many, what comes."""
        following = None if self.now.next is None or self.out else self.mix.named(self.now.next, self.load)
        return {
            "name": self.mix.name, "way": self.mix.change.way, "game": self.game, "place": self.place,
            "hand": None if self.out else self.now.hand, "of": None if self.out else self.now.of,
            "left": None if self.out else self.now.left, "next": following, "level": self.now.level,
            "chooser": None if self.out else self.now.chooser, "changes": changes,
        }

    def columns(self) -> dict[str, Any]:
        """Where in the mix the hand is dealt, as it is written down with it."""
        return {"turn": self.turn, "place": self.place, "level": self.now.level,
                "chooser": None if self.out else self.now.chooser}


def turning(
    mix: Mix, level: int, table: Mapping[str, Any], past: HandsBefore, button: int, seats: Collection[int],
    asked: Mapping[str, Any], *, follows: bool = True, load: Load = load_game,
) -> Turning:
    """What the mix makes of the next hand.

    Shape: `table` its own settings, which lend their blinds, bet and chip; `button` and `seats` of that hand;
    `asked` what the caller states: `game` for this hand, `turn_to` a number of the list, counted from 1, to
    go on to; `follows` False where the button goes to the winner.
    Errors: `not-in-mix`, `bad-turn`.
    """
    coming = ComingHand(
        button, tuple(sorted(seats)), level, _to(mix, asked), "button" in asked, follows)
    history = past.last_turn()
    now = standing(mix, history, coming)
    place, entry = _entry(mix, now, asked, load)
    if entry is None:
        return Turning(mix, now, None, {}, turn=now.turn, load=load)
    out = place is None
    # one hand of a game that somebody felt like begins no turn, else the orbit would start over
    turn = (history[-1].turn if history else 0) if out else now.turn
    return Turning(mix, now, place, settings_of(table, mix, entry, load), out, turn, load)


def settings_of(table: Mapping[str, Any], mix: Mix, entry: MixGame, load: Load = load_game) -> dict[str, Any]:
    """What a game of the mix is played for at this table."""
    own = {name: table[name] for name in BASE}
    return {"game": entry.game, **stakes_of(mix, entry, load(entry.game), own)}


def _to(mix: Mix, asked: Mapping[str, Any]) -> int | None:
    number = asked.get("turn_to")
    if number is None:
        return None
    if not 1 <= number <= len(mix.games):
        raise Unreadable("bad-turn", mix=mix.name, count=len(mix.games), number=number, field="turn_to")
    return int(number) - 1


def _entry(
    mix: Mix, now: MixStanding, asked: Mapping[str, Any], load: Load,
) -> tuple[int | None, MixGame | None]:
    """The place of the game and the game: the rotation's, or the one that was chosen or stated."""
    if "game" not in asked:
        return now.place, None if now.place is None else mix.games[now.place]
    game = load(asked["game"])
    at = [n for n, entry in enumerate(mix.games) if entry.game == game.id]
    # the mix may have hold'em as limit and as no-limit: the betting tells which was meant
    at = [n for n in at if mix.games[n].betting == asked.get("betting", mix.games[n].betting)] or at
    if now.place in at:
        return now.place, mix.games[now.place]
    if now.place is not None:
        # for the stakes of its place in the mix, though not in its turn
        stated = asked.get("betting", game.bettings[0])
        return None, mix.games[at[0]] if at else MixGame(game.id, stated, {}, game.button)
    if not at:
        raise NotNow("not-in-mix", game=game.name, mix=mix.name, field="game")
    return at[0], mix.games[at[0]]


def level_after(level: int, gone: float, mix: Mix) -> int:
    """The level in force: the one that was said, and one more for every so many minutes since then.

    Units: `gone` in seconds.
    """
    if not mix.change.minutes or mix.change.way != LEVEL:
        return level
    return level + max(int(gone) // (60 * mix.change.minutes), 0)


def check_chosen(turned: Turning | None) -> None:
    """A hand of a dealer's choice cannot begin before somebody has chosen.  Errors: `choose-game`."""
    if turned is not None and not turned.settings:
        raise NotNow("choose-game", seat=turned.now.chooser, field="game")
