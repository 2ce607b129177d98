"""Our hands written as Poker Hand History: read back to the last rule, and by pokerkit to the stacks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pokerkit
import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import play
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal
from dealer_assist.formats.phh import CODES, PhhHand, action_lines, read_phh, replay, setup_of, write_phh

OWN = sorted((Path(__file__).parents[1] / "hands" / "own").glob("*.phh"))
DICE = OWN[0].with_name("binglaha.phh")
HOLDEM: dict[str, Any] = {
    "game": "holdem", "betting": "no-limit", "seats": {"2": 1000, "5": 1000, "9": 1000}, "button": 9,
    "blinds": [5, 10], "preset": "barge",
}
FOLDED = ["9 raise 30", "2 fold", "5 fold"]
ALL_IN = ["9 all-in", "2 fold", "5 all-in", "9 show AhAd", "5 show KhKd", "deal board 2c3c4h",
          "deal board 9d", "deal board Tc"]


def written(document: dict[str, Any], lines: list[str], meta: dict[str, Any] | None = None) -> str:
    end = play(read_setup(document), [parse_action(line) for line in lines])
    assert end.over
    return write_phh(document, lines, end.stacks, meta)


def read(text: str) -> PhhHand:
    hand, = read_phh(text, "written")
    assert isinstance(hand, PhhHand), hand.error
    return hand


def in_pokerkit(text: str) -> list[int]:
    *_, end = pokerkit.HandHistory.loads(text)
    return [int(stack) for stack in end.stacks]


def stacks_of(hand: PhhHand) -> dict[int, int]:
    return {seat: end for seat, end in zip(hand.seats, hand.finishing or (), strict=True) if end is not None}


def recorded(path: Path) -> tuple[PhhHand, dict[str, Any], tuple[str, ...]]:
    """A hand of our own collection as a set-up document of whole units and the contract's lines."""
    hand, = read_phh(path.read_bytes(), path.stem)
    assert isinstance(hand, PhhHand)
    document = {**hand.setup, "preset": "tda", "house": {"raise-cap": 4}}
    return hand, document, action_lines(hand, setup_of(hand))


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_what_we_write_we_read_back_to_the_same_hand(path: Path) -> None:
    hand, document, lines = recorded(path)
    again = read(write_phh(document, lines, stacks_of(hand)))
    assert (again.seats, again.finishing) == (hand.seats, hand.finishing)
    outcome = replay(again)
    assert outcome.error is None
    assert outcome.agrees is True


@pytest.mark.parametrize("path", [path for path in OWN if path != DICE], ids=lambda path: path.stem)
def test_pokerkit_reads_the_eleven_codes_as_we_write_them(path: Path) -> None:
    hand, document, lines = recorded(path)
    text = write_phh(document, lines, stacks_of(hand))
    assert tomllib.loads(text)["variant"] in CODES
    assert in_pokerkit(text) == list(hand.finishing or ())


@pytest.mark.parametrize(("house", "antes"), [
    ({"ante": "big-blind", "big-blind-ante-reduce": 2}, [5, 0]),
    ({"ante": "big-blind", "big-blind-ante-reduce": "none"}, [10, 0]),
    ({"ante": "none"}, [0, 0]),
], ids=["falls", "stays", "none"])
def test_a_big_blind_ante_is_written_as_it_was_posted(house: dict[str, Any], antes: list[int]) -> None:
    """Where few are left it falls to the small blind; the listed one gave pokerkit other stacks."""
    document = {**HOLDEM, "seats": {"5": 1000, "9": 1000}, "big_blind_ante": 10, "house": house}
    lines = ["9 raise 30", "5 fold"]
    text = written(document, lines)
    table = tomllib.loads(text)
    assert (table["variant"], sorted(table["antes"])) == ("NT", sorted(antes))
    assert in_pokerkit(text) == table["finishing_stacks"]


@pytest.mark.parametrize(("stacks", "coded"), [
    ((2, 4), False), ((2, 5), True)], ids=["odd twice", "odd once"])
