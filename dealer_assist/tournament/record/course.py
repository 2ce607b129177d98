"""From the lines of the record to the state of the event, and back over an act that is taken back.

The state is a function of the lines and of the seed of the draws: the same lines, the same event.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dealer_assist.errors import NotNow, Refusal
from dealer_assist.tournament.record import hands
from dealer_assist.tournament.record.acts import Read, apply
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.seats.draws import Draw

ACT, DEALT, HAND, CHIPS = "act", "dealt", "hand", "chips"
OPEN, UNDO = "open", "undo"
TABLES = {DEALT: hands.dealt, HAND: hands.played, CHIPS: hands.chips}
# what an act runs into when an earlier one that it stands on is gone
MISSING = (Refusal, LookupError, StopIteration, AssertionError)


def taken_back(lines: Iterable[Line]) -> set[int]:
    """The numbers of the acts that are not in force: undone, by an undo that was not undone itself."""
    gone: set[int] = set()
    for line in reversed([line for line in lines if line.kind == ACT and line.content["act"] == UNDO]):
        if line.seq not in gone:
            gone |= {line.content["of"], *line.content["with"]}
    return gone


def derived(lines: Sequence[Line], seed: str, read: Read) -> Running:
    """The event after these lines.

    Shape: the first line is the act that opened it; `seed` of its draws; `read` reads structure sheets.
    """
    state = begun(lines[0], seed, read)
    gone = taken_back(lines)
    for line in lines[1:]:
        if line.seq not in gone:
            add(state, line, read)
    return state


def begun(line: Line, seed: str, read: Read) -> Running:
    """An event of which nothing is known but its sheet."""
    assert line.content["act"] == OPEN, line
    state = Running(read(line.content["sheet"]), Draw(seed))
    state.seed_given = "seed" in line.content
    return state


def add(state: Running, line: Line, read: Read) -> None:
    """One line more; the state itself changes."""
    state.on_time(line.at)
    if line.kind != ACT:
        TABLES[line.kind](state, line)
    elif line.content["act"] != UNDO:
        apply(state, line, read)


def undo(lines: Sequence[Line], seq: int, seed: str, read: Read) -> dict[str, Any]:
    """The act that takes another back, with those later ones that cannot stand without it.

    Errors: `no-act` where there is none in force by that number; `hands-since` where hands were dealt that
    need it.
    """
    gone = taken_back(lines)
    target = next((line for line in lines[1:] if line.seq == seq and line.kind == ACT), None)
    if target is None or seq in gone:
        raise NotNow("no-act", field="of")
    if target.content["act"] == UNDO:
        rest = gone - {target.content["of"], *target.content["with"]}
        fallen = _fallen(lines, rest | {seq}, seed, read)
        if fallen:
            raise NotNow("undone-since", field="of")
        return {"act": UNDO, "of": seq, "with": []}
    return {"act": UNDO, "of": seq, "with": _fallen(lines, gone | {seq}, seed, read)}


def _fallen(lines: Sequence[Line], gone: set[int], seed: str, read: Read) -> list[int]:
    """The acts that cannot be done any more without those that are gone.  Errors: `hands-since`."""
    state, fallen = begun(lines[0], seed, read), []
    for line in lines[1:]:
        if line.seq in gone:
            continue
        before = state.copy() if line.kind == ACT else state
        try:
            if _enters_twice(state, line):
                raise LookupError(line)
            add(state, line, read)
        except MISSING:
            state = before
            fallen.append(line.seq)
    if state.astray:
        raise NotNow("hands-since", field="of")
    return fallen


def _enters_twice(state: Running, line: Line) -> bool:
    """Who is in cannot enter: without the removal before it, or beside an entry that is put back."""
    enters = line.kind == ACT and line.content["act"] == "enter"
    return enters and any(player in state.stacks for player in line.content["players"])
