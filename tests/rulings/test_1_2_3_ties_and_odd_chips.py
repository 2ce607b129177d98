"""1.2.3 Ties & Odd Chips, rulings R3 to R12, and the figures of the house rules on pots."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import showdown

BROADWAY = {1: "As2s", 4: "Ad2d", 6: "Ac2c"}  # with the board below all play the board's straight
PLAYED_BOARD = "AhKhQcJdTd"
FLUSHLESS = "KhQcJdTd3s"


def test_1030_in_25s_three_ways_pays_355_350_325():
    """R3, R4: 41 chips and 5 over; two odd chips, one each, the 5 with the first."""
    ruling = showdown("holdem", BROADWAY, 1030, button=6, chip=25, board=FLUSHLESS)
    assert ruling.awards == {1: 355, 4: 350, 6: 325}
    assert {"1.2.3", "R4"} <= ruling.rules


def test_725_in_25s_goes_to_the_first_two_from_the_button():
    """House rules, section 8: button 4, seats 6 and 1 get the odd chips."""
    ruling = showdown("holdem", BROADWAY, 725, button=4, chip=25, board=FLUSHLESS)
    assert ruling.awards == {6: 250, 1: 250, 4: 225}


def test_725_with_all_to_first():
    ruling = showdown(
        "holdem", BROADWAY, 725, button=4, chip=25, board=FLUSHLESS, house={"odd-chip-most": "all-to-first"}
    )
    assert ruling.awards == {6: 275, 1: 225, 4: 225}


def test_the_button_itself_is_last():
    """R8, clockwise and wrapping; an empty seat on the button changes nothing."""
    assert showdown("holdem", BROADWAY, 100, button=1, board=FLUSHLESS).awards == {1: 33, 4: 34, 6: 33}
    assert showdown("holdem", BROADWAY, 100, button=9, board=FLUSHLESS).awards == {1: 34, 4: 33, 6: 33}


OMAHA8 = {"board": "2c4d7hKsKd"}
HIGH_AND_LOW = {2: "KhKcAs3s", 5: "Ah3h9d9c"}  # seat 2 quads; both make 7432A


def test_high_alone_with_the_odd_chip_has_had_his():
    """R6: 103 chips, button 1: 52 high to seat 2, of the 51 low 26 go to seat 3."""
    hands = {2: "KhKcAs3s", 3: "Ah3h9d9c"}
    ruling = showdown("omaha-8", hands, 103, button=1, **OMAHA8)
    assert ruling.amounts() == {"high": 52, "low": 51}
    assert ruling.awards == {2: 52 + 25, 3: 26}
    assert "R6" in ruling.rules


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        ("one-per-pot", {2: 275, 5: 100}),
        ("one-per-split", {2: 300, 5: 75}),
    ],
)
def test_375_in_25s_with_seat_2_high_and_a_tie_for_low(most, expected):
    """House rules, section 8: high 200, low 175."""
    ruling = showdown(
        "omaha-8", HIGH_AND_LOW, 375, button=6, chip=25, house={"odd-chip-most": most}, **OMAHA8
    )
    assert ruling.awards == expected


def test_the_tda_preset_judges_each_split_alone():
    ruling = showdown("omaha-8", HIGH_AND_LOW, 375, button=6, chip=25, preset="tda", **OMAHA8)
    assert ruling.awards == {2: 300, 5: 75}


@pytest.mark.parametrize("most", ["one-per-pot", "one-per-split"])
def test_the_same_two_tie_both_ways_and_come_out_even(most):
    """350 in 25s: high 100 and 75, low 75 and 100."""
    ruling = showdown(
        "omaha-8",
        {2: "As3s9c9d", 5: "Ah3h9h9s"},
        350,
        button=6,
        chip=25,
        house={"odd-chip-most": most},
        **OMAHA8,
    )
    assert ruling.winners() == {"high": [2, 5], "low": [2, 5]}
    assert ruling.awards == {2: 175, 5: 175}
    assert [share["awards"] for share in ruling.pots[0]["shares"]] == [
        {"2": 100, "5": 75},
        {"2": 75, "5": 100},
    ]


def test_a_tied_high_half_breaks_its_odd_chip_up():
    """R6: 52 parted 26 and 26 leaves nobody ahead, so the low's odd chip goes by seat again."""
    ruling = showdown("omaha-8", {2: "As3s9c9d", 5: "Ah3h9h9s"}, 103, button=6, **OMAHA8)
    assert [share["awards"] for share in ruling.pots[0]["shares"]] == [{"2": 26, "5": 26}, {"2": 26, "5": 25}]


