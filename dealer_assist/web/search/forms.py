"""The forms of searches and playlists."""

from __future__ import annotations

from wtforms import (  # type: ignore[import-untyped]
    BooleanField, SelectField, SelectMultipleField, StringField,
)

from dealer_assist.web.shell.forms import PageForm, number_of, stripped

OUT, EARLIER, LATER = "out", "earlier", "later"


class SearchForm(PageForm):
    """A search to be kept: what is asked, its name, whether everybody sees it."""

    q = StringField(filters=[stripped])
    name = StringField(filters=[stripped])
    shared = BooleanField()


class PlaylistForm(PageForm):
    """A playlist: its name, whether everybody sees it."""

    name = StringField(filters=[stripped])
    shared = BooleanField()


class HandsForm(PageForm):
    """Hands that were ticked, for a playlist there is or for a new one with a name."""

    hand = SelectMultipleField(coerce=number_of, validate_choice=False)
    playlist = StringField(filters=[stripped])
    name = StringField(filters=[stripped])


class PlaceForm(PageForm):
    """A hand of a playlist, and where it goes; `at` is the place where the page showed it."""

    hand = SelectField(coerce=number_of, validate_choice=False)
    at = SelectField(coerce=number_of, validate_choice=False)
    do = SelectField(choices=[OUT, EARLIER, LATER], validate_choice=False)
