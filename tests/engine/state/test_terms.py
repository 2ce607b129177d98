"""What game, betting and house come to for a hand (1.1, 2.62; App. B)."""

from __future__ import annotations

from dealer_assist.engine.state.terms import bet_of, terms_of
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house
from dealer_assist.rules.house_rules import RULES
from tests.house.ask import played

HOUSE = read_house()


def test_terms_are_worked_out_once_for_a_game_a_betting_and_a_house():
    game = load_game("holdem")
    assert terms_of(game, "limit", HOUSE) is terms_of(game, "limit", HOUSE)
    assert terms_of(game, "limit", HOUSE) is not terms_of(game, "no-limit", HOUSE)


def test_only_a_round_that_is_capped_can_lift_its_cap():
    game = load_game("holdem")
    assert terms_of(game, "limit", read_house("barge", {"heads-up-cap": "lift-before-cap"})).lifts_cap
    assert not terms_of(game, "no-limit", HOUSE).lifts_cap
    assert not terms_of(game, "limit", read_house("barge", {"heads-up-cap": "keep"})).lifts_cap


def test_the_whole_stack_is_the_only_wager_of_jam_or_fold():
    assert terms_of(load_game("holdem"), "jam-or-fold", HOUSE).jam
    assert not terms_of(load_game("holdem"), "no-limit", HOUSE).jam


def test_the_flop_decides_what_wonky_donkey_is():
    assert terms_of(load_game("wonky-donkey"), "limit", HOUSE).by_colours
    assert not terms_of(load_game("holdem"), "limit", HOUSE).by_colours


def test_the_sevens_rule_goes_by_the_house_and_by_the_page():
    game = load_game("california-lowball")
    on, off = (read_house("barge", {"sevens": word}) for word in ("on", "off"))
    assert terms_of(game, "no-limit", on).sevens and not terms_of(game, "no-limit", off).sevens
    assert not terms_of(load_game("holdem"), "no-limit", on).sevens


def test_the_bet_of_a_street_may_be_the_house_s_choice():
    """2.38, `mississippi-limit`: two small streets and two big, or one small and the rest big."""
    game = {"game": "mississippi-stud", "betting": "limit", "small_bet": 200, "big_bet": 400}
    words = RULES["mississippi-limit"].words
    terms = {
        word: [bet_of(street, setup) for street in setup.game.streets]
        for word in words
        if (setup := played(house={"mississippi-limit": word}, **game).setup)
    }
    assert terms["two-two"] == ["small", "small", "big", "big"]
    assert len(set(map(tuple, terms.values()))) == len(words)
