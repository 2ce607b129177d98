"""Forms of the pages by Flask-WTF: a form says its fields, a view reads what they hold.

Where a request comes from is asked of every one of them (`security`); the forms of people and sign-in carry
a token of their own besides.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from flask import request
from flask_wtf import FlaskForm  # type: ignore[import-untyped]
from wtforms import Field, StringField  # type: ignore[import-untyped]

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


class PageForm(FlaskForm):  # type: ignore[misc]
    """A form without a token of its own."""

    class Meta:
        """Of WTForms."""

        csrf = False

        def wrap_formdata(self, form: object, formdata: object) -> object:
            """What a page's form sends, and nothing else: a JSON body is no form, whatever it holds."""
            return request.form if request.method == "POST" else None

    def sent(self) -> dict[str, str]:
        """What was sent, a text a field; a field that was not sent is not there."""
        fields: dict[str, str] = {}
        for field in self:
            if isinstance(field, Open):
                fields |= field.data
            elif field.raw_data and isinstance(field.data, str):
                fields[field.name] = field.data
        return fields


def posted_fields() -> list[tuple[str, str]]:
    """Everything that a form sent, of a file its name and a digest; none where no form was sent."""
    if request.method != "POST" or request.mimetype not in FORMS:
        return []
    fields = list(request.form.items(multi=True))
    for name, file in request.files.items(multi=True):
        file.stream.seek(0)
        fields.append((name, f"{file.filename} {sha256(file.stream.read()).hexdigest()}"))
        file.stream.seek(0)
    return fields


class Open(Field):  # type: ignore[misc]
    """The fields that a page names after what it shows: of `amount`, `amount.Ann` and `amount.Bob`."""

    def process(self, formdata: Any, data: object = None, extra_filters: object = None) -> None:
        """Take each of them, under its own name."""
        mine = [name for name in formdata or () if name.startswith(f"{self.name}.")]
        self.data = {name: formdata[name] for name in mine}


def of_texts(name: str, fields: Iterable[str]) -> type[PageForm]:
    """A form of text fields whose names follow from seats, stakes or rules; what it reads checks them."""
    return type(name, (PageForm,), {field: StringField() for field in fields})


def number_of(text: str) -> int:
    """A row's number as a form sends it.  Errors: ValueError, which the field takes as not chosen."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ValueError(text[:20])
    return int(text)


def stripped(text: str | None) -> str:
    """What was written, without blanks around it; a field that was not sent is empty."""
    return (text or "").strip()
