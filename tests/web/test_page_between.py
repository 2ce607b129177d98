"""Between two hands on a touch screen: one key for the commonest end, and the way back from a fresh deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealers_choice, dealt, lines
from tests.web.server import Server
from tests.web.tablet import (  # noqa: F401
    Tablet, a_tablet_that_has_kept_the_engine, a_tablet_with_its_own_engine, one_tablet, room_server,
    the_tablet_at_its_next_game)
from tests.web.test_page_budget import NO_LIMIT
from tests.web.test_page_sizes import at_state


def ended(room: Server) -> int:
    """The table of a hand that everybody but the big blind has folded."""
    hand = dealt(room)
    for seat in (3, 4, 1):
        entry = {"seq": hand["seq"], "line": f"{seat} fold"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", entry)[1]
    return int(hand["table"])


def test_one_pot_is_pushed_and_the_next_hand_dealt_by_one_key(tablet: Tablet, room: Server) -> None:
    tablet.open(f"/tables/{ended(room)}")
    expect(tablet.key("next")).to_have_text("Pushed: next hand")
    tablet.enter("next")
    tablet.asks("Seat 4 to act: 200 to call · raise to 400–")
    tablet.tap("last-hand")
    expect(tablet.page.locator("#over")).to_contain_text("Hand 1")


def test_nobody_is_told_to_post_at_the_seat_of_who_went_out(tablet: Tablet, room: Server) -> None:
    """The big blind is out, so the small blind of the next hand is dead."""
    board = ["deal board AhKd7c", "deal board 2c", "deal board 9s"]
    table = at_state(room, NO_LIMIT, 4, {"button": 4, "stacks": {2: 600}}, [
        "3 raise 600", "4 fold", "1 fold", "2 call", *board, "2 show 3c3d", "3 show AsQd"])
    tablet.open(f"/tables/{table}")
    tablet.asks("Push")
    expect(tablet.page.locator(".coming")).to_contain_text(
        "button seat 1 · blinds 100/200: big blind seat 3, no small blind")


def test_a_walk_says_what_is_pushed_and_enter_deals_the_next_hand(tablet: Tablet, room: Server) -> None:
    """The big blind's own 100 that nobody called are among the chips; at a laptop the green key is Enter."""
    tablet.open(f"/tables/{ended(room)}")
    tablet.asks("Push 300 to seat 2, 100 of it their own")
    assert tablet.awards() == {"2": "200"}
    tablet.sent(lambda: tablet.page.keyboard.press("Enter"))
    tablet.asks("Seat 4 to act")


def test_a_deal_goes_back_to_the_push_list_while_nothing_was_entered(tablet: Tablet, room: Server) -> None:
    """Tapped too early: Undo leads back, the last hand can be put right, and the next is dealt anew."""
    table = ended(room)
    tablet.open(f"/tables/{table}")
    tablet.enter("next")
    expect(tablet.key("undo")).to_contain_text("back to the last hand")
    tablet.enter("undo")
    tablet.asks("Hand 1 is over")
    tablet.page.reload()
    tablet.asks("Hand 1 is over")
    tablet.enter("forgotten")
    tablet.enter("call")
    tablet.enter("check")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    tablet.asks("Burn and deal the flop")
    assert hand["status"] == "void"
    tablet.enter("undo", "undo", "fold", "next")
    tablet.asks("Seat 4 to act")
    stacks = room.ask("GET", f"/tables/{table}")[1]["seats"]
    assert sum(seat["stack"] for seat in stacks) == 20_000
    assert room.ask("GET", f"/tables/{table}")[1]["hand"]["number"] == 3


def test_a_void_hand_comes_back_only_to_the_stacks_it_was_dealt_with(room: Server) -> None:
    """The hand before it was played otherwise meanwhile: its chips lie elsewhere now."""
    table = ended(room)
    first = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    fresh = room.ask("POST", f"/tables/{table}/hands", {})[1]
    assert fresh["previous"] == first
    void = room.ask("POST", f"/hands/{fresh['hand']}/void", {"seq": 0})[1]
    assert void["back_to"] == first and void["previous"] is None
    before = room.ask("GET", f"/hands/{first}")[1]["seq"]
    undone = room.ask("POST", f"/hands/{first}/undo", {"seq": before})[1]
    for line in ("1 call", "2 raise 1000", "1 fold"):
        undone = room.ask("POST", f"/hands/{first}/actions", {"seq": undone["seq"], "line": line})[1]
    status, answer = room.ask("POST", f"/hands/{fresh['hand']}/undo", {"seq": void["seq"]})
    assert status == 422 and answer["error"]["code"] == "seats-changed"
    assert lines(room, first)[-1] == "1 fold"


