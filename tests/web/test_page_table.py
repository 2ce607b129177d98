"""The table page around the actions: undo, refusals, other tablets, closed keys, the next hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

HOLDEM = {"small_blind": "100", "big_blind": "200", "chip": "25"}
THREE = {1: ("", "5000"), 2: ("", "5000"), 3: ("", "5000")}


def test_undo_takes_back_and_redo_brings_back(tablet: Tablet) -> None:
    """One key each, in their corner; the log says what they would do."""
    holdem(tablet)
    expect(tablet.key("undo")).to_be_disabled()
    tablet.enter("call")
    tablet.asks("Seat 1 to act")
    expect(tablet.key("undo")).to_contain_text("3 call")
    tablet.enter("undo")
    tablet.asks("Seat 3 to act")
    tablet.says("Taken back: Seat 3 calls")
    tablet.enter("redo")
    tablet.asks("Seat 1 to act")
    tablet.stacks(_3="4,800")


def test_the_log_leads_back_to_before_any_line(tablet: Tablet) -> None:
    """A mistake four actions back is found by its line; over the flop it asks once; redo brings all back."""
    holdem(tablet)
    tablet.enter("call", "call", "check")
    tablet.cards("Ah Kd 7c")
    tablet.tap("log")
    lines = tablet.page.locator(".log li")
    expect(lines).to_have_count(4)
    expect(lines.last).to_contain_text("Seat 3 calls")
    tablet.tap("entry-1")
    tablet.tap("to-1")
    tablet.enter("go-back")
    tablet.asks("Seat 3 to act")
    tablet.enter("redo")
    expect(tablet.page.locator(".board .card").first).to_have_attribute("aria-label", "ace of hearts")


def test_the_award_list_can_still_be_undone(tablet: Tablet) -> None:
    """A wrong fold may end a hand; the chips come back out of the winner's stack."""
    holdem(tablet)
    tablet.enter("fold", "fold")
    tablet.asks("Push")
    tablet.stacks(_2="5,100")
    tablet.enter("undo")
    tablet.asks("Seat 1 to act")
    tablet.stacks(_2="4,800")


def test_the_next_hand_has_the_button_moved_and_the_stacks_carried(tablet: Tablet) -> None:
    """The big blind of the hand before wins the small blind of 100."""
    holdem(tablet)
    tablet.enter("fold", "fold")
    assert tablet.awards() == {"2": "200"}
    tablet.enter("next")
    expect(tablet.page.locator("#where")).to_contain_text("Hand 2")
    expect(tablet.seat(1).get_by_title("dealer button")).to_have_count(1)
    tablet.stacks(_1="4,900", _2="5,000", _3="4,800")  # seats 2 and 3 have posted 100 and 200
    tablet.asks("Seat 1 to act: 200 to call")


def test_seats_and_stacks_are_changed_between_hands(tablet: Tablet) -> None:
    """Chips bought, a player sitting out, a new one seated; the next hand is dealt to who is there."""
    holdem(tablet)
    tablet.enter("fold", "fold")
    tablet.key("seats").tap()
    tablet.page.fill("[name=stack_1]", "9,900")
    tablet.page.check("[name=out_3]")
    tablet.page.fill("[name=player_5]", "Eve")
    tablet.page.fill("[name=stack_5]", "7000")
    tablet.page.get_by_role("button", name="Save and deal hand 2").tap()
    expect(tablet.page.locator("#where")).to_contain_text("Hand 2")
    expect(tablet.seat(3)).to_have_count(0)
    expect(tablet.page.locator(".away").filter(has_text="sits out")).to_have_count(1)
    expect(tablet.seat(5)).to_contain_text("Eve")
    expect(tablet.seat(1).locator(".stack")).to_have_text("9,900")


