"""What the whole table is told before a ruling (R35, R37, R38; 2.62)."""

from __future__ import annotations

from tests.rulings.felt import showdown
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.table_notes import on_lines, on_rows, table_notes
from dealer_assist.cards import parse_cards
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house


def table(game, board, hands, dice=()):
    shown = Showdown(
        load_game(game),
        read_house(),
        {seat: parse_cards(cards) for seat, cards in hands.items()},
        1,
        board=parse_cards(board),
        dice=dice,
    )
    return Tabled(shown, shown.board)


def test_an_ordinary_table_has_nothing_to_be_told():
    assert table_notes(table("holdem", "QhJhTh3s2d", {1: "AhKh", 2: "2c2s"}), "") == []


def test_cards_that_dice_turned_down_are_named():
    """R35."""
    notes = table_notes(table("holdem-crayfish", "QhJhTh3s2d", {1: "AhKh", 2: "2c2s"}, (1, 2)), "Board 1:")
    assert any("queen of hearts" in note.text and note.text.startswith("Board 1:") for note in notes)


def test_what_became_of_the_game_is_told_by_the_judge():
    """2.62."""
    game = load_game("wonky-donkey")
    assert {it.when.word for it in game.becomes} == {"red", "black"}
    assert list(on_lines(game, (), ())) == []


def test_a_game_without_rivers_that_leave_has_no_rows_to_tell_of():
    game = load_game("holdem")
    here = table("holdem", "QhJhTh3s2d", {1: "AhKh"})
    assert list(on_rows(game, here.board, here.layout)) == []
    assert showdown("holdem", {1: "AhKh", 2: "2c2s"}, board="QhJhTh3s2d").notes == []
