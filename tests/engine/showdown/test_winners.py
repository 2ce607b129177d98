"""Who wins which side of a pot (R5, R22, R54)."""

from __future__ import annotations

from dealer_assist.cards import parse_cards
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.winners import flat, won
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house


def table(game, hands, board="", **house):
    shown = Showdown(
        load_game(game),
        read_house("barge", house),
        {seat: parse_cards(cards) for seat, cards in hands.items()},
        1,
        board=parse_cards(board),
    )
    return Tabled(shown, shown.board)


def test_a_side_nobody_makes_is_not_there():
    """R5: no low, and the high takes it all."""
    here = table("omaha-8", {1: "AhAsKhKs", 2: "QhQsJhJs"}, "9c9d9hTsTd")
    assert [(one.side.name, one.winners) for one in won(here, here.sides, (1, 2))] == [("high", (1,))]


ARCHIE = {1: "2s3s4s5d9h", 2: "2h3h4c6d9d"}


def test_where_nobody_qualifies_the_page_or_the_house_says_who_takes_it():
    """R22, `archie-none`: neither a pair of sixes nor an eight low."""
    here = table("archie", {1: "AsKdQc9h2s", 2: "AhKcQd9s3s"})
    best = won(here, here.sides, (1, 2))
    assert len(best) == 1 and not best[0].qualified
    split = table("archie", {1: "AsKdQc9h2s", 2: "AhKcQd9s3s"}, **{"archie-none": "split-all"})
    assert won(split, split.sides, (1, 2))[0].winners == (1, 2)


def test_as_long_as_a_side_cannot_be_judged_nobody_has_missed_them_all():
    here = table("archie", {1: "AsKdQc9h2s", 2: "AhKcQd9s3s"})
    assert won(here, here.sides, (1, 2), lambda side: side.name != "low") == ()


def test_a_side_that_is_split_again_is_won_by_its_parts():
    """R54."""
    here = table("double-board-omaha-8", {1: "AhAs2c3d", 2: "KhKsQcQd"}, "4c5dKc9s9hAcTdTh8s7s")
    winners = won(here, here.sides, (1, 2))
    assert all(one.inner for one in winners)
    assert [one.side.board for one in flat(winners)] == sorted(one.side.board for one in flat(winners))
