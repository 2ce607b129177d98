"""`/games`, `/house-rules`: what there is to choose from."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, request

from dealer_assist.errors import Refusal
from dealer_assist.games import Game, game_ids, load_game
from dealer_assist.rulebook.find_game import find_games, search_words
from dealer_assist.rules.house import PRESETS, RULES, Rule, read_house
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.answers import Answer


MODES = ("tournament", "cash")


class UnknownGame(NotFound):
    """No such game at this address."""

    def __init__(self, refusal: Refusal) -> None:
        Refusal.__init__(self, refusal.code, refusal.message, field=refusal.field)


def game_there(game: str) -> Game:
    """The game of an address.  Errors: `UnknownGame`, and those of a file of the room's own."""
    try:
        return load_game(game)
    except Refusal as refusal:
        if refusal.code == "unknown-game":
            raise UnknownGame(refusal) from None
        raise


@api.get("/games")
@api.output(Answer)
@api.doc(tags=["books"])
def list_games() -> Response:
    """Every game, by id, and `words`, the ways in which people say names; with ?q= those that it may mean.

    The likeliest stands first.
    """
    asked = request.args.get("q")
    if asked is None:
        return jsonify({"games": list(map(_listed, game_ids())), "words": search_words()})
    return jsonify({"games": list(map(_listed, find_games(asked)))})


@api.get("/games/<game>")
@api.output(Answer)
@api.doc(tags=["books"], responses=[404])
def get_game(game: str) -> Response:
    """A game: its streets, what splits the pot, notes of its page."""
    loaded = game_there(game)
    more = {
        "forced": loaded.forced, "bring_in": str(loaded.bring_in) if loaded.bring_in else None,
        "button": loaded.button, "deck": loaded.deck,
        "streets": [street.name for street in loaded.streets], "sides": [side.name for side in loaded.sides],
        "notes": list(loaded.notes),
    }
    return jsonify(_short(loaded) | more)


@api.get("/house-rules")
@api.output(Answer)
@api.doc(tags=["books"])
def list_house_rules() -> Response:
    """Every house rule with its values and its default in each preset."""
    houses = {
        preset: {mode: read_house(preset, None, mode == MODES[0]).document() for mode in MODES}
        for preset in PRESETS
    }
    return jsonify({"presets": list(PRESETS), "rules": [_rule(rule, houses) for rule in RULES.values()]})


def _listed(game: str) -> dict[str, Any]:
    return _short(load_game(game))


def _short(game: Game) -> dict[str, Any]:
    return {
        "id": game.id, "name": game.name, "also": list(game.also), "section": game.section,
        "summary": game.summary, "bettings": list(game.bettings), "blinds": game.forced == "blinds",
        "max_seats": game.max_seats,
    }


def _rule(rule: Rule, houses: dict[str, dict[str, dict[str, Any]]]) -> dict[str, Any]:
    return {
        "name": rule.name, "section": rule.section, "meaning": rule.meaning, "values": list(rule.words),
        "number": list(rule.numbers) if rule.numbers else None, "object": rule.record or None,
        "defaults": {preset: {mode: values[rule.name] for mode, values in modes.items()}
                     for preset, modes in houses.items()},
    }
