"""A bomb pot with its own ante, game and boards: for one hand, every so many, at each change of dealer."""

from __future__ import annotations

import pytest

from tests.store.test_positions import fold_out, posted_by
from tests.store.venue import Desk, Refused

STUD = {"game": "stud", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 25, "small_bet": 100,
        "big_bet": 200}
DOORS = ("deal 1 up 2c", "deal 2 up Kd", "deal 3 up 9h", "1 bring-in")
PLAN = {"ante": 400, "game": "double-board-omaha"}


def bombs(desk: Desk, count: int) -> list[bool]:
    """Which of the next hands are bomb pots; each is folded out."""
    hands = []
    for _ in range(count):
        hand = desk.start()
        hands.append(bool(hand["setup"].get("bomb_pot")))
        fold_out(desk, hand)
    return hands


@pytest.mark.both_databases
def test_one_bomb_pot_leaves_the_stakes_as_they_are(seated: Desk):
    """Asked for by the table: an ante of 300 on two boards, then hold'em 50/100 again."""
    fold_out(seated, seated.start(button=1))
    hand = seated.start(bomb_pot=True, ante=300, blinds=[], game="double-board-omaha", betting="pot-limit")
    assert (hand["pot"], hand["street"]) == (900, "flop")
    assert (hand["legal"]["bet"]["min"], hand["legal"]["bet"]["max"]) == (300, 900)
    fold_out(seated, hand)
    hand = seated.start()
    assert (hand["game"], hand["betting"]) == ("holdem", "no-limit")
    assert sorted(posted_by(hand).values()) == [50, 100]
    table = seated.get("/tables/1")
    assert (table["game"], table["ante"], table["blinds"]) == ("holdem", 0, [50, 100])


def test_every_third_hand_is_one(seated: Desk):
    answer = seated.put("/tables/1/bomb-pots", **PLAN, every=3)["bomb_pots"]
    assert answer == {"ante": 400, "game": "double-board-omaha", "betting": "pot-limit", "every": 3,
                      "dealer_change": False, "vote": False, "left": 2}
    assert bombs(seated, 6) == [False, False, True, False, False, True]
    assert seated.get("/tables/1")["bomb_pots"]["left"] == 2
    seated.delete("/tables/1/bomb-pots")
    assert "bomb_pots" not in seated.get("/tables/1")
    assert bombs(seated, 3) == [False] * 3


def test_the_table_votes_and_its_answer_is_in_the_record(seated: Desk):
    """None comes by itself; yes and no stand in the table's log, and the chain of the room holds."""
    seated.put("/tables/1/bomb-pots", **PLAN, vote=True)
    assert bombs(seated, 3) == [False] * 3
    kept = seated.put("/tables/1/bomb-pots", **PLAN, vote=True, voted=True)["bomb_pots"]
    assert (kept["vote"], kept["left"], "voted" in kept) == (True, None, False)
    hand = seated.start(bomb_pot=True, ante=400, blinds=[], game="double-board-omaha", betting="pot-limit")
    fold_out(seated, hand)
    seated.put("/tables/1/bomb-pots", **PLAN, vote=True, voted=False)
    hand = seated.start(bomb_pot=False)
    assert not hand["setup"].get("bomb_pot") and hand["game"] == "holdem"
    rows = [row for row in seated.get("/ledger")["rows"] if row["kind"] == "bomb-pots"]
    assert [row["said"].get("voted") for row in rows] == [False, True, None]
    assert [row["text"].partition("; ")[2] for row in rows] == [
        "the table voted against it", "the table voted for it", ""]


def test_a_void_bomb_pot_is_dealt_again_and_the_table_says_that_one_is_due(seated: Desk):
    seated.put("/tables/1/bomb-pots", **PLAN, every=1)
    hand = seated.start()
    assert hand["setup"]["game"] == "double-board-omaha"
    seated.post(f"/hands/{hand['hand']}/void", seq=0)
    assert seated.get("/tables/1")["positions"]["bomb_pot"] is True
    assert seated.start()["setup"]["bomb_pot"] is True


def test_a_table_may_pass_over_one_that_is_due(seated: Desk):
    seated.put("/tables/1/bomb-pots", ante=400, every=1)
    hand = seated.start(bomb_pot=False)
    assert not hand["setup"].get("bomb_pot") and sum(posted_by(hand).values()) == 150


def test_the_first_hand_of_a_dealer_is_one(seated: Desk):
    seated.put("/tables/1/bomb-pots", ante=200, dealer_change=True)
    fold_out(seated, seated.start(who="Ann"))
    fold_out(seated, seated.start(who="Ann"))
    hand = seated.start(who="Bob")
    assert (hand["setup"]["bomb_pot"], hand["setup"]["game"], hand["pot"]) == (True, "holdem", 600)


