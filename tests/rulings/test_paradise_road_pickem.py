"""2.44 Paradise Road Pick'em; rulings R7, R44."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, start, state


def test_holdem():
    """Each discards one of three cards."""
    assert rounds("paradise-road-pickem", picks="holdem") == [
        "preflop: 3 down, choose, discard 1; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_omaha_8():
    """Each is dealt a fourth card."""
    assert rounds("paradise-road-pickem", picks="omaha-8") == [
        "preflop: 3 down, choose, 1 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_stud():
    """Doors of seats 3, 4, 1, then the cards of fourth street; tens, kings, then jacks up open."""
    assert rounds(
        "paradise-road-pickem", picks="stud", turned="Th Kd 2c 9d 9h 3c Tc 5d 2d 6c Jh Ks 8d 9s Jd Qc"
    ) == [
        "preflop: 3 down, choose, door; raise 200; 3 4 1 2",
        "fourth: door, 1 up; bet 100; 3 4 1 2",
        "fifth: 1 up; bet 200; 4 1 2 3",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 down; bet 200; 3 4 1 2",
    ]


def test_razz():
    """The lowest board opens: nine-deuce, then nine-six-three."""
    assert rounds(
        "paradise-road-pickem", picks="razz", turned="Th Kd 2c 9d 9h 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc"
    ) == [
        "preflop: 3 down, choose, door; raise 200; 3 4 1 2",
        "fourth: door, 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_under_the_gun_picks_and_heads_up_or_three_handed_the_button():
    assert state("paradise-road-pickem")["waiting"].seat == 3
    assert state("paradise-road-pickem", seats=3, button=3)["waiting"].seat == 3
    assert state("paradise-road-pickem", seats=3, button=1)["waiting"].seat == 1
    assert state("paradise-road-pickem", seats=2, button=2)["waiting"].seat == 2
    assert state("paradise-road-pickem", seats=6, button=2)["waiting"].seat == 5
    assert refused("paradise-road-pickem", "4 choose razz") == "out-of-turn"


def test_five_games_can_be_picked():
    assert refused("paradise-road-pickem", "3 choose super-stud") == "bad-choice"
    assert refused("paradise-road-pickem", "4 call") == "not-betting"  # only the picker goes on without (R55)
    assert refused("paradise-road-pickem", "3 choose razz, 3 choose stud") == "no-choice"


def test_under_the_gun_is_first_whatever_was_picked():
    for game in ("holdem", "omaha-8", "razz", "stud", "stud-8"):
        assert state("paradise-road-pickem", f"3 choose {game}")["to_act"] == 3
        assert state("paradise-road-pickem", f"3 choose {game}", seats=3, button=3)["to_act"] == 3


def test_the_door_card_is_rolled_with_the_call_or_raise():
    """ "If they call or raise they will expose (i.e. roll) a door card of their choice at that time"."""
    hand = start("paradise-road-pickem", "3 choose razz, 3 raise 200, 3 door 4d, 4 fold")
    down, up = hand.cards.down, hand.cards.up
    assert [(len(down[i]), len(up[i])) for i in map(hand.seat_index.get, (1, 3, 4))] == [
        (3, 0),
        (2, 1),
        (3, 0),
    ]
    assert refused("paradise-road-pickem", "3 choose razz, 4 door 4d") == "no-door"
    assert refused("paradise-road-pickem", "3 choose razz, 3 fold, 3 door 4d") == "hand-folded"
    assert refused("paradise-road-pickem", "3 choose holdem, 3 call, 3 door 4d") == "no-door"


def test_a_hand_of_holdem():
    end = played(
        "paradise-road-pickem",
        f"3 choose holdem, 1 discard 3c, {OPEN}, deal board AhKd7c, {SMALL},"
        f"deal board 2s, {BIG}, deal board 9d, {CHECKED}, 1 show Kc9c, 3 show AsQs",
    )
    assert end.awards == {1: 900}


def test_a_hand_of_omaha_eight():
    end = played(
        "paradise-road-pickem",
        f"3 choose omaha-8, {OPEN}, deal board 2c4d7h, {SMALL}, deal board Ks,"
        f"{BIG}, deal board Kd, {CHECKED}, 1 show KcKhQsQd, 3 show Ah3h9s9d",
    )
    assert end.awards == {1: 450, 3: 450}


def test_a_hand_of_razz():
    """Small bets of 100 before and on fourth street, 200 after; 8732A before JT54A."""
    end = played(
        "paradise-road-pickem",
        """3 choose razz, 3 call, 3 door Th, 4 fold, 1 call, 1 door 2c, 2 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
    )
    assert end.awards == {1: 900}
    assert end.stacks == {1: 5500, 2: 4900, 3: 4600, 4: 5000}


