"""`next` at the edges of the page: who is all-in before the first card, dice and doors nobody entered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.test_next import ANTES, CALLED, CHECKED, FLOP, MEXICAN, RIVER, TURN, ahead, state

JAM = {"betting": "no-limit", "stack": 300}
STREETS = [word for name in ("fourth", "fifth", "sixth") for word in ("burn", f"deal 1 2 3: 1 up {name}")]


def test_all_in_by_the_ante_nobody_waits_for_a_door_card():
    """A door card decides nothing where nobody can bet (R64; house rules 5, `bring-in`)."""
    dealt = ["deal 1 2 3: 2 down third", "deal 1 2 3: 1 up"]
    rest = ["turn-up 1 2 3", *STREETS, "burn", "deal 1 2 3: 1 down seventh", "show 1"]
    assert ahead("stud", stack=5, **ANTES) == [*dealt, *rest]
    one = {"seats": {"1": 5, "2": 5, "3": 900}, **ANTES}
    assert ahead("stud", **one) == [*dealt, *rest]
    assert ahead("stud", "deal 1 up Kc, deal 2 up 5c, deal 3 up 9c", **one) == rest


def test_all_in_by_the_ante_alone_the_player_on_the_left_starts():
    doors = "deal 1 up Kc, deal 2 up 5c, deal 3 up 9c"
    assert ahead("stud", doors, seats={"1": 900, "2": 5, "3": 900}, **ANTES) == ["bring-in 3"]


def test_a_flop_that_chooses_the_game_of_an_all_in_ends_with_the_first_left_of_the_button():
    """2.62: whoever jammed before the flop is not the aggressor of the last round."""
    played = "3 all-in, 1 call, 2 call"
    rest = ["burn", TURN, "burn", RIVER, "show 1"]
    assert ahead("wonky-donkey", played, **JAM) == ["turn-up 1 2 3", "burn", FLOP, *rest]
    assert ahead("wonky-donkey", f"{played}, deal board Kc8s2d", **JAM) == ["deal 1 2 3: 2 down", *rest]
    assert ahead("wonky-donkey", f"{played}, deal board Kh8s2d", **JAM) == rest


def test_dice_that_were_passed_over_come_after_the_board_they_were_thrown_at():
    shown = ", 1 show AhAdKhKd, 2 show 2h2d3h3d, 3 muck"
    played = ", ".join([CALLED, *[CHECKED] * 3]) + shown
    assert ahead("binglaha", played) == ["deal board: 5 up", "roll 1 by 3", "push"]
    assert ahead("omaha-crayfish", played) == ["deal board: 5 up", "roll 1 by 3", "roll 1 by 3", "push"]


def test_to_act_is_nobody_where_only_cards_are_opened():
    """Contract: "`to_act` is not changed by them"; the cards that follow decide who acts."""
    second = "deal 1 up Kc, deal 2 up 5c, deal 3 up 6c, 1 bet 50, 2 call, 3 call"
    assert ahead("mexican-poker", second, **MEXICAN) == ["expose 1"]
    assert state("mexican-poker", second, **MEXICAN)["to_act"] is None
    called = "3 choose stud, 3 call, 3 door 9h, 4 fold, 1 call, 1 door 9s, 2 check"
    assert ahead("paradise-road-pickem", called, seats=4) == ["door 2"]
    assert state("paradise-road-pickem", called, seats=4)["to_act"] is None


def test_to_act_is_the_next_to_bet_while_somebody_keeps_parts_or_throws():
    assert state("scrotum", "3 call")["to_act"] == 1
    assert state("sohe", CALLED)["to_act"] == 1
    assert state("irish", f"{CALLED}, {CHECKED}")["to_act"] == 1
    assert state("paradise-road-pickem", "3 choose stud, 3 call", seats=4)["to_act"] == 4


def test_a_sale_holds_nobody_up_who_cannot_pay():
    """R64: no decision is left where all are all-in."""
    played = ahead("progressive-badugi-buy", "3 all-in, 1 fold, 2 call", **JAM)
    assert played == [
        "turn-up 2 3", "burn", "deal 2 3: 1 down third", "burn", "deal 2 3: 1 down fourth", "show 2"
    ]


def test_down_cards_of_a_bomb_pot_are_entered_before_the_up_cards_of_its_first_round():
    """Mississippi: a line without `up` names what lies face down, as long as that is due."""
    bomb = {"bomb_pot": True, "blinds": [], "ante": 50}
    after = ahead("mississippi-stud", "deal 1 7c8d", **bomb)
    assert after[:3] == ["deal 2 3: 2 down third", "deal 1 2 3: 1 up", "burn"]


SECOND = "deal 1 up Kc, deal 2 up 5c, deal 3 up 6c, 1 all-in, 2 call, 3 fold, 1 pat, 2 pat"


def test_a_card_of_a_run_out_says_nothing_of_who_opens_one():
    """2.37: the third cards are entered while the next openings are asked for already."""
    jam = {**MEXICAN, "betting": "no-limit", "stack": 600}
    third = ["burn", "deal 1 2: 1 up third", "expose 1"]
    assert ahead("mexican-poker", SECOND, **jam) == third
    assert ahead("mexican-poker", f"{SECOND}, deal 1 up 2c", **jam) == ["deal 2: 1 up third", "expose 1"]
    both = f"{SECOND}, deal 1 up 2c, deal 2 up 2d"
    assert ahead("mexican-poker", both, **jam) == ["expose 1"]
    assert ahead("mexican-poker", f"{both}, deal 1 Jh", **jam) == ["expose 1"]
    assert ahead("mexican-poker", f"{both}, deal 1 up 3c", **jam)[0] == "deal 2: 1 up fourth"


def to_seventh(game: str, seats: int, folds: dict[int, str], **setup: Any) -> list[str]:
    """`next` where the last card is due: everybody checks or calls, or folds on the street that is named."""
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    lines: list[str] = []
    while True:
        now = state(game, ", ".join(lines), seats=seats, **setup)
        steps, last = now["next"], now["next"][-1]
        up = [seat for step in steps if step["do"] == "deal" and step["face"] == "up" for seat in step["to"]]
        if now["street"] == "seventh":
            return ahead(game, ", ".join(lines), seats=seats, **setup)
        if last["seat"] is None:
            lines += [f"deal {seat} up {deck.pop(0)}" for seat in up]
            continue
        may = now["legal"]
        verb = ("bring-in" if may.get("bring_in") else "fold" if folds.get(last["seat"]) == now["street"]
                else "check" if may["check"] else "call")
        lines.append(f"{last['seat']} {verb}")


SEVEN = "deal 1 2 3 4 5 6 7: 1 down seventh"


@pytest.mark.parametrize(("seats", "folds", "steps"), [
    (7, {}, ["shuffle 10 without", "burn", SEVEN]),
    (8, {8: "fourth"}, ["burn", "deal community: 1 up seventh"]),
    (8, {8: "fifth"}, ["shuffle 5 without", "burn", "deal community: 1 up seventh"]),
])
def test_the_short_stub_of_stud(seats: int, folds: dict[int, str], steps: list[str]):
    """House rules 5: stub 7 with 3 burns; 3, needed 9, so from the stub; 2 with 3 burns."""
    assert to_seventh("stud", seats, folds, **ANTES)[:-1] == steps


def test_mississippi_turns_one_card_for_all_and_shuffles_nothing():
    """2.38: "a single community card is dealt instead"."""
    steps = to_seventh("mississippi-stud", 7, {}, button=7)
    assert steps[:-1] == ["burn", "deal community: 1 up seventh"]
