"""The files that an event leaves (contract, section 6), as text; the same event gives the same bytes."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence

from dealer_assist.texts.cells import set_apart
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.run.results import pool_of, results

NEWLINE = "\n"


def files(event: EventRun) -> dict[str, str]:
    """Every file by its name."""
    # by their start, as they are numbered: of two tables the later hand may be over first
    hands = sorted(event.hands, key=lambda hand: int(hand["n"]))
    return {
        "entries.csv": _csv("entry player kind hand chips paid fee", (
            (one.entry, one.player, one.kind, one.hand, one.chips, one.paid, one.fee)
            for one in event.entries)),
        "hands.jsonl": _lines(hands),
        "moves.csv": _csv(
            "n player from_table from_seat to_table to_seat reason players_left",
            ((row.n, row.move.player, row.move.from_table, row.move.from_seat, row.move.to_table,
              row.move.to_seat, row.move.reason, row.left) for row in event.moves)),
        "busts.csv": _csv("player n table seat chips_before place prize bounties note", _busts(event)),
        "ledger.jsonl": _lines(row.document() for row in event.ledger.rows),
        "payouts.csv": _payouts(event),
    }


def _busts(event: EventRun) -> Iterable[Sequence[object]]:
    by_player = results(event)
    for bust in event.busts:
        out, result = bust.out, by_player.get(bust.out.player)
        place, prize = (result.place.text, result.prize) if result and not bust.again else ("", 0)
        yield (out.player, out.n, out.table, out.seat, out.chips, place, prize, bust.bounties,
               _note(event, out))


def _note(event: EventRun, out: Out) -> str:
    """What tells a line apart: removed, in at the end by a deal or a ticket, bagged, or out in a flight."""
    if out.removed:
        return "removed"
    if out.still_in:
        return "bagged" if event.bags else "in"
    # who went out in a flight has no hand of this day
    return "" if out.n else "flight"


def _payouts(event: EventRun) -> str:
    total = pool_of(event)
    table = _csv("place amount", enumerate(event.prizes, 1))
    return f"{table}pool,{total.total},{total.added}{NEWLINE}"


def _csv(head: str, rows: Iterable[Sequence[object]]) -> str:
    # "Berg, Ann" is one cell, and =Ann is a name and no formula
    text = io.StringIO()
    writer = csv.writer(text, lineterminator=NEWLINE)
    writer.writerow(head.split())
    writer.writerows([set_apart(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def _lines(rows: Iterable[object]) -> str:
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + NEWLINE for row in rows)
