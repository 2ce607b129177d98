"""Naming the cards that were dealt: where they go, and what cannot be (contract 4; 1.2, `run-it`)."""

from __future__ import annotations

from itertools import product

import pytest

from dealer_assist.cards import UNKNOWN, parse_card, parse_cards
from dealer_assist.contract.options import state
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.dealing import deals, runouts
from dealer_assist.engine.prompts import prompt
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.errors import NotNow
from tests.house.ask import played, refused

FLOP = "3 call, 1 call, 2 check, deal board AhKd2c"


def test_board_cards_fill_the_street_that_was_dealt():
    hand = played(FLOP)
    assert hand.table.board == list(parse_cards("AhKd2c"))


def test_a_card_lies_in_one_place_only():
    assert "already on the board" in refused(f"{FLOP}, deal 1 AhQs")
    assert "already in seat 1's hand" in refused("deal 1 AhQs, deal 2 AhJs")


@pytest.mark.parametrize(("line", "setup"), [
    ("deal 1 AhAh", {}),
    ("3 call, 1 call, 2 check, deal board AhAhKd", {}),
    ("deal 1 KcKc", {"game": "badugi"}),
    ("3 call, 1 call, 2 check, 1 draw 2, 2 pat, 3 pat, deal 1 AhAh", {"game": "badugi"}),
])
def test_no_line_names_a_card_twice(line, setup):
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    assert "one of the two is wrong" in refused(line, **limit, **setup)


def test_cards_nobody_saw_are_named_as_often_as_there_are():
    assert played("deal 1 ????").cards.down[0] == [UNKNOWN, UNKNOWN]


def test_more_board_cards_than_were_dealt_are_refused_with_what_can_be_named():
    assert "3 can be dealt" in refused("3 call, 1 call, 2 check, deal board AhKd2c5s")


def test_a_folded_hand_gets_no_cards():
    assert "has folded" in refused("3 fold, deal 3 AhQs")


def test_a_flop_nobody_named_decides_only_where_its_colours_do():
    """2.62: two or three red cards make it another game."""
    assert not deals.decides(played("3 call, 1 call, 2 check"))
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    assert deals.decides(played("3 call, 1 call, 2 check", game="wonky-donkey", **limit))


@pytest.mark.parametrize(("allowed", "runs"), [(1, 1), (2, 2), (3, 3)])
def test_the_board_is_run_as_often_as_the_house_allows(allowed, runs):
    hand = played(
        "3 all-in, 1 call, 2 fold, deal 3 AhAs, deal 1 KhKs, 3 show, 1 show", house={"run-it": allowed}
    )
    assert runouts.runs_possible(hand) == runs


def test_a_second_run_keeps_what_lay_there_and_counts_its_own_burns():
    hand = played(f"{FLOP}, 1 all-in, 2 call, 3 fold, 1 show QhJh, 2 show AsKs, run 2", house={"run-it": 2})
    assert hand.table.run == 2
    assert hand.deck.stub == 52 - 6 - 3 - 2 - 2 - 1 - 4  # hands, flop, turn, river, again, burns


def test_a_card_may_stay_unknown():
    hand = played("3 call, 1 call, 2 check, deal board Ah??2c")
    assert hand.table.board[1] == UNKNOWN


RUN_OUT = f"{FLOP}, 1 all-in, 2 call, 3 fold, 1 show QhJh, 2 show AsKs"


def test_a_board_that_is_dealt_again_without_a_word_is_the_second_run():
    hand = played(f"{FLOP}, 1 all-in, 2 call, 3 fold, deal board 5s9d, deal board 6s", house={"run-it": 2})
    assert (hand.table.run, len(hand.table.runouts)) == (2, 1)
    assert hand.table.board == [*parse_cards("AhKd2c6s"), UNKNOWN]


def test_two_runs_that_were_said_before_are_dealt_one_after_the_other():
    hand = played(f"{RUN_OUT}, run 2, deal board 5s9d, deal board 6s8d", house={"run-it": 2})
    assert hand.over
    assert hand.showdown.ruling.pots[0].shares[0].runout == 1


PASSED_OVER = ("3 call, 1 call, 2 check, 1 check, 2 check, 3 check, deal board 9s, 1 all-in, 2 call, 3 fold, "
               "run 2, deal board Ad, deal board Kh")


