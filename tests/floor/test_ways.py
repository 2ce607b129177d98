"""Where an action of the past does not fit any more: the legal ways on, and what each makes of the rest."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.floor.repair_options import _draws, folded, replaces, ways
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import parse_action
from tests.house.ask import played

STUD: dict[str, Any] = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10,
                        "small_bet": 50, "button": None, "up": {"1": "2c", "2": "Ks", "3": "9d"}}
FIVE = {"game": "five-card-draw", "betting": "limit", "small_bet": 200, "big_bet": 400}
CALLS = "3 call, 1 call, 2 check"


def offered(
    actions: str, line: str, later: tuple[str, ...] = (), **setup: Any,
) -> list[tuple[str, str | None]]:
    """How and with which line the hand may go on where `line` is refused."""
    before = [one.strip() for one in actions.split(",") if one.strip()]
    options = ways(played(actions, **setup), 7, [*before, line, *later], len(before))
    assert options[-1] == {"how": "stop", "line": None, "lines": None, "seq": 7}
    return [(way["how"], way["line"]) for way in options[:-1]]


@pytest.mark.parametrize(("actions", "line", "instead", "setup"), [
    ("", "3 raise 250", True, {}), ("", "1 call", False, {}), (CALLS, "deal board AhKdQc", False, {}),
    (f"{CALLS}, 1 check", "deal board AhKdQc", True, {}), ("3 fold", "3 call", True, {}),
    (CALLS, "1 draw 2", True, FIVE), (CALLS, "2 draw 2", False, FIVE), (CALLS, "1 pat", True, FIVE),
    ("3 fold, 1 fold", "2 check", True, {}),
])
def test_whether_what_is_awaited_stands_in_the_place_of_a_line(
    actions: str, line: str, instead: bool, setup: dict[str, Any]
):
    """The same seat did something else, or somebody else's action was missed before it."""
    if "deal" not in line:
        assert replaces(played(actions, **setup), line) is instead
    else:
        assert replaces(played(actions, **setup), line)     # cards that nobody named lie there


def test_whatever_somebody_did_after_folding_is_left_out():
    assert folded(played("3 fold"), "3 call") and not folded(played("3 fold"), "1 call")
    assert offered("3 fold", "3 call", ("1 call",)) == [("out", None)]


def test_a_bet_that_is_too_small_is_put_to_the_least_and_too_much_to_the_most():
    assert ("instead", "3 raise 400") in offered("", "3 raise 250")
    assert ("instead", "3 raise 20000") in offered("", "3 raise 99000")
    assert ("instead", "3 raise 700") in offered("", "3 raise 710", chip=100)
    assert ("out", None) in offered("", "3 raise 250")


def test_in_limit_the_nearest_step_is_proposed():
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    assert ("instead", "3 raise 400") in offered("", "3 raise 950", **limit)


def test_what_was_missed_goes_before():
    offered = ways(played("3 call"), 7, ["3 call", "2 check", "1 fold"], 1)
    missed = next(way for way in offered if way["line"] == "1 call")
    assert (missed["how"], missed["lines"]) == ("before", ["3 call", "1 call", "2 check", "1 fold"])


def test_who_brings_it_in_completes_or_goes_all_in():
    assert offered("", "1 call", **STUD)[:2] == [("instead", "1 bring-in"), ("instead", "1 complete")]
    short = {**STUD, "seats": {1: 12, 2: 900, 3: 900}}
    assert ("instead", "1 bring-in") in offered("", "1 call", **short)


def test_a_stack_alone_goes_all_in():
    jam = {"betting": "jam-or-fold", "seats": {1: 5000, 2: 5000, 3: 5000}}
    assert offered("", "3 call", **jam)[:2] == [("instead", "3 fold"), ("instead", "3 all-in")]


def test_a_draw_of_another_number_and_standing_pat():
    assert offered(CALLS, "1 draw 9", **FIVE)[:2] == [("instead", "1 pat"), ("instead", "1 draw 5")]
    assert offered(CALLS, "1 draw 0", **FIVE)[0] == ("instead", "1 pat")


def test_a_hand_that_cannot_be_shown_is_thrown_in():
    shown = ("3 call, 1 call, 2 check, deal board AhKd2c, 1 check, 2 check, 3 check, deal board 5s, 1 check, "
             "2 check, 3 check, deal board 9d, 1 check, 2 check, 3 check")
    assert ("instead", "1 muck") in offered(shown, "1 show AhAd")


def test_nothing_goes_on_in_a_hand_that_is_over():
    assert offered("3 fold, 1 fold", "2 check") == []


MEXICAN: dict[str, Any] = {"game": "mexican-poker", "betting": "limit", "blinds": [], "ante": 5,
                           "small_bet": 50, "big_bet": 100, "button": 3,
                           "up": {"1": "Kc", "2": "5c", "3": "6c"}}


def test_where_two_sizes_are_open_the_nearer_one_is_proposed():
    """2.37: the first to bet picks the small or the big one."""
    assert offered("", "1 bet 90", **MEXICAN)[0] == ("instead", "1 bet 100")
    assert offered("", "1 bet 60", **MEXICAN)[0] == ("instead", "1 bet 50")


def test_a_discard_is_no_draw_so_nobody_stands_pat():
    """Crazy Pineapple after the flop: one of three goes, named or not."""
    hand = played("3 call, 1 call, 2 check, deal board 2c7d9h, 1 check, 2 check, 3 check",
                  game="crazy-pineapple-8", betting="limit", small_bet=200, big_bet=400)
    now = waiting(hand)
    assert now.kind == "discard"
    assert list(_draws(now, parse_action("1 fold"))) == [f"{now.seat} discard 1"]


def test_where_cards_have_to_be_dealt_first_nothing_is_offered_for_a_line():
    """All-in: the board is dealt now, and no bet stands in the place of one that does not fit."""
    allin = "3 all-in, 1 call, 2 fold, 3 show AsAd, 1 show KsKd"
    assert offered(allin, "1 bet 300") == [("out", None)]
