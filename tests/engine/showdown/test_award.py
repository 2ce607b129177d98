"""Who is paid what: the same judgement with and without its reasons (1.2.3; R5, R12)."""

from __future__ import annotations

from dealer_assist.cards import parse_cards
from dealer_assist.engine.showdown.award import Pot, Showdown, settle
from dealer_assist.engine.showdown.award_notes import label_within, on_odd_chips
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.sides import PlayedSide
from dealer_assist.engine.showdown.split import PotPart
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house

BOARD = parse_cards("KhQdJc3s2d")


def showdown(game="holdem", hands=None, **more):
    hands = hands or {2: "AsTc", 5: "AdTs", 9: "KcKs"}
    return Showdown(
        load_game(game), read_house(), {seat: parse_cards(cards) for seat, cards in hands.items()}, 4, **more
    )


def test_reasons_change_nothing_and_can_be_asked_for_later():
    pots = [Pot(301, (2, 5, 9)), Pot(100, (5, 9))]
    plain, explained = settle(showdown(board=BOARD), pots), settle(showdown(board=BOARD), pots, why=True)
    assert plain == explained and plain.notes == explained.notes
    assert plain.awards == {2: 150, 5: 251}     # the odd chip goes to seat 5, first from the button
    assert plain != settle(showdown(board=BOARD), pots[:1])
    assert plain != plain.awards


def test_seats_of_a_pot_may_come_in_any_order():
    assert settle(showdown(board=BOARD), [Pot(300, (9, 5, 2))]).pots[0].seats == (2, 5, 9)


def test_a_pot_that_one_seat_alone_can_win_needs_no_hand():
    ruling = settle(showdown(hands={2: "????", 5: "AdTs"}, board=BOARD), [Pot(300, (2,))])
    assert ruling.awards == {2: 300} and ruling.notes == () and ruling.tables == ()


def test_a_pot_that_one_seat_alone_can_win_is_told_by_the_sides_it_makes():
    """High and low to one hand; a low nobody makes is no side of it."""
    low = showdown("omaha-8", {2: "As2s3c9h", 5: "KcKsQcQs"}, board=parse_cards("4c5c8hTdTs"))
    assert [share.side for share in settle(low, [Pot(300, (2,))]).pots[0].shares] == ["high", "low"]
    assert [share.side for share in settle(low, [Pot(300, (5,))]).pots[0].shares] == ["high"]


def test_notes_of_the_hand_stand_around_those_of_the_judge():
    ruling = settle(showdown(board=BOARD), [Pot(301, (2, 5, 9))])
    before, after = Note("Before.", "R59"), Note("After.", "App. B")
    noted = ruling.noted(before=[before], after=[after])
    assert noted.notes == (before, *ruling.notes, after)
    assert noted.awards == ruling.awards


def test_a_pot_is_parted_between_the_boards_and_the_odd_chip_goes_to_the_first():
    """R12."""
    runs = (BOARD, parse_cards("KhQdJc3s9s"))
    ruling = settle(showdown(hands={2: "AsTc", 9: "KcKs"}, runouts=runs), [Pot(301, (2, 9))])
    assert [(share.runout, share.amount) for share in ruling.pots[0].shares] == [(1, 151), (2, 150)]


def test_an_odd_chip_is_told_with_who_gets_it():
    """1.2.3: first clockwise from the button; without one the tie alone is told."""
    odd = settle(showdown(board=BOARD), [Pot(301, (2, 5))], why=True).notes
    even = settle(showdown(board=BOARD), [Pot(300, (2, 5))], why=True).notes
    assert "the odd chip goes to seat 5" in odd[0].text and "odd chip" not in even[0].text


def test_who_is_passed_over_for_the_odd_chip_is_told_too():
    """A seat first in order that has an odd chip of another side already."""
    paid = {5: PotPart(150, False), 2: PotPart(150, True)}
    notes = list(on_odd_chips("", "high", (2, 5), (5, 2), paid, "button"))
    assert len(notes) == 2 and "5" in notes[1].text and "2" in notes[1].text


def test_what_is_decided_within_a_side_is_called_by_the_side():
    """R54, and as the felt names its boards."""
    assert label_within("", PlayedSide("bottom", (), board=2)) == "Bottom:"
    assert "High" in label_within("Main pot:", PlayedSide("high", ()))
