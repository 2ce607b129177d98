"""What a hand costs in taps: one for an ordinary action, two for a round of folds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import GAP, MEASURE, at_state, inside, pairs

NO_LIMIT = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "chip": 25}
POT_LIMIT = {"game": "omaha", "betting": "pot-limit", "blinds": [100, 200], "chip": 25}
FLOP = ["3 fold", "4 fold", "5 call", "6 call", "1 call", "2 check", "deal board AhKd7c"]

# the state, the taps, what the table asks then, the lines that were entered
BUDGET: dict[str, tuple[dict[str, Any], list[str], list[str], str, list[str]]] = {
    "the exact call": (NO_LIMIT, ["3 raise 600"], ["call"], "Seat 5 to act", ["4 call"]),
    "a fold": (NO_LIMIT, [], ["fold"], "Seat 4 to act", ["3 fold"]),
    "a check": (NO_LIMIT, FLOP, ["check"], "Seat 2 to act", ["1 check"]),
    "the least raise": (NO_LIMIT, ["3 raise 600"], ["wager"], "Seat 5 to act", ["4 raise 1000"]),
    "a raise of the pot": (POT_LIMIT, ["3 raise 700"], ["pot"], "Seat 5 to act", ["4 raise 2400"]),
    "all-in": (NO_LIMIT, [], ["all-in"], "Seat 4 to act", ["3 raise 250000"]),
    "a bet of three chips": (
        NO_LIMIT, FLOP, ["chip-1000", "chip-500", "chip-100", "wager"], "Seat 2 to act", ["1 bet 1600"]),
    "folds to seat 6": (NO_LIMIT, ["3 raise 600"], ["path", "path-6"], "Seat 6 to act", ["4 fold", "5 fold"]),
    "folds to seat 6 by a tap on the seat": (
        NO_LIMIT, ["3 raise 600"], ["path", "seat-6"], "Seat 6 to act", ["4 fold", "5 fold"]),
    "folds all round": (
        NO_LIMIT, ["3 raise 600"], ["path", "path-all"], "Push",
        ["4 fold", "5 fold", "6 fold", "1 fold", "2 fold"]),
    "checks to the button": (
        NO_LIMIT, FLOP, ["path", "path-6"], "Seat 6 to act", ["1 check", "2 check", "5 check"]),
    "checks all round": (
        NO_LIMIT, FLOP, ["all"], "Burn and deal the turn", ["1 check", "2 check", "5 check", "6 check"]),
    "calls all round": (
        NO_LIMIT, [*FLOP, "1 bet 400"], ["all"], "Burn and deal the turn", ["2 call", "5 call", "6 call"]),
    "calls to the big blind": (
        NO_LIMIT, [], ["all"], "Seat 2 to act: check", ["3 call", "4 call", "5 call", "6 call", "1 call"]),
    "the flop": (
        NO_LIMIT, FLOP[:-1], ["card-Ah", "card-Kd", "card-7c"], "Seat 1 to act", [FLOP[-1]]),
    "the turn": (
        NO_LIMIT, [*FLOP, "1 check", "2 check", "5 check", "6 check"], ["card-2c"], "Seat 1 to act",
        ["deal board 2c"]),
}
MOST = {"the exact call": 1, "a fold": 1, "a check": 1, "the least raise": 1,
        "a raise of the pot": 1, "all-in": 1, "checks all round": 1,
        "calls all round": 1, "calls to the big blind": 1, "a bet of three chips": 4, "the flop": 3,
        "the turn": 1}


def test_an_ordinary_action_is_one_tap_and_a_round_of_folds_two(tablet: Tablet, room: Server) -> None:
    for what, (settings, lines, taps, asked, entered) in BUDGET.items():
        assert len(taps) <= MOST.get(what, 2), what
        table = at_state(room, settings, 6, {"button": 6}, lines)
        tablet.open(f"/tables/{table}")
        for name in taps[:-1]:
            tablet.tap(name)
        tablet.enter(taps[-1])
        tablet.asks(asked)
        assert in_force(room, table) == [*lines, *entered], what


def test_a_round_of_folds_goes_back_as_one_and_says_whose(tablet: Tablet, room: Server) -> None:
    """One tap undoes what one entry did; the line above the keys names the seats."""
    table = at_state(room, NO_LIMIT, 9, {"button": 9}, [])
    tablet.open(f"/tables/{table}")
    tablet.tap("path")
    tablet.enter("path-8")
    tablet.says("Seats 3–7 folded")
    tablet.asks("Seat 8 to act")
    tablet.enter("undo")
    tablet.asks("Seat 3 to act")
    assert in_force(room, table) == []


def test_a_fast_path_that_nobody_can_take_is_closed(tablet: Tablet, room: Server) -> None:
    """Heads-up there is nobody between; the ordinary keys are there."""
    table = at_state(room, NO_LIMIT, 2, {"button": 2}, ["2 raise 600"])
    tablet.open(f"/tables/{table}")
    tablet.closed("path", "one left to act")
    tablet.closed("all", "one left to act")
    tablet.enter("call")


def test_a_showdown_of_two_hands_is_four_cards_and_two_taps(tablet: Tablet, room: Server) -> None:
    """One tap a card and one to enter; nothing else."""
    checks = ["1 check", "2 check"]
    lines = ["2 call", "1 check", "deal board AhKd7c", *checks, "deal board 2c", *checks]
    lines += ["deal board 9s", *checks]
    table = at_state(room, NO_LIMIT, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.cards("As Qd")
    tablet.cards("Kh Qs")
    tablet.asks("Push")
    assert in_force(room, table)[-2:] == ["1 show AsQd", "2 show KhQs"]


# -- amounts ------------------------------------------------------------------------------------


def test_more_than_the_most_is_put_right_by_one_tap(tablet: Tablet, room: Server) -> None:
    """Pot-limit, 700 to call: 3,000 were announced, 2,400 may be, 600 go back."""
    table = at_state(room, POT_LIMIT, 6, {"button": 6}, ["3 raise 700"])
    tablet.open(f"/tables/{table}")
    tablet.amount("3 000")
    tablet.closed("wager", "The most is 2,400")
    expect(tablet.key("fix-most")).to_have_text("Most 2,400hand back 600")
    tablet.enter("fix-most")
    tablet.says("raises to 2,400: hand back 600")
    assert in_force(room, table)[-1] == "4 raise 2400"


def test_less_than_the_least_is_what_the_rule_makes_of_it(tablet: Tablet, room: Server) -> None:
    """600 to call, 1,000 at least: 700 is a call without a word, the least with it; 800 is half, a raise."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, ["3 raise 600"])
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator(".least")).to_have_text("bet 600 + last raise 400 = 1,000 at least")
    tablet.amount("7 00")
    expect(tablet.key("fix-least")).to_contain_text("300 to add")
    expect(tablet.key("fix-call")).to_contain_text("hand back 100")
    tablet.tap("clear")
    tablet.amount("8 00")
    expect(tablet.key("fix-call")).to_have_count(0)
    tablet.enter("fix-least")
    tablet.says("raises to 1,000: 200 to add")
    tablet.amount("1 1 1 0")
    tablet.closed("wager", "The least is 1,400")


