"""What players buy in for is a setting of the table; its dealer keeps to it, and the floor need not."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from tests.store.venue import Desk, Refused
from tests.web.staff import Staff

LIMITS = {"min_buy_in": 4_000, "max_buy_in": 20_000, "top_up_to": 12_000}


def refused(do, *args, **said) -> Refused:
    with pytest.raises(Refused) as caught:
        do(*args, **said)
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
    dealer.put("/tables/1/seats/1", player="Ann", stack=60_400, agreed=True)
    assert dealer.stacks() == {1: 60_400, 2: 19_000, 3: 10_000}


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
