"""What the lines of one hand text say, before anything is made of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from decimal import Decimal

from dealer_assist.cards import Card
from dealer_assist.errors import Unreadable
from dealer_assist.formats.texts.amounts import NOTHING


@dataclass(frozen=True, slots=True)
class Did:
    """A line that moved chips or cards.

    Shape: `kind` fold, check, call, bet, raise, bring-in, draw, pat, run, show, muck, deal, board; `amount` a
    total *to* for bets and raises, a count for draws and runs; `cards` those in the last brackets, `before`
    those in the ones before; `title` the section it stood in, `board` which board or run of several.
    """

    number: int
    text: str
    kind: str
    seat: int = 0
    amount: Decimal = Decimal(0)
    cards: tuple[Card, ...] = ()
    before: int = 0
    title: str = ""
    board: int = 1


@dataclass
class LineRead:
    """What the lines say, before anything is made of it. Amounts are the file's own."""

    seats: dict[int, str] = field(default_factory=dict)
    stacks: dict[int, Decimal] = field(default_factory=dict)
    button: int | None = None
    posts: list[tuple[int, str, Decimal, bool]] = field(default_factory=list)
    did: list[Did] = field(default_factory=list)
    put: dict[int, Decimal] = field(default_factory=dict)
    back: dict[int, Decimal] = field(default_factory=dict)
    left: dict[int, Decimal] = field(default_factory=dict)      # what the summary leaves them with
    won: dict[int, Decimal] = field(default_factory=dict)
    shares: list[Decimal] = field(default_factory=list)     # each win by itself: what a pot was parted into
    splash: Decimal = Decimal(0)
    whole: bool = False             # its summary was reached
    fees: Decimal | None = None     # what the summary says that the server took
    bets: dict[int, Decimal] = field(default_factory=dict)      # of the last round in which somebody bet
    table: str = ""
    boards: int = 1

    def playing(self) -> list[int]:
        """The seats that were dealt in: who posted, acted, was dealt to or won something."""
        active = {one.seat for one in self.did} | {seat for seat, *_ in self.posts} | set(self.won)
        return sorted(seat for seat in self.seats if seat in active)

    def in_order(self) -> list[Did]:
        """What was done; of a draw that is run more than once first how often, then the hands run by run."""
        shows = [one for one in self.did if one.kind == "show"]
        runs = max((one.board for one in shows), default=1)
        if runs == 1:
            return self.did
        self._check_runs(shows)
        agreed = replace(shows[0], kind="run", amount=Decimal(runs))
        before = [one for one in self.did if one.kind != "show"]
        return [*before, agreed, *sorted(shows, key=lambda one: one.board)]

    def _check_runs(self, shows: list[Did]) -> None:
        """Each run deals all drawn cards.  Errors: `cannot-say` where runs share one of them."""
        drawn = {one.seat: int(one.amount) for one in self.did if one.kind == "draw"}
        for seat in {one.seat for one in shows if one.board > 1}:
            hands = [{*one.cards} for one in shows if one.seat == seat]
            if len(set.intersection(*hands)) > len(hands[0]) - drawn.get(seat, 0):
                raise Unreadable("cannot-say.last-card")

    def bets_on_boards(self) -> bool:
        """Is there betting once several boards lie there? Then that is the game, and nothing is run twice."""
        there = [n for n, one in enumerate(self.did) if one.kind == "board" and one.board > 1]
        return any(one.kind in ("check", "bet", "call", "raise") for n in there[:1] for one in self.did[n:])

    def ends(self, seat: int) -> Decimal:
        """What the text leaves a player with."""
        nothing = Decimal(0)
        gain = self.back.get(seat, nothing) + self.won.get(seat, nothing) - self.put.get(seat, nothing)
        return self.stacks[seat] + gain

    def take_back_uncalled(self) -> None:
        """What nobody called goes back where the chips say so and no line does, as at some servers."""
        first, *others = sorted(self.bets, key=lambda seat: self.bets[seat], reverse=True) or [0]
        over = self.bets.get(first, NOTHING) - max((self.bets[seat] for seat in others), default=NOTHING)
        if self.whole and not self.back and over > 0 and self.taken() - (self.fees or 0) == over:
            self.back[first] = over

    def won_unsaid(self) -> None:
        """KingsClub pays one pot by a line; where one was all-in, who ends with more has won the others."""
        if not any(put == self.stacks[seat] for seat, put in self.put.items()):
            return
        for seat, left in self.left.items():
            if (more := left - self.ends(seat) if seat in self.stacks else NOTHING) <= 0:
                continue
            others = [bet for one, bet in self.bets.items() if one != seat]
            over = self.bets.get(seat, NOTHING) - max(others, default=NOTHING)
            back = min(more, max(over, NOTHING)) if not self.back else NOTHING
            self.back |= {seat: back} if back else {}
            self.won[seat] = self.won.get(seat, NOTHING) + more - back

    def taken(self) -> Decimal:
        """What was put in and nobody won or took back: the rake, or what a cut text does not tell."""
        out = sum(self.won.values(), Decimal(0)) + sum(self.back.values(), Decimal(0))
        return sum(self.put.values(), self.splash) - out
