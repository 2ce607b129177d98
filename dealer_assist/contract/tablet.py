"""What a tablet asks its own engine: the hand after some lines, and the hand that is dealt next.

The same functions run in a browser's Python, so that a tap is judged where it is made; the server says the
same of every entry when it arrives there, and is the judge where the two differ.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from dealer_assist.contract.reading import list_of
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.games import load_game
from dealer_assist.games.loader.custom import as_kept
from dealer_assist.rules.house import House, read_house
from dealer_assist.session import positions
from dealer_assist.texts import speak

Json = dict[str, Any]
KEPT = 32       # hands as they stood, so that an action plays one line and not all of them
SETTINGS = ("game", "betting", "blinds", "ante", "big_blind_ante", "bring_in", "small_bet", "big_bet", "chip",
            "preset", "house", "tournament")


def answer(text: str) -> str:
    """One question of a tablet, as JSON: `ask` is `after` or `next`, `language` what it is spoken in.

    Errors: a refusal is answered, as `{"error": …}`; nothing has changed then.
    """
    asked: Json = json.loads(text)
    try:
        said = {"after": after, "next": following}[asked["ask"]](asked)
    except Refusal as refusal:
        said = refusal.document()
    return json.dumps(speak(said, asked.get("language", "en")))


def after(asked: Mapping[str, Any]) -> Json:
    """The hand of `setup` after its `lines` and those of `add`.

    Shape: `state`, the view; `rows`, one a line of `add`: the line as it is written, the street it was
    entered on, the pot after it. `files` are those of a game of the room's own.
    Errors: the refusal of the first line that is not allowed, with its field.
    """
    setup, files = _text(asked["setup"]), _text(asked.get("files") or {})
    hand, rows = _standing(setup, files, tuple(asked["lines"])).copy(), []
    add = list_of(asked, "add")
    for n, line in enumerate(add):
        field = "line" if len(add) == 1 else f"lines.{n}"
        action, street = parse_action(line, field), hand.street
        apply(hand, action, field)
        rows.append({"line": action.line(), "street": street, "pot": hand.pot})
    return {"state": view(hand), "rows": rows}


def following(asked: Mapping[str, Any]) -> Json:
    """The hand after this one, with the same players: the button moved on, the stacks carried.

    Shape: `table` the settings, `positions` of the last hand and its `setup`, `files` and `lines`; `seats`
    with stack and presence as they are now. Answers `setup`, `positions` and the `state` of the new hand.
    Errors: NotNow `ask-the-server` where more decides: an event, newcomers, a mix, a kill, a bomb pot.
    """
    table = asked["table"]
    last = _standing(_text(asked["setup"]), _text(asked.get("files") or {}), tuple(asked["lines"]))
    stacks = {row["seat"]: row["stack"] for row in asked["seats"] if row["present"] and row["stack"]}
    house = read_house(table["preset"], table["house"], table["tournament"])
    _check_plain(last, table, stacks, house)
    where = positions.following(
        asked["positions"], stacks, house, had_button=last.setup.game.button)
    document = {name: table[name] for name in SETTINGS if table.get(name) is not None}
    document |= {"button": where.button, "seats": {str(seat): stacks[seat] for seat in sorted(stacks)}}
    if table["blinds"]:
        document["blinds"] = list(positions.blinds_posted(
            table["blinds"], table["small_bet"], table["chip"], house))
    posts = positions.posts(where, stacks, document.get("blinds", ()))
    document |= {"posts": [post.document() for post in posts]} if posts else {}
    load = as_kept(asked["files"]) if asked.get("files") else load_game
    setup = read_setup(document, load)
    if not setup.game.button:
        del document["button"]
    document |= {"betting": setup.betting, "house": setup.house.document(), "preset": setup.preset}
    return {"setup": document, "state": view(start(setup)), "positions": positions.stored(where)}


def _check_plain(last: Hand, table: Mapping[str, Any], stacks: Mapping[int, int], house: House) -> None:
    """Only what the last hand and the stacks decide is dealt without the server."""
    deciding = (table.get("event"), table.get("mix"), table.get("bomb_pots"), view(last).get("carried"),
                set(stacks) - set(last.order), not last.over,
                house["bomb-pot"] != "off", house["kill"] != "none", house["button"] == "win")
    if any(deciding) or len(stacks) < 2:
        raise NotNow("ask-the-server")


def _text(document: Mapping[str, Any]) -> str:
    return json.dumps(document, sort_keys=True)


_known: dict[tuple[str, str, tuple[str, ...]], Hand] = {}


def _standing(setup: str, files: str, lines: tuple[str, ...]) -> Hand:
    """The hand after these lines: one more than a known one is one step. Nobody may change what this is."""
    begun = next((n for n in range(len(lines), -1, -1) if (setup, files, lines[:n]) in _known), None)
    if begun is None:
        texts = json.loads(files)
        hand, begun = start(read_setup(json.loads(setup), as_kept(texts) if texts else load_game)), 0
    else:
        hand = _known[setup, files, lines[:begun]]
    for line in lines[begun:]:
        hand = hand.after(parse_action(line))
    _known[setup, files, lines] = hand
    if len(_known) > KEPT:
        del _known[next(iter(_known))]
    return hand
