"""What happened at the table, read from a document; the floor's ruling on it, written as one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.contract.options import read_hand, state
from dealer_assist.contract.reading import known_keys, seat_number, whole
from dealer_assist.engine.betting.legal import to_call
from dealer_assist.engine import action_facts
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow, Unreadable, nearest, quotable, rule_words
from dealer_assist.floor.advice import KINDS, HappeningKind, rule_on
from dealer_assist.floor.incident import Advised, Happening
from dealer_assist.rules.verbs import SPOKEN, TURNS
from dealer_assist.texts import Message, listed

MOST_CARDS = 20
MOST_CHIPS_NAMED = 500
MOST_SINCE = 100

# What a step of a ruling does, by its text: those that a page takes over, and the chips that change hands.
DOES = {
    "advice.enter": "enter", "advice.enter-again": "enter", "advice.then-enter": "enter",
    "advice.give-back": "give_back", "advice.adds": "add",
}


def advise(document: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a hand, its actions and what `happened` in; the ruling, the facts, the state out.

    Shape: `happened` is `{"kind": …}` with the keys of KINDS; `advice` has `line` (to be entered, or
    None), `give_back`, `add`, `sentence`, `steps`, `rule`, and for pages `todo`, the steps as
    data; `facts` what rulings turn on, `state` that of `options`.
    Errors: those of `options`; `no-happening`, `unknown-kind`, `unknown-key`, `missing-key`, and a
    code for each thing that cannot have happened in this state (`happened.seat`).
    """
    if not isinstance(document, Mapping):
        raise Unreadable("bad-form.advice")
    rest = {key: value for key, value in document.items() if key != "happened"}
    # before the hand is played: a slip in the question should not cost 200 actions
    check(document.get("happened"))
    return advise_on(read_hand(rest), document["happened"])


def advise_on(hand: Hand, happened: object) -> dict[str, Any]:
    """The same for a hand that is being played; it is not changed."""
    ruling = rule_on(hand, read_happening(hand, happened))
    return {"advice": ruling_document(ruling), "rule_words": rule_words(ruling.rule), "facts": _facts(hand),
            "state": state(hand)}


def read_happening(hand: Hand, happened: object) -> Happening:
    """What happened in a hand that is being played.  Errors: as of `advise`; `hand-over`."""
    _, keys = check(happened)
    if hand.over:
        raise NotNow("hand-over.to-rule-on", field="happened")
    return _Reading(keys, hand).happening()


def check(happened: object) -> tuple[HappeningKind, Mapping[str, Any]]:
    """The kind of a happening and its keys.  Errors: as of `advise`, before any hand is read."""
    if not isinstance(happened, Mapping):
        raise Unreadable("no-happening", field="happened")
    kind = _kind(happened.get("kind"))
    known_keys(happened, ("kind", *kind.must, *kind.may), "happened")
    for key in kind.must:
        if happened.get(key) is None:
            raise Unreadable(
                "missing-key.happening", kind=happened["kind"], needed=listed(kind.must), name=key,
                field=f"happened.{key}"
            )
    return kind, happened


def _kind(word: object) -> HappeningKind:
    kind = KINDS.get(word) if isinstance(word, str) else None
    if word is None:
        raise Unreadable("unknown-kind.none", known=", ".join(KINDS), field="happened.kind")
    if kind is None:
        near = nearest(str(word)[:40], tuple(KINDS))
        raise Unreadable(
            "unknown-kind", word=quotable(word, 40), near=near, known=", ".join(KINDS), field="happened.kind"
        )
    return kind


