"""Forms of the pages, read into what the record takes; the other way round to fill a form in again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.rule import PRESET
from dealer_assist.rules.amounts import AMOUNTS, NOTHING, SPREAD
from dealer_assist.contract.mix import read_mix
from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Unreadable
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.games import Game, load_game
from dealer_assist.rules.chips import smallest
from dealer_assist.session.buying import LIMITS
from dealer_assist.session.stakes import stakes_of
from dealer_assist.texts import figure, joined, say
from dealer_assist.web.setup import mix_form
from dealer_assist.web.shell.forms import of_texts
from dealer_assist.web.shell.numbers import chips as chips, count as count, spread, spread_text
from dealer_assist.rules.seats import SEATS

SETTINGS = ("name", "game", "betting", "chip", "preset", "tournament", "spread", "small_blind", "big_blind")
MANY = MOST_CHIPS // 1000
Form = Mapping[str, str]
PLACES = [f"{part}_{seat}" for seat in SEATS for part in ("player", "stack", "in", "out", "was")]
SettingsForm = of_texts("SettingsForm", [*SETTINGS, *AMOUNTS, *LIMITS, *mix_form.FIELDS])
NewTableForm = of_texts("NewTableForm", [
    *SETTINGS, *AMOUNTS, *LIMITS, *mix_form.FIELDS, *PLACES,
    "all", "button", "first_game", "spelling", "then"])
SeveralForm = of_texts("SeveralForm", [*SETTINGS, *AMOUNTS, *LIMITS, *mix_form.FIELDS, "first", "count"])
SeatsForm = of_texts("SeatsForm", [*PLACES, "all", "ask", "button", "game", "seat", "spelling", "then"])
Seats = Mapping[int, tuple[str | None, int, bool] | None]
DEFAULTS: Form = {
    "name": "Table 1",
    "game": "holdem",
    "small_blind": "100",
    "big_blind": "200",
    "preset": PRESET,
    "tournament": "yes",
    "all": figure(10_000),
    **mix_form.filled(None),
}

SEVERAL: Form = {**DEFAULTS, "name": "NLH", "small_blind": "1", "big_blind": "2", "preset": "cash",
                 "tournament": "no", "first": "1", "count": "10"}


def read_settings(form: Form) -> dict[str, Any]:
    """A table's settings; what has no meaning in the chosen game or betting, or in a mix, is left out.

    Errors: `bad-number` with the field, `unknown-game`, and what the first hand would be refused for.
    """
    game = load_game(form.get("game", ""))
    betting = form.get("betting") or None
    settings: dict[str, Any] = {
        "game": game.id,
        "betting": betting,
        **NOTHING,
        SPREAD: None,
        "chip": chips(form, "chip"),
        "preset": form.get("preset") or PRESET,
        "tournament": form.get("tournament") != "no",
        "mix": mix_form.read(form),
        **{name: chips(form, name) or None for name in LIMITS},
    }
    if settings["mix"] is not None:
        _check_mix(settings)
        return settings | {"chip": settings["chip"] or smallest(mix_form.amounts(settings["mix"]))}
    if game.forced == "blinds":
        settings["blinds"] = _blinds(form)
        settings["big_blind_ante"] = chips(form, "big_blind_ante") or 0
    settings["ante"] = chips(form, "ante") or 0
    if game.bring_in is not None:
        settings["bring_in"] = chips(form, "bring_in")
    asked = STRUCTURES[betting or game.bettings[0]].asks
    settings |= {name: _asked(form, name) for name in asked}
    ends = (end for pair in settings["spread"] or () for end in pair)
    posted = [*settings["blinds"], *(settings[name] for name in AMOUNTS), *ends]
    settings["chip"] = settings["chip"] or smallest(posted)
    _check_playable(settings)
    return settings


def _check_mix(settings: Mapping[str, Any]) -> None:
    """Every game of the list has its stakes: nobody is asked for them when it is about to be dealt."""
    mix = read_mix(settings["mix"])
    for entry in mix.games:
        stakes_of(mix, entry, load_game(entry.game), settings)


def _check_playable(settings: Mapping[str, Any]) -> None:
    """Two players with chips enough could be dealt a hand: what a game needs is asked where it is chosen."""
    stated = {name: value for name, value in settings.items()
              if value is not None and name not in ("mix", *LIMITS)}
    check_playable(read_setup(stated | {"seats": {"1": MANY, "2": MANY}, "button": 1}))


def _asked(form: Form, name: str) -> Any:
    """An amount that only some betting structures ask for."""
    return spread(form, "spread") if name == "spread" else chips(form, name) or None


def read_start(form: Form) -> dict[str, Any]:
    """What was said of the hand to be dealt: where the button is, and the game that somebody chose."""
    game, _, betting = form.get("game", "").partition(" ")
    stated = {"button": chips(form, "button"), "game": game, "betting": betting}
    return {name: value for name, value in stated.items() if value}


def read_first(form: Form) -> dict[str, Any]:
    """The same of the first hand of a new table, whose own game is another field of the form."""
    return read_start({"button": form.get("button", ""), "game": form.get("first_game", "")})


def settings_form(table: Mapping[str, Any]) -> dict[str, str]:
    """The form that would give these settings."""
    blinds = [*table["blinds"], 0, 0][:2]
    form = {
        name: str(table[name] or "")
        for name in ("name", "game", "betting", *AMOUNTS, "chip", "preset")
    }
    form |= {name: str(table.get(name) or "") for name in LIMITS}
    return form | {
        "small_blind": str(blinds[0] or ""),
        "big_blind": str(blinds[1] or ""),
        "spread": spread_text(table.get("spread")),
        "tournament": "yes" if table["tournament"] else "no",
        **mix_form.filled(table["mix"]),
    }


def coming(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """The table with the game and the stakes of its next hand, which a mix says."""
    return {**table, **((table["mix"] or {}).get("now") or {}), "name": table["name"]}


def read_name(form: Form) -> str:
    """The table's name.  Errors: `bad-name`."""
    name = form.get("name", "").strip()
    if not 0 < len(name) <= 80:
        raise Unreadable("bad-name.table", field="name")
    return name