def test_a_bomb_pot_is_dealt_from_between_two_hands(tablet: Tablet, room: Server) -> None:
    """An ante of 600 on two boards, every tenth hand; the stakes of the table stay as they are."""
    table = ended(room)
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-600")
    tablet.tap("bomb-game-double-board-omaha")
    tablet.tap("bomb-every-10")
    expect(tablet.key("deal-so")).to_contain_text("ante 600 · Double Board Omaha · pot limit")
    tablet.enter("deal-so")
    expect(tablet.page.locator("#where")).to_contain_text("Double Board Omaha")
    tablet.asks("Burn and deal the flop")
    kept = room.ask("GET", f"/tables/{table}")[1]
    assert (kept["game"], kept["blinds"], kept["ante"]) == ("holdem", [100, 200], 0)
    assert (kept["bomb_pots"]["every"], kept["bomb_pots"]["left"]) == (10, 9)
    hand = room.ask("GET", f"/hands/{kept['hand']['id']}")[1]
    assert hand["pot"] == 2400


def voted(room: Server) -> list[bool | None]:
    """What tables said to bomb pots, the newest first."""
    rows = room.ask("GET", "/ledger")[1]["rows"]
    return [row["said"].get("voted") for row in rows if row["kind"] == "bomb-pots"]


def test_the_table_votes_on_a_bomb_pot_before_a_hand(tablet: Tablet, room: Server) -> None:
    """Chosen once; then the key between two hands asks it, and its answer is in the record."""
    table = ended(room)
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-600")
    tablet.tap("bomb-vote")
    expect(tablet.page.locator("#over footer")).to_contain_text("The table votes: bomb pot?")
    expect(tablet.key("deal-so")).to_have_count(0)
    tablet.enter("vote-no")
    tablet.asks("Seat 4 to act: 200 to call")
    assert voted(room)[:1] == [False]
    for name in ("fold", "fold", "fold"):
        tablet.enter(name)
    expect(tablet.page.locator(".coming")).to_contain_text("bomb pot, ante 600, by vote")
    expect(tablet.key("special")).to_contain_text("The table votes: bomb pot?")
    tablet.tap("special")
    expect(tablet.key("vote-yes")).to_contain_text("Deal the bomb pot · ante 600")
    tablet.enter("vote-yes")
    tablet.asks("Burn and deal the flop")
    kept = room.ask("GET", f"/tables/{table}")[1]
    assert room.ask("GET", f"/hands/{kept['hand']['id']}")[1]["pot"] == 2400
    assert voted(room)[:2] == [True, False] and kept["bomb_pots"]["vote"] is True


def test_the_table_votes_without_a_connection_too(room: Server, keeping_tablet: Tablet) -> None:
    """The answer waits on the tablet with the hand that followed from it."""
    tablet, table = keeping_tablet, ended(room)
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.offline(True)
    tablet.tap("special")
    tablet.tap("bomb-400")
    tablet.tap("bomb-vote")
    tablet.tap("vote-yes")
    tablet.asks("Burn and deal the flop")
    tablet.offline(False)
    tablet.delivered()
    kept = room.ask("GET", f"/tables/{table}")[1]
    assert room.ask("GET", f"/hands/{kept['hand']['id']}")[1]["pot"] == 1600
    assert voted(room)[:1] == [True]
    tablet.forgive_the_network()


def test_a_bomb_pot_has_any_ante_that_chips_can_pay(tablet: Tablet, room: Server) -> None:
    """700 is no round number of big blinds of 200; 750 cannot be put in with chips of 100."""
    table = ended(room)
    room.ask("PATCH", f"/tables/{table}", {"chip": 100})
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-other")
    expect(tablet.key("ante-so")).to_be_disabled()
    tablet.amount("7 5 0")
    tablet.closed("ante-so", "Chips here are 100")
    tablet.tap("back")
    tablet.tap("back")
    tablet.amount("00")
    tablet.tap("ante-so")
    expect(tablet.key("bomb-700")).to_have_attribute("aria-pressed", "true")
    expect(tablet.key("deal-so")).to_contain_text("ante 700")
    tablet.enter("deal-so")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    assert room.ask("GET", f"/hands/{hand['id']}")[1]["pot"] == 2800


def test_the_game_of_a_bomb_pot_is_found_by_any_name(tablet: Tablet, room: Server) -> None:
    table = ended(room)
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-400")
    tablet.tap("bomb-game-other")
    expect(tablet.page.locator(".games button").first).to_have_text("Texas Hold'em")   # the usual ones first
    tablet.page.fill("#over .find", "five card omaha hi")
    tablet.tap("bomb-pick-big-o")
    tablet.enter("deal-so")
    expect(tablet.page.locator("#where")).to_contain_text("Big O")


