"""An event in a real browser: from a structure sheet to the final table, the clock on the wall beside it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of, to_toml
from tests.web.dealers import Dealers
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401

MOST_ROUNDS = 60


def quick_sheet() -> str:
    """The hold'em template with two big blinds each at its second level, so that tables soon break."""
    return to_toml(read_structure(document_of(template("holdem")) | {"start": 300, "seats": 9}))


def ask_of(room: Server) -> Any:
    def ask(method: str, path: str, body: Any) -> Any:
        status, document = room.ask(method, path, body)
        assert status < 300, (path, document)
        return document
    return ask


def press(page: Page, name: str) -> None:
    """A key of the page, which answers with a page."""
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).first.click()


def opened(page: Page, tablet: Tablet) -> int:
    """An event opened by the form; its number."""
    tablet.open("/events")
    page.fill("[name=name]", "Sunday")
    page.locator("summary").first.click()
    page.fill("[name=toml]", quick_sheet())
    press(page, "Open registration")
    return int(page.url.split("/")[-2])


def test_27_players_on_three_tables_to_the_final_table(room: Server, tablet: Tablet) -> None:
    """Dealers enter hands at their tables; the director takes what the desk proposes, key by key."""
    page = tablet.page
    event = Dealers(ask_of(room), opened(page, tablet))
    listed = "".join(f"{n};P{n:02};Club\n" for n in range(1, 28))
    page.get_by_label("Names from a file").set_input_files(
        {"name": "players.csv", "mimeType": "text/csv", "buffer": f"no;name;club\n{listed}".encode()})
    expect(page.locator("[name=players]").first).to_have_value(re.compile("27;P27"))
    press(page, "Enter")
    press(page, "Draw seats (27)")
    desk = f"/events/{event.event}"
    tablet.open(desk)
    expect(page.locator(".felts .felt")).to_have_count(3)
    press(page, "Start the clock")
    press(page, "Level on")
    expect(page.locator(".strip .level")).to_have_text("Level 2")
    press(page, "Close registration")
    event.deal(event.now["tables"][0]["room"])
    expect(page.locator(".felts .felt").first).to_contain_text("1 hand")  # by itself
    for _ in range(MOST_ROUNDS):
        for table in event.now["tables"]:
            if not table["waits"] and len(table["seats"]) > 1:
                event.deal(table["room"])
        put_right(page, tablet, desk)
        if len(event.now["tables"]) == 1:
            break
    expect(page.locator(".felts .felt")).to_have_count(1)
    assert 2 <= event.now["clock"]["players"] <= 9 and event.now["chips"]["difference"] == 0
    paid(page, tablet, event, desk)


def paid(page: Page, tablet: Tablet, event: Dealers, desk: str) -> None:
    """The final table to its end: the last players take the prizes as they stand, by chips."""
    tablet.open(f"{desk}/players")
    gone = event.now["busts"][0]
    page.fill("[data-find]", gone["player"])        # nobody who is out stands among those who are in
    expect(page.locator("#players-in tbody tr:visible")).to_have_count(0)
    page.fill("[data-find]", event.now["tables"][0]["seats"][0]["player"])
    expect(page.locator("#players-in tbody tr:visible")).to_have_count(1)
    tablet.open(f"{desk}/money")
    press(page, "Deal by chips")
    tablet.open(desk)
    press(page, "Finish the event")
    over = event.now
    assert over["over"] and sum(one["prize"] for one in over["busts"]) == over["money"]["pool"]
    tablet.open(f"{desk}/players")
    winner = next(one for one in over["busts"] if one["place"] in ("1", "1="))     # or two share it
    first = page.locator("table tr", has_text=winner["player"]).last
    expect(first).to_contain_text(f"{winner['prize']:,}")


