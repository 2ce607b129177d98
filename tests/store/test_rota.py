"""The rota in the record: pushes are sealed rows, taken back by one tap; downs come of who was signed in."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.ledger.verify import verify
from tests.store.venue import Desk, Refused
from tests.web.staff import Staff


def act(desk: Desk, word: str, **said: Any) -> Any:
    return desk.post("/rota/acts", act=word, **said)


def dealers(rota: Any) -> list[str | None]:
    return [place["dealer"] for place in rota["strings"][0]["places"]]


@pytest.mark.both_databases
def test_a_push_and_the_same_push_taken_back(seated: Desk, app: APIFlask):
    act(seated, "string", name="East", tables=[1], breaks=1)
    for at, dealer in enumerate(("Kim", "Lee")):
        act(seated, "place", name="East", at=at, dealer=dealer)
    assert seated.client.get("/tables/1/room.json").get_json()["lines"] == []
    pushed = act(seated, "push")
    assert dealers(pushed) == ["Lee", "Kim"] and pushed["strings"][0]["left"] == 30
    lines = seated.client.get("/tables/1/room.json").get_json()["lines"]
    assert lines[0] == "Pushed by The floor: Lee deals here now."
    assert lines[1].startswith("Next dealer: Kim, in 30 min.")
    assert dealers(act(seated, "undo", of=pushed["last"]["seq"])) == ["Kim", "Lee"]
    with pytest.raises(Refused) as caught:
        act(seated, "undo", of=pushed["last"]["seq"])
    assert caught.value.code == "not-the-newest"
    with pytest.raises(Refused) as caught:
        act(seated, "string", name="West", tables=[9])
    assert caught.value.status == 404
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


@pytest.mark.both_databases
def test_a_down_has_the_hands_that_began_in_it(seated: Desk, app: APIFlask):
    seated.play(seated.start(), "1 fold", "2 fold")
    staff = Staff(app)
    dealer = Desk(staff.dealing("Ann"))
    for _ in range(2):
        hand = dealer.start()
        while hand["status"] == "open":
            hand = dealer.play(hand, f"{hand['to_act']} fold")
    told = Desk(staff.signed_in("Flo")).get("/downs")
    assert [(one["dealer"], one["downs"], one["hands"]) for one in told["dealers"]] == [("Ann", 1, 2)]
    assert told["downs"][0]["name"] == "Table 1" and told["downs"][0]["ended"] is None
