"""Every address of the API that writes: what it changes a sealed row says, with who it was; else nothing.

Each is asked once for something that it does; the tables are looked at before and after. The list of them is
the addresses' own: a new one has to be given a line here. Forms of the pages are in `test_once`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from dealer_assist.store.db import database
from dealer_assist.store.db.models import Base
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.ledger.verify import verify
from dealer_assist.web import create_app
from dealer_assist.web.shell.security import SAFE_METHODS
from tests.store.test_every_column import NOT_EVIDENTIAL
from tests.store.venue import Desk, upgraded
from tests.web.staff import API, PINS, Staff
from tests.web.test_entitled import leave_a_pot
from tests.web.test_roles import routes

HOLDEM = {"game": "holdem", "betting": "no-limit", "blinds": [5, 10], "tournament": False}
WRITTEN = {"button": 1, "seats": {"1": 1000, "2": 1000, "3": 1000}, "lines": ["1 fold", "2 fold"],
           "newest": False}
EVENING: tuple[dict[str, Any], ...] = (
    {"act": "enter", "players": [f"E{n:02}" for n in range(1, 13)]}, {"act": "draw"},
    {"act": "move", "player": "{mover}", "table": 2, "seat": "{free}"})
SEALS = {"ledger", "log"}
DORA, FLO = "Dora", "Flo"       # two browsers of the office
ANN, BOB = "Ann", "Bob"         # the tablet of table 1, where Bob comes after Ann
ROW, QUESTION, NOTHING = "a sealed row", "rows that prove nothing, see test_every_column", "nothing"


class Asked(NamedTuple):
    """One request: the endpoint, its method and address, what is sent, who asks, and what it leaves.

    Where the body is to name the newest entry, `seq` is of this hand.
    """

    endpoint: str
    method: str
    path: str
    body: dict[str, Any] = {}
    who: str = DORA
    leaves: str = ROW
    seq: int | None = None


# in an order in which each finds what the ones before it made
REQUESTS = (
    Asked("add_table", "POST", "/tables", {**HOLDEM, "name": "New"}),
    Asked("add_tables", "POST", "/tables/several", {**HOLDEM, "name": "Row", "first": 21, "count": 2}),
    Asked("change_table", "PATCH", "/tables/5", {"name": "By the door"}),
    Asked("set_bomb_pots", "PUT", "/tables/5/bomb-pots", {"ante": 10, "every": 5}),
    Asked("end_bomb_pots", "DELETE", "/tables/5/bomb-pots"),
    Asked("place_table", "PUT", "/tables/5/place", {"down": 1, "across": 2}),
    Asked("unplace_table", "DELETE", "/tables/5/place"),
    Asked("take_seat", "PUT", "/tables/5/seats/1", {"player": "Zoe", "stack": 900}),
    Asked("leave_seat", "DELETE", "/tables/5/seats/1"),
    Asked("award_carried", "POST", "/tables/3/carried", {"to": {"2": 30}, "why": "The game ends."}),
    Asked("ask_floor", "POST", "/tables/1/requests", {"seat": 5, "player": "Yan", "stack": 90_000}, ANN,
          QUESTION),
    Asked("confirm_request", "POST", "/requests/1/confirm"),
    Asked("ask_floor", "POST", "/tables/1/requests", {"seat": 6, "player": "Yul", "stack": 90_000}, ANN,
          QUESTION),
    Asked("decline_request", "POST", "/requests/2/decline", leaves=QUESTION),
    Asked("start_hand", "POST", "/tables/1/hands", who=ANN),
    Asked("act", "POST", "/hands/3/actions", {"line": "{acts} raise 30"}, ANN, seq=3),
    Asked("undo", "POST", "/hands/3/undo", who=ANN, seq=3),
    Asked("redo", "POST", "/hands/3/redo", who=ANN, seq=3),
    Asked("repair_hand", "POST", "/hands/3/repair", {"entry": 1, "line": "{acted} raise 40"}, ANN, seq=3),
    Asked("tell_event", "POST", "/hands/3/events", {"kind": "other", "note": "Slow."}, ANN),
    Asked("advise_hand", "POST", "/hands/3/advise", {"happened": {"kind": "time"}}, leaves=NOTHING),
    Asked("call_floor", "POST", "/hands/3/calls", {"reason": "One chip"}, ANN, QUESTION),
    Asked("tell_why", "PATCH", "/hands/3/calls/1", {"reason": "Two chips"}, ANN, QUESTION),
    Asked("take_call", "POST", "/calls/1/take", leaves=QUESTION),
    Asked("work_call", "POST", "/calls/1/desk", {"call": "time"}, leaves=NOTHING),
    Asked("rule_on_call", "POST", "/calls/1/ruling", {"decision": "words", "reason": "Go on."}, seq=3),
    Asked("call_floor", "POST", "/hands/3/calls", {"reason": "Once more"}, ANN, QUESTION),
    Asked("withdraw_call", "POST", "/hands/3/calls/2/withdraw", {}, ANN, QUESTION),
    Asked("make_void", "POST", "/hands/3/void", {"reason": "misdeal"}, ANN, seq=3),
    Asked("say_unsent", "POST", "/tables/1/unsent", {"device": "tablet", "count": 3}, ANN, NOTHING),
    Asked("try_correction", "POST", "/hands/2/corrections/try", {"void": True}, leaves=NOTHING),
    Asked("correct_hand", "POST", "/hands/2/corrections", {"void": True, "reason": "The cameras."}, seq=2),
    Asked("try_branch", "POST", "/hands/2/branches/try", {"after": 0, "lines": ["1 fold"]}, leaves=NOTHING),
    Asked("keep_branch", "POST", "/hands/2/branches", {"after": 0, "lines": ["1 fold"], "name": "Folded"}),
    Asked("begin_draft", "POST", "/tables/2/drafts", leaves=QUESTION),
    Asked("write_draft", "PATCH", "/tables/2/drafts/1", WRITTEN, leaves=QUESTION),
    Asked("try_draft", "POST", "/tables/2/drafts/1/try", {"lines": ["1 fold", "2 fold"]}, leaves=NOTHING),
    Asked("finish_draft", "POST", "/tables/2/drafts/1/finish"),
    Asked("count_chips", "POST", "/tables/2/counts", {"counted": {"1": 1000, "2": 1000, "3": 990}}),
    Asked("settle_count", "POST", "/tables/2/counts/1/settle", {"move": True, "reason": "On the floor."}),
    Asked("open_cash_game", "POST", "/cash-games", {"name": "5/10", "tables": [2], "amount": 5}),
    Asked("act_on_cash_game", "POST", "/cash-games/2/acts", {"act": "join", "player": "Wes"}),
    Asked("charge_time", "POST", "/tables/2/time"),
    Asked("give_time_back", "POST", "/tables/2/time/back", {"of": "{newest}"}),
    Asked("count_box", "POST", "/tables/2/boxes", {"counted": 0, "dealer": "Ann"}),
    Asked("act_on_rota", "POST", "/rota/acts",
          {"act": "string", "name": "East", "tables": [1, 2], "breaks": 1, "minutes": 30}),
    Asked("add_event", "POST", "/tournaments", {"name": "Main", "template": "holdem"}),
    *(Asked("add_act", "POST", "/tournaments/1/acts", act) for act in EVENING),
    Asked("tell_event_move", "POST", "/tables/{went}/event", {"act": "went", "seat": "{from}"}),
    Asked("pair_tablet", "POST", "/tables/2/tablet", who=FLO),
    Asked("dealer_signs_in", "POST", "/dealer", {"pin": PINS["Bob"]}, ANN),
    Asked("sign_out", "POST", "/sign-out", who=BOB),
)
# the core answers these; there is no record behind them
PURE = {"judge", "options", "advise", "deal", "odd_chip", "pot_limit", "side_pots"}
Venue = tuple[APIFlask, dict[str, FlaskClient]]
Rows = dict[str, set[tuple[Any, ...]]]


@pytest.fixture(scope="module")
def venue(tmp_path_factory: pytest.TempPathFactory) -> Venue:
    """Hand 1 left its pot at table 3, hand 2 is over at table 2; Ann deals at table 1."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("room"), "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    for table in (1, 2):
        desk.make("/tables", **HOLDEM, name=f"Table {table}")
    desk.make("/tables", name="Table 3", game="progressive-badugi", betting="limit", blinds=[5, 10],
              small_bet=10, big_bet=20)
    for table in (1, 2, 3):
        for seat in (1, 2, 3, 4)[:4 if table == 3 else 3]:
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=1000)
    leave_a_pot(desk)
    desk.play(desk.start(2), "1 fold", "2 fold")
    staff = Staff(app)
    tablet = staff.dealing("Ann")
    return app, {DORA: staff.signed_in("Dora"), FLO: staff.signed_in("Flo"), ANN: tablet, BOB: tablet}