@pytest.mark.parametrize(("pot", "high", "low"), [(1050, 550, 500), (1250, 650, 600)])
def test_what_is_finer_than_a_chip_rides_with_the_high_half(pot, high, low):
    ruling = showdown("omaha-8", {2: "KhKc9s9d", 5: "Ah3hJdQc"}, pot, chip=100, **OMAHA8)
    assert ruling.awards == {2: high, 5: low}
    assert "R4" in ruling.rules


def test_every_pot_by_itself():
    """R5: two pots of 101 with one tie have an odd chip each, and both go to the first from the button."""
    ruling = showdown(
        "holdem",
        {2: "As2s", 5: "Ad2d", 7: "2c2h"},
        (101, [2, 5, 7]),
        (101, [2, 5]),
        button=1,
        board=FLUSHLESS,
    )
    assert ruling.awards == {2: 102, 5: 100}


def test_a_run_twice_pot_gives_the_odd_chip_to_the_first_board():
    """R12: 775 in 25s are 400 and 375."""
    ruling = showdown("holdem", {1: "AhKh", 2: "9s9c"}, 775, chip=25, runouts=["2d3d7cAc8s", "2d3d7c9hTs"])
    assert ruling.awards == {1: 400, 2: 375}
    assert [share["runout"] for share in ruling.pots[0]["shares"]] == [1, 2]


def test_three_boards_and_two_odd_chips():
    """R12: the first and the second get one each."""
    ruling = showdown(
        "holdem", {1: "AhKh", 2: "9s9c"}, 101, runouts=["2d3d7cAc8s", "2d3d7cAd8d", "2d3d7c9hTs"]
    )
    assert [share["amount"] for share in ruling.pots[0]["shares"]] == [34, 34, 33]


def test_each_board_starts_afresh_for_the_odd_chip():
    """R12: 202 on two boards, both tied, 101 each: seat 2 has the odd chip of both."""
    ruling = showdown("holdem", {2: "As2s", 5: "Ad2d"}, 202, button=1, runouts=["KhQcJdTd3s", "KsQhJcTc3h"])
    assert ruling.awards == {2: 102, 5: 100}


def test_stud_goes_by_the_suit_of_the_highest_card():
    """1.2.3.3b: spades, hearts, diamonds, clubs; both hold a straight to the ace."""
    hands = {2: "As Kd Qc Jh Ts 4c 2d", 5: "Ah Kc Qd Js Tc 3d 2c"}
    assert showdown("stud", hands, 1025).awards == {2: 513, 5: 512}
    assert showdown("stud", hands, 1025, button=4).awards == {2: 513, 5: 512}  # R7: given or not


def test_the_suit_of_the_kicker_decides_where_it_is_the_top_card():
    """Two pair tie, 1,025 in 25s: kickers 8c and 8s."""
    hands = {1: "7d7c5d5h8c3h2d", 2: "7s7h5s5c8s3c2h"}
    ruling = showdown("stud", hands, 1025, chip=25)
    assert ruling.awards == {2: 525, 1: 500}


def test_of_several_sets_the_best_for_the_player_counts():
    """R9: two nines for one straight; the nine of spades beats the nine of hearts."""
    hands = {1: "9h8c7c6d5d2s2c", 2: "9c9s8d7d6h5h3c"}
    assert showdown("stud", hands, 101).awards == {2: 51, 1: 50}


def test_the_shared_community_card_passes_to_the_next():
    """R9, R46: both play the ace of spades; the king of hearts beats the king of diamonds."""
    hands = {1: "KdQcJc9h4d2c", 2: "KhQdJh9d4c2h"}
    assert showdown("stud", hands, 101, community="As").awards == {2: 51, 1: 50}


def test_tied_lows_with_an_ace_go_by_the_suit_of_the_ace():
    """R10: ace high, not the eight."""
    hands = {1: "8sKs6d4c3hAdKc", 2: "8d6h4d3cAsQsQd"}
    assert showdown("razz", hands, 101).awards == {2: 51, 1: 50}


SEVENS = {1: "7s6h4h2cAsKdKc", 2: "7d6c4d2dAhQdQc"}