def test_pots_of_the_same_winners_are_one_to_readers(stacks: tuple[int, int], coded: bool) -> None:
    """pokerkit pushes them together once the losing hands are killed: two odd chips there are none."""
    document = {"game": "omaha-8", "betting": "limit", "blinds": [1, 2], "small_bet": 2, "big_bet": 4,
                "preset": "barge", "big_blind_ante": 1, "button": 4, "house": {"ante": "big-blind"},
                "seats": {"1": 200, "2": stacks[1], "3": stacks[0], "4": 200}}
    lines = ["3 all-in", "4 raise 4", "1 call", "2 all-in", "deal board 6h5cAs", "1 check", "4 check",
             "deal board 9s", "1 check", "4 check", "deal board Ks", "1 check", "4 check",
             "1 show 2cAc7dAd", "4 show 2h3hJc6c", "2 show 2sJdQhTc", "3 show 8s9hJh4h"]
    text = written(document, lines)
    assert (tomllib.loads(text)["variant"] == "FO/8") is coded
    if coded:
        assert in_pokerkit(text) == tomllib.loads(text)["finishing_stacks"]


def test_a_hand_that_was_shown_before_it_drew_wins_unseen() -> None:
    document = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "seats": {"2": 400, "9": 4},
                "button": 9, "blinds": [2, 4], "small_bet": 4, "big_bet": 8, "preset": "cash"}
    lines = ["9 call", "2 draw 0", "9 show QcTd6d9sQs", "9 pat", "2 draw 2 JhJc", "9 draw 5 Qc6dTd9sQs",
             "2 draw 4 8d5hKc5d", "9 draw 2 7s4s", "2 muck"]
    assert tomllib.loads(written(document, lines))["_extension"] == "dealer-assist"


def test_a_game_without_a_code_is_marked() -> None:
    hand, document, lines = recorded(DICE)
    table = tomllib.loads(write_phh(document, lines, stacks_of(hand)))
    assert (table["variant"], table["_extension"]) == ("binglaha", "dealer-assist")
    assert table["_betting"] == "pot-limit"
    assert "d _roll 2" in table["actions"]


@pytest.mark.parametrize("changed", [
    {"betting": "pot-limit"}, {"game": "rio-bravo"}, {"bomb_pot": True, "ante": 10, "blinds": []},
])
def test_what_is_not_exactly_the_code_is_not_written_under_it(changed: dict[str, Any]) -> None:
    lines = ["2 bet 20", "5 fold", "9 fold"] if changed.get("bomb_pot") else FOLDED
    text = written({**HOLDEM, **changed}, lines)
    table = tomllib.loads(text)
    assert table["variant"] not in CODES
    assert table["_extension"] == "dealer-assist"
    assert replay(read(text)).agrees is True


def test_two_runs_of_the_board_are_the_extension_form() -> None:
    document = {**HOLDEM, "preset": "cash", "tournament": False}
    lines = ["9 all-in", "2 fold", "5 all-in", "run 2", "deal board 2c3c4h9dTc", "deal board 2d3d4s9hTh",
             "9 show AhAd", "5 show KhKd"]
    text = written(document, lines)
    assert tomllib.loads(text)["_extension"] == "dealer-assist"
    assert replay(read(text)).agrees is True


def test_house_rules_travel_with_the_hand() -> None:
    rake = {"percent": 2.5, "cap": 20, "step": 1}
    text = written({**HOLDEM, "house": {"rake": rake, "rake-no-flop": "free"}}, ALL_IN)
    table = tomllib.loads(text)
    assert table["_rake"] == 20
    house = setup_of(read(text)).house
    assert house.preset == "barge"
    assert house.document()["rake"] == rake
    assert replay(read(text)).agrees is True


def test_the_smallest_chip_travels_with_the_hand() -> None:
    document = {**HOLDEM, "blinds": [25, 50], "chip": 25}
    lines = ["9 raise 125", "2 fold", "5 call", "deal board AsKsQs", "5 check", "9 check", "deal board Js",
             "5 check", "9 check", "deal board Ts", "5 check", "9 check", "5 show 2c2d", "9 show 3c3d"]
    text = written(document, lines)
    assert tomllib.loads(text)["finishing_stacks"] == [975, 1025, 1000]
    assert replay(read(text)).stacks == (975, 1025, 1000)