@pytest.mark.parametrize("late", [
    "1 show AcAh, 2 show KcKd, deal board 2c, deal board 3c4d",
    "deal board 2c3c4d, 1 show AcAh, 2 show KcKd",
])
def test_a_flop_that_was_passed_over_keeps_no_run_waiting(late):
    """Contract, section 4: a step is done when its line was entered; the second river is no card of the flop.

    Aces win with the ace of the first run, kings with the king of the second.
    """
    hand = played(f"{PASSED_OVER}, {late}", house={"run-it": 2})
    first, second = hand.table.runouts[0], hand.table.board
    assert (" ".join(map(str, first)), " ".join(map(str, second))) == ("2c 3c 4d 9s Ad", "2c 3c 4d 9s Kh")
    assert [share.winners for share in hand.showdown.ruling.pots[0].shares] == [(1,), (2,)]


def test_cards_that_lay_there_in_every_run_are_asked_for_once():
    hand = played(f"{PASSED_OVER}, 1 show AcAh, 2 show KcKd", house={"run-it": 2})
    assert [(step.do, step.cards) for step in next_steps(hand)] == [("deal", 3), ("push", 0)]
    assert prompt(hand) == "Enter the 3 board cards that lie on the table"


@pytest.mark.parametrize(("run", "late"), [
    (f"{RUN_OUT}, run 2, deal board ??9d, deal board 6s8d", "deal board 5s"),
    (f"{PASSED_OVER}, 1 show AcAh, 2 show KcKd", "deal board 2c3c4d"),
])
def test_a_card_that_is_named_late_is_not_named_in_the_hand_of_before(run, late):
    """`Hand.after`: "this hand is never changed"; whoever undoes goes back to it."""
    before = played(run, house={"run-it": 2})
    again = played(run, house={"run-it": 2})
    after = before.after(parse_action(late))
    assert state(before) == state(again) != state(after)
    assert before.table.runouts == again.table.runouts


