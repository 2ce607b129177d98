"""The pages: the review of a hand with its remarks, the session of a table."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.games import load_game
from dealer_assist.store.db import database, utc
from dealer_assist.record.log import OPEN
from dealer_assist.store.people.models import DIRECTOR, FLOOR, VIEWER
from dealer_assist.store.search.beside import Beside, beside
from dealer_assist.store.review import branches, cards_known, remarks, steps as reviewing
from dealer_assist.web.auth.roles import asking, looker, signed_by
from dealer_assist.web.shell.numbers import asked
from dealer_assist.web.shell.languages import language
from dealer_assist.web.review.blueprint import HAND, TABLE, review, seen


@review.get(HAND)
def show(hand: int) -> str:
    """The hand on its table, to be stepped through."""
    with database.reading() as session:
        dealt = seen(session, hand)
        about = reviewing.about(session, dealt)
        listed = _listed(session, hand)
    me = signed_by(None, None, None).who
    return render_template("review/hand.html", about=about, chief=_chief(), me=me, listed=listed,
                           asked={name: request.args[name] for name in ("q", "sort") if name in request.args})


@review.get(HAND + "/branches/<int:branch>")
def branch_page(hand: int, branch: int) -> str:
    """A branch of a hand on the same page, and never to be taken for the hand."""
    with database.reading() as session:
        about = reviewing.about(session, seen(session, hand))
        branch_about = branches.about_of(branches.find(session, hand, branch))
    return render_template("review/hand.html", about=about, branch=branch_about, chief=False, me=None,
                           listed=None, asked={})


@review.get(HAND + "/branches/<int:branch>/review.json")
def branch_steps(hand: int, branch: int) -> Response:
    """What that page steps through."""
    with database.reading() as session:
        seen(session, hand)
        return jsonify(branches.review(session, hand, branch))


@review.get(HAND + "/review.json")
def steps(hand: int) -> AnyResponse:
    """What the page steps through; it asks again while the hand is open, and is told when nothing is new."""
    with database.reading() as session:
        dealt = seen(session, hand)
        newest = remarks.newest(session, hand)
        later = reviewing.follower(session, dealt)
        response = Response()
        response.set_etag(f"{dealt.head[:20]}-{newest}-{later or 0}-{language()}", weak=True)
        response.headers["Cache-Control"] = "no-cache"
        if request.if_none_match.contains_weak(response.get_etag()[0] or ""):
            response.status_code = 304
            return response
        answer = jsonify(reviewing.review(session, hand))
    answer.headers.extend({name: response.headers[name] for name in ("ETag", "Cache-Control")})
    return answer


@review.get(HAND + "/known.json")
def known_cards(hand: int) -> Response:
    """The down cards that who asks may know, step by step."""
    with database.reading() as session:
        seen(session, hand)
        return jsonify(cards_known.known(session, hand, looker()))


@review.post(HAND + "/remarks")
def remark(hand: int) -> Response:
    """`{"seq", "text"}` is new, `{"remark", "text"}` one in other words, `{"remark", "done"}` settled."""
    body = request.get_json()
    who = signed_by(None, None, None).who
    with database.writing() as session:
        if "remark" not in body:
            remarks.add(session, hand, _number(body, "seq"), body.get("text"), who)
        elif "done" in body:
            remarks.settle(session, hand, _number(body, "remark"), body["done"] is True, who)
        else:
            remarks.write_again(session, hand, _number(body, "remark"), body.get("text"), who)
    with database.reading() as session:
        return jsonify({"remarks": remarks.of_hand(session, hand)})


@review.get(TABLE + "/session")
def session(number: int) -> str:
    """Stacks and pots of a table over its hands."""
    with database.reading() as reading:
        stacks = _session(reading, number)
    return render_template("review/session.html", stacks=stacks, newest=reviewing.MOST_HANDS)


@review.get(TABLE + "/session.json")
def session_hands(number: int) -> Response:
    """The same as a document."""
    with database.reading() as reading:
        return jsonify(_session(reading, number))


def _session(reading: Any, number: int) -> dict[str, Any]:
    stacks = reviewing.session_of(reading, number, asked("before"))
    for hand in stacks["hands"]:
        hand["game_name"] = _game(hand["game"])
    return stacks


def _game(game: str) -> str:
    try:
        return load_game(game).name
    except Refusal:     # a game of the room's own whose file is gone
        return game


def _listed(session: Any, hand: int) -> Beside | None:
    """The list of the search that the hand was opened from."""
    asked_for, hides = request.args.get("q"), (OPEN,) if asking().role == VIEWER else ()
    if asked_for is None:
        return None
    return beside(session, asked_for, request.args.get("sort"), hand, utc.here(), hides)


def _chief() -> bool:
    asks = asking()
    return asks.open or asks.role in (FLOOR, DIRECTOR)


def _number(body: Any, name: str) -> int:
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable("bad-value.of-entry", name=name, field=name)
    return value
