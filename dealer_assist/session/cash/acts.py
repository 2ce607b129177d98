"""What becomes of a cash game: each act is a document that a row of the ledger keeps.

`check` refuses what cannot be now, by who sits where; `after` does what an act says and decides nothing, so
that the rows alone come to the same lists again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dealer_assist.errors import NotNow, Unreadable, quotable
from dealer_assist.session.cash.game import CashGame, ChangeAsked, OnList, terms
from dealer_assist.session.cash.next_seat import Sitter

Act = Mapping[str, Any]
# what each act needs said
NEEDS: Mapping[str, tuple[str, ...]] = {
    "terms": ("name", "tables"), "close": (), "join": ("player",), "call": ("player", "table"),
    "pass": ("player",), "off": ("player",), "seat": ("player", "table", "seat", "stack"),
    "ask": ("player", "to"), "drop": ("player",), "move": ("player", "to", "seat"), "undo": ("of",),
}


def wanted(asked: Act) -> dict[str, Any]:
    """An act as it is asked for, whole.  Errors: `cash-word`, `cash-needs`."""
    word = asked.get("act")
    if word not in NEEDS:
        raise Unreadable("cash-word", word=quotable(word, 20), field="act")
    act = {name: value.strip() if isinstance(value, str) else value for name, value in asked.items()}
    for name in NEEDS[str(word)]:
        if act.get(name) in (None, "", []):
            raise Unreadable("cash-needs", what=name, field=name)
    return act


def check(game: CashGame, act: Act, sitters: Sequence[Sitter]) -> None:
    """May this be done now? `sitters` sit at the tables of the game.

    Errors: `cash-over`, `on-the-list`, `not-on-the-list`, `plays-already`, `not-at-the-game`,
    `not-of-the-game`, `no-such-seat`, `called-already`, `must-move-waits`, `change-asked`.
    """
    word, player = act["act"], act.get("player", "")
    if game.over:
        raise NotNow("cash-over", name=game.name)
    entry, sits = game.entry(player), next((one for one in sitters if one.player == player), None)
    for name in ("table", "to"):
        if name in act and act[name] not in game.tables:
            raise Unreadable("not-of-the-game", name=game.name, field=name)
    if "seat" in act and not 1 <= act["seat"] <= game.seats:
        raise Unreadable("no-such-seat", seats=game.seats, field="seat")
    if word == "join":
        _may_join(entry, sits, player)
    elif word in ("call", "pass", "off", "seat") and entry is None:
        raise NotNow("not-on-the-list", player=player, field="player")
    elif word == "call" and entry is not None and entry.called is not None:
        raise NotNow("called-already", player=player, field="player")
    elif word in ("ask", "move") and sits is None:
        raise NotNow("not-at-the-game", player=player, field="player")
    elif word == "ask" and sits is not None:
        _may_ask(game, sits, act["to"])
    elif word == "drop" and not any(one.player == player for one in game.changes):
        raise NotNow("not-on-the-list", player=player, field="player")


def _may_join(entry: OnList | None, sits: Sitter | None, player: str) -> None:
    if entry is not None:
        raise NotNow("on-the-list", player=player, field="player")
    if sits is not None:
        raise NotNow("plays-already", player=player, field="player")


def _may_ask(game: CashGame, sits: Sitter, to: int) -> None:
    # the must-move table empties in its own order, so nobody there may be before the others by asking
    if sits.table in game.feeds and to != sits.table:
        raise NotNow("must-move-waits", player=sits.player, field="to")
    if any(one.player == sits.player and one.to == to for one in game.changes):
        raise NotNow("change-asked", player=sits.player, field="player")


def after(game: CashGame | None, act: Act, at: int) -> CashGame:
    """The game after an act.  Units: `at` in milliseconds.  Errors: those of `game.terms`."""
    if act["act"] == "terms":
        return terms(game, act)
    assert game is not None, act
    return DOES[act["act"]](game, act, at)


def _close(game: CashGame, act: Act, at: int) -> CashGame:
    return replace(game, waiting=(), changes=(), over=True)


def _join(game: CashGame, act: Act, at: int) -> CashGame:
    ticket = game.tickets + 1
    entry = OnList(ticket, act["player"], at)
    return replace(game, waiting=(*game.waiting, entry), tickets=ticket)


def _call(game: CashGame, act: Act, at: int) -> CashGame:
    def called(one: OnList) -> OnList:
        return replace(one, called=at, table=act["table"]) if one.player == act["player"] else one

    return replace(game, waiting=tuple(map(called, game.waiting)))


def _pass(game: CashGame, act: Act, at: int) -> CashGame:
    """Whoever is not there when called goes to the end of the list, and waits on."""
    others, passed = _without(game, act["player"]), game.entry(act["player"])
    if passed is None:
        return game
    last = replace(passed, called=None, table=None, passed=passed.passed + 1)
    return replace(game, waiting=(*others, last))


def _off(game: CashGame, act: Act, at: int) -> CashGame:
    return replace(game, waiting=_without(game, act["player"]))


def _ask(game: CashGame, act: Act, at: int) -> CashGame:
    return replace(game, changes=(*game.changes, ChangeAsked(act["player"], act["to"], at)))


def _drop(game: CashGame, act: Act, at: int) -> CashGame:
    """Takes back what one table was asked for, or, where none is named, all that the player asked for."""
    to = act.get("to")
    return replace(game, changes=tuple(
        one for one in game.changes if one.player != act["player"] or to not in (None, one.to)))


def _move(game: CashGame, act: Act, at: int) -> CashGame:
    """Whoever has moved has what was asked for; other wishes were made at another table, and lapse."""
    return replace(game, changes=tuple(one for one in game.changes if one.player != act["player"]))


def _without(game: CashGame, player: str) -> tuple[OnList, ...]:
    return tuple(one for one in game.waiting if one.player != player)


DOES: Mapping[str, Callable[[CashGame, Act, int], CashGame]] = {
    "close": _close, "join": _join, "call": _call, "pass": _pass, "off": _off, "seat": _off, "ask": _ask,
    "drop": _drop, "move": _move,
}
