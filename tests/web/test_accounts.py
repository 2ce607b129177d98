"""Coming in: the set-up link, passwords, PINs, sessions, tablets, waits after wrong tries, people's page."""

from __future__ import annotations

import re
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from flask.testing import FlaskClient

from dealer_assist.cli import main
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.people import sign_ins
from dealer_assist.store.people.models import Account, SignIn
from dealer_assist.store.transfer import sealing
from dealer_assist.texts import say, speak
from dealer_assist.web import create_app
from dealer_assist.web.auth import hashing, limits
from dealer_assist.web.people import setup_link
from dealer_assist.web.people.sign_in import local
from tests.store.venue import Desk, let_go, upgraded
from tests.web.staff import API, PASSWORD, PINS, Staff, code_of, token_in


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The room of these tests, with nobody there and with its staff: made once, to be copied."""
    folder = tmp_path_factory.mktemp("rooms")
    set_up(folder / "empty")
    shutil.copytree(folder / "empty", folder / "staffed")
    staffed = create_app({"INSTANCE": folder / "staffed"})
    Staff(staffed)
    let_go(staffed)
    return folder


def set_up(folder: Path) -> None:
    folder.mkdir()
    app = create_app({"INSTANCE": folder})
    upgraded(app)
    desk = Desk(app.test_client())
    for table in (1, 2):
        desk.make("/tables", name=f"Table {table}", game="holdem", betting="no-limit", blinds=[50, 100])
        for seat in (1, 2, 3):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=10_000)
    let_go(app)


@pytest.fixture
def room(request: pytest.FixtureRequest, tmp_path: Path, folders: Path) -> APIFlask:
    """Two tables; nobody there yet, unless the test asks for the staff."""
    folder = folders / ("staffed" if "staff" in request.fixturenames else "empty")
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return create_app({"INSTANCE": tmp_path})


@pytest.fixture
def staff(room: APIFlask) -> Staff:
    return Staff(room)


def first_link(room: APIFlask) -> str:
    with room.app_context():
        path = setup_link.fresh_path()
    assert path is not None
    return path


def use(client: FlaskClient, link: str, **fields: str) -> Any:
    """Fill in the form of a link and send it."""
    fields = {"csrf_token": token_in(client.get(link)), "again": fields.get("password", ""), **fields}
    return client.post(link, data=fields)


def sentence(answer: Any) -> str:
    """What stands on the page as a refusal."""
    match = re.search(r'class="refusal" role="alert">([^<]*)<', answer.get_data(as_text=True))
    return match[1] if match else ""


# -- the set-up link -------------------------------------------------------------------------------------


def test_the_first_link_makes_a_director_who_is_signed_in_at_once(room: APIFlask):
    link, client = first_link(room), room.test_client()
    assert len(link.removeprefix("/setup/")) >= 22      # of 64 letters each: more than 128 bits
    answer = use(client, link, name="Dora", password=PASSWORD)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")
    assert client.get("/people").status_code == 200
    assert client.get(f"{API}/who").get_json()["person"] == {"name": "Dora", "role": "director"}
    gone = room.test_client().get(link)
    assert gone.status_code == 404
    assert "used already" in sentence(gone)


def test_looking_at_the_link_uses_nothing_up(room: APIFlask):
    """A messenger's preview opens it too."""
    link = first_link(room)
    assert [room.test_client().get(link).status_code for _ in range(3)] == [200, 200, 200]
    assert use(room.test_client(), link, name="Dora", password=PASSWORD).status_code == 303


def test_a_restart_prints_a_new_link_and_the_old_one_is_dead(room: APIFlask):
    old, new = first_link(room), first_link(room)
    assert room.test_client().get(old).status_code == 404
    assert use(room.test_client(), new, name="Dora", password=PASSWORD).status_code == 303
    with room.app_context():
        assert setup_link.fresh_path() is None


@pytest.mark.parametrize(("typed", "words"), [
    ({"name": "Dora", "password": "short"}, "at least 10 characters"),
    ({"name": "Dora", "password": "aaaaaaaaaaaaa"}, "five of them different"),
    ({"name": "Dora", "password": PASSWORD, "again": "something else"}, "not the same"),
    ({"name": " ", "password": PASSWORD}, "A name has"),
])
def test_a_choice_that_cannot_be_kept_gets_a_sentence_and_the_link_stays(
    room: APIFlask, typed: dict[str, str], words: str,
):
    link, client = first_link(room), room.test_client()
    answer = use(client, link, **typed)
    assert answer.status_code == 422
    assert words in sentence(answer)
    assert client.get(link).status_code == 200


