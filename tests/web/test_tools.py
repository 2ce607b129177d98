"""The tools without a hand: three taps from anywhere, typed on the page's own keys, right without a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import PORTRAIT, Tablet

from tests.web.tablet import one_tablet, room_server

__all__ = ["one_tablet", "room_server"]


def figure(tablet: Tablet, text: str) -> None:
    for letter in text:
        tablet.key(f"digit-{letter}").tap()


def answer(tablet: Tablet, *texts: str) -> None:
    for text in texts:
        expect(tablet.page.locator(".answer")).to_contain_text(text)


def test_every_tool_is_three_taps_from_a_table_and_two_from_a_page(tablet: Tablet, room: Server):
    tablet.open("/demo")
    tablet.page.get_by_role("button", name="Now try it yourself").tap()
    expect(tablet.page.locator("#prompt")).not_to_be_empty()      # the script of the table has begun
    tablet.tap("menu")
    tablet.tap("menu-tools")
    tablet.tap("tool-odd-chip")
    expect(tablet.page).to_have_url(f"http://{room.host}/tools/odd-chip")
    tablet.open("/rules/games/razz")
    tablet.page.get_by_role("link", name="Tools").tap()
    tablet.tap("tool-lowball")
    expect(tablet.page.get_by_role("heading", name="Lowball numbers")).to_be_visible()


def test_pot_limit_by_finger_and_by_keyboard(tablet: Tablet):
    tablet.open("/tools/pot-limit")
    figure(tablet, "1000")
    tablet.tap("field-bet")
    figure(tablet, "700")
    answer(tablet, "Raise up to 2,400", "700 to call + 1,000 in the pot = raise of 1,700, 2,400 to go")
    tablet.tap("field-stack")
    tablet.page.keyboard.type("1500")
    answer(tablet, "Raise up to 1,500", "all-in")
    tablet.tap("field-pot")
    tablet.tap("clear")
    figure(tablet, "600")
    answer(tablet, "The pot holds at least the bets in it, 700.")


def test_chips_of_five_sizes_and_a_fold(tablet: Tablet):
    tablet.open("/tools/side-pots")
    for seat, chips in enumerate(("150", "500", "900", "2000", "1600"), 1):
        tablet.tap(f"field-{seat}")
        figure(tablet, chips)
    tablet.tap("folded-1")
    answer(tablet, "400 goes back to seat 4", "Main pot 2,150", "Side pot 1: 1,200", "Side pot 2: 1,400")


def test_odd_chips_of_two_halves(tablet: Tablet):
    tablet.open("/tools/odd-chip")
    figure(tablet, "375")
    tablet.tap("field-chip")
    figure(tablet, "25")
    for name in ("two", "button-6", "wins-0-2", "wins-1-2", "wins-1-5"):
        tablet.tap(name)
    expect(tablet.page.locator("[data-award='2'] b")).to_have_text("275")
    expect(tablet.page.locator("[data-award='5'] b")).to_have_text("100")


def test_a_deal_of_three_players(tablet: Tablet):
    tablet.page.set_viewport_size(PORTRAIT)  # type: ignore[arg-type]
    tablet.open("/tools/deal")
    for of, figures in (("stacks", ("6000", "4000", "2000")), ("prizes", ("50000", "30000", "20000"))):
        for n, chips in enumerate(figures, 1):
            tablet.tap(f"field-{of}-{n}")
            figure(tablet, chips)
    shares = tablet.page.locator("tr[data-share] td")
    expect(shares).to_have_text(["38,500", "40,000", "34,000", "33,333", "27,500", "26,667"])
    tablet.tap("field-prizes-4")
    figure(tablet, "5000")
    answer(tablet, "Give at most a prize for each player.")


@pytest.mark.parametrize(("game", "cards", "awards"), [
    # board, seat 1, seat 2
    ("omaha-8", "Kc Qc 2d 3d 6c Ah 4h Ts 9s As Ad 5c 5h", {"1": "50", "2": "50"}),
    ("razz", "Ah 2h 3d 4d 5s Kc Kd 2c 3c 4c 6h 8d Th Jh", {"1": "100", "2": "0"}),
    ("badugi", "Ac 2d 3h 4s 5c 6d 7h 8s", {"1": "100", "2": "0"}),
])
def test_a_showdown_is_judged_as_its_cards_are_tapped(
    tablet: Tablet, game: str, cards: str, awards: dict[str, str],
):
    tablet.page.set_viewport_size(PORTRAIT)  # type: ignore[arg-type]
    tablet.open(f"/tools/showdown?game={game}")
    for card in cards.split():
        tablet.key(f"card-{card}").tap()
    for seat, chips in awards.items():
        expect(tablet.page.locator(f"[data-award='{seat}'] b")).to_have_text(chips)


def test_a_hand_that_is_taken_back_is_judged_again(tablet: Tablet):
    tablet.open("/tools/showdown?game=five-card-draw")
    for card in "Ac Ad Ah Ks Kd Qc Qd Qh Js Jd".split():
        tablet.key(f"card-{card}").tap()
    expect(tablet.page.locator("[data-award='1'] b")).to_have_text("100")
    tablet.tap("empty-1")
    answer(tablet, "at least two hands")
    for card in "2c 3c 4d 5h 7s".split():
        tablet.key(f"card-{card}").tap()
    expect(tablet.page.locator("[data-award='2'] b")).to_have_text("100")


def test_the_sums_answer_over_the_api_and_say_what_is_wrong(room: Server):
    assert room.ask("POST", "/tools/pot-limit", {"pot": 300, "bet": 200})[1]["most"] == 700
    status, answer = room.ask("POST", "/tools/side-pots", {"in": {"12": 5}})
    assert (status, answer["error"]["field"]) == (422, "in.12")
    assert room.ask("POST", "/tools/odd-chip", b'{"amount": 7')[0] == 422
    status, shares = room.ask("POST", "/tools/deal", {"stacks": [5000, 3000, 2000], "prizes": [7000, 3000]})
    assert (status, sum(shares["icm"]), sum(shares["chips"])) == (200, 10000, 10000)
    status, answer = room.ask("POST", "/tools/deal", {"stacks": [5000, 3000], "prizes": [7000, -1]})
    assert (status, answer["error"]["field"]) == (422, "prizes.1")
