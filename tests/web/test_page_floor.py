"""The floor's panel by touch: what came wrongly is told by a few taps, the ruling entered by one more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import CARD_GAP, GAP, MEASURE, SIZES, at_state, inside, pairs

NO_LIMIT = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "chip": 25}
POT_LIMIT = {"game": "omaha", "betting": "pot-limit", "blinds": [100, 200], "chip": 25}
BET_500 = ["3 call", "1 call", "2 check", "deal board AhKd7c", "1 check", "2 bet 500"]
DRAW = {"game": "deuce-to-seven-triple-draw", "blinds": [100, 200]}
DRAWN = ["3 call", "1 call", "2 check", "1 draw 3", "2 draw 2", "3 pat"]


def test_800_without_a_word_over_500_is_a_raise_to_1_000(tablet: Tablet, room: Server) -> None:
    """More than half of a raise; the 200 that lack are owed, and one tap enters it."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    ask_chips(tablet, "500 100 100 100")
    ruling(tablet, "raise to 1,000", "Seat 3 adds 200.")
    expect(tablet.key("enter-advice")).to_have_text("Enter: Seat 3 raises to 1,000")
    tablet.stacks(_3="249,800")  # nothing was entered yet
    tablet.enter("enter-advice")
    tablet.stacks(_3="248,800")
    tablet.says("raises to 1,000. Seat 3 adds 200.")
    tablet.asks("Seat 1 to act: 1,000 to call")
    expect(tablet.page.locator(".floor")).to_have_count(0)


def test_700_without_a_word_over_500_is_a_call(tablet: Tablet, room: Server) -> None:
    """Less than half of a raise: the 200 go back."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    ask_chips(tablet, "500 100 100")
    ruling(tablet, "call", "Give 200 back to seat 3.")
    tablet.enter("enter-advice")
    tablet.stacks(_3="249,300")
    tablet.says("Give 200 back to seat 3.")


def test_the_word_decides_what_the_chips_are(tablet: Tablet, room: Server) -> None:
    """700 with the word raise is one, to 1,000; a chip tapped by mistake comes off again."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    open_floor(tablet, "chips")
    tablet.closed("ruling", "no chips yet")
    for value in (500, 100, 100, 5000):
        tablet.tap(f"chip-{value}")
    tablet.tap("chip-off-5000")
    expect(tablet.page.locator(".pile b")).to_have_text("700")
    tablet.tap("said-raise")
    tablet.tap("ruling")
    expect(tablet.key("enter-advice")).to_have_text("Enter: Seat 3 raises to 1,000")
    tablet.tap("close-floor")
    tablet.asks("Seat 3 to act: 500 to call")
    expect(tablet.key("fold")).to_be_visible()


def test_the_second_motion_goes_back(tablet: Tablet, room: Server) -> None:
    """500 set down, then 1,000 more: the first motion was the call."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    open_floor(tablet, "string-bet")
    tablet.tap("chip-500")
    tablet.closed("ruling", "second motion")
    tablet.tap("motion-then")
    tablet.tap("chip-1000")
    tablet.tap("ruling")
    ruling(tablet, "call", "Give 1,000 back to seat 3.")
    tablet.enter("enter-advice")
    tablet.stacks(_3="249,300")


def test_out_of_turn_waits_for_the_turn_and_leaves_the_hand_alone(tablet: Tablet, room: Server) -> None:
    """Seat 1 calls before seat 3: seat 3 acts first, there is nothing to enter yet."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    open_floor(tablet, "out-of-turn")
    tablet.tap("at-1")
    tablet.tap("did-call")
    ruling(tablet, "Seat 3 acts first.", "Leave the 500 in front of seat 1.")
    expect(tablet.key("enter-advice")).to_have_count(0)
    tablet.tap("keep-advice")
    tablet.says("Seat 1: call out of turn, kept")
    tablet.asks("Seat 3 to act: 500 to call")
    expect(tablet.seat(1)).to_contain_text("call kept")
    tablet.tap("fold")
    tablet.asks("the turn")
    tablet.stacks(_1="249,300")


