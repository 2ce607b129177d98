"""Whatever a room does with chips, in whatever order: they lie where the ledger says, as many as came in.

Acts are drawn from a seed: hands, undone ends, corrections that are carried out, voids, counts that differ,
players who come, go and buy, stacks counted in mid-hand, files taken in; at the end the room is restored from
its backup and asked again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.verify import verify as verify_ledger
from dealer_assist.web import create_app
from tests.store.test_backup import keep, take_in
from tests.store.test_counted_stacks import whole
from tests.store.venue import Desk, Refused
from tests.web.test_imports import own, send

ACTS, SEEDS, LONG = 20, 2, 60


class Table:
    """Table 1, and who does something to it."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.chance, self.files = desk, random.Random(seed), 0
        self.why: list[str] = []
        self.acts: list[Callable[[], object]] = [
            self.hand, self.hand, self.hand, self.undone, self.corrected, self.void, self.counted,
            self.bought, self.went, self.came, self.really, self.imported]

    def tidy(self) -> None:
        """A hand that an act left open is void."""
        last = self.desk.get("/tables/1")["hand"]
        if last and last["status"] == "open":
            self.desk.post(f"/hands/{last['id']}/void", seq=last["seq"], reason="misdeal")

    def deal(self) -> Any:
        return self.desk.start()

    def folded(self, hand: Any) -> Any:
        while not hand["over"] and hand["waiting_for"]["kind"] == "act":
            hand = self.desk.play(hand, f"{hand['to_act']} {self.chance.choice(('fold', 'fold', 'all-in'))}")
        return hand if hand["over"] else self.shown(hand)

    def shown(self, hand: Any) -> Any:
        """All in: what is asked for, from cards of which none comes twice."""
        boards, held = ["2c", "Js", "AhKdQc"], ["7s7h", "9c9d", "3s4d", "5s5c", "8h8d", "6s6h"]
        while not hand["over"]:
            due = hand["waiting_for"]
            hand = self.desk.play(hand, f"deal board {boards.pop()}" if due["kind"] == "deal" else
                                  f"{due['seat']} show {held.pop()}")
        return hand

    def hand(self) -> None:
        self.folded(self.deal())

    def undone(self) -> None:
        hand = self.folded(self.deal())
        hand = self.desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
        self.desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"], reason="misdeal")

    def corrected(self) -> None:
        number = self.desk.get("/tables/1/hands")["hands"][0]["id"]
        hand = self.desk.get(f"/hands/{number}")
        self.desk.make(f"/hands/{number}/corrections", seq=hand["seq"], void=True, lines=[], carry=True,
                       reason="the cameras", who="Flo")

    def void(self) -> None:
        hand = self.desk.play(self.deal())
        self.desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"], reason="fouled deck")

    def counted(self) -> None:
        stacks = {str(seat): stack + self.chance.choice((0, 0, 25, 100))
                  for seat, stack in self.desk.stacks().items()}
        count = self.desk.make("/tables/1/counts", counted=stacks)
        if count["state"] != "right":
            self.desk.post(f"/tables/1/counts/{count['id']}/settle", reason="counted twice", move=True)

    def bought(self) -> None:
        seat, stack = self.chance.choice(list(self.desk.stacks().items()))
        self.desk.put(f"/tables/1/seats/{seat}", player=self.name(seat), stack=stack + 500)

    def name(self, seat: int) -> str:
        return next(one["player"] for one in self.desk.get("/tables/1")["seats"] if one["seat"] == seat)

    def went(self) -> None:
        if len(self.desk.stacks()) > 3:
            self.desk.delete(f"/tables/1/seats/{self.chance.choice(list(self.desk.stacks()))}")

    def came(self) -> None:
        seat = next(seat for seat in range(1, 10) if seat not in self.desk.stacks())
        if seat < 7:
            self.desk.put(f"/tables/1/seats/{seat}", player=f"New {self.chance.random()}", stack=3_000)

    def really(self) -> None:
        hand = self.deal()
        seat = self.chance.choice([one["seat"] for one in hand["seats"]])
        hand = self.desk.play(hand, f"{seat} stack {self.chance.choice((4_000, 9_000))}")
        self.folded(hand)

    def imported(self) -> None:
        self.files += 1
        send(self.desk, **{f"{self.files}__phh": own("badugi") + b"\n" * self.files})


def night(desk: Desk, seed: int) -> None:
    table = Table(desk, seed)
    table.hand()
    done = set()
    for _ in range(ACTS):
        table.tidy()
        act = table.chance.choice(table.acts)
        try:
            act()
        except Refused as refused:      # a sentence, and nothing moved: what follows must hold all the same
            assert refused.status in (409, 422), refused
            table.why.append(f"{act.__name__}: {refused}")
        else:
            done.add(act.__name__)
        whole(desk)
    assert len(done) > 5, table.why


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_chips_are_there_after_every_act_and_after_a_restore(
    seated: Desk, app: APIFlask, tmp_path: Path, seed: int,
):
    night(seated, seed)
    keep(app, tmp_path / "kept.zip")
    other = create_app({"INSTANCE": tmp_path / "other"})
    take_in(other, tmp_path / "kept.zip")
    again = Desk(other.test_client())
    whole(again)
    assert again.stacks() == seated.stacks()
    with other.app_context(), database.reading() as session:
        assert all(one["ok"] for one in verify_all(session))
        assert verify_ledger(session)["differences"] == []
    again.start()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(SEEDS, SEEDS + LONG))
def test_the_chips_are_there_after_every_act_of_many_nights(seated: Desk, seed: int):
    night(seated, seed)
