"""Poker Hand History read: what the fields mean at our table, and what is said of a file that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.engine.play import play
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.formats.phh import PhhHand, UnreadHand, action_lines, read_phh, replay, setup_of

PLAIN: dict[str, str] = {
    "variant": "'NT'", "antes": "[0, 0, 0]", "blinds_or_straddles": "[5, 10, 0]", "min_bet": "10",
    "starting_stacks": "[1000, 1000, 1000]", "actions": "['p3 cbr 30', 'p1 f', 'p2 f']",
}
STUD: dict[str, str] = {
    "variant": "'F7S'", "antes": "[5, 5]", "bring_in": "10", "small_bet": "20", "big_bet": "40",
    "starting_stacks": "[500, 500]",
}
TWO = {"antes": "[0, 0]", "blinds_or_straddles": "[5, 10]", "starting_stacks": "[100, 100]"}
FOUR = {"antes": "[0, 0, 0, 0]", "starting_stacks": "[500, 500, 500, 500]"}
DEALT = "'d dh p1 AhKh', 'd dh p2 2c2d', 'p2 cbr 100', 'p1 cc', 'd db 3c4c9h', 'd db Ad', 'd db 9s'"


def text(base: dict[str, str] | None = None, **changed: str | None) -> str:
    fields = {**(PLAIN if base is None else base), **changed}
    return "\n".join(f"{key} = {value}" for key, value in fields.items() if value is not None)


def hand(base: dict[str, str] | None = None, **changed: str | None) -> PhhHand:
    hand, = read_phh(text(base, **changed), "it")
    assert isinstance(hand, PhhHand), hand.error
    return hand


def error(base: dict[str, str] | None = None, **changed: str | None) -> str:
    hand, = read_phh(text(base, **changed), "it")
    outcome = replay(hand)
    assert outcome.error is not None, outcome
    return outcome.error


def stacks(base: dict[str, str] | None = None, **changed: str | None) -> Any:
    outcome = replay(hand(base, **changed))
    assert outcome.error is None
    return outcome.stacks


def deals(read: PhhHand) -> list[str]:
    return [done.line() for step in read.steps for done in step.does if isinstance(done, Action)]


def test_p1_is_the_small_blind_and_the_last_player_the_button() -> None:
    setup = hand().setup
    assert setup["button"] == 3
    assert setup["blinds"] == [5, 10]
    assert stacks() == (995, 990, 1015)


def test_heads_up_the_arrays_are_assigned_in_reverse() -> None:
    """p1 is the big blind, p2 the button; blinds and antes are written small first all the same."""
    two = hand(**{**TWO, "antes": "[0, 10]"}, actions="['p2 f']")
    assert (two.setup["button"], two.setup["big_blind_ante"]) == (2, 10)
    assert replay(two).stacks == (105, 95)


def test_seats_are_taken_as_the_file_numbers_them() -> None:
    assert hand(seats="[7, 9, 2]").seats == (7, 9, 2)
    assert stacks(seats="[7, 9, 2]") == (995, 990, 1015)


@pytest.mark.parametrize("seats", ["[3, 1, 2, 4]", "[2, 1, 3]", "[1, 1, 2]", "[9, 10, 11]", "['a', 'b', 3]"])
def test_seats_that_are_no_table_of_ours_are_counted_from_one(seats: str) -> None:
    assert hand(seats=seats).seats == (1, 2, 3)


def test_a_uniform_ante_is_everybodys() -> None:
    assert hand(antes="[1, 1, 1]").setup["ante"] == 1
    assert stacks(antes="[1, 1, 1]") == (994, 989, 1017)


@pytest.mark.parametrize(("trimmed", "ends"), [
    ("true", (985, 45, 985)), ("false", (970, 75, 970)), (None, (985, 45, 985))])
def test_an_ante_nobody_trims_is_won_in_full_by_who_could_not_pay_it(trimmed: str | None, ends: Any) -> None:
    """`ante_trimming_status`: seat 2 has 15 of an ante of 30 and wins 15 of each, or all that was anted."""
    aces = "'d dh p1 2h7d', 'd dh p2 AhAd', 'd dh p3 2c7s', "
    board = "'d db 3c8h9h', 'p1 cc', 'p3 cc', 'd db Js', 'p1 cc', 'p3 cc', 'd db Kd', 'p1 cc', 'p3 cc', "
    acts = f"[{aces}'p3 cc', 'p1 cc', {board}'p2 sm AhAd', 'p1 sm 2h7d', 'p3 sm 2c7s']"
    assert stacks(antes="[30, 30, 30]", starting_stacks="[1000, 15, 1000]", ante_trimming_status=trimmed,
                  actions=acts) == ends


def test_an_ante_of_the_big_blind_alone_is_a_big_blind_ante() -> None:
    setup = hand(antes="[0, 10, 0]").setup
    assert setup["big_blind_ante"] == 10
    assert "ante" not in setup


def test_other_antes_are_dead_posts() -> None:
    setup = hand(antes="[0, 0, 10]").setup
    assert setup["posts"][0] == {"seat": 3, "kind": "dead", "amount": 10}
    assert stacks(antes="[0, 0, 10]") == (995, 990, 1015)


def test_a_third_blind_is_a_straddle_and_acts_last() -> None:
    four = {**FOUR, "blinds_or_straddles": "[5, 10, 20, 0]"}
    setup = hand(**four, actions="[]").setup
    assert [post["kind"] for post in setup["posts"]] == ["small", "big", "straddle"]
    assert stacks(**four, actions="['p4 cc', 'p1 f', 'p2 f', 'p3 cbr 60', 'p4 f']") == (495, 490, 535, 480)


def test_a_negative_blind_is_posted_to_enter() -> None:
    """It is live and does not move the first to act."""
    four = {**FOUR, "blinds_or_straddles": "[5, 10, 0, -10]"}
    assert hand(**four).setup["posts"][2] == {"seat": 4, "kind": "enter", "amount": 10}
    assert stacks(**four, actions="['p3 f', 'p4 cc', 'p1 f', 'p2 cbr 40', 'p4 f']") == (495, 515, 500, 490)


def test_a_dead_small_blind_leaves_the_big_blind_where_it_is() -> None:
    four = {**FOUR, "blinds_or_straddles": "[10, 0, 0, 0]"}
    assert hand(**four).setup["posts"] == [{"seat": 1, "kind": "big", "amount": 10}]
    assert stacks(**four, actions="['p2 f', 'p3 f', 'p4 cbr 30', 'p1 f']") == (490, 500, 500, 510)


def test_without_blinds_the_smallest_bet_is_the_level() -> None:
    free = {"antes": "[5, 5, 5]", "blinds_or_straddles": "[0, 0, 0]"}
    assert stacks(**free, actions="['p1 cbr 10', 'p2 f', 'p3 f']") == (1010, 995, 995)
    assert "action 1 'p1 cbr 9'" in error(**free, actions="['p1 cbr 9']")


def test_decimals_are_scaled_and_printed_as_they_came() -> None:
    outcome = stacks(
        blinds_or_straddles="[0.25, 0.5, 0]", min_bet="0.5", starting_stacks="[100, 200.00, 50.5]",
        actions="['p3 cbr 1.75', 'p1 f', 'p2 f']")
    assert outcome == (99.75, 199.5, 51.25)
    whole = stacks(starting_stacks="[1000.5, 1000, 1000]")
    assert [type(stack) for stack in whole] == [float, int, int]


def test_cents_are_the_finest_chip_where_money_has_decimals() -> None:
    """4.50 between two is 2.25 each, although the file only ever writes halves."""
    outcome = stacks(
        blinds_or_straddles="[0.5, 1, 0]", min_bet="1", starting_stacks="[10, 10, 10]",
        actions="['d dh p1 AhKh', 'd dh p2 2c7d', 'd dh p3 AsKs', 'p3 cbr 2', 'p1 cc', 'p2 f', 'd db 2d3d4h',"
                " 'p1 cc', 'p3 cc', 'd db 9c', 'p1 cc', 'p3 cc', 'd db Tc', 'p1 cbr 1.5', 'p3 cc',"
                " 'p1 sm AhKh', 'p3 sm AsKs']")
    assert outcome == (10.5, 9, 10.5)


def test_a_refusal_has_the_amounts_of_the_file() -> None:
    """The table counts in cents; who reads the refusal looks for 0.75 in the file."""
    cents = {
        "blinds_or_straddles": "[0.25, 0.5, 0]", "min_bet": "0.5", "starting_stacks": "[100, 1200, 2050.5]"}
    short = error(**cents, actions="['p3 cbr 0.75']")
    assert "raised to 0.75; the least is 1." in short and "raise to 1 to 2,050.5" in short
    assert "raised to 12; the least is 20." in error(actions="['p3 cbr 12']")


def test_comments_are_data_and_empty_actions_do_nothing() -> None:
    read = hand(actions="['', '# the table waits', 'p3 cbr 30 # quickly', 'p1 f', 'p2 f#!']")
    assert [(step.number, step.comment) for step in read.steps] == [(3, "quickly"), (4, ""), (5, "!")]
    assert replay(read).stacks == (995, 990, 1015)


def test_commas_in_an_amount_are_read() -> None:
    assert stacks(actions="['p3 cbr 1,000', 'p1 f', 'p2 f']") == (995, 990, 1015)


def test_stud_cards_are_down_and_up_by_their_street() -> None:
    """Two down, four up, the last one down; dealt in one string or card by card."""
    first = "'d dh p1 2c3c4c', 'd dh p1 5c', 'd dh p1 6c7c8c'"
    second = "'d dh p2 9c', 'd dh p2 Tc', 'd dh p2 Jc'"
    assert deals(hand(STUD, actions=f"[{first}, {second}]")) == [
        "deal 1 2c3c", "deal 1 up 4c", "deal 1 up 5c", "deal 1 up 6c7c", "deal 1 8c",
        "deal 2 9c", "deal 2 Tc", "deal 2 up Jc"]


def test_a_board_in_stud_is_the_shared_card() -> None:
    assert deals(hand(STUD, actions="['d db 5d']")) == ["deal community 5d"]


def test_a_completion_is_a_raise_to_the_small_bet() -> None:
    bring = "'d dh p1 ????4c', 'd dh p2 ????Kd', 'p1 pb', 'p2 cbr 20'"
    read = hand(STUD, actions=f"[{bring}, 'p1 f']")
    assert action_lines(read, setup_of(read))[-3:] == ("1 bring-in", "2 raise 20", "1 fold")
    assert stacks(STUD, actions=f"[{bring}, 'p1 f']") == (485, 515)


THREE = {**STUD, "antes": "[5, 5, 5]", "starting_stacks": "[1000, 1000, 1000]"}
OPENS = "'p2 pb', 'p3 cbr 20', 'p1 f'"


@pytest.mark.parametrize(("cards", "fourth"), [
    ("'d dh p1 ??????', 'd dh p2 ??????', 'd dh p3 ??????'", "'d dh p2 ??', 'd dh p3 ??'"),
    ("'d dh p1 2c3c??', 'd dh p2 4c5c??', 'd dh p3 ????5d'", "'d dh p2 Kc', 'd dh p3 Ks'"),
    ("''", "''"),
])
def test_in_stud_who_acts_first_opens_by_cards_that_nobody_knows(cards: str, fourth: str) -> None:
    """Who brings in, and who has the best board later, the file's own actions say."""
    assert stacks(THREE, actions=f"[{cards}, {OPENS}, 'p2 f']") == (995, 985, 1020)
    later = f"{cards}, {OPENS}, 'p2 cc', {fourth}"
    assert stacks(THREE, actions=f"[{later}, 'p3 cbr 20', 'p2 f']") == (995, 975, 1030)
    read = hand(THREE, actions=f"[{later}, 'p3 cc', 'p2 cbr 20', 'p3 cc']")
    assert [line for line in action_lines(read, setup_of(read)) if "deal" not in line] == [
        "2 bring-in", "3 raise 20", "1 fold", "2 call", "3 check", "2 bet 20", "3 call"]