def test_a_director_who_lost_his_password_gets_a_link_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    printed = CliRunner().invoke(main, ["people", "recover", "--address", "https://room:5000/"])
    room = create_app({"INSTANCE": tmp_path})
    assert printed.stdout.startswith(
        "For the first director, once, within 24 hours: https://room:5000/setup/")
    first = use(room.test_client(), path_in(printed.stdout), name="Dora", password="forgotten soon")
    assert first.status_code == 303
    again = CliRunner().invoke(main, ["people", "recover"])
    client = room.test_client()
    assert use(client, path_in(again.stdout), password=PASSWORD).status_code == 303
    assert client.get(f"{API}/who").get_json()["person"] == {"name": "Dora", "role": "director"}
    unknown = CliRunner().invoke(main, ["people", "recover", "Nobody"])
    assert (unknown.exit_code, "Say which: Dora." in unknown.output) == (2, True)
    assert CliRunner().invoke(main, ["people", "list"]).stdout == "director  Dora\n"


def path_in(printed: str) -> str:
    return "/setup/" + printed.strip().rpartition("/setup/")[2]


# -- the key, hashes -------------------------------------------------------------------------------------


def test_the_rooms_key_is_made_once_and_for_its_owner_alone(tmp_path: Path):
    key = create_app({"INSTANCE": tmp_path}).config["SECRET_KEY"]
    assert create_app({"INSTANCE": tmp_path}).config["SECRET_KEY"] == key
    assert len(key) >= 48
    assert stat.S_IMODE((tmp_path / sealing.KEY).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob(f"{sealing.KEY}*")] == [sealing.KEY]


def test_passwords_and_pins_are_kept_as_argon2(room: APIFlask, staff: Staff):
    with room.app_context(), database.reading() as session:
        dora, ann = (session.get_one(Account, staff.numbers[name]) for name in ("Dora", "Ann"))
        assert dora.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert re.fullmatch("[0-9a-f]{64}", ann.pin)
        assert ann.pin == hashing.hash_pin(PINS["Ann"])
        # another room's key is another salt: a stolen database alone says nothing about PINs
        room.config["SECRET_KEY"] = "another"
        assert ann.pin != hashing.hash_pin(PINS["Ann"])


@pytest.mark.parametrize("pin", ["1111", "000000", "1234", "987654", "8901", "1212", "454545"])
def test_a_pin_that_everybody_tries_first_is_told_as_one_that_is_taken(room: APIFlask, pin: str):
    with room.app_context(), pytest.raises(Refusal) as refused:
        hashing.new_pin_hash(pin)
    assert refused.value.code == "pin-unusable"


@pytest.mark.parametrize("pin", ["", "123", "1234567", "12a4", "１２５８", " 2580"])
def test_a_pin_has_four_to_six_digits(room: APIFlask, pin: str):
    with room.app_context(), pytest.raises(Refusal) as refused:
        hashing.hash_pin(pin)
    assert refused.value.code == "bad-pin"


# -- signing in ------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(staff: Staff, room: APIFlask):
    client = room.test_client()
    token = token_in(client.get("/sign-in"))
    data = {"csrf_token": token, "name": "dora", "password": PASSWORD}
    plain = client.post("/sign-in", data=data).headers["Set-Cookie"]
    assert "HttpOnly" in plain and "SameSite=Lax" in plain and "Secure" not in plain
    secure = room.test_client()
    token = token_in(secure.get("/sign-in", base_url="https://room"))
    answer = secure.post("/sign-in", data=data | {"csrf_token": token}, base_url="https://room")
    assert "Secure" in answer.headers["Set-Cookie"]


def test_the_session_is_a_new_one_after_signing_in(staff: Staff, room: APIFlask):
    client = room.test_client()
    before = token_in(client.get("/sign-in"))
    staff.signed_in("Dora", client)
    old = client.get_cookie("dealer_assist").value
    assert token_in(client.get("/people")) != before
    staff.signed_in("Dora", client)
    thief = room.test_client()
    thief.set_cookie("dealer_assist", old)
    assert thief.get("/people").status_code == 303


def test_signing_out_ends_it_for_every_copy_of_the_cookie(staff: Staff, room: APIFlask):
    client = staff.signed_in("Flo")
    kept = client.get_cookie("dealer_assist").value
    assert client.get("/").status_code == 200
    client.post("/sign-out")
    thief = room.test_client()
    thief.set_cookie("dealer_assist", kept)
    assert thief.get("/").status_code == 303


