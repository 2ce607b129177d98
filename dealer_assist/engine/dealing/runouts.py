"""The board once more: how often it may be run, its cards, and what lay there when the money went in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import due
from dealer_assist.engine.state.hand import HandState


@lru_cache(maxsize=256)
def cells_by_board(
    boards: tuple[tuple[int, ...], ...], cells: tuple[int, int]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """These cells of the board, from and up to, by the number of their board; 0 where there is only one."""
    if not boards:
        return ((0, tuple(range(*cells))),)
    apart = [(n, tuple(cell for cell in range(*cells) if cell + 1 in line))
             for n, line in enumerate(boards, 1)]
    return tuple((n, mine) for n, mine in apart if mine)


def runs_possible(hand: HandState) -> int:
    """How often the board may be run: the house allows it and the deck has the cards (`run-it`)."""
    more = sum(len(cells) + 1 for _, _, cells in _streets_to_run(hand))
    # a run costs its cards and a burn a street: turn and river are four of the stub
    room = hand.table.run + (max(0, hand.deck.stub) // more if more else 0)
    return max(hand.table.run, min(hand.setup.house.number("run-it", 1), room))


def run_again(hand: HandState, run: int) -> None:
    """The cards of the `run`th board, street by street, each with its burn (R50)."""
    boards = len(hand.terms.boards) or 1
    for number, street, cells in _streets_to_run(hand):
        due.burn(hand)
        hand.deck.burns.append(number)
        for n, mine in cells_by_board(hand.terms.boards, (cells.start, cells.stop)):
            label = (run - 1) * boards + (n or 1)
            due.to_board(hand, mine, street, label, run)
            street = ""
        hand.deck.stub -= len(cells) + 1
    hand.table.run = run


def _streets_to_run(hand: HandState) -> list[tuple[int, str, range]]:
    """The streets of the board that came after the money was in: number, name, cells."""
    streets, cell = [], 0
    for number, street in enumerate(hand.streets):
        count = sum(step.low for step in street.steps if step.word == "board")
        # all-in on the turn: the flop and the turn stay, and only the river is run again
        if count and cell >= hand.kept_board():
            streets.append((number, street.name, range(cell, cell + count)))
        cell += count
    return streets


def blank_cells(hand: HandState) -> tuple[int, tuple[int, ...]]:
    """The first run in which a board card lies that was never entered, and its cells; the run that is dealt
    now and none where there is no such card.
    """
    boards = (*hand.table.runouts, hand.table.board)
    for run, board in enumerate(boards, 1):
        if UNKNOWN in board:
            return run, tuple([n for n, card in enumerate(board) if card == UNKNOWN])
    return len(boards), ()


def complete(hand: HandState) -> bool:
    """Has every card of the board been named, in every run?"""
    return UNKNOWN not in hand.table.board and not any([UNKNOWN in board for board in hand.table.runouts])


def lay(hand: HandState, run: int, cells: Sequence[int], cards: Sequence[Card]) -> None:
    """Put named cards on the board of this run; what lay there before the runs lies in all of them."""
    table, shared = hand.table, hand.kept_board()
    # a run that is over is shared with the hand of before, which is never changed
    boards = (*map(list, table.runouts), table.board)
    for n, card in zip(cells, cards, strict=True):
        if card == UNKNOWN:
            continue
        for board in boards if n < shared else boards[run - 1 : run]:
            board[n] = card
    table.runouts = [tuple(board) for board in boards[:-1]]


def next_is_due(hand: HandState) -> bool:
    """Is this run done, and another agreed to? Done is what was entered, or passed over by a line of it."""
    run = len(hand.table.runouts) + 1
    if not hand.betting_over or hand.table.run <= run:
        return False
    if any(it.cells and it.run == run for it in hand.due):
        return False
    # a flop that was passed over before the money went in keeps no run waiting
    whole = UNKNOWN not in hand.table.board[hand.kept_board() :]
    return whole or any(it.cells and it.run > run for it in hand.due)


def new_runout(hand: HandState) -> None:
    """Put the finished board aside and keep what lay there when the money went in."""
    hand.table.runouts.append(tuple(hand.table.board))
    if hand.table.run < len(hand.table.runouts) + 1:
        run_again(hand, len(hand.table.runouts) + 1)
    shared = hand.kept_board()
    hand.table.board = hand.table.board[:shared] + [UNKNOWN] * (len(hand.table.board) - shared)