def test_chips_that_do_not_exist_here_are_no_amount(tablet: Tablet, room: Server) -> None:
    """The smallest chip is 25."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, [])
    tablet.open(f"/tables/{table}")
    tablet.amount("6 1 0")
    tablet.closed("wager", "Chips here are 25")
    tablet.enter("fix-unit")
    assert in_force(room, table) == ["3 raise 600"]


def test_too_few_for_the_call_is_ruled_at_once(tablet: Tablet, room: Server) -> None:
    """300 of 600 without a word, against the first raise: the floor's panel knows the rule."""
    table = at_state(room, NO_LIMIT, 2, {"button": 2}, ["2 raise 600"])
    tablet.open(f"/tables/{table}")
    tablet.amount("4 00")
    tablet.tap("fix-under")
    expect(tablet.page.locator(".ruling .sentence")).to_contain_text("must be made up to a call")
    tablet.enter("enter-advice")
    tablet.delivered()
    assert in_force(room, table)[-1] == "1 call"


def test_pot_was_said_and_counted_too_small_is_put_right_after_a_call(tablet: Tablet, room: Server) -> None:
    """Noticed when one has called: two taps and the key; who called adds the rest, his call stays."""
    table = at_state(room, POT_LIMIT, 6, {"button": 6}, ["3 raise 600", "4 call"])
    tablet.open(f"/tables/{table}")
    tablet.tap("wrong")
    tablet.tap("past-pot")
    steps = tablet.page.locator(".ruling .steps li")
    expect(steps).to_have_text(["Seat 3 adds 100.", "Seat 4, who called, adds 100."])
    tablet.enter("enter-advice")
    tablet.asks("Seat 5 to act: 700 to call")
    assert in_force(room, table) == ["3 raise 700", "4 call"]


def test_pot_was_said_stands_once_two_have_acted(tablet: Tablet, room: Server) -> None:
    """House rule: a bet that fell short is raised only until two players have acted."""
    table = at_state(room, POT_LIMIT, 6, {"button": 6}, ["3 raise 600", "4 call", "5 fold"])
    tablet.open(f"/tables/{table}")
    tablet.tap("wrong")
    tablet.tap("past-pot")
    expect(tablet.page.locator(".ruling .sentence")).to_contain_text("stands")
    expect(tablet.key("enter-advice")).to_have_count(0)


