"""How a game file becomes a game: laid over its parent, built with its gaps noted, checked as a whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.build import build, steps_were_read
from dealer_assist.games.loader.check import check, check_steps
from dealer_assist.games.loader.inherit import lay_over, of_file
from dealer_assist.games.loader.mistakes import FilePlace
from dealer_assist.games.model import Step


def test_a_street_of_the_parent_keeps_its_place_and_a_new_one_says_where():
    place = FilePlace("mine.toml")
    parent = {"name": "P", "streets": {"preflop": {"bet": "small"}, "flop": {"bet": "small"}}}
    child = {"streets": {"spit": {"before": "flop"}, "flop": {"bet": "big"}, "river": {"after": "flop"}}}
    merged = lay_over(parent, child, place)
    assert list(merged["streets"]) == ["preflop", "spit", "flop", "river"] and merged["name"] == "P"
    assert merged["streets"]["flop"] == {"bet": "big"} and not place.mistakes


def test_none_takes_a_street_away_and_one_that_is_not_there_is_told():
    place = FilePlace("mine.toml")
    merged = lay_over({"streets": {"flop": {}}}, {"streets": {"flop": None}}, place)
    assert merged["streets"] == {} and not place.mistakes
    lay_over({"streets": {"flop": {}}}, {"streets": {"flopp": None}}, place)
    assert len(place.mistakes) == 1


def test_a_new_street_that_does_not_say_where_it_comes_is_told():
    place = FilePlace("mine.toml")
    lay_over({"streets": {"flop": {}}}, {"streets": {"extra": {"bet": "big"}}}, place)
    assert "flop" in str(place.mistakes[0]) and of_file({}, place).file == "mine.toml"


def test_a_game_with_gaps_is_built_and_every_gap_told():
    place = FilePlace("mine.toml")
    game = build("mine", {}, place)
    assert (game.id, game.name, game.forced, game.streets) == ("mine", "mine", "blinds", ())
    assert len(place.mistakes) >= 7 and not steps_were_read({})
    assert steps_were_read({"streets": {"flop": {"steps": ()}}})


@pytest.mark.parametrize("game", ["holdem", "stud", "badugi", "oklahoma", "paradise-road-pickem"])
def test_a_game_of_the_rulebook_has_no_mistakes(game: str):
    place = FilePlace(f"{game}.toml")
    check(load_game(game), place, game_ids())
    check_steps(load_game(game), place)
    assert not place.mistakes


def test_more_cards_than_the_deck_has_are_told():
    place = FilePlace("holdem.toml")
    first, *rest = load_game("holdem").streets
    six = replace(first, steps=(Step("hole", 6, 6),))
    check_steps(replace(load_game("holdem"), streets=(six, *rest)), place)
    assert place.mistakes
