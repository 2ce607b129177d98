"""What a player may do, as a value, and what the table waits for."""

from __future__ import annotations

from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.waiting import Waiting
from tests.house.ask import played, refused


def test_a_call_is_what_is_added_and_a_raise_a_total():
    may = legal(played("3 raise 600"))
    assert isinstance(may, Legal)
    assert (may.seat, may.fold, may.check, may.call, may.bet) == (1, True, False, 500, None)
    assert may.raise_ is not None and (may.raise_.least, may.raise_.most) == (1000, 20_000)


def test_what_is_waited_for_ends_a_refusal():
    assert Waiting("act", "Seat 3 to act.").refusal == "now: seat 3 to act."
    said = refused("1 call")
    assert WHAT_NOW not in said and said.split("; ")[1].startswith("now: ")


def test_the_table_waits_for_a_player_or_for_cards():
    assert (waiting(played()).kind, waiting(played()).seat) == ("act", 3)
    now = waiting(played("3 call, 1 call, 2 check"))
    assert (now.kind, now.to, now.count, now.burn, now.optional) == ("deal", "board", 3, 1, True)