def test_a_cookie_that_was_changed_is_nobodys(staff: Staff, room: APIFlask):
    client = staff.signed_in("Dora")
    kept = client.get_cookie("dealer_assist").value
    client.set_cookie("dealer_assist", kept[:-2] + ("AA" if kept[-2:] != "AA" else "BB"))
    assert client.get("/people").status_code == 303


@pytest.mark.parametrize(("asked", "goes"), [
    ("/tables/1", "/tables/1"), ("/tables/1?a=b#c", "/tables/1?a=b#c"), (None, "/"), ("", "/"),
    ("//elsewhere.example", "/"), ("https://elsewhere.example/", "/"), ("/\\elsewhere.example", "/"),
    ("javascript:alert(1)", "/"), ("\t//elsewhere.example", "/"), ("/\t/elsewhere.example", "/"),
    ("tables", "/"),
])
def test_after_signing_in_the_way_leads_to_this_site_only(room: APIFlask, asked: str | None, goes: str):
    with room.test_request_context():
        assert local(asked) == goes


@pytest.mark.parametrize(("name", "password"), [
    ("Dora", "wrong password"), ("Nobody", PASSWORD), ("Ann", PINS["Ann"]),
])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    staff: Staff, room: APIFlask, name: str, password: str,
):
    """A dealer's PIN is no password either."""
    client = room.test_client()
    data = {"csrf_token": token_in(client.get("/sign-in")), "name": name, "password": password}
    answer = client.post("/sign-in", data=data)
    assert answer.status_code == 422
    assert sentence(answer).startswith("Name and password do not go together. Try again, or ask")


def test_after_five_wrong_passwords_even_the_right_one_waits(staff: Staff, room: APIFlask):
    clock = Clock(room)
    client = room.test_client()
    token = token_in(client.get("/sign-in"))

    def tried(password: str, name: str = "Dora") -> Any:
        return client.post("/sign-in", data={"csrf_token": token, "name": name, "password": password})

    assert [tried("wrong password").status_code for _ in range(5)] == [422] * 5
    waits = tried(PASSWORD)
    assert waits.status_code == 429
    assert sentence(waits) == "Too many tries. Wait 31 seconds, then try again."
    assert waits.headers["Retry-After"] == "31"
    clock.now += 32
    assert tried("wrong password").status_code == 422
    clock.now += 59
    assert tried(PASSWORD).status_code == 429      # the second wait is twice as long
    clock.now += 2
    assert tried(PASSWORD).status_code == 303


def test_one_address_has_so_many_tries_a_minute(folders: Path, tmp_path: Path):
    unlimited, limited = (tmp_path / name for name in ("unlimited", "limited"))
    for folder in (unlimited, limited):
        shutil.copytree(folders / "staffed", folder)
    let_go(create_app({"INSTANCE": unlimited, "RATELIMIT_ENABLED": False}))   # takes no limit from the next
    client = create_app({"INSTANCE": limited}).test_client()
    answers = []
    while len(answers) < 600 and (not answers or answers[-1].status_code != 429):
        answers.append(client.post("/sign-in", data={}))      # minutes may end among them
    assert len(answers) > 30 and [answer.status_code for answer in answers[:30]] == [422] * 30
    assert re.fullmatch(r"Too many tries\. Wait \d+ seconds, then try again\.", sentence(answers[-1]))


class Clock:
    """The waits of the room go by this clock."""

    def __init__(self, room: APIFlask) -> None:
        self.now = 1000.0
        waits = room.extensions["backoff"]
        assert isinstance(waits, limits.Backoff)
        for one in (waits, *room.extensions["pin-waits"]):
            one.clock = lambda: self.now


# -- tablets and PINs ------------------------------------------------------------------------------------


def test_a_tablet_of_a_table_shows_it_and_takes_nothing_before_a_pin(staff: Staff):
    tablet = staff.tablet()
    who = tablet.get(f"{API}/who").get_json()
    assert (who["person"], who["tablet"]) == (None, {"name": "Table 1", "table": 1})
    assert tablet.get(f"{API}/tables/1").status_code == 200
    answer = tablet.post(f"{API}/tables/1/hands", json={})
    assert (answer.status_code, code_of(answer)) == (401, "sign-in")
    assert staff.at(tablet, PINS["Ann"]).get_json()["person"] == {"name": "Ann", "role": "dealer"}
    assert tablet.post(f"{API}/tables/1/hands", json={}).status_code == 201


