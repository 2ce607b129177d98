"""What an event makes of one of its tables, on the server and on a tablet whose clock goes on by itself.

    {"sheet": …, "row": 3, "left": 240000, "running": true, "gone": 25, "level": 3,
     "counts": {"hands": null, …}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.contract import event_counts, nit_counts
from dealer_assist.contract.mix import mix_document, read_mix
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import NotNow
from dealer_assist.games import load_game
from dealer_assist.rules.amounts import NOTHING
from dealer_assist.session.mixes import Load
from dealer_assist.session.positions import blinds_posted
from dealer_assist.session.stakes import stakes_of
from dealer_assist.tournament import clock
from dealer_assist.tournament.record import waiting
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.structure.checks import chip_in_play
from dealer_assist.tournament.structure.model import Structure

Json = dict[str, Any]


def settings_at(sheet: Structure, level: int, gone: int, load: Load = load_game) -> Json:
    """The games and stakes of a table at a level, as a change of its settings.

    Shape: `gone` is the largest chip that has left play; `mix` None where one game is played.
    """
    mix, chip = sheet.level(level).mix, chip_in_play(sheet, level, gone)
    if len(mix.games) > 1:
        return {"chip": chip, "mix": mix_document(mix), "level": level}
    entry = mix.games[0]
    stakes = stakes_of(mix, entry, load(entry.game), {"chip": chip})
    # screens of the room list what the table has: no blind that nobody posts there
    stakes["blinds"] = list(blinds_posted(
        stakes["blinds"], stakes["small_bet"], chip, sheet.rules(), stakes["ante"]))
    return {"game": entry.game, "chip": chip, **stakes, "mix": None}


def for_tablet(state: Running, number: int, level: int, now: int) -> Json:
    """What a tablet deals on by without the server.

    Shape: `level` is the one that the table's settings are of; `counts` is what `event_counts` goes on from.
    Units: milliseconds.
    """
    shown = state.clock(now)
    return {"sheet": document_of(state.structure), "row": shown.row, "left": shown.left,
            "running": shown.running, "gone": state.coloured_up, "level": level,
            "counts": event_counts.counts_of(state, number)}


def gone_on(
    table: Mapping[str, Any], past: Mapping[str, Any], load: Load, seats: event_counts.Seats | None = None,
) -> tuple[Json, Json]:
    """What of a table and its past the event's clock has changed since then.

    Shape: `past["gone"]` in seconds; `seats` as they are where a hand is to begin.
    Errors: NotNow `ask-the-server` where the table has to hear more before it deals, with the reason;
    `event-waits` in a break.
    """
    event = past.get("event")
    if event is None:
        if seats is not None:
            raise NotNow("ask-the-server")
        return {}, {}
    sheet, counts = read_structure(event["sheet"], load), event["counts"]
    ticks = [clock.Tick(0, clock.TO_ROW, event["row"]), clock.Tick(0, clock.LEFT, event["left"])]
    # hand for hand a level stands, and a break goes by
    runs = clock.HOLD if counts["held"] else clock.START if event["running"] else clock.PAUSE
    shown = clock.reading(sheet, [*ticks, clock.Tick(0, runs)], round(past["gone"] * 1000))
    if seats is not None:
        waits = waiting.by_clock(shown, counts["held"])
        if waits is not None:
            raise NotNow("event-waits", waits)
        now = nit_counts.gone_on(counts, sheet, shown.level, seats)
        why = event_counts.why_waits(now, shown.level, seats)
        if why is not None:
            raise NotNow("ask-the-server", why)
        event = event if now == counts else event | {"counts": now}
    if shown.level == event["level"]:
        return {}, {} if event is past["event"] else {"event": event}
    settings = settings_at(sheet, shown.level, event["gone"], load)
    changed = {name: NOTHING[name] if value is None and name in NOTHING else value
               for name, value in settings.items() if name != "level"}
    moved: Json = {"event": event | {"level": shown.level}}
    if settings["mix"]:
        # its minutes go by from the first hand of the level on
        moved |= {"level": shown.level, "level_gone": -past["gone"]}
        if not (table.get("mix") and read_mix(settings["mix"], load).same_round(
                read_mix(table["mix"], load))):
            moved["since"] = past["hands"][-1]["number"] + 1
    return changed, moved
