"""How many cards, dice and parts a page deals, read off its streets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.games import load_game


@pytest.mark.parametrize(
    ("game", "held", "board", "dice"),
    [
        ("holdem", "2", 5, 0),
        ("omaha", "4", 5, 0),
        ("stud", "7", 0, 0),
        ("badugi", "4", 0, 0),
        ("crazy-pineapple-8", "2", 5, 0),
        ("holdem-crayfish", "2", 5, 2),
    ],
)
def test_what_lies_on_the_table_at_the_showdown(game, held, board, dice):
    dealt = counts(load_game(game))
    assert (dealt.held, dealt.board, dealt.dice) == (held, board, dice)


def test_a_player_who_may_choose_holds_from_so_many_to_so_many():
    """2.50: one to five are kept."""
    ranges = {counts(load_game(game)).held for game in ("scrotum", "holdem")}
    assert "2" in ranges and any(" to " in held for held in ranges)


def test_a_page_is_read_once_and_a_room_s_many_pages_do_not_fill_the_memory():
    game = load_game("holdem")
    assert counts(game) is counts(game)
    kept = [replace(game, summary=str(n)) for n in range(300)]
    assert {counts(one) for one in kept} == {counts(game)}