def test_razz_sevens_tie():
    """House rules, section 8: both 7-6-4-2-A; the odd chip to the ace of spades, with `lowest` to hearts."""
    assert showdown("razz", SEVENS, 101).awards == {1: 51, 2: 50}
    assert showdown("razz", SEVENS, 101, house={"odd-chip-stud-low": "lowest"}).awards == {1: 50, 2: 51}
    assert showdown("razz", SEVENS, 101, preset="cash").awards == {1: 50, 2: 51}


def test_lowest_card_where_the_ace_is_high():
    """Deuce-to-seven: the deuce is the lowest card, not the ace."""
    hands = {1: "Ah9c7d4h2s9d7h", 2: "As9s7c4d2c4s2d"}
    assert showdown("deuce-to-seven-razz", hands, 101).awards == {1: 50, 2: 51}
    hands = {1: "As9c7d4h2s9d7h", 2: "Ah9s7c4d2c4s2d"}
    assert showdown("deuce-to-seven-razz", hands, 101).awards == {1: 51, 2: 50}
    assert showdown("deuce-to-seven-razz", hands, 101, preset="cash").awards == {1: 50, 2: 51}
    hands = {1: "Ah9c7d4h2s9d7h", 2: "As9s7c4d2c4s2d"}
    assert showdown("deuce-to-seven-razz", hands, 101, preset="cash").awards == {1: 50, 2: 51}


def test_all_cards_may_be_looked_at():
    """House rule odd-chip-stud-cards: the ace that does not play counts then."""
    hands = {1: "9h8c7c6d5dAs2c", 2: "9s8d7d6h5h3c2d"}
    assert showdown("stud", hands, 101).awards == {2: 51, 1: 50}
    assert showdown("stud", hands, 101, house={"odd-chip-stud-cards": "all-cards"}).awards == {1: 51, 2: 50}


def test_a_badugi_side_of_a_stud_game_uses_the_cards_of_the_badugi():
    """R10: the five of hearts before that of diamonds, whatever king lies beside it."""
    hands = {1: "5h2d3c4s9h8h9d", 2: "5d2h3s4cKsQsJs"}
    ruling = showdown("razzdugi", hands, 202)
    assert ruling.winners() == {"low": [1], "badugi": [1, 2]}
    assert ruling.awards == {1: 152, 2: 50}
    all_cards = showdown("razzdugi", hands, 202, house={"odd-chip-stud-cards": "all-cards"})
    assert all_cards.awards == {1: 151, 2: 51}


def test_tied_badugis_in_stud_go_by_the_suit_of_the_ace():
    hands = {1: "Ac2d3h4sKdKhKc", 2: "Ah2s3c4d5c6c7c"}
    ruling = showdown("razzdugi", hands, 202)
    assert ruling.winners() == {"low": [2], "badugi": [1, 2]}
    assert ruling.awards == {1: 50, 2: 152}


@pytest.mark.parametrize("game", ["mississippi-stud", "mexican-poker"])
def test_stud_with_a_button_goes_by_seat(game):
    """R7."""
    hands = {
        "mississippi-stud": {2: "AcKdQcJhTs4c2d", 5: "AsKcQdJsTc3d2c"},
        "mexican-poker": {2: "AcKdQcJhTs", 5: "AsKcQdJsTc"},
    }[game]
    hands = {seat: cards.replace("T", "7") for seat, cards in hands.items()} if "mex" in game else hands
    assert showdown(game, hands, 101, button=1).awards == {2: 51, 5: 50}
    assert showdown(game, hands, 101, button=1, house={"button-stud-tie": "high-card"}).awards == {
        2: 50,
        5: 51,
    }


def test_a_button_game_may_go_by_suit():
    """House rule odd-chip-tie."""
    hands = {2: "AdKc", 5: "AsKd"}
    board = {"board": "9h8h6c4c2d"}
    assert showdown("holdem", hands, 101, **board).awards == {2: 51, 5: 50}
    assert showdown("holdem", hands, 101, house={"odd-chip-tie": "high-card"}, **board).awards == {
        2: 50,
        5: 51,
    }


def test_who_plays_the_board_by_suit_stands_by_seat():
    hands = {2: "2d3c", 5: "2s3d"}
    ruling = showdown("holdem", hands, 101, button=3, board="AhKhQcJdTd", house={"odd-chip-tie": "high-card"})
    assert ruling.awards == {5: 51, 2: 50}