def put_right(page: Page, tablet: Tablet, desk: str) -> None:
    """Everything that the desk proposes: moved, gone, arrived."""
    tablet.open(desk)
    while page.get_by_role("button", name="Move them").count():
        press(page, "Move them")
        press(page, "Gone")         # one as the tablets would say it, the others by one key
        if page.get_by_role("button", name="Arrived").count():
            press(page, "Arrived")  # where all seats are drawn anew nobody comes before all are up
        if page.get_by_role("button", name="All have moved").count():
            press(page, "All have moved")


PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
}"""


def test_a_column_is_taken_out_and_a_spreadsheets_file_read_under_its_title(
    room: Server, tablet: Tablet,
) -> None:
    """Thousands with a comma stand in quotes in a file; between those it parts no cells."""
    page = tablet.page
    number = ask_of(room)("POST", "/tournaments", {"name": "Classic", "template": "holdem"})["id"]
    tablet.open(f"/events/{number}/structure")
    expect(page.locator("#grid thead th")).to_have_count(6)
    page.get_by_role("button", name="Take out the column: no limit, pot limit: big blind ante").click()
    expect(page.locator("#grid thead th")).to_have_count(5)
    assert "ante" not in page.locator("#levels").input_value()
    press(page, "Keep the levels")
    assert all("big_blind_ante" not in one.get("big-bet", {}) for one in last_sheet(room, number)["levels"])
    levels = ("Sunday Classic,,,\nLevel,Small Blind,Big Blind,Time (min)\n"
              '1,500,"1,000",15\n2,"1,000","2,000",15\n')
    page.get_by_label("Levels from a file").set_input_files(
        {"name": "levels.csv", "mimeType": "text/csv", "buffer": levels.encode()})
    expect(page.locator("#grid tbody tr")).to_have_count(2)
    press(page, "Keep the levels")
    blinds = [one["big-bet"]["blinds"] for one in last_sheet(room, number)["levels"]]
    assert blinds == [[500, 1000], [1000, 2000]]


def test_a_mixed_sheet_is_edited_by_keys_and_pasted_with_a_column_for_each_game(
    room: Server, tablet: Tablet,
) -> None:
    page = tablet.page
    number = ask_of(room)("POST", "/tournaments", {"name": "Mixed", "template": "mixed"})["id"]
    tablet.open(f"/events/{number}/structure")
    levels = [row.get("break") is None for row in document_of(template("mixed"))["levels"]]
    expect(page.locator("#grid tbody th")).to_have_text(    # as the clock calls them; a break has a dash
        [str(sum(levels[:n + 1])) if one else "–" for n, one in enumerate(levels)])
    page.get_by_label("Add a column").select_option("razz.ante")
    expect(page.get_by_label("Razz: ante 1", exact=True)).to_be_focused()
    page.keyboard.type("50")
    page.keyboard.press("Enter")
    page.keyboard.type("75")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_label("Razz: ante 3", exact=True)).to_have_value("75")
    page.keyboard.press("Control+Delete")
    expect(page.get_by_label("Razz: ante 2", exact=True)).to_have_value("75")
    press(page, "Keep the levels")
    mix = document_of(read_structure(last_sheet(room, number)))["levels"]
    assert [one.get("razz") for one in mix[:3]] == [{"ante": 50}, {"ante": 75}, None]
    page.get_by_label("Minutes 1", exact=True).focus()
    page.evaluate(PASTE, "minutes\tlimit.small_bet\tbig-bet.blinds\tstud-8.ante\n"
                  "15\t1'000\t500/1'000\t200\n15\t2000\t1000/2000\t300\n")
    expect(page.locator("#grid thead th")).to_have_text(
        ["Level", "Minutes", "limit: small bet", "no limit, pot limit: blinds",
         "Stud High/Low Eight-or-Better: ante"])
    press(page, "Keep the levels")
    levels = last_sheet(room, number)["levels"]
    assert [one["limit"]["small_bet"] for one in levels] == [1000, 2000]
    assert [one["big-bet"]["blinds"] for one in levels] == [[500, 1000], [1000, 2000]]
    assert [one["stud-8"] for one in levels] == [{"ante": 200}, {"ante": 300}]


def test_a_sheet_with_heads_of_its_own_is_pasted_and_a_wrong_cell_is_shown(
    room: Server, tablet: Tablet,
) -> None:
    """As it hangs on the wall, or as the page has it; what the server stops at is marked in the grid."""
    page = tablet.page
    number = ask_of(room)("POST", "/tournaments", {"name": "Wall", "template": "holdem"})["id"]
    tablet.open(f"/events/{number}/structure")
    page.locator("#grid input").first.focus()
    page.evaluate(PASTE, "Level\tSmall Blind\tBig Blind\tMinutes\n"
                  "1\t50\t100\t20\nBreak\t\t\t10\n2\t100\t2oo\t20\n")
    expect(page.locator("#grid thead th")).to_have_text(
        ["Level", "Level", "Small Blind", "Big Blind", "Minutes"])
    press(page, "Keep the levels")
    expect(page.locator(".refusal")).to_have_text("'100/2oo' is no amount. Write 400, or 200/400 for blinds.")
    expect(page.locator("#grid [aria-invalid]")).to_have_count(4)       # two cells make the blinds: the row
    page.get_by_label("Big Blind 3", exact=True).fill("200")
    press(page, "Keep the levels")
    assert [one.get("big-bet", one.get("break")) for one in last_sheet(room, number)["levels"]] == [
        {"blinds": [50, 100]}, 10, {"blinds": [100, 200]}]
    page.locator("#grid input").first.focus()
    page.evaluate(PASTE, "Minutes\tno limit, pot limit: blinds\n15\t100/200\n15\t2oo\n")
    press(page, "Keep the levels")
    expect(page.locator("#grid [aria-invalid]")).to_be_focused()
    expect(page.locator("#grid [aria-invalid]")).to_have_value("2oo")


def last_sheet(room: Server, number: int) -> Any:
    """The structure as it was kept last."""
    acts = ask_of(room)("GET", f"/tournaments/{number}/acts", None)["acts"]
    return next(one["said"]["sheet"] for one in acts if one["act"] == "sheet")


TO_THE_SIDE = """() => [...document.querySelectorAll("table.many")].filter((one) =>
  one.scrollWidth > one.clientWidth).map((one) => one.id || one.textContent.slice(0, 40))"""


def test_on_a_phone_nothing_of_a_player_an_act_or_a_sum_lies_to_the_side(
    room: Server, tablet: Tablet,
) -> None:
    """A key that has to be scrolled to is not found by a director on the way to a table."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Maximiliana Featherstonehaugh-Cholmondeley", "Boris", "Cy"])
    event.act("draw")
    event.act("clock", tick="start")
    event.act("absent", player="Boris", here=False)
    event.act("out", player="Cy")
    event.act("till", counted=800)
    page = tablet.page
    tablet.turn({"width": 390, "height": 844})
    for part in ("", "/players", "/money", "/structure", "/record"):
        tablet.open(f"/events/{event.event}{part}")
        assert page.evaluate(TO_THE_SIDE) == [], part
    tablet.open(f"/events/{event.event}/players")
    here = page.locator("#players-in tr", has_text="Boris")
    expect(here).to_contain_text("absent")
    key = here.get_by_role("button", name="Is here").bounding_box()
    assert key and key["x"] + key["width"] <= 390
    press(page, "Is here")
    expect(page.locator("#players-in tr", has_text="Boris")).not_to_contain_text("absent")


