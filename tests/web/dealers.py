"""Dealers of an event: every table that may deal plays a hand by random legal play, over the API."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.actions import Action
from dealer_assist.trial.table import TrialPlayer, play_out

MOST_LINES = 40
Ask = Callable[[str, str, Any], Any]
"""Method, path under /api/v1 and body of a request; the document that is answered."""


class TwoForAll(TrialPlayer):
    """Two put everything in, the others get out: nearly every hand somebody is out, and never two.

    Who is all-in by a blind is one of the two.
    """

    def __init__(self, *seen: Any) -> None:
        super().__init__(*seen)
        self.went_in = set[int]()

    def _bet(self, hand: Hand) -> Action:
        may = legal(hand)
        forced = {hand.order[i] for i in hand.live() if not hand.chips.stack[i]}
        if len(self.went_in | forced) < 2:
            self.went_in.add(may.seat)
            return Action("all-in" if may.all_in else "call", may.seat)
        return Action("check" if may.check else "fold", may.seat)


class Dealers:
    """Plays the tables of an event, each hand as a dealer would enter it."""

    plays = TrialPlayer

    def __init__(self, ask: Ask, event: int, chance: str = "dealers") -> None:
        self.ask, self.event, self.chance = ask, event, Random(chance)

    @property
    def now(self) -> Any:
        """The event as its director sees it."""
        return self.ask("GET", f"/tournaments/{self.event}", None)

    def act(self, act: str, **fields: Any) -> Any:
        """The director does something."""
        return self.ask("POST", f"/tournaments/{self.event}/acts", {"act": act, **fields})

    def deal(self, room: int) -> Any:
        """One hand at a table of the room, from the riffle to the push."""
        hand = self.ask("POST", f"/tables/{room}/hands", {})
        lines = list(play_out(read_setup(hand["setup"]), self.chance, plays=self.plays).lines)
        for start in range(0, len(lines), MOST_LINES):
            hand = self.ask("POST", f"/hands/{hand['hand']}/actions",
                            {"seq": hand["seq"], "lines": lines[start:start + MOST_LINES]})
        assert hand["status"] == "over", hand["prompt"]
        return hand

    def around(self, now: Any = None) -> Any:
        """One hand at every table that may deal, then whatever has to be moved; `now` if it is known."""
        now = now or self.now
        for number in [table["number"] for table in now["tables"]]:
            table = next((one for one in now["tables"] if one["number"] == number), None)
            if table and not table["waits"] and not table["playing"] and len(table["seats"]) > 1:
                self.deal(table["room"])
                now = self.move()
        return now

    def move(self) -> Any:
        """Take what is proposed, and let everybody go, as the tablets say."""
        while (now := self.now)["proposal"]:
            self.act("balance")
            self.let_go()
        assert now["chips"]["difference"] == 0 and now["differences"] == []
        return now

    def let_go(self) -> None:
        """Everybody who is to go goes, and arrives."""
        for table in self.now["tables"]:
            for move in table["go"]:
                self.ask("POST", f"/tables/{table['room']}/event", {"act": "went", "seat": move["from_seat"]})
        for table in self.now["tables"]:
            for move in table["come"]:
                self.ask("POST", f"/tables/{table['room']}/event", {"act": "here", "seat": move["to_seat"]})
