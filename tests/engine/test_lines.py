"""Which board cards go together, and the conditions that decide it (2.8, 2.12, 2.14, 2.39, 2.40, 2.62)."""

from dataclasses import replace

import pytest

from dealer_assist.cards import join, parse_cards
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.rules.house import read_house
from dealer_assist.engine.showdown.layouts import becoming, holds, layout
from dealer_assist.engine.showdown.award import Pot, Showdown, settle
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.model import When

FLOP = "2c3d4h"


def test_the_last_roll_decides():
    roll = When("roll", 4, 6)
    assert holds(roll, dice=(1, 5)) and not holds(roll, dice=(5, 1)) and not holds(roll)


@pytest.mark.parametrize(
    ("flop", "red"), [("2h3d4h", True), ("2h3d4c", True), ("2h3s4c", False), ("2s3s4c", False)]
)
def test_two_of_three_flop_cards(flop, red):
    board = parse_cards(flop + "KhKd")
    assert holds(When("red", 2, 3), board) == red
    assert holds(When("black", 2, 3), board) != red


def test_nothing_is_decided_before_the_third_flop_card():
    assert not holds(When("red", 2, 3), parse_cards("2h3d"))
    assert not holds(When("red", 2, 3), (*parse_cards("2h3d"), None))
    assert becoming(load_game("wonky-donkey"), ()) is None


def test_a_chosen_game():
    paradise = load_game("paradise-road-pickem")
    assert becoming(paradise, choice="razz").game == "razz"
    assert becoming(paradise) is None


def groups(game, board, dice=()):
    return [join(group) for group in layout(load_game(game), parse_cards(board), dice).groups]


def test_one_line_of_all_cards():
    assert groups("holdem", FLOP + "5s6c") == ["2c3d4h5s6c"]


def test_chowaha_has_four_lines_with_the_river():
    board = "2c2d2h 3c3d3h 4c4d4h As Ks Qs"
    lines = ["2c2d2hAsQs", "3c3d3hAsQs", "3c3d3hKsQs", "4c4d4hKsQs"]
    assert groups("chowaha", board) == lines
    assert groups("bidirectional-chowaha", board, (3,)) == lines
    assert groups("bidirectional-chowaha", board, (4,)) == [
        "2c3c4cAsQs",
        "2d3d4dAsQs",
        "2d3d4dKsQs",
        "2h3h4hKsQs",
    ]


def test_murder_has_one_card_of_each_row():
    lines = groups("murder", "2c3c4c 2d3d4d 2h3h4h 2s3s4s")
    assert len(lines) == len(set(lines)) == 64
    assert all(group[::2] == "234" for group in lines)


@pytest.mark.parametrize(
    ("rivers", "left"), [("3h8s3c", [2]), ("AsKsQs", [1, 2]), ("5h5s5c", [1, 2, 3]), ("2h3h3c", [2, 3])]
)
def test_oklahoma_rows_by_river_rank(rivers, left):
    board = "9c9d9h TcTdTh JcJdJh 7c7d7h" + rivers
    laid = layout(load_game("oklahoma"), parse_cards(board))
    assert sorted(laid.lines) == left
    assert len(laid.gone) == 5 * (3 - len(left))


def test_two_boards_by_number():
    laid = layout(load_game("double-board-omaha"), parse_cards("2c2d2h 3c3d3h 4c 5c 6c 7c"))
    assert [join(laid.lines[n]) for n in (1, 2)] == ["2c2d2h4c6c", "3c3d3h5c7c"]


@pytest.mark.parametrize(
    ("game", "held", "board", "dice"),
    [
        ("holdem", "2", 5, 0),
        ("scrotum", "1 to 5", 5, 0),
        ("super-stud", "7", 0, 0),
        ("mexican-poker", "5", 0, 0),
        ("atomic-pineapple", "2", 5, 0),
        ("rio-bravo", "3", 5, 0),
        ("omaha-crayfish", "4", 5, 2),
        ("omaha-x-or-better", "4", 5, 2),
        ("oklahoma", "4", 15, 0),
        ("reno-straight", "5", 10, 0),
        ("sohe", "6", 5, 0),
    ],
)
def test_what_a_page_deals(game, held, board, dice):
    dealt = counts(load_game(game))
    assert (dealt.held, dealt.board, dealt.dice) == (held, board, dice)


def test_only_stud_games_have_open_cards():
    open_games = {game for game in game_ids() if counts(load_game(game)).open_cards}
    assert {"stud", "razz", "mississippi-stud", "mexican-poker", "five-card-stud"} <= open_games
    assert not open_games & {"holdem", "badugi", "omaha", "paradise-road-pickem", "sohe"}


# -- a room's own game: words combined as no page of the rulebook combines them --------------------------


def test_a_joker_is_no_face_card():
    game = replace(load_game("action-razz"), joker="bug low")
    hands = {1: parse_cards("Jk2d3s3c4d5s7c"), 2: parse_cards("AhAd9s9c8h6sQc")}
    assert settle(Showdown(game, read_house(), hands), [Pot(100, (1, 2))]).awards == {2: 100}


def test_a_joker_has_no_suit_for_the_odd_chip():
    game = replace(load_game("five-card-stud"), joker="bug high")
    hands = {1: parse_cards("JkKdQc7h5s"), 2: parse_cards("AcKhQd7s5c")}
    assert settle(Showdown(game, read_house(), hands), [Pot(101, (1, 2))]).awards == {1: 50, 2: 51}


def test_three_sides_share_in_order():
    game = load_game("omaha-8")
    third = replace(game.sides[0], name="again")
    hands = {1: parse_cards("AhKhQhJh"), 2: parse_cards("2s2dTcTs")}
    showdown = Showdown(
        replace(game, sides=(*game.sides, third)),
        read_house(),
        hands,
        button=1,
        board=parse_cards("Ac3d4hAd5c"),
    )
    ruling = settle(showdown, [Pot(101, (1, 2))])
    assert [share.amount for share in ruling.pots[0].shares] == [51, 50]
