"""Prompt and keys of the table's page as the server writes them, so that the first paint is whole.

The page's script (`static/table/desk.js` and what it calls) draws the same from the same document and words;
`tests/web/test_page_panel.py` holds the two to each other. A showdown, a push list, dice and choices begin
without keys: theirs hang on what was tapped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dealer_assist.formats.paper.words import line_words
from dealer_assist.texts import capital, has, joined, say
from dealer_assist.web.table import betting
from dealer_assist.web.table.facedown import bet_after_bet
from dealer_assist.web.table.felt import JOKER, named
from dealer_assist.web.table.keys import Key

Document = Mapping[str, Any]
RANKS, SUITS = "AKQJT98765432", "shdc"
UNSEEN = "??"
RECENT = 6
MANY_SLOTS = 6
MOST_RUNS = 4


def panel(hand: Document) -> dict[str, Any]:
    """What `templates/table/_panel.html` writes; no `screen` where its keys are the script's alone."""
    now = hand["waiting_for"]
    kind = "" if hand["over"] else now["kind"]
    drawn = {"act": _act, "draw": _draw, "deal": _deal}.get(kind, _none)(hand, now)
    return {
        "prompt": "" if kind in ("", "choose", "push") else prompt(hand, now), "screen": "", "tools": [],
        "corner": list(_corner(hand)), **drawn,
    }


def prompt(hand: Document, now: Document) -> str:
    """The sentence for the dealer: a range as poker says it, else what the hand asks."""
    if bet_after_bet(hand):
        return capital(say("table.down-street", street=named("round.", hand["street"]),
                           ask=_range(hand) or hand.get("ask")))
    plain = now["kind"] == "act" and now.get("text") in ("", None, hand.get("ask"))
    return (plain and _range(hand)) or now.get("text") or hand.get("ask") or hand["prompt"]


def _range(hand: Document) -> str:
    """What is called, and what it may be raised to."""
    may = hand["legal"]
    wager = may and (may.get("raise") or may.get("bet"))
    if not wager or wager.get("amounts") or may.get("bring_in"):
        return ""
    owes = say("keys.ask_call", chips=may.get("call")) if may.get("call") else say("keys.ask_check")
    one = "_one" if wager["min"] >= wager["max"] else ""
    to = say(f"keys.ask_{'raise' if may['raise'] else 'bet'}{one}", min=wager["min"], max=wager["max"])
    return say("keys.ask", seat=hand["to_act"], owes=owes, wager=to)


def _none(hand: Document, now: Document) -> dict[str, Any]:
    return {}


def _act(hand: Document, now: Document) -> dict[str, Any]:
    return {"screen": "act", **betting.screen(hand), "tools": list(_late(hand)), "recent": recent(hand)}


def _draw(hand: Document, now: Document) -> dict[str, Any]:
    """How many cards are drawn, or none."""
    counts = range(max(now["low"], 0), now["high"] + 1)
    return {"screen": "counts", "tools": list(_late(hand)), "recent": recent(hand), "counts": [
        Key(f"draw-{n}", str(n) if n else say("steps.pat"), "go" if n else "quiet",
            say("steps.draws" if n else "steps.keeps_all")) for n in counts]}


def _deal(hand: Document, now: Document) -> dict[str, Any]:
    """The cards that were not seen; on named boards, and while hands may be mucked, the script's alone."""
    board = now["to"] == "board"
    if hand["gate"] or board and hand.get("rows"):
        return {}
    fewer = board and now["count"] > 1
    ranks = [rank for rank in RANKS if any(card[0] == rank for card in hand["deck_cards"] if card != JOKER)]
    return {
        "screen": "pad", "slots": now["count"], "many": now["count"] > MANY_SLOTS, "joker": JOKER,
        "grid": [[_cell(hand, rank + suit) for rank in ranks] for suit in SUITS],
        "jokers": [_cell(hand, JOKER)] if JOKER in hand["deck_cards"] else [],
        "commit": list(_commit(hand, now, fewer)),
    }


def _cell(hand: Document, card: str) -> str:
    """The card, and nothing where it was seen."""
    return card if card in hand["deck_cards"] and card not in hand["seen"] else ""


def _commit(hand: Document, now: Document, fewer: bool) -> Iterator[Key]:
    if fewer:
        yield Key("enter", say("pad.enter"), "go enter", say("pad.more", n=now["count"]), closed=True)
    if fewer and now.get("optional"):
        yield Key("unknown", say("steps.unknown"), "plain", say("steps.not_seen"), letter="U")
    if now.get("optional"):
        yield Key("not-now", say("steps.not_now"), "plain")
    if (hand["runs"] or 0) > 1 and hand["betting_over"]:
        for times in range(1, min(hand["runs"], MOST_RUNS) + 1):
            if times != hand["run"]:
                yield Key(f"run-{times}", say(f"steps.run_{times}"), "plain")


def _late(hand: Document) -> Iterator[Key]:
    """The key that leads to cards that lie on the table and were not entered when they came."""
    to = "board" if None in hand["board"] else "community" if hand["community"] == UNSEEN else (
        "up" if any(not row["folded"] and UNSEEN in row["up"] for row in hand["seats"]) else "")
    if to:
        yield Key("board", say(f"steps.late_key_{to}"), "plain")


def recent(hand: Document) -> list[str]:
    """What was entered last, the latest first."""
    lines = [entry["line"] for entry in hand["undoable"]][-RECENT:]
    return [line_words(line, hand["names"], in_words) for line in reversed(lines)]


def in_words(cards: Any) -> str:
    """Cards as a screen reader says them."""
    return joined((card_words(str(card)) for card in cards), ", ")


def card_words(card: str) -> str:
    """The ace of hearts."""
    if card == UNSEEN:
        return say("said.unseen")
    return say("card.joker") if card == JOKER else say(
        "card.of", rank=say(f"rank.{card[0]}"), suit=say(f"suit.{card[1]}"))


# -- the corner --------------------------------------------------------------------------------------


def _corner(hand: Document) -> Iterator[Key]:
    """Undo, redo, log and floor, which are there in every state."""
    back, redone = _taken_back(hand), hand["redoable"]
    undone = "table.undeal" if hand["previous"] else "table.no-undo"
    yield Key("undo", say("table.undo"), "undo", back or say(undone), not back and not hand["previous"])
    yield Key("redo", say("table.redo"), "plain", brief(redone[0]) if redone else say("table.no-redo"),
              not redone)
    yield Key("log", say("table.log"), "plain")
    yield Key("floor", say("table.floor"), "plain", closed=hand["status"] == "void")


def _taken_back(hand: Document) -> str:
    """What the undo key takes back: a round of folds and a repair go back as one."""
    if not hand["undoable"]:
        return ""
    last = hand["undo"] or {"lines": [hand["undoable"][-1]["line"]], "repair": None}
    if last["repair"]:
        return say("log.the-change")
    return say("log.entries", n=len(last["lines"])) if len(last["lines"]) > 1 else brief(last["lines"][0])


def brief(line: str) -> str:
    """A line on a small key: "3 raise 700"."""
    words = line.split()
    if words[0] == "deal":
        return say("brief.cards")
    seat, verb, *more = words if words[0].isdigit() else ["", *words]
    what = " ".join(more)
    key = f"brief.{verb}"
    return say(key, seat=seat, what=int(what) if what.isdigit() else what) if has(key) else line
