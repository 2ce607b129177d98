"""The last draw run again: the cards behind `run N` (house rules 8, `run-it`)."""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.dealing import redraw, runs
from dealer_assist.engine.play import Hand
from tests.house.ask import played

SHORT = {"game": "badugi", "betting": "pot-limit", "seats": {1: 300, 2: 300}, "blinds": [50, 100],
         "button": 2, "tournament": False, "preset": "cash"}
TO_THE_LAST = "2 raise 300, 1 call, 1 draw 1, 2 pat, 1 pat, 2 pat"


def hand(more: str) -> Hand:
    return played(f"{TO_THE_LAST}, {more}", **SHORT)


def test_it_is_open_between_the_last_announcement_and_the_first_card():
    assert runs.runs_open(played(TO_THE_LAST, **SHORT)) == 1
    drawn = hand("1 draw 2, 2 pat")
    assert (redraw.open_to_run(drawn), runs.runs_open(drawn)) == (True, 3)
    assert runs.runs_open(hand("1 draw 2, 2 pat, 1 show AsKd2c3h")) == 1
    assert runs.runs_open(hand("1 pat, 2 pat")) == 1


def test_the_finished_hand_is_put_aside_and_only_the_drawn_cards_are_new():
    again = hand("1 draw 2, 2 pat, run 2, 1 show As2d3c4h, 2 show KsQdJcTh")
    first = tuple(parse_cards("As2d3c4h"))
    assert again.cards.runs[0][again.seat_index[1]] == first
    assert again.cards.down[again.seat_index[1]] == [UNKNOWN] * 4
    assert again.showdown.shown[again.seat_index[2]] and redraw.agreed(again)


def test_the_stub_loses_a_burn_and_the_cards_of_each_run():
    before = hand("1 draw 2, 2 pat, run 3, 1 show As2d3c4h").deck.stub
    assert hand("1 draw 2, 2 pat, run 3, 1 show As2d3c4h, 2 show KsQdJcTh").deck.stub == before - 3
