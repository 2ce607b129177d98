"""High hands: Appendix C, and the short deck and Mexican orders of 2.37, 2.51, 2.52."""

from collections import Counter
from itertools import pairwise
from math import comb, prod

import pytest

from dealer_assist.scales import SCALES
from dealer_assist.scales.tables import POP, SETS, rank_deals
from tests.scales.table import best, name, name_of, strength

# Appendix C's own examples, best first.
WHAT_BEATS_WHAT = [
    ("AhKhQhJhTh", "Royal Flush"),
    ("2c3c4c5c6c", "Straight Flush, Six high"),
    ("8s8h8c8dJs", "Four of a Kind, Eights, Jack kicker"),
    ("7c7s7d2h2d", "Full House, Sevens over Twos"),
    ("AhKh9h7h6h", "Flush, Ace-King-Nine-Seven-Six"),
    ("5c6c7d8s9d", "Straight, Nine high"),
    ("6c6d6hAhKs", "Three of a Kind, Sixes, Ace-King kickers"),
    ("AsAc8s8cJd", "Two Pair, Aces and Eights, Jack kicker"),
    ("5h5s7c8c9c", "Pair of Fives, Nine-Eight-Seven kickers"),
    ("AhKhQhJs2s", "High Card, Ace-King-Queen-Jack-Two"),
    ("2s3s4d5c7h", "High Card, Seven-Five-Four-Three-Two"),
]


@pytest.mark.parametrize(("hand", "expected"), WHAT_BEATS_WHAT)
def test_a_hand_is_named_as_the_dealer_says_it(hand, expected):
    assert name("high", hand) == expected


@pytest.mark.parametrize(("better", "worse"), list(pairwise(hand for hand, _ in WHAT_BEATS_WHAT)))
def test_what_beats_what(better, worse):
    assert strength("high", better) > strength("high", worse)


def test_kings_and_tens_on_the_board_lose_to_aces_and_tens():
    """Appendix C: K-K-T-T-A loses to A-A-T-T-5."""
    board = "TcTd5s5hAs"
    assert name_of("high", "KsKd" + board) == "KsKdTdTcAs"
    assert name_of("high", "Ad2c" + board) == "AsAdTdTc5s"
    assert strength("high", "Ad2c" + board) > strength("high", "KsKd" + board)


def test_a_kicker_beats_a_lower_kicker():
    assert strength("high", "AsAc8s8cJd") > strength("high", "AdAh8d8hTs")


def test_suits_never_break_a_tie():
    """R17."""
    assert strength("high", "AsKsQsJsTh") == strength("high", "AcKcQcJcTd")


def test_the_ace_ends_a_straight_at_either_end_and_never_goes_round():
    assert name("high", "As2c3d4h5s") == "Straight, Five high"
    assert name("high", "AsKcQdJhTs") == "Straight, Ace high"
    assert name("high", "KsAc2d3h4s").startswith("High Card")
    assert strength("high", "6s2c3d4h5s") > strength("high", "As2c3d4h5s")


def test_the_wheel_is_told_with_the_ace_last():
    assert name_of("high", "As2c3d4h5s KsKd") == "5s4h3d2cAs"
    assert name("high", "Ah2h3h4h5h") == "Straight Flush, Five high"


def test_the_straight_flush_may_be_lower_than_the_flush_beside_it():
    assert name("high", "2h3h4h5h6hAhKh") == "Straight Flush, Six high"


def test_of_three_pairs_the_best_card_left_plays():
    assert name("high", "AsAhKsKhQsQhJd") == "Two Pair, Aces and Kings, Queen kicker"
    assert name("high", "AsAhKsKh3s3hQd") == "Two Pair, Aces and Kings, Queen kicker"


def test_two_trips_make_a_full_house():
    assert name_of("high", "9s9h9dKsKhKd2c") == "KsKhKd9s9h"


def test_a_quads_kicker_may_come_from_a_pair():
    assert name("high", "8s8h8c8d4c4d3s") == "Four of a Kind, Eights, Four kicker"


