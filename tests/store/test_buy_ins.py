"""What players buy in for is a setting of the table; its dealer keeps to it, and the floor need not."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from dealer_assist.session.buying import TRAY
from tests.store.test_events import Director
from tests.store.venue import Desk, Refused
from tests.web.staff import Staff

LIMITS = {"min_buy_in": 4_000, "max_buy_in": 20_000, "top_up_to": 12_000}


def refused(do, *args, **fields) -> Refused:
    with pytest.raises(Refused) as caught:
        do(*args, **fields)
    return caught.value


@pytest.mark.both_databases
def test_a_dealer_seats_and_tops_up_within_the_tables_limits(seated: Desk, app: APIFlask):
    seated.patch("/tables/1", **LIMITS)
    staff = Staff(app)
    dealer, floor = Desk(staff.dealing("Ann")), Desk(staff.signed_in("Flo"))
    dealer.put("/tables/1/seats/5", player="Dot", stack=20_000)
    dealer.put("/tables/1/seats/1", player="Ann", stack=12_000)
    for seat, player, stack in ((6, "Eve", 20_001), (6, "Eve", 3_999), (2, "Bob", 12_001)):
        more = refused(dealer.put, f"/tables/1/seats/{seat}", player=player, stack=stack)
        assert more.code == "ask-the-floor"
    assert dealer.stacks() == {1: 12_000, 2: 10_000, 3: 10_000, 5: 20_000}
    floor.put("/tables/1/seats/2", player="Bob", stack=12_001)
    assert floor.stacks()[2] == 12_001


def test_a_counted_stack_is_set_right_with_the_players_yes(seated: Desk, app: APIFlask):
    seated.put("/tables/1/seats/1", player="Ann", stack=30_000)
    dealer = Desk(Staff(app).dealing("Ann"))
    dealer.put("/tables/1/seats/1", player="Ann", stack=30_400, agreed=True)
    assert refused(dealer.put, "/tables/1/seats/1", player="Ann", stack=29_000).code == "ask-the-player"
    dealer.put("/tables/1/seats/1", player="Ann", stack=29_000, agreed=True)
    assert dealer.stacks()[1] == 29_000


def test_many_counts_give_out_no_more_than_one(seated: Desk, app: APIFlask):
    """Otherwise a dealer's PIN sets a stack to anything, a buy-in at a time."""
    staff = Staff(app)
    dealer, floor = Desk(staff.dealing("Ann")), Desk(staff.signed_in("Flo"))
    dealer.put("/tables/1/seats/1", player="Ann", stack=16_000, agreed=True)
    more = refused(dealer.put, "/tables/1/seats/1", player="Ann", stack=22_000, agreed=True)
    assert (more.code, dealer.stacks()[1]) == ("ask-the-floor", 16_000)
    dealer.put("/tables/1/seats/1", player="Ann", stack=11_000, agreed=True)
    dealer.put("/tables/1/seats/2", player="Bob", stack=19_000, agreed=True)
    floor.put("/tables/1/seats/1", player="Ann", stack=60_000)
    assert refused(dealer.put, "/tables/1/seats/1", player="Ann", stack=60_400, agreed=True)
    floor.put("/tables/1/seats/1", player="Ann", stack=60_400, agreed=True)
    dealer.put("/tables/1/seats/1", player="Ann", stack=60_800, agreed=True)
    assert dealer.stacks() == {1: 60_800, 2: 19_000, 3: 10_000}


def test_whoever_sits_down_again_or_takes_a_name_begins_no_new_sum(seated: Desk, app: APIFlask):
    """A dealer could make chips between two buy-ins, as often as somebody gets up."""
    dealer = Desk(Staff(app).dealing("Ann"))
    dealer.put("/tables/1/seats/7", player=None, stack=10_000)
    dealer.put("/tables/1/seats/7", player=None, stack=20_000, agreed=True)
    dealer.put("/tables/1/seats/7", player="Dot", stack=20_000)
    again = {"player": "Dot", "agreed": True}
    assert refused(dealer.put, "/tables/1/seats/7", stack=20_400, **again).code == "ask-the-floor"
    dealer.delete("/tables/1/seats/7")
    dealer.put("/tables/1/seats/8", player="Dot", stack=10_000)
    assert refused(dealer.put, "/tables/1/seats/8", stack=10_400, **again).code == "ask-the-floor"
    assert refused(dealer.put, "/tables/1/seats/3", player="Cy", stack=10_400, agreed=True)
    hand = dealer.start()
    line = f"{hand['to_act']} stack 10400"
    assert refused(dealer.post, f"/hands/{hand['hand']}/actions", seq=0, line=line, agreed=True)


