"""A mix as it is set for a table: its games, each with its betting, when they change, the stakes.

    {"name": "HORSE", "games": [{"game": "holdem", "betting": "limit"}, …],
     "change": {"way": "hands", "hands": 6}, "stakes": {"limit": {"small_bet": 300}}}

Chips are in the smallest unit.  Source: house rules, section 9 (`mixed-button`, `level-applies`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.contract.reading import known_keys, list_of, optional_whole, table_of, whole
from dealer_assist.engine.state.setup import BETTINGS
from dealer_assist.errors import Refusal, Unreadable, nearest, said
from dealer_assist.games import Game, load_game
from dealer_assist.session.lists import Listed, listed, mix_ids

HANDS, ORBIT, LEVEL, CHOICE = "hands", "orbit", "level", "choice"
WAYS = (HANDS, ORBIT, LEVEL, CHOICE)
BUTTON, TURN, HAND = "button", "turn", "hand"
MOST_GAMES = 200
MOST_HANDS = 1_000
# what a table's answer adds to its mix
SHOWN = ("now", "next", "left", "chooses", "recent", "level", "changes", "text")
KEYS = ("name", "list", "games", "change", "stakes")
GROUPS = ("limit", "big-bet")
AMOUNTS = ("ante", "big_blind_ante", "bring_in", "small_bet", "big_bet")
Load = Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the mix; `button`: it has one.

    `stakes` are its own, in place of those of its kind of betting.
    """

    game: str
    betting: str
    stakes: Mapping[str, Any] = field(default_factory=dict, hash=False)
    button: bool = True

    def document(self) -> dict[str, Any]:
        """As it is kept."""
        kept: dict[str, Any] = {"game": self.game, "betting": self.betting}
        return kept | ({"stakes": dict(self.stakes)} if self.stakes else {})


@dataclass(frozen=True, slots=True)
class Change:
    """When the game changes.

    Shape: `way` is hands (every `hands` hands), orbit (every full round of the button), level (with the
    level; every `minutes` of it where that is not 0; the first game is that of the level `first`) or choice
    (`who`, the button or the next in turn, chooses for a hand or an orbit: `lasts`).
    """

    way: str
    hands: int = 0
    first: int = 1
    minutes: int = 0
    who: str = BUTTON
    lasts: str = HAND

    def document(self) -> dict[str, Any]:
        """As it is kept: what bears on this way."""
        more: dict[str, dict[str, Any]] = {
            HANDS: {"hands": self.hands}, ORBIT: {}, LEVEL: {"first": self.first, "minutes": self.minutes},
            CHOICE: {"who": self.who, "for": self.lasts},
        }
        return {"way": self.way, **more[self.way]}


@dataclass(frozen=True, slots=True)
class Mix:
    """A rotation. `stakes` by kind of betting: "limit", and "big-bet" for every other."""

    name: str
    games: tuple[Entry, ...]
    change: Change
    stakes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)

    def document(self) -> dict[str, Any]:
        """As it is kept and shown."""
        return {
            "name": self.name, "games": [entry.document() for entry in self.games],
            "change": self.change.document(),
            "stakes": {group: dict(stakes) for group, stakes in self.stakes.items()},
        }

    def same_round(self, other: Mix) -> bool:
        """Does a table that played the other go on where it stands?

        New stakes or a new name change nothing.
        """
        games = [(entry.game, entry.betting) for entry in self.games]
        return games == [(entry.game, entry.betting) for entry in other.games] and (
            self.change.way, self.change.lasts) == (other.change.way, other.change.lasts)

    def named(self, place: int, load: Load = load_game) -> str:
        """The game at a place as a dealer calls it, with its betting where the mix has the game twice."""
        entry = self.games[place]
        twice = sum(other.game == entry.game for other in self.games) > 1
        name = called(load(entry.game))
        return f"{name}, {entry.betting.replace('-', ' ')}" if twice else name


def called(game: Game) -> str:
    """The short name where a game has one, as Omaha/8 or 2-7 Triple Draw."""
    short = (name for name in game.also if name.endswith("/8") or name.startswith("2-7"))
    return next(short, game.name)


def read_mix(value: object, load: Load = load_game) -> Mix:
    """Read and check a mix: the id of a list, or a document.

    Shape: the document's `games` are ids or objects; `list` stands for the games of a list. What a table's
    answer adds is passed over, so that what was answered may be sent back. `load` finds a game by its id.
    Errors: `unknown-mix`, `empty-mix`, `unknown-game`, `unknown-betting`, `unknown-way`, `bad-number`, each
    with its field, as `mix.games.2`.
    """
    document = {"list": value} if isinstance(value, str) else value
    if not isinstance(document, dict):
        raise Unreadable(
            "bad-form", "A mix is the name of a list, or an object with games and change.", field="mix")
    document = {name: one for name, one in document.items() if name not in SHOWN}
    known_keys(document, KEYS, "mix")
    base = _listed(document["list"]) if document.get("list") is not None else None
    games = list_of(document, "games")
    if base and not games:
        games = [{"game": game, "betting": betting} for game, betting in base.games]
    if not games or len(games) > MOST_GAMES:
        raise Unreadable(
            "empty-mix", f"A mix has 1 to {MOST_GAMES} games, and this one has {len(games)}. Choose a list, "
            "or pick its games.", field="mix.games")
    entries = tuple(_entry(game, f"mix.games.{n}", load) for n, game in enumerate(games))
    change = _change(document.get("change"), base)
    stakes = {group: _stakes(one, f"mix.stakes.{group}") for group, one in _groups(document).items()}
    return Mix(_name(document, base), entries, change, stakes)


