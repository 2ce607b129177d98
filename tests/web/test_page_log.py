"""The log by touch: read by street, go back in it, change a line of it with the rest applied again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dealer_assist.texts import say, speak
from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, another_tablet, one_tablet, room_server  # noqa: F401

TO_THE_TURN = (
    "1 raise 600", "2 call", "3 raise 1500", "1 call", "2 call", "deal board AhKd7c", "2 check", "3 bet 1000",
    "1 fold", "2 call", "deal board 2s", "2 check",
)
SMALLEST = {"width": 960, "height": 600}
PHONE = {"width": 390, "height": 844}
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]')?.dataset.key"


def test_the_log_reads_as_the_hand_went(tablet: Tablet, room: Server) -> None:
    """Streets with the newest on top, who and when; it scrolls inside itself. In no-limit no pot is told."""
    play(tablet, room, "Alpha")
    tablet.tap("log")
    log = tablet.page.locator("#log")
    expect(log.locator("h3")).to_have_text(["turn", "flop", "preflop"])
    first = log.locator(".says").first
    expect(first).to_contain_text("Seat 2 (Bob) checks")
    expect(log).not_to_contain_text("pot ")
    expect(first).to_contain_text("Dee")
    expect(first).to_contain_text("another tablet")
    expect(log).not_to_contain_text("tablet-far")
    for size in (SMALLEST, PORTRAIT, LANDSCAPE):
        tablet.turn(size)
        expect(log.locator(".says").first).to_be_in_viewport()
        assert log.evaluate("it => it.scrollWidth <= it.clientWidth")
        log.locator(".says").last.scroll_into_view_if_needed()
        expect(log.locator(".says").last).to_be_in_viewport()
        log.evaluate("it => it.scrollTo(0, 0)")
        assert min(box["height"] for box in boxes(log.locator("button"))) >= 48


def test_an_action_ten_entries_back_is_changed_and_the_rest_stays(tablet: Tablet, room: Server) -> None:
    """Seat 3 had raised to 2,000, not 1,500: one change, nothing entered again, one undo."""
    play(tablet, room, "Bravo")
    tablet.tap("log")
    tablet.tap("entry-3")
    tablet.tap("change-3")
    sheet = tablet.page.locator("#over")
    expect(sheet).to_contain_text("Change: Seat 3 (Cy) raises to 1,500")
    expect(sheet.locator(".asks")).to_contain_text("Seat 3 to act")
    for digit in ("2", "000"):
        sheet.locator(f'[data-key="digit-{digit}"]').tap()
    sent(tablet, lambda: sheet.locator('[data-key="wager"]').tap())
    tablet.stacks(_2="7,000", _1="8,000")
    tablet.says("Seat 3 (Cy) raises to 1,500: changed to Seat 3 (Cy) raises to 2,000.")
    tablet.says("9 entries applied again.")
    tablet.asks("Seat 3 to act")
    expect(tablet.key("undo")).to_contain_text("the change")
    tablet.enter("undo")
    tablet.stacks(_2="7,500", _1="8,500")
    tablet.enter("redo")
    tablet.stacks(_2="7,000", _1="8,000")
    assert room.ask("GET", f"/hands/{hand_of(tablet)}/verify")[1]["ok"]


def test_what_does_not_fit_any_more_is_shown_and_solved(tablet: Tablet, room: Server) -> None:
    """Seat 1 had folded before the flop: what he did there is left out, and the rest stays."""
    play(tablet, room, "Charlie")
    tablet.tap("log")
    tablet.tap("entry-4")
    tablet.tap("change-4")
    sheet = tablet.page.locator("#over")
    sheet.locator('[data-key="fold"]').tap()
    expect(sheet.locator("h2")).to_have_text("Does not fit any more: Seat 1 (Ann) folds")
    expect(sheet.locator(".why")).to_contain_text("Seat 1 has folded")
    expect(sheet.locator(".moment")).to_have_count(0)
    expect(sheet.locator(".rest")).to_have_text(
        "After it: Seat 2 (Bob) calls; Board: two of spades; Seat 2 (Bob) checks.")
    expect(sheet.locator('[data-key="stop"]')).to_contain_text("Drop these 4 entries")
    sent(tablet, lambda: sheet.locator('[data-key="out"]').tap())
    tablet.says("7 entries applied again. 1 entry left out.")
    tablet.stacks(_1="9,400")
    expect(tablet.page.locator(".board .card").nth(3)).to_have_attribute("aria-label", "two of spades")
    tablet.tap("log")
    expect(tablet.page.locator(".says i")).to_have_text("changed; was: Seat 1 calls")
    tablet.tap("audit")
    expect(tablet.page.locator(".audit s").filter(has_text="Seat 1 (Ann) calls")).to_have_count(1)
    expect(tablet.page.locator(".audit li.undo")).to_contain_text("changed to Seat 1 (Ann) folds.")


def test_a_raise_that_is_too_small_now_is_offered_the_nearest_one(tablet: Tablet, room: Server) -> None:
    """600 made 1,000 asks for 1,800 where 1,500 was raised; every other amount is one tap further."""
    play(tablet, room, "Delta")
    tablet.tap("log")
    tablet.tap("entry-1")
    tablet.tap("change-1")
    sheet = tablet.page.locator("#over")
    for digit in ("1", "000"):
        sheet.locator(f'[data-key="digit-{digit}"]').tap()
    sheet.locator('[data-key="wager"]').tap()
    expect(sheet.locator("h2")).to_have_text("Does not fit any more: Seat 3 (Cy) raises to 1,500")
    expect(sheet.locator(".ways .label")).to_have_text(
        ["Seat 3 folds", "Seat 3 calls", "Seat 3 raises to 1,800", "Something else…"])
    sheet.locator('[data-key="more"]').tap()
    expect(sheet.locator(".asks")).to_contain_text("Seat 3 to act")
    sent(tablet, lambda: sheet.locator('[data-key="wager"]').tap())
    tablet.stacks(_1="8,200")
    tablet.says("10 entries applied again. 1 more changed.")


def test_a_wrong_card_is_changed_on_the_pad_it_was_entered_on(tablet: Tablet, room: Server) -> None:
    play(tablet, room, "Echo")
    tablet.tap("log")
    tablet.tap("entry-6")
    tablet.tap("change-6")
    sheet = tablet.page.locator("#over")
    sheet.locator('[data-key="slot-Kd"]').tap()
    sent(tablet, lambda: sheet.locator('[data-key="card-Kh"]').tap())
    shown = [card.get_attribute("aria-label") for card in tablet.page.locator(".board .card").all()[:4]]
    assert sorted(shown) == ["ace of hearts", "king of hearts", "seven of clubs", "two of spades"]


def test_going_back_over_a_street_asks_once(tablet: Tablet, room: Server) -> None:
    """One more tap that says what is gone over; redo brings all of it back."""
    play(tablet, room, "Foxtrot")
    tablet.tap("log")
    tablet.tap("entry-5")
    expect(tablet.key("to-5")).to_contain_text("takes back 8 entries")
    tablet.tap("to-5")
    sheet = tablet.page.locator("#over")
    expect(sheet).to_contain_text("Go back to before: Seat 2 (Bob) calls")
    expect(sheet).to_contain_text("Goes back over: flop and turn. 8 entries are taken back.")
    expect(sheet).to_contain_text("They were entered by Dee.")
    tablet.tap("stay")
    expect(sheet).to_be_hidden()
    tablet.tap("to-5")
    tablet.enter("go-back")
    tablet.asks("Seat 2 to act")
    expect(tablet.key("redo")).to_contain_text("8 entries")
    tablet.enter("redo")
    tablet.says("Brought back: 8 entries, from: Seat 2 (Bob) calls")
    expect(tablet.page.locator(".board .card").nth(3)).to_have_attribute("aria-label", "two of spades")


def test_redo_names_what_it_brings_back(tablet: Tablet, room: Server) -> None:
    play(tablet, room, "Redo", TO_THE_TURN[:2])
    tablet.enter("call")
    tablet.enter("undo")
    tablet.says("Taken back: Seat 3 (Cy) calls")
    tablet.enter("redo")
    tablet.says("Brought back: Seat 3 (Cy) calls")


@pytest.mark.parametrize(("language", "one", "more"), [
    ("en", "Brought back: Seat 3 folds", "Brought back: 4 entries, from: Seat 3 folds"),
    ("de", "Wiedergeholt: Seat 3 folds", "Wiedergeholt: 4 Einträge, ab: Seat 3 folds"),
    ("es", "Recuperado: Seat 3 folds", "Recuperadas 4 anotaciones, desde: Seat 3 folds")])
def test_what_is_brought_back_has_its_words_in_every_language(language: str, one: str, more: str) -> None:
    said = [speak(say("back.brought", line="Seat 3 folds", n=n), language) for n in (1, 4)]
    assert said == [one, more]


def test_what_this_tablet_entered_just_now_goes_back_at_once(tablet: Tablet, room: Server) -> None:
    """Also where it ended the street; another tablet's entry is asked about, once."""
    play(tablet, room, "Golf", TO_THE_TURN[:4])
    tablet.enter("call")
    tablet.enter("undo")
    tablet.asks("Seat 2 to act")
    tablet.tap("undo")
    expect(tablet.page.locator("#over")).to_contain_text("It was entered by Dee.")
    tablet.enter("go-back")
    tablet.asks("Seat 1 to act")


