"""Several empty tables alike at once: a name, the numbers, the game and its stakes."""

from __future__ import annotations

from flask import redirect, render_template, url_for

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.tables.several import add_tables
from dealer_assist.texts import say
from dealer_assist.web.setup import forms
from dealer_assist.web.setup.pages import Answer, beside, lists, new_table


@new_table.get("/tables/several")
def ask_several() -> Answer:
    """The form."""
    return _page(dict(forms.SEVERAL))


@new_table.post("/tables/several")
def create_several() -> Answer:
    """Set them up, all or none."""
    form = forms.SeveralForm().sent()
    try:
        settings = forms.read_settings(form)
        first = forms.count(form, "first", say("setup.first-number")) or 0
        many = forms.count(form, "count", say("setup.how-many-tables")) or 0
        with database.writing() as session:
            add_tables(session, forms.read_name(form), first, many, settings)
    except Refusal as refusal:
        return _page(form, refusal), 422
    return redirect(url_for("table.index"), 303)


def _page(form: dict[str, str], refusal: Refusal | None = None) -> str:
    errors = beside(refusal, form)
    return render_template(
        "setup/several.html", form=form, errors=errors, refusal=None if errors else refusal, **lists())