def test_in_stud_a_card_that_is_known_still_says_no() -> None:
    """A five is lower than the king that is said to have brought it in, whatever the third card was."""
    doors = "'d dh p1 ??????', 'd dh p2 ????Kc', 'd dh p3 ????5c'"
    assert "action 4 'p2 pb'" in error(THREE, actions=f"[{doors}, {OPENS}, 'p2 f']")


def test_a_stud_hand_of_unknown_cards_is_shown_and_paid() -> None:
    """Unknown until the showdown, where the file names all seven; and the lines are the table's own."""
    streets = ", ".join("'d dh p1 ??', 'd dh p2 ??', 'p1 cc', 'p2 cc'" for _ in range(4))
    shown = "'p1 sm 2c2d3h4h5h7s9s', 'p2 sm AcAdKhQhTs8s6s'"
    first = "'d dh p1 ??????', 'd dh p2 ??????', 'p2 pb', 'p1 cc'"
    read = hand(STUD, actions=f"[{first}, {streets}, {shown}]", finishing_stacks="[485, 515]")
    assert replay(read).agrees is True
    setup = setup_of(read)
    again = play(setup, [parse_action(line) for line in action_lines(read, setup)])
    assert again.over and again.awards == {2: 30}


def test_a_wager_cut_down_to_what_can_be_called_stands_for_the_full_one() -> None:
    """Limit: over 20 the raise is to 40; the opponent has 30, and so the file says 30 (contract, 5)."""
    short = {**STUD, "starting_stacks": "[35, 500]"}
    opening = "'d dh p1 2c3c4c', 'd dh p2 KcQcKd', 'p1 cbr 20', 'p2 cbr 30', 'p1 cc'"
    cards = ", ".join(f"'d dh p1 {rank}d', 'd dh p2 {rank}h'" for rank in "5689")
    shown = "'p2 sm KcQcKd5h6h8h9h', 'p1 sm 2c3c4c5d6d8d9d'"
    assert stacks(short, actions=f"[{opening}, {cards}, {shown}]") == (70, 465)
    deep = {**STUD, "starting_stacks": "[36, 500]"}
    assert "action 4 'p2 cbr 30'" in error(deep, actions=f"[{opening}]")


