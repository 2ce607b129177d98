"""A table's house rules: looked at, searched, set. What is saved counts from the next hand on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from apiflask import APIBlueprint
from flask import redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rulebook.relevant_rules import EVERY_HAND, bearing_on, topics
from dealer_assist.rules.house import PRESETS, obeyed, read_house
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import Rule
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import documents
from dealer_assist.store.tables import settings as tables
from dealer_assist.texts import say, speak
from dealer_assist.web.house import form as forms
from dealer_assist.web.house.rows import AskedRule, chosen, rows, sections, value_words
from dealer_assist.web.shell.languages import language

house_pages = APIBlueprint("house", "dealer_assist", enable_openapi=False)
PAGE = "/tables/<int:number>/house"
Answer = Response | str | tuple[str, int]
BESIDE = (EVERY_HAND, "rake", "deal")     # what bears on any table, whatever is dealt there

POSTED = ("posts", "big-blind-ante", "bomb-pot")


@house_pages.get(PAGE)
def show(number: int) -> Answer:
    """Every rule with what is in force at this table."""
    return _page(_table(number), {})


@house_pages.post(PAGE)
def save(number: int) -> Answer:
    """Set the rules of the form; the ledger says what they were."""
    form = forms.house_form().sent()
    table = _table(number)
    try:
        changes = forms.changes(form, table)
        with database.writing() as session:
            tables.change_table(session, number, changes)
    except NotFound:
        raise
    except Refusal as refusal:
        return _page(table, form, refusal)
    return redirect(url_for("house.show", number=number, saved=1), 303)


@house_pages.get("/rules/house")
def book() -> str:
    """Every house rule there is, with its values and its presets, by section."""
    base = read_house()
    return render_template("house/book.html", sections=sections(rows(base, base, {})),
                           presets={name: partial(_default, name) for name in PRESETS})


def _default(preset: str, rule: Rule) -> str:
    """What a preset has, in words; both where tournaments and cash games differ."""
    event, cash = (value_words(rule, rule.default(preset, tournament)) for tournament in (True, False))
    return event if event == cash else say("housepage.by-mode", event=event, cash=cash)


@house_pages.errorhandler(NotFound)
def nothing_here(refusal: NotFound) -> Answer:
    """A table that is not there."""
    return render_template("shell/error.html", title=say("setup.no-table"), message=refusal.message), 404


def _table(number: int) -> dict[str, Any]:
    with database.reading() as session:
        table = documents.table_document(session, documents.find_table(session, number))
    return {**table, "house": obeyed(table["house"])}


def _page(table: Mapping[str, Any], form: Mapping[str, str], refusal: Refusal | None = None) -> Answer:
    house = read_house(table["preset"], table["house"], table["tournament"])
    base = read_house(table["preset"], None, table["tournament"])
    every = rows(house, base, form)
    words = tuple(request.args.get("q", "")[:80].lower().split())
    asked = AskedRule(words, request.args.get("only") == "game",
                      request.args.get("only") == "differing")
    shown = chosen(every, asked, {rule.name for rule in _bearing(table)},
                   lambda text: str(speak(text, language())))
    page = render_template(
        "house/table.html", table=table, sections=sections(shown), shown=len(shown), all=len(RULES),
        differing=sum(row.differs for row in every), refusal=refusal, presets=PRESETS, asked=request.args,
        refused_rule=_refused(refusal, {row.rule.name for row in shown}))
    return (page, 422) if refusal else page


def _refused(refusal: Refusal | None, shown: Collection[str]) -> str:
    """The rule beside which the refusal stands; none where it is about no rule of the page."""
    _, _, rest = (refusal.field or "" if refusal else "").partition(".")
    return next((name for name in shown if rest == name or rest.startswith(f"{name}.")), "")


def _bearing(table: Mapping[str, Any]) -> tuple[Rule, ...]:
    """The rules that bear on the game of the table, or on all games of its mix."""
    played = table["mix"]["games"] if table["mix"] else [table]
    about = {topic for one in played for topic in _topics(one)}
    return bearing_on({*about, *BESIDE, *(POSTED if "blinds" in about else ())})


def _topics(stated: Mapping[str, Any]) -> Collection[str]:
    game = load_game(stated["game"])
    return topics(game, (stated.get("betting") or game.bettings[0],))
