"""What each act of a director does to the event. An act holds what was decided; nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dealer_assist.cards import parse_cards
from dealer_assist.texts import Message, kept, say
from dealer_assist.tournament.clock import HOLD, RESUME, TO_ROW, Tick
from dealer_assist.tournament.forms.colour_up import race
from dealer_assist.tournament.forms.penalties import penalty
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record import bags, racing
from dealer_assist.tournament.record.state import LastRace, Line, Running
from dealer_assist.tournament.run import results
from dealer_assist.tournament.run.event import PENALTY
from dealer_assist.tournament.seats.tables import Move, SeatedTable
from dealer_assist.tournament.structure.model import Structure

Content = Mapping[str, Any]
Read = Callable[[object], Structure]
"""Reads a structure sheet from its document (`contract.structures`)."""


def read_moves(act: Content) -> list[Move]:
    """The moves of an act."""
    return [Move(*[*row[:6], _why(*row[6:])]) for row in act.get("moves", ())]


def _why(english: str, by_key: tuple[str, dict[str, Any]] | None = None) -> str:
    """Why somebody is moved, still to be spoken; as it was written where the texts say it otherwise now."""
    sentence = kept.sentence_of(*by_key) if by_key else english
    return sentence if sentence == english else english


def written_moves(moves: Sequence[Move]) -> list[list[Any]]:
    """Moves as an act has them; behind the English why its key and figures, for slips in other languages."""
    return [[move.player, move.from_table, move.from_seat, move.to_table, move.to_seat, move.reason,
             move.why, *([kept.document_of(move.why)] if isinstance(move.why, Message) else ())]
            for move in moves]


def _draws(state: Running, act: Content) -> None:
    state.draw.taken = act.get("drawn", state.draw.taken)


def _opens(state: Running, act: Content) -> None:
    """New tables, with the first button where it was drawn."""
    rooms = act.get("rooms", {})
    for number, (size, button) in sorted((int(one), seats) for one, seats in act.get("opens", {}).items()):
        blocked = state.limits.blocked.get(number, frozenset())
        state.open([SeatedTable(number, size, button=button, blocked=blocked)])
        state.rooms[number] = rooms.get(str(number), 0)
        if state.hands_left is not None:
            state.hands_left[number] = max(state.hands_left.values(), default=0)


def _enter(state: Running, act: Content, _: Line) -> None:
    for player in act["players"]:
        state.come_back(player)
        state.enter(player, act["kind"])
    _opens(state, act)
    _draws(state, act)
    state.move(read_moves(act))


def _add_on(state: Running, act: Content, _: Line) -> None:
    for player in act["players"]:
        state.add_on(player)


def _draw(state: Running, act: Content, _: Line) -> None:
    _opens(state, act)
    _draws(state, act)
    state.move(read_moves(act))


def _clock(state: Running, act: Content, line: Line) -> None:
    starts = not state.record
    if act["tick"] == TO_ROW:   # rows that are passed over never began
        state.row = max(state.row, act["amount"] - 1)
    # hand for hand a break that was stopped goes on, and the level after it stands
    tick = HOLD if state.together and act["tick"] == RESUME else act["tick"]
    state.tick(Tick(line.at, tick, act.get("amount", 0)))
    if starts and not state.clock(line.at).row:
        state.begin_level(1)


def _move(state: Running, act: Content, _: Line) -> None:
    _opens(state, act)
    _draws(state, act)
    state.closing |= set(act.get("closes", ()))
    anew = act.get("redraws", {})
    state.redrawn = {int(number): (size, button) for number, (size, button) in anew.items()}
    state.send(read_moves(act))
    for number in [one for one in state.closing if one in state.tables and not state.tables[one].players]:
        state.close_table(number)
        state.closing.discard(number)


def _went(state: Running, act: Content, _: Line) -> None:
    state.went(act["table"], act["seat"])


def _here(state: Running, act: Content, _: Line) -> None:
    state.arrived(act["table"], act["seat"])


def _out(state: Running, act: Content, _: Line) -> None:
    table, seat = state.seat_of(act["player"])
    out = Out(act["player"], state.n, table, seat, act["chips"], removed=True)
    state.removed += state.stacks[out.player]
    state.gone([out])


def _close(state: Running, act: Content, _: Line) -> None:
    state.desk_open = False
    state.prizes = tuple(act["prizes"])
    state.add("closed", None, say("ledger.closed", players=len(state.players), entries=state.bought_in,
                                  paid=len(state.prizes)))


def _pay(state: Running, act: Content, _: Line) -> None:
    state.prizes = tuple(act["prizes"])
    state.add("prizes", None, say("ledger.prizes", paid=len(state.prizes)))


def _till(state: Running, act: Content, _: Line) -> None:
    counted, should = act["counted"], act["should"]
    state.reconciled += should
    state.add("till", None, say("ledger.till", counted=counted, should=should, over=counted - should))


def _hand_for_hand(state: Running, act: Content, line: Line) -> None:
    state.hand_for_hand(act["on"], line.at)


def _last_hands(state: Running, act: Content, _: Line) -> None:
    count: int | None = act["count"]
    state.hands_left = None if count is None else dict.fromkeys(state.tables, count)
    state.add("last-hands", None, say("ledger.last-hands", n=count or 0))


def _colour_up(state: Running, act: Content, _: Line) -> None:
    old, new = act["chip"], act["new"]
    for number, dealt in sorted((int(one), cards) for one, cards in act["cards"].items()):
        table = state.tables[number]
        stacks = {seat: state.stacks[player] for seat, player in table.players.items()}
        cards = {int(seat): parse_cards("".join(held)) for seat, held in dealt.items()}
        done = race(stacks, old, new, cards, state.house)
        for seat, change in done.change.items():
            state.add("colour-up", table.players[seat], say(
                "ledger.colour-up", old=old, new=new, count=len(cards[seat]), won=int(seat in done.won),
                table=number), change)
        state.raced += done.gain
        state.races[number] = LastRace(old, new, state.table_hands.get(number, 0), tuple(
            (seat, table.players[seat], dealt[str(seat)], seat in done.won) for seat in sorted(cards)))
        if done.taken:
            state.add("race", None, say("ledger.race", table=number, old=old, new=new, taken=done.taken,
                                        fetched=done.fetched, gain=done.gain))
    _draws(state, act)
    if not any(racing.odd_at(state, table, (old, new)) for table in state.room):
        state.coloured_up = max(state.coloured_up, old)


def _penalty(state: Running, act: Content, _: Line) -> None:
    table, _seat = state.seat_of(act["player"])
    given = penalty(act["player"], act["count"], len(state.tables[table].players), state.house)
    state.penalties[act["player"]] = given
    state.add(PENALTY, act["player"], say("ledger.penalty", hands=given.left))


def _absent(state: Running, act: Content, _: Line) -> None:
    player, here = act["player"], act["here"]
    (state.absent.discard if here else state.absent.add)(player)
    state.add("arrived" if here else "absent", player, say("ledger.arrived" if here else "ledger.absent"))


def _block(state: Running, act: Content, _: Line) -> None:
    """A seat is kept empty, or given free again; the table of that number may be opened later."""
    number, seat = act["table"], act["seat"]
    old = state.limits.blocked.get(number, frozenset())
    seats = old | {seat} if act["on"] else old - {seat}
    blocked = {**state.limits.blocked, number: seats}
    state.limits = replace(state.limits, blocked={one: held for one, held in blocked.items() if held})
    if number in state.tables:
        state.tables[number] = replace(state.tables[number], blocked=seats)
    key = "ledger.blocked" if act["on"] else "ledger.unblocked"
    state.add("limits", None, say(key, table=number, seat=seat))


def _need(state: Running, act: Content, _: Line) -> None:
    player, seats = act["player"], frozenset(act["seats"])
    needs = {**state.limits.needs, player: seats}
    state.limits = replace(state.limits, needs={one: held for one, held in needs.items() if held})
    state.add("limits", player, say("ledger.need", seats=", ".join(map(str, sorted(seats))), n=len(seats))
              if seats else say("ledger.no-need"))


def _apart(state: Running, act: Content, _: Line) -> None:
    one, other = act["players"]
    pair = frozenset({one, other})
    apart = state.limits.apart | {pair} if act["on"] else state.limits.apart - {pair}
    state.limits = replace(state.limits, apart=apart)
    state.add("limits", one, say("ledger.apart" if act["on"] else "ledger.not-apart", other=other))


def _room(state: Running, act: Content, _: Line) -> None:
    state.most_tables = act["tables"]
    state.add("limits", None, say("ledger.most-tables", tables=act["tables"]) if act["tables"]
              else say("ledger.any-tables"))


def _announce(state: Running, act: Content, line: Line) -> None:
    state.announced.append((line.at, act["text"]))


def _deal(state: Running, act: Content, _: Line) -> None:
    state.deal = dict(act["amounts"])
    state.deal_sampled = (act["samples"], act["error"]) if "samples" in act else None
    for player, money in state.deal.items():
        state.add("deal", player, say("ledger.deal", money=money))


def _lammer(state: Running, act: Content, _: Line) -> None:
    state.redeem(act["player"], act["count"])


def _lammers(state: Running, act: Content, line: Line) -> None:
    for player, count in state.lammers_due(act["table"], state.clock(line.at).level).items():
        state.redeem(player, count)


def _sheet(state: Running, act: Content, _: Line, read: Read) -> None:
    state.structure = read(act["sheet"])
    state.house = state.structure.rules()
    state.add("sheet", None, say("ledger.sheet"))


def _finish(state: Running, _: Content, line: Line) -> None:
    """The winner keeps the bounty, prizes are paid, the seed of the draws is shown."""
    if state.together:
        state.hand_for_hand(False, line.at)
    state.rounds = [one for one in state.rounds if one]
    results.conclude(state)
    state.over = True
    state.ended = line.at


ACTS: Mapping[str, Callable[[Running, Content, Line], None]] = {
    "enter": _enter, "add-on": _add_on, "draw": _draw, "clock": _clock, "move": _move, "went": _went,
    "here": _here, "out": _out, "close": _close, "pay": _pay, "hand-for-hand": _hand_for_hand,
    "last-hands": _last_hands, "colour-up": _colour_up, "penalty": _penalty, "absent": _absent,
    "announce": _announce, "deal": _deal, "finish": _finish, "block": _block, "need": _need,
    "apart": _apart, "room": _room, "bag": bags.bag, "till": _till,
    "lammer": _lammer, "lammers": _lammers, "carry": bags.carry,
}


def apply(state: Running, line: Line, read: Read) -> None:
    """Do an act.  Errors: KeyError where it names what is not there any more, as after an undo."""
    if line.content["act"] == "sheet":
        _sheet(state, line.content, line, read)
    else:
        ACTS[line.content["act"]](state, line.content, line)