@pytest.mark.parametrize("stakes", [
    {"blinds": [5_000, 10_000]}, {"ante": 1_000},
    {"mix": {"name": "Two", "games": ["holdem", "omaha"], "change": {"way": "hands", "hands": 6},
             "stakes": {"big-bet": {"blinds": [100, 200]}}}},
    {"game": "stud", "betting": "limit", "blinds": [], "small_bet": 500, "big_bet": 1_000, "ante": 50,
     "bring_in": 100},
])
def test_a_dealers_stakes_let_no_dealer_give_out_more(
    seated: Desk, app: APIFlask, stakes: dict[str, object],
):
    """Without limits of its own a table has those of its stakes, which a dealer may change as well."""
    staff = Staff(app)
    dealer, floor = Desk(staff.dealing("Ann")), Desk(staff.signed_in("Flo"))
    dealer.patch("/tables/1", **stakes)
    seat = "/tables/1/seats/5"
    assert refused(dealer.put, seat, player="Dot", stack=10_001).code == "ask-the-floor"
    assert floor.get("/ledger?limit=1")["rows"][0]["said"]["to"]["max_buy_in"] == 10_000
    dealer.put(seat, player="Dot", stack=10_000)
    assert refused(dealer.put, seat, player="Dot", stack=20_001, agreed=True).code == "ask-the-floor"
    floor.patch("/tables/1", max_buy_in=None)
    floor.patch("/tables/1", **stakes)
    dealer.put(seat, player="Dot", stack=10_001)


def test_dealers_sell_a_tray_and_then_the_floor_looks(seated: Desk, app: APIFlask):
    """Each buy-in is within the limit, whoever buys it where; they end when the floor would bring a fill."""
    seated.patch("/tables/1", max_buy_in=1_000)
    staff = Staff(app)
    dealer, floor = Desk(staff.dealing("Ann")), Desk(staff.signed_in("Flo"))
    for n in range(TRAY):
        dealer.put(f"/tables/1/seats/{5 + n % 2}", player=f"P{n}", stack=1_000)
        dealer.delete(f"/tables/1/seats/{5 + n % 2}")
    buys = {"player": "Dot", "stack": 1_000}
    more = refused(dealer.put, "/tables/1/seats/7", **buys)
    assert (more.code, dealer.stacks()) == ("ask-the-floor", {1: 10_000, 2: 10_000, 3: 10_000})
    dealer.put("/tables/1/seats/1", player="Ann", stack=9_500, agreed=True)
    assert refused(dealer.put, "/tables/1/seats/7", **buys), "a dealer's count is no look of the floor"
    floor.put("/tables/1/seats/8", player="Eve", stack=500)
    assert refused(dealer.put, "/tables/1/seats/7", **buys), "nor what the floor sells"
    asked = dealer.make("/tables/1/requests", seat=7, **buys)
    floor.post(f"/requests/{asked['id']}/confirm")
    dealer.put("/tables/1/seats/8", player="Eve", stack=1_000)
    assert dealer.stacks()[8] == 1_000 and floor.get("/ledger?limit=1")["rows"][0]["said"]["sold"] == 500


def test_a_dealer_counts_down_and_sells_no_further_than_a_tray(seated: Desk, app: APIFlask):
    """Counted down by one, sold anew, counted up by another: the counts even out, and the chips are sold."""
    seated.patch("/tables/1", max_buy_in=10_000)
    dealer = Desk(Staff(app).dealing("Ann"))
    for round_ in range(TRAY):
        dealer.put("/tables/1/seats/2", player="Bob", stack=0, agreed=True)
        dealer.put("/tables/1/seats/2", player="Bob", stack=10_000)
        dealer.put("/tables/1/seats/1", player="Ann", stack=20_000 + 10_000 * round_, agreed=True)
    dealer.put("/tables/1/seats/2", player="Bob", stack=0, agreed=True)
    assert refused(dealer.put, "/tables/1/seats/2", player="Bob", stack=10_000).code == "ask-the-floor"