def kept(app: APIFlask) -> Rows:
    """Every row of every table, without the columns that prove nothing."""
    rows = {}
    with app.app_context(), database.reading() as session:
        for name, table in Base.metadata.tables.items():
            columns = [column for column in table.columns if f"{name}.{column.name}" not in NOT_EVIDENTIAL]
            rows[name] = {tuple(map(str, row)) for row in session.execute(select(*columns))}
    return rows


def changed(before: Rows, after: Rows) -> set[str]:
    return {name for name, rows in after.items() if rows != before[name]}


def signed(app: APIFlask, before: Rows, after: Rows) -> set[str | None]:
    """Who stands in the rows that were sealed between."""
    marks = set()
    for name in SEALS:
        who = [column.name for column in Base.metadata.tables[name].columns
               if f"{name}.{column.name}" not in NOT_EVIDENTIAL].index("who")
        marks |= {row[who] for row in after[name] - before[name]}
    return marks


def spoken(app: APIFlask, dora: FlaskClient, asked: Asked) -> tuple[str, dict[str, Any]]:
    """Address and body, with what only the room knows."""
    desk, known = Desk(dora), dict[str, Any]()
    if asked.seq is not None:
        hand = desk.get(f"/hands/{asked.seq}")
        rows = desk.get(f"/hands/{asked.seq}/log")["rows"]
        lines = [row["payload"]["line"] for row in rows if row["kind"] == "act"]
        known |= {"seq": hand["seq"], "acts": hand["to_act"], "acted": lines[0].split()[0] if lines else None}
    with app.app_context(), database.reading() as session:
        known["newest"] = session.scalar(select(func.max(LedgerRow.seq)))
    if asked.body.get("act") in ("move", "went"):
        first, second = desk.get("/tournaments/1")["tables"]
        free = set(range(1, 10)) - {one["seat"] for one in second["seats"]}
        known |= {"mover": first["seats"][0]["player"], "from": first["seats"][0]["seat"],
                  "went": first["room"], "free": min(free)}
    body = {name: filled(value, known) for name, value in asked.body.items()}
    return asked.path.format(**known), body | ({} if asked.seq is None else {"seq": known["seq"]})


