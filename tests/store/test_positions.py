"""From hand to hand: button and blinds, who is dealt in, who waits (house rules, section 4)."""

from __future__ import annotations

import pytest

from tests.store.venue import Desk, Refused

SEATS = ("Ann", "Bob", "Cy", "Dee", "Eve")


@pytest.fixture
def five(desk: Desk) -> Desk:
    """Seats 1 to 5; the first hand has the button on 5, seat 1 small, seat 2 big."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in enumerate(SEATS, start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    return desk


def fold_out(desk: Desk, hand: dict) -> dict:
    """Everybody folds to the last."""
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    return hand


def where(desk: Desk) -> tuple[int, int, int]:
    posted = desk.get("/tables/1")["positions"]
    return posted["button"], posted["small"], posted["big"]


def posted_by(hand: dict) -> dict[int, int]:
    return {seat["seat"]: seat["bet"] for seat in hand["seats"] if seat["bet"]}


@pytest.mark.both_databases
def test_the_button_moves_to_the_next_player(five: Desk):
    first = five.start(button=5)
    assert posted_by(first) == {1: 50, 2: 100}
    fold_out(five, first)
    second = five.start()
    assert second["button"] == 1
    assert posted_by(second) == {2: 50, 3: 100}


def test_the_button_is_dead_after_the_big_blind_busts(five: Desk):
    """Button 1, no SB, BB 3; then button on empty 2 (seat 1 acts last), SB 3, BB 4; then 3, 4, 5."""
    fold_out(five, five.start(button=5))
    five.delete("/tables/1/seats/2")
    second = five.start()
    assert second["button"] == 1 and posted_by(second) == {3: 100}
    fold_out(five, second)
    third = five.start()
    assert third["button"] == 2 and posted_by(third) == {3: 50, 4: 100}
    fold_out(five, third)
    fourth = five.start()
    assert fourth["button"] == 3 and posted_by(fourth) == {4: 50, 5: 100}


def test_a_busted_seat_is_left_out(five: Desk):
    five.put("/tables/1/seats/4", player="Dee", stack=0)
    assert set(five.start()["stacks"]) == {"1", "2", "3", "5"}


def test_a_player_who_is_away_is_left_out(five: Desk):
    five.put("/tables/1/seats/4", player="Dee", stack=10_000, present=False)
    assert set(five.start()["stacks"]) == {"1", "2", "3", "5"}


def test_heads_up_nobody_is_big_blind_twice_running(five: Desk):
    fold_out(five, five.start(button=5))
    for seat in (1, 4, 5):
        five.delete(f"/tables/1/seats/{seat}")
    hand = five.start()
    assert posted_by(hand) == {2: 50, 3: 100} and hand["button"] == 2


def test_a_void_hand_is_dealt_again_from_the_same_button(five: Desk):
    fold_out(five, five.start(button=5))
    second = five.start()
    five.post(f"/hands/{second['hand']}/void", seq=0)
    assert five.start()["button"] == second["button"] == 1


@pytest.mark.both_databases
@pytest.mark.parametrize("carry", [True, False])
def test_a_hand_that_a_correction_made_void_is_dealt_again_from_the_same_button(five: Desk, carry: bool):
    """As one that was made void at the table; corrected once more it counts, and the button moves on."""
    fold_out(five, five.start(button=5))
    folds = ["4 fold", "5 fold", "1 fold", "2 fold"]
    hand = five.play(five.start(), *folds)
    assert where(five) == (2, 3, 4)
    about = {"who": "Flo", "reason": "A card of the stub was face up", "carry": carry}
    five.make(f"/hands/{hand['hand']}/corrections", seq=hand["seq"], void=True, lines=[], **about)
    assert where(five) == (1, 2, 3)
    second, first = reversed(five.get("/tables/1/past")["hands"])
    assert (second["void"], second["over"], first["void"], first["over"]) == (True, False, False, True)
    seq = five.get(f"/hands/{hand['hand']}")["seq"]
    five.make(f"/hands/{hand['hand']}/corrections", seq=seq, lines=folds, **about)
    assert where(five) == (2, 3, 4)


def test_the_button_waits_while_a_game_without_one_is_played(five: Desk):
    """`mixed-button`: moved once after the last button hand, then held."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 20, "small_bet": 50,
            "big_bet": 100}
    fold_out(five, five.start(button=5))
    up = {str(seat): card for seat, card in zip(range(1, 6), ("2c", "9d", "Th", "Ks", "As"), strict=True)}
    for _ in range(2):
        hand = five.start(**stud, up=up)
        assert hand["button"] is None
        fold_out(five, five.play(hand, "1 bring-in"))
    assert where(five) == (1, 2, 3)


def test_a_newcomer_between_button_and_small_blind_waits_in_a_tournament(five: Desk):
    five.delete("/tables/1/seats/2")
    fold_out(five, five.start(button=5))            # SB 1, BB 3
    five.put("/tables/1/seats/2", player="Flo", stack=10_000)
    coming = five.get("/tables/1")["positions"]
    assert (coming["button"], coming["small"], coming["big"]) == (1, 3, 4)
    assert coming["dealt_in"] == [1, 3, 4, 5]
    assert [item["seat"] for item in coming["waiting"]] == [2]
    hand = five.start()
    assert set(hand["stacks"]) == {"1", "3", "4", "5"}
    assert posted_by(hand) == {3: 50, 4: 100}


def test_a_newcomer_posts_the_big_blind_in_a_cash_game(five: Desk):
    five.patch("/tables/1", preset="cash", tournament=False)
    five.delete("/tables/1/seats/5")
    fold_out(five, five.start(button=4))            # SB 1, BB 2
    five.put("/tables/1/seats/5", player="Gus", stack=10_000)
    hand = five.start()                              # button 1, SB 2, BB 3
    assert posted_by(hand) == {2: 50, 3: 100, 5: 100}


def test_two_players_are_needed(five: Desk):
    for seat in (1, 2, 3, 4):
        five.delete(f"/tables/1/seats/{seat}")
    assert five.get("/tables/1")["positions"] is None
    with pytest.raises(Refused) as refused:
        five.start()
    assert (refused.value.status, refused.value.code) == (422, "too-few-players")


def test_posts_that_are_stated_move_the_next_blinds(five: Desk):
    """The dealer says that seats 3 and 4 post; the next big blind is seat 5."""
    posts = [{"seat": 3, "kind": "small", "amount": 50}, {"seat": 4, "kind": "big", "amount": 100}]
    hand = five.start(button=2, posts=posts)
    assert posted_by(hand) == {3: 50, 4: 100}
    fold_out(five, hand)
    assert where(five) == (3, 4, 5)


def test_the_winner_keeps_the_button_where_the_house_says_so(five: Desk):
    five.patch("/tables/1", house={"button": "win"})
    hand = five.play(five.start(button=5), "3 raise 500")
    fold_out(five, hand)
    assert where(five) == (3, 4, 5)
