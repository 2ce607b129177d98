"""Words put together as no page of the rulebook has them: a room's own games go through the same engine."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.winners import won
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import NotNow
from dealer_assist.games import GameLibrary
from dealer_assist.games.loader.library import SHIPPED
from dealer_assist.rules.house import read_house

HEAD = 'name = "Own"\nsection = "house"\nsummary = "Ours."\n'


def own(text: str) -> GameLibrary:
    return GameLibrary((SHIPPED,), {"own": HEAD + text})


def played(text: str, lines: str, **setup: Any) -> Hand:
    document = {"game": "own", "betting": "no-limit", "blinds": [1, 2], "button": 1,
                "seats": {"1": 100, "2": 100}, **setup}
    return play(read_setup(document, own(text).load), [parse_action(line) for line in lines.split(", ")])


RED_ALONE = 'extends = "holdem"\n[becomes.omaha-8]\nwhen = "flop red 2+"\nsteps = ["hole 2"]\n'


def test_a_flop_that_decides_nothing_leaves_the_game_as_it_was():
    """2.62 names a game for red and one for black; a room may name one alone."""
    assert played(RED_ALONE, "1 call, 2 check, deal board 2h3d4c").game.id == "omaha-8"
    assert played(RED_ALONE, "1 call, 2 check, deal board 2h3s4c").game.id == "own"


def test_the_boards_to_come_are_told_before_the_flop_has_chosen():
    """2.62, all-in: one burn for two cards of one street, and a roll among them is no board."""
    more = 'extends = "wonky-donkey"\n[streets.river]\nsteps = ["board 1", "board 1", "roll 1"]\n'
    agenda = [(step.do, step.cards) for step in next_steps(played(more, "1 all-in, 2 call"))]
    assert agenda == [("turn-up", 0), ("burn", 0), ("deal", 3), ("burn", 0), ("deal", 1), ("burn", 0),
                      ("deal", 1), ("deal", 1), ("show", 0)]


def nobody_qualifies(hole: str) -> Tabled:
    text = (f'extends = "holdem-8"\nnobody = "high"\n[sides.high]\nqualifier = "flush"\n{hole}'
            '[sides.low]\nqualifier = "8"\n')
    showdown = Showdown(own(text).load("own"), read_house(), {1: parse_cards("AhKh"), 2: parse_cards("Ac2c")},
                        1, board=parse_cards("KdTs9c5h3d"))
    return Tabled(showdown, showdown.board)


def test_where_nobody_qualifies_with_a_board_the_best_hand_that_it_makes_takes_the_pot():
    """As 2.4 has it without one: a pair of kings beats ace high, whichever cards may be used."""
    for hole in ("", "hole = 2\n"):
        table = nobody_qualifies(hole)
        side, = won(table, table.sides, (1, 2))
        assert (side.winners, side.qualified) == ((1,), False)


def test_where_all_of_a_hand_was_bought_the_card_that_is_thrown_is_named():
    """A room that sells four cards each: the last three were thrown face down, and no such card is left."""
    sells = ('extends = "progressive-badugi-buy"\n[streets.sale]\nafter = "fourth"\nsteps = ["buy 4"]\n'
             'bet = "big"\nopens = "button"\n')
    stakes = {"betting": "limit", "small_bet": 200, "big_bet": 400, "blinds": [100, 200],
              "seats": {"1": 20_000, "2": 20_000}}
    bought = ", ".join(f"deal community {card}, 2 pat, 1 buy" for card in ("5s", "6s", "7s"))
    lines = f"1 call, 2 check, 2 check, 1 check, 2 check, 1 check, {bought}, deal community 8s, 2 pat"
    with pytest.raises(NotNow, match="Every card of seat 1 lies open"):
        played(sells, f"{lines}, 1 buy", **stakes)
    hand = played(sells, f"{lines}, 1 buy 6s", **stakes)
    assert hand.over or [str(card) for card in hand.cards.up[hand.seat_index[1]][-2:]] == ["7s", "8s"]
