"""The rota of the dealers: strings of tables, who deals where, and what a push makes of it. Pure.

A string is an order of places, its tables and then its breaks; on the push each dealer goes to the next
place, from the last to the first. Times are milliseconds since 1970, and arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from dealer_assist.errors import NotNow, Unreadable, quotable
from dealer_assist.rules.bounds import MOST_NAME
from dealer_assist.session.times import MINUTE

MOST_PLACES = 60
WORDS = ("string", "end", "place", "push")


@dataclass(frozen=True, slots=True)
class DealerString:
    """An order of tables that dealers go through, `breaks` places of rest behind them.

    Shape: `dealers` has a name or None for each place, tables first; `pushed` is when they last went on, None
    before that.
    """

    name: str
    tables: tuple[int, ...]
    breaks: int
    minutes: int
    dealers: tuple[str | None, ...]
    pushed: int | None = None

    @property
    def due(self) -> int | None:
        """When the next push is due."""
        return None if self.pushed is None else self.pushed + self.minutes * MINUTE


@dataclass(frozen=True, slots=True)
class Rota:
    """The strings of the room."""

    strings: tuple[DealerString, ...] = ()

    def string(self, name: str) -> DealerString | None:
        """The string of this name."""
        return next((one for one in self.strings if one.name == name), None)


@dataclass(frozen=True, slots=True)
class TableTurn:
    """What a table knows of its dealers: who deals, whom the push brings, where this one goes, and when.

    Shape: `goes_to` is a table, None for a break.
    """

    table: int
    string: str
    dealer: str | None
    next_dealer: str | None
    goes_to: int | None
    due: int | None


def document(rota: Rota) -> dict[str, Any]:
    """A rota as a row of the ledger has it."""
    return {"strings": [asdict(one) | {"tables": list(one.tables), "dealers": list(one.dealers)}
                        for one in rota.strings]}


def read(row: Mapping[str, Any]) -> Rota:
    """The rota that `document` wrote."""
    return Rota(tuple(DealerString(**one | {"tables": tuple(one["tables"]), "dealers": tuple(one["dealers"])})
                      for one in row["strings"]))


def after(rota: Rota, act: Mapping[str, Any], at: int) -> Rota:
    """The rota after an act.

    Shape: `string` sets one up or changes it (`name`, `tables`, `breaks`, `minutes`); `end` takes it away;
    `place` puts `dealer` (None: nobody) at place `at` of string `name`, and nowhere else; `push` sends the
    dealers of `name` on, without a name those of every string.
    Errors: `bad-string`, `table-in-string`, `no-string`, `no-place`, `rota-word`; nothing has changed.
    """
    word, name = act["act"], act.get("name")
    if word == "string":
        return _set_up(rota, act)
    if word not in WORDS:
        raise Unreadable("rota-word", word=quotable(word, 20), field="act")
    if not (word == "push" and name is None) and rota.string(name or "") is None:
        raise NotNow("no-string", name=quotable(name, 40), field="name")
    if word == "end":
        return Rota(tuple(one for one in rota.strings if one.name != name))
    if word == "place":
        return _place(rota, act)
    return Rota(tuple(pushed(one, at) if name in (None, one.name) else one for one in rota.strings))


def pushed(string: DealerString, at: int) -> DealerString:
    """Each dealer one place on."""
    return replace(string, dealers=(*string.dealers[-1:], *string.dealers[:-1]), pushed=at)


def forecast(string: DealerString, count: int, now: int) -> tuple[DealerString, ...]:
    """The string after each of the next `count` pushes, each when it is due; a late one counts from now."""
    strings, at = [], max(now, string.due or now)
    for _ in range(count):
        string = pushed(string, at)
        strings.append(string)
        at += string.minutes * MINUTE
    return tuple(strings)


def turn_at(rota: Rota, table: int) -> TableTurn | None:
    """Who deals at a table and who is next there; None for one that is in no string."""
    string = next((one for one in rota.strings if table in one.tables), None)
    if string is None:
        return None
    place = string.tables.index(table)
    # place 0 is relieved by -1, the last of the breaks: the string is a ring
    onward = (place + 1) % len(string.dealers)
    return TableTurn(
        table, string.name, string.dealers[place], string.dealers[place - 1],
        string.tables[onward] if onward < len(string.tables) else None, string.due)


def left_out(before: Rota, now: Rota) -> tuple[str, ...]:
    """Dealers who had a place and have none any more: a string was made shorter, or somebody put there."""
    placed = {dealer for string in now.strings for dealer in string.dealers}
    return tuple(dealer for string in before.strings for dealer in string.dealers
                 if dealer and dealer not in placed)


def _set_up(rota: Rota, act: Mapping[str, Any]) -> Rota:
    """A new string, or a changed one: who deals at a table that stays goes on there."""
    name, tables = str(act.get("name") or "").strip(), tuple(act.get("tables") or ())
    breaks, minutes = act.get("breaks", 0), act.get("minutes", 30)
    if not name or len(name) > MOST_NAME:
        raise Unreadable("bad-string.name", field="name")
    if not tables or len(set(tables)) != len(tables) or not 0 <= breaks <= MOST_PLACES - len(tables):
        raise Unreadable("bad-string.tables", most=MOST_PLACES, field="tables")
    if not 1 <= minutes <= 600:
        raise Unreadable("bad-string.minutes", field="minutes")
    for other in rota.strings:
        if other.name != name and set(other.tables) & set(tables):
            raise NotNow("table-in-string", name=other.name, field="tables")
    was = rota.string(name)
    string = DealerString(name, tables, breaks, minutes, _kept_dealers(was, tables, breaks),
                        # a table more does not put off the push that everybody waits for
                        was.pushed if was else None)
    strings = tuple(string if one.name == name else one for one in rota.strings)
    return Rota(strings if was else (*strings, string))


def _kept_dealers(was: DealerString | None, tables: tuple[int, ...], breaks: int) -> tuple[str | None, ...]:
    if was is None:
        return (None,) * (len(tables) + breaks)
    there = dict(zip(was.tables, was.dealers, strict=False))
    resting = (*was.dealers[len(was.tables):], *(None,) * breaks)[:breaks]
    return (*(there.get(table) for table in tables), *resting)


def _place(rota: Rota, act: Mapping[str, Any]) -> Rota:
    """A dealer is in one place of the room."""
    dealer, name, place = act.get("dealer") or None, act["name"], act.get("at", 0)
    strings = []
    for string in rota.strings:
        dealers = [None if one == dealer else one for one in string.dealers]
        if string.name == name:
            if not 0 <= place < len(dealers):
                raise Unreadable("no-place", name=name, places=len(dealers), field="at")
            dealers[place] = dealer
        strings.append(replace(string, dealers=tuple(dealers)))
    return Rota(tuple(strings))