def test_the_first_to_act_cannot_have_acted_out_of_turn(tablet: Tablet, room: Server) -> None:
    """Nobody has acted in this round: the seat that is asked is not offered."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, [])}")
    open_floor(tablet, "out-of-turn")
    expect(tablet.key("at-1")).to_be_visible()
    expect(tablet.key("at-3")).to_have_count(0)


def test_out_of_turn_is_binding_once_the_turn_has_come(tablet: Tablet, room: Server) -> None:
    """Seat 1 raised to 1,500 before seat 3 folded: nothing changed, the raise stands."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, [*BET_500, '3 fold'])}")
    open_floor(tablet, "out-of-turn")
    tablet.tap("at-1")
    tablet.tap("did-raise")
    tablet.amount("1 5 00")
    tablet.tap("ruling")
    expect(tablet.key("enter-advice")).to_have_text("Enter: Seat 1 raises to 1,500")
    tablet.enter("enter-advice")
    tablet.asks("Seat 2 to act: 1,000 to call")


def test_a_bet_over_the_pot_is_cut_down_for_who_called_it_too(tablet: Tablet, room: Server) -> None:
    """Pot-limit, 300 in: 900 is 200 over the 700 that may be."""
    tablet.open(f"/tables/{at_state(room, POT_LIMIT, 3, {'button': 3}, [])}")
    open_floor(tablet, "overbet")
    tablet.amount("9 00")
    tablet.tap("since-call")
    expect(tablet.page.locator(".since p")).to_have_text("Acted since: seat 1 called")
    tablet.tap("ruling")
    ruling(tablet, "700", "Seat 1, who called, takes 200 back.")
    tablet.enter("enter-advice")
    tablet.says("Give 200 back to seat 3. Seat 1, who called, takes 200 back.")
    tablet.asks("Seat 1 to act: 600 to call")


def test_a_refusal_is_read_above_what_was_asked(tablet: Tablet, room: Server) -> None:
    """500 are no raise over 500; the chips stay as they were tapped."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, BET_500)}")
    open_floor(tablet, "undercall")
    tablet.tap("chip-500")
    tablet.tap("ruling")
    tablet.says("500 is the call, and 500 covers it.")
    expect(tablet.page.locator(".pile b")).to_have_text("500")


def test_a_changed_draw_is_entered_in_place_of_the_first(tablet: Tablet, room: Server) -> None:
    """Seat 1 asked for three and takes it back before seat 2 has spoken."""
    tablet.open(f"/tables/{at_state(room, DRAW, 3, {'button': 3}, DRAWN[:4])}")
    open_floor(tablet, "change-draw")
    tablet.tap("at-1")
    tablet.tap("cards-2")
    expect(tablet.key("enter-advice")).to_contain_text("Enter: Seat 1 draws 2")
    tablet.tap("enter-advice")
    expect(tablet.seat(1)).to_contain_text("drew 2")
    tablet.asks("Seat 2")


def test_a_throw_of_another_number_is_entered_in_place_of_the_call(tablet: Tablet, room: Server) -> None:
    """R56: seat 1 called three, threw two and holds three; nothing is dealt yet."""
    tablet.open(f"/tables/{at_state(room, DRAW, 3, {'button': 3}, DRAWN[:4])}")
    open_floor(tablet, "wrong-card-count")
    tablet.tap("at-1")
    tablet.tap("cards-3")
    expect(tablet.key("enter-advice")).to_contain_text("Enter: Seat 1 draws 2")
    tablet.tap("enter-advice")
    expect(tablet.seat(1)).to_contain_text("drew 2")
    tablet.asks("Seat 2")


def test_what_needs_no_ruling_is_written_down(tablet: Tablet, room: Server) -> None:
    """A dead hand and a fouled deck stand in the log with who and when; no chip moves."""
    table = at_state(room, NO_LIMIT, 3, {"button": 3}, BET_500)
    tablet.open(f"/tables/{table}")
    tablet.tap("floor")
    tablet.tap("kind-note")
    tablet.tap("note-dead-hand")
    tablet.asks("Dead hand: which seat?")
    tablet.enter("at-1")
    tablet.says("Written into the log: Dead hand, seat 1")
    tablet.tap("floor")
    tablet.tap("kind-note")
    tablet.enter("note-fouled-deck")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    rows = room.ask("GET", f"/hands/{hand}/log")[1]["rows"]
    assert [row["payload"] for row in rows if row["kind"] == "event"] == [
        {"kind": "dead-hand", "seat": 1}, {"kind": "fouled-deck"}]
    tablet.stacks(_3="249,800")


def test_a_misdeal_makes_the_hand_void(tablet: Tablet, room: Server) -> None:
    """Nobody has acted: the way to it stands beside the ruling."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, [])}")
    open_floor(tablet, "misdeal")
    ruling(tablet, "Misdeal", "Take in all cards, the stub and the burns.")
    tablet.enter("void-advice")
    expect(tablet.key("floor")).to_be_disabled()
    tablet.stacks(_1="250,000", _2="250,000", _3="250,000")
    expect(tablet.page.locator("#felt .turn")).to_have_count(0)
    expect(tablet.page.locator("[data-back]")).to_have_text(
        [re.compile("^Seat 2 .*back200$"), re.compile("^Seat 1 .*back100$")])