def test_chips_that_do_not_add_up_are_refused_with_the_difference() -> None:
    with pytest.raises(Refusal) as refused:
        write_phh(HOLDEM, FOLDED, {2: 995, 5: 990, 9: 1035})
    assert refused.value.code == "chips-do-not-add-up"
    assert "20 more" in refused.value.message


def test_a_hand_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        write_phh(HOLDEM, FOLDED[:1], {2: 995, 5: 990, 9: 1015})
    assert refused.value.code == "hand-not-over"


def test_stacks_of_other_seats_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        write_phh(HOLDEM, FOLDED, {1: 995, 2: 990, 3: 1015})
    assert refused.value.code == "bad-stacks"


def test_unseen_cards_are_told_where_they_were_dealt() -> None:
    """No line named a card: every deal still stands in its place."""
    lines = ["9 call", "2 call", "5 check", "2 check", "5 bet 10", "9 call", "2 fold", "5 bet 20", "9 fold"]
    actions = tomllib.loads(written(HOLDEM, lines))["actions"]
    assert actions[:3] == ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????"]
    assert actions[6] == "d db ??????"
    assert actions[11] == "d db ??"
    assert in_pokerkit(written(HOLDEM, lines)) == tomllib.loads(written(HOLDEM, lines))["finishing_stacks"]


def test_a_card_named_late_stands_where_it_was_dealt() -> None:
    lines = ["9 call", "deal 9 AsKs", "2 call", "5 check", "2 check", "deal board 2c7hJd", "5 bet 10",
             "9 fold", "2 fold"]
    actions = tomllib.loads(written(HOLDEM, lines))["actions"]
    assert actions[2] == "d dh p3 AsKs"
    assert "d db 2c7hJd" in actions


def test_all_in_is_a_call_or_a_raise() -> None:
    actions = tomllib.loads(written(HOLDEM, ALL_IN))["actions"]
    assert actions[3:6] == ["p3 cbr 1000", "p1 f", "p2 cc"]


def test_a_dead_small_blind_and_a_dead_button_keep_the_order() -> None:
    document = {**HOLDEM, "button": 1, "posts": [{"seat": 5, "kind": "big", "amount": 10}]}
    text = written(document, ["9 raise 30", "2 fold", "5 fold"])
    table = tomllib.loads(text)
    assert (table["seats"], table["blinds_or_straddles"]) == ([2, 5, 9], [0, 10, 0])
    assert replay(read(text)).agrees is True


def test_a_post_to_enter_and_a_dead_blind_are_told_apart() -> None:
    posts = [{"seat": 2, "kind": "small", "amount": 5}, {"seat": 5, "kind": "big", "amount": 10},
             {"seat": 9, "kind": "enter", "amount": 10}, {"seat": 9, "kind": "dead", "amount": 5}]
    text = written({**HOLDEM, "posts": posts}, ["9 check", "2 fold", "5 raise 40", "9 fold"])
    table = tomllib.loads(text)
    assert (table["antes"], table["blinds_or_straddles"]) == ([0, 0, 5], [5, 10, -10])
    assert replay(read(text)).agrees is True


def test_names_and_fields_are_written_in_the_order_of_play() -> None:
    meta = {"players": {"9": 'Ann "Ace"', "2": "Ben"}, "hand": 12, "event": "Tab\tand \\ and é", "_table": 3}
    table = tomllib.loads(written(HOLDEM, FOLDED, meta))
    assert table["players"] == ["Ben", "Seat 5", 'Ann "Ace"']
    assert (table["hand"], table["event"], table["_table"]) == (12, "Tab\tand \\ and é", 3)
    with pytest.raises(Refusal):
        written(HOLDEM, FOLDED, {"tables": 3})


def test_stud_cards_go_back_into_their_order() -> None:
    """Third street is one deal of three cards, seventh is down; a tabled hand lists all seven as dealt."""
    document = {"game": "razz", "seats": {"1": 200, "2": 200}, "ante": 5, "bring_in": 10, "small_bet": 20,
                "big_bet": 40}
    lines = ["deal 1 up Kd", "deal 2 up 2c", "1 bring-in", "2 complete", "1 call"]
    for first, second in (("3d", "3c"), ("4d", "4c"), ("5d", "5c")):
        lines += [f"deal 1 up {first}", f"deal 2 up {second}", "2 check", "1 check"]
    lines += ["2 check", "1 check", "2 show AcAd9c2c3c4c5c", "1 show KhKcKd3d4d5d8d"]
    text = written(document, lines)
    actions = tomllib.loads(text)["actions"]
    assert actions[:2] == ["d dh p1 ????Kd", "d dh p2 ????2c"]
    assert "p2 sm AcAd2c3c4c5c9c" in actions
    assert in_pokerkit(text) == tomllib.loads(text)["finishing_stacks"]
    assert replay(read(text)).agrees is True


