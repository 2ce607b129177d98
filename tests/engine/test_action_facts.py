"""What a ruling asks about the hand so far: who acted, with which chips (house rules 6)."""

from __future__ import annotations

from dealer_assist.engine.action_facts import before, deeds, facing_first_bet, of_round, substantial
from tests.house.ask import played


def facts(actions: str, **setup):
    hand = played(actions, **setup)
    return hand, deeds(hand)


def test_a_deed_tells_its_chips_and_whether_it_has_to_be_met():
    """Blinds are no deeds; a raise to 600 over a small blind of 100 puts 500 in."""
    _, done = facts("3 call, 1 raise 600, 2 fold")
    assert [(deed.number, deed.seat, deed.verb, deed.chips, deed.lifts) for deed in done] == [
        (0, 3, "call", 200, False),
        (1, 1, "raise", 500, True),
        (2, 2, "fold", 0, False),
    ]


def test_dealt_cards_stand_between_deeds_and_are_none():
    hand, done = facts("3 call, 1 call, 2 check, deal board AhKd2c, 1 check")
    assert [deed.number for deed in done] == [0, 1, 2, 4]
    assert [deed.seat for deed in of_round(hand, done)] == [1]


def test_two_folds_are_not_substantial_a_call_and_a_fold_are_and_so_are_three_folds():
    """House rules 6: two have acted, one of them with chips, or three in all."""
    assert not substantial(facts("3 fold, 4 fold", seats=5)[1])
    assert substantial(facts("3 fold, 4 call", seats=5)[1])
    assert substantial(facts("3 fold, 4 fold, 5 fold", seats=5)[1])


def test_the_big_blind_is_the_first_bet_until_somebody_raises():
    assert facing_first_bet(*facts("3 call"))
    assert not facing_first_bet(*facts("3 raise 600"))


def test_after_the_flop_the_first_bet_is_one_that_nobody_has_raised():
    to_flop = "3 call, 1 call, 2 check, 1 bet 200"
    assert facing_first_bet(*facts(to_flop))
    assert not facing_first_bet(*facts(to_flop + ", 2 raise 600"))


STUD = {
    "game": "stud",
    "betting": "limit",
    "blinds": [],
    "ante": 10,
    "bring_in": 25,
    "small_bet": 100,
    "up": {"1": "2c", "2": "Kd", "3": "Qs"},
}


def test_over_a_bring_in_the_completion_is_the_first_bet_unless_the_house_calls_it_a_raise():
    assert facing_first_bet(*facts("1 bring-in, 2 complete", **STUD))
    assert not facing_first_bet(*facts("1 bring-in, 2 complete, 3 raise 200", **STUD))
    assert not facing_first_bet(
        *facts("1 bring-in, 2 complete", house={"completion-is-raise": "yes"}, **STUD)
    )


def test_the_hand_before_an_action_is_the_hand_without_it_and_what_follows():
    hand = played("3 call, 1 raise 600, 2 fold")
    assert before(hand, 1).to_act == 1
    assert before(hand, 1).actions == hand.actions[:1]
