"""Every act of a director done at tables of the room, taken back, done again: seats and stacks follow.

`tests/tournament/test_undo.py` asks the same of what an event comes to; this of what the room holds.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import select

from dealer_assist.contract.event_acts import ASKED
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.events import checking, documents, seats, standing
from dealer_assist.store.events.models import EventTable
from dealer_assist.store.ledger.verify import verify
from dealer_assist.trial.table import play_out
from tests.store.test_events import Director
from tests.store.venue import Desk, Refused

ADD_ON = {"chips": 1000, "paid": 50, "fee": 5, "after": 1}
LAMMERS = {"lammers": {"count": 2, "value": 1000, "last-level": 1}}
VOLATILE = ("now", "left", "seq")      # the time, and the newest act


class Night:
    """A director, and dealers who play at random."""

    def __init__(self, app: APIFlask, desk: Desk, **changes: Any) -> None:
        self.app, self.desk, self.chance = app, desk, Random("night")
        self.director = Director(app, add_on=ADD_ON, **changes)

    def hand(self, room: int) -> None:
        """One hand at a table of the room, where it may be dealt."""
        hand = self.desk.start(room)
        lines = list(play_out(read_setup(hand["setup"]), self.chance).lines)
        for n in range(0, len(lines), 40):
            hand = self.desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=lines[n:n + 40])

    def around(self) -> None:
        """A hand at every table that does not wait."""
        for room in list(self.director.state.rooms.values()):
            with suppress(Refused, Refusal):
                self.hand(room)


Stage = Callable[[Night], None]
Asked = Callable[[Any], dict[str, Any]]


def waiting(night: Night) -> None:
    """Nobody has a seat yet."""
    night.director.act("enter", players=[f"P{n:02}" for n in range(1, 13)])


def playing(night: Night) -> None:
    """Registration is open, and hands were played."""
    night.director.begin(12, close=False)
    night.around()


def closed(night: Night) -> None:
    night.director.begin(12)
    night.around()


def thin(night: Night) -> None:
    """One table lacks players."""
    playing(night)
    for player in list(night.director.state.tables[1].players.values())[:3]:
        night.director.act("out", player=player)


def going(night: Night) -> None:
    """Players were told where to go."""
    thin(night)
    night.director.act("break", table=1)


def arriving(night: Night) -> None:
    """Somebody has left one table, and nobody saw them at the other."""
    going(night)
    move = night.director.state.leaving(1)[0]
    night.director.act("went", table=1, seat=move.from_seat)


def agreed(night: Night) -> None:
    closed(night)
    night.director.act("deal", way="chips")


def first(state: Any, table: int = 2) -> str:
    return str(next(iter(state.tables[table].players.values())))


def other_sheet(state: Any) -> dict[str, Any]:
    sheet = document_of(state.structure)
    return {"sheet": sheet | {"levels": [*sheet["levels"][:-1], sheet["levels"][-1] | {"minutes": 7}]}}


def come(state: Any) -> dict[str, Any]:
    move = next(one.move for one in state.going if one.gone)
    return {"table": move.to_table, "seat": move.to_seat}


WORDS: dict[str, tuple[Stage, Asked]] = {
    "enter": (playing, lambda s: {"players": ["New", "Newer"]}),
    "add-on": (playing, lambda s: {"players": [first(s), first(s, 1)]}),
    "draw": (waiting, lambda s: {}),
    "clock": (playing, lambda s: {"tick": "row", "amount": 2}),
    "balance": (thin, lambda s: {}),
    "break": (thin, lambda s: {"table": 1}),
    "move": (thin, lambda s: {"player": first(s), "table": 1, "seat": s.tables[1].open_seats[0]}),
    "went": (going, lambda s: {"table": 1, "seat": s.leaving(1)[0].from_seat}),
    "here": (arriving, come),
    "out": (playing, lambda s: {"player": first(s)}),
    "close": (playing, lambda s: {}),
    "pay": (closed, lambda s: {"prizes": [sum(s.prizes)]}),
    "hand-for-hand": (closed, lambda s: {"on": True}),
    "last-hands": (closed, lambda s: {"count": 3}),
    "colour-up": (playing, lambda s: {}),
    "penalty": (playing, lambda s: {"player": first(s), "count": 2}),
    "absent": (playing, lambda s: {"player": first(s), "here": False}),
    "block": (playing, lambda s: {"table": 1, "seat": s.tables[1].open_seats[0], "on": True}),
    "need": (playing, lambda s: {"player": first(s), "seats": [1]}),
    "apart": (playing, lambda s: {"players": [first(s, 1), first(s, 2)], "on": True}),
    "room": (playing, lambda s: {"tables": 5}),
    "announce": (playing, lambda s: {"text": "The bar is open"}),
    "sheet": (playing, other_sheet),
    "deal": (closed, lambda s: {"way": "icm"}),
    "lammer": (playing, lambda s: {"player": first(s), "count": 1}),
    "lammers": (playing, lambda s: {"table": 2}),
    "till": (playing, lambda s: {"counted": 1}),
    "bag": (closed, lambda s: {"text": "Noon"}),
    "finish": (agreed, lambda s: {}),
}


def there(app: APIFlask, number: int) -> dict[str, Any]:
    """What lies in the room: seats, stacks, tables of the event; what director and tablets are told."""
    with app.app_context(), database.reading() as session:
        event = standing.find(session, number)
        known = documents.event_document(session, event)
        tables = session.scalars(select(EventTable).where(EventTable.until.is_(None)).order_by(
            EventTable.event_id, EventTable.number))
        told = {one.table_id: documents.at_table(session, one.table_id) for one in tables}
        assert checking.verify(session, event)["faults"] == []
        known["clock"] = {name: said for name, said in known["clock"].items() if name not in VOLATILE}
        for one in told.values():
            assert one is None or one.pop("left")
        return known | {
            "seats": {place: [(seat.number, seat.player and seat.player.name, seat.stack, seat.present)
                              for seat in sorted(table.seats, key=lambda one: one.number)]
                      for place, table in seats.places(session, event).items()},
            "told": told, "due": standing.state_of(session, event).in_the_till}


def test_each_act_has_a_line_here():
    assert set(WORDS) == set(ASKED)


@pytest.mark.parametrize("word", WORDS)
def test_seats_and_stacks_of_the_room_follow_an_act_that_is_taken_back(word: str, app: APIFlask, desk: Desk):
    stage, asked = WORDS[word]
    night = Night(app, desk, **({"house": LAMMERS} if word.startswith("lammer") else {}))
    stage(night)
    director = night.director
    if word == "lammers":
        director.act("clock", tick="row", amount=2)
    before = there(app, director.id)
    done = director.act(word, **asked(director.state))
    changed = there(app, director.id)
    assert changed != before, "it did nothing"
    undone = director.undo(done)
    after = there(app, director.id)
    assert {name: after[name] for name in after if after[name] != before[name]} == {}
    director.undo(undone)
    again = there(app, director.id)
    assert {name: again[name] for name in again if again[name] != changed[name]} == {}
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []
