"""What happens at the table now, in order, up to the first decision: the contract's `next`.

The engine puts down what is due while it takes the steps of a street (`dealing/due`); here it becomes the
list that prompts, keys, rules pages, procedures and run-outs read. None of them works out by itself what
comes next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.dealing import choosing, due
from dealer_assist.engine.dealing.runouts import blank_cells
from dealer_assist.engine.showdown.finish import show_order
from dealer_assist.engine.state.due import DOWN, TO_BOARD, TO_COMMUNITY, TO_SEATS, UP, Due
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.stage import BETTING, DEALING, DRAWING, CHOOSING, SHOWDOWN
from dealer_assist import games
from dealer_assist.games import Street
from dealer_assist.games.vocabulary import BURNED_FOR, DECIDES

DECISIONS = ("act", "bring-in", *DECIDES, "show", "release")


class AgendaStep(NamedTuple):
    """One thing that happens at the table (contract, section 4, `next`).

    Shape: `do` is burn, deal, shuffle, roll, turn-up, push, release (the
    floor's, hand for hand) or a decision. `seat` who decides or rolls,
    None where nobody can be named yet. A deal goes `to` "board", "community" or `seats` in serving
    order, `cards` to each, `face` up or down; `street` where it is the first of a street, `board` from
    1 where there are several. A shuffle is of `cards` cards and leaves out the discards of `seats`.
    `cells` are the places on the board, from 0, `run` which dealing of it. A discard is of `cards`.
    """

    do: str
    seat: int | None = None
    to: str = ""
    seats: tuple[int, ...] = ()
    cards: int = 0
    dice: int = 0
    face: str = ""
    street: str = ""
    board: int = 0
    cells: tuple[int, ...] = ()
    run: int = 1

    @property
    def decides(self) -> bool:
        """Does the list end here?"""
        return self.do in DECISIONS or self.do == "push"


Steps = Sequence[AgendaStep]


def next_steps(hand: HandState) -> tuple[AgendaStep, ...]:
    """The steps up to and including the first that waits for somebody's decision, or the push.

    Shape: empty when the hand is over.  Source: contract, section 4; R49, R50, R55, R64.
    """
    if hand.over:
        return ()
    if hand.stage is BETTING and not hand.due:      # at most moments of a hand
        return (decision(hand),)
    steps = due_steps(hand)
    for n, step in enumerate(steps, 1):
        if step.decides:
            return steps[:n]
    return (*steps, *_streets_left(hand), decision(hand))


class Planned(NamedTuple):
    """A step as the page has it: `burns` a card is burned for it, `cells` of the board lie there already."""

    street: Street
    step: games.Step
    burns: bool
    cells: int


def program(streets: Sequence[Street], start: int = 0, cells: int = 0) -> Iterator[Planned]:
    """The steps of a hand from street `start` on, in the order of the page, each with its burn (R50).

    Shape: `cells` board cards lie there before. What the table does at each step is put down by `dealing`.
    """
    for place, street in enumerate(streets[start:], start):
        burned = False
        for n, step in enumerate(street.steps):
            burned = burned and not street.opens_dealing(n)
            burns = place > 0 and not burned and step.word in BURNED_FOR
            yield Planned(street, step, burns, cells)
            burned = burned or burns
            cells += step.low if step.word == "board" else 0


def _streets_left(hand: HandState) -> Iterator[AgendaStep]:
    """All-in before a flop that chooses the game: the boards that follow in either (2.62)."""
    if hand.stage is not DEALING or not hand.betting_over:
        return
    for street, step, burns, cells in program(hand.streets, hand.street_no + 1, len(hand.table.board)):
        if step.word == "board":
            if burns:
                yield AgendaStep("burn")
            places = tuple(range(cells, cells + step.low))
            yield AgendaStep("deal", to=TO_BOARD, cards=step.low, face=UP, street=street.name, cells=places)


def due_steps(hand: HandState) -> tuple[AgendaStep, ...]:
    """Everything that comes before the decision, what players may leave unsaid too."""
    if not hand.due and hand.stage is BETTING:
        return ()
    steps = tuple([step for it in hand.due for step in _steps(hand, it)])
    if hand.stage is DEALING:
        waited_for = any(step.do == "deal" and step.face == UP for step in steps)
        # contract: nothing waits for cards that can go on without; those that decide are asked again
        return steps if waited_for else (*_deciding(hand), *steps)
    return steps or (passed_over(hand) if decision(hand).do == "push" else ())


def _steps(hand: HandState, it: Due) -> tuple[AgendaStep, ...]:
    """One thing that is due, in steps; only who has a hand to turn up changes while it is due."""
    if it.do == "turn-up":
        closed = _to_show(hand)
        return (AgendaStep("turn-up", seats=closed),) if closed else ()
    return it.steps(hand.order, _steps_of)


def _steps_of(it: Due, order: tuple[int, ...]) -> Iterator[AgendaStep]:
    seat = None if it.seat is None else order[it.seat]
    if it.do == "deal":
        yield from _deals(it, order)
    elif it.do == "shuffle":
        yield AgendaStep("shuffle", seats=tuple(order[i] for i in it.without), cards=it.cards)
    elif it.do == "roll":
        yield AgendaStep("roll", seat, dice=it.cards)
    else:
        yield AgendaStep(it.do, seat, cards=it.cards)


def _deals(it: Due, order: tuple[int, ...]) -> Iterator[AgendaStep]:
    """One step joins neighbours who get the same number; after a draw everybody has their own."""
    if it.to != TO_SEATS:
        count = len(it.cells) or it.cards
        yield AgendaStep(
            "deal", to=it.to, cards=count, face=it.face, street=it.street, board=it.board, cells=it.cells,
            run=it.run,
        )
        return
    street = it.street
    for cards, players in groupby(it.owed, key=lambda pair: pair[1]):
        seats = [order[i] for i, _ in players]
        for group in [(seat,) for seat in seats] if it.each else [tuple(seats)]:
            yield AgendaStep("deal", to=it.to, seats=group, cards=cards, face=it.face, street=street)
            street = ""


def _to_show(hand: HandState) -> tuple[int, ...]:
    """Who has not turned their hand up, in seat order."""
    done = hand.showdown
    return tuple(sorted(hand.order[i] for i in hand.live() if not done.shown[i] and not done.mucked[i]))


def decision(hand: HandState) -> AgendaStep:
    """What the list ends with: the decision that the hand has come to, or the push."""
    if hand.stage is BETTING:
        return _asks("act" if legal(hand).bring_in is None else "bring-in", hand.order[hand.round.actor])
    if hand.stage is CHOOSING:
        return AgendaStep("choose", hand.order[choosing.chooser(hand)])
    if hand.stage is DRAWING:
        word = hand.streets[hand.street_no].steps[hand.step_no].word
        return AgendaStep(word, hand.order[hand.queue[0]])
    if hand.stage is SHOWDOWN or hand.betting_over:
        return _last(hand)
    opens = hand.streets[hand.street_no].opens
    return AgendaStep("bring-in" if opens == "bring-in" and hand.setup.bring_in else "act")


@lru_cache(maxsize=64)
def _asks(do: str, seat: int) -> AgendaStep:
    return AgendaStep(do, seat)


def _last(hand: HandState) -> AgendaStep:
    """Who shows next, in show order, while a live hand is not entered; then the pot is pushed."""
    order = hand.showdown.showing_seats or show_order(hand)
    for i in order:
        if not hand.folded[i] and not hand.showdown.mucked[i] and not _entered(hand, i):
            return AgendaStep("show", hand.order[i])
    return AgendaStep("push")


def _entered(hand: HandState, i: int) -> bool:
    """Is a hand tabled, but for cards that are still to be dealt?"""
    if not hand.showdown.shown[i]:
        return False
    blank = hand.cards.down[i].count(UNKNOWN) + hand.cards.up[i].count(UNKNOWN)
    return blank <= due.owed(hand, i, DOWN) + due.owed(hand, i, UP)


def passed_over(hand: HandState) -> tuple[AgendaStep, ...]:
    """Shared cards and dice that lie on the table and were never entered: no die is thrown before a flop."""
    button = hand.setup.button if hand.setup.button in hand.seat_index else None
    rolls = [AgendaStep("roll", button, dice=dice) for dice in hand.table.rolls_due]
    return (*_shared(hand), *rolls)


def _shared(hand: HandState) -> Iterator[AgendaStep]:
    run, cells = blank_cells(hand)
    if cells:
        yield AgendaStep("deal", to=TO_BOARD, cards=len(cells), face=UP, cells=cells, run=run)
    if hand.table.community == UNKNOWN:
        yield AgendaStep("deal", to=TO_COMMUNITY, cards=1, face=UP)


def _deciding(hand: HandState) -> Iterator[AgendaStep]:
    """Cards that were passed over and yet decide: they have to be entered before the hand can go on."""
    yield from _shared(hand)
    for i in hand.live():
        if blank := hand.cards.up[i].count(UNKNOWN):
            yield AgendaStep("deal", to=TO_SEATS, seats=(hand.order[i],), cards=blank, face=UP)
