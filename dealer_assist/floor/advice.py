"""What the floor is to say when something went wrong: a hand and what happened in, a ruling out.

The ruling is offered, never applied: entering its line is a person's tap. What has been put in, how
many have acted, who faces whose bet, is read from the hand and never asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dealer_assist.floor import advice_cards, advice_chips
from dealer_assist.engine.state import action_facts
from dealer_assist.floor.incident import Case, Told
from dealer_assist.engine.state.hand import Hand
from dealer_assist.contract.options import read_hand, state
from dealer_assist.contract.reading import known_keys
from dealer_assist.errors import NotNow, Unreadable, nearest


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of happening: the keys it must and may have, and who rules on it."""

    must: tuple[str, ...]
    may: tuple[str, ...]
    rule: Callable[[Case], Told]


KINDS: Mapping[str, Kind] = {
    "chips": Kind(("chips",), ("said",), advice_chips.chips),
    "undercall": Kind(("chips",), (), advice_chips.undercall),
    "string-bet": Kind(("first", "then"), (), advice_chips.string_bet),
    "out-of-turn": Kind(("seat", "line"), ("after",), advice_chips.out_of_turn),
    "wrong-amount": Kind(("to",), ("since",), advice_chips.wrong_amount),
    "overbet": Kind(("to",), ("since",), advice_chips.overbet),
    "underbet": Kind(("to",), ("since",), advice_chips.underbet),
    "change-draw": Kind(("seat", "cards"), (), advice_cards.change_draw),
    "exposed-draw": Kind(("seat",), (), advice_cards.exposed_draw),
    "exposed-last-card": Kind(("seat",), (), advice_cards.exposed_last_card),
    "wrong-card-count": Kind(("seat", "cards"), (), advice_cards.wrong_card_count),
    "misdeal": Kind((), (), advice_cards.misdeal),
}


def advise(document: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a hand, its actions and what `happened` in; the ruling, the facts, the state out.

    Shape: `happened` is `{"kind": …}` with the keys of KINDS; `advice` has `line` (to be entered, or
    None), `give_back`, `add`, `sentence`, `steps`, `rule`; `facts` is `facts.document`, `state` that
    of `options`.
    Errors: those of `options`; `no-happening`, `unknown-kind`, `unknown-key`, `missing-key`, and a
    code for each thing that cannot have happened in this state (`happened.seat`).
    """
    if not isinstance(document, Mapping):
        raise Unreadable("bad-form", "Ask with a JSON object: the hand's set-up, its actions, and happened.")
    rest = {key: value for key, value in document.items() if key != "happened"}
    check(document.get("happened"))
    return advise_on(read_hand(rest), document["happened"])


def advise_on(hand: Hand, happened: object) -> dict[str, Any]:
    """The same for a hand that is being played; it is not changed."""
    kind, said = check(happened)
    if hand.over:
        raise NotNow("hand-over", "This hand is over; take its last action back to rule on it.",
                     field="happened")
    told = kind.rule(Case(hand, said, action_facts.deeds(hand)))
    return {"advice": told.document(), "facts": action_facts.document(hand), "state": state(hand)}


def check(happened: object) -> tuple[Kind, Mapping[str, Any]]:
    """The kind of a happening and its keys.  Errors: as of `advise`, before any hand is read."""
    if not isinstance(happened, Mapping):
        raise Unreadable("no-happening", 'Say what happened, as in {"kind": "chips", "chips": [500, 200]}.',
                         field="happened")
    kind = _kind(happened.get("kind"))
    known_keys(happened, ("kind", *kind.must, *kind.may), "happened")
    for key in kind.must:
        if happened.get(key) is None:
            raise Unreadable("missing-key", f"{happened['kind']} needs {' and '.join(kind.must)}; add {key}.",
                             field=f"happened.{key}")
    return kind, happened


def _kind(word: object) -> Kind:
    found = KINDS.get(word) if isinstance(word, str) else None
    if found is None:
        near = nearest(str(word)[:40], tuple(KINDS))
        raise Unreadable(
            "unknown-kind", f"{str(word)[:40]!r} is no kind of happening"
            + (f"; did you mean {near!r}?" if near else ".") + f" The kinds are {', '.join(KINDS)}.",
            field="happened.kind")
    return found