def test_the_question_whether_a_hand_is_void_is_seen_whole(tablet: Tablet, room: Server) -> None:
    """However long the hand was, the keys lie at the foot of the log and not below it; the finger that asked
    does not lie on the answer."""
    play(tablet, room, "Mike")
    tablet.tap("log")
    for size in (SMALLEST, PORTRAIT, LANDSCAPE, PHONE):
        tablet.turn(size)
        tablet.page.locator("#log").evaluate("it => it.scrollTo(0, 0)")
        for name, next_name in (("void", "void-now"), ("keep", "void")):
            expect(tablet.key(name)).to_be_in_viewport(ratio=1)
            tablet.tap(name)
            expect(tablet.key(next_name)).to_be_in_viewport(ratio=1)
            assert tablet.page.evaluate(UNDER, tablet.place) != "void-now"


def test_the_log_speaks_spanish(tablet: Tablet, room: Server) -> None:
    play(tablet, room, "Hotel")
    tablet.page.context.add_cookies([{"name": "lang", "value": "es", "url": f"http://{tablet.host}"}])
    tablet.page.reload()
    tablet.tap("log")
    expect(tablet.page.locator("#log h3").last).to_have_text("preflop")
    expect(tablet.key("entry-3")).to_contain_text("otra tableta")
    tablet.tap("entry-3")
    tablet.tap("change-3")
    expect(tablet.key("take-out")).to_contain_text("Quitarlo")


def play(tablet: Tablet, room: Server, name: str, lines: tuple[str, ...] = TO_THE_TURN) -> None:
    """A three-handed table with a hand under way that another tablet entered."""
    stated = {"name": name, "game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
    table = room.ask("POST", "/tables", stated)[1]["id"]
    room.let_go(("Ann", "Bob", "Cy"))
    for seat, player in enumerate(("Ann", "Bob", "Cy"), start=1):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"player": player, "stack": 10_000})
    hand = room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]
    for line in lines:
        entry = {"seq": hand["seq"], "line": line, "who": "Dee", "device": "tablet-far"}
        status, hand = room.ask("POST", f"/hands/{hand['hand']}/actions", entry)
        assert status == 200, hand
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()


def hand_of(tablet: Tablet) -> str:
    return tablet.state().split()[0]


def sent(tablet: Tablet, tap: Any) -> None:
    """A tap that changes the hand; the sheet goes with it."""
    tablet.sent(tap)
    expect(tablet.page.locator("#over")).to_be_hidden()


def boxes(locator: Any) -> list[Any]:
    return [one.bounding_box() for one in locator.all() if one.is_visible()]
