"""The sentences of a ruling, and the rule each rests on."""

from __future__ import annotations

import pytest

from dealer_assist.engine.showdown import reasons
from dealer_assist.games import load_game


def test_seats_are_listed_as_they_are_said():
    assert reasons.seats([2]) == "seat 2"
    assert reasons.seats([2, 3, 5]) == "seats 2, 3 and 5"


@pytest.mark.parametrize(
    ("word", "expected"), [("8", "an eight or better"), ("pair of sixes", "a pair of sixes or better")]
)
def test_a_qualifier_is_said_with_its_article(word, expected):
    assert reasons.qualifier(word) == expected


def test_a_note_on_one_of_several_pots_says_which():
    note = reasons.tie("Side pot 1:", [2, 5], "high")
    assert note.text.startswith("Side pot 1: Seats 2 and 5 tie")
    assert note.document() == {"text": note.text, "rule": "1.2.3"}
    assert reasons.tie("", [2, 5], "high").text.startswith("Seats 2 and 5 tie")


def test_what_nobody_makes_is_told_with_who_takes_it():
    note = reasons.unqualified("", load_game("omaha-8"), "low", "8", ["high"])
    assert (note.text, note.rule) == ("Nobody makes an eight or better for low: high takes it all.", "2.42")


def test_an_odd_chip_is_told_with_who_got_it_and_why():
    note = reasons.odd_chips("", [2, 5], "high", [5], "first clockwise from the button on seat 4")
    assert "odd chip goes to seat 5" in note.text
    assert reasons.passed_over("", [2], [5]).rule == "R6"
