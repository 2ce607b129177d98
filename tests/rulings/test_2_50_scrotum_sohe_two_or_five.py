"""2.50 Scrotum, 2.53 Sohe, 2.61 Two-or-Five; R40, R41."""

from tests.rulings.tables import showdown


def test_all_kept_cards_play():
    """2.50: a kept king spoils the flush and the low."""
    ruling = showdown("scrotum", {1: "AhKs", 2: "Qs"}, board="2h3h4h9c9d")
    assert ruling.cards(1, "high") == {"Ah", "Ks", "9c", "9d", "4h"}
    assert ruling.hands[1]["low"] is None


def test_high_and_low_use_the_same_kept_cards_and_maybe_other_board_cards():
    """R40."""
    ruling = showdown("scrotum", {1: "Ah2d", 2: "KsKcQs"}, board="Ac3h4sAd5c")
    assert ruling.cards(1, "low") == {"Ah", "2d", "3h", "4s", "5c"}
    assert ruling.winners() == {"high": [1], "low": [1]}


def test_five_kept_cards_play_without_the_board():
    """R40."""
    ruling = showdown("scrotum", {1: "7s6d4h3c2s", 2: "9h"}, board="AcAd9c9dKs")
    assert ruling.cards(1, "high") == {"7s", "6d", "4h", "3c", "2s"}
    assert ruling.winners() == {"high": [2], "low": [1]}


def test_a_low_needs_no_low_cards_on_the_board():
    """ "no matter what comes on the board a low hand is possible"."""
    assert showdown("scrotum", {1: "8s6d4h3c2s", 2: "KcKd"}, board="KhQsQdJsJd").winners()["low"] == [1]


def test_sohe_plays_each_part_its_own_way():
    """2.53: omaha two and three, hold'em any five; omaha stands first."""
    ruling = showdown("sohe", {1: "2c3d/AhKsQd9c", 2: "JcJd/5h6s8d8s"}, 101, board="AsKhJh4c4d")
    assert ruling.winners() == {"omaha": [1], "holdem": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.ranks(1, "omaha") == "AAKKJ" and ruling.ranks(2, "holdem") == "JJJ44"


def test_one_part_lends_the_other_nothing():
    ruling = showdown("sohe", {1: "AcAd/2h2s3d6c", 2: "7c7d/KdQdTs9s"}, board="AsAhJh8c5d")
    assert ruling.ranks(1, "holdem") == "AAAAJ" and ruling.ranks(1, "omaha") == "AA22J"


def test_a_seat_may_scoop_sohe():
    assert showdown("sohe", {1: "AcAd/KhKs2d9c", 2: "7c7d/5h6s8d8s"}, board="AsKdJh4c4d").awards == {1: 100}


PAGE = "3s5h7cKhQd"


def test_two_or_five_each_way():
    """2.61, the page: 7532A with two cards, an ace-queen flush with all five."""
    ruling = showdown("two-or-five-omaha-8", {1: "AhQhJhTh2h", 2: "KsKdQsQc9c"}, board=PAGE)
    assert ruling.cards(1, "high") == {"Ah", "Qh", "Jh", "Th", "2h"}
    assert ruling.ranks(1, "low") == "7532A"


def test_seven_five_is_not_the_nut_low_there():
    """ "another player holds a five card hand that makes a better California low"."""
    ruling = showdown("two-or-five-omaha-8", {1: "AhQhJhTh2h", 2: "Ad2d3c4c6d"}, board=PAGE)
    assert ruling.winners()["low"] == [2] and ruling.ranks(2, "low") == "6432A"


def test_all_five_or_exactly_two_and_nothing_between():
    """Nines full would take three of one's own cards."""
    ruling = showdown("two-or-five-omaha-8", {1: "9h9s9d2c4d", 2: "KsKd8s8c6c"}, board="3s3h7cJhQd")
    assert ruling.name(1, "high").startswith("Three of a Kind, Nines")
