"""What the acts do that end a day and begin the next: chips into bags, and out of them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.texts import say
from dealer_assist.tournament.forms.penalties import Penalty
from dealer_assist.tournament.money.bounties import entered
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.run import results
from dealer_assist.tournament.run.event import FLIGHT, Bust

Content = Mapping[str, Any]


def bag(state: Running, act: Content, line: Line) -> None:
    """The day is over: chips into bags, tables empty, the seed of the draws is shown. Nobody is paid yet."""
    state.bags = {player: (table.number, seat)
                  for table in state.room for seat, player in table.players.items()}
    state.bags |= dict.fromkeys(state.unseated, (0, 0))
    for player, (table, seat) in state.bags.items():
        state.busts.append(Bust(Out(player, state.n, table, seat, state.stacks[player], still_in=True),
                                state.heads.won.get(player, 0) - _won_before(state, player)))
    for number in list(state.tables):
        state.close_table(number)
    state.prizes = ()
    state.announced.append((line.at, act.get("text", "")))     # what was announced before is past
    results.reveal(state)
    state.over, state.ended = True, line.at


def _won_before(state: Running, player: str) -> int:
    return sum(bust.bounties for bust in state.busts if bust.out.player == player)


def carry(state: Running, act: Content, _: Line) -> None:
    """Bags of other days come in; who went out there is behind everybody who plays here."""
    for player, chips, paid, fee, flight in act["entries"]:
        state.carry(player, chips, paid, fee, flight)
    for player, amount in act["heads"].items():
        state.heads = entered(state.heads, player, amount)
        state.add(FLIGHT, player, say("ledger.carried-bounty", money=amount))
    gone = [Out(player, 0, 0, 0, 0) for player in act["out"]]
    if gone:
        state.rounds.insert(0, gone)
        state.busts += [Bust(out) for out in gone]
    state.flights |= set(act["from"])
    _beside(state, act)


def _beside(state: Running, act: Content) -> None:
    """What lay in the bags beside the chips (`days.carry`)."""
    state.lammers |= act.get("lammers", {})
    state.penalties |= {player: Penalty(player, left) for player, left in act.get("penalties", {}).items()}
    state.coloured_up = max(state.coloured_up, act.get("raced_off", 0))
    if "nit_cards" in act:
        state.nit.bring(act["nit_cards"])
