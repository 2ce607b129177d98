"""A count, a correction and a hand written down later, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server

__all__ = ["one_tablet", "room_server"]

LINES = [
    "1 call", "2 call", "3 check", "deal board Qh 7d 2c", "2 check", "3 check", "1 bet 500", "2 call",
    "3 fold", "deal board 3h", "2 check", "1 check", "deal board 9s", "2 check", "1 check", "2 show AsKd",
    "1 show QdJh",
]


def seated(room: Server) -> int:
    """Blinds 50 and 100, three players with 10,000 each."""
    settings = {"name": "T", "game": "holdem", "betting": "no-limit", "blinds": [50, 100]}
    table = int(room.ask("POST", "/tables", settings)[1]["id"])
    for seat in (1, 2, 3):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 10_000})
    return table


def finished(room: Server, table: int) -> int:
    """A hand in which seat 1 takes 1,300."""
    hand = int(room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"])
    assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": LINES})[0] == 200
    return hand


def stacks(room: Server, table: int) -> list[int]:
    return [seat["stack"] for seat in room.ask("GET", f"/tables/{table}")[1]["seats"]]


def carried(tablet: Tablet, why: str) -> None:
    """Keep the correction, with the stacks at the table."""
    tablet.page.locator('[data-field="reason"]').fill(why)
    tablet.page.locator('[data-field="who"]').fill("Flo")
    tablet.tap("carry")
    tablet.tap("keep")
    expect(tablet.page.locator(".findings .good")).to_contain_text("The stacks were changed.")


def by_pad(tablet: Tablet, field: str, *figures: str) -> None:
    """Tap a field, and its figures on the pad."""
    tablet.page.locator(f'[data-field="{field}"]').tap()
    tablet.tap("clear")
    for figure in figures:
        tablet.tap(f"digit-{figure}")
    tablet.tap("pad-done")


def test_a_shown_hand_is_corrected_and_the_page_says_who_gives_whom(room: Server, tablet: Tablet) -> None:
    table = seated(room)
    hand = finished(room, table)
    tablet.open(f"/hands/{hand}/correct")
    tablet.tap("line-15")
    for card in ("7s", "7h"):
        tablet.tap(f"card-{card}")
    expect(tablet.page.locator(".owes")).to_have_text("Seat 1 gives 1,300 to seat 2")
    carried(tablet, "The camera shows two sevens")
    assert stacks(room, table) == [9_400, 10_700, 9_900]
    tablet.tap("line-6")
    tablet.tap("line-out")
    expect(tablet.page.get_by_role("alert").filter(has_text="Line 7 does not fit")).to_be_visible()
    expect(tablet.key("way-0")).to_be_visible()
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator(".put-right")).to_have_text("Corrected · Seat 1 gives 1,300 to seat 2")


def test_a_bet_and_a_board_are_corrected_by_the_pads_of_the_table(room: Server, tablet: Tablet) -> None:
    hand = finished(room, seated(room))
    tablet.open(f"/hands/{hand}/correct")
    tablet.tap("line-3")
    for card in ("Qs", "7d", "2c"):
        tablet.tap(f"card-{card}")
    expect(tablet.key("line-3")).to_contain_text("queen of spades")
    tablet.tap("line-6")
    expect(tablet.key("fold")).to_have_count(1)
    tablet.amount("6 00")
    tablet.tap("wager")
    expect(tablet.key("line-6")).to_contain_text("bets 600")
    expect(tablet.page.locator(".owes")).to_contain_text("100")
    tablet.tap("line-8")
    tablet.tap("line-before")
    tablet.tap("line-write")
    tablet.page.locator('[data-field="line"]').fill("3 call")
    tablet.tap("line-set")
    expect(tablet.page.get_by_role("alert").filter(has_text="does not fit")).to_be_visible()


def test_a_set_up_is_corrected_by_the_pads(room: Server, tablet: Tablet) -> None:
    """Seat 1 was all-in for more than was entered: the stack is tapped, and the page says who owes whom."""
    table = seated(room)
    room.ask("PUT", f"/tables/{table}/seats/2", {"stack": 20_000})
    hand = int(room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"])
    lines = ["1 all-in", "2 call", "3 fold", "deal board Qh7d2c3h9s", "1 show QdQs", "2 show AsKd"]
    assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": lines})[0] == 200
    tablet.open(f"/hands/{hand}/correct")
    tablet.tap("set-up")
    by_pad(tablet, "stack-1", "1", "2", "000")
    expect(tablet.page.locator(".owes")).to_have_text("Seat 2 gives 2,000 to seat 1")
    carried(tablet, "Three more chips lay under the cards")
    assert stacks(room, table) == [24_100, 8_000, 9_900]
    tablet.open(f"/hands/{hand}")
    expect(tablet.page.locator(".corrected")).to_contain_text("Seat 1 began with 12,000")


def test_a_corrected_button_says_what_becomes_of_the_next(room: Server, tablet: Tablet) -> None:
    table = seated(room)
    hand = int(room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"])
    room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": ["1 fold", "2 fold"]})
    tablet.open(f"/hands/{hand}/correct")
    tablet.tap("set-up")
    tablet.tap("button-2")
    tablet.tap("line-0")        # the blinds are the seats 3 and 1 then: seat 2 acts first
    tablet.tap("line-out")
    expect(tablet.page.get_by_text("The next hand’s button goes on from seat 2.")).to_be_visible()


def test_a_tap_while_the_server_is_asked_is_not_lost(room: Server, tablet: Tablet) -> None:
    """Every answer comes late: a line is taken out before the button's is there."""
    table = seated(room)
    hand = int(room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"])
    room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": ["1 fold", "2 fold"]})
    tablet.open(f"/hands/{hand}/correct")
    tablet.late()
    for key in ("set-up", "button-2", "line-0", "line-out"):
        tablet.tap(key)
    expect(tablet.key("line-1")).to_have_count(0)
    expect(tablet.key("keep")).to_have_count(0)
    expect(tablet.page.get_by_text("The next hand’s button goes on from seat 2.")).to_be_visible()


def test_a_count_names_the_seats_that_are_off_and_the_hand(room: Server, tablet: Tablet) -> None:
    table = seated(room)
    hand = finished(room, table)
    tablet.open(f"/tables/{table}/count")
    tablet.closed("compare", "Count every seat first")
    tablet.key("cell-1-sum").tap()
    for figures in ("9 4 00", "1 0 7 00", "9 9 00"):
        tablet.amount(figures)
        tablet.key("enter").tap()
    tablet.tap("compare")
    expect(tablet.page.locator(".owes li")).to_have_text(["Seat 1: 1,300 too few", "Seat 2: 1,300 too many"])
    expect(tablet.key(f"suspect-{hand}")).to_have_attribute("href", f"/hands/{hand}")
    tablet.page.locator('[data-field="reason"]').fill("Pushed to the wrong seat")
    tablet.page.locator('[data-field="who"]').fill("Flo")
    tablet.tap("set")
    expect(tablet.page.get_by_text("The stacks are set to the count.")).to_be_visible()
    assert stacks(room, table) == [9_400, 10_700, 9_900]


def test_a_stack_is_counted_by_colour_with_a_keyboard_or_the_pad(room: Server, tablet: Tablet) -> None:
    """Figures, Tab to the next colour, Enter to the next seat; by touch Enter goes from colour to colour."""
    table = seated(room)
    tablet.open(f"/tables/{table}/count")
    for keys in ("Tab", "Tab", "8", "Tab", "2", "Tab", "19", "Enter", "0", "Tab", "Tab", "Tab", "20"):
        tablet.page.keyboard.press(keys) if keys.isalpha() else tablet.page.keyboard.type(keys)
    expect(tablet.key("cell-1-sum")).to_have_value("9900")
    expect(tablet.key("cell-2-sum")).to_have_value("2000")
    tablet.key("cell-2-500").tap()
    tablet.amount("1 6")
    tablet.key("enter").tap()
    tablet.page.keyboard.press("Enter")
    tablet.key("cell-3-1000").tap()
    tablet.amount("1 0")
    tablet.tap("compare")
    expect(tablet.page.locator(".owes li")).to_have_text(["Seat 1: 100 too few"])
    count = room.ask("GET", f"/tables/{table}/counts/expected")[1]["last"]
    assert count["colours"]["1"] == {"25": 8, "100": 2, "500": 19}
    tablet.open(f"/tables/{table}/count")
    tablet.tap("last-count")
    expect(tablet.page.locator(".owes li")).to_have_text(["Seat 1: 100 too few"])


def test_a_hand_is_written_down_with_what_is_known(room: Server, tablet: Tablet) -> None:
    table = seated(room)
    tablet.open(f"/tables/{table}/reconstruct")
    tablet.tap("new-draft")
    findings = tablet.page.locator(".findings")
    for name, text in (("button", "1"), ("final-1", "10150"), ("final-2", "9950"), ("final-3", "10300")):
        tablet.page.locator(f'[data-field="{name}"]').fill(text)
        tablet.page.locator(f'[data-field="{name}"]').blur()
        expect(tablet.page.locator(f'[data-field="{name}"]')).to_have_value(text)
    expect(findings).to_contain_text("The final stacks hold 400 more than the hand began with.")
    tablet.page.locator('[data-field="final-3"]').fill("9900")
    tablet.page.locator('[data-field="final-3"]').blur()
    expect(findings).not_to_contain_text("400 more")
    tablet.tap("line-new")
    tablet.amount("3 00")
    tablet.tap("wager")
    expect(tablet.page.get_by_text("One line fits")).to_contain_text("Seat 2 folds, Seat 3 folds")
    tablet.tap("propose")
    expect(findings).to_contain_text("Everything fits.")
    tablet.late()   # the page is drawn anew between two letters
    tablet.tap("newest")
    tablet.page.locator('[data-field="who"]').tap()
    tablet.page.keyboard.type("Florentina", delay=150)
    expect(tablet.page.locator('[data-field="who"]')).to_have_value("Florentina")
    tablet.tap("finish")
    expect(tablet.key("made")).to_be_visible()
    assert stacks(room, table) == [10_150, 9_950, 9_900]


def test_a_hand_of_another_game_is_written_down_by_pads(room: Server, tablet: Tablet) -> None:
    """A stud hand at a hold'em table: game, ante, bring-in and bets are tapped, nothing is typed."""
    table = seated(room)
    tablet.open(f"/tables/{table}/reconstruct")
    tablet.tap("new-draft")
    tablet.tap("set-up")
    by_pad(tablet, "blind-1", "2", "00")
    by_pad(tablet, "ante", "1", "0")
    tablet.page.locator('[data-field="game"]').fill("stud")
    tablet.page.locator(".game-field li").first.tap()
    expect(tablet.page.locator('[data-field="blind-0"]')).to_have_count(0)
    expect(tablet.page.locator(".findings .bad")).to_contain_text("bring-in")
    by_pad(tablet, "bring_in", "2", "0")
    by_pad(tablet, "small_bet", "5", "0")
    with tablet.page.expect_response(lambda answer: '"big_bet":100' in (answer.request.post_data or "")):
        by_pad(tablet, "big_bet", "1", "00")
    expect(tablet.page.locator(".findings .bad")).to_have_count(0)
    draft = room.ask("GET", f"/tables/{table}/drafts")[1]["drafts"][0]["id"]
    setup = room.ask("GET", f"/tables/{table}/drafts/{draft}")[1]["state"]["setup"]
    stakes = {"game": "stud", "betting": "limit", "ante": 10, "bring_in": 20, "small_bet": 50, "big_bet": 100}
    assert {name: setup.get(name) for name in stakes} == stakes
    tablet.page.locator('[data-field="game"]').fill("holdem")
    tablet.page.locator(".game-field li").first.tap()
    expect(tablet.page.locator('[data-field="blind-1"]')).to_have_value("200")
    expect(tablet.page.locator('[data-field="bring_in"]')).to_have_count(0)
