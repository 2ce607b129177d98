"""Who comes in and who posts more than the blinds: straddle, kill, bomb pot, newcomers, missed blinds."""

from __future__ import annotations

import pytest

from tests.store.test_positions import fold_out, posted_by, where
from tests.store.venue import Desk, Refused

LIMIT = {"betting": "limit", "small_bet": 100, "big_bet": 200}


@pytest.fixture
def cash(desk: Desk) -> Desk:
    """A cash table 50/100, seats 1 to 5."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100], preset="cash",
              tournament=False)
    for seat, name in enumerate(("Ann", "Bob", "Cy", "Dee", "Eve"), start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    return desk


def refused(desk: Desk, **stated: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        desk.start(**stated)
    return refusal.value.code, refusal.value.field


@pytest.mark.both_databases
def test_the_player_left_of_the_big_blind_may_straddle(cash: Desk):
    hand = cash.start(button=5, straddle=3)
    assert posted_by(hand) == {1: 50, 2: 100, 3: 200}
    assert (hand["to_act"], hand["legal"]["call"], hand["legal"]["raise"]["min"]) == (4, 200, 400)
    fold_out(cash, hand)
    assert where(cash) == (1, 2, 3)


def test_a_straddle_from_elsewhere_is_refused(cash: Desk):
    assert refused(cash, button=5, straddle=4) == ("straddle-not-allowed", "straddle")
    assert refused(cash, button=5, straddle=9) == ("empty-seat", "straddle")
    assert refused(cash, button=5, straddle=3, tournament=True, preset="barge")[0] == "straddle-not-allowed"


def test_two_pots_in_a_row_earn_the_kill(cash: Desk):
    cash.patch("/tables/1", **LIMIT, house={"kill": "full"})
    for _ in range(2):
        hand = cash.start(button=5)
        fold_out(cash, cash.play(hand, "3 raise 200"))
    assert cash.get("/tables/1")["positions"]["kill"] == {"seat": 3, "amount": 200}
    hand = cash.start(button=4)
    assert posted_by(hand) == {5: 50, 1: 100, 3: 200}
    assert hand["legal"]["raise"] == {"min": 400, "max": 400}


def test_one_pot_earns_none_and_the_dealer_may_leave_it_out(cash: Desk):
    cash.patch("/tables/1", **LIMIT, house={"kill": "half"})
    fold_out(cash, cash.play(cash.start(button=5), "3 raise 200"))
    assert cash.get("/tables/1")["positions"]["kill"] is None
    fold_out(cash, cash.play(cash.start(button=5), "3 raise 200"))
    assert refused(cash, button=4, straddle=2) == ("straddle-not-allowed", "straddle")
    assert posted_by(cash.start(button=4, killer=None)) == {5: 50, 1: 100}


def test_every_hand_is_a_bomb_pot_where_the_house_plays_so(cash: Desk):
    cash.patch("/tables/1", ante=50, house={"bomb-pot": "every"})
    hand = cash.start(button=5)
    assert (hand["street"], hand["pot"], hand["legal"]["bet"]["min"]) == ("flop", 250, 50)
    fold_out(cash, hand)
    assert posted_by(cash.start(bomb_pot=False)) != {}


def test_a_newcomer_may_wait_for_the_big_blind(cash: Desk):
    cash.delete("/tables/1/seats/5")
    fold_out(cash, cash.start(button=4))
    cash.put("/tables/1/seats/5", player="Gus", stack=10_000)
    assert set(cash.start(arrivals=[{"seat": 5, "how": "wait"}])["stacks"]) == {"1", "2", "3", "4"}


@pytest.mark.parametrize(
    ("value", "posted"), [("both-one-live", 150), ("post-big-only", 100), ("wait", None)])
def test_who_missed_the_blinds_posts_them(cash: Desk, value: str, posted: int | None):
    """Seat 3 sits out while the blinds pass him; back in the cutoff he posts, the small blind dead."""
    cash.patch("/tables/1", house={"missed-blinds": value})
    fold_out(cash, cash.start(button=5))            # BB 2
    cash.put("/tables/1/seats/3", player="Cy", stack=10_000, present=False)
    for _ in range(3):
        fold_out(cash, cash.start())                # BB 4, 5, 1
    cash.put("/tables/1/seats/3", player="Cy", stack=10_000)
    hand = cash.start()                             # BB 2
    if posted is None:
        assert "3" not in hand["stacks"]
        return
    assert hand["stacks"]["3"] == 10_000 - posted
    assert posted_by(hand)[3] == 100


def test_in_a_tournament_nothing_is_missed(cash: Desk):
    cash.patch("/tables/1", tournament=True, preset="barge")
    fold_out(cash, cash.start(button=5))
    cash.put("/tables/1/seats/3", player="Cy", stack=10_000, present=False)
    for _ in range(3):
        fold_out(cash, cash.start())
    cash.put("/tables/1/seats/3", player="Cy", stack=10_000)
    assert cash.start()["stacks"]["3"] == 10_000


@pytest.mark.parametrize(("arrivals", "code", "field"), [
    ([{"seat": 8, "how": "post"}], "empty-seat", "arrivals.0.seat"),
    ([{"seat": 4, "how": "post"}, {"seat": 4, "how": "wait"}], "duplicate-seat", "arrivals.1.seat"),
    ([{"seat": 4, "how": "run"}], "bad-value", "arrivals.0.how"),
    ([{"seat": 4}], "missing-field", "arrivals.0.how"),
])
def test_arrivals_that_cannot_be(cash: Desk, arrivals: list, code: str, field: str):
    assert refused(cash, arrivals=arrivals) == (code, field)


def test_the_small_blind_may_be_half_the_small_bet(cash: Desk):
    """`small-blind-size: half-down`: small bet 15, unit 1: 7."""
    cash.patch("/tables/1", betting="limit", blinds=[8, 15], small_bet=15, big_bet=30,
               house={"small-blind-size": "half-down"})
    assert posted_by(cash.start(button=5)) == {1: 7, 2: 15}
