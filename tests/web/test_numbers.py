"""Numbers that nothing here can have: there is no such page, in no address and no query."""

from __future__ import annotations

import pytest

from tests.store.venue import Desk

TOO_MUCH = (2**31, 2**63 - 1, 2**63, 10**30)
ADDRESSES = (
    "/tables/{n}",
    "/tables/{n}/displays",
    "/tables/1/displays/{n}/seats",
    "/calls/{n}",
    "/hands/{n}",
    "/imports/{n}",
    "/api/v1/tables/{n}",
    "/api/v1/hands/{n}",
    "/api/v1/hands/{n}/log",
    "/api/v1/tables/{n}/events",
)


@pytest.mark.both_databases
def test_an_address_beyond_what_is_counted_leads_nowhere(seated: Desk):
    paths = [path.format(n=number) for path in ADDRESSES for number in TOO_MUCH]
    assert {path: seated.client.get(path).status_code for path in paths} == dict.fromkeys(paths, 404)


@pytest.mark.parametrize("path", ["/displays/{n}/revoke", "/tables/{n}/displays"])
def test_nothing_is_changed_there(seated: Desk, path: str):
    assert seated.client.post(path.format(n=2**63), data={"delay": "0"}).status_code == 404


@pytest.mark.parametrize(
    "after", ["9223372036854775808.1", "1.9223372036854775808", "-9223372036854775809.1"]
)
def test_a_page_of_a_search_beyond_what_is_counted_is_refused(seated: Desk, after: str):
    answer = seated.client.get(f"/api/v1/hands?after={after}")
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (422, "bad-after")
    assert seated.client.get(f"/find?after={after}").status_code < 500


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "::::", "null", "https://[::1]:x"])
def test_an_origin_that_is_none_may_change_nothing(seated: Desk, origin: str):
    for path in ("/sign-in", "/api/v1/tables/1/hands", "/demo"):
        assert seated.client.post(path, headers={"Origin": origin}).status_code == 403


def test_a_hand_that_is_not_there_has_no_corrections(seated: Desk):
    assert seated.client.get("/api/v1/hands/255/corrections").status_code == 404
