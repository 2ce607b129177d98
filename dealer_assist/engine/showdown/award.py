"""Who wins what: pot by pot, board by board, side by side, then the odd chips (1.2.3, R5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.odd_chips import Claims, OddChips
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.split import Part, parts, split
from dealer_assist.engine.showdown.table_notes import table_notes
from dealer_assist.engine.showdown.evaluate import PlayedSide, PlayedTier, Showdown, Tabled
from dealer_assist.texts import joined, say

__all__ = ["Note", "Pot", "PotRuling", "Ruling", "Share", "Showdown", "settle"]


class Contested(Protocol):
    """What `settle` asks of a pot: its chips, and the seats that can win it."""

    @property
    def amount(self) -> int: ...

    @property
    def seats(self) -> Sequence[int]: ...


class Pot(NamedTuple):
    """A pot and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """What one side of a pot paid.

    Shape: `awards` by seat, only who received chips; `runout` counts from 1, None if there was one
    board; `qualified` is False where nobody qualified and the page names who takes it.
    """

    side: str
    amount: int
    winners: tuple[int, ...]
    awards: Mapping[int, int]
    runout: int | None = None
    qualified: bool = True


@dataclass(frozen=True, slots=True)
class PotRuling:
    """A pot as it was paid; a share fewer than the game has sides where nobody qualified (R5)."""

    amount: int
    seats: tuple[int, ...]
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """Every pot settled.

    Shape: `awards` by seat over all pots, only who received chips; `tables` the hands as they were
    judged, board by board; empty when no pot needed a card. Units: the smallest unit of account.
    """

    awards: Mapping[int, int]
    pots: tuple[PotRuling, ...]
    notes: tuple[Note, ...] = ()
    tables: tuple[Tabled, ...] = field(default=(), compare=False)


class _Won(NamedTuple):
    """Who is best on a side, and on which tier."""

    side: PlayedSide
    tier: PlayedTier
    winners: tuple[int, ...]
    qualified: bool = True


def settle(showdown: Showdown, pots: Iterable[Contested]) -> Ruling:
    """Award every pot.

    Shape: `pots` with the main pot first; a pot that one seat alone can win needs no hand.
    Units: awards are multiples of `showdown.chip`, apart from what the pot itself holds beyond one.
    Errors: `no-button` where an odd chip goes by seat and no button is known.
    Source: rulebook 1.2.3, rulings R3 to R12.
    """
    court = _Court(showdown)
    listed = [Pot(pot.amount, tuple(sorted(pot.seats))) for pot in pots]
    names = ["", *(say("reasons.side-pot", n=n) for n in range(1, len(listed)))]
    if len(listed) > 1:
        names[0] = say("reasons.main-pot")
    ruled = tuple(court.pot(pot, name) for pot, name in zip(listed, names, strict=False))
    awards: dict[int, int] = {}
    for pot in ruled:
        for share in pot.shares:
            for seat, chips in share.awards.items():
                awards[seat] = awards.get(seat, 0) + chips
    return Ruling(dict(sorted(awards.items())), ruled, tuple(court.notes), court.seen)


