"""The ruling desk: what happened at the table in, the rules that bear on it and what each answer does out.

Rooms differ in a rule; so each of its values is tried on the very hand, and those that come to the same are
one answer. Nothing is applied: an answer is chosen by a person, and kept as a ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from dealer_assist.engine import action_facts
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal
from dealer_assist.floor import advice_chips
from dealer_assist.floor.advice import rule_on
from dealer_assist.floor.advice_pots import wrong_pot
from dealer_assist.floor.incident import Advised, Case, Happening
from dealer_assist.rules.house import House
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import Rule, Value
from dealer_assist.texts import say

WAGER, POT, DRAW, STUD, CARDS, SHOWDOWN = "wager", "pot", "draw", "stud", "cards", "showdown"
SHOWN_DOWN = "shown down"       # the hand is over, and cards decided it
WRONG_POT = "wrong-pot"         # no kind of an advice: those are of a hand that is played
STUD_PROCEDURES = "1.2.2"   # a section of the BARGE book
Sum = tuple[str | None, int, int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class DeskCall:
    """A call that the floor gets.

    Shape: `name` of it; `kind` of happening, and what is `asked` for it; `when` it can have happened; `rules`
    of the house that bear on it, `tda` the rules of the TDA of 2024, longform.
    """

    name: str
    kind: str
    asked: tuple[str, ...]
    when: str
    rules: tuple[str, ...] = ()
    tda: tuple[str, ...] = ()


# The commonest first.
CALLS = (
    DeskCall("verbal", "chips", ("said", "chips"), WAGER, ("under-raise",), ("40", "43", "51")),
    DeskCall("one-chip", "chips", ("chip",), WAGER, ("oversized-chip", "under-raise"), ("44",)),
    DeskCall("out-of-turn", "out-of-turn", ("seat", "line"), WAGER, ("out-of-turn",), ("53",)),
    DeskCall("string-bet", "string-bet", ("first", "then"), WAGER, ("string-bet", "under-raise"), ("56",)),
    DeskCall("side-pots", "side-pots", (), WAGER, (), ("21",)),
    DeskCall("silent-chips", "chips", ("chips",), WAGER, ("under-raise", "multi-chip"), ("43", "45")),
    DeskCall("short-call", "undercall", ("chips",), WAGER, ("undercall",), ("51",)),
    DeskCall("exposed-draw", "exposed-draw", ("seat",), DRAW, ("draw-exposed",)),
    DeskCall("exposed-down-card", "exposed-down-card", ("seat",), STUD),
    DeskCall("exposed-last-card", "exposed-last-card", ("seat",), STUD, ("last-card-exposed",)),
    DeskCall("time", "time", (), WAGER, ("shot-clock",), ("29",)),
    DeskCall("misdeal", "misdeal", (), CARDS, ("wrong-card-count",), ("35", "36")),
    DeskCall("fouled-hand", "wrong-card-count", ("seat", "cards"), CARDS, ("wrong-card-count",),
             ("35", "37")),
    DeskCall("fouled-deck", "fouled-deck", (), CARDS, (), ("35",)),
    DeskCall("wrong-amount", "wrong-amount", ("to",), WAGER, ("wrong-amount-until",), ("52",)),
    DeskCall("over-the-pot", "overbet", ("to",), POT, ("pot-overbet",), ("52",)),
    DeskCall("short-of-the-pot", "underbet", ("to",), POT, ("pot-overbet",), ("52",)),
    DeskCall("change-draw", "change-draw", ("seat", "cards"), DRAW, ("change-draw",)),
    DeskCall("wrong-bring-in", "wrong-bring-in", ("seat",), STUD),
    DeskCall("dealt-down", "dealt-down", ("seat",), STUD),
    DeskCall("early-street", "early-street", (), STUD),
    DeskCall("un-pass", "un-pass", ("seat",), WAGER, ("sevens", "sevens-penalty", "check-raise"), ("50",)),
    DeskCall("wrong-level", "wrong-level", (), CARDS, ("level-applies",), ("23",)),
    DeskCall("ask-to-see", "ask-to-see", ("seat",), SHOWDOWN, ("ask-to-see",), ("18",)),
    DeskCall("mucked-winner", "mucked-hand", ("seat",), SHOWDOWN, ("muck-at-showdown",), ("13", "14")),
    DeskCall(WRONG_POT, WRONG_POT, ("seat",), SHOWN_DOWN, ("dispute-until",), ("22",)),
)


@dataclass(frozen=True, slots=True)
class Effect:
    """What entering an answer's line does.

    Shape: `put_in` the chips by seat that leave a stack, less than 0 where some come back; `pot` all that
    lies in the middle then; `next` what is asked then.
    """

    put_in: Mapping[int, int]
    pot: int
    next: str


@dataclass(frozen=True, slots=True)
class DeskAnswer:
    """An answer: the ruling, whether it is that of this house, by which values of rules others give it."""

    advised: Advised
    in_force: bool
    under: tuple[tuple[Rule, Value], ...]
    effect: Effect | None


def calls(hand: Hand) -> tuple[DeskCall, ...]:
    """The calls that there can be at this state of a hand, the commonest first."""
    now = frozenset(_now(hand))
    return tuple(call for call in CALLS if call.when in now)


def _now(hand: Hand) -> Iterator[str]:
    if hand.over:
        # won without a showdown there was one stack to push it to
        if len(hand.live()) > 1:
            yield SHOWN_DOWN
        return
    yield CARDS
    if hand.stage is Stage.BETTING:
        yield WAGER
        if hand.setup.structure.pot_counts:
            yield POT
    if any(step.word == "draw" for street in hand.streets for step in street.steps):
        yield DRAW      # how many cards it gives is the players' to say: the page may count none
    if hand.game.holds("up"):
        yield STUD
    if hand.stage is Stage.SHOWDOWN:
        yield SHOWDOWN


def book_section(hand: Hand, call: DeskCall) -> str:
    """The section of the BARGE book that a call turns on; "" where it is silent."""
    if call.when == STUD:
        return STUD_PROCEDURES
    return hand.setup.structure.book if call.when in (WAGER, POT) else ""


def bearing(call: DeskCall, advised: Advised) -> tuple[Rule, ...]:
    """The house rules that bear on it, that which decided first."""
    # the call is filed under `oversized-chip`, and the one chip was too small: `undercall` decided
    names = dict.fromkeys((advised.rule, *call.rules))
    return tuple(RULES[name] for name in names if name in RULES)


def answers(hand: Hand, call: DeskCall, happening: Happening) -> tuple[DeskAnswer, ...]:
    """What may be ruled on it, that of the house in force first; the hand is not changed.

    Errors: as of `advice.rule_on`, where it cannot have happened in this state.
    """
    here = _ruled(hand, happening)
    # `half` and `always-raise` may both make it 400: the floor reads one answer, under two rules
    by_sum: dict[Sum, tuple[Advised, list[tuple[Rule, Value]]]] = {_sum(here): (here, [])}
    for rule, value in _elsewhere(hand, bearing(call, here)):
        for advised in _under(hand, happening, rule.name, value):
            by_sum.setdefault(_sum(advised), (advised, []))[1].append((rule, value))
    ways = _ways(hand, happening, here)
    # a call or a fold is the floor's choice where the house leaves it so: both are in force
    for advised in ways:
        by_sum[_sum(advised)] = advised, []
    return tuple(DeskAnswer(advised, advised is here or advised in ways, tuple(under), effect(hand, advised))
                 for advised, under in by_sum.values())


def _ways(hand: Hand, happening: Happening, here: Advised) -> tuple[Advised, ...]:
    """What the floor chooses from, where the house says no more than that it rules."""
    if here.rule != "undercall" or here.line is not None:
        return ()
    return advice_chips.undercall_ways(Case(hand, happening, action_facts.deeds(hand)))


def _sum(advised: Advised) -> Sum:
    """What an answer comes to: two that come to the same are one."""
    done = () if advised.line or advised.procedure else advised.steps
    return advised.line, advised.give_back, advised.add, done


def _ruled(hand: Hand, happening: Happening, house: House | None = None) -> Advised:
    if happening.kind == WRONG_POT:
        return wrong_pot(Case(hand, happening, action_facts.deeds(hand), house))
    advised = rule_on(hand, happening, house)
    # what is changed is taken back first, so nothing can be entered on the hand as it stands
    return replace(advised, line=None) if advised.rule == "change-draw" else advised


def _elsewhere(hand: Hand, rules: tuple[Rule, ...]) -> Iterator[tuple[Rule, Value]]:
    """Each value of a rule that is not in force here."""
    return ((rule, word) for rule in rules if not rule.record for word in rule.words
            if word != hand.setup.house[rule.name])


def _under(hand: Hand, happening: Happening, name: str, value: Value) -> Iterator[Advised]:
    """The ruling in a house with another value; none where nothing could be ruled there."""
    try:
        yield _ruled(hand, happening, hand.setup.house.but(name, value))
    except Refusal:
        return


def effect(hand: Hand, advised: Advised) -> Effect | None:
    """What the line of a ruling does to the chips; None where nothing is to be entered now."""
    if advised.void:
        began = zip(hand.setup.order, hand.setup.stacks, strict=True)
        back = {seat: -chips for seat, stack in began if (chips := stack - hand.stacks[seat])}
        # R58: what was carried in lay there before the hand, and goes on to the next
        return Effect(back, hand.setup.carried, say("void.prompt"))
    if advised.line is None:
        return None
    then = hand.after(parse_action(advised.line))
    before = hand.stacks
    put_in = {seat: before[seat] - stack for seat, stack in then.stacks.items() if before[seat] != stack}
    return Effect(put_in, then.pot, waiting(then).text)
