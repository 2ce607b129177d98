"""Before a chip is pushed: who is live in which pot, and what a muck means (house rules 7)."""

from __future__ import annotations

from dealer_assist.engine.showdown.live_hands import gate
from tests.house.ask import played

CHECK = "2 check, 3 check"
END = f"3 call, 1 fold, 2 check, deal board AhKd2c, {CHECK}, deal board 5s, {CHECK}, deal board 9d, {CHECK}"


def test_there_is_nothing_to_say_before_the_showdown_and_after_the_end():
    assert gate(played("3 call")) is None
    assert gate(played("3 fold, 1 fold")) is None


def test_the_last_hand_but_one_that_is_thrown_in_ends_the_hand():
    here = gate(played(END))
    assert here is not None
    assert here["live"] == [{"amount": 500, "seats": [2, 3]}]
    assert here["to_show"] == [2, 3]
    assert here["mucks"]["2"] == {"refused": None, "ends": {"3": 500}}


def test_a_muck_that_is_not_allowed_says_why():
    here = gate(played("3 all-in, 1 call, 2 fold, deal board AhKd2c5s9d"))
    assert here is not None and "cannot muck" in here["mucks"]["3"]["refused"]


def test_who_may_take_a_mucked_hand_back():
    lines = END.replace("1 fold", "1 call").replace("2 check, 3 check", "1 check, 2 check, 3 check")
    assert gate(played(f"{lines}, 1 muck"))["back"] == [1]
    assert gate(played(f"{lines}, 1 muck", house={"muck-at-showdown": "dead"}))["back"] == []