def test_hands_opened_before_the_board_is_complete_may_be_shown_again() -> None:
    shown = "'p1 sm AhKh', 'p2 sm 2c2d'"
    allin = f"'p2 cbr 100', 'p1 cc', {shown}, 'd db 3c4c5h', 'd db Ad', 'd db 9s', {shown}"
    assert stacks(**TWO, actions=f"[{allin}]") == (0, 200)   # a wheel for the deuces


def test_a_file_that_ends_at_the_showdown_tables_the_hands_it_knows() -> None:
    assert stacks(**TWO, actions=f"[{DEALT}]") == (200, 0)
    unseen = replay(hand(**TWO, actions=f"[{DEALT.replace('2c2d', '????')}]"))
    assert unseen.stacks == (0, 0)
    assert unseen.note is not None and "ends after action 7" in unseen.note


def test_a_file_that_ends_early_gives_the_stacks_of_that_moment() -> None:
    """"May also be specified for a non-terminal hand history": the stacks after all its actions."""
    outcome = replay(hand(actions="['p3 cbr 30']", finishing_stacks="[995, 990, 970]"))
    assert (outcome.stacks, outcome.agrees, outcome.error) == ((995, 990, 970), True, None)
    assert outcome.note is not None and "p1 is to act" in outcome.note
    assert replay(hand(actions="['p3 cbr 30']", finishing_stacks="[995, 990, 1015]")).agrees is False