def filled(value: Any, known: dict[str, Any]) -> Any:
    if not isinstance(value, str) or "{" not in value:
        return value
    whole = value[1:-1]
    return known[whole] if whole in known else value.format(**known)


def test_what_an_address_changes_stands_in_a_sealed_row_with_who(venue: Venue):
    app, clients = venue
    wrong = {}
    for asked in REQUESTS:
        path, body = spoken(app, clients[DORA], asked)
        before = kept(app)
        answer = clients[asked.who].open(API + path, method=asked.method, json=body)
        after = kept(app)
        name, there = f"{asked.method} {path}", changed(before, after)
        if answer.status_code not in (200, 201):
            wrong[name] = answer.get_data(as_text=True)
        elif asked.leaves == NOTHING:
            wrong |= {name: there} if there else {}
        elif asked.leaves == QUESTION:
            wrong |= {name: there} if not there or there - NOT_EVIDENTIAL.keys() else {}
        elif signed(app, before, after) != {asked.who}:
            wrong[name] = (signed(app, before, after), there)
    assert not wrong, "\n".join(f"{name}: {why}" for name, why in wrong.items())
    with app.app_context(), database.reading() as session:
        assert [one for report in verify_all(session) for one in report["differences"]] == []
        assert verify(session)["differences"] == []


def test_every_address_that_writes_has_a_line(venue: Venue):
    app, _ = venue
    there = {endpoint.removeprefix("api.") for endpoint, method, _ in routes(app)
             if endpoint.startswith("api.") and method not in SAFE_METHODS}
    assert there == {asked.endpoint for asked in REQUESTS} | PURE