def test_a_refusal_is_said_where_the_dealer_looks(tablet: Tablet, room: Server) -> None:
    """The server's own sentence, in the line above the keys, and the hand as it was."""
    holdem(tablet)
    tablet.page.route(
        "**/actions",
        lambda route: route.continue_(post_data=(route.request.post_data or "").replace("3 call", "2 call")),
    )
    tablet.tap("call")
    tablet.says("Seat 3 acts, not seat 2")
    expect(tablet.page.locator("#say")).to_have_attribute("role", "alert")
    expect(tablet.page.locator("#say")).to_have_class("refused")
    tablet.asks("Seat 3 to act")
    tablet.page.unroute("**/actions")
    tablet.enter("call")
    expect(tablet.page.locator("#say")).not_to_have_class("refused")


def test_closed_keys_say_why(tablet: Tablet) -> None:
    """In words on the key, and an amount that cannot be is answered with the range."""
    holdem(tablet)
    tablet.amount("3 0 0")
    tablet.closed("wager", "The least is 400, the most 5,000.")
    tablet.tap("clear")
    tablet.amount("9 000")
    tablet.closed("wager", "The most is 5,000")
    tablet.tap("min")
    expect(tablet.key("wager")).to_be_enabled()


@pytest.mark.parametrize(("lines", "stack", "name", "words"), [
    ([], 900, "bring-in", ["Bring in 10", "all-in"]),
    (["1 bring-in"], 30, "complete", ["Complete to 25", "all-in"]),
    (["1 bring-in"], 900, "complete", ["Complete to 30", "adds 30"]),
])
def test_what_opens_a_round_of_stud_says_that_it_is_the_whole_stack(
    tablet: Tablet, room: Server, lines: list[str], stack: int, name: str, words: list[str],
) -> None:
    """A completion to 25 of a stack of 25 said that it adds 25; a call and a bet of it say "all-in"."""
    stud = {"game": "stud", "ante": 5, "bring_in": 10, "small_bet": 30, "big_bet": 60}
    doors = ["deal 1 up 2c", "deal 2 up Kd", "deal 3 up Qs"]
    start = {"stacks": {1: 15, 2: stack, 3: 900}}
    tablet.open(f"/tables/{at_state(room, stud, 3, start, [*doors, *lines])}")
    expect(tablet.key(name).locator(".label, .small")).to_have_text(words)


def test_board_cards_can_wait_and_are_one_tap_away(tablet: Tablet) -> None:
    """The flop is not entered, the betting goes on, the flop comes later; seen cards leave the pad."""
    holdem(tablet)
    tablet.enter("call", "call", "check")
    tablet.asks("Burn and deal the flop")
    tablet.tap("not-now")
    tablet.asks("Seat 1 to act: check · bet")
    tablet.enter("check")
    tablet.tap("board")
    tablet.asks("Board cards not entered yet: 3")
    tablet.cards("Ah Kd 7c")
    tablet.asks("Seat 2 to act")
    tablet.enter("check", "check")
    tablet.asks("the turn")
    expect(tablet.key("card-Ah")).to_have_count(0)
    expect(tablet.key("card-As")).to_be_enabled()


def test_a_wrong_card_is_tapped_away_before_it_is_entered(tablet: Tablet) -> None:
    """On the pad or in its slot; the last card enters them all, and Undo brings the pad back."""
    holdem(tablet)
    tablet.enter("call", "call", "check")
    tablet.tap("card-Ah")
    tablet.tap("card-Kd")
    tablet.tap("slot-Kd")
    expect(tablet.key("card-Kd")).to_have_attribute("aria-pressed", "false")
    expect(tablet.key("slot-Kd")).to_have_count(0)
    tablet.tap("card-7c")
    tablet.enter("card-Kh")
    labels = tablet.page.locator(".board .card")
    expect(labels.nth(2)).to_have_attribute("aria-label", "king of hearts")


def test_a_nervous_second_tap_on_the_same_key_is_not_taken(tablet: Tablet) -> None:
    """Two taps within a quarter of a second are one call, not two."""
    holdem(tablet)
    tablet.sent(lambda: tablet.page.evaluate(TAPS, [1000, 1249]))
    tablet.asks("Seat 1 to act")
    tablet.sent(lambda: tablet.page.evaluate(TAPS, [1500]))
    tablet.asks("Seat 2 to act")
    tablet.comes_to("document.body.dataset.seq", "2")