def test_the_next_dealers_pin_alone_takes_over_and_the_hand_stays_open(staff: Staff):
    tablet = staff.dealing("Ann")
    desk = Desk(tablet)
    hand = desk.play(desk.start(), "1 fold")
    anns = tablet.get_cookie("dealer_assist").value
    assert staff.at(tablet, PINS["Bob"]).get_json()["person"]["name"] == "Bob"
    hand = desk.play(hand, "2 call")
    assert [row["who"] for row in desk.get(f"/hands/{hand['hand']}/log")["rows"]] == ["Ann", "Ann", "Bob"]
    tablet.set_cookie("dealer_assist", anns)
    assert tablet.post(f"{API}/hands/{hand['hand']}/undo", json={"seq": hand["seq"]}).status_code == 401


def test_a_pin_opens_the_tables_of_its_dealer_and_is_told_like_a_wrong_one_elsewhere(staff: Staff):
    other = staff.tablet(2)
    wrong, anns = staff.at(other, "9999"), staff.at(other, PINS["Ann"])
    assert wrong.get_json() == anns.get_json()
    assert (anns.status_code, code_of(anns)) == (422, "wrong-pin")
    assert staff.at(other, PINS["Bob"]).status_code == 200


def test_a_pin_is_of_no_use_away_from_a_tablet(staff: Staff, room: APIFlask):
    anywhere = room.test_client()
    assert code_of(staff.at(anywhere, PINS["Ann"])) == "no-tablet"
    stolen = staff.dealing("Ann").get_cookie("dealer_assist").value
    anywhere.set_cookie("dealer_assist", stolen)        # without the tablet's own cookie
    assert anywhere.get(f"{API}/who").get_json()["person"] is None


def test_wrong_pins_make_the_tablet_wait_and_the_director_sees_them(staff: Staff, room: APIFlask):
    clock = Clock(room)
    tablet = staff.tablet()
    assert [staff.at(tablet, "9999").status_code for _ in range(5)] == [422] * 5
    waits = staff.at(tablet, PINS["Ann"])
    assert (waits.status_code, code_of(waits)) == (429, "too-often")
    clock.now += 31
    assert staff.at(tablet, PINS["Ann"]).status_code == 200
    page = staff.signed_in("Dora").get("/people/refused").get_data(as_text=True)
    assert "PIN /tables/1" in page and "×5" in page and "This PIN does not open this table." in page
    dora = staff.signed_in("Dora")
    dora.set_cookie("lang", "de")
    page = dora.get("/people/refused").get_data(as_text=True)
    assert speak(say("people.wrong-pin"), "de") in page and "This PIN" not in page


def test_a_dealer_who_is_taken_off_the_table_is_out_in_mid_hand(staff: Staff, room: APIFlask):
    """Whoever deals there now signs in: what is unsent there waits for that, and is not refused."""
    tablet = staff.dealing("Ann")
    dora = staff.signed_in("Dora")
    page = f"/people/{staff.numbers['Ann']}"
    data = {"csrf_token": token_in(dora.get(page)), "name": "Ann", "role": "dealer", "tables": "2"}
    assert dora.post(page, data=data).status_code == 303
    refused = tablet.post(f"{API}/tables/1/hands", json={})
    assert (refused.status_code, code_of(refused)) == (401, "sign-in")


def test_a_locked_tablet_hides_nothing_and_asks_for_the_pin(staff: Staff, room: APIFlask):
    """Off by default; the director says after how many minutes without an entry."""
    tablet, dora = staff.dealing("Ann"), staff.signed_in("Dora")
    token = token_in(dora.get("/people"))
    assert dora.post("/people/room", data={"csrf_token": token, "lock": "many"}).status_code == 422
    with room.app_context(), database.writing() as session:
        assert sign_ins.lock_minutes(session) == 0
        at_tablets = session.query(SignIn).filter(SignIn.tablet_id.is_not(None))
        at_tablets.update({"seen": "2020-01-01T00:00:00.000000Z"})
    assert tablet.get(f"{API}/who").get_json()["person"]["name"] == "Ann"
    assert dora.post("/people/room", data={"csrf_token": token, "lock": "5"}).status_code == 303
    who = tablet.get(f"{API}/who").get_json()
    assert (who["person"], who["locked"], who["lock"]) == (None, "Ann", 5)
    assert who["pin"] == {"least": hashing.PIN_LEAST, "most": hashing.PIN_MOST}     # what the pad takes
    assert tablet.get(f"{API}/tables/1").status_code == 200
    answer = tablet.post(f"{API}/tables/1/hands", json={})
    assert answer.status_code == 401
    assert "Ann, enter your PIN again" in answer.get_json()["error"]["message"]
    assert staff.at(tablet, PINS["Ann"]).status_code == 200
    assert tablet.post(f"{API}/tables/1/hands", json={}).status_code == 201


