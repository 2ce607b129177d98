"""Variations are laid over any game they fit; a pair that does not go together is refused in a sentence."""

from __future__ import annotations

import pytest

from dealer_assist.games import load_game
from dealer_assist.games.loader.library import RULEBOOK

MINE = 'name = "Mine"\nsection = "house"\nsummary = "M."\n'


@pytest.mark.parametrize("game", ["holdem", "omaha-8", "big-o", "short-deck-holdem", "lazy-pineapple-8"])
def test_crayfish_on_any_game_with_a_five_card_board(game: str, own_game):
    """2.14: "any game that uses a five-card board"."""
    mine = own_game("mine", MINE + f'extends = ["{game}", "crayfish"]\n')
    assert mine.removes == "rolled" and mine.holds("board") == 5
    assert mine.sides == load_game(game).sides


@pytest.mark.parametrize(("game", "street"), [
    ("stud", "flop"), ("badugi", "flop"), ("double-board-omaha", "flop"), ("courchevel", "flop"),
    ("dramaha", "turn"),
])
def test_crayfish_is_refused_where_the_board_is_dealt_otherwise(game: str, street: str, room):
    room.write("mine", MINE + f'extends = ["{game}", "crayfish"]\n')
    assert room.mistakes("mine") == [
        f'mine.toml, extends: "crayfish" does not go with a game that deals its {street} otherwise, or has '
        "none. Take one of the two out."]


@pytest.mark.parametrize("game", ["short-deck-holdem", "short-deck-omaha"])
def test_trips_over_straights_in_short_deck(game: str, own_game):
    """2.52."""
    mine = own_game("mine", MINE + f'extends = ["{game}", "trips-over-straights"]\n')
    assert mine.sides[0].tiers[0].scale == "short-deck-high-trips"
    assert mine.sides[0].tiers[0].hole == load_game(game).sides[0].tiers[0].hole


def test_trips_over_straights_is_refused_with_the_whole_deck(room):
    room.write("mine", MINE + 'extends = ["holdem", "trips-over-straights"]\n')
    assert room.mistakes("mine") == [
        'mine.toml, sides.high.scale: "short-deck-high-trips" ranks the cards of a stripped deck, and '
        'this one is "standard". Take another scale, or the deck it is for.']


def test_both_at_once(own_game):
    mine = own_game("mine", MINE + 'extends = ["short-deck-omaha", "crayfish", "trips-over-straights"]\n')
    assert (mine.removes, mine.sides[0].tiers[0].scale) == ("rolled", "short-deck-high-trips")


def test_only_a_variation_says_what_it_fits(room):
    room.write("mine", MINE + 'extends = "holdem"\n[fits]\nflop = ["board 3"]\n')
    assert room.mistakes("mine") == ["mine.toml, fits: only a variation says what it fits. Leave it out."]


def test_the_variations_there_are():
    assert RULEBOOK.variations() == ("crayfish", "mississippi", "super", "trips-over-straights")
