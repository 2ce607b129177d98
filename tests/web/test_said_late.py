"""What is said of a table that has changed since: no chips twice, none away, no hand that nobody dealt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.store.venue import Desk, Refused


def refused(call: Any, *path: Any, **body: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*path, **body)
    return caught.value.code


def overtaken(desk: Desk, **body: Any) -> int:
    """Nothing is dealt: the hand that stands is answered."""
    answer = desk.client.post("/api/v1/tables/1/hands", json=body)
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (409, "stale-seq")
    return int(answer.get_json()["state"]["hand"])


@pytest.mark.both_databases
def test_a_next_hand_is_dealt_after_the_one_that_it_was_meant_to_follow(seated: Desk):
    """Another tablet dealt and played one meanwhile."""
    first = seated.start()
    seated.play(first, "1 fold", "2 fold")
    second = seated.make("/tables/1/hands", after=first["hand"], key="one")
    again = seated.make("/tables/1/hands", after=first["hand"], key="one")
    assert again["hand"] == second["hand"]              # the answer was lost
    seated.play(second, "2 fold", "3 fold")
    assert overtaken(seated, after=first["hand"], key="two") == second["hand"]
    assert seated.get("/tables/1")["hand"]["id"] == second["hand"]
    third = seated.make("/tables/1/hands", after=second["hand"])
    seated.client.post(f"/api/v1/hands/{third['hand']}/void", json={"seq": 0})
    assert seated.make("/tables/1/hands", after=second["hand"])["number"] == 4      # a void one is no hand


def test_a_next_hand_follows_none_of_another_table(seated: Desk):
    first = seated.start()
    seated.play(first, "1 fold", "2 fold")
    assert overtaken(seated, after=first["hand"] + 99) == first["hand"]


def stack(desk: Desk, seat: int) -> int | None:
    return next((one["stack"] for one in desk.get("/tables/1")["seats"] if one["seat"] == seat), None)


@pytest.mark.both_databases
def test_chips_are_put_onto_the_stack_that_was_seen(seated: Desk):
    """Said twice they lie there once; where other chips came meanwhile none are lost, and none doubled."""
    player, had = next((one["player"], one["stack"]) for one in seated.get("/tables/1")["seats"]
                       if one["seat"] == 1)
    buys = {"player": player, "stack": had + 500, "had": had}
    for _ in range(2):
        seated.put("/tables/1/seats/1", **buys)
        assert stack(seated, 1) == had + 500
    seated.put("/tables/1/seats/1", player=player, stack=had + 2000)     # at the floor's desk
    assert refused(seated.put, "/tables/1/seats/1", **buys) == "seat-changed"
    seated.put("/tables/1/seats/1", player=player, stack=had, had=had, present=False)
    assert stack(seated, 1) == had + 2000               # away with what lies there


def test_who_has_left_does_not_sit_down_again_with_the_chips(seated: Desk):
    player, had = next((one["player"], one["stack"]) for one in seated.get("/tables/1")["seats"]
                       if one["seat"] == 1)
    seated.client.delete("/api/v1/tables/1/seats/1")
    away = {"player": player, "stack": had, "had": had, "present": False}
    assert refused(seated.put, "/tables/1/seats/1", **away) == "seat-changed"
    assert stack(seated, 1) is None


def test_who_sat_down_meanwhile_stays(seated: Desk):
    """Nobody with a name was called away or left, or the seat was free; somebody else has it by then."""
    had = stack(seated, 1)
    nobody = {"player": None, "stack": had, "had": had, "present": False}
    assert refused(seated.put, "/tables/1/seats/1", **nobody) == "seat-changed"
    assert refused(seated.put, "/tables/1/seats/1", player=None, stack=500, had=0) == "seat-changed"
    assert refused(seated.put, "/tables/1/seats/1", player="Zoe Z", stack=had, had=had) == "seat-changed"
    left = seated.client.delete("/api/v1/tables/1/seats/1", query_string={"player": "", "had": had})
    assert left.get_json()["error"]["code"] == "seat-changed"
    assert (stack(seated, 1), seated.get("/tables/1")["seats"][0]["present"]) == (had, True)
    for _ in range(2):
        seated.put("/tables/1/seats/8", player=None, stack=500, had=0)
        assert stack(seated, 8) == 500


def test_nobody_leaves_with_the_chips_of_another(seated: Desk):
    player, had = next((one["player"], one["stack"]) for one in seated.get("/tables/1")["seats"]
                       if one["seat"] == 1)

    def leaves(**who: Any) -> tuple[int, str | None]:
        answer = seated.client.delete("/api/v1/tables/1/seats/1", query_string=who)
        return answer.status_code, answer.get_json().get("error", {}).get("code")

    assert leaves(player=player or "Nobody", had=had + 1) == (422, "seat-changed")
    assert leaves(player="Somebody Else", had=had) == (422, "seat-changed")
    assert stack(seated, 1) == had
    assert leaves(had=had) == (200, None)
    assert leaves(had=had)[0] == 404                    # left already