def test_of_equal_straights_the_highest_suits_are_shown():
    """R9: two nines for one straight, the one best for the player counts."""
    assert name_of("high", "9h9c8d7s6c5d2s")[:2] == "9h"


def test_of_two_flushes_in_ten_cards_the_better_counts():
    assert name_of("high", "AcKcQc9c2c AsKsQsTs2s") == "AsKsQsTs2s"


def test_fewer_than_five_cards_are_no_hand():
    assert best("high", "AsAhAdAc") is None
    assert strength("high", "AsAhAdAc") == 0


def hands_by_category(scale):
    """How many of all the hands of the deck fall in each category, and all strengths, by class."""
    counted, strengths = Counter(), []
    for _, five in rank_deals():
        held = Counter(card.rank for card in five)
        if not set(held) <= set(scale.ranks):
            continue
        deals = prod(comb(4, n) for n in held.values()) - (4 if len(held) == 5 else 0)
        strengths.append(scale.strength(five))
        counted[scale.category(strengths[-1])] += deals
    for mask in range(SETS):
        ranks = [rank for rank in range(13) if mask >> rank & 1]
        if POP[mask] == 5 and set(ranks) <= set(scale.ranks):
            strengths.append(scale.suited[mask])
            counted[scale.category(strengths[-1])] += 4
    return counted, strengths


@pytest.mark.exhaustive
def test_the_2598960_hands_have_7462_strengths():
    counted, strengths = hands_by_category(SCALES["high"])
    assert len(set(strengths)) == 7462
    assert counted == {
        "straight flush": 40, "quads": 624, "full house": 3744, "flush": 5108, "straight": 10200,
        "trips": 54912, "two pair": 123552, "pair": 1098240, "high card": 1302540,
    }


@pytest.mark.exhaustive
def test_the_376992_hands_of_the_short_deck():
    counted, _ = hands_by_category(SCALES["short-deck-high"])
    assert counted == {
        "straight flush": 24, "quads": 288, "full house": 1728, "flush": 480, "straight": 6120,
        "trips": 16128, "two pair": 36288, "pair": 193536, "high card": 122400,
    }


def test_the_658008_hands_of_the_mexican_deck_have_seven_straights():
    counted, _ = hands_by_category(SCALES["mexican-high"])
    assert sum(counted.values()) == 658008
    assert counted["straight flush"] == 7 * 4
    assert counted["straight"] == 7 * (4 ** 5 - 4)


# -- short deck (2.51, 2.52; R18) ----------------------------------------------------------------


def test_in_short_deck_a_flush_beats_a_full_house():
    assert strength("short-deck-high", "9s8s7s6sJs") > strength("short-deck-high", "AsAhAdKsKh")
    assert strength("short-deck-high", "6s6h6d6cKh") > strength("short-deck-high", "AsKs9s8s6s")


def test_in_short_deck_a_straight_beats_trips_unless_the_house_turns_them():
    wheel, aces = "9s8h7d6cAs", "AsAhAdKsQh"
    assert strength("short-deck-high", wheel) > strength("short-deck-high", aces)
    assert strength("short-deck-high-trips", wheel) < strength("short-deck-high-trips", aces)


def test_with_trips_over_straights_seven_cards_play_the_trips():
    assert name("short-deck-high", "9s9h9d8c7d6sTs") == "Straight, Ten high"
    assert name("short-deck-high-trips", "9s9h9d8c7d6sTs").startswith("Three of a Kind, Nines")


def test_the_short_deck_wheel_is_the_lowest_straight():
    assert name_of("short-deck-high", "As9h8d7c6s") == "9h8d7c6sAs"
    assert strength("short-deck-high", "Ts9h8d7c6s") > strength("short-deck-high", "As9h8d7c6s")
    assert strength("short-deck-high", "AsKhQdJcTs") > strength("short-deck-high", "KsQhJdTc9s")
    assert name("short-deck-high", "As9s8s7s6s") == "Straight Flush, Nine high"
    assert name("short-deck-high", "AsKsQsJsTs") == "Royal Flush"


