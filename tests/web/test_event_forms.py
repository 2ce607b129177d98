"""Every form of an event, directed by acts over the API to its end and worked out again from its files."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from flask.testing import FlaskClient

from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.trial.table import play_out
from dealer_assist.contract.setup import read_setup
from tests.tournament.test_record import recompute  # noqa: F401
from tests.web.dealers import Dealers, TwoForAll
from tests.web.test_events import API, client, dealers, say  # noqa: F401

LEVELS = [{"minutes": 20, "big-bet": {"blinds": [50, 100]}},
          {"minutes": 20, "big-bet": {"blinds": [100, 200]}}]


def bounty(way: str, **more: Any) -> dict[str, Any]:
    return {"bounty": {"way": way, "amount": 25, **more}}


def sheet(name: str, **changes: Any) -> dict[str, Any]:
    """A sheet of the product, its stacks and tables cut so that it is soon over."""
    known = document_of(template(name))
    entry = {**known.get("entry", {}), "late_until": 0, "re_entries": 0}
    return known | {"start": 300, "seats": 3, "levels": LEVELS, "entry": entry} | changes


FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "plain bounties": (6, sheet("holdem", **bounty("plain"))),
    "progressive bounties": (6, sheet("holdem", **bounty("progressive"))),
    "mystery bounties": (6, sheet("mystery", **bounty("mystery", starts=1))),
    "progressive bounties of a split game": (6, sheet(
        "holdem", mix={"name": "Eight", "games": [{"game": "omaha-8", "betting": "pot-limit"}]},
        house={"bounty-winner": "split"}, **bounty("progressive"))),
    "mystery bounties of a split game": (6, sheet(
        "mystery", mix={"name": "Eight", "games": [{"game": "omaha-8", "betting": "pot-limit"}]},
        house={"bounty-winner": "split"}, **bounty("mystery", starts=1))),
    "shootout, one goes on": (8, sheet("shootout")),
    "shootout, two go on": (8, sheet("shootout", seats=4, house={"shootout-advance": 2})),
    "heads-up": (7, sheet("shootout", seats=2)),
    "win the button": (6, sheet("win-the-button")),
    "nit cards": (5, sheet("nit", start=450)),
    "jam or fold": (6, sheet("jam-or-fold")),
    "bomb pots": (6, sheet("bomb-pots")),
    "satellite": (8, sheet("satellite", prizes={"ticket": 150})),
    "lammers": (6, sheet("omaha-lammers", house={"lammers": {"count": 2, "value": 150, "last-level": 1}})),
    "dealer's choice": (4, sheet("holdem", mix={
        "name": "Choice", "change": {"way": "choice"}, "games": [
            {"game": "holdem", "betting": "no-limit"}, {"game": "omaha", "betting": "pot-limit"}]})),
}


class Director(Dealers):
    """Does whatever the event wants next, until there is nothing left to play for.

    `chosen`: at each of its tables somebody may choose the next game, and is asked.
    """

    chosen = False

    def play(self) -> Any:
        now = self.now
        for played in range(400):
            if now["decided"]:
                waits = {table["waits"] for table in now["tables"]}
                assert all("won a ticket" in one or "has won every chip" in one for one in waits), waits
                return self.act("finish")
            if played == 2 and any(one["lammers"] for one in now["players"]):
                self.act("clock", tick="row", amount=1)     # all of them are due from here on
            for table in [table["number"] for table in self.now["tables"] if table["lammers_due"]]:
                self.act("lammers", table=table)
                now = self.now
            if now["nit_last"]:
                self.act("out", player=now["nit_last"])
                now = self.now
            now = self.around(now)
        raise AssertionError("the event does not end")

    def deal(self, room: int) -> Any:
        if not self.chosen or not self.ask("GET", f"/tables/{room}", None)["mix"]["chooses"]:
            return super().deal(room)
        hand = self.ask("POST", f"/tables/{room}/hands", {"turn_to": self.chance.randint(1, 2)})
        lines = list(play_out(read_setup(hand["setup"]), self.chance).lines)
        return self.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "lines": lines[:40]})


def directed(client: FlaskClient, players: int, sheet: dict[str, Any]) -> Director:  # noqa: F811
    """An event that is about to begin, its prizes known."""
    plain = dealers(client, 0, **sheet)
    event = Director(plain.ask, plain.event)
    event.chosen = sheet.get("mix", {}).get("change") == {"way": "choice"}
    event.act("enter", players=[f"P{n:02}" for n in range(1, players + 1)])
    for act in ("draw", "close"):
        event.act(act)
    event.act("clock", tick="start")
    return event


@pytest.mark.parametrize("form", FORMS)
def test_directed_to_its_end(form: str, client: FlaskClient, tmp_path: Path, recompute: ModuleType):  # noqa: F811
    players, stated = FORMS[form]
    event = directed(client, players, stated)
    event.play()
    now = event.now
    packet = zipfile.ZipFile(io.BytesIO(client.get(f"/events/{event.event}/event.zip").data))
    packet.extractall(tmp_path / "files")
    button = "win" if form == "win the button" else "dead"
    assert recompute.differences(tmp_path / "files", button, stated.get("form") == "shootout") == []
    assert client.get(f"{API}/tournaments/{event.event}/verify").get_json()["ok"]
    assert sum(one.get("prize") or 0 for one in now["busts"]) == now["money"]["pool"]
    assert now["chips"]["difference"] == 0 and now["over"]
    if "bounty" in stated and "bount" in form:
        assert sum(now["money"]["bounties_won"].values()) == 25 * players
    assert {one["place"] for one in now["busts"]} >= {"1"} or form == "satellite"
    over = client.get(f"/events/{event.event}/players").text
    assert 'value="penalty"' not in over and "Finished" in over


def test_two_flights_their_best_stack_forward_to_the_last_chip(
    client: FlaskClient, tmp_path: Path, recompute: ModuleType,  # noqa: F811
):
    """Who played both goes on with the larger bag alone; the money of every entry is played for."""
    flights, bags = [directed(client, 5, sheet("holdem")) for _ in range(2)], {}
    for n, flight in enumerate(flights, 1):
        flight.chance.seed(n)
        flight.around()
        bag_of = {one["player"]: one["stack"] for one in flight.now["players"] if one["stack"]}
        bags |= {player: max(stack, bags.get(player, 0)) for player, stack in bag_of.items()}
        flight.act("bag")
    plain = dealers(client, 0, **sheet("holdem"))
    main = Director(plain.ask, plain.event)
    boxes = [f'name="events" value="{flight.event}"' for flight in flights]
    page = client.get(f"/events/{main.event}/players").get_data(as_text=True)
    assert [box in page for box in boxes] == [True, True]
    main.act("carry", events=[flight.event for flight in flights], way="best")
    page = client.get(f"/events/{main.event}/players").get_data(as_text=True)
    assert [box in page for box in boxes] == [False, False]     # nothing is offered that would be refused
    assert {one["player"]: one["stack"] for one in main.now["players"] if one["stack"]} == bags
    for act in ("draw", "close"):
        main.act(act)
    main.act("clock", tick="start")
    main.play()
    now = main.now
    assert now["money"]["pool"] == sum(flight.now["money"]["pool"] for flight in flights)
    assert sum(one.get("prize") or 0 for one in now["busts"]) == now["money"]["pool"]
    assert now["chips"]["in_play"] == sum(bags.values()) and now["chips"]["difference"] == 0
    packet = zipfile.ZipFile(io.BytesIO(client.get(f"/events/{main.event}/event.zip").data))
    packet.extractall(tmp_path / "files")
    assert recompute.differences(tmp_path / "files") == []


@pytest.mark.parametrize(("going", "rounds"), [(1, [75, 9, 1]), (2, [75, 18, 4, 1])])
def test_the_shootout_of_the_book_by_its_pages(
    going: int, rounds: list[int], client: FlaskClient, tmp_path: Path, recompute: ModuleType,  # noqa: F811
):
    """1.3.3: 75 players at nine tables, three of nine and six of eight; one or two of each go on.

    They play for everything, so that nine tables are soon over: how hands go on at length, other events show.
    """
    plain = dealers(client, 0, "nine tables", **document_of(template("shootout")) | {
        "start": 300, "house": {"shootout-advance": going}, "levels": LEVELS})
    # a seed and a chance in which no hand at three players takes two out: one of such a table goes on
    event, number = Director(plain.ask, plain.event, "two go on"), plain.event
    event.plays = TwoForAll
    names = "\n".join(f"P{n:02}" for n in range(1, 76))
    for form in ({"act": "enter", "players": names}, {"act": "draw"}, {"act": "close"},
                 {"act": "clock", "tick": "start"}):
        assert say(client, number, **form).status_code == 303
    assert sorted(len(table["seats"]) for table in event.now["tables"]) == [8] * 6 + [9] * 3
    played = [75]
    while not (now := event.now)["decided"]:
        done = [table["number"] for table in now["tables"] if len(table["seats"]) <= going]
        assert len(now["tables"]) == 1 or all(
            table["waits"] for table in now["tables"] if table["number"] in done)
        if now["proposal"]:
            desk = client.get(f"/events/{number}").get_data(as_text=True)
            assert 'value="balance"' in desk and say(client, number, act="balance").status_code == 303
            event.let_go()
            played.append(event.now["clock"]["players"])
            continue
        for table in now["tables"]:
            if not table["waits"] and len(table["seats"]) > 1:
                event.deal(table["room"])
    assert [*played, 1] == rounds
    assert say(client, number, act="finish").status_code == 303
    packet = zipfile.ZipFile(io.BytesIO(client.get(f"/events/{number}/event.zip").data))
    packet.extractall(tmp_path / "files")
    assert recompute.differences(tmp_path / "files", "dead", True) == []
    assert client.get(f"{API}/tournaments/{number}/verify").get_json()["ok"]
