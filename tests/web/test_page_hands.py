"""Whole hands of six families, dealt and paid on the table page; every award was worked out by hand.

By touch across and upright, once mirrored, once by keyboard alone.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.tablet import PORTRAIT, SAME_KEY_MS, Tablet, another_tablet, one_tablet, room_server  # noqa: F401

# a key that enters something, and Enter of the same hand once the prompt has changed
LATE_ENTER = """async (key) => {
    const typed = (key, past) => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: past });
        document.body.dispatchEvent(event);
    };
    const prompt = document.getElementById("prompt"), before = prompt.textContent, now = performance.now();
    typed(key, now);
    while (prompt.textContent === before) await new Promise(requestAnimationFrame);
    typed("Enter", now + 300);
}"""


def test_a_pot_limit_omaha_hand_with_two_side_pots_is_paid_to_the_chip(tablet: Tablet) -> None:
    """Main pot 8,000 to three kings, side pot 9,000 to three eights, second side pot 11,200 to three threes.

    Seat 3 is all-in for 2,000: 4 x 2,000. Seat 2 for 5,000: 3 x 3,000 above it. Seats 1 and 4 put in 10,600
    each: 2 x 5,600 above that.
    """
    tablet.new_table("omaha", {"betting": "pot-limit", "small_blind": "100", "big_blind": "200"})
    tablet.seat_players(
        {1: ("Ann", "20,000"), 2: ("Ben", "5000"), 3: ("Cleo", "2000"), 4: ("Dov", "20000")}, button=4
    )
    tablet.asks("Seat 3 to act: 200 to call · raise to 400–700")
    expect(tablet.page.locator(".how")).to_have_text("200 to call + 300 in the pot = raise of 500, 700 to go")
    tablet.enter("pot")  # 3 to 700
    expect(tablet.key("pot")).to_contain_text("2,400")
    tablet.enter("pot", "call", "call")  # 4 to 2,400, 1 and 2 call
    expect(tablet.key("call")).to_contain_text("all-in")
    tablet.enter("call")  # 3 for his last 1,300
    tablet.asks("Burn and deal the flop: 3 cards")
    tablet.cards("Kh 8s 3d")
    expect(tablet.page.locator(".pot").nth(0)).to_have_text("Main 8,000 seats 1, 2, 3, 4")
    tablet.enter("check")
    tablet.enter("all-in")  # 2 for his last 2,600
    tablet.tap("min")
    expect(tablet.key("wager")).to_contain_text("Raise to 5,200")
    tablet.enter("wager", "call")
    tablet.cards("7c")
    tablet.enter("check")
    tablet.amount("3 000")
    tablet.enter("wager", "call")
    tablet.cards("2h")
    tablet.enter("check", "check")
    shown = {1: "Ac Kc 9d 4d", 2: "8h 8d As Qs", 3: "Ks Kd Qc Jc", 4: "3h 3c Jd Td"}
    show_all(tablet, shown)
    assert tablet.awards() == {"2": "9,000", "3": "8,000", "4": "11,200"}
    tablet.stacks(_1="9,400", _2="9,000", _3="8,000", _4="20,600")
    why = tablet.page.locator(".why")
    for text in ("Main pot 8,000", "Side pot 1 9,000", "Side pot 2 11,200", "Three of a Kind, Kings"):
        expect(why).to_contain_text(text)


def test_a_limit_badugi_hand_with_three_draws_is_paid_to_the_chip(tablet: Tablet) -> None:
    """2,100 in the pot on a screen upright, 900 each of seats 3 and 5 and 300 of seat 2; 7-4 beats 8-6."""
    tablet.page.set_viewport_size(PORTRAIT)  # type: ignore[arg-type]
    tablet.new_table("badougi", {"small_blind": "50", "big_blind": "100"})
    tablet.seat_players({2: ("", "2000"), 3: ("", "2000"), 5: ("", "2000")}, button=5)
    tablet.asks("Seat 5 to act")
    expect(tablet.key("wager")).to_contain_text("Raise to 200")
    expect(tablet.page.locator(".keypad")).to_have_count(0)
    tablet.enter("wager", "call", "call")
    tablet.asks("Seat 2 to draw: pat, or 1 to 4 cards")
    tablet.enter("draw-2", "draw-1", "draw-1")
    tablet.asks("Seat 2 to act: check · bet 100")
    tablet.enter("check", "wager", "call", "call")
    tablet.enter("draw-1", "draw-0", "draw-1")
    tablet.asks("bet 200")
    expect(tablet.seat(2)).to_contain_text("drew 2, 1")
    tablet.enter("check", "wager", "wager", "fold", "call")
    tablet.asks("Seat 3 to draw")
    tablet.enter("draw-0", "draw-0")
    tablet.enter("check", "wager", "call")
    show_all(tablet, {3: "3h 4s 6c 8d", 5: "Ah 2c 4d 7s"})
    assert tablet.awards() == {"5": "2,100"}
    tablet.stacks(_2="1,700", _3="1,100", _5="3,200")


def test_a_stud_eight_hand_is_split_with_the_odd_chip_to_high(tablet: Tablet) -> None:
    """1,015 in the pot: kings and queens take 508, the seven-five low 507 (1.2.3)."""
    stakes = {"ante": "5", "bring_in": "25", "small_bet": "50", "big_bet": "100", "chip": "1"}
    tablet.new_table("stud/8", stakes)
    tablet.seat_players({1: ("Ann", "1000"), 3: ("Ben", "1000"), 6: ("Cleo", "1000")})
    deal_up(tablet, {1: "Ks", 3: "7h", 6: "2c"})
    tablet.asks("Seat 6 to act: bring it in for 25, complete to 50")
    tablet.closed("fold", "The bring-in cannot be folded.")
    tablet.enter("bring-in", "complete", "call", "call")
    deal_up(tablet, {1: "Qd", 3: "5h", 6: "4c"})
    tablet.enter("wager", "call", "call")
    deal_up(tablet, {1: "Kd", 3: "3s", 6: "6d"})
    expect(tablet.key("wager")).to_contain_text("Bet 100")
    tablet.enter("wager", "call", "call")
    deal_up(tablet, {1: "9s", 3: "Jc", 6: "Td"})
    tablet.enter("wager", "call", "fold")
    tablet.asks("Seat 1 to act")
    tablet.enter("wager", "call")
    show_all(tablet, {1: "Qh 2d Ts", 3: "Ac 2s 9h"})
    assert tablet.awards() == {"1": "508", "3": "507"}
    tablet.stacks(_1="1,103", _3="1,102", _6="795")
    expect(tablet.page.locator(".notes")).to_contain_text("1.2.3")


def test_a_stud_hand_is_dealt_by_keyboard_alone(tablet: Tablet) -> None:
    """425 in the pot, 205 each of seats 1 and 4 and 15 of seat 2; eights full beat three jacks."""
    tablet.new_table("stud", {"ante": "5", "bring_in": "10", "small_bet": "20", "big_bet": "40"})
    tablet.seat_players({1: ("", "1000"), 2: ("", "1000"), 4: ("", "1000")})
    types(tablet, "qh\n", "3c\n", "js\n")
    tablet.asks("Seat 2 to act: bring it in for 10, complete to 20")
    types(tablet, "c", "c", "r", "f", "c")  # the bring-in, a call, completed, a fold, a call
    types(tablet, "8d\n", "9c\n")
    tablet.asks("Seat 1 to act")
    types(tablet, "k", "b", "c")
    types(tablet, "8s\n", "2d\n", "b", "c")
    types(tablet, "5h\n", "jc\n")
    tablet.asks("Seat 4 to act")  # a pair of jacks shows
    types(tablet, "k", "b", "r", "c", "b", "c")
    tablet.asks("Seat 4 shows")
    types(tablet, "jh4c7s\n")
    tablet.page.keyboard.type("qskd8")
    tablet.page.evaluate(LATE_ENTER, "h")   # they enter themselves; Enter behind them starts no next hand
    tablet.asks("Push 425 to seat 1")
    tablet.stacks(_1="1,220", _2="985", _4="795")
    tablet.key("next").focus()
    types(tablet, "\n")
    tablet.asks("enter the up card of seat 1")


def test_a_dramaha_hand_is_split_between_draw_and_board_on_an_upright_screen(tablet: Tablet) -> None:
    """900 in the pot: a flush before the board takes 450, four kings with it the other 450."""
    tablet.page.set_viewport_size(PORTRAIT)  # type: ignore[arg-type]
    tablet.new_table("dramaha", {"betting": "limit", "small_blind": "50", "big_blind": "100"})
    tablet.seat_players({1: ("", "5000"), 2: ("", "5000"), 3: ("", "5000")}, button=3)
    tablet.enter("call", "call", "check")
    tablet.cards("Ks 7d 2c")
    tablet.enter("check", "check", "wager", "fold", "call")
    tablet.asks("Seat 2 to draw: pat, or 1 to 5 cards")
    tablet.enter("draw-2", "draw-1")
    tablet.cards("Kd")
    tablet.enter("check", "wager", "call")
    tablet.cards("9h")
    tablet.enter("check", "check")
    show_all(tablet, {2: "Kh Kc 4s 4d 5h", 3: "As Qs Js 8s 6s"})
    assert tablet.awards() == {"2": "450", "3": "450"}
    tablet.stacks(_1="4,900", _2="5,050", _3="5,050")
    for text in ("Four of a Kind, Kings", "Flush, Ace"):
        expect(tablet.page.locator(".why")).to_contain_text(text)


def test_a_chowaha_hand_over_twelve_board_cards_is_paid_at_a_mirrored_table(tablet: Tablet) -> None:
    """Four nines in the middle row take 1,700, 800 each of seats 2 and 4 and 100 of seat 6."""
    tablet.page.context.add_cookies([{"name": "mirror", "value": "1", "url": f"http://{tablet.host}/"}])
    tablet.new_table("chowaha", {"small_blind": "50", "big_blind": "100"})
    tablet.seat_players({2: ("", "5000"), 4: ("", "5000"), 6: ("", "5000")}, button=6)
    tablet.asks("Seat 6 to act")
    assert tablet.box('[data-seat="2"]')["x"] > tablet.box('[data-seat="6"]')["x"]
    tablet.enter("call", "call", "check")
    tablet.cards("Ah Kd 7c 9s 9d 2h Qc Jc 3s")
    tablet.enter("check", "wager", "fold", "call")
    tablet.cards("9h 4c")
    tablet.enter("check", "wager", "wager", "call")
    tablet.cards("5d")
    tablet.enter("wager", "call")
    show_all(tablet, {2: "9c 2s", 4: "As Ac"})
    assert tablet.awards() == {"2": "1,700"}
    tablet.stacks(_2="5,900", _4="4,200", _6="4,900")


def types(tablet: Tablet, *entries: str) -> None:
    """Keys of a keyboard, each of `entries` one line of the record."""
    for before, letters in zip(("", *entries), entries, strict=False):
        if {before, letters} <= {"b", "r"}:  # the same key, which is not taken twice at once
            tablet.page.wait_for_timeout(SAME_KEY_MS)
        tablet.sent(lambda letters=letters: tablet.page.keyboard.type(letters))


def deal_up(tablet: Tablet, doors: dict[int, str]) -> None:
    """The up cards, seat by seat as the page asks for them."""
    for seat, card in doors.items():
        tablet.asks(f"enter the up card of seat {seat}")
        tablet.cards(card)


def show_all(tablet: Tablet, hands: dict[int, str]) -> None:
    """Every hand in the order that the page asks for."""
    for _ in hands:
        prompt = tablet.page.locator("#prompt").inner_text()
        seat = int(prompt.split("eat ")[1].split()[0])
        tablet.cards(hands[seat])
    tablet.asks("Push")
