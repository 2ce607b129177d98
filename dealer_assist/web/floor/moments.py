"""A hand at one of its entries, and what a ruling asks about that moment: facts, and the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.engine import action_facts
from dealer_assist.engine.action_facts import Deed
from dealer_assist.engine.play import Hand as Played
from dealer_assist.floor.redaction import Looker
from dealer_assist.rulebook.relevant_rules import at_moment
from dealer_assist.rules.rule import Rule, Value
from dealer_assist.store.db.models import Row
from dealer_assist.record import log, replay
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.texts import capital, say


def moment(session: Session, number: int, seq: int | None, looker: Looker) -> dict[str, Any]:
    """The hand right after entry `seq`, or as it stands.

    Shape: `state` the hand's document; `facts`: `entry` (line, who, device, at), what its maker `could` do,
    `acted` in turn until then, `since` then, each with the deeds and whether they are `substantial`; `rules`
    that bear on it.
    Errors: NotFound, `bad-seq`, `record-refused`.
    """
    state = documents.hand_document(session, number, seq, looker)
    hand, rows = documents.find_hand(session, number), rows_of(session, number)
    courses = log.courses(rows)
    path = courses[state["seq"]].path
    hand_played = _played(session, number, state)
    entry = state["undoable"][-1] if state["undoable"] else None
    document = {
        "state": state, "rules": rules(hand_played, state),
        "facts": {
            "entry": entry, "could": _could(session, number, entry),
            "acted": _deed_document(rows, path, action_facts.deeds(hand_played)),
            "since": _since(session, number, rows, path, courses[-1].path),
        },
    }
    return documents.redacted(hand, rows, document, looker, hand_played)


def played_at(session: Session, number: int, seq: int | None) -> Played:
    """The hand right after entry `seq`, or as it stands.  Errors: as of `moment`."""
    return _played(session, number, documents.hand_document(session, number, seq))


def _played(session: Session, number: int, state: dict[str, Any]) -> Played:
    rows = rows_of(session, number)
    path = log.courses(rows)[state["seq"]].path
    return replay.played(documents.find_hand(session, number), rows, path, state["hash"])


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
    hand_played = replay.played(documents.find_hand(session, number), rows, newest, rows[-1].hash)
    count = len(log.lines(rows, path))
    deeds = tuple(deed for deed in action_facts.deeds(hand_played) if deed.number >= count)
    return _deed_document(rows, newest, deeds)


def _deed_document(rows: Sequence[Row], path: Sequence[int], done: tuple[Deed, ...]) -> dict[str, Any]:
    acts = [seq for seq in path if rows[seq].kind == log.ACT]
    deeds = [
        {"seq": acts[deed.number], "seat": deed.seat, "line": log.payload(rows[acts[deed.number]])["line"],
         "chips": deed.chips}
        for deed in done
    ]
    return {"deeds": deeds, "count": len(deeds), "with_chips": sum(deed.chips > 0 for deed in done),
            "substantial": action_facts.substantial(done)}


def rules(hand: Played, state: dict[str, Any]) -> list[dict[str, Any]]:
    """The house rules that may bear on it, with the value in force in this very hand, the likeliest first.

    Shape: `name`, `title`, `section`, `meaning`, `figure`, `value`, `others` (what other rooms do), `cite`.
    """
    return [_rule(rule, hand.setup.house[rule.name]) for rule in at_moment(hand, _now(state))]


def _now(state: dict[str, Any]) -> str:
    """Which of the moments that the rows of the house rules know."""
    kind = "show" if state["over"] else state["waiting_for"]["kind"]
    return {"show": "showdown", "draw": "draw", "deal": "deal"}.get(kind, "wager")


def _rule(rule: Rule, value: Value) -> dict[str, Any]:
    return {
        "name": rule.name,
        "title": rule.title,
        "section": rule.section,
        "meaning": rule.meaning,
        "figure": rule.figure,
        "value": rule.in_words(value),
        "cite": capital(say("desk.house", section=rule.section, name=rule.title)),
        "others": [rule.in_words(word) for word in rule.words if word != value],
    }
