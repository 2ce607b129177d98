"""The boards of a hand's view as they lie: one under another, in the order in which they were run."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

GAP = ""        # a cell of a board that holds no card
ONE_ROW = 5     # so many cards lie in one row, whatever the game


def board_rows(view: Mapping[str, Any], turned: bool = True) -> list[list[str | None]]:
    """The rows of cards: those of earlier runs, then of the last; a board of several rows has each of them.

    Shape: a card, None for one to come, `GAP` for a cell without any, `??` for one that was turned down,
    unless `turned` is False.
    """
    layout: Sequence[Sequence[int | None]] = view["layout"]
    before = [row for board in view["runouts"] for row in _rows_of(layout, board, ())]
    return [*before, *_rows_of(layout, view["board"], view["gone"] if turned else ())]


def _rows_of(
    layout: Sequence[Sequence[int | None]], board: Sequence[str], gone: Collection[int],
) -> list[list[str | None]]:
    if layout and len(board) > ONE_ROW:
        return [[_placed(board, cell, gone) for cell in cells] for cells in layout]
    return [[_placed(board, n + 1, gone) for n in range(len(board))]] if board else []


def _placed(board: Sequence[str], cell: int | None, gone: Collection[int]) -> str | None:
    """What lies in a cell: nothing, a card that was turned down, a card, or none yet."""
    if cell is None:
        return GAP
    if cell in gone:
        return "??"
    return board[cell - 1] if cell <= len(board) else None
