"""The mix in the form of a table's settings: fields into the document that the record takes, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from dealer_assist.rules.betting import BETTINGS, BIG_BET_STAKES, LIMIT_STAKES, STRUCTURES
from dealer_assist.contract.setup import read_spread
from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.games import load_game
from dealer_assist.session.lists import listed, mix_ids
from dealer_assist.texts import say
from dealer_assist.web.shell import numbers

OWN = "own"
# a game of the list: its id, then perhaps its betting, then perhaps its own stakes
GAME = re.compile(rf"([a-z0-9-]+)(?: ({'|'.join(BETTINGS)}))?(?: (\d+)/(\d+))?")
LIMIT = ("small_bet", "big_bet", "small_blind", "big_blind", "ante", "bring_in")
BIG_BET = ("small_blind", "big_blind", "ante", "big_blind_ante")
AMOUNTS: Mapping[str, tuple[str, ...]] = {LIMIT_STAKES: LIMIT, BIG_BET_STAKES: BIG_BET}
# what rooms call most often
USUAL = ("holdem", "omaha", "omaha-8", "big-o", "double-board-omaha", "stud-8", "razz", "badugi",
         "deuce-to-seven-triple-draw", "dramaha")
DEFAULTS = {"mix_way": "orbit", "mix_hands": "6", "mix_who": "button", "mix_for": "hand"}
FIELDS = ("mix", "mix_name", "mix_games", "mix_way", "mix_hands", "mix_minutes", "mix_who", "mix_for",
          *(f"mix_{group.replace('-', '_')}_{name}"
            for group, names in AMOUNTS.items() for name in (*names, "spread")))
Form = Mapping[str, str]


def read(form: Form) -> dict[str, Any] | None:
    """The mix of the form as a document; None for one game.

    Errors: `bad-number` with the field, `bad-game` for an entry of the list that cannot be read.
    """
    which = form.get("mix") or ""
    if not which:
        return None
    document: dict[str, Any] = {"name": form.get("mix_name", "").strip() or None}
    document |= {"games": _games(form.get("mix_games", ""))} if which == OWN else {"list": which}
    stakes = {group: _stakes(form, group, names) for group, names in AMOUNTS.items()}
    return document | {"change": _change(form), "stakes": stakes}


def choices(mix: Mapping[str, Any] | None, dealt: bool) -> list[dict[str, Any]]:
    """The games from which somebody chooses that of the next hand, what is called most often first.

    Shape: `id` is what the form sends, `first` marks those shown before anything is searched for.
    """
    if mix is None or not (mix["chooses"] or mix["change"]["way"] == "choice" and not dealt):
        return []
    recent = [mix["games"][n] for n in mix.get("recent", ())]
    usual = sorted((one for one in mix["games"] if one["game"] in USUAL and one not in recent),
                   key=lambda one: USUAL.index(one["game"]))
    rest = sorted((one for one in mix["games"] if one not in recent and one not in usual),
                  key=lambda one: str(one.get("name", one["game"])).lower())
    return [{"id": f"{one['game']} {one['betting']}", "name": one.get("name") or one["game"],
             "small": STRUCTURES[one["betting"]].called, "also": _also(one["game"]),
             "first": one in recent or one in usual} for one in (*recent, *usual, *rest)]


def _also(game: str) -> list[str]:
    """Other names of a game; of a room's own game whose file is gone there are none."""
    try:
        return list(load_game(game).also)
    except Refusal:
        return []