def test_an_unknown_stack_is_deep_and_ends_unknown() -> None:
    """inf stands for a stack nobody counted: the others are still compared."""
    outcome = replay(hand(starting_stacks="[1000, inf, 1000]", finishing_stacks="[995, inf, 1015]"))
    assert (outcome.stacks, outcome.agrees) == ((995, None, 1015), True)
    wrong = hand(starting_stacks="[1000, inf, 1000]", finishing_stacks="[995, 1, 1016]")
    assert replay(wrong).agrees is False


def test_what_is_shown_after_the_pot_is_pushed_moves_nothing() -> None:
    assert stacks(actions="['p3 cbr 30', 'p1 f', 'p2 f', 'p3 sm Ah??', 'p2 sm']") == (995, 990, 1015)


def test_a_record_that_mucks_a_hand_that_lay_open_is_judged_by_its_cards() -> None:
    """All-in hands are face up at once; to muck one is no way to lose a pot, or to win it."""
    assert stacks(**TWO, actions=f"[{DEALT}, 'p2 sm', 'p1 sm AhKh']") == (200, 0)


@pytest.mark.parametrize(("changed", "named"), [
    ({"variant": "'KP'"}, "'KP'"),
    ({"variant": "'holdem'"}, "variants"),
    ({"variant": None}, "variant"),
    ({"variant": "7"}, "variant"),
    ({"min_bet": None}, "min_bet"),
    ({"antes": None, "blinds_or_straddles": None}, "antes and blinds_or_straddles"),
    ({"starting_stacks": "[1000, 1000]"}, "antes has 3 entries for 2 players"),
    ({"starting_stacks": "[1000]", "antes": "[0]", "blinds_or_straddles": "[5]"}, "two players"),
    ({"min_bet": "inf"}, "min_bet is Infinity"),
    ({"antes": "[0, inf, 0]"}, "antes, p2"),
    ({"starting_stacks": "[1000, nan, 1000]"}, "not known"),
    ({"starting_stacks": "[1000, 'much', 1000]"}, "starting_stacks, p2"),
    ({"starting_stacks": "[1000, true, 1000]"}, "starting_stacks, p2"),
    ({"starting_stacks": "[1000, -5, 1000]"}, "starting_stacks, p2"),
    ({"starting_stacks": "[1000, 0.0000001, 1000]"}, "decimals"),
    ({"starting_stacks": "'1000'"}, "starting_stacks must be an array"),
    ({"finishing_stacks": "[1000, 1000]"}, "finishing_stacks has 2 entries"),
    ({"actions": "'p1 f'"}, "actions must be an array"),
    ({"actions": "[7]"}, "action 1"),
    ({"actions": "['p3 f', '', 'p1 jumps']"}, "action 3 'p1 jumps'"),
    ({"actions": "['p4 f']"}, "action 1 'p4 f'"),
    ({"actions": "['p3 cbr lots']"}, "action 1 'p3 cbr lots'"),
    ({"actions": "['p3 cbr -5']"}, "action 1 'p3 cbr -5'"),
    ({"actions": "['p3 cbr inf']"}, "action 1 'p3 cbr inf'"),
    ({"actions": "['d dh p3 AhXx']"}, "action 1 'd dh p3 AhXx'"),
    ({"actions": "['p3 cbr 12']"}, "action 1 'p3 cbr 12'"),
    ({"actions": "['p3 f', 'p2 f']"}, "action 2 'p2 f'"),
    ({"actions": "['p3 f', 'p1 f', 'p2 f']"}, "action 3 'p2 f'"),
    ({"actions": "['d dh p3 AhAs', 'd dh p1 AhKs']"}, "action 2 'd dh p1 AhKs'"),
])
def test_what_is_wrong_is_named(changed: dict[str, str | None], named: str) -> None:
    assert named in error(**changed)


