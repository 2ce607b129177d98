"""The ruling desk: each answer that rooms give, run on the very hand, and the rules it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.desk import calls_document, worked
from dealer_assist.contract.options import read_hand
from dealer_assist.engine.play import Hand
from dealer_assist.errors import Refusal
from dealer_assist.floor import desk
from tests.house.ask import stacks


def hand(*actions: str, **changes: Any) -> Hand:
    setup = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 3,
             "seats": stacks(3), "actions": list(actions)}
    return read_hand(setup | changes)


def lines(told: dict[str, Any]) -> list[tuple[str | None, bool]]:
    return [(one["line"], one["in_force"]) for one in told["answers"]]


def test_chips_short_of_a_raise_have_three_answers():
    """200 to call, the least raise to 400: 350 is more than half of the raise, so here it is one."""
    told = worked(hand(), "silent-chips", {"chips": [200, 150]})
    assert lines(told) == [("3 raise 400", True), ("3 call", False)]
    assert told["answers"][1]["under"] == ["Chips that fall short of the least raise are a call."]
    assert told["answers"][0]["effect"]["put_in"] == {"3": 400}
    assert told["answers"][1]["effect"]["put_in"] == {"3": 200}
    assert [one["effect"]["pot"] for one in told["answers"]] == [700, 500]


def test_one_chip_is_a_call_here_and_a_bet_elsewhere():
    told = worked(hand(), "one-chip", {"chips": [1000]})
    assert lines(told) == [("3 call", True), ("3 raise 1000", False)]
    assert told["rules"][0]["name"] == "oversized-chip"
    assert told["cite"] == (
        "BARGE rulebook 1.1.2; TDA 2024, rules 44, 45; house rules section 2, oversized-chip")


def test_the_house_in_force_comes_first_whatever_it_is():
    house = {"oversized-chip": "bet-value"}
    told = worked(hand(house=house), "one-chip", {"chips": [1000]})
    assert lines(told) == [("3 raise 1000", True), ("3 call", False)]


def test_a_word_is_worth_what_it_says():
    told = worked(hand(), "verbal", {"said": "raise", "chips": 300})
    assert lines(told) == [("3 raise 400", True)]
    assert told["answers"][0]["add"] == 100


def test_a_string_bet_gives_back_the_second_motion_or_counts_it():
    told = worked(hand(), "string-bet", {"first": [100, 100], "then": [500]})
    given = [(one["line"], one["give_back"]) for one in told["answers"]]
    assert given == [("3 call", 500), ("3 raise 700", 0)]


def test_the_hand_stays_as_it_was():
    played = hand("3 raise 600")
    before = played.stacks
    worked(played, "one-chip", {"chips": [1000]})
    assert (played.stacks, played.to_act) == (before, 1)


def test_the_calls_are_those_of_the_moment():
    assert [one["name"] for one in calls_document(hand())][:4] == [
        "verbal", "one-chip", "out-of-turn", "string-bet"]
    names = {call.name for call in desk.calls(hand())}
    assert not names & {"over-the-pot", "exposed-draw", "wrong-bring-in", "ask-to-see"}
    assert "over-the-pot" in {call.name for call in desk.calls(hand(betting="pot-limit", game="omaha"))}
    assert desk.calls(hand("3 fold", "1 fold")) == ()


@pytest.mark.parametrize(("name", "happened", "code"), [
    ("string-of-pearls", {}, "unknown-kind"),
    ("short-call", {"chips": 200}, "no-undercall"),
    ("verbal", {}, "missing-key"),
])
def test_what_cannot_have_happened_is_refused(name: str, happened: dict[str, Any], code: str):
    with pytest.raises(Refusal) as refused:
        worked(hand(), name, happened)
    assert refused.value.code == code