def test_a_dealer_signs_out_and_the_tablet_stays_the_tables(staff: Staff):
    tablet = staff.dealing("Ann")
    who = tablet.post(f"{API}/sign-out", json={}).get_json()
    assert (who["person"], who["tablet"]["table"]) == (None, 1)


# -- the people page --------------------------------------------------------------------------------------


@pytest.fixture
def dora(staff: Staff) -> Iterator[FlaskClient]:
    yield staff.signed_in("Dora")


def sent(client: FlaskClient, path: str, **data: Any) -> Any:
    """Send a form of the people page."""
    return client.post(path, data={"csrf_token": token_in(client.get("/people")), **data})


def test_a_new_dealer_comes_in_by_a_link_that_is_shown_once(dora: FlaskClient, staff: Staff, room: APIFlask):
    added = sent(dora, "/people", name="Cleo", role="dealer", tables=["1", "2"])
    page = dora.get(added.headers["Location"]).get_data(as_text=True)
    link = re.search(r"<code>http://localhost(/setup/[^<]+)</code>", page)[1]
    assert "/setup/" not in dora.get(added.headers["Location"]).get_data(as_text=True)
    taken = use(room.test_client(), link, password=PINS["Ann"])
    assert sentence(taken) == "This PIN cannot be used: it is too easy to guess, or not free. Choose another."
    assert "Your PIN counts now" in use(room.test_client(), link, password="4071").get_data(as_text=True)
    assert staff.at(staff.tablet(2), "4071").get_json()["person"]["name"] == "Cleo"


def test_a_lost_pin_stops_at_once(dora: FlaskClient, staff: Staff):
    tablet = staff.dealing("Ann")
    sent(dora, f"/people/{staff.numbers['Ann']}/reset")
    assert tablet.get(f"{API}/who").get_json()["person"] is None
    assert code_of(staff.at(tablet, PINS["Ann"])) == "wrong-pin"


def test_who_left_is_out_and_who_is_back_needs_a_new_link(dora: FlaskClient, staff: Staff, room: APIFlask):
    flo, page = staff.signed_in("Flo"), f"/people/{staff.numbers['Flo']}"
    assert sent(dora, page + "/deactivate").status_code == 303
    assert flo.get("/").status_code == 303
    back = sent(dora, page + "/activate")
    link = re.search(r"<code>http://localhost(/setup/[^<]+)</code>",
                     dora.get(back.headers["Location"]).get_data(as_text=True))[1]
    assert use(room.test_client(), link, password="back again, and new").status_code == 303


def test_the_only_director_cannot_be_sent_away(dora: FlaskClient, staff: Staff):
    answer = sent(dora, f"/people/{staff.numbers['Dora']}/deactivate")
    assert answer.status_code == 422
    assert "Dora is the only director" in sentence(answer)


def test_a_tablet_that_got_lost_is_revoked(dora: FlaskClient, staff: Staff):
    tablet = staff.dealing("Ann")
    assert "Revoke" in dora.get("/people").get_data(as_text=True)
    sent(dora, "/people/tablets/1/revoke")
    assert tablet.get(f"{API}/tables/1").status_code == 401
    assert code_of(staff.at(tablet, PINS["Ann"])) == "no-tablet"


@pytest.mark.parametrize("path", [
    "/people/99", "/people/99/reset", "/people/99/deactivate", "/people/99/activate",
    "/people/tablets/99/revoke",
])
def test_somebody_who_is_not_there_gets_a_sentence(dora: FlaskClient, path: str):
    answer = sent(dora, path, name="X", role="floor")
    assert answer.status_code == 404
    assert "There is no" in sentence(answer)


def test_every_form_of_the_people_page_needs_its_token(dora: FlaskClient, staff: Staff):
    number = staff.numbers["Ann"]
    for path in ("/people", f"/people/{number}", f"/people/{number}/reset", f"/people/{number}/deactivate",
                 f"/people/{number}/activate", "/people/tablets/1/revoke", "/people/room"):
        answer = dora.post(path, data={"name": "Cleo", "role": "floor", "lock": "5"})
        assert answer.status_code == 422, path
        assert "send it again" in answer.get_data(as_text=True), path
