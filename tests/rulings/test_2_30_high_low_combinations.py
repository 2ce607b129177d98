"""2.30 High/Low Split variations: two games in one; ruling R11."""

from tests.rulings.felt import showdown


def test_extra_cards_do_not_affect_the_hand():
    """ "beyond the usual five cards (or four cards for a Badugi hand)"."""
    ruling = showdown("razzdugi", {1: "Ah2d3c4sKdKhKc", 2: "5h6c7d8s9cTdQh"})
    assert ruling.ranks(2, "low") == "98765" and len(ruling.cards(2, "badugi")) == 4


def test_in_action_razz_a_sixth_card_can_qualify():
    """The queen plays in no low hand and makes it a face hand."""
    ruling = showdown("action-razzdugi", {1: "Ah2d3c4s7hQhQd", 2: "Ac2h3d4c6s6h5d"})
    assert ruling.winners()["low"] == [1] and "Q" not in ruling.ranks(1, "low")


def test_in_badeucy_aces_are_high_both_ways():
    ruling = showdown("badeucy", {1: "Ah4s3d2c7c", 2: "KhQcJs9d8h"})
    assert ruling.winners() == {"low": [2], "badugi": [2]}


def test_the_high_hand_is_designated_by_the_odd_chip():
    """ "It is important to designate the high hand because since the high hand gets the odd chip"."""
    for game, sides in (("razzdugi", ["low", "badugi"]), ("stud-high-low", ["high", "low"])):
        ruling = showdown(game, {1: "Ah2d3c4s5dKhKc", 2: "6h6c6d8s8cTdQh"}, 101)
        assert list(ruling.amounts().items()) == [(sides[0], 51), (sides[1], 50)]
