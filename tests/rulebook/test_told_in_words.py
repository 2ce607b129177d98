"""Corners of how a game is told: words that few pages use, and what a room's own game may say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_assist.games import game_ids, load_game
from dealer_assist.games.model import Choice, Game, Tier, When
from dealer_assist.rulebook import board_picture, game_card, phrases, showdown, step_phrases
from dealer_assist.rulebook.find_game import find_games, names_several
from dealer_assist.rulebook.preset_card import card_document, card_under
from dealer_assist.rulebook.procedure import procedure
from dealer_assist.rulebook.relevant_rules import at_moment
from dealer_assist.texts import languages, say, speak
from tests.house.ask import played


def test_a_condition_on_one_roll_names_it_and_on_more_their_ends():
    assert str(phrases.condition(When("roll", 6, 6))) == "on a roll of 6"
    assert "1 to 3" in phrases.condition(When("roll", 1, 3))


def test_cards_are_counted_as_each_language_counts_cards():
    """German and Spanish have another one for cards; none to five is no nobody."""
    assert speak(phrases.span(1, 5), "de") == "eine bis fünf"
    assert speak(phrases.span(1, 5), "es") == "una a cinco"
    assert speak(phrases.span(0, 5), "de") == "keine bis fünf"


def test_the_lines_of_a_roll_are_a_sentence_of_their_own():
    """A colon after the roll: with a comma the German verb would have to move before it."""
    sentences = board_picture.lines_sentences(load_game("bidirectional-chowaha"))
    told = [str(speak(text, "de")) for text in sentences]
    assert [text for text in told if text.startswith("Bei einem Wurf von 4 bis 6: die Boardkarten")]


def test_what_says_itself_is_not_named_again():
    title = say("manual.kind-full-house")
    assert phrases.kind_of_hand(title) is title
    assert phrases.kind_of_hand("full house") == str(title)


def test_a_board_in_one_line_has_no_picture_and_no_letters():
    assert board_picture.grid(load_game("holdem")) == () == game_card.legend(load_game("holdem"))
    letters = game_card.legend(load_game("chowaha"))
    assert [letter for letter, _ in letters] == ["X", "Y", "Z"]


def test_which_cards_play_is_said_of_any_number_that_must():
    """Both of two, all of three; one to four of a badugi that the board makes with them."""
    holdem = load_game("holdem")
    assert "both" in showdown.cards_that_play(holdem, Tier("high", (2,)))
    three = showdown.cards_that_play(load_game("crazy-pineapple-8"), Tier("high", (2,)))
    assert three != showdown.cards_that_play(load_game("omaha"), Tier("high", (2,)))
    assert "one to four" in str(showdown.cards_that_play(holdem, Tier("badugi"))).lower()


def test_a_tier_without_a_qualifier_says_none():
    assert showdown.qualifier(Tier("high")) == ""
    assert showdown.qualifier(Tier("ace-to-five", qualifier="8")) == "eight or better"


def test_a_name_with_the_betting_glued_to_it_is_found():
    assert "omaha" in find_games("plomaha") and "holdem" in find_games("nlholdem")


@pytest.mark.parametrize(("called", "game"), [
    ("Omaha acht oder besser", "omaha-8"), ("zwei bis sieben Razz", "deuce-to-seven-razz"),
    ("ass bis fünf triple draw", "ace-to-5-triple-draw"), ("omaha ocho o mejor", "omaha-8"),
    ("dos a siete razz", "deuce-to-seven-razz"), ("siete cartas stud", "stud"),
])
def test_a_game_is_found_by_what_people_say_in_another_language(called: str, game: str):
    assert find_games(called)[0] == game


def test_the_card_under_a_betting_that_the_page_has_not_is_the_pages_own():
    own = card_under(load_game("holdem"), "barge")
    assert card_under(load_game("holdem"), "barge", "spread-limit") == own
    assert card_under(load_game("omaha"), "barge", "limit") != card_under(load_game("omaha"), "barge")


def test_a_game_without_blinds_has_no_rule_about_posting_them():
    stud = played(game="stud", betting="limit", blinds=[], ante=10, bring_in=20, small_bet=100)
    assert "missed-blinds" not in {rule.name for rule in at_moment(stud, "deal")}
    assert at_moment(stud, "wager")


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_card_of_its_own_in_every_language(game: str):
    card = card_document(load_game(game), "barge", None)
    texts = {language: speak(card, language) for language in languages()}
    assert len({str(one) for one in texts.values()}) == len(texts)


def test_the_deck_of_a_card_is_told_where_it_is_not_the_usual_one():
    for game, cards in (("mexican-poker", "41"), ("short-deck-holdem", "36")):
        assert cards in str(card_document(load_game(game), "barge", None))


def test_columns_that_a_step_deals_unevenly_are_not_told_as_columns():
    assert "2" in board_picture._columns(((1, 2), (3, 4)), range(1, 5)).replace("two", "2")
    assert board_picture._columns(((1, 2), (3,)), range(1, 5)) == ""


def test_exactly_so_many_of_a_part_that_has_no_more():
    all_three, of_four = (str(showdown._exactly(3, held, "cards")) for held in (3, 4))
    assert "four" in of_four and "four" not in all_three and "two from the board" in all_three


def test_a_bet_that_a_house_rule_picks_is_told_with_its_values():
    picked = Choice("fourth-street-bet", {"pair-doubles": "small", "always-small": "big"})
    game = str(game_card._bet(replace(load_game("holdem").streets[0], bet=picked)))
    assert "pair-doubles" in game and "always-small" in game


def test_no_betting_is_said_of_the_first_street_of_a_bomb_pot():
    bomb = replace(load_game("holdem"), bomb_pot=True)
    first, flop = (step_phrases.round_sentence(bomb, street) for street in bomb.streets[:2])
    assert first != flop and first == str(phrases.sentence(phrases.phrase("bet", "none")))


def test_a_line_that_stops_at_the_flop_names_the_flop_alone():
    assert str(board_picture.line_words(load_game("holdem"), (1, 2, 3))) == "the flop"


def test_a_chosen_game_of_the_same_money_is_told_without_a_word_on_it():
    """2.44 says of stud that antes are paid; of a room's stud with blinds there is nothing to say."""
    page = load_game("paradise-road-pickem")

    def load(game: str) -> Game:
        return replace(load_game(game), forced="blinds") if game != page.id else page

    other = say("manual.other-money")
    assert other in [step.text for step in procedure(page, load_game)]
    assert other not in [step.text for step in procedure(page, load)]


def test_what_people_call_several_games_by_is_known_whole():
    """A search for hands takes such a word for games, and leaves a longer sentence to its own words."""
    assert names_several("NLH") and names_several("2-7") and names_several("deuce to seven")
    assert not names_several("badugi") and not names_several("who won the NLH") and not names_several("")