def test_another_amount_for_the_wager_that_stands(tablet: Tablet, room: Server) -> None:
    """The dealer heard 600, it was 800: the raise is entered anew, the fold behind it stays."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, ["3 raise 600", "4 fold"])
    tablet.open(f"/tables/{table}")
    tablet.tap("wrong")
    tablet.tap("past-amount")
    tablet.amount("8 00")
    tablet.tap("ruling")
    tablet.enter("enter-advice")
    tablet.asks("Seat 5 to act: 800 to call")
    assert in_force(room, table) == ["3 raise 800", "4 fold"]


# -- cards ----------------------------------------------------------------------------------------


def test_a_wrong_card_is_replaced_in_two_taps(tablet: Tablet, room: Server) -> None:
    """One on it, one on the right one: it was the king of hearts. The bet after it stays."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, [*FLOP, "1 bet 400"])
    tablet.open(f"/tables/{table}")
    tablet.page.locator('#felt .board [data-card="Kd"]').tap()
    tablet.asks("Replace the king of diamonds")
    expect(tablet.key("card-Ah")).to_have_count(0)  # it lies on the board
    tablet.enter("card-Kh")
    tablet.says("king of hearts in place of the king of diamonds")
    tablet.asks("Seat 2 to act: 400 to call")
    assert in_force(room, table)[-2:] == ["deal board AhKh7c", "1 bet 400"]


def test_a_wrong_up_card_is_found_among_its_neighbours(tablet: Tablet, room: Server) -> None:
    """A small card on a seat: the tap names the seat, the right one is picked large; or it is kept."""
    stud = {"game": "stud", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
    ups = ["deal 1 up Ks", "deal 2 up 7h", "deal 3 up 2c", "3 bring-in", "1 call", "2 call"]
    ups += ["deal 1 up Qs", "deal 2 up 9h", "deal 3 up 4c"]
    table = at_state(room, stud, 3, {}, ups)
    tablet.open(f"/tables/{table}")
    tablet.seat(2).locator('[data-card="9h"]').tap()
    tablet.tap("swap-7h")
    tablet.asks("Replace the seven of hearts")
    tablet.tap("keep")
    tablet.asks("Seat 1 to act")
    tablet.seat(2).locator('[data-card="9h"]').tap()
    tablet.enter("card-8h")
    assert "deal 2 up 8h" in in_force(room, table)


def test_a_board_card_that_nobody_saw_is_unknown(tablet: Tablet, room: Server) -> None:
    """Play goes on; its place stays open and one tap leads back to it."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, FLOP[:-1])
    tablet.open(f"/tables/{table}")
    tablet.tap("card-Ah")
    tablet.tap("unknown")
    tablet.enter("card-7c")
    tablet.tap("board")
    tablet.cards("Kd")
    expect(tablet.page.locator('#felt .board [data-card="Kd"]')).to_have_count(1)


# -- a keyboard, and room for fingers ---------------------------------------------------------------


def test_letters_and_figures_are_taps_too(tablet: Tablet, room: Server) -> None:
    """F folds, C calls, K checks, figures and Enter raise, T and a figure fold to a seat, Z takes it back."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, [])
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 3 to act")
    keyboard = tablet.page.keyboard
    typed = {"f": "Seat 4", "c": "Seat 5", "600\n": "Seat 6", "t2": "Seat 2", "z": "Seat 6"}
    for letters, asked in typed.items():
        tablet.sent(lambda letters=letters: keyboard.type(letters))
        tablet.asks(f"{asked} to act")
    assert in_force(room, table) == ["3 fold", "4 call", "5 raise 600"]


SCREENS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "keys": (NO_LIMIT, ["3 raise 600"], []),
    "too much": (POT_LIMIT, ["3 raise 700"], ["digit-9", "digit-000"]),
    "too little": (NO_LIMIT, ["3 raise 600"], ["digit-7", "digit-00"]),
    "folds": (NO_LIMIT, ["3 raise 600"], ["path"]),
    "amounts": (POT_LIMIT, ["3 raise 600", "4 call"], ["wrong"]),
}


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_key_can_be_hit_and_no_word_is_cut(tablet: Tablet, room: Server, language: str) -> None:
    """Across, and upright when it is turned."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}"}])
    for screen, (settings, lines, taps) in SCREENS.items():
        tablet.open(f"/tables/{at_state(room, settings, 9, {'button': 9}, lines)}")
        for name in taps:
            tablet.key(name).tap()
        expect(tablet.key(taps[-1] if taps and taps[-1].startswith("digit") else "undo")).to_be_visible()
        for size in (LANDSCAPE, PORTRAIT):
            tablet.turn(size)
            seen = tablet.page.evaluate(MEASURE, [["#keys button"], ".typed, .sum b"])
            boxes = seen["targets"]["#keys button"]
            small = [box for box in boxes if not inside(box, size) or box["w"] < 72 or box["h"] < 64]
            assert seen["scroll"] == [size["width"], size["height"]], screen
            assert small == [], screen
            assert pairs(boxes, GAP) == [], screen
            assert tablet.page.evaluate(CUT) == [], screen


CUT = """[...document.querySelectorAll("#keys .key")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.dataset.key)"""


def in_force(room: Server, table: int) -> list[str]:
    """The lines of the record of the table's hand."""
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    return [entry["line"] for entry in room.ask("GET", f"/hands/{hand}")[1]["undoable"]]
