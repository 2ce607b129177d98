"""What a page is told of a table's mix: the game, which hand of how many, what comes, who chooses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dealer_assist.games import load_game
from dealer_assist.session.mixes import CHOICE, Load, Mix
from dealer_assist.session.next_game import Turning
from dealer_assist.texts import Message, joined, say

MOST_RECENT = 12
NOTHING: Mapping[str, Any] = {
    "now": None, "next": None, "left": None, "chooses": None, "recent": [], "changes": False,
}


def of_next_hand(
    turned: Turning, names: Mapping[int, str | None], seated: int, recent: Sequence[int], changes: bool,
) -> dict[str, Any]:
    """Where the mix stands before the next hand: `NOTHING` with its values.

    Shape: `names` by seat; `seated` players with chips; `recent` places of the games last chosen; `changes`:
    the hand is of another game than the last one.
    """
    mix = turned.mix
    if mix.change.way == CHOICE and turned.now.place is None:
        seat = turned.now.chooser or 0
        return {
            **NOTHING, "chooses": {"seat": seat, "name": names.get(seat), "for": mix.change.lasts},
            "recent": list(dict.fromkeys(recent))[:MOST_RECENT],
            "text": say("mix.choose", name=mix.name, seat=seat),
        }
    mix_document = turned.document(changes)
    places = turned.place, turned.now.next
    return {
        **NOTHING, "now": now_playing(mix_document, turned.settings),
        "next": named(mix, turned.now.next, turned.load),
        "left": mix_document["left"], "changes": mix_document["changes"],
        "text": with_shortage(sentence(mix_document), mix, places, seated, turned.load),
    }


def with_shortage(
    text: Message, mix: Mix, places: Iterable[int | None], seated: int, load: Load = load_game,
) -> str:
    """The line, and after it the first game to come whose deck cannot serve those who sit there.

    Source: R57, "in a mix the table is told before the game changes".
    """
    for place in dict.fromkeys(places):
        if place is not None and seated > (most := load(mix.games[place].game).max_seats):
            short = say("mix.too-many", game=mix.named(place, load), most=most, n=seated - most, count=seated)
            return joined((say("mix.line", text=text), short))
    return text


def now_playing(document: Mapping[str, Any], settings: Mapping[str, Any]) -> dict[str, Any]:
    """The game that is played, with what it is played for."""
    return {
        "name": document["game"],
        "hand": document["hand"],
        "of": document["of"],
        "place": document["place"],
        **settings,
    }


def named(mix: Mix, place: int | None, load: Load = load_game) -> dict[str, Any] | None:
    """A game of the list by its place."""
    if place is None:
        return None
    return {"game": mix.games[place].game, "betting": mix.games[place].betting,
            "name": mix.named(place, load)}


def sentence(document: Mapping[str, Any]) -> Message:
    """One line for the head of the page: "HORSE: Razz, hand 3 of 6, next Stud"."""
    known = {"name": document["name"], "game": document["game"]}
    if document["hand"] is None:
        return say("mix.out", **known)
    if document["chooser"] is not None:
        return say("mix.chosen", **known, seat=document["chooser"], hand=document["hand"], of=document["of"])
    if document["of"] is None:
        return say("mix.level", **known, level=document["level"], next=document["next"])
    return say("mix.hand", **known, hand=document["hand"], of=document["of"], next=document["next"])
