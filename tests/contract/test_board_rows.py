"""The boards of a view in rows, as they lie on the table."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.board_rows import GAP, board_rows
from dealer_assist.contract.view import view
from tests.house.ask import played

FLOP = ["Ah", "Kd", "7c"]
LINES = [[None, 1, None], [2, 3, 4], [5, 6, None]]      # a board of three rows, as a game's page lays it


def of(board: list[str], **more: Any) -> list[list[str | None]]:
    turned = more.pop("turned", True)
    return board_rows({"layout": [], "runouts": [], "gone": (), "board": board, **more}, turned)


def test_a_board_of_one_row_is_the_cards_that_lie_there():
    hand = view(played("3 call, 1 call, 2 check, deal board AhKd7c"))
    assert board_rows(hand) == [FLOP]
    assert board_rows(view(played(""))) == [] == of([])


def test_a_run_that_is_over_lies_above_the_one_that_is_dealt():
    assert of(FLOP, runouts=[[*FLOP, "2s", "9d"]]) == [[*FLOP, "2s", "9d"], FLOP]


def test_a_board_of_several_rows_has_cells_without_a_card_and_cards_to_come():
    board = [*FLOP, "2s", "9d", "3h"]
    assert of(board, layout=LINES) == [[GAP, "Ah", GAP], ["Kd", "7c", "2s"], ["9d", "3h", GAP]]
    assert of(board, layout=[[*range(1, 8)]]) == [[*board, None]]


@pytest.mark.parametrize(("turned", "lies"), [(True, "??"), (False, "Kd")])
def test_a_card_that_was_turned_down_is_seen_only_on_paper(turned: bool, lies: str):
    assert of(FLOP, gone=(2,), turned=turned) == [["Ah", lies, "7c"]]
