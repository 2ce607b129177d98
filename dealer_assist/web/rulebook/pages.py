"""The rules pages: games from their definitions, procedures, scales, numbers, killer cards, words."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from apiflask import APIBlueprint
from flask import abort, render_template, request

from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.rules.house import PRESETS, RULES, read_house
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.games import Game, game_ids, load_game
from dealer_assist.rulebook.preset_card import card_under
from dealer_assist.rulebook.relevant_rules import house_rules
from dealer_assist.rulebook.find_game import find_games, search_words
from dealer_assist.rulebook.phrases import scale as scale_said
from dealer_assist.rulebook.phrases import kind_of_hand, sentence
from dealer_assist.rulebook.game_card import legend, names, picture, procedure
from dealer_assist.rulebook.vocabulary import vocabulary
from dealer_assist.rules.rule import PRESET
from dealer_assist.scales import SCALES
from dealer_assist.scales.killers import (
    HOLDEM_UNSEEN,
    MOST_KILLS,
    MOST_OUTS,
    OMAHA_UNSEEN,
    killer_table,
    percent,
    winning_chance,
)
from dealer_assist.scales.numbers import NUMBERED, PRINTED, lowball_table
from dealer_assist.scales.order import kinds
from dealer_assist.texts import capital, named, say
from dealer_assist.web.rulebook.lowball_hands import Low, read_low, titles
from dealer_assist.web.rulebook.procedures import PROCEDURES

rulebook = APIBlueprint("rulebook", "dealer_assist", enable_openapi=False)
rulebook.add_app_template_global(search_words, "game_words")

KILLER_TABLES = {HOLDEM_UNSEEN: "Hold'em", OMAHA_UNSEEN: "Omaha"}
RANKS_LOW_FIRST = "A23456789TJQK"


class Option(NamedTuple):
    """A house rule as a page shows it: its values, and the default of each preset in words."""

    name: str
    meaning: str
    values: tuple[str, ...]
    defaults: tuple[str, ...]


def options(rules: tuple[str, ...]) -> list[Option]:
    """The house rules of these names with their values."""
    return [
        Option(name, RULES[name].meaning, _values(name), tuple(_default(name, preset) for preset in PRESETS))
        for name in rules
    ]


def _values(name: str) -> tuple[str, ...]:
    rule = RULES[name]
    words = tuple(rule.in_words(word) for word in rule.words)
    return (*words, say("book.a-number")) if rule.numbers else words


def _default(name: str, preset: str) -> str:
    """One value, or both where tournaments and cash games differ."""
    houses = [read_house(preset, None, tournament).document() for tournament in (True, False)]
    played, cash = (_value_text(name, house[name]) for house in houses)
    return played if played == cash else say("book.by-mode", tournament=played, cash=cash)


def _value_text(name: str, value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    return RULES[name].in_words(value)


def games_of_scale(word: str) -> list[Game]:
    """The games that are judged by a scale."""
    games = [load_game(game) for game in game_ids()]
    return [game for game in games if any(tier.scale == word for side in game.leaves for tier in side.tiers)]


@rulebook.get("/rules")
def games() -> str:
    """Every game, or those that the search box finds."""
    asked = request.args.get("q", "").strip()
    ids = find_games(asked) if asked else sorted(game_ids(), key=lambda game: load_game(game).name)
    return render_template("rulebook/games.html", asked=asked[:80], games=[load_game(game) for game in ids])


@rulebook.get("/rules/games/<game>")
def game(game: str) -> str:
    """One game: card, procedure, house rules."""
    try:
        loaded = load_game(game)
    except Refusal as refusal:
        abort(404, refusal.message)
    preset = request.args.get("preset", PRESET)
    preset = preset if preset in PRESETS else PRESET
    parts = [(part, list(steps)) for part, steps in groupby(procedure(loaded), key=lambda step: step.part)]
    return render_template(
        "rulebook/game.html",
        game=loaded,
        names=names(loaded)[1:-1],
        card=card_under(loaded, preset),
        preset=preset,
        picture=picture(loaded),
        legend=legend(loaded),
        parts_of_game=parts,
        options=options(house_rules(loaded)),
        presets=PRESETS,
    )


@rulebook.get("/rules/procedures")
def procedures() -> str:
    """What the room does, whatever game is dealt."""
    return render_template("rulebook/procedures.html", procedures=PROCEDURES.values())


@rulebook.get("/rules/procedures/<name>")
def one_procedure(name: str) -> str:
    """One procedure, step by step."""
    steps = PROCEDURES.get(name) or abort(404, say("errors.page-no-procedure"))
    games = [load_game(game) for game in steps.games]
    return render_template(
        "rulebook/procedure.html", procedure=steps, games=games, options=options(steps.rules), presets=PRESETS
    )


@rulebook.get("/rules/killer-cards")
def killer_cards() -> str:
    """Appendix D, and the answer for the outs and kills that were entered."""
    unseen = request.args.get("unseen", HOLDEM_UNSEEN, type=int)
    unseen = unseen if unseen in KILLER_TABLES else HOLDEM_UNSEEN
    outs, kills = request.args.get("outs", type=int), request.args.get("kills", type=int)
    answer = wrong = None
    if outs is not None and kills is not None:
        try:
            answer = percent(winning_chance(unseen, outs, kills))
        except ValueError:
            wrong = say("refused.bad-value.outs-and-kills", outs=outs, kills=kills, unseen=unseen)
    return render_template(
        "rulebook/killers.html",
        unseen=unseen,
        tables=KILLER_TABLES,
        rows=killer_table(unseen),
        answer=answer,
        outs=outs,
        kills=kills,
        wrong=wrong,
        most=(MOST_OUTS, MOST_KILLS),
    )


@rulebook.get("/rules/lowball")
def lowball() -> str:
    """Appendix A in three columns, and the number of the hand that was entered."""
    scale, cards = request.args.get("scale", "ace-to-five"), request.args.get("cards", "")
    ranks = "".join(rank for rank in request.args.getlist("rank") if rank in RANKS_LOW_FIRST and rank)
    low, wrong = _asked_low(scale, cards, ranks) if cards.strip() or ranks else (None, "")
    columns = [lowball_table(word, PRINTED) for word in NUMBERED]
    return render_template(
        "rulebook/lowball.html",
        lows=titles(),
        scale=scale,
        cards=cards[:60],
        ranks=ranks,
        low=low,
        wrong=wrong,
        rows=list(zip(*columns, strict=True)),
        letters=RANKS_LOW_FIRST,
    )


def _asked_low(scale: str, cards: str, ranks: str) -> tuple[Low | None, str]:
    try:
        return read_low(scale, cards, ranks), ""
    except Unreadable as refusal:
        return None, refusal.message


@rulebook.get("/rules/scales")
def scales() -> str:
    """Every scale, with the games judged by it."""
    return render_template(
        "rulebook/scales.html", words={word: scale_said(word) for word in SCALES},
        scales={word: games_of_scale(word) for word in SCALES},
    )


@rulebook.get("/rules/scales/<word>")
def scale(word: str) -> str:
    """What beats what on one scale, best first."""
    if word not in SCALES:
        abort(404, say("errors.page-no-scale"))
    return render_template(
        "rulebook/scale.html",
        word=word,
        words=scale_said(word),
        kinds=kinds(word),
        games=games_of_scale(word),
        lows=titles(),
    )


@rulebook.get("/words")
def words() -> str:
    """The vocabulary of the game files."""
    return render_template("rulebook/words.html", kinds=vocabulary())


@rulebook.app_template_filter("section")
def section(text: str) -> str:
    """Where the rulebook has a game or a procedure, in words."""
    return say("book.section", section=text) if text[:1].isdigit() else named("edition", text)


@rulebook.app_template_filter("anchor")
def anchor(text: str) -> str:
    """A heading as the end of an address."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in text.lower()).split())


@rulebook.app_template_filter("sentence")
def as_sentence(text: str, cut: str = "") -> str:
    """With a capital, and with a full stop if it is not to be `cut`."""
    return capital(text) if cut else sentence(text)


@rulebook.app_template_filter("kind")
def of_kind(name: str) -> str:
    """A kind of hand in words."""
    return kind_of_hand(name)


@rulebook.app_template_filter("suited")
def suited(cards: Any) -> list[tuple[str, str, str]]:
    """Cards as rank, suit sign and word, to be drawn; a joker has no suit."""
    return [
        (str(one)[0].replace("T", "10"), SUIT_SIGNS[str(one)[1]], one.words())
        if one < 52
        else (say("card.joker-face"), "", one.words())
        for one in cards
    ]
