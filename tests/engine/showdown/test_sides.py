"""The sides that a showdown is played for, with the least hand that counts (2.8, 2.10; R33, R54)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_assist.engine.showdown.sides import NONE_PLAYS, effective, leaves, rolled_qualifier, sides_of
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house

HOUSE = read_house()


@pytest.mark.parametrize(
    ("dice", "word"),
    [((1, 3), "none"), ((2, 3), "5"), ((4, 4), "8"), ((4, 6), "T"), ((5, 6), "J"), ((6, 6), "Q")],
)
def test_two_dice_ask_for_a_low(dice, word):
    """R33: their sum, 11 a jack, 12 a queen; four or less and there is no low."""
    assert rolled_qualifier(dice) == word


def test_a_rolled_low_of_four_is_reached_by_no_hand():
    rolled = next(game for game in map(load_game, ("omaha-x-or-better",)))
    low = [side for side in leaves(sides_of(rolled, HOUSE, (), (1, 2)).played) if side.name == "low"][0]
    assert low.tiers[0].least == NONE_PLAYS


def test_sides_that_are_split_again_are_told_by_their_parts():
    """R54: each of two boards has a high and a low."""
    played = sides_of(load_game("double-board-omaha-8"), HOUSE, (), ()).played
    assert len(played) == 2 and all(side.sides for side in played)
    assert [(side.name, side.board) for side in leaves(played)] == [
        ("high", 1),
        ("low", 1),
        ("high", 2),
        ("low", 2),
    ]


def test_sides_that_nothing_can_change_are_read_once():
    game = load_game("omaha-8")
    assert sides_of(game, HOUSE, (), ()) is sides_of(game, read_house("tda"), (), ())


def test_a_game_that_was_chosen_is_judged_as_that_game():
    game = load_game("paradise-road-pickem")
    chosen = game.becomes[0].game
    assert effective(game, (), chosen)[0].id == chosen
    assert effective(load_game("holdem"), (), None) == (load_game("holdem"), None)


def test_a_room_s_many_games_do_not_fill_the_memory():
    game = load_game("omaha-8")
    names = {tuple(side.name for side in sides_of(replace(game, summary=str(n)), HOUSE, (), ()).played)
             for n in range(300)}
    assert names == {("high", "low")}
