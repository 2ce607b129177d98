"""Tools without a hand: one screen each, also where no table is set up. The sums are those of the API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apiflask import APIBlueprint
from flask import Response, abort, render_template, request

from dealer_assist.cards import deck_cards
from dealer_assist.contract import arithmetic
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, game_ids, load_game
from dealer_assist.rulebook.board_picture import places
from dealer_assist.tournament.money.deals import MOST
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.documents import answer
from dealer_assist.web.api.answers import Answer

tools = APIBlueprint("tools", "dealer_assist", enable_openapi=False)
# the tools for figures, and what the script of each needs to know
SUMS: Mapping[str, Mapping[str, Any]] = {
    "pot-limit": {}, "side-pots": {}, "odd-chip": {}, "deal": {"most": MOST},
}


@api.post("/tools/pot-limit")
@api.doc(tags=["tools"], responses=[413, 415, 422])
@api.output(Answer)
def pot_limit() -> Response:
    """The most a bet or raise may be: `{"pot": 1000, "bet": 700, "in": 0, "stack": null}`."""
    return answer(arithmetic.pot_limit)


@api.post("/tools/side-pots")
@api.doc(tags=["tools"], responses=[413, 415, 422])
@api.output(Answer)
def side_pots() -> Response:
    """The pots that chips of several sizes make: `{"in": {"1": 500, "2": 900}, "folded": []}`."""
    return answer(arithmetic.side_pots)


@api.post("/tools/odd-chip")
@api.doc(tags=["tools"], responses=[413, 415, 422])
@api.output(Answer)
def odd_chip() -> Response:
    """Who gets what of a parted pot: `{"amount": 725, "chip": 25, "button": 4, "sides": [[1, 4, 6]]}`."""
    return answer(arithmetic.odd_chip)


@api.post("/tools/deal")
@api.doc(tags=["tools"], responses=[413, 415, 422])
@api.output(Answer)
def deal() -> Response:
    """What a deal at the final table gives each: `{"stacks": [5000, 3000], "prizes": [700, 300]}`."""
    return answer(arithmetic.deal)


@tools.get("/tools")
def index() -> str:
    """Every tool, a key each."""
    return render_template("tools/index.html")


@tools.get("/tools/<name>")
def tool(name: str) -> str:
    """A tool for figures."""
    if name not in SUMS:
        abort(404)
    return render_template("tools/tool.html", tool=name, page={"tool": name, **SUMS[name]})


@tools.get("/tools/showdown")
def showdown() -> str:
    """Judge a showdown: any game, any cards."""
    game = _game(request.args.get("game", "holdem"))
    names = sorted(((load_game(one).name, one) for one in game_ids()), key=lambda pair: pair[0].lower())
    return render_template(
        "tools/tool.html", tool="showdown", games=names, game=game, page={"tool": "showdown", **_shape(game)})


def _game(name: str) -> Game:
    try:
        return load_game(name)
    except Refusal:
        abort(404)


def _shape(game: Game) -> dict[str, Any]:
    """What lies on the table at a showdown of this game, for the page to ask for."""
    asked = counts(game)
    most = max(counts(one).most for one in [game, *(it.to for it in game.becomes if it.to is not None)])
    layout = next((it for it in game.boards if it.when is None), game.boards[0] if game.boards else None)
    return {
        "game": game.id, "least": asked.least, "most": most, "parts": list(asked.parts), "board": asked.board,
        "layout": [list(row) for row in places(game, layout)] if layout else [], "dice": asked.dice,
        "community": not asked.board and asked.open_cards,
        "deck": [str(card) for card in deck_cards(game.deck, game.joker is not None)],
        "choices": {it.game: load_game(it.game).name for it in game.becomes if it.when.word == "chosen"},
        "up": game.joker == "mexican",
    }
