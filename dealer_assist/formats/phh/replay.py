"""A recorded hand played through the engine, to the last chip.

The file says `cc` and `cbr` where the table says check or call, bet, raise or complete: the state of
the hand decides which it is. Everything else goes to the engine as it was read.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.betting import opening
from dealer_assist.engine.betting.legal import legal, to_call
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import DEALING
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal, quotable
from dealer_assist.formats.phh.actions import Asked, plain
from dealer_assist.formats.phh.codes import as_it_came, scaled
from dealer_assist.formats.phh.reading import PhhHand, UnreadHand
from dealer_assist.texts import figure, in_money, joined, named, say

PRESET = "tda"
# "since that is how the recorded events were played" (contract, section 5)
RECORDED_RULES: dict[str, object] = {"raise-cap": 4}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a hand.

    Shape: `stacks` by player in the file's order and units, None when the hand failed, and None for a
    stack that the file does not know; `agrees` with the file's own finishing stacks, None where it has
    none; `note` says so when the file stops before the hand is over; `error` names the action.
    """

    name: str
    stacks: tuple[int | float | None, ...] | None = None
    agrees: bool | None = None
    note: str | None = None
    error: str | None = None

    @property
    def good(self) -> bool:
        """Played to its end, and not against the record."""
        return self.error is None and self.agrees is not False

    def document(self) -> dict[str, object]:
        """The line that `dealer-assist replay` prints (contract, section 5)."""
        if self.error is not None:
            return {"hand": self.name, "error": self.error}
        line: dict[str, object] = {
            "hand": self.name, "finishing_stacks": list(self.stacks or ()), "agrees": self.agrees}
        return line if self.note is None else {**line, "note": self.note}


def replay(
    hand: PhhHand | UnreadHand, preset: str | None = None, house: Mapping[str, object] | None = None,
) -> Outcome:
    """Play a hand to its end and compare.

    Shape: `preset` and `house` as in a set-up; without a preset those the file was played by, where
    it is ours and says so, else `tda` with four raises.
    Errors: none; a refusal is the outcome's `error`.
    """
    if isinstance(hand, UnreadHand):
        return Outcome(hand.name, error=hand.error)
    try:
        state = start(setup_of(hand, preset, house))
        deque(played(hand, state), maxlen=0)
    except Refusal as refusal:
        return Outcome(hand.name, error=refusal.message)
    if not state.over and not _agrees(hand, state):
        _table_what_is_known(state)
    stacks = tuple(
        None if n in hand.unknown else as_it_came(stack, hand.scale)
        for n, stack in enumerate(_ends(hand, state)))
    return Outcome(hand.name, stacks, _agrees(hand, state), None if state.over else _unfinished(hand, state))


def _ends(hand: PhhHand, state: Hand) -> list[int]:
    return [state.stacks[seat] for seat in hand.seats]


def _agrees(hand: PhhHand, state: Hand) -> bool | None:
    """Do the stacks agree with the recorded ones, where both are known?"""
    if hand.finishing is None:
        return None
    both = zip(_ends(hand, state), hand.finishing, range(len(hand.seats)), strict=True)
    return all(end == recorded for end, recorded, n in both if recorded is not None and n not in hand.unknown)


def setup_of(hand: PhhHand, preset: str | None = None, house: Mapping[str, object] | None = None) -> Setup:
    """The set-up a recorded hand is played from.

    Errors: the `Refusal` of `read_setup`.
    """
    rules: dict[str, Any] = dict(hand.rules)
    if preset is not None or not rules:
        rules = {"preset": preset or PRESET, "house": RECORDED_RULES if preset in (None, PRESET) else {}}
    rules["house"] = {**rules.get("house", {}), **(house or {})}
    if rules.get("preset") == "cash" and not hand.rules:
        rules["tournament"] = False
    return read_setup({**hand.setup, **rules})


def action_lines(hand: PhhHand, setup: Setup) -> tuple[str, ...]:
    """The file's actions as the contract's lines, to be played one at a time.

    Errors: a `Refusal` whose message names the action.
    """
    return tuple(action.line() for action in played(hand, start(setup)))


def played(hand: PhhHand, state: Hand) -> Iterator[Action]:
    """Each action of the file as the table says it, taken into `state` before it is given.

    Shape: `state` is the hand at its start and goes on changing.
    Errors: a `Refusal` whose message names the action.
    """
    scale = hand.scale
    for step in hand.steps:
        try:
            for done in step.does:
                for action in (_unseen(state, done), spoken(state, done, scale)):
                    if action is not None:
                        apply(state, action)
                        yield action
        except Refusal as refusal:
            refusal.message = step.failed(_as_the_file_writes(hand, refusal.message))
            raise


def _unseen(state: Hand, done: Action | Asked) -> Action | None:
    """Stud cards that the file leaves out, where who acts first is who opens by them: nobody knows them."""
    if state.stage is not DEALING or done.seat is None or isinstance(done, Action) and done.verb != "fold":
        return None
    i = state.seat_index[done.seat]
    blank = state.cards.up[i].count(UNKNOWN)
    if not blank or opening.never_seen(state, i):
        return None
    return Action("deal", done.seat, to="up", cards=(UNKNOWN,) * blank)


def _as_the_file_writes(hand: PhhHand, message: str) -> Any:
    """A refusal with the amounts of the file, which has 0.50 where the table has 50 cents (contract, 5)."""
    if hand.scale == 1:
        return message
    return in_money(message, lambda units: figure(as_it_came(units, hand.scale)))


