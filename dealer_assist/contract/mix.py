"""A mix as a document: read and checked, and written again.

    {"name": "HORSE", "games": [{"game": "holdem", "betting": "limit"}, …],
     "change": {"way": "hands", "hands": 6}, "stakes": {"limit": {"small_bet": 300}}}

Chips are in the smallest unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist import texts
from dealer_assist.rules.amounts import AMOUNTS
from dealer_assist.contract.reading import known_keys, list_of, optional_whole, table_of, whole
from dealer_assist.contract.setup import read_spread
from dealer_assist.rules.betting import BETTINGS, GROUPS
from dealer_assist.errors import Refusal, Unreadable, abridged, nearest, quotable
from dealer_assist.games import load_game
from dealer_assist.session.lists import Listed, listed, mix_ids
from dealer_assist.session.mixes import (
    BUTTON,
    CHOICE,
    HAND,
    HANDS,
    LEVEL,
    ORBIT,
    TURN,
    GameChange,
    MixGame,
    Load,
    Mix,
)

WAYS = (HANDS, ORBIT, LEVEL, CHOICE)
MOST_GAMES = 200
MOST_HANDS = 1_000
# what a table's answer adds to its mix
SHOWN = ("now", "next", "left", "chooses", "recent", "level", "changes", "text")
KEYS = ("name", "list", "games", "change", "stakes")


def mix_document(mix: Mix) -> dict[str, Any]:
    """A mix as it is stored and shown; `read_mix` takes it back."""
    return {
        "name": mix.name, "games": [entry_document(entry) for entry in mix.games],
        "change": _change_document(mix.change),
        "stakes": {group: dict(stakes) for group, stakes in mix.stakes.items()},
    }


def entry_document(entry: MixGame) -> dict[str, Any]:
    """A game of the mix, with its stakes where it has its own."""
    document: dict[str, Any] = {"game": entry.game, "betting": entry.betting}
    return document | ({"stakes": dict(entry.stakes)} if entry.stakes else {})


def _change_document(change: GameChange) -> dict[str, Any]:
    """What bears on this way of changing."""
    more: dict[str, dict[str, Any]] = {
        HANDS: {"hands": change.hands}, ORBIT: {}, LEVEL: {"first": change.first, "minutes": change.minutes},
        CHOICE: {"who": change.who, "for": change.lasts},
    }
    return {"way": change.way, **more[change.way]}


def read_mix(value: object, load: Load = load_game) -> Mix:
    """Read and check a mix: the id of a list, or a document.

    Shape: the document's `games` are ids or objects; `list` stands for the games of a list. What a table's
    answer adds is passed over, so that what was answered may be sent back. `load` finds a game by its id.
    Errors: `unknown-mix`, `empty-mix`, `unknown-game`, `unknown-betting`, `unknown-way`, `bad-number`, each
    with its field, as `mix.games.2`.
    """
    document = {"list": value} if isinstance(value, str) else value
    if not isinstance(document, dict):
        raise Unreadable("bad-form.mix", field="mix")
    document = {name: one for name, one in document.items() if name not in SHOWN}
    known_keys(document, KEYS, "mix")
    base = _listed(document["list"]) if document.get("list") is not None else None
    games = list_of(document, "games")
    if base and not games:
        games = [{"game": game, "betting": betting} for game, betting in base.games]
    if not games or len(games) > MOST_GAMES:
        raise Unreadable("empty-mix", most=MOST_GAMES, count=len(games), field="mix.games")
    entries = tuple(_entry(game, f"mix.games.{n}", load) for n, game in enumerate(games))
    change = _change(document.get("change"), base)
    stakes = {group: _stakes(one, f"mix.stakes.{group}") for group, one in _groups(document).items()}
    return Mix(_name(document, base), entries, change, stakes)


def _listed(mix: object) -> Listed:
    if isinstance(mix, str) and mix in mix_ids():
        return listed(mix)
    near = nearest(abridged(mix), mix_ids())
    raise Unreadable(
        "unknown-mix", word=quotable(mix), near=near, known=", ".join(mix_ids()), field="mix.list"
    )


def _name(document: Mapping[str, Any], base: Listed | None) -> str:
    name = document.get("name") or (base.name if base else "Mix")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= 40:
        raise Unreadable("bad-name.mix", field="mix.name")
    return name.strip()


def _entry(value: object, place: str, load: Load) -> MixGame:
    entry = {"game": value} if isinstance(value, str) else value
    if not isinstance(entry, dict):
        raise Unreadable("bad-form.game-of-mix", field=place)
    known_keys(entry, ("game", "betting", "stakes", "name"), place)     # the name is what a table tells
    try:
        game = load(str(entry.get("game"))[:100])
    except Refusal as refusal:
        refusal.field = f"{place}.game"
        raise
    betting = entry.get("betting") or game.bettings[0]
    if betting not in BETTINGS:
        raise Unreadable(
            "unknown-betting.of-game", word=quotable(betting), game=game.name,
            known=texts.listed(game.bettings, "or"), field=f"{place}.betting"
        )
    return MixGame(game.id, betting, _stakes(entry.get("stakes"), f"{place}.stakes"), game.button)


def _change(value: object, base: Listed | None) -> GameChange:
    if value is None:
        # every game there is in one rotation would never come round
        value = {"way": CHOICE if base and base == listed("dealers-choice") else ORBIT}
    document = {"way": value} if isinstance(value, str) else value
    if not isinstance(document, dict) or document.get("way") not in WAYS:
        way = document.get("way") if isinstance(document, dict) else value
        raise Unreadable(
            "unknown-way", word=quotable(way), known=", ".join(WAYS[:-1]), field="mix.change.way"
        )
    known_keys(document, ("way", "hands", "first", "minutes", "who", "for"), "mix.change")
    way = document["way"]
    if way == HANDS:
        name = texts.say("mixform.hands")
        hands = whole(document.get("hands", 6), "mix.change.hands", 1, MOST_HANDS, name=name)
        return GameChange(way, hands=hands)
    if way == LEVEL:
        return GameChange(way, first=whole(document.get("first") or 1, "mix.change.first", 1, MOST_HANDS),
                      minutes=whole(document.get("minutes") or 0, "mix.change.minutes", 0, 24 * 60,
                                    name=texts.say("mixform.minutes")))
    who, lasts = _one_of(document, "who", (BUTTON, TURN)), _one_of(document, "for", (HAND, ORBIT))
    return GameChange(way, who=who, lasts=lasts)


def _one_of(document: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    value = document.get(key) or known[0]
    if value not in known:
        raise Unreadable(
            "unknown-word.say", word=quotable(value), known=texts.listed(known, "or"), code=f"unknown-{key}",
            field=f"mix.change.{key}"
        )
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
        raise Unreadable("bad-form.stakes", place=place, field=place)
    known_keys(value, ("blinds", "spread", *AMOUNTS), place)
    stakes: dict[str, Any] = {}
    blinds = [whole(blind, f"{place}.blinds.{n}") for n, blind in enumerate(list_of(value, "blinds"))]
    if len(blinds) > 10:
        raise Unreadable("too-many-blinds", field=f"{place}.blinds")
    if any(blinds):
        # one figure is the big blind: a game with a single blind has no small one
        stakes["blinds"] = blinds if len(blinds) > 1 else [0, *blinds]
    for name in AMOUNTS:
        # 0 of an ante is "none"; a bet of 0 would let a limit game be raised for nothing
        least = 1 if name in ("small_bet", "big_bet") else 0
        try:
            amount = optional_whole(value, name, least)
        except Unreadable as refusal:
            refusal.field = f"{place}.{name}"
            raise
        if amount is not None:
            stakes[name] = amount
    if read_spread(value.get("spread"), f"{place}.spread") is not None:
        stakes["spread"] = value["spread"]
    return stakes