def amounts(mix: Mapping[str, Any]) -> list[int]:
    """Every blind, ante and bet that the mix posts."""
    groups = [*mix["stakes"].values(), *(entry.get("stakes") or {} for entry in mix.get("games", ()))]
    plain = [amount for stakes in groups for name, amount in stakes.items() if name != "spread"]
    plain += [end for stakes in groups for pair in read_spread(stakes.get("spread")) or () for end in pair]
    limit = [stakes for stakes in groups if stakes.get("small_bet") and "blinds" not in stakes]
    plain += [stakes["small_bet"] // 2 for stakes in limit]     # the small blind of a limit game
    return [chips for amount in plain for chips in (amount if isinstance(amount, list) else [amount])]


def filled(mix: Mapping[str, Any] | None) -> dict[str, str]:
    """The fields that would give this mix."""
    if mix is None:
        return {"mix": "", **DEFAULTS}
    change = mix["change"]
    form = {**DEFAULTS, "mix": _which(mix), "mix_name": mix["name"], "mix_way": change["way"]}
    form["mix_games"] = ", ".join(_entry(entry) for entry in mix["games"])
    for name in ("hands", "minutes", "who", "for"):
        if change.get(name):
            form[f"mix_{name}"] = str(change[name])
    for group, stakes in mix["stakes"].items():
        blinds = [*stakes.get("blinds", ()), 0, 0][:2]
        amounts = {**stakes, "small_blind": blinds[0], "big_blind": blinds[1]}
        form |= {_field(group, name): str(amounts[name]) for name in AMOUNTS[group] if amounts.get(name)}
        if spread := numbers.spread_text(stakes.get("spread")):
            form[_field(group, "spread")] = spread
    return form


def lists() -> list[dict[str, Any]]:
    """The lists to choose from: id, name, and their games as the form writes them."""
    mixes = [(mix, listed(mix)) for mix in mix_ids()]
    return [
        {"id": mix, "name": one.name, "games": [f"{game} {betting}" for game, betting in one.games],
         "told": ", ".join(load_game(game).short for game, _ in one.games) if len(one.games) < 20 else ""}
        for mix, one in mixes
    ]


def _games(text: str) -> list[dict[str, Any]]:
    pieces = [" ".join(piece.split()) for piece in re.split(r"[,;\n]", text)]
    return [_game(piece) for piece in pieces if piece]


def _game(piece: str) -> dict[str, Any]:
    read = GAME.fullmatch(piece)
    if read is None:
        raise Unreadable("bad-game.of-list", word=quotable(piece, 40), field="mix_games")
    game, betting, low, high = read.groups()
    entry: dict[str, Any] = {"game": game, "betting": betting or load_game(game).bettings[0]}
    if low:
        entry["stakes"] = STRUCTURES[entry["betting"]].from_pair(int(low), int(high))
    return entry


def _entry(entry: Mapping[str, Any]) -> str:
    pair = STRUCTURES[entry["betting"]].as_pair(entry.get("stakes") or {})
    own = f" {pair[0]}/{pair[1]}" if pair else ""
    return f"{entry['game']} {entry['betting']}{own}"


def _which(mix: Mapping[str, Any]) -> str:
    games = tuple((entry["game"], entry["betting"]) for entry in mix["games"])
    if any(entry.get("stakes") for entry in mix["games"]):
        return OWN
    return next((one for one in mix_ids() if listed(one).games == games), OWN)


def _change(form: Form) -> dict[str, Any]:
    way = form.get("mix_way") or "orbit"
    more: dict[str, dict[str, Any]] = {
        "hands": {"hands": numbers.count(form, "mix_hands", say("mixform.hands")) or 6},
        "level": {"minutes": numbers.count(form, "mix_minutes", say("mixform.minutes")) or 0},
        "choice": {"who": form.get("mix_who"), "for": form.get("mix_for")},
    }
    return {"way": way, **more.get(way, {})}


def _stakes(form: Form, group: str, names: tuple[str, ...]) -> dict[str, Any]:
    amounts = {name: numbers.chips(form, _field(group, name)) for name in names}
    small, big = amounts.pop("small_blind") or 0, amounts.pop("big_blind") or 0
    stakes: dict[str, Any] = {name: chips for name, chips in amounts.items() if chips}
    spread = numbers.spread(form, _field(group, "spread"))
    return stakes | ({"spread": spread} if spread else {}) | (
        {"blinds": [small or big // 2, big]} if big else {})


def _field(group: str, name: str) -> str:
    return f"mix_{group.replace('-', '_')}_{name}"
