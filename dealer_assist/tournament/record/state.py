"""Where an event stands: the event of `run`, and what a director and real tables add to it.

Source: house rules, section 9; contract, section 6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.texts import say
from dealer_assist.tournament.clock import HOLD, RESUME, Tick, hand_for_hand
from dealer_assist.tournament.forms.lammers import lammers_of
from dealer_assist.tournament.forms.penalties import Penalty
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record.under_way import Going, Moving
from dealer_assist.tournament.run.event import RE_ENTRY, Bust, Moved
from dealer_assist.tournament.run.nit_cards import NitCards
from dealer_assist.tournament.run.results import last_place_played_for
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.limits import unmet
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import Level, Structure


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened, in the order of the record.

    Shape: `seq` its number there, `at` the time in milliseconds, `kind` one of `act`, `dealt`, `hand` and
    `chips`; what it says depends on the kind.
    """

    seq: int
    at: int
    kind: str
    content: Mapping[str, Any] = field(hash=False)


@dataclass(frozen=True, slots=True)
class LastRace:
    """The last race of a table, after so many hands there.

    Shape: `seats` with the player, the cards, and whether they won a new chip.
    """

    old: int
    new: int
    hands: int
    seats: tuple[tuple[int, Player, Sequence[str], bool], ...]

    @property
    def won(self) -> list[int]:
        """The seats that got a new chip."""
        return [seat for seat, _, _, got in self.seats if got]


