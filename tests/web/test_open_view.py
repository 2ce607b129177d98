"""Every address asked by everybody, with cards that can be recognised: nobody reads what no one has shown.

Seat 1 mucks two queens, seat 2 shows two kings, seat 3 mucks two sixes; the board has none of these ranks.
"""

from __future__ import annotations

import io
import re
import zipfile
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from pypdf import PdfReader

from dealer_assist.cards.card import join
from dealer_assist.cards.deck import deck_cards
from dealer_assist.engine import play
from dealer_assist.engine.state.actions import Action
from dealer_assist.errors import NotNow
from dealer_assist.record import replay
from dealer_assist.record.log import Sealed, canonical, row_hash
from dealer_assist.store.db import database
from dealer_assist.store.hands import standing
from dealer_assist.store.live import displays, wall_lines
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web import create_app
from dealer_assist.web.auth.roles import NOBODY, TABLET
from dealer_assist.web.exchange import imports
from dealer_assist.web.exchange.exports import ROWS
from tests.web.dealers import Dealers
from tests.web.test_events import SHEET
from tests.store.venue import Desk, upgraded
from tests.web.staff import API, Staff
from tests.web.test_roles import address, routes

HIDDEN = re.compile(r"(?<![\w#])(?:[Qq6][hd](?:[Qq6][hd])?)(?![a-z0-9])|(?:queen|six) of (?:hearts|diamonds)")
DECK = re.compile(r'"deck(?:_cards)?": ?\[[^\]]*\]')
STREAMS = {"api.table_events", "api.all_events"}      # they say that something happened, never what
TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}")  # a form's; now and then it looks like cards
TOOLS = re.compile(r"^(rulebook|tools|static|whole|words|newest|engine|install|openapi|own_games|setup_link)|"
                   r"^table\.demo|^site\.|^api\.(docs|tell_game|list_(games|house|procedures|scales|words|lowball)|"
                   r"get_(game|killer|lowball|procedure|scale))")
