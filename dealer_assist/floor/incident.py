"""One case for the floor: the hand, what happened, and the ruling that is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.betting.rounds import awaited
from dealer_assist.floor.corrections import Advice
from dealer_assist.engine.state.action_facts import Deed
from dealer_assist.engine.state.hand import Hand
from dealer_assist.rules.house import House
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.contract.reading import seat_number, whole
from dealer_assist.errors import NotNow, Unreadable, nearest
from dealer_assist.texts import capital, joined, named, say

MOST_CHIPS_NAMED = 500
MOST_SINCE = 100


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be said and done.

    Shape: `line` the action to enter now, None for none; `give_back` chips that go back, `add` chips
    still owed; `steps` in the imperative, in order; `rule` the house rule.
    """

    line: str | None
    give_back: int
    add: int
    sentence: str
    steps: tuple[str, ...]
    rule: str

    def document(self) -> dict[str, Any]:
        """The ruling as the API writes it."""
        return {"line": self.line, "give_back": self.give_back, "add": self.add,
                "sentence": self.sentence, "steps": list(self.steps), "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Case:
    """What happened at which state of a hand.

    Shape: `said` are the keys of `happened`, known ones only; `done` the deeds of the hand.
    """

    hand: Hand
    said: Mapping[str, Any]
    done: tuple[Deed, ...]

    @property
    def house(self) -> House:
        """The rules of this hand."""
        return self.hand.setup.house

    @property
    def heads_up(self) -> bool:
        """Do two players still have cards?"""
        return len(self.hand.live()) == 2

    def seat(self) -> int:
        """The seat that it happened to.  Errors: `bad-seat`, `empty-seat`, `hand-folded`."""
        seat = seat_number(self.said["seat"], "happened.seat")
        return self._dealt_in(seat, "happened.seat")

    def _dealt_in(self, seat: int, field: str) -> int:
        i = self.hand.seat_index.get(seat)
        if i is None:
            dealt = ", ".join(map(str, sorted(self.hand.order)))
            raise NotNow("empty-seat", f"Seat {seat} is not in this hand; the seats dealt in are {dealt}.",
                         field=field)
        if self.hand.folded[i]:
            raise NotNow("hand-folded", f"Seat {seat} has folded; there is nothing to rule on for it.",
                         field=field)
        return seat

    def chips(self, key: str, most: int, *, none: bool = False) -> tuple[int, ...]:
        """Chips put in: a list of their values, or one number for an amount in several chips.

        Errors: `bad-number`, `no-chips` where `none` is not allowed, `not-enough-chips` over `most`.
        """
        value, field = self.said[key], f"happened.{key}"
        if isinstance(value, list | tuple):
            if len(value) > MOST_CHIPS_NAMED:
                raise Unreadable("too-many-chips", f"Name at most {MOST_CHIPS_NAMED} chips, or give the sum.",
                                 field=field)
            found = tuple(self._chip(chip, f"{field}.{n}") for n, chip in enumerate(value))
        else:
            found = _some(self._chip(value, field, least=0))
        if not found and not none:
            raise Unreadable("no-chips", f"{key} names no chips; write what was put in.", field=field)
        if sum(found) > most:
            raise NotNow("not-enough-chips", f"{sum(found):,} were put in, but only {most:,} lie behind. "
                         "Count the chips again.", field=field)
        return found

    def _chip(self, value: object, field: str, least: int = 1) -> int:
        chip, smallest = whole(value, field, least), self.hand.setup.chip
        if chip % smallest:
            raise Unreadable("bad-chip", f"{chip:,} cannot be made of chips of {smallest:,}, the smallest in "
                             "play.", field=field)
        return chip

    def word(self, key: str, known: tuple[str, ...]) -> str | None:
        """One of the known words, or None.  Errors: `unknown-word` with the nearest."""
        value = self.said.get(key)
        if value is None or value in known:
            return value
        near = nearest(str(value)[:40], known)
        meant = f"; did you mean {near}?" if near else "."
        raise Unreadable("unknown-word", f"{key} cannot be {str(value)[:40]!r}{meant} It is "
                         f"{', '.join(known)} or null.", field=f"happened.{key}")

    def since(self) -> tuple[Action, ...]:
        """What followed what happened, as action lines.  Errors: `bad-form`, `bad-action`, `empty-seat`."""
        lines = self.said.get("since")
        if lines is None:
            return ()
        if not isinstance(lines, list | tuple) or len(lines) > MOST_SINCE:
            raise Unreadable("bad-form", f"since is a list of at most {MOST_SINCE} action lines.",
                             field="happened.since")
        found = [parse_action(line, f"happened.since.{n}") for n, line in enumerate(lines)]
        for n, action in enumerate(found):
            if action.seat is not None and action.verb != "deal":
                self._dealt_in(action.seat, f"happened.since.{n}")
        return tuple(found)

    def betting(self) -> None:
        """Refuse what can only happen in a betting round."""
        if self.hand.phase != "betting":
            raise NotNow("not-betting", f"There is nothing to bet on now; {awaited(self.hand)}.",
                         field="happened")

    def offer(self, advice: Advice, seat: int, steps: Sequence[str] = ()) -> Told:
        """A ruling on the action that is due: its line is tried, and only one that holds is offered."""
        told = Told(advice.action_line, advice.give_back, advice.add, advice.sentence,
                    (*moves(seat, advice), *steps), advice.rule)
        return self.tried(told)

    def tried(self, told: Told) -> Told:
        """The ruling; without its line where the hand refuses that."""
        if told.line is None:
            return told
        try:
            self.hand.after(parse_action(told.line))
        except NotNow as refusal:
            return replace(told, line=None, give_back=0, add=0, steps=(say("advice.floor"),),
                           sentence=say("advice.would-be", line=told.line, but=refusal.message))
        return replace(told, steps=(*told.steps, say("advice.enter", line=told.line)))


def _some(total: int) -> tuple[int, ...]:
    """An amount in several chips that nobody named: the rules on single chips do not catch it."""
    return (total - 1, 1) if total > 1 else (total,) * total


def moves(seat: int, advice: Advice) -> list[str]:
    """The chips that a ruling moves, as steps."""
    steps: list[str] = [give_back(seat, advice.give_back)] if advice.give_back else []
    if advice.add and advice.action_line:
        steps.append(say("advice.adds", seat=seat, chips=advice.add))
    return steps or ([] if advice.action_line else [say("advice.leave")])


def give_back(seat: int, chips: int) -> str:
    """The step that returns chips."""
    return say("advice.give-back", seat=seat, chips=chips)


def told_steps(told: Procedure, more: Sequence[str] = (), line: str | None = None, back: int = 0) -> Told:
    """A procedure as a ruling; its first step is its sentence where there is only one."""
    steps = (*told.steps, *more)
    name = capital(named("procedure", told.name))
    return Told(line, back, 0, say("advice.procedure", name=name, steps=joined(told.steps)), steps, told.rule)
