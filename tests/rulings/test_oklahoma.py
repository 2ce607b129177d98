"""2.40 Oklahoma; ruling R38. Nine flop cards row by row, three turns, three rivers."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The last bet comes after the rows have gone."""
    assert rounds("oklahoma") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 9 on the board; bet 100; 1 2 3 4",
        "turn: 3 on the board; bet 200; 1 2 3 4",
        "river: 3 on the board; bet 200; 1 2 3 4",
    ]


FLOPS = "AhKhQh 2c2d9s 7c8c3d"


@pytest.mark.parametrize(("rivers", "winner"), [("3h8s3c", 3), ("3h3s3c", 1)])
def test_a_hand(rivers, winner):
    """Rivers 3, 8, 3 take the royal flush away with rows one and three; three threes take nothing."""
    end = played(
        "oklahoma",
        f"{OPEN}, deal board {FLOPS}, {SMALL}, deal board 5s6d4c, {BIG},"
        f"deal board {rivers}, {CHECKED}, 1 show JhTh4d4h, 3 show 2s2hKcKd",
    )
    assert end.awards == {winner: 900}


def oklahoma(rivers, turns="5s6d4c", hands=None):
    return showdown("oklahoma", hands or {1: "JhTh4d4h", 2: "2s2hKcKd"}, board=FLOPS + turns + rivers)


def test_rows_with_the_lowest_river_go():
    """The page: 3h, 8s and 3c remove rows one and three."""
    ruling = oklahoma("3h8s3c")
    assert ruling.awards == {2: 100}
    assert any(note.startswith("Rows 1 and 3") for note in ruling.notes) and "2.40" in ruling.rules


@pytest.mark.parametrize(("rivers", "row", "winner"), [("4s8s9c", "Row 1 ", 2), ("9h4sTc", "Row 2 ", 1)])
def test_one_row_goes(rivers, row, winner):
    """Without row one there is no royal flush; without row two no quad twos."""
    ruling = oklahoma(rivers)
    assert ruling.winners()["high"] == [winner]
    assert any(note.startswith(row) for note in ruling.notes)


def test_the_ace_is_the_highest_river():
    assert any(note.startswith("Row 3 ") for note in oklahoma("AsKs3h").notes)


def test_three_alike_remove_nothing():
    """In a tournament no board is removed, and nobody's chips go to the dealer."""
    ruling = oklahoma("3h3s3c")
    assert ruling.winners()["high"] == [1]
    assert any("no row is removed" in note for note in ruling.notes)


def test_high_and_low_may_use_different_rows():
    ruling = showdown("oklahoma", {1: "JhTh4d6h", 2: "KcKsJcJd"}, board="AhKhQh 2c2d9s 7c8c3d 5s6d4c 9h8s2h")
    assert ruling.winners() == {"high": [1]} and ruling.hands[1]["low"] is None
    ruling = showdown("oklahoma", {1: "JhTh4d6h", 2: "KcKsJcJd"}, board="AhKhQh 2c2d9s 7c8c3d 5s6dAc 9h2s8h")
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high", "low"]


@pytest.mark.parametrize(
    ("rivers", "expected"),
    [
        ("3h8s3c", "Rows 1 and 3 have the lowest river card, a three, and are out of play. Seat 1 to act"),
        ("AsKs4h", "Row 3 has the lowest river card, a four, and is out of play. Seat 1 to act"),
        ("3h3s3c", "Every river card is a three: no row is removed. Seat 1 to act"),
    ],
)
def test_the_dealer_is_told_which_rows_go_before_the_last_bet(rivers, expected):
    """ "Board removal is followed by a round of betting"."""
    dealt = f"{OPEN}, deal board {FLOPS}, {SMALL}, deal board 5s6dTc, {BIG}"
    dealt += f", deal board {rivers}"
    assert state("oklahoma", dealt)["prompt"].startswith(expected)


def test_the_lowest_river_is_told_also_where_it_is_the_lowest_card_of_the_deck():
    """The deuce of clubs."""
    ruling = showdown("oklahoma", {1: "JhTh4d6h", 2: "KcKsJcJd"}, board="AhKhQh Td5d9s 7c8c3d 5s6d4c 2c8s9h")
    assert ruling.notes[0] == "Row 1 has the lowest river card, a two, and is out of play."


# -- the cash game's rule: "all three boards are removed and the dealer wins the pot" -----------------

DEALER = {"house": {"rivers-alike": "dealer-wins"}}
TO_THE_RIVER = f"{OPEN}, deal board {FLOPS}, {SMALL}, deal board 5s6d4c, {BIG}"


def test_three_rivers_alike_end_the_hand_for_the_dealer():
    """No last bets: there is nothing left to bet on."""
    end = state("oklahoma", f"{TO_THE_RIVER}, deal board 3h3s3c", **DEALER)
    assert (end["awards"], end["to_act"], end["rake"]) == ({}, None, 900)
    assert sum(end["stacks"].values()) + end["rake"] == 20_000
    assert "the dealer wins 900" in end["notes"][-1]["text"] and end["notes"][-1]["rule"] == "2.40"


def test_the_river_is_waited_for_where_it_decides_whether_there_is_a_last_bet():
    waits = state("oklahoma", TO_THE_RIVER, **DEALER)
    assert waits["to_act"] is None and waits["next"][-1] == {"do": "act", "seat": None}
    assert state("oklahoma", f"{TO_THE_RIVER}, deal board 3h3s", **DEALER)["to_act"] is None
    assert state("oklahoma", f"{TO_THE_RIVER}, deal board 3h3s8d", **DEALER)["to_act"] == 1
    assert state("oklahoma", TO_THE_RIVER)["to_act"] == 1


def test_the_judge_and_an_all_in_give_it_to_the_dealer_too():
    ruling = showdown("oklahoma", {1: "JhTh4d4h", 2: "2s2hKcKd"}, board=f"{FLOPS}5s6d4c3h3s3c", **DEALER)
    assert ruling.awards == {} and any("the dealer wins 100" in note for note in ruling.notes)
    assert not any("no row is removed" in note for note in ruling.notes), "every board has left play"
    jams = ("3 all-in, 4 fold, 1 fold, 2 all-in, 3 show JhTh4d4h, 2 show 2s2hKcKd, "
            f"deal board {FLOPS}5s6d4c3h3s3c")
    end = state("oklahoma", jams, **DEALER, betting="no-limit", small_bet=None, big_bet=None)
    assert (end["awards"], end["rake"]) == ({}, 10_050)
    assert state("oklahoma", jams.replace("3c", "8d"), **DEALER, betting="no-limit", small_bet=None,
                 big_bet=None)["awards"]
