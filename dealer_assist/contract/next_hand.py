"""The set-up of the next hand, as a document: what the table plays for, and what is said for this hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.setup import Setup
from dealer_assist.rules.amounts import SPREAD, STAKES, bomb_pot_at
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.button import Positions, Post
from dealer_assist.session import positions
from dealer_assist.session.coming import Coming, TableNow
from dealer_assist.session.mixes import Load

Json = dict[str, Any]
# what a table plays for, and each hand of it unless something else is said
SETTINGS = (
    "game", "betting", *STAKES, SPREAD, "chip", "preset", "house", "tournament",
)
ASIDE = ("straddle", "arrivals", "turn_to", "owed")     # said for this hand, and no keys of a set-up


def game_of(table: TableNow, coming: Coming, stated: Mapping[str, Any]) -> str:
    """The game of the hand to come: as stated, else the mix's, else the table's."""
    mixed = coming.turned.settings if coming.turned else {}
    return str(stated.get("game") or mixed.get("game") or table.settings["game"])


def next_hand(
    table: TableNow, coming: Coming, stated: Mapping[str, Any], load: Load,
) -> tuple[Json, Setup, Positions]:
    """The document of the next hand, what it reads as, and where button and blinds are.

    Shape: `load` finds the hand's game.  Errors: those of `read_setup` and `check_playable`.
    """
    document = _document(table, coming, stated, load)
    setup = read_setup(document, load)
    check_playable(setup)
    if not setup.game.button:
        del document["button"]
    # written out in full, so that a later change of a default changes no old hand
    # an old hand is always judged by the rules it was played under
    document |= {"betting": setup.betting, "house": setup.house.as_dealt(), "preset": setup.preset}
    where = coming.where
    if document.get("posts") and stated.get("posts"):
        where = positions.as_posted(where, setup.posts or ())
    return document, read_setup(document, load), where


def _document(table: TableNow, coming: Coming, stated: Mapping[str, Any], load: Load) -> Json:
    own = {name: value for name, value in stated.items() if name not in ASIDE}
    settings = {name: table.settings.get(name) for name in SETTINGS}
    settings |= {**(coming.turned.settings if coming.turned else {}), **own}
    document = {name: value for name, value in settings.items() if value is not None}
    if "spread" not in own and not _has_spread(document, load):
        # contract, section 4: a spread is refused where no betting asks for it
        document.pop("spread", None)  # the table's own, of another game or betting
    document.setdefault("button", coming.where.button)
    document["blinds"] = list(coming.blinds)
    if coming.bomb_pot:
        document["bomb_pot"] = True
        # by the game or the house, so nobody has named an ante of its own
        if load(document["game"]).bomb_pot or (document.get("house") or {}).get("bomb-pot", "off") != "off":
            document |= bomb_pot_at(document)
    # a bomb pot has no blinds, so nobody owes one (1.4)
    elif coming.posts is not None:
        document.setdefault("posts", [post.document() for post in coming.posts])
    if stated.get("owed"):
        document["posts"] = _with_dead(document, coming, stated["owed"])
    if coming.killer is not None:
        document["killer"] = coming.killer
    # R58: dead money of the hand that is dealt next, whatever its game
    if coming.carried:
        document["carried"] = coming.carried
    document["seats"] = {str(seat): coming.stacks[seat] for seat in sorted(coming.stacks)}
    return document


def _with_dead(document: Mapping[str, Any], coming: Coming, owed: Mapping[int, int]) -> list[Json]:
    """What is posted, with dead chips beside it: a nit card's ante (house rules, section 9, `nit-ante`)."""
    dead = [Post(seat, "dead", chips) for seat, chips in owed.items() if seat in coming.stacks]
    if document.get("posts"):
        return [*document["posts"], *(post.document() for post in dead)]
    # a third blind of the stakes is posted beside them too
    usual = None if coming.bomb_pot else positions.posts(coming.where, coming.stacks, coming.blinds, dead)
    return [post.document() for post in usual or dead]


def _has_spread(document: Mapping[str, Any], load: Load) -> bool:
    betting = document.get("betting") or load(document["game"]).bettings[0]
    return betting in STRUCTURES and "spread" in STRUCTURES[betting].asks


def by_hand(stated: Mapping[str, Any]) -> dict[str, bool]:
    """What of the positions the dealer said by hand, so that a hand dealt again knows it."""
    return {name: True for name, key in (("placed", "button"), ("posted", "posts")) if stated.get(key)}