@pytest.mark.parametrize(("settings", "lines", "there"), [
    (NO_LIMIT, BET_500,
     "chips wrong-amount string-bet out-of-turn undercall wrong-card-count misdeal time un-pass"),
    (NO_LIMIT, BET_500[:4], "chips wrong-amount string-bet out-of-turn wrong-card-count misdeal time"),
    (POT_LIMIT, [],
     "chips wrong-amount string-bet out-of-turn undercall overbet underbet wrong-card-count misdeal time"),
    (DRAW, DRAWN[:4], "change-draw wrong-card-count misdeal"),
    (DRAW, DRAWN,
     "chips wrong-amount string-bet out-of-turn change-draw exposed-draw wrong-card-count misdeal time"),
])
def test_only_what_can_have_happened_is_offered(
    tablet: Tablet, room: Server, settings: dict[str, Any], lines: list[str], there: str,
) -> None:
    tablet.open(f"/tables/{at_state(room, settings, 3, {'button': 3}, lines)}")
    tablet.tap("floor")
    keys = tablet.page.locator(".kinds .key")
    offered = [f"kind-{kind}" for kind in (*there.split(), "note")]
    expect(keys).to_have_count(len(offered))
    assert keys.evaluate_all("all => all.map(one => one.dataset.key)") == offered


def test_a_deck_that_ran_out_has_its_steps_above_the_keys(tablet: Tablet, room: Server) -> None:
    """Six draw five each from the 22 cards that are left; the steps stay until they are done."""
    tablet.open(f"/tables/{at_state(room, DRAW, 6, {'button': 6}, deck_out())}")
    steps = tablet.page.locator("#procedure li")
    expect(steps.filter(has_text="Shuffle")).to_have_count(1)
    says = tablet.page.locator("#say")
    expect(says).not_to_contain_text("Now:")    # it knew of no shuffle: "1 to seat 5 · 4 to seat 5"
    tablet.still()
    above, panel = (tablet.page.locator(part).bounding_box() for part in ("#procedure", "#panel"))
    assert above and panel and above["y"] + above["height"] <= panel["y"]
    for size in SIZES.values():
        tablet.turn(size)
        seats = tablet.page.evaluate(MEASURE, [[".seat"], ".stack"])["targets"][".seat"]
        assert len(seats) == 6 and pairs(seats, CARD_GAP) == [], size
    tablet.turn(LANDSCAPE)
    expect(tablet.page.locator("#procedure .now")).to_have_text(steps.first.inner_text())
    tablet.tap("procedure-step")
    expect(tablet.page.locator("#procedure .done")).to_have_text(steps.first.inner_text())
    # a screen reader hears the step that is to be done, and not all of them again
    expect(tablet.page.locator("#heard")).to_have_text(steps.nth(1).inner_text())
    expect(tablet.page.locator("#procedure")).not_to_have_attribute("role", "status")
    tablet.key("procedure-done").focus()
    tablet.tap("procedure-done")
    expect(tablet.page.locator("#procedure")).to_be_hidden()
    expect(says).not_to_contain_text("Now:")
    expect(tablet.page.locator("#keys")).to_be_focused()
    tablet.asks("Seat 1 to act")
    tablet.enter("check")
    expect(tablet.page.locator("#procedure")).to_be_hidden()