@pytest.mark.parametrize("first", ["muck", "card-9h"])
def test_a_nervous_second_tap_is_not_taken_by_what_came_under_the_finger(
    tablet: Tablet, room: Server, first: str
) -> None:
    """The last hand is thrown in, or the river dealt, by a double tap: no next hand, no bet."""
    shown = ["deal board Qh", "1 check", "2 check", "1 show AsQd"] if first == "muck" else []
    street = ["1 check", "2 check"]
    lines = ["2 call", "1 check", "deal board AhKd7c", *street, "deal board 2c", *street, *shown]
    settings = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
    tablet.open(f"/tables/{at_state(room, settings, 2, {'button': 2}, lines)}")
    expect(tablet.key(first)).to_be_enabled()
    tablet.page.evaluate(KEYS_UNDER)
    tablet.sent(lambda: tablet.page.evaluate(UNDER_THE_FINGER, [first, 249]))
    assert tablet.page.evaluate(TAPPED_UNDER) == []
    tablet.page.evaluate(UNDER_THE_FINGER, ["", 500])       # a quarter of a second after that it is meant
    assert tablet.page.evaluate(TAPPED_UNDER) != []


def test_a_keyboard_bets_and_names_cards(tablet: Tablet) -> None:
    """Digits and Enter on the keys, rank and suit on the pad."""
    holdem(tablet)
    tablet.page.keyboard.type("750")
    expect(tablet.key("wager")).to_contain_text("Raise to 750")
    tablet.key("wager").focus()
    tablet.page.keyboard.press("Enter")
    tablet.asks("Seat 1 to act: 650 to call")
    tablet.enter("call", "fold")
    tablet.page.keyboard.type("ahKd7c")
    tablet.page.keyboard.press("Enter")
    tablet.asks("Seat 1 to act: check")
    expect(tablet.page.locator(".board .card").nth(2)).to_have_attribute("aria-label", "seven of clubs")


def test_a_misdeal_is_asked_once_and_gives_every_chip_back(tablet: Tablet) -> None:
    """The question names the hand and what happens; undo brings the hand back."""
    holdem(tablet)
    tablet.enter("call")
    tablet.tap("log")
    tablet.tap("void")
    expect(tablet.page.locator("#log")).to_contain_text("becomes void and every chip goes back")
    tablet.enter("void-now")
    tablet.asks("This hand is void")
    expect(tablet.key("next")).to_be_enabled()
    tablet.enter("undo")
    tablet.asks("Seat 1 to act")


# taps on the key at these times; how long a busy machine takes over each is not the question
TAPS = """(times) => times.forEach((time) => {
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(tap, "timeStamp", { value: time });
  document.querySelector("[data-key=call]").dispatchEvent(tap);
})"""

# what a finger on a key's middle presses, and, once other keys are there, on the same place that much later
UNDER_THE_FINGER = """async ([first, later]) => {
  const tap = (time) => {
    const [clientX, clientY] = globalThis.place;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    Object.defineProperty(click, "timeStamp", { value: time });
    document.elementFromPoint(clientX, clientY).dispatchEvent(click);
  };
  if (first) {
    const { x, y, width, height } = document.querySelector(`[data-key="${first}"]`).getBoundingClientRect();
    Object.assign(globalThis, { place: [x + width / 2, y + height / 2], time: performance.now() });
    tap(globalThis.time);
    while (document.querySelector(`[data-key="${first}"]`)) await new Promise(requestAnimationFrame);
  }
  tap(globalThis.time + later);
}"""
# the keys that come to be pressed from now on, but for the first
KEYS_UNDER = """() => {
  globalThis.pressed = [];
  for (const root of ["keys", "tools", "corner"].map((id) => document.getElementById(id))) {
    const keep = (event) => pressed.push(event.target.closest("[data-key]")?.dataset.key);
    root.addEventListener("click", keep, true);
  }
}"""
TAPPED_UNDER = "() => pressed.slice(1)"


def holdem(tablet: Tablet) -> None:
    """A three-handed no-limit table, button on seat 3, blinds 100 and 200."""
    tablet.new_table("holdem", HOLDEM)
    tablet.seat_players(THREE, button=3)
    tablet.asks("Seat 3 to act: 200 to call")
