"""Accounts, links that work once, sign-ins that end, and the record of who dealt."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from apiflask import APIFlask
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database, utc
from dealer_assist.store.ledger.verify import verify
from dealer_assist.store.people import accounts, sign_ins
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER, Account, Denied, Link, SignIn
from dealer_assist.texts import languages, say, speak
from tests.store.venue import Desk


@pytest.fixture
def session(app: APIFlask) -> Iterator[Session]:
    """One transaction, kept to its end."""
    with app.app_context(), database.writing() as opened:
        yield opened


def ago(**time: float) -> str:
    """So long ago, as the record writes it."""
    return utc.stamp(datetime.now(UTC) - timedelta(**time))


def director(session: Session, name: str = "Dora") -> Account:
    return accounts.let_in(session, accounts.issue(session, None), name, password="hash")


def dealer(session: Session, name: str = "Ann", pin: str = "p1") -> Account:
    account = accounts.add(session, name, DEALER)
    return accounts.let_in(session, accounts.issue(session, account), "", pin=pin)


def code(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


@pytest.mark.both_databases
def test_the_first_link_makes_the_director_and_works_once(session: Session):
    token = accounts.issue(session, None)
    assert not accounts.director_exists(session)
    accounts.let_in(session, token, "Dora", password="hash")
    assert accounts.director_exists(session)
    with pytest.raises(Refusal) as refused:
        accounts.let_in(session, token, "Mallory", password="hash")
    assert code(refused) == "link-used"


def test_a_second_first_link_is_dead_once_there_is_a_director(session: Session):
    """Two that were printed: the newer one killed the older, and the director killed both."""
    old, new = accounts.issue(session, None), accounts.issue(session, None)
    assert accounts.find_link(session, old) is None
    accounts.let_in(session, new, "Dora", password="hash")
    assert accounts.find_link(session, accounts.issue(session, None)) is None


@pytest.mark.both_databases
def test_a_link_is_dead_after_a_day(session: Session):
    token = accounts.issue(session, None)
    session.execute(update(Link).values(expires=ago(seconds=1)))
    assert accounts.find_link(session, token) is None


@pytest.mark.both_databases
def test_no_token_can_be_read_out_of_the_database(session: Session):
    director(session)
    ann = dealer(session)
    tokens = [accounts.issue(session, ann), sign_ins.begin(session, ann)]
    stored = [*session.scalars(select(Link.digest)), *session.scalars(select(SignIn.digest))]
    assert len(stored) == 2
    assert not set(tokens) & set(stored)
    assert all(len(token) >= 32 for token in tokens)      # of 64 letters each: 192 bits


@pytest.mark.both_databases
def test_one_name_is_one_person(app: APIFlask):
    with app.app_context():
        with database.writing() as session:
            accounts.add(session, "Ann  Lee", DEALER)
        with pytest.raises(Refusal) as refused, database.writing() as session:
            accounts.add(session, "ann lee ", FLOOR)
    assert code(refused) == "name-taken"


@pytest.mark.both_databases
@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "a\x00b"])
def test_a_name_can_be_read(session: Session, name: str):
    with pytest.raises(Refusal) as refused:
        accounts.add(session, name, DEALER)
    assert code(refused) == "bad-name"


@pytest.mark.both_databases
def test_no_two_people_have_the_same_pin(app: APIFlask):
    with app.app_context():
        with database.writing() as session:
            dealer(session, "Ann", pin="p1")
        with pytest.raises(Refusal) as refused, database.writing() as session:
            dealer(session, "Bob", pin="p1")
    assert code(refused) == "pin-unusable"
    assert "Ann" not in refused.value.message


@pytest.mark.both_databases
def test_the_last_director_stays(session: Session):
    dora = director(session)
    accounts.add(session, "Dan", DIRECTOR)                 # has not chosen a password yet
    as_viewer = {"name": "Dora", "role": VIEWER, "tables": (), "any_table": False}
    for leave in (lambda: accounts.deactivate(session, dora.id),
                  lambda: accounts.change(session, dora.id, **as_viewer)):
        with pytest.raises(Refusal) as refused:
            leave()
        assert code(refused) == "last-director"


def test_a_reset_ends_what_opened_doors_before(session: Session):
    director(session)
    ann = dealer(session)
    token = sign_ins.begin(session, ann)
    accounts.reset(session, ann.id)
    assert ann.pin is None
    assert sign_ins.find(session, token) is None


def test_a_director_keeps_the_password_until_the_new_link_is_used(session: Session):
    """Otherwise a room whose only director asks for a link would have none, and be open."""
    dora = director(session)
    token = accounts.reset(session, dora.id)
    assert dora.password == "hash"
    accounts.let_in(session, token, "", password="new")
    assert dora.password == "new"


def test_who_becomes_the_floor_needs_a_password_and_no_pin(session: Session):
    director(session)
    ann = dealer(session)
    accounts.change(session, ann.id, name="Ann", role=FLOOR, tables=(), any_table=False)
    assert (ann.pin, ann.ready) == (None, False)


def test_who_left_cannot_use_a_link_or_a_sign_in(session: Session):
    director(session)
    ann = dealer(session)
    token, link = sign_ins.begin(session, ann), accounts.issue(session, ann)
    accounts.deactivate(session, ann.id)
    assert sign_ins.find(session, token) is None
    assert accounts.find_link(session, link) is None
    assert accounts.by_name(session, "Ann") is None


@pytest.mark.both_databases
@pytest.mark.parametrize(("role", "began", "seen", "counts"), [
    (DIRECTOR, {"hours": 11.9}, {"hours": 1.9}, True),
    (DIRECTOR, {"hours": 12.1}, {"hours": 0}, False),
    (DIRECTOR, {"hours": 3}, {"hours": 2.1}, False),
    (FLOOR, {"hours": 12.1}, {"hours": 0}, False),
    (FLOOR, {"hours": 3}, {"hours": 2.1}, False),
    (DEALER, {"hours": 30}, {"hours": 30}, True),
    (VIEWER, {"days": 30}, {"days": 30}, True),
])
def test_sign_ins_end_after_twelve_hours_and_two_of_silence(session: Session, role, began, seen, counts):
    account = accounts.add(session, "Somebody", role)
    token = sign_ins.begin(session, account)
    session.execute(update(SignIn).values(began=ago(**began), seen=ago(**seen)))
    session.expire_all()
    assert (sign_ins.find(session, token) is not None) == counts


@pytest.mark.both_databases
def test_the_next_dealer_takes_over_in_mid_hand_and_the_record_says_from_where(seated: Desk, app: APIFlask):
    hand = seated.play(seated.start(), "1 fold")
    with app.app_context(), database.writing() as session:
        ann, bob = dealer(session, "Ann", "p1"), dealer(session, "Bob", "p2")
        tablet = sign_ins.find_tablet(session, sign_ins.pair(session, 1, "Table 1", "Flo"))
        first, number = sign_ins.begin(session, ann, tablet), bob.id
    seated.play(hand, "2 call")
    with app.app_context(), database.writing() as session:
        tablet = sign_ins.tablets(session)[0]
        second = sign_ins.begin(session, accounts.find(session, number), tablet)
        assert sign_ins.find(session, first) is None
        assert sign_ins.find(session, second) is not None
        assert sign_ins.dealers_now(session) == {tablet.id: "Bob"}
        rows = sign_ins.changes(session)
        changes = [(one.account.name, table, hand, one.seq) for one, table, hand in rows]
    assert changes == [("Bob", "Table 1", 1, 2), ("Ann", "Table 1", 1, 1)]


def test_who_comes_to_a_tablet_and_who_leaves_it_is_sealed(seated: Desk, app: APIFlask):
    """By the next dealer, by signing out, with the tablet, with the account; elsewhere nobody need know."""
    def rows() -> list[str]:
        return [row["text"] for row in reversed(seated.get("/ledger?kind=sign-in")["rows"])]

    with app.app_context(), database.writing() as session:
        ann, bob = dealer(session, "Ann", "p1"), dealer(session, "Bob", "p2")
        token = sign_ins.pair(session, 1, "Table 1", "Flo")
        tablet = sign_ins.find_tablet(session, token)
        sign_ins.begin(session, ann)
        sign_ins.begin(session, ann, tablet)
        now = sign_ins.find(session, sign_ins.begin(session, bob, tablet))
        sign_ins.end(session, now.id)
        sign_ins.begin(session, ann, tablet)
        accounts.deactivate(session, ann.id)
        sign_ins.begin(session, bob, tablet)
        sign_ins.revoke(session, tablet.id)
    assert rows() == [f"{name} signed {way}" for name, way in (
        ("Ann", "in"), ("Ann", "out"), ("Bob", "in"), ("Bob", "out"), ("Ann", "in"), ("Ann", "out"),
        ("Bob", "in"), ("Bob", "out"))]
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


def test_a_revoked_tablet_is_any_browser(seated: Desk, app: APIFlask):
    with app.app_context(), database.writing() as session:
        token = sign_ins.pair(session, 1, "Table 1", "Flo")
        tablet = sign_ins.find_tablet(session, token)
        signed = sign_ins.begin(session, dealer(session), tablet)
        sign_ins.revoke(session, tablet.id)
        assert sign_ins.find_tablet(session, token) is None
        assert sign_ins.find(session, signed) is None
        assert sign_ins.tablets(session) == []


@pytest.mark.both_databases
def test_the_same_refusal_within_a_minute_is_counted_and_not_written_again(session: Session):
    for _ in range(3):
        sign_ins.deny(session, "Ann", DEALER, "POST", "/x", say("people.other-table", table=2))
    sign_ins.deny(session, None, "tablet", "POST", "/x", say("people.other-table", table=2))
    sign_ins.deny(session, "Ann", DEALER, "GET", "/x", say("people.other-table", table=2))
    sign_ins.deny(session, "Ann", DEALER, "GET", "/x", say("people.other-table", table=3))
    assert [(one.who, one.times) for one in sign_ins.denied(session)] == [
        ("Ann", 1), ("Ann", 1), (None, 1), ("Ann", 3)]


@pytest.mark.both_databases
def test_a_refusal_is_kept_by_its_key_and_told_to_whoever_reads_it(session: Session):
    why = say("people.not-yours", role=say("people.role-viewer"), may=say("people.role-dealer"))
    sign_ins.deny(session, "Vic", VIEWER, "POST", "/x", why)
    kept, = sign_ins.denied(session)
    assert (kept.key, kept.text) == ("people.not-yours", "")
    assert [speak(kept.why, language) for language in languages()] == [speak(why, one) for one in languages()]


def test_what_an_earlier_edition_wrote_or_a_key_that_is_gone_is_shown_as_it_is(session: Session):
    for fields in ({"text": "This is not yours."}, {"key": "people.long-gone", "figures": "{}"},
                   {"key": "people.other-table", "figures": "{}"}):
        session.add(Denied(at="2026-01-01T20:00:00", role=DEALER, method="GET", path="/x", times=1, **fields))
    session.flush()
    assert {one.why for one in sign_ins.denied(session)} == {
        "This is not yours.", "people.long-gone", "people.other-table"}
