"""A whole event: legal play at every table, and around it what a director does, to the last chip.

How hands are played is an argument, and so is chance: the same arguments make the same event.
Source: contract, section 6; house rules, section 9.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.session.rotation import DealtHand
from dealer_assist.session.times import MINUTE
from dealer_assist.texts import say
from dealer_assist.tournament.clock import HOLD, RESUME, START, Tick, hand_for_hand
from dealer_assist.tournament.forms.lammers import lammers_of
from dealer_assist.tournament.forms.penalties import Penalty, penalty
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.run import arranging, breaks, results
from dealer_assist.tournament.run.crowd import IS_REMOVED, MISBEHAVES, Crowd
from dealer_assist.tournament.run.dealing import Deal, Rotations, awarded, settled, shuffle
from dealer_assist.tournament.run.desk import Desk
from dealer_assist.tournament.run.event import PENALTY, EventRun
from dealer_assist.tournament.run.nit_cards import NitCards
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import Player, SeatedTable
from dealer_assist.tournament.structure.model import SHOOTOUT, Level, Structure

BUBBLE = 3  # players from the money when play goes hand for hand
HAND_FOR_HAND, ROUND = "hand-for-hand", 3 * MINUTE


class Simulation:
    """One event in the making."""

    def __init__(self, structure: Structure, draw: Draw, crowd: Crowd, deal: Deal) -> None:
        self.event, self.crowd, self.deal = EventRun(structure, draw), crowd, deal
        self.sheet, self.house = structure, self.event.house
        self.final = arranging.final_size(self.event)
        self.rotations = Rotations()
        self.lammers = breaks.LammerBox(self.event, lammers_of(self.house))
        self.desk = Desk(self.event, crowd, self.lammers)
        self.nit = NitCards(self.event)
        self.ready: dict[int, int] = {}
        self.now, self.row = 0, 0
        self.together = False  # hand for hand
        self.penalties: dict[Player, Penalty] = {}

    def play(self) -> EventRun:
        """Play it to the end."""
        self._begin()
        while not self._decided:
            if self.together:
                self._round()
            else:
                self._one_hand()
        self._end()
        return self.event

    @property
    def _decided(self) -> bool:
        """Is nothing left to play for, and nobody on the way to the desk?"""
        return self.event.left <= results.last_place_played_for(self.event) and not self.desk.busy

    def _begin(self) -> None:
        self.desk.first_seats()
        self.event.record.append(Tick(0, START))
        breaks.begin_level(self.event, 1)
        self.nit.new_level(self.sheet.level(1))
        if not self.sheet.late_until:
            self.desk.close()

    def _end(self) -> None:
        """The winner keeps the bounty, prizes are paid, the seed of the draws is shown."""
        event = self.event
        if self.desk.open:
            self.desk.close()
        event.ended = self.now
        results.conclude(event)

    # -- one hand after the other ----------------------------------------------------------------

    def _one_hand(self) -> None:
        table = self._next_table()
        self.now = max(self.now, self.ready.get(table.number, 0)) if table else self.now + MINUTE
        if self._on_time() or table is None:
            return
        gone, hunters = self._deal(table)
        self.event.out(gone, hunters)
        if gone:
            self.event.rounds.append(gone)
            self.desk.come_back(gone)
        else:
            self._misbehave(table.number)
        self.desk.seat()
        self._arrange()

    def _next_table(self) -> SeatedTable | None:
        """Tables that somebody was moved from deal first, so that nobody waits long for the seat."""
        waited = self.event.waited_for
        tables = [table for table in self.event.room if len(table.players) > 1
                  and not (self.sheet.form == SHOOTOUT and arranging.shootout_done(self.event, table))]
        return min(tables, default=None, key=lambda table: (
            _turn(waited, table), self.ready.get(table.number, 0), table.number))

    def _deal(self, table: SeatedTable) -> tuple[list[Out], dict[Player, list[Player]]]:
        """One hand at a table, its chips, its penalties; who is out of it for good."""
        event = self.event
        level = event.clock(self.now).level
        self.lammers.some(self.crowd, list(table.players.values()), level)
        next_hand = shuffle(event, table, self.rotations, level, self.nit.owed(table.players))
        self.nit.paid(table.players.values())
        hand = self.deal(next_hand.document, self._killed(table.players, next_hand.seats))
        self.rotations.add(table.number, DealtHand(
            next_hand.turn, next_hand.place, next_hand.positions.button, next_hand.seats, level=level))
        gone, hunters = settled(event, next_hand, hand, self.rotations.hands[table.number])
        self.ready[table.number] = self.now + self.crowd.hand_takes()
        self._serve(next_hand.table.players, next_hand.seats)
        self.nit.won(table.players[seat] for seat in awarded(hand))
        return [out for out in gone if not self.lammers.turn_in(out.player, 1, level)], hunters

    def _killed(self, players: Mapping[int, Player], seats: Sequence[int]) -> list[int]:
        """Seats whose cards are dealt and killed: absent, or under a penalty; somebody is left to play."""
        dead = [seat for seat in seats
                if players[seat] in self.crowd.absent or players[seat] in self.penalties]
        # a hand in which all are dead has no winner
        return dead[1:] if len(dead) == len(seats) else dead

    def _serve(self, players: Mapping[int, Player], seats: Sequence[int]) -> None:
        for seat in seats:
            serving = self.penalties.pop(players[seat], None)
            if serving and serving.left > 1:
                self.penalties[players[seat]] = serving.served()

    # -- what follows ----------------------------------------------------------------------------

    def _misbehave(self, number: int) -> None:
        """Now and then somebody sits out a round, or is removed."""
        event = self.event
        table = event.tables[number]
        present = [seat for seat, player in table.players.items() if player not in self.crowd.absent]
        if not present or not self.crowd.often(MISBEHAVES):
            return
        seat = self.crowd.chance.choice(present)
        player = table.players[seat]
        if self.crowd.often(IS_REMOVED) and event.left > max(self.final, len(event.prizes)) + 1:
            self._remove(player)
            return
        given = penalty(player, 1, len(table.players), self.house)
        self.penalties[player] = given
        event.add(PENALTY, player, say("ledger.penalty", hands=given.left))

    def _remove(self, player: Player) -> None:
        """Somebody is out, and the chips leave play; listed with those of the hand before."""
        event = self.event
        table, seat = event.seat_of(player)
        before = event.hands[-1]["before"].get(str(seat), [None])
        # `busts.csv` has the chips of the start of the hand, as for everybody who is out
        chips = before[1] if before[0] == player else event.stacks[player]
        event.out([Out(player, event.n, table, seat, chips, removed=True)])
        event.rounds.append([event.busts[-1].out])

    def _arrange(self) -> None:
        """Breaks, balance, the final table; then hand for hand where the money is near."""
        event = self.event
        if event.waited_for:
            return  # moves of one decision are made before the next
        if self.sheet.form == SHOOTOUT:
            if len(event.tables) > 1 and all(arranging.shootout_done(event, table) for table in event.room):
                arranging.next_round(event, self.final)
            return
        nit = None if self.desk.open else self.nit.last_holder()
        if nit is not None:
            self.nit.drop()
            self._remove(nit)
        if not self._decided:   # nobody moves when all tickets of a satellite are won
            arranging.arrange(event, self.final, open_desk=self.desk.open)
        near = not self.desk.open and 0 < event.left - len(event.prizes) <= BUBBLE and len(event.tables) > 1
        if near != self.together:
            self.together = near
            event.record.append(Tick(self.now, HOLD if near else RESUME))
            key = "ledger.on" if near else "ledger.off"
            event.add(HAND_FOR_HAND, None, say(key, left=event.left, paid=len(event.prizes)))

    def _round(self) -> None:
        """One hand at every table, the next when all are done; places are made together."""
        event = self.event
        self.now = max(self.now, *(self.ready.get(table.number, 0) for table in event.room))
        while self._on_time():
            pass    # a break is over before anybody deals
        together: list[Out] = []
        waited = event.waited_for
        # of two at a table one may be left alone there: nobody to play with until they are moved
        playing = [table for table in event.room if len(table.players) > 1]
        for table in sorted(playing, key=lambda table: (_turn(waited, table), table.number)):
            gone, hunters = self._deal(event.tables[table.number])
            event.out(gone, hunters)
            together += gone
        event.rounds.append(together)
        self.now += ROUND
        event.record.append(hand_for_hand(self.now, self.house))
        self._arrange()

    # -- the clock -------------------------------------------------------------------------------

    def _on_time(self) -> bool:
        """What has become due; True where the room is no longer as it was, or is at a break."""
        event, changed = self.event, False
        if event.waited_for:
            return False
        shown = event.clock(self.now)
        while self.row < shown.row:
            self.row += 1
            self._begin_row()
            changed = True
        if not isinstance(shown.here, Level):
            self.now += shown.left
            return True
        for player in self.crowd.back(self.now):
            if player in event.stacks:
                event.add("arrived", player, say("ledger.arrived"))
        if self.desk.open and self.desk.let_in(self.now):
            self._arrange()
            changed = True
        return changed

    def _begin_row(self) -> None:
        here = self.sheet.rows[self.row]
        if not isinstance(here, Level):
            level = max(one.number for one in self.sheet.rows[:self.row] if isinstance(one, Level))
            breaks.begin_break(self.event, here, level, self.crowd)
            return
        breaks.begin_level(self.event, here.number)
        if self.desk.open and here.number > self.sheet.late_until:
            self.desk.let_in(self.now, everybody=True)
            self.desk.close()
        self.nit.new_level(here)
        if self.event.left > 1:
            self._arrange()


def _turn(waited: Sequence[int], table: SeatedTable) -> int:
    """Tables that somebody was moved from come first, in the order of the moves."""
    return waited.index(table.number) if table.number in waited else len(waited)


def simulate(structure: Structure, draw: Draw, crowd: Crowd, deal: Deal) -> EventRun:
    """Play an event to its end.

    Shape: `draw` seats them, `crowd` says what they do beside their hands, `deal` plays a hand.
    Errors: none; a structure is checked when it is read.
    """
    return Simulation(structure, draw, crowd, deal).play()
