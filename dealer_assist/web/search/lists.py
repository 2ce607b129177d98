"""What is kept: searches by name, and playlists, hands to be replayed one after the other."""

from __future__ import annotations

from typing import Any


from flask import redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.store.db import database
from dealer_assist.store.review import playlists
from dealer_assist.store.review.playlists import Playlist, Search
from dealer_assist.store.search.listing import listed
from dealer_assist.web.search.blueprint import finding, me
from dealer_assist.web.search.forms import (
    EARLIER, OUT, HandsForm, PlaceForm, PlaylistForm, SearchForm,
)
from dealer_assist.web.search.pages import QUIET, mark_words

LIST = "/playlists/<int:playlist>"


@finding.post("/find/searches")
def save_search() -> AnyResponse:
    """Keep the search by a name."""
    form = SearchForm()
    with database.writing() as session:
        playlists.save_search(session, form.name.data, form.q.data, form.shared.data, me())
    return redirect(url_for("finding.find", q=form.q.data), 303)


@finding.post("/find/searches/<int:search>/remove")
def remove_search(search: int) -> AnyResponse:
    """Throw a search away."""
    with database.writing() as session:
        playlists.remove(session, playlists.own(session, Search, search, me()))
    return redirect(url_for("finding.find"), 303)


@finding.get("/playlists")
def all_lists() -> str:
    """Every playlist that this person may use."""
    with database.reading() as session:
        lists = playlists.usable(session, Playlist, me())
        return render_template("search/playlists.html", playlists=lists, me=me(), refusal=None,
                               counts=playlists.counts(session, lists))


@finding.post("/playlists")
def make_list() -> AnyResponse:
    """A new one, empty."""
    form = PlaylistForm()
    with database.writing() as session:
        playlist = playlists.make(session, form.name.data, form.shared.data, me())
        return redirect(url_for("finding.show_list", playlist=playlist.id), 303)


@finding.post("/playlists/add")
def add_hands() -> AnyResponse:
    """Put hands into a playlist, or into a new one where it has a name."""
    form = HandsForm()
    chosen = form.playlist.data
    if not form.hand.data:
        raise Unreadable("no-hand", field="hand")
    with database.writing() as session:
        if chosen.isascii() and chosen.isdecimal():
            playlist = playlists.own(session, Playlist, int(chosen[:10]), me())
        else:
            playlist = playlists.make(session, form.name.data, False, me())
        playlists.add(session, playlist, form.hand.data)
        return redirect(url_for("finding.show_list", playlist=playlist.id), 303)


@finding.get(LIST)
def show_list(playlist: int) -> str:
    """The hands of a playlist, in its order."""
    with database.reading() as session:
        shown = playlists.find(session, Playlist, playlist, me())
        hands = listed(session, playlists.numbers(session, shown))
        return render_template(
            "search/playlist.html", playlist=shown, hands=hands, mark_names=mark_words(), quiet=QUIET,
            mine=shown.owner in (None, me()), refusal=None)


@finding.post(LIST)
def change_list(playlist: int) -> AnyResponse:
    """Its name, the place of a hand, or a hand out of it."""
    with database.writing() as session:
        changed = playlists.own(session, Playlist, playlist, me())
        form = PlaylistForm()
        if "name" in form.sent():
            playlists.change(session, changed, form.name.data, form.shared.data)
        else:
            _place(session, changed, PlaceForm())
    return redirect(url_for("finding.show_list", playlist=playlist), 303)


@finding.post(LIST + "/remove")
def remove_list(playlist: int) -> AnyResponse:
    """Throw a playlist away; its hands stay in the record."""
    with database.writing() as session:
        playlists.remove(session, playlists.own(session, Playlist, playlist, me()))
    return redirect(url_for("finding.all_lists"), 303)


def _place(session: Any, playlist: Playlist, form: PlaceForm) -> None:
    if form.hand.data is None:
        return
    if form.do.data == OUT:
        playlists.take_out(session, playlist, form.hand.data)
    else:
        by = -1 if form.do.data == EARLIER else 1
        playlists.move(session, playlist, form.hand.data, by, form.at.data)


# -- on the review page -------------------------------------------------------------------------------------


@finding.app_context_processor
def on_review() -> dict[str, Any]:
    """What the review of a hand shows of playlists."""
    return {"playlist_here": _here, "own_playlists": _mine}


def _here(hand: int) -> dict[str, Any] | None:
    """The playlist of the address, where the hand stands in it."""
    asked = request.args.get("playlist", "")
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 10):
        return None
    try:
        with database.reading() as session:
            document = playlists.document(session, playlists.find(session, Playlist, int(asked), me()), hand)
    except Refusal:             # thrown away since, or somebody else's: the hand is shown all the same
        return None
    return document if "place" in document else None


def _mine() -> list[Playlist]:
    with database.reading() as session:
        session.expire_on_commit = False
        return [one for one in playlists.usable(session, Playlist, me()) if one.owner in (None, me())]
