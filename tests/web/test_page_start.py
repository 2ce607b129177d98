"""The first page, its forms, and the demo that a newcomer sees within a minute."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, another_tablet, one_tablet, room_server  # noqa: F401


def test_the_demo_steps_through_a_recorded_hand_to_its_awards(tablet: Tablet) -> None:
    """One tap from the first page; 3,175 and 1,600 in the pots, paid 2,400, 1,600 and 775 (see demo.phh)."""
    tablet.open("/")
    tablet.page.get_by_role("link", name="Demo").tap()
    tablet.asks("Seat 5 to act: 200 to call · raise to 400")
    tablet.says("Next: Seat 5 (Ines) calls.")
    for _ in range(40):
        if tablet.key("demo-next").is_disabled():
            break
        step(tablet)
    tablet.asks("Push 1,600 to seat 4, 775 to seat 5, 2,400 to seat 7")
    assert tablet.awards() == {"4": "1,600", "5": "775", "7": "2,400"}
    expect(tablet.page.locator(".notes")).to_contain_text("odd chip")
    # its line is heard alone: its place belongs to the award list now
    expect(tablet.page.locator("#say")).to_have_css("height", "1px")


def test_the_demo_goes_back_and_is_for_looking_only(tablet: Tablet) -> None:
    """Its keys cannot be tapped; Back shows the step before again."""
    tablet.open("/demo")
    tablet.asks("Seat 5 to act")
    assert tablet.page.locator("#keys").evaluate("one => one.inert")
    step(tablet)
    tablet.asks("Seat 7 to act")
    tablet.tap("demo-back")
    tablet.asks("Seat 5 to act")
    expect(tablet.key("demo-back")).to_be_disabled()
    tablet.page.keyboard.press("ArrowRight")
    tablet.asks("Seat 7 to act")


def test_the_demo_plays_by_itself(tablet: Tablet) -> None:
    """Play goes on every two seconds until Pause."""
    tablet.open("/demo")
    tablet.asks("Seat 5 to act")
    begun = tablet.page.evaluate("Number(document.body.dataset.step)")
    tablet.tap("demo-play")
    expect(tablet.key("demo-play")).to_contain_text("Pause")
    tablet.page.wait_for_function("n => Number(document.body.dataset.step) > n", arg=begun)
    tablet.tap("demo-play")
    expect(tablet.key("demo-play")).to_contain_text("Play")


def test_the_demo_leads_to_a_table_that_is_ready_to_play_at(tablet: Tablet) -> None:
    """Players, chips and a hand are there; the first key works."""
    tablet.open("/demo")
    tablet.page.get_by_role("button", name="Now try it yourself").tap()
    expect(tablet.page.locator("#prompt")).to_contain_text("to act: 200 to call · raise to 400–700")
    tablet.enter("call")


def test_forms_work_without_scripts(room: Server, tablet: Tablet) -> None:
    """Setting up, seating and dealing are plain forms; only the hand itself needs a script."""
    browser = tablet.page.context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"http://{room.host}/tables/new")
    page.fill("[name=name]", "Plain")
    page.select_option("[name=game]", "stud")
    for name, value in {"ante": "5", "bring_in": "10", "small_bet": "20"}.items():
        page.fill(f"[name={name}]", value)
    for seat in (1, 2):
        page.fill(f"[name=stack_{seat}]", "1000")
    page.get_by_role("button", name="Deal hand 1").click()
    expect(page.locator("#panel")).to_be_visible()
    page.wait_for_load_state()
    assert "This page needs JavaScript" in page.content()
    context.close()
    table = room.ask("GET", "/tables")[1]["tables"][-1]
    assert (table["game"], table["blinds"], table["bring_in"], table["hand"]["number"]) == ("stud", [], 10, 1)


def test_a_hand_cannot_be_dealt_to_one_player(tablet: Tablet) -> None:
    """The refusal stands above the seats, which are as they were filled in."""
    tablet.new_table("holdem", {})
    tablet.page.fill("[name=stack_4]", "5000")
    tablet.page.get_by_role("button", name="Save and deal").tap()
    expect(tablet.page.locator(".refusal")).to_contain_text("a hand needs two")
    assert tablet.page.locator("[name=stack_4]").input_value() == "5000"


def test_what_is_wrong_is_said_once_beside_its_field(tablet: Tablet, room: Server) -> None:
    """At seats and in settings, in the words of the form, and on the screen."""
    settings = {"name": "T", "game": "holdem", "blinds": [1, 2], "tournament": False}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    tablet.open(f"/tables/{table}/seats")
    tablet.page.fill("[name=stack_3]", "many")
    tablet.page.get_by_role("button", name="Save", exact=True).tap()
    expect(tablet.page.locator("td:has([name=stack_3]) .refusal")).to_contain_text("is no number of chips")
    expect(tablet.page.locator(".refusal")).to_have_count(1)
    tablet.open(f"/tables/{table}/settings")
    tablet.tap("game-stud-8")
    tablet.page.fill("[name=bring_in]", "")
    tablet.page.get_by_role("button", name="Save").tap()
    wrong = tablet.page.locator("label:has([name=bring_in]) .refusal")
    expect(wrong).to_have_text("This game opens with a bring-in. Write how much.")
    expect(wrong).to_be_in_viewport()
    expect(tablet.page.locator(".refusal")).to_have_count(1)


def test_a_table_that_is_not_there_leads_to_the_list(tablet: Tablet) -> None:
    """A sentence and the list of tables, with the status a browser understands."""
    tablet.open("/")
    answer = tablet.page.request.get(f"http://{tablet.host}/tables/9999")
    assert answer.status == 404
    assert "There is no table 9999" in answer.text()


def test_the_game_and_the_stakes_change_between_hands(tablet: Tablet) -> None:
    """From hold'em to limit badugi on the same chips."""
    tablet.new_table("holdem", {})
    tablet.seat_players({1: ("", "5000"), 2: ("", "5000")}, button=1)
    tablet.enter("fold")
    tablet.key("seats").tap()
    tablet.page.get_by_role("link", name="Change the game or the stakes").tap()
    tablet.page.fill("#find", "badugi")
    tablet.tap("game-badugi")
    tablet.page.get_by_role("button", name="Save").tap()
    expect(tablet.page.locator(".lead")).to_contain_text("Badugi, limit, blinds 100/200")
    tablet.page.get_by_role("button", name="Save and deal hand 2").tap()
    expect(tablet.page.locator("#where")).to_contain_text("Badugi, limit")
    tablet.stacks(_1="4,700", _2="5,000")  # the button, seat 2, has the small blind


def test_the_theme_is_this_devices_choice(tablet: Tablet) -> None:
    """Light at first, then dark, then dim; what was chosen stays."""
    tablet.open("/")
    grounds = [ground(tablet)]
    for theme in ("dark", "dim"):
        tablet.page.get_by_role("button", name="Dark / dim / light").tap()
        expect(tablet.page.locator("html")).to_have_attribute("data-theme", theme)
        grounds.append(ground(tablet))
    assert len(set(grounds)) == 3
    tablet.page.reload()
    assert ground(tablet) == grounds[-1]


def ground(tablet: Tablet) -> str:
    return str(tablet.page.evaluate("getComputedStyle(document.body).backgroundColor"))


def step(tablet: Tablet) -> None:
    """The next step of the demo."""
    now = tablet.page.evaluate("Number(document.body.dataset.step)")
    tablet.key("demo-next").tap()
    tablet.page.wait_for_function("n => Number(document.body.dataset.step) === n + 1", arg=now)