@pytest.mark.parametrize("unseen", [*product((False, True), repeat=4)])
def test_a_card_of_a_run_that_nobody_saw_is_named_last(unseen):
    """Contract, section 4: a step is done when its line was entered, `??` too, and the next line is what
    `next` names: the card of the second run, not the one that was passed over.
    """
    seen = ["5s", "9d", "6s", "8d"]
    lines = ["??" if blank else card for blank, card in zip(unseen, seen, strict=True)]
    for n in range(4):
        hand = played(", ".join([f"{RUN_OUT}, run 2", *(f"deal board {it}" for it in lines[:n])]),
                      house={"run-it": 2})
        due = next(step for step in next_steps(hand) if step.do == "deal")
        assert (due.run, due.cells) == (1 + n // 2, (3 + n % 2,))
    late = [f"deal board {card}" for blank, card in zip(unseen, seen, strict=True) if blank]
    hand = played(", ".join([f"{RUN_OUT}, run 2", *(f"deal board {it}" for it in lines), *late]),
                  house={"run-it": 2})
    assert hand.over
    boards = [*hand.table.runouts, hand.table.board]
    assert [" ".join(map(str, board)) for board in boards] == ["Ah Kd 2c 5s 9d", "Ah Kd 2c 6s 8d"]


def test_a_board_that_draws_have_passed_over_is_the_first_run():
    """Dramaha: nobody named the board of before the draws; what `next` names now is the second run's."""
    draws = "1 call, 2 pat, 1 pat, 2 pat, 1 pat, 2 pat, 1 pat, 1 show AsAhAdKcQc, 2 show KsKhKd9c8c, run 2"
    short = {"game": "triple-draw-dramaha", "betting": "limit", "small_bet": 200, "seats": {1: 200, 2: 200},
             "house": {"run-it": 2}, "button": 1}
    hand = played(f"{draws}, deal board 5s6s7s8s9s", **short)
    assert [card for board in hand.table.runouts for card in board] == [UNKNOWN] * 5
    assert hand.table.board == [*parse_cards("5s6s7s8s9s")]
    assert played(f"{draws}, deal board 5s6s7s8s9s, deal board 2c3c4c5c6c", **short).over


@pytest.mark.parametrize(("lines", "words"), [
    (f"{RUN_OUT}, run 2, run 1", "is run 2 times already"),
    ("3 all-in, 1 call, 2 fold, deal board AhKd2c5s9d, run 2", "nothing left to run"),
    ("3 all-in, 1 call, 2 fold, deal board AhKd2c, run 2", "agreed before that"),
    (f"{RUN_OUT}, deal board 5s, run 2", "agreed before that"),
])
def test_runs_that_cannot_be(lines, words):
    assert words in refused(lines, house={"run-it": 2})


def test_how_often_it_is_run_may_change_until_the_first_card():
    """Contract 4: `run N` is entered before the first card; a flop that is named late is none of it."""
    assert played(f"{RUN_OUT}, run 2, run 3", house={"run-it": 3}).table.run == 3
    late = "3 call, 1 call, 2 check, 1 all-in, 2 call, 3 fold, deal board AhKd2c, run 2"
    assert played(late, house={"run-it": 2}).table.run == 2
    assert "agreed before that" in refused(f"{RUN_OUT}, run 2, deal board 5s, run 3", house={"run-it": 3})


def test_a_card_for_all_is_dealt_in_stud_alone_when_the_stub_is_short():
    assert "No community card" in refused("deal community Ah")


def test_board_cards_have_to_be_named():
    hand = played("3 call, 1 call, 2 check")
    with pytest.raises(NotNow) as refusal:
        deals.to_table(hand, Action("deal", to="board", cards=()))
    assert refusal.value.code == "card-count"


def test_a_board_card_before_the_last_draw_of_an_all_in_is_no_second_board():
    """House rules 7, `run-it`: another board is dealt when the first is complete."""
    reason = refused("3 all-in, 1 call, 2 fold, deal board 5cAhJs, deal board 5d", game="dramadugi",
                     betting="no-limit", house={"run-it": 3}, seats={1: 600, 2: 600, 3: 600})
    assert "board" in reason


def test_hole_cards_named_late_in_stud_are_no_up_cards():
    """`deal SEAT [up] CARDS`: two cards for two face down, while one face up is awaited on fourth street."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50}
    third = "deal 1 up Kc, deal 2 up 5c, deal 3 up 9c, 2 bring-in, 3 call, 1 call"
    hand = played(f"{third}, deal 1 AhAd", **stud)
    assert hand.cards.down[0] == list(parse_cards("AhAd"))
    assert played(f"{third}, deal 1 4d", **stud).cards.up[0] == list(parse_cards("Kc4d"))


RAGGED = [[f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True)] for ranks, suits in (
    ("23456789", "cccccccc"), ("23456789", "dddddddd"), ("TJQKATJQ", "dddddhhh"), ("23456789", "hhhhhhhh"))]


def seventh_street(house: str = "with-community") -> str:
    """Eight in stud to the last card: too few for seventh street, so one card for all (house rules 5)."""
    lines = []
    for street, cards in enumerate(RAGGED):
        lines += [f"deal {seat} up {card}" for seat, card in enumerate(cards, 1)]
        lines += [f"{(7 + n) % 8 + 1} check" for n in range(8)] if street else [
            "1 bring-in", *(f"{seat} call" for seat in range(2, 9))]
    return ", ".join(lines)


EIGHT = {"game": "stud", "betting": "limit", "seats": {seat: 5000 for seat in range(1, 9)}, "ante": 20,
         "bring_in": 50, "small_bet": 100, "blinds": [], "house": {"community-first-act": "with-community"}}


def test_a_card_for_all_that_nobody_saw_is_still_to_be_named():
    hand = played(f"{seventh_street()}, deal community ??", **EIGHT)
    assert hand.table.community == UNKNOWN and "community" in prompt(hand)


def test_one_more_card_for_a_hand_that_lies_whole_is_the_one_for_all():
    hand = played(f"{seventh_street()}, deal 1 TcJc, deal 1 Ts", **EIGHT)
    assert hand.table.community == parse_card("Ts")


def test_more_cards_than_a_run_lacks_are_no_second_run():
    lines = f"{FLOP}, 1 all-in, 2 call, 3 fold, deal board 5s9d, deal board 6s8d7c"
    assert "board" in refused(lines, house={"run-it": 2})


@pytest.mark.parametrize(("game", "cards", "held"), [
    ("holdem", "??Ah", ["??", "Ah"]), ("omaha", "??AhKd", ["??", "??", "Ah", "Kd"]),
])
def test_some_of_the_cards_may_stay_unknown(game, cards, held):
    assert sorted(map(str, played(f"deal 1 {cards}", game=game).cards.down[0])) == held