# what an address has in place of a number; a new one with such a gap has to be given a line here
FILLS = {
    "exchange.hand_file": ("phh", "ohh", "txt"),
    "exchange.export": tuple(f"{what}.{kind}" for what in ROWS for kind in ("csv", "jsonl")),
    "displays.show": ("TOKEN",), "displays.state": ("TOKEN",), "displays.code": ("TOKEN",),
    "cash.wall": ("TOKEN",), "cash.place": ("TOKEN",), "cash.code": ("TOKEN",),
}
ASKED = {"events.length": "?players=3"}       # what an address says nothing without
TAKEN_IN = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
players = ["Gus", "Hal", "Ida"]
"""
WHO = {VIEWER: "Vic", FLOOR: "Flo", DIRECTOR: "Dora"}


@pytest.fixture(scope="module")
def venue(tmp_path_factory: pytest.TempPathFactory) -> tuple[APIFlask, dict[str, FlaskClient], Staff]:
    """One that is only looked at; the hand of table 1 waits for seat 2."""
    return a_venue(tmp_path_factory.mktemp("room"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[APIFlask, dict[str, FlaskClient], Staff]:
    """One that is only looked at; the hand is over, and everything is made of it that can be made of one."""
    app, askers, staff = a_venue(tmp_path_factory.mktemp("room"))
    dealing = Desk(askers[DEALER])
    hand = dealing.play(dealing.get("/hands/1"), "2 call")
    for street in ("3 check", "deal board 2c7d9s", "deal board Tc", "deal board Jc"):
        hand = dealing.play(hand, street)
        if street != "3 check":
            hand = dealing.play(hand, "2 check", "3 check", "1 check")
    assert dealing.play(hand, "2 show", "3 muck", "1 muck")["status"] == "over"
    branch = Desk(askers[DIRECTOR]).make("/hands/1/branches", name="Seat 2 folds", after=4, lines=["2 fold"])
    app.extensions["branch"] = branch["kept"]
    make_everything(app, askers)
    return app, askers, staff


def make_everything(app: APIFlask, askers: dict[str, FlaskClient]) -> None:
    """A count, a sketch of a hand with cards that nobody saw, a list, an import and a cash game."""
    dora = askers[DIRECTOR]
    desk = Desk(dora)
    stacks = {str(seat): stack for seat, stack in desk.stacks().items()}
    desk.make("/tables/1/counts", counted=stacks, who="Dora")
    draft = desk.make("/tables/1/drafts", who="Dora")
    desk.patch(f"/tables/1/drafts/{draft['id']}", board="2c 7d 9s Tc Jc", shown={"1": "QhQd", "3": "6h6d"})
    desk.make("/cash-games", name="Hold'em 50/100", tables=[2], seats=4, amount=75)
    app.extensions["cash game"] = desk.get("/cash-games")["games"][0]["number"]
    for path, form in {"/playlists/add": {"hand": "1", "name": "Of Dora"},
                       "/playlists/1": {"name": "For all", "shared": "on"}}.items():
        assert dora.post(path, data=form).status_code == 303, path
    files = {"files": [(io.BytesIO(TAKEN_IN.encode()), "old.phh")]}
    assert dora.post("/imports", data=files, content_type="multipart/form-data").status_code == 303
    imports.wait_for(1)
    assert dora.get("/imports/1/state.json").get_json()["status"] == "done"


def a_venue(folder: Path, unseen: tuple[str, str] = ("QhQd", "6h6d"),
            ) -> tuple[APIFlask, dict[str, FlaskClient], Staff]:
    """Table 1 with its tablet, where Ann deals; a hand that is played, all cards entered.

    Shape: `unseen` are the cards of seats 1 and 3.
    """
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    for table in (1, 2):
        desk.make("/tables", name=f"Table {table}", game="holdem", betting="no-limit", blinds=[50, 100])
        for seat in (1, 2, 3):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=10_000)
    event = Dealers(
        lambda method, path, body: desk.client.open(API + path, method=method, json=body).get_json(),
        desk.make("/tournaments", name="Main", sheet=SHEET)["id"])
    event.act("enter", players=["E1", "E2", "E3"])
    event.act("draw")
    event.act("clock", tick="start")
    staff = Staff(app)
    with app.app_context(), database.writing() as session:
        app.extensions["token"] = displays.add(session, 1, 0, "Flo").token
    askers = {role: staff.signed_in(name) for role, name in WHO.items()}
    askers |= {NOBODY: app.test_client(), TABLET: staff.tablet(), DEALER: staff.dealing("Ann"),
               "dealer elsewhere": staff.dealing("Bob", 2)}
    dealing = Desk(askers[DEALER])
    hand = dealing.start()
    hand = dealing.play(hand, f"deal 1 {unseen[0]}", "deal 2 KhKd", f"deal 3 {unseen[1]}", "1 call")
    dealing.post("/hands/1/calls", reason="a call")
    of_event = Desk(askers[DIRECTOR]).start(3)
    seats = [one["seat"] for one in of_event["seats"]]
    Desk(askers[DIRECTOR]).play(of_event, f"deal {seats[0]} QhQd", f"deal {seats[1]} 6h6d")
    return app, askers, staff


def text_of(answer: Any) -> str:
    """What an answer says, a zip unpacked, without the list of all cards of a deck."""
    if answer.mimetype == "application/pdf":
        return paper(answer.data)
    if answer.mimetype == "application/zip":
        with zipfile.ZipFile(io.BytesIO(answer.data)) as archive:
            members = {name: archive.read(name) for name in archive.namelist()}
        return "\n".join(paper(data) if name.endswith(".pdf") else data.decode("utf-8", "replace")
                         for name, data in members.items())
    text = answer.data.decode("utf-8", "replace").replace("&#34;", '"').replace("\\u0022", '"')
    return TOKEN.sub("", DECK.sub("", text))


@cache
def paper(data: bytes) -> str:
    """The words of a PDF."""
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


def addresses(app: APIFlask, hand: int, table: int = 1) -> dict[str, str]:
    """Every address that is looked at of a hand and its table, with its endpoint."""
    asked = {}
    for endpoint, method, rule in routes(app):
        if method != "GET" or endpoint in STREAMS or TOOLS.match(endpoint):
            continue
        path = address(rule, {"hand": hand, "call": 1, "number": table, "table": table, "event": 1,
                              "branch": app.extensions.get("branch", 1),
                              "game": app.extensions.get("cash game", 1)})
        stem, gap, end = path.partition("something")
        for fill in FILLS[endpoint] if gap else ("",):
            whole = stem + fill.replace("TOKEN", app.extensions["token"]) + end.partition("something")[2]
            asked[whole + ASKED.get(endpoint, "")] = endpoint
    return asked


def leaks(app: APIFlask, client: FlaskClient, hand: int, table: int = 1) -> dict[str, str]:
    """Every address that tells this asker a card that nobody has seen."""
    return leaks_of_all(app, client, [(hand, table)])


def leaks_of_all(app: APIFlask, client: FlaskClient, hands: list[tuple[int, int]]) -> dict[str, str]:
    """The same of several hands with their tables; what is of none of them is asked once."""
    asked: dict[str, str] = {}
    for hand, table in hands:
        asked |= addresses(app, hand, table) | {f"{API}/hands/{hand}?seq={n}": "" for n in range(6)}
        if table == 1 and hand == 1:
            asked |= {f"{API}/hands/2": "", f"{API}/hands/2/log": ""}
    asked |= {"/find?q=queens": "", f"{API}/hands?q=queens": ""}
    asked |= {f"/export/hands.zip?form={form}": "" for form in ("phh", "ohh", "txt")}
    leaking = {}
    for path in asked:
        answer = client.get(path)
        if answer.status_code != 404 and (hit := HIDDEN.search(text_of(answer))):
            leaking[path] = hit[0]
    for stream in {f"{API}/events", *(f"{API}/tables/{table}/events" for _, table in hands)}:
        with client.get(stream) as answer:
            first = next(iter(answer.response)) if answer.status_code == 200 else b""
            if hit := HIDDEN.search(str(first)):
                leaking[stream] = hit[0]
    return leaking


@pytest.mark.parametrize("role", [NOBODY, VIEWER, TABLET, FLOOR, DIRECTOR, "dealer elsewhere"])
def test_hole_cards_of_an_open_hand_are_for_who_deals_it(venue: Any, role: str):
    app, askers, _ = venue
    assert leaks(app, askers[role], 1) == {}


OF_ITS_OWN = re.compile(r"[\w-]{16,}|\d{4}-\d\d-\d\dT[\d:.]+Z?|\d?\d:\d\d(?::\d\d)?")    # hashes, times


def test_an_open_hand_is_told_alike_whatever_lies_face_down(tmp_path: Path, venue: Any):
    """Not a word, a number, an order or a length of an answer hangs on a card that nobody has shown."""
    ours, other = (told_of_the_hand(room) for room in (venue, a_venue(tmp_path, ("8h8d", "5s5c"))))
    assert {asked for asked, answer in ours.items() if answer != other[asked]} == set()
    assert sum(status == 200 for status, _ in ours.values()) > 10


def told_of_the_hand(room: Any) -> dict[tuple[str, str], tuple[int, str]]:
    """What the tablet and the floor are answered about hand 1, but for hashes and times."""
    app, askers, _ = room
    token, told = app.extensions["token"], {}
    for path, endpoint in addresses(app, 1).items():
        if "/hands/1" in path and not path.endswith(".pdf") or endpoint == "displays.state":
            for role in (TABLET, FLOOR):
                answer = askers[role].get(path)
                told[role, path.replace(token, "")] = answer.status_code, OF_ITS_OWN.sub("", text_of(answer))
    return told


def test_the_dealer_of_the_hand_sees_what_was_entered(venue: Any):
    app, askers, _ = venue
    state = askers[DEALER].get(f"{API}/hands/1").get_json()
    assert [seat["down"] for seat in state["seats"]] == [["Qh", "Qd"], ["Kh", "Kd"], ["6h", "6d"]]
    assert "QhQd" in text_of(askers[DEALER].get("/tables/1"))
    assert "QhQd" in text_of(askers[DEALER].get(f"{API}/hands/1/log"))


def test_a_locked_tablet_gets_the_cards_with_the_pin_and_not_before(venue: Any):
    app, _, staff = venue
    tablet = staff.tablet()
    before = tablet.get(f"{API}/hands/1").get_json()
    assert before["seats"][0]["down"] == ["??", "??"] and before["undoable"][0]["line"] == "deal 1 ????"
    staff.at(tablet, "2580")
    assert tablet.get(f"{API}/hands/1").get_json()["seats"][0]["down"] == ["Qh", "Qd"]


def test_a_viewer_reads_the_pot_of_an_open_hand_in_pot_limit_alone(tmp_path: Path):
    """What a wall leaves out, no address adds up: a pot is counted where the bets depend on it only."""
    _, askers, _ = a_venue(tmp_path)
    shown = {role: askers[role].get(f"{API}/hands/1").get_json() for role in (VIEWER, TABLET, FLOOR, DEALER)}
    assert [(shown[role]["pot"], len(shown[role]["pots"])) for role in (VIEWER, TABLET, FLOOR, DEALER)] == [
        (None, 0), (250, 1), (250, 1), (250, 1)]
    assert shown[VIEWER]["plays"] == shown[FLOOR]["plays"] and shown[VIEWER]["seats"]
    rows = askers[VIEWER].get(f"{API}/hands/1/log").get_json()["rows"]
    assert {row["outcome"]["pot"] for row in rows} == {None}
    assert askers[VIEWER].get("/tables/1").status_code == 200
    desk = Desk(askers[DIRECTOR])
    number = desk.make("/tables", name="Omaha", game="omaha", betting="pot-limit", blinds=[50, 100])["id"]
    for seat in (1, 2):
        desk.put(f"/tables/{number}/seats/{seat}", player=f"O{seat}", stack=10_000)
    hand = desk.start(number)["hand"]
    assert askers[VIEWER].get(f"{API}/hands/{hand}").get_json()["pot"] == 150


def test_what_the_floor_does_to_an_open_hand_tells_it_no_card(tmp_path: Path):
    """Answers to entries, refusals and repairs are documents of the hand like any other."""
    _, askers, _ = a_venue(tmp_path)
    flo = askers[FLOOR]
    state = flo.get(f"{API}/hands/1").get_json()
    for path, body in {
        "actions": {"seq": 0, "line": "2 call"}, "undo": {"seq": 0},
        "advise": {"happened": {"kind": "misdeal"}},
        "repair": {"seq": state["seq"], "entry": 4, "line": "1 raise 300", "dry": True},
        "repair ": {"seq": state["seq"], "entry": 4, "line": None, "dry": True},
        "corrections/try": {"lines": ["1 fold"]},
    }.items():
        answer = flo.post(f"{API}/hands/1/{path.strip()}", json=body)
        assert not HIDDEN.search(text_of(answer)), (path, answer.status_code)
    answer = flo.post(f"{API}/hands/1/actions", json={"seq": state["seq"], "line": "2 call"})
    assert answer.status_code == 200 and not HIDDEN.search(text_of(answer))


def test_afterwards_what_nobody_tabled_is_for_floor_and_director(played: Any):
    app, askers, _ = played
    for role in (NOBODY, VIEWER, TABLET, DEALER, "dealer elsewhere"):
        assert leaks(app, askers[role], 1) == {}, role
    for role in (FLOOR, DIRECTOR):
        hand = askers[role].get(f"{API}/hands/1").get_json()
        assert hand["seats"][0]["down"] == ["Qh", "Qd"], role
        files = [path for path in leaks(app, askers[role], 1) if "/export/" in path or "/file." in path or
                 path.endswith("/phh") or "packet" in path or "sheet" in path or "review" in path]
        assert files == [], "a file goes on to others"
    shown = askers[VIEWER].get(f"{API}/hands/1").get_json()
    assert sum(pot["amount"] for pot in shown["pots"]) == 300
    assert [seat["down"] for seat in shown["seats"]] == [["??", "??"], ["Kh", "Kd"], ["??", "??"]]
    for cards in ("QhQd", "QQ", "Qh", "queens"):
        assert askers[VIEWER].get(f"{API}/hands?q={cards}").get_json()["hands"] == [], "nor is it found"
    assert "p1 sm KhKd" in askers[VIEWER].get("/hands/1/file.phh").get_data(as_text=True)


BODIES: list[dict[str, Any]] = [
    {}, {"seq": 5}, {"seq": 5, "line": "2 call"}, {"seq": 5, "entry": 4, "line": "1 raise 300"},
    {"seq": 5, "line": "show 1 QhQd"}, {"seq": 5, "lines": ["2 fold"], "after": 4, "name": "A branch"},
    {"happened": {"kind": "misdeal"}}, {"q": "queens"},
]


@pytest.mark.parametrize("role", [VIEWER, TABLET, FLOOR, "dealer elsewhere"])
def test_no_answer_to_what_is_sent_tells_a_card(tmp_path: Path, role: str):
    """Refusals, previews and the state after an entry, of every address that takes something."""
    app, askers, _ = a_venue(tmp_path)
    assert sent(app, askers[role]) == {}


def sent(app: APIFlask, asker: FlaskClient) -> dict[str, str]:
    """Every address that answers something sent by this asker with a card that nobody has seen."""
    leaving = ("people.sign_out", "people.leave")
    leaking = {}
    for endpoint, method, rule in routes(app):
        if method == "GET" or TOOLS.match(endpoint) or endpoint in leaving:
            continue
        path = address(rule, {"hand": 1, "call": 1, "number": 1, "table": 1, "event": 1, "branch": 1})
        for body in BODIES:
            form = {} if path.startswith(API) else {"data": body}
            answer = asker.open(path, method=method, **(form or {"json": body}))
            if hit := HIDDEN.search(text_of(answer).replace(str(body.get("line")), "")):
                leaking[f"{method} {path} {body}"] = hit[0]
    return leaking


def test_every_address_is_really_looked_at(played: Any):
    """An address that answers nothing shows nothing: the director, whose hand it is not, gets them all."""
    app, askers, _ = played
    answers = {path: (askers[DIRECTOR].get(path).status_code, endpoint)
               for path, endpoint in addresses(app, 1).items()}
    unseen = {path: answer for path, answer in answers.items() if answer[0] >= 400}
    assert unseen == {}


def test_names_that_look_like_cards_stay_names(tmp_path: Path):
    app = create_app({"INSTANCE": tmp_path})
    upgraded(app)
    desk = Desk(app.test_client())
    desk.make("/tables", name="Qh Qd", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in ((1, "Ah"), (2, "2 draw KhKd"), (3, "QhQd")):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    desk.play(desk.start(who="Td"), "deal 1 QhQd", "1 fold", "2 fold")
    staff = Staff(app)
    vic = Desk(staff.signed_in("Vic"))
    answer = vic.get("/hands/1")
    assert answer["names"] == {"1": "Ah", "2": "2 draw KhKd", "3": "QhQd"}
    assert answer["seats"][0]["down"] == ["??", "??"]


def test_no_hash_tells_a_card_to_who_tries_them_all(tmp_path: Path):
    """What a viewer sees of a row, with each pair of cards there is, comes to its hash with none of them."""
    app = create_app({"INSTANCE": tmp_path})
    upgraded(app)
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    staff = Staff(app)
    dealing = Desk(staff.dealing("Ann"))
    hand = dealing.play(dealing.start(), "deal 1 QhQd")
    hand = dealing.post("/hands/1/actions", seq=hand["seq"], line="deal 2 6h6d", key="a tablet's own " * 2)
    vic = Desk(staff.signed_in("Vic"))
    rows = vic.get("/hands/1/log")["rows"]
    assert [row["sealed"] for row in rows] == [False, True, True]
    assert [row["hash"] for row in rows] == [row["hash"] for row in dealing.get("/hands/1/log")["rows"]]
    for row in rows[1:]:
        assert row["key"] is None
        for cards in combinations(deck_cards("standard", False), 2):
            line = f"{row['line'].rpartition(' ')[0]} {join(cards)}"
            tried = Sealed(1, row["seq"], row["kind"], canonical({**row["payload"], "line": line}),
                           canonical(row["outcome"]), row["who"], row["device"], row["at"], row["key"],
                           row["previous"])
            assert row_hash(tried) != row["hash"], f"{line} is what stood there"


def stricter_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """This version refuses a call that the hand has, and its reason names a card."""
    def apply(hand: Any, action: Action, field: str | None = None) -> None:
        if action.verb == "call":
            raise NotNow("duplicate-card", "QhQd lies with seat 1 already.", field=field)
        allowed(hand, action, field)

    allowed = play.apply
    for module in (play, replay):
        monkeypatch.setattr(module, "apply", apply)
    for shelf in (replay.shelf, standing.shelf, wall_lines._lines):
        shelf.clear()


@pytest.mark.parametrize("role", [VIEWER, FLOOR])
def test_an_entry_that_is_refused_after_an_upgrade_tells_no_card(
    tmp_path: Path, role: str, monkeypatch: pytest.MonkeyPatch,
):
    """The hand is open: its pages, and answers to whatever is sent, say that it is refused and no more."""
    app, askers, _ = a_venue(tmp_path)
    stricter_engine(monkeypatch)
    answer = askers[role].get(f"{API}/hands/1")
    assert answer.get_json()["error"]["code"] == "record-refused"
    assert leaks(app, askers[role], 1) == {}
    assert sent(app, askers[role]) == {}


def test_afterwards_a_refused_entry_is_for_the_check_of_floor_and_director(
    played: Any, monkeypatch: pytest.MonkeyPatch,
):
    app, askers, _ = played
    stricter_engine(monkeypatch)
    for role in (NOBODY, VIEWER, TABLET, DEALER, "dealer elsewhere"):
        assert leaks(app, askers[role], 1) == {}, role
    assert askers[VIEWER].get("/hands/1/review.json").get_json()["refused"].endswith("stays as paid.")
    assert "QhQd" in text_of(askers[FLOOR].get(f"{API}/hands/1/verify"))
    wall_lines._lines.clear()


FOUND_BY = ("find_word", "find_hand", "hand_summary")


def found_by(folder: Path, *held: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that a search goes by after a hand in which these cards were entered face down."""
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    hand = desk.play(desk.start(), *held, "1 call", "2 call", "3 check")
    for cards in ("2c7d9s", "Tc", "Jc"):
        hand = desk.play(hand, f"deal board {cards}", "2 check", "3 check", "1 check")
    assert desk.play(hand, "2 show KhKd", "3 muck", "1 muck")["status"] == "over"
    with app.app_context(), database.reading() as session:
        rows = {name: session.execute(database.db.metadata.tables[name].select()).mappings()
                for name in FOUND_BY}
        return {name: [{one: value for one, value in row.items() if one != "moment"} for row in entries]
                for name, entries in rows.items()}


def test_a_search_goes_by_no_card_that_nobody_tabled(tmp_path: Path):
    """Seat 1 had a draw to the straight and mucked queens, seat 3 sixes: found by none of it, by nobody."""
    numbers = found_by(tmp_path / "entered", "deal 1 QhQd", "deal 2 KhKd", "deal 3 6h6d")
    assert all(numbers.values()) and numbers == found_by(tmp_path / "not entered")
