"""Why a table of an event waits, in a sentence: the clock, the chips, who has to go, the other tables.

Source: house rules, section 9; rulebook, 1.3.
"""

from __future__ import annotations

from dealer_assist.session.times import MINUTE
from dealer_assist.texts import say
from dealer_assist.tournament.clock import Reading
from dealer_assist.tournament.forms.shootouts import advance, round_over
from dealer_assist.tournament.record import halting, under_way
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.structure.model import SHOOTOUT, Level


def why(state: Running, table: int, now: int) -> str | None:
    """Why a table may not deal now, None where it may.  Units: milliseconds."""
    return _room(state, now) or _table(state, table, now)


def why_each(state: Running, now: int) -> dict[int, str | None]:
    """The same of every table, by its number; what keeps the whole room waiting is asked once."""
    room = _room(state, now)
    return {table: room or _table(state, table, now) for table in sorted(state.tables)}


def elsewhere(state: Running) -> str | None:
    """Why no table may before something is done away from it, whatever its clock and its hands come to."""
    return _stopped(state) or (under_way.waits(state) if state.redrawn else None)


def leaving(state: Running, table: int) -> dict[str, str]:
    """Who has to go before a table deals, each in a sentence."""
    return {move.player: say("event.go", player=move.player, seat=move.from_seat, table=move.to_table,
                             to=move.to_seat) for move in state.leaving(table)}


def by_clock(shown: Reading, together: bool = False) -> str | None:
    """Why nobody may deal by what the clock shows."""
    if not isinstance(shown.here, Level):
        return say("event.break-now", n=-(-shown.left // MINUTE))
    # hand for hand the clock stands, and hands go on
    return None if shown.running or together else say("event.paused")


def _room(state: Running, now: int) -> str | None:
    return _stopped(state) or by_clock(state.clock(now), state.together)


def _stopped(state: Running) -> str | None:
    if state.over:
        return say("event.over")
    if not state.record:
        return say("event.not-started")
    # a hand dealt over a wrong count buries the mistake: it stops the whole room
    if state.difference:
        return say("event.chips-off", chips=sum(state.stacks.values()), difference=state.difference)
    if state.decided:
        return say("event.tickets-won", n=state.left) if state.structure.ticket else say(
            "event.won", player=next(iter(state.stacks), ""))
    last = state.nit.last_holder()
    return say("event.nit-last", player=last) if last and not state.desk_open else None


def _table(state: Running, table: int, now: int) -> str | None:
    if due := state.lammers_due(table, state.clock(now).level):
        return say("event.lammers-due", players=", ".join(sorted(due)))
    if moved := _moved(state, table):
        return moved
    here = len(state.tables[table].players)
    if state.structure.form == SHOOTOUT and round_over(here, len(state.tables), state.house):
        # two of the last three out in one hand: nobody is second with chips to go on with
        return say("event.shootout-done" if here == advance(state.house) else "event.shootout-alone", n=here)
    if state.hands_left is not None and not state.hands_left.get(table, 0):
        return say("event.last-hand-played")
    if (counts := halting.halted(state, table)) is not None:
        return say("event.halted", here=counts[0], most=counts[1])
    if state.together and table in state.done:
        dealing = {number for number, one in state.tables.items() if len(one.players) > 1}
        others = sorted((dealing - state.done | {*state.playing.values()}) - {table})
        return say("event.hand-for-hand", tables=", ".join(map(str, others)), n=len(others))
    return None


def _moved(state: Running, table: int) -> str | None:
    """Who has to go before it deals."""
    if why := next(iter(leaving(state, table).values()), None):
        return why
    return under_way.waits(state) if state.redrawn else None
