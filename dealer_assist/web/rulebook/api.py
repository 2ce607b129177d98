"""The rules pages for programs: games told in full, procedures, scales, numbers, killer cards, words."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, request

from dealer_assist.cards import join
from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.games import Game
from dealer_assist.rulebook.game_card import names, picture, procedure
from dealer_assist.rulebook.phrases import kind_of_hand, scale as scale_said
from dealer_assist.rulebook.preset_card import card_document
from dealer_assist.rulebook.relevant_rules import house_rules
from dealer_assist.rulebook.vocabulary import vocabulary
from dealer_assist.rules.house import PRESETS
from dealer_assist.scales import SCALES, MadeHand
from dealer_assist.scales.killers import killer_table, percent, winning_chance
from dealer_assist.scales.numbers import NUMBERED, PRINTED, lowball_table
from dealer_assist.scales.order import kinds
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.rulebook.books_api import game_there
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.rulebook.lowball_hands import read_low
from dealer_assist.web.rulebook.procedures import PROCEDURES, RoomProcedure
from dealer_assist.web.rulebook.pages import KILLER_TABLES, games_of_scale


class NoSuchPage(NotFound):
    """No scale or procedure at this address."""

    def __init__(self, kind: str, word: str) -> None:
        Refusal.__init__(self, f"not-found.{kind}", word=quotable(word, 60))


@api.get("/games/<game>/rules")
@api.output(Answer)
@api.doc(tags=["rules"], responses=[404])
def tell_game(game: str) -> Response:
    """A game as its page tells it: the ten-second card, every step, the house rules that bear on it.

    With ?preset=cash the card has the values of that preset, with ?betting=limit the cap of that betting.
    """
    return jsonify(
        _game_document(game_there(game), request.args.get("preset", PRESETS[0]), request.args.get("betting"))
    )


def _game_document(game: Game, preset: str, betting: str | None) -> dict[str, Any]:
    return {
        "id": game.id,
        "names": list(names(game)),
        "section": game.section,
        "summary": game.summary,
        "card": card_document(game, preset, betting),
        "board": list(picture(game)),
        "procedure": [
            {
                "part": step.part,
                "text": step.text,
                "kind": step.kind,
                "word": step.word or None,
                "game": step.game or None,
            }
            for step in procedure(game)
        ],
        "notes": list(game.notes),
        "house_rules": list(house_rules(game)),
    }


@api.get("/procedures")
@api.output(Answer)
@api.doc(tags=["rules"])
def list_procedures() -> Response:
    """The procedures of chapter 1 and the appendices."""
    return jsonify({"procedures": [_procedure(it) for it in PROCEDURES.values()]})


@api.get("/procedures/<name>")
@api.output(Answer)
@api.doc(tags=["rules"], responses=[404])
def get_procedure(name: str) -> Response:
    """One procedure, step by step."""
    if name not in PROCEDURES:
        raise NoSuchPage("procedure", name)
    return jsonify(_procedure(PROCEDURES[name]))


def _procedure(procedure: RoomProcedure) -> dict[str, Any]:
    return {
        "id": procedure.id,
        "title": procedure.title,
        "section": procedure.section,
        "summary": procedure.summary,
        "steps": list(procedure.steps),
        "games": list(procedure.games),
        "house_rules": list(procedure.rules),
    }


@api.get("/scales")
@api.output(Answer)
@api.doc(tags=["rules"])
def list_scales() -> Response:
    """Every scale with its order in a line."""
    return jsonify(
        {"scales": [{"word": word, **scale_said(word)._asdict()} for word in SCALES]}
    )


@api.get("/scales/<word>")
@api.output(Answer)
@api.doc(tags=["rules"], responses=[404])
def get_scale(word: str) -> Response:
    """What beats what: the kinds of hand, best first, with the best and the worst of each."""
    if word not in SCALES:
        raise NoSuchPage("scale", word)
    rows = [
        {"kind": kind_of_hand(kind.name), "best": _hand_document(kind.best),
         "worst": _hand_document(kind.worst)}
        for kind in kinds(word)
    ]
    return jsonify(
        {
            "word": word,
            "size": SCALES[word].size,
            **scale_said(word)._asdict(),
            "kinds": rows,
            "games": [game.id for game in games_of_scale(word)],
        }
    )


def _hand_document(hand: MadeHand) -> dict[str, str]:
    return {"cards": join(hand.cards), "name": hand.name}


@api.get("/lowball-number")
@api.output(Answer)
@api.doc(tags=["rules"], responses=[422])
def get_lowball_number() -> Response:
    """The number of a low: ?scale=deuce-to-seven&cards=7h6c5d4s2h, or only ranks, cards=76542."""
    low = read_low(_asked("scale"), _asked("cards"))
    return jsonify({"scale": low.scale, "number": low.number, **_hand_document(low.hand)})


@api.get("/lowball-numbers")
@api.output(Answer)
@api.doc(tags=["rules"])
def list_lowball_numbers() -> Response:
    """The three columns of Appendix A, number one first."""
    return jsonify({"scales": {word: list(lowball_table(word, PRINTED)) for word in NUMBERED}})


@api.get("/killer-cards")
@api.output(Answer)
@api.doc(tags=["rules"], responses=[422])
def get_killer_cards() -> Response:
    """The tables of Appendix D; with ?unseen=45&outs=9&kills=2 the one figure."""
    if request.args.keys() & {"outs", "kills"}:
        unseen, outs, kills = (_number(name) for name in ("unseen", "outs", "kills"))
        try:
            chance = percent(winning_chance(unseen, outs, kills))
        except ValueError:
            raise Unreadable(
                "bad-value.outs-and-kills", outs=outs, kills=kills, unseen=unseen, field="outs"
            ) from None
        return jsonify({"unseen": unseen, "outs": outs, "kills": kills, "percent": chance})
    tables = [
        {"unseen": unseen, "game": game, "rows": killer_table(unseen)}
        for unseen, game in KILLER_TABLES.items()
    ]
    return jsonify({"tables": tables})


@api.get("/words")
@api.output(Answer)
@api.doc(tags=["rules"])
def list_words() -> Response:
    """The vocabulary of the game files: form, example, meaning, and the games that use each word."""
    return jsonify(
        {
            "kinds": [
                {
                    "kind": kind,
                    "words": [{**used.entry._asdict(), "games": list(used.games)} for used in rows],
                }
                for kind, rows in vocabulary().items()
            ]
        }
    )


def _asked(name: str) -> str:
    text = request.args.get(name)
    if text is None:
        raise Unreadable("missing-field.of-question", name=name, field=name)
    return text


def _number(name: str) -> int:
    text = _asked(name)
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise Unreadable("bad-value.number-of-cards", word=quotable(text, 20), field=name)
    return int(text)