def test_the_odd_chip_of_a_split_pot_goes_to_the_high_hand():
    """1.2.3.3c."""
    assert showdown("stud-8", {1: "AsAdAcKhKd9c9d", 2: "2c3d4h5s7c9hTd"}, 101).awards == {1: 51, 2: 50}


@pytest.mark.parametrize(
    ("game", "hands", "more", "sides"),
    [
        ("badacey", {1: "Ac2d3h4s4c", 2: "2c3d4h5s7c"}, {}, ["low", "badugi"]),
        ("badeucy", {1: "5c4d3h2s2c", 2: "2h3d4h5s7c"}, {}, ["low", "badugi"]),
        ("razzdugi", {1: "Ac2d3h4sKdKhKc", 2: "2c3d4h5s7cTcJc"}, {}, ["low", "badugi"]),
        ("action-razzdugi", {1: "Ac2d3h4sKdKhKc", 2: "2c3d4h5s7cTcJc"}, {}, ["low", "badugi"]),
        ("dramadugi", {1: "Ac2d3h4s6c", 2: "KcKd9h8s8c"}, {"board": "KhQs7c7dTd"}, ["omaha", "badugi"]),
        ("dramaha", {1: "2c2d2h4s6c", 2: "KcQd9h8s5c"}, {"board": "KhQs7cJdTd"}, ["draw", "omaha"]),
        ("dramaha-49", {1: "TcTh9d9s9c", 2: "KcQd6h8s5c"}, {"board": "KhQs7cJdTd"}, ["points", "omaha"]),
        ("dramaha-21", {1: "TcTh4dAd9c", 2: "KcQd6h8s5c"}, {"board": "KhQs7cJdTs"}, ["points", "omaha"]),
        ("dramaha-zero", {1: "JcJhJsAdAc", 2: "KcQd6h8s5c"}, {"board": "KhQs7c2dTs"}, ["points", "omaha"]),
        ("sohe", {1: "2c3c/AhAsKd9c", 2: "AcAd/5h6s8d9d"}, {"board": "KhQs7c2dTs"}, ["omaha", "holdem"]),
        (
            "reno-straight",
            {1: "KcKh9d9s2c", 2: "AcJd6h8s5c"},
            {"board": "KdQs7c 7d8dTs 4h4c 2s2h"},
            ["high", "straight"],
        ),
        ("stud-high-low", {1: "AsAdAcKhKd9c9d", 2: "2c3d4h5s7c9hTd"}, {}, ["high", "low"]),
    ],
)
def test_which_side_takes_the_odd_chip(game, hands, more, sides):
    """1.2.3, R11: the side that stands first."""
    ruling = showdown(game, hands, 101, **more)
    assert list(ruling.amounts().items()) == [(sides[0], 51), (sides[1], 50)]


def test_two_lows_may_go_by_position():
    """House rule odd-chip-side, WSOP cash: the badugi is first from the button here."""
    hands = {2: "Ac2d3h4s4c", 5: "2c3d4h5s7c"}  # seat 2 the badugi, seat 5 the low
    by_rule = showdown("badacey", hands, 101, button=1)
    by_seat = showdown("badacey", hands, 101, button=1, house={"odd-chip-side": "position"})
    other_way = showdown("badacey", hands, 101, button=2, house={"odd-chip-side": "position"})
    assert (by_rule.awards, by_seat.awards, other_way.awards) == (
        {2: 50, 5: 51},
        {2: 51, 5: 50},
        {2: 50, 5: 51},
    )
    assert list(by_seat.amounts()) == ["badugi", "low"]


def test_position_leaves_high_and_low_alone():
    hands = {5: "KhKc9s9d", 2: "Ah3hJdQc"}
    assert showdown("omaha-8", hands, 101, house={"odd-chip-side": "position"}, **OMAHA8).awards == {
        5: 51,
        2: 50,
    }


def test_without_a_button_only_a_needed_one_is_asked_for():
    hands = {2: "AdKc", 5: "AsKd"}
    assert showdown("holdem", hands, 100, button=None, board="9h8h6c4c2d").awards == {2: 50, 5: 50}
    with pytest.raises(Refusal) as refused:
        showdown("holdem", hands, 101, button=None, board="9h8h6c4c2d")
    assert (refused.value.code, refused.value.field) == ("no-button", "button")
