"""What tables tell their event: a hand dealt, what it left, chips that were counted or set right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dealer_assist.rules.button import Positions
from dealer_assist.rules.amounts import FORCED
from dealer_assist.texts import say
from dealer_assist.tournament.clock import reading, up_to
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record import halting
from dealer_assist.tournament.record.state import Line, Running

Content = Mapping[str, Any]


def dealt(state: Running, line: Line) -> None:
    """A hand is dealt: it has its number, and whoever serves a penalty serves one hand more."""
    table = state.table_of(line.content["table"])
    if table is None:
        state.astray += 1
        return
    state.dealt += 1
    state.numbers[line.content["hand"]] = state.dealt
    state.playing[line.content["hand"]] = table
    # sent late, it was dealt at the level of its own time
    tapped = line.content.get("tapped")
    shown = state.clock(line.at) if tapped is None else reading(
        state.structure, up_to(state.record, tapped), tapped)
    state.levels[line.content["hand"]] = shown.level
    if state.together:
        state.done.add(table)
    if state.hands_left is not None:
        state.hands_left[table] = max(0, state.hands_left.get(table, 0) - 1)
    seated = state.tables[table].players
    dealt_in = {int(seat): seated[int(seat)] for seat in line.content["seats"] if int(seat) in seated}
    state.nit.paid(dealt_in.values(), line.content["hand"], None if tapped is None else shown.level)
    state.beside.update(dict.fromkeys(dealt_in.values(), 0))
    state.bailed.difference_update(dealt_in.values())
    state.tables[table] = replace(state.tables[table], had=state.tables[table].had | {*dealt_in.items()})
    for player in seated.values():
        serving = state.penalties.pop(player, None)
        if serving and serving.left > 1:
            state.penalties[player] = serving.served()


def played(state: Running, line: Line) -> None:
    """A hand is over: chips to their owners, the button moved on, who is out and who won the bounties."""
    hand = line.content
    table = state.playing.pop(hand["hand"], None)
    if table is None or table not in state.tables or any(
            player not in state.stacks for player, _ in hand["after"].values()):
        state.astray += 1
        return
    n = state.numbers[hand["hand"]]
    state.hands.append(_written(state, hand, table, n))
    changed = [(int(seat), player, stack) for seat, (player, stack) in hand["after"].items()]
    for _, player, stack in changed:
        state.stacks[player] = stack + state.beside.pop(player, 0)
    positions = hand["positions"]
    where = Positions(
        positions["button"],
        positions["small"],
        positions["big"],
        tuple(positions["smalls"]),
        tuple(positions["bigs"]),
    )
    state.tables[table] = replace(state.tables[table], last=where, held=hand["button"] is None,
                                  winners=tuple(hand["winners"]))
    outs = [Out(player, n, table, seat, hand["before"][str(seat)][1])
            for seat, player, _ in changed if not state.stacks[player]]
    state.nit.won([hand["after"][str(seat)][0] for seat in hand["awarded"]], hand["hand"])
    # 1.3.2: "they must use at least one lammer before the next hand": not out, and no place is made
    for out in [out for out in outs if state.lammers.get(out.player)]:
        state.redeem(out.player, 1, n)     # one at least, and who wants more says so before the next hand
        state.bailed.add(out.player)
        outs.remove(out)
    if outs:
        state.gone(outs, hand["hunters"], earlier=hand["hand"] in state.earlier)
    halting.after_hand(state, table)


def _written(state: Running, hand: Content, table: int, n: int) -> dict[str, Any]:
    """The hand as `hands.jsonl` has it."""
    state.table_hands[table] = state.table_hands.get(table, 0) + 1
    line = {"n": n, "table": table, "number": state.table_hands[table],
            "game": hand["game"], "betting": hand["betting"], "level": state.levels[hand["hand"]],
            "button": kept_button(hand), "blinds": hand["blinds"]}
    line |= {name: hand[name] for name in FORCED if hand.get(name)}
    return line | {"before": hand["before"], "after": hand["after"]}


def kept_button(hand: Content) -> int:
    """Where the button is, or is held in a game without one."""
    return int(hand["positions"]["button"])


def chips(state: Running, line: Line) -> None:
    """Stacks were counted or set right at a table, by so much each: the event follows.

    Shape: what was counted in a `hand` lay there when it was dealt, and is in the stacks that it ended with.
    """
    table = state.table_of(line.content["table"])
    if table is None:
        return
    for seat, change in sorted((int(one), chips) for one, chips in line.content["changes"].items()):
        player = state.tables[table].players.get(seat)
        if player is not None and change:
            state.counted += change
            state.count(player, change, say("ledger.count", table=table, seat=seat), line.content.get("hand"))