def test_a_straddle_is_tapped_where_the_house_has_one(tablet: Tablet, room: Server) -> None:
    table = ended(room)
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator(".coming")).to_contain_text("button seat")
    expect(tablet.key("special")).not_to_contain_text("straddle")
    room.ask("PATCH", f"/tables/{table}", {"tournament": False, "preset": "cash"})
    tablet.open(f"/tables/{table}")
    expect(tablet.key("special")).to_contain_text("straddle")
    tablet.tap("special")
    tablet.tap("straddle-4")
    tablet.tap("runs-1")
    tablet.enter("deal-so")
    tablet.asks("Seat 1 to act: 400 to call")
    number = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    assert room.ask("GET", f"/hands/{number}")[1]["setup"]["house"]["run-it"] == 1


def crowded(room: Server) -> int:
    """The table of a hand that seven have folded to the big blind."""
    hand = dealt(room, 8)
    for seat in (3, 4, 5, 6, 7, 8, 1):
        entry = {"seq": hand["seq"], "line": f"{seat} fold"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", entry)[1]
    return int(hand["table"])


@pytest.mark.parametrize("judges", [False, True], ids=["by the server", "by the tablet"])
def test_what_is_refused_of_the_next_hand_is_said_on_its_sheet(
    request: pytest.FixtureRequest, room: Server, judges: bool,
) -> None:
    """A bomb pot has no action before the flop to go all-in; what else was chosen for it stays so."""
    tablet = request.getfixturevalue("judging_tablet" if judges else "tablet")
    table = crowded(room)
    room.ask("PATCH", f"/tables/{table}", {"betting": "jam-or-fold"})
    tablet.open(f"/tables/{table}")
    if judges:
        tablet.judges()
    tablet.tap("special")
    tablet.tap("bomb-600")
    tablet.tap("deal-so")
    refused = tablet.page.locator("#over .refused")
    expect(refused).to_contain_text("A bomb pot has no action before the flop")
    expect(refused).to_have_attribute("role", "alert")
    expect(tablet.key("bomb-600")).to_have_attribute("aria-pressed", "true")
    tablet.tap("bomb-game-double-board-holdem")
    expect(refused).to_have_count(0)
    tablet.enter("deal-so")
    expect(tablet.page.locator("#over")).to_be_hidden()
    number = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    assert room.ask("GET", f"/hands/{number}")[1]["setup"]["ante"] == 600


def test_a_game_with_no_room_for_so_many_is_not_offered_and_says_why(tablet: Tablet, room: Server) -> None:
    """Eight cannot be dealt Dramaha; where the house deals it all the same, it is there."""
    table = crowded(room)
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-600")
    tablet.tap("bomb-game-other")
    first = tablet.page.locator("#over .games .key")
    expect(first).to_have_count(12)
    expect(first.filter(has_text="Dramaha")).to_have_count(0)
    tablet.page.fill("#over .find", "dramaha")
    tablet.closed("bomb-pick-dramaha", "up to 6 players")
    tablet.tap("game-back")
    tablet.tap("close-over")
    room.ask("PATCH", f"/tables/{table}", {"house": {"max-seats": "warn"}})
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-600")
    tablet.tap("bomb-game-other")
    tablet.page.fill("#over .find", "dramaha")
    tablet.tap("bomb-pick-dramaha")
    tablet.enter("deal-so")
    expect(tablet.page.locator("#where")).to_contain_text("Dramaha")


def test_a_straddle_that_the_house_no_longer_has_is_refused_beside_it(
    tablet: Tablet, room: Server,
) -> None:
    table = ended(room)
    room.ask("PATCH", f"/tables/{table}", {"tournament": False, "preset": "cash"})
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("straddle-4")
    room.ask("PATCH", f"/tables/{table}", {"house": {"straddle": "none"}})
    tablet.tap("deal-so")
    beside = tablet.page.get_by_role("group", name="Straddle").get_by_role("alert")
    expect(beside).to_contain_text("straddle")
    expect(tablet.page.locator("#over .refused")).to_have_count(1)
    tablet.tap("straddle-none")
    tablet.enter("deal-so")
    tablet.asks("Seat 4 to act")


def test_a_kill_is_told_before_it_is_dealt_and_on_the_card(tablet: Tablet, room: Server) -> None:
    """Seat 2 takes its blind and the next pot: two in a row."""
    table = at_state(room, {"game": "holdem", "betting": "limit", "blinds": [50, 100], "small_bet": 100,
                            "tournament": False, "preset": "cash", "house": {"rake": "none", "kill": "full"}},
                     3, {"button": 3}, ["3 fold", "1 fold"])
    hand = room.ask("POST", f"/tables/{table}/hands", {})[1]
    for line in ("1 fold", "2 raise 200", "3 fold"):
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})[1]
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator(".coming")).to_contain_text("kill: seat 2 posts 200")
    tablet.enter("next")
    place = tablet.page.locator("#where")
    expect(place).to_have_text("Hand 3 · preflop · kill 200/400 · Texas Hold'em")
    expect(tablet.seat(2).locator(".badge")).to_have_text(["D", "K"])
    expect(tablet.seat(2)).to_have_attribute("aria-label", re.compile("killed the pot"))
    expect(tablet.page.locator(".badge", has_text="K")).to_have_count(1)
    drawn = tablet.page.request.get(f"http://{tablet.host}/tables/{table}").text()
    assert '<abbr class="badge" title="killed the pot">K</abbr>' in drawn
    assert "Hand 3 · preflop · kill 200/400" in drawn
    tablet.tap("card")
    expect(tablet.page.locator(".stakes")).to_contain_text("bets 200/400 · killed by seat 2")


