"""The forms of this package: fields, and a token against forms of other sites. Views read what they hold."""

from __future__ import annotations

from flask_wtf import FlaskForm  # type: ignore[import-untyped]
from wtforms import (  # type: ignore[import-untyped]
    BooleanField, PasswordField, SelectField, SelectMultipleField, StringField,
)

from dealer_assist.errors import NotNow
from dealer_assist.store.people.models import ROLES
from dealer_assist.texts import say


class Form(FlaskForm):  # type: ignore[misc]
    """Any of them; this one has its token only."""

    def check(self) -> None:
        """Was it sent from our own page?  Errors: `old-page`."""
        self.validate()
        if "csrf_token" in self.errors:
            raise NotNow("old-page", say("people.old-page"))


class SignInForm(Form):
    """Name and password."""

    name = StringField()
    password = PasswordField()


class LinkForm(Form):
    """What somebody chooses who opened a link: the first director a name too, a dealer a PIN."""

    name = StringField()
    password = PasswordField()
    again = PasswordField()


class PersonForm(Form):
    """A person, as the director writes them down."""

    name = StringField()
    role = SelectField(choices=ROLES)
    tables = SelectMultipleField(coerce=int, validate_choice=False)
    any_table = BooleanField()


class RoomForm(Form):
    """What holds for all tablets."""

    lock = StringField()
