"""From the lines of the record to the state of the event, and back over an act that is taken back.

The state is a function of the lines and of the seed of the draws: the same lines, the same event.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dealer_assist.errors import NotNow, Refusal
from dealer_assist.tournament.clock import PAUSE, RESUME, START
from dealer_assist.tournament.record import footing, hands
from dealer_assist.tournament.record.acts import Read, apply, read_moves
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
            # read from the end: an undo that was undone itself takes nothing back
            gone |= {line.content["of"], *line.content["with"]}
    return gone


def derived(lines: Sequence[Line], seed: str, read: Read) -> Running:
    """The event after these lines.

    Shape: the first line is the act that opened it; `seed` of its draws; `read` reads structure sheets.
    """
    return gone_on(begun(lines[0], seed, read), lines[1:], read)


def gone_on(before: Running, lines: Sequence[Line], read: Read) -> Running:
    """The event after these lines more, which take nothing back of what was before them."""
    state, gone = before.copy(), taken_back(lines)
    for line in lines:
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
    # a hand that is over ends a round, and so does a move from the last table that had not dealt
    state.round_played(line.at)


def undo(lines: Sequence[Line], seq: int, seed: str, read: Read) -> dict[str, Any]:
    """The act that takes another back, of an event with these lines.  Errors: those of `taking_back`."""
    return taking_back(begun(lines[0], seed, read), lines[1:], seq, read)


def taking_back(before: Running, lines: Sequence[Line], seq: int, read: Read) -> dict[str, Any]:
    """The act that takes another back, with those later ones that cannot stand without it.

    Shape: `before` the event at any time before that act, and `lines` all since.
    Errors: `no-act` where there is none in force by that number; `hands-since` where hands were dealt that
    need it.
    """
    gone = taken_back(lines)
    target = next((line for line in lines if line.seq == seq and line.kind == ACT), None)
    if target is None or seq in gone:
        raise NotNow("no-act", field="of")
    undone = Line(lines[-1].seq + 1, target.at, ACT, {"act": UNDO, "of": seq, "with": []})
    # what came after the undo was decided on a room without that act: to bring it back would unmake it
    fallen = _fallen(before, lines, taken_back([*lines, undone]), read)
    if fallen and target.content["act"] == UNDO:
        raise NotNow("undone-since", field="of")
    return {"act": UNDO, "of": seq, "with": fallen}


def _fallen(before: Running, lines: Sequence[Line], gone: set[int], read: Read) -> list[int]:
    """The acts that cannot be done any more without those that are gone.  Errors: `hands-since`."""
    gone_before, fallen = taken_back(lines), list[int]()
    # as far as nothing differs the two courses are one, and played once
    alike = next(n for n, line in enumerate(lines) if (line.seq in gone) != (line.seq in gone_before))
    state = before.copy()
    for line in lines[:alike]:
        if line.seq not in gone:
            add(state, line, read)
    as_played = state.copy()
    for line in lines[alike:]:
        lost = line.kind == ACT and line.seq not in gone_before and footing.lost(state, as_played, line)
        if line.seq not in gone_before:
            state.astray += _cannot_be_dealt(state, as_played, line)
            add(as_played, line, read)
        if line.seq in gone:
            continue
        # an act that fails half way must leave no half behind
        whole = state.copy() if line.kind == ACT else state
        try:
            if lost or any(senseless(state, line) for senseless in SENSELESS):
                raise LookupError(line)
            add(state, line, read)
            # a payment that an undo of an undo brings back may meet a pool that has grown since
            if line.seq in gone_before and not footing.sound(state):
                raise LookupError(line)
        except MISSING:
            state = whole
            fallen.append(line.seq)
    # chips were won and lost in those hands: no undo takes them from those who hold them now
    if state.astray > as_played.astray or footing.other_bounties(state, as_played):
        raise NotNow("hands-since", field="of")
    return fallen


def _cannot_be_dealt(state: Running, as_played: Running, line: Line) -> bool:
    """Was a hand dealt to players, with chips or at a level that are not there without what is taken back?"""
    return line.kind == DEALT and (_dealt_in(state, line), _clock(state, line), state.over) != (
        _dealt_in(as_played, line), _clock(as_played, line), as_played.over)


def _dealt_in(state: Running, line: Line) -> dict[str, Any]:
    table = state.table_of(line.content["table"])
    players = state.tables[table].players if table is not None else {}
    seats = {seat: players.get(int(seat)) for seat in line.content["seats"]}
    return {seat: (player, state.stacks.get(player or "")) for seat, player in seats.items()}


def _clock(state: Running, line: Line) -> tuple[int, bool]:
    """The level that a hand is dealt at, and whether the clock lets it be dealt."""
    shown = state.clock(line.at)
    return shown.level, shown.running or state.together


def _ticks_nothing(state: Running, line: Line) -> bool:
    """Nothing is stopped that does not run, nor gone on with that runs or was never begun."""
    if line.kind != ACT or line.content["act"] not in ("clock", "hand-for-hand"):
        return False
    running, tick = state.clock(line.at).running, line.content.get("tick")
    if tick is None:
        return not state.record
    return running if tick == START else tick == PAUSE and not running or tick == RESUME and (
        running or not state.record)


def _enters_twice(state: Running, line: Line) -> bool:
    """Who is in cannot enter: without the removal before it, or beside an entry that is put back."""
    enters = line.kind == ACT and line.content["act"] == "enter"
    return enters and any(player in state.stacks for player in line.content["players"])


def _moves_nobody(state: Running, line: Line) -> bool:
    """Whose entry is taken back has no seat, and nobody moves between tables that were not drawn."""
    if line.kind != ACT:
        return False
    players = {*state.stacks, *line.content.get("players", ())}
    tables = {None, *state.tables, *map(int, line.content.get("opens", ()))}
    return any(move.player not in players or not {move.from_table, move.to_table} <= tables
               for move in read_moves(line.content))


def _keeps_a_taken_seat_empty(state: Running, line: Line) -> bool:
    """No seat is kept empty that somebody has, or is on the way to."""
    act = line.content
    if line.kind != ACT or act["act"] != "block" or not act["on"]:
        return False
    return any(table.number == act["table"] and act["seat"] in table.players for table in state.planned)


SENSELESS = (_enters_twice, _moves_nobody, _ticks_nothing, _keeps_a_taken_seat_empty)
