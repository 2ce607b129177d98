"""Lows: Appendix A, all three scales."""

from itertools import pairwise
from pathlib import Path

import pytest

from dealer_assist.scales import SCALES
from dealer_assist.scales.numbers import lowball_number, lowball_table
from dealer_assist.scales.tables import rank_deals
from tests.scales.table import best, cards, name, name_of, rainbow, strength

LOWBALL = ("ace-to-five", "deuce-to-seven", "ace-to-six")
PRINTED = [line.split() for line in (Path(__file__).parent / "appendix_a.txt").read_text().splitlines()]


@pytest.mark.parametrize(("column", "scale"), list(enumerate(LOWBALL, 1)))
def test_the_columns_of_appendix_a_come_out_of_the_scales(column, scale):
    assert len(PRINTED) == 55
    assert lowball_table(scale, 55) == tuple(line[column] for line in PRINTED)


@pytest.mark.parametrize("line", PRINTED, ids=lambda line: line[0])
def test_each_printed_hand_has_its_number(line):
    number, *hands = line
    for scale, hand in zip(LOWBALL, hands, strict=True):
        assert lowball_number(scale, cards(rainbow(hand))) == int(number)
        assert lowball_number(scale, best(scale, rainbow(hand))) == int(number)


def test_numbers_end_with_the_printed_table_and_with_suited_hands():
    # "a total of 56 hands that are Eight-or-Better"
    assert lowball_number("ace-to-five", cards(rainbow("87654"))) == 56
    assert lowball_number("ace-to-five", cards(rainbow("97654"))) is None
    assert lowball_number("deuce-to-seven", cards("7s5s4s3s2s")) is None
    assert lowball_number("ace-to-five", cards("5s4s3s2sAs")) == 1
    with pytest.raises(ValueError, match="deuce-to-seven"):
        lowball_number("high", cards("7s5s4s3s2s"))


def rank_sets_at_least(scale, qualifier):
    least = SCALES[scale].threshold(qualifier)
    return sum(SCALES[scale].strength(five) >= least for _, five in rank_deals())


def test_there_are_56_eight_or_better_lows():
    """Appendix A: one five, 5 sixes, 15 sevens, 35 eights."""
    assert [rank_sets_at_least("ace-to-five", word) for word in "5678"] == [1, 6, 21, 56]


@pytest.mark.exhaustive
def test_there_are_52_nine_or_better_deuce_to_seven_lows():
    """Appendix A: four sevens, 14 eights, 34 nines; number 53 is the perfect ten."""
    assert [rank_sets_at_least("deuce-to-seven", word) for word in "6789"] == [0, 4, 18, 52]
    assert lowball_table("deuce-to-seven", 53)[-1] == "T5432"


@pytest.mark.exhaustive
def test_the_same_in_ace_to_six_one_lower():
    assert [rank_sets_at_least("ace-to-six", word) for word in "5678"] == [0, 4, 18, 52]


def test_ace_to_six_is_deuce_to_seven_less_one():
    """Appendix A: "merely by subtracting one"."""
    lower = dict(zip("23456789TJQKA", "A23456789TJQK", strict=True))
    assert lowball_table("ace-to-six", 1277) == tuple(
        "".join(lower[rank] for rank in hand) for hand in lowball_table("deuce-to-seven", 1277)
    )


# -- ace-to-five (R13) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [
    ("AA765", "22543"), ("AA654", "AA732"), ("KQJT9", "AA234"), ("KKQJT", "2233A"), ("KKQQJ", "AAA23"),
    ("KKKQJ", "AAA22"), ("AAAKK", "222AA"), ("KKKQQ", "AAAA2"), ("22AA3", "3322A"), ("AAA32", "AAA42"),
])
def test_ace_to_five_order(better, worse):
    assert strength("ace-to-five", rainbow(better)) > strength("ace-to-five", rainbow(worse))


def test_straights_and_flushes_do_not_count_in_ace_to_five():
    assert strength("ace-to-five", "5s4s3s2sAs") == strength("ace-to-five", rainbow("5432A"))


def test_the_lowest_five_of_seven_are_told_from_the_top():
    assert name_of("ace-to-five", "KsKd7s5h3dAc6d") == "7s6d5h3dAc"


@pytest.mark.parametrize(("hand", "lowest"), [
    ("AsAhAdAcKsKhKd", "AsAhAdKsKh"),   # the lower trips
    ("2s2h2d2cAsAh3d", "2s2hAsAh3d"),   # two pair before trips
    ("9s9h8s8h7s7hKd", "7s7hKd9s8s"),   # one pair before two
    ("9s9h8s8h7s7h", "8s8h7s7h9s"),     # the lowest two pairs
    ("AsAhAdAc2s2h", "AsAhAd2s2h"),
])
def test_crowded_hands_part_into_their_least_bad_five(hand, lowest):
    assert name_of("ace-to-five", hand) == lowest


