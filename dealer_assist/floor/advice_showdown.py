"""Rulings at the end: who may see a hand, and whose time is up (house rules, sections 7 and 9)."""

from __future__ import annotations

from dealer_assist.engine.betting.legal import legal, to_call
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.floor.incident import Advised, Case
from dealer_assist.texts import say


def ask_to_see(case: Case) -> Advised:
    """A player asks to see the hand of the last to bet or raise (house rules 7, `ask-to-see`)."""
    hand, rule = case.hand, case.house.word("ask-to-see")
    if hand.stage is not Stage.SHOWDOWN:
        raise NotNow("no-showdown.asked", now=waiting(hand).text, field="happened.kind")
    # "any" player dealt in may ask, also one who folded before the flop
    seat = case.dealt_in() if rule == "any" else case.seat()
    bettor = hand.round.aggressor
    asked = None if bettor is None or hand.folded[bettor] else hand.order[bettor]
    if asked == seat:
        raise NotNow("own-hand", seat=seat, field="happened.seat")
    if rule == "floor":
        return _advised("see.floor", seat, asked)
    if rule == "any":
        return _advised("see.any", seat, asked, turns_up=True)
    if asked is None:
        return _advised("see.nobody-bet", seat, asked)
    # "a river caller who still holds cards": who threw them in has shown nothing, and sees nothing
    holds, called = not hand.showdown.mucked[hand.seat_index[seat]], _called(case, seat)
    key = "see.threw" if not holds else "see.caller" if called else "see.not-called"
    return _advised(key, seat, asked, turns_up=holds and called)


def _called(case: Case, seat: int) -> bool:
    """Has this seat put chips in against the last bet or raise? Who was all-in before has not."""
    # all-in on the flop, they called no bet of the river
    last = max(deed.number for deed in case.done if deed.lifts)
    return any(deed.seat == seat and deed.chips and deed.number > last for deed in case.done)


def _advised(key: str, seat: int, asked: int | None, turns_up: bool = False) -> Advised:
    steps = [say("see.turn-up", seat=asked) if asked else say("see.turn-up-asked")] if turns_up else []
    return Advised(None, 0, 0, say(key, seat=seat, other=asked or 0), tuple(steps), "ask-to-see")


def time_up(case: Case) -> Advised:
    """The player to act has used all the time there is (house rules 9, `shot-clock`): dead, else a check.

    A bring-in is posted like a blind, whoever owes it.
    """
    case.betting()
    hand = case.hand
    seat, seconds = hand.order[hand.round.actor], case.house.number("shot-clock")
    if legal(hand).bring_in is not None:
        key, verb = "time.bring-in", "bring-in"
    else:
        key, verb = ("time.dead", "fold") if to_call(hand, hand.round.actor) > 0 else ("time.check", "check")
    sentence = say(key, seat=seat, seconds=seconds)
    return case.tried(Advised(f"{seat} {verb}", 0, 0, sentence, (), "shot-clock"))
