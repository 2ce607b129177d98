"""A hand at one of its entries, and what a ruling asks about that moment: facts, and the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.engine import action_facts
from dealer_assist.engine.action_facts import Deed
from dealer_assist.engine.play import Hand as Played
from dealer_assist.floor.redaction import Looker
from dealer_assist.rules.house_rules import RULES
from dealer_assist.store.db.models import Row
from dealer_assist.store.hands import log, replay, documents

# what may bear on a ruling, by what is being played; the first ones stand on top
_WAGERS = ("out-of-turn", "string-bet", "wrong-amount-until", "undercall", "under-raise", "oversized-chip",
           "multi-chip", "min-raise", "reopen")
_LIMIT = ("out-of-turn", "string-bet", "raise-cap", "heads-up-cap", "limit-short-all-in", "limit-reopen",
          "limit-next-level", "undercall",
          "oversized-chip", "multi-chip", "check-raise")
_POT = ("pot-overbet", "pot-reading", "pot-short-blind", "pot-ante")
_DRAW = ("change-draw", "draw-exposed", "draw-limit", "reshuffle-pool")
_STUD = ("last-card-exposed", "bring-in-option", "stud-short-stub")
_SHOWDOWN = ("cards-speak", "muck-at-showdown", "kill-tabled-winner", "show-order", "ask-to-see",
             "odd-chip-side", "odd-chip-tie", "dispute-until")
_ALWAYS = ("wrong-card-count",)


def moment(session: Session, number: int, seq: int | None, looker: Looker) -> dict[str, Any]:
    """The hand right after entry `seq`, or as it stands.

    Shape: `state` the hand's document; `facts`: `entry` (line, who, device, at), what its maker `could` do,
    `acted` in turn until then, `since` then, each with the deeds and whether they are `substantial`; `rules`
    that bear on it.
    Errors: NotFound, `bad-seq`, `record-refused`.
    """
    state = documents.hand_document(session, number, seq, looker)
    hand, rows = documents.find_hand(session, number), log.rows_of(session, number)
    courses = log.courses(rows)
    path = courses[state["seq"]].path
    made = replay.played(hand, rows, path, state["hash"])
    entry = state["undoable"][-1] if state["undoable"] else None
    found = {
        "state": state, "rules": rules(made, state),
        "facts": {
            "entry": entry, "could": _could(session, number, entry),
            "acted": _told(rows, path, action_facts.deeds(made)),
            "since": _since(session, number, rows, path, courses[-1].path),
        },
    }
    return documents.told(hand, rows, found, looker, made)


def _could(session: Session, number: int, entry: dict[str, Any] | None) -> dict[str, Any] | None:
    """What was legal just before an entry."""
    if entry is None:
        return None
    before = documents.hand_document(session, number, entry["to"])
    return {"seat": before["to_act"], "legal": before["legal"], "prompt": before["prompt"]}


def _since(
    session: Session, number: int, rows: Sequence[Row], path: Sequence[int], newest: tuple[int, ...],
) -> dict[str, Any] | None:
    """What was done since, as the hand stands; None where it went on another way."""
    if newest[:len(path)] != tuple(path):
        return None
    made = replay.played(documents.find_hand(session, number), rows, newest, rows[-1].hash)
    count = len(log.lines(rows, path))
    return _told(rows, newest, tuple(deed for deed in action_facts.deeds(made) if deed.number >= count))


def _told(rows: Sequence[Row], path: Sequence[int], done: tuple[Deed, ...]) -> dict[str, Any]:
    acts = [seq for seq in path if rows[seq].kind == log.ACT]
    deeds = [
        {"seq": acts[deed.number], "seat": deed.seat, "line": log.payload(rows[acts[deed.number]])["line"],
         "chips": deed.chips}
        for deed in done
    ]
    return {"deeds": deeds, "count": len(deeds), "with_chips": sum(deed.chips > 0 for deed in done),
            "substantial": action_facts.substantial(done)}


def rules(made: Played, state: dict[str, Any]) -> list[dict[str, Any]]:
    """The house rules that may bear on it, with the value in force in this very hand.

    Shape: `name`, `title`, `section`, `meaning`, `value`, `others` (what other rooms do), `cite`.
    """
    steps, structure = {step.word for street in made.streets for step in street.steps}, made.setup.structure
    showing_down = state["over"] or state["waiting_for"]["kind"] == "show"
    names = [
        *(_SHOWDOWN if showing_down else ()),
        *(_LIMIT if structure.capped else _WAGERS),
        *(_POT if structure.pot_counts else ()),
        *(_DRAW if "draw" in steps else ()),
        *(_STUD if "up" in steps and not made.table.board else ()), *_ALWAYS,
        *(() if showing_down else _SHOWDOWN),
    ]
    return [_rule(name, made) for name in dict.fromkeys(names)]


def _rule(name: str, made: Played) -> dict[str, Any]:
    rule, value = RULES[name], made.setup.house.word(name)
    return {
        "name": name, "title": name.replace("-", " "), "section": rule.section, "meaning": rule.meaning,
        "value": value.replace("-", " "), "cite": f"House rules {rule.section}, {name}",
        "others": [str(word).replace("-", " ") for word in rule.words if str(word) != value],
    }
