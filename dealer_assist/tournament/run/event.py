"""An event while it is played: entries, stacks, tables, and every act of its director as a row of the ledger.

Nothing here decides: rules decide in the rooms beside this one, and an act writes down what was decided.
Source: contract, section 6; house rules, section 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dealer_assist.texts import say
from dealer_assist.tournament.clock import Reading, Tick, reading
from dealer_assist.tournament.ledger import Ledger
from dealer_assist.tournament.money.bounties import Heads, entered, knocked_out
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import (
    BALANCE, BREAK, DRAW, REDRAW, Move, Player, SeatedTable, moved,
)
from dealer_assist.tournament.structure.model import MYSTERY, PROGRESSIVE, Structure

ENTRY, LATE, RE_ENTRY, ADD_ON, FLIGHT = "entry", "late", "re-entry", "add-on", "flight"
PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class MoneyIn:
    """Money in and chips out at the desk, after hand `hand` of the room."""

    entry: int
    player: Player
    kind: str
    hand: int
    chips: int
    paid: int
    fee: int


@dataclass(slots=True)
class Moved:
    """A move as it is listed; `n` is known when the table that is left deals again."""

    move: Move
    left: int
    n: int | None = None


@dataclass(slots=True)
class Bust:
    """Somebody out: what was won by bounties meanwhile, and whether another entry followed."""

    out: Out
    bounties: int = 0
    again: bool = False


@dataclass(frozen=True, slots=True)
class BountyPaid:
    """Money that `player` has won after hand `n` for the head of `out`; for their own, when it is over."""

    n: int
    player: Player
    out: Player
    money: int


class EventRun:
    """The state of an event, and the acts on it. Each act adds its rows; no other path touches a stack."""

    def __init__(self, structure: Structure, draw: Draw) -> None:
        self.structure, self.draw = structure, draw
        self.house = structure.rules()
        self.ledger = Ledger()
        self.tables: dict[int, SeatedTable] = {}
        self.stacks: dict[Player, int] = {}
        self.entries: list[MoneyIn] = []
        self.moves: list[Moved] = []
        self.hands: list[dict[str, Any]] = []
        self.busts: list[Bust] = []
        self.rounds: list[list[Out]] = []
        self.record: list[Tick] = []
        self.heads = Heads({}, {})
        self.bounties: list[BountyPaid] = []
        self.last_move: dict[Player, str] = {}
        self.prizes: tuple[int, ...] = ()
        self.deal: dict[Player, int] = {}  # what those who made a deal get instead of their prizes
        self.envelopes_open = False
        self.placed = False  # whoever was in at the end has a place too
        self.bags: dict[Player, tuple[int, int]] = {}  # where each stack was bagged, when a day has ended
        self.open_tables = 0
        self.offered = False  # the add-on, once
        self.begun: list[tuple[int, int, int]] = []  # of each level: number, players, chips
        self.reconciled = 0  # money that counts of the till have accounted for
        self.ended = 0  # milliseconds after the start
        self.add("draw", None, say("ledger.seed", sealed=draw.sealed))

    # -- what is the case ------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """The running number of the hand dealt last in the room."""
        return len(self.hands)

    @property
    def left(self) -> int:
        """Players who are in."""
        return len(self.stacks)

    @property
    def players(self) -> list[Player]:
        """Everybody who entered, in the order of their first entries."""
        return list(dict.fromkeys(entry.player for entry in self.entries))

    @property
    def bought_in(self) -> int:
        """Entries and re-entries that were paid for; an add-on is none."""
        return sum(entry.kind != ADD_ON for entry in self.entries)

    @property
    def room(self) -> tuple[SeatedTable, ...]:
        """The tables, by number."""
        return tuple(self.tables[number] for number in sorted(self.tables))

    def clock(self, now: int) -> Reading:
        """What the clock shows."""
        return reading(self.structure, self.record, now)

    def seat_of(self, player: Player) -> tuple[int, int]:
        """Table and seat of somebody who is in."""
        return next((table.number, seat) for table in self.tables.values()
                    for seat, one in table.players.items() if one == player)

    def first_entry(self, player: Player) -> int:
        """The number of somebody's first entry."""
        return next(entry.entry for entry in self.entries if entry.player == player)

    @property
    def in_the_till(self) -> int:
        """Money taken in since the till was counted last, with bounties; a flight's is in its own till."""
        bounty = self.structure.bounty.amount if self.structure.bounty else 0
        return sum(entry.paid + (bounty if entry.kind != ADD_ON else 0)
                   for entry in self.entries if entry.kind != FLIGHT) - self.reconciled

    # -- acts ------------------------------------------------------------------------------------

    def add(self, kind: str, player: Player | None, why: str, chips: int = 0, n: int | None = None) -> None:
        """Write a row, and change the stack it speaks of; `n` is its hand where another was dealt since."""
        if chips and player is not None:
            self.stacks[player] += chips
        self.ledger.add(kind, self.n if n is None else n, player, chips, why)

    def carry(self, player: Player, chips: int, paid: int, fee: int, flight: int) -> None:
        """An entry of a flight comes in with its money, and its chips where they are still in play."""
        entry = MoneyIn(len(self.entries) + 1, player, FLIGHT, self.n, chips, paid, fee)
        self.entries.append(entry)
        if chips:
            self.stacks[player] = self.stacks.get(player, 0) + chips
            self.add(FLIGHT, player, say("ledger.carried", entry=entry.entry, chips=chips, event=flight))

    def enter(self, player: Player, kind: str) -> None:
        """Somebody buys in: a stack, a bounty on the head, a row of both books."""
        sheet = self.structure
        entry = MoneyIn(len(self.entries) + 1, player, kind, self.n, sheet.start, sheet.paid,
                      sheet.fee + sheet.staff)
        self.entries.append(entry)
        self.stacks[player] = sheet.start
        if sheet.bounty is None:
            self.add(kind, player, say("ledger.entry", entry=entry.entry, chips=entry.chips))
            return
        self.heads = entered(self.heads, player, sheet.bounty.amount)
        self.add(kind, player, say("ledger.bounty-down", entry=entry.entry, chips=entry.chips,
                                   money=sheet.bounty.amount))

    def add_on(self, player: Player) -> None:
        """Somebody takes the add-on."""
        offer = self.structure.add_on
        assert offer is not None
        self.entries.append(
            MoneyIn(len(self.entries) + 1, player, ADD_ON, self.n, offer.chips, offer.paid, offer.fee))
        self.stacks[player] += offer.chips
        self.add(ADD_ON, player, say("ledger.add-on", level=offer.after))

    def open(self, tables: Iterable[SeatedTable]) -> None:
        """New tables; a number is never used twice in an event."""
        for table in tables:
            self.tables[table.number] = table
            self.open_tables = max(self.open_tables, table.number)

    def move(self, moves: Sequence[Move], *, tables: Sequence[SeatedTable] | None = None) -> None:
        """Players go to their seats; `tables` are the room after it where that is more than the moves."""
        if tables is None:
            self.open(moved(self.room, moves))
        else:
            self.open(tables)
        for move in moves:
            # contract, section 6: a balance stands before the next hand of the table it leaves
            known = self.n + 1 if move.reason in (DRAW, BREAK, REDRAW) else None
            self.moves.append(Moved(move, self.left, known))
            self.last_move[move.player] = move.reason
            if move.from_table is None:
                self.add(DRAW, move.player, move.why)
            else:
                self.add("move", move.player, say(
                    "ledger.move", table=move.from_table, seat=move.from_seat, other=move.to_table,
                    to=move.to_seat, reason=move.why or move.reason))

    def close_table(self, number: int) -> None:
        """A table goes; moves from it that it never dealt after are before the room's next hand."""
        self.number_moves(number)
        del self.tables[number]

    def number_moves(self, table: int) -> None:
        """Balance moves away from a table stand before the hand that it deals now: the room's next."""
        for row in self.moves:
            if row.n is None and row.move.from_table == table:
                row.n = self.n + 1

    @property
    def waited_for(self) -> list[int]:
        """Tables that somebody was moved from since they dealt last, in the order of the moves."""
        return [row.move.from_table for row in self.moves[-200:]
                if row.n is None and row.move.from_table is not None]

    def balanced(self) -> set[Player]:
        """Those whose last move was a balance."""
        return {player for player, reason in self.last_move.items() if reason == BALANCE}

    def out(self, gone: Sequence[Out], hunters: Mapping[Player, Sequence[Player]] | None = None) -> None:
        """Players are out in one hand, their bounties won by their hunters."""
        for out in gone:
            self.tables[out.table] = self.tables[out.table].without(out.seat)
            why = say("ledger.removed" if out.removed else "ledger.bust",
                      table=out.table, seat=out.seat, number=out.n)
            self.add(PENALTY if out.removed else "bust", out.player, why, -self.stacks[out.player],
                     out.n)
            self.stacks.pop(out.player)
        for out in gone:
            if hunters and out.player in hunters:
                self._bounty(out, hunters[out.player])
        for out in gone:
            won = self.heads.won.get(out.player, 0)
            before = sum(bust.bounties for bust in self.busts if bust.out.player == out.player)
            self.busts.append(Bust(out, won - before))

    def _bounty(self, out: Out, hunters: Sequence[Player]) -> None:
        bounty = self.structure.bounty
        if bounty is None or bounty.way == MYSTERY and not self.envelopes_open:
            return
        self.heads, paid = knocked_out(self.heads, out.player, hunters, bounty.way == PROGRESSIVE)
        for hunter, money in paid.items():
            # other tables have dealt since: the hand is the one in which somebody went out
            self.bounties.append(BountyPaid(out.n, hunter, out.player, money))
            self.add("bounty", hunter, say("ledger.bounty", money=money, out=out.player), n=out.n)

    def open_envelopes(self) -> None:
        """Mystery: from now on each head wins an envelope; together they are every bounty laid down."""
        total, heads = self.heads.total, sorted(self.stacks)
        sealed = self.draw.shuffled(envelopes(total, len(heads)))
        self.heads = Heads(dict(zip(heads, sealed, strict=True)), {})
        self.envelopes_open = True
        self.add("envelopes", None, say("ledger.envelopes", count=len(heads), money=total))


def envelopes(total: int, count: int) -> list[int]:
    """Mystery envelopes: a fifth of the money in one, a tenth in two more, the rest alike."""
    # one envelope at least takes what the division leaves, so that all of them are every bounty
    large = [total // 5, total // 10, total // 10][:max(0, count - 1)]
    each, over = divmod(total - sum(large), count - len(large))
    return large + [each + (n < over) for n in range(count - len(large))]