DRAW: dict[str, Any] = {
    "game": "badugi", "betting": "limit", "seats": {"1": 100, "2": 100}, "button": 2, "blinds": [1, 2],
    "small_bet": 2, "big_bet": 4, "preset": "tda",
}
CHECKED = ["1 check", "2 check"]
SHOWN = [*CHECKED, "1 show As2h3d4c", "2 show Ah2d3c9s"]


def drawn(*draws: str) -> list[str]:
    """The actions of a hand with these six draws, as they are written, after pokerkit has read them."""
    first, second, third = draws[:2], draws[2:4], draws[4:]
    lines = ["2 call", "1 check", *first, *CHECKED, *second, *CHECKED, *third, *SHOWN]
    text = written(DRAW, lines)
    table = tomllib.loads(text)
    assert in_pokerkit(text) == table["finishing_stacks"]
    assert replay(read(text)).agrees is True
    actions: list[str] = table["actions"]
    return actions


def test_a_card_first_seen_when_it_is_thrown_was_dealt() -> None:
    actions = drawn("1 draw 2 KsQs", "2 pat", "1 pat", "2 pat", "1 pat", "2 pat")
    assert actions[0] == "d dh p1 KsQs????"
    assert "p1 sd KsQs" in actions


def test_a_card_first_seen_in_a_later_draw_is_a_comment() -> None:
    """Nobody knows whether it was there from the start or came with the first draw."""
    actions = drawn("1 draw 2", "2 pat", "1 draw 1 Ks", "2 pat", "1 pat", "2 pat")
    assert actions[0] == "d dh p1 ????????"
    assert "p1 sd ?? # Ks" in actions


def test_cards_thrown_unseen_leave_the_hand_before_unknown() -> None:
    actions = drawn("1 draw 2", "2 pat", "1 pat", "2 pat", "1 pat", "2 pat")
    assert actions[0] == "d dh p1 ????????"
    text = written(DRAW, ["deal 1 As2h3dKd", "2 call", "1 check", "1 draw 1", "2 pat", *CHECKED, "1 pat",
                          "2 pat", *CHECKED, "1 pat", "2 pat", *SHOWN])
    assert tomllib.loads(text)["actions"][0] == "d dh p1 ????????"
    assert in_pokerkit(text) == tomllib.loads(text)["finishing_stacks"]


def test_stud_hands_that_are_all_in_lie_open_before_the_next_card() -> None:
    document = {"game": "razz", "seats": {"1": 40, "2": 40}, "ante": 5, "bring_in": 10, "small_bet": 20,
                "big_bet": 40, "preset": "tda"}
    ups = [f"deal {seat} up {rank}{suit}" for rank in "345" for seat, suit in ((1, "d"), (2, "c"))]
    lines = ["deal 1 up Kd", "deal 2 up 2c", "1 bring-in", "2 complete", "1 raise 35", "2 call", *ups,
             "2 show AcAd9c2c3c4c5c", "1 show KhKcKd3d4d5d8d"]
    text = written(document, lines)
    actions = tomllib.loads(text)["actions"]
    assert actions.index("p1 sm KhKcKd") < actions.index("d dh p1 3d") < actions.index("p1 sm KhKcKd3d4d5d8d")
    assert in_pokerkit(text) == tomllib.loads(text)["finishing_stacks"] == [0, 80]
    assert replay(read(text)).agrees is True


def test_a_hand_that_was_held_and_released_is_written_like_any_other() -> None:
    """House rules 9: what the floor said moved no card and no chip, and other readers know no word for it."""
    held = [*ALL_IN[:3], "release", *ALL_IN[3:]]
    assert written(HOLDEM | {"held": True}, held) == written(HOLDEM, ALL_IN)