def test_the_stakes_of_one_hand_give_out_no_more(seated: Desk, app: APIFlask):
    dealer = Desk(Staff(app).dealing("Ann"))
    hand = dealer.start(blinds=[1_000, 2_000])
    act = {"seq": 0, "line": "1 stack 50000", "agreed": True}
    assert refused(dealer.post, f"/hands/{hand['hand']}/actions", **act).code == "ask-the-floor"


def test_at_an_events_table_a_dealer_sells_no_chips_and_sets_no_stakes(desk: Desk, app: APIFlask):
    director = Director(app)
    director.begin(3)
    at = desk.get("/tables")["tables"][0]
    seat = at["seats"][0]
    dealer = Desk(Staff(app).dealing("Bob", at["id"]))
    place, more = f"/tables/{at['id']}/seats/{seat['seat']}", {"player": seat["player"], "stack": 3_025}
    assert refused(dealer.put, place, **more).code == "event-seat"
    assert refused(dealer.patch, f"/tables/{at['id']}", blinds=[5_000, 10_000]).code == "ask-the-floor"
    director.act("clock", tick="row", amount=2)
    dealer.start(at["id"])
    now = dealer.get(f"/tables/{at['id']}")
    assert now["blinds"] != at["blinds"] and "max_buy_in" not in now, "the level came, no limit"


OTHER_STAKES: dict[str, dict[str, object]] = {
    "blinds": {"blinds": [5_000, 10_000]}, "ante": {"ante": 25}, "big_blind_ante": {"big_blind_ante": 500},
    "game": {"game": "omaha"}, "betting": {"betting": "limit", "small_bet": 500, "big_bet": 1_000},
    "house": {"house": {"run-it": 2}}, "chip": {"chip": 500}, "tournament": {"tournament": False},
    "bomb_pot": {"bomb_pot": True, "ante": 100, "blinds": []},
    "posts": {"posts": [{"seat": 1, "kind": "big", "amount": 900}]},
}


def at_event(desk: Desk, app: APIFlask, **sheet: object) -> tuple[Desk, Desk, int]:
    """A dealer and the floor at the first table of an event that is being played."""
    Director(app, **sheet).begin(3)
    table, staff = desk.get("/tables")["tables"][0]["id"], Staff(app)
    return Desk(staff.dealing("Bob", table)), Desk(staff.signed_in("Flo")), table


@pytest.mark.parametrize("field", OTHER_STAKES)
def test_at_an_events_table_a_dealer_says_no_other_stakes_of_one_hand(desk: Desk, app: APIFlask, field: str):
    dealer, floor, table = at_event(desk, app)
    other = OTHER_STAKES[field]
    refusal = refused(dealer.post, f"/tables/{table}/hands", **other)
    assert (refusal.status, refusal.code, refusal.field) == (403, "ask-the-floor", field)
    assert dealer.get(f"/tables/{table}")["hand"] is None, "nothing was dealt"
    if field not in ("house", "chip", "tournament", "posts"):
        floor.start(table, **other)


def test_at_an_events_table_a_dealer_says_again_what_the_event_says(desk: Desk, app: APIFlask):
    dealer, _, table = at_event(desk, app)
    answer = dealer.get(f"/tables/{table}")
    again = {name: answer[name] for name in ("game", "blinds", "ante", "chip", "house")}
    hand = dealer.start(table, **again, bomb_pot=False, button=2)
    assert (hand["setup"]["blinds"], hand["setup"]["button"]) == (answer["blinds"], 2)


def test_at_an_events_table_bomb_pots_are_the_events(desk: Desk, app: APIFlask):
    dealer, floor, table = at_event(desk, app)
    path = f"/tables/{table}/bomb-pots"
    assert refused(dealer.put, path, ante=100, every=1).code == "ask-the-floor"
    floor.put(path, ante=100, every=1)
    assert refused(dealer.delete, path).code == "ask-the-floor"
    assert refused(dealer.post, f"/tables/{table}/hands", bomb_pot=False).field == "bomb_pot"
    assert dealer.start(table)["setup"]["bomb_pot"] is True