class Running(Moving):
    """An event that is directed. `copy` before adding a line: a state that was handed out never changes."""

    def __init__(self, structure: Structure, draw: Draw) -> None:
        self.dealt = 0                              # hands, as far as they were not made void
        super().__init__(structure, draw)
        self.rooms: dict[int, int] = {}             # the room's table behind each of the event's
        self.desk_open = True
        self.playing: dict[int, int] = {}           # hands that are being played: the table of each
        self.beside: dict[Player, int] = {}         # who plays a hand, and chips bought since it was dealt
        self.numbers: dict[int, int] = {}           # the running number of each hand
        self.levels: dict[int, int] = {}            # the level that each hand was dealt at
        self.table_hands: dict[int, int] = {}
        self.together = False                       # hand for hand
        self.earlier: set[int] = set()              # hands that were played already when it began
        self.penalties: dict[Player, Penalty] = {}
        self.absent: set[Player] = set()
        self.most_tables: int | None = None         # more entries than these seat are alternates
        self.announced: list[tuple[int, str]] = []
        self.astray = 0                             # hands that no act explains: an undo would make them so
        self.counted = 0                            # chips that counts brought or took, signed
        self.removed = 0                            # chips of those who were removed
        self.raced = 0                              # chips that races brought into play, signed
        self.races: dict[int, LastRace] = {}        # the last one of each table
        self.coloured_up = 0                        # the largest chip that has left play
        self.over = False
        self.deal_sampled: tuple[int, float] | None = None  # finishes a deal was sampled of, and its error
        self.nit = NitCards(self)
        self.lammers: dict[Player, int] = {}        # how many each has left
        self.bailed: set[Player] = set()            # whom a lammer kept in, and who had no hand since
        self.redeemed = 0                           # chips that lammers brought
        self.flights: set[int] = set()              # events whose bags came in
        self.seed_given = False                     # its draws could be known beforehand: a rehearsal
        self.unhit: dict[int, frozenset[Player]] = {}   # at short tables, whose big blind is still to come
        self.row = 0                                # of the structure, as far as it was announced

    def copy(self) -> Running:
        """The same state, to be gone on with."""
        again = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set):
                setattr(again, name, value.copy())
        again.moves = [Moved(one.move, one.left, one.n) for one in self.moves]
        again.busts = [Bust(one.out, one.bounties, one.again) for one in self.busts]
        again.going = [Going(one.move, one.gone, one.up) for one in self.going]
        again.rounds = [list(one) for one in self.rounds]
        again.nit = self.nit.of(again)
        again.draw, again.ledger = copy(self.draw), copy(self.ledger)
        again.ledger.rows = list(self.ledger.rows)
        return again

    @property
    def n(self) -> int:
        """The running number of the hand dealt last in the room."""
        return self.dealt

    @property
    def chips_given(self) -> int:
        """What the entries and add-ons came to."""
        return sum(entry.chips for entry in self.entries)

    @property
    def difference(self) -> int:
        """Chips in play more, or less, than entries, races and counts account for; 0 where all is right."""
        brought = self.chips_given + self.raced + self.counted + self.redeemed
        return sum(self.stacks.values()) + self.removed - brought

    @property
    def unseated(self) -> list[Player]:
        """Who has chips and no seat, in the order in which they bought in last."""
        seated = {player for table in self.tables.values() for player in table.players.values()}
        last = {entry.player: entry.entry for entry in self.entries}
        return sorted((player for player in last if player in self.stacks and player not in seated),
                      key=last.__getitem__)

    @property
    def misplaced(self) -> list[Player]:
        """Who sits where a limit says otherwise."""
        return unmet(self.room, self.limits) if self.limits else []

    @property
    def decided(self) -> bool:
        """Is nothing left to play for: one player, or a satellite's tickets for all who are in?"""
        return not self.desk_open and self.left <= last_place_played_for(self)

    def table_of(self, room: int) -> int | None:
        """The event's number of a table of the room, None for a table that it does not play at."""
        return next((number for number, table in self.rooms.items()
                     if table == room and number in self.tables), None)

    @property
    def at_play(self) -> dict[int, int]:
        """The hand that each table of the room plays."""
        return {self.rooms[table]: hand for hand, table in self.playing.items()}

    # -- time ------------------------------------------------------------------------------------

    def tick(self, tick: Tick) -> None:
        """One more act on the clock."""
        self.record.append(tick)

    def on_time(self, now: int) -> None:
        """Write down the levels that have begun since."""
        shown = self.clock(now).row
        for row in range(self.row + 1, shown + 1):
            here = self.structure.rows[row]
            if isinstance(here, Level):
                self.begin_level(here.number)
            else:
                self.add("break", None, say("ledger.break", minutes=here.minutes))
        self.row = max(self.row, shown)

    def begin_level(self, level: int) -> None:
        """A level begins; the envelopes of a mystery bounty are sealed when theirs does."""
        from dealer_assist.tournament.run.breaks import begin_level

        if self.stacks:
            begin_level(self, level)
            self.nit.new_level(self.structure.level(level))

    # -- seats -----------------------------------------------------------------------------------

    def enter(self, player: Player, kind: str) -> None:
        """Somebody buys in, and has lammers beside the first stack."""
        super().enter(player, kind)
        lammers = lammers_of(self.house)
        if lammers and kind != RE_ENTRY:
            self.lammers[player] = lammers.count

    def come_back(self, player: Player) -> None:
        """Another entry: the last bust was not for good."""
        bust = next((one for one in reversed(self.busts) if one.out.player == player and not one.again), None)
        if bust is None:
            return
        bust.again = True
        # who is in again has no place: the prize would be paid twice
        self.rounds = [[out for out in together if out is not bust.out] for together in self.rounds]
        self.rounds = [one for one in self.rounds if one] + ([[]] if self.together else [])

    def add_on(self, player: Player) -> None:
        """Somebody takes the add-on; in the middle of a hand it plays from the next one on."""
        before = self.stacks[player]
        super().add_on(player)
        if player in self.beside:
            self.beside[player] += self.stacks[player] - before

    def count(self, player: Player, change: int, why: str, hand: int | None) -> None:
        """A stack is counted; in a hand it stands before it, and a hand that is over holds it already."""
        if hand not in self.numbers:
            self.add("count", player, why, change)
            return
        self.ledger.add("count", self.numbers[hand] - 1, player, change, why)
        if hand in self.playing:
            self.stacks[player] += change

    def redeem(self, player: Player, count: int, n: int | None = None) -> None:
        """Lammers become chips; `n` is the hand that somebody was bust in."""
        lammers = lammers_of(self.house)
        assert lammers is not None
        chips = count * lammers.value
        self.lammers[player] -= count
        self.redeemed += chips
        self.add("lammer", player, say("ledger.lammer", count=count, left=self.lammers[player]), chips, n)

    def lammers_due(self, table: int, level: int) -> dict[Player, int]:
        """What everybody at a table has to turn in before the next hand: all, after the last level."""
        lammers = lammers_of(self.house)
        if lammers is None or not lammers.last_level or level <= lammers.last_level:
            return {}
        here = self.tables[table].players.values()
        return {player: self.lammers[player] for player in here if self.lammers.get(player)}

    def gone(
        self, outs: Sequence[Out], hunters: Mapping[Player, Sequence[Player]] | None = None, *,
        earlier: bool = False,
    ) -> None:
        """Players are out in one hand; hand for hand those of a round are out together.

        Shape: `earlier` the hand was dealt before hand for hand began, and is of no round.
        """
        self.out(outs, hunters)
        # hand for hand two tables' busts tie; who the director removes is out by themselves
        if self.together and not earlier and not any(out.removed for out in outs):
            self.rounds[-1] = [*self.rounds[-1], *outs]
        else:
            self.rounds.insert(len(self.rounds) - self.together, list(outs))
            self._list_before_round(len(outs))
        self.going = [one for one in self.going if one.move.player not in {out.player for out in outs}]
        self.sit_down()
        for number in [one for one in self.closing if not self.tables[one].players]:
            self.close_table(number)
            self.closing.discard(number)

    def _list_before_round(self, count: int) -> None:
        """The newest lines of the list of busts go before those of a round that is played, as places do."""
        # who reads the list alone would take what happens within a round for its end
        in_round = self.rounds[-1] if self.together else ()
        first = next((n for n, bust in enumerate(self.busts) if bust.out in in_round), None)
        if first is not None:
            newest = self.busts[-count:]
            self.busts[first:] = newest + self.busts[first:-count]

    def hand_for_hand(self, on: bool, at: int) -> None:
        """Begin or end hand for hand: a level stands, and each round takes its minutes off it."""
        self.together, self.done = on, set()
        self.earlier = {*self.playing} if on else set()
        self.rounds = [one for one in self.rounds if one] + ([[]] if on else [])
        self.tick(Tick(at, HOLD if on else RESUME))
        word = "ledger.on" if on else "ledger.off"
        self.add("hand-for-hand", None, say(word, left=self.left, paid=len(self.prizes)))

    def round_played(self, at: int) -> None:
        """Every table has dealt its hand, or is gone: the next round may begin."""
        waited = [number for number, table in self.tables.items()
                  if len(table.players) > 1 and number not in self.done]
        if self.together and self.done and not waited and not self.playing:
            self.done = set()
            self.rounds.append([])
            self.tick(hand_for_hand(at, self.house))