def read_seats(form: Form) -> Seats:
    """Every seat of the form: player, chips, is dealt in; None for an empty one.

    Whoever has a name, or whose seat is marked as taken, and has no chips starts with what `all` says.

    Errors: `bad-number`, and `no-chips` for a name without chips.
    """
    seats: dict[int, tuple[str | None, int, bool] | None] = {}
    everybody = chips(form, "all")
    for seat in SEATS:
        player = form.get(f"player_{seat}", "").strip()[:80] or None
        stack = chips(form, f"stack_{seat}")
        if stack is None and (player or form.get(f"in_{seat}")):
            stack = everybody
        if player and stack is None:
            raise Unreadable("no-chips.named-seat", seat=seat, field=f"stack_{seat}")
        present = not form.get(f"out_{seat}")
        seats[seat] = None if stack is None else (player, stack, present)
    return seats


def seats_form(table: Mapping[str, Any]) -> dict[str, str]:
    """The form that would give these seats."""
    form: dict[str, str] = {}
    for taken in table["seats"]:
        seat = taken["seat"]
        form |= {f"player_{seat}": taken["player"] or "", f"stack_{seat}": figure(taken["stack"]),
                 f"was_{seat}": taken["player"] or ""}
        if not taken["present"]:
            form[f"out_{seat}"] = "1"
    return form


def stakes(game: Game, table: Mapping[str, Any]) -> str:
    """The game and what is posted, in one line."""
    betting = table["betting"] or game.bettings[0]
    parts = [say("stakes.game", game=game.name, betting=say(f"betting.{betting}"))]
    if table["blinds"]:
        parts.append(say("stakes.blinds", chips=joined(map(figure, table["blinds"]), "/")))
    for name in AMOUNTS:
        if table[name]:
            parts.append(say(f"stakes.{name}", chips=table[name]))
    if table.get("spread"):
        parts.append(say("stakes.spread", spread=spread_text(table["spread"])))
    return joined(parts, ", ")


def usual(game: Game) -> str:
    """The choice of no betting in particular, with what that is for this game."""
    return say("setup.usual-betting", betting=say(f"betting.{game.bettings[0]}"))


def _blinds(form: Form) -> list[int]:
    small, big = chips(form, "small_blind") or 0, chips(form, "big_blind") or 0
    return [small, big] if big else [small] if small else []