class _Court:
    """One showdown at work: the tables once they are needed, and the notes as they come."""

    def __init__(self, showdown: Showdown) -> None:
        self.shown = showdown
        self.odd = OddChips(showdown)
        self.notes: list[Note] = []
        self.seen: tuple[Tabled, ...] = ()

    def tables(self) -> tuple[Tabled, ...]:
        if not self.seen:
            self.seen = tuple(Tabled(self.shown, board) for board in self.shown.boards)
            for n, table in enumerate(self.seen, 1):
                board = say("reasons.board", n=n) if len(self.seen) > 1 else ""
                self.notes += table_notes(table, board)
        return self.seen

    def pot(self, pot: Pot, label: str) -> PotRuling:
        alone = len(pot.seats) == 1
        if alone and not self.shown.known(pot.seats[0]):
            return self.unopposed(pot)
        assert all(seat in self.shown.hands for seat in pot.seats), pot
        tables, before = self.tables(), len(self.notes)
        boards = parts(pot.amount, len(tables), self.shown.chip)
        if len(boards) > 1:
            self.notes.append(reasons.runouts(label, [part.amount for part in boards]))
        shares: list[Share] = []
        for n, (table, part) in enumerate(zip(tables, boards, strict=True), 1):
            runout = n if self.shown.runouts else None
            told = joined((label, say("reasons.board", n=n))) if len(boards) > 1 else label
            shares += self.board(table, Pot(part.amount, pot.seats), runout, told)
        if alone:  # nobody else could win it: nothing was decided
            del self.notes[before:]
            if sum(share.amount for share in shares) < pot.amount:
                return self.unopposed(pot)
        return PotRuling(*pot, tuple(shares))

    def unopposed(self, pot: Pot) -> PotRuling:
        """A pot that one seat alone can win, whatever it holds."""
        side = self.shown.game.sides[0].name
        return PotRuling(*pot, (Share(side, pot.amount, pot.seats, {pot.seats[0]: pot.amount}),))

    def board(self, table: Tabled, pot: Pot, runout: int | None, label: str) -> list[Share]:
        """One board's part of a pot, settled as a pot of its own (R12)."""
        won = self.won(table, pot, label)
        halves = parts(pot.amount, len(won), self.shown.chip) if won else ()
        if len(won) == 2 and halves[0].odd:
            won = self.odd_half(table, won, halves, label)
        claims = Claims(self.shown.house.word("odd-chip-most"))
        return [self.share(table, one, part, claims, runout, label)
                for one, part in zip(won, halves, strict=True)]

    def won(self, table: Tabled, pot: Pot, label: str) -> list[_Won]:
        """The sides somebody in this pot wins, the one that takes the odd chip first."""
        found = [(side, table.winners(side, pot.seats)) for side in table.sides]
        won = [_Won(side, *best) for side, best in found if best]
        if not won:
            return self.nobody(table, pot, label)
        for side, best in found:
            if best is None and side.tiers[0].qualifier != "none":
                takers = [one.side.name for one in won]
                self.notes.append(reasons.unqualified(
                    label, table.game, side.name, side.tiers[0].qualifier, takers))
        for one in won:
            if len(one.side.tiers) > 1:
                self.notes += self.tier(table, one, pot, label)
        return won

    def tier(self, table: Tabled, one: _Won, pot: Pot, label: str) -> list[Note]:
        """Which tier counted, where that shut somebody out or let a lesser one in."""
        first, name = one.side.tiers[0], one.tier.scale.word
        ranks, word = first.tier.holding, first.qualifier
        if one.tier is not first:
            return [reasons.tier_missed(label, table.game, name, word, ranks)]
        those = [seat for seat in pot.seats if table.counts(first, seat)]
        if len(those) == len(pot.seats):
            return []
        if ranks:
            return [reasons.holding(label, table.game, those, ranks)]
        return [reasons.tier_met(label, table.game, those, word or name)]

    def nobody(self, table: Tabled, pot: Pot, label: str) -> list[_Won]:
        """Nobody qualifies in any direction: the page, or the house, says who takes it (R22)."""
        side = next((side for side in table.sides if side.name == table.game.nobody), None)
        if side is None:
            self.notes.append(reasons.carried(label, table.game, pot.amount))
            return []
        tier = side.tiers[0]
        if self.shown.house["archie-none"] == "split-all":
            self.notes.append(reasons.everybody(label, table.game, pot.seats))
            return [_Won(side, tier, pot.seats, False)]
        self.notes.append(reasons.nobody(label, table.game, side.name))
        best = max(table.strength(tier, seat) for seat in pot.seats)
        winners = tuple(seat for seat in pot.seats if table.strength(tier, seat) == best)
        return [_Won(side, tier, winners, False)]

    def odd_half(self, table: Tabled, won: list[_Won], halves: Sequence[Part], label: str) -> list[_Won]:
        """Which of two halves takes the odd chip; the page's first, unless two lows go by position."""
        figures = (halves[0].amount, halves[1].amount)
        first, second = won
        if self.odd.second_half(first.tier.scale, second.tier.scale, first.winners, second.winners):
            won = [second, first]
            self.notes.append(reasons.odd_half_by_seat(label, second.side.name, *figures))
        else:
            self.notes.append(reasons.odd_half(label, first.side.name, *figures))
        self.finer(label, sum(figures), reasons.side_name(won[0].side.name))
        return won

    def finer(self, label: str, amount: int, to: str) -> None:
        if rest := amount % self.shown.chip:
            self.notes.append(reasons.finer(label, rest, self.shown.chip, to))

    def share(self, table: Tabled, one: _Won, part: Part, claims: Claims,
              runout: int | None, label: str) -> Share:
        """One side's chips, to its winner or among those who tie."""
        side, tied = one.side.name, one.winners
        if len(tied) == 1:
            got, odd = {tied[0]: part.amount}, frozenset(tied if part.odd else ())
        else:
            paid = self.parted(table, one, part.amount, claims, label)
            got = {seat: paid[seat].amount for seat in tied}
            odd = frozenset(seat for seat in tied if paid[seat].odd)
        claims.settled(tied, odd)
        awards = {seat: chips for seat, chips in got.items() if chips}
        return Share(side, part.amount, tied, awards, runout, one.qualified)

    def parted(self, table: Tabled, one: _Won, amount: int, claims: Claims, label: str) -> dict[int, Part]:
        side, tied, chip = one.side.name, one.winners, self.shown.chip
        if amount % (chip * len(tied)) == 0:
            self.notes.append(reasons.tie(label, tied, side))
            return dict.fromkeys(tied, Part(amount // len(tied), False))
        order, how = self.odd.order(table, one.tier, tied)
        had = claims.had(tied)
        paid = split(amount, order, chip, had, to_first=claims.heaped)
        got = [seat for seat in order if paid[seat].odd]
        passed = [seat for seat in order[:len(got)] if seat not in got]
        if passed:
            self.notes.append(reasons.tie_for(label, tied, side))
            instead = [seat for seat in got if seat not in order[:len(got)]]
            self.notes.append(reasons.passed_over(label, passed, instead))
        else:
            self.notes.append(reasons.odd_chips(label, tied, side, got, how))
        self.finer(label, amount, reasons.seats([next(iter(paid))]))
        return paid
