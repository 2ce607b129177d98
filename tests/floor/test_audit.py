"""The chip sentinel: what could have slipped in a hand, and which hand explains what is off."""

from __future__ import annotations

from dealer_assist.floor.audit import EXACT, EXCHANGED, FIGURE, PART, Facts, Slip, facts_of, off, suspects
from tests.house.ask import played

WON = ("deal 1 AhAs, deal 2 KhKs, deal 3 2c7d, 3 raise 500, 1 call, 2 fold, deal board Qs9d2h, "
       "1 bet 600, 3 call, deal board 8c, 1 check, 3 check, deal board 3d, 1 check, 3 check, "
       "1 show AhAs, 3 show 2c7d")
SPLIT = WON.replace("AhAs", "AhTs").replace("2c7d", "AcTc").replace("2h", "Jd")


def slips(actions: str, **setup: object) -> dict[tuple[int, int, int], str]:
    """What could have gone wrong, as (who has more, who has less, chips)."""
    facts = facts_of(7, played(actions, **setup))
    return {(slip.more, slip.less, slip.amount): slip.why for slip in facts.slips}


def test_seats_that_are_off_by_how_much():
    assert off({1: 500, 2: 700, 3: 900}, {1: 500, 2: 650, 4: 50}) == {2: -50, 3: -900, 4: 50}


def test_every_payment_and_the_push_could_have_slipped():
    """Seat 1 wins 2,400: the blind of 200 that was folded, and 1,100 from each of two."""
    hand = played(WON)
    facts = facts_of(7, hand)
    assert facts.hand == 7 and facts.nets == {1: 1300, 2: -200, 3: -1100}
    suspected = slips(WON)
    assert (3, 1, 2400) in suspected                # pushed to the wrong seat
    assert (3, 1, 1200) in suspected                # split, and there was nothing to split
    assert {(3, 1, 500), (3, 1, 600), (2, 1, 200)} <= suspected.keys()  # a call or blind that never went in
    assert all(why.endswith(".") or why for why in suspected.values())


def test_a_split_that_was_not_paid_and_the_odd_chip():
    suspected = slips(SPLIT.replace("1 bet 600", "1 bet 605"), blinds=[105, 205])
    assert {(3, 1), (1, 3)} <= {(more, less) for more, less, _ in suspected}
    shares = sorted(chips for _, _, chips in suspected)
    assert shares[0] == 1 and shares[-1] > 1000


def test_an_uncalled_bet_that_was_not_given_back():
    suspected = slips("3 raise 5000, 1 call, 2 fold", seats={1: 2000, 2: 9000, 3: 9000})
    assert suspected == {}      # the hand is not over: nothing was pushed yet
    over = slips("3 raise 5000, 1 call, 2 fold, deal board Qs9d2h8c3d, 1 show AhAs, 3 show KhKs",
                 seats={1: 2000, 2: 9000, 3: 9000})
    assert (1, 3, 3000) in over


def test_the_hand_that_explains_it_best_comes_first():
    exact = Facts(4, {1: 100, 2: -100}, ())
    slip = Facts(3, {1: 300, 2: -300, 3: 0}, (Slip(1, 2, 50, "a call"), Slip(2, 1, 9, "odd")))
    part = Facts(2, {1: -60, 2: 60}, (Slip(1, 2, 30, "part of it"), Slip(3, 2, 50, "a figure")))
    other = Facts(1, {1: 10, 2: -10}, ())
    nobody = Facts(0, {1: 10, 3: -10}, ())
    wrong = {1: 50, 2: -50}
    ranks = [(one.hand, one.rank) for one in suspects(wrong, [exact, slip, part, other, nobody])]
    assert ranks == [(3, EXACT), (2, FIGURE), (4, EXCHANGED), (1, EXCHANGED)]
    assert suspects({1: -100, 2: 100}, [exact])[0].rank == EXACT
    assert suspects({}, [exact]) == []
    three = suspects({1: 50, 2: -40, 3: -10}, [Facts(9, {1: 5, 2: -5}, (Slip(1, 2, 50, "half"),))])
    assert three[0].rank == PART


def test_a_side_pot_that_went_to_who_was_not_in_it():
    """Seat 1 wins 6,000 of the three, seat 3 the 10,000 that seat 1 was not in for."""
    shown = "1 show AhAs, 2 show KdQd, 3 show KhKs"
    suspected = slips(f"3 all-in, 1 all-in, 2 all-in, deal board Qs9d2h8c3d, {shown}",
                      seats={1: 2000, 2: 9000, 3: 7000})
    assert {(3, 1, 6000), (2, 1, 6000), (2, 3, 10_000), (1, 3, 10_000)} <= suspected.keys()


def test_of_a_split_pot_nobody_else_was_given_half():
    """Two share 2,400 and a third has lost: each half may be with the third, no half of a half."""
    checks = "1 check, 2 check, 3 check"
    actions = (f"3 call, 1 call, 2 check, deal board AhKd2c, {checks}, deal board 5s, {checks}, "
               f"deal board 9d, {checks}, 1 show AsQs, 2 show AcQc, 3 show 7c6c")
    assert {key for key in slips(actions) if key[0] == 3} == {(3, 1, 300), (3, 2, 300)}


def test_a_bet_that_came_back_to_the_winner_is_no_slip():
    actions = "3 raise 5000, 1 call, 2 fold, deal board Qs9d2h8c3d, 1 show KhKs, 3 show AhAs"
    assert not any(amount == 3000 for _, _, amount in slips(actions, seats={1: 2000, 2: 9000, 3: 9000}))