def _listed(mix: object) -> Listed:
    if isinstance(mix, str) and mix in mix_ids():
        return listed(mix)
    near = nearest(said(mix), mix_ids())
    raise Unreadable(
        "unknown-mix", f"There is no list {said(mix)!r}. "
        + (f"Did you mean {near!r}?" if near else f"The lists are: {', '.join(mix_ids())}."),
        field="mix.list")


def _name(document: Mapping[str, Any], base: Listed | None) -> str:
    name = document.get("name") or (base.name if base else "Mix")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= 40:
        raise Unreadable(
            "bad-name", "The name of a mix has at most 40 letters. Shorten it.", field="mix.name")
    return name.strip()


def _entry(value: object, place: str, load: Load) -> Entry:
    entry = {"game": value} if isinstance(value, str) else value
    if not isinstance(entry, dict):
        raise Unreadable(
            "bad-form", "A game of a mix is its id, or an object with game and betting.", field=place)
    known_keys(entry, ("game", "betting", "stakes", "name"), place)     # the name is what a table tells
    try:
        game = load(str(entry.get("game"))[:100])
    except Refusal as refusal:
        refusal.field = f"{place}.game"
        raise
    betting = entry.get("betting") or game.bettings[0]
    if betting not in BETTINGS:
        raise Unreadable(
            "unknown-betting", f"There is no betting {said(betting)!r}. {game.name} is played "
            f"{' or '.join(game.bettings)}.", field=f"{place}.betting")
    return Entry(game.id, betting, _stakes(entry.get("stakes"), f"{place}.stakes"), game.button)


def _change(value: object, base: Listed | None) -> Change:
    if value is None:
        value = {"way": CHOICE if base and base == listed("dealers-choice") else ORBIT}
    document = {"way": value} if isinstance(value, str) else value
    if not isinstance(document, dict) or document.get("way") not in WAYS:
        way = document.get("way") if isinstance(document, dict) else value
        raise Unreadable(
            "unknown-way", f"A mix does not change by {said(way)!r}. It changes by {', '.join(WAYS[:-1])} "
            "or by choice; say one of them.", field="mix.change.way")
    known_keys(document, ("way", "hands", "first", "minutes", "who", "for"), "mix.change")
    way = document["way"]
    if way == HANDS:
        return Change(way, hands=whole(document.get("hands", 6), "mix.change.hands", 1, MOST_HANDS))
    if way == LEVEL:
        return Change(way, first=whole(document.get("first") or 1, "mix.change.first", 1, MOST_HANDS),
                      minutes=whole(document.get("minutes") or 0, "mix.change.minutes", 0, 24 * 60))
    who, lasts = _one_of(document, "who", (BUTTON, TURN)), _one_of(document, "for", (HAND, ORBIT))
    return Change(way, who=who, lasts=lasts)


def _one_of(document: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    value = document.get(key) or known[0]
    if value not in known:
        raise Unreadable(
            f"unknown-{key}", f"{said(value)!r} is not known; say {' or '.join(known)}.",
            field=f"mix.change.{key}")
    return str(value)


def _groups(document: Mapping[str, Any]) -> Mapping[str, Any]:
    groups = table_of(document, "stakes")
    known_keys(groups, GROUPS, "mix.stakes")
    return groups


def _stakes(value: object, place: str) -> dict[str, Any]:
    """Blinds and amounts that were said; null and 0 of what nobody pays fall away."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise Unreadable(
            "bad-form", f"{place} must be an object with blinds, ante, bring_in, small_bet.", field=place)
    known_keys(value, ("blinds", *AMOUNTS), place)
    found: dict[str, Any] = {}
    blinds = [whole(blind, f"{place}.blinds.{n}") for n, blind in enumerate(list_of(value, "blinds"))]
    if len(blinds) > 10:
        raise Unreadable("too-many-blinds", "At most ten blinds can be posted.", field=f"{place}.blinds")
    if any(blinds):
        found["blinds"] = blinds if len(blinds) > 1 else [0, *blinds]
    for name in AMOUNTS:
        least = 1 if name in ("small_bet", "big_bet") else 0
        try:
            amount = optional_whole(value, name, least)
        except Unreadable as refusal:
            refusal.field = f"{place}.{name}"
            raise
        if amount is not None:
            found[name] = amount
    return found
