"""2.44 Paradise Road Pick'em and 2.62 Wonky Donkey; R42, R44."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.tables import showdown


def test_two_red_cards_make_it_holdem():
    ruling = showdown("wonky-donkey", {1: "AsKs", 2: "9c9d"}, board="2h3d4s5c7h")
    assert list(ruling.winners()) == ["high"]
    assert (
        any("Two of the three flop cards are red" in note for note in ruling.notes) and "2.62" in ruling.rules
    )


def test_two_black_cards_make_it_omaha_eight():
    ruling = showdown("wonky-donkey", {1: "AsKs8h6c", 2: "9c9dTcTd"}, board="2h3s4s5dKc")
    assert list(ruling.winners()) == ["high", "low"]


def test_only_the_first_three_cards_decide():
    """R42: a black turn and river change nothing."""
    assert list(showdown("wonky-donkey", {1: "AsKs", 2: "9c9d"}, board="2h3d4s5c7c").winners()) == ["high"]


@pytest.mark.parametrize(
    ("board", "hand", "held"), [("2h3s4sTdKc", "AsKs", 4), ("2h3d4s5cKc", "AsKs8h6c", 2)]
)
def test_the_hand_must_fit_the_game_it_became(board, hand, held):
    with pytest.raises(Refusal) as refused:
        showdown("wonky-donkey", {1: hand, 2: "9c9dTcQd"[: len(hand)]}, board=board)
    assert refused.value.code == "card-count" and str(held) in refused.value.message


BOARD = {"board": "2h3s4sTdKc"}
STUD_HANDS = {1: "AsAd8h6c5d4c9s", 2: "9c9dTcTdTh2c3c"}


@pytest.mark.parametrize(
    ("choice", "hands", "more", "sides"),
    [
        ("holdem", {1: "AsAd", 2: "9c9d"}, BOARD, ["high"]),
        ("omaha-8", {1: "As5d8h6c", 2: "9c9dTcTh"}, BOARD, ["high", "low"]),
        ("razz", STUD_HANDS, {}, ["low"]),
        ("stud", STUD_HANDS, {}, ["high"]),
        ("stud-8", STUD_HANDS, {}, ["high", "low"]),
    ],
)
def test_the_chosen_game_is_judged(choice, hands, more, sides):
    """R44."""
    ruling = showdown("paradise-road-pickem", hands, choice=choice, **more)
    assert list(ruling.winners()) == sides and "2.44" in ruling.rules


def test_the_stud_choices_have_a_button():
    """R7: the odd chip goes by seat."""
    hands = {2: "AcKdQcJhTs4c2d", 5: "AsKcQdJsTc3d2c"}
    assert showdown("paradise-road-pickem", hands, 101, choice="stud").awards == {2: 51, 5: 50}
    assert showdown("stud", hands, 101).awards == {2: 50, 5: 51}
    by_suit = showdown(
        "paradise-road-pickem", hands, 101, choice="stud", house={"button-stud-tie": "high-card"}
    )
    assert by_suit.awards == {2: 50, 5: 51}
