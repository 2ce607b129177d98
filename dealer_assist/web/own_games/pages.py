"""A room's own games: the list with what is wrong in it, an upload, and a page that composes one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from apiflask import APIBlueprint
from flask import Response, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.cards import DECKS
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, OwnGames, vocabulary
from dealer_assist.games.loader.custom import MOST_BYTES, slug
from dealer_assist.games.loader.library import RULEBOOK, Library
from dealer_assist.games.loader.mistakes import GameFileError
from dealer_assist.games.loader.mixes import broken_mixes
from dealer_assist.games.loader.toml import read_toml
from dealer_assist.rulebook.game_card import card, picture, procedure
from dealer_assist.rules.betting import BETTINGS
from dealer_assist.store.db import database
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.texts import say
from dealer_assist.trial.play import trial
from dealer_assist.web.own_games import files
from dealer_assist.web.own_games.draft import (
    KEPT,
    MOST_SIDES,
    MOST_STEPS,
    MOST_STREETS,
    START,
    ComposeForm,
    GameDraft,
    UploadForm,
    called_as,
    draft_of,
    read_draft,
    with_rows,
)
from dealer_assist.web.own_games.words import entry_text, word_text
from dealer_assist.web.own_games.toml_text import head_of, toml_of
from dealer_assist.web.shell.forms import PageForm

own_games = APIBlueprint("own_games", "dealer_assist", enable_openapi=False)

HANDS = 10
MOST_SECONDS = 5.0
UNNAMED = "my-game"
Answer = AnyResponse | str | tuple[str, int]


class TrialDeal(NamedTuple):
    """What came of the trial: hands and actions played, and what went wrong if something did."""

    hands: int
    actions: int
    wrong: str = ""


class TrialShow(NamedTuple):
    """A composed game as the page shows it; `game` is None where it has mistakes."""

    id: str
    toml: str
    mistakes: tuple[str, ...] = ()
    game: Game | None = None
    load: Any = None
    dealt: TrialDeal | None = None


def _library() -> OwnGames:
    library = current_app.extensions["own-games"]
    assert isinstance(library, OwnGames)
    return library


# -- the list and the upload -------------------------------------------------------------------------


@own_games.get("/games/own")
def index() -> Answer:
    """Every game of the room, those with mistakes apart."""
    return _index()


@own_games.post("/games/own")
def upload() -> Answer:
    """Take in a game file, if nothing is wrong with it."""
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        return _index((say("owngames.choose-file"),)), 422
    if not sent.filename.lower().endswith(".toml"):
        return _index((say("refused.game-file", file=sent.filename[:80]),)), 422
    try:
        text = sent.stream.read(MOST_BYTES + 1).decode("utf-8-sig")
    except UnicodeDecodeError:
        return _index((say("owngames.no-text", file=sent.filename[:80]),)), 422
    game = slug(sent.filename[:-len(".toml")])
    mistakes = _checked(game, text) if game else (say("owngames.no-letter"),)
    if not mistakes and _stands_in_the_way(game, UploadForm()):
        mistakes = (say("owngames.already", game=game),)
    if mistakes:
        return _index(mistakes, sent.filename[:80]), 422
    return _save(game, text)


@own_games.get("/games/own/<game>.toml")
def download(game: str) -> Answer:
    """The file itself, as it is."""
    text = _library().text(game)
    if text is None:
        return _index((say("owngames.no-file", game=game[:60]),)), 404
    return Response(text, mimetype="text/plain; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{slug(game)}.toml"'})


def _index(mistakes: tuple[str, ...] = (), file: str = "") -> str:
    library = _library()
    games = sorted(map(library.load, library.own()), key=lambda game: game.name.lower())
    return render_template(
        "own_games/index.html", games=games, broken=(*library.broken(), *broken_mixes()),
        mistakes=mistakes, file=file, saved=request.args.get("saved", "")[:60], most=MOST_BYTES,
        composed={game.id for game in games if _draft_of_own(game.id) is not None}, rules=_rules_address,
    )


def _rules_address(game: str) -> str | None:
    """The page of the game in the rulebook, where the app has one."""
    return url_for("rulebook.game", game=game) if "rulebook.game" in current_app.view_functions else None


def _checked(game: str, text: str) -> tuple[str, ...]:
    try:
        _library().with_file(game, text)
    except GameFileError as error:
        return tuple(map(str, error.mistakes))
    return ()


def _stands_in_the_way(game: str, form: PageForm) -> bool:
    return _library().text(game) is not None and not form.sent().get("replace")


def _save(game: str, text: str) -> AnyResponse:
    files.write(files.folder(current_app.instance_path), game, text)
    if database.is_current():       # games can be tried before there is any record
        with database.writing() as session:
            ledger.add(session, "own-game", {"game": game, "digest": sha256(text.encode()).hexdigest()})
    return redirect(url_for("own_games.index", saved=game), 303)


# -- the composer --------------------------------------------------------------------------------------


@own_games.get("/games/own/compose")
def compose() -> Answer:
    """The form: empty, begun from a game of the rulebook, or filled with one of the room's own."""
    begun, game = request.args.get("parent", ""), request.args.get("game", "")
    draft = _draft_of_own(game) or _begun(begun)
    return _page(draft)