class _Reading:
    """The keys of `happened`, read for a hand; what its kind does not have stays empty."""

    def __init__(self, keys: Mapping[str, Any], hand: Hand) -> None:
        self.keys, self.hand = keys, hand

    def happening(self) -> Happening:
        """Every key as a value.  Errors: the first that cannot be read, with its field."""
        seat = seat_number(self.keys["seat"], "happened.seat") if "seat" in self.keys else None
        return Happening(
            kind=self.keys["kind"], seat=seat,
            chips=self._chips("chips"), first=self._chips("first"), then=self._chips("then"),
            word=self._word(), to=self._number("to", 1), cards=self._number("cards", 0, MOST_CARDS),
            after=self._number("after", 0, len(self.hand.actions)),
            line=None if seat is None or "line" not in self.keys else self._line(seat), since=self._since(),
        )

    def _number(self, key: str, *bounds: int) -> int | None:
        value = self.keys.get(key)
        return None if value is None else whole(value, f"happened.{key}", *bounds)

    def _chips(self, key: str) -> tuple[int, ...] | int | None:
        """The values of the chips, or one number for an amount in several chips."""
        value, field = self.keys.get(key), f"happened.{key}"
        if value is None:
            return None
        if not isinstance(value, list | tuple):
            return whole(value, field)
        if len(value) > MOST_CHIPS_NAMED:
            raise Unreadable("too-many-chips", most=MOST_CHIPS_NAMED, field=field)
        return tuple(whole(chip, f"{field}.{n}", 1) for n, chip in enumerate(value))

    def _word(self) -> str | None:
        value = self.keys.get("said")
        if value is None or value in SPOKEN:
            return value
        near = nearest(str(value)[:40], SPOKEN)
        raise Unreadable(
            "unknown-word", word=quotable(str(value), 40), near=near, known=", ".join(SPOKEN),
            field="happened.said"
        )

    def _line(self, seat: int) -> Action:
        """What the seat did, written with its number or without."""
        text = self.keys["line"]
        # "raise 600" of the seat that was named, as a page sends it
        if isinstance(text, str) and text[:1].isalpha():
            text = f"{seat} {text}"
        action = parse_action(text, "happened.line")
        if action.seat != seat or action.verb not in TURNS:
            raise Unreadable(
                "bad-action.what-seat-did", seat=seat, known=", ".join(TURNS), field="happened.line"
            )
        return action

    def _since(self) -> tuple[Action, ...]:
        """What followed what happened, as action lines."""
        lines = self.keys.get("since")
        if lines is None:
            return ()
        if not isinstance(lines, list | tuple) or len(lines) > MOST_SINCE:
            raise Unreadable("bad-form.since", most=MOST_SINCE, field="happened.since")
        return tuple(parse_action(line, f"happened.since.{n}") for n, line in enumerate(lines))


def ruling_document(ruling: Advised) -> dict[str, Any]:
    """A ruling: the `line` to be entered, chips to give back or add, sentence, steps and rule."""
    return {"line": ruling.line, "give_back": ruling.give_back, "add": ruling.add,
            "sentence": ruling.sentence, "steps": list(ruling.steps), "rule": ruling.rule,
            "procedure": ruling.procedure or None, "repeats": ruling.repeats,
            "todo": [_step(step) for step in ruling.steps]}


def _step(step: str) -> dict[str, Any]:
    """A step as data: what it does, with the line it enters or the chips it moves, and how it is said."""
    words = step if isinstance(step, Message) else None
    do = DOES.get(words.key, "tell") if words else "tell"
    figures = {name: value for name, value in (words.args if words else {}).items()
               if do != "tell" and name in ("line", "seat", "chips")}
    return {"do": do, **figures, "text": step}


def _facts(hand: Hand) -> dict[str, object]:
    """The facts that rulings turn on.

    Shape: `acted` actions in turn, `with_chips` those that put chips in, `substantial_action`;
    `players` who still have cards, `heads_up`; in a betting round `put_in` and `to_call` of the
    player to act, and whether it is the round's `first_bet` that is to be met.
    """
    deeds, live = action_facts.deeds(hand), len(hand.live())
    facts: dict[str, object] = {
        "acted": len(deeds), "with_chips": sum(deed.chips > 0 for deed in deeds),
        "substantial_action": action_facts.substantial(deeds), "players": live, "heads_up": live == 2,
    }
    if hand.stage is Stage.BETTING:
        owes = to_call(hand, hand.round.actor)
        facts |= {"put_in": hand.round.bet[hand.round.actor], "to_call": owes,
                  "first_bet": bool(owes) and action_facts.facing_first_bet(hand, deeds)}
    return facts
