"""The page on which hands are found. What is asked for stands in its address, so it can be kept and sent."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from flask import redirect, render_template, request, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.cards import RANKS
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.store.db import database, utc
from dealer_assist.record.log import OPEN
from dealer_assist.store.hands import documents
from dealer_assist.store.people.models import VIEWER
from dealer_assist.store.review import playlists
from dealer_assist.store.review.playlists import Playlist, Search
from dealer_assist.store.search import find as store, query as criteria, tokens as words
from dealer_assist.store.search.spoken_cards import PAIRS
from dealer_assist.store.search.plain import Token, once, without_idle
from dealer_assist.store.search.deeds import GREW
from dealer_assist.store.search.showdown import PLURALS
from dealer_assist.store.search.vocabulary import AGAINST, DAY, EITHER, FINAL, LOST, PARTS, WON
from dealer_assist.store.search.named_games import games_of
from dealer_assist.store.search.moments import BACK, days_of
from dealer_assist.store.search.index import MARKS, STREETS
from dealer_assist.texts import joined, listed, named, say
from dealer_assist.texts.numbers import read_whole
from dealer_assist.web.auth.roles import asking
from dealer_assist.web.search.blueprint import finding, game_name, me

FIELDS = ("player", "dealer", "table", "game", "street")
QUIET = ("over", "showdown")        # what most hands are needs no mark in a list


@finding.get("/find")
def find() -> str | AnyResponse:
    """Search, and what was found. Filled-in fields become words of the query."""
    more = _of_fields()
    try:
        with database.reading() as session:
            asked = once([*words.tokens(session, request.args.get("q", "")), *more])
            if more:
                return redirect(_address(asked, request.args.get("sort")))
            return _page(session, asked)
    except Refusal as refusal:
        with database.reading() as session:
            return _page(session, [], refusal)


def _of_fields() -> list[Token]:
    read = [Token(key, value) for key in FIELDS if (value := request.args.get(key, "").strip()[:100])]
    read += [words.mark(one) for one in request.args.getlist("mark") if one in MARKS]
    low, high = (_amount(request.args.get(name, "").strip()[:20]) for name in ("least", "most"))
    if low or high:
        read.append(Token("pot", f"{low}-{high}" if low and high else f">={low}" if low else f"<={high}"))
    since, until = (request.args.get(name, "").strip()[:10] for name in ("since", "until"))
    if since or until:
        read.append(Token("date", since if since == until else f"{since}..{until}" if since and until
                           else f">={since}" if since else f"<={until}"))
    return read


def _amount(text: str) -> str:
    """An amount in figures alone; what is none stays as it was written, and is refused."""
    return text if (chips := read_whole(text)) is None else str(chips)


def _address(asked: list[Token], sort: str | None = None, after: str | None = None) -> str:
    query = " ".join(token.text() for token in asked) or None
    return url_for("finding.find", q=query, sort=sort if sort != store.TIME else None, after=after)


def _page(session: Session, asked: list[Token], refusal: Refusal | None = None) -> str:
    """The whole page; a refused search keeps what was written."""
    sort = request.args.get("sort", store.TIME)
    result, notes = None, tuple[str, ...]()
    if refusal is None:
        now = utc.here()
        what = criteria.read(session, asked, None, now.date(), now)
        notes, sort = what.notes, what.sort or sort
        if asking().role == VIEWER:
            what.without |= {OPEN}
        result = store.search(session, what, sort, request.args.get("after"))
    query = " ".join(token.text() for token in asked) if refusal is None else request.args.get("q", "")
    return render_template(
        "search/find.html", refusal=refusal, query=query, sort=sort, result=result, notes=notes,
        typed=request.args.get("q", ""),
        mark_names=mark_words(), quiet=QUIET, chips=_chips(session, asked, sort),
        sorts={one: _address([token for token in asked if token.key != "sort"], one) for one in store.SORTS},
        more=_address(asked, sort, result.after) if result and result.after else None, happenings=MARKS,
        streets=STREETS, games=_games(), tables=session.scalars(documents.all_tables()).all(),
        searches=_searches(session), playlists=playlists.usable(session, Playlist, me()), me=me())


def _chips(session: Session, asked: list[Token], sort: str) -> list[dict[str, str]]:
    """What is asked for, each with the address of the search without it."""
    return [{"text": _spoken(session, token),
             "off": _address(without_idle([*asked[:n], *asked[n + 1:]]), sort)}
            for n, token in enumerate(asked)]


def _spoken(session: Session, token: Token) -> str:
    """What a word of the search means: the games it may be, the day that yesterday was."""
    if token.key == "mark":
        word = say(f"marks.{token.value}")
        return say("finding.not", what=word) if token.no else word
    if token.key == "sort":
        return say(f"asked.sort-{token.value}")
    if token.no:
        return say("finding.not", what=_spoken(session, token._replace(no=False)))
    if token.key == "time":
        return _spoken_time(token.value)
    if token.key == "made" and token.value.startswith(GREW):
        return say("asked.did", value=_called(token.value))
    if token.key == "stage":
        return say("asked.final-table") if token.value == FINAL else say(
            "asked.day", n=token.value.removeprefix(f"{DAY} "))
    return say(f"asked.{token.key}", value=_meant(session, token))


def _meant(session: Session, token: Token) -> str:
    if token.key == "game":
        games = [game_name(game) for game in sorted(games_of(session, token.value))]
        return listed(games) if games else token.value
    if token.key == "made" and token.value.endswith("+"):
        return say("asked.or-better", value=_called(token.value[:-1]))
    if token.key in ("made", "did", "position"):
        return _called(token.value)
    if token.key == "betting" and token.value in STRUCTURES:
        return say(f"betting.{token.value}")
    if token.key == "allin" and token.value.isdecimal():
        return say("asked.all-ins", value=token.value)
    if token.key == "cards" and token.value == PAIRS:
        return say("asked.pocket-pairs")
    if token.key == "date" and (token.value[-1:].isalpha() or token.value.startswith("-")):
        first, after = days_of(token.value, utc.here().date())
        last = after - timedelta(days=1)
        return str(first) if first == last else f"{first}..{last}"
    return token.value


def _called(value: str) -> str:
    """A hand, a deed or a place in the reader's language: a pair of kings, a check-raise on the turn."""
    before, _, after = value.partition(", ")
    if after:
        return joined((_called(before), *map(_rank, after.split(", "))), ", ")
    first, _, rest = value.partition(" ")
    if first in GREW:
        return joined((named("called", first), _called(rest)))
    deed, _, street = value.rpartition(" ")
    return joined((named("called", deed), street)) if street in STREETS else named("called", value)


def _rank(plural: str) -> str:
    return say(f"ranks.{RANKS[PLURALS.index(plural)]}") if plural in PLURALS else plural


def _spoken_time(value: str) -> str:
    if value in PARTS:
        return say(f"asked.time-{value}")
    if back := BACK.fullmatch(value):
        return say(f"asked.time-{'past' if back[1] == '-' else 'ago'}", n=int(back[2]))
    first, dash, last = value.lstrip("<>").partition("-")
    way = "-between" if dash else {">": "-after", "<": "-before"}.get(value[:1], "")
    return say(f"asked.time{way}", value=first, **({"last": last} if dash else {}))


def mark_words() -> dict[str, str]:
    """Every mark, in words."""
    return {mark: say(f"marks.{mark}") for mark in (*MARKS, WON, LOST, AGAINST, EITHER)}


def _searches(session: Session) -> list[dict[str, Any]]:
    return [{"id": one.id, "name": one.name, "owner": one.owner, "mine": one.owner in (None, me()),
             "address": url_for("finding.find", q=one.query)}
            for one in playlists.usable(session, Search, me())]


def _games() -> list[tuple[str, str]]:
    return sorted(((one, load_game(one).name) for one in game_ids()), key=lambda pair: pair[1].lower())
