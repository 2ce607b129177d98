"""The showdown on a touch screen: named hands, who is live, pots ticked off, and the way back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE, SIZES, STATES, asked, at_state

BLINDS = {"blinds": [100, 200]}
CASH: dict[str, Any] = {"preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 2}}
RIVER = (
    "3 raise 600,1 call,2 call,deal board Ks9h4d,1 check,2 check,3 bet 1200,1 call,2 call,deal board Kd,"
    "1 check,2 check,3 check,deal board 2c,1 check,2 check,3 bet 4000,1 call,2 call"
).split(",")


def test_side_pots_of_a_split_game_are_ticked_off_the_last_one_first(tablet: Tablet, room: Server) -> None:
    """Four all-in hands, three pots, both halves; ticks outlive a reload, and go where a pot has changed."""
    stacks = {1: 2000, 2: 5000, 3: 9000, 4: 9000}
    lines = ["3 raise 700", "4 raise 2400", "1 all-in", "2 all-in", "3 call"]
    table = at_state(room, {"game": "omaha-8", "betting": "pot-limit", **BLINDS}, 4,
                     {"button": 4, "stacks": stacks}, lines)
    hand = all_in(room, table)
    shown = ["1 show AsKs9d5h", "2 show AhQsTd5s", "3 show 6h6d7h7c"]
    for line in (*shown, "deal board 2c3c4d", "deal board 9h"):
        hand = act(room, hand, line)
    tablet.open(f"/tables/{table}")
    tablet.says("Live: Main pot seats 1–4; Side pot 1 seats 2, 3, 4; Side pot 2 seats 3, 4. To show: 4.")
    expect(tablet.seat(1).locator(".holding")).to_contain_text("Straight")
    expect(tablet.seat(3).locator(".holding")).to_contain_text("LO seven-six")
    tablet.cards("Js Jd Tc Th")
    tablet.cards("Jh")
    tablet.asks("Push 3 pots, 25,000 to 4 seats")
    rows = tablet.page.locator(".push")
    assert [row.split("\n")[0] for row in rows.all_inner_texts()] == ["Side pot 2", "Side pot 1", "Main pot"]
    expect(rows.nth(0)).to_contain_text("high Seat 4: Three of a Kind, Jacks")
    expect(rows.nth(0)).to_contain_text("beats Pair of Sevens of seat 3")
    expect(rows.nth(2)).to_contain_text("2,000 each")
    tablet.tap("push-2")
    expect(tablet.key("push-2")).to_have_attribute("aria-pressed", "true")
    expect(tablet.key("next")).to_contain_text("2 pots not ticked")
    tablet.page.reload()
    expect(tablet.key("push-2")).to_have_attribute("aria-pressed", "true")
    expect(tablet.key("push-1")).to_have_attribute("aria-pressed", "false")
    tablet.tap("push-all")
    tablet.asks("Hand 1 is over")
    expect(tablet.page.locator(".coming")).to_contain_text("button seat 1 · blinds 100/200, seats 2 and 3")
    tablet.enter("undo")
    tablet.cards("6s")  # another river: three sixes take both halves of the last side pot from seat 4
    expect(tablet.key("push-2")).to_have_attribute("aria-pressed", "false")
    expect(tablet.key("push-1")).to_have_attribute("aria-pressed", "true")


def test_one_pot_for_many_seats_is_not_counted_as_pots(tablet: Tablet, room: Server) -> None:
    """Four tie with the board."""
    checked = [f"{seat} check" for seat in (1, 2, 3, 4)]
    lines = ["3 call", "4 call", "1 call", "2 check", "deal board AhKhQh", *checked, "deal board Jh",
             *checked, "deal board Th", *checked, "1 show 2c3c", "2 show 2d3d", "3 show 2s3s", "4 show 4c5c"]
    tablet.open(f"/tables/{at_state(room, BLINDS, 4, {'button': 4}, lines)}")
    tablet.asks("Push 800 to 4 seats")


FOUR_CHECK = ["2 check", "3 check", "4 check", "5 check"]
FOUR_TIE = ({"game": "omaha-8", "betting": "pot-limit", **CASH, "blinds": [1_000_001, 2_000_003]}, 5, {
    "button": 5, "stacks": dict.fromkeys(range(1, 6), 98_765_432)}, [
    "3 call", "4 call", "5 call", "1 fold", "2 check", "deal board 2h3d4c", *FOUR_CHECK, "deal board Kh",
    *FOUR_CHECK, "deal board Kd", *FOUR_CHECK, "2 show AcQc5d9d", "3 show AdQd5c9c", "4 show AhQh5s9s",
    "5 show AsQs5h9h"])
# lines of the list that run out of it, and stacks that end with dots
RUN_OFF = """() => [...document.querySelectorAll(".awards .line, .awards .total small")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


def test_four_who_share_a_half_with_an_odd_chip_are_told_each_amount(tablet: Tablet, room: Server) -> None:
    """What each has ran off its line, and squeezed the name of the hand to a column of single words."""
    tablet.open(f"/tables/{at_state(room, *FOUR_TIE)}")
    tablet.asks("Push 9,000,013 to 4 seats")
    expect(tablet.page.locator(".line")).to_have_count(2)
    for size in (*SIZES.values(), PHONE):
        tablet.turn(size)
        tablet.comes_to(RUN_OFF, [])
    hand, chips = (tablet.page.locator(f".line:first-child > {one}").bounding_box() for one in ("span", "b"))
    assert hand and chips and hand["width"] > 300 and chips["y"] >= hand["y"] + hand["height"] - 1


def test_what_the_sevens_rule_gives_back_was_called(tablet: Tablet, room: Server) -> None:
    """The hand of Appendix B: the push list had it that nobody called what seats 3 and 4 take back."""
    house = {"limit-short-all-in": "full", "lowball-after-draw": "small"}
    lowball = {"game": "california-lowball", "betting": "limit", "blinds": [10, 20], "small_bet": 20,
               "house": house}
    pats = [f"{seat} pat" for seat in (1, 2, 3, 4)]
    after = ["1 bet 15", "2 call", "3 complete", "4 raise 40", "2 call", "3 raise 60", "4 call", "2 call"]
    shown = ["3 show KcKdQcQdJc", "4 show JdJsTdTs9c", "2 show Ad2d3d4d5d", "1 show Ac2c3c4c6c"]
    start = {"button": 4, "stacks": {1: 35, 2: 2500, 3: 2500, 4: 2500}}
    lines = ["3 call", "4 call", "1 call", "2 check", *pats, *after, *shown]
    tablet.open(f"/tables/{at_state(room, lowball, 4, start, lines)}")
    tablet.asks("Push 155 to seat 2")
    expect(tablet.page.locator("p.note").filter(has_text="Back to")).to_have_text(
        [f"Back to seat {seat}: 60, by the rule below." for seat in (3, 4)])
    expect(tablet.page.locator("#keys")).to_contain_text("did not bet a seven or better")


def test_two_pots_of_both_halves_leave_the_felt_in_sight(tablet: Tablet, room: Server) -> None:
    """Three who are paid, reasons of two lines, and the ways on: all of it fits below the felt."""
    lines = ("3 fold,4 raise 700,1 raise 2300,2 all-in,4 call,1 call,deal board Kh8s3d,1 check,4 bet 3000,"
             "1 call,deal board 7c,1 check,4 check,deal board 2h,1 check,4 check,1 show AcKc5d4d,"
             "4 show 3h3cAh5c,2 show 8h8dAs4s").split(",")
    table = at_state(room, {"game": "omaha-8", "betting": "pot-limit", **BLINDS}, 4,
                     {"button": 4, "stacks": {1: 20_000, 2: 5000, 3: 20_000, 4: 20_000}}, lines)
    for language, button in (("en", "button seat"), ("de", "Button Sitz")):     # German is longer
        cookie = {"name": "lang", "value": language, "url": f"http://{tablet.host}/"}
        tablet.page.context.add_cookies([cookie])  # type: ignore[list-item]
        tablet.open(f"/tables/{table}")
        expect(tablet.page.locator(".coming")).to_contain_text(button)
        tablet.comes_to(HIDDEN_ROWS, 0)
        expect(tablet.page.locator("#felt")).to_be_visible()


def test_a_list_that_takes_the_felts_room_has_board_and_hands_in_it(tablet: Tablet, room: Server) -> None:
    """Three pots of both halves: what is pushed is compared with the cards, at every size."""
    table = at_state(room, *STATES["two side pots of a split game paid"])
    tablet.open(f"/tables/{table}")
    for size in (*SIZES.values(), PHONE):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to(CARDS_IN_SIGHT, 5 + 4 * 4)


# every card once, on the felt or in the list, and none beside the screen
CARDS_IN_SIGHT = """() => {
  const seen = [...document.querySelectorAll("#felt [data-card], .laid [data-card]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 15 && box.right <= innerWidth && box.bottom <= innerHeight;
  });
  return seen.length === new Set(seen.map((one) => one.dataset.card)).size ? seen.length : -1;
}"""


HIDDEN_ROWS = """() => {
  const list = document.querySelector("#keys .awards");
  return Math.max(0, list.scrollHeight - list.clientHeight - 1);
}"""


def test_a_hand_run_twice_is_named_on_both_boards(tablet: Tablet, room: Server) -> None:
    """On the seat, in the line above the keys, and in the push list, upright too."""
    table = at_state(room, {"game": "holdem", **BLINDS, **CASH}, 2, {"button": 2}, [])
    hand = all_in(room, table)
    for line in ("run 2", "deal board 2c3c4c5d9s", "deal board KhKd7s8s2h", "1 show AhAd"):
        hand = act(room, hand, line)
    tablet.page.set_viewport_size(PORTRAIT)  # type: ignore[arg-type]
    tablet.open(f"/tables/{table}")
    hand_names = tablet.seat(1).locator(".holding > span")
    expect(hand_names).to_have_text(["✓ 1 Straight", "✓ 2 Two Pair"])
    tablet.says("Best: board 1: seat 1, Straight, Five high; board 2: seat 1, Two Pair, Aces and Kings")
    expect(tablet.key("muck")).to_contain_text("Seat 1 then takes 500,000")
    tablet.cards("6h Kc")
    rows = tablet.page.locator(".push .line")
    expect(rows.nth(0)).to_contain_text("board 1 Seat 2: Straight, Six high, beats Straight, Five high of")
    expect(rows.nth(1)).to_contain_text("board 2 Seat 2: Three of a Kind, Kings")
    expect(tablet.page.locator(".notes")).to_contain_text("Ruling 12")


def test_a_side_of_a_long_name_leaves_room_for_the_hand_on_its_plate(tablet: Tablet, room: Server) -> None:
    """A room names its own sides: "nearest to twenty one of them all" filled the line, and no hand did."""
    lines = ["2 call", "1 check", "deal board 2c3c4d", "1 check", "2 check", "deal board 9h", "1 check",
             "2 check", "deal board Jh", "1 check", "2 check", "1 show AsKs9d5h"]
    table = at_state(room, {"game": "omaha-8", "betting": "limit", **BLINDS}, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()    # the felt stands before its script
    side = tablet.seat(1).locator(".holding i").last
    expect(side).to_be_visible()
    side.evaluate("one => { one.textContent = 'nearest to twenty one of them all'; }")
    assert side.evaluate("one => one.offsetWidth / one.closest('.holding').clientWidth") < 0.5


def test_a_showdown_of_two_hands_takes_six_taps_and_mucks_one(tablet: Tablet, room: Server) -> None:
    """Cards and Enter, twice; the others throw in with one tap once somebody has shown."""
    table = at_state(room, {"game": "holdem", **BLINDS}, 3, {"button": 3}, RIVER)
    tablet.open(f"/tables/{table}")
    tablet.says("Live: seats 1, 2, 3. To show: 3, 1, 2.")
    expect(tablet.seat(1).locator(".order")).to_have_text("shows 2nd")
    tablet.cards("As Kh")
    expect(tablet.key("rest")).to_contain_text("seats 1, 2")
    tablet.enter("rest")
    tablet.asks("Push 17,400 to seat 3")
    expect(tablet.page.locator(".push")).to_contain_text("every other hand was thrown in")
    expect(tablet.page.locator(".push")).to_contain_text("Three of a Kind, Kings")


def test_a_pot_that_all_have_thrown_in_for_names_no_seats(tablet: Tablet, room: Server) -> None:
    """"Side pot seats ." stood there, until the hands for the main pot were shown."""
    cash = {"game": "holdem", "betting": "no-limit", "preset": "cash", "tournament": False, **BLINDS,
            "house": {"rake": "none", "all-in-show": "at-showdown"}}
    lines = ["3 raise 8000", "4 call", "1 all-in", "2 all-in", "deal board AhKd7c2s2d", "3 muck", "4 muck"]
    start = {"button": 4, "stacks": {1: 2000, 2: 2000, 3: 8000, 4: 8000}}
    tablet.open(f"/tables/{at_state(room, cash, 4, start, lines)}")
    tablet.says("Live: Main pot seats 1, 2. To show: 1, 2.")


def test_a_forgotten_hand_is_one_tap_from_the_showdown_and_comes_back_from_the_muck(
    tablet: Tablet, room: Server,
) -> None:
    """Seat 1 was mucked by mistake; the last hand is read in the next one."""
    table = at_state(room, {"game": "holdem", **BLINDS}, 3, {"button": 3}, [*RIVER, "3 show AsKh", "1 muck"])
    tablet.open(f"/tables/{table}")
    expect(tablet.key("muck")).to_contain_text("Seat 3 then takes 17,400")
    tablet.enter("muck")
    tablet.tap("push-0")
    tablet.asks("Hand 1 is over")
    tablet.enter("forgotten")
    tablet.says("Back at the showdown. Tap the seat that was passed over")
    tablet.key("seat-1").tap()
    tablet.asks("Seat 1 takes the muck back")
    tablet.cards("9s 9c")
    tablet.says("Best: seat 1, Full House, Nines over Kings.")
    tablet.enter("muck")
    tablet.asks("Push 17,400 to seat 1")
    expect(tablet.key("push-0")).to_have_attribute("aria-pressed", "false")
    expect(tablet.key("push-0")).to_contain_text("beats Three of a Kind, Kings of seat 3")
    tablet.enter("next")
    tablet.asks("Seat 1 to act")
    tablet.tap("last-hand")
    past = tablet.page.locator("#over")
    expect(past).to_contain_text("Hand 1: Texas Hold'em")
    expect(past.locator("[data-award='1']")).to_contain_text("17,400")
    expect(past.locator(".push")).to_contain_text("Full House, Nines over Kings")


def test_stud_and_badugi_hands_are_named_side_by_side_in_the_tablets_language(
    tablet: Tablet, room: Server,
) -> None:
    """Stud eight-or-better: no low; Badeucy: both halves; and in Spanish the room's own words."""
    rounds = ["1 pat", "2 pat", "1 check", "2 check"] * 3
    table = at_state(room, {"game": "badeucy", "blinds": [50, 100]}, 2, {"button": 2},
                     ["2 call", "1 check", *rounds, "1 show 2s3h4d5c7s"])
    tablet.open(f"/tables/{table}")
    tablet.says("Best: low: seat 1, seven-five low, number one; badugi: seat 1, five-high badugi, 5-4-3-2.")
    stud = "deal 1 up Ks,deal 2 up 2c,2 bring-in,1 complete,2 call,deal 1 up Kd,deal 2 up 3c,1 bet 50,2 call"
    later = "1 up 9d,2 up 4c,1 up 2s,2 up 5d".split(",")
    lines = stud.split(",")
    for n, card in enumerate(later):
        lines += [f"deal {card}", *(["1 bet 100", "2 call"] if n % 2 else [])]
    limits = {"ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
    table = at_state(room, {"game": "stud-8", **limits}, 2, {},
                     [*lines, "1 bet 100", "2 call", "1 show AhAd3h"])
    tablet.page.context.add_cookies([{"name": "lang", "value": "es", "url": f"http://{room.host}"}])
    tablet.open(f"/tables/{table}")
    expect(tablet.seat(1).locator(".holding > span").nth(1)).to_have_text("sin baja")
    expect(tablet.key("muck")).to_contain_text("El asiento 1 se lleva")
    tablet.cards("Ac 7d 8h")
    expect(tablet.page.locator(".push .low")).to_contain_text("baja Asiento 2")


def all_in(room: Server, table: int) -> dict[str, Any]:
    """Everybody's chips go in, as far as the betting lets them."""
    _, table_now = room.ask("GET", f"/tables/{table}")
    _, hand = room.ask("GET", f"/hands/{table_now['hand']['id']}")
    while hand["to_act"] and not hand["betting_over"]:
        may, seat = hand["legal"], hand["to_act"]
        most = may["raise"] or may["bet"]
        line = f"raise {most['max']}" if may["raise"] else f"bet {most['max']}" if most else "call"
        hand = act(room, hand, f"{seat} {line}")
    return dict(hand)


def act(room: Server, hand: dict[str, Any], line: str) -> dict[str, Any]:
    return asked(room, "POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})


def test_what_a_muck_would_do_is_written_whole_on_an_older_tablet(tablet: Tablet, room: Server) -> None:
    """Five cards are asked beside the key."""
    lines = ("2 call,1 check,deal board AhKd7c,1 check,2 check,1 draw 2,2 pat,deal board 2s,1 check,2 check,"
             "deal board 5s,1 check,2 check").split(",")
    tablet.page.set_viewport_size({"width": 1024, "height": 768})
    tablet.open(f"/tables/{at_state(room, {'game': 'dramaha', **BLINDS}, 2, {'button': 2}, lines)}")
    expect(tablet.key("muck")).to_contain_text("Seat 2 then takes 400 unseen")
    tablet.comes_to("""() => {
      const key = document.querySelector('[data-key="muck"]');
      return key.scrollHeight - key.clientHeight;
    }""", 0)
