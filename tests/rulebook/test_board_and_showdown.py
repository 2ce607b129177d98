"""The board drawn as the book draws it, and the showdown told from the sides of a page (2.8, 2.12; 1.2.3)."""

from __future__ import annotations

import pytest

from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook import board_picture, showdown


def test_the_cells_of_a_board_street_by_street():
    """Chowaha: nine on the flop, two turns, one river (contract 1)."""
    cells = board_picture.street_cells(load_game("chowaha"))
    assert {name: len(those) for name, those in cells.items()} == {"flop": 9, "turn": 2, "river": 1}
    assert board_picture.plain(load_game("holdem")) is None
    assert board_picture.lines_sentences(load_game("chowaha"))


@pytest.mark.parametrize("game", ["chowaha", "bidirectional-chowaha", "murder", "oklahoma", "reno-straight"])
def test_every_cell_is_drawn_once(game: str):
    definition = load_game(game)
    for layout in definition.boards:
        drawn = [cell for row in board_picture.places(definition, layout) for cell in row if cell is not None]
        assert sorted(drawn) == list(range(1, definition.holds("board") + 1))
    assert board_picture.grid(definition) and board_picture.legend(definition)


@pytest.mark.parametrize(("game", "held", "dealt"), [
    ("holdem", 2, 2), ("crazy-pineapple-8", 2, 3), ("stud", 7, 7)])
def test_how_many_cards_a_player_has_and_was_dealt(game: str, held: int, dealt: int):
    assert showdown.own_cards(load_game(game)) == held
    assert showdown.dealt_to_each(load_game(game)) == dealt


def test_who_gets_the_odd_chip_of_a_tie():
    """1.2.3: clockwise from the button; in stud the highest card by suit."""
    assert "button" in showdown.odd_chip_tie(True) and "suit" in showdown.odd_chip_tie(False)


@pytest.mark.parametrize("game", game_ids())
def test_every_page_says_what_wins_and_what_happens_where_nobody_does(game: str):
    definition = load_game(game)
    sentences = showdown.showdown_sentences(definition, definition.button)
    assert sentences and all(sentence.endswith(".") for sentence in sentences)
    assert isinstance(showdown.may_be_empty(definition), bool)