def test_one_that_a_new_dealer_owes_waits_for_a_game_that_can_be_one(seated: Desk):
    """Bob's first hand is stud, which has no blinds: his bomb pot comes with the hold'em after it."""
    seated.put("/tables/1/bomb-pots", ante=200, dealer_change=True)
    fold_out(seated, seated.start(who="Ann"))
    hand = seated.start(who="Bob", **STUD)
    assert not hand["setup"].get("bomb_pot")
    fold_out(seated, seated.play(hand, *DOORS))
    assert seated.get("/tables/1")["positions"]["bomb_pot"] is True
    hand = seated.start(who="Bob")
    assert hand["setup"]["bomb_pot"] is True
    fold_out(seated, hand)
    assert not seated.start(who="Bob")["setup"].get("bomb_pot")


def test_one_set_while_somebody_deals_comes_with_the_dealer_after_them(seated: Desk):
    fold_out(seated, seated.start(who="Ann"))
    fold_out(seated, seated.start(who="Bob"))
    seated.put("/tables/1/bomb-pots", ante=200, dealer_change=True)
    hand = seated.start(who="Bob")
    assert not hand["setup"].get("bomb_pot")
    fold_out(seated, hand)
    assert seated.start(who="Ann")["setup"]["bomb_pot"] is True


def test_one_that_the_house_owes_a_new_dealer_waits_too(seated: Desk):
    seated.patch("/tables/1", house={"bomb-pot": "dealer-change"})
    fold_out(seated, seated.start(who="Ann"))
    hand = seated.start(who="Bob", **STUD)
    assert not hand["setup"].get("bomb_pot")
    fold_out(seated, seated.play(hand, *DOORS))
    hand = seated.start(who="Bob")
    assert hand["setup"]["bomb_pot"] is True
    fold_out(seated, hand)
    assert not seated.start(who="Bob")["setup"].get("bomb_pot")


def test_one_that_is_due_waits_for_a_hand_with_a_bet_after_the_flop(seated: Desk):
    """1.6: in jam or fold there is none, and the deal was refused."""
    seated.put("/tables/1/bomb-pots", ante=200, every=1)
    hand = seated.start(betting="jam-or-fold")
    assert not hand["setup"].get("bomb_pot")
    fold_out(seated, hand)
    assert seated.start()["setup"]["bomb_pot"] is True


def test_a_house_without_an_ante_plays_its_bomb_pots_for_the_big_blind(seated: Desk):
    """1.4: the minimum bet is the ante; the table was refused its hand, as nobody is asked for one."""
    seated.patch("/tables/1", house={"bomb-pot": "dealer-change"})
    fold_out(seated, seated.start(who="Ann"))
    hand = seated.start(who="Bob")
    assert (hand["setup"]["bomb_pot"], hand["setup"]["ante"], hand["pot"]) == (True, 100, 300)


@pytest.mark.parametrize(("asked", "code", "field"), [
    ({"ante": 400, "game": "razz"}, "bomb-pot-blinds", "game"),
    ({"ante": 400, "game": "nothing"}, "unknown-game", "game"),
    ({"ante": 400, "betting": "jam-or-fold"}, "jam-or-fold-here", "bomb_pot"),
])
def test_bomb_pots_that_cannot_be_dealt_are_refused_at_once(
        seated: Desk, asked: dict[str, object], code: str, field: str):
    with pytest.raises(Refused) as refusal:
        seated.put("/tables/1/bomb-pots", **asked)
    assert (refusal.value.code, refusal.value.field) == (code, field)
    assert "bomb_pots" not in seated.get("/tables/1")


def test_the_ledger_says_what_was_set_and_by_what_it_was_replaced(seated: Desk):
    seated.put("/tables/1/bomb-pots", ante=200, every=5)
    seated.put("/tables/1/bomb-pots", ante=300, every=5)
    rows = [row for row in seated.get("/ledger")["rows"] if row["kind"] == "bomb-pots"]
    assert [row["said"]["to"]["ante"] for row in rows] == [300, 200]
    assert rows[0]["said"]["from"]["ante"] == 200


def test_the_table_names_who_may_straddle(seated: Desk):
    assert seated.get("/tables/1")["positions"]["straddles"] == []
    seated.patch("/tables/1", tournament=False, preset="cash")
    seated.put("/tables/1/seats/4", player="Dee", stack=10_000)
    table = seated.get("/tables/1")["positions"]
    assert len(table["straddles"]) == 1
    assert posted_by(seated.start(straddle=table["straddles"][0]))[table["straddles"][0]] == 200