def test_many_hands_go_on_after_a_bad_one() -> None:
    good, bad = text(), text(actions="['p1 f']")
    outcomes = [replay(hand) for hand in read_phh(f"[1]\n{good}\n[2]\n{bad}\n[10]\n{good}\n", "night.phhs")]
    assert [outcome.name for outcome in outcomes] == ["night.phhs#1", "night.phhs#2", "night.phhs#10"]
    assert [outcome.good for outcome in outcomes] == [True, False, True]


def test_a_hand_that_is_no_toml_leaves_the_others_readable() -> None:
    hands = list(read_phh(f"[1]\n{text()}\n[2]\nvariant = \n[3]\n{text()}\n", "n"))
    assert [type(one) for one in hands] == [PhhHand, UnreadHand, PhhHand]
    assert isinstance(hands[1], UnreadHand) and "TOML" in hands[1].error


@pytest.mark.parametrize("content", [b"\xff\xfe", b"variant = ", b"", b"[1]\n", b"[1\n", b"x = 1"])
def test_no_file_is_answered_with_a_traceback(content: bytes) -> None:
    assert all(replay(hand).error for hand in read_phh(content, "odd")) and list(read_phh(content, "odd"))


def test_the_preset_is_tda_with_four_raises() -> None:
    house = setup_of(hand()).house
    assert (house.preset, house["raise-cap"]) == ("tda", 4)
    assert setup_of(hand(), "barge").house["raise-cap"] == 3
    assert setup_of(hand(), "cash").tournament is False
    assert setup_of(hand(), None, {"raise-cap": 6}).house["raise-cap"] == 6


@pytest.mark.parametrize("hostile", [
    "starting_stacks = [" + "9" * 5_000 + ", 100]",
    "starting_stacks = [1e999999999, 100]",
    "starting_stacks = [0x" + "f" * 5_000 + ", 100]",
    "starting_stacks = [" + "9" * 90 + ", 100]",
    "a." * 30_000 + "b = 1",
    "a = " + "[" * 30_000,
    "year = " + "1_" * 5_000 + "1",
    "actions = ['p1 cbr " + "9" * 5_000 + "']",
    "starting_stacks = { a = 1 }",
    "variant = ['NT']",
], ids=range(10))
def test_a_hostile_hand_among_others_is_refused_alone(hostile: str) -> None:
    """Contract 5: the run goes on; no number and no nesting ends it."""
    good = text()
    key = hostile.split(" ")[0].split(".")[0]
    bad = "\n".join([hostile, *(line for line in good.splitlines() if not line.startswith(f"{key} ="))])
    hands = list(read_phh(f"[1]\n{good}\n[2]\n{bad}\n[3]\n{good}\n", "many.phhs"))
    assert [isinstance(hand, UnreadHand) for hand in hands] == [False, True, False], hands[1]
    assert len(hands[1].error) < 300
