"""The felt lives: a later seat is tapped, a seat is held, a stack is counted, an act out of turn is kept."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401


def opened(tablet: Tablet, room: Server, *done: str, seats: int = 6) -> dict[str, Any]:
    """A hand with these lines in it, on the screen."""
    hand = dealt(room, seats)
    for line in done:
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})[1]
    tablet.open(f"/tables/{hand['table']}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()
    return hand


# a browser clicks on what lies under a lifted finger, after the finger; one that does not is not waited for
LIFTED = """() => {
  window.lifted = false;
  document.addEventListener("pointerup", () => requestAnimationFrame(() =>
    requestAnimationFrame(() => window.lifted = true)), { capture: true, once: true });
}"""


def hold(tablet: Tablet, seat: int) -> None:
    """Rest a finger on a seat until its sheet comes, and lift it; the sheet stays."""
    box = tablet.box(f'[data-key="seat-{seat}"]')
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = tablet.page.context.new_cdp_session(tablet.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = tablet.page.locator("#over[open] h2")
    expect(sheet).to_contain_text(f" {seat}")
    tablet.page.evaluate(LIFTED)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tablet.page.wait_for_function("() => window.lifted")
    finger.detach()
    expect(sheet).to_contain_text(f" {seat}")


def count(tablet: Tablet, figure: str) -> None:
    """Tap a figure on the keypad of the sheet."""
    for name in figure.split():
        tablet.page.locator(f'#over [data-key="digit-{name}"]').tap()


def test_a_tap_on_a_later_seat_folds_up_to_it(tablet: Tablet, room: Server) -> None:
    hand = opened(tablet, room)
    tablet.enter("seat-6")
    tablet.asks("Seat 6 to act")
    tablet.says("Seats 3–5 folded")
    assert lines(room, hand["hand"]) == ["3 fold", "4 fold", "5 fold"]
    tablet.enter("undo")
    tablet.asks("Seat 3 to act")


def test_a_tap_on_the_seat_whose_raise_it_is_folds_everybody_else(tablet: Tablet, room: Server) -> None:
    """Behind the last fold nobody acts; the seat that is left is where the folds have come to."""
    hand = opened(tablet, room, "3 raise 600", "4 fold")
    tablet.enter("seat-3")
    tablet.says("Seats 5, 6, 1, 2 folded")
    assert lines(room, hand["hand"])[2:] == ["5 fold", "6 fold", "1 fold", "2 fold"]
    tablet.enter("undo")
    tablet.asks("Seat 5 to act")
    tablet.tap("path")
    expect(tablet.page.locator("#felt button.seat")).to_have_count(4)
    tablet.enter("seat-3")
    assert lines(room, hand["hand"])[-4:] == ["5 fold", "6 fold", "1 fold", "2 fold"]


def test_enter_behind_a_finger_on_a_seat_is_what_was_typed(tablet: Tablet, room: Server) -> None:
    """A seat that was tapped, or held, has the focus; whoever came to it by Tab opens it by Enter."""
    hand = opened(tablet, room)
    tablet.enter("seat-5")
    hold(tablet, 5)
    keyboard = tablet.page.keyboard
    keyboard.press("Escape")
    expect(tablet.page.locator("#over[open]")).to_have_count(0)
    tablet.still()      # a dialog tells its page a moment after it has closed
    keyboard.type("700")
    expect(tablet.key("wager")).to_contain_text("700")
    tablet.sent(lambda: keyboard.press("Enter"))
    assert lines(room, hand["hand"])[-1] == "5 raise 700"
    tablet.key("seat-5").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(tablet.page.locator("#over[open] h2")).to_contain_text("Seat")


def test_where_nobody_has_bet_it_checks_up_to_it(tablet: Tablet, room: Server) -> None:
    calls = ["3 fold", "4 call", "5 fold", "6 call", "1 call", "2 check", "deal board 2c7dKh"]
    hand = opened(tablet, room, *calls)
    tablet.enter("seat-6")
    tablet.asks("Seat 6 to act")
    assert lines(room, hand["hand"])[-3:] == ["1 check", "2 check", "4 check"]


def test_a_card_on_the_felt_is_tapped_for_itself(tablet: Tablet, room: Server) -> None:
    calls = ["3 fold", "4 call", "5 fold", "6 call", "1 call", "2 check", "deal board 2c7dKh"]
    opened(tablet, room, *calls)
    tablet.page.locator('#felt [data-card="7d"]').tap()
    tablet.enter("card-8d")
    expect(tablet.page.locator('#felt [data-card="8d"]')).to_be_visible()


def test_a_held_seat_is_away_and_comes_back(tablet: Tablet, room: Server) -> None:
    hand = opened(tablet, room)
    hold(tablet, 5)
    tablet.tap("presence")
    tablet.says("Seat 5 is away from the next hand on")
    tablet.delivered()
    seats = room.ask("GET", f"/tables/{hand['table']}")[1]["seats"]
    assert [seat["present"] for seat in seats] == [True] * 4 + [False, True]
    hold(tablet, 5)
    tablet.tap("presence")
    tablet.says("Seat 5 is back")


def test_a_stack_is_counted_in_the_middle_of_a_hand(tablet: Tablet, room: Server) -> None:
    """5,000 in the record, 700 on the table: the raise goes as far as what lies there."""
    hand = opened(tablet, room)
    hold(tablet, 3)
    count(tablet, "7 00")
    expect(tablet.key("really")).to_contain_text("4,300 less")
    expect(tablet.page.locator("#over .go")).to_have_count(0)       # nothing there is the ordinary next thing
    tablet.enter("really")
    tablet.asks("raise to 400–700")
    tablet.stacks(_3="700")
    assert lines(room, hand["hand"]) == ["3 stack 700"]
    tablet.tap("log")
    expect(tablet.page.locator("#log")).to_contain_text("Seat 3 has 700 behind, counted")
    tablet.tap("close-log")
    tablet.enter("undo")
    tablet.stacks(_3="5,000")


def test_a_player_buys_more_between_two_hands(tablet: Tablet, room: Server) -> None:
    hand = opened(tablet, room, "3 fold", "4 fold", "1 fold", seats=4)
    hold(tablet, 4)
    count(tablet, "2 000")
    expect(tablet.key("buys")).to_contain_text("then has 7,000")
    expect(tablet.page.locator("#over .go")).to_have_attribute("data-key", "buys")
    tablet.tap("buys")
    tablet.says("Seat 4 buys 2,000")
    tablet.delivered()
    seats = room.ask("GET", f"/tables/{hand['table']}")[1]["seats"]
    assert seats[3]["stack"] == 7000
    hold(tablet, 3)
    tablet.tap("leave")
    tablet.tap("leave-now")
    tablet.says("Seat 3 is free")
    expect(tablet.page.locator("#over")).not_to_have_attribute("open", "")


def test_an_act_out_of_turn_is_played_in_its_turn(tablet: Tablet, room: Server) -> None:
    """Seat 5 folds before seat 3 has acted: it is kept until then, also by a page that is loaded anew."""
    hand = opened(tablet, room)
    hold(tablet, 5)
    tablet.tap("keep-fold")
    tablet.says("Seat 5: fold out of turn, kept")
    expect(tablet.seat(5)).to_contain_text("fold kept")
    tablet.page.reload()
    expect(tablet.seat(5)).to_contain_text("fold kept")
    tablet.enter("call")
    tablet.sent(lambda: tablet.tap("fold"))
    tablet.asks("Seat 6 to act")
    assert lines(room, hand["hand"]) == ["3 call", "4 fold", "5 fold"]


def test_a_call_out_of_turn_does_not_bind_after_a_raise(tablet: Tablet, room: Server) -> None:
    hand = opened(tablet, room)
    hold(tablet, 4)
    tablet.tap("keep-call")
    tablet.enter("wager")
    tablet.says("Seat 4 said call to another bet: it does not bind")
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == ["3 raise 400"]


def test_a_call_that_a_raise_let_go_is_kept_again_when_the_raise_is_taken_back(
    tablet: Tablet, room: Server,
) -> None:
    """The raise was entered by mistake: seat 5 has said call to the bet that stands."""
    hand = opened(tablet, room)
    hold(tablet, 5)
    tablet.tap("keep-call")
    tablet.enter("wager", "fold")
    tablet.says("Seat 5 said call to another bet: it does not bind")
    expect(tablet.seat(5)).not_to_contain_text("call kept")
    tablet.enter("undo", "undo")
    expect(tablet.seat(5)).to_contain_text("call kept")
    tablet.enter("call")
    tablet.sent(lambda: tablet.tap("fold"))
    tablet.asks("Seat 6 to act")
    assert lines(room, hand["hand"])[-3:] == ["3 call", "4 fold", "5 call"]


def test_several_in_one_go_end_before_who_said_something_else_out_of_turn(
    tablet: Tablet, room: Server,
) -> None:
    """Seat 5 has folded: no call of everybody puts its chips in. Seat 4 said what all do, and has done it."""
    hand = opened(tablet, room)
    for seat, said in ((4, "call"), (5, "fold")):
        hold(tablet, seat)
        tablet.tap(f"keep-{said}")
    expect(tablet.key("all")).to_contain_text("then seat 5")
    tablet.sent(lambda: tablet.tap("all"))
    tablet.asks("Seat 6 to act")
    assert lines(room, hand["hand"]) == ["3 call", "4 call", "5 fold"]
    tablet.enter("fold", "call", "wager", "fold")
    tablet.asks("Seat 4 to act")
    expect(tablet.page.locator("#say")).not_to_contain_text("does not bind")


def test_a_key_for_several_says_who_is_asked_alone(tablet: Tablet, room: Server) -> None:
    """An all-in that is called with a whole stack is no call of everybody; others are left to act."""
    opened(tablet, room, "3 all-in")
    tablet.closed("all", "one by one")
