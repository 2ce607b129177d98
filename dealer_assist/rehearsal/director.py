"""The director of a rehearsal: every act over the API, decided from what the server answers and by chance.

Time is the event's own, hand by hand; the server's clock is set to each row of the sheet when its time has
come, so the event does not depend on how fast it is played.
"""

from __future__ import annotations

from typing import Any

from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.rehearsal.book import Book
from dealer_assist.rehearsal.server import RunningServer
from dealer_assist.rehearsal.tablet import Tablets
from dealer_assist.session.times import MINUTE
from dealer_assist.tournament.clock import HOLD, RESUME, START, Tick, hand_for_hand, reading
from dealer_assist.tournament.forms.lammers import lammers_of
from dealer_assist.tournament.forms.shootouts import round_over
from dealer_assist.tournament.run.crowd import COMES_BACK, IS_REMOVED, MISBEHAVES, TAKES_ADD_ON, Crowd
from dealer_assist.tournament.run.simulation import BUBBLE
from dealer_assist.tournament.seats.tables import REDRAW, Player
from dealer_assist.tournament.structure.model import SHOOTOUT, Break, Level, Structure
from dealer_assist.trial.felt import Fault
from dealer_assist.trial.setups import Chance

Event = Any
TAKES_BACK = 1 / 150    # of all hands: an act was a mistake


