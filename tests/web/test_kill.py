"""Fifty pulled plugs: what was acknowledged is there after the restart, what was not arrives once."""

from __future__ import annotations

import random
import threading
from http.client import HTTPException
from pathlib import Path
from typing import Any

from tests.web.server import Server

KILLS = 50
SEED = 20_240_607


class SavingDealer:
    """Plays hand after hand, and keeps a list of everything the server acknowledged."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.server: Server | None = None
        self.hand: dict[str, Any] | None = None
        self.acknowledged: list[tuple[int, int, str, str]] = []    # hand, seq, line, hash
        self.sent = 0
        self.unanswered: tuple[int, dict[str, Any]] | None = None

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        assert self.server is not None
        status, document = self.server.ask(method, path, body)
        assert status in (200, 201), (status, document)
        return document

    def one_action(self) -> None:
        """Enter one action, or begin the next hand."""
        if self.hand is None or self.hand["status"] == "over":
            self.hand = self.ask("POST", "/tables/1/hands", {})
            return
        self.sent += 1
        self.unanswered = (self.hand["hand"], {
            "seq": self.hand["seq"], "line": self.choose(), "key": f"key-{self.sent}",
        })
        self.send()

    def send(self) -> None:
        """Send what has no answer yet; sent once more it must still be one action."""
        assert self.unanswered is not None
        number, entry = self.unanswered
        self.hand = self.ask("POST", f"/hands/{number}/actions", entry)
        self.acknowledged.append((number, self.hand["seq"], entry["line"], self.hand["hash"]))
        self.unanswered = None

    def choose(self) -> str:
        assert self.hand is not None
        legal, seat = self.hand["legal"], self.hand["to_act"]
        if seat is None:        # somebody must show: fold out before it comes to that
            raise AssertionError(self.hand["prompt"])
        live = [item for item in self.hand["seats"] if not item["folded"]]
        if self.hand["street"] != "preflop" and len(live) > 1 and not legal["check"]:
            return f"{seat} fold"
        if self.hand["street"] == "river" and legal["bet"]:
            return f"{seat} bet {legal['bet']['min']}"
        if legal["check"]:
            return f"{seat} check"
        return self.chance.choice([f"{seat} fold", f"{seat} call"]) if legal["call"] else f"{seat} fold"

    def look_again(self) -> None:
        """After a restart, as a tablet does: send what was not answered, go on from what the server says."""
        if self.unanswered:
            self.send()
        table = self.ask("GET", "/tables/1")
        self.hand = self.ask("GET", f"/hands/{table['hand']['id']}") if table["hand"] else None


def test_no_acknowledged_action_is_lost_and_the_chain_holds(tmp_path: Path):
    chance = random.Random(SEED)
    dealer = SavingDealer(chance)
    dealer.server = Server(tmp_path)
    try:
        _seat(dealer)
        for kill in range(KILLS):
            _play_until_the_plug_is_pulled(dealer, chance, while_asking=kill % 2 == 1)
            dealer.server = Server(tmp_path)
            dealer.look_again()
            _check(dealer, dealer.acknowledged[-12:])
        assert len(dealer.acknowledged) > KILLS
        _check(dealer, dealer.acknowledged)
        _check_chips(dealer)
    finally:
        dealer.server.kill()


def _seat(dealer: SavingDealer) -> None:
    dealer.ask("POST", "/tables", {
        "name": "Table 1", "game": "holdem", "betting": "no-limit", "blinds": [5, 10], "tournament": False,
    })
    for seat in range(1, 5):
        dealer.ask("PUT", f"/tables/1/seats/{seat}", {"player": f"Player {seat}", "stack": 1_000_000})


def _play_until_the_plug_is_pulled(
    dealer: SavingDealer, chance: random.Random, *, while_asking: bool,
) -> None:
    """Right after an answer, or at any moment of a request that is on its way."""
    assert dealer.server is not None
    for _ in range(chance.randint(0, 6)):
        dealer.one_action()
    if not while_asking:
        dealer.server.kill()
        return
    plug = threading.Timer(chance.uniform(0, 0.03), dealer.server.kill)
    plug.start()
    try:
        while plug.is_alive():
            dealer.one_action()
    except (OSError, HTTPException):
        pass
    plug.join()


def _check(dealer: SavingDealer, acknowledged: list[tuple[int, int, str, str]]) -> None:
    for hand in sorted({hand for hand, *_ in acknowledged}):
        rows = {row["seq"]: row for row in dealer.ask("GET", f"/hands/{hand}/log")["rows"]}
        for number, seq, line, seal in acknowledged:
            if number == hand:
                assert [row["seq"] for row in rows.values() if row["hash"] == seal] == [seq]
                assert (rows[seq]["line"], rows[seq]["hash"]) == (line, seal), f"hand {hand}, entry {seq}"
        keys = [row["key"] for row in rows.values() if row["key"]]
        assert len(keys) == len(set(keys))
        verified = dealer.ask("GET", f"/hands/{hand}/verify")
        assert verified["ok"], verified


def _check_chips(dealer: SavingDealer) -> None:
    """Between hands every chip lies on a seat."""
    while dealer.hand is not None and dealer.hand["status"] != "over":
        dealer.one_action()
    seats = dealer.ask("GET", "/tables/1")["seats"]
    assert sum(seat["stack"] for seat in seats) == 4_000_000