def test_the_clock_on_the_wall_goes_on_without_the_server(room: Server, tablet: Tablet) -> None:
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Ann", "Bob", "Cy"])
    event.act("draw")
    event.act("clock", tick="start")
    page = tablet.page
    tablet.open(f"/events/{event.event}/clock")
    expect(page.locator("[data-row]")).to_have_text("Level 1")
    page.route("**/clock.json", lambda route: route.abort())
    expect(page.locator("[data-badge]")).to_contain_text("the clock goes on")
    shown = page.locator("[data-left]").inner_text()
    expect(page.locator("[data-left]")).not_to_have_text(shown)
    tablet.forgive_the_network()


def test_without_an_engine_the_next_hand_of_an_event_waits(room: Server, tablet: Tablet) -> None:
    """What is dealt there is the event's to say: the level may have gone up, a seat may have moved."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Dee", "Eli", "Flo"])
    event.act("draw")
    event.act("clock", tick="start")
    table = event.now["tables"][0]["room"]
    event.deal(table)
    tablet.open(f"/tables/{table}")
    expect(tablet.key("next")).to_be_visible()
    tablet.offline(True)
    tablet.tap("next")
    tablet.says("What the event says of the next hand is not known here.")
    tablet.offline(False)
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.enter("next")
    tablet.asks("to act")
    tablet.forgive_the_network()


def test_the_next_hand_is_closed_while_the_event_lets_the_table_wait(room: Server, tablet: Tablet) -> None:
    """A paused clock: the pot is ticked, no hand is dealt, and the key opens by itself."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Gil", "Hal", "Ida"])
    event.act("draw")
    event.act("clock", tick="start")
    table = event.now["tables"][0]["room"]
    event.deal(table)
    event.act("clock", tick="pause")
    tablet.open(f"/tables/{table}")
    tablet.closed("next", "the table waits")
    tablet.tap("push-0")
    tablet.closed("next", "the table waits")
    event.act("clock", tick="start")
    expect(tablet.key("next")).to_be_enabled()
    tablet.enter("next")
    tablet.asks("to act")