class Director:
    """One event. `event` is the server's newest answer about it, `book` what it must be."""

    def __init__(self, server: RunningServer, sheet: Structure, crowd: Crowd, chance: Chance,
                 seed: str) -> None:
        self.server, self.sheet, self.crowd, self.seed = server, sheet, crowd, seed
        self.tablets = Tablets(server, chance, f"rehearsal {seed}")
        self.book = Book(sheet.rules()["same-hand-bust"] == "tie")
        self.lammers = lammers_of(sheet.rules())
        self.record: list[Tick] = []
        self.ready: dict[int, int] = {}
        self.now = self.row = self.acts = 0
        self.offered = False
        self.again: list[Player] = []

    def play(self) -> Event:
        """The event from its first entry to its prizes.

        Errors: Fault at the first answer that is not what it must be; those of the server.
        """
        self._open()
        while not self.event["decided"]:
            self._one_hand()
            if self.event["clock"]["players"] < 2 and self.event["desk_open"]:
                self._close()
        self._act("finish")
        self.book.check_end(self.event)
        checked = self.server.ask("GET", f"{self.place}/verify")
        if not checked["ok"]:
            raise Fault(str(checked["faults"]))
        return self.event

    # -- the desk --------------------------------------------------------------------------------

    def _open(self) -> None:
        events = "/tournaments"
        before = {one["event"] for one in self.server.ask("GET", events)["events"]}
        name = f"Rehearsal {self.seed}"

        def opened() -> Event | None:
            new = [one for one in self.server.ask("GET", events)["events"]
                   if one["event"] not in before and one["name"] == name]
            return self.server.ask("GET", f"{events}/{new[0]['event']}") if new else None

        asked = {"name": name, "sheet": document_of(self.sheet), "seed": self.seed}
        self.event = self.server.ask("POST", events, asked, opened)
        self.place = f"{events}/{self.event['id']}"
        self._enter(self.crowd.starters)
        self._act("draw")
        for player in sorted(self.crowd.absent):
            self._act("absent", player=player, here=False)
        self._act("clock", tick=START)
        self.record.append(Tick(0, START))
        if not self.sheet.late_until:
            self._close()

    def _enter(self, players: list[Player]) -> None:
        for player in players:
            self.book.buys(player, self.sheet.start)
        self._act("enter", players=players)

    def _close(self) -> None:
        if self.event["waiting"]:
            self._act("draw")
        self._act("close")

    def _let_in(self, everybody: bool = False) -> None:
        """Late players who are due, and who enters again; each draws a seat at once."""
        if everybody and self.crowd.arrivals:
            self.now = max(self.now, self.crowd.arrivals[-1][0])
        for player in [*self.crowd.due(self.now), *self.again]:
            self._enter([player])
        self.again = []

    # -- one hand after the other ----------------------------------------------------------------

    def _one_hand(self) -> None:
        table = self._next_table()
        self.now = max(self.now, self.ready.get(table["number"], 0)) if table else self.now + MINUTE
        if self._on_time() or table is None:
            return
        together = self.event["together"]
        gone = self._deal(table, together)
        if together and not any(one["done"] for one in self.event["tables"]):
            tick = hand_for_hand(self.now, self.sheet.rules())
            self.record.append(tick)
            self.book.new_round()
        if not together:
            self._after(table["number"], gone)
        if not any(one["done"] for one in self.event["tables"]):
            self._arrange()

    def _next_table(self) -> Any | None:
        may = [table for table in self.event["tables"] if len(table["seats"]) > 1 and not table["waits"]
               and not self._round_over(table)]
        return min(may, default=None, key=lambda one: (self.ready.get(one["number"], 0), one["number"]))

    def _round_over(self, table: Any) -> bool:
        return self.sheet.form == SHOOTOUT and round_over(
            len(table["seats"]), len(self.event["tables"]), self.sheet.rules())

    def _deal(self, table: Any, together: bool) -> list[Player]:
        """One hand, and who is out of it."""
        before, after = self.tablets.play(table["room"], self._dead(table))
        has = {one["player"]: one["lammers"] for one in self.event["players"]}
        worth = self.lammers.value if self.lammers else 0
        gone = self.book.played(table["number"], before, after, together=together, lammers={
            player: worth for player, count in has.items() if count})
        self.ready[table["number"]] = self.now + self.crowd.hand_takes()
        if together:
            self.book.clock_moves()
        self._look()
        return gone

    def _dead(self, table: Any) -> list[int]:
        """Seats whose cards are dealt and killed; somebody is left to play."""
        killed = {one["player"] for one in self.event["players"] if one["absent"] or one["penalty"]}
        seats = [one["seat"] for one in table["seats"]]
        dead = [one["seat"] for one in table["seats"] if one["player"] in killed]
        return dead[1:] if len(dead) == len(seats) else dead

    def _after(self, number: int, gone: list[Player]) -> None:
        """Who comes back, who misbehaves, and an act that was a mistake."""
        if gone and self.event["desk_open"] and len(self.event["tables"]) > 1:
            entries = {one["player"]: one["entries"] for one in self.event["players"]}
            self.again += [player for player in gone if entries[player] <= self.sheet.re_entries
                           and player not in self.crowd.absent and self.crowd.often(COMES_BACK)]
        if not gone and self.crowd.often(MISBEHAVES):
            self._misbehave(number)
        if self.crowd.often(TAKES_BACK):
            self._act("announce", text="Seat 9 of table 9")
            self._act("undo", of=self.event["act"])
        if self.again:
            self._let_in()

    def _misbehave(self, number: int) -> None:
        here = next((one for one in self.event["tables"] if one["number"] == number), None)
        present = [one["player"] for one in (here or {"seats": []})["seats"]
                   if one["player"] not in self.crowd.absent]
        if not present:
            return
        player = self.crowd.chance.choice(present)
        many = self.event["clock"]["players"] > max(self.sheet.seats, len(self.event["clock"]["prizes"])) + 1
        if self.crowd.often(IS_REMOVED) and many:
            self._remove(player)
        else:
            self._act("penalty", player=player, count=1)

    def _remove(self, player: Player) -> None:
        self.book.is_removed(player)
        self._act("out", player=player)

    # -- the room --------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Take what the desk proposes; everybody goes and arrives, as both tablets say. Then the bubble."""
        if self.event["nit_last"] and not self.event["desk_open"]:
            self._remove(self.event["nit_last"])
        for table in self.event["tables"]:
            if table["lammers_due"]:
                self._turn_in(table)
        while self.event["proposal"]:
            self._act("balance")
            self._walk()
        left, paid = self.event["clock"]["players"], len(self.event["clock"]["prizes"])
        near = (not self.event["desk_open"] and 0 < left - paid <= BUBBLE and len(self.event["tables"]) > 1
                and self.sheet.form != SHOOTOUT)
        if near != self.event["together"]:
            self.record.append(Tick(self.now, HOLD if near else RESUME))
            self._act("hand-for-hand", on=near)
            self.book.new_round()

    def _turn_in(self, table: Any) -> None:
        assert self.lammers is not None
        has = {one["player"]: one["lammers"] for one in self.event["players"]}
        for seat in table["seats"]:
            self.book.buys(seat["player"], has[seat["player"]] * self.lammers.value)
        self._act("lammers", table=table["number"])

    def _walk(self) -> None:
        """Whoever has to go goes, as soon as the seat is free; the new tablet sees who came."""
        while going := [(table, move) for table in self.event["tables"] for move in table["go"]]:
            if going[0][1]["reason"] == REDRAW:
                self._get_up(going)
                continue
            here = {(one["number"], seat["seat"]) for one in self.event["tables"] for seat in one["seats"]}
            table, move = next((table, move) for table, move in going
                               if (move["to_table"], move["to_seat"]) not in here)
            self._tell(table["room"], "went", move["from_seat"])
            self.book.moves(move["player"], (move["to_table"], move["to_seat"]))
            self._look()
            new = next(one for one in self.event["tables"] if one["number"] == move["to_table"])
            self._tell(new["room"], "here", move["to_seat"])
            self._look()

    def _get_up(self, going: list[tuple[Any, Any]]) -> None:
        """All seats are drawn anew: nobody sits down before everybody is up."""
        for table, move in going:
            self._tell(table["room"], "went", move["from_seat"])
        for _, move in going:
            self.book.moves(move["player"], (move["to_table"], move["to_seat"]))
        self._look()
        for room, move in [(one["room"], move) for one in self.event["tables"] for move in one["come"]]:
            self._tell(room, "here", move["to_seat"])
        self._look()

    # -- the clock -------------------------------------------------------------------------------

    def _on_time(self) -> bool:
        """What has become due; True where the room is no longer as it was, or is at a break."""
        shown = reading(self.sheet, self.record, self.now)
        while self.row < shown.row:
            self.row += 1
            self._begin_row()
        if isinstance(shown.here, Break):
            self.now += shown.left
            return True
        changed = False
        for player in self.crowd.back(self.now):
            if player in self.book.stacks:
                self._act("absent", player=player, here=True)
        if self.event["desk_open"] and (
                self.again or any(time <= self.now for time, _ in self.crowd.arrivals)):
            self._let_in(everybody=len(self.event["tables"]) < 2)
            self._arrange()
            changed = True
        return changed

    def _begin_row(self) -> None:
        here = self.sheet.rows[self.row]
        if self.event["clock"]["row"] < self.row:
            self.book.clock_moves()
            self._act("clock", tick="row", amount=self.row)
        if self.event["clock"]["row"] != self.row:
            raise Fault(f"the clock is at row {self.event['clock']['row']}, must be {self.row}")
        if isinstance(here, Break):
            self._break(here)
        elif self.event["desk_open"] and here.number > self.sheet.late_until:
            self._let_in(everybody=True)
            self._close()
        self._arrange()

    def _break(self, here: Break) -> None:
        """Who wants the add-on takes it, then the smallest chip is raced off."""
        offer = self.sheet.add_on
        level = max(row.number for row in self.sheet.rows[:self.row] if isinstance(row, Level))
        if offer and level >= offer.after and not self.offered and self.event["desk_open"]:
            self.offered = True
            buys = [player for player in sorted(self.book.stacks) if self.crowd.often(TAKES_ADD_ON)]
            for player in buys:
                self.book.buys(player, offer.chips)
            if buys:
                self._act("add-on", players=buys)
        if here.colour_up and self.event["coloured_up"] < here.colour_up:
            self._race(min(chip for chip in self.sheet.chips if chip > here.colour_up))

    def _race(self, new: int) -> None:
        self._act("colour-up", look=False)
        self.book.races(self.event, new)
        self.book.check(self.event)

    # -- asking ----------------------------------------------------------------------------------

    def _act(self, word: str, *, look: bool = True, **details: Any) -> None:
        """One act; where its answer was lost it was done if the record has an act that is not known yet."""
        document, known = {"act": word, **details}, self.event["clock"]["seq"]

        def done() -> Event | None:
            newest = self.server.ask("GET", f"{self.place}/acts")["acts"][0]["seq"]
            return self.server.ask("GET", self.place) | {"act": newest} if newest > known else None

        self.acts += 1
        self.event = self.server.ask("POST", f"{self.place}/acts", document, done)
        if word == "clock" or word == "hand-for-hand":
            self.book.clock_moves()
        self.book.seated(self.event)
        if look:
            self.book.check(self.event)

    def _tell(self, room: int, word: str, seat: int) -> None:
        """A tablet says who went, or who came; said twice it is refused, so the event is asked first."""
        def done() -> Event | None:
            event = self.server.ask("GET", self.place)
            table = next((one for one in event["tables"] if one["room"] == room), None)
            side, key = ("go", "from_seat") if word == "went" else ("come", "to_seat")
            still = table is not None and any(move[key] == seat for move in table[side])
            return None if still else event

        self.acts += 1
        self.server.ask("POST", f"/tables/{room}/event", {"act": word, "seat": seat}, done)

    def _look(self) -> None:
        """What the server says of the event now, held against the book."""
        self.event = self.server.ask("GET", self.place)
        self.book.check(self.event)