def test_nine_eight_seven_six_ace_is_no_straight_in_a_full_deck():
    assert name("high", "As9h8d7c6s").startswith("High Card")


# -- Mexican Poker (2.37; R27) -------------------------------------------------------------------

MEXICAN_STRAIGHTS = ["5432A", "65432", "76543", "J7654", "QJ765", "KQJ76", "AKQJ7"]


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(MEXICAN_STRAIGHTS)))
def test_mexican_straights_skip_the_missing_cards(lower, higher):
    low, high = ("".join(rank + "shdcs"[n] for n, rank in enumerate(run)) for run in (lower, higher))
    assert strength("mexican-high", low) < strength("mexican-high", high)
    assert name("mexican-high", low).startswith("Straight, ")
    assert "".join(name_of("mexican-high", high)[::2]) == higher


def test_mexican_order():
    """R27: a flush outranks a full house, quads outrank both."""
    order = ["7hJhQhKhAh", "2s2h2d2c3s", "2s3s4s5s7s", "AsAhAdKsKh", "As2h3d4c5s", "AsAhAdKsQh"]
    strengths = [strength("mexican-high", hand) for hand in order]
    assert strengths == sorted(strengths, reverse=True)
    assert name("mexican-high", order[0]) == "Royal Flush"


# -- Quick Quads (2.45; R24) ---------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["8s8h8d6c2d", "2s2h2dAcAd", "6s6h6d3c3d", "TsThTd5c5d", "3s3h3d2cAd"])
def test_trips_and_two_cards_that_add_up_are_quads(hand):
    assert SCALES["quick-quads"].category(strength("quick-quads", hand)) == "quads"


@pytest.mark.parametrize(
    "hand", ["8s8h8d7c2d", "JsJhJd9c2d", "AsAhAd2c3d", "5s5h5dKcKd", "9s9h9dKcQd", "TsThTdKcJd"],
)
def test_faces_and_wrong_sums_add_up_to_nothing(hand):
    assert SCALES["quick-quads"].category(strength("quick-quads", hand)) in ("trips", "full house")


def test_quick_quads_rank_among_natural_quads_by_rank():
    assert strength("quick-quads", "8s8h8d6c2d") > strength("quick-quads", "7s7h7d7cKd")
    assert strength("quick-quads", "8s8h8d6c2d") < strength("quick-quads", "9s9h9d9c2h")
    assert strength("quick-quads", "TsThTd5c5d") < strength("quick-quads", "2h3h4h5h6h")


# -- qualifiers ----------------------------------------------------------------------------------


def test_a_pair_of_sixes_qualifies_and_so_does_everything_above():
    """R22: two pair of anything is better than a pair of sixes."""
    least = SCALES["high"].threshold("pair of sixes")
    assert strength("high", "6s6h4d3c2s") >= least
    assert strength("high", "3s3h2d2c4s") >= least
    assert strength("high", "5s5hAdKcQs") < least


@pytest.mark.parametrize(("word", "least", "below"), [
    ("pair", "2s2h3d4c5s", "AsKhQdJc9s"), ("flush", "2s3s4s5s7s", "AsKhQdJcTs"),
    ("pair of nines", "9s9h2d3c4s", "8s8hAdKcQs"), ("two pair", "2s2h3s3h4d", "AsAhKdQcJs"),
])
def test_a_qualifier_is_met_by_its_lowest_hand(word, least, below):
    assert strength("high", least) >= SCALES["high"].threshold(word) > strength("high", below)


@pytest.mark.parametrize("word", ["8", "pear", "pair of", "pair of lemons", ""])
def test_an_unknown_qualifier_is_refused_with_the_words_known(word):
    with pytest.raises(ValueError, match="pair of sixes"):
        SCALES["high"].threshold(word)
