"""The ruling desk: each answer that rooms give, run on the very hand, and the rules it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.desk import calls_document, worked
from dealer_assist.contract.options import read_hand
from dealer_assist.engine.play import Hand
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.floor import advice_pots, desk
from dealer_assist.floor.desk import CALLS
from dealer_assist.floor.incident import Case, Happening
from dealer_assist.rules.house import House
from tests.house.ask import stacks


def hand(*actions: str, **changes: Any) -> Hand:
    setup = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 3,
             "seats": stacks(3), "actions": list(actions)}
    return read_hand(setup | changes)


def lines(ruling: dict[str, Any]) -> list[tuple[str | None, bool]]:
    return [(one["line"], one["in_force"]) for one in ruling["answers"]]


def test_chips_short_of_a_raise_have_three_answers():
    """200 to call, the least raise to 400: 350 is more than half of the raise, so here it is one."""
    ruling = worked(hand(), "silent-chips", {"chips": [200, 150]})
    assert lines(ruling) == [("3 raise 400", True), ("3 call", False)]
    assert ruling["answers"][1]["under"] == ["Chips that fall short of the least raise are a call."]
    assert ruling["answers"][0]["effect"]["put_in"] == {"3": 400}
    assert ruling["answers"][1]["effect"]["put_in"] == {"3": 200}
    assert [one["effect"]["pot"] for one in ruling["answers"]] == [700, 500]


def test_one_chip_is_a_call_here_and_a_bet_elsewhere():
    ruling = worked(hand(), "one-chip", {"chips": [1000]})
    assert lines(ruling) == [("3 call", True), ("3 raise 1000", False)]
    assert ruling["rules"][0]["name"] == "oversized-chip"
    assert ruling["cite"] == (
        "BARGE rulebook 1.1.2; TDA 2024, rule 44; house rules section 2, one larger chip")


def test_the_house_in_force_comes_first_whatever_it_is():
    house = {"oversized-chip": "bet-value"}
    ruling = worked(hand(house=house), "one-chip", {"chips": [1000]})
    assert lines(ruling) == [("3 raise 1000", True), ("3 call", False)]


def test_a_short_call_that_is_left_to_the_floor_has_both_ways():
    """500 of 1,000 over a raise, with three in: a call that is made up, or a fold that leaves the chips."""
    ruling = worked(hand("3 raise 600", "1 raise 1200"), "short-call", {"chips": [500]})
    assert lines(ruling) == [(None, True), ("2 call", True), (None, True)]
    assert [(one["add"], one["give_back"]) for one in ruling["answers"][1:]] == [(500, 0), (0, 0)]
    assert ruling["answers"][1]["effect"]["put_in"] == {"2": 1000}
    assert "folds, and the 500 stays in the pot" in ruling["answers"][2]["sentence"]


def test_a_word_is_worth_what_it_says():
    ruling = worked(hand(), "verbal", {"said": "raise", "chips": 300})
    assert lines(ruling) == [("3 raise 400", True)]
    assert ruling["answers"][0]["add"] == 100


def test_a_string_bet_gives_back_the_second_motion_or_counts_it():
    ruling = worked(hand(), "string-bet", {"first": [100, 100], "then": [500]})
    given = [(one["line"], one["give_back"]) for one in ruling["answers"]]
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


RIVER = ("3 all-in", "1 all-in", "2 all-in", "deal board 2c 7d 9s Jh 3c")


def shown(*actions: str, **house: Any) -> Hand:
    """Three stacks all-in: a main pot and a side pot, at the showdown."""
    return hand(*RIVER, *actions, seats={"1": 1_000, "2": 3_000, "3": 3_000}, house=house)


def test_side_pots_are_told_with_who_can_win_them():
    ruling = worked(hand("3 all-in", "1 all-in", seats={"1": 1_000, "2": 5_000, "3": 3_000}), "side-pots", {})
    assert ruling["answers"][0]["steps"] == [
        "Main pot: 2,200, for seats 1, 2, 3.", "Side pot 1: 2,000, for seats 2, 3."]


def test_each_call_names_the_rules_of_the_tda_that_a_player_may_look_up():
    """Titles of the longform of 2024, version 1.0."""
    titles = {
        "18": "Asking to See a Hand", "21": "Side Pots", "22": "Disputed Hands and Pots",
        "13": "Tabling Cards and Killing Winning Hand", "14": "Live Cards at Showdown",
        "23": "New Hand and New Limits", "29": "Calling for a Clock", "35": "Misdeals and Fouled Decks",
        "36": "Substantial Action", "37": "Button with Too Few Cards", "40": "Methods of Betting",
        "43": "Raise Amounts", "44": "Oversized Chip Betting", "45": "Multiple Chip Betting",
        "50": "Acting in Turn", "51": "Binding Declarations / Undercalls in Turn",
        "52": "Incorrect Bets, Underbets and Underraises", "53": "Action Out of Turn",
        "56": "String Bets and Raises"}
    assert {rule for call in CALLS for rule in call.tda} == set(titles)
    rules = {call.name: call.tda for call in CALLS}
    assert rules["verbal"] == ("40", "43", "51") and rules["silent-chips"] == ("43", "45")
    # the TDA leaves draw games to the house, and says nothing of a card of stud
    assert [call.name for call in CALLS if not call.tda] == [
        call.name for call in CALLS if call.when in ("draw", "stud")]


def test_the_clock_is_told_as_a_sentence():
    ruling = worked(hand("3 raise 600"), "time", {})
    assert ruling["rules"][0]["sentence"] == (
        "A player has 30 seconds to act; then a hand that faces a bet is dead, and one that faces none has "
        "checked.")


def test_a_fouled_deck_gives_every_chip_back():
    ruling = worked(hand("3 raise 600", "1 fold"), "fouled-deck", {})
    assert ruling["answers"][0]["effect"]["put_in"] == {"1": -100, "2": -200, "3": -600}
    assert ruling["answers"][0]["effect"]["pot"] == 0
    assert ruling["cite"].startswith("TDA 2024, rule 35")


def test_a_winner_that_was_thrown_in_comes_back_here_and_is_dead_elsewhere():
    checked = ("1 check", "2 check", "3 check")
    river = ("3 call", "1 call", "2 check", "deal board 2c 7d 9s", *checked, "deal board Jh", *checked,
             "deal board 3c", *checked)
    ruling = worked(hand(*river, "1 show AsAd", "2 muck"), "mucked-winner", {"seat": 2})
    assert [one["in_force"] for one in ruling["answers"]] == [True, False]
    assert "may come back" in ruling["answers"][0]["sentence"] and "dead" in ruling["answers"][1]["sentence"]
    assert ruling["answers"][1]["under"] == ["A hand thrown in at the showdown is dead."]
    with pytest.raises(Refusal) as refused:
        worked(hand(*river, "1 show AsAd", "2 muck"), "mucked-winner", {"seat": 3})
    assert refused.value.code == "not-mucked"


def test_a_pot_pushed_wrongly_says_who_gives_whom():
    over = shown("3 show AsAd", "1 show KsKd", "2 show QsQd")
    assert over.over and [call.name for call in desk.calls(over)] == ["wrong-pot"]
    ruling = worked(over, "wrong-pot", {"seat": 1})
    assert ruling["answers"][0]["steps"] == ["Seat 1 gives 7,000 to seat 3"]
    by_two = advice_pots.wrong_pot(Case(over, Happening("wrong-pot", seat=2), ()))
    assert by_two.steps == ("Seat 2 gives 7,000 to seat 3",) and by_two.line is None
    assert ruling["rules"][0]["name"] == "dispute-until" and "rule 22" in ruling["cite"]
    with pytest.raises(Refusal) as refused:
        worked(over, "wrong-pot", {"seat": 3})
    assert refused.value.code == "pot-is-right"


@pytest.mark.parametrize(("name", "happened", "code"), [
    ("string-of-pearls", {}, "unknown-kind"),
    ("short-call", {"chips": 200}, "no-undercall"),
    ("verbal", {}, "missing-key"),
    ("wrong-pot", {"seat": 1}, "no-showdown"),
])
def test_what_cannot_have_happened_is_refused(name: str, happened: dict[str, Any], code: str):
    with pytest.raises(Refusal) as refused:
        worked(hand(), name, happened)
    assert refused.value.code == code


def test_no_hand_comes_out_of_the_muck_before_the_showdown():
    with pytest.raises(Refusal) as refused:
        worked(hand("3 call"), "mucked-winner", {"seat": 2})
    assert refused.value.code == "no-showdown"


STUD = {"game": "stud", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 20, "small_bet": 50,
        "button": None, "up": {"1": "Ks", "2": "2c", "3": "9h"}}


def test_in_a_draw_game_the_calls_of_a_draw_are_asked_for():
    """House rules 6: `draw-exposed` and `change-draw`."""
    before = ("3 call", "1 call", "2 check", "1 draw 2", "2 draw 1")
    draw = hand(*before, game="five-card-draw")
    names = {call.name for call in desk.calls(draw)}
    assert {"exposed-draw", "change-draw"} <= names and "wrong-bring-in" not in names
    ruling = worked(draw, "change-draw", {"seat": 2, "cards": 3})
    assert (ruling["answers"][0]["line"], ruling["answers"][0]["effect"]) == (None, None)
    assert ruling["answers"][0]["steps"] == ['Take "2 draw 1" back.', 'Enter "2 draw 3".']
    exposed = worked(hand(*before, "3 pat", game="five-card-draw"), "exposed-draw", {"seat": 1})
    assert exposed["answers"] and exposed["rules"][0]["name"] == "draw-exposed"


def test_what_can_be_asked_in_stud_and_at_the_showdown():
    stud = hand(**STUD)
    calls = {call.name: desk.book_section(stud, call) for call in desk.calls(stud)}
    assert calls["wrong-bring-in"] == "1.2.2" and calls["misdeal"] == "" and "exposed-draw" not in calls
    down = hand("3 call", "1 call", "2 check", *["1 check", "2 check", "3 check"] * 3)
    names = {call.name for call in desk.calls(down)}
    assert {"ask-to-see", "mucked-winner"} <= names and not names & {"verbal", "string-bet"}


def test_a_house_in_which_nothing_could_be_ruled_has_no_answer(monkeypatch: pytest.MonkeyPatch):
    """350 over 200 is a raise here; where a room's rule refuses the question, this one answer is left."""
    ruled = desk.rule_on

    def only_here(hand: Hand, happening: Happening, house: House | None = None) -> Any:
        if house is not None:
            raise NotNow("not-betting", now="")
        return ruled(hand, happening, house)

    monkeypatch.setattr(desk, "rule_on", only_here)
    assert lines(worked(hand(), "silent-chips", {"chips": [200, 150]})) == [("3 raise 400", True)]
