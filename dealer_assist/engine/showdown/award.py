"""Who is paid what: pot by pot, board by board, side by side, then the odd chips (1.2.3, R5).

The same court sits twice: at once for the awards, without a word; and again, with its reasons, when
somebody asks a ruling for its notes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.layouts import dealer_wins
from dealer_assist.engine.showdown.odd_chips import Claims, OddChips
from dealer_assist.engine.showdown.plain import plainly
from dealer_assist.engine.showdown.reasons import Note, pot_labels
from dealer_assist.engine.showdown.split import (
    Contested, Pot, PotPart, PotRuling, Share, in_all, parts, split, unseen,
)
from dealer_assist.engine.showdown.table_notes import table_notes
from dealer_assist.engine.showdown.winners import Won, won
from dealer_assist.texts import Message, joined, say
from dealer_assist.engine.showdown.award_notes import label_within, on_odd_chips, on_sides

__all__ = ["Note", "Pot", "PotRuling", "Ruling", "Share", "Showdown", "settle"]

_NO_NOTES: tuple[tuple[Note, ...], tuple[Note, ...]] = ((), ())


class Ruling:
    """Every pot settled.

    Shape: `awards` by seat over all pots, only who received chips; `notes` say why, and are put together
    when somebody asks; `tables` the hands as they were judged, board by board; empty when no pot needed
    a card. Units: the smallest unit of account.
    """

    __slots__ = ("_around", "_judge", "_judged", "_notes", "awards", "pots")

    def __init__(self, awards: Mapping[int, int], pots: tuple[PotRuling, ...],
                 judge: _Court | Showdown | None = None, notes: tuple[Note, ...] | None = None,
                 judged: Sequence[list[int]] | None = None) -> None:
        self.awards = awards
        self.pots = pots
        self._judge = judge
        self._judged = judged   # as it is of a plain showdown: a record of it is one object more to keep
        self._notes = notes
        self._around = _NO_NOTES

    @property
    def _court(self) -> _Court | None:
        """The court that sat, or would have if the showdown had not been plain."""
        if isinstance(self._judge, Showdown):
            self._judge = _Court(self._judge, self.pots[0].seats, self._judged)
        return self._judge

    @property
    def tables(self) -> tuple[Tabled, ...]:
        """The hands as they were judged, board by board."""
        court = self._court
        return court.tables() if court and court.asked else ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """Why chips went where they did, in the order in which it was decided."""
        if self._notes is None:
            court, (before, after) = self._court, self._around
            self._notes = (*before, *(court.rulings(self.pots)[1] if court else ()), *after)
        return self._notes

    def noted(self, before: Iterable[Note] = (), after: Iterable[Note] = ()) -> Ruling:
        """The same ruling with notes of the hand itself around those of the judge."""
        ruling = Ruling(self.awards, self.pots, self._judge, judged=self._judged)
        ruling._around = ((*before, *self._around[0]), (*self._around[1], *after))
        return ruling

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruling) and (self.awards, self.pots, self.notes) == (
            other.awards, other.pots, other.notes)

    __hash__ = None  # type: ignore[assignment]


def settle(showdown: Showdown, pots: Iterable[Contested], why: bool = False) -> Ruling:
    """Award every pot.

    Shape: `pots` with the main pot first; a pot that one seat alone can win needs no hand. `why`: the
    notes are wanted too, so they are put together at once.
    Units: awards are multiples of `showdown.chip`, apart from what the pot itself holds beyond one.
    Errors: `no-button` where an odd chip goes by seat and no button is known.
    Source: rulebook 1.2.3, rulings R3 to R12, R54.
    """
    pots = list(pots)
    plain = plainly(showdown, pots, why)
    if plain is not None:
        ruled, awards, notes, _, judged = plain
        return Ruling(awards, ruled, showdown, notes if why else None, judged)
    court = _Court(showdown)
    if why:
        ruled, notes = court.rulings(pots)
        return Ruling(in_all(ruled), ruled, court, notes)
    ruled = tuple([court.pot(pot.amount, tuple(sorted(pot.seats)), "") for pot in pots])
    return Ruling(in_all(ruled), ruled, court)


class _Court:
    """One showdown at work: the tables once they are needed, and the notes where they are asked for."""

    __slots__ = ("judged", "notes", "seats", "seen", "shown")

    def __init__(self, showdown: Showdown, seats: tuple[int, ...] = (),
                 judged: Sequence[list[int]] | None = None) -> None:
        self.shown = showdown
        self.notes: list[Note] | None = None   # None: nobody asks why
        self.seen: tuple[Tabled, ...] = ()
        self.seats, self.judged = seats, judged     # what was judged before it sat

    @property
    def asked(self) -> bool:
        """Has a pot asked what the hands make?"""
        return bool(self.seen or self.judged)

    def tables(self) -> tuple[Tabled, ...]:
        """The hands with each board, put together when they are first asked for."""
        if not self.seen:
            self.seen = tuple([Tabled(shown, board) for shown, board in self.shown.dealings])
            if self.judged is not None:
                self.seen[0].knows(self.seats, self.judged)
        return self.seen

    def rulings(self, pots: Sequence[Contested]) -> tuple[tuple[PotRuling, ...], tuple[Note, ...]]:
        """The pots settled, with the reasons."""
        notes: list[Note] = []
        self.notes = notes
        ruled = tuple([self.pot(pot.amount, tuple(sorted(pot.seats)), label)
                       for pot, label in zip(pots, pot_labels(len(pots)), strict=True)])
        self.notes = None
        of_table: list[Note] = []
        for n, table in enumerate(self.seen, 1):
            of_table += table_notes(table, self.run_label(n) if len(self.seen) > 1 else "")
        return ruled, (*of_table, *notes)

    def pot(self, amount: int, seats: tuple[int, ...], label: str) -> PotRuling:
        """One pot settled."""
        if len(seats) == 1:
            return self.unopposed(amount, seats)
        if not amount:      # all of it is raked: no chips go where a reason could be asked
            return PotRuling(amount, seats, self.unsaid(amount, seats))
        return PotRuling(amount, seats, self.contested(amount, seats, label))

    def unopposed(self, amount: int, seats: tuple[int, ...]) -> PotRuling:
        """A pot that one seat alone can win, whatever it holds: nothing is decided, and nothing said."""
        shares: tuple[Share, ...] = ()
        if self.shown.known(seats[0]):
            shares = self.unsaid(amount, seats)
        # a lone hand that misses the qualifier still takes the pot that nobody else is in
        if not shares or sum(share.amount for share in shares) < amount:
            shares = unseen(self.shown.game.leaves[0].name, amount, seats[0]).shares
        return PotRuling(amount, seats, shares)

    def unsaid(self, amount: int, seats: tuple[int, ...]) -> tuple[Share, ...]:
        """What the hands win of a pot, without a word."""
        notes, self.notes = self.notes, None
        shares = self.contested(amount, seats, "")
        self.notes = notes
        return shares

    def contested(self, amount: int, seats: tuple[int, ...], label: str) -> tuple[Share, ...]:
        """What the hands win of a pot, on one board or on several."""
        tables = self.tables()
        if len(tables) > 1:
            return tuple(self.runouts(amount, seats, label))
        return self.board(tables[0], amount, seats, 1 if self.shown.runouts else None, label)

    def runouts(self, amount: int, seats: tuple[int, ...], label: str) -> list[Share]:
        """A pot that is parted between the boards, the odd chip to the first (R12)."""
        # R12: boards before sides, so a board's odd chip is no odd chip of a half
        boards = parts(amount, len(self.seen), self.shown.chip)
        if self.notes is not None:
            figures = [part.amount for part in boards]
            self.notes.append(reasons.runouts(label, figures, self.run_word))
        shares: list[Share] = []
        for n, (table, part) in enumerate(zip(self.seen, boards, strict=True), 1):
            named = joined((label, self.run_label(n))) if self.notes is not None else ""
            shares += self.board(table, part.amount, seats, n, named)
        return shares

    @property
    def run_word(self) -> str:
        """What was run more than once: the draw, the board, or all the boards of a game that has several."""
        several = any(side.board for side in self.shown.game.sides)
        return "draw" if self.shown.redrawn else "run" if several else "board"

    def run_label(self, n: int) -> Message:
        """`Board 2:`, or `Draw 2:`, or `Run 2:` where each run has boards of its own."""
        return say(f"reasons.{self.run_word}", n=n)

    def board(self, table: Tabled, amount: int, seats: tuple[int, ...], runout: int | None,
              label: str) -> tuple[Share, ...]:
        """One board's part of a pot, settled as a pot of its own (R12)."""
        if table.game.removes and dealer_wins(table.game, table.board, self.shown.house):
            if self.notes is not None:
                self.notes.append(reasons.dealer_wins(label, table.game, amount))
            return ()
        sides = won(table, table.sides, seats)
        if self.notes is not None:
            self.notes += on_sides(table, table.sides, sides, seats, amount, label)
        # R5: judged in this pot alone; who takes another pot may have no claim here
        if len(sides) == 1 and len(sides[0].winners) == 1:     # nothing to part
            return (_to_one(sides[0], amount, runout),)
        claims = Claims(self.shown.house)
        return tuple(self.shares(table, sides, PotPart(amount, False), claims, runout, label))

    def shares(self, table: Tabled, sides: Sequence[Won], whole: PotPart, claims: Claims, runout: int | None,
               label: str) -> list[Share]:
        """The sides' parts of these chips, in order; a side that is split again parts its own (R54)."""
        cut: Sequence[PotPart] = (whole,)
        if len(sides) > 1:
            cut = parts(whole.amount, len(sides), self.shown.chip)
            if len(sides) == 2 and cut[0].odd:
                sides = self.odd_half(sides, cut, label)
        shares: list[Share] = []
        for one, part in zip(sides, cut, strict=False):     # nothing is won: nothing is paid
            if one.inner:
                within = label_within(label, one.side) if self.notes is not None else ""
                shares += self.shares(table, one.inner, part, claims, runout, within)
            elif len(one.winners) == 1:
                # R6: who wins a half alone that carries the odd chip has had one
                if part.odd:
                    claims.settled(one.winners, one.winners)
                shares.append(_to_one(one, part.amount, runout))
            else:
                shares.append(self.share(table, one, part.amount, claims, runout, label))
        return shares

    def odd_half(self, sides: Sequence[Won], halves: Sequence[PotPart], label: str) -> Sequence[Won]:
        """Which of two halves takes the odd chip; the page's first, unless two lows go by position."""
        first, second = sides
        turned = first.tier is not None and second.tier is not None and OddChips(self.shown).second_half(
            first.tier.scale, second.tier.scale, first.winners, second.winners)
        sides = (second, first) if turned else sides
        if self.notes is not None:
            figures = (halves[0].amount, halves[1].amount)
            reason = reasons.odd_half_by_seat if turned else reasons.odd_half
            self.notes.append(reason(label, sides[0].side.name, *figures))
            self.finer(label, sum(figures), reasons.side_name(sides[0].side.name))
        return sides

    def finer(self, label: str, amount: int, to: str) -> None:
        """A word on what is finer than a chip."""
        if self.notes is not None and (rest := amount % self.shown.chip):
            self.notes.append(reasons.finer(label, rest, self.shown.chip, to))

    def share(self, table: Tabled, one: Won, amount: int, claims: Claims, runout: int | None,
              label: str) -> Share:
        """One side's chips among those who tie."""
        tied = one.winners
        paid = self.parted(table, one, amount, claims, label)
        # R6: a tied half breaks its odd chip up; only who comes out ahead has had one
        claims.settled(tied, [seat for seat in tied if paid[seat].odd])
        awards = {seat: paid[seat].amount for seat in tied if paid[seat].amount}
        return Share(one.side.name, amount, tied, awards, runout, one.qualified, one.side.board or None)

    def parted(self, table: Tabled, one: Won, amount: int, claims: Claims, label: str) -> dict[int, PotPart]:
        side, tied, chip = one.side.name, one.winners, self.shown.chip
        if amount % (chip * len(tied)) == 0:
            if self.notes is not None:
                self.notes.append(reasons.tie(label, tied, side))
            return dict.fromkeys(tied, PotPart(amount // len(tied), False))
        assert one.tier is not None
        # 1.2.3.3: the tie first, then the order of claims; high is settled before low (R6)
        order, how = OddChips(self.shown).order(table, one.tier, tied)
        paid = split(amount, order, chip, claims.had(tied), to_first=claims.heaped)
        if self.notes is not None:
            self.notes += on_odd_chips(label, side, tied, order, paid, how)
            self.finer(label, amount, reasons.seats([next(iter(paid))]))
        return paid


def _to_one(one: Won, amount: int, runout: int | None) -> Share:
    """The whole of a side to its one winner."""
    side = one.side
    awards = {one.winners[0]: amount} if amount else {}
    return Share(side.name, amount, one.winners, awards, runout, one.qualified, side.board or None)


def unopposed(side: str, amount: int, seat: int) -> Ruling:
    """All the chips to the last hand, unseen."""
    pot = unseen(side, amount, seat)
    return Ruling(pot.shares[0].awards, (pot,))
