"""Forms of the pages by Flask-WTF: a form says its fields, a view reads what they hold.

Where a request comes from is asked of every one of them (`security`); the forms of people and sign-in carry
a token of their own besides.
"""

from __future__ import annotations

from flask import request
from flask_wtf import FlaskForm  # type: ignore[import-untyped]


class PageForm(FlaskForm):  # type: ignore[misc]
    """A form without a token of its own."""

    class Meta:
        """Of WTForms."""

        csrf = False

        def wrap_formdata(self, form: object, formdata: object) -> object:
            """What a page's form sends, and nothing else: a JSON body is no form, whatever it holds."""
            return request.form if request.method == "POST" else None


def number_of(text: str) -> int:
    """A row's number as a form sends it.  Errors: ValueError, which the field takes as not chosen."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ValueError(text[:20])
    return int(text)


def stripped(text: str | None) -> str:
    """What was written, without blanks around it; a field that was not sent is empty."""
    return (text or "").strip()
