"""The rows of cards in the middle of the felt: every board that lies there, with its name."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.board_rows import board_rows
from dealer_assist.contract.view import view
from dealer_assist.web.table.felt import row_name, tabled_line
from tests.house.ask import played

TWICE: dict[str, Any] = {
    "game": "double-board-omaha", "betting": "pot-limit", "seats": {"1": 400, "2": 400}, "button": 1,
    "tournament": False, "preset": "cash", "house": {"run-it": 2, "rake": "none"}}
FIRST, SECOND = "AhKd7c2s9dTc8h3s4d5s", "2c2d2h3c3d3h4c4s5h5d"


def felt(*boards: str) -> dict[str, Any]:
    deals = "".join(f", deal board {cards}" for cards in boards)
    return dict(view(played(f"1 raise 400, 2 call, run 2{deals}", **TWICE)))


def test_two_boards_that_are_run_twice_are_four():
    hand = felt(FIRST, SECOND)
    rows = board_rows(hand)
    assert [len(row) for row in rows] == [5, 5, 5, 5]
    assert {card for row in rows for card in row} == {
        deal[n:n + 2] for deal in (FIRST, SECOND) for n in range(0, 20, 2)}
    assert [row_name(hand, n) for n in range(4)] == ["top 1", "bottom 1", "top 2", "bottom 2"]


def test_the_first_run_stays_while_the_second_is_dealt():
    assert [len(row) for row in board_rows(felt(FIRST, SECOND[:12]))] == [5, 5, 5, 5]
    assert board_rows(felt(FIRST, SECOND[:6]))[:2] == board_rows(felt(FIRST, SECOND))[:2]


@pytest.mark.parametrize(("game", "boards", "labels"), [
    ("double-board-omaha", [FIRST], ["TOP", "BOT"]),
    ("double-board-omaha", [FIRST, SECOND], ["TOP 1", "BOT 1", "TOP 2", "BOT 2"]),
    ("double-board-omaha-8", [FIRST], ["TOP HI", "TOP", "BOT HI", "BOT"]),
    ("double-board-omaha-8", [FIRST, SECOND], ["T 1", "", "B 1", "", "T 2", "", "B 2", ""]),
])
def test_what_a_hand_makes_is_told_by_the_name_of_the_board(game: str, boards: list[str], labels: list[str]):
    run = ", run 2" if len(boards) > 1 else ""
    deals = "".join(f", deal board {cards}" for cards in boards)
    lines = f"1 raise 400, 2 call{run}{deals}, 1 show AsAcQsQc, 2 show JsJcTsTh"
    hand = dict(view(played(lines, **{**TWICE, "game": game})))
    rows = hand["tabled"]["1"]
    assert [" ".join(tabled_line(hand, 1, one, rows)["label"]) for one in rows] == labels


def test_a_low_beside_the_high_of_its_board_is_told_by_its_ranks():
    """Eight lines in the room of four."""
    lines = f"1 raise 400, 2 call, run 2, deal board {FIRST}, deal board {SECOND}, 1 show AsAc6s7s"
    hand = dict(view(played(lines, **{**TWICE, "game": "double-board-omaha-8"})))
    rows = hand["tabled"]["1"]
    seen = [tabled_line(hand, 1, one, rows) for one in rows]
    assert [(" ".join(one["label"]), one["name"]) for one in seen] == [
        ("T 1", "Three of a Kind"), ("LO", "8764A"), ("B 1", "Flush"), ("LO", "6532A"),
        ("T 2", "Full House"), ("LO", "6542A"), ("B 2", "Full House"), ("LO", "6543A")]