def test_dealers_choice_shows_the_usual_games_and_finds_the_rest(tablet: Tablet, room: Server) -> None:
    """Eighty games: the usual ones to tap, every other by any of its names."""
    tablet.open(f"/tables/{dealers_choice(room)}")
    tablet.tap("next")
    keys = tablet.page.locator("#over .games .key")
    expect(keys).to_have_count(12)
    expect(keys.nth(0)).to_contain_text("Razz")     # chosen last
    expect(keys.nth(1)).to_contain_text("Texas Hold'em")
    tablet.page.fill("#over .find", "kansas city")
    expect(keys.first).to_contain_text("2-7")
    tablet.page.fill("#over .find", "badugi")
    tablet.sent(lambda: keys.first.tap())
    expect(tablet.page.locator("#where")).to_contain_text("Badugi")


def test_a_bomb_pot_at_a_stud_table_is_of_a_game_with_blinds(tablet: Tablet, room: Server) -> None:
    """Razz cannot be one: two boards are chosen at first, and nothing that would be refused is offered."""
    stakes = {"game": "razz", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200}
    doors = [f"deal {seat} up {card}" for seat, card in enumerate(("2c", "9d", "Ks"), 1)]
    table = at_state(room, stakes, 3, {}, [*doors, "3 bring-in", "1 fold", "2 fold"])
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-400")
    expect(tablet.key("bomb-game-own")).to_have_count(0)
    expect(tablet.key("bomb-game-double-board-omaha")).to_have_attribute("aria-pressed", "true")
    tablet.tap("bomb-game-other")
    tablet.page.fill("#over .find", "razz")
    expect(tablet.page.locator("#over .games .key").first).not_to_have_text("Razz")
    tablet.tap("game-back")
    tablet.enter("deal-so")
    tablet.asks("Burn and deal the flop")
    assert room.ask("GET", f"/tables/{table}")[1]["game"] == "razz"


def test_a_bomb_pot_of_a_dealers_choice_stays_one_when_its_game_is_chosen(
    tablet: Tablet, room: Server,
) -> None:
    """Antes by the blinds of the mix, of which no game is known yet; then who has the button chooses."""
    table = dealers_choice(room)
    hand = room.ask("POST", f"/tables/{table}/hands", {"game": "holdem", "betting": "no-limit"})[1]
    for seat in (hand["to_act"], hand["to_act"] % 3 + 1):
        entry = {"seq": hand["seq"], "line": f"{seat} fold"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", entry)[1]
    tablet.open(f"/tables/{table}")
    tablet.tap("special")
    tablet.tap("bomb-400")
    expect(tablet.key("bomb-game-own")).to_contain_text("as seat")
    tablet.tap("deal-so")
    tablet.page.fill("#over .find", "london")
    expect(tablet.page.locator("#over .games")).to_have_text("No game is called that.")
    tablet.page.fill("#over .find", "omaha")
    tablet.sent(lambda: tablet.page.locator("#over .games .key").first.tap())
    number = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    setup = room.ask("GET", f"/hands/{number}")[1]["setup"]
    assert (setup["game"], setup["bomb_pot"], setup["ante"], setup["blinds"]) == ("omaha", True, 400, [])


def test_what_comes_next_follows_who_goes_away(tablet: Tablet, room: Server) -> None:
    """The line named the blinds of before, and others were asked for them in the hand."""
    table = at_state(room, NO_LIMIT, 4, {"button": 4}, ["3 fold", "4 fold", "1 fold"])
    tablet.open(f"/tables/{table}")
    coming = tablet.page.locator(".coming")
    for blinds in ("seats 2 and 3", "seats 2 and 4"):
        expect(coming).to_contain_text(f"button seat 1 · blinds 100/200, {blinds}")
        tablet.page.locator('#felt [data-key="seat-3"]').click(button="right")
        tablet.tap("presence")
        tablet.delivered()
    expect(coming).to_contain_text("seats 2 and 3")
