"""What players did in a hand: a three-bet, a check-raise, a limp; and on which street their hands came."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.cards import Card
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.sides import leaves
from dealer_assist.engine.state.events import (
    Called, Checked, Drew, HandEvent, Mucked, Posted, Raised, Wagered,
)
from dealer_assist.store.search.board import WHOLE, one_board
from dealer_assist.store.search.course import Course
from dealer_assist.store.search.nuts import NUTS
from dealer_assist.store.search.passed import DOWN
from dealer_assist.store.search.places import FORTUNES
from dealer_assist.store.search.showdown import KINDS

RAISE, LIMP, CHECK_RAISE = "raise", "limp", "check-raise"
PAT, MUCKED, RUNNER = "stood pat", "mucked", "runner-runner"
RERAISES = {3: "three-bet", 4: "four-bet", 5: "five-bet"}       # how many wagers the street then has
DEEDS = (RAISE, LIMP, CHECK_RAISE, *RERAISES.values(), PAT, MUCKED, RUNNER, DOWN, NUTS, *FORTUNES)
FLOPPED, TURNED, RIVERED = "flopped", "turned", "rivered"
GREW = (FLOPPED, TURNED, RIVERED)
NONE = KINDS.index("high card")
RUN_INTO = KINDS.index("straight")      # so good a hand is said to be made by runner-runner


class _Round:
    """The wagers of one street; what is forced is the first of them, and a bring-in none."""

    def __init__(self, street: str) -> None:
        self.street, self.wagers, self.blind = street, 0, False
        self.checked: set[int] = set()

    def deeds(self, event: HandEvent) -> Iterator[str]:
        """What this is called, by every name that it has."""
        if isinstance(event, Posted):
            self.blind = self.blind or event.kind != "ante"
            self.wagers = int(self.blind)
        elif isinstance(event, Checked):
            self.checked.add(event.seat)
        elif isinstance(event, Called) and self.blind and self.wagers == 1:
            yield LIMP
        elif isinstance(event, Raised):
            self.wagers += 1
            yield RAISE
            if event.seat in self.checked:
                yield CHECK_RAISE
            if self.wagers in RERAISES:
                yield RERAISES[self.wagers]
        elif isinstance(event, Wagered):        # a short all-in that is made whole is no raise
            self.wagers = max(self.wagers, 1)
        elif isinstance(event, Mucked) or isinstance(event, Drew) and not event.count:
            yield MUCKED if isinstance(event, Mucked) else PAT


def deeds(happened: Course) -> Iterator[tuple[str, int]]:
    """Each deed with the bit of its seat, alone and with the street on which it was."""
    now = _Round("")
    for street, events in happened:
        if street != now.street:
            now = _Round(street)
        for event in events:
            for deed in now.deeds(event):
                bit = 1 << event.seat       # type: ignore[attr-defined]  # deeds are of players
                yield from ((deed, bit), (f"{deed} {street}", bit))


def grown(hand: Played) -> Iterator[tuple[str, int]]:
    """What each tabled hand became on the flop, the turn and the river, where it became more than it was."""
    table = one_board(hand)
    if table is None:
        return
    for i, seat in enumerate(hand.order):
        # who tabled a hand that was ruled dead after has none to be judged
        if not hand.showdown.shown[i] or not table.showdown.known(seat):
            continue
        flop, turn, river = (_kind(_lying(table, table.board[:count]), seat) for count in (3, 4, WHOLE))
        for before, now, word in ((NONE, flop, FLOPPED), (flop, turn, TURNED), (turn, river, RIVERED)):
            if now < before and now != NONE:
                yield f"{word} {KINDS[now]}", 1 << seat
        # neither of the last two cards would have made it without the other
        without = _kind(_lying(table, (*table.board[:3], table.board[4])), seat)
        if river <= RUN_INTO and river < min(turn, without):
            yield RUNNER, 1 << seat


def _lying(table: Tabled, board: Sequence[Card | None]) -> Tabled:
    """The same hands with so much of the board."""
    return Tabled(table.showdown, (*board, *[None] * (WHOLE - len(board))))


def _kind(table: Tabled, seat: int) -> int:
    """The place of the hand among the kinds, the best first; that of no pair where it is no high hand."""
    side = next(leaves(table.sides))
    hand = table.hand_on(side, seat)
    name = hand.scale.name(hand.strength).casefold() if hand else ""
    return next((n for n, kind in enumerate(KINDS) if name.startswith(kind) and not name.endswith("low")),
                NONE)
