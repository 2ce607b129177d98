"""Who may see a hand at the showdown, and whose time is up (house rules, sections 7 and 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.floor.test_advice import Document, document, refused, ruled

# Seat 3 bets the river, seats 1 and 2 call; seat 2 has thrown the cards away.
RIVER = ("3 call, 1 call, 2 check, deal board Kc9h4d, 1 check, 2 check, 3 check, deal board 7s, 1 check, "
         "2 check, 3 check, deal board 2c, 1 check, 2 check, 3 bet 400, 1 call, 2 call, 3 show AhAd, 2 muck")
CHECKED = RIVER.partition(", 3 bet")[0] + ", 3 check"


def asked_by(seat: int, actions: str = RIVER, **house: Any) -> Document:
    return ruled(document(actions, house=house), kind="ask-to-see", seat=seat)


def test_a_caller_of_the_river_who_holds_cards_may_see_the_hand_of_the_bettor():
    advice = asked_by(1)
    assert advice["sentence"] == (
        "Seat 1 called the last bet and still holds cards: the hand of seat 3 is seen.")
    assert advice["steps"] == ["Turn up the hand of seat 3."] and advice["rule"] == "ask-to-see"


def test_who_has_thrown_the_cards_away_may_not_ask():
    assert asked_by(2)["sentence"] == "Seat 2 has thrown the cards away and may not ask."
    assert asked_by(2)["steps"] == []


def test_who_was_all_in_before_the_river_has_called_no_bet_there():
    """§7 `ask-to-see`: "a river caller who still holds cards may see the aggressor's hand"."""
    all_in = ("3 raise 600, 1 all-in, 2 call, 3 call, deal board Kc9h4d, 2 check, 3 check, deal board 7s, "
              "2 check, 3 check, deal board 2c, 2 check, 3 bet 400, 2 call")
    short = document(all_in, seats={"1": 900, "2": 10_000, "3": 10_000}, house={"all-in-show": "at-showdown"})
    advice = ruled(short, kind="ask-to-see", seat=1)
    assert advice["steps"] == [] and "has not called the last bet" in advice["sentence"]
    assert ruled(short, kind="ask-to-see", seat=2)["steps"] == ["Turn up the hand of seat 3."]


def test_nobody_is_to_be_seen_where_nobody_bet():
    assert asked_by(1, CHECKED)["sentence"] == "Nobody bet on the last street: no hand has to be seen."


@pytest.mark.parametrize(("rule", "steps"), [("any", ["Turn up the hand of seat 3."]), ("floor", [])])
def test_another_room_lets_anybody_ask_or_leaves_it_to_the_floor(rule: str, steps: list[str]):
    assert asked_by(2, **{"ask-to-see": rule})["steps"] == steps


def test_the_bettor_does_not_ask_and_nobody_asks_before_the_showdown():
    asked: dict[str, Any] = {"kind": "ask-to-see", "seat": 3}
    assert refused(document(RIVER), asked).code == "own-hand"
    assert refused(document("3 call"), asked).code == "no-showdown"


@pytest.mark.parametrize(("actions", "line", "seconds"), [
    ("3 raise 600", "1 fold", 30), ("3 call, 1 call", "2 check", 20)])
def test_who_runs_out_of_time_folds_to_a_bet_and_else_checks(actions: str, line: str, seconds: int):
    """§9 `shot-clock`: "facing a bet: dead; else a check"."""
    advice = ruled(document(actions, house={"shot-clock": seconds}), kind="time")
    assert (advice["line"], advice["rule"]) == (line, "shot-clock")
    assert f"{seconds} seconds" in advice["sentence"]


def test_who_lets_the_time_run_out_over_the_bring_in_posts_it():
    stud = document("", game="stud", betting="limit", blinds=[], ante=10, bring_in=20,
                    small_bet=50, big_bet=100, up={"1": "Ks", "2": "2c", "3": "9d"})
    advice = ruled(stud, kind="time")
    assert advice["line"] == "2 bring-in" and "posted all the same" in advice["sentence"]