BETWEEN = """() => {
  const [felt, words, panel] = ["felt", "attable", "panel"].map(
    (id) => document.getElementById(id).getBoundingClientRect());
  return felt.bottom <= words.top && words.bottom <= panel.top;
}"""


def test_what_the_event_says_lies_over_no_list_of_pots(room: Server, tablet: Tablet) -> None:
    """A list longer than the room below the felt takes the felt's room; all that is to be pushed is seen."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Ann", "Bob", "Cy"])
    event.act("draw")
    event.act("clock", tick="start")
    table = event.now["tables"][0]
    event.deal(table["room"])
    event.act("penalty", player=event.now["tables"][0]["seats"][0]["player"], count=3)
    tablet.open(f"/tables/{table['room']}")
    page = tablet.page
    expect(page.locator("#attable")).to_be_visible()
    expect(page.locator("#keys .awards")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})   # a phone has seats at that edge of the felt
    tablet.comes_to(BETWEEN, True)
    page.evaluate("document.styleSheets[0].insertRule('#keys .awards > * { min-height: 500px }')")
    page.set_viewport_size({"width": 1180, "height": 800})  # drawn anew, as long as many pots make it
    expect(page.locator("#felt")).to_be_hidden()
    expect(page.locator("#attable.below")).to_be_visible()
    tablet.still()
    panel, event_card = page.locator("#panel").bounding_box(), page.locator("#attable").bounding_box()
    assert panel and event_card and panel["y"] + panel["height"] <= event_card["y"]
    assert event_card["y"] + event_card["height"] <= page.evaluate("innerHeight")


def test_a_desk_that_refused_something_goes_on_by_itself(room: Server, tablet: Tablet) -> None:
    """The page stands at the address of the act then, where nothing is to be read."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["Uma", "Vic", "Wes"])
    event.act("draw")
    event.act("clock", tick="start")
    tablet.open(f"/events/{event.event}")
    tablet.page.get_by_label("Minutes left").fill("x")
    tablet.page.get_by_label("Minutes left").press("Enter")
    expect(tablet.page.locator(".refusal")).to_contain_text("minutes")
    event.act("clock", tick="pause")
    expect(tablet.page.get_by_role("button", name="Go on")).to_be_visible()
