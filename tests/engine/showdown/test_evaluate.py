"""What tabled hands make on one board, worked out once for all pots."""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house


def showdown(game, hands, board="", **more):
    return Showdown(
        load_game(game),
        read_house(),
        {seat: parse_cards(cards) for seat, cards in hands.items()},
        1,
        board=parse_cards(board),
        **more,
    )


def tabled(*args, **more):
    shown = showdown(*args, **more)
    return Tabled(shown, shown.board)


def test_a_hand_is_known_when_its_cards_and_the_board_are():
    hands = {1: "AhKh", 2: "2c??"}
    assert showdown("holdem", hands, "QhJhTh3s2d").all_known() == [1]
    assert showdown("holdem", hands, "QhJhTh").all_known() == []
    assert (
        not showdown("holdem", {1: "AhKh"}, "QhJhTh3s")
        ._replace(board=(*parse_cards("QhJhTh3s"), None))
        .known(1)
    )
    assert UNKNOWN in parse_cards("2c??")


def test_a_hand_below_the_qualifier_counts_for_nothing_and_is_a_hand_all_the_same():
    table = tabled("stud-8", {1: "As2d3c4h9sKcKd", 2: "As2d3c4h8sQcQd"})
    low = table.sides[1].tiers[0]
    assert table.counts(low, 1) == 0 < table.strength(low, 1) < table.strength(low, 2) == table.counts(low, 2)


def test_the_winner_of_a_side_is_looked_for_among_the_seats_of_the_pot():
    table = tabled("holdem", {1: "AhAs", 2: "KhKs", 3: "QhQs"}, "2c3c4d9dTd")
    side = table.sides[0]
    assert [table.winners(side, seats)[1] for seats in ((1, 2, 3), (2, 3), (3,), (1, 2))] == [
        (1,),
        (2,),
        (3,),
        (1,),
    ]


def test_a_side_that_nobody_makes_has_no_winner():
    table = tabled("omaha-8", {1: "AhAsKhKs", 2: "QhQsJhJs"}, "9c9d9hTsTd")
    assert table.winners(table.sides[1], (1, 2)) is None


def test_a_hand_is_told_with_the_cards_that_make_it():
    best_hand = tabled("omaha", {1: "AhAsKcQd"}, "Kh Qh Jh 2c 3d").hand_on(
        tabled("omaha", {1: "AhAsKcQd"}, "KhQhJh2c3d").sides[0], 1
    )
    assert best_hand is not None and sorted(best_hand.cards) == sorted(parse_cards("KcQdKhQhJh"))


def test_every_set_of_cards_that_makes_the_hand_is_told_for_the_odd_chip():
    """R9: the pair of sixes can be filled up with either of two kings."""
    table = tabled("stud", {1: "6s6d Ah Kd Kc Qs 2c".replace(" ", "")})
    sets = table.sets(table.sides[0].tiers[0], 1)
    assert {frozenset(cards) for cards in sets} == {frozenset(parse_cards("KdKc6s6dAh"))}


def test_the_card_for_all_is_part_of_every_hand():
    """R46."""
    table = tabled("stud", {1: "AsKdQcJh4c2d", 2: "2s3d4h5c9sKs"}, community=parse_cards("Ts")[0])
    assert table.sides[0].tiers[0] and table.winners(table.sides[0], (1, 2))[1] == (1,)
