"""One case for the floor: the hand, what happened, and the ruling that is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.floor.corrections import Advice
from dealer_assist.engine.action_facts import Deed
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.play import Hand
from dealer_assist.rules.house import House
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.texts import capital, joined, named, say


@dataclass(frozen=True, slots=True)
class Advised:
    """What is to be said and done.

    Shape: `line` the action to enter now, None for none; `give_back` chips that go back, `add` chips
    still owed; `steps` in the imperative, in order; `rule` the house rule; `procedure` the name of one whose
    first `repeats` steps the sentence says too; `void`: every chip goes back.
    """

    line: str | None
    give_back: int
    add: int
    sentence: str
    steps: tuple[str, ...]
    rule: str
    procedure: str = ""
    repeats: int = 0
    void: bool = False


Chips = tuple[int, ...] | int | None


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened at the table.

    Shape: `kind` one of `advice.KINDS`, and what that kind asks: `seat` who it happened to, `chips` the
    values of the chips put in or their sum, `first` and `then` those of two motions, `said` the word that
    came with them; `to` the total a wager was made to; `cards` how many; `line` what was done out of turn,
    `after` how many actions; `since` the actions that followed.
    """

    kind: str
    seat: int | None = None
    chips: Chips = None
    first: Chips = None
    then: Chips = None
    word: str | None = None
    to: int | None = None
    cards: int | None = None
    line: Action | None = None
    after: int | None = None
    since: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """What happened at which state of a hand.

    Shape: `done` are the deeds of the hand; `elsewhere` the rules of another house to rule by, None for the
    hand's own.
    """

    hand: Hand
    happened: Happening
    done: tuple[Deed, ...]
    elsewhere: House | None = None

    @property
    def house(self) -> House:
        """The rules by which it is ruled."""
        return self.elsewhere or self.hand.setup.house

    @property
    def heads_up(self) -> bool:
        """Do two players still have cards?"""
        return len(self.hand.live()) == 2

    def seat(self) -> int:
        """The seat that it happened to.  Errors: `empty-seat`, `hand-folded`."""
        assert self.happened.seat is not None
        return self._live(self.happened.seat, "happened.seat")

    def dealt_in(self) -> int:
        """The seat that it happened to, also one that has folded.  Errors: `empty-seat`."""
        assert self.happened.seat is not None
        return self._dealt_in(self.happened.seat, "happened.seat")

    def _dealt_in(self, seat: int, field: str) -> int:
        if seat not in self.hand.seat_index:
            dealt = ", ".join(map(str, sorted(self.hand.order)))
            raise NotNow("empty-seat.dealt-in", seat=seat, seats=dealt, field=field)
        return seat

    def _live(self, seat: int, field: str) -> int:
        if self.hand.folded[self.hand.seat_index[self._dealt_in(seat, field)]]:
            raise NotNow("hand-folded.nothing-to-rule", seat=seat, field=field)
        return seat

    def chips(self, key: str, most: int, *, none: bool = False) -> tuple[int, ...]:
        """The chips of `chips`, `first` or `then`, each one that is in play.

        Errors: `bad-chip`, `no-chips` where `none` is not allowed, `not-enough-chips` over `most`.
        """
        put: Chips = getattr(self.happened, key)
        field, smallest = f"happened.{key}", self.hand.setup.chip
        each = {f"{field}.{n}": chip for n, chip in enumerate(put)} if isinstance(put, tuple) \
            else {field: put or 0}
        for place, chip in each.items():
            if chip % smallest:
                raise Unreadable("bad-chip", chips=chip, chip=smallest, field=place)
        values = put if isinstance(put, tuple) else _several(put or 0)
        if not values and not none:
            raise Unreadable("no-chips", name=key, field=field)
        if sum(values) > most:
            raise NotNow("not-enough-chips", chips=sum(values), most=most, field=field)
        return values

    def since(self) -> tuple[Action, ...]:
        """What followed what happened.  Errors: `empty-seat`, `hand-folded`."""
        for n, action in enumerate(self.happened.since):
            if action.seat is not None and action.verb != "deal":
                self._live(action.seat, f"happened.since.{n}")
        return self.happened.since

    def betting(self) -> None:
        """Refuse what can only happen in a betting round."""
        if self.hand.stage is not Stage.BETTING:
            raise NotNow("not-betting", now=waiting(self.hand).text, field="happened")

    def offer(self, advice: Advice, seat: int, steps: Sequence[str] = ()) -> Advised:
        """A ruling on the action that is due: its line is tried, and only one that holds is offered."""
        advised = Advised(advice.action_line, advice.give_back, advice.add, advice.sentence,
                    (*moves(seat, advice), *steps), advice.rule)
        return self.tried(advised)

    def tried(self, advised: Advised) -> Advised:
        """The ruling; without its line where the hand refuses that."""
        if advised.line is None:
            return advised
        try:
            self.hand.after(parse_action(advised.line))
        except NotNow as refusal:
            return replace(advised, line=None, give_back=0, add=0, steps=(say("advice.floor"),), repeats=0,
                           sentence=say("advice.would-be", line=advised.line, but=refusal.message))
        return replace(advised, steps=(*advised.steps, say("advice.enter", line=advised.line)))


def _several(total: int) -> tuple[int, ...]:
    """An amount in several chips that nobody named: the rules on single chips do not catch it."""
    # 500 as one chip would be "oversized" and as a pile is not: an amount alone is taken for a pile
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


def as_ruling(
    procedure: Procedure, more: Sequence[str] = (), line: str | None = None, back: int = 0
) -> Advised:
    """A procedure as a ruling; its first step is its sentence where there is only one."""
    steps = (*procedure.steps, *more)
    name = capital(named("procedure", procedure.name))
    sentence = say("advice.procedure", name=name, steps=joined(procedure.steps))
    return Advised(line, back, 0, sentence, steps, procedure.rule, name, len(procedure.steps))
