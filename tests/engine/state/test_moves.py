"""What a player may do, as a value, and what the table waits for."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.errors import Unreadable
from tests.house.ask import played, refused


def test_a_call_is_what_is_added_and_a_raise_a_total():
    may = legal(played("3 raise 600"))
    assert isinstance(may, Legal)
    assert (may.seat, may.fold, may.check, may.call, may.bet) == (1, True, False, 500, None)
    assert may.raise_ is not None and (may.raise_.least, may.raise_.most) == (1000, 20_000)


def test_what_is_waited_for_ends_a_refusal():
    reason = refused("1 call")
    assert WHAT_NOW not in reason and reason.split("; ")[1].startswith("now: ")


def test_the_table_waits_for_a_player_or_for_cards():
    assert (waiting(played()).kind, waiting(played()).seat) == ("act", 3)
    now = waiting(played("3 call, 1 call, 2 check"))
    assert isinstance(now, Waiting)
    assert (now.kind, now.to, now.count, now.burn, now.optional) == ("deal", "board", 3, 1, True)


@pytest.mark.parametrize("line", ["3 draw", "3 discard", "3 show 2", "3 door 1 Ah", "3 draw 2 Ah"])
def test_a_line_that_does_not_say_which_cards_or_how_many_is_refused(line):
    with pytest.raises(Unreadable):
        parse_action(line)


def test_named_cards_say_how_many_are_drawn():
    assert parse_action("3 draw AhKd").amount == 2
    assert parse_action("3 discard Ah").amount == 1