def test_in_an_events_dealers_choice_somebody_still_chooses(desk: Desk, app: APIFlask):
    horse = {"name": "HORSE", "change": {"way": "choice"},
             "games": [{"game": "holdem", "betting": "limit"}, {"game": "omaha-8", "betting": "limit"}]}
    levels = [{"minutes": 20, "limit": {"blinds": [50, 100], "small_bet": 100}}]
    dealer, _, table = at_event(desk, app, mix=horse, levels=levels)
    no = refused(dealer.post, f"/tables/{table}/hands", game="holdem", small_bet=500)
    assert no.field == "small_bet"
    assert dealer.start(table, game="omaha-8")["game"] == "omaha-8"


def test_an_events_mix_goes_on_to_another_game_for_the_floor_alone(desk: Desk, app: APIFlask):
    """Stated as the game of one hand it was refused; as a turn of the mix a dealer had it."""
    mix = {"name": "HO", "change": {"way": "hands", "hands": 6},
           "games": [{"game": "holdem", "betting": "limit"}, {"game": "omaha-8", "betting": "limit"}]}
    levels = [{"minutes": 20, "limit": {"blinds": [50, 100], "small_bet": 100}}]
    dealer, floor, table = at_event(desk, app, mix=mix, levels=levels)
    hands = f"/tables/{table}/hands"
    other = refused(dealer.post, hands, turn_to=2)
    assert (other.status, other.code, other.field) == (403, "ask-the-floor", "turn_to")
    assert dealer.start(table, turn_to=1)["game"] == "holdem", "what comes anyway may be said"
    dealer.post(f"/hands/{dealer.get(f'/tables/{table}')['hand']['id']}/void", seq=0)
    assert floor.start(table, turn_to=2)["game"] == "omaha-8"


def test_nobody_tops_up_in_the_middle_of_a_hand(seated: Desk, app: APIFlask):
    """All-in, topped up within the limit, all-in again: a pot of any size, and no yes of the player."""
    dealer = Desk(Staff(app).dealing("Ann"))
    hand = dealer.play(dealer.start(button=1), "1 raise 10000")
    for path, body in (("actions", {"line": "1 stack 10000"}), ("repair", {"entry": 1, "lines": [
            "1 raise 10000", "1 stack 10000"]})):
        more = refused(dealer.post, f"/hands/{hand['hand']}/{path}", seq=hand["seq"], **body)
        assert more.code == "ask-the-player"


def test_limits_are_the_floors_to_set_and_rows_of_the_ledger(seated: Desk, app: APIFlask):
    staff = Staff(app)
    dealer, floor = Desk(staff.dealing("Ann")), Desk(staff.signed_in("Flo"))
    assert refused(dealer.patch, "/tables/1", max_buy_in=10**9).code == "ask-the-floor"
    assert {name: floor.patch("/tables/1", **LIMITS)[name] for name in LIMITS} == LIMITS
    assert floor.get("/ledger?limit=1")["rows"][0]["said"]["to"] == LIMITS
    assert refused(floor.patch, "/tables/1", min_buy_in=50_000).code == "bad-limits"
    assert "max_buy_in" not in floor.patch("/tables/1", max_buy_in=None)


def test_a_mix_has_the_limits_of_its_largest_game(desk: Desk, app: APIFlask):
    desk.make("/tables", name="Mix", mix={
        "name": "Two", "games": ["holdem", {"game": "razz", "betting": "limit"}],
        "change": {"way": "hands", "hands": 6},
        "stakes": {"limit": {"small_bet": 100, "ante": 10}, "big-bet": {"blinds": [50, 100]}}})
    dealer = Desk(Staff(app).dealing("Ann"))
    dealer.put("/tables/1/seats/1", player="Dot", stack=20_000)
    assert refused(dealer.put, "/tables/1/seats/2", player="Eve", stack=20_001).code == "ask-the-floor"


def test_the_settings_page_shows_the_limits_and_keeps_them(seated: Desk):
    seated.patch("/tables/1", **LIMITS)
    page = seated.client.get("/tables/1/settings").get_data(as_text=True)
    assert all(f'name="{name}" value="{limit}"' in page for name, limit in LIMITS.items())
    form = {"name": "Table 1", "game": "holdem", "small_blind": "50", "big_blind": "100"}
    form |= {"max_buy_in": "25,000"}
    assert seated.client.post("/tables/1/settings", data=form).status_code == 303
    table = seated.get("/tables/1")
    assert (table["max_buy_in"], "min_buy_in" in table, "top_up_to" in table) == (25_000, False, False)
