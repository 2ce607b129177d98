"""A structure sheet from its document, checked: every mistake names its field and what to write."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from dealer_assist.contract.reading import flag, known_keys, list_of, optional_whole, table_of, whole
from dealer_assist.errors import Refusal, Unreadable, abridged, nearest, quotable
from dealer_assist.games import Game, load_game
from dealer_assist.rules.betting import GROUPS
from dealer_assist.rules.house import read_house
from dealer_assist.contract.mix import entry_document, mix_document, read_mix
from dealer_assist.rules.rule import PRESET
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.session.mixes import MixGame
from dealer_assist.session.stakes import stakes_of
from dealer_assist.texts import OfAFile
from dealer_assist.tournament.structure.model import (
    FORMS,
    USUAL,
    WAYS,
    AddOn,
    Bounty,
    Break,
    Level,
    Row,
    Structure,
)

TEMPLATES = Path(__file__).parent / "templates"
ENTRY_KEYS = ("paid", "fee", "staff", "late_until", "re_entries")
KEYS = ("name", "seats", "start", "chips", "pieces", "form", "nit", "preset", "house", "mix", "levels",
        "entry", "prizes", "bounty", "add_on")
MOST_LEVELS = 200
Load = Callable[[str], Game]


def read_structure(document: object, load: Load = load_game) -> Structure:
    """Read and check a structure sheet.

    Shape: the document of a TOML file (README, "Structures"); `load` finds a game by its id.
    Errors: `Unreadable` with its field, as `levels.3.limit.small_bet`.
    """
    if not isinstance(document, dict):
        raise Unreadable("bad-form.structure", field="sheet")
    known_keys(document, KEYS)
    entry, prizes = table_of(document, "entry"), table_of(document, "prizes")
    known_keys(entry, ENTRY_KEYS, "entry")
    known_keys(prizes, ("unit", "guarantee", "places", "percentages", "ticket"), "prizes")
    chips = tuple(whole(chip, f"chips.{n}", 1) for n, chip in enumerate(list_of(document, "chips"))) or (1,)
    preset, house = document.get("preset") or PRESET, table_of(document, "house")
    read_house(preset, house, True)
    structure = Structure(
        name=_name(document), seats=whole(document.get("seats", 9), "seats", 2, MOST_SEATS),
        start=whole(document.get("start"), "start", 1), chips=tuple(sorted(chips)),
        pieces=tuple(whole(many, f"pieces.{n}") for n, many in enumerate(list_of(document, "pieces"))),
        rows=_rows(document, load), preset=preset, house=house,
        form=_word(document, "form", FORMS, USUAL), nit=flag(document, "nit"),
        paid=_amount(entry, "entry", "paid"), fee=_amount(entry, "entry", "fee"),
        staff=_amount(entry, "entry", "staff"), late_until=_amount(entry, "entry", "late_until"),
        re_entries=_amount(entry, "entry", "re_entries"),
        unit=whole(prizes.get("unit", 1), "prizes.unit", 1), guarantee=_amount(prizes, "prizes", "guarantee"),
        places=whole(prizes.get("places", 15), "prizes.places", 1, 100),
        percentages=tuple(
            whole(share, f"prizes.percentages.{n}", 1, 100)
            for n, share in enumerate(list_of(prizes, "percentages"))),
        ticket=_amount(prizes, "prizes", "ticket"),
        add_on=_add_on(document), bounty=_bounty(document),
    )
    _check(structure)
    return structure


def read_toml(text: str, load: Load = load_game) -> Structure:
    """A structure from the text of a TOML file.

    Errors: `bad-toml` where it is none; else as `read_structure`.
    """
    try:
        return read_structure(tomllib.loads(text), load)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("bad-toml", reason=error) from None


@cache
def templates() -> tuple[str, ...]:
    """The names of the sheets that come with the product."""
    return tuple(sorted(path.stem for path in TEMPLATES.glob("*.toml")))


@cache
def template(name: str) -> Structure:
    """A sheet that comes with the product.

    Errors: `unknown-template` with the nearest name.
    """
    if name not in templates():
        near = nearest(abridged(name), templates())
        raise Unreadable("unknown-template", word=quotable(name), near=near, known=", ".join(templates()),
                         field="template")
    sheet = read_toml((TEMPLATES / f"{name}.toml").read_text(encoding="utf-8"))
    return replace(sheet, name=OfAFile(sheet.name))


def _name(document: Mapping[str, Any]) -> str:
    name = document.get("name") or "Event"
    if not isinstance(name, str) or len(name) > 80:
        raise Unreadable("bad-name.event", field="name")
    return name


def _word(document: Mapping[str, Any], key: str, known: tuple[str, ...], usual: str) -> str:
    value = document.get(key, usual)
    if value not in known:
        raise Unreadable(
            "unknown-word.is-one-of", word=quotable(value), name=key, known=", ".join(known),
            code=f"unknown-{key}", field=key
        )
    return str(value)


def _amount(table: Mapping[str, Any], name: str, key: str) -> int:
    return whole(table.get(key, 0), f"{name}.{key}")


def _add_on(document: Mapping[str, Any]) -> AddOn | None:
    table = table_of(document, "add_on")
    if not table:
        return None
    known_keys(table, ("chips", "paid", "fee", "after"), "add_on")
    return AddOn(whole(table.get("chips"), "add_on.chips", 1), _amount(table, "add_on", "paid"),
                 _amount(table, "add_on", "fee"), whole(table.get("after", 1), "add_on.after", 1))


def _bounty(document: Mapping[str, Any]) -> Bounty | None:
    table = table_of(document, "bounty")
    if not table:
        return None
    known_keys(table, ("way", "amount", "starts"), "bounty")
    way = table.get("way", WAYS[0])
    if way not in WAYS:
        raise Unreadable("unknown-bounty", known=", ".join(WAYS), word=quotable(way), field="bounty.way")
    return Bounty(way, whole(table.get("amount"), "bounty.amount", 1),
                  whole(table.get("starts", 1), "bounty.starts", 1))


def _rows(document: Mapping[str, Any], load: Load) -> tuple[Row, ...]:
    listed = list_of(document, "levels")
    if not 0 < len(listed) <= MOST_LEVELS:
        raise Unreadable("no-levels", most=MOST_LEVELS, count=len(listed), field="levels")
    rows: list[Row] = []
    for n, row in enumerate(listed):
        field = f"levels.{n}"
        if not isinstance(row, dict):
            raise Unreadable("bad-form.level", field=field)
        if "break" in row:
            known_keys(row, ("break", "colour_up"), field)
            rows.append(Break(whole(row["break"], f"{field}.break", 1, 24 * 60), _colour(row, field)))
        else:
            number = 1 + sum(isinstance(one, Level) for one in rows)
            rows.append(_level(document, row, number, field, load))
    return tuple(rows)


def _colour(row: Mapping[str, Any], field: str) -> int | None:
    try:
        return optional_whole(row, "colour_up", 1)
    except Unreadable as refusal:
        refusal.field = f"{field}.colour_up"
        raise


def _level(document: Mapping[str, Any], row: Mapping[str, Any], number: int, field: str, load: Load) -> Level:
    """A level's games are the sheet's, or its own; amounts stand by kind of betting or by game.

    Shape: a game that the mix has in two kinds of betting has a column for each, as `holdem no-limit`.
    """
    minutes = whole(row.get("minutes", 20), f"{field}.minutes", 1, 24 * 60)
    sheet = document.get("mix")
    mix: dict[str, Any] = {"list": sheet} if isinstance(sheet, str) else dict(table_of(document, "mix"))
    if row.get("games"):
        mix = {**mix, "games": row["games"], "list": None}
    plain = read_mix(mix, load)
    columns = {name for entry in plain.games for name in column_names(entry)}
    known_keys(row, ("minutes", "games", *GROUPS, *sorted(columns)), field)
    full = mix_document(plain) | {
        "games": [entry_document(entry) | _own_stakes(entry, row) for entry in plain.games],
        "stakes": {group: row[group] for group in GROUPS if group in row},
    }
    try:
        return Level(number, minutes, read_mix(full, load))
    except Refusal as refusal:
        refusal.field = (refusal.field or "mix").replace("mix.stakes", field).replace("mix", field, 1)
        raise


def column_names(entry: MixGame) -> tuple[str, str]:
    """What the columns of a game of the mix may be called: by the game, and by its kind of betting too."""
    return entry.game, f"{entry.game} {entry.betting}"


def _own_stakes(entry: MixGame, row: Mapping[str, Any]) -> dict[str, Any]:
    name = next((name for name in reversed(column_names(entry)) if name in row), None)
    return {} if name is None else {"stakes": row[name]}


def _check(structure: Structure) -> None:
    """What makes a sheet unplayable; what is only unwise is for `checks`."""
    # 10,010 in 25s: ten chips that nobody can be given
    if structure.start % structure.chips[0]:
        raise Unreadable("uneven-start", stack=structure.start, chip=structure.chips[0], field="start")
    if structure.fee + structure.staff > structure.paid:
        raise Unreadable("fee-too-high", field="entry.fee")
    if structure.percentages and sum(structure.percentages) != 100:
        raise Unreadable("bad-percentages", sum=sum(structure.percentages), field="prizes.percentages")
    # the prize pool is told when the desk closes: an add-on sold later would not be in it
    if structure.add_on and structure.add_on.after > structure.late_until:
        raise Unreadable("late-add-on", level=structure.late_until, field="add_on.after")
    for n, row in enumerate(structure.rows):
        if isinstance(row, Level):
            _check_level(structure, row, f"levels.{n}")
        # the largest chip has none to be raced up to
        elif row.colour_up and row.colour_up not in structure.chips[:-1]:
            raise Unreadable("unknown-chip", chip=row.colour_up, field=f"levels.{n}.colour_up")


def _check_level(structure: Structure, level: Level, field: str) -> None:
    """Every amount can be paid with the chips in play, every game be dealt at a full table (R57)."""
    chip = structure.smallest_chip(level.number)
    for entry in level.mix.games:
        game = load_game(entry.game)
        # R57: nine-handed badugi runs out of cards; in a mix one such game is enough
        if game.max_seats < structure.seats:
            raise Unreadable(
                "too-many-seats.tables", game=game.name, most=game.max_seats, seats=structure.seats,
                field=field
            )
        try:
            stakes = stakes_of(level.mix, entry, game, {"chip": chip})
        except Refusal as refusal:      # `mix.stakes.big-bet.blinds`, of this level
            refusal.field = (refusal.field or "").replace("mix.stakes", field)
            raise
        for name, amount in stakes.items():
            for one in amount if isinstance(amount, list) else [amount]:
                if isinstance(one, int) and one % chip:
                    raise Unreadable(
                        "uneven-amount", level=level.number, game=game.name, chips=one, chip=chip,
                        field=f"{field}.{name}"
                    )
