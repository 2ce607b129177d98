"""A room with its staff for a test: a director, a floor, a viewer, two dealers and the tablet of table 1."""

from __future__ import annotations

from typing import Any

from apiflask import APIFlask
from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from dealer_assist.store.db import database
from dealer_assist.store.people import accounts
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER, Account
from dealer_assist.web.auth import hashing
from tests.hashing import hashed, keep_hashes

API = "/api/v1"
PASSWORD = "as good as any other"
PINS = {"Ann": "2580", "Bob": "739164"}
ROLES = {"Dora": DIRECTOR, "Flo": FLOOR, "Vic": VIEWER, "Ann": DEALER, "Bob": DEALER}
keep_hashes()


class Staff:
    """Everybody by name: Dora the director, Flo of the floor, the viewer Vic, Ann at table 1, Bob at any."""

    def __init__(self, app: APIFlask) -> None:
        """Everybody is there in a room that was copied with them; in another they come in now."""
        self.app = app
        with app.app_context():
            self.numbers = self.there()
            if not self.numbers:
                with database.writing() as session:
                    self.numbers = {name: self.let_in(session, name, role, hashed(PASSWORD))
                                    for name, role in ROLES.items()}

    @staticmethod
    def there() -> dict[str, int]:
        with database.reading() as session:
            return {account.name: account.id for account in session.query(Account)}

    def add(self, name: str, role: str, password: str) -> int:
        """Somebody who has used his link."""
        with database.writing() as session:
            return self.let_in(session, name, role, password)

    @staticmethod
    def let_in(session: Session, name: str, role: str, password: str) -> int:
        account = accounts.add(session, name, role)
        token = accounts.issue(session, account)
        pin = hashing.new_pin_hash(PINS[name]) if role == DEALER else None
        accounts.let_in(session, token, "", password=None if pin else password, pin=pin)
        accounts.change(
            session, account.id, name=name, role=role, tables=[1] if name == "Ann" else [],
            any_table=name == "Bob")
        return account.id

    def signed_in(self, name: str, client: FlaskClient | None = None) -> FlaskClient:
        """A browser where somebody signed in with his password."""
        client = client or self.app.test_client()
        token = token_in(client.get("/sign-in"))
        answer = client.post("/sign-in", data={"csrf_token": token, "name": name, "password": PASSWORD})
        assert answer.status_code == 303, answer.get_data(as_text=True)
        return client

    def tablet(self, table: int = 1) -> FlaskClient:
        """A tablet that Flo set up at a table; nobody is signed in there."""
        client = self.signed_in("Flo")
        answer = client.post(f"{API}/tables/{table}/tablet", json={})
        assert answer.status_code == 201, answer.get_json()
        return client

    def at(self, tablet: FlaskClient, pin: str) -> Any:
        """What the tablet answers to a PIN."""
        return tablet.post(f"{API}/dealer", json={"pin": pin})

    def dealing(self, name: str, table: int = 1) -> FlaskClient:
        """A tablet where a dealer is signed in."""
        tablet = self.tablet(table)
        assert self.at(tablet, PINS[name]).status_code == 200
        return tablet


def token_in(answer: Any) -> str:
    """The token that a form of the page holds."""
    page = answer.get_data(as_text=True)
    return str(page.split('name="csrf_token"')[1].split('value="')[1].split('"')[0])


def code_of(answer: Any) -> str:
    """The code of a refusal."""
    return str(answer.get_json()["error"]["code"])