BOARD = {"board": "2h3s4sTdKc"}

STUD_HANDS = {1: "AsAd8h6c5d4c9s", 2: "9c9dTcTdTh2c3c"}


@pytest.mark.parametrize(
    ("choice", "hands", "more", "sides"),
    [
        ("holdem", {1: "AsAd", 2: "9c9d"}, BOARD, ["high"]),
        ("omaha-8", {1: "As5d8h6c", 2: "9c9dTcTh"}, BOARD, ["high", "low"]),
        ("razz", STUD_HANDS, {}, ["low"]),
        ("stud", STUD_HANDS, {}, ["high"]),
        ("stud-8", STUD_HANDS, {}, ["high", "low"]),
    ],
)
def test_the_chosen_game_is_judged(choice, hands, more, sides):
    """R44."""
    ruling = showdown("paradise-road-pickem", hands, choice=choice, **more)
    assert list(ruling.winners()) == sides and "2.44" in ruling.rules


def test_the_stud_choices_have_a_button():
    """R7: the odd chip goes by seat."""
    hands = {2: "AcKdQcJhTs4c2d", 5: "AsKcQdJsTc3d2c"}
    assert showdown("paradise-road-pickem", hands, 101, choice="stud").awards == {2: 51, 5: 50}
    assert showdown("stud", hands, 101).awards == {2: 50, 5: 51}
    by_suit = showdown(
        "paradise-road-pickem", hands, 101, choice="stud", house={"button-stud-tie": "high-card"}
    )
    assert by_suit.awards == {2: 50, 5: 51}


def test_up_cards_are_dealt_from_the_dealers_left():
    """ "the cards will be dealt starting at the dealer's left": seats 3, 4 and 1, with button 2."""
    bets = "1 choose stud, 1 call, 1 door 5c, 2 fold, 3 call, 3 door 6c, 4 check, 4 door 7c"
    lines = [bets, "deal 3 up 8c", "deal 4 up 9c", "deal 1 up Tc"]
    asked = [state("paradise-road-pickem", ", ".join(lines[:n]), button=2) for n in (1, 2, 3, 4)]
    assert [one["waiting"].seat for one in asked[:3]] == [3, 4, 1]
    assert asked[3]["to_act"] == 1


def test_a_tie_of_a_stud_choice_goes_by_seat():
    """R7: of 505 the odd chip to seat 1, though his ace is lower by suit."""
    end = played(
        "paradise-road-pickem",
        """3 choose stud, 3 call, 3 door As, 4 fold, 1 call, 1 door Ac, 2 check, 2 door 3h
        deal 1 up Kd, deal 2 up 4h, deal 3 up Kc, 3 bet 101, 1 call, 2 fold
        deal 1 up Qc, deal 3 up Qd, 3 check, 1 check
        deal 1 up Jh, deal 3 up Js, 3 check, 1 check, 3 check, 1 check
        3 show As3dKcQdJsTc2c, 1 show AcTsKdQcJh4c2d""",
        blinds=[50, 101],
        small_bet=101,
        big_bet=202,
    )
    assert end.awards == {1: 253, 3: 252}


def test_the_dealer_is_told_to_deal_a_fourth_card_for_omaha():
    prompt = state("paradise-road-pickem", "3 choose omaha-8")["prompt"]
    assert "Deal 1 more card to every player. Seat 3 to act" in prompt
    assert "more card" not in state("paradise-road-pickem", "3 choose stud")["prompt"]


def test_in_a_bomb_pot_door_cards_are_rolled_all_the_same():
    """1.4, 2.44: three down cards; before fourth street one of them lies face up."""
    bomb = {
        "bomb_pot": True,
        "ante": 100,
        "blinds": [],
        "betting": "no-limit",
        "small_bet": None,
        "big_bet": None,
    }
    hand = start("paradise-road-pickem", "1 choose razz", **bomb)
    assert [(len(hand.cards.down[i]), len(hand.cards.up[i])) for i in hand.live()] == [(2, 2)] * 4