@own_games.post("/games/own/compose")
def composed() -> Answer:
    """Add or take out a row, show what the form comes to, or save it."""
    form = ComposeForm()
    draft, asked = read_draft(form), form.sent().get("do", "show")
    if asked == "begin":
        try:
            fresh = _begun(draft.parent, draft.variations)
        except GameFileError as error:
            shown = TrialShow(slug(draft.name) or UNNAMED, "", tuple(map(str, error.mistakes)))
            return _page(draft, shown, asked), 422
        return _page(called_as(fresh, draft), asked=asked)
    if asked not in ("show", "save"):
        return _page(with_rows(draft, asked), asked=asked)
    shown = _show(draft)
    if asked == "save" and shown.game is not None:
        if not _stands_in_the_way(shown.id, form):
            return _save(shown.id, shown.toml)
        mistake = say("owngames.already", game=shown.id)
        shown = shown._replace(mistakes=(mistake,))
    return _page(draft, shown, asked), 422 if shown.mistakes else 200


def _begun(parent: str, variations: tuple[str, ...] = ()) -> GameDraft:
    """A new game on top of this one, whose name and line are its own.

    Errors: `GameFileError` where a variation does not go with it.
    """
    parent_draft = _of_game(parent, variations)
    return called_as(parent_draft, START) if parent_draft else START


def _of_game(game: str, variations: tuple[str, ...] = ()) -> GameDraft | None:
    library = _library()
    try:
        loaded = library.load(game) if game else None
    except Refusal:
        return None
    if loaded is None or not variations:
        return draft_of(loaded, game) if loaded else None
    plain = GameDraft(name=loaded.name, summary=loaded.summary, parent=game, variations=variations)
    return draft_of(library.with_file(UNNAMED, head_of(plain)).load(UNNAMED), game, variations)


def _parent_of(draft: GameDraft) -> GameDraft | None:
    return _of_game(draft.parent, draft.variations)


def _draft_of_own(game: str) -> GameDraft | None:
    """A game of the room in the form, where the form loses nothing of it."""
    library = _library()
    text = library.text(game)
    if text is None or game not in library.own():
        return None
    parent, *over = _parents(read_toml(text).get("extends", ""))
    loaded = library.load(game)
    draft = draft_of(loaded, parent, tuple(over))
    try:
        again = library.with_file(game, toml_of(draft, _parent_of(draft))).load(game)
    except Refusal:
        return None
    return draft if again == loaded else None


def _parents(value: object) -> list[str]:
    """The game that a file is built on, and the variations over it; `` where the form cannot say it."""
    parents = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    known = RULEBOOK.variations()
    return parents if parents and all(one in known for one in parents[1:]) else [""]


def _show(draft: GameDraft) -> TrialShow:
    """The file, and its mistakes or else its rules and a trial."""
    game = slug(draft.name) or UNNAMED
    try:
        toml = toml_of(draft, _parent_of(draft))
    except GameFileError as error:
        return TrialShow(game, head_of(draft), tuple(map(str, error.mistakes)))
    mistakes = tuple(_doubles("street", draft.streets)) + tuple(_doubles("side", draft.sides))
    if mistakes:
        return TrialShow(game, toml, mistakes)
    try:
        library = _library().with_file(game, toml)
        loaded = library.load(game)
    except GameFileError as error:
        return TrialShow(game, toml, tuple(map(str, error.mistakes)))
    return TrialShow(game, toml, game=loaded, load=library.load, dealt=deal(loaded, library))


def _doubles(kind: str, rows: Iterable[Any]) -> list[str]:
    """Two rows of one name would be one table of the file."""
    counted = Counter(row.name for row in rows)
    return [say(f"owngames.two-{kind}s", name=name)
            for name, times in counted.items() if times > 1]


def deal(game: Game, library: Library, hands: int = HANDS, seconds: float = MOST_SECONDS) -> TrialDeal:
    """Random hands one after the other, until one fails or the time is over."""
    chance, started, actions = Random(), time.monotonic(), 0
    for number in range(1, hands + 1):
        outcome = trial(game, chance, 1, library.load)
        actions += outcome.actions
        if outcome.failure is not None:
            why = say("owngames.hand-failed", number=number, why=outcome.failure.text)
            return TrialDeal(number, actions, why)
        if number < hands and time.monotonic() - started > seconds:
            return TrialDeal(number, actions, say("owngames.slow", seconds=round(seconds)))
    return TrialDeal(hands, actions)


def _page(draft: GameDraft, shown: TrialShow | None = None, asked: str = "") -> str:
    """The form, and what it comes to; `asked` is the key that was tapped on it."""
    games = sorted(map((library := _library()).load, library.ids()), key=lambda game: game.name.lower())
    return render_template(
        "own_games/compose.html", draft=draft, shown=shown, asked=asked, rules=_rules_page(shown),
        games=games, words=vocabulary, word_text=word_text, entry_text=entry_text, decks=tuple(DECKS),
        bettings=BETTINGS, variations=RULEBOOK.variations(), standing=KEPT,
        streets=MOST_STREETS, sides=MOST_SIDES, steps=MOST_STEPS,
        exists=shown is not None and library.text(shown.id) is not None,
        ours=shown is not None and shown.id in RULEBOOK.ids(),
    )


def _rules_page(shown: TrialShow | None) -> dict[str, Any] | None:
    """The rules page of a game without mistakes."""
    if shown is None or shown.game is None:
        return None
    steps = procedure(shown.game, shown.load)
    return {
        "card": card(shown.game, load=shown.load), "picture": picture(shown.game),
        "parts": [(part, list(steps)) for part, steps in groupby(steps, key=lambda step: step.part)],
    }
