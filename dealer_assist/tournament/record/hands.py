"""What tables tell their event: a hand dealt, what it left, chips that were counted or set right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dealer_assist.rules.button import Positions
from dealer_assist.texts import say
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record import halting
from dealer_assist.tournament.record.state import Line, Running

Said = Mapping[str, Any]
FORCED = ("ante", "bring_in", "big_blind_ante")


def dealt(state: Running, line: Line) -> None:
    """A hand is dealt: it has its number, and whoever serves a penalty serves one hand more."""
    table = state.table_of(line.said["table"])
    if table is None:
        state.astray += 1
        return
    state.dealt += 1
    state.numbers[line.said["hand"]] = state.dealt
    state.playing[line.said["hand"]] = table
    state.levels[line.said["hand"]] = state.clock(line.at).level
    if state.together:
        state.done.add(table)
    if state.hands_left is not None:
        state.hands_left[table] = max(0, state.hands_left.get(table, 0) - 1)
    seated = state.tables[table].players
    state.nit.paid(player for seat, player in seated.items() if str(seat) in line.said.get("seats", ()))
    for player in seated.values():
        serving = state.penalties.pop(player, None)
        if serving and serving.left > 1:
            state.penalties[player] = serving.served()


def played(state: Running, line: Line) -> None:
    """A hand is over: chips to their owners, the button moved on, who is out and who won the bounties."""
    said = line.said
    table = state.playing.pop(said["hand"], None)
    if table is None or table not in state.tables or any(
            player not in state.stacks for player, _ in said["after"].values()):
        state.astray += 1
        return
    n = state.numbers[said["hand"]]
    state.hands.append(_written(state, said, table, n))
    changed = [(int(seat), player, stack) for seat, (player, stack) in said["after"].items()]
    for _, player, stack in changed:
        state.stacks[player] = stack
    kept = said["positions"]
    where = Positions(kept["button"], kept["small"], kept["big"], tuple(kept["smalls"]), tuple(kept["bigs"]))
    state.tables[table] = replace(state.tables[table], last=where, held=said["button"] is None,
                                  winners=tuple(said["winners"]))
    outs = [Out(player, n, table, seat, said["before"][str(seat)][1])
            for seat, player, stack in changed if not stack]
    state.nit.won(said["after"][str(seat)][0] for seat in said["winners"])
    for out in [out for out in outs if state.lammers.get(out.player)]:
        state.redeem(out.player, 1)     # one at least, and who wants more says so before the next hand
        outs.remove(out)
    if outs:
        state.gone(outs, said["hunters"])
    halting.after_hand(state, table)
    state.round_played(line.at)


def _written(state: Running, said: Said, table: int, n: int) -> dict[str, Any]:
    """The hand as `hands.jsonl` has it."""
    state.table_hands[table] = state.table_hands.get(table, 0) + 1
    line = {"n": n, "table": table, "number": state.table_hands[table],
            "game": said["game"], "betting": said["betting"], "level": state.levels[said["hand"]],
            "button": kept_button(said), "blinds": said["blinds"]}
    line |= {name: said[name] for name in FORCED if said.get(name)}
    return line | {"before": said["before"], "after": said["after"]}


def kept_button(said: Said) -> int:
    """Where the button is, or is held in a game without one."""
    return int(said["positions"]["button"])


def chips(state: Running, line: Line) -> None:
    """Stacks were counted or set right at a table, by so much each: the event follows."""
    table = state.table_of(line.said["table"])
    if table is None:
        return
    for seat, change in sorted((int(one), chips) for one, chips in line.said["changes"].items()):
        player = state.tables[table].players.get(seat)
        if player is not None and change:
            state.counted += change
            state.add("count", player, say("ledger.count", table=table, seat=seat), change)