def spoken(state: Hand, done: Action | Asked, scale: int) -> Action | None:
    """What the file's word is at this table, now; None where nothing is left to do."""
    if isinstance(done, Asked):
        return _opened(state, done) if done.word == "sm" else _bet_or_call(state, done, scale)
    return _shown(state, done) if done.verb in ("show", "muck") else done


def _bet_or_call(state: Hand, asked: Asked, scale: int) -> Action:
    seat, word, amount, _ = asked
    i = state.seat_index[seat]
    # a round that waits for cards nobody knows begins with this very word: the bets are those of the last
    high, bet = (0, 0) if state.stage is DEALING else (state.round.high, state.round.bet[i])
    if word == "cc":
        owes = to_call(state, i) if high > bet else 0
        return plain(_jam(state, i, owes, "call") if owes else "check", seat)
    if word == "pb":
        return plain("bring-in", seat)
    to = amount if scale == 1 and isinstance(amount, int) else scaled(amount, scale)
    if state.to_act == seat:
        to = _in_full(state, i, to)
    chips = to - bet
    if _jam(state, i, chips, "") == "all-in" or state.to_act == seat and _short(state, i, chips):
        return plain("all-in", seat)
    return Action("raise" if high else "bet", seat, amount=to)


def _jam(state: Hand, i: int, chips: int, otherwise: str) -> str:
    """In jam-or-fold the whole stack goes in, whatever there is to call; there is no other word for it."""
    whole = state.setup.structure.whole_stack and chips >= state.chips.stack[i]
    return "all-in" if whole else otherwise


def _short(state: Hand, i: int, chips: int) -> bool:
    """Is it a whole stack that is less than the least wager?"""
    may = legal(state)
    return chips == state.chips.stack[i] and may.all_in and not (may.raise_ or may.bet or may.complete)


def _shown(state: Hand, shown: Action) -> Action | None:
    """A hand tabled or thrown in; after the pot is pushed either moves nothing."""
    if state.over:
        return None
    i = state.seat_index[shown.seat or 0]
    if shown.verb == "muck" and _face_up(state) and UNKNOWN not in (*state.cards.down[i], *state.cards.up[i]):
        return Action("show", shown.seat)   # the record mucks a hand that lay open
    return shown


def _opened(state: Hand, asked: Asked) -> Action | None:
    """Stud hands are opened when the betting is over, with cards still to come: those named were dealt.

    With one shared card for all, six are the whole hand.
    """
    i = state.seat_index[asked.seat]
    held = [*state.cards.down[i], *state.cards.up[i]]
    if state.over:
        return None
    if len(asked.cards) == len(held):
        return Action("show", asked.seat, cards=asked.cards)
    fresh = tuple(card for card in asked.cards if card not in held)
    return Action("deal", asked.seat, to="down", cards=fresh) if fresh else None


def _face_up(state: Hand) -> bool:
    """Somebody is all-in and the betting is over: in a tournament every hand is turned up."""
    open_all = state.setup.house["all-in-show"] == "face-up-at-once"
    return open_all and any(not state.chips.stack[i] for i in state.live())


def _in_full(state: Hand, i: int, to: int) -> int:
    """A wager cut down to what the last opponent can still call stands for the full one (contract, 5)."""
    bets, stacks, reach = state.round.bet, state.chips.stack, 0
    if to >= bets[i] + stacks[i]:
        return to
    for j in range(state.count):
        most = bets[j] + stacks[j]
        if j != i and most > reach and not state.folded[j]:
            if most > to:
                return to
            reach = most
    if to != reach:
        return to
    may = legal(state)
    wager = may.raise_ or may.bet or may.complete
    return max(to, wager.least if wager else 0)


def played_out(hand: PhhHand) -> tuple[Setup, tuple[Action, ...]]:
    """A recorded hand that is whole: its set-up, and every action to its end.

    Errors: a `Refusal` whose message names the action; `hand-not-over` where the file stops before the end;
    `chips-do-not-add-up` where the stacks come out otherwise than the file says.
    """
    setup = setup_of(hand)
    state = start(setup)
    deque(played(hand, state), maxlen=0)
    if not state.over:
        _table_what_is_known(state)
    if not state.over:
        raise Refusal("hand-not-over.file-ends", _unfinished(hand, state))
    if _agrees(hand, state) is False:
        both = enumerate(zip(_ends(hand, state), hand.finishing or (), strict=True), 1)
        wrong = [say("refused.has-and-says", n=n, has=figure(as_it_came(end, hand.scale)),
                     says=figure(as_it_came(recorded, hand.scale))) for n, (end, recorded) in both
                 if recorded is not None and end != recorded]
        raise Refusal("chips-do-not-add-up.of-file", wrong=joined(wrong, ", "))
    return setup, tuple(state.actions)


def _table_what_is_known(state: Hand) -> None:
    """The file ends before the showdown: whoever's cards it gave in full tables them; nobody else can."""
    for seat in state.order:
        i = state.seat_index[seat]
        held = [*state.cards.down[i], *state.cards.up[i]]
        done = state.folded[i] or state.showdown.shown[i] or state.showdown.mucked[i]
        if not state.over and not done:
            if held and UNKNOWN not in held:
                try:
                    apply(state, Action("show", seat))
                except Refusal:
                    return


def _unfinished(hand: PhhHand, state: Hand) -> str:
    last = hand.steps[-1] if hand.steps else None
    after = (say("refused.after-action", number=last.number, text=quotable(last.text, 60)) if last
             else say("refused.after-set-up"))
    player = {seat: f"p{n}" for n, seat in enumerate(hand.seats, 1)}
    if state.to_act is not None:
        where = say("refused.where-to-act", player=player[state.to_act])
    else:
        where = say("refused.where-cards-lack", street=named("street", state.street))
    return say("refused.file-ends", after=after, where=where)
