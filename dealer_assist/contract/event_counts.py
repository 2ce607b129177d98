"""What a table of an event counts by itself while nobody answers: its hands, its players, their lammers.

    {"waits": null, "go": {"Bob": …}, "hands": 3, "then": …, "held": false, "button": null, "until": 1,
     "short": {"by": 3, "most": 9, "here": 7, "open": true, "unhit": ["Ann"]},
     "lammers": {"value": 5000, "last": 8, "left": {"Ann": 2}},
     "nit": {"cards": …, "hand": 3, "alone": true, "closed": false}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dealer_assist.contract import nit_counts
from dealer_assist.engine.play import Hand
from dealer_assist.texts import say
from dealer_assist.tournament.forms.lammers import lammers_of
from dealer_assist.tournament.forms.shootouts import advance
from dealer_assist.tournament.record import waiting
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.structure.model import SHOOTOUT

Json = dict[str, Any]
Seats = list[Json]      # with stack, player and presence, as a table's document has them


def counts_of(state: Running, number: int) -> Json:
    """What a table is told to go on from, in the hand that it plays or after it.

    Shape: `waits` is why it may not deal before it hears more; `go` who has to leave it first; after so many
    `hands` it waits for `then`,
    None for no end; `held` an all-in hand waits for the floor; `button` of its first hand; it plays `until`
    so many are left; `short` what a table that is too short has to know, None where none stops for that.
    """
    table, lammers = state.tables[number], lammers_of(state.house)
    why = waiting.elsewhere(state)
    hands, then = _hands(state, number)
    return {
        "waits": why and _not_heard(why), "go": waiting.leaving(state, number),
        "hands": hands, "then": then, "held": state.together,
        "button": table.button if table.last is None else None,
        "until": (advance(state.house) if len(state.tables) > 1 else 1)
        if state.structure.form == SHOOTOUT else 0,
        "short": _short(state, number),
        "lammers": lammers and {
            "value": lammers.value, "last": lammers.last_level,
            "left": {player: state.lammers.get(player, 0) for player in table.players.values()}},
        "nit": nit_counts.nit_of(state, number),
    }


def _not_heard(why: str) -> str:
    return say("event.not-heard", why=why)


def _hands(state: Running, number: int) -> tuple[int | None, str]:
    """How many hands the table may deal, and what it waits for then."""
    left = None if state.hands_left is None else state.hands_left.get(number, 0)
    once = int(number not in state.done)
    if state.together and (left is None or left > once):
        return once, _not_heard(say("event.hand-dealt"))
    return left, say("event.last-hand-played")


def _short(state: Running, number: int) -> Json | None:
    room = {table.number: table for table in state.planned}
    # hand for hand all deal or none, and nothing is balanced in a shootout
    if state.together or state.structure.form == SHOOTOUT or number not in room:
        return None
    here = room.pop(number)
    unhit = state.unhit.get(number)
    return {"by": state.house.number("halt-short"), "here": len(here.players), "open": bool(here.open_seats),
            "most": max((len(table.players) for table in room.values()), default=0),
            "unhit": None if unhit is None else sorted(unhit)}


def after_hand(
    counts: Json, hand: Mapping[str, Any], last: Hand, seats: Seats, void: bool,
) -> tuple[Json, Seats]:
    """After the last hand, which was not over when the table was told: the counts, and the seats.

    Shape: `hand` is its row in the past; `void` it is dealt again.
    """
    if hand["over"] or hand["void"]:
        return counts, seats
    if void:
        again = {} if counts["hands"] is None else {"hands": counts["hands"] + 1}
        if counts.get("nit"):       # what lay dead in its pot is owed again
            again |= {"waits": _not_heard(say("event.nit-cards"))}
        return counts.get("before") or counts | again, seats
    counts = nit_counts.won(counts, hand, last)
    counts, seats = _turned_in(counts, last, seats)
    return counts | {"short": counts["short"] and _after_blinds(counts["short"], hand, seats)}, seats


def _turned_in(counts: Json, last: Hand, seats: Seats) -> tuple[Json, Seats]:
    """Who is bust turns in a lammer and stays (rulebook 1.3.2)."""
    lammers = counts["lammers"]
    if not lammers:
        return counts, seats
    left, after = dict(lammers["left"]), []
    stacks = last.stacks
    for row in seats:
        if stacks.get(row["seat"]) == 0 and left.get(row["player"]):
            left[row["player"]] -= 1
            row = row | {"stack": row["stack"] or lammers["value"]}
        after.append(row)
    return counts | {"lammers": lammers | {"left": left}}, after


def _after_blinds(short: Json, hand: Mapping[str, Any], seats: Seats) -> Json:
    """Whose big blind is still to come at a table that is too short; see `record.halting`."""
    here = _here(seats)
    if not _is_short(short, here):
        return short | {"unhit": None}
    big = {row["player"] for row in seats if row["seat"] == hand["positions"].get("big")}
    # stud has no blind to be hit by: one hand more, and the table waits
    hit = big if hand["button"] is not None else here
    return short | {"unhit": sorted(here if short["unhit"] is None else {*short["unhit"]} - hit)}


def _here(seats: Iterable[Mapping[str, Any]]) -> set[str]:
    return {row["player"] for row in seats if row["stack"]}


def _is_short(short: Json, here: set[str]) -> bool:
    return bool(short["most"] - len(here) >= short["by"] and (short["open"] or len(here) < short["here"]))


def why_waits(counts: Json, level: int, seats: Seats) -> str | None:
    """Why the table may not deal before it hears more, None where it may; as `record.waiting` says it."""
    here, lammers, short = _here(seats), counts["lammers"], counts["short"]
    due = sorted(player for player in here if lammers["left"].get(player)) if (
        lammers and lammers["last"] and level > lammers["last"]) else []
    if due:
        return _not_heard(say("event.lammers-due", players=", ".join(due)))
    if counts["waits"]:
        return str(counts["waits"])
    if goes := next((why for player, why in counts.get("go", {}).items() if player in here), None):
        return str(goes)
    if len(here) <= counts["until"]:
        return say("event.shootout-done" if len(here) == counts["until"] else "event.shootout-alone",
                   n=len(here))
    if counts["hands"] == 0:
        return str(counts["then"])
    if card := nit_counts.last_card(counts, here):
        return _not_heard(say("event.nit-last", player=card))
    if short and short["unhit"] is not None and not here & {*short["unhit"]} and _is_short(short, here):
        return _not_heard(say("event.halted", here=len(here), most=short["most"]))
    return None


def brought(counts: Json, stated: Mapping[str, Any], seats: Seats) -> Json:
    """What the event says of the hand to come, beside what is `stated` of it."""
    button = {"button": counts["button"]} if counts["button"] and "button" not in stated else {}
    owed = nit_counts.owed(counts, seats)
    return {**stated, **({"held": True} if counts["held"] else {}), **button, **owed}


def after_deal(counts: Json, players: Iterable[str]) -> Json:
    """The counts with the hand that begins, of these players; `before` as they were, should it be void."""
    before = {name: value for name, value in counts.items() if name != "before"}
    hands = counts["hands"]
    return nit_counts.paid(before, players) | {
        "hands": hands and hands - 1, "button": None, "before": before}