# -- deuce-to-seven (R14) ------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [
    (rainbow("75432"), rainbow("76432")),
    (rainbow("A5432"), rainbow("A6432")),      # A5432 is a perfect ace high ...
    (rainbow("KQJT8"), rainbow("A5432")),
    (rainbow("A5432"), rainbow("22543")),      # ... and beats any pair
    (rainbow("22543"), rainbow("AA765")),      # twenty-twos are the lowest pair, aces the highest
    (rainbow("76543"), rainbow("87654")),      # the lowest straight wins
    (rainbow("AAAKQ"), rainbow("65432")),
    ("8s6s5s4s3s", "9s5s4s3s2s"),              # and the lowest flush
    (rainbow("AKQJT"), "7s5s4s3s2s"),
    ("As5s4s3s2s", "2s2h2d3s3h"),              # A5432 of one suit is a flush, not a straight flush
    ("2s2h2d2c3s", "6s5s4s3s2s"),
])
def test_deuce_to_seven_order(better, worse):
    assert strength("deuce-to-seven", better) > strength("deuce-to-seven", worse)


def test_the_best_of_seven_steps_around_straights_and_flushes():
    assert name_of("deuce-to-seven", "2s3h4d5c6s7h8d") == "7h5c4d3h2s"
    assert name("deuce-to-seven", "7s5s4s3s2s8hKh") == "eight-five low, number five"
    assert name_of("deuce-to-seven", "7s5s4s3s2s2hKh") == "7s5s4s3s2h"


def test_a_paired_run_plays_the_pair():
    """Six cards 2-3-4-5-6-6 hold no five of different ranks but the straight."""
    assert name("deuce-to-seven", "2s3h4d5c6s6h") == "pair of sixes low, 4-3-2"


def test_seven_of_one_suit_play_the_lowest_flush():
    assert name("deuce-to-seven", "AsKsQs8s6s4s2s") == "queen-high flush low, Q-8-6-4-2"


# -- ace-to-six (R15) ----------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [
    ("6432A", "7432A"), ("KQJTA", "AA234"), ("AA234", "5432A"), ("AA234", "22345"), ("5432A", "65432"),
])
def test_ace_to_six_order(better, worse):
    assert strength("ace-to-six", rainbow(better)) > strength("ace-to-six", rainbow(worse))


def test_king_queen_jack_ten_ace_is_no_straight_in_ace_to_six():
    assert name("ace-to-six", rainbow("KQJTA")) == "king-queen low, K-Q-J-10-A"
    assert name("ace-to-six", rainbow("5432A")) == "five-high straight low"


# -- qualifiers (R16, R33) -----------------------------------------------------------------------


@pytest.mark.parametrize(("qualifier", "least", "below"), [
    ("8", "87654", "9432A"), ("8", "87654", "AA234"), ("5", "5432A", "6432A"), ("J", "JT987", "Q432A"),
    ("Q", "QJT98", "K432A"), ("9", "98765", "T432A"), ("no pair", "KQJT9", "AA234"), ("11", "JT987", "Q432A"),
])
def test_the_qualifier_card_itself_is_in(qualifier, least, below):
    scale = SCALES["ace-to-five"]
    assert scale.strength(cards(rainbow(least))) >= scale.threshold(qualifier)
    assert scale.strength(cards(rainbow(below))) < scale.threshold(qualifier)


@pytest.mark.parametrize("scale", LOWBALL)
def test_an_unknown_qualifier_is_refused(scale):
    with pytest.raises(ValueError, match="eight or better"):
        SCALES[scale].threshold("flush")


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scale", "hand", "expected"), [
    ("ace-to-five", rainbow("6432A"), "six-four low, number two"),
    ("ace-to-five", rainbow("76543"), "seven-six low, number twenty-one"),
    ("ace-to-five", rainbow("87653"), "eight-seven low, number fifty-five"),
    ("ace-to-five", rainbow("97654"), "nine-seven low, 9-7-6-5-4"),
    ("ace-to-five", rainbow("AA765"), "pair of aces low, 7-6-5"),
    ("ace-to-five", rainbow("5533A"), "fives and threes low, A"),
    ("ace-to-five", rainbow("66632"), "three sixes low, 3-2"),
    ("ace-to-five", rainbow("AAAKK"), "aces full of kings low"),
    ("ace-to-five", rainbow("2222A"), "four twos low, A"),
    ("deuce-to-seven", rainbow("A5432"), "ace-five low, A-5-4-3-2"),
    ("deuce-to-seven", rainbow("AKQJT"), "ace-high straight low"),
    ("deuce-to-seven", "6s5s4s3s2s", "six-high straight flush low"),
    ("deuce-to-seven", "9s5s4s3s2s", "nine-high flush low, 9-5-4-3-2"),
])
def test_a_low_is_named_as_the_dealer_says_it(scale, hand, expected):
    assert name(scale, hand) == expected


@pytest.mark.parametrize("scale", LOWBALL)
def test_numbers_run_from_the_best_down(scale):
    strengths = [strength(scale, rainbow(hand)) for hand in lowball_table(scale, 55)]
    assert all(better > worse for better, worse in pairwise(strengths))
