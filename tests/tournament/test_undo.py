"""Every act that a director may ask for, done to an event as it happens to stand and taken back at once.

Whatever the event knows (entries, seats, clock, prizes, bounties, till, chips, penalties, moves, its own
ledger) is then what it was before. The acts are those that the contract reads: a new one without a line here
fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from random import Random
from typing import Any

import pytest

from dealer_assist.contract.event_acts import ASKED, wanted
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.tournament.record import acts, course, days, decide, moves
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run.files import files
from tests.tournament.directed import SEED, Room
from tests.tournament.test_chips_in_play import Night

STATES, ENOUGH = 24, 3      # events that an act is tried on, and how many must take it
PLAYED = 30
Stage = Callable[[int], Room]
Form = Callable[[Running, Random], Mapping[str, Any]]


@cache
def waiting(seed: int) -> Room:
    """Players have entered, and nobody has a seat."""
    room = Room(Night(seed).room.lines[0].content["sheet"], str(seed))
    room.enter(5 + seed)
    return room


@cache
def playing(seed: int) -> Room:
    """Registration is open, hands were played, moves are under way; between two hands."""
    night = Night(seed)
    night.acts = [act for act in night.acts if act not in (night.begins, night.together)]
    night.room.now += 20_000
    for _ in range(PLAYED + seed):
        try:
            night.chance.choice(night.acts)()
        except Refusal:
            pass
    return night.room


@cache
def closed(seed: int) -> Room:
    """The pay table is up."""
    night = Night(seed)
    night.acts = [night.hand, night.removed, night.penalty, night.race]
    night.play()
    night.end()
    return night.room


@cache
def agreed(seed: int) -> Room:
    """Those who are left have made a deal."""
    room = again(closed(seed))
    room.act(decide.deal(room.state, "chips"))
    return room


@cache
def bagged(seed: int) -> Running:
    """A day that is over."""
    room = again(closed(seed))
    room.act(days.bag(room.state))
    return room.state


@cache
def thin(seed: int) -> Room:
    """Five have been removed since the draw: there are open seats."""
    room = again(waiting(seed + 10))
    room.act(decide.draw_seats(room.state))
    for player in Random(seed).sample(sorted(room.state.stacks), 5):
        room.act(decide.out(room.state, player))
    return room


@cache
def coming(seed: int) -> Room:
    """Somebody has left one table and was not seen at the other yet."""
    room, chance = again(thin(seed)), Random(seed)
    to = chance.choice([one.number for one in room.state.room if one.open_seats])
    player = chance.choice([one for one in room.state.stacks if room.state.seat_of(one)[0] != to])
    room.act(moves.by_hand(room.state, player, to, room.state.tables[to].open_seats[0]))
    room.act(moves.went(room.state, *room.state.seat_of(player)))
    return room


def again(room: Room) -> Room:
    """The same event, to be gone on with."""
    other = copy(room)
    other.lines = list(room.lines)
    return other


def seated(state: Running, chance: Random) -> str:
    return chance.choice([one for table in state.room for one in table.players.values()] or ["nobody"])


def table(state: Running, chance: Random) -> int:
    return chance.choice(sorted(state.tables) or [99])


def other_sheet(state: Running, _: Random) -> Mapping[str, Any]:
    sheet = document_of(state.structure)
    *levels, last = sheet["levels"]
    return {"sheet": sheet | {"levels": [*levels, {**last, "minutes": 7}]}}


def other_prizes(state: Running, _: Random) -> Mapping[str, Any]:
    first, *rest = state.prizes
    return {"prizes": [first + sum(rest)]}


def on_the_way(state: Running, chance: Random, gone: bool) -> Mapping[str, Any]:
    move = chance.choice([one.move for one in state.going if one.gone == gone] or [None])
    if move is None:
        return {"table": 0, "seat": 0}      # refused: nobody goes
    return ({"table": move.to_table, "seat": move.to_seat} if gone
            else {"table": move.from_table, "seat": move.from_seat})


def ticked(_: Running, chance: Random) -> Mapping[str, Any]:
    tick = chance.choice(("pause", "resume", "row", "left"))
    return {"tick": tick, "amount": {"row": chance.randint(0, 4), "left": 60_000}.get(tick, 0)}


def nothing(_state: Running, _chance: Random) -> Mapping[str, Any]:
    return {}


WORDS: Mapping[str, tuple[Stage, Form]] = {
    "enter": (playing, lambda s, c: {"players": ["New", "Newer"] if c.random() < 0.5 else [
        next((one for one in s.players if one not in s.stacks), "New")]}),
    "add-on": (playing, lambda s, c: {"players": [seated(s, c)]}),
    "draw": (waiting, nothing),
    "clock": (playing, ticked),
    "balance": (playing, nothing),
    "break": (thin, lambda s, c: {"table": table(s, c)}),
    "move": (playing, lambda s, c: {"player": seated(s, c), "table": table(s, c), "seat": c.randint(1, 5)}),
    "went": (playing, lambda s, c: on_the_way(s, c, gone=False)),
    "here": (coming, lambda s, c: on_the_way(s, c, gone=True)),
    "out": (playing, lambda s, c: {"player": seated(s, c)}),
    "close": (playing, nothing),
    "pay": (closed, other_prizes),
    "hand-for-hand": (closed, lambda s, _: {"on": not s.together}),
    "last-hands": (playing, lambda _, c: {"count": c.choice((None, 0, 3))}),
    "colour-up": (playing, nothing),
    "penalty": (playing, lambda s, c: {"player": seated(s, c), "count": c.randint(1, 3)}),
    "absent": (playing, lambda s, c: {"player": seated(s, c), "here": c.random() < 0.5}),
    "block": (playing, lambda s, c: {"table": table(s, c), "seat": c.randint(1, 5), "on": c.random() < 0.7}),
    "need": (playing, lambda s, c: {"player": seated(s, c), "seats": [1, 5]}),
    "apart": (playing, lambda s, c: {"players": c.sample(sorted(s.stacks), 2), "on": True}),
    "room": (playing, lambda s, _: {"tables": len(s.tables) + 1}),
    "announce": (playing, lambda *_: {"text": "The bar is open"}),
    "sheet": (playing, other_sheet),
    "deal": (closed, lambda *_: {"way": "icm"}),
    "lammer": (playing, lambda s, c: {"player": seated(s, c), "count": 1}),
    "lammers": (playing, lambda s, c: {"table": table(s, c)}),
    "till": (playing, lambda s, c: {"counted": s.in_the_till - c.randint(0, 9)}),
    "bag": (closed, lambda *_: {"text": "Day 2 at noon"}),
    "finish": (agreed, nothing),
}


def whole(room: Room) -> dict[str, Any]:
    """Everything that an event knows by now, to be compared; not the objects that hold it."""
    state = room.state.copy()
    state.on_time(room.now)
    known = dict(vars(state))
    nit, draw, ledger = known.pop("nit"), known.pop("draw"), known.pop("ledger")
    return known | {"nit": (nit.holding, dict(nit.due)), "draw": (draw.seed, draw.taken),
                              "ledger": list(ledger.rows), "files": files(state)}


def undone(room: Room, act: Mapping[str, Any]) -> None:
    """An act is done and taken back; it did something, and nothing of it is left."""
    before = whole(room)
    room.act(dict(act))
    changed = whole(room)
    assert changed != before or act["act"] == "room", act
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    after = whole(room)
    assert {name: after[name] for name in after if after[name] != before[name]} == {}, act
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))    # and done again
    assert whole(room) == changed, act


def test_there_is_a_way_to_do_each_act_and_each_is_one_of_the_record():
    assert set(WORDS) == set(ASKED)
    assert set(ASKED) - {"balance", "break", "sheet"} == set(acts.ACTS) - {"carry"}


@pytest.mark.parametrize("word", WORDS)
def test_an_act_taken_back_leaves_the_event_as_it_was(word: str):
    stage, form = WORDS[word]
    done = 0
    for seed in range(STATES):
        room = again(stage(seed))
        if word == "lammers" and room.state.structure.house:      # all are due after the last level of them
            room.act(decide.clock(room.state, "row", room.now, 6))
        document = {"act": word, **form(room.state, Random(f"{word} {seed}"))}
        try:
            act = wanted(document)(room.state, room.now)
        except Refusal:     # not now, with a sentence: another event takes it
            continue
        undone(room, act)
        done += 1
        if done == ENOUGH:
            return
    raise AssertionError(f"{word} was taken by {done} of {STATES} events")


@pytest.mark.parametrize("way", days.WAYS)
def test_bags_that_came_in_are_taken_out_again(way: str):
    for seed in range(ENOUGH):
        room = Room(playing(seed).lines[0].content["sheet"], str(seed))
        undone(room, days.carry(room.state, [days.Flight(1, bagged(seed))], way))
