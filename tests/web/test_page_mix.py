"""A mix by touch: composed on the settings page, played through, chosen from, kept over a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server, serving
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE, SIZES, at_state

PLAYERS = {1: ("Ann", "20000"), 2: ("Bob", "20000"), 3: ("Cy", "20000")}
DOORS = "2c 9d Ks"
STAKES = {"limit": {"small_bet": 300}, "big-bet": {"blinds": [75, 150]}}


def test_horse_through_its_five_games_with_the_button_held_in_stud(tablet: Tablet) -> None:
    """Composed by touch, one hand each: the card comes up with every game, the button waits in stud."""
    compose(tablet, "HORSE", "hands", mix_hands="1", mix_limit_small_bet="300", mix_limit_big_bet="600")
    tablet.seat_players(PLAYERS, button=1)
    buttons = []
    for game, stakes in (("Texas Hold'em", "blinds 150/300"), ("Omaha/8", "blinds 150/300"),
                       ("Razz", "ante 50 · bring-in 100"), ("Stud", "ante 50"), ("Stud/8", "bets 300/600")):
        card = tablet.page.locator("#over[open]")
        expect(card.locator("h2")).to_have_text(game)
        expect(card.locator(".stakes")).to_contain_text(stakes)
        expect(card.locator(".gamecard")).to_contain_text("Pot")
        tablet.tap("card-go")
        expect(card).to_have_count(0)
        expect(tablet.page.locator("#where")).to_contain_text(f"HORSE: {game}, hand 1 of 1, next")
        if game in ("Razz", "Stud", "Stud/8"):
            bring_in(tablet)
        else:
            buttons.append(button_seat(tablet))
        tablet.enter("fold", "fold")
        tablet.enter("next")
    expect(tablet.page.locator("#over[open] h2")).to_have_text("Texas Hold'em")
    tablet.tap("close-over")
    buttons.append(button_seat(tablet))
    assert buttons == ["1", "2", "3"]     # moved once after the last button hand, then held


def test_a_list_of_our_own_is_ordered_by_touch_and_the_card_is_one_tap_away(tablet: Tablet) -> None:
    """HOE with its games turned round, one dropped, one added, one for stakes of its own."""
    tablet.open("/tables/new")
    tablet.page.fill("#find", "hoe")
    tablet.tap("mix-hoe")
    tablet.tap("mix-down-1")
    tablet.tap("mix-drop-3")
    tablet.page.fill("#mix-find", "omaha")
    tablet.tap("mix-add-omaha")
    expect(tablet.page.locator("[name=mix][value=own]")).to_be_checked()
    tablet.page.fill("#mix-games li:nth-child(3) input", "100/200")
    tablet.page.fill("[name=mix_name]", "Ours")
    tablet.choose("mix_way", "level")
    tablet.tap("next")
    tablet.page.fill("[name=mix_limit_small_bet]", "300")
    tablet.page.fill("[name=mix_limit_big_bet]", "600")
    tablet.tap("next")
    tablet.set_up()
    tablet.seat_players(PLAYERS, button=1)
    expect(tablet.page.locator("#over[open] h2")).to_have_text("Omaha/8")
    tablet.tap("card-go")
    expect(tablet.page.locator("#where")).to_contain_text("Ours: Omaha/8, level 1, next Texas Hold'em")
    tablet.tap("card")
    tablet.tap("card-mix")
    expect(tablet.key("turn-3")).to_contain_text("Omaha")
    tablet.tap("next-level")
    tablet.says("Level 2 from the next hand on")
    expect(tablet.page.locator("#where")).to_contain_text("Omaha/8")       # this hand is played to its end
    tablet.enter("fold", "fold", "next")
    expect(tablet.page.locator("#over[open] h2")).to_have_text("Texas Hold'em")
    tablet.tap("card-go")
    tablet.enter("fold", "fold")
    tablet.tap("card")
    tablet.tap("card-mix")
    tablet.enter("turn-3")
    expect(tablet.page.locator("#over[open] .stakes")).to_contain_text("blinds 100/200")


def test_a_dealers_choice_names_who_chooses_last_choice_first(room: Server, tablet: Tablet) -> None:
    table = seated(room, {"list": "8-game", "change": {"way": "choice"}, "stakes": STAKES})
    tablet.open(f"/tables/{table}/seats")
    tablet.page.fill("#find", "hold")
    tablet.key("game-holdem-no-limit").tap()
    expect(tablet.key("game-holdem-no-limit")).to_have_attribute("aria-pressed", "true")
    tablet.page.get_by_role("button", name="Save and deal").tap()
    tablet.tap("card-go")
    tablet.asks("150 to call")
    tablet.enter("fold", "fold")
    expect(tablet.page.locator(".coming")).to_contain_text("8-game: seat 2 chooses")
    tablet.tap("next")
    sheet = tablet.page.locator("#over[open]")
    expect(sheet.locator("h2")).to_have_text("Seat 2, Bob, chooses the game")
    expect(sheet.locator(".games .key").first).to_have_attribute("data-key", "choose-7")
    tablet.enter("choose-8")
    expect(sheet.locator("h2")).to_have_text("Omaha")
    expect(sheet.locator(".stakes")).to_contain_text("blinds 75/150")
    tablet.tap("card-go")
    expect(tablet.page.locator("#where")).to_contain_text("seat 2's choice")
    tablet.page.reload()
    expect(tablet.page.locator("#where")).to_contain_text("seat 2's choice")


def test_the_rotation_is_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = seated(server, {"list": "8-game", "change": {"way": "hands", "hands": 2}, "stakes": STAKES})
        played_out(server, table), played_out(server, table), played_out(server, table)
    with serving(tmp_path) as server:
        mix = server.ask("GET", f"/tables/{table}")[1]["mix"]
        assert mix["text"] == "8-game: Texas Hold'em, limit, hand 2 of 2, next Omaha/8"


def compose(tablet: Tablet, mix: str, way: str, **fields: str) -> None:
    """Set up a table that plays a list."""
    tablet.open("/tables/new")
    tablet.page.fill("#find", mix)
    tablet.tap(f"mix-{mix.lower()}")
    tablet.choose("mix_way", way)
    for name in ("mix_hands", "mix_minutes"):
        if name in fields:
            tablet.page.fill(f"[name={name}]", fields.pop(name))
    tablet.tap("next")
    for name, value in fields.items():
        tablet.page.fill(f"[name={name}]", value)
    tablet.tap("next")
    tablet.set_up()


def button_seat(tablet: Tablet) -> str | None:
    """Where the dealer button is shown."""
    seat: str | None = tablet.page.locator("[data-seat]:has(.badge.button)").get_attribute("data-seat")
    return seat


def bring_in(tablet: Tablet) -> None:
    """Enter the door cards, and let the opener bring it in."""
    for card in DOORS.split():
        tablet.cards(card)
    tablet.enter("bring-in")


def seated(room: Server, mix: Any) -> int:
    """A table that plays the mix, three players with chips."""
    status, table = room.ask("POST", "/tables", {"name": "Table 1", "mix": mix})
    assert status == 201, table
    room.let_go([player for player, _ in PLAYERS.values()])
    for seat, (player, stack) in PLAYERS.items():
        room.ask("PUT", f"/tables/{table['id']}/seats/{seat}", {"player": player, "stack": int(stack)})
    return int(table["id"])


def played_out(room: Server, table: int) -> None:
    """One hand, folded to the last."""
    _, hand = room.ask("POST", f"/tables/{table}/hands", {})
    while hand["status"] == "open":
        line = f"{hand['to_act']} fold"
        _, hand = room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})


def test_the_card_says_small_and_big_where_bets_have_a_size(tablet: Tablet, room: Server) -> None:
    """Dramaha as pot-limit and as limit: the streets of the first have no bet of their own."""
    for betting, sizes in (("pot-limit", []), ("limit", ["small", "small", "big", "big"])):
        table = at_state(room, {"game": "dramaha", "betting": betting, "blinds": [100, 200]}, 3, {}, [])
        tablet.open(f"/tables/{table}")
        tablet.tap("card")
        expect(tablet.page.locator("#over .streets li")).to_have_count(4)
        assert [text for text in tablet.page.locator("#over .streets i").all_inner_texts() if text] == sizes


TITLE = """() => {
  const title = document.getElementById("where");
  return title.scrollHeight <= title.clientHeight + 1;
}"""


def test_game_and_place_of_a_mix_are_read_to_their_end(tablet: Tablet, room: Server) -> None:
    """On the two smaller tablets "next Texas Hold'em, limit" lost its end, and the card its last street."""
    stakes = {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
    mix = {"list": "8-game", "change": {"way": "orbit"}, "stakes": stakes}
    tablet.open(f"/tables/{at_state(room, {'mix': mix}, 3, {}, [])}")
    card = tablet.page.locator("#over[open]")
    expect(card).to_be_visible()
    for size in SIZES.values():
        tablet.turn(size)
        tablet.comes_to(TITLE, True)
        assert card.evaluate("one => one.scrollHeight - one.clientHeight") == 0, size


LONG_NAMES = {"name": "Ours", "change": {"way": "hands", "hands": 6}, "games": [
    {"game": "deuce-to-seven-triple-draw", "betting": "limit"},
    {"game": "double-board-omaha", "betting": "pot-limit"}]}


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("mix", [LONG_NAMES, {"list": "8-game", "change": {"way": "hands", "hands": 6}}])
def test_the_next_game_of_a_mix_is_told_to_its_end_on_every_screen(
    tablet: Tablet, room: Server, mix: dict[str, Any], language: str,
) -> None:
    """"next Double Board O…" upright; on a phone a third line was not there at all."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    stakes = {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
    table = at_state(room, {"mix": {**mix, "stakes": stakes}}, 3, {}, [])
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("#over[open]")).to_be_visible()
    text = room.ask("GET", f"/tables/{table}")[1]["mix"]["text"] if language == "en" else ""
    expect(tablet.page.locator("#where.long")).to_contain_text(text)
    for size in (*SIZES.values(), {"width": 768, "height": 1024}, PHONE):
        tablet.turn(size)
        assert tablet.page.evaluate(TITLE), size