def deck_out() -> list[str]:
    """A first draw of six players that the deck cannot serve."""
    ring = [3, 4, 5, 6, 1]
    return [*(f"{seat} call" for seat in ring), "2 check", *(f"{seat} draw 5" for seat in range(1, 7))]


SCREENS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "kinds": (POT_LIMIT, [], []),
    "chips": (NO_LIMIT, BET_500, ["kind-chips", "chip-500", "chip-100", "chip-25"]),
    "string": (NO_LIMIT, BET_500, ["kind-string-bet", "chip-500", "motion-then"]),
    "amount": (POT_LIMIT, [], ["kind-overbet", "since-call"]),
    "turn": (NO_LIMIT, BET_500, ["kind-out-of-turn", "at-1"]),
    "count": (NO_LIMIT, BET_500, ["kind-wrong-card-count", "at-1"]),
    "ruling": (NO_LIMIT, BET_500, ["kind-chips", "chip-500", "chip-100", "ruling"]),
    "misdeal": (NO_LIMIT, [], ["kind-misdeal"]),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_key_of_the_panel_can_be_hit_and_nothing_scrolls(
    tablet: Tablet, room: Server, screen: str,
) -> None:
    """Across, and upright when it is turned."""
    settings, lines, taps = SCREENS[screen]
    tablet.open(f"/tables/{at_state(room, settings, 3, {'button': 3}, lines)}")
    for name in ["floor", *taps]:
        tablet.tap(name)
    expect(tablet.page.locator(".ruling" if screen in ("ruling", "misdeal") else ".floor")).to_be_visible()
    for size in (LANDSCAPE, PORTRAIT):
        tablet.turn(size)
        seen = tablet.page.evaluate(MEASURE, [["#panel button"], ".sentence, .pile b, .typed"])
        boxes = seen["targets"]["#panel button"]
        assert seen["scroll"] == [size["width"], size["height"]]
        assert [box for box in boxes if not inside(box, size) or box["w"] < 64 or box["h"] < 64] == []
        assert pairs(boxes, GAP) == []
        assert not seen["clipped"] and min(seen["amounts"], default=28) >= 28
        assert tablet.page.evaluate(OVERFLOWS) == []


OVERFLOWS = """[...document.querySelectorAll("#keys, .floor, #panel .key")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.dataset.key || one.className || one.id)"""


def open_floor(tablet: Tablet, kind: str) -> None:
    tablet.tap("floor")
    tablet.tap(f"kind-{kind}")


def ask_chips(tablet: Tablet, values: str) -> None:
    """Chips put in without a word."""
    open_floor(tablet, "chips")
    for value in values.split():
        tablet.key(f"chip-{value}").tap()
    tablet.tap("ruling")


def ruling(tablet: Tablet, sentence: str, step: str) -> None:
    """The floor says this, and one of the steps is that."""
    expect(tablet.page.locator(".sentence")).to_contain_text(sentence)
    expect(tablet.page.locator(".ruling .steps li").filter(has_text=step)).to_have_count(1)
